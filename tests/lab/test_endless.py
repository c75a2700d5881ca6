"""What never repeats in a fight without end is found and named."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from nde.lab import endless as module
from nde.lab.best_play import best_play
from nde.lab.compiled.pieces import Numbers, Pieces, make_up
from nde.lab.decisions import Decisions
from nde.lab.endless import Endless, NeverRepeats, endless
from nde.lab.lab import Lab
from nde.lab.states import TooManyScenes
from nde.rules.play import playing_of
from tests.lab.test_next_deeds import scene_of


class Fighter(msgspec.Struct, frozen=True):
    """Somebody who can be hurt, and who may remember."""

    id: str
    hp: int = 3
    blows: tuple[str, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """Somebody, and which round it is."""

    fighters: tuple[Fighter, ...]
    round: int = 1


def found_in(scenes: list[Scene]) -> Endless | None:
    pieces = Pieces(make_up(scenes[0]), Numbers())
    return endless(pieces, np.array([pieces.state(one) for one in scenes], dtype=np.int32))


def scenes_with(count: int, **fields: Any) -> list[Scene]:
    """Scenes round by round, two in each: somebody is hurt or not, and what grows has grown."""
    found = []
    for number in range(count):
        for hp in (3, 2):
            blows = ("blow",) * (number if fields.get("blows") else 0)
            found.append(Scene((Fighter("one", hp, blows),), number if fields.get("round") else 1))
    return found


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({"round": True}, ("round",)),
        ({"blows": True}, ("fighters.blows",)),
        ({"round": True, "blows": True}, ("round", "fighters.blows")),
    ],
)
def test_fields_that_grow_in_scenes_that_are_otherwise_the_same_are_named(
    fields: dict[str, bool], names: tuple[str, ...]
) -> None:
    assert found_in(scenes_with(80, **fields)) == Endless(names, 80)


def test_a_few_rounds_are_no_fight_without_end() -> None:
    assert found_in(scenes_with(module.MANY - 1, round=True)) is None


def test_what_runs_out_is_no_fight_without_end() -> None:
    """However many hit points somebody has: they become fewer."""
    assert found_in([Scene((Fighter("one", hp),)) for hp in range(500, 0, -1)]) is None


def test_what_only_comes_along_with_what_grows_is_not_named() -> None:
    """Marks that follow from the round tell no scenes apart by themselves."""
    scenes = [Scene((Fighter("one", hp),), number) for number in range(200) for hp in range(number, 0, -1)]
    assert found_in(scenes) == Endless(("round",), 199)


def test_best_play_of_a_game_that_counts_rounds_for_ever_says_so() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion")
    playing = playing_of(rules)
    forgetful = replace(rules, playing=replace(playing, gist=lambda scene: lambda piece: piece))
    with pytest.raises(NeverRepeats) as refused:
        best_play(Lab(), forgetful, scene)
    assert refused.value.facts["fields"] == ("round",)
    assert "differ only in “round”" in str(refused.value)
    assert best_play(Lab(), rules, scene).best > 0


def test_a_search_without_end_stops_where_nothing_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from nde.lab import decisions

    monkeypatch.setattr(decisions, "MOST_LOOKS", 3)
    rules, scene = scene_of("nde12", "warrior", "minion")
    with pytest.raises(TooManyScenes) as refused:
        Decisions(rules, scene).explore(1_000_000, lambda _: True)
    assert not isinstance(refused.value, NeverRepeats)
