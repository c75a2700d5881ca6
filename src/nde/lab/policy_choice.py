"""What happens next in a fight: the next deed of the side whose turn it is, as its policy has it.

Before anything else the game begins the fight, where it has not.  Heroes are asked in the order of the party,
foes in that of their game; the first who can still do something does it.  So what happens next hangs on the
scene alone.  A deed that would leave all as it is (`idle`) is not done: whoever would do it does the next
thing instead.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from nde.lab.compiled.fight import COMPARE, Fighting
from nde.lab.policies import Condition, Line, Policy

AT_ENEMIES = frozenset(("attack",))
AT_NOBODY = frozenset(("escape", "guard", "prepare", "pass", "keep-away"))
SPURRED = frozenset(("worth", "most", "any"))
"""The prices of a blow at which whoever has none left pays for what lets them strike once more."""


def next_deed(fighting: Fighting, policy: Policy, idle: Collection[object] = ()) -> Any | None:
    """What the side whose turn it is does next; nothing once everybody has done what they can.

    Where the fight has not begun, it begins.
    """
    beginning = fighting.ask("beginning")
    if beginning is not None:
        return beginning
    if fighting.ask("side") == "party":
        for who in fighting.heroes:
            deed = hero_deed(fighting, policy, who, idle)
            if deed is not None:
                return deed
        return None
    for who in fighting.ask("foes-to-act"):
        deed = fighting.ask("foe-deed", who)
        if deed is not None and deed not in idle:
            return deed
    return None


def hero_deed(fighting: Fighting, policy: Policy, who: str, idle: Collection[object] = ()) -> Any | None:
    """What a hero does now; nothing for one who has done what they could."""
    if not fighting.ask("is-ready", who):
        return None
    gain = fighting.ask("gain", who)
    if gain is not None and gain not in idle:
        return gain
    for line in policy.lines:
        deed = line_deed(fighting, line, who, idle)
        if deed is not None:
            return deed
    for question in ("ready", "other-deed"):
        deed = fighting.ask(question, who)
        if deed is not None and deed not in idle:
            return deed
    return None


def line_deed(fighting: Fighting, line: Line, who: str, idle: Collection[object] = ()) -> Any | None:
    """What a line tells a hero to do; nothing where it tells nothing now."""
    if not all(_holds(fighting, one, who) for one in line.when if one.of != "target"):
        return None
    if line.do in AT_NOBODY:
        deed = (
            fighting.ask("keep-away", who)
            if line.do == "keep-away"
            else fighting.ask("aimless", who, line.do)
        )
        return None if deed in idle else deed
    about = [one for one in line.when if one.of == "target"]
    for target in targets(fighting, line, who):
        if all(_compares(fighting, one, target) for one in about):
            deed = fighting.ask("deed", who, line.do, target, line.price, line.way)
            if deed is not None and deed not in idle:
                return deed
    return _spur(fighting, line, who, idle)


def _spur(fighting: Fighting, line: Line, who: str, idle: Collection[object]) -> object | None:
    """What lets a hero with no blow left strike as a line tells, where that may cost something."""
    if line.do != "attack" or line.price not in SPURRED:
        return None
    deed = fighting.ask("spur", who)
    return None if deed in idle else deed


def targets(fighting: Fighting, line: Line, who: str) -> list[str]:
    """Everybody whom a line may be about, whom it would rather be about first."""
    if line.target == "self":
        return [who]
    is_at_enemies = line.do in AT_ENEMIES
    if is_at_enemies:
        ids = [id for id in fighting.others_ids if fighting.ask("stands", id)]
    else:
        ids = [id for id in fighting.heroes if line.do != "help" or id != who]
    if line.target in ("weakest", "strongest") and len(ids) > 1:
        question = "left" if is_at_enemies else "friend-left"
        left = {id: fighting.ask(question, id) for id in ids}
        ids.sort(key=left.__getitem__, reverse=line.target == "strongest")
    if line.target == "spread" and ids:
        turn = fighting.heroes.index(who) % len(ids)
        return ids[turn:] + ids[:turn]
    return ids


def _holds(fighting: Fighting, condition: Condition, who: str) -> bool:
    if condition.of == "own":
        if condition.what == "place":
            place = fighting.heroes.index(who) + 1
            return COMPARE[condition.test](place, condition.number)
        return _compares(fighting, condition, who)
    if condition.of == "party":
        outs = [fighting.ask("is-out", one) for one in fighting.heroes]
    else:
        outs = [
            not fighting.ask("stands", one) for one in fighting.others_ids if fighting.ask("is-person", one)
        ]
    count = sum(outs) if condition.what == "down" else len(outs) - sum(outs)
    return COMPARE[condition.test](count, condition.number)


def _compares(fighting: Fighting, condition: Condition, who: str) -> bool:
    return bool(fighting.ask("compares", who, condition.what, condition.test, str(condition.number)))
