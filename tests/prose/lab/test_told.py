"""A fight in words: whole in every language, no wider than the terminal, honest about what is certain."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.lab.answers import Answer, Left, Share
from nde.lab.best_play import BestPlay, Deed, Difference
from nde.locale import LANGUAGES, words
from nde.prose.lab.chances import (
    Danger,
    average_words,
    chance_words,
    danger_of,
    interval_words,
    tallied,
)
from nde.prose.lab.comparisons import MOST_DIFFERENCES, Side, best_told, compared
from nde.prose.lab.fight import found, left_to_heroes, told, widest
from tests.prose.lab.fights import FIGHTS, answer, reader


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGHTS)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_every_word_is_there_and_every_line_fits(width: int, game: str, language: str) -> None:
    one = reader(game, language, width)
    sides = [Side(policy, answer(game, policy)) for policy in ("careful", "focus", "spread")]
    for lines in (
        told(answer(game), one, 1.5),
        told(answer(game, "careful", 500), one, 120.0),
        compared(sides, "policy", one),
        compared([*sides, Side("focus, played", answer(game, "focus", 500))], "way", one),
    ):
        assert "⟨" not in "\n".join(lines)
        assert [line for line in lines if len(line) > width] == []


@pytest.mark.parametrize("game", FIGHTS)
def test_every_resource_of_the_game_is_told(game: str) -> None:
    text = "\n".join(told(answer(game), reader(game), 0.1))
    for name in {"nde12": ("Hearts", "Mana"), "nde14": ("Hearts", "Luck"), "cairn2e": ("HP", "STR")}.get(
        game, ("HP",)
    ):
        assert name in text
    if game == "cairn2e":
        assert "dying, can only crawl" in text
        assert "scar" in text


def with_ends(win: float, lose: float, nobody_down: float, undecided: float = 0.0) -> Answer:
    exact = [Share(chance=one, low=one, high=one) for one in (win, lose, undecided)]
    down = {0: nobody_down, 1: win + lose - nobody_down}
    return replace(answer("nde12"), win=exact[0], lose=exact[1], undecided=exact[2], down=down)


@pytest.mark.parametrize(
    ("win", "lose", "nobody_down", "danger"),
    [
        (0.04, 0.96, 0.0, "hopeless"),
        (0.3, 0.7, 0.0, "deadly"),
        (0.5, 0.5, 0.1, "even"),
        (0.8, 0.2, 0.5, "risky"),
        (0.95, 0.05, 0.3, "costly"),
        (0.95, 0.05, 0.498, "costly"),
        (0.95, 0.05, 0.8, "wearing"),
        (0.902, 0.098, 0.902, "wearing"),
        (0.96, 0.04, 0.96, "light"),
        (1.0, 0.0, 0.99, "light"),
    ],
)
def test_a_fight_is_called_by_how_it_ends(
    win: float, lose: float, nobody_down: float, danger: Danger
) -> None:
    assert danger_of(with_ends(win, lose, nobody_down)) == danger


def test_whoever_has_to_flee_has_not_won() -> None:
    half = with_ends(0.5, 0.2, 0.1)
    assert danger_of(half) == "risky"
    assert danger_of(replace(half, flee=Share(chance=0.3, low=0.3, high=0.3))) == "even"


def test_a_small_average_has_a_digit_more() -> None:
    english = words("en")
    assert [average_words(one, english) for one in (0.05, 0.094, 1.25)] == ["0.05", "0.09", "1.2"]


def test_words_for_who_falls_hold_from_the_chance_on_at_which_they_are_used() -> None:
    said = words("en")
    assert "often somebody is out at the end" in said.say("lab-danger-costly")
    assert "usually" not in said.say("lab-danger-costly")


def test_a_fight_without_an_end_or_stopped_too_early_is_called_nothing_else() -> None:
    unending = with_ends(0.2, 0.1, 0.2, undecided=0.7)
    assert danger_of(unending) == "open"
    assert danger_of(replace(unending, is_stopped=True)) == "unknown"
    so_far = " ".join(told(replace(unending, is_stopped=True), reader("nde12"), 1.0))
    assert "So far 20.0% are won, and 70.0% are undecided." in so_far
    assert "It was stopped after" in so_far


def test_nearly_certain_is_not_certain() -> None:
    english = words("en")
    assert chance_words(0.99999, english) == ">99.9%"
    assert chance_words(0.00001, english) == "<0.1%"
    assert chance_words(1 - 1e-12, english) == "100.0%"
    assert interval_words(Share(chance=0.5, low=0.5, high=0.5), english) == ""
    assert interval_words(Share(chance=0.5, low=0.48, high=0.52), english) == "48.0%–52.0%"


def test_more_than_the_most_is_drawn_where_somebody_keeps_it() -> None:
    plain = answer("cairn2e")
    left = Left(key="hp", most=3, chances={2: 0.25, 5: 0.5})
    (hero,) = plain.heroes
    lines = left_to_heroes(replace(plain, heroes=(replace(hero, left=(left,)),)), reader("cairn2e"))
    assert lines[-1].split()[-4:] == ["4.0/3", "0", "··▄··█", "5"]


def test_rare_rounds_at_the_end_are_told_together_and_nothing_is_lost() -> None:
    chances = {1: 0.5, 2: 0.497, 3: 0.002, 7: 0.001}
    tally = tallied(chances)
    assert [(one.number, one.is_open) for one in tally] == [(1, False), (2, False), (3, True)]
    assert sum(one.chance for one in tally) == pytest.approx(1.0)
    assert [one.number for one in tallied(chances, rare=0.0)] == [1, 2, 3, 4, 5, 6, 7]
    assert sum(one.chance for one in tallied(dict.fromkeys(range(1, 51), 0.02))) == pytest.approx(1.0)
    assert tallied({}) == []


def test_computed_and_played_are_told_apart() -> None:
    text = " ".join(found([answer("nde12"), answer("nde12", "careful", 400)], reader("nde12"), 2.0)).split()
    said = " ".join(text)
    assert "Exactly, from" in said
    assert "400 fights were played with seed 1" in said
    assert widest(400) == pytest.approx(0.049, abs=1e-4)
    assert "within 4.90 percentage points" in said


def difference(policy: str, target: str) -> Difference:
    """A policy that ends its turn where striking at somebody is worth more."""
    best = Deed(who="warrior", offer="strike", action=None, target=target)
    ends = Deed(who="", offer="", action=None)
    return Difference(policy=policy, people=(), best=best, best_worth=0.9, deed=ends, deed_worth=0.5, met=0.1)


def test_what_the_best_would_do_instead_is_told_once_for_all_policies_and_not_without_end() -> None:
    alike = [difference("focus", "minion-0"), difference("spread", "minion-0")]
    others = [difference("focus", f"minion-{number}") for number in range(1, MOST_DIFFERENCES + 3)]
    best = BestPlay(aim="win", best=0.9, worth={}, differs=(*alike, *others), scenes=9)
    lines = best_told(best, reader("nde12", width=200), 0.1)
    instead = [line for line in lines if "Best: " in line]
    assert len(instead) == MOST_DIFFERENCES
    assert "(chance after it: 90.0%). By focus, spread: " in instead[0]
