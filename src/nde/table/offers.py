"""What a seat can do now, with exact odds: made from the scene as the seat knows it.

An offer comes back as data, with other values for some of its parameters: each is checked against what the
offer allows, and every fault is told at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any

import msgspec

from nde.dice import TooManyPaths
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.rules import Offer, Param, Ruleset
from nde.rules.deeds import Deed, Verb, Way, deeds_in, verb_of, ways_of
from nde.rules.play import Moment
from nde.rules.prospects import Prospect, prospect_of
from nde.rules.ruleset import is_legal
from nde.table.bounds import is_writable
from nde.table.commands import Perform
from nde.table.game_types import Action, GameScene
from nde.table.header import rules_for
from nde.table.numbers import kept_from
from nde.table.refusals import NotOffered
from nde.table.seats import GM
from nde.table.state import State, Task
from nde.table.visibility import scene_for

Chances = tuple[tuple[str, Fraction], ...]


class Offered(msgspec.Struct, frozen=True, kw_only=True):
    """An offer to a seat: whose deed it would be, and the offer as the game makes it."""

    figure: str
    """The id of whoever would do it; `gm` for the game master's own."""
    offer: Offer


def offers_for(state: State, seat: str) -> tuple[Offered, ...]:
    """Every legal action of a seat now; none while the scene waits for an answer.

    Where the engine leads, nobody looks for clues in the middle of a fight, nor before the party has set out:
    none are to be had there.
    """
    found = _offers_for(state, seat)
    promises = state.playing.promises
    if not found or promises is None or not leads_itself(state):
        return found
    is_at_home = state.adventure is not None and state.world.progress is None
    if not is_at_home and not state.playing.turn(state.world.scene).is_fight:
        return found
    return tuple([one for one in found if not promises.seeks(one.offer.action)])


def _offers_for(state: State, seat: str) -> tuple[Offered, ...]:
    scene = scene_for(state, seat)
    if scene is None or state.is_closed or is_waiting(state):
        return ()
    key = (state.header.game, state.header.settings)
    if seat == GM:
        held = {figure for figure, _ in state.world.holders}
        found = [*_game_masters(key, scene, held)]
        for figure in state.rules.characters(scene):
            if figure not in held:
                found += _of_figure(key, scene, figure)
        return tuple(found)
    role = state.seat(seat)
    if role is None or role.role == "spectator":
        return ()
    figures = state.world.held_by(seat)
    if len(figures) == 1:
        return _of_figure(key, scene, figures[0])
    return tuple([offered for figure in figures for offered in _of_figure(key, scene, figure)])


def offers_of_figure(state: State, scene: GameScene, figure: str) -> tuple[Offered, ...]:
    """What somebody could do in a scene as somebody knows it, whether or not a rule waits for an answer."""
    return _of_figure((state.header.game, state.header.settings), scene, figure)


def is_waiting(state: State) -> bool:
    """Whether a rule that changes the scene waits for somebody: until then nothing else happens in it."""
    return any(holds_up(one.task) for one in state.world.pending)


def holds_up(task: Task) -> bool:
    """Whether the scene has to stay as it is while a task waits.

    Somebody new who is being made is not in the scene yet.  A secret that waits holds nobody up: that it
    waits is a part of it.  Nor does a roll that was called for: the others play on.
    """
    return task.kind != "create" and not task.is_secret and not task.call


def _game_masters(key: tuple[str, str], scene: GameScene, held: set[str]) -> tuple[Offered, ...]:
    offered = _offered(key, scene, GM)
    return tuple(one for one in offered if one.figure not in held) if held else offered


def _of_figure(key: tuple[str, str], scene: GameScene, figure: str) -> tuple[Offered, ...]:
    rules = rules_for(*key)
    if figure in rules.characters(scene):
        return _offered(key, scene, figure)
    # Who is no character is played through the game master's offers, as far as they are its own deeds.
    return tuple(one for one in _offered(key, scene, GM) if one.figure == figure)


@lru_cache(maxsize=4096)
def _offered(key: tuple[str, str], scene: GameScene, who: str) -> tuple[Offered, ...]:
    rules = rules_for(*key)
    assert rules.playing is not None
    offers = rules.offers(scene, who)
    if who != GM:  # what is offered to somebody is their own deed
        return tuple([Offered(figure=who, offer=offer) for offer in offers])
    actor = rules.playing.actor
    return tuple([Offered(figure=actor(offer.action), offer=offer) for offer in offers])


def prospect_for(
    state: State, seat: str, offer: Offer, values: Mapping[str, object] | None = None
) -> Prospect | None:
    """What an offer holds in store for whoever rolls, as the seat can know it; nothing without a roll.

    Also nothing where the odds have too many paths to be walked: nobody is told a number that is not exact.
    Nor where the game master is asked first, who says how hard it is.
    """
    if asks_first(state, seat, offer):
        return None
    action = offer.preview if offer.preview is not None else offer.action
    return prospect_of_action(state, seat, state.rules.vary(action, values) if values else action)


def prospect_of_action(state: State, seat: str, action: Action) -> Prospect | None:
    """What an action holds in store that nobody has to allow first, such as a trial of the adventure."""
    scene = scene_for(state, seat)
    key = (state.header.game, state.header.settings)
    return _prospect(key, scene, state.playing.foreseen(scene, action), kept_from(state, seat))


def is_led(state: State) -> bool:
    """Whether a person is game master: then they say what comes of what people try."""
    seat = state.seat(GM)
    return seat is not None and not seat.bot


def leads_itself(state: State) -> bool:
    """Whether the engine is game master."""
    seat = state.seat(GM)
    return seat is not None and bool(seat.bot)


def asks_first(state: State, seat: str, offer: Offer) -> bool:
    """Whether whoever takes an offer tries something in words, which the game master has to answer first."""
    if seat == GM or not is_led(state) or state.agreement.rulings == "anyone" or state.playing.calls is None:
        return False
    return verb_of(state.rules, offer.name, offer.action).key == TRYING


TRYING = "try"
"""The verb by which people try something in their own words."""


@lru_cache(maxsize=4096)
def _prospect(
    key: tuple[str, str], scene: GameScene, action: Action, kept: frozenset[str]
) -> Prospect | None:
    try:
        return prospect_of(rules_for(*key), scene, action, kept=kept)
    except TooManyPaths:
        return None


def checked_values(
    params: Sequence[Param], values: Mapping[str, object], rulings: frozenset[str] = frozenset()
) -> dict[str, Any]:
    """The values under their parameters' own names, or every fault in them.

    `rulings` are the parameters that are not for this seat to say.
    """
    known = {name: param for param in params for name in (param.name, *param.aliases)}
    faults: list[Fault] = []
    checked: dict[str, object] = {}
    for name, value in values.items():
        param = known.get(name)
        if param is None:
            allowed = tuple(param.name for param in params)
            faults.append(Fault(name, Missing("no-such-parameter", name=name, allowed=allowed)))
        elif param.name in rulings and value != param.default:
            faults.append(Fault(name, Illegal("ruling-not-yours", name=name)))
        elif (fault := _fault(param, value)) is not None:
            faults.append(Fault(name, fault))
        else:
            checked[param.name] = tuple(value) if isinstance(value, list) else value
    if faults:
        raise Faults("parameters", tuple(faults))
    return checked


def _fault(param: Param, value: object) -> NdeError | None:
    if param.is_many:
        many = value if isinstance(value, list | tuple) else (value,)
        return next((fault for one in many if (fault := _fault_of_one(param, one)) is not None), None)
    return _fault_of_one(param, value)


def _fault_of_one(param: Param, value: object) -> NdeError | None:
    if _is_allowed(param, value):
        return None
    return Unreadable("bad-parameter", name=param.name, value=str(value), allowed=_allowed(param))


def _is_allowed(param: Param, value: Any) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    match param.kind:
        case "die":
            return is_number and (not param.sides or value in param.sides)
        case "number":
            low = param.least is None or (is_number and value >= param.least)
            return is_number and low and (param.most is None or value <= param.most)
        case "choice":
            return isinstance(value, str) and (value in param.choices or value == param.default)
        case "flag":
            return isinstance(value, bool)
        case _:
            return isinstance(value, str) and len(value) <= 400 and is_writable(value) and "\n" not in value


def _allowed(param: Param) -> tuple[str, ...]:
    match param.kind:
        case "die":
            return tuple(f"d{sides}" for sides in param.sides)
        case "number":
            low = "" if param.least is None else str(param.least)
            high = "" if param.most is None else str(param.most)
            return (f"{low}…{high}",)
        case "flag":
            return ("true", "false")
        case _:
            return param.choices


def way_meant(state: State, seat: str, said: Perform) -> tuple[Offer, dict[str, object]] | None:
    """The offer that a sentence means, and the parameters that it says; nothing where nothing fits it."""
    for place, offered in enumerate(offers_for(state, seat)):
        offer = offered.offer
        if offered.figure != said.figure:
            continue
        verb = verb_of(state.rules, offer.name, offer.action)
        if verb.key != said.verb:
            continue
        for way in legal_ways(state, scene_for(state, seat), verb, place, offer):
            if way.objects == said.objects:
                return offer, dict(way.values)
    return None


def deeds_by_figure(state: State, scene: GameScene, offers: Sequence[Offered]) -> dict[str, tuple[Deed, ...]]:
    """What each figure can do, of offers to a seat."""
    found: dict[str, tuple[Deed, ...]] = {}
    pairs = ((one.figure, one.offer) for one in offers)
    for deed in deeds_in(state.rules, pairs, partial(legal_ways, state, scene)):
        found[deed.figure] = (*found.get(deed.figure, ()), deed)
    return found


def legal_ways(state: State, scene: GameScene, verb: Verb, place: int, offer: Offer) -> tuple[Way, ...]:
    """The ways to take an offer that the rules do not refuse: two parameters may not go together."""
    ways = ways_of(verb, place, offer)
    said = ways[0].values
    bound = {slot.name for slot in verb.slots if not slot.is_free} if said else ()
    places = [at for at, (name, _) in enumerate(said) if name in bound]
    if not places:
        return ways  # the offer itself is legal, and so is whatever may be said freely
    key = (state.header.game, state.header.settings)
    tried = {tuple([way.values[at] for at in places]): way.values for way in reversed(ways)}
    legal = dict(zip(tried, _legal_values(key, scene, offer.action, tuple(tried.values())), strict=True))
    return tuple([way for way in ways if legal[tuple([way.values[at] for at in places])]])


@lru_cache(maxsize=4096)
def _legal_values(
    key: tuple[str, str], scene: GameScene, action: Action, values: tuple[tuple[tuple[str, object], ...], ...]
) -> tuple[bool, ...]:
    """For each of some sets of parameters, whether the action with them would not be refused."""
    rules = rules_for(*key)
    return tuple([is_legal(rules.resolve, scene, rules.vary(action, dict(one))) for one in values])


def read_action(rules: Ruleset, action: Action) -> Action:
    """An action of the game, given as such or as plain data."""
    if isinstance(action, rules.actions):
        return action
    try:
        return msgspec.convert(action, _kind(rules.actions, action))
    except (msgspec.ValidationError, NdeError) as fault:
        raise Unreadable("not-an-action", game=rules.id, reason=str(fault)) from None


def _kind(types: tuple[type, ...], action: Action) -> Any:
    """The type that data say they are of: msgspec would make a union ready anew for every call."""
    said = action.get("type") if isinstance(action, dict) else None
    found = _by_tag(types).get(said) if isinstance(said, str) else None
    return found if found is not None else _union(types)


@lru_cache(maxsize=64)
def _by_tag(types: tuple[type[msgspec.Struct], ...]) -> dict[object, type]:
    return {one.__struct_config__.tag: one for one in types}


@lru_cache(maxsize=64)
def _union(types: tuple[type, ...]) -> object:
    union: object = types[0]
    for one in types[1:]:
        union = union | one
    return union


def allowed_values(state: State, seat: str, offer: Offer, values: dict[str, object]) -> dict[str, object]:
    """Values of an offer's parameters, each checked; refuses rulings that the table leaves to others."""
    return checked_values(offer.params, values, rulings_barred(state, seat)) if values else {}


def params_of_moment(state: State, moment: Moment) -> tuple[Param, ...] | None:
    """What may be said of a moment of play: the parameters of the game master's offer for the same action.

    Nothing where the moment cannot be marked now.
    """
    scene = state.world.scene
    action = state.playing.moment(scene, moment) if scene is not None and not is_waiting(state) else None
    if action is None:
        return None
    found = (one.offer.params for one in offers_for(state, GM) if one.offer.action == action)
    return next(found, ())


def rulings_barred(state: State, seat: str) -> frozenset[str]:
    """The parameters of offers that are not for this seat to say."""
    may_rule = seat == GM or state.agreement.rulings == "anyone"
    return frozenset() if may_rule else state.playing.rulings


def odds_asked(state: State, seat: str, action: Action, values: dict[str, object]) -> Prospect | None:
    """What one of a seat's offers holds in store, given as data, with some of its parameters changed."""
    read = read_action(state.rules, action)
    for offered in offers_for(state, seat):
        if offered.offer.action == read:
            return prospect_for(
                state, seat, offered.offer, allowed_values(state, seat, offered.offer, values)
            )
    raise NotOffered(action=type(read).__name__)
