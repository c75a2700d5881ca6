"""Commands decided, by what they are about: each handler is given a `Deciding`, and notes events or refuses.

Every module has a table `DECIDE` from the type of a command to its handler; `nde.table.decide` puts them
together.  A refusal leaves no trace, since nothing has happened before the entry is made.
"""
