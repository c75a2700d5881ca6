"""Every text of the engine, in four languages, through Project Fluent.

Everything below this package carries keys and values; here they become sentences, in the language of
whoever reads.  `words` gives the speaker for a language, a ruleset and a pack's names.

The catalogues are <language>/<area>.ftl.  A message is a whole sentence or phrase; what is counted has a
message of its own (`count-hearts`, with a part such as `.acc` for each case a language needs), and names
of people stand where no case is asked of them.  `nde14-count-mana` is an edition's own word for
`count-mana`.  The tests in tests/locale read the source and let no key without words through.

>>> from nde.locale import words
>>> words("pl").say("count-hearts", hearts=5)
'5 serc'
>>> words("de").die(10)
'W10'
"""

from __future__ import annotations

from nde.locale.languages import LANGUAGES, language_from
from nde.locale.words import Words, words

__all__ = ["LANGUAGES", "NoSuchLanguage", "Words", "language_from", "words"]
