"""Moving along a scale: the ladder of dice, and the rungs of difficulty."""

from __future__ import annotations

from bisect import bisect_left, bisect_right


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
