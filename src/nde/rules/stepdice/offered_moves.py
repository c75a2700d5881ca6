"""Where somebody can move now: every square or band, as offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from nde.board import Board, Budget, Gait, Zones
from nde.dice import Procedure
from nde.rules.ruleset import Offer, is_legal
from nde.rules.stepdice.actions import MoveTo, ShiftBand
from nde.rules.stepdice.companion.traits import leaps
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.moving import may_move, walking
from nde.rules.stepdice.same import Same
from nde.rules.stepdice.scene import Foe, Hero, Scene


def moves_of(
    game: Game, scene: Scene, who: Hero | Foe, resolve: Callable[[Scene, Any], Procedure[Any]]
) -> Iterator[Offer]:
    """Every move of somebody that would not be refused now."""
    if not may_move(game, scene, who):
        return
    # All walks of one token lead where it can go: since it may move at all, every one is legal.
    walks = _walks(game, scene, who)
    yield from walks
    taken = {offer.action for offer in walks} if isinstance(who, Foe) else ()
    others = (offer for offer in _other_moves(game, scene, who) if offer.action not in taken)
    yield from (offer for offer in others if is_legal(resolve, scene, offer.action))


def _walks(game: Game, scene: Scene, who: Hero | Foe) -> tuple[Offer, ...]:
    """One offer for each square somebody can walk to."""
    if isinstance(scene.space, Board) and any(token.id == who.id for token in scene.space.tokens):
        return _walks_on(Same(scene.space), who.id, *walking(game, scene, who))
    return ()


@lru_cache(maxsize=256)
def _walks_on(
    same: Same[Board], who: str, budget: Budget, gait: Gait, friends: frozenset[str]
) -> tuple[Offer, ...]:
    """The walks on one board, kept: most of what people do moves nobody."""
    reached = same.value.reachable(who, budget, gait, friends)
    squares = [square for square, cost in reached.items() if cost]
    return tuple([Offer(name="move", action=MoveTo(who=who, square=square)) for square in squares])


def _other_moves(game: Game, scene: Scene, who: Hero | Foe) -> Iterator[Offer]:
    """One offer for each square a foe can leap to, and for each band nearer and further."""
    if isinstance(who, Foe):
        for square in leaps(game, scene, who):
            yield Offer(name="move", action=MoveTo(who=who.id, square=square))
    if isinstance(scene.space, Zones):
        sides: tuple[tuple[Hero | Foe, ...], ...] = (scene.foes, scene.heroes)
        for other in (one.id for one in sides[isinstance(who, Foe)]):
            yield Offer(name="approach", action=ShiftBand(who=who.id, other=other, towards=True))
            yield Offer(name="withdraw", action=ShiftBand(who=who.id, other=other, towards=False))
        for friend in scene.heroes if isinstance(who, Hero) else ():
            if friend.id != who.id:  # to put them back on their feet, or to stand by them
                yield Offer(name="approach", action=ShiftBand(who=who.id, other=friend.id, towards=True))
