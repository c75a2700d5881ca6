"""The worked examples of NDE 1.4, as data that tests run and `nde rules` prints."""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import Example

EXAMPLES: tuple[Example, ...] = msgspec.convert(
    load_toml("nde.rules.nde14", "examples.toml")["example"], tuple[Example, ...]
)
