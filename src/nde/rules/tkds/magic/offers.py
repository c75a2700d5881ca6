"""What somebody may cast: candidates, of which the refused are left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from nde.dice import GM
from nde.rules.ruleset import Offer, Param
from nde.rules.tkds.actions import CastSpell, EndSpell, KeepSpell
from nde.rules.tkds.book.equipment import one_of_each, vessel_of
from nde.rules.tkds.book.spells import CATEGORIES, SPELLS, Spell
from nde.rules.tkds.magic.aim import EXHAUSTING, beyond_range
from nde.rules.tkds.params import edges, number
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import has_action, is_on_turn

ANY_SUBJECT = "thing"
"""A word for what is examined, until the player has a better one."""


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """Every spell somebody knows or has on a scroll, at everybody it makes sense for; and letting go."""
    if seat == GM:
        for figure in scene.figures:
            if figure.concentration:
                yield Offer(name="keep-spell", action=KeepSpell(who=figure.id), params=edges())
        for figure in scene.figures:
            is_the_gms = figure.side == "foes" or figure.character.kind != "pc"
            if is_the_gms and (figure.character.spells or figure.character.items):
                yield from _casts(game, scene, figure)
        return
    figure = scene.figure(seat)
    yield from _casts(game, scene, figure)
    if figure.concentration:
        yield Offer(name="end-spell", action=EndSpell(who=seat))


def wide_casts(game: Game, scene: Scene, who: str, target: str) -> tuple[Offer, ...]:
    """The spells that somebody can cast at others with somebody, who comes first."""
    found = _casts(game, scene, scene.figure(who), _takes_several)
    return tuple(
        one for one in found if one.action.targets[:1] == (target,) and {*one.action.targets} - {who, target}
    )


def _takes_several(spell: Spell) -> bool:
    return spell.leap > 0 or spell.most_targets > 2


def _casts(
    game: Game, scene: Scene, figure: Figure, takes: Callable[[Spell], bool] = lambda spell: True
) -> Iterator[Offer]:
    if not is_on_turn(scene, figure) or not has_action(scene, figure):
        return
    for key in figure.character.spells:
        if (spell := SPELLS.get(key)) is None or not takes(spell):
            continue
        for targets in _aims_in_range(game, scene, figure, spell):
            yield _offer("cast", spell, CastSpell(who=figure.id, spell=key, targets=targets))
            if EXHAUSTING in figure.character.perks:
                action = CastSpell(who=figure.id, spell=key, targets=targets, exhausts=True)
                yield _offer("cast-exhausting", spell, action)
    for place, item in one_of_each(figure.character.items):
        if (spell := SPELLS.get(vessel_of(item)[1])) is None or not takes(spell):
            continue
        for targets in _aims_in_range(game, scene, figure, spell):
            action = CastSpell(who=figure.id, spell=spell.key, targets=targets, scroll=place)
            yield _offer("read-scroll", spell, action)


def _offer(name: str, spell: Spell, action: CastSpell) -> Offer:
    params: tuple[Param, ...] = edges()
    if spell.is_daily:
        action = replace(action, subject=ANY_SUBJECT)
        params += (
            Param(name="subject", kind="text", default=ANY_SUBJECT),
            number("hu", CATEGORIES[spell.category].hu, 1, 40),
        )
    return Offer(name=name, action=action, params=params)


def _is_helped(figure: Figure, spell: Spell) -> bool:
    """Whether a spell does anything for somebody: healing does nothing for the unhurt."""
    heals = all(act.do == "heal" for act in spell.success) and bool(spell.success)
    return not heals or figure.character.hp < figure.character.hp_most


def _aims_in_range(game: Game, scene: Scene, caster: Figure, spell: Spell) -> Iterator[tuple[str, ...]]:
    for targets in _aims(scene, caster, spell):
        if beyond_range(game, scene, spell, caster, targets) is None:
            yield targets


def _aims(scene: Scene, caster: Figure, spell: Spell) -> Iterator[tuple[str, ...]]:
    """Whom it makes sense to cast a spell at: one each, and all together where it takes several."""
    if spell.target in ("self", "none"):
        yield (caster.id,) if spell.target == "self" else ()
        return
    if spell.is_place and scene.space is not None:
        yield ()
    here = [one for one in scene.figures if not one.character.is_dead and not one.has_fled]
    friends = tuple(one.id for one in here if one.side == caster.side and _is_helped(one, spell))
    foes = tuple(one.id for one in here if one.side != caster.side and not one.is_out)
    pool = {"ally": friends, "foe": foes, "anyone": foes + friends}[spell.target]
    for id in pool:
        yield (id,)
        if spell.leap:
            yield from ((id, other) for other in pool if other != id)
    if spell.most_targets > 2 and len(pool) > 1:
        yield pool[: spell.most_targets]
