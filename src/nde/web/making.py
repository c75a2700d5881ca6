"""An endpoint that makes a character question by question: the client keeps the answers, we keep nothing."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from nde.dice import Ask, Roll, at_random
from nde.dice.questions import Aside, Part, Procedure, Tell
from nde.dice.runners import Run, play, proceed
from nde.errors import Illegal
from nde.locale import Words
from nde.prose.log import StepTold
from nde.prose.sheet_files import in_words, sheet_toml, with_packs
from nde.prose.sheets import sheet_label
from nde.web import answers as a
from nde.web.bodies import MakingWish
from nde.web.call import Call
from nde.web.chosen_game import ChosenGame, choose_game
from nde.web.rolling import faces_for


async def post_making(call: Call) -> a.Making:
    """Go on making a character: the next question, or the finished sheet."""
    wish: MakingWish = call.body

    def work() -> a.Making:
        game = choose_game(wish.game, wish.pack, wish.settings)
        return _made(game, Answering(wish, game.words(call.language)))

    return await call.shared.workers.run(work)


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


def _made(game: ChosenGame, answering: Answering) -> a.Making:
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


def _left(game: ChosenGame, answering: Answering) -> int:
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
    sent: Any = None
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
