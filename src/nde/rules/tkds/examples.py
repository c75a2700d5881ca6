"""The worked examples, read from the files beside this module: one for each part of the game."""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import Example

PARTS = ("checks", "fight", "making", "magic")

EXAMPLES: tuple[Example, ...] = tuple(
    example
    for part in PARTS
    for example in msgspec.convert(
        load_toml("nde.rules.tkds", f"examples_{part}.toml").get("example", []), tuple[Example, ...]
    )
)
"""Every example, in the order of the parts."""
