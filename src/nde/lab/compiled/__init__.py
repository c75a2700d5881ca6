"""Rules turned into tables while they are run: everything a rule looks at, and what comes of it.

A fight (`fight`) is questions and deeds, each a rule that is memoized by what it reads (`memo`); its scenes
are a few numbers (`pieces`), and what may come of a deed is a law over all its dice (`laws`).  Nobody in here
knows policies, or more than one scene at a time.
"""
