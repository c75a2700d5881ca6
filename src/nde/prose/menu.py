"""What a person can do now, in words and in order: for a screen, and as a short numbered list."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nde.locale import Words
from nde.locale.phrases import glance, label
from nde.prose.deeds import Doer, destination, object_words, param_object
from nde.prose.names import Reader
from nde.prose.story import Stories
from nde.rules.deeds import USUAL, Deed, Role, Slot, Spot, Usual, Verb, Way, deed_of
from nde.rules.play import Aim, Person, Purpose
from nde.rules.prospects import Prospect
from nde.table.offers import Offered, deeds_by_figure, offers_for, prospect_of_action
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.choices import Choice
from nde.table.view import PersonView, SeatView
from nde.table.visibility import scene_for

PURPOSES: tuple[Purpose, ...] = (
    *("attack", "raise", "heal", "help", "guard", "prepare", "move", "other", "pass", "escape"),
)
"""Among deeds that are equally usual, what stands before what: flight last, so that nobody flees by habit."""
FOLDED: tuple[Spot, ...] = ("item", "gm")
"""Where people look for what is not on the short list: on the sheet, and with the game master."""
MOST_LINES = 12
"""No list that people see is longer."""


class WayLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One way to do a deed: an offer of the seat by its place, and what is said of it."""

    offer: int
    objects: tuple[str, ...] = ()
    """As a command names them."""
    words: tuple[str, ...] = ()
    """As people read them; nothing where that is the same."""
    values: dict[str, Any] = {}
    """Parameters by which it is this way."""

    @property
    def said(self) -> tuple[str, ...]:
        """The objects as people read them, without those it has not got."""
        return tuple(filter(None, self.words or self.objects))


class DeedLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that somebody can do by one verb."""

    verb: str
    text: str
    """What stands on the button."""
    spot: Spot
    usual: Usual = "sometimes"
    roles: tuple[Role, ...] = ()
    """What each object is to the verb."""
    task: str = ""
    """The parameter that takes what the person says they do, in their own words."""
    ways: tuple[WayLabel, ...] = ()
    """Those that are of most use first."""
    purpose: Purpose = "other"
    params: tuple[str, ...] = ()
    """As it is sent: the parameter of which each object is the value, if any; no way then says values."""
    words: tuple[dict[str, str], ...] = ()
    """As it is sent: for each object the word that people read, if it is another; no way then says words."""

    @property
    def is_common(self) -> bool:
        """Whether it stands on the short list."""
        return self.usual != "rarely" and self.spot not in (*FOLDED, "map")

    def line(self, way: WayLabel) -> str:
        """One of its ways in a line: `Attack: bog wolf, bow`."""
        return ": ".join(filter(None, (self.text, ", ".join(way.said))))


class DeedsLabel(msgspec.Struct, frozen=True, kw_only=True):
    """What one figure can do."""

    figure: str
    name: str
    deeds: tuple[DeedLabel, ...]
    """The most usual first."""


class ChoiceLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of the adventure, at the same place as in the view."""

    text: str
    hero: str = ""
    """Who had best do it, where somebody has to; empty where nobody is needed, or nobody can."""


class Line(NamedTuple):
    """One thing to choose: something of the adventure, or a deed of a hero."""

    text: str
    choice: Choice | None = None
    deed: DeedLabel | None = None


class Menu(NamedTuple):
    """Everything a person can choose now."""

    hero: str
    """Whose deeds are listed; empty where nobody can do anything."""
    lines: tuple[Line, ...]
    """Numbered from 1; the first `shown` of them stand on the list."""
    shown: int
    walks: dict[str, tuple[DeedLabel, WayLabel]]
    """Squares the hero can walk to, those nearest to an enemy first."""
    can_end: bool
    """Whether the turn can be ended."""
    is_turn_done: bool
    """Whether every hero of the seat has acted, so that nothing is lost by ending it."""
    can_be_done: bool = False
    """Whether the hero can be done alone, with others of the seat still to act."""

    def line(self, number: int) -> Line | None:
        """The line with this number."""
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else None


def room_for(count: int, *others: bool) -> int:
    """How many of some lines fit on a list beside other rows, and a row for what does not fit."""
    room = MOST_LINES - sum(others)
    return room if count <= room else room - 1


def menu_for(reader: Reader, wished: str) -> Menu:
    """The menu of a seat, with the deeds of the hero it wishes for, if that one can do anything."""
    view = reader.view
    if view.story is not None and view.story.ending:
        return Menu("", (), 0, {}, can_end=False, is_turn_done=False)
    hero = active_hero(view, wished)
    in_fight = view.turn is not None and view.turn.is_fight
    deeds = deeds_of(reader, hero).deeds
    listed = [Line(one.text, deed=one) for one in deeds if not _is_walk(one)]
    common = [one for one in listed if one.deed is not None and one.deed.is_common]
    known = view.story.choices if view.story is not None else ()
    choices = [Line(one.text, choice) for one, choice in zip(choice_labels(reader), known, strict=True)]
    # Ways out of a fight stand behind what can be done in it.
    walks = {way.objects[0]: (one, way) for one in deeds if _is_walk(one) for way in _walks(reader, one)}
    can_end = _can_end(view)
    own = [id for id in view.awaited if holder_in(view, id) == view.seat]
    can_be_done = can_end and len(own) > 1 and hero in own
    room = room_for(len(choices) + len(listed), bool(walks), can_end and in_fight, can_be_done)
    first = [*common[: max(room - len(choices), 0)], *choices] if in_fight else [*choices, *common]
    shown = first[:room]
    rest = [line for line in (*choices, *listed) if line not in shown]
    is_done = can_end and in_fight and _have_all_acted(view)
    return Menu(hero, (*shown, *rest), len(shown), walks, can_end, is_done, can_be_done)


def _walks(reader: Reader, deed: DeedLabel) -> list[WayLabel]:
    """The ways of a walk, those nearest to an enemy first."""
    aim, offers = reader.state.playing.aim, reader.view.offers
    return sorted(deed.ways, key=lambda way: -aim(reader.scene, offers[way.offer].offer).gain)


def _is_walk(deed: DeedLabel) -> bool:
    """Whether a deed leads to squares, which are chosen on the map or typed and stand on no list."""
    return deed.spot == "map" and deed.roles == ("where",)


def deeds_of(reader: Reader, figure: str) -> DeedsLabel:
    """What a figure can do, in words and in order."""
    found = deeds_by_figure(reader.state, reader.scene, reader.view.offers)
    return deeds_label(reader, figure, found.get(figure, ()))


def deeds_label(
    reader: Reader, figure: str, found: tuple[Deed, ...], *, is_packed: bool = False
) -> DeedsLabel:
    """Deeds of somebody in words and in order; as they are sent, where they are packed."""
    doer = Doer(reader.state.rules, reader.scene, figure)
    worded = _packed if is_packed else _deed
    deeds = [worded(reader, doer, one) for one in found]
    return DeedsLabel(figure=figure, name=reader.name(figure), deeds=tuple(sorted(deeds, key=_rank)))


def _deed(reader: Reader, doer: Doer, deed: Deed) -> DeedLabel:
    verb, offers = deed.verb, reader.view.offers
    ways, aim, is_useful = _ordered(reader, doer, deed)
    wording = Wording(reader.speaker, doer, verb)
    return DeedLabel(
        verb=verb.key,
        text=verb_words(reader.speaker, verb.key),
        spot=verb.spot,
        usual=verb.usual if is_useful else "rarely",
        roles=tuple(slot.role for slot in verb.slots),
        task=verb.task,
        ways=tuple([wording.way(deed_of(offers[way.offer].offer.action), way) for way in ways]),
        purpose=aim.purpose,
    )


def _ordered(reader: Reader, doer: Doer, deed: Deed) -> tuple[list[Way], Aim, bool]:
    """The ways of a deed, those of most use first; what the first is for, and whether it is of any use."""

    aim, scene, offers = reader.state.playing.aim, doer.scene, reader.view.offers

    def aimed(place: int) -> Aim:
        return aim(scene, offers[place].offer)

    if deed.verb.spot == "map":
        # Which square is the best is asked where one is listed.  One that two ways lead to is one square.
        squares = {way.objects: way for way in reversed(deed.ways)}
        return [*reversed(squares.values())], aimed(deed.ways[0].offer), True
    aims = {place: aimed(place) for place in {way.offer: None for way in deed.ways}}
    used = {place: _is_useful(one, reader.view, doer.who) for place, one in aims.items()}
    ways = list(deed.ways)
    if len(aims) > 1:
        ways.sort(key=lambda way: (not used[way.offer], aims[way.offer].is_lesser))
    first = ways[0].offer
    return ways, aims[first], used[first]


def _packed(reader: Reader, doer: Doer, deed: Deed) -> DeedLabel:
    """A deed as it is sent: what many ways have in common is said once, and each object is worded once."""
    verb, offers = deed.verb, reader.view.offers
    said = [name for name, _ in deed.ways[0].values]
    if any([name for name, _ in way.values] != said for way in deed.ways):
        return _deed(reader, doer, deed)  # each way says for itself what it takes
    ways, aim, is_useful = _ordered(reader, doer, deed)
    wording = Wording(reader.speaker, doer, verb)
    known: list[dict[str, str]] = [{} for _ in verb.slots]
    for way in ways:
        for at, thing in enumerate(way.objects[: wording.count]):
            if thing not in known[at]:
                known[at][thing] = wording.word(at, deed_of(offers[way.offer].offer.action), way)
    words = tuple([{key: word for key, word in one.items() if word != key} for one in known])
    return DeedLabel(
        verb=verb.key,
        text=verb_words(reader.speaker, verb.key),
        spot=verb.spot,
        usual=verb.usual if is_useful else "rarely",
        roles=tuple([slot.role for slot in verb.slots]),
        task=verb.task,
        ways=tuple([WayLabel(offer=way.offer, objects=way.objects) for way in ways]),
        purpose=aim.purpose,
        params=tuple([slot.name if slot.name in said else "" for slot in verb.slots]) if said else (),
        words=words if any(words) else (),
    )


def verb_words(speaker: Words, key: str) -> str:
    """What stands on the button of a verb; a game that declares none has the words of its offers."""
    return speaker.called("verb", key, lambda verb: (f"verb-{verb}", f"offer-{verb}")) or key


class Wording:
    """Words for the objects of one verb's ways; each is looked up once."""

    def __init__(self, speaker: Words, doer: Doer, verb: Verb) -> None:
        self._speaker = speaker
        self._doer = doer
        self._slots = () if verb.spot == "map" else verb.slots
        self.count = len(self._slots)
        """How many objects of a way have words: squares are written as they are."""
        self._known: tuple[dict[object, str], ...] = tuple({} for _ in self._slots)

    def way(self, action: object, way: Way) -> WayLabel:
        """A way of the verb in words."""
        values = dict(way.values)
        words = tuple(
            [
                self._word(at, slot, values.get(slot.name), getattr(action, slot.name, None))
                for at, slot in enumerate(self._slots)
            ]
        )
        return WayLabel(
            offer=way.offer, objects=way.objects, words=() if words == way.objects else words, values=values
        )

    def word(self, at: int, action: object, way: Way) -> str:
        """The word for one object of a way."""
        slot = self._slots[at]
        said = next((value for name, value in way.values if name == slot.name), None)
        return self._word(at, slot, said, getattr(action, slot.name, None))

    def _word(self, at: int, slot: Slot, said: Any, held: Any) -> str:
        known, key = self._known[at], (said, held) if said is None else said
        word = known.get(key)
        if word is None:
            word = known[key] = (
                object_words(self._speaker, self._doer, slot, held)
                if said is None
                else param_object(self._speaker, slot, said)
            )
        return word


def _rank(deed: DeedLabel) -> tuple[int, int]:
    return USUAL.index(deed.usual), PURPOSES.index(deed.purpose)


def _have_all_acted(view: SeatView) -> bool:
    own = [one for one in view.people if one.holder == view.seat and one.person.side == "party"]
    return all(one.person.has_acted or one.person.is_out or one.is_done for one in own)


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


def is_partys_turn(view: SeatView) -> bool:
    """Whether there is a fight and the party acts in it."""
    return view.turn is not None and view.turn.is_fight and view.turn.side == "party"


def heroes_up(view: SeatView) -> list[PersonView]:
    """Those of the party who take part."""
    return [one for one in view.people if one.person.side == "party" and not one.person.is_out]


def holder_in(view: SeatView, figure: str) -> str:
    """The seat that plays somebody."""
    return next((one.holder for one in view.people if one.person.id == figure), GM)


def _can_end(view: SeatView) -> bool:
    """Whether a seat can end a turn, or at least that of its own heroes."""
    is_own = any(one.holder == view.seat and not one.is_done for one in heroes_up(view))
    is_free = not view.questions and view.role == "player"
    return "turn" in view.moments or (is_partys_turn(view) and is_own and is_free)


def active_hero(view: SeatView, wished: str) -> str:
    """Whose turn it is to be listed: the one wished for, or the first who can still do something."""
    able = able_heroes(view)
    if wished in able or (wished == GM and any(one.figure == GM for one in view.offers)):
        return wished
    waiting = [id for id in able if id in view.awaited]
    fresh = [id for id in waiting or able if not (_person(view, id).has_acted or _person(view, id).is_out)]
    return (fresh or waiting or able or [""])[0]


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


def _are_foes_about(view: SeatView) -> bool:
    """Whether foes fight whom somebody sees: they have a turn before the party is gone."""
    foes = (one.person for one in view.people if one.person.side == "foes")
    return view.turn is not None and view.turn.is_fight and any(not one.is_out for one in foes)


def _choice(reader: Reader, place: str, choice: Choice) -> ChoiceLabel:
    speaker = reader.speaker
    words = Stories(reader.state.adventure, speaker).choice(place, choice.id, reader.state.world.progress)
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
        if failing := _failing(reader, place, choice):
            words = speaker.say("play-choice-failing", choice=words, what=", ".join(failing))
    elif choice.kind == "exit" and _are_foes_about(reader.view):
        words = speaker.say("play-choice-flight", choice=words)
    elif choice.is_jammed:
        words = speaker.say("play-choice-jammed", choice=words)
    elif choice.kind == "exit" and choice.is_new:
        words = speaker.say("play-choice-new", choice=words)
    doers = [best[0]] if best is not None else able_for(reader.view)
    return ChoiceLabel(text=words, hero=doers[0] if choice.needs_hero and doers else "")


def _failing(reader: Reader, place: str, choice: Choice) -> list[str]:
    """What failing brings as far as anybody can see it coming: an open clock that moves, harm.

    Who or what comes besides is the story's to tell.
    """
    adventure, speaker = reader.state.adventure, reader.speaker
    deed = (
        next((one for one in adventure.place(place).deeds if one.id == choice.id), None)
        if adventure
        else None
    )
    if adventure is None or deed is None:
        return []
    stories = Stories(adventure, speaker)
    open_clocks = {one.id for one in adventure.clocks if not one.is_secret}
    sure = [one for one in deed.fails if not (one.needs or one.bars or one.above or one.below)]
    presses = reader.state.playing.has_pressure
    moved = {one.id: 1 for one in adventure.clocks if presses and one.is_pressing and one.id in open_clocks}
    moved |= {one.clock: one.tick for one in sure if one.clock in open_clocks}
    told = [
        speaker.say("play-failing-clock", clock=stories.clock_title(id) or id, by=f"{by:+d}")
        for id, by in moved.items()
    ]
    return [*told, *[speaker.say("play-failing-harm")] * any(one.harm for one in sure)]


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
    prospect = trial_prospect(reader, hero, choice)
    return prospect.chance if prospect is not None else Fraction()


def trial_prospect(reader: Reader, hero: str, choice: Choice) -> Prospect | None:
    """What the trial of a choice holds in store for a hero."""
    return prospect_of_action(reader.state, reader.view.seat, _tried(reader, hero, choice))


def trait_words(reader: Reader, hero: str, choice: Choice) -> str:
    """What a hero's sheet calls that with which they try it; empty where the game has but one way."""
    trait = reader.state.playing.tried_with(_tried(reader, hero, choice))
    return label(trait, reader.speaker) if trait else ""


def _tried(reader: Reader, hero: str, choice: Choice) -> object:
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
    """A view without its offers: the words for them say all that is needed to take one (`Perform`)."""
    return replace(seen, offers=())
