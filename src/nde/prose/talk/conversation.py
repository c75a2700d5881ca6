"""Calls and tries, typed: `gm call jagna dex 8 "jump the gap"`, `try climb the wheel`, `roll dex`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.locale import LANGUAGES, words
from nde.locale.given import not_of_action, read_given
from nde.locale.phrases import choice_word, label, prospect_words
from nde.locale.typed import folded, whole_number
from nde.prose.call_labels import call_labels, try_labels
from nde.prose.calls import rung_words
from nde.prose.tale import sentence
from nde.prose.talk.choices import Wish, Wishes, is_ruled
from nde.prose.talk.dice_odds import is_dice
from nde.prose.talk.sentences import is_form_of, tokens
from nde.prose.talk.typed import Line, is_meant, read_faces
from nde.rules.calls import Roll
from nde.rules.ruleset import Param
from nde.table import commands as c
from nde.table.called_rolls import card_prospect, roll_for
from nde.table.chat import split_dice
from nde.table.conversation import Attempt
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view_calls import CallView, CardView

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

QUOTES = "\"“”„«»‚‘’'"
FLAGS = ("hidden", "blind", "secret", "best", "half", "each")
"""What may be said of a call in a word, whatever stands before or behind it."""
Named = Callable[[str], str]


class CallSaid(NamedTuple):
    """What was typed of a call behind those who are called."""

    traits: tuple[str, ...]
    difficulty: str
    values: dict[str, Any]
    flags: frozenset[str]
    reason: str


# What the game master types behind `gm`.


def call(state: State, said: tuple[str, ...], find: Named) -> c.Do:
    """`call jagna dex 8 "jump the gap"`, `call all wil hidden`."""
    plain, reason = _quoted(said)
    figures, rest = _people(state, plain, find)
    known = _said(state, rest, figures[0] if figures else _anybody(state), reason)
    return c.CallFor(figures=figures, **_shared(known), traits=known.traits, counts=_counts(known))


def contest(state: State, said: tuple[str, ...], find: Named) -> c.Do:
    """`contest jagna str wolf str`."""
    plain, reason = _quoted(said)
    sides: list[tuple[str, str]] = []
    for word in plain[:4]:
        traits = _traits(state, sides[-1][0]) if sides else ()
        trait = _trait_meant(state, word, traits) if sides and not sides[-1][1] else ""
        if trait:
            sides[-1] = (sides[-1][0], trait)
        elif len(sides) < 2:
            sides.append((find(word), ""))
        else:
            break
    if len(sides) < 2:
        raise Unreadable("gm-word-missing", word="contest", allowed=(EXAMPLES["contest"],))
    used = len(sides) + sum(bool(trait) for _, trait in sides)
    known = _said(state, plain[used:], sides[0][0], reason)
    (one, trait), (other, other_trait) = sides
    return c.Contest(figure=one, trait=trait, other=other, other_trait=other_trait, **_shared(known))


def works(state: State, said: tuple[str, ...], find: Named) -> c.Do:
    """`works`, `works but the wheel stops`: the oldest try, or that of whoever is named."""
    attempt, rest = _attempt(state, said, find)
    if rest and is_meant("power-but", rest[0]):
        return c.AnswerTry(attempt=attempt.number, answer="price", text=_text(rest[1:]))
    return c.AnswerTry(attempt=attempt.number, answer="works", text=_text(rest))


def roll(state: State, said: tuple[str, ...], find: Named) -> c.Do:
    """`roll dex hard "the wheel stops"`: have a try rolled; what is quoted happens to whoever fails."""
    plain, fails = _quoted(said)
    attempt, rest = _attempt(state, plain, find)
    known = _said(state, rest, attempt.figure, "")
    shared = {**_shared(known), "reason": ""}
    return c.CallFor(attempt=attempt.number, traits=known.traits, fails=fails, **shared)


def ask(state: State, said: tuple[str, ...], find: Named) -> c.Do:
    """`ask what do you hold on to?`."""
    attempt, rest = _attempt(state, said, find)
    return c.AnswerTry(attempt=attempt.number, answer="ask", text=_text(rest))


def withdraw(state: State, said: tuple[str, ...], find: Named) -> c.Do:
    """`withdraw`: the latest call."""
    if not state.world.calls:
        raise Missing("no-such-call", number=0)
    return c.Withdraw(call=state.world.calls[-1].number)


POWERS = {
    "call": call,
    "contest": contest,
    "works": works,
    "roll": roll,
    "ask": ask,
    "withdraw": withdraw,
}
EXAMPLES = {
    "call": 'gm call a dex 8 "jump the gap"',
    "contest": "gm contest a str b str",
    "works": "gm works but the wheel stops",
    "roll": "gm roll dex hard",
    "ask": "gm ask what do you hold on to?",
    "withdraw": "gm withdraw",
}


def power_meant(word: str, known: Iterable[str]) -> str:
    """The power that a word stands for in any language; empty for another word."""
    return next((one for one in known if one in POWERS and is_meant(f"power-{one}", word)), "")


def _quoted(said: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """The words before a quotation, and what is quoted."""
    for at, word in enumerate(said):
        if word[:1] in QUOTES:
            return said[:at], " ".join(said[at:]).strip(QUOTES + " ")
    return said, ""


def _text(said: tuple[str, ...]) -> str:
    return " ".join(said).strip(QUOTES + " ")


def _people(state: State, said: tuple[str, ...], find: Named) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those who are named first, and what follows; nobody for all."""
    if not said:
        raise Unreadable("gm-word-missing", word="call", allowed=(EXAMPLES["call"],))
    if is_meant("power-all", said[0]):
        return (), said[1:]
    figures = [find(said[0])]
    for at, word in enumerate(said[1:], 1):
        if _trait_meant(state, word, _traits(state, figures[0])) or _flag(word):
            return tuple(figures), said[at:]
        try:
            figures.append(find(word))
        except Missing:
            return tuple(figures), said[at:]
    return tuple(figures), ()


def _anybody(state: State) -> str:
    scene = state.world.scene
    people = state.playing.people(scene) if scene is not None else ()
    return next((one.id for one in people if one.side == "party" and not one.is_out), "")


def _roll(state: State, figure: str) -> Roll:
    found = roll_for(state, GM, figure)
    if found is None:
        raise Illegal("never-rolls", id=figure)
    return found


def _traits(state: State, figure: str) -> tuple[str, ...]:
    found = roll_for(state, GM, figure)
    return found.traits if found is not None else ()


def _said(state: State, said: tuple[str, ...], figure: str, reason: str) -> CallSaid:
    """What is said of a roll: with what, how hard, under which circumstances, who sees it."""
    rolled = _roll(state, figure)
    traits: list[str] = []
    values: dict[str, object] = {}
    pairs: dict[str, str] = {}
    flags: set[str] = set()
    difficulty, at = "", 0
    while at < len(said):
        word, both = said[at], " ".join(said[at : at + 2])
        at += 1
        number = whole_number(word)
        calls = state.playing.calls
        assert calls is not None
        if "=" in word:
            name, _, value = word.partition("=")
            pairs[name] = value
        elif number is not None and calls.number:
            values[calls.number] = number
        elif number is not None:
            raise Illegal("no-difficulties")
        elif rung := _rung(state, both) if at < len(said) else "":
            difficulty, at = rung, at + 1
        elif rung := _rung(state, word):
            difficulty = rung
        elif flag := _flag(word):
            flags.add(flag)
        elif trait := _trait_meant(state, word, rolled.traits):
            traits.append(trait)
        elif (cause := _cause(state, word, rolled.said)) is not None:
            values[cause[0]] = cause[1]
        elif not is_meant("power-or", word):
            raise Unreadable("call-word", word=word, allowed=_allowed(state, rolled))
    if pairs:
        given, faults = read_given(pairs, tuple(one for one in rolled.said if one.name in pairs), words("en"))
        unknown = [name for name in pairs if name not in {one.name for one in rolled.said}]
        if unknown:
            raise not_of_action(unknown[0], rolled.said)
        if faults:
            raise faults[0]
        values |= dict(given.values)
    return CallSaid(tuple(dict.fromkeys(traits)), difficulty, values, frozenset(flags), reason)


def _allowed(state: State, rolled: Roll) -> tuple[str, ...]:
    """What may be typed of a call, for whoever typed something else."""
    calls = state.playing.calls
    assert calls is not None
    rungs = tuple(one.key for one in calls.rungs)
    number = ("1–30",) if calls.number else ()
    return (*rolled.traits, *rungs, *number, *FLAGS, '"…"')


def _shared(said: CallSaid) -> dict[str, Any]:
    way = "secret" if "secret" in said.flags else "blind" if "blind" in said.flags else "open"
    return {
        "difficulty": said.difficulty,
        "values": said.values,
        "is_hidden": "hidden" in said.flags,
        "way": way,
        "reason": said.reason,
    }


def _counts(said: CallSaid) -> Any:
    return next((one for one in ("best", "half") if one in said.flags), "each")


def _flag(word: str) -> str:
    return next((one for one in FLAGS if is_meant(f"call-{one}", word)), "")


def _trait_meant(state: State, word: str, traits: tuple[str, ...]) -> str:
    """The trait that a word means, by its key or by its name in any language."""
    typed = tokens(word)
    if len(typed) != 1:
        return ""
    exact = [one for one in traits if typed[0] in _names(state, one)]
    near = exact or [one for one in traits if any(is_form_of(typed[0], name) for name in _names(state, one))]
    return near[0] if len(near) == 1 else ""


def _names(state: State, trait: str) -> set[str]:
    speakers = (words(language, state.header.game) for language in LANGUAGES)
    return {*tokens(trait), *(word for speaker in speakers for word in tokens(label(trait, speaker)))}


def _rung(state: State, typed: str) -> str:
    """The difficulty that some words mean, by its key or its name in any language."""
    calls = state.playing.calls
    assert calls is not None
    wanted = folded(typed)
    for one in calls.rungs:
        speakers = (words(language, state.header.game) for language in LANGUAGES)
        if wanted in (one.key, *(folded(rung_words(speaker, one.key)) for speaker in speakers)):
            return one.key
    return ""


def _cause(state: State, word: str, params: tuple[Param, ...]) -> tuple[str, object] | None:
    """The circumstance that a word names, as a parameter and its value."""
    for param in params:
        if param.kind != "choice" or param.name in ("difficulty",):
            continue
        for choice in param.choices:
            speakers = (words(language, state.header.game) for language in LANGUAGES)
            said = {choice, *(folded(choice_word(param.name, choice, speaker)) for speaker in speakers)}
            if choice != param.default and folded(word) in said:
                return param.name, choice
    return None


def _attempt(state: State, said: tuple[str, ...], find: Named) -> tuple[Attempt, tuple[str, ...]]:
    """The try that is answered: of whoever is named first, or the oldest; and what follows."""
    waiting = [one for one in state.world.attempts if not one.call]
    if not waiting:
        raise Missing("no-try-waits")
    if said:
        try:
            figure = find(said[0])
        except NdeError:
            figure = ""
        named = [one for one in waiting if one.figure == figure]
        if named:
            return named[0], said[1:]
    return waiting[0], said


# What players type.


def tried(talk: Talk, text: str) -> Wishes | None:
    """What somebody tries in words at a table that a person leads; nothing for any other line."""
    seen = talk.view
    if not is_ruled(talk) or seen.calling is None:
        return None
    own = {one.figure: one.traits for one in seen.calling.people}
    plain, figure = text.split(), ""
    for id in own:
        name = tokens(talk.teller.callers.name(id))
        if plain and tokens(" ".join(plain[: len(name)])) == name:
            figure, plain = id, plain[len(name) :]
            break
    verb = _verb_length(talk, plain)
    if not verb:
        return None
    figure = figure or (talk.listed.hero if talk.listed.hero in own else next(iter(own)))
    rest = plain[verb:]
    trait = _trait_meant(talk.state, rest[-1], own[figure]) if rest else ""
    if trait:
        rest = rest[:-1]
        while len(rest) > 0 and tokens(rest[-1]) and is_meant("power-with", rest[-1]):
            rest = rest[:-1]
    return (Wish(c.Try(figure=figure, text=" ".join(rest).strip(QUOTES + " "), trait=trait)),)


def _verb_length(talk: Talk, plain: list[str]) -> int:
    """How many words of a line are the verb by which somebody tries something; 0 where it is another line."""
    said = tokens(" ".join(plain))
    for language in LANGUAGES:
        phrases = words(language, talk.state.header.game).attribute("verb-try", "words").split(",")
        for phrase in sorted((tokens(one) for one in phrases), key=len, reverse=True):
            if phrase and said[: len(phrase)] == phrase:
                return len(phrase)
    return 0


def answer_roll(talk: Talk, line: Line) -> Wishes:
    """`roll`: what was called for, with a trait and for somebody by name; `roll 2d6+1`: any dice at all."""
    cards = own_cards(talk)
    rest = line.rest
    said = list(line.words[1:])
    if cards and (not said or not _begins_with_dice(rest)):
        return _card_answered(talk, line, cards, said)
    if not said:
        raise Unreadable("nothing-to-roll")
    if not _begins_with_dice(rest):
        raise Unreadable("not-understood", line=line.text, nearest="none")
    dice, text = split_dice(rest)
    return (Wish(c.Toss(dice=dice, text=text), is_shown=False),)


def _begins_with_dice(text: str) -> bool:
    try:
        return is_dice(split_dice(text)[0])
    except NdeError:
        return False


def own_cards(talk: Talk) -> list[tuple[CallView, CardView]]:
    """The cards that wait for the person: their own; for the game master all, her own first."""
    found = [(shown, card) for shown in talk.view.calls for card in shown.cards if not card.has_declined]
    return sorted(found, key=lambda one: not one[1].is_mine)


def _card_answered(talk: Talk, line: Line, cards: list[tuple[CallView, CardView]], said: list[str]) -> Wishes:
    if said:
        try:
            figure = talk.find(said[0])
        except NdeError:
            figure = ""
        named = [one for one in cards if one[1].figure == figure]
        if named:
            cards, said = named, said[1:]
    shown, card = cards[0]
    traits = [_trait_meant(talk.state, word, card.traits) for word in said]
    if "" in traits or len(traits) > 1:
        wrong = said[traits.index("")] if "" in traits else said[1]
        raise Missing("not-to-roll-with", trait=wrong, allowed=card.traits)
    trait = traits[0] if traits else _likeliest(talk, shown, card)
    pairs = dict(line.pairs)
    faces = read_faces(pairs.pop("faces")) if "faces" in pairs else ()
    given, faults = read_given(pairs, tuple(one for one in card.means if one.name in pairs), talk.speaker)
    unknown = [name for name in pairs if name not in {one.name for one in card.means}]
    if unknown:
        raise not_of_action(unknown[0], card.means)
    if faults:
        raise faults[0]
    do = c.Respond(
        call=shown.call.number, figure=card.figure, trait=trait, values=dict(given.values), faces=faces
    )
    return (Wish(do),)


def _likeliest(talk: Talk, shown: CallView, card: CardView) -> str:
    """What somebody rolls with who does not say; where the odds are hidden it has to be said."""
    if len(card.traits) < 2:
        return card.traits[0] if card.traits else ""
    one = shown.call.one(card.figure)
    assert one is not None
    found = {trait: card_prospect(talk.state, talk.seat, shown.call, one, trait) for trait in card.traits}
    known = {trait: prospect.chance for trait, prospect in found.items() if prospect is not None}
    if not known:
        raise Missing("not-to-roll-with", trait="", allowed=card.traits)
    return max(known, key=lambda trait: known[trait])


def decline(talk: Talk, line: Line) -> Wishes:
    """`decline`: not roll what was called for; with nothing called, take back what one tried last."""
    cards = own_cards(talk)
    if line.rest:
        figure = talk.find(line.rest)
        cards = [one for one in cards if one[1].figure == figure]
    if cards:
        shown, card = cards[0]
        return (Wish(c.Decline(call=shown.call.number, figure=card.figure)),)
    own = [one for one in talk.view.tries if one.seat == talk.seat]
    if not own:
        raise Unreadable("nothing-to-decline")
    return (Wish(c.TakeBack(attempt=own[-1].number)),)


def slashed(talk: Talk, text: str) -> Wishes | str:
    """What a line of a chat means: a wish, or the line that is typed for it at a table."""
    word, _, rest = text[1:].partition(" ")
    if word.casefold() == "odds":
        return f"odds {rest}".strip()
    return (Wish(c.Say(text=text), is_shown=False),)


# What is shown.


def show_conversation(talk: Talk) -> None:
    """The calls that are open with one's own cards, and what people try, for whoever has to answer."""
    reader, speaker = talk.reader, talk.speaker
    for shown, told in zip(talk.view.calls, call_labels(reader), strict=True):
        asked = [told.traits, told.difficulty, *told.circumstances, *told.notes]
        facts = {"by": told.by, "names": told.names, "asked": ", ".join(filter(None, asked))}
        asked_so = speaker.say("talk-call", **facts, reason=told.reason or None, fails=told.fails or None)
        talk.paper.text(sentence(asked_so), kind="question")
        waiting = [
            one
            for one in told.called
            if one.figure not in {card.figure for card in shown.cards if card.is_mine}
        ]
        if waiting:
            talk.paper.text("; ".join(f"{one.name}: {one.text}" for one in waiting))
        rows = []
        for card, label_ in zip(shown.cards, told.cards, strict=True):
            if not card.is_mine or card.has_declined:
                continue
            for trait in label_.traits:
                name = label_.name if len(shown.cards) > 1 else ""
                typed = " ".join(filter(None, (talk.word("roll"), name, trait.text if trait.key else "")))
                chance = _chance(talk, shown, card, trait.key)
                rows.append(
                    (typed, " · ".join(filter(None, (f"{trait.text} {trait.value}".strip(), chance))))
                )
            name = label_.name if len(shown.cards) > 1 else ""
            typed = " ".join(filter(None, (talk.word("decline"), name)))
            rows.append((typed, speaker.say("talk-call-decline", name=label_.name)))
        if rows:
            talk.paper.numbered(rows)
    for one, tried in zip(talk.view.tries, try_labels(reader), strict=True):
        if talk.seat != GM and one.seat != talk.seat:
            continue
        key = "talk-try-gm" if talk.seat == GM else "talk-try-own"
        text, trait_said = tried.text or None, tried.trait or None
        talk.paper.text(
            speaker.say(key, name=tried.name, text=text, trait=trait_said),
            kind="question" if talk.seat == GM else "hint",
        )


def _chance(talk: Talk, shown: CallView, card: CardView, trait: str) -> str:
    whole = next(one for one in talk.state.world.calls if one.number == shown.call.number)
    one = whole.one(card.figure)
    assert one is not None
    return prospect_words(talk.speaker, card_prospect(talk.state, talk.seat, whole, one, trait))
