"""A game's rulebook for people and programs: its rules, tables, options and worked examples.

`game` is a game as a reader has it before them; `rules` says a rule with all that belongs to it, `lookup`
finds where a word leads, `sources` marks what is from elsewhere, and `told` words steps, effects and
questions.
"""
