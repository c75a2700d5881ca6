"""A sheet in words: traits, what wears down, lists; for screens, print and whoever may set its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.layout import entries
from nde.locale.phrases import dice_worded, items_words, label, listed_items, worded
from nde.prose.log import Teller
from nde.prose.people import ChipLabel, chips_of, condition_words
from nde.rules import Ruleset
from nde.rules.play import Person
from nde.rules.ruleset import Listing, NoSuchValue, Sheet, Track, Trait
from nde.table.names import known_person, known_sheet
from nde.table.numbers import farings, kept_from
from nde.table.seats import GM
from nde.table.state import State
from nde.table.things import things_for
from nde.table.visibility import scene_for


class TraitLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A trait: its name and value in words."""

    key: str
    title: str
    text: str
    sides: int = 0
    """For a trait that is a die."""
    path: str = ""
    """Where its number can be set, for whoever may."""
    value: int | str | bool = ""


class TrackLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that wears down and comes back."""

    key: str
    title: str
    value: int
    most: int
    refill: str = ""
    """When it comes back, in words."""
    path: str = ""


class ItemLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something on a list, and what is worth knowing about it."""

    text: str
    note: str = ""


class ListLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A list: talents, gear."""

    key: str
    title: str
    items: tuple[ItemLabel, ...]


class SheetLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sheet in words."""

    figure: str = ""
    name: str
    game: str = ""
    """The name of the game."""
    about: str = ""
    """What they are: a role, a background, a kind of foe."""
    traits: tuple[TraitLabel, ...] = ()
    tracks: tuple[TrackLabel, ...] = ()
    lists: tuple[ListLabel, ...] = ()
    conditions: tuple[str, ...] = ()
    chips: tuple[ChipLabel, ...] = ()
    """What can be given or taken by decree; only the game master is told."""
    source: str = ""
    """Where a stat block is from; nothing for somebody in play."""
    document: dict[str, Any] | None = None
    """What a file of this sheet holds; nothing for somebody without one."""


def sheet_of(teller: Teller, state: State, seat: str, figure: str) -> SheetLabel:
    """The sheet of somebody in the scene as a seat sees it; the game master's says what can be changed."""
    speaker, rules = teller.meet(state), state.rules
    scene = scene_for(state, seat)
    if scene is None:
        raise NoSuchValue(path=figure)
    person = next((one for one in state.playing.people(scene) if one.id == figure), None)
    if person is None:
        raise NoSuchValue(path=figure)
    person = known_person(state, seat, person)
    characters = rules.characters(scene)
    document = rules.write_sheet(characters[figure]) if figure in characters else None
    if document is not None and state.header.packs:
        document = {**document, "packs": list(state.header.packs)}
    told = sheet_label(sheet_seen(state, seat, figure), speaker, document)
    told = msgspec.structs.replace(
        told,
        figure=figure,
        name=teller.callers.name(figure),
        about=_about(person, speaker),
        lists=(*told.lists, *_free_lists(state, seat, figure, speaker)),
        conditions=(
            *(condition_words(key, speaker) for key in person.conditions),
            *(
                one.text
                for one in things_for(state, seat)
                if one.figure == figure and one.kind == "condition"
            ),
        ),
    )
    if seat != GM:
        return told
    chips = chips_of(state.playing, scene, figure, speaker)
    return _with_paths(msgspec.structs.replace(told, chips=chips), rules, scene, figure)


def _free_lists(state: State, seat: str, figure: str, speaker: Words) -> Iterator[ListLabel]:
    """What somebody has in free words: things, and notes for whoever may read them."""
    for kind in ("thing", "note"):
        found = [one for one in things_for(state, seat) if one.figure == figure and one.kind == kind]
        if found:
            items = tuple([ItemLabel(text=one.text) for one in found])
            yield ListLabel(key=f"free-{kind}", title=speaker.say(f"play-free-{kind}"), items=items)


def sheet_seen(state: State, seat: str, figure: str) -> Sheet:
    """The sheet of somebody in the scene as a seat may read it.

    Of a foe whose numbers are kept from the seat it has none, but how the foe looks where that is told.
    """
    sheet = for_seat(state.playing.sheet_of(scene_for(state, seat), figure), seat)
    sheet = known_sheet(state, seat, figure, sheet)
    if figure not in kept_from(state, seat):
        return sheet
    word = farings(state).get(figure)
    looks = () if word is None else (Trait(key="faring", shown_as="word", value=word),)
    # A rank or a kind of armour would tell the numbers in a word.
    return msgspec.structs.replace(sheet, traits=looks, tracks=())


def for_seat(sheet: Sheet, seat: str) -> Sheet:
    """A sheet as a seat may read it: without what is for the game master alone."""
    if seat == GM:
        return sheet
    return msgspec.structs.replace(sheet, lists=tuple(one for one in sheet.lists if not one.is_for_gm))


def sheet_label(sheet: Sheet, speaker: Words, document: dict[str, object] | None = None) -> SheetLabel:
    """Any sheet in words."""
    return SheetLabel(
        name=worded(sheet.name, speaker) or speaker.say("cli-sheet-unnamed"),
        traits=tuple(_trait(one, speaker) for one in sheet.traits if one.value != ""),
        tracks=tuple(_track(one, speaker) for one in sheet.tracks),
        lists=tuple(_list(one, speaker) for one in sheet.lists if one.items),
        document=document,
    )


def _about(person: Person, speaker: Words) -> str:
    return speaker.say(person.label) if person.label and person.name and speaker.has(person.label) else ""


def _trait(trait: Trait, speaker: Words) -> TraitLabel:
    is_die = trait.shown_as == "die" and isinstance(trait.value, int)
    return TraitLabel(
        key=trait.key,
        title=label(trait.key, speaker),
        text=trait_words(trait, speaker),
        sides=int(trait.value) if is_die else 0,
    )


def trait_words(trait: Trait, words: Words) -> str:
    """The value of a trait as the reader writes it."""
    value = trait.value
    match trait.shown_as:
        case "die" if isinstance(value, int):
            return words.die(value)
        case "modifier" if isinstance(value, int):
            return f"{value:+d}".replace("-", "\N{MINUS SIGN}")
        case "score":
            return dice_worded(str(value), words)
        case "threshold":
            return f"{value}+"
        case "word":
            key = f"{trait.key}-{value}"
            return words.say(key) if words.has(key) else str(value)
    return worded(str(value), words)


def _track(track: Track, speaker: Words) -> TrackLabel:
    return TrackLabel(
        key=track.key,
        title=label(track.key, speaker),
        value=track.value,
        most=track.most,
        refill=refill_words(track, speaker),
    )


def refill_words(track: Track, words: Words) -> str:
    """When a track comes back; empty where the game has no word for it."""
    key = f"refill-{track.refill}"
    return words.say(key) if words.has(key) else ""


def _list(listing: Listing, speaker: Words) -> ListLabel:
    items = tuple(ItemLabel(text=text, note=note) for text, note in listed_items(listing, speaker))
    return ListLabel(key=listing.key, title=label(listing.key, speaker), items=items)


def _with_paths(told: SheetLabel, rules: Ruleset, scene: object, figure: str) -> SheetLabel:
    """The sheet with the place of every number that the game master can set."""

    def path(key: str) -> tuple[str, int | str]:
        for whole in (f"{figure}.{key}", f"{figure}.{key.replace('-', '_')}"):
            try:
                value = rules.look(scene, whole)
            except NoSuchValue:
                continue
            if isinstance(value, int):  # words are chosen when a hero is made, not typed over
                return whole, value
        return "", ""

    traits = []
    for trait in told.traits:
        where, value = path(trait.key)
        traits.append(msgspec.structs.replace(trait, path=where, value=value))
    tracks = tuple(msgspec.structs.replace(one, path=path(one.key)[0]) for one in told.tracks)
    return msgspec.structs.replace(told, traits=tuple(traits), tracks=tracks)


def sheet_text(game: ChosenGame, sheet: Sheet, width: int) -> str:
    """A sheet for people, as lines of some width."""
    told = sheet_label(sheet, game.words)
    rows = [(one.title, one.text) for one in told.traits]
    rows += [
        (one.title, f"{one.value}/{one.most}" + (f" ({one.refill})" if one.refill else ""))
        for one in told.tracks
    ]
    rows += [(one.title, items_words((item.text, item.note) for item in one.items)) for one in told.lists]
    return "\n".join([f"{told.name} · {game.title}", "", *entries(rows, width)])
