"""The index of NDE 1.4: every section of the book as a rule, with the facts of the digest that stand in it.

The companion books' rules follow, by topic.  Titles and texts are in `locale`; this module has only ids.
"""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import RuleEntry

INDEX: tuple[RuleEntry, ...] = msgspec.convert(
    load_toml("nde.rules.nde14", "index.toml")["rule"], tuple[RuleEntry, ...]
)
