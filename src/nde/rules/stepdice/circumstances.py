"""What bears on a roll: attribute, number, situation, talents, help, luck; limits and scales."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import msgspec
from msgspec.structs import replace

from nde.dice import Procedure, Tell
from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.game import Game


def move_die(ladder: tuple[int, ...], sides: int, steps: int) -> tuple[int, int]:
    """The die `steps` up (or down) the ladder, and how many steps it could not take.

    >>> move_die((6, 8, 10, 12, 20), 10, 1)
    (12, 0)
    >>> move_die((4, 6, 8, 12, 20), 20, 1)
    (20, 1)
    """
    at = bisect_left(ladder, sides)
    wished = at + steps
    held = min(max(wished, 0), len(ladder) - 1)
    return ladder[held], wished - held


def move_number(rungs: tuple[int, ...], number: int, steps: int) -> tuple[int, int]:
    """The number `steps` harder (or easier) on the scale, and how many steps lie beyond its end.

    A number between two rungs goes to the next one in the direction it is moved.

    >>> move_number((4, 6, 8, 12), 10, 1), move_number((4, 6, 8, 12), 10, -1)
    ((12, 0), (8, 0))
    >>> move_number((4, 6, 8, 12), 6, -2)
    (4, -1)
    """
    if steps == 0:
        return number, 0
    at = (bisect_right(rungs, number) if steps > 0 else bisect_left(rungs, number)) - (1 if steps > 0 else 0)
    wished = at + steps
    if wished < 0:
        return min(rungs[0], number), wished
    if wished >= len(rungs):
        return max(rungs[-1], number), wished - len(rungs) + 1
    return rungs[wished], 0


class Bearing(msgspec.Struct, frozen=True):
    """Everything that bears on a roll, before the way of rolling makes its own of it."""

    value: int
    """The attribute: sides of a die, a threshold, or a modifier."""
    tn: int
    rank: str
    modifiers: tuple[Modifier, ...]
    talents: int
    helpers: int
    raised: int
    """Steps that an asset adds."""
    luck: bool
    """Whether a point of luck was declared before the roll."""


def within_limits(game: Game, bearing: Bearing) -> Procedure[Bearing]:
    """The same with no more talents and helpers than may count; what is left out is told."""
    settings, cite = game.settings, game.cite
    if bearing.talents > settings.talent_cap:
        yield Tell(cite.talent, "limit-reached", {"cause": "talent", "most": settings.talent_cap})
        bearing = replace(bearing, talents=settings.talent_cap)
    if bearing.helpers > settings.helpers:
        yield Tell(cite.help, "limit-reached", {"cause": "help", "most": settings.helpers})
        bearing = replace(bearing, helpers=settings.helpers)
    return bearing


def situation_steps(game: Game, bearing: Bearing) -> tuple[int, Tell | None]:
    """The steps the situation moves a number or a threshold, and a remark where it wanted to move it more."""
    steps = 0
    for one in bearing.modifiers:
        steps += one.steps
    cap = game.settings.number_cap
    if -cap <= steps <= cap:
        return steps, None
    remark = Tell(game.cite.modifiers, "limit-reached", {"cause": "situation", "most": cap})
    return (cap if steps > 0 else -cap), remark


def pulls(
    game: Game, bearing: Bearing, *, talents: int, helpers: int
) -> Procedure[tuple[list[str], list[str]]]:
    """The advantages and hindrances that count, by cause: each side up to the limit."""
    ups = [one.cause for one in bearing.modifiers for _ in range(-one.steps)]
    downs = [one.cause for one in bearing.modifiers for _ in range(one.steps)]
    ups += ["talent"] * talents + ["help"] * helpers
    cap = game.settings.advantage_cap
    for side, causes in (("advantage", ups), ("hindrance", downs)):
        if len(causes) > cap:
            yield Tell(game.cite.modifiers, "limit-reached", {"cause": side, "most": cap})
    return ups[:cap], downs[:cap]
