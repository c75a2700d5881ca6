"""The scars: twelve rows by the HP lost, what each falls on, and the roll each brings sooner or later.

A scar is looked up, never rolled for; the rolls are its own.  Where its roll has to wait (for rest, until
mended, until recovered, for the next critical save) the scar on the sheet says for what.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.dice import GM, Ask, Procedure, Roll, Tell, parse
from nde.errors import Fact
from nde.rules.cairn2e.actions import SettleScar
from nde.rules.cairn2e.character import DOOMED, MORTAL, Attribute, Character, Due, Scar
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.effects import AttributeSet, HpMostSet, Scarred, ScarSettled
from nde.rules.cairn2e.saves import save
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

RULE = "cairn2e/scars"
APPENDAGES = ("hand", "arm", "foot", "leg", "ear", "nose")
"""What the tenth scar may take; the Warden says which."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the table."""

    due: Due
    dice: str
    changes: Literal["hp-if-higher", "hp-added", "hp", "fallen-on", "dexterity", "will", "will-saved"]
    """What the roll changes: max HP if it is higher, by so much or in any case; an attribute, or WIL
    after a save."""
    falls_on: tuple[str, ...] = ()
    """What each face of a d6 hits, where the scar falls on something."""


ROWS: dict[int, Row] = {
    1: Row(
        due="now",
        dice="1d6",
        changes="hp-if-higher",
        falls_on=("neck", "hands", "eye", "chest", "legs", "ear"),
    ),
    2: Row(due="now", dice="1d6", changes="hp-if-higher"),
    3: Row(due="rest", dice="1d6", changes="hp-added"),
    4: Row(
        due="mended",
        dice="2d6",
        changes="hp-if-higher",
        falls_on=("leg", "leg", "arm", "arm", "rib", "skull"),
    ),
    5: Row(due="recovered", dice="2d6", changes="hp-if-higher"),
    6: Row(
        due="now",
        dice="3d6",
        changes="fallen-on",
        falls_on=("strength", "strength", "dexterity", "dexterity", "will", "will"),
    ),
    7: Row(due="recovered", dice="3d6", changes="dexterity"),
    8: Row(due="now", dice="1d4", changes="will-saved"),
    9: Row(due="now", dice="3d6", changes="will"),
    10: Row(due="now", dice="1d6", changes="will-saved"),
    MORTAL: Row(due="recovered", dice="2d6", changes="hp"),
    DOOMED: Row(due="save", dice="3d6", changes="hp-if-higher"),
}


def scar(game: Game, scene: Scene, figure: Figure, lost: int, *, rolls_scars: bool) -> Procedure[Effects]:
    """The scar of somebody left at exactly 0 HP, by the HP this attack took."""
    row = min(lost, max(ROWS))
    yield Tell(RULE, "scarred", {"who": figure.id, "hp": lost, "scar": str(row)})
    if lost > row:
        yield Tell(RULE, "scar-beyond", {"who": figure.id, "hp": lost, "row": row})
    if row == DOOMED:
        yield Tell(RULE, "doom-hangs", {"who": figure.id})
    else:
        yield Tell(RULE, "scar-befalls", {"who": figure.id, "row": row})
    new = Scar(row=row, due=ROWS[row].due)
    effect = Scarred(who=figure.id, row=row, due=new.due, rule=RULE)
    if not rolls_scars:
        return (effect,)
    more = yield from settle(game, figure, new, is_due=new.due == "now")
    return (effect, *more)


def settle(game: Game, figure: Figure, scar: Scar, *, is_due: bool) -> Procedure[Effects]:
    """What a scar falls on, if that is still open, and its own roll where it is due."""
    detail = scar.detail
    if not detail:
        detail = yield from _detail(figure, scar.row)
    if not is_due:
        changed = detail != scar.detail
        done = ScarSettled(who=figure.id, row=scar.row, detail=detail or None, due=scar.due, rule=RULE)
        return (done,) if changed else ()
    effects = yield from _own_roll(game, figure, ROWS[scar.row], scar.row, detail)
    return (*effects, ScarSettled(who=figure.id, row=scar.row, detail=detail or None, rule=RULE))


def is_doomed(body: Character) -> bool:
    """Whether the next critical save is about life and death."""
    return any(map(is_doom, body.scars))


def is_doom(scar: Scar) -> bool:
    """Whether a scar makes the next critical save one about life and death."""
    return scar.row == DOOMED and scar.due == "save"


def defy_doom(game: Game, figure: Figure) -> Procedure[Effects]:
    """A doomed character made the save: the doom is over, and its roll is made."""
    yield Tell(RULE, "doom-defied", {"who": figure.id, "scar": str(DOOMED)})
    return (yield from settle(game, figure, Scar(row=DOOMED, due="save"), is_due=True))


def resolve_settle_scar(game: Game, scene: Scene, action: SettleScar) -> Procedure[Resolution]:
    """Make the rolls of a scar that is due."""
    figure = scene.figure(action.who)
    body = figure.character
    open_ones = [one for one in body.scars if one.row == action.row and one.due != "done"]
    if body.is_dead:
        raise ActionRefused("is-dead", rule=RULE, who=figure.id)
    if not open_ones:
        rows = tuple(str(one.row) for one in body.scars if one.due != "done")
        raise ActionRefused("cairn-no-such-scar", rule=RULE, who=figure.id, row=action.row, allowed=rows)
    scar = open_ones[0]
    if not is_open(scar):
        raise ActionRefused("cairn-scar-not-due", rule=RULE, who=figure.id, row=scar.row)
    yield Tell(RULE, "settles-scar", {"who": figure.id, "scar": str(scar.row)})
    if scar.row == DOOMED:
        yield Tell(RULE, "doom-survived", {"who": figure.id})
    effects = yield from settle(game, figure, scar, is_due=scar.due == "now")
    return Resolution(outcome="", effects=effects)


def is_open(scar: Scar) -> bool:
    """Whether a roll of the scar can be made now: its own, or the one for what it fell on."""
    return scar.due == "now" or (scar.due != "done" and not scar.detail and bool(ROWS[scar.row].falls_on))


def _detail(figure: Figure, row: int) -> Procedure[str]:
    """What the scar falls on, by a d6 or by the Warden's word; nothing for most."""
    places = ROWS[row].falls_on
    if row == 10:
        part: str = yield Ask(GM, "appendage", APPENDAGES, APPENDAGES[0], RULE, (("target", figure.id),))
        return part
    if not places:
        return ""
    face: int = yield Roll(6, figure.id, "scar-place")
    detail = places[face - 1]
    key = "scar-attribute" if ROWS[row].changes == "fallen-on" else "scar-place"
    yield Tell(RULE, key, {"who": figure.id, "face": face, "detail": detail})
    return detail


def _own_roll(game: Game, figure: Figure, row: Row, number: int, detail: str) -> Procedure[Effects]:
    """The roll a scar brings, and what it changes."""
    if row.changes == "will-saved":
        return (yield from _steeled(game, figure, row))
    total: int = yield Roll(parse(row.dice), figure.id, "scar")
    body, who = figure.character, figure.id
    if row.changes in ("hp-if-higher", "hp-added", "hp"):
        new = body.hp_most + total if row.changes == "hp-added" else total
        if row.changes == "hp-if-higher" and total <= body.hp_most:
            yield Tell(RULE, "scar-keeps-hp", {"who": who, "total": total, "hp": body.hp_most})
            return ()
        yield Tell(RULE, "scar-sets-hp", {"who": who, "total": total, "hp": new})
        return (HpMostSet(who=who, hp=new, rule=RULE),)
    attribute: Attribute = detail if row.changes == "fallen-on" else row.changes  # type: ignore[assignment]
    by_current = number == 6 and game.settings.head_wound == "current"
    return (yield from _outdone(figure, attribute, total, by_current=by_current))


def _outdone(figure: Figure, attribute: Attribute, total: int, *, by_current: bool) -> Procedure[Effects]:
    """A total that replaces an attribute if it is higher: than what it now is, or than what it is whole."""
    who = figure.id
    score: int = getattr(figure.character, attribute)
    most: int = getattr(figure.character, f"{attribute}_most")
    facts: dict[str, Fact] = {
        "who": who,
        "attribute": attribute,
        "total": total,
        "score": score if by_current else most,
    }
    if total <= (score if by_current else most):
        yield Tell(RULE, "scar-keeps-attribute", facts)
        return ()
    yield Tell(RULE, "scar-sets-attribute", facts)
    new, whole = (total, max(most, total)) if by_current else (score + total - most, total)
    return (AttributeSet(who=who, attribute=attribute, score=new, most=whole, rule=RULE),)


def _steeled(game: Game, figure: Figure, row: Row) -> Procedure[Effects]:
    """A WIL save that hardens: passed, WIL goes up by a die."""
    if not (yield from save(game, figure, "will", rule=RULE)):
        return ()
    gain: int = yield Roll(parse(row.dice), figure.id, "scar")
    body = figure.character
    yield Tell(RULE, "scar-raises-will", {"who": figure.id, "points": gain})
    raised = AttributeSet(
        who=figure.id, attribute="will", score=body.will + gain, most=body.will_most + gain, rule=RULE
    )
    return (raised,)
