"""The rules for a page: everything once, found as everywhere else, and odds that can be tried."""

from __future__ import annotations

import pytest

from nde.book.chances import axis_word
from nde.book.live_odds import live_odds
from nde.book.rules_page import rules_page
from nde.locale import LANGUAGES
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.lookup import book_entries
from nde.locale.catalogue import entries_of
from nde.locale.phrases import choice_word
from nde.rules import ruleset_ids
from nde.rules.posed_odds import find_odds
from nde.rules.ruleset import Param
from nde.web.handlers.dice import posed_case
from tests.book.papers import game_in


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_rule_stands_in_a_chapter_once_and_is_linked_by_its_number(id: str) -> None:
    game = game_in("cs", id)
    page = rules_page(game)
    ids = [rule.id for rule in game.rules.rules]
    assert [one for chapter in page.chapters for one in chapter.rules] == ids
    assert [f"{id}/{rule.number}" for rule in page.rules] == ids
    assert all(chapter.title for chapter in page.chapters)
    assert [block.id for block in page.blocks] == list(game.rules.foes)


@pytest.mark.parametrize("id", ruleset_ids())
def test_a_page_is_searched_by_the_entries_of_every_other_search(id: str) -> None:
    game = game_in("pl", id)
    index = rules_page(game).index
    known = list(book_entries(game))
    assert [(one.kind, one.id, one.name) for one in index] == [(one.kind, one.id, one.name) for one in known]
    assert [set(one.words.split()) for one in index] == [set(one.whole.split()) for one in known]
    assert [set(one.names) for one in index] == [set(one.names) for one in known]


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_situation_can_be_tried_beside_a_rule(id: str) -> None:
    game = game_in("en", id)
    lives = live_odds(game)
    assert set(lives) <= {rule.id for rule in game.rules.rules}
    found = {live.situation for some in lives.values() for live in some}
    assert found == {situation.name for situation in game.rules.situations}


@pytest.mark.parametrize("id", ruleset_ids())
def test_what_a_trial_begins_with_has_odds(id: str) -> None:
    game = game_in("de", id)
    packed = PackedGame(game.rules)
    for live in (live for some in live_odds(game).values() for live in some):
        case = posed_case(packed, live.situation, live.given)
        found = find_odds(game.rules, case.situation, case.values, case.said)
        assert found.outcomes
        assert set(live.focus) <= {param.name for param in live.params}


def test_a_sentence_of_ours_is_told_apart_on_the_page() -> None:
    page = rules_page(game_in("en", ruleset_ids()[0]))
    signs = {
        said.sign
        for rule in page.rules
        for block in rule.blocks
        if hasattr(block, "said")
        for said in block.said
    }
    assert "°" in signs
    assert {rule.source for rule in page.rules} >= {"book", "ours"}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("id", ruleset_ids())
def test_whatever_can_be_chosen_beside_a_rule_is_said_in_the_readers_language(id: str, language: str) -> None:
    is_told = any(key.startswith(f"{id}-") for key in entries_of(language))
    game = game_in(language, id)
    params = [param for situation in game.rules.situations for param in situation.params]
    raw = {(one.name, choice) for one in params for choice in one.choices if not worded(game, one, choice)}
    assert not is_told or raw <= ALIKE  # whoever has words in English alone is told in English
    assert {one.name for one in params if axis_word(game, one.name) == one.name} <= {"mana"}


ALIKE = {("ware", "rapier")}
"""What is called the same in a language of ours as in English."""


def worded(game: ChosenGame, param: Param, choice: str) -> bool:
    return choice_word(param.name, choice, game.words) != choice
