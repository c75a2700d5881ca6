"""What the GM and monster books add: stat blocks, traits, moves, hazards, morale, tables, chases, encounters.

Everything here is data of an edition (`companion.toml` beside it) and a small interpreter of it.  The core
procedures ask `traits` and `blocks`; `edition` binds the rest.
"""
