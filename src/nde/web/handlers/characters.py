"""Endpoints for characters: made by choice and chance, made question by question, and checked.

While somebody makes a character the client keeps the answers; the server keeps nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec

from nde.dice import Ask, Policy, Roll, at_random, watch
from nde.dice.questions import Aside, Part, Procedure, Tell
from nde.dice.runners import Run, play, proceed
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.locale import Words, words
from nde.locale.book.game import PackedGame
from nde.prose.breakdown import StepTold
from nde.prose.sheet_files import (
    PACKS,
    SheetUnreadable,
    adopted,
    in_words,
    line_of,
    read_sheet_text,
    sheet_toml,
    with_packs,
)
from nde.prose.sheets import sheet_label
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from nde.web import answers as a
from nde.web.bodies import CharacterWish, MakingWish, SheetToCheck
from nde.web.call import Call
from nde.web.chosen_game import choose_game
from nde.web.handlers.dice import faces_for
from nde.web.problems import fact_data


async def post_character(call: Call, wish: CharacterWish) -> a.Character:
    """Make a character: what is not chosen is drawn."""

    def work() -> a.Character:
        game = choose_game(wish.game, wish.pack, wish.settings)
        rules = game.rules
        faces = faces_for(wish.seed)
        choices = Choices(wish.choices, at_random(faces))
        made = watch(rules.create(), faces, choices.answer).result
        choices.settle()
        return a.Character(game=rules.id, document=rules.write_sheet(made), sheet=rules.sheet(made))

    return await call.worked_out(work)


class Choices:
    """Answers questions from choices by key, and others as somebody else would; every bad one is a fault."""

    def __init__(self, wishes: Mapping[str, str], other: Policy) -> None:
        self._wishes, self._other = wishes, other
        self._asked: list[str] = []
        self._faults: list[Fault] = []

    def answer(self, ask: Ask) -> str:
        """The answer to a question; the default in place of one that it does not take."""
        self._asked.append(ask.key)
        wish = self._wishes.get(ask.key)
        if wish is None:
            return self._other(ask)
        if wish in ask.options or ask.is_open:
            return wish
        self._faults.append(
            Fault(ask.key, Illegal("not-an-option", answer=wish, key=ask.key, allowed=ask.options))
        )
        return ask.default

    def settle(self) -> None:
        """Refuse what was wrong with the choices, and those that nobody asked for."""
        names = tuple(dict.fromkeys(self._asked))
        unasked = [key for key in self._wishes if key not in self._asked]
        faults = [
            *self._faults,
            *(Fault(key, Missing("no-such-choice", word=key, allowed=names)) for key in unasked),
        ]
        if faults:
            raise Faults("choices", tuple(faults))


async def post_sheet_check(call: Call, wish: SheetToCheck) -> a.Checked:
    """Check a sheet; every fault is listed where it stands."""
    return await call.worked_out(lambda: _checked(wish, call.language))


def _checked(wish: SheetToCheck, language: str) -> a.Checked:
    try:
        document = dict(wish.sheet) if wish.sheet is not None else read_sheet_text(wish.text)
        document = adopted(document)
        game = _game_of(document, wish)
    except SheetUnreadable as error:
        told = _told(Fault("", error), words(language), "")
        return a.Checked(is_valid=False, faults=(msgspec.structs.replace(told, line=error.facts["line"]),))
    except Faults as faults:
        return _faulty(faults, words(language), wish)
    speaker = game.words(language)
    try:
        made = game.rules.read_sheet(document)
    except Faults as faults:
        return _faulty(faults, speaker, wish, game.rules.id)
    whole = with_packs(document, game.packs)
    label = sheet_label(game.rules.sheet(made), speaker, whole)
    label = msgspec.structs.replace(label, game=speaker.say(f"game-{game.rules.id}"))
    return a.Checked(is_valid=True, faults=(), game=game.rules.id, sheet=label, file=_file(whole))


def _game_of(document: dict[str, object], wish: SheetToCheck) -> PackedGame:
    """The game of a sheet: the one asked for, or the one it names; the packs it names are taken out of it."""
    packs = document.pop(PACKS, ())
    pack = packs[0] if isinstance(packs, list) and len(packs) == 1 and not wish.pack else ""
    named = wish.game or document.get("game", "")
    if packs and pack not in SHIPPED and not wish.pack:
        raise Faults(
            "sheet", (Fault(PACKS, Missing("no-such-pack", text=str(pack or packs), allowed=SHIPPED)),)
        )
    if not named and not pack:
        raise Faults("sheet", (Fault("game", Unreadable("game-missing", allowed=ruleset_ids())),))
    if not wish.game and named not in ruleset_ids():
        raise Faults(
            "sheet", (Fault("game", Missing("no-such-game", game=str(named), allowed=ruleset_ids())),)
        )
    return choose_game(pack or str(named), wish.pack, wish.settings)


def _file(document: dict[str, object]) -> str:
    """A sheet as a file; empty where it holds what no such file can, as JSON may."""
    try:
        return sheet_toml(document)
    except (TypeError, ValueError):
        return ""


def _faulty(faults: Faults, speaker: Words, wish: SheetToCheck, game: str = "") -> a.Checked:
    text = "" if wish.sheet is not None else wish.text
    told = [_told(one, speaker, text) for one in faults.faults]
    # From top to bottom; what is missing comes last.
    told.sort(key=lambda one: (not one.line, one.line))
    return a.Checked(is_valid=False, faults=tuple(told), game=game)


def _told(fault: Fault, speaker: Words, text: str) -> a.FaultTold:
    error: NdeError = fault.error
    return a.FaultTold(
        place=fault.place,
        code=error.code,
        facts={name: fact_data(value) for name, value in error.facts.items()},
        text=speaker.error(error),
        line=line_of(text, fault.place) if text else 0,
    )


async def post_making(call: Call, wish: MakingWish) -> a.Making:
    """Go on making a character: the next question, or the finished sheet."""

    def work() -> a.Making:
        game = choose_game(wish.game, wish.pack, wish.settings)
        return _made(game, Answering(wish, game.words(call.language)))

    return await call.worked_out(work)


class Answering:
    """Answers as the client sent them, then those kept from before, then by chance; and remembers them.

    Chance has a source of its own: what is drawn here moves no die of the character's, so that the answers
    lead to the same character when they are sent again.
    """

    def __init__(self, wish: MakingWish, speaker: Words) -> None:
        self.wish, self.speaker = wish, speaker
        self.asked: list[a.MakingAnswer] = []
        self.places: list[int] = []
        """How many steps had been told when each question was asked."""
        self.suggested: set[str] = set()
        self.told = 0
        self._given = deque(wish.answers)
        self._draws = wish.surprise
        self._surprise = at_random(faces_for(None))

    def answer(self, ask: Ask) -> str | None:
        """The answer to a question; nothing where it is to be asked."""
        answer = self._chosen(ask)
        if answer is None:
            return None
        told = self.speaker.option(ask, answer) if answer in ask.options else answer
        if ask.is_open and answer in ask.options:
            self.suggested.add(answer)
        self.places.append(self.told)
        self.asked.append(
            a.MakingAnswer(key=ask.key, text=self.speaker.ask(ask), answer=answer, answer_text=told)
        )
        return answer

    def _chosen(self, ask: Ask) -> str | None:
        if self._given:
            return self._given.popleft() or ask.default
        kept = self.wish.kept.get(ask.key)
        if kept is not None and self._fits(ask, kept):
            return kept
        if self._draws:
            self._draws -= 1
            return self._surprise(ask)
        return None

    def settle(self) -> None:
        """Refuse answers that nobody asked for."""
        if self._given:
            raise Illegal("answers-left-over", count=len(self._given), first=self._given[0])

    def _fits(self, ask: Ask, answer: str) -> bool:
        """Whether an earlier answer still stands; a proposal for another hero is nobody's own words."""
        is_own = ask.is_open and not self.speaker.has(f"option-{answer}")
        return answer in ask.options or is_own


def _made(game: PackedGame, answering: Answering) -> a.Making:
    rules, speaker = game.rules, answering.speaker
    faces = faces_for(answering.wish.seed)

    def roll(roll: Roll, sides: int) -> int:
        return faces(sides)

    run = proceed(_counted(rules.create(), answering), (), roll, answering.answer)
    steps = tuple(StepTold(text=speaker.step(step), rule=step.rule) for step in run.steps)
    ends = (*answering.places[1:], len(steps))
    asked = tuple(
        msgspec.structs.replace(one, steps=steps[start:end])
        for one, start, end in zip(answering.asked, answering.places, ends, strict=False)
    )
    if isinstance(run, Run):
        answering.settle()
        document = rules.write_sheet(run.result)
        label = sheet_label(rules.sheet(run.result), speaker, with_packs(document, game.packs))
        label = msgspec.structs.replace(label, game=speaker.say(f"game-{rules.id}"))
        file = sheet_toml(with_packs(in_words(document, answering.suggested, speaker), game.packs))
        return a.Making(answers=asked, steps=steps, sheet=label, file=file)
    ask = run.question
    assert isinstance(ask, Ask)
    question = a.MakingQuestion(
        key=ask.key,
        text=speaker.ask(ask),
        options=tuple((option, speaker.option(ask, option)) for option in ask.options),
        default=ask.default,
        is_open=ask.is_open,
        rule=ask.rule,
    )
    return a.Making(answers=asked, steps=steps, question=question, left=_left(game, answering))


def _left(game: PackedGame, answering: Answering) -> int:
    """How many questions are still to come, where every proposal is taken."""
    faces, given, left = faces_for(answering.wish.seed), deque(one.answer for one in answering.asked), 0

    def answer(ask: Ask) -> str:
        nonlocal left
        if given:
            return given.popleft()
        left += 1
        return ask.default

    play(game.rules.create(), faces, answer)
    return left


def _counted(rule: Procedure[Any], answering: Answering) -> Procedure[Any]:
    """A rule, while it is counted how many steps it has told."""
    sent: object = None
    try:
        while True:
            said = rule.send(sent)
            if isinstance(said, Part):
                sent = yield from _counted(said.start(), answering)
            elif isinstance(said, Aside):
                for remark in said.remarks():
                    answering.told += 1
                    yield remark
                sent = None
            else:
                answering.told += isinstance(said, Tell)
                sent = yield said
    except StopIteration as end:
        return end.value
