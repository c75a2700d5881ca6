"""What is at stake where somebody rolls: a spell that fails often works a little all the same."""

from __future__ import annotations

from collections.abc import Callable

from nde.rules.ruleset import Resolution
from nde.rules.stakes import Fulfilment, Named, Stake, ranked
from nde.rules.tkds import actions as a
from nde.rules.tkds.effects import body as e
from nde.rules.tkds.effects.fight import SideSurprised, TurnMissed
from nde.rules.tkds.effects.magic import Enchanted, Leapt, MagicLearned, SpellTold, ZoneLaid
from nde.rules.tkds.rolls import DEGREES, SUCCEEDS
from nde.rules.tkds.scene import Scene

OUTCOMES = ranked(DEGREES, SUCCEEDS)
HARMED = (e.HpLost, e.TemporaryLost, e.Dying, e.Died, e.Subdued)
FELT = (*HARMED, e.HpHealed, e.Woke, e.Clung)
"""What a hit that is felt leads to, be it only to a death held off."""
DOES = (*HARMED, e.HpHealed, e.Woke, Enchanted, ZoneLaid, Leapt, MagicLearned, SpellTold)
"""What a spell is cast for; the rest is its price."""


def _casts(scene: Scene, action: a.CastSpell, result: Resolution) -> Fulfilment:
    """A spell works, works a little where it fails and still does something, or does nothing at all.

    Whoever lay there and comes to is all that healing is for, however little of it there is.
    """
    if not any(isinstance(one, DOES) for one in result.effects):
        return "not"
    has_woken = any(isinstance(one, e.Woke) for one in result.effects)
    return "wholly" if has_woken or result.outcome in SUCCEEDS else "partly"


def _of_a_hit(scene: Scene, action: a.Action, result: Resolution) -> tuple[Named, ...]:
    """Whether a hit is critical, and whether it does nothing at all, as to somebody immune."""
    if result.outcome not in SUCCEEDS:
        return ()
    critical = (Named("critical-hit"),) if result.outcome == "critical-success" else ()
    is_felt = any(isinstance(one, FELT) for one in result.effects)
    return critical if is_felt else (*critical, Named("unfelt"))


def _tied(scene: Scene, action: a.Contest, result: Resolution) -> tuple[Named, ...]:
    return (Named("tied"),) if any(isinstance(one, e.ContestTied) for one in result.effects) else ()


def _if_botched(key: str) -> Callable[[Scene, a.Action, Resolution], tuple[Named, ...]]:
    """What the worst degree brings, by name."""

    def also(scene: Scene, action: a.Action, result: Resolution) -> tuple[Named, ...]:
        return (Named(key),) if result.outcome == "critical-failure" else ()

    return also


def _treated(scene: Scene, action: a.TreatWounds, result: Resolution) -> tuple[Named, ...]:
    if result.outcome == "critical-success" and action.use == "poison":
        return (Named("poison-cured"),)
    worse = (Named("worsens"),) if result.outcome == "critical-failure" else ()
    return (*_patient_dies(scene, action, result), *worse)


def _patient_dies(scene: Scene, action: a.TreatWounds | a.Stabilise, result: Resolution) -> tuple[Named, ...]:
    """Whether whoever is cared for dies of it."""
    is_dead = any(isinstance(one, e.Died) and one.who == action.target for one in result.effects)
    return (Named(PATIENT_DIES),) if is_dead else ()


PATIENT_DIES = "patient-dies"


def _heroes(scene: Scene) -> tuple[str, ...]:
    return tuple(one.id for one in scene.figures if one.character.kind == "pc" and not one.is_out)


def _in_time(scene: Scene, action: a.StartFight) -> str:
    return "acts-first" if len(_heroes(scene)) < 2 else "all-act-first"


def _first_round(scene: Scene, action: a.StartFight, result: Resolution) -> tuple[Named, ...]:
    """Who is surprised, and who acts in the first round where there are several."""
    sides = [one.side for one in result.effects if isinstance(one, SideSurprised)]
    found = tuple(Named(f"{side}-surprised") for side in sides)
    heroes = _heroes(scene)
    if len(heroes) < 2:
        return found
    late = {one.who for one in result.effects if isinstance(one, TurnMissed)}
    if "party" in sides:
        late |= {one.id for one in scene.of_side("party")}
    return (*(Named("one-acts-first", (("who", id),)) for id in heroes if id not in late), *found)


def _all_in_time(scene: Scene, action: a.StartFight, result: Resolution) -> Fulfilment:
    """Whether all heroes act in the first round; with several of them the resolution names no outcome."""
    heroes = _heroes(scene)
    late = any(isinstance(one, TurnMissed) and one.who in heroes for one in result.effects)
    surprised = any(isinstance(one, SideSurprised) and one.side == "party" for one in result.effects)
    return "not" if late or surprised else "wholly"


HITS = Stake(wish="hits", also=_of_a_hit)
STAKES: dict[type, Stake] = {
    a.Check: Stake(wish="passes"),
    a.Contest: Stake(wish="prevails", also=_tied),
    a.LuckRoll: Stake(wish="lucky"),
    a.StartFight: Stake(wish=_in_time, fulfils=_all_in_time, also=_first_round),
    a.Attack: HITS,
    a.UseAbility: HITS,
    a.UseItem: HITS,
    a.Manoeuvre: Stake(wish="works", also=_if_botched("backfires")),
    a.BreakFree: Stake(wish="gets-free"),
    a.MoveTo: Stake(wish="gets-there"),
    a.CrossTo: Stake(wish="gets-there"),
    a.PassBy: Stake(wish="gets-past"),
    a.CastSpell: Stake(wish="works", fulfils=_casts),
    a.KeepSpell: Stake(wish="keeps-spell"),
    a.Kindle: Stake(wish="works"),
    a.Stabilise: Stake(wish="works", also=_patient_dies, ends=frozenset((PATIENT_DIES,))),
    a.TreatWounds: Stake(wish="works", also=_treated, ends=frozenset((PATIENT_DIES,))),
    a.CheckMorale: Stake(wish="stands"),
}
