"""What the lab computed and what brute force found, compared number by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from nde.lab.chain import Chain
from nde.lab.exact import Course, Standing, exact
from nde.rules import Ruleset
from nde.rules.play import Person, playing_of
from tests.lab.proof.brute import Round
from tests.lab.proof.fights import Fight

NEAR = 1e-12
Sight: TypeAlias = tuple[Any, ...]
"""All that an answer tells of a scene."""


def sight(rules: Ruleset, scene: Any) -> Sight:
    """Everybody in a scene as an answer tells of them: of foes of a kind not which of them are out of it.

    Those who stand are in their order all the same.
    """
    heroes: list[Any] = []
    foes: dict[str, list[tuple[Any, ...]]] = {}
    for one in playing_of(rules).people(scene):
        if one.side == "foes":
            foes.setdefault(one.label, []).append(_seen(one))
        else:
            heroes.append((one.id, *_seen(one)))
    alike = [
        (label, tuple([one for one in some if not one[0]]), tuple(sorted(one for one in some if one[0])))
        for label, some in foes.items()
    ]
    return (*heroes, *alike)


def _seen(one: Person) -> tuple[Any, ...]:
    """Somebody; of a foe who is out it only counts that they are, and how."""
    tracks = () if one.is_out else tuple([(track.key, track.value) for track in one.tracks])
    conditions = () if one.is_out and one.side == "foes" else tuple(sorted(one.conditions))
    return one.is_out, one.is_gone, one.has_fled, tracks, conditions


def batch(rules: Ruleset, scenes: Iterable[tuple[Any, Any]]) -> dict[Sight, float]:
    """Chances by what is seen."""
    found: dict[Sight, Any] = {}
    for scene, chance in scenes:
        seen = sight(rules, scene)
        found[seen] = found.get(seen, 0) + chance
    return {seen: float(chance) for seen, chance in found.items()}


def computed(fight: Fight, rounds: int, *, has_gist: bool = True) -> tuple[Chain, Course]:
    """So many rounds of a fight as the lab has them."""
    chain = Chain(fight.rules, fight.scene, fight.policy, has_gist=has_gist)
    # It is asked in the middle of rounds, too; one that is not finished counts as not begun.
    course = exact(chain, chain.start, lambda progress: progress.round <= rounds)
    return chain, course._replace(rounds=course.rounds[:rounds])


def differences(fight: Fight, chain: Chain, course: Course, brute: list[Round]) -> list[str]:
    """Everything in which the two disagree, in words; nothing where they are the same."""
    found = []
    for number, by_force in enumerate(brute, 1):
        empty = course.rounds[number - 1] if number <= len(course.rounds) else None
        for name, scenes, standing in (
            ("on", by_force.on, _part(chain, empty, is_over=False)),
            ("over", by_force.over, _part(chain, empty, is_over=True)),
        ):
            ours = batch(fight.rules, standing)
            theirs = batch(fight.rules, scenes.items())
            for seen in {*ours, *theirs}:
                gap = abs(ours.get(seen, 0.0) - theirs.get(seen, 0.0))
                if gap > NEAR:
                    found.append(
                        f"{fight.title}: round {number} {name}: "
                        f"{ours.get(seen, 0.0)} for {theirs.get(seen, 0.0)}: {seen}"
                    )
    return found


def _part(chain: Chain, standing: Standing | None, *, is_over: bool) -> list[tuple[Any, float]]:
    if standing is None:
        return []
    numbers, chances = standing[2:] if is_over else standing[:2]
    return [
        (chain.scene(number), chance)
        for number, chance in zip(numbers.tolist(), chances.tolist(), strict=True)
    ]
