"""What follows one scene, found by itself: what many scenes looked at together have to agree with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from nde.lab.chain import Chain
from nde.lab.compiled.fight import Compiled
from nde.lab.compiled.laws import LawBook
from nde.lab.compiled.memo import Memo, Moved
from nde.lab.compiled.pieces import Remade
from nde.lab.marks import Found, Marks, add
from nde.lab.policy_choice import next_deed
from nde.lab.states import DEED, LOST, OVER, ROUND, STUCK, TURN, WON, Place

Outcomes: TypeAlias = dict[Place, float]
"""Scenes with their chances."""
Stages: TypeAlias = tuple[Memo, ...]
"""Stages that are still to come, the next one last."""
After: TypeAlias = tuple[Place, Stages, float]
"""What a stage leads to: a scene, the stages still to come, and the chance."""
_Waiting: TypeAlias = dict[tuple[Place, Stages], float]


class Following:
    """What follows scenes of a fight, by the laws of all its deeds."""

    def __init__(self, fighting: Compiled) -> None:
        self._fighting = fighting
        self._book = LawBook()

    def outcomes(self, place: Place, deed: Memo, marks: Marks | None = None) -> tuple[Outcomes, Found]:
        """Every scene that a deed with all its stages leads to, with its chance.

        With `marks` those are taken off everybody after each stage, and what came of them is told besides.
        """
        done: Outcomes = {}
        found: Found = {}
        waiting: _Waiting = {(place, (deed,)): 1.0}
        while waiting:
            # One stage of all that wait at a time: equal scenes are one before the next.
            later: _Waiting = {}
            for (before, stages), chance in waiting.items():
                for after, following, then in self._stage(before, stages):
                    weight = chance * then
                    if marks is not None and after is not before:
                        after = marks.taken_off(before, after, weight, found)
                    if following:
                        key = (after, following)
                        later[key] = later.get(key, 0.0) + weight
                    else:
                        done[after] = done.get(after, 0.0) + weight
            waiting = later
        return done, found

    def _stage(self, place: Place, stages: Stages) -> Iterator[After]:
        """What the last of some stages leads to: scenes, the stages still to come, and the chance."""
        memos, state = place
        memo, waiting = stages[-1], stages[:-1]
        for chance, leaf in self._book.of(memo).of(list(state)):
            changes, value = leaf.changes, leaf.value
            now, still, then = memos, waiting, place
            if changes:
                after = list(state)
                if type(changes) is Remade:
                    moved: Moved = memo.remade(after, changes, value)
                    now = self._fighting.memos_of(moved.of)
                    now.pieces.enter(after)
                    still = tuple([now.stage(one.of) for one in waiting])
                    value = [now.stage(one.of) for one in value]
                else:
                    for change in changes:
                        before = after[change.place]
                        known = change.known.get(before)
                        after[change.place] = memo.changed(before, change) if known is None else known
                then = (now, tuple(after))
            yield then, (*still, *reversed(value)) if value else still, chance


class OneAtATime:
    """Looks at scenes of a chain one at a time, without what the chain has learnt."""

    def __init__(self, chain: Chain) -> None:
        self._chain, self._following = chain, Following(chain.fighting)

    def look(self, place: Place) -> tuple[int, Outcomes, Found]:
        """What a scene is and what follows it; where nothing is left to chance, what follows that."""
        marks: Found = {}
        kind, after = self._step(place, marks)
        met = {place}
        while len(after) == 1 and kind != ROUND:
            (then,) = after
            kind_then, after_then = self._step(then, marks) if then not in met else (STUCK, {})
            if kind_then in OVER:
                break
            met.add(then)
            kind, after = kind_then, after_then
        return kind, after, marks

    def _step(self, place: Place, marks: Found) -> tuple[int, Outcomes]:
        fighting = self._chain.fighting
        self._stand(place)
        winner = fighting.ask("winner")
        if winner:
            return (WON if winner == "party" else LOST), {}
        idle: list[Memo] = []
        while (deed := next_deed(fighting, self._chain.policy, idle)) is not None:
            outcomes, found = self._following.outcomes(place, deed, self._chain.marks)
            after = self._simple(outcomes)
            if after.keys() != {place}:
                add(marks, found)
                return DEED, after
            idle.append(deed)
            self._stand(place)
        before, deed = fighting.ask("round"), fighting.ask("end-of-turn")
        if deed is None:
            return STUCK, {}
        outcomes, found = self._following.outcomes(place, deed, self._chain.marks)
        add(marks, found)
        rounds = []
        for one in outcomes:
            self._stand(one)
            rounds.append(fighting.ask("round"))
        return (ROUND if max(rounds) > before else TURN), self._simple(outcomes)

    def _simple(self, outcomes: Outcomes) -> Outcomes:
        simple: Outcomes = {}
        for place, chance in outcomes.items():
            memos, state = place
            one = self._chain.places[self._chain.number(memos.pieces.scene(list(state)))]
            simple[one] = simple.get(one, 0.0) + chance
        return simple

    def _stand(self, place: Place) -> None:
        self._chain.fighting.stand(place[0], list(place[1]))
