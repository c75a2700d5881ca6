"""A site gives what its rule gives: the same value, the same scene, from the same faces."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nde.dice import Part, Procedure, Roll, fixed, play, seeded
from nde.lab.compiled import memo as nearness
from nde.lab.compiled.fight import carried_out
from nde.lab.compiled.memo import Memo, Moved
from nde.lab.compiled.pieces import Numbers, Pieces, make_up
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from tests.rules.games import random_game

GAME = pytest.mark.parametrize("rules", [ruleset_named(id) for id in ruleset_ids()], ids=ruleset_ids())


class Sheet(msgspec.Struct, frozen=True):
    """What is on paper."""

    hearts: int
    most: int = 6


class Hero(msgspec.Struct, frozen=True):
    """A hero of a very small game."""

    id: str
    sheet: Sheet
    luck: int = 0

    @property
    def is_down(self) -> bool:
        """Whether no hearts are left."""
        return self.sheet.hearts == 0


class Scene(msgspec.Struct, frozen=True):
    """A very small game."""

    heroes: tuple[Hero, ...]
    round: int = 1


def struck(scene: Scene, who: int, by: int) -> Scene:
    """The scene with a hero who has fewer hearts, a round later."""
    hero = scene.heroes[who]
    left = max(hero.sheet.hearts - by, 0)
    changed = replace(hero, sheet=replace(hero.sheet, hearts=left))
    heroes = (*scene.heroes[:who], changed, *scene.heroes[who + 1 :])
    return replace(scene, heroes=heroes, round=scene.round + 1)


def highest(dice: int) -> Procedure[int]:
    """The highest of some d4."""
    face: int = yield Roll(4)
    if dice == 1:
        return face
    rest: int = yield Part(highest, (dice - 1,))
    return max(face, rest)


def blow(scene: Scene) -> Procedure[tuple[Any, Scene]]:
    """A blow at the first who stands: on a 3 or more as much as the highest of two d4, one luck less."""
    who = next((at for at, hero in enumerate(scene.heroes) if not hero.is_down), None)
    if who is None:
        return "nobody", scene
    face: int = yield Roll(6)
    if face < 3:
        return "missed", replace(scene, round=scene.round + 1)
    if scene.heroes[who].luck > 0:
        hero = replace(scene.heroes[who], luck=scene.heroes[who].luck - 1)
        return "lucky", replace(scene, heroes=(*scene.heroes[:who], hero, *scene.heroes[who + 1 :]))
    return "hit", struck(scene, who, (yield Part(highest, (2,))))


def scenes() -> list[Scene]:
    """Every scene of two heroes with few hearts and some luck."""
    heroes = [(hearts, luck) for hearts in range(4) for luck in range(2)]
    return [
        Scene(heroes=tuple(Hero(id, Sheet(*own[:1]), own[1]) for id, own in zip("ab", pair, strict=True)))
        for pair in product(heroes, repeat=2)
    ]


def site_of(scene: Any, rule: Any) -> Memo:
    return Memo(Pieces(make_up(scene), Numbers()), rule)


def test_a_site_takes_the_faces_its_rule_takes_and_does_the_same() -> None:
    memo = site_of(scenes()[0], blow)
    pieces = memo.pieces
    for turn in range(3):
        for number, scene in enumerate(scenes()):
            value, after = play(blow(scene), seeded(number + turn))
            state = pieces.state(scene)
            assert memo.run(state, seeded(number + turn)) == value
            assert pieces.scene(state) == after


def test_a_site_has_the_exact_odds_of_its_rule() -> None:
    """Every way the dice can fall, once by the rule and once by a site that has seen them all."""
    scene = scenes()[-2]
    memo = site_of(scene, blow)
    for _ in range(2):
        ends: Counter[tuple[Any, Any]] = Counter()
        for faces in product(range(1, 7), range(1, 5), range(1, 5)):
            state = memo.pieces.state(scene)
            ends[memo.run(state, fixed(faces)), memo.pieces.scene(state)] += 1
        wanted = Counter(
            play(blow(scene), fixed(faces)) for faces in product(range(1, 7), range(1, 5), range(1, 5))
        )
        assert ends == wanted


def test_what_a_rule_does_not_look_at_makes_no_new_case() -> None:
    memo = site_of(scenes()[0], blow)
    first = Scene(heroes=(Hero("a", Sheet(3)), Hero("b", Sheet(1))))
    memo.run(memo.pieces.state(first), fixed([1]))
    traces = memo.traces
    others = [replace(first, round=7), replace(first, heroes=(first.heroes[0], Hero("b", Sheet(2), 9)))]
    for other in (*others, Scene(heroes=(Hero("a", Sheet(2)), Hero("b", Sheet(0))))):
        state = memo.pieces.state(other)
        assert memo.run(state, fixed([2 - 1])) == "missed"
        assert memo.pieces.scene(state) == replace(other, round=other.round + 1)
    assert memo.traces == traces


def test_what_changes_late_is_looked_at_from_then_on() -> None:
    """Nobody looks at luck as long as nobody has any; what was learnt till then still holds."""
    memo = site_of(scenes()[0], blow)
    plain = Scene(heroes=(Hero("a", Sheet(3)), Hero("b", Sheet(1))))
    lucky = replace(plain, heroes=(replace(plain.heroes[0], luck=2), plain.heroes[1]))
    faces = (3, 2, 2)
    for scene in (plain, plain, lucky, plain, lucky):
        state = memo.pieces.state(scene)
        assert (memo.run(state, fixed(faces)), memo.pieces.scene(state)) == play(blow(scene), fixed(faces))
    assert memo.traces == 2


def test_beyond_its_most_cases_a_site_plays_the_rule() -> None:
    memo = Memo(Pieces(make_up(scenes()[0]), Numbers()), blow, most=2)
    for number, scene in enumerate(scenes()):
        state = memo.pieces.state(scene)
        value, after = play(blow(scene), seeded(number))
        assert (memo.run(state, seeded(number)), memo.pieces.scene(state)) == (value, after)
    assert memo.traces == 2


def test_somebody_who_comes_or_goes_makes_it_another_scene() -> None:
    def joined(scene: Scene) -> Procedure[tuple[None, Scene]]:
        face: int = yield Roll(4)
        luckier = replace(scene.heroes[0], id=f"new-{face}", luck=scene.heroes[0].luck + face)
        return None, replace(scene, heroes=(scene.heroes[-1], luckier))

    scene = scenes()[9]
    memo = site_of(scene, joined)
    for face in (1, 2, 1):
        state = memo.pieces.state(scene)
        others = memo.run(state, fixed([face]))
        _, after = play(joined(scene), fixed([face]))
        assert others == Moved(make_up(after), None)
        assert Pieces(others.of, memo.pieces.numbers).scene(state) == after


def dodge(hero: Hero, tn: int) -> Procedure[bool]:
    """Whether a d6 and luck reach a number: a part that is given a figure."""
    face: int = yield Roll(6)
    return face + hero.luck >= tn


def dodged(who: int, is_hurt_first: bool = False) -> Any:
    """A rule in which somebody may dodge before a heart is lost, as they are or one luck poorer."""

    def rule(scene: Scene) -> Procedure[tuple[Any, Scene]]:
        hero = scene.heroes[who]
        poorer = replace(hero, luck=hero.luck - 1) if is_hurt_first else hero
        if (yield Part(dodge, (poorer, 4))):
            return "dodged", scene
        return "hit", struck(scene, who, 1)

    return rule


def test_a_part_with_a_figure_is_learnt_once_for_all_rules() -> None:
    first = scenes()[-1]
    pieces = Pieces(make_up(first), Numbers())
    one, other, poorer = (
        Memo(pieces, rule) for rule in (dodged(0), dodged(0), dodged(0, is_hurt_first=True))
    )
    for _ in range(2):
        for scene in scenes():
            for face in range(1, 7):
                for memo, rule in ((one, dodged(0)), (poorer, dodged(0, is_hurt_first=True))):
                    state = pieces.state(scene)
                    came = memo.run(state, fixed([face])), pieces.scene(state)
                    assert came == play(rule(scene), fixed([face]))
    for scene in scenes():
        for face in range(1, 7):
            state = pieces.state(scene)
            came = other.run(state, fixed([face])), pieces.scene(state)
            assert came == play(dodged(0)(scene), fixed([face]))
    # Dodged or not, and whether hearts are left to lose: no face of the part has to be learnt again.
    assert other.traces <= 4


def test_a_part_looks_again_at_what_changes_late() -> None:
    plain = Scene(heroes=(Hero("a", Sheet(3)), Hero("b", Sheet(1))))
    lucky = replace(plain, heroes=(replace(plain.heroes[0], luck=2), plain.heroes[1]))
    memo = site_of(plain, dodged(0))
    for scene in (plain, plain, lucky, plain, lucky):
        for face in (2, 3, 4):
            state = memo.pieces.state(scene)
            came = memo.run(state, fixed([face])), memo.pieces.scene(state)
            assert came == play(dodged(0)(scene), fixed([face]))


def test_a_part_that_its_own_rule_makes_unsteady_is_not_learnt_wrong() -> None:
    """The first run writes the luck that its part has just seen, and nobody had changed before."""

    def rule(scene: Scene) -> Procedure[tuple[Any, Scene]]:
        hero = scene.heroes[0]
        came = yield Part(dodge, (hero, 4))
        luckier = replace(hero, luck=hero.luck + 1)
        return came, replace(scene, heroes=(luckier, *scene.heroes[1:]))

    scene = Scene(heroes=(Hero("a", Sheet(3)), Hero("b", Sheet(1))))
    memo = site_of(scene, rule)
    state = memo.pieces.state(scene)
    for face in (2, 2, 2, 1, 1):
        came, scene = play(rule(scene), fixed([face]))
        assert memo.run(state, fixed([face])) == came
        assert memo.pieces.scene(state) == scene


def test_a_site_that_forgets_what_it_knows_by_pieces_still_gives_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Many heroes, all looked at: more than a few pieces, a few at a time, and room for next to nothing."""
    monkeypatch.setattr(nearness, "MOST_NEAR", 3)

    def rule(scene: Scene) -> Procedure[tuple[Any, Scene]]:
        down = sum(one.is_down for one in scene.heroes)
        return (down, scene.heroes[0].sheet.hearts > scene.heroes[-1].sheet.hearts), scene
        yield

    chance = Random(5)
    crowds = [
        Scene(heroes=tuple(Hero(id, Sheet(chance.randrange(3)), chance.randrange(2)) for id in "abcdefg"))
        for _ in range(60)
    ]
    memo = site_of(crowds[0], rule)
    for scene in (*crowds, *crowds):
        state = memo.pieces.state(scene)
        assert memo.run(state, fixed([])) == play(rule(scene), fixed([]))[0]


@GAME
def test_any_action_of_any_game_is_the_same_compiled(rules: Ruleset) -> None:
    """Random games: each action by its rule and by a site, first learnt and then looked up."""
    chance = Random(11)
    for seed in range(4):
        for turn in random_game(rules, seed, 25):
            action = turn.offer.action

            def rule(scene: Any, action: Any = action) -> Procedure[tuple[None, Any]]:
                return None, (yield from carried_out(rules, scene, action))

            memo = site_of(turn.before, rule)
            for faces in (1, 1, chance.getrandbits(16), chance.getrandbits(16)):
                state = memo.pieces.state(turn.before)
                others = memo.run(state, seeded(faces))
                pieces = memo.pieces if others is None else Pieces(others.of, memo.pieces.numbers)
                assert pieces.scene(state) == play(carried_out(rules, turn.before, action), seeded(faces)), (
                    action
                )
