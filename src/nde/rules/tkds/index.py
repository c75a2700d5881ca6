"""The rules of TKDS by id; their titles and texts are in `locale`."""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import RuleEntry

INDEX: tuple[RuleEntry, ...] = msgspec.convert(
    load_toml("nde.rules.tkds", "index.toml")["rule"], tuple[RuleEntry, ...]
)
