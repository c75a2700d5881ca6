"""The worked examples of NDE 1.2, read from examples.toml beside this module."""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import Example

EXAMPLES: tuple[Example, ...] = msgspec.convert(
    load_toml("nde.rules.nde12", "examples.toml")["example"], tuple[Example, ...]
)
"""Every example in the order of the book; the short ones from the running text come last."""
