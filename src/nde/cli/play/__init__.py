"""`nde play`, `nde replay` and `nde log`: a table in the terminal.

`gamefile` keeps the log on the disk, `sitting` carries commands out and lets the bots act, `calling` gives
ids their names, `telling` turns entries into sentences, `menu` and `screen` show what there is to do, and
`conversation` reads what is typed.  Nothing here is imported by any other command.
"""
