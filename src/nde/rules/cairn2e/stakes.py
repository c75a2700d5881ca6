"""What is at stake where somebody rolls: attacks always hit, spells always work."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.exploration.effects import (
    BecameDeprived,
    Collapsed,
    FatigueTaken,
    ItemDestroyed,
    SpellCast,
)
from nde.rules.cairn2e.fight.effects import (
    AttributeLost,
    CriticallyHurt,
    Died,
    Fled,
    HpLost,
    Scarred,
    TurnLost,
    Weakened,
)
from nde.rules.cairn2e.fight.harm import CRITICAL, UNITS
from nde.rules.cairn2e.scene import Scene
from nde.rules.ruleset import Resolution
from nde.rules.stakes import Named, Outcome, Stake, ranked

OUTCOMES = ranked(
    ("dead", "critical", "failure", "wounded", "scar", "hurt", "nothing", "backfires", "success"),
    ("backfires", "success"),
)
"""Of saves, and of strikes as they are for whoever is struck: worst first."""
HARM = ranked(
    ("nothing", "hurt", "scar", "wounded", "critical", "dead"),
    ("hurt", "scar", "wounded", "critical", "dead"),
)
"""Of strikes as they are for whoever strikes: worst first."""
TOUCHED = (HpLost, AttributeLost, BecameDeprived, CriticallyHurt, Died)
"""What an attack leaves on whomever it harms."""
GRAVE = ("dead", "critical", "scar")
"""What an attack may come to beyond hit points or strength lost."""
WORKS_ANYWAY = (Outcome("backfires", "wholly"), Outcome("success", "wholly"))
"""A save that only says what else happens."""


def _struck(scene: Scene, action: object, result: Resolution) -> tuple[Named, ...]:
    return (Named(result.outcome),) if result.outcome in GRAVE else ()


def _is_area(action: a.Strike) -> bool:
    return len(set(action.targets)) > 1


def _strikes(scene: Scene, action: a.Strike, result: Resolution) -> tuple[Named, ...]:
    """What a strike comes to; where it reaches several, who have dice of their own, for each by name."""
    if not _is_area(action):
        return _struck(scene, action, result)
    fates = ((id, _fate(id, result)) for id in dict.fromkeys(action.targets))
    return tuple(Named(f"one-{fate}", (("who", id),)) for id, fate in fates if fate)


def _fate(id: str, result: Resolution) -> str:
    """What an attack on several comes to for one of them, where it is no mere loss of points."""
    own = [one for one in result.effects if getattr(one, "who", "") == id]
    if not any(isinstance(one, TOUCHED) for one in own):
        return "unharmed"
    if any(isinstance(one, Died) and one.rule != CRITICAL for one in own):
        return "dead"
    is_beaten = any(isinstance(one, CriticallyHurt | Died | Weakened) for one in own)
    if is_beaten or any(isinstance(one, Fled) and one.rule == UNITS for one in own):
        return "critical"
    return "scar" if any(isinstance(one, Scarred) for one in own) else ""


def _ill_effect(scene: Scene, action: a.Cast, result: Resolution) -> tuple[Named, ...]:
    """What a spell cast in danger costs besides its price."""
    if result.outcome != "backfires":
        return ()
    if any(isinstance(one, ItemDestroyed) for one in result.effects):
        return (Named("item-destroyed"),)
    taken = sum(isinstance(one, FatigueTaken | Collapsed) for one in result.effects)
    is_book = any(isinstance(one, SpellCast) and one.item.kind == "spellbook" for one in result.effects)
    if taken > is_book:
        return (Named("second-fatigue" if is_book else "fatigue"),)
    return (Named("ill-effect"),)


def _heroes(scene: Scene) -> tuple[str, ...]:
    return tuple(one.id for one in scene.of_side("party") if not one.is_out)


def _in_time(scene: Scene, action: a.StartFight) -> str:
    return "acts-first" if len(_heroes(scene)) < 2 else "all-act-first"


def _first_round(scene: Scene, action: a.StartFight, result: Resolution) -> tuple[Named, ...]:
    """Who acts in the first round, where there are several."""
    heroes = _heroes(scene)
    late = {one.who for one in result.effects if isinstance(one, TurnLost)}
    if len(heroes) < 2:
        return ()
    return tuple(Named("one-acts-first", (("who", id),)) for id in heroes if id not in late)


def _all_away(scene: Scene, action: a.Flee, result: Resolution) -> tuple[Named, ...]:
    """Who of those that run together gets away besides the one who leads."""
    away = (one.who for one in result.effects if isinstance(one, Fled))
    return tuple(Named("one-gets-away", (("who", id),)) for id in away if id != action.who)


PLAINLY = dict.fromkeys(("scar", "wounded", "critical", "dead"), "hurt")
"""To whoever does not know what the target has left, harm is harm."""
OF_ONE = dict.fromkeys(("one-scar", "one-critical", "one-dead", "one-unharmed"), "hurt")
ENDS = frozenset((*GRAVE, *(f"one-{key}" for key in GRAVE)))
HARMS = Stake(wish="harms", outcomes=HARM, also=_struck, ends=ENDS, plainly=PLAINLY)
STAKES: dict[type, Stake] = {
    a.Strike: replace(HARMS, also=_strikes, plainly={**PLAINLY, **OF_ONE}, is_by_person=_is_area),
    a.Volley: HARMS,
    a.HarmAttribute: HARMS,
    a.Cast: Stake(wish="works", outcomes=WORKS_ANYWAY, also=_ill_effect),
    a.Try: Stake(wish="passes"),
    a.Recover: Stake(wish="masters-fear"),
    a.Panic: Stake(wish="keeps-calm"),
    a.Flee: Stake(wish="gets-away", also=_all_away),
    a.StartFight: Stake(wish=_in_time, also=_first_round),
    a.SpringTrap: Stake(wish="unharmed"),
    a.CheckMorale: Stake(wish="stands"),
    a.Fate: Stake(wish="lucky"),
    a.Hire: Stake(wish=""),
}
