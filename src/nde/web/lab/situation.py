"""The situation of a fight: how far apart the sides begin, and what is ruled for every attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nde.board import BANDS
from nde.errors import Fault, Faults, Illegal, Unreadable
from nde.lab.beginnings import choices
from nde.lab.rulings import attack_rulings
from nde.lab.setting_out import MOST_APART
from nde.locale import Words
from nde.locale.choices import choice_word
from nde.rules import Param, Ruleset
from nde.rules.playing import Side, playing_of
from nde.table.offers import checked_values
from nde.web.about_games import worded_or
from nde.web.lab import answers as a
from nde.web.lab.bodies import LabWish, Rulings


def distances(rules: Ruleset, speaker: Words) -> tuple[str, ...]:
    """How far apart the sides can begin, in words: by bands or by areas, whichever the game knows."""
    if "zones" in rules.spaces:
        return tuple([worded_or(f"band-{band}", band, speaker) for band in BANDS])
    steps = range(MOST_APART + 1) if "areas" in rules.spaces else ()
    return tuple([speaker.say("lab-areas-apart", count=count) for count in steps])


def require_distances(rules: Ruleset, wish: LabWish) -> None:
    """Refuse a distance where there is none to begin at."""
    if wish.apart is None:
        return
    if wish.scene is not None:
        raise Faults("fight", (Fault("apart", Illegal("lab-distance-at-table")),))
    if not {"zones", "areas"} & set(rules.spaces):
        raise Faults("fight", (Fault("apart", Illegal("lab-no-distances")),))


def read_rulings(rules: Ruleset, scene: Any, said: Rulings) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """What is ruled for the attacks of the party and of the foes, or `Faults` with all that cannot be."""
    faults: list[Fault] = []
    found: list[Mapping[str, Any]] = []
    sides: tuple[tuple[Side, Mapping[str, Any]], ...] = (("party", said.party), ("foes", said.foes))
    for side, values in sides:
        params = attack_rulings(rules, scene, side) if values else ()
        try:
            found.append(checked_values(params, values))
        except Faults as refused:
            faults += [Fault(f"rulings.{side}.{one.place}", one.error) for one in refused.faults]
    if faults:
        raise Faults("fight", tuple(faults))
    return found[0], found[1]


def read_begin(rules: Ruleset, scene: Any, said: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is chosen about how the fight begins, or `Faults` with all that cannot be."""
    if not said:
        return {}
    params = choices(rules, scene)
    if not params:
        is_on = playing_of(rules).turn(scene).is_fight
        error = Illegal("beginning-over") if is_on else Unreadable("beginning-fixed", name="begin")
        raise Faults("fight", (Fault("begin", error),))
    try:
        return checked_values(params, said)
    except Faults as refused:
        faults = [Fault(f"begin.{one.place}", one.error) for one in refused.faults]
        raise Faults("fight", tuple(faults)) from None


def choices_told(rules: Ruleset, scene: Any, speaker: Words) -> tuple[a.LabRuling, ...]:
    """What can be chosen about how a fight from this scene begins."""
    return tuple([_told(one, speaker) for one in choices(rules, scene)])


def rulings_told(rules: Ruleset, scene: Any, speaker: Words) -> a.LabRulings:
    """What a game master can say about every attack in a fight from this scene."""
    party, foes = (
        tuple([_told(one, speaker) for one in attack_rulings(rules, scene, side) if _is_open(one)])
        for side in _SIDES
    )
    return a.LabRulings(party=party, foes=foes)


_SIDES: tuple[Side, ...] = ("party", "foes")


def _is_open(param: Param) -> bool:
    """Whether there is more than one thing to say."""
    return param.kind != "number" or param.least is None or param.least != param.most


def _told(param: Param, speaker: Words) -> a.LabRuling:
    return a.LabRuling(
        title=worded_or(f"param-{param.name}", param.name, speaker),
        param=param,
        words={one: choice_word(param.name, one, speaker) for one in param.choices},
    )
