"""Step-dice games: the procedures that the editions of Nano Dungeon Engine share.

No game by itself: an edition is a set of numbers and citations (`nde.rules.stepdice.game.Game`), and
these procedures are called with it.  `nde.rules.stepdice.edition.make_ruleset` binds the two, and is
all that an edition imports besides the types of its settings.
"""
