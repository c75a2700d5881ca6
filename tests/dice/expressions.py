"""Generated dice expressions, shared by the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod

from hypothesis import strategies as st

from nde.dice.tree import Choice, Dice, Expr, Keep, Labelled, Match, Negative, Number, Product, Reroll, Sum

LABELS = ("fire", "ogień", "Kälte", "úder mečem")


@st.composite
def matches(draw: st.DrawFn, sides: int) -> Match:
    return Match(compare=draw(st.sampled_from(("=", "<=", ">="))), value=draw(st.integers(1, sides)))


@st.composite
def pools(draw: st.DrawFn, most_dice: int = 5, most_sides: int = 20, explosions: bool = True) -> Dice:
    """A pool that notation can express: never one whose dice would not come to rest."""
    count = draw(st.integers(1, most_dice))
    sides = draw(st.integers(1, most_sides))
    reroll = draw(st.none() | st.builds(Reroll, match=matches(sides), until=st.booleans()))
    if reroll is not None and reroll.until and len(reroll.match.faces(sides)) * 2 > sides:
        reroll = None
    explode = draw(st.none() | matches(sides)) if explosions else None
    stays = set(range(1, sides + 1)) - set(explode.faces(sides) if explode else ())
    if reroll is not None and reroll.until:
        stays -= set(reroll.match.faces(sides))
    if not stays:
        explode = None
    ends = st.sampled_from(("highest", "lowest"))
    keep = draw(st.none() | st.builds(Keep, end=ends, count=st.integers(1, count)))
    return Dice(count=count, sides=sides, reroll=reroll, explode=explode, keep=keep)


def expressions(leaves: st.SearchStrategy[Dice], most_leaves: int = 4) -> st.SearchStrategy[Expr]:
    """Expressions of every kind; what is divided by is a number above zero."""
    numbers = st.integers(0, 30).map(Number)

    def grow(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
        addends = st.lists(st.tuples(st.sampled_from(("+", "-")), inner), min_size=1, max_size=3)
        factor = st.tuples(st.just("*"), inner) | st.tuples(st.just("/"), st.integers(1, 9).map(Number))
        ends = st.sampled_from(("highest", "lowest"))
        options = st.lists(inner, min_size=2, max_size=3).map(tuple)
        return st.one_of(
            st.builds(Sum, inner, addends.map(tuple)),
            st.builds(Product, inner, st.lists(factor, min_size=1, max_size=2).map(tuple)),
            st.builds(Choice, ends, options),
            st.builds(Negative, inner),
            st.builds(Labelled, inner, st.sampled_from(LABELS)),
        )

    start: st.SearchStrategy[Expr] = leaves | numbers
    return st.recursive(start, grow, max_leaves=most_leaves)


@cache
def faces_of_die(pool: Dice) -> tuple[tuple[int, int], ...]:
    """Every value of one die of a pool without explosions, with its ways, by walking its rerolls."""
    faces = range(1, pool.sides + 1)
    if pool.reroll is None:
        return tuple((face, 1) for face in faces)
    again = pool.reroll.match.faces(pool.sides)
    if pool.reroll.until:
        return tuple((face, 1) for face in faces if face not in again)
    twice = [second if first in again else first for first in faces for second in faces]
    return tuple((face, twice.count(face)) for face in faces if face in twice)


def every_way(expr: Expr) -> Iterator[tuple[int, int]]:
    """Yield value and ways of every single course an expression without explosions can take."""
    match expr:
        case Number(value):
            yield value, 1
        case Dice():
            for rolls in product(faces_of_die(expr), repeat=expr.count):
                values = sorted((value for value, _ in rolls), reverse=True)
                if expr.keep is not None and expr.keep.end == "lowest":
                    values.reverse()
                yield sum(values[: expr.kept]), prod(ways for _, ways in rolls)
        case Labelled(of=inner):
            yield from every_way(inner)
        case Negative(of=inner):
            yield from ((-value, ways) for value, ways in every_way(inner))
        case Choice(end=end, options=options):
            for rolls in product(*(list(every_way(option)) for option in options)):
                values = [value for value, _ in rolls]
                chosen = max(values) if end == "highest" else min(values)
                yield chosen, prod(ways for _, ways in rolls)
        case Sum() | Product():
            operands = [expr.first, *(operand for _, operand in expr.rest)]
            for rolls in product(*(list(every_way(operand)) for operand in operands)):
                total = rolls[0][0]
                for (sign, _), (value, _) in zip(expr.rest, rolls[1:], strict=True):
                    total = {
                        "+": total + value,
                        "-": total - value,
                        "*": total * value,
                        "/": total // value if value else 0,
                    }[sign]
                yield total, prod(ways for _, ways in rolls)


def courses(expr: Expr) -> int:
    """How many courses `every_way` walks."""
    match expr:
        case Dice():
            return prod([len(faces_of_die(expr))] * expr.count)
        case Labelled(of=inner) | Negative(of=inner):
            return courses(inner)
        case Choice(options=options):
            return prod(map(courses, options))
        case Sum() | Product():
            return courses(expr.first) * prod(courses(operand) for _, operand in expr.rest)
    return 1
