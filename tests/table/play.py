"""Tables for tests: three heroes and some foes made by a seed, four seats, and random play in any game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from copy import copy
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Square
from nde.dice import Ask, at_random, play, seeded
from nde.errors import NdeError
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import Rank
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.header import Header
from nde.table.offers import offers_for
from nde.table.questions import open_questions
from nde.table.seats import GM, Agreement
from nde.table.state import State
from nde.table.view import moments_for
from tests.rules.games import SPACES

GAMES = ruleset_ids()
GAME = pytest.mark.parametrize("game", GAMES)
GAME_AND_SPACE = pytest.mark.parametrize(
    ("game", "space"),
    [
        (game, space)
        for game in GAMES
        for space in ("none", "board")
        if space in ("none", *ruleset_named(game).spaces)
    ],
)
"""Every game without a map, and on a board if it is played on one."""
SEATS = (GM, "p1", "p2", "watcher")
HEROES = {"ala": "p1", "bea": "p1", "cyd": "p2"}
"""The heroes, and the seats that play them."""
FOES: dict[str, Rank] = {"ogre": "boss", "imp": "minion", "rat": "minion"}


def seed_of(number: int) -> bytes:
    """A seed of the dice, by number."""
    return hashlib.sha256(str(number).encode()).digest()


class Playing:
    """A table that is being played: its log, its state, its dice."""

    def __init__(self, game: str, seed: int = 1, **header: Any) -> None:
        self.dice = SeededDice(seed_of(seed))
        self.header = Header(game=game, commitment=self.dice.commitment, **header)
        self.state = State(header=self.header)
        self.entries: list[e.Entry] = []
        self.chance = Random(seed)
        self.now = 0
        """The time of the shell's clock."""

    def copy(self) -> Playing:
        """The same table, to be played on in another way."""
        other = copy(self)
        other.entries = list(self.entries)
        other.chance = Random()
        other.chance.setstate(self.chance.getstate())
        return other

    @property
    def rules(self) -> Ruleset:
        """The game."""
        return self.state.rules

    def do(
        self, seat: str, do: c.AnyDo, *, id: str = "", base: int | None = None, at: int | None = None
    ) -> e.Entry:
        """Let a command be decided, kept in the log and applied."""
        at = self.now if at is None else at
        entry = decide(self.state, c.Command(seat=seat, do=do, id=id, base=base, at=at), self.dice)
        self.entries.append(entry)
        self.state = apply(self.state, entry)
        return entry

    def refused(
        self, seat: str, do: c.AnyDo, *, id: str = "", base: int | None = None, at: int | None = None
    ) -> NdeError:
        """The refusal of a command, which has to be one and to change nothing."""
        before, count = self.state, len(self.entries)
        with pytest.raises(NdeError) as caught:
            self.do(seat, do, id=id, base=base, at=at)
        assert self.state is before
        assert len(self.entries) == count
        return caught.value

    def answer_all(self, choose: Callable[[Ask], str] | None = None) -> None:
        """Answer every open question by its own seat: at random, or as told."""
        for _ in range(200):
            questions = open_questions(self.state)
            if not questions:
                return
            self.answer(questions[0].pending, choose)
        raise AssertionError("a rule asks for ever")

    def answer(self, number: int, choose: Callable[[Ask], str] | None = None) -> e.Entry:
        """Answer one question by its own seat."""
        one = next(one for one in open_questions(self.state) if one.pending == number)
        question = one.question
        if isinstance(question, Ask):
            given = choose(question) if choose is not None else self.random_answer(question)
            return self.do(one.seat, c.Answer(pending=one.pending, answer=given))
        face = self.chance.randint(1, one.sides)
        return self.do(one.seat, c.Answer(pending=one.pending, faces=(face,)))

    def random_answer(self, ask: Ask) -> str:
        """One of a question's options."""
        return self.chance.choice(ask.options) if ask.options else ask.default

    def play_on(self, turns: int) -> None:
        """Play random legal things: offers, moments, questions, the game master's powers, undo and redo."""
        for _ in range(turns):
            try:
                self.do(*self.anything())
            except NdeError:
                continue  # random powers may be refused; offers may not, which other tests prove

    def anything(self) -> tuple[str, c.AnyDo]:
        """One random legal thing to do: who does it, and what."""
        chance = self.chance
        if questions := open_questions(self.state):
            one = questions[0]
            if isinstance(one.question, Ask):
                return one.seat, c.Answer(pending=one.pending, answer=self.random_answer(one.question))
            return one.seat, c.Answer(pending=one.pending, faces=(chance.randint(1, one.sides),))
        if chance.random() < 0.25:
            return self._power()
        if (spoken := self._conversation()) is not None and chance.random() < 0.5:
            return spoken
        seat = chance.choice((GM, GM, "p1", "p1", "p2"))
        offers = offers_for(self.state, seat)
        moments = moments_for(self.state, seat)
        if moments and (not offers or chance.random() < 0.2):
            return seat, c.Mark(moment=chance.choice(moments))
        if not offers:
            return seat, c.Say(text="…")
        secret = seat == GM and chance.random() < 0.2
        return seat, c.Act(action=chance.choice(offers).offer.action, is_secret=secret)

    def _conversation(self) -> tuple[str, c.AnyDo] | None:
        """An answer to a call or a try that waits; nothing where nothing does."""
        chance, world = self.chance, self.state.world
        waiting = [(call, one) for call in world.calls for one in call.waiting]
        if waiting and (chance.random() < 0.5 or not world.attempts):
            call, one = chance.choice(waiting)
            seat = chance.choice((GM, world.holder(one.figure)))
            if chance.random() < 0.2:
                return seat, c.Decline(call=call.number, figure=one.figure)
            trait = chance.choice(one.traits) if one.traits else ""
            return seat, c.Respond(call=call.number, figure=one.figure, trait=trait)
        open_tries = [one for one in world.attempts if not one.call]
        if not open_tries:
            return None
        tried = chance.choice(open_tries)
        answers: list[tuple[str, c.AnyDo]] = [
            (GM, c.AnswerTry(attempt=tried.number, answer="works")),
            (GM, c.AnswerTry(attempt=tried.number, answer="price", text="a loud noise")),
            (GM, c.AnswerTry(attempt=tried.number, answer="ask", text="how?")),
            (GM, c.CallFor(attempt=tried.number, fails="it breaks")),
            (GM, c.CallFor(attempt=tried.number, way="blind", is_hidden=True)),
            (tried.seat, c.TakeBack(attempt=tried.number)),
        ]
        return chance.choice(answers)

    def _call(self) -> list[tuple[str, c.AnyDo]]:
        """Calls, contests and tries, of everybody and in every way."""
        chance, state = self.chance, self.state
        people = [person.id for person in state.playing.people(state.world.scene)]
        calls = state.playing.calls
        assert calls is not None
        rung = chance.choice([one.key for one in calls.rungs] or [""])
        way: Any = chance.choice(("open", "blind", "secret"))
        counts: Any = chance.choice(("each", "best", "half"))
        tie: Any = chance.choice((None, "again", "first"))
        hidden = bool(chance.randrange(2))
        figure, other = chance.sample(people, 2)
        call = chance.choice(state.world.calls).number if state.world.calls else 0
        return [
            (GM, c.CallFor(difficulty=rung, way=way, counts=counts, is_hidden=hidden, reason="a gap")),
            (GM, c.CallFor(figures=(figure,), difficulty=rung, way=way, is_hidden=hidden)),
            (GM, c.Contest(figure=figure, other=other, way=way, tie=tie)),
            (GM, c.Withdraw(call=call)),
            ("p1", c.Try(figure=chance.choice(("ala", "bea")), text="skaczę")),
            (chance.choice(("p1", GM)), c.Toss(dice="2d6+1", is_secret=hidden)),
        ]

    def _power(self) -> tuple[str, c.AnyDo]:
        chance, state = self.chance, self.state
        people = [person.id for person in state.playing.people(state.world.scene)]
        kept = state.world.withheld
        powers: list[tuple[str, c.AnyDo]] = [
            *self._call(),
            (GM, c.Undo(count=chance.randint(1, 3))),
            ("p1", c.Undo()),
            (GM, c.Redo(count=chance.randint(1, 2))),
            (GM, c.Overrule(outcome=chance.choice(self.rules.outcome_names))),
            (GM, c.SetClock(id="doom", steps=6, is_secret=bool(chance.randrange(2)))),
            (GM, c.TickClock(id="doom", by=chance.choice((1, 2, -1)))),
            (GM, c.Hide(figures=(chance.choice(people),), is_hidden=bool(chance.randrange(2)))),
            (GM, c.Give(figure=chance.choice(people), seat=chance.choice(("p1", "p2", GM)))),
            ("p2", c.WriteNote(id="mine", text="zażółć", to=("p1",))),
            ("p1", c.Say(text="šeptem", to=("p2",))),
            ("p2", c.AddSalt(salt=f"{chance.getrandbits(32):08x}")),
            (GM, c.Reveal(number=kept[0].number if kept else 0)),
            (GM, c.AddFoes(foes={f"foe-{state.version}": chance.choice(sorted(self.rules.foes))})),
            (GM, c.SetFog(is_on=bool(chance.randrange(2)))),
            (GM, c.PaintFog(blocks=((Square(0, 0), Square(2, 3)),), is_laid=bool(chance.randrange(2)))),
        ]
        return chance.choice(powers)


@cache
def sheet_of(game: str, seed: int) -> dict[str, Any]:
    """The sheet of a character made at random."""
    rules = ruleset_named(game)
    return rules.write_sheet(play(rules.create(), seeded(seed), at_random(seeded(seed + 1))))


def seated(game: str, seed: int = 1, agreement: Agreement | None = None, **header: Any) -> Playing:
    """A table with its four seats taken and nobody in the scene."""
    table = Playing(game, seed, **header)
    table.do(GM, c.Sit(seat=GM, name="Gm", role="gm"))
    table.do("p1", c.Sit(seat="p1", name="Łucja"))
    table.do("p2", c.Sit(seat="p2", name="Přemysl"))
    table.do("watcher", c.Sit(seat="watcher", name="Zoë", role="spectator"))
    if agreement is not None:
        table.do(GM, c.Agree(agreement=agreement))
    return table


def with_heroes(game: str, seed: int = 1, agreement: Agreement | None = None, **header: Any) -> Playing:
    """A table with three heroes, played by p1 and p2."""
    table = seated(game, seed, agreement, **header)
    for number, (hero, seat) in enumerate(HEROES.items()):
        table.do(seat, c.Bring(id=hero, sheet=sheet_of(game, 100 * seed + number)))
    return table


def in_fight(
    game: str, seed: int = 1, space: str = "none", agreement: Agreement | None = None, **header: Any
) -> Playing:
    """A table in a fight: the heroes against a boss and two minions, in a kind of space or none."""
    table = with_heroes(game, seed, agreement, **header)
    cast = table.state.playing.cast
    foes = {id: cast("brute", rank) for id, rank in FOES.items()}
    laid: Any = SPACES[space]([*HEROES, *foes], Random(seed))
    table.do(GM, c.SetScene(place="the ford", foes=foes, space=laid))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    return table


@cache
def _played(game: str, seed: int, space: str, turns: int) -> Playing:
    table = in_fight(game, seed, space)
    table.play_on(turns)
    return table


def played(game: str, seed: int = 1, space: str = "none", turns: int = 40) -> Playing:
    """A table some way into a random game."""
    return _played(game, seed, space, turns).copy()


def without_chains(state: State) -> State:
    """The state without what undo and redo go through."""
    return replace(state, past=None, future=None)
