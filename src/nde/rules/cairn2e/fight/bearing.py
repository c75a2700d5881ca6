"""What impairs an attack, what enhances it, and the dice that are rolled for it then."""

from __future__ import annotations

import msgspec

from nde.dice import Procedure, Tell
from nde.rules.cairn2e.blocks import Attack, Guard
from nde.rules.cairn2e.fight.bodies import is_helpless
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game

IMPAIRED, ENHANCED = "cairn2e/impaired", "cairn2e/enhanced"


class Bearing(msgspec.Struct, frozen=True):
    """What speaks against an attack and what for it, each by its cause."""

    impaired: tuple[str, ...] = ()
    enhanced: tuple[str, ...] = ()


def bearing_on(
    game: Game,
    who: Figure | None,
    attack: Attack,
    target: Figure,
    *,
    impaired: bool = False,
    enhanced: bool = False,
    distant: bool = False,
    covered: bool = False,
    nature: tuple[str, ...] = (),
    in_pack: bool = False,
) -> Bearing:
    """What impairs an attack on somebody, and what enhances it."""
    guarded = guard_of(target, attack, nature)
    is_unit = who is not None and who.is_detachment
    against = {
        "weakness": impaired,
        "distance": distant,
        "cover": covered,
        "panic": who is not None and who.is_panicked,
        "detachment": target.is_detachment and not is_unit and not spreads_alone(who, attack),
        "guarded": guarded == "impaired",
    }
    outnumbers = not target.is_detachment or game.settings.unit_against_unit == "blast"
    helpless = game.settings.helpless_is_enhanced and is_helpless(target)
    favour = {
        "advantage": enhanced,
        "helpless": helpless,
        "numbers": is_unit and outnumbers,
        "vulnerable": guarded == "enhanced",
        "pack": in_pack,
        "rage": is_raging(who),
    }
    return Bearing(
        impaired=tuple(cause for cause, counts in against.items() if counts),
        enhanced=tuple(cause for cause, counts in favour.items() if counts),
    )


def guard_of(target: Figure, attack: Attack, nature: tuple[str, ...]) -> str:
    """How a creature takes an attack: `impaired`, `enhanced`, `immune`, or `plain` as everybody does."""
    guard = _guard(target, attack, nature)
    return "plain" if guard is None else guard.effect


def contact_die(target: Figure, attack: Attack, nature: tuple[str, ...]) -> int:
    """The die of STR that the mere touch of an attack costs, in place of its own dice; 0 for none."""
    guard = _guard(target, attack, nature)
    return 0 if guard is None else guard.die


def _guard(target: Figure, attack: Attack, nature: tuple[str, ...]) -> Guard | None:
    natures = (*attack.nature, *nature)
    fitting = (guard for guard in target.special.guards if guard.fits(natures, is_ranged=attack.is_ranged))
    return next(fitting, None)


def is_raging(who: Figure | None) -> bool:
    """Whether somebody's next attack is the one that a rage lends its force."""
    return who is not None and who.special.rages and not who.has_raged


def spreads_alone(who: Figure | None, attack: Attack) -> bool:
    """Whether an attack reaches many though one alone makes it: a blast, or a blow in a rage."""
    return attack.is_blast or is_raging(who)


def dice_of(game: Game, dice: tuple[int, ...], bearing: Bearing) -> tuple[int, ...]:
    """The dice really rolled: a d4 each when impaired, a d12 each when enhanced, their own when both.

    >>> dice_of(Game(), (8, 8), Bearing(impaired=("cover",)))
    (4, 4)
    >>> dice_of(Game(), (6,), Bearing(impaired=("cover",), enhanced=("helpless",)))
    (6,)
    """
    settings = game.settings
    impaired, enhanced = bool(bearing.impaired), bool(bearing.enhanced)
    if impaired and enhanced:
        impaired, enhanced = settings.both_modifiers == "impaired", False
    if not dice or not (impaired or enhanced):
        return dice
    if impaired:
        return (settings.impaired_die,) * len(dice)
    # Enhanced allows the d12 and does not force it: a greater die of one's own is kept.
    best = tuple(max(die, settings.enhanced_die) for die in dice)
    return best if settings.enhanced_pair == "each" else (max(best),)


def tell_dice(game: Game, who: str, rolled: tuple[int, ...], bearing: Bearing) -> Procedure[None]:
    """Say why the dice are what they are."""
    if bearing.impaired and bearing.enhanced and game.settings.both_modifiers == "cancel":
        yield Tell(
            ENHANCED, "modifiers-cancel", {"who": who, "up": bearing.enhanced, "down": bearing.impaired}
        )
    elif bearing.impaired:
        yield Tell(IMPAIRED, "impaired", {"who": who, "cause": bearing.impaired, "sides": rolled})
    elif bearing.enhanced:
        yield Tell(ENHANCED, "enhanced", {"who": who, "cause": bearing.enhanced, "sides": rolled})
    if len(rolled) > 1:
        yield Tell("cairn2e/two-weapons", "two-weapons", {"who": who, "sides": rolled})
