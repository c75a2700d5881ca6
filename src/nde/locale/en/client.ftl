# The client for browsers, as long as it cannot speak for itself.

client-needs-script = This page needs JavaScript; without it, play in the terminal with “nde play”.
client-not-built = The web client has not been built yet; run “make play” in the project’s folder, then load this page again.
