"""With what a foe strikes whom nobody plays: what does most by its odds (ruling cairn2e-foe-attack)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from nde.dice import Procedure, odds
from nde.rules.cairn2e.actions import Strike
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.bodies import effective_hp
from nde.rules.cairn2e.fight.attacks import unarmed, weapons_of
from nde.rules.cairn2e.fight.strikes import blows_of, strike_all
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game

SORTS_OF_HARM = (
    *("is_blast", "flat", "save", "attribute", "pierces_soft_armor"),
    *("doubles_on_metal", "drinks", "deprives"),
)
"""In what attacks differ without either being the better at everybody."""
GOOD = ("ignores_armor", "ignores_hp")
"""What makes an attack never worse."""


def attack_of(game: Game, figure: Figure, deed: Strike) -> Attack:
    """What a strike is made with."""
    return weapons_of(figure)[deed.weapon] if deed.weapon >= 0 else unarmed(game)


def is_left_out(game: Game, attack: Attack) -> bool:
    """Whether foes keep from an attack: one that can be made but once a day, or by the table's choice a power
    that stands beside the stat line."""
    return attack.is_rare or (attack.is_special and game.settings.foe_attack == "line")


def is_outdone(attack: Attack, others: Iterable[Attack]) -> bool:
    """Whether one of several attacks is never worse than an attack at anybody whom both reach."""
    return any(_outdoes(other, attack) for other in others)


def _outdoes(one: Attack, other: Attack) -> bool:
    """Whether an attack has at least the dice of another, and harms in no other way."""
    if any(getattr(one, name) != getattr(other, name) for name in SORTS_OF_HARM):
        return False
    if any(getattr(one, name) < getattr(other, name) for name in GOOD) or len(one.dice) < len(other.dice):
        return False
    pairs = zip(sorted(one.dice, reverse=True), sorted(other.dice, reverse=True), strict=False)
    return all(die >= less for die, less in pairs)


def foe_attacks(game: Game, scene: Scene) -> dict[str, bool]:
    """The attacks among which foes of a scene choose, by name, and whether one of their own outdoes each."""
    found: dict[str, bool] = {}
    for figure in scene.of_side("foes"):
        own = [one for one in weapons_of(figure) if not is_left_out(game, one)]
        if figure.is_out or len({one.name for one in own}) < 2:
            continue
        for at, one in enumerate(own):
            # Of two that are alike the first counts.
            better = [two for place, two in enumerate(own) if place != at and not _outdoes(one, two)]
            is_lesser = is_outdone(one, (*own[:at], *better))
            found[one.name] = found.get(one.name, True) and is_lesser
    return found


def left_after(game: Game, scene: Scene, deed: Strike, target: str) -> Fraction:
    """What somebody is expected to have left after a strike: HP and STR, and less than nothing for whoever is
    out of it then."""
    pair = tuple(scene.figure(id) for id in (deed.who, target))
    # Nobody else makes a difference, nor when it is: so it is worked out once for all scenes like this.
    alone = replace(scene, figures=pair, groups=(), declared=(), round=1, clock=0)
    return _left_after(game, alone, replace(deed, targets=(target,)))


@lru_cache(maxsize=1024)
def _left_after(game: Game, scene: Scene, deed: Strike) -> Fraction:
    chances = odds(lambda: _struck(game, scene, deed))
    return sum((left * chance for left, chance in chances.items()), Fraction())


def _struck(game: Game, scene: Scene, deed: Strike) -> Procedure[int]:
    blows = yield from blows_of(game, scene, deed)
    _, effects = yield from strike_all(game, scene, blows)
    figure = scene.after(game, effects).figure(deed.targets[0])
    return -1 if figure.is_out else int(effective_hp(game, figure) + figure.character.strength)


def best_of(game: Game, scene: Scene, figure: Figure, strikes: list[Strike], target: str) -> Strike:
    """The strike of somebody that leaves a target the least; of equal ones that with the greatest dice."""
    if len(strikes) == 1:
        return strikes[0]

    def rank(deed: Strike) -> tuple[Fraction, int]:
        return left_after(game, scene, deed, target), -attack_of(game, figure, deed).most

    return min(_worth_weighing(game, figure, strikes), key=rank)


def _worth_weighing(game: Game, figure: Figure, strikes: list[Strike]) -> Iterator[Strike]:
    """The strikes that none before them outdoes, the greatest dice first."""
    met: list[Attack] = []
    for deed in sorted(strikes, key=lambda deed: -attack_of(game, figure, deed).most):
        attack = attack_of(game, figure, deed)
        if not is_outdone(attack, met):
            met.append(attack)
            yield deed
