"""`nde rules` lists, shows and searches the index, with examples run as they are printed."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES, words
from nde.rules import ruleset_ids, ruleset_named
from tests.cli.terminal import nde, refused


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_lists_every_rule_with_its_title(game: str, language: str) -> None:
    index, _, credit = nde("rules", game, "--lang", language, env={"COLUMNS": "200"}).out.partition("\n\n")
    assert credit.startswith(words(language, game).say(f"credit-{game}")[:80])
    lines = index.splitlines()
    rules = ruleset_named(game).rules
    assert [line.split(maxsplit=1)[0] for line in lines] == [rule.id for rule in rules]
    speaker = words(language, game)
    marks = {source: speaker.say(f"cli-mark-{source}") for source in ("companion", "draft", "ours")}
    told = [
        speaker.rule_title(rule.id) + (f" · {marks[rule.source]}" if rule.source in marks else "")
        for rule in rules
    ]
    assert [line.split(maxsplit=1)[1] for line in lines] == told


def test_without_a_game_the_rules_of_all_are_listed() -> None:
    data = nde("rules", "--json").data["rules"]
    assert [rule["id"] for rule in data] == [
        rule.id for id in ruleset_ids() for rule in ruleset_named(id).rules
    ]


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_shown(game: str, language: str) -> None:
    for rule in ruleset_named(game).rules:
        said = nde("rules", rule.id, "--lang", language)
        assert said.status == 0, said.err
        assert said.out.startswith(rule.id)
        assert "⟨" not in said.out, rule.id
        assert max(map(len, said.out.splitlines())) <= 80, rule.id


@pytest.mark.rule("nde12/5.6")
def test_a_rule_shows_text_source_options_and_its_example_at_work() -> None:
    out = nde("rules", "nde12/5.6").out
    assert "nde12/5.6  Missing and retaliation" in out
    assert "From the Nano Dungeon Engine 1.2 rulebook" in out
    assert nde("rules", "nde12/5.6", "--json").data["facts"] == ["A52", "A53", "A54", "A55"]
    assert "retaliation = *core | melee | off" in out
    assert "Example EX-A4" in out
    assert "rolled 4 on d10 against TN 6: failure  [nde12/3.4]" in out
    assert "→ failure" in out


@pytest.mark.parametrize("game", ruleset_ids())
def test_the_examples_of_every_rule_come_out_as_the_book_says(game: str) -> None:
    rules = ruleset_named(game)
    expected = {example.id: example.outcome for example in rules.examples if example.situation}
    found = {
        example["id"]: example["outcome"] or ""
        for rule in rules.rules
        for example in nde("rules", rule.id, "--json").data["examples"]
        if example["situation"]
    }
    assert found == expected


def test_a_search_finds_words_in_titles_and_texts_in_the_readers_language() -> None:
    found = nde("rules", "nde12", "--search", "retaliation", "--json").data["rules"]
    assert "nde12/5.6" in [rule["id"] for rule in found]
    assert len(found) < len(ruleset_named("nde12").rules)
    german = nde("rules", "nde12", "--search", "VERGELTUNG", "--lang", "de").out
    assert "nde12/5.6" in german
    assert "no rule, table or stat block contains “xyzzy”" in refused("rules", "--search", "xyzzy")


@pytest.mark.parametrize(
    ("argv", "text"),
    [
        (("nde12/5.66",), "did you mean “nde12/5.6”?"),
        (("nde13",), "“nde13” is not a known game"),
        (("nde13/5.6",), "“nde13” is not a known game"),
        (("nde12/5.6", "--search", "x"), "exclude each other"),
        (("nde12", "nde14"), "“nde14” does not belong"),
    ],
)
def test_refusals(argv: tuple[str, ...], text: str) -> None:
    assert text in refused("rules", *argv)


@pytest.mark.parametrize(
    ("language", "plain", "written"),
    [("pl", "oslona", "osłona"), ("cs", "kryti", "krytí"), ("de", "wurfel", "WÜRFEL")],
)
def test_a_search_needs_no_marks_on_letters(language: str, plain: str, written: str) -> None:
    found = [
        nde("rules", "nde12", "--search", word, "--lang", language, "--json").data
        for word in (plain, written)
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "retaliaton", "retaliation"),
        ("en", "lose haert", "lose Heart"),
        ("de", "Vergeltumg", "Vergeltung"),
        ("pl", "zrecznsc", "Zręczność"),
        ("cs", "obratnsot", "Obratnost"),
    ],
)
def test_a_misspelt_word_is_answered_by_those_that_come_near(language: str, typed: str, meant: str) -> None:
    told = refused("rules", "nde12", "--search", typed, "--lang", language)
    assert typed in told
    assert meant in told.partition(typed)[2]


@pytest.mark.rule("nde12/clues", "nde14/gm.clues")
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_whoever_looks_up_search_learns_what_searching_costs(game: str) -> None:
    told = " ".join(nde("rules", game, "--search", "search").out.split())
    assert "clues" in told
    assert "at a cost" in told


def test_a_rule_that_only_explains_a_word_says_which() -> None:
    """Whoever looks up a word sees it in everything that was found."""
    told = nde("rules", "nde12", "--search", "food").out
    assert "nde12/2.5" in told
    assert "food for three days" in told


def test_a_word_of_another_edition_leads_nowhere() -> None:
    assert refused("--lang", "pl", "rules", "nde12", "--search", "Łut")
    assert "nde14/" in nde("--lang", "pl", "rules", "nde14", "--search", "Łut").out
