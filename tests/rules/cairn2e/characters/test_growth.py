"""Growth without levels: what the Warden grants, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Run, Waiting, at_random, play, replay, resume, seeded
from nde.locale import words
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.characters.growth import advance, possible_growth
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.characters.tables import ABILITIES, BONDS
from tests.refusals import refuses
from tests.rules.cairn2e.characters.makings import GAME, characters, made

HERO = replace(made(1), bonds=("spared",))


@pytest.mark.rule("cairn2e/growth")
def test_an_ability_is_written_down_in_ones_own_words() -> None:
    grown = replay(advance(GAME, HERO), ["gain-ability", "  Knows the tides.  "])
    assert grown == replace(HERO, notes=(*HERO.notes, "Knows the tides."))


@pytest.mark.rule("cairn2e/growth")
def test_suggested_abilities_are_those_not_yet_learned() -> None:
    learned = replace(HERO, notes=ABILITIES[:-1])
    assert play(advance(GAME, learned), seeded(1)).notes == ABILITIES
    everything = replace(HERO, notes=ABILITIES)
    assert play(advance(GAME, everything), seeded(1)).notes == (*ABILITIES, ABILITIES[0])


@pytest.mark.rule("cairn2e/growth", "cairn2e/bonds")
def test_a_second_bond_comes_with_its_token() -> None:
    grown = replay(advance(GAME, HERO), ["gain-bond", "other-half"])
    assert grown.bonds == ("spared", "other-half")
    assert grown.items == (*HERO.items, item_named("half-coin"))
    rolled = replay(advance(GAME, HERO), ["gain-bond", "roll", 16])
    assert rolled.bonds == ("spared", tuple(BONDS)[16])


@pytest.mark.rule("cairn2e/growth")
def test_nobody_has_a_third_bond() -> None:
    bound = replace(HERO, bonds=("spared", "same-face"))
    assert "gain-bond" in possible_growth(GAME, HERO)
    assert "gain-bond" not in possible_growth(GAME, bound)


@pytest.mark.rule("cairn2e/growth", "cairn2e/slots")
def test_a_thing_is_granted_only_where_there_is_room() -> None:
    grown = replay(advance(GAME, HERO), ["gain-item", "compass"])
    assert grown.items == (*HERO.items, item_named("compass"))
    full = replace(HERO, items=(item_named("rope"),) * 10)
    petty = play(advance(GAME, full), seeded(1), lambda ask: ask.options[-1])
    assert petty.items[-1].slots == 0
    assert used_slots(GAME, petty) == 10


@pytest.mark.rule("cairn2e/growth")
def test_the_dead_do_not_grow() -> None:
    with refuses("growth-of-the-dead", match="make a new one"):
        next(advance(GAME, replace(HERO, state="dead")))


@pytest.mark.rule("cairn2e/growth")
def test_an_ability_needs_words_and_not_too_many() -> None:
    with refuses("ability-without-words", match="say it in one sentence"):
        replay(advance(GAME, HERO), ["gain-ability", "   "])
    with refuses("text-too-long"):
        replay(advance(GAME, HERO), ["gain-ability", "x" * 401])


@pytest.mark.rule("cairn2e/growth")
@given(hero=characters(), seed=st.integers(0, 99))
def test_growth_never_changes_a_number_nor_overloads(hero: Character, seed: int) -> None:
    living = replace(hero, state="fine")
    grown = play(advance(GAME, living), seeded(seed), at_random(seeded(seed)))
    same = ("strength_most", "dexterity_most", "will_most", "hp_most", "hp", "strength", "fatigue")
    assert all(getattr(grown, key) == getattr(living, key) for key in same)
    assert used_slots(GAME, grown) <= max(GAME.settings.slots, used_slots(GAME, living))
    more = len(grown.items) + len(grown.bonds) + len(grown.notes) + grown.gold
    assert more > len(living.items) + len(living.bonds) + len(living.notes) + living.gold


@pytest.mark.parametrize("language", ["pl", "de", "cs"])
def test_everything_that_can_be_granted_is_offered_in_the_readers_words(language: str) -> None:
    speaker = words(language, "cairn2e")
    for choice in ("gain-ability", "gain-bond", "gain-item"):
        waiting = resume(advance(GAME, HERO), [choice])
        assert isinstance(waiting, Waiting)
        ask = waiting.question
        assert isinstance(ask, Ask)
        assert not set(speaker.ask(ask)) & set("{}⟨⟩")
        assert [one for one in ask.options if speaker.option(ask, one) == one] == []


@pytest.mark.rule("cairn2e/growth")
@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_a_suggested_ability_is_told_in_the_readers_words(language: str) -> None:
    spoken = words(language, "cairn2e")
    for ability in ABILITIES:
        run = resume(advance(GAME, HERO), ["gain-ability", ability])
        assert isinstance(run, Run)
        told = spoken.step(run.steps[-1])
        assert ability not in told
        assert told.endswith(spoken.say(f"note-{ability}"))
    own = resume(advance(GAME, HERO), ["gain-ability", "Knows the tides."])
    assert isinstance(own, Run)
    assert spoken.step(own.steps[-1]).endswith("Knows the tides.")
