"""The game on paper and as pages of text: cheat sheets, cards, the rulebook, sheets, an evening's chronicle.

Everything is taken from the index of rules, the numbers, the tables and the stat blocks of the game as it is
played, with the packs and options of the table, so that paper cannot drift from the engine.
"""
