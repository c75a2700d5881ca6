"""What somebody can attack with, whom that reaches, and the dice that are rolled for it.

Without a space, or where one of the two is not in it, the table knows and nothing is refused.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from nde.board import Board, Zones
from nde.dice import Procedure, Tell
from nde.rules.cairn2e.blocks import Attack, Guard
from nde.rules.cairn2e.bodies import is_helpless
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.exploration.effects import ItemUsed
from nde.rules.cairn2e.fight.effects import RageSpent
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused

IMPAIRED, ENHANCED = "cairn2e/impaired", "cairn2e/enhanced"
UNGUARDED = Guard(against="any", effect="plain")
METAL = frozenset(
    ("dagger", "sickle", "spear", "sword", "mace", "axe", "flail", "halberd", "war-hammer", "long-sword")
)
"""Weapons of the market that strike with metal; of any other thing its nature says so."""


class Bearing(msgspec.Struct, frozen=True):
    """What speaks against an attack and what for it, each by its cause."""

    impaired: tuple[str, ...] = ()
    enhanced: tuple[str, ...] = ()


class Circumstances(msgspec.Struct, frozen=True, kw_only=True):
    """What bears on an attack besides the two of it, as the Warden or the place says."""

    is_impaired: bool = False
    is_enhanced: bool = False
    is_distant: bool = False
    is_covered: bool = False
    in_pack: bool = False
    """Whether an ally of one who hunts in a pack attacks the same target."""


PLAINLY = Circumstances()


def bearing_on(
    game: Game, who: Figure | None, attack: Attack, target: Figure, said: Circumstances = PLAINLY
) -> Bearing:
    """What impairs an attack on somebody, and what enhances it."""
    guarded = guard_of(target, attack).effect
    is_unit = who is not None and who.is_detachment
    against = {
        "weakness": said.is_impaired,
        "distance": said.is_distant,
        "cover": said.is_covered,
        "panic": who is not None and who.is_panicked,
        "detachment": target.is_detachment and not is_unit and not spreads_alone(who, attack),
        "guarded": guarded == "impaired",
    }
    outnumbers = not target.is_detachment or game.settings.unit_against_unit == "blast"
    helpless = game.settings.helpless_is_enhanced and is_helpless(target)
    favour = {
        "advantage": said.is_enhanced,
        "helpless": helpless,
        "numbers": is_unit and outnumbers,
        "vulnerable": guarded == "enhanced",
        "pack": said.in_pack,
        "rage": is_raging(who),
    }
    return Bearing(
        impaired=tuple(cause for cause, counts in against.items() if counts),
        enhanced=tuple(cause for cause, counts in favour.items() if counts),
    )


def guard_of(target: Figure, attack: Attack) -> Guard:
    """How a creature takes an attack; plainly, as everybody does, where none of its guards is about it."""
    guards = target.special.guards
    fitting = (one for one in guards if one.fits(attack.nature, is_ranged=attack.is_ranged))
    return next(fitting, UNGUARDED)


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


@lru_cache(maxsize=256)
def weapons_of(figure: Figure) -> tuple[Attack, ...]:
    """The weapons somebody carries, then the attacks of their own.

    Kept, because a blow asks for them several times over, and offers for every blow.
    """
    carried = tuple(
        Attack(
            name=item.key,
            dice=item.dice,
            is_blast=item.is_blast,
            ignores_armor=item.ignores_armor,
            is_ranged=item.is_ranged,
            is_bulky=item.slots > 1,
            nature=("metal", *item.nature) if item.key in METAL else item.nature,
        )
        for item in figure.character.items
        if item.kind == "weapon"
    )
    return (*carried, *figure.attacks)


def spent(figure: Figure, *weapons: int) -> Effects:
    """What an attack uses up: a rage, or uses of a thing such as a bomb; nobody counts arrows."""
    places = [at for at, item in enumerate(figure.character.items) if item.kind == "weapon"]
    carried = [places[weapon] for weapon in weapons if 0 <= weapon < len(places)]
    rage = (RageSpent(who=figure.id, rule="cairn2e/bestiary"),) if is_raging(figure) else ()
    used = tuple(
        ItemUsed(who=figure.id, place=at, item=figure.character.items[at], rule="cairn2e/attack")
        for at in carried
        if figure.character.items[at].uses > 0
    )
    return (*rage, *used)


def unarmed(game: Game) -> Attack:
    """Bare hands: always the same die."""
    return Attack(name="unarmed", dice=(game.settings.unarmed_die,))


def is_in_hand(figure: Figure, weapon: int) -> bool:
    """Whether an attack is made with something held, or with bare hands: it then reaches no farther."""
    return weapon < sum(item.kind == "weapon" for item in figure.character.items)


def check_line(
    scene: Scene, who: Figure, target: Figure, attacks: tuple[Attack, ...], *, is_held: bool
) -> None:
    """Refuse an attack through walls, and one with a thing held in the hand at somebody out of its reach."""
    if scene.space is None or not _both_placed(scene, who, target):
        return
    sight = scene.space.sight(who.id, target.id)
    if not sight.clear:
        raise ActionRefused("cairn-no-line", rule="cairn2e/ranged", who=who.id, target=target.id)
    if not sight.touching and not reaches_far(attacks, is_held=is_held):
        raise ActionRefused("cairn-beyond-reach", rule="cairn2e/attack", who=who.id, target=target.id)


def is_beside(scene: Scene, who: Figure, other: Figure) -> bool:
    """Whether somebody is within arm's reach; always where no space says otherwise."""
    if scene.space is None or not _both_placed(scene, who, other):
        return True
    return scene.space.sight(who.id, other.id).touching


def reaches_far(attacks: tuple[Attack, ...], *, is_held: bool) -> bool:
    """Whether attacks reach beyond those who stand beside: all but what is held in the hand."""
    return not is_held or all(attack.is_ranged or attack.is_blast for attack in attacks)


def is_distant(scene: Scene, who: Figure, target: Figure) -> bool:
    """Whether bands put the two as far apart as can be: too far to see the other's eyes."""
    space = scene.space
    if not isinstance(space, Zones) or not _both_placed(scene, who, target):
        return False
    return space.steps(who.id, target.id) == len(space.bands) - 1 > 0


def is_covered(scene: Scene, who: Figure, target: Figure) -> bool:
    """Whether something on the board covers half of whoever is attacked from afar."""
    if not isinstance(scene.space, Board) or not _both_placed(scene, who, target):
        return False
    sight = scene.space.sight(who.id, target.id)
    return sight.cover == "partial" and not sight.touching


def _both_placed(scene: Scene, who: Figure, target: Figure) -> bool:
    space = scene.space
    if isinstance(space, Board):
        return {who.id, target.id} <= {token.id for token in space.tokens}
    return isinstance(space, Zones) and {who.id, target.id} <= set(space.tokens)
