"""The best that a party can do, by brute force: every face, every answer, every deed, run through the rules.

Nothing of what makes the lab fast is in here: no compiled rule, no law, no array.  A deed becomes a tree
whose branches are dice and answers; its worth is the sum over faces and the most over answers, one inside the
other.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Ask, Roll
from nde.dice.distribution import distribution
from nde.dice.questions import Aside, Part, Tell
from nde.rules import Ruleset
from nde.rules.play import playing_of

Rule: TypeAlias = Callable[[], Generator[Any, Any, Any]]


class End(msgspec.Struct, frozen=True):
    """What came of a rule."""

    value: Any


class Dice(msgspec.Struct, eq=False):
    """What may come of a roll, with the chance of each."""

    ways: list[tuple[float, Any]]


class Answers(msgspec.Struct, eq=False):
    """What comes of each answer to a question."""

    ways: list[Any]


def tree_of(start: Rule, heroes: frozenset[str]) -> Any:
    """A rule as a tree: it is run from its beginning for every way through it."""

    def after(answers: list[Any]) -> Any:
        rule, given = start(), iter(answers)
        said: Any = None
        try:
            while True:
                said = rule.send(None if type(said) in (Tell, Aside) or said is None else next(given))
                if type(said) not in (Tell, Aside) and len(answers) == asked(answers, given):
                    break
        except StopIteration as end:
            return End(end.value)
        if type(said) is Roll:
            return Dice([(chance, after([*answers, face])) for face, chance in faces(said.dice)])
        if type(said) is Part:
            known: dict[Any, Any] = {}

            def go_on(value: Any) -> Any:
                if value not in known:
                    known[value] = after([*answers, value])
                return known[value]

            return grafted(tree_of(said.start, heroes), go_on)
        assert type(said) is Ask
        if said.is_open or said.who not in heroes:
            return after([*answers, said.default])
        return Answers([after([*answers, option]) for option in said.options])

    def asked(answers: list[Any], given: Any) -> int:
        return len(answers) - int(given.__length_hint__())

    return after([])


def grafted(tree: Any, go_on: Callable[[Any], Any]) -> Any:
    """A tree that goes on where it ended."""
    if type(tree) is End:
        return go_on(tree.value)
    if type(tree) is Dice:
        return Dice([(chance, grafted(one, go_on)) for chance, one in tree.ways])
    return Answers([grafted(one, go_on) for one in tree.ways])


def faces(dice: Any) -> list[tuple[int, float]]:
    """Every value of a roll with its chance."""
    if isinstance(dice, int):
        return [(face, 1 / dice) for face in range(1, dice + 1)]
    exact = distribution(dice)
    return [(value, ways / exact.whole) for value, ways in exact.weights.items()]


def best_by_hand(rules: Ruleset, start: Any, is_wanted: Callable[[Any], bool]) -> float:
    """The best chance that a fight from a scene ends as it is wanted."""
    playing = playing_of(rules)
    heroes = frozenset(rules.characters(start))
    gist = playing.gist(start)
    lists = [
        name
        for name in start.__struct_fields__
        if isinstance(getattr(start, name), tuple)
        and getattr(start, name)
        and all(hasattr(one, "id") for one in getattr(start, name))
    ]

    def plain(scene: Any) -> Any:
        alike = {name: tuple([playing.unmarked(gist(one)) for one in getattr(scene, name)]) for name in lists}
        return replace(playing.unmarked(gist(replace(scene, **dict.fromkeys(lists, ())))), **alike)

    def deed(scene: Any, action: Any) -> Any:
        def run() -> Generator[Any, Any, Any]:
            result = yield from rules.resolve(scene, action)
            after = scene
            for effect in result.effects:
                after = rules.apply(after, effect)
            return plain(after)

        return tree_of(run, heroes)

    def actions(scene: Any) -> list[Any]:
        if not playing.turn(scene).is_fight:
            return [playing.moment(scene, "fight")]
        end = playing.moment(scene, "turn")
        ends = [] if end is None else [end]
        if playing.turn(scene).side == "foes":
            choice = playing.foe_choice(scene, rules.offers(scene, "gm"))
            return ends if choice is None else [choice.action]
        return [
            *[
                offer.action
                for one in playing.people(scene)
                if one.side == "party" and not one.is_out and not one.has_acted
                for offer in rules.offers(scene, one.id)
                if playing.aim(scene, offer).purpose != "other"
            ],
            *ends,
        ]

    trees: dict[Any, list[Any]] = {}
    worth: dict[Any, float] = {}
    waiting = [plain(start)]
    while waiting:
        scene = waiting.pop()
        if scene in worth:
            continue
        sides = {one.side for one in playing.people(scene) if not one.is_out}
        worth[scene] = float(len(sides) < 2 and is_wanted(scene))
        if len(sides) == 2:
            trees[scene] = [deed(scene, action) for action in actions(scene)]
            waiting += [end for tree in trees[scene] for end in ends_of(tree, set())]
    while True:
        gain = 0.0
        for scene, some in trees.items():
            now = max(worth_of(tree, worth, {}) for tree in some)
            gain = max(gain, now - worth[scene])
            worth[scene] = now
        if gain < 1e-15:
            return worth[plain(start)]


def ends_of(tree: Any, met: set[int]) -> list[Any]:
    """Every end of a tree."""
    if id(tree) in met:
        return []
    met.add(id(tree))
    if type(tree) is End:
        return [tree.value]
    below = [one for _, one in tree.ways] if type(tree) is Dice else tree.ways
    return [end for one in below for end in ends_of(one, met)]


def worth_of(tree: Any, worth: dict[Any, float], known: dict[int, float]) -> float:
    """The worth of a tree: the sum over dice, the most over answers."""
    if type(tree) is End:
        return worth[tree.value]
    if id(tree) not in known:
        known[id(tree)] = (
            sum(chance * worth_of(one, worth, known) for chance, one in tree.ways)
            if type(tree) is Dice
            else max(worth_of(one, worth, known) for one in tree.ways)
        )
    return known[id(tree)]
