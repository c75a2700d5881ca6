"""Making a character: every background with every result, the swap, bonds, omens and names."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Run, at_random, play, prefer, replay, resume, seeded, watch
from nde.locale import LANGUAGES, words
from nde.rules.cairn2e.bodies import effective_hp, used_slots
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.characters.creation import (
    SWAPS,
    Outfit,
    ask_name,
    choose_bonds,
    choose_omen,
    create,
    handed,
    outfit_of,
    swapped,
)
from nde.rules.cairn2e.characters.sheet import read_sheet, write_sheet
from nde.rules.cairn2e.characters.tables import BACKGROUNDS, BONDS, OMENS, TRAITS, names_of
from tests.refusals import refuses
from tests.rules.cairn2e.characters.makings import GAME, made

BODY = Character(
    strength=10, strength_most=10, dexterity=10, dexterity_most=10, will=10, will_most=10, hp=3, hp_most=3
)


@pytest.mark.rule("cairn2e/creation", "cairn2e/attributes", "cairn2e/1", "cairn2e/backgrounds")
def test_a_whole_character_from_given_dice() -> None:
    answers: list[int | str] = [
        *("roll", 12, "Maud"),  # the midwife
        *(4, 5),  # bandages; a child that was not human
        *(3, 4, 5),  # gold
        *(6, 6, 1, 2, 2, 2, 5, 5, 4),  # STR 13, DEX 6, WIL 14
        "strength-will",
        *(4, 9, 12),  # HP, age
        *("roll", 1, 1, 1, 1, 1, 1, 1, 1),
        *("roll", 8),  # paid to forget a face
        *("yes", "roll", 20),
    ]
    hero = replay(create(GAME), answers)
    assert (hero.name, hero.background, hero.age) == ("Maud", "midwife", 31)
    assert (hero.strength, hero.dexterity, hero.will) == (14, 6, 13)
    assert (hero.strength_most, hero.dexterity_most, hero.will_most) == (14, 6, 13)
    assert (hero.hp, hero.hp_most, hero.gold) == (4, 4, 12 + 20)
    assert [item.key for item in hero.items] == [
        *("dagger", "rations", "lantern", "oil-can", "sewing-kit", "bandages", "child-shoe")
    ]
    assert hero.notes == ("changeling",)
    assert hero.traits == tuple((table, words[0]) for table, words in TRAITS.items())
    assert (hero.bonds, hero.omen) == (("forget-a-face",), "shunned-gate")


@pytest.mark.rule("cairn2e/backgrounds", "cairn2e/slots")
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_every_result_of_a_background_leaves_slots_free_with_any_two_bonds(background: str) -> None:
    tokens = [handed(GAME, (grant,)) for grant in BONDS.values()]
    heaviest = max(tokens, key=lambda token: sum(item.slots for item in token.items))
    for first, second in product(range(1, 7), repeat=2):
        outfit = replay(outfit_of(GAME, background), [first, second])
        richest = 18 + outfit.gold + 2 * max(token.gold for token in tokens)
        hero = replace(BODY, items=(*outfit.items, *heaviest.items, *heaviest.items), gold=richest)
        assert used_slots(GAME, hero) < GAME.settings.slots
        assert effective_hp(GAME, hero) == hero.hp
        document = write_sheet(GAME, hero)
        assert read_sheet(GAME, document) == hero
        life = BACKGROUNDS[background]
        keys = (*life.items, *life.first[first - 1].items, *life.second[second - 1].items)
        assert len(outfit.items) == len(keys)
        assert outfit.notes == (life.second[second - 1].note,)


@pytest.mark.rule("cairn2e/creation", "cairn2e/attributes")
@given(scores=st.tuples(*[st.integers(3, 18)] * 3), choice=st.sampled_from(sorted(SWAPS)))
def test_a_swap_exchanges_two_and_leaves_the_third(scores: tuple[int, int, int], choice: str) -> None:
    after = replay(swapped(scores), [choice])
    assert sorted(after) == sorted(scores)
    one, other = SWAPS[choice]
    assert (after[one], after[other]) == (scores[other], scores[one])
    (third,) = {0, 1, 2} - {one, other} if one != other else {0}
    assert after[third] == scores[third]


@pytest.mark.rule("cairn2e/creation")
def test_nothing_is_swapped_unless_somebody_wants_it() -> None:
    assert replay(swapped((9, 10, 11)), ["no-swap"]) == (9, 10, 11)
    assert play(swapped((9, 10, 11)), seeded(1)) == (9, 10, 11)


@pytest.mark.rule("cairn2e/bonds")
def test_a_background_may_bring_a_second_bond_and_never_the_same() -> None:
    ordinary, twice = Outfit(), Outfit(has_second_bond=True)
    rows = tuple(BONDS)
    assert replay(choose_bonds(GAME, ordinary), ["roll", 3]) == (rows[2],)
    assert replay(choose_bonds(GAME, twice), ["roll", 3, 7]) == (rows[2], rows[6])
    assert replay(choose_bonds(GAME, twice), ["roll", 20, 20]) == (rows[19], rows[0])
    assert replay(choose_bonds(GAME, twice), ["spared", 16]) == ("spared", "living-grave")


@pytest.mark.rule("cairn2e/bonds")
def test_a_second_bond_of_the_ferry_keeper_is_on_the_sheet_with_its_token() -> None:
    policy = prefer({"background": "ferry-keeper", "bond": "promised"})
    found = [hero for seed in range(40) if len((hero := play(create(GAME), seeded(seed), policy)).bonds) == 2]
    assert found
    for hero in found:
        assert "night-passenger" in hero.notes
        tokens = [key for bond in hero.bonds for key in BONDS[bond].items]
        assert "iron-ring" in tokens
        carried = [f"scroll-{item.spell}" if item.kind == "scroll" else item.key for item in hero.items]
        assert set(tokens) <= set(carried)


@pytest.mark.rule("cairn2e/omens")
def test_only_the_youngest_has_an_omen() -> None:
    assert replay(choose_omen(GAME), ["no"]) == ""
    assert [replay(choose_omen(GAME), ["yes", "roll", face]) for face in range(1, 21)] == list(OMENS)
    assert replay(choose_omen(GAME), ["yes", "lake-bell"]) == "lake-bell"
    assert play(create(GAME), seeded(4)).omen == ""


@pytest.mark.rule("cairn2e/backgrounds", "cairn2e/traits")
def test_whoever_likes_chooses_background_and_every_trait() -> None:
    wishes = {table: rows[-1] for table, rows in TRAITS.items()}
    policy = prefer({"background": "smuggler", "traits": "choose-each", **wishes})
    hero = play(create(GAME), seeded(2), policy)
    assert hero.background == "smuggler"
    assert hero.traits == tuple(wishes.items())


@pytest.mark.rule("cairn2e/creation")
def test_a_name_is_one_of_ten_or_anything_else() -> None:
    asked = resume(ask_name(GAME, "lamplighter"), [])
    assert not isinstance(asked, Run)
    assert isinstance(asked.question, Ask)
    assert asked.question.options == names_of("lamplighter")
    assert replay(ask_name(GAME, "lamplighter"), ["  Old Mags "]) == "Old Mags"
    with refuses("text-too-long"):
        replay(ask_name(GAME, "lamplighter"), ["x" * 401])


@pytest.mark.rule("cairn2e/creation")
@pytest.mark.parametrize("seed", range(30))
def test_characters_made_at_random_are_within_bounds(seed: int) -> None:
    hero = made(seed)
    assert hero.kind == "pc"
    assert all(3 <= getattr(hero, key) <= 18 for key in ("strength", "dexterity", "will"))
    assert 1 <= hero.hp == hero.hp_most <= 6
    assert 12 <= hero.age <= 50
    assert 3 <= hero.gold < 100
    assert used_slots(GAME, hero) < GAME.settings.slots
    assert dict(hero.traits).keys() == TRAITS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_question_and_answer_is_told_in_every_language(language: str) -> None:
    speaker = words(language, "cairn2e")
    said: list[str] = []

    def noted(ask: Ask) -> str:
        said.append(speaker.ask(ask))
        said.extend(speaker.option(ask, option) for option in ask.options)
        assert [one for one in ask.options if speaker.option(ask, one) == one and language != "en"] == []
        return chance(ask)

    for seed in range(12):
        chance = at_random(seeded(seed))
        run = watch(create(GAME), seeded(seed), noted)
        said += [speaker.step(step) for step in run.steps]
    assert [text for text in said if set(text) & set("{}⟨⟩")] == []
