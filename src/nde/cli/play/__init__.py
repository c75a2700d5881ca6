"""`nde play`, `nde replay` and `nde log`: a table in the terminal.

A local table carries commands out and lets the bots act, its file keeps the log on the disk, `paper` is the
screen, and `conversation` holds the talk of `nde.prose.talk` over it.  No other command imports any of this.
"""
