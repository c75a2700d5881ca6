"""Movement: what is left of it in a turn, the way to a square, bands of distance, and where one can go."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nde.board import Board, Budget, Gait, Square, Zones
from nde.dice import Procedure, Tell
from nde.errors import Illegal
from nde.rules.ruleset import ActionRefused, Offer, Resolution, is_legal
from nde.rules.stepdice.actions import MoveTo, Resolve, ShiftBand
from nde.rules.stepdice.companion.traits import budget_of, gait_of, held_back, leap, leaps, speed_of
from nde.rules.stepdice.effects import BandShifted, Effects, Moved
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.scene import Foe, Hero, Scene, is_in
from nde.rules.stepdice.turns import living_hero, require_turn, spend_action, standing_foe

CRAWL = 1
"""What somebody who is down can still move in a turn: crawling is allowed, no distance is given."""

HOLDS = frozenset(("held", "prone"))
"""Conditions that take the movement of a turn."""


def movement_left(game: Game, scene: Scene, who: Hero | Foe) -> int:
    """Squares or zones somebody may still move this turn."""
    settings = game.settings
    on_grid = not isinstance(scene.space, Zones)
    usual = settings.move_squares if on_grid else settings.move_zones
    if isinstance(who, Foe):
        usual = speed_of(game, who, on_grid)
    elif who.is_down:
        usual = CRAWL if isinstance(scene.space, Board) else 0
    if scene.is_fight and is_in(who, *HOLDS):
        return 0
    return max(usual - who.moved, 0) if scene.is_fight else usual


def resolve_move(game: Game, scene: Scene, action: MoveTo) -> Procedure[Resolution]:
    """Move on the board with what is left of the turn: before the action, after it, or both."""
    who = _mover(game, scene, action.who)
    if not isinstance(scene.space, Board):
        raise ActionRefused("no-board", rule=game.cite.move, who=who.id)
    cost, skips = _way(game, scene, scene.space, who, action.square)
    spent = wading(game, scene, who)
    yield from _clinging(game, scene, replace(scene, space=scene.space.put(who.id, action.square)), who)
    left = movement_left(game, scene, who) - cost
    yield Tell(game.cite.move, "moved", {"who": who.id, "cost": cost, "left": left})
    effect = Moved(who=who.id, square=action.square, cost=cost, skips=skips, rule=game.cite.move)
    return Resolution(outcome="", effects=(*spent, effect))


def _way(game: Game, scene: Scene, board: Board, who: Hero | Foe, square: Square) -> tuple[int, int]:
    """What it costs to get to a square, walking or leaping, and the difficult squares ignored on the way."""
    budget, gait, friends = walking(game, scene, who)
    leapt = leap(game, scene, who, square) if isinstance(who, Foe) else None
    if leapt is not None and leapt <= budget.left:
        return leapt, 0
    _, moved = board.move(who.id, square, budget, gait, friends)
    return moved.cost, budget.skips - moved.budget.skips


def _clinging(game: Game, before: Scene, after: Scene, who: Hero | Foe) -> Procedure[None]:
    """Tell the GM what holds back a hero who gets away, so that a test for it can count that."""
    if isinstance(who, Hero):
        for one in held_back(game, before, after, who.id):
            yield Tell(game.cite.foe_traits, "clinging", {"hero": who.id, "trait": one.cause})


def wading(game: Game, scene: Scene, who: Hero | Foe) -> Effects:
    """The action that moving costs somebody who is mired, or the refusal when it is already spent."""
    if not scene.is_fight or not is_in(who, "mired"):
        return ()
    if who.has_acted:
        raise ActionRefused("already-acted", rule=game.cite.foe_moves, who=who.id)
    return spend_action(game, scene, who.id)


def may_move(game: Game, scene: Scene, who: Hero | Foe) -> bool:
    """Whether somebody may move at all now: on their turn, with movement left, and what moving takes."""
    try:
        _mover(game, scene, who.id)
        wading(game, scene, who)
    except Illegal:
        return False
    return movement_left(game, scene, who) > 0


def walking(game: Game, scene: Scene, who: Hero | Foe) -> tuple[Budget, Gait, frozenset[str]]:
    """How somebody moves on squares now: what is left of the turn, their gait, and who lets them pass."""
    left = movement_left(game, scene, who)
    if isinstance(who, Foe):
        budget = Budget(left, max(budget_of(game, who).skips - who.skipped, 0))
        return budget, gait_of(game, who), frozenset(foe.id for foe in scene.foes)
    gait = Gait(difficult=game.settings.difficult_cost)
    return Budget(left), gait, frozenset(hero.id for hero in scene.heroes)


def resolve_band(game: Game, scene: Scene, action: ShiftBand) -> Procedure[Resolution]:
    """Change the distance to somebody by one band."""
    who = _mover(game, scene, action.who)
    zones = scene.space
    if not isinstance(zones, Zones):
        raise ActionRefused("no-board", rule=game.cite.zones, who=who.id)
    if movement_left(game, scene, who) < 1:
        raise ActionRefused("no-movement-left", rule=game.cite.zones, who=who.id)
    shifted = zones.approach(who.id, action.other) if action.towards else zones.withdraw(who.id, action.other)
    band = shifted.band(who.id, action.other)
    if band == zones.band(who.id, action.other):
        raise ActionRefused("already-there", rule=game.cite.zones, who=who.id)
    yield from _clinging(game, scene, replace(scene, space=shifted), who)
    apart = {"who": who.id, "other": action.other, "band": band, "apart": band}
    yield Tell(game.cite.zones, "band-shifted", apart)
    effect = BandShifted(who=who.id, other=action.other, band=band, rule=game.cite.zones)
    return Resolution(outcome="", effects=(effect,))


def _mover(game: Game, scene: Scene, id: str) -> Hero | Foe:
    """Whoever moves, hero or foe, if their side is on turn and they still take part."""
    heroes, foes = ([one.id for one in side] for side in (scene.heroes, scene.foes))
    if id not in (*heroes, *foes):
        raise ActionRefused("no-such-who", rule=game.cite.turn, who=id, allowed=(*heroes, *foes))
    who = living_hero(game, scene, id) if id in heroes else standing_foe(game, scene, id)
    require_turn(game, scene, who)
    return who


def moves_of(game: Game, scene: Scene, who: Hero | Foe, resolve: Resolve) -> Iterator[Offer]:
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
        return _walks_on(scene.space, who.id, *walking(game, scene, who))
    return ()


@kept
def _walks_on(
    board: Board, who: str, budget: Budget, gait: Gait, friends: frozenset[str]
) -> tuple[Offer, ...]:
    """The walks on one board, kept: most of what people do moves nobody."""
    reached = board.reachable(who, budget, gait, friends)
    squares = [square for square, cost in reached.items() if cost]
    return tuple([Offer(name="move", action=MoveTo(who=who, square=square)) for square in squares])


def _other_moves(game: Game, scene: Scene, who: Hero | Foe) -> Iterator[Offer]:
    """One offer for each square a foe can leap to, and for each band nearer and further."""
    if isinstance(who, Foe):
        for square in leaps(game, scene, who):
            yield Offer(name="move", action=MoveTo(who=who.id, square=square))
    if isinstance(scene.space, Zones):
        # Nobody keeps away from a foe who is out, and there is nothing to do beside one.
        standing = [foe.id for foe in scene.foes if not foe.is_out]
        for other in [hero.id for hero in scene.heroes] if isinstance(who, Foe) else standing:
            yield Offer(name="approach", action=ShiftBand(who=who.id, other=other, towards=True))
            yield Offer(name="withdraw", action=ShiftBand(who=who.id, other=other, towards=False))
        for friend in scene.heroes if isinstance(who, Hero) else ():
            if friend.id != who.id:  # to put them back on their feet, or to stand by them
                yield Offer(name="approach", action=ShiftBand(who=who.id, other=friend.id, towards=True))
