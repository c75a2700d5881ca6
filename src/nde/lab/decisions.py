"""A fight as a decision process: all states, every deed of the party in each, and what may come of it.

Foes do what their game has them do.  What rules ask the party in the middle of a deed is a decision of its
own, made when the dice that fell before it are known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nde.dice import Ask
from nde.lab.arrays import Column, GrowingArray, Rows, Weights, mixed
from nde.lab.compiled.deeds import OpenDeed, with_efforts
from nde.lab.compiled.fight import Compiled, Memos
from nde.lab.compiled.memo import Memo
from nde.lab.compiled.trees import OpenQuestion
from nde.lab.decision_laws import DecisionLaws, Phase, Spread
from nde.lab.endless import NeverRepeats, endless
from nde.lab.policies import has_failed
from nde.lab.progress import Going, Progress, Stopped
from nde.lab.states import TooManyScenes
from nde.rules import Ruleset
from nde.rules.play import Aim, Stage, playing_of
from nde.rules.ruleset import is_legal


class Block(NamedTuple):
    """Some scenes that were looked at together, and the ways in them, those of one scene together."""

    scenes: Column
    first_ways: Column
    """Where the ways of each scene begin."""
    labels: NDArray[np.int32]
    """What each way is called, among the labels of all."""
    firsts: Column
    """Where what follows each way begins."""
    after: NDArray[np.int32]
    chances: Weights


class Ways:
    """The ways in some scenes of one phase, as they are found."""

    def __init__(self, laws: DecisionLaws, memos: Memos, numbers: Column, rows: Rows) -> None:
        self._laws, self._memos, self._numbers, self._rows = laws, memos, numbers, rows
        self._of: list[Column] = []
        self._labels: list[Column] = []
        self._spreads: list[Spread] = []

    def deed(self, label: int, of: Column, deed: Memo, still: tuple[Memo, ...] = ()) -> NDArray[np.bool_]:
        """Add a deed in some rows; whether anything can come of it in each comes back."""
        laws = self._laws.laws(self._memos, deed, still, self._rows[of])
        return self.add(label, of, laws)

    def add(self, label: int, of: Column, laws: Column) -> NDArray[np.bool_]:
        """Add what follows these laws in some rows."""
        spread = self._laws.spread(self._memos, self._rows, of, laws)
        own = np.repeat(self._numbers[of], spread.counts)
        firsts = np.cumsum(spread.counts) - spread.counts
        is_real = np.logical_or.reduceat(spread.after != own, firsts)
        if not is_real.all():
            of = of[is_real]
            kept = np.repeat(is_real, spread.counts)
            spread = Spread(spread.counts[is_real], spread.after[kept], spread.chances[kept])
        if len(of):
            self._of.append(of)
            self._labels.append(np.full(len(of), label, dtype=np.int64))
            self._spreads.append(spread)
        return is_real

    def block(self) -> Block | None:
        """All of them, by scene; of those that come to the same one is left."""
        if not self._of:
            return None
        of, labels = np.concatenate(self._of), np.concatenate(self._labels)
        counts = np.concatenate([one.counts for one in self._spreads])
        after = np.concatenate([one.after for one in self._spreads])
        chances = np.concatenate([one.chances for one in self._spreads])
        kept = _different(of, counts, after, chances)
        at = spans(np.cumsum(counts)[kept] - counts[kept], counts[kept])
        of, labels, counts = of[kept], labels[kept], counts[kept]
        scenes, first_ways = np.unique(of, return_index=True)
        return Block(
            self._numbers[scenes],
            first_ways.astype(np.int64),
            labels.astype(np.int32),
            np.cumsum(counts) - counts,
            after[at].astype(np.int32),
            chances[at],
        )


def _different(of: Column, counts: Column, after: Column, chances: Weights) -> Column:
    """The ways, by scene, without those that come to the same as another of their scene."""
    firsts = np.cumsum(counts) - counts
    codes = np.add.reduceat(mixed(after.astype(np.uint64)) * (chances.view(np.uint64) | np.uint64(1)), firsts)
    order = np.lexsort((np.arange(len(of)), codes, of))
    before, later = order[:-1], order[1:]
    alike = np.flatnonzero(
        (of[later] == of[before]) & (codes[later] == codes[before]) & (counts[later] == counts[before])
    )
    if len(alike):
        # Those with one code are compared as a whole: nothing is left out by mistake.
        one, other = before[alike], later[alike]
        left, right = spans(firsts[one], counts[one]), spans(firsts[other], counts[other])
        is_same = (after[left] == after[right]) & (chances[left] == chances[right])
        starts = np.cumsum(counts[one]) - counts[one]
        alike = alike[np.logical_and.reduceat(is_same, starts)]
    is_kept = np.ones(len(of), dtype=np.bool_)
    is_kept[later[alike]] = False
    kept = np.flatnonzero(is_kept)
    return kept[np.argsort(of[kept], kind="stable")]


def spans(firsts: Column, counts: Column) -> Column:
    """The places of spans that begin so and are so long, one after the other."""
    ends = np.cumsum(counts)
    total = int(ends[-1]) if len(ends) else 0
    places: Column = np.arange(total) + np.repeat(firsts - (ends - counts), counts)
    return places


AT_ONCE = 32_768
"""So many scenes are looked at together."""
MANY_LOOKS, MOST_LOOKS = 256, 4_096
"""Where new scenes have turned up so often in one phase, and whenever twice as often, it is seen whether they
differ in something that never repeats; and so often at most, however few they are."""
UNKNOWN, PARTY, FOES, UNDER_WAY, ANSWER, WON, WON_WHOLE, LOST, STUCK = range(9)
"""What a scene is: not looked at yet; one in which it is for the party to act, or for its foes; one in the
middle of a deed; one in which somebody has to answer; the end of a fight: won, won with nobody of the party
out of it, lost; one in which nothing can happen."""
After: TypeAlias = tuple[tuple[int, float], ...]
"""Scenes by number, each with its chance."""


class Decisions:
    """All scenes of a fight that any choice of the party can lead to, with all choices in each."""

    def __init__(self, rules: Ruleset, scene: Any) -> None:
        self.rules = rules
        self._playing = playing_of(rules)
        self._heroes = frozenset(rules.characters(scene))
        self.fighting = Compiled(rules, scene, answers=self._answer)
        self.fighting.teach("choices", self._choices)
        self.fighting.teach("is-whole", self._is_whole)
        self.laws = DecisionLaws(self.fighting, self._playing, scene)
        self.kind: GrowingArray[np.int8] = GrowingArray(np.int8)
        self.blocks: list[Block] = []
        self.labels: list[object] = []
        """Actions, and answers to questions."""
        self._labels: dict[object, int] = {}
        self.is_stopped = False
        self._going: Going = lambda progress: True
        memos, state = self.fighting.place(scene)
        phase = self.laws.phase(memos)
        rows = self.laws.simplified(memos, np.array([state], dtype=np.int32), is_plain=True)
        self.start = int(self.laws.number(phase, rows)[0])

    @property
    def count(self) -> int:
        """How many scenes were met, those in the middle of a deed among them."""
        return self.laws.count

    def explore(self, most: int, going: Going) -> None:
        """Look at everything; `TooManyScenes` where that is too much, the beginning of it where stopped.

        Where it is too much since something never repeats, `NeverRepeats` says what.
        """
        self._going = going
        try:
            self._explore(most)
        except Stopped:
            self.is_stopped = True

    def _explore(self, most: int) -> None:
        is_more = True
        while is_more:
            is_more = False
            for number in range(len(self.laws.phases)):
                phase = self.laws.phases[number]
                while phase.looked < len(phase.known.numbers):
                    is_more = True
                    phase.looks += 1
                    if phase.looks >= MANY_LOOKS and phase.looks & (phase.looks - 1) == 0:
                        self._refuse_endless(phase)
                    if self.count > most or phase.looks >= MOST_LOOKS:
                        self._refuse_endless(max(self.laws.phases, key=lambda one: len(one.known.rows)))
                        raise TooManyScenes(most=min(most, self.count))
                    self._ask_whether_to_go_on()
                    end = min(phase.looked + AT_ONCE, len(phase.known.numbers))
                    rows = phase.known.rows[phase.looked : end].copy()
                    numbers = phase.known.numbers[phase.looked : end].copy()
                    phase.looked = end
                    self._look(phase, numbers, rows)

    def _refuse_endless(self, phase: Phase) -> None:
        """Say what never repeats in the scenes of a phase, where something does not."""
        found = endless(phase.memos.pieces, phase.known.rows)
        if found is not None:
            raise NeverRepeats(fields=found.fields, scenes=found.scenes)

    def row(self, number: int) -> tuple[Phase, Rows]:
        """The phase of a scene, and its pieces."""
        for phase in self.laws.phases:
            at = np.searchsorted(phase.known.numbers, number)
            if at < len(phase.known.numbers) and phase.known.numbers[at] == number:
                return phase, phase.known.rows[at]
        raise AssertionError(number)

    def scene(self, number: int) -> Any:
        """The scene of a number."""
        phase, row = self.row(number)
        return phase.memos.pieces.scene(row.tolist())

    def follow(self, number: int, deed: Memo) -> After:
        """What follows a deed in a scene."""
        phase, row = self.row(number)
        return self._after(phase, row, self.laws.laws(phase.memos, deed, (), row.reshape(1, -1)))

    def follow_answer(self, number: int, option: str) -> After:
        """What follows an answer where somebody has to answer."""
        phase, row = self.row(number)
        assert phase.choice is not None
        law = self.laws.law_of_choice(phase, phase.choice.places[option])
        return self._after(phase, row, np.array([law], dtype=np.int64))

    def _after(self, phase: Phase, row: Rows, law: Column) -> After:
        spread = self.laws.spread(phase.memos, row.reshape(1, -1), np.zeros(1, dtype=np.int64), law)
        return tuple(zip(spread.after.tolist(), spread.chances.tolist(), strict=True))

    def action(self, memos: Memos, deed: Memo) -> Any:
        """The action that a deed is."""
        return next(one for one, memo in memos.deeds.items() if memo is deed and type(one) is not Stage)

    def _look(self, phase: Phase, numbers: Column, rows: Rows) -> None:
        """Find out what the scenes of a phase are, and what can be done in them."""
        ways = Ways(self.laws, phase.memos, numbers, rows)
        kinds = np.full(len(rows), UNDER_WAY, dtype=np.int8)
        everyone = np.arange(len(rows))
        if phase.choice is not None:
            kinds[:] = ANSWER
            for place, option in enumerate(phase.choice.options):
                law = np.full(len(rows), self.laws.law_of_choice(phase, place), dtype=np.int64)
                ways.add(self._label(option), everyone, law)
        elif phase.stages:
            ways.deed(-1, everyone, phase.stages[-1], phase.stages[:-1])
        else:
            self._plain(phase.memos, rows, ways, kinds)
        self._tell(numbers, kinds)
        block = ways.block()
        if block is not None:
            self.blocks.append(block)

    def _tell(self, numbers: Column, kinds: NDArray[np.int8]) -> None:
        missing = self.count - len(self.kind.array)
        if missing > 0:
            self.kind.extend([UNKNOWN] * missing)
        self.kind.array[numbers] = kinds

    def _plain(self, memos: Memos, rows: Rows, ways: Ways, kinds: NDArray[np.int8]) -> None:
        """The same for scenes in which nothing is under way."""
        winners, of_rows = self.laws.answers(memos, "winner", (), rows)
        goes_on = np.array([not one for one in winners])[of_rows]
        is_won = np.array([one == "party" for one in winners])[of_rows]
        kinds[~goes_on] = LOST
        won = np.flatnonzero(is_won)
        if len(won):
            whole, of_won = self.laws.answers(memos, "is-whole", (), rows[won])
            kinds[won] = np.array([WON_WHOLE if one else WON for one in whole], dtype=np.int8)[of_won]
        at = self._begin(memos, rows, np.flatnonzero(goes_on), ways)
        if not len(at):
            return
        sides, of_rows = self.laws.answers(memos, "side", (), rows[at])
        is_party = np.array([one == "party" for one in sides])[of_rows]
        kinds[at] = np.where(is_party, PARTY, FOES)
        if is_party.any():
            self._party(memos, rows, at[is_party], ways)
        if not is_party.all():
            self._foes(memos, rows, at[~is_party], ways)

    def _begin(self, memos: Memos, rows: Rows, at: Column, ways: Ways) -> Column:
        """Let the fight begin where it has not; nobody decides on that.  Those in which it has come back."""
        if not len(at):
            return at
        deeds, of_rows = self.laws.answers(memos, "beginning", (), rows[at])
        for which in np.unique(of_rows).tolist():
            if deeds[which] is not None:
                ways.deed(-1, at[of_rows == which], deeds[which])
        has_begun: Column = at[np.array([deed is None for deed in deeds])[of_rows]]
        return has_begun

    def _party(self, memos: Memos, rows: Rows, at: Column, ways: Ways) -> None:
        """Everything that somebody of the party may do, and to end the turn."""
        where: dict[object, list[Column]] = {}
        symmetry = self.laws.symmetry(memos, rows)
        is_repeated = {who: symmetry.is_repeated(who, rows) for who in memos.enemies}
        for who in self.fighting.heroes:
            if who not in memos.ids:
                continue
            ready, of_rows = self.laws.answers(memos, "is-ready", (who,), rows[at])
            those = at[np.array(ready, dtype=np.bool_)[of_rows]]
            if not len(those):
                continue
            choices, of_rows = self.laws.answers(memos, "choices", (who,), rows[those])
            for number in np.unique(of_rows).tolist():
                some = those[of_rows == number]
                for action, target in choices[number]:
                    there = some[~is_repeated[target][some]] if target in is_repeated else some
                    if len(there):
                        where.setdefault(action, []).append(there)
        for action, parts in where.items():
            self._ask_whether_to_go_on()
            deed = memos.deed(action)
            assert deed is not None
            ways.deed(self._label(action), np.concatenate(parts), deed)
        self._end_turn(memos, rows, at, ways)

    def _foes(self, memos: Memos, rows: Rows, at: Column, ways: Ways) -> None:
        """What foes do: the first of them who can do something does it, else their turn ends."""
        orders, of_rows = self.laws.answers(memos, "foes-to-act", (), rows[at])
        for number in np.unique(of_rows).tolist():
            waiting = at[of_rows == number]
            for who in orders[number]:
                if not len(waiting):
                    break
                self._ask_whether_to_go_on()
                deeds, of_waiting = self.laws.answers(memos, "foe-deed", (who,), rows[waiting])
                is_idle = np.ones(len(waiting), dtype=np.bool_)
                for which in np.unique(of_waiting).tolist():
                    if deeds[which] is not None:
                        those = np.flatnonzero(of_waiting == which)
                        is_idle[those] = ~ways.deed(-1, waiting[those], deeds[which])
                waiting = waiting[is_idle]
            self._end_turn(memos, rows, waiting, ways)

    def _end_turn(self, memos: Memos, rows: Rows, at: Column, ways: Ways) -> None:
        if not len(at):
            return
        deeds, of_rows = self.laws.answers(memos, "end-of-turn", (), rows[at])
        for which in np.unique(of_rows).tolist():
            if deeds[which] is not None:
                label = self._label(self.action(memos, deeds[which]))
                ways.deed(label, at[of_rows == which], deeds[which])

    def _ask_whether_to_go_on(self) -> None:
        if not self._going(Progress(0, self.count, 1.0)):
            raise Stopped

    def _label(self, what: object) -> int:
        number = self._labels.get(what)
        if number is None:
            number = self._labels[what] = len(self.labels)
            self.labels.append(what)
        return number

    def _choices(self, scene: object, who: str) -> tuple[tuple[object, str], ...]:
        """Everything that somebody may do and that can matter in a fight, and whom it is aimed at."""
        aims = [(one.offer.action, one.aim) for one in self._open(scene, who)]
        nearest = max([aim.gain for _, aim in aims if _is_step(aim)], default=0)
        return tuple(
            [
                (action, aim.target)
                for action, aim in aims
                if (aim.gain == nearest > 0 if _is_step(aim) else aim.purpose != "other")
            ]
        )

    def _open(self, scene: object, who: str) -> Iterator[OpenDeed]:
        """Everything that somebody may do, with each effort that the rules do not refuse."""
        for offer in self.rules.offers(scene, who):
            plain, *harder = with_efforts(self.rules, OpenDeed(offer, self._playing.aim(scene, offer)))
            yield plain
            yield from (one for one in harder if is_legal(self.rules.resolve, scene, one.offer.action))

    def _is_whole(self, scene: object) -> bool:
        return not any(one.is_out for one in self._playing.people(scene) if one.side == "party")

    def _answer(self, ask: Ask) -> str | OpenQuestion:
        """What nobody of the party is asked is answered as usual; the rest is left open."""
        if ask.is_open or len(ask.options) == 1 or ask.who not in self._heroes:
            return ask.default
        others = tuple([one for one in ask.options if one != ask.default])
        spent = others[0] if has_failed(self.rules, ask) else ask.default
        return OpenQuestion(ask.who, ask.key, (ask.default, *others), spent)


def _is_step(aim: Aim) -> bool:
    """Whether a deed is a step to some place: only the one that brings nearest to an enemy is looked at."""
    return aim.purpose == "move" and not aim.target
