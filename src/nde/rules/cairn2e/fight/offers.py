"""What may be done in a fight, and what the Warden may do about one.

These are candidates: the game leaves out those whose procedures would refuse them.  In a fight a deed is
declared; the deed itself is the preview, whose odds tell what the declaration leads to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from nde.board import Board, Square, Zones
from nde.dice import GM
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.bodies import DYING, is_helpless
from nde.rules.cairn2e.character import ATTRIBUTES, NATURES
from nde.rules.cairn2e.exploration.magic import castings
from nde.rules.cairn2e.fight.attacks import is_in_hand, spreads_alone, unarmed, weapons_of
from nde.rules.cairn2e.fight.deeds import squares_left, walks
from nde.rules.cairn2e.fight.groups import group_of
from nde.rules.cairn2e.fight.scars import is_open
from nde.rules.cairn2e.params import choice, die, flag, some
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Candidate, Offer, Param
from nde.rules.variation import NONE

ATTRIBUTE, DIE = choice("attribute", ATTRIBUTES), die("die", 4, 6, 8, 10, 12)
TASK = Param(name="task", kind="text", default="")
"""What somebody tries, in their own words."""
NATURE = some("nature", NATURES)
"""What the attack is made with, where the target minds."""
CLOSE = (flag("is_impaired"), flag("is_enhanced"), flag("bypasses_hp"))
"""What may be said of an attack with a thing in the hand."""
FAR = (flag("is_impaired"), flag("is_enhanced"), flag("is_distant"), flag("bypasses_hp"))
"""What may be said of one that reaches farther."""


THROWN = frozenset(("blasting-powder", "dirt-clods", "rocks"))
"""What is thrown, of all that reaches farther than a hand."""


class Enemies(NamedTuple):
    """Whom the people of a side can strike, by their ids."""

    standing: tuple[str, ...]
    """Those who take part."""
    helpless: tuple[str, ...]
    """Those who cannot defend themselves."""


@lru_cache(maxsize=32)
def _enemies(scene: Scene, side: str) -> Enemies:
    """The enemies of a side; kept, because everybody of the side asks the same of one scene."""
    here = [one for one in scene.figures if one.side != side and not one.has_fled]
    return Enemies(
        standing=tuple(one.id for one in here if not one.is_out),
        helpless=tuple(
            one.id for one in here if one.is_out and is_helpless(one) and not one.character.is_dead
        ),
    )


@lru_cache(maxsize=32)
def _guarded(scene: Scene, side: str) -> frozenset[str]:
    """The enemies of a side who mind what they are attacked with."""
    return frozenset(one.id for one in scene.figures if one.side != side and one.special.guards)


@lru_cache(maxsize=32)
def _friends(scene: Scene, side: str) -> tuple[str, ...]:
    """Those of a side who take part."""
    return tuple(one.id for one in scene.figures if one.side == side and not one.has_fled and not one.is_out)


@lru_cache(maxsize=32)
def _dying(scene: Scene) -> tuple[str, ...]:
    """Anybody whom a bandage would save."""
    return tuple(one.id for one in scene.figures if not one.has_fled and one.character.state in DYING)


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Candidate]:
    """Candidates for a character, or for the Warden, who also speaks for foes and hirelings."""
    if seat == GM:
        yield from _of_warden(game, scene)
        return
    for figure in scene.figures:
        if figure.id == seat:
            yield from _of_figure(game, scene, figure)


def _of_figure(game: Game, scene: Scene, figure: Figure) -> Iterator[Candidate]:
    if not scene.is_fight:
        yield from _in_peace(game, scene, figure)
        return
    if scene.side != figure.side:
        return
    if _has_declared(scene, figure):
        yield Offer(name="take-back", action=a.TakeBack(who=figure.id))
    yield from moves_and_strikes(game, scene, figure)
    if not _may_declare(scene, figure):
        return
    for name, deed in castings(scene, figure):
        yield declared_offer(name, deed)
    # One bandage is enough, and nothing can come between saying so and doing it.
    helped = {deed.target for deed in scene.declared if isinstance(deed, a.Stabilise)}
    for other in _dying(scene):
        if other not in helped:
            yield declared_offer("stabilise", a.Stabilise(who=figure.id, target=other))
    others = _others(scene, figure)
    yield declared_offer("try", a.Try(who=figure.id, attribute="strength"), ATTRIBUTE, TASK, *others)
    if figure.is_panicked:
        yield declared_offer("recover", a.Recover(who=figure.id))
    refuge = Param(name="refuge", kind="text", default="")
    together = (one for one in others if one.name == "together")
    yield declared_offer("flee", a.Flee(who=figure.id), refuge, flag("has_refuge", True), *together)
    yield declared_offer("wait", a.Wait(who=figure.id))


def declared_offer(name: str, deed: a.Deed, *params: Param) -> Offer:
    """A deed that is announced first; its own odds tell what that leads to."""
    return Offer(name=name, action=a.Declare(deed=deed), params=params, preview=deed)


def moves_and_strikes(game: Game, scene: Scene, figure: Figure) -> Iterator[Candidate]:
    """Candidates for where somebody can go and whom they can strike, and for nothing else."""
    yield from _moves(game, scene, figure)
    if scene.is_fight and _may_declare(scene, figure):
        yield from _strikes(game, scene, figure)


def _has_declared(scene: Scene, figure: Figure) -> bool:
    return any(deed.who == figure.id for deed in scene.declared)


def _may_declare(scene: Scene, figure: Figure) -> bool:
    is_free = not (figure.has_acted or figure.loses_turn or figure.is_out)
    return is_free and not _has_declared(scene, figure)


def _in_peace(game: Game, scene: Scene, figure: Figure) -> Iterator[Candidate]:
    params = (ATTRIBUTE, TASK, *_others(scene, figure))
    yield Offer(name="try", action=a.Try(who=figure.id, attribute="strength"), params=params)
    for other in _dying(scene):
        yield Offer(name="stabilise", action=a.Stabilise(who=figure.id, target=other))
    yield from _moves(game, scene, figure)


def _others(scene: Scene, figure: Figure) -> tuple[Param, ...]:
    """Who may be said to be against a deed, and who to take part in it, where there is anybody."""
    against = _enemies(scene, figure.side).standing
    together = tuple(id for id in _friends(scene, figure.side) if id != figure.id)
    params = (choice("against", (NONE, *against)),) if against else ()
    return (*params, some("together", together)) if together else params


def _strikes(game: Game, scene: Scene, figure: Figure) -> Iterator[Offer]:
    """Every weapon at every foe; two at once; what reaches many, at all who stand."""
    standing, helpless = _enemies(scene, figure.side)
    targets = (*standing, *helpless)
    weapons = weapons_of(figure)
    # A wolf has no fists: creatures with attacks of their own are not offered bare hands.
    hands = () if figure.attacks else (-1,)
    guarded = _guarded(scene, figure.side)
    for place in (*_different(weapons), *hands):
        weapon = weapons[place] if place >= 0 else unarmed(game)
        params = FAR if weapon.is_ranged or not is_in_hand(figure, place) else CLOSE
        for target in targets:
            strike = a.Strike(who=figure.id, targets=(target,), weapon=place)
            yield declared_offer(manner(weapon), strike, *params, *([NATURE] if target in guarded else ()))
        if len(standing) > 1 and (spreads_alone(figure, weapon) or figure.is_detachment):
            blast = a.Strike(who=figure.id, targets=standing, weapon=place)
            yield declared_offer(
                "blast", blast, *params, flag("counts_targets"), *([NATURE] if guarded else ())
            )
    for first, second in _pairs(figure, weapons):
        for target in targets:
            strike = a.Strike(who=figure.id, targets=(target,), weapon=first, second=second)
            yield declared_offer("strike-both", strike, *CLOSE, *([NATURE] if target in guarded else ()))


def attempts(game: Game, scene: Scene, who: str, other: str) -> tuple[Offer, ...]:
    """What somebody may want to do to somebody with what they have, whether or not it is refused now."""
    figure = next((one for one in scene.figures if one.id == who), None)
    if figure is None or who == other:
        return ()
    weapons = weapons_of(figure)
    hands = () if figure.attacks else (-1,)
    strikes = [
        declared_offer(
            manner(weapons[place] if place >= 0 else unarmed(game)),
            a.Strike(who=who, targets=(other,), weapon=place),
        )
        for place in (*_different(weapons), *hands)
    ]
    return (*strikes, declared_offer("stabilise", a.Stabilise(who=who, target=other)))


def manner(weapon: Attack) -> str:
    """How an attack is called that is made with something: shot, thrown, or a strike."""
    if weapon.name in THROWN:
        return "throw"
    # What reaches many from afar is breathed or spat, and nobody would call that a shot.
    return "shoot" if weapon.is_ranged and not weapon.is_blast else "strike"


def wide_strikes(scene: Scene, who: str, target: str) -> tuple[Offer, ...]:
    """What somebody can attack others with besides somebody, who comes first."""
    figure = scene.figure(who)
    weapons = weapons_of(figure)
    places = [
        one for one in _different(weapons) if figure.is_detachment or spreads_alone(figure, weapons[one])
    ]
    standing = _enemies(scene, figure.side).standing if places else ()
    if len(standing) < 2 or standing[0] != target:
        return ()
    return tuple(
        declared_offer("blast", a.Strike(who=who, targets=standing, weapon=place)) for place in places
    )


def _different(weapons: tuple[Attack, ...]) -> tuple[int, ...]:
    """The places of the weapons, those with the greatest dice first; of several of one name the greatest."""
    places = sorted(range(len(weapons)), key=lambda place: -weapons[place].most)
    named: dict[str, int] = {}
    for place in places:
        named.setdefault(weapons[place].name, place)
    return tuple(named.values())


def _pairs(figure: Figure, weapons: tuple[Attack, ...]) -> Iterator[tuple[int, int]]:
    """Weapons that a hand each can hold, two by two; the same pair is named once."""
    seen: set[frozenset[str]] = set()
    light = [
        place
        for place, weapon in enumerate(weapons)
        if is_in_hand(figure, place) and not (weapon.is_bulky or weapon.is_ranged or weapon.is_blast)
    ]
    for first, second in combinations(light, 2):
        if (pair := frozenset((weapons[first].name, weapons[second].name))) not in seen:
            seen.add(pair)
            yield first, second


def _moves(game: Game, scene: Scene, figure: Figure) -> Iterator[Candidate]:
    """Every square within this turn's move; when that is used, those of a second one as the action."""
    space = scene.space
    if isinstance(space, Board) and figure.id in space.places():
        friends = frozenset([one.id for one in scene.figures if one.side == figure.side])
        again = scene.is_fight and figure.moved > 0
        left = squares_left(game, scene, figure, is_action=again)
        taken = frozenset([one.to for one in scene.declared if again and isinstance(one, a.MoveTo)])
        yield _walks(space, figure.id, left, friends, again, taken)
    if isinstance(space, Zones):
        yield from _shifts(scene, figure)


@lru_cache(maxsize=256)
def _walks(
    board: Board, who: str, left: int, friends: frozenset[str], again: bool, taken: frozenset[Square]
) -> tuple[Offer, ...]:
    """The walks on one board but for squares that are spoken for, kept: most of what happens moves nobody."""
    reached = walks(board, who, left, friends)
    squares = [square for square, cost in reached.items() if cost and square not in taken]
    moves = [a.MoveTo(who=who, to=square, is_action=again) for square in squares]
    if again:
        return tuple([declared_offer("move-again", one) for one in moves])
    return tuple([Offer(name="move", action=one) for one in moves])


def _shifts(scene: Scene, figure: Figure) -> Iterator[Offer]:
    again = scene.is_fight and figure.moved > 0
    for other in scene.figures:
        if (other.side == figure.side and other.character.state not in DYING) or other.has_fled:
            continue
        for nearer in (True, False):
            shift = a.ShiftBand(who=figure.id, other=other.id, nearer=nearer, is_action=again)
            name = "approach" if nearer else "withdraw"
            yield declared_offer(name, shift) if again else Offer(name=name, action=shift)


def _of_warden(game: Game, scene: Scene) -> Iterator[Candidate]:
    if scene.is_fight:
        yield Offer(name="resolve-side", action=a.ResolveSide())
        yield Offer(name="end-fight", action=a.EndFight())
        for figure in scene.figures:
            if figure.side == "foes" or figure.character.kind != "pc":
                yield from _of_figure(game, scene, figure)
        for group in sorted({group_of(game, one) for one in scene.figures if not one.is_out} - {""}):
            yield Offer(name="check-morale", action=a.CheckMorale(group=group))
    else:
        ids = tuple(one.id for one in scene.of_side("party") if not one.is_out)
        yield Offer(name="start-fight", action=a.StartFight(), params=(some("ready", ids),))
        for figure in scene.of_side("party"):
            if not figure.character.is_dead:
                hurt = a.HarmAttribute(who=figure.id, attribute="strength", dice=(6,))
                yield Offer(name="harm-attribute", action=hurt, params=(ATTRIBUTE, DIE, flag("is_attack")))
            if figure.character.kind != "pc":
                yield from _in_peace(game, scene, figure)
    for figure in scene.figures:
        for row in dict.fromkeys(scar.row for scar in figure.character.scars if is_open(scar)):
            yield Offer(name="settle-scar", action=a.SettleScar(who=figure.id, row=row))
        if figure.character.kind != "pc" and figure.character.state in ("dead", "critical"):
            yield Offer(name="spare", action=a.Spare(who=figure.id))
