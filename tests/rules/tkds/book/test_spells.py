"""The list of spells is whole: categories, disciplines, four results, and a word for each."""

from __future__ import annotations

import pytest

from nde.dice import parse
from nde.locale import LANGUAGES, words
from nde.rules.tkds.book.spells import CATEGORIES, DISCIPLINE_OF, SKILL_OF, SPELLS, spell_named, spells_for
from nde.rules.tkds.magic.outcomes import duration
from nde.rules.tkds.settings import Game
from tests.refusals import refuses

GAME = Game()
MAGE = (
    "electric-jolt",
    "mage-armour",
    "identify-magic",
    "water-breathing",
    "dimensional-jump",
    "anti-magic-zone",
    "implosion",
    "stun-curse",
)
PRIEST = (
    "healing",
    "water-breathing",
    "identify-magic",
    "bless",
    "dimensional-anchor",
    "anti-magic-zone",
    "greater-healing",
    "stun-curse",
)


@pytest.mark.rule("tkds/G6", "tkds/casting")
@pytest.mark.parametrize(("category", "hu", "cost", "level"), [(1, 12, 4, 1), (2, 14, 8, 4), (3, 16, 12, 8)])
def test_a_category_sets_target_cost_and_level(category: int, hu: int, cost: int, level: int) -> None:
    found = CATEGORIES[category]
    assert (found.hu, found.cost, found.level) == (hu, cost, level)


@pytest.mark.rule("tkds/G6", "tkds/casting")
def test_practical_and_shadow_magic_is_intelligence_elemental_and_mystic_will() -> None:
    assert SKILL_OF == {
        "practical": "intelligence",
        "elemental": "will",
        "shadow": "intelligence",
        "mystic": "will",
    }
    assert DISCIPLINE_OF == {"mage": "practical", "priest": "mystic"}


@pytest.mark.rule("tkds/58", "tkds/spells", "tkds/spell-list")
def test_mages_and_priests_have_the_default_lists() -> None:
    assert set(MAGE) <= set(spells_for(GAME.settings, "mage", 8))
    assert set(PRIEST) <= set(spells_for(GAME.settings, "priest", 8))
    assert spells_for(GAME.settings, "fighter", 10) == spells_for(GAME.settings, "rogue", 10) == ()


@pytest.mark.rule("tkds/spells", "tkds/58")
@pytest.mark.parametrize("calling", ["mage", "priest"])
def test_a_level_opens_a_category(calling: str) -> None:
    known: set[str] = set()
    for level in range(1, 11):
        now = set(spells_for(GAME.settings, calling, level))
        assert known <= now
        assert all(CATEGORIES[SPELLS[key].category].level <= level for key in now)
        assert len(now - known) > 0 if level in (1, 4, 8) else now == known
        known = now


@pytest.mark.rule("tkds/spells")
@pytest.mark.parametrize("calling", ["mage", "priest"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_there_are_enough_spells_for_the_first_levels(calling: str, level: int) -> None:
    assert len(spells_for(GAME.settings, calling, level)) >= 1 + level


@pytest.mark.rule("tkds/U33", "tkds/spell-list")
def test_the_blinding_curse_follows_its_description() -> None:
    curse = SPELLS["blinding-curse"]
    assert curse.category == 3
    assert curse.disciplines == ("practical", "shadow")
    assert "contingency" not in SPELLS


@pytest.mark.rule("tkds/U33", "tkds/spell-list")
def test_an_area_of_five_is_a_square_of_five_metres() -> None:
    assert SPELLS["anti-magic-zone"].area == 5
    assert SPELLS["anti-magic-zone"].critical_area == 7


@pytest.mark.rule("tkds/our-spells", "tkds/spell-list")
def test_what_no_draft_has_is_marked() -> None:
    ours = {key for key, spell in SPELLS.items() if spell.source == "ours"}
    assert {"bless", "greater-healing", "healing", "mage-armour", "magic-weapon"} <= ours
    assert SPELLS["implosion"].rule == "tkds/spell-list"
    assert SPELLS["bless"].rule == "tkds/our-spells"


@pytest.mark.rule("tkds/spell-list", "tkds/our-spells")
@pytest.mark.parametrize("key", SPELLS)
def test_a_spell_can_be_read_by_the_engine(key: str) -> None:
    spell = SPELLS[key]
    assert spell.acts("critical-failure") == ()
    acts = spell.critical_success + spell.success + spell.failure
    for act in acts:
        assert act.do != "condition" or act.condition
        for text in (act.dice, act.rounds, act.rounds_level or "", act.rounds_far or ""):
            if text not in ("", "end"):
                parse(text)


@pytest.mark.rule("tkds/spell-list", "tkds/our-spells")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_has_a_name_and_a_description(language: str) -> None:
    speaker = words(language, "tkds")
    for key in SPELLS:
        assert speaker.has(f"spell-{key}")
        assert len(speaker.attribute(f"spell-{key}", "text").split()) > 5
    laid = {act.condition for one in SPELLS.values() for act in one.success if act.condition}
    assert [key for key in sorted(laid) if not speaker.has(f"condition-{key}")] == []


@pytest.mark.rule("tkds/spell-list")
def test_curses_are_shorter_on_the_strong() -> None:
    stun, blind = SPELLS["stun-curse"], SPELLS["blinding-curse"]
    assert [duration(stun.success[0], below) for below in (-1, 0, 1, 5)] == ["1", "1", "1d6", "1d6"]
    assert [duration(stun.failure[0], below) for below in (0, 1)] == ["", "1d6"]
    steps = ["", "1d6", "60", "end"]
    for below, middle in ((0, 1), (1, 2), (3, 3)):
        assert duration(blind.success[0], below) == steps[middle]
        assert duration(blind.critical_success[0], below) == steps[min(middle + 1, 3)]
        assert duration(blind.failure[0], below) == steps[middle - 1]


def test_an_unknown_spell_is_refused_with_the_list() -> None:
    with refuses("no-such-spell", match="“fireball” is not a spell; use one of: electric-jolt"):
        spell_named("fireball")
