"""What a person can do now, in words and in order: for a screen, and as a short numbered list."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nde.board import square_name
from nde.locale.phrases import glance, label
from nde.prose.deeds import Doer, deed_fields, deed_words, destination
from nde.prose.names import Reader
from nde.prose.story import Stories
from nde.rules import Offer
from nde.rules.play import Aim, Person
from nde.table.offers import Offered, offers_for, prospect_for
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.choices import Choice
from nde.table.view import SeatView
from nde.table.visibility import scene_for

IN_FIGHT = ("attack", "raise", "heal", "help", "guard", "move", "pass", "escape")
"""What stands on the list in a fight, in this order: flight last, so that nobody flees by habit."""
IN_PEACE = ("raise", "heal")
MOST_LINES = 16


class OfferLabel(msgspec.Struct, frozen=True, kw_only=True):
    """An offer of the view, by its place there."""

    offer: int
    text: str


class DeedsLabel(msgspec.Struct, frozen=True, kw_only=True):
    """What one figure can do."""

    figure: str
    name: str
    common: tuple[OfferLabel, ...]
    """What is done every day, in the order of the list."""
    rare: tuple[OfferLabel, ...] = ()
    walks: tuple[OfferLabel, ...] = ()
    """Squares to walk to, those nearest to an enemy first."""


class ChoiceLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of the adventure, at the same place as in the view."""

    text: str
    hero: str = ""
    """Who had best do it, where somebody has to; empty where nobody is needed, or nobody can."""


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


def menu_for(reader: Reader, wished: str) -> Menu:
    """The menu of a seat, with the offers of the hero it wishes for, if that one can do anything."""
    view = reader.view
    if view.story is not None and view.story.ending:
        return Menu("", (), 0, {}, can_end=False, is_turn_done=False)
    hero = active_hero(view, wished)
    in_fight = view.turn is not None and view.turn.is_fight
    deeds = deeds_of(reader, hero)
    common, rare = (
        tuple(Line(one.text, offered=view.offers[one.offer]) for one in labels)
        for labels in (deeds.common, deeds.rare)
    )
    known = view.story.choices if view.story is not None else ()
    choices = [Line(one.text, choice) for one, choice in zip(choice_labels(reader), known, strict=True)]
    # Ways out of a fight stand behind what can be done in it.
    behind = (*common[: MOST_LINES - len(choices)], *choices)
    shown = behind if in_fight else (*choices, *common)[:MOST_LINES]
    rest = [line for line in (*choices, *common) if line not in shown]
    walks = {one.text: view.offers[one.offer] for one in deeds.walks}
    can_end = "turn" in view.moments
    is_done = can_end and in_fight and _have_all_acted(view)
    return Menu(hero, (*shown, *rest, *rare), len(shown), walks, can_end, is_done)


def deeds_of(reader: Reader, figure: str) -> DeedsLabel:
    """What a figure is offered, in words and in order."""
    state, view, scene = reader.state, reader.view, reader.scene
    own = [(place, one) for place, one in enumerate(view.offers) if one.figure == figure]
    walks: dict[str, tuple[int, OfferLabel]] = {}
    listed: list[tuple[int, OfferLabel]] = []
    rare: list[OfferLabel] = []
    seen: set[tuple[str, str]] = set()
    order = IN_FIGHT if view.turn is not None and view.turn.is_fight else IN_PEACE
    doer = Doer(state.rules, scene, figure)
    telling = _apart(offered for _, offered in own)
    for place, offered in own:
        offer = offered.offer
        aim = state.playing.aim(scene, offer)
        square = destination(offer.action)
        if aim.purpose == "move" and square is not None:
            name = square_name(square)
            walks.setdefault(name, (-aim.gain, OfferLabel(offer=place, text=name)))
            continue
        also = telling.get(offer.name, ())
        words = deed_words(reader.speaker, doer, offer.name, offer.action, also)
        worded = OfferLabel(offer=place, text=words)
        kind = (offer.name, aim.target)
        if aim.purpose in order and kind not in seen and _is_useful(aim, view, figure):
            listed.append((order.index(aim.purpose), worded))
            seen.add(kind)
        else:
            rare.append(worded)
    return DeedsLabel(
        figure=figure,
        name=reader.name(figure),
        common=_ranked(listed, view),
        rare=tuple(rare),
        walks=tuple(one for _, one in sorted(walks.values(), key=lambda walk: walk[0])),
    )


def _ranked(listed: list[tuple[int, OfferLabel]], view: SeatView) -> tuple[OfferLabel, ...]:
    """Offers by their rank; within a rank, those of one name together."""
    names = list(dict.fromkeys(view.offers[one.offer].offer.name for _, one in listed))
    ranked = sorted(listed, key=lambda pair: (pair[0], names.index(view.offers[pair[1].offer].offer.name)))
    return tuple(one for _, one in ranked)


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


def choice_labels(reader: Reader) -> tuple[ChoiceLabel, ...]:
    """What the adventure lets a party choose, a trial with the best hero and the odds."""
    story = reader.view.story
    return tuple(_choice(reader, story.place, one) for one in story.choices) if story is not None else ()


def _choice(reader: Reader, place: str, choice: Choice) -> ChoiceLabel:
    speaker = reader.speaker
    words = Stories(reader.state.header.adventure, speaker).choice(place, choice.id)
    best = best_hero(reader, choice)
    if choice.kind == "begin":
        words = speaker.say("play-begin")
    elif best is not None:
        hero, chance = best
        facts = {"choice": words, "name": reader.callers.name(hero), "chance": glance(speaker, chance)}
        trait = trait_words(reader, hero, choice)
        words = (
            speaker.say("play-choice-trial", trial=trait, **facts)
            if trait
            else speaker.say("play-choice-odds", **facts)
        )
    elif choice.kind == "exit" and choice.is_new:
        words = speaker.say("play-choice-new", choice=words)
    doers = [best[0]] if best is not None else able_for(reader.view)
    return ChoiceLabel(text=words, hero=doers[0] if choice.needs_hero and doers else "")


def best_hero(reader: Reader, choice: Choice) -> tuple[str, Fraction] | None:
    """Whoever has the best odds for a trial of those this seat may choose among, and the odds."""
    found = [(trial_chance(reader, id, choice), id) for id in able_for(reader.view) if choice.trial]
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


def trial_chance(reader: Reader, hero: str, choice: Choice) -> Fraction:
    """How likely a hero is to pass the trial of a choice."""
    trial = Offer(name="test", action=_tried(reader, hero, choice))
    prospect = prospect_for(reader.state, reader.view.seat, trial)
    return prospect.chance if prospect is not None else Fraction()


def trait_words(reader: Reader, hero: str, choice: Choice) -> str:
    """What a hero's sheet calls that with which they try it; empty where the game has but one way."""
    trait = reader.state.playing.tried_with(_tried(reader, hero, choice))
    return label(trait, reader.speaker) if trait else ""


def _tried(reader: Reader, hero: str, choice: Choice) -> Any:
    assert choice.trial
    return reader.state.playing.trial(reader.scene, hero, choice.trial, choice.difficulty)


# The offers as a person's client is sent them: few enough to be looked at, and light.  A program gets every
# offer with all its parameters; a client asks for those of the offers it shows (`nde.prose.prospects`).


def shown_offers(state: State, seat: str) -> tuple[Offered, ...]:
    """The offers of a seat that its client is shown, in the order in which it is shown them.

    Nobody walks a hundred foes across a peaceful map square by square: the game master puts them where they
    are to be.
    """
    offers = offers_for(state, seat)
    scene = scene_for(state, seat)
    if seat != GM or scene is None or state.playing.turn(scene).is_fight:
        return offers
    foes = {one.id for one in state.playing.people(scene) if one.side == "foes"}
    return tuple([one for one in offers if one.figure not in foes or destination(one.offer.action) is None])


def for_people(state: State, seen: SeatView) -> SeatView:
    """A view with the offers that a client is shown."""
    return replace(seen, offers=shown_offers(state, seen.seat)) if seen.offers else seen


def lightened(seen: SeatView) -> SeatView:
    """A view whose offers hold no more than is needed to take them."""
    light = tuple([replace(one, offer=replace(one.offer, params=(), preview=None)) for one in seen.offers])
    return replace(seen, offers=light)
