"""The commands of a host: `nde serve`, `nde tables …`, and what looks after the data of a server.

Settings come from flags and environment variables alike, with everything wrong about them told at once.  The
server itself is `nde.web`; these commands start it, or open what it keeps for one piece of work.
"""
