"""The index of rules of NDE 1.2, read from index.toml beside this module."""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import RuleEntry

INDEX: tuple[RuleEntry, ...] = msgspec.convert(
    load_toml("nde.rules.nde12", "index.toml")["rule"], tuple[RuleEntry, ...]
)
"""Every rule in the order of the book, then what the companion books add."""
