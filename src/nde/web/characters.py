"""Endpoints for characters: made by choice and chance, and checked."""

from __future__ import annotations

from collections.abc import Mapping

from nde.dice import Ask, NotAnOption, Policy, at_random, watch
from nde.errors import Fault, Faults, NdeError
from nde.rules.refusals import NoSuchChoice
from nde.web import answers as a
from nde.web.bodies import CharacterWish, SheetToCheck
from nde.web.call import Call
from nde.web.chosen_game import choose_game
from nde.web.problems import fact_data
from nde.web.rolling import faces_for


async def post_character(call: Call) -> a.Character:
    """Make a character: what is not chosen is drawn."""
    wish: CharacterWish = call.body

    def work() -> a.Character:
        game = choose_game(wish.game, wish.pack, wish.settings)
        rules = game.rules
        faces = faces_for(wish.seed)
        choices = Choices(wish.choices, at_random(faces))
        made = watch(rules.create(), faces, choices.answer).result
        choices.settle()
        return a.Character(game=rules.id, document=rules.write_sheet(made), sheet=rules.sheet(made))

    return await call.shared.workers.run(work)


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
        self._faults.append(Fault(ask.key, NotAnOption(answer=wish, key=ask.key, allowed=ask.options)))
        return ask.default

    def settle(self) -> None:
        """Refuse what was wrong with the choices, and those that nobody asked for."""
        names = tuple(dict.fromkeys(self._asked))
        unasked = [key for key in self._wishes if key not in self._asked]
        faults = [*self._faults, *(Fault(key, NoSuchChoice(word=key, allowed=names)) for key in unasked)]
        if faults:
            raise Faults("choices", tuple(faults))


async def post_sheet_check(call: Call) -> a.Checked:
    """Check a sheet; every fault is listed."""
    wish: SheetToCheck = call.body

    def work() -> tuple[Fault, ...]:
        rules = choose_game(wish.game, wish.pack, wish.settings).rules
        try:
            rules.read_sheet(wish.sheet)
        except Faults as faults:
            return faults.faults
        return ()

    faults = await call.shared.workers.run(work)
    return a.Checked(is_valid=not faults, faults=tuple(_told(one, call) for one in faults))


def _told(fault: Fault, call: Call) -> a.FaultTold:
    error: NdeError = fault.error
    return a.FaultTold(
        place=fault.place,
        code=error.code,
        facts={name: fact_data(value) for name, value in error.facts.items()},
        text=call.words(call.body.game).error(error),
    )
