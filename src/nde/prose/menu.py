"""What a person can do now, as a short numbered list; what is rare stands behind `more`."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from nde.board import square_name
from nde.locale import Words
from nde.locale.prospect_words import glance
from nde.locale.sheet_words import label
from nde.prose.calling import Callers
from nde.prose.stories import Stories
from nde.prose.wording import deed_fields, deed_words, destination
from nde.rules import Offer
from nde.rules.playing import Aim, Person
from nde.table.offers import Offered, prospect_for
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.choices import Choice
from nde.table.view import SeatView
from nde.table.visibility import scene_for

IN_FIGHT = ("attack", "raise", "heal", "help", "guard", "move", "pass", "escape")
"""What stands on the list in a fight, in this order: flight last, so that nobody flees by habit."""
IN_PEACE = ("raise", "heal")
MOST_LINES = 16


class Line(NamedTuple):
    """One thing to choose: something of the adventure, or an offer to a hero."""

    text: str
    choice: Choice | None = None
    offered: Offered | None = None


class Menu(NamedTuple):
    """Everything a person can choose now."""

    hero: str
    """Whose offers are listed; empty where nobody can do anything."""
    lines: tuple[Line, ...]
    """Numbered from 1; the first `shown` of them stand on the list."""
    shown: int
    walks: dict[str, Offered]
    """Squares the hero can walk to, those nearest to an enemy first."""
    can_end: bool
    """Whether the turn can be ended."""
    is_turn_done: bool
    """Whether every hero of the seat has acted, so that nothing is lost by ending it."""

    def line(self, number: int) -> Line | None:
        """The line with this number."""
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else None


def menu_for(state: State, view: SeatView, speaker: Words, callers: Callers, wished: str) -> Menu:
    """The menu of a seat, with the offers of the hero it wishes for, if that one can do anything."""
    if view.story is not None and view.story.ending:
        return Menu("", (), 0, {}, can_end=False, is_turn_done=False)
    hero = active_hero(view, wished)
    in_fight = view.turn is not None and view.turn.is_fight
    common, rare, walks = offers_of(state, view, speaker, hero)
    choices = _choices(state, view, speaker, callers)
    # Ways out of a fight stand behind what can be done in it.
    behind = (*common[: MOST_LINES - len(choices)], *choices)
    shown = behind if in_fight else (*choices, *common)[:MOST_LINES]
    rest = [line for line in (*choices, *common) if line not in shown]
    can_end = "turn" in view.moments
    is_done = can_end and in_fight and _have_all_acted(view)
    return Menu(hero, (*shown, *rest, *rare), len(shown), walks, can_end, is_done)


class Sorted(NamedTuple):
    """The offers to one figure."""

    common: tuple[Line, ...]
    """What is done every day, in the order of the list."""
    rare: tuple[Line, ...]
    walks: dict[str, Offered]
    """Squares to walk to, those nearest to an enemy first."""


def offers_of(state: State, view: SeatView, speaker: Words, figure: str) -> Sorted:
    """What a figure is offered, in words and in order."""
    own = [one for one in view.offers if one.figure == figure]
    walks: dict[str, tuple[int, Offered]] = {}
    listed: list[tuple[int, Line]] = []
    rare: list[Line] = []
    seen: set[tuple[str, str]] = set()
    order = IN_FIGHT if view.turn is not None and view.turn.is_fight else IN_PEACE
    telling = _apart(own)
    scene = scene_for(state, view.seat)
    for offered in own:
        offer = offered.offer
        aim = state.playing.aim(scene, offer)
        square = destination(offer.action)
        if aim.purpose == "move" and square is not None:
            walks.setdefault(square_name(square), (-aim.gain, offered))
            continue
        also = telling.get(offer.name, ())
        words = deed_words(speaker, state.rules, scene, figure, offer.name, offer.action, also)
        line = Line(words, offered=offered)
        kind = (offer.name, aim.target)
        if aim.purpose in order and kind not in seen and _is_useful(aim, view, figure):
            listed.append((order.index(aim.purpose), line))
            seen.add(kind)
        else:
            rare.append(line)
    nearest_first = sorted(walks, key=lambda square: walks[square][0])
    return Sorted(_ranked(listed), tuple(rare), {square: walks[square][1] for square in nearest_first})


def _ranked(listed: list[tuple[int, Line]]) -> tuple[Line, ...]:
    """Lines by their rank; within a rank, those of one name together."""
    names = list(dict.fromkeys(line.offered.offer.name for _, line in listed if line.offered is not None))

    def rank(pair: tuple[int, Line]) -> tuple[int, int]:
        return pair[0], names.index(pair[1].offered.offer.name) if pair[1].offered is not None else 0

    return tuple(line for _, line in sorted(listed, key=rank))


def _have_all_acted(view: SeatView) -> bool:
    own = [one.person for one in view.people if one.holder == view.seat and one.person.side == "party"]
    return all(person.has_acted or person.is_out for person in own)


def _is_useful(aim: Aim, view: SeatView, hero: str) -> bool:
    """Whether an offer belongs on the short list: nobody who is whole needs healing."""
    if aim.purpose in ("guard", "help", "pass"):
        return not any(one.person.id == hero and one.person.has_acted for one in view.people)
    if aim.purpose != "heal" or not aim.target:
        return True
    for one in view.people:
        if one.person.id == aim.target:
            return any(track.value < track.most for track in one.person.tracks[:1])
    return True


def _apart(offers: Iterable[Offered]) -> dict[str, tuple[str, ...]]:
    """For each name, the fields by which its offers differ: without them they would read the same."""
    by_name: dict[str, list[dict[str, object]]] = {}
    for offered in offers:
        by_name.setdefault(offered.offer.name, []).append(deed_fields(offered.offer.action))
    return {
        name: tuple(key for key in fields[0] if len({str(one.get(key)) for one in fields}) > 1)
        for name, fields in by_name.items()
    }


def active_hero(view: SeatView, wished: str) -> str:
    """Whose turn it is to be listed: the one wished for, or the first who can still do something."""
    able = able_heroes(view)
    if wished in able or (wished == GM and any(one.figure == GM for one in view.offers)):
        return wished
    fresh = [id for id in able if not (_person(view, id).has_acted or _person(view, id).is_out)]
    return (fresh or able or [""])[0]


def able_heroes(view: SeatView) -> list[str]:
    """The heroes of this seat who can do anything, in order."""
    able = {one.figure for one in view.offers}
    return [one.person.id for one in view.people if one.person.id in able]


def _person(view: SeatView, id: str) -> Person:
    return next(one.person for one in view.people if one.person.id == id)


def _choices(state: State, view: SeatView, speaker: Words, callers: Callers) -> list[Line]:
    if view.story is None:
        return []
    texts = choice_words(state, view, speaker, callers)
    return [Line(text, choice=choice) for text, choice in zip(texts, view.story.choices, strict=True)]


def choice_words(state: State, view: SeatView, speaker: Words, callers: Callers) -> tuple[str, ...]:
    """What the adventure lets a party choose, a trial with the best hero and the odds."""
    if view.story is None:
        return ()
    stories = Stories(state.header.adventure, speaker)
    texts = []
    for choice in view.story.choices:
        words = stories.choice(view.story.place, choice.id)
        best = best_hero(state, view, choice) if choice.trial else None
        if choice.kind == "begin":
            words = speaker.say("play-begin")
        elif best is not None:
            hero, chance = best
            doer, odds = callers.name(hero), glance(speaker, chance)
            if trait := trait_words(state, view.seat, hero, choice, speaker):
                words = speaker.say("play-choice-trial", choice=words, trial=trait, name=doer, chance=odds)
            else:
                words = speaker.say("play-choice-odds", choice=words, name=doer, chance=odds)
        elif choice.kind == "exit" and choice.is_new:
            words = speaker.say("play-choice-new", choice=words)
        texts.append(words)
    return tuple(texts)


def best_hero(state: State, view: SeatView, choice: Choice) -> tuple[str, Fraction] | None:
    """Whoever has the best odds for a trial of those this seat may choose among, and the odds."""
    found = [(trial_chance(state, view.seat, id, choice), id) for id in able_for(view) if choice.trial]
    if not found:
        return None
    chance, hero = max(found, key=lambda pair: pair[0])
    return hero, chance


def able_for(view: SeatView) -> list[str]:
    """The heroes whom this seat may let do a deed of the adventure: its own, the game master anybody."""
    return [
        one.person.id
        for one in view.people
        if one.person.side == "party" and not one.person.is_out and view.seat in (one.holder, GM)
    ]


def trial_chance(state: State, seat: str, hero: str, choice: Choice) -> Fraction:
    """How likely a hero is to pass the trial of a choice."""
    prospect = prospect_for(state, seat, Offer(name="test", action=_tried(state, seat, hero, choice)))
    return prospect.chance if prospect is not None else Fraction()


def trait_words(state: State, seat: str, hero: str, choice: Choice, speaker: Words) -> str:
    """What a hero's sheet calls that with which they try it; empty where the game has but one way."""
    trait = state.playing.tried_with(_tried(state, seat, hero, choice))
    return label(trait, speaker) if trait else ""


def _tried(state: State, seat: str, hero: str, choice: Choice) -> Any:
    assert choice.trial
    return state.playing.trial(scene_for(state, seat), hero, choice.trial, choice.difficulty)
