"""A table in sentences: what happens, what can be done, and who is there, in one reader's language.

Terminal and server tell the same things in the same words: `Teller` tells entries of the log, `labels_for`
says a view in words, and a `Reader` is whoever reads them.  `talk` is the conversation of those who type,
`lab` holds the words for whole fights.
"""

from __future__ import annotations

from nde.prose.labels import Labels, labels_for
from nde.prose.log import Teller

__all__ = ["Labels", "Teller", "labels_for"]
