"""Every word that a button, a sheet or a line of the log can show leads somewhere when it is looked up."""

from __future__ import annotations

from functools import cache

import pytest

from nde.locale import LANGUAGES, words
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import (
    Entry,
    book_entries,
    called_elsewhere,
    entry_key,
    found_among,
    found_in,
    log_lines,
    look_up,
    plain,
    term_keys,
    term_words,
    without_variables,
)
from nde.rules import ruleset_ids, ruleset_named
from tests.cli.terminal import nde
from tests.locale.shown_words import keys_of, offers_of, said_of, shown_words


@cache
def game(id: str, language: str) -> ChosenGame:
    return ChosenGame(ruleset_named(id), words(language, id))


@cache
def book(id: str, language: str) -> tuple[Entry, ...]:
    return tuple(book_entries(game(id, language)))


@pytest.mark.parametrize("id", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_shown_leads_somewhere(id: str, language: str) -> None:
    lost = []
    for key, word in shown_words(id, words(language, id)).items():
        if key.partition(" ")[0] in ruleset_named(id).absent:
            continue
        found = found_in(game(id, language), book(id, language), without_variables(word))
        if not (found.named or found.near):
            lost.append((key, word))
    assert lost == []


@pytest.mark.parametrize("id", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_log_leads_somewhere(id: str, language: str) -> None:
    chosen = game(id, language)
    lines = tuple(log_lines(chosen))
    known = {one.id for one in lines}
    said = [key for key in said_of(id) if key not in chosen.rules.absent]
    lost = [key for key in said if entry_key(key, chosen.words) not in known]
    assert lost == []
    assert all(found_among(lines, one.name).shown for one in lines)


@pytest.mark.parametrize(
    ("id", "language", "word", "rule"),
    [
        ("cairn2e", "en", "caught off guard", "first-round"),
        ("cairn2e", "en", "rattled", "scars"),
        ("cairn2e", "en", "worn out", "dungeon"),
        ("cairn2e", "en", "beyond help", "death"),
        ("cairn2e", "en", "harms and fells", "attack"),
        ("cairn2e", "de", "verletzt und erledigt", "attack"),
        ("cairn2e", "en", "bypass", "unaware"),
        ("cairn2e", "cs", "bypass", "unaware"),
        ("cairn2e", "en", "unfaced", "bestiary"),
        ("cairn2e", "pl", "unfaced", "bestiary"),
        ("nde12", "en", "wounds and fells", "5.5"),
        ("nde12", "en", "uses up what protects it", "5.5"),
        ("nde14", "en", "uses up what protects it", "4.6"),
        ("cairn2e", "en", "curious", "reactions"),
        ("tkds", "en", "has acted", "turn"),
        ("tkds", "en", "beyond help", "dying"),
        ("tkds", "en", "broken off", "rounds"),
        ("tkds", "en", "perfect shot", "attack"),
        ("tkds", "cs", "není už pomoci", "dying"),
        ("tkds", "cs", "ztíženo", "advantage"),
        ("tkds", "cs", "přerušen", "rounds"),
        ("tkds", "cs", "strážce", "loop"),
        ("tkds", "cs", "záchranný hod", "check"),
        ("tkds", "cs", "mana", "magic-energy"),
        ("tkds", "en", "saving throw", "check"),
        ("nde12", "en", "beyond help", "5.5"),
        ("nde14", "de", "nicht mehr zu retten", "4.6"),
    ],
)
def test_what_was_found_to_lead_nowhere_leads_to_its_rule(
    id: str, language: str, word: str, rule: str
) -> None:
    assert f"{id}/{rule}" in [one.id for one in look_up(game(id, language), word).of("rule")]


def test_what_only_a_line_of_the_log_says_is_shown_in_that_line() -> None:
    found = look_up(game("cairn2e", "en"), "the weather is extreme for a second day")
    assert found.of("rule") == ()
    assert [one.name for one in found.of("line")] == [
        "the weather is extreme for a second day and turns catastrophic"
    ]
    assert (
        "In the log: “the weather is extreme" in nde("rules", "cairn2e", "--search", "extreme second day").out
    )


def test_what_a_rule_explains_is_told_once_and_without_what_is_put_in() -> None:
    chosen = game("tkds", "en")
    found = look_up(chosen, "out of the fight")
    told = [found.because(one) for one in found.of("rule")]
    assert all("who" not in one.split() for terms in told for one in terms)
    assert all(len({plain(one) for one in terms}) == len(terms) for terms in told)


def test_the_words_come_from_the_games_themselves() -> None:
    assert {"offer-surge", "offer-cast"} <= set(offers_of("tkds"))
    assert {"condition-prone", "perk-sure-strike", "cause-ambush"} <= set(keys_of("tkds"))
    assert {"condition-panicked", "scar-1", "spell-salt-line"} <= set(keys_of("cairn2e"))
    assert {"trait-flying", "move-volley", "condition-held"} <= set(keys_of("nde14"))
    assert "move-press" in keys_of("nde14")
    assert "move-press" not in keys_of("nde12")
    assert "sheet essence" in shown_words("tkds", words("en", "tkds"))
    assert "quality-hold" in shown_words("tkds", words("en", "tkds"))


@pytest.mark.parametrize(
    ("language", "word", "rule"),
    [
        ("en", "Stow", "turn"),
        ("en", "reload", "weapons"),
        ("en", "ammunition", "weapons"),
        ("en", "low cover", "cover"),
        ("en", "low obstacle", "cover"),
        ("cs", "zásoba", "camp"),
        ("cs", "deník", "character"),
        ("cs", "Pán jeskyně", "loop"),
        ("cs", "nízká překážka", "cover"),
    ],
)
def test_what_the_table_says_leads_to_its_rule(language: str, word: str, rule: str) -> None:
    found = look_up(game("tkds", language), word)
    assert f"tkds/{rule}" in [one.id for one in found.of("rule")]


@pytest.mark.parametrize(
    ("word", "old", "new"),
    [
        ("hits without effect", "monsters.traits", "monsters.traits"),
        ("out of the fight", "7.2", "6.1"),
        ("beyond help", "7.2", "6.1"),
        ("fallen", "7.2", "6.1"),
        ("retreat", "5.2", "4.2"),
        ("flee", "5.2", "4.2"),
        ("strikes back", "5.6", "9.3"),
        ("price", "gm.complications", "gm.complications"),
        ("within arm’s reach", "4.2", "3.1"),
        ("a few steps away", "4.2", "3.1"),
    ],
)
def test_what_an_evening_of_nde_says_leads_to_its_rule(word: str, old: str, new: str) -> None:
    for id, rule in (("nde12", old), ("nde14", new)):
        assert f"{id}/{rule}" in [one.id for one in look_up(game(id, "en"), word).of("rule")][:4]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "tiers"), [("nde12", "nde12/6.3"), ("nde14", "nde14/5.3")])
def test_an_area_and_a_hold_lead_to_the_rule_that_says_what_they_do(
    id: str, tiers: str, language: str
) -> None:
    chosen = game(id, language)
    for offer in ("offer-power-hold", "offer-power-area"):
        found = look_up(chosen, term_words(offer, chosen.words))
        assert [one.id for one in found.named if one.kind == "rule"] == [tiers]


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_term_of_a_rule_is_a_message(id: str) -> None:
    speaker = words("en", id)
    unknown = [
        (rule.id, term)
        for rule in ruleset_named(id).rules
        for term in rule.terms
        if not (keys := term_keys(rule, speaker)) or not all(map(speaker.has, keys))
    ]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_leads_to_its_rule_in_every_language(language: str) -> None:
    chosen = game("tkds", language)
    for key in ("prone", "held", "stunned", "blinded"):
        found = look_up(chosen, chosen.words.say(f"condition-{key}"))
        assert f"tkds/{key}" in [one.id for one in found.named]


def test_what_is_called_by_a_word_comes_before_what_mentions_it() -> None:
    found = look_up(game("tkds", "en"), "Momentum")
    assert [one.id for one in found.named] == ["tkds/momentum"]
    assert "tkds/momentum" not in [one.id for one in found.near]
    assert any(one.kind == "row" for one in found.near)


def test_words_are_matched_from_their_beginning_and_inside_only_for_want_of_better() -> None:
    chosen = game("tkds", "en")
    assert all("force" not in one.whole.split() for one in look_up(chosen, "orc").shown)
    inside = look_up(chosen, "ongbow")
    assert (inside.named, inside.near) == ((), ())
    assert "longbow" in [one.name for one in inside.of("row")]


def test_signs_between_words_do_not_matter() -> None:
    assert plain("Thieves’ tools, (10 m)") == "thieves tools 10 m"
    chosen = game("tkds", "en")
    assert [one.id for one in look_up(chosen, "thieves tools").named] == ["gear"]
    assert look_up(chosen, " ?!").shown == ()


def test_what_is_put_into_a_message_is_no_part_of_its_word() -> None:
    speaker = words("en", "nde14")
    assert "{" not in term_words("offer-foe-strike", speaker)


def test_a_search_shows_rules_rows_and_foes_with_their_sources() -> None:
    data = nde("rules", "tkds", "--search", "hold", "--json").data
    assert "tkds/hold" in [rule["id"] for rule in data["rules"]]
    [hold] = [row for row in data["rows"] if row["table"] == "specials"]
    assert (hold["rule"], hold["source"]) == ("tkds/specials", "draft")
    out = nde("rules", "tkds", "--search", "orc").out
    assert "Orc ° · Attacks: war axe" in out
    assert "  ° ours: not from the book" in out
    titled = nde("rules", "tkds", "--search", "prone").out
    assert "tkds/prone  Prone · our addition" in titled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ruleset_ids())
def test_a_search_fits_the_terminal(id: str, language: str) -> None:
    speaker = words(language, id)
    for word in ("a", speaker.rule_title(ruleset_named(id).rules[0].id)):
        said = nde("rules", id, "--search", word, "--lang", language)
        assert said.status == 0, said.err
        assert said.out
        assert max(map(len, said.out.splitlines())) <= 80
        assert "⟨" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stat_block_that_was_found_says_what_its_abilities_are_about(language: str) -> None:
    speaker = words(language, "cairn2e")
    giant = next(one for one in book("cairn2e", language) if one.id == "fire-giant")
    immune = speaker.say("feature-immune")
    assert f"{immune} ({speaker.say('quality-fire')})" in giant.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ruleset_ids())
def test_words_of_players_and_of_other_games_lead_to_the_rules_that_say_it(id: str, language: str) -> None:
    """Initiative, saving throw, encumbrance: whoever comes from elsewhere finds what it is here."""
    chosen = game(id, language)
    rules = {rule.id for rule in chosen.rules.rules}
    assert chosen.rules.glance.sought.keys() == ruleset_named(ruleset_ids()[0]).glance.sought.keys()
    for key, wanted in chosen.rules.glance.sought.items():
        assert wanted
        assert set(wanted) <= rules, key
        for word in chosen.words.say(f"sought-{key}").split(","):
            found = found_in(chosen, book(id, language), word)
            assert set(wanted) <= {one.rule for one in found.named}, word


QUESTIONS = [
    ("cairn2e", "en", "how do I heal", "cairn2e/healing"),
    ("nde12", "en", "who goes first", "nde12/5.2"),
    ("cairn2e", "cs", "můžu utéct z boje", "cairn2e/retreat"),
    ("tkds", "pl", "jak rzucać zaklęcia", "tkds/casting"),
    ("cairn2e", "de", "wie zaubere ich", "cairn2e/spellbooks"),
]


@pytest.mark.parametrize(("id", "language", "asked", "rule"), QUESTIONS)
def test_a_question_leads_to_the_rule_that_has_most_of_its_words(
    id: str, language: str, asked: str, rule: str
) -> None:
    shown = look_up(game(id, language), asked).shown
    assert rule in [one.id for one in shown[:3]]


def test_a_question_of_which_no_word_is_known_leads_nowhere() -> None:
    assert look_up(game("nde12", "en"), "xyzzy plugh qwerty").shown == ()


def test_what_is_called_so_in_another_language_is_told_in_the_readers_own() -> None:
    czech = game("cairn2e", "cs")
    assert called_elsewhere(czech, "sword") == ("meč",)
    assert called_elsewhere(czech, "Rüstung") == ("Zbroj",)
    assert called_elsewhere(czech, "xyzzy") == ()
