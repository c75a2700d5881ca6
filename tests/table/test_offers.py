"""Offers are kept and found together where that is quicker; they are those that are worked out one by one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterable
from types import ModuleType
from typing import Any

import pytest

from nde.board import board
from nde.dice import Procedure
from nde.rules import Offer
from nde.rules.deeds import verb_of, ways_of
from nde.rules.ruleset import Candidate, each_of, is_legal, known_legal, legal_offers
from nde.table import commands as c
from nde.table import offers
from nde.table.offers import Offered, legal_ways, offers_for
from nde.table.seats import GM
from nde.table.state import State
from nde.table.visibility import scene_for
from tests.table.play import GAME, GAME_AND_SPACE, SEATS, in_fight

GAMES, COMMANDS = 5, 24
EVERYBODY = (*SEATS, "stranger")


def tried_one_by_one(
    resolve: Callable[[Any, Any], Procedure[Any]],
    scene: Any,
    candidates: Iterable[Candidate],
    alike: Callable[[Any], Hashable | None],
    frame: Hashable = None,
) -> tuple[Offer, ...]:
    """What `legal_offers` gives, found without any of its short ways."""
    return tuple(offer for offer in each_of(candidates) if is_legal(resolve, scene, offer.action))


def keepers() -> list[Any]:
    """Every function that keeps something about boards, walks, legality or offers."""
    found: list[Any] = []
    for name, module in sorted(sys.modules.items()):
        is_near = name.startswith(
            ("nde.board", "nde.table.offers", "nde.table.visibility", "nde.rules.ruleset")
        )
        if is_near or (name.startswith("nde.rules") and ("offer" in name or name.endswith("moving"))):
            found += [one for one in vars(module).values() if hasattr(one, "cache_clear")]
    return found


def users_of(function: object) -> list[ModuleType]:
    """Every module of a game that calls a function by its own name."""
    modules = [module for name, module in sys.modules.items() if name.startswith("nde.rules")]
    return [module for module in modules if function in vars(module).values()]


@GAME_AND_SPACE
def test_what_is_kept_is_what_is_worked_out_anew(
    game: str, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random games with hidden figures, fog, undo and rulings, each state seen from every seat."""
    seen: list[tuple[State, str, tuple[Offered, ...]]] = []
    for seed in range(GAMES):
        table = in_fight(game, seed, space)
        table.do(GM, c.Hide(figures=("imp",), is_hidden=seed % 2 == 1))
        if space == "board":
            table.do(GM, c.SetFog(is_on=seed % 3 == 1))
        for _ in range(COMMANDS):
            table.play_on(1)
            seen += [(table.state, seat, offers_for(table.state, seat)) for seat in EVERYBODY]
    worlds = [state.world for state, _, _ in seen]
    assert any(world.hidden for world in worlds)
    assert any(world.fog for world in worlds) or space != "board"
    forgotten = keepers()
    assert sum(keeper.cache_info().hits for keeper in forgotten) > len(seen)
    assert {offers._offered, known_legal, board._sight_on} <= set(forgotten)
    for module in users_of(legal_offers):
        monkeypatch.setattr(module, "legal_offers", tried_one_by_one)
    for state, seat, known in seen:
        for keeper in forgotten:
            keeper.cache_clear()
        assert offers_for(state, seat) == known, (state.version, seat)
    assert not known_legal.cache_info().currsize


@GAME_AND_SPACE
def test_nobody_is_offered_what_was_found_for_another_seat(game: str, space: str) -> None:
    """Everybody looks at a foe, who is then hidden, and the game master looks on."""
    aimed = 0
    for seed in range(GAMES):
        table = in_fight(game, seed, space)
        aimed += sum("'imp'" in repr(offers_for(table.state, seat)) for seat in ("p1", "p2"))
        table.do(GM, c.Hide(figures=("imp",)))
        offers_for(table.state, GM)
        assert all("'imp'" not in repr(offers_for(table.state, seat)) for seat in ("p1", "p2"))
    assert aimed


@GAME
def test_what_may_be_said_freely_is_never_refused_where_another_is_not(game: str) -> None:
    """The rules are asked once for objects of which any will do: asked about each, they say the same."""
    checked = 0
    for seed in range(1, 7):
        table = in_fight(game, seed)
        for _ in range(5):
            for seat in (GM, "p1", "p2"):
                checked += _ways_checked(table.state, seat)
            table.play_on(8)
    assert checked


def _ways_checked(state: State, seat: str) -> int:
    """How many ways of a seat were compared with what the rules say of each."""
    scene, rules, count = scene_for(state, seat), state.rules, 0
    for place, offered in enumerate(offers_for(state, seat)):
        offer = offered.offer
        verb = verb_of(rules, offer.name, offer.action)
        every = ways_of(verb, place, offer)
        legal = [
            way
            for way in every
            if not way.values or is_legal(rules.resolve, scene, rules.vary(offer.action, dict(way.values)))
        ]
        assert list(legal_ways(state, scene, verb, place, offer)) == legal, (offer.name, verb.key)
        count += len(every)
    return count
