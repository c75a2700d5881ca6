# The client for browsers, as long as it cannot speak for itself.

client-needs-script = This page needs JavaScript; without it, “nde play” is a table in the terminal.
client-not-built = The page for browsers has not been built yet; run “make play” in the project's folder, then load this page again.
