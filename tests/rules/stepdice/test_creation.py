"""Making characters: the role's dice, free dice, both variants, and words to choose from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import (
    Ask,
    Tell,
    Waiting,
    at_random,
    default_answer,
    play,
    prefer,
    replay,
    resume,
    seeded,
    watch,
)
from nde.locale.words import words
from nde.rules.stepdice import creation
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.creation import create
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import has_ranged
from nde.rules.stepdice.sheet import advances_made, read_sheet, write_sheet
from tests.refusals import refuses
from tests.rules.stepdice.characters import NDE12, NDE14, changed, first_hero, games, random_hero

LANGUAGES = ("en", "pl", "de", "cs")


def made(game: Game, **wishes: str) -> Character:
    """The character of these wishes, a dash in a key written as an underscore."""
    return play(
        create(game), seeded(7), prefer({key.replace("_", "-"): wish for key, wish in wishes.items()})
    )


def asked(game: Game, **wishes: str) -> list[Ask]:
    """Every question of one creation."""
    seen: list[Ask] = []

    def remember(ask: Ask) -> str:
        seen.append(ask)
        return prefer(wishes)(ask)

    play(create(game), seeded(7), remember)
    return seen


@pytest.mark.rule("nde12/2.1", "nde12/2.2", "nde12/A10", "nde12/A11", "nde12/A13")
@pytest.mark.parametrize(
    ("role", "dice"), [("warrior", (10, 6, 6)), ("rogue", (6, 10, 6)), ("mage", (6, 6, 10))]
)
def test_the_role_fixes_the_dice(role: str, dice: tuple[int, int, int]) -> None:
    hero = made(NDE12, role=role)
    assert (hero.role, hero.strength, hero.dexterity, hero.power) == (role, *dice)


@pytest.mark.rule("nde12/2.2", "nde12/A12")
def test_an_attribute_is_one_of_three_and_nothing_is_asked_where_the_role_decides() -> None:
    keys = [ask.key for ask in asked(NDE12)]
    assert keys == [
        "name",
        "role",
        "talent-1",
        "talent-2",
        "weapon",
        "protection",
        "gear-1",
        "gear-2",
        "gear-3",
    ]


@pytest.mark.rule("nde12/2.3", "nde12/A14", "nde14/1.4", "nde14/B11")
@pytest.mark.parametrize(("game", "luck"), [(NDE12, 0), (NDE14, 2)])
def test_everybody_starts_with_five_hearts_and_three_mana(game: Game, luck: int) -> None:
    hero = first_hero(game)
    assert (hero.hearts, hero.hearts_most, hero.mana, hero.mana_most) == (5, 5, 3, 3)
    assert hero.luck == luck


@pytest.mark.rule("nde12/2.4", "nde12/A15", "nde14/1.5")
@given(game=games, seed=st.integers(0, 500))
def test_a_new_hero_has_two_different_talents(game: Game, seed: int) -> None:
    assert len(set(random_hero(game, seed).talents)) == 2


@pytest.mark.rule("nde12/2.5", "nde12/A17", "nde14/1.6", "nde14/B15")
@given(seed=st.integers(0, 500))
def test_a_new_hero_has_a_weapon_and_three_things_and_protection_where_it_is_a_matter_of_course(
    seed: int,
) -> None:
    old, new = random_hero(NDE12, seed), random_hero(NDE14, seed)
    assert old.weapon
    assert new.weapon
    assert len(set(old.gear)) == len(set(new.gear)) == 3
    assert new.protection


def test_protection_may_be_left_out_where_it_is_optional() -> None:
    assert made(NDE12, protection="none").protection == ""


@pytest.mark.rule("nde12/2.6", "nde12/A18")
def test_the_books_rogue_can_be_made() -> None:
    """NDE 1.2 §2.6: a rogue with two talents, a ranged tool, three things and no protection."""
    hero = made(
        NDE12,
        role="rogue",
        talent_1="Scout",
        talent_2="Negotiator",
        weapon="ranged combat tool",
        protection="none",
        gear_1="lockpicks",
        gear_2="rope",
        gear_3="torch",
    )
    assert (hero.strength, hero.dexterity, hero.power, hero.hearts, hero.mana) == (6, 10, 6, 5, 3)
    assert hero.talents == ("Scout", "Negotiator")
    assert hero.gear == ("lockpicks", "rope", "torch")
    assert hero.protection == ""


@pytest.mark.rule("nde14/1.1", "nde14/1.2", "nde14/B6", "nde14/B7", "nde14/B8")
def test_a_concept_and_a_role_come_first() -> None:
    keys = [ask.key for ask in asked(NDE14)]
    assert keys[:6] == ["name", "concept", "role", "strength-die", "dexterity-die", "power-die"]
    assert made(NDE14, concept="  A burglar of networks. ").concept == "A burglar of networks."


@pytest.mark.rule("nde14/1.3", "nde14/B10")
@pytest.mark.parametrize(
    ("role", "dice"), [("assault", (12, 8, 6)), ("specialist", (6, 12, 8)), ("adept", (6, 8, 12))]
)
def test_the_role_suggests_who_gets_which_die(role: str, dice: tuple[int, int, int]) -> None:
    hero = made(NDE14, role=role)
    assert (hero.strength, hero.dexterity, hero.power) == dice


@pytest.mark.rule("nde14/1.3", "nde14/B9")
@given(seed=st.integers(0, 500))
def test_the_dice_are_handed_out_freely_and_all_of_them(seed: int) -> None:
    hero = random_hero(NDE14, seed)
    assert sorted((hero.strength, hero.dexterity, hero.power)) == [6, 8, 12]


@pytest.mark.rule("nde14/1.3")
def test_a_die_given_away_is_not_offered_again() -> None:
    first, second, third = (ask for ask in asked(NDE14, role="adept") if ask.key.endswith("-die"))
    assert (first.options, first.default) == (("d12", "d8", "d6"), "d6")
    assert (second.options, second.default) == (("d12", "d8"), "d8")
    assert (third.options, third.default) == (("d12",), "d12")


@pytest.mark.rule("nde14/1.3")
def test_a_wish_for_a_die_that_is_gone_falls_back_to_one_that_is_left() -> None:
    hero = made(NDE14, role="adept", strength_die="d12")
    assert (hero.strength, hero.dexterity, hero.power) == (12, 8, 6)


@pytest.mark.rule("nde12/9.1", "nde12/A70")
def test_with_one_d6_the_dice_become_levels() -> None:
    hero = first_hero(changed(NDE12, variant="d6"))
    assert (hero.variant, hero.strength, hero.dexterity, hero.power) == ("d6", 4, 6, 6)


@pytest.mark.rule("nde14/8.1", "nde14/B52")
def test_with_2d6_two_one_and_nothing_are_handed_out() -> None:
    game = changed(NDE14, variant="2d6")
    specialist = made(game, role="specialist")
    assert (specialist.strength, specialist.dexterity, specialist.power) == (0, 2, 1)
    free = made(game, strength_modifier="+0", dexterity_modifier="+1", power_modifier="+2")
    assert (free.strength, free.dexterity, free.power) == (0, 1, 2)


@given(game=games, seed=st.integers(0, 2_000))
def test_every_surprise_is_a_valid_sheet_without_advances(game: Game, seed: int) -> None:
    hero = random_hero(game, seed)
    assert read_sheet(game, write_sheet(game, hero)) == hero
    assert advances_made(game, hero) == 0


@given(seed=st.integers(0, 2_000))
def test_the_same_seed_makes_the_same_hero(seed: int) -> None:
    assert random_hero(NDE14, seed) == random_hero(NDE14, seed)


@pytest.mark.rule("nde14/1.3", "nde14/B10")
@pytest.mark.parametrize("seed", range(20))
def test_a_hero_left_to_chance_has_the_dice_that_the_role_suggests(seed: int) -> None:
    made_up = play(create(NDE14), seeded(seed), at_random(seeded(seed)))
    role = NDE14.settings.roles[made_up.role]
    assert (made_up.strength, made_up.dexterity, made_up.power) == (
        role.strength,
        role.dexterity,
        role.power,
    )


@pytest.mark.rule("nde12/2.1", "nde14/1.2")
@pytest.mark.parametrize("weapon", creation.WEAPONS["dexterity"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_best_at_dexterity_is_suggested_something_to_shoot_with(
    weapon: str, language: str
) -> None:
    said = words(language, "nde12").say(f"option-{weapon}")
    assert has_ranged(replace(first_hero(NDE12), weapon=said))
    assert has_ranged(replace(first_hero(NDE12), weapon=weapon))


def test_surprises_differ() -> None:
    assert len({random_hero(NDE12, seed) for seed in range(200)}) == 200


@given(game=games)
def test_creation_waits_for_one_answer_at_a_time_and_can_be_replayed(game: Game) -> None:
    run = watch(create(game), seeded(7), default_answer)
    waiting = resume(create(game), run.answers[:-1])
    assert isinstance(waiting, Waiting)
    assert replay(create(game), run.answers) == run.result


def test_creation_says_where_each_number_comes_from() -> None:
    steps = watch(create(NDE12), seeded(7), default_answer).steps
    assert steps[0] == Tell("nde12/2.2", "starting-die", {"attribute": "strength", "die": 10})
    assert steps[-1] == Tell("nde12/2.3", "starting-resources", {"hearts": 5, "mana": 3, "luck": 0})


def test_an_empty_answer_leaves_a_talent_or_a_thing_out() -> None:
    hero = made(NDE12, talent_2="", gear_1=" ")
    assert len(hero.talents) == 1
    assert len(hero.gear) == 2


def test_the_same_talent_twice_is_refused() -> None:
    with refuses("talent-twice", match="choose another talent"):
        made(NDE12, talent_1="Scout", talent_2="scout")


def test_a_text_without_end_is_refused() -> None:
    with refuses("text-too-long", match="at most 400"):
        made(NDE12, name="x" * 401)


def test_a_role_the_game_does_not_have_is_refused() -> None:
    with refuses("not-an-option"):
        play(create(NDE12), seeded(7), lambda ask: "knight" if ask.key == "role" else ask.default)


def test_there_is_enough_to_choose_from() -> None:
    assert len(creation.NAMES) >= 24
    assert len(creation.CONCEPTS) >= 8
    assert len(creation.TALENTS) >= 16
    assert len(creation.PROTECTIONS) >= 6
    assert len(creation.GEAR) >= 24
    assert all(len(weapons) >= 8 for weapons in creation.WEAPONS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_has_words_of_its_own(language: str) -> None:
    speaker = words(language)
    lists = (creation.NAMES, creation.TALENTS, creation.GEAR, creation.PROTECTIONS)
    for keys in (*lists, *creation.WEAPONS.values(), tuple(creation.ASSETS)):
        said = [speaker.say(f"option-{key}") for key in keys]
        assert len({text.casefold() for text in said}) == len(keys)
        assert not [text for text in said if text.startswith("⟨")]


@pytest.mark.rule("nde14/1.1", "nde14/B7")
def test_the_question_for_the_concept_cites_its_own_section() -> None:
    waiting = resume(create(NDE14), ["Ada"])
    assert isinstance(waiting, Waiting)
    assert isinstance(waiting.question, Ask)
    assert (waiting.question.key, waiting.question.rule) == ("concept", "nde14/1.1")
