"""TKDS, "Tam, kde draci spí", by Ladislav Lipka: a k20 and a skill, read in four degrees.

`ruleset.TKDS` is the whole game, and all that anybody outside imports.  Its values are `settings`,
`character`, `scene` and `actions`; `book` holds what is listed, `effects` what happens, and the other folders
the rules.
"""
