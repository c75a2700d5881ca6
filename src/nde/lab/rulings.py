"""Fights under standing rulings of the game master: in cover, in the dark, from above; and how they begin.

A fight without a map has nobody in cover.  A ruling says otherwise, once for every attack of a side: it is a
value for a parameter that attacks of this game have and that is the game master's to say.

A fight begins by the game's own action, its dice followed like all others.  A game says by the parameters of
its game master's offer what may be different about a beginning: who stands ready, which side is surprised.  A
choice holds for every fight that is begun by a game that was given it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from nde.dice import GM, Procedure, play, seeded
from nde.lab.compiled.fight import carried_out
from nde.lab.compiled.pieces import alone
from nde.rules import Offer, Param, Ruleset
from nde.rules.play import Moment, Playing, Side, playing_of
from nde.rules.ruleset import Resolution, is_legal

MOST_TURNS = 5
"""So many steps are gone through: after its beginning and four turns of a fight everybody has had a turn,
whoever acts first and whoever misses one."""

WHOM = Param(name="whom", kind="choice", choices=("usual", "first", "weakest", "firmest"), default="usual")
FALLEN = Param(name="fallen", kind="choice", choices=("spare", "strike"), default="spare")
"""What can be said of the blows of any foe: at whom of those it reaches, if not as its game has it, and what
becomes of those who have fallen."""
ATTACK, USUAL = "attack", "usual"
"""With what foes strike who have several attacks: as their game has it, or with one of them by its name."""

Standing: TypeAlias = tuple[tuple[Side | Literal["beginning"], str, Any], ...]
"""Rulings that hold: for whose attacks, or for how fights begin, of what, and which."""


class Ruled(Playing, frozen=True, kw_only=True):
    """The parts of a game that is played under rulings."""

    ruled: Standing


def standing(rules: Ruleset) -> Standing:
    """The rulings under which a game is played; none for one as it is in its book."""
    return rules.playing.ruled if isinstance(rules.playing, Ruled) else ()


def attack_rulings(rules: Ruleset, scene: Any, side: Side) -> tuple[Param, ...]:
    """What a game master can say about the attacks of a side in a fight from this scene."""
    # Whoever is too far away to strike now will be near enough later: so it is asked without any places too.
    has_places = getattr(scene, "space", None) is not None
    scenes = (replace(scene, space=None), scene) if has_places else (scene,)
    found = {one.name: one for where in scenes for one in _attack_rulings(rules, where, side)}
    if side == "foes":
        found |= {one.name: one for one in (WHOM, FALLEN, *playing_of(rules).foe_rulings)}
        attacks = tuple(playing_of(rules).foe_attacks(scene))
        if attacks:
            choices = (USUAL, *attacks)
            found[ATTACK] = Param(name=ATTACK, kind="choice", choices=choices, default=USUAL)
    return tuple(found.values())


def sensible_attacks(rules: Ruleset, scene: object) -> tuple[str, ...]:
    """The attacks that foes of a scene may well keep to: none that another of their own outdoes."""
    attacks = playing_of(rules).foe_attacks(scene)
    return tuple([name for name, is_outdone in attacks.items() if not is_outdone])


def _attack_rulings(rules: Ruleset, scene: object, side: Side) -> Iterator[Param]:
    """The rulings on the attacks that a side can make on its first turns from now on.

    Where the fight has yet to begin it does, and somebody may miss their first turn in it.
    """
    playing = playing_of(rules)
    waiting = [*rules.characters(scene)] if side == "party" else [GM]
    for _ in range(MOST_TURNS):
        is_on = playing.turn(scene).is_fight
        for who in [who for who in waiting if is_on and playing.turn(scene).side == side]:
            offers = [one for one in rules.offers(scene, who) if playing.aim(scene, one).purpose == "attack"]
            if offers:
                waiting.remove(who)
            yield from (param for one in offers for param in one.params if param.name in playing.rulings)
        goes_on = playing.moment(scene, "turn" if is_on else "fight")
        if goes_on is None or not waiting:
            return
        scene = play(carried_out(rules, scene, goes_on), seeded(0))


def ruled(rules: Ruleset, party: Mapping[str, Any], foes: Mapping[str, Any]) -> Ruleset:
    """The game in which every attack of heroes, and every one of foes, is made under these rulings."""
    if not (party or foes):
        return rules
    playing = playing_of(rules)

    def is_attack(scene: object, offer: Offer) -> bool:
        return playing.aim(scene, offer).purpose == "attack"

    def under(scene: object, who: str, among: tuple[Offer, ...]) -> tuple[Offer, ...]:
        """What somebody may do, every attack as it is ruled."""
        values = party if who in rules.characters(scene) else varied
        found = []
        for offer in among:
            if values and is_attack(scene, offer):
                offer = replace(offer, action=rules.vary(offer.action, values))
                if not is_legal(rules.resolve, scene, offer.action):
                    continue
            found.append(offer)
        return tuple(found)

    def offers(scene: object, who: str) -> tuple[Offer, ...]:
        return under(scene, who, rules.offers(scene, who))

    def wide_offers(scene: object, who: str, target: str) -> tuple[Offer, ...]:
        return under(scene, who, playing.wide_offers(scene, who, target))

    minded = {name: value for name, value in foes.items() if name in (WHOM.name, FALLEN.name)}
    varied = {name: value for name, value in foes.items() if name not in (*minded, ATTACK)}
    attack = foes.get(ATTACK, USUAL)

    def foe_choice(scene: Any, among: tuple[Offer, ...]) -> Offer | None:
        among = among if attack == USUAL else _struck_with(playing, scene, among, attack)
        chosen = playing.foe_choice(scene, among)
        if chosen is None or not is_attack(scene, chosen):
            return chosen
        chosen = _aimed(playing, scene, among, chosen, minded)
        return replace(chosen, action=rules.vary(chosen.action, varied)) if varied else chosen

    chooses: Callable[[Any, tuple[Offer, ...]], Offer | None] = foe_choice if foes else playing.foe_choice
    parts = {name: getattr(playing, name) for name in Playing.__struct_fields__}
    sides: tuple[tuple[Side, Mapping[str, object]], ...] = (("party", party), ("foes", foes))
    now = tuple([(side, *pair) for side, values in sides for pair in sorted(values.items())])

    def resolve(scene: Any, action: Any) -> Procedure[Resolution]:
        return rules.resolve(scene, playing.bearing(scene, action))

    return replace(
        rules,
        offers=offers,
        resolve=resolve,
        playing=Ruled(
            **{**parts, "foe_choice": chooses, "wide_offers": wide_offers}, ruled=(*standing(rules), *now)
        ),
    )


def _struck_with(playing: Playing, scene: object, among: tuple[Offer, ...], attack: str) -> tuple[Offer, ...]:
    """What foes can do, where those who have an attack of this name strike with nothing else."""
    aims = [(playing.aim(scene, one), playing.actor(one.action), one) for one in among]
    owners = {actor for aim, actor, _ in aims if aim.means == attack}
    return tuple(
        [
            one
            for aim, actor, one in aims
            if aim.purpose != "attack" or actor not in owners or aim.means == attack
        ]
    )


def _aimed(
    playing: Playing, scene: object, among: tuple[Offer, ...], usual: Offer, minded: Mapping[str, object]
) -> Offer:
    """What a foe does who would strike: at those who have fallen, or at whom it is ruled, where it can."""
    if not minded:
        return usual
    actor = playing.actor(usual.action)
    own = [one for one in among if playing.actor(one.action) == actor]
    blows = [(playing.aim(scene, one), one) for one in own]
    blows = [(aim, one) for aim, one in blows if aim.purpose == "attack"]
    heroes = [one for one in playing.people(scene) if one.side == "party"]
    if minded.get(FALLEN.name) == "strike":
        fallen = {one.id for one in heroes if one.is_out and not one.is_gone}
        found = next((one for aim, one in blows if aim.target in fallen), None)
        if found is not None:
            return found
    whom = minded.get(WHOM.name, WHOM.default)
    # What reaches everybody leaves nobody to choose.
    if whom == "usual" or playing.aim(scene, usual).spreads:
        return usual
    standing = [one.id for one in heroes if not one.is_out]
    if whom != "first":
        standing.sort(key=lambda id: playing.standing(alone(scene, id), "party"), reverse=whom == "firmest")
    for hero in standing:
        at_them = tuple([one for aim, one in blows if aim.target == hero])
        chosen = playing.foe_choice(scene, at_them) if at_them else None
        if chosen is not None:
            return chosen
    return usual


UNITS, SINGLE = "units", "single"
"""Whether foes whose block makes so many of them one unit are one, or each stands alone."""
EVERYBODY = "all"
"""What is said for everybody, where a choice is about several."""


def beginning_of(rules: Ruleset, scene: object) -> Offer | None:
    """The game master's offer to begin a fight; nothing where one is on, or cannot begin."""
    action = playing_of(rules).moment(scene, "fight")
    if action is None:
        return None
    offers = (one for one in rules.offers(scene, GM) if type(one.action) is type(action))
    found = next(offers, Offer(name="start-fight", action=action))
    return replace(found, action=action)


def beginning_choices(rules: Ruleset, scene: object) -> tuple[Param, ...]:
    """What can be chosen about how a fight from this scene begins; where several are meant, also all."""
    offer = beginning_of(rules, scene)
    params = [_with_everybody(one) for one in offer.params] if offer is not None else []
    if playing_of(rules).crowds(scene):
        choices = ("block", SINGLE)
        params.append(Param(name=UNITS, kind="choice", choices=choices, default=choices[0]))
    return tuple(params)


def with_beginning(rules: Ruleset, values: Mapping[str, object]) -> Ruleset:
    """The game in which every fight begins so; what a game does not know makes no difference in it."""
    if not values:
        return rules
    playing = playing_of(rules)

    def moment(scene: object, wanted: Moment) -> object | None:
        if wanted != "fight":
            return playing.moment(scene, wanted)
        offer = beginning_of(rules, scene)
        return None if offer is None else rules.vary(offer.action, _meant(offer.params, values))

    parts = {name: getattr(playing, name) for name in Playing.__struct_fields__}
    now: Standing = tuple([("beginning", name, _hashable(value)) for name, value in sorted(values.items())])
    return replace(rules, playing=Ruled(**{**parts, "moment": moment}, ruled=(*standing(rules), *now)))


def beginning_told(rules: Ruleset, scene: object) -> tuple[str, ...]:
    """How a fight from this scene begins, as messages; none where one is on already."""
    playing = playing_of(rules)
    action = None if playing.turn(scene).is_fight else playing.moment(scene, "fight")
    return () if action is None else playing.begins(scene, action)


def begun(rules: Ruleset, scene: object) -> object:
    """A scene in which a fight is on: this one, or where none is, one that may come of its beginning."""
    playing = playing_of(rules)
    action = None if playing.turn(scene).is_fight else playing.moment(scene, "fight")
    return scene if action is None else play(carried_out(rules, scene, action), seeded(0))


def _with_everybody(param: Param) -> Param:
    return replace(param, choices=(EVERYBODY, *param.choices)) if param.is_many else param


def _meant(params: tuple[Param, ...], values: Mapping[str, Any]) -> dict[str, object]:
    """Values as the game takes them: everybody by name, and nobody who is not there."""
    found: dict[str, object] = {}
    for param in params:
        if param.name not in values:
            continue
        value = values[param.name]
        if param.is_many:
            value = (value,) if isinstance(value, str) else value
            value = param.choices if EVERYBODY in value else tuple(x for x in value if x in param.choices)
        found[param.name] = value
    return found


def _hashable(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
