"""Something chosen, by its number on the list, by a square or by a name: the commands that it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nde.errors import Illegal, Missing, Unreadable
from nde.locale.complaints import Refused
from nde.locale.given import not_of_action, read_given
from nde.locale.typed import whole_number
from nde.prose.menu import Line as Listed
from nde.prose.menu import Menu, able_heroes, best_hero
from nde.prose.talk import sentences
from nde.prose.talk.typed import Line, nearest_word, read_faces
from nde.rules import Offer
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.story.choices import Choice
from nde.table.view import SeatView

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


class Wish(NamedTuple):
    """A command that a line stands for."""

    do: c.Do
    as_gm: bool = False
    """Whether it is a ruling of somebody who is their own game master."""
    is_shown: bool = True
    """Whether the table is to be shown again afterwards."""


Wishes = tuple[Wish, ...]
SLIPPED = 0.8
"""How much the first word of a sentence has to be like another to be a slip, and no unknown verb."""
NOTHING: Wishes = ()
"""A line that was answered at once."""


def is_number(word: str) -> bool:
    """Whether a word is meant as a number of the list."""
    return word == "+" or (whole_number(word) is not None and not word.startswith("+"))


def number(talk: Talk, line: Line) -> Wishes:
    """Choose what stands on the list under a number; behind it, whom or what it is aimed at."""
    chosen = chosen_of(talk, talk.listed, line.first)
    if chosen.choice is not None:
        return choose(talk, chosen.choice, line)
    assert chosen.deed is not None
    objects = tuple(one for word in line.words[1:] for one in sentences.tokens(word))
    rest = " ".join(line.words[1:])
    sentence = sentences.Sentence(talk.listed.hero, chosen.deed, objects, rest)
    return meant(talk, sentences.meant_by(talk, sentence), line)


def chosen_of(talk: Talk, menu: Menu, typed: str) -> Listed:
    """What stands on the list under a number, as far as the list was shown."""
    number = whole_number(typed) or 0
    most = max(talk.shown, menu.shown)
    found = menu.line(number) if number <= most else None
    if found is None:
        raise Missing("no-such-number", number=typed, most=most)
    return found


def choose(talk: Talk, choice: Choice, line: Line) -> Wishes:
    """Take a choice of the adventure, with the hero who was named or the one who does it best."""
    hero = talk.find(line.words[1]) if is_number(line.first) and len(line.words) > 1 else ""
    if not hero and choice.needs_hero:
        best = best_hero(talk.reader, choice)
        hero = best[0] if best is not None else talk.listed.hero
    faces = read_faces(line.pairs["faces"]) if "faces" in line.pairs else ()
    return (Wish(c.Choose(option=choice.id, hero=hero, faces=faces)),)


def choose_among(talk: Talk, found: list[tuple[Choice, str]], line: Line) -> Wishes:
    """Take the one choice that a line has words of, or ask which of several."""
    if len(found) == 1:
        return choose(talk, found[0][0], line)
    talk.ask_which(found)
    return NOTHING


def meant(talk: Talk, found: list[sentences.Meant], line: Line) -> Wishes:
    """Do the one thing that was meant, or ask which of several."""
    if len(found) == 1:
        return perform(talk, found[0], line)
    talk.ask_back(found, line)
    return NOTHING


def perform(talk: Talk, one: sentences.Meant, line: Line) -> Wishes:
    """Do something in one way, with the parameters that were typed behind it."""
    pairs = dict(line.pairs)
    faces = read_faces(pairs.pop("faces")) if "faces" in pairs else ()
    said = values(talk, talk.view.offers[one.way.offer].offer, pairs)
    if one.task:
        said[one.deed.task] = one.task
    do = c.Perform(figure=one.figure, verb=one.deed.verb, objects=one.way.objects, values=said, faces=faces)
    return (Wish(do),)


def values(talk: Talk, offer: Offer, pairs: dict[str, str]) -> dict[str, object]:
    """The parameters of an offer that were said, or every fault in them."""
    names = {alias: param for param in offer.params for alias in (param.name, *param.aliases)}
    for key in pairs:
        if key not in names:
            raise not_of_action(key, offer.params)
    said = tuple(dict.fromkeys(names[key] for key in pairs))
    given, faults = read_given(pairs, said, talk.speaker)
    if faults:
        raise Refused(faults)
    return dict(given.values)


def is_ruled(talk: Talk) -> bool:
    """Whether a game master answers what this person tries in words."""
    return talk.view.is_led and talk.seat != GM and talk.state.agreement.rulings == "gm"


def place_or_name(talk: Talk, line: Line, seen: SeatView) -> Wishes:
    """Walk to a square, or act with another hero from now on."""
    menu = talk.menu(seen)
    walks = menu.walks
    square = line.first.upper()
    if square in walks:
        return perform(talk, sentences.Meant(menu.hero, *walks[square]), line)
    if len(square) <= 3 and square[:1].isalpha() and square[1:].isdigit():
        raise Illegal("cannot-go-there", square=square, allowed=tuple(sorted(walks)) or "none")
    names = {talk.teller.callers.name(id).casefold(): id for id in able_heroes(seen)}
    names |= {id: id for id in able_heroes(seen)}
    if line.text.casefold() in names:
        talk.hero = names[line.text.casefold()]
        talk.look()
        return NOTHING
    found = sentences.choices_meant(talk, line)
    if found:
        return choose_among(talk, found, line)
    attempt = sentences.as_attempt(talk, line)
    near = _nearest(talk, line, tuple(names))
    if attempt and not is_ruled(talk):
        talk.ask_to_try(attempt, line, near)
        return NOTHING
    if attempt and not near:
        near = talk.speaker.say("talk-try", line=line.text)
    raise Unreadable("not-understood", line=line.text, nearest=near or "none")


def _nearest(talk: Talk, line: Line, names: tuple[str, ...]) -> str:
    """The word that was mistyped at the beginning of a line; what begins a sentence may well be meant."""
    known = (*names, *talk.typed_verbs())
    if not line.is_sentence:
        return nearest_word(line.first, known, talk.language)
    return nearest_word(line.first, tuple(one for one in known if " " not in one), talk.language, SLIPPED)
