"""What the book and its drafts list: people, equipment, spells, creatures, the rules themselves.

Each module reads the TOML file beside it and answers what follows from a row; `tables` shows the rows.  Only
values are imported here (a character, a scene), so any rule may ask.
"""
