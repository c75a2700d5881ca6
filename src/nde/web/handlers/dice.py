"""Endpoints for dice: rolls, exact odds, and a situation of a game carried out once."""

from __future__ import annotations

import secrets
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from nde.dice import FaceSource, Roll, Run, Waiting, default_answer, distribution, evaluate, parse, seeded
from nde.dice.distribution import Distribution
from nde.dice.questions import Procedure, Question, Tell
from nde.dice.render import render_data, render_expression
from nde.dice.runners import settle
from nde.dice.stream import DiceStream
from nde.errors import Fault, Faults, Illegal, Unreadable
from nde.locale import Words
from nde.locale.book.game import PackedGame
from nde.locale.phrases import prospect_told
from nde.prose.prospects import ways_told
from nde.rules.posed_odds import Found, find_odds, said_answers
from nde.rules.ruleset import Param, Resolution, Situation
from nde.table.offers import checked_values
from nde.web import answers as a
from nde.web.bodies import OddsWish, ResolveWish, RollWish
from nde.web.call import Call
from nde.web.chosen_game import choose_game

SEED_BYTES = 32
MOST_FACES = 10_000
"""Dice in one request, all together."""
MOST_DIGITS = 400_000
"""Digits of all fractions of an answer: the odds of a thousand dice are a book."""


class Case(NamedTuple):
    """A situation as a request poses it."""

    game: PackedGame
    situation: Situation
    values: dict[str, Any]
    said: frozenset[str]


def faces_for(seed: int | None) -> FaceSource:
    """The source for a seed, or one that nobody can predict where none is given."""
    return DiceStream(secrets.token_bytes(SEED_BYTES)).draw if seed is None else seeded(seed)


async def post_roll(call: Call, wish: RollWish) -> a.Rolled:
    """Roll dice, once or several times."""
    expr = parse(wish.expression)
    faces = faces_for(wish.seed)
    first = evaluate(expr, faces)
    most = max(1, MOST_FACES // max(1, len(first.faces)))
    if wish.times > most:
        raise Illegal("too-much-to-tell", count=wish.times, most=most)
    rolled = [first, *(evaluate(expr, faces) for _ in range(wish.times - 1))]
    totals = [one.total for one in rolled]
    return a.Rolled(
        rolls=tuple(msgspec.convert(render_data(one), a.DiceRoll) for one in rolled),
        sum=sum(totals),
        least=min(totals),
        most=max(totals),
        mean=sum(totals) / len(totals),
    )


async def post_odds(call: Call, wish: OddsWish) -> a.Odds:
    """The exact odds of dice, or of a situation of a game."""
    if bool(wish.expression) == bool(wish.game or wish.situation):
        raise Unreadable("ask-one-thing")
    if wish.expression:
        return a.Odds(dice=await call.worked_out(lambda: _dice_odds(wish.expression)))

    def work() -> tuple[Case, Found]:
        game = choose_game(wish.game, wish.pack, wish.settings)
        case = posed_case(game, wish.situation, wish.values)
        return case, find_odds(game.rules, case.situation, case.values, case.said)

    case, found = await call.worked_out(work)
    return a.Odds(situation=situation_odds(case, found, case.game.words(call.language)))


def _dice_odds(expression: str) -> a.DiceOdds:
    expr = parse(expression)
    exact = distribution(expr)
    _refuse_too_long(exact)
    at_least = exact.at_least_table()
    return a.DiceOdds(
        dice=render_expression(expr),
        mean=chance(exact.mean),
        spread=exact.spread,
        results=tuple(_dice_chance(value, exact, at_least) for value in exact.weights),
    )


def _refuse_too_long(exact: Distribution) -> None:
    digits = len(str(sum(exact.weights.values())))
    most = MOST_DIGITS // digits
    if len(exact.weights) > most:
        raise Illegal("too-much-to-tell", count=len(exact.weights), most=most)


def _dice_chance(value: int, exact: Distribution, at_least: dict[int, Fraction]) -> a.DiceChance:
    one = chance(exact.chance(value))
    return a.DiceChance(result=value, exact=one.exact, p=one.p, at_least=chance(at_least[value]))


def chance(exact: Fraction) -> a.Chance:
    """A chance as an answer has it."""
    return a.Chance(exact=str(exact), p=float(exact))


def posed_case(game: PackedGame, name: str, values: dict[str, object]) -> Case:
    """A situation with a value for each of its parameters; refused with every fault."""
    situation = game.rules.situation(name)
    said = checked_values(situation.params, values)
    missing = [one for one in situation.params if one.default is None and one.name not in said]
    if missing:
        raise Faults(
            "values",
            tuple(Fault(one.name, Unreadable("parameter-missing", name=one.name)) for one in missing),
        )
    whole = {one.name: _value(one, said.get(one.name, one.default)) for one in situation.params}
    return Case(game, situation, situation.completed(whole, said), frozenset(said))


def _value(param: Param, value: object) -> Any:
    if not param.is_many:
        return value
    if value in (None, ""):
        return ()
    return tuple(value) if isinstance(value, list | tuple) else (value,)


def situation_odds(case: Case, found: Found, speaker: Words) -> a.SituationOdds:
    """The odds of a situation in the reader's words."""
    return a.SituationOdds(
        game=case.game.rules.id,
        situation=case.situation.name,
        given=case.values,
        outcomes=outcomes_told(found.outcomes, speaker),
        prospect=None if found.prospect is None else prospect_told(speaker, found.prospect),
        ways=() if found.prospect is None else ways_told(found.prospect),
        effects=tuple(
            a.EffectChance(rule=one.rule, effect=_plain(one), text=speaker.effect(one), chance=chance(likely))
            for one, likely in found.effects.items()
        ),
        steps=_steps(found.steps, speaker),
        assumed=tuple(
            a.Assumed(
                question=asked(ask, speaker),
                answered=answer,
                otherwise={
                    option: outcomes_told(chances, speaker)
                    for option, chances in found.otherwise[ask.key].items()
                },
            )
            for ask, answer in found.asked.values()
        ),
    )


def outcomes_told(chances: dict[str, Fraction], speaker: Words) -> tuple[a.OutcomeChance, ...]:
    """Outcomes by name, each with its chance; what is not rolled for has none."""
    return tuple(
        a.OutcomeChance(outcome=name, title=outcome_title(name, speaker), chance=chance(exact))
        for name, exact in chances.items()
        if name
    )


def outcome_title(name: str, speaker: Words) -> str:
    """What the reader calls an outcome."""
    return speaker.say(f"outcome-{name}") if speaker.has(f"outcome-{name}") else name


def _plain(effect: object) -> object:
    return msgspec.to_builtins(effect, str_keys=True)


def _steps(steps: tuple[Tell, ...], speaker: Words) -> tuple[a.Told, ...]:
    return tuple(
        a.Told(rule=one.rule, key=one.key, facts=dict(one.facts), text=speaker.step(one)) for one in steps
    )


def asked(question: Question, speaker: Words) -> a.Asked:
    """A question as an answer has it."""
    if isinstance(question, Roll):
        dice = question.dice
        roll = f"d{dice}" if isinstance(dice, int) else render_expression(dice)
        return a.Asked(who=question.who, key=question.key, roll=roll, text=speaker.roll(question))
    return a.Asked(
        who=question.who,
        key=question.key,
        options=question.options,
        default=question.default,
        is_open=question.is_open,
        text=speaker.ask(question),
    )


async def post_resolve(call: Call, wish: ResolveWish) -> a.Resolved:
    """Carry a situation of a game out once, with given answers or with dice rolled here."""

    def work() -> tuple[Case, Run[Resolution] | Waiting]:
        game = choose_game(wish.game, wish.pack, wish.settings)
        case = posed_case(game, wish.situation, wish.values)
        return case, _carried_out(case, wish)

    case, state = await call.worked_out(work)
    speaker = case.game.words(call.language)
    result = state.result if isinstance(state, Run) else None
    effects = result.effects if result is not None else ()
    cited = (*(one.rule for one in state.steps), *(one.rule for one in effects))
    return a.Resolved(
        game=case.game.rules.id,
        situation=case.situation.name,
        given=case.values,
        outcome=result.outcome if result is not None else None,
        effects=tuple(
            a.EffectTold(rule=one.rule, effect=_plain(one), text=speaker.effect(one)) for one in effects
        ),
        rules=tuple(dict.fromkeys(rule for rule in cited if rule)),
        steps=_steps(state.steps, speaker),
        answers=state.answers,
        question=asked(state.question, speaker) if isinstance(state, Waiting) else None,
    )


def _carried_out(case: Case, wish: ResolveWish) -> Run[Resolution] | Waiting:
    posed = case.situation.pose(case.values)

    def rule() -> Procedure[Resolution]:
        return case.game.rules.resolve(posed.scene, posed.action)

    if wish.answers is not None:
        return settle(rule, wish.answers, said_answers(case.situation, case.values, case.said, posed))
    return settle(rule, (), posed.answers, faces=faces_for(wish.seed), choose=default_answer)
