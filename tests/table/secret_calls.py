"""Calls with something to hide, each played twice: what only the game master knows is different in the two.

Nobody else may be able to tell the two tables apart: not by a view or its words, an entry or its sentences,
the odds on a card, or a refusal.  `python -m tests.table.secret_calls [games] [commands] [first seed]` ends
with an error at the first difference.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import msgspec

from nde.dice import Ask
from nde.errors import NdeError
from nde.prose import Teller, labels_for
from nde.prose.menu import for_people
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.called_rolls import card_prospect
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.table.play import FOES, Playing, in_fight, seed_of
from tests.table.secrets import Leak

EYES = ("p1", "p2", "watcher", "stranger")
HEROES = {"ala": "p1", "bea": "p1", "cyd": "p2"}


class Twins:
    """Two tables that differ in nothing but what the game master alone knows."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = Random(seed)
        table: Playing = in_fight(game, seed)
        table.do(GM, c.Hide(figures=("imp",)))
        self.one = self.two = table.state
        self.dice = (table.dice, table.dice)
        self.other = SeededDice(seed_of(seed + 1000))
        self.compared = 0

    def do(self, seat: str, ours: Any, theirs: Any = None, *, other_dice: bool = False) -> bool:
        """Give a command at both tables, and look for a difference; whether it was carried out."""
        dice = (self.dice[0], self.other if other_dice else self.dice[1])
        before = (self.one, self.two)
        made = [
            self._given(state, seat, do, source)
            for state, do, source in zip(before, (ours, theirs or ours), dice, strict=True)
        ]
        told = [one for one in made if isinstance(one, str)]
        if told:
            if len(told) < 2 or (seat != GM and told[0] != told[1]):
                raise Leak(f"{seat} is told {made[0]} and {made[1]}")
            return False
        entries = [one for one in made if isinstance(one, e.Entry)]
        self.one, self.two = (apply(state, entry) for state, entry in zip(before, entries, strict=True))
        if self._may_differ(*entries):
            # The dice have told everybody what they could: from here on the two are one again.
            self.two = self.one
            return True
        for eye in EYES:
            self._compare(eye, before, entries)
        return True

    def _given(self, state: State, seat: str, do: Any, dice: SeededDice) -> e.Entry | str:
        try:
            return decide(state, c.Command(seat=seat, do=do, id=f"{seat}-{state.version}"), dice)
        except NdeError as error:
            return f"{type(error).__name__} {error}"

    def _may_differ(self, one: e.Entry, two: e.Entry) -> bool:
        """Whether a roll in the open came out otherwise: that is told, and no more than that."""
        if one.is_secret:
            return False
        if _questions(self.one) != _questions(self.two):
            return True  # whoever is asked whether to roll again knows how it stands
        return [_open_result(event) for event in one.events] != [_open_result(event) for event in two.events]

    def _compare(self, eye: str, before: tuple[State, State], entries: list[e.Entry]) -> None:
        states = (self.one, self.two)
        shown: list[list[str]] = []
        for state, old, entry in zip(states, before, entries, strict=True):
            teller = Teller(eye, "en")
            seen = for_people(state, view(state, eye))
            shown.append(
                [
                    _text(view_entry(entry, eye)),
                    _text(seen),
                    _text(labels_for(teller, state, seen)),
                    _text(teller.tell(old, entry, state)),
                    _text([self._odds(state, eye, one) for one in seen.calls]),
                ]
            )
        self.compared += 1
        for ours, theirs in zip(*shown, strict=True):
            if ours != theirs:
                at = next(place for place, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b)
                raise Leak(f"{eye} can tell: …{ours[max(at - 200, 0) : at + 80]}… {theirs[at : at + 80]}…")
            if "imp" in ours.replace("impossible", "").replace("important", "").split('"'):
                raise Leak(f"{eye} finds somebody hidden: {ours}")

    def _odds(self, state: State, eye: str, shown: Any) -> list[str]:
        whole = next(call for call in state.world.calls if call.number == shown.call.number)
        found = []
        for card in shown.cards:
            one = whole.one(card.figure)
            assert one is not None
            for trait in card.traits:
                prospect = card_prospect(state, eye, whole, one, trait)
                found.append(str(prospect))
                if prospect is not None and whole.is_hidden:
                    raise Leak(f"{eye} knows odds that are hidden")
        return found

    def play(self, commands: int) -> None:
        """Random calls and answers to them."""
        for _ in range(commands):
            self.chance.choice(TRICKS)(self)

    def _rungs(self) -> tuple[str, str]:
        calls = self.one.playing.calls
        assert calls is not None
        keys = [one.key for one in calls.rungs] or [""]
        return self.chance.choice(keys), self.chance.choice(keys)

    def hide_difficulty(self) -> None:
        """A roll in the open whose difficulty nobody knows, until it comes out in another way."""
        one, two = self._rungs()
        figures = tuple(self.chance.sample(sorted(HEROES), self.chance.randint(1, 3)))
        ours, theirs = (
            c.CallFor(figures=figures, difficulty=rung, is_hidden=True, reason="a gap") for rung in (one, two)
        )
        if self.do(GM, ours, theirs):
            self._answer_all(other_dice=False)

    def roll_blind(self) -> None:
        """A blind roll, with other dice and perhaps at another difficulty: nobody learns how it came out."""
        one, two = self._rungs()
        is_hidden = self.chance.random() < 0.5
        figures = tuple(self.chance.sample(sorted(HEROES), self.chance.randint(1, 3)))
        counts: Any = self.chance.choice(("each", "best", "half"))
        ours, theirs = (
            c.CallFor(figures=figures, difficulty=rung, is_hidden=is_hidden, way="blind", counts=counts)
            for rung in ((one, two) if is_hidden else (one, one))
        )
        if self.do(GM, ours, theirs):
            self._answer_all(other_dice=True)

    def roll_in_secret(self) -> None:
        """Somebody is rolled for in secret: nobody knows for whom, how hard, or how it came out."""
        one, two = self._rungs()
        ours = c.CallFor(figures=("ala",), difficulty=one, way="secret", reason="qz")
        theirs = c.CallFor(figures=("ala",), difficulty=two, way="secret", reason="qx")
        self.do(GM, ours, theirs, other_dice=True)

    def contend(self) -> None:
        """Two contend blindly, one of them perhaps unseen."""
        tie: Any = self.chance.choice((None, "again", "again", "first", "draw"))
        # Only of two who both roll can neither win, and that is rare enough.
        other = self.chance.choice(("cyd", "cyd", "cyd", *FOES))
        if self.do(GM, c.Contest(figure="ala", other=other, way="blind", is_hidden=True, tie=tie)):
            self._answer_all(other_dice=True)

    def toss(self) -> None:
        """Dice that only their owner and the game master see."""
        seat = self.chance.choice((GM, "watcher", "stranger"))
        if seat == GM:
            self.do(GM, c.Toss(dice="2d6", is_secret=True), other_dice=True)

    def _answer_all(self, *, other_dice: bool) -> None:
        """Everybody who is called rolls or declines; questions on the way are answered."""
        for call in self.one.world.calls:
            for one in call.waiting:
                seat = HEROES.get(one.figure, GM)
                if self.chance.random() < 0.3:
                    self.do(seat, c.Respond(call=call.number, figure=one.figure, trait="nonsense"))
                if self.chance.random() < 0.2:
                    self.do(seat, c.Decline(call=call.number, figure=one.figure))
                    continue
                trait = self.chance.choice(one.traits) if one.traits else ""
                do = c.Respond(call=call.number, figure=one.figure, trait=trait)
                self.do(seat, do, other_dice=other_dice)
                self._answer_questions()
        for call in self.one.world.calls:
            self.do(GM, c.Withdraw(call=call.number))

    def _answer_questions(self) -> None:
        for _ in range(12):
            pending = [one for one in open_questions(self.one) if isinstance(one.question, Ask)]
            if not pending:
                return
            ask = pending[0].question
            assert isinstance(ask, Ask)
            self.do(pending[0].seat, c.Answer(pending=pending[0].pending, answer=ask.default))


TRICKS = (
    Twins.hide_difficulty,
    Twins.hide_difficulty,
    Twins.roll_blind,
    Twins.roll_blind,
    Twins.roll_in_secret,
    Twins.contend,
    Twins.toss,
)


def _open_result(event: Any) -> Any:
    """What everybody may know of a roll in the open: what it came to, and what comes of that."""
    if isinstance(event, e.Resolved):
        return event.outcome, event.effects, event.answers
    if isinstance(event, e.Began | e.Answered):
        return type(event).__name__, event.answers
    return type(event).__name__


def _questions(state: State) -> list[Any]:
    asks = [one.question for one in open_questions(state)]
    return [(one.key, one.facts, one.options) for one in asks if isinstance(one, Ask)]


def _text(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def spy(game: str, seed: int, commands: int) -> int:
    """Play one pair of games and look for differences; gives how often they were compared."""
    twins = Twins(game, seed)
    twins.play(commands)
    return twins.compared


if __name__ == "__main__":
    games, count, first = map(int, (*sys.argv[1:], *("10", "30", "0")[len(sys.argv) - 1 :]))
    for number in range(first, first + games):
        for ruleset in ruleset_ids():
            print(f"{ruleset}: {spy(ruleset, number, count)} times compared, nobody could tell")
