"""Who is in a scene, at a glance and in full, and whose turn it is."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.playing import Person, Side, Turn, with_turn
from nde.rules.ruleset import Sheet, Track
from nde.rules.stepdice.companion.block_sheet import block_sheet
from nde.rules.stepdice.companion.blocks import Block, blocks
from nde.rules.stepdice.companion.deed_records import FOR_THE_GM
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Foe, Hero, Scene
from nde.rules.stepdice.sheet import sheet, tracks

HELPED = "helped"
"""The condition of somebody an ally's help waits for."""


def people(game: Game, scene: Scene) -> tuple[Person, ...]:
    """Everybody in a scene, heroes first."""
    is_fight = scene.is_fight
    return (
        *[_hero(game, hero, is_fight) for hero in scene.heroes],
        *[_foe(foe, is_fight) for foe in scene.foes],
    )


def sheet_of(game: Game, scene: Scene, who: str) -> Sheet:
    """The sheet of a hero, or of a foe as its stat block and what it still takes."""
    for hero in scene.heroes:
        if hero.id == who:
            return replace(sheet(game, hero.character), tracks=_hero_tracks(game, hero))
    foe = scene.foe(who)
    known = blocks(game.id, game.settings).get(foe.block)
    block = Block(
        id=foe.block or foe.rank,
        rank=foe.rank,
        tn=foe.tn,
        wounds=foe.wounds_most,
        role=foe.role,
        speed=foe.speed,
        can_shoot=foe.can_shoot,
        traits=foe.traits,
        moves=foe.moves,
        tactics=known.tactics if known is not None else "",
    )
    whole = block_sheet(block)
    traits = tuple(trait for trait in whole.traits if trait.key != "wounds")
    return replace(whole, traits=traits, tracks=_foe_tracks(foe))


def on_turn(scene: Scene, who: str) -> Scene:
    """The scene with the turn of somebody in it."""
    for side in ("heroes", "foes"):
        if any(one.id == who for one in getattr(scene, side)):
            return with_turn(scene, side, who, side)  # type: ignore[no-any-return]
    return scene


def turn(scene: Scene) -> Turn:
    """Whether turns are counted, which round it is, and whose side goes."""
    return Turn(is_fight=scene.is_fight, round=scene.round, side="foes" if scene.side == "foes" else "party")


def sides_left(scene: Scene) -> frozenset[Side]:
    """The sides of which somebody still takes part."""
    party: tuple[Side, ...] = ("party",) if any(not is_out(hero) for hero in scene.heroes) else ()
    foes: tuple[Side, ...] = ("foes",) if any(takes_part(foe) for foe in scene.foes) else ()
    return frozenset((*party, *foes))


def is_out(hero: Hero) -> bool:
    """Whether a hero takes no part any more."""
    return hero.is_down or hero.is_dead


def standing(scene: Scene, side: Side) -> int:
    """The hearts of all heroes, or the wounds that all foes who take part can still take."""
    if side == "party":
        return sum(hero.character.hearts for hero in scene.heroes if not hero.is_dead)
    return sum(foe.wounds for foe in scene.foes if takes_part(foe))


def takes_part(foe: Foe) -> bool:
    """Whether a foe still fights: it stands, has not fled, and has not given way in another manner."""
    return not foe.is_out and all(one.key not in FOR_THE_GM for one in foe.conditions)


def label_of(foe: Foe) -> str:
    """The message that names what a foe is: its stat block, or its rank where it is a plain one."""
    return f"block-{foe.block}" if foe.block else f"rank-{foe.rank}"


def _hero(game: Game, hero: Hero, is_fight: bool) -> Person:
    conditions = tuple([one.key for one in hero.conditions])
    return Person(
        id=hero.id,
        name=hero.character.name,
        label=f"role-{hero.character.role}",
        side="party",
        is_out=is_out(hero),
        is_gone=hero.is_dead,
        has_acted=is_fight and hero.has_acted,
        tracks=_hero_tracks(game, hero),
        conditions=(*conditions, HELPED) if hero.helped else conditions,
    )


def _foe(foe: Foe, is_fight: bool) -> Person:
    return Person(
        id=foe.id,
        label=label_of(foe),
        side="foes",
        is_out=not takes_part(foe),
        is_gone=foe.is_out,
        has_fled=foe.has_fled,
        has_acted=is_fight and foe.has_acted,
        tracks=_foe_tracks(foe),
        conditions=tuple([one.key for one in foe.conditions]),
    )


def _hero_tracks(game: Game, hero: Hero) -> tuple[Track, ...]:
    """The tracks of the sheet, with the armour token as this scene has left it."""
    return tuple(
        [
            replace(track, value=hero.armour) if track.key == "armour" else track
            for track in tracks(game, hero.character)
        ]
    )


def _foe_tracks(foe: Foe) -> tuple[Track, ...]:
    """What a foe still takes."""
    most = foe.wounds_most
    return (Track(key="wounds", value=foe.wounds, most=most, cap=most, refill="never"),)
