"""How a fight begins: by the game's own action, its dice followed like all others, with what can be chosen.

A game says by the parameters of its game master's offer what may be different about a beginning: who stands
ready, which side is surprised.  A choice holds for every fight that is begun by a game that was given it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from nde.dice import GM, play, seeded
from nde.lab.chain import Chain
from nde.lab.compiled.fighting import carried_out
from nde.lab.rulings import Ruled, Standing, standing
from nde.rules import Offer, Param, Ruleset
from nde.rules.playing import Moment, Playing, playing_of

EVERYBODY = "all"
"""What is said for everybody, where a choice is about several."""


def beginning_of(rules: Ruleset, scene: Any) -> Offer | None:
    """The game master's offer to begin a fight; nothing where one is on, or cannot begin."""
    action = playing_of(rules).moment(scene, "fight")
    if action is None:
        return None
    offers = (one for one in rules.offers(scene, GM) if type(one.action) is type(action))
    found = next(offers, Offer(name="start-fight", action=action))
    return replace(found, action=action)


def choices(rules: Ruleset, scene: Any) -> tuple[Param, ...]:
    """What can be chosen about how a fight from this scene begins; where several are meant, also all."""
    offer = beginning_of(rules, scene)
    return tuple([_with_everybody(one) for one in offer.params]) if offer is not None else ()


def chosen(rules: Ruleset, values: Mapping[str, Any]) -> Ruleset:
    """The game in which every fight begins so; what a game does not know makes no difference in it."""
    if not values:
        return rules
    playing = playing_of(rules)

    def moment(scene: Any, wanted: Moment) -> Any | None:
        if wanted != "fight":
            return playing.moment(scene, wanted)
        offer = beginning_of(rules, scene)
        return None if offer is None else rules.vary(offer.action, _meant(offer.params, values))

    parts = {name: getattr(playing, name) for name in Playing.__struct_fields__}
    now: Standing = tuple([("beginning", name, _hashable(value)) for name, value in sorted(values.items())])
    return replace(rules, playing=Ruled(**{**parts, "moment": moment}, ruled=(*standing(rules), *now)))


def told(rules: Ruleset, scene: Any) -> tuple[str, ...]:
    """How a fight from this scene begins, as messages; none where one is on already."""
    playing = playing_of(rules)
    action = None if playing.turn(scene).is_fight else playing.moment(scene, "fight")
    return () if action is None else playing.begins(scene, action)


def begun(rules: Ruleset, scene: Any) -> Any:
    """A scene in which a fight is on: this one, or where none is, one that may come of its beginning."""
    playing = playing_of(rules)
    action = None if playing.turn(scene).is_fight else playing.moment(scene, "fight")
    return scene if action is None else play(carried_out(rules, scene, action), seeded(0))


def before_first_deed(chain: Chain, scene: Any) -> Any:
    """The scene in which first deeds are weighed: this one, or one after the beginning that is yet to come.

    Of all scenes in which it may begin that is the one in which most can act, and of those the likeliest.
    """
    playing = playing_of(chain.rules)
    action = None if playing.turn(scene).is_fight else playing.moment(scene, "fight")
    if action is None:
        return scene

    def most_first(case: tuple[int, float]) -> tuple[int, float]:
        now = chain.scene(case[0])
        return sum(not (one.is_out or one.has_acted) for one in playing.people(now)), case[1]

    return chain.scene(max(chain.following(chain.branch(scene, action)), key=most_first)[0])


def _with_everybody(param: Param) -> Param:
    return replace(param, choices=(EVERYBODY, *param.choices)) if param.is_many else param


def _meant(params: tuple[Param, ...], values: Mapping[str, Any]) -> dict[str, Any]:
    """Values as the game takes them: everybody by name, and nobody who is not there."""
    found: dict[str, Any] = {}
    for param in params:
        if param.name not in values:
            continue
        value = values[param.name]
        if param.is_many:
            value = (value,) if isinstance(value, str) else value
            value = param.choices if EVERYBODY in value else tuple(x for x in value if x in param.choices)
        found[param.name] = value
    return found


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
