"""`nde play`, `nde replay` and `nde log`: a table in the terminal.

`gamefile` keeps the log on the disk, `sitting` carries commands out and lets the bots act, `paper` is the
screen, and `conversation` holds the talk of `nde.prose.talk` over it; `files_typed` and `map_power` add what
needs files.  Nothing here is imported by any other command.
"""
