"""The best that a party can do."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from nde.dice import odds
from nde.dice.runners import default_answer
from nde.lab.best_play import GOALS, Goal, NoSuchGoal, best_play
from nde.lab.compiled.fighting import carried_out
from nde.lab.decisions import MATTERS, Decisions
from nde.lab.lab import Effort, Lab
from nde.lab.places import TooManyScenes
from nde.lab.solving import Solved
from nde.rules import Ruleset
from nde.rules.playing import playing_of
from tests.lab.test_next_deeds import scene_of

FIGHTS = (
    ("nde12", "warrior", "minion"),
    ("nde14", "adept", "elite"),
    ("cairn2e", "charcoal-burner", "goblin"),
    ("tkds", "fighter", "goblin"),
)


@pytest.mark.parametrize(
    ("game", "party", "foes", "aim"), [(*one, aim) for one, aim in zip(FIGHTS, cycle(GOALS), strict=False)]
)
def test_nothing_is_better_than_the_best(game: str, party: str, foes: str, aim: Goal) -> None:
    rules, scene = scene_of(game, party, foes)
    found = best_play(Lab(), rules, scene, aim)
    assert found.residual < 1e-10
    assert found.best >= max(found.worth.values()) - 1e-10
    for one in found.differs:
        assert one.best_worth > one.deed_worth
        assert (one.best.action, one.best.manner) != (one.deed.action, one.deed.manner)
        if one.is_opening:
            assert one.best_worth == pytest.approx(found.best, abs=1e-10)
            assert one.deed_worth >= found.worth[one.policy] - 1e-10


def test_the_best_is_what_every_choice_run_through_the_rules_comes_to() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion")
    expected = _by_hand(rules, scene)
    decisions = Decisions(rules, scene)
    decisions.explore(10_000, lambda _: True)
    solved = Solved(decisions, lambda number: decisions.winner[number] == "party", lambda _: True)
    usual = float(solved.low[solved.index[decisions.start]])
    assert usual == pytest.approx(expected, abs=1e-9)
    assert best_play(Lab(), rules, scene).best >= usual - 1e-10


def _by_hand(rules: Ruleset, start: Any) -> float:
    """The best chance to win with all questions answered as usual, by running rules over every die."""
    playing = playing_of(rules)
    gist = playing.gist(start)
    ways: dict[Any, list[list[tuple[Any, float]]]] = {}
    ends: dict[Any, float] = {}

    def plain(scene: Any) -> Any:
        return gist(_all_alike(scene, gist))

    waiting = [plain(start)]
    while waiting:
        scene = waiting.pop()
        if scene in ways or scene in ends:
            continue
        sides = {one.side for one in playing.people(scene) if not one.is_out}
        if len(sides) < 2:
            ends[scene] = float("foes" not in sides)
            continue
        actions = []
        if playing.turn(scene).side == "party":
            for one in playing.people(scene):
                if one.side == "party" and not one.is_out and not one.has_acted:
                    offers = rules.offers(scene, one.id)
                    actions += [o.action for o in offers if playing.aim(scene, o).purpose in MATTERS]
        else:
            choice = playing.foe_choice(scene, rules.offers(scene, "gm"))
            actions += [] if choice is None else [choice.action]
        if not actions or playing.turn(scene).side == "party":
            actions.append(playing.moment(scene, "turn"))
        ways[scene] = []
        for action in actions:
            law = odds(lambda a=action, s=scene: carried_out(rules, s, a), default_answer)  # type: ignore[misc]
            ways[scene].append([(plain(after), float(chance)) for after, chance in law.items()])
            waiting += [after for after, _ in ways[scene][-1]]
    worth = dict.fromkeys(ways, 0.0) | ends
    for _ in range(600):
        for scene, laws in ways.items():
            worth[scene] = max(sum(chance * worth[after] for after, chance in law) for law in laws)
    return worth[plain(start)]


def _all_alike(scene: Any, gist: Any) -> Any:
    from msgspec.structs import replace

    from nde.lab.compiled.pieces import make_up

    lists = {name: tuple(gist(one) for one in getattr(scene, name)) for name, _ in make_up(scene).lists}
    rest = gist(replace(scene, **dict.fromkeys(lists, ())))
    return replace(rest, **lists)


def test_refusals() -> None:
    rules, scene = scene_of("nde12", "warrior,mage", "minion*2")
    with pytest.raises(TooManyScenes) as many:
        best_play(Lab(), rules, scene, effort=Effort(most_scenes=50))
    assert str(many.value).startswith("more than 50 scenes can come about in this fight")
    with pytest.raises(NoSuchGoal) as goal:
        best_play(Lab(), rules, scene, "glory")  # type: ignore[arg-type]
    assert str(goal.value) == ("“glory” is nothing that best play can aim at; use one of: win, nobody-down")


def test_stopped_it_tells_how_much_is_open() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion")
    found = best_play(Lab(), rules, scene, going=lambda progress: progress.scenes < 64)
    assert found.is_stopped
    assert found.residual > 0
