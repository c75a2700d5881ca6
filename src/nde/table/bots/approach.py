"""Walking towards an enemy, also where the straight way is barred."""

from __future__ import annotations

from collections import deque
from fractions import Fraction

from nde.board import Board, Grid, Square, corner_open, neighbours
from nde.dice import play
from nde.errors import NdeError
from nde.rules import Offer
from nde.rules.play import Aim
from nde.table.bots.outlook import Outlook
from nde.table.game_types import Action, GameScene
from nde.table.scenes import carried_out
from nde.table.seats import GM

FAR = 10_000


def way_nearer(look: Outlook, figure: str, moves: list[tuple[Offer, Aim]]) -> Offer | None:
    """The move that brings somebody nearest to an enemy; nothing where none does.

    On a board by the steps it takes to walk round what is in the way: as the crow flies one would stand
    behind a wall for ever.
    """
    if isinstance(look.scene.space, Board):
        return _way_round(look, look.scene.space, figure, [offer for offer, _ in moves])
    best = max(moves, key=lambda pair: pair[1].gain, default=None)
    return best[0] if best is not None and best[1].gain > 0 else None


def _way_round(look: Outlook, space: Board, figure: str, offers: list[Offer]) -> Offer | None:
    side = look.people[figure].side
    places = {token.id: token.at for token in space.tokens}
    enemies = [
        places[one.id]
        for one in look.people.values()
        if one.side != side and not one.is_out and one.id in places
    ]
    if figure not in places or not enemies:
        return None
    steps = _steps_from(space.grid, enemies)
    nearest, chosen = steps.get(places[figure], FAR), None
    for offer in offers:
        there = _place_after(look, figure, offer)
        if there is not None and steps.get(there, FAR) < nearest:
            nearest, chosen = steps[there], offer
    return chosen


def _steps_from(grid: Grid, goals: list[Square]) -> dict[Square, int]:
    """How many steps each square is from the nearest goal, round walls."""
    steps = dict.fromkeys(goals, 0)
    waiting = deque(goals)
    while waiting:
        at = waiting.popleft()
        for to in neighbours(at):
            is_floor = to not in steps and grid.holds(to) and to not in grid.walls
            if is_floor and corner_open(grid, at, to, "any"):
                steps[to] = steps[at] + 1
                waiting.append(to)
    return steps


def _place_after(look: Outlook, figure: str, offer: Offer) -> Square | None:
    """Where somebody stands after a move; nothing where chance has a say in it."""
    action = offer.preview if offer.preview is not None else offer.action
    # A move that names one square leads there; running the rule would find the whole path first.
    named = [
        value for field in action.__struct_fields__ if isinstance(value := getattr(action, field), Square)
    ]
    return named[0] if len(named) == 1 else _place_played(look, figure, action)


def leads_to_blow(look: Outlook, figure: str, offer: Offer) -> bool:
    """Whether somebody who makes a move can strike at somebody from where they then stand."""
    after = _played(look, offer.preview if offer.preview is not None else offer.action)
    if after is None:
        return False
    listed = look.playing.foe_offers
    offers = listed(after, figure) if listed is not None else look.rules.offers(after, GM)
    playing = look.playing
    own = (one for one in offers if playing.actor(one.action) == figure)
    return any(playing.aim(after, one).purpose == "attack" for one in own)


def surest_blow_after(look: Outlook, figure: str, offer: Offer) -> Fraction:
    """The chance of the surest blow that somebody can strike in the same turn after a move; 0 for none."""
    after = _played(look, offer.preview if offer.preview is not None else offer.action)
    if after is None or any(one.id == figure and one.has_acted for one in look.playing.people(after)):
        return Fraction(0)
    enemies = {one.id for one in look.enemies}
    blows = [
        one
        for one in look.rules.offers(after, figure)
        if (aim := look.playing.aim(after, one)).purpose == "attack" and aim.target in enemies
    ]
    weighed = (look.weighed_in(after, one.preview or one.action) for one in blows)
    return max((one.success for one in weighed if one is not None), default=Fraction(0))


def _place_played(look: Outlook, figure: str, action: Action) -> Square | None:
    after = _played(look, action)
    tokens = after.space.tokens if after is not None else ()
    return next((token.at for token in tokens if token.id == figure), None)


def _played(look: Outlook, action: Action) -> GameScene | None:
    """The scene after an action; nothing where chance has a say in it, or it is refused."""

    def no_dice(sides: int) -> int:
        raise _Uncertain

    try:
        result = play(look.rules.resolve(look.scene, action), no_dice)
    except (_Uncertain, NdeError):
        return None
    return carried_out(look.rules, look.scene, result.effects)


class _Uncertain(Exception):
    """A move that rolls dice."""
