"""The rules of TKDS by id, whose titles and texts are in `locale`, and the worked examples."""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.ruleset import Example, RuleEntry

INDEX: tuple[RuleEntry, ...] = msgspec.convert(
    load_toml("nde.rules.tkds.book", "index.toml")["rule"], tuple[RuleEntry, ...]
)


PARTS = ("checks", "fight", "characters", "magic")

EXAMPLES: tuple[Example, ...] = tuple(
    example
    for part in PARTS
    for example in msgspec.convert(
        load_toml("nde.rules.tkds.book", f"examples_{part}.toml").get("example", []), tuple[Example, ...]
    )
)
"""Every example, in the order of the parts."""
