"""Calls and tries for a screen: cards with odds, who has answered, and what a game master can ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nde.locale import Words
from nde.locale.phrases import ProspectTold, choice_word, label, prospect_told
from nde.prose.calls import difficulty_words, rung_words, traits_said
from nde.prose.names import Reader
from nde.prose.prospects import ParamLabel, param_label
from nde.prose.tale import in_turn
from nde.table.called_rolls import card_prospect, roll_for, roll_prospect
from nde.table.conversation import Attempt, Call, Called
from nde.table.offers import checked_values
from nde.table.seats import GM
from nde.table.view_calls import CallingView, CallView, CardView


class RolledWithLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be rolled with."""

    key: str
    text: str
    value: str = ""
    """What stands on the sheet, such as `d10`."""
    prospect: ProspectTold | None = None
    """What it holds in store; nothing where nobody may know."""


class CardLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the view, at the same place."""

    figure: str
    name: str
    traits: tuple[RolledWithLabel, ...] = ()
    """What can be rolled with; one without a key where there is nothing to choose."""
    means: tuple[ParamLabel, ...] = ()


class CalledLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who is called, and how far they are."""

    figure: str
    name: str
    text: str
    """In a few words: that they have not rolled yet, or what came of it."""
    works: bool | None = None
    """Whether they made it; nothing where that is open, or not for this seat to know."""


class CallLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A call of the view, at the same place."""

    by: str
    """Who asks."""
    names: str
    traits: str = ""
    reason: str = ""
    difficulty: str = ""
    """How hard it is, by name and number; empty where that is hidden, or the game knows no such thing."""
    circumstances: tuple[str, ...] = ()
    fails: str = ""
    notes: tuple[str, ...] = ()
    """What is special about it: blind, hidden, what counts for all."""
    called: tuple[CalledLabel, ...] = ()
    cards: tuple[CardLabel, ...] = ()


class TryLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A try of the view, at the same place."""

    name: str
    text: str
    trait: str = ""
    by: str = ""
    """Who plays them."""


class CallingPersonLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who can be called upon."""

    figure: str
    name: str
    traits: tuple[RolledWithLabel, ...] = ()


class RungLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A difficulty by its name."""

    key: str
    text: str
    number: int | None = None


class CallingLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What can be called for, or tried, in words."""

    people: tuple[CallingPersonLabel, ...]
    rungs: tuple[RungLabel, ...] = ()
    number: ParamLabel | None = None
    circumstances: tuple[ParamLabel, ...] = ()


def call_labels(reader: Reader) -> tuple[CallLabel, ...]:
    """The words for every call of a view."""
    return tuple([_call(reader, one) for one in reader.view.calls])


def _call(reader: Reader, shown: CallView) -> CallLabel:
    speaker, call = reader.speaker, shown.call
    rolling = [one for one in call.called if not one.is_passive]
    asked = {one.traits for one in rolling}
    return CallLabel(
        by=seat_name(reader, call.by),
        names=in_turn(speaker, [reader.name(one.figure) for one in rolling]),
        traits=traits_said(speaker, next(iter(asked))) if len(asked) == 1 else "",
        reason=call.reason,
        difficulty=difficulty_words(speaker, reader.state.rules, call),
        circumstances=tuple(_circumstances(reader, call)),
        fails=call.fails,
        notes=tuple(call_notes(reader, call)),
        called=tuple([_called(reader, shown, one) for one in call.called]),
        cards=tuple([_card(reader, call, one) for one in shown.cards]),
    )


def seat_name(reader: Reader, id: str) -> str:
    """What somebody at the table is called."""
    seat = reader.state.seat(id)
    if seat is None or (id == GM and seat.name in ("", id)):
        return reader.speaker.say("play-gm") if id == GM else id
    return seat.name


def call_notes(reader: Reader, call: Call) -> list[str]:
    """What is special about a call, each in a few words."""
    speaker = reader.speaker
    keys = [f"call-note-{call.way}"] if call.way != "open" else []
    keys += ["call-note-hidden"] if call.is_hidden else []
    keys += [f"call-note-{call.counts}"] if call.counts != "each" and len(call.called) > 1 else []
    notes = [speaker.say(key) for key in keys]
    if call.kind == "contest" and len(call.called) == 2:
        one, other = (reader.name(each.figure) for each in call.called)
        notes.append(speaker.say("call-note-contest", one=one, other=other))
    return notes


def _circumstances(reader: Reader, call: Call) -> list[str]:
    """What the game master says of a roll besides how hard it is, each in a few words."""
    calls = reader.state.playing.calls
    if calls is None:
        return []
    hard = {name for rung in calls.rungs for name, _ in rung.values} | {calls.number}
    return [
        said_words(reader.speaker, name, value) for name, value in call.values if name not in hard and value
    ]


def said_words(speaker: Words, name: str, value: object) -> str:
    """A value of a parameter in words: slippery; advantage 1."""
    if isinstance(value, str):
        return choice_word(name, value, speaker)
    key = name.replace("_", "-")
    title = next((speaker.say(one) for one in (f"chip-{key}", f"param-{key}") if speaker.has(one)), name)
    return title if value is True else f"{title} {value}"


def _called(reader: Reader, shown: CallView, one: Called) -> CalledLabel:
    speaker = reader.speaker
    works = None if one.fulfils in (None, "partly") else one.fulfils == "wholly"
    if one.is_passive:
        key = "call-state-passive"
    elif one.state == "open":
        key = "call-state-rolling" if one.figure in shown.rolling else "call-state-open"
    elif one.state == "declined":
        key = "call-state-declined"
    else:
        text = speaker.say(f"outcome-{one.outcome}") if one.outcome else speaker.say("call-state-rolled")
        return CalledLabel(figure=one.figure, name=reader.name(one.figure), text=text, works=works)
    return CalledLabel(figure=one.figure, name=reader.name(one.figure), text=speaker.say(key))


def _card(reader: Reader, call: Call, card: CardView) -> CardLabel:
    one = call.one(card.figure)
    assert one is not None
    whole = next(other for other in reader.state.world.calls if other.number == call.number)
    return CardLabel(
        figure=card.figure,
        name=reader.name(card.figure),
        traits=tuple(
            [
                trait_label(
                    reader,
                    card.figure,
                    trait,
                    card_prospect(reader.state, reader.view.seat, whole, one, trait),
                )
                for trait in card.traits or ("",)
            ]
        ),
        means=tuple([param_label(param, reader.speaker) for param in card.means]),
    )


def trait_label(reader: Reader, figure: str, trait: str, prospect: Any = None) -> RolledWithLabel:
    """A trait of somebody, as it stands on their sheet, and what it holds in store."""
    speaker = reader.speaker
    return RolledWithLabel(
        key=trait,
        text=label(trait, speaker) if trait else speaker.say("call-roll"),
        value=_value(reader, figure, trait),
        prospect=prospect_told(speaker, prospect) if prospect is not None else None,
    )


def _value(reader: Reader, figure: str, trait: str) -> str:
    """What a trait says on the sheet: a die, a score, a modifier."""
    scene = reader.scene
    kept = next((one for one in reader.view.people if one.person.id == figure), None)
    if scene is None or kept is None or (kept.numbers != "shown" and reader.view.seat != GM):
        return ""
    sheet = reader.state.playing.sheet_of(scene, figure)
    for one in sheet.traits:
        if one.key == trait and isinstance(one.value, int):
            if one.shown_as == "die":
                return reader.speaker.die(one.value)
            return f"{one.value:+d}".replace("-", "−") if one.shown_as == "modifier" else str(one.value)
    for track in sheet.tracks:
        if track.key == trait:
            return str(track.value)
    return ""


def try_labels(reader: Reader) -> tuple[TryLabel, ...]:
    """The words for every try of a view."""
    return tuple([_try(reader, one) for one in reader.view.tries])


def _try(reader: Reader, one: Attempt) -> TryLabel:
    return TryLabel(
        name=reader.name(one.figure),
        text=one.text,
        trait=label(one.trait, reader.speaker) if one.trait else "",
        by=seat_name(reader, one.seat),
    )


def calling_label(reader: Reader) -> CallingLabel | None:
    """The words for what can be called for."""
    view, speaker = reader.view.calling, reader.speaker
    if view is None:
        return None
    return CallingLabel(
        people=tuple(
            [
                CallingPersonLabel(
                    figure=one.figure,
                    name=reader.name(one.figure),
                    traits=tuple([trait_label(reader, one.figure, trait) for trait in one.traits]),
                )
                for one in view.people
            ]
        ),
        rungs=tuple(
            [
                RungLabel(key=one.key, text=rung_words(speaker, one.key), number=_number(view, one.values))
                for one in view.rungs
            ]
        ),
        number=param_label(view.number, speaker) if view.number is not None else None,
        circumstances=tuple([param_label(one, speaker) for one in view.circumstances]),
    )


def _number(view: CallingView, values: Any) -> int | None:
    name = view.number.name if view.number is not None else ""
    found = dict(values).get(name)
    return found if isinstance(found, int) else None


class RollOdds(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a roll that is not called for yet would hold in store for somebody."""

    figure: str
    trait: str = ""
    difficulty: str = ""
    prospect: ProspectTold | None = None


def call_odds(
    reader: Reader, figures: tuple[str, ...], traits: tuple[str, ...], values: Mapping[str, object]
) -> tuple[RollOdds, ...]:
    """The odds of everybody named, with every trait at every difficulty: what a game master weighs."""
    state, view = reader.state, reader.view
    calls = state.playing.calls
    if calls is None or view.calling is None:
        return ()
    rungs: list[tuple[str, Mapping[str, object]]] = [(one.key, dict(one.values)) for one in calls.rungs]
    if calls.number in values or not rungs:
        rungs = [("", {})]
    party = {one.person.id for one in view.people if one.person.side == "party"}
    found = []
    for one in view.calling.people:
        roll = roll_for(state, view.seat, one.figure)
        if roll is None or one.figure not in (figures or party):
            continue
        checked_values((*roll.said, *roll.means), values)
        for trait in [each for each in one.traits or ("",) if not traits or each in traits]:
            for key, hard in rungs:
                prospect = roll_prospect(state, view.seat, one.figure, trait, {**hard, **values})
                told = prospect_told(reader.speaker, prospect) if prospect is not None else None
                found.append(RollOdds(figure=one.figure, trait=trait, difficulty=key, prospect=told))
    return tuple(found)
