"""Every key of the tables has words, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from nde.dice import Ask, Policy, at_random, play, seeded
from nde.locale import LANGUAGES
from nde.locale.catalogue import entries_of
from nde.rules.tkds.book.equipment import ARMOUR, THINGS, WEAPONS
from nde.rules.tkds.book.people import (
    ABILITIES,
    COMMON_LANGUAGES,
    OPEN,
    OPEN_RARE,
    ORIGINS,
    PERKS,
    RACES,
    RARE_LANGUAGES,
    SPECIALIZATIONS,
)
from nde.rules.tkds.characters.creation import create
from tests.rules.tkds.characters.samples import GAME

SPOKEN = ("common", *COMMON_LANGUAGES, *RARE_LANGUAGES, OPEN, OPEN_RARE)


def keys() -> Iterator[str]:
    """The message id of everything the tables name."""
    tables: dict[str, Iterable[str]] = {
        "race": RACES,
        "origin": ORIGINS,
        "specialization": SPECIALIZATIONS,
        "perk": PERKS,
        "ability": ABILITIES,
        "item": THINGS,
        "weapon": WEAPONS,
        "armour": ARMOUR,
        "language": SPOKEN,
        "detail": {**WEAPONS, **ARMOUR, **ABILITIES},
        "trait": [trait for race in RACES.values() for trait in race.traits],
    }
    for kind, table in tables.items():
        yield from (f"tkds-{kind}-{key}" for key in table)
    for calling in SPECIALIZATIONS.values():
        yield from (f"tkds-ability-{ability}" for ability in calling.abilities)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_tables_has_words(language: str) -> None:
    assert [key for key in keys() if key not in entries_of(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_creation_and_every_answer_has_words(language: str) -> None:
    known = entries_of(language)
    asked: dict[str, set[str]] = {}
    for seed in range(60):
        chance = at_random(seeded(seed))

        def noted(ask: Ask, chance: Policy = chance) -> str:
            asked.setdefault(ask.key, set()).update(ask.options)
            return chance(ask)

        play(create(GAME), seeded(seed), noted)
    assert len(asked) > 20
    assert [key for key in asked if f"tkds-ask-{key}" not in known] == []
    for key, options in asked.items():
        kinds = (f"tkds-option-{key}", "tkds-option", f"tkds-{key}")
        mute = [one for one in options if not any(f"{kind}-{one}" in known for kind in kinds)]
        assert mute == [], key
