"""Rolls that a game master calls for: what a game has to say about them, and all that follows from it.

A called-for roll is what somebody rolls who tries something: the game's own action with its own parameters.
Those that are the game master's to say (`Playing.rulings`) she says with the call; the others are the means
of whoever rolls.  So odds, means and outcomes come from the very procedure that resolves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from nde.dice import Ask, Part, Procedure, Tell, default_answer, odds_of
from nde.rules.ruleset import Offer, Param, Resolution, Ruleset
from nde.rules.stakes import FULFILMENTS, Fulfilment

if TYPE_CHECKING:
    from nde.rules.play import Playing

Tie: TypeAlias = Literal["draw", "first", "again"]
"""What a contest comes to in which both do equally well: nobody wins, the first named does, or both roll
again."""
TIES: tuple[Tie, ...] = ("draw", "first", "again")
Said: TypeAlias = tuple[tuple[str, Any], ...]
"""Values of parameters by name, as they are kept."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A difficulty that the game has a name for, called by `rung-<key>` or as a value of `difficulty`."""

    key: str
    values: Said
    """The parameters of the roll by which it is this hard."""


Facts: TypeAlias = Mapping[str, Any]
"""What a step of the reasoning tells."""


def face_shown(steps: Iterable[Facts]) -> int:
    """The face of the last roll that the steps tell of; 0 where they tell of none.

    >>> face_shown([{"face": 3}, {"die": 8, "face": 5}, {}]), face_shown([])
    (5, 0)
    """
    faces = [facts["face"] for facts in steps if isinstance(facts.get("face"), int)]
    return int(faces[-1]) if faces else 0


class Calls(msgspec.Struct, frozen=True, kw_only=True):
    """What a game says about rolls that its game master calls for."""

    offer: Callable[[Any, str], Offer | None]
    """What somebody of a scene rolls who tries something, with its parameters, as if it were their turn;
    nothing for whoever does not roll in this game."""
    rungs: tuple[Rung, ...] = ()
    """The difficulties that have a name, easiest first; empty in a game that knows none."""
    usual: str = ""
    """The one that is meant when nothing is said."""
    number: str = ""
    """The parameter by which a difficulty is said as a number; empty where there is none."""
    idle: frozenset[str] = frozenset()
    """Rulings about such a roll that nobody means who calls for one: that it need not be rolled."""
    answers: tuple[tuple[str, str], ...] = ()
    """What the game master has answered by calling for a roll, by key of the question: that it is rolled."""
    spared: tuple[type, ...] = ()
    """Effects that a called-for roll does not have, since it is nobody's turn: that an action is used."""
    contends: Literal["both", "first"] = "both"
    """Who rolls where two contend: both, or the first named alone, who is most at risk."""
    measure: Literal["outcome", "score"] = "outcome"
    """By what a contest is won: the better outcome and then the higher score, or the score alone."""
    score: Callable[[Iterable[Facts]], int] = face_shown
    """How well somebody did, by what the steps of their roll tell."""
    tie: Tie = "draw"
    """What a contest comes to where both do equally well, unless the game master says otherwise."""
    against: Callable[[Any, str], Said | None] = lambda scene, other: None
    """How hard somebody who does not roll is to beat, as values of the roll of whoever tries it."""


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """What a called-for roll of somebody is made of."""

    offer: Offer
    traits: tuple[str, ...]
    """What may be rolled with, by key of a trait or track of the sheet; empty where nothing is to choose."""
    trait: str
    """The parameter that says with which."""
    said: tuple[Param, ...]
    """What the game master says: how hard it is, and the circumstances."""
    means: tuple[Param, ...]
    """What whoever rolls brings: help, talent, luck, gear."""


def roll_of(rules: Ruleset, scene: object, who: str) -> Roll | None:
    """What somebody of a scene would roll if they were called upon; nothing for whoever does not roll."""
    playing = rules.playing
    if playing is None or playing.calls is None or scene is None:
        return None
    calls = playing.calls
    offer = calls.offer(scene, who)
    if offer is None:
        return None
    trait = _trait_param(rules, playing, offer)
    others = [one for one in offer.params if one is not trait and one.kind != "text"]
    return Roll(
        offer=offer,
        traits=trait.choices if trait is not None else (),
        trait=trait.name if trait is not None else "",
        said=tuple([one for one in others if one.name in playing.rulings and one.name not in calls.idle]),
        means=tuple([one for one in others if one.name not in playing.rulings and one.name not in NO_MEANS]),
    )


NO_MEANS = frozenset(("change", "task", "against", "together"))
"""Parameters of a roll that say what it is about, which the call does."""


def _trait_param(rules: Ruleset, playing: Playing, offer: Offer) -> Param | None:
    """The parameter that says what is rolled with: the one that `tried_with` reads."""
    for param in offer.params:
        if param.kind == "choice" and len(param.choices) > 1:
            tried = (playing.tried_with(rules.vary(offer.action, {param.name: one})) for one in param.choices)
            if tuple(tried) == param.choices:
                return param
    return None


def action_of(rules: Ruleset, roll: Roll, trait: str, values: Mapping[str, object]) -> object:
    """The action of a roll with a trait, as hard as it is said to be and with what is brought to it."""
    said = {**values, **({roll.trait: trait} if trait and roll.trait else {})}
    return rules.vary(roll.offer.action, said) if said else roll.offer.action


def called_scene(playing: Playing, scene: object, who: str) -> object:
    """The scene in which a called-for roll is made: nobody has to wait for their turn to fall."""
    return playing.on_turn(scene, who)


def called_roll(rules: Ruleset, scene: object, who: str, action: object) -> Procedure[Resolution]:
    """A roll that was called for: the game's own procedure, which uses up nobody's turn."""
    playing = rules.playing
    assert playing is not None
    assert playing.calls is not None
    result = yield from rules.resolve(called_scene(playing, scene, who), action)
    kept = tuple([one for one in result.effects if not isinstance(one, playing.calls.spared)])
    return result if len(kept) == len(result.effects) else Resolution(outcome=result.outcome, effects=kept)


def scored_roll(rules: Ruleset, scene: object, who: str, action: object) -> Procedure[tuple[Resolution, int]]:
    """A called-for roll, and how well it was done: what counts where two contend."""
    assert rules.playing is not None
    assert rules.playing.calls is not None
    told: list[Facts] = []
    result = yield from _overheard(called_roll(rules, scene, who, action), told)
    return result, rules.playing.calls.score(told)


def _overheard(procedure: Procedure[Any], told: list[Facts]) -> Procedure[Any]:
    """A rule, of which all steps are noted down; its parts are written out, since their steps count too."""
    answer: object = None
    while True:
        try:
            question = procedure.send(answer)
        except StopIteration as end:
            return end.value
        if isinstance(question, Part):
            answer = yield from _overheard(question.start(), told)
            continue
        if isinstance(question, Tell):
            told.append(question.facts)
        answer = yield question


Worth: TypeAlias = tuple[int, ...]


def worth_of(rules: Ruleset, outcome: str, fulfils: Fulfilment | None, score: int) -> Worth:
    """How well somebody did in a contest, to be compared: more is better."""
    assert rules.playing is not None
    assert rules.playing.calls is not None
    if rules.playing.calls.measure == "score":
        return (1, score)
    rank = FULFILMENTS.index(fulfils) if fulfils is not None else 0
    names = rules.outcome_names
    return (1, rank, names.index(outcome) if outcome in names else -1, score)


def worths(rules: Ruleset, scene: object, who: str, action: object) -> dict[Worth, Fraction]:
    """How well somebody may do in a contest, each with its chance."""
    assert rules.playing is not None
    assert rules.playing.calls is not None
    own = called_scene(rules.playing, scene, who)

    def worth(rolled: tuple[Resolution, int]) -> Worth:
        result, score = rolled
        return worth_of(rules, result.outcome, rules.fulfils(own, action, result), score)

    policy = called_answer(rules.playing.calls)
    return odds_of(lambda: scored_roll(rules, scene, who, action), worth, policy)


def contest_odds(ours: Mapping[Worth, Fraction], theirs: Mapping[Worth, Fraction], tie: Tie) -> Fraction:
    """The chance that the first of two wins a contest.

    >>> die = {(1, face): Fraction(1, 6) for face in range(1, 7)}
    >>> [str(contest_odds(die, die, tie)) for tie in TIES]
    ['5/12', '7/12', '1/2']
    """
    pairs = [(one, other, chance * theirs[other]) for one, chance in ours.items() for other in theirs]
    won = sum((chance for one, other, chance in pairs if one > other), Fraction())
    level = sum((chance for one, other, chance in pairs if one == other), Fraction())
    if tie == "again":
        return won / (1 - level) if level < 1 else Fraction()
    return won + level if tie == "first" else won


def called_answer(calls: Calls) -> Callable[[Ask], str]:
    """How questions are answered for the odds of a called-for roll."""
    said = dict(calls.answers)
    return lambda ask: said.get(ask.key) or default_answer(ask)


def plain_rungs(roll: Offer) -> tuple[Rung, ...]:
    """The difficulties of a game that has one parameter for them, by its choices."""
    param = next((one for one in roll.params if one.name == "difficulty" and one.kind == "choice"), None)
    return (
        tuple([Rung(key=one, values=(("difficulty", one),)) for one in param.choices])
        if param is not None
        else ()
    )
