"""Calls and tries in sentences: who asks whom for what and why, who makes it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from nde.locale import Words
from nde.locale.facts import Typed
from nde.locale.languages import small_first
from nde.locale.phrases import choice_word, dice_worded, label
from nde.prose.tale import phrased, sentence, sentences
from nde.rules import Ruleset
from nde.table import events as e
from nde.table.called_rolls import roll_for
from nde.table.conversation import Call
from nde.table.seats import GM

if TYPE_CHECKING:
    from nde.prose.log import _Telling

CAME: dict[str | None, str] = {"wholly": "wholly", "partly": "partly", "not": "not", None: "over"}
"""How a roll that was called for is told to have come out."""


def traits_said(speaker: Words, traits: Iterable[str]) -> str:
    """Traits to choose from: DEX or WIL."""
    *others, last = [label(one, speaker) for one in traits] or [""]
    return speaker.say("call-or", names=", ".join(others), last=last) if others else last


def rung_words(speaker: Words, key: str) -> str:
    """What a difficulty is called; empty where it has no name."""
    if not key:
        return ""
    known = f"rung-{key}"
    word = speaker.say(known) if speaker.has(known) else choice_word("difficulty", key, speaker)
    return small_first(word, speaker.language)


def difficulty_words(speaker: Words, rules: Ruleset, call: Call) -> str:
    """How hard a roll is: its name, its number, or both; empty where nobody is told."""
    return " ".join(filter(None, _difficulty(speaker, rules, call)))


def _difficulty(speaker: Words, rules: Ruleset, call: Call) -> tuple[str, str]:
    """What the difficulty of a roll is called, and its number; either may be empty."""
    calls = rules.playing.calls if rules.playing is not None else None
    if calls is None or not call.values:
        return "", ""
    number = dict(call.values).get(calls.number) if calls.number else None
    return rung_words(speaker, call.difficulty), "" if number is None else str(number)


def _hard(speaker: Words, rules: Ruleset, call: Call) -> Typed | None:
    """How hard a roll is, for a sentence; nothing where nobody is told."""
    rung, number = _difficulty(speaker, rules, call)
    facts = {"rung": Typed(rung) if rung else None, "number": number or None}
    return Typed(speaker.say("call-hard", **facts)) if rung or number else None


def call_words(t: _Telling, call: Call) -> str:
    """A call in a sentence: who asks whom for what, and why."""
    speaker, reason = t.speaker, call.reason.strip().rstrip(".") or None
    caller: dict[str, object] = {"name": t.name(call.by), "is_you": t.is_you(call.by)}
    if call.kind == "contest" and len(call.called) == 2:
        one, other = (t.called(one.figure) for one in call.called)
        two = {"one": one, "other": other, "reason": reason and Typed(reason)}
        return sentence(speaker.say("call-contest", **caller, **two))
    asked = {one.traits for one in call.called}
    traits = next(iter(asked)) if len(asked) == 1 else ()
    first = roll_for(t.after, t.teller.seat, call.called[0].figure)
    if first is not None and len(traits) > 1 and traits == first.traits:
        traits = ()  # whatever they like
    key = "call-try" if call.attempt else "call-asked"
    facts: dict[str, object] = {
        "who": tuple(one.figure for one in call.called),
        "traits": Typed(traits_said(speaker, traits)) if traits else None,
        "reason": reason and Typed(reason),
        "hard": _hard(speaker, t.after.rules, call),
    }
    return sentence(speaker.say(key, **caller, **facts))


def _roll_called(t: _Telling, event: e.RollCalled) -> Iterator[str]:
    if event.call.way == "secret":
        return  # the rolls themselves are told
    yield call_words(t, event.call)


def answer_of(t: _Telling, figure: str) -> e.CallAnswered | None:
    """What somebody's roll came to in the entry that is told."""
    found = (one for one in t.entry.events if isinstance(one, e.CallAnswered) and one.figure == figure)
    return next(found, None)


def came(t: _Telling, event: e.Resolved | e.Kept) -> str:
    """How a roll that was called for came out, in a clause; empty where the call was over by then."""
    answered = answer_of(t, event.task.figure)
    if answered is None:
        return ""
    who = t.called(event.task.figure)
    call = next((one for one in t.before.world.calls if one.number == answered.call), None)
    calls = t.after.playing.calls
    if call is not None and call.kind == "contest" and calls is not None and calls.measure == "score":
        return t.speaker.say("call-comes-to", who=who, score=answered.score)
    key = CAME[answered.fulfils]
    facts: dict[str, object] = {"who": who, "trait": Typed(label(answered.trait, t.speaker))}
    return phrased(t.speaker, f"call-came-{key}", t.entry.number, facts)


def faces_said(t: _Telling) -> str:
    """The faces of an entry, for a roll of which nothing else is told."""
    shown = ", ".join(f"{t.speaker.die(die.sides)}: {die.face}" for die in t.entry.dice)
    return f"({shown})" if shown else ""


def _call_answered(t: _Telling, event: e.CallAnswered) -> Iterator[str]:
    who = t.called(event.figure)
    if event.is_declined:
        yield sentence(t.speaker.say("call-declined", who=who))
    elif event.way == "blind" and t.teller.seat != GM:
        yield sentence(t.speaker.say("call-blind", who=who))


def _call_ended(t: _Telling, event: e.CallEnded) -> Iterator[str]:
    speaker, call = t.speaker, event.call
    if event.is_withdrawn:
        yield sentence(speaker.say("call-withdrawn", **t.person(t.entry.seat)))
        return
    if event.is_again:
        yield sentence(speaker.say("call-again"))
    elif call.kind == "contest" and (event.winner or call.way == "open" or t.teller.seat == GM):
        known = {"who": t.called(event.winner)} if event.winner else {}
        yield sentence(speaker.say("call-winner" if event.winner else "call-draw", **known))
    if event.works is not None:
        yield sentence(speaker.say("call-together-works" if event.works else "call-together-fails"))
    failed = [one.figure for one in call.called if one.state == "rolled" and one.fulfils == "not"]
    if call.fails and failed and event.works is not True:
        yield sentences([call.fails])


def _attempted(t: _Telling, event: e.Attempted) -> Iterator[str]:
    one = event.attempt
    facts: dict[str, object] = {
        "who": t.called(one.figure),
        "text": Typed(one.text.rstrip(".")) if one.text else None,
    }
    facts["trait"] = Typed(label(one.trait, t.speaker)) if one.trait else None
    yield sentence(t.speaker.say("try-said", **facts))


def _attempt_answered(t: _Telling, event: e.AttemptAnswered) -> Iterator[str]:
    text = event.text.strip()
    facts: dict[str, object] = {
        "who": t.called(event.attempt.figure),
        "text": Typed(text.rstrip(".")) if text else None,
    }
    if event.answer == "ask":
        yield sentence(t.speaker.say("try-ask", **t.person(t.entry.seat), text=Typed(text)))
    elif event.answer == "price":
        yield sentence(t.speaker.say("try-price", **facts))
    else:
        yield sentences([t.speaker.say("try-works", **facts), text])


def _attempt_back(t: _Telling, event: e.AttemptTakenBack) -> Iterator[str]:
    yield sentence(t.speaker.say("try-back", who=t.called(event.attempt.figure)))


def _tossed(t: _Telling, event: e.Tossed) -> Iterator[str]:
    dice = dice_worded(event.dice, t.speaker)
    facts: dict[str, object] = {"dice": Typed(dice), "total": Typed(str(event.total))}
    facts["faces"] = Typed(", ".join(map(str, event.faces)))
    facts["text"] = Typed(event.text.rstrip(".")) if event.text else None
    key = "toss-secret" if event.is_secret else "toss"
    yield sentence(t.speaker.say(key, **t.person(t.entry.seat), **facts))


TELL: dict[type, Callable[[Any, Any], Iterator[str]]] = {
    e.RollCalled: _roll_called,
    e.CallAnswered: _call_answered,
    e.CallEnded: _call_ended,
    e.Attempted: _attempted,
    e.AttemptAnswered: _attempt_answered,
    e.AttemptTakenBack: _attempt_back,
    e.Tossed: _tossed,
}
