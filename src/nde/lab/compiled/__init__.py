"""Rules turned into tables while they are run: everything a rule looks at, and what comes of it."""
