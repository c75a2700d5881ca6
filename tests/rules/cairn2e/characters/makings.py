"""The game with its usual settings, and characters of every sort for property tests."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import at_random, play, seeded
from nde.rules.cairn2e.character import Character, Item, Scar
from nde.rules.cairn2e.characters.creation import create
from nde.rules.cairn2e.characters.market import GOODS, item_named
from nde.rules.cairn2e.characters.tables import BONDS, OMENS, SPELLS, TRAITS
from nde.rules.cairn2e.settings import Game

GAME = Game()

words = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), min_size=1, max_size=30)
"""What people write in their own words: no spaces at the ends, no control characters."""


def made(seed: int) -> Character:
    """A character made at random."""
    return play(create(GAME), seeded(seed), at_random(seeded(seed)))


@st.composite
def items(draw: st.DrawFn) -> Item:
    """A thing of the game, worn or used in some way, or one of a player's own."""
    if draw(st.booleans()):
        magic = [f"{kind}-{spell}" for kind in ("spellbook", "scroll") for spell in SPELLS]
        item = item_named(draw(st.sampled_from([*GOODS, *magic])))
        uses = draw(st.integers(0, item.uses_most)) if item.uses_most > 0 else item.uses
        return replace(item, uses=uses, is_worn=draw(st.booleans()))
    return Item(
        key=draw(words),
        kind=draw(st.sampled_from(("gear", "weapon", "armor", "relic"))),
        slots=draw(st.integers(0, 2)),
        dice=tuple(draw(st.lists(st.sampled_from((4, 6, 8, 10, 12)), max_size=2))),
        armor=draw(st.integers(0, 3)),
        is_blast=draw(st.booleans()),
        ignores_armor=draw(st.booleans()),
        recharge=draw(st.sampled_from(("", "full-moon"))),
    )


@st.composite
def characters(draw: st.DrawFn) -> Character:
    """Somebody in any state a game can leave them in."""
    most = {f"{key}_most": draw(st.integers(1, 24)) for key in ("strength", "dexterity", "will", "hp")}
    left = {key.removesuffix("_most"): draw(st.integers(0, value)) for key, value in most.items()}
    carried: list[Item] = []
    for item in draw(st.lists(items(), max_size=9)):
        if sum(one.slots for one in carried) + item.slots <= 8:
            carried.append(item)
    rows = draw(st.lists(st.integers(1, 12), unique=True, max_size=3))
    scores: dict[str, Any] = {**left, **most}
    return Character(
        **scores,
        name=draw(st.just("") | words),
        kind=draw(st.sampled_from(("pc", "hireling", "npc"))),
        background=draw(st.sampled_from(("", "midwife")) | words),
        trade=draw(st.sampled_from(("", "sailor"))),
        age=draw(st.integers(0, 90)),
        items=tuple(carried),
        fatigue=draw(st.integers(0, 1)),
        gold=draw(st.integers(0, 199)),
        is_deprived=draw(st.booleans()),
        lacks=tuple(draw(st.lists(st.sampled_from(("food", "sleep", "other")), unique=True))),
        deprived_hours=draw(st.integers(0, 24)),
        scars=tuple(Scar(row=row, due=draw(st.sampled_from(("now", "rest", "done")))) for row in rows),
        state=draw(st.sampled_from(("fine", "critical", "stable", "mortal", "dead"))),
        dying=draw(st.integers(0, 360)),
        traits=tuple((table, draw(st.sampled_from(TRAITS[table]) | words)) for table in TRAITS),
        bonds=tuple(draw(st.lists(st.sampled_from(sorted(BONDS)) | words, max_size=2))),
        omen=draw(st.sampled_from(("", *OMENS)) | words),
        notes=tuple(draw(st.lists(words, max_size=3))),
    )
