"""Packs: the two that come along, what a pack may change, and every fault it may have."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import Procedure, at_random, default_answer, odds_of, play, seeded
from nde.errors import Faults, NdeError, Unreadable
from nde.locale.catalogue import is_readable
from nde.locale.words import words
from nde.rules import ruleset_named
from nde.rules.pack import (
    LANGUAGES,
    SHIPPED,
    Pack,
    apply_pack,
    game_with,
    read_pack,
    refuse_twice,
    shipped_pack,
)
from nde.rules.ruleset import Resolution, Ruleset
from nde.rules.stepdice.effects import HeartsHealed, ManaGained
from tests.refusals import code_of, refuses

HEAD = """\
[pack]
id = "test"
format = 1
base = "nde12"
title = { en = "Test", pl = "Próba", de = "Probe", cs = "Zkouška" }
"""


@pytest.fixture(scope="module")
def rulesets() -> dict[str, Ruleset]:
    return {id: ruleset_named(id) for id in ("nde12", "nde14")}


def faults(text: str) -> dict[str, str]:
    """The code of each fault of a pack, by its place."""
    with pytest.raises(Faults) as caught:
        game_with(read_pack(text))
    return {fault.place: fault.error.code for fault in caught.value.faults}


def test_a_pack_is_read_key_by_key() -> None:
    pack = read_pack(HEAD + "[settings]\nrest.without_fire = 'half'\n[options]\ntop_face = 'strict'\n")
    assert (pack.id, pack.base, pack.title["pl"]) == ("test", "nde12", "Próba")
    assert pack.settings == {"rest": {"without_fire": "half"}}
    assert pack.options == {"top_face": "strict"}


def test_an_empty_pack_changes_nothing(rulesets: dict[str, Ruleset]) -> None:
    assert apply_pack(read_pack(HEAD), rulesets).settings == rulesets["nde12"].settings


def test_a_pack_leaves_its_base_as_it_is(rulesets: dict[str, Ruleset]) -> None:
    before = rulesets["nde12"].settings
    game = apply_pack(read_pack(HEAD + "[settings]\nheal = 3\n[options]\nrange_cap = 10\n"), rulesets)
    assert (game.settings.heal, game.settings.range_cap) == (3, 10)
    assert ruleset_named("nde12").settings is before
    assert (before.heal, before.range_cap) == (2, 0)


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_pack_makes_a_playable_game(id: str) -> None:
    pack = shipped_pack(id)
    assert pack.id == id
    game = game_with(pack)
    for seed in range(20):
        hero = play(game.create(), seeded(seed), at_random(seeded(seed)))
        assert game.read_sheet(game.write_sheet(hero)) == hero


@pytest.mark.parametrize("id", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shipped_pack_speaks_every_language_in_words_of_its_own(id: str, language: str) -> None:
    pack = shipped_pack(id)
    speaker, plain = words(language, pack.base, pack.names[language]), words(language, pack.base)
    for key, text in pack.names[language].items():
        counted = {"hearts": 2, "mana": 2, "luck": 2, "wounds": 2} if "$" in text else {}
        said = speaker.say(key, **counted)
        assert said == text if not counted else said.startswith("2 ") and said.removeprefix("2 ") in text
        assert plain.say(key, **counted) != said


def test_the_grim_marsh_has_the_dice_of_one_edition_and_the_difficulties_of_the_other() -> None:
    marsh = game_with(shipped_pack("grim-marsh")).settings
    old, new = ruleset_named("nde12").settings, ruleset_named("nde14").settings
    assert marsh.ladder == old.ladder
    assert marsh.roles == old.roles
    assert marsh.array == ()
    assert marsh.rungs == new.rungs
    assert marsh.modifiers == new.modifiers == "die"
    assert marsh.tiers == new.tiers
    assert {name: rank.tn for name, rank in marsh.ranks.items()} == {"minion": 5, "elite": 6, "boss": 8}
    assert {name: rank.wounds for name, rank in marsh.ranks.items()} == {"minion": 1, "elite": 2, "boss": 3}
    assert marsh.talent_moves == "number"


def posed(game: Ruleset, situation: str, **given: object) -> Callable[[], Procedure[Resolution]]:
    """A situation of the game with the usual values for all that is not given."""
    found = game.situation(situation)
    pose = found.pose({**{param.name: param.default for param in found.params}, **given})
    return lambda: game.resolve(pose.scene, pose.action)


def success(game: Ruleset, **given: object) -> Fraction:
    """The chance that a test works."""
    chances = odds_of(posed(game, "test", **given), lambda resolution: resolution.outcome)
    return sum(
        (chance for outcome, chance in chances.items() if game.reading(outcome) == "wholly"), Fraction(0)
    )


def test_in_the_grim_marsh_the_situation_moves_the_die_and_a_talent_the_number() -> None:
    marsh = game_with(shipped_pack("grim-marsh"))
    assert success(marsh, die=10, tn=5) == Fraction(6, 10)
    assert success(marsh, die=10, tn=5, hindrance=1) == Fraction(4, 8)
    assert success(marsh, die=10, tn=5, advantage=1) == Fraction(8, 12)
    assert success(marsh, die=10, tn=5, talent=1) == Fraction(7, 10)


def test_in_the_grim_marsh_a_hindered_d6_meets_a_higher_number() -> None:
    marsh = game_with(shipped_pack("grim-marsh"))
    assert success(marsh, die=6, tn=4) == Fraction(3, 6)
    assert success(marsh, die=6, tn=4, hindrance=1) == Fraction(2, 6)


@pytest.mark.parametrize(("id", "hearts", "mana"), [("grim-marsh", 2, 2), ("nde12", 4, 3)])
def test_in_the_grim_marsh_a_rest_without_a_fire_gives_back_half(id: str, hearts: int, mana: int) -> None:
    game = game_with(shipped_pack(id)) if id in SHIPPED else ruleset_named(id)
    effects = play(posed(game, "rest", fire=False, hearts=1, mana=0)(), seeded(7)).effects
    healed = sum(effect.hearts for effect in effects if isinstance(effect, HeartsHealed))
    assert (healed, sum(one.mana for one in effects if isinstance(one, ManaGained))) == (hearts, mana)


@pytest.mark.parametrize("foe", ["minion", "elite", "boss"])
def test_in_the_grim_marsh_a_foe_is_hit_at_the_later_editions_numbers(foe: str) -> None:
    marsh = game_with(shipped_pack("grim-marsh"))
    assert marsh.foes[foe].tn == ruleset_named("nde14").foes[foe].tn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_pack_stands_for_the_name_of_its_game(language: str) -> None:
    pack = shipped_pack("grim-marsh")
    assert words(language, pack.base, pack.words(language)).say("game-nde12") == pack.title[language]


def test_in_the_grim_marsh_roles_and_talents_have_other_names() -> None:
    pack = shipped_pack("grim-marsh")
    hero = play(game_with(pack).create(), seeded(7), default_answer)
    speaker = words("en", "nde12", pack.names["en"])
    assert speaker.say(f"role-{hero.role}") == "Dyke Warden"
    assert speaker.say(f"option-{hero.talents[0]}") == "Knows the causeways"


def test_far_orbit_changes_words_alone() -> None:
    pack = shipped_pack("far-orbit")
    assert (pack.settings, pack.options) == ({}, {})
    assert game_with(pack).settings == ruleset_named("nde14").settings
    hero = play(game_with(pack).create(), seeded(7), default_answer)
    say = words("de", "nde14", pack.names["de"]).say
    worn = tuple(say(f"option-{one}") for one in (hero.weapon, hero.protection))
    assert worn == ("Enteraxt", "Prallanzug")


def test_a_pack_that_is_not_there_is_refused_with_those_that_are() -> None:
    with refuses("no-such-pack", match="“grim-mash” is not a built-in pack; use one of: grim-marsh"):
        shipped_pack("grim-mash")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("[pack\n", 1, 6), (HEAD + "[settings]\nheal = \n", 7, 8), ("", 0, 0), ('[pack]\nid = "x', 2, 8)],
)
def test_a_text_that_is_not_toml_is_refused_with_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(Unreadable) as caught:
        read_pack(text)
    if line:
        assert code_of(caught.value) == "pack-unreadable"
        assert (caught.value.facts["line"], caught.value.facts["column"]) == (line, column)


@pytest.mark.parametrize(
    "hostile",
    [
        "x = " + "[" * 5_000,
        "x = " + "9" * 5_000,
        ".".join(["a"] * 500) + " = 1",
        "x = " + "{ a = " * 3_000,
        "x = " + "[" * 90 + "]" * 90,
        "x = 0x" + "f" * 5_000,
    ],
)
def test_hostile_text_is_refused_and_never_crashes(hostile: str) -> None:
    for text in (hostile, HEAD + "[settings]\n" + hostile):
        with pytest.raises(Unreadable) as caught:
            game_with(read_pack(text))
        assert len(str(caught.value)) < 2_000


def test_every_fault_of_the_file_is_listed_with_its_line() -> None:
    text = """\
[pack]
id = "My Pack"
format = 2
bass = "nde12"
title = { en = "X", fr = "X" }

[setings]
heal = 3

[names.en]
role-warrior = ""

[names.xx]
role-warrior = "X"
"""
    assert faults(text) == {
        "7: setings": "misspelt-key",
        "4: pack.bass": "misspelt-key",
        "1: pack.base": "key-missing",
        "3: pack.format": "newer-pack",
        "2: pack.id": "not-a-pack-id",
        "5: pack.title.fr": "unknown-key",
        "5: pack.title": "languages-missing",
        "13: names.xx": "unknown-key",
        "11: names.en.role-warrior": "languages-missing",
    }


def test_every_fault_the_game_finds_is_listed_with_its_line() -> None:
    text = HEAD + (
        "[settings]\n"  # line 6
        "heel = 3\n"
        "hearts = { start = 9 }\n"
        "[settings.rest]\n"
        "without_fire = 'most'\n"
        "[options]\n"
        "armour = 'of'\n"
        "clock_steps = 99\n"
        "no_elites = 1\n"
        "heal = 3\n"
    )
    assert faults(text) == {
        "12: options.armour": "misspelt-value",
        "13: options.clock_steps": "number-outside",
        "14: options.no_elites": "not-allowed",
        "15: options.heal": "misspelt-key",
        "7: settings.heel": "misspelt-key",
        "10: settings.rest.without_fire": "not-allowed",
        "8: settings.hearts.start": "start-above-cap",
    }


def test_faults_of_the_file_and_those_the_game_finds_are_listed_together_in_the_order_of_the_file() -> None:
    text = (
        "[pack]\n"
        "id = 'My Pack'\n"
        "format = 1\n"
        "base = 'nde12'\n"
        "title = { en = 'X' }\n"
        "[options]\n"
        "armour = 'of'\n"
        "[settings]\n"
        "ranks.bos.tn = 10\n"
        "ranks.boss.wounds = 0\n"
        "rungs.odd = 5\n"
        "[names.en]\n"
        "role-warior = 'X'\n"
        "role-mage = '{ $x'\n"
    )
    assert list(faults(text).items()) == [
        ("2: pack.id", "not-a-pack-id"),
        ("5: pack.title", "languages-missing"),
        ("7: options.armour", "misspelt-value"),
        ("9: settings.ranks.bos", "misspelt-key"),
        ("10: settings.ranks.boss.wounds", "number-outside"),
        ("12: names", "name-missing"),
        ("13: names.en.role-warior", "misspelt-key"),
        ("14: names.en.role-mage", "languages-missing"),
    ]
    with pytest.raises(Faults) as caught:
        read_pack(text)
    told = [(fault.place, fault.error.code) for fault in caught.value.faults]
    assert ("13: names.en.role-warior", "languages-missing") not in told
    assert ("14: names.en.role-mage", "words-broken") in told


def test_with_an_unknown_base_everything_that_does_not_need_it_is_listed() -> None:
    text = HEAD.replace("nde12", "nde13").replace('"test"', '"Test"') + names("role-mage", ("en", "pl"))
    assert faults(text) == {
        "2: pack.id": "not-a-pack-id",
        "4: pack.base": "no-such-base",
        "7: names.en.role-mage": "languages-missing",
    }


def test_a_key_within_a_text_of_several_lines_is_not_taken_for_one() -> None:
    text = HEAD + '[settings]\nusual_rung = """\nheel = 3\n"""\nheel = 3\n'
    assert faults(text) == {"7: settings.usual_rung": "not-allowed", "10: settings.heel": "misspelt-key"}


@pytest.mark.parametrize(
    ("id", "words", "code"),
    [
        ("role-mage", "{ $x", "words-broken"),
        ("role-mage", "x }", "words-broken"),
        ("role-mage", "}{", "words-broken"),
        ("role-mage", "{}", "words-broken"),
        ("role-mage", "{ role-rogue }", "words-broken"),
        ("count-hearts", "{ $hearts -> [one] x *[other] y }", "words-broken"),
        ("count-hearts", "{ $heart } { NUMBER($hearts) }", "variable-unknown"),
        ("role-mage", "{ $hearts }", "variable-useless"),
        ("count-hearts", "{ $heart } hearts", "variable-unknown"),
    ],
)
def test_words_that_cannot_be_said_are_a_fault(id: str, words: str, code: str) -> None:
    text = HEAD + "".join(f"[names.{language}]\n{id} = '{words}'\n" for language in LANGUAGES)
    assert set(faults(text).values()) == {code}


@pytest.mark.parametrize("words", ["{ $hearts } ♥", '{ "{" }{ $hearts }', "hearts", "{ 3 }"])
def test_words_that_can_be_said_are_none(words: str) -> None:
    text = HEAD + "".join(f"[names.{language}]\ncount-hearts = '{words}'\n" for language in LANGUAGES)
    assert read_pack(text).names["en"]["count-hearts"] == words


ONE_OR_MORE = "{ $hearts ->\n[one] one heart\n*[other] { $hearts } hearts\n}"


@pytest.mark.parametrize(
    "words",
    [
        ONE_OR_MORE,
        f"about {ONE_OR_MORE}!",
        ONE_OR_MORE.replace("*", ""),
        ONE_OR_MORE.replace("[one]", "*[one]"),
        ONE_OR_MORE.replace("\n", " "),
        ONE_OR_MORE.replace("->\n", "-> "),
        ONE_OR_MORE.replace("\n}", " }"),
        ONE_OR_MORE.replace("[one]", "one:"),
        ONE_OR_MORE.replace("one heart", ONE_OR_MORE.replace("one heart", "1")),
        ONE_OR_MORE.replace("$hearts ->", "NUMBER($hearts) ->"),
        ONE_OR_MORE.replace("$hearts ->", "->"),
        "{ $hearts } { $hearts",
        "{ $hearts }}",
        '{ "} }',
        '{ "\\"" }',
        "{ $ }",
        "{ 1.5 } { -3 }",
        "{ 1x }",
    ],
)
def test_words_are_sound_where_fluent_can_read_them(words: str) -> None:
    names = {language: {"count-hearts": words} for language in LANGUAGES}
    lines = tomli_w.dumps({"names": names})
    pattern = "".join(f"\n        {line}" for line in words.splitlines())
    if is_readable(f"x ={pattern}\n"):
        assert read_pack(HEAD + lines).names == names
    else:
        with pytest.raises(Faults) as caught:
            read_pack(HEAD + lines)
        assert {fault.error.code for fault in caught.value.faults} == {"words-broken"}


def test_a_title_with_a_brace_left_open_is_a_fault() -> None:
    assert faults(HEAD.replace('"Test"', '"Te{st"')) == {"5: pack.title.en": "words-broken"}


def test_a_text_that_is_not_toml_is_refused_by_the_name_of_its_file() -> None:
    with refuses("pack-unreadable", match=r"“my\.toml” is not valid TOML at line 1, column 6"):
        read_pack("[pack\n", "my.toml")


def test_a_pack_that_is_there_already_is_refused() -> None:
    refuse_twice(shipped_pack("grim-marsh"), ["far-orbit"])
    with refuses("pack-twice", match="the pack “grim-marsh” is already applied; name it only once"):
        refuse_twice(shipped_pack("grim-marsh"), ["far-orbit", "grim-marsh"])


def test_an_option_takes_only_the_values_a_table_may_switch_to() -> None:
    assert faults(HEAD + "[options]\nrange_cap = 5\n") == {"7: options.range_cap": "not-allowed"}
    assert game_with(read_pack(HEAD + "[settings]\nrange_cap = 5\n")).settings.range_cap == 5


def test_a_key_that_is_both_a_setting_and_an_option_is_a_fault() -> None:
    both = HEAD + "[settings]\narmour = 'choice'\n[options]\narmour = 'automatic'\n"
    assert faults(both) == {"9: options.armour": "key-given-twice"}


def test_an_unknown_base_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(Faults, match=r"“nde13” is not a game that a pack can change; use one of: .*nde12"):
        game_with(read_pack(HEAD.replace("nde12", "nde13")))


def names(id: str, languages: tuple[str, ...] = LANGUAGES) -> str:
    return "".join(f"[names.{language}]\n{id} = 'Name'\n" for language in languages)


def test_a_name_has_to_be_given_in_all_languages() -> None:
    with pytest.raises(Faults, match="“role-mage” has no text in: de, cs; add it"):
        read_pack(HEAD + names("role-mage", ("en", "pl")))


def test_a_name_of_something_the_game_does_not_have_is_a_fault() -> None:
    assert faults(HEAD + names("role-wizzard")) == {"7: names.en.role-wizzard": "unknown-name"}
    assert faults(HEAD + names("role-warior")) == {"7: names.en.role-warior": "misspelt-key"}


def test_a_name_nothing_resembles_is_told_once_with_the_nearest_few() -> None:
    with pytest.raises(Faults) as caught:
        game_with(read_pack(HEAD + names("rolle-heiler")))
    (fault,) = caught.value.faults
    listed = fault.error.facts["nearest"]
    assert isinstance(listed, tuple)
    assert 1 <= len(listed) <= 5
    assert set(listed) <= set(ruleset_named("nde12").renames)


def test_something_new_needs_a_name() -> None:
    role = "[settings.roles]\nranger = { strength = 8, dexterity = 8, power = 6 }\n"
    assert faults(HEAD + role) == {"names": "name-missing"}
    game = game_with(read_pack(HEAD + role + names("role-ranger")))
    assert "ranger" in game.settings.roles


def test_the_name_of_something_new_is_no_fault_when_only_its_numbers_are() -> None:
    role = "[settings.roles]\nranger = { strength = 9, dexterity = 8, power = 6 }\n"
    assert faults(HEAD + role + names("role-ranger")) == {
        "7: settings.roles.ranger.strength": "not-on-ladder"
    }


@given(text=st.text(max_size=60))
def test_whatever_the_text_it_is_read_or_refused(text: str) -> None:
    try:
        read_pack(text)
    except NdeError as fault:
        if fault.code not in ("pack-unreadable", "faults"):
            raise


@given(
    table=st.recursive(
        st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=8,
    )
)
def test_whatever_a_pack_holds_the_game_takes_it_or_reports_it(table: Any) -> None:
    title = dict.fromkeys(LANGUAGES, "X")
    for part in ("settings", "options"):
        held: dict[str, Any] = {part: table if isinstance(table, dict) else {"ladder": table}}
        with suppress(Faults):
            game_with(Pack(id="x", base="nde12", title=title, **held))


def test_a_name_without_words_is_a_fault() -> None:
    empty = HEAD + "".join(f'[names.{language}]\nrole-warrior = " "\n' for language in LANGUAGES)
    assert list(faults(empty).values()) == ["text-empty"] * len(LANGUAGES)
