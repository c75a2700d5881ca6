"""A stat block as a sheet: its class, its numbers, its traits and moves."""

from __future__ import annotations

from nde.rules.ruleset import Listing, Sheet, Trait
from nde.rules.stepdice.companion.blocks import Block


def block_sheet(block: Block) -> Sheet:
    """A block of the game as a sheet; what a plain rank does not have is left out."""
    words = {"rank": block.rank, "role": block.role}
    numbers = {"tn": block.tn, "wounds": block.wounds, "speed": block.speed}
    features = ("shoots",) * block.can_shoot + ("template",) * block.is_template
    if block.hearts_from != "book":
        features += (f"hearts-{block.hearts_from}",)
    return Sheet(
        name=block.id,
        traits=(
            *(Trait(key=key, shown_as="word", value=value) for key, value in words.items() if value),
            *(Trait(key=key, shown_as="score", value=value) for key, value in numbers.items() if value),
            *((Trait(key="tactics", shown_as="word", value=block.tactics),) if block.tactics else ()),
        ),
        tracks=(),
        lists=(
            Listing(key="traits", kind="trait", items=block.traits),
            Listing(key="moves", kind="move", items=block.moves),
            Listing(key="besides", kind="feature", items=features),
        ),
    )
