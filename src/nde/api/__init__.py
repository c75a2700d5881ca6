"""What other programs call: dice, odds, what comes of a situation, and rules, as functions of `nde` itself.

A function takes the words the command line takes and refuses with its sentences; what it answers is a value
that tells itself in any language.  `docs/api.md` shows all of it.  `nde` imports each function when it is
first used.
"""
