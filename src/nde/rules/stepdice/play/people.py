"""Who is in a scene: people at a glance and in full, newcomers, those who leave, whose turn it is.

Here too is what a game master may rule about somebody: any plain value, as long as the game can have it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.errors import Unreadable
from nde.rules.people import without_tokens
from nde.rules.play import BEYOND, Person, Side, Turn, blurred_value, value_put, with_turn
from nde.rules.ruleset import Sheet, Track, value_at
from nde.rules.stepdice.attributes import scale, variants_of
from nde.rules.stepdice.character import ATTRIBUTES, Character
from nde.rules.stepdice.companion.blocks import ALSO_OF_FOES, Block, block_sheet, blocks, foe_from_block
from nde.rules.stepdice.companion.records import FOR_THE_GM
from nde.rules.stepdice.effects import entering
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Foe, Hero, Scene, is_in
from nde.rules.stepdice.sheet import sheet, tracks


def new_scene(
    game: Game,
    characters: Mapping[str, Character],
    foes: Mapping[str, str | Block] | None = None,
    *,
    space: Board | Zones | None = None,
    is_fight: bool = False,
) -> Scene:
    """A scene of heroes by id and of foes by id and stat block (or plain rank)."""
    members = tuple(foe_from_block(game, id, block) for id, block in (foes or {}).items())
    return Scene(
        heroes=tuple(entering(game, id, character) for id, character in characters.items()),
        foes=members,
        space=space,
        is_fight=is_fight,
    )


def characters(scene: Scene) -> dict[str, Character]:
    """The heroes' characters as the scene has left them."""
    return {hero.id: hero.character for hero in scene.heroes}


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
    plain = Block(id=foe.block or foe.rank, name=foe.name, rank=foe.rank, tn=foe.tn, wounds=foe.wounds_most)
    block = blocks(game).get(foe.block, plain)
    now = {name: getattr(foe, name) for name in ALSO_OF_FOES if name != "wounds"}
    whole = block_sheet(replace(block, is_template=False, hearts_from="book", **now))
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
    return not foe.is_out and not is_in(foe, *FOR_THE_GM)


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
        name=foe.name,
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


COUNTED = ("armour", "moved", "helped", "tn", "wounds", "wounds_most", "speed", "skipped")
"""Numbers of somebody in a scene that are never below nothing."""
ON_THE_SHEET = ("hearts", "hearts_most", "mana", "mana_most", "luck")


def veil(scene: Scene, hidden: frozenset[str]) -> Scene:
    """The scene without the hidden: the same one where none of them is in it.

    Nothing else is secret in a step-dice game: numbers and wounds of foes are said at the table, unless the
    game master keeps them to herself (`blur`).
    """
    gone = sum(foe.is_out for foe in scene.foes if foe.id in hidden) if hidden else 0
    seen = _without(scene, hidden)
    # Those who fell unseen would show in the count of the fallen.
    return replace(seen, cast_down=max(seen.cast_down - gone, 0)) if gone else seen


def blur(scene: Scene, kept: frozenset[str]) -> Scene:
    """The scene in which nobody can tell what some foes still take."""
    foes = tuple(
        replace(foe, wounds=blurred_value(foe.wounds, foe.wounds_most), wounds_most=BEYOND)
        if foe.id in kept
        else foe
        for foe in scene.foes
    )
    return replace(scene, foes=foes)


def leave(scene: Scene, who: str) -> Scene:
    """The scene without somebody, token and all."""
    return _without(scene, frozenset((who,)))


def join(game: Game, scene: Scene, foes: Mapping[str, str | Block]) -> Scene:
    """The scene with more foes; an id that somebody has already brings nobody."""
    taken = {one.id for one in _everybody(scene)}
    joining = {id: foe_from_block(game, id, block) for id, block in foes.items()}
    members = tuple(foe for id, foe in joining.items() if id not in taken)
    return replace(scene, foes=(*scene.foes, *members)) if members else scene


def put(game: Game, scene: Scene, path: str, value: object) -> Scene:
    """The scene with another value at a path, as long as the game has such a value."""
    changed: Scene = value_put(scene, ("heroes", "foes"), path, value)
    who = path.partition(".")[0]
    if all(_is_sound(game, one) for one in _everybody(changed) if one.id == who):
        return changed
    old = value_at(_everybody(scene), path)
    raise Unreadable("wrong-value", path=path, value=str(value), old=str(old))


def _everybody(scene: Scene) -> tuple[Hero | Foe, ...]:
    return (*scene.heroes, *scene.foes)


def _is_sound(game: Game, one: Hero | Foe) -> bool:
    """Whether everything about somebody is what the game can have: no number below nothing, dice it rolls."""
    if any(getattr(one, name, 0) < 0 for name in COUNTED):
        return False
    if isinstance(one, Foe):
        return one.rank in game.settings.ranks
    character = one.character
    if any(getattr(character, name) < 0 for name in ON_THE_SHEET) or min(one.assets_used, default=0) < 0:
        return False
    if character.variant not in variants_of(game.settings):
        return False
    values = scale(game.settings, character.variant)
    return all(getattr(character, attribute) in values for attribute in ATTRIBUTES)


def _without(scene: Scene, ids: frozenset[str]) -> Scene:
    heroes = tuple([hero for hero in scene.heroes if hero.id not in ids])
    foes = tuple([foe for foe in scene.foes if foe.id not in ids])
    failed = tuple([pair for pair in scene.failed if pair[0] not in ids and pair[1] not in ids])
    clocks = tuple([clock for clock in scene.clocks if not _is_named_after(clock, ids)])
    space = without_tokens(scene.space, ids)
    kept = (heroes, foes, failed, clocks, space)
    if kept == (scene.heroes, scene.foes, scene.failed, scene.clocks, scene.space):
        return scene
    return replace(scene, heroes=heroes, foes=foes, failed=failed, clocks=clocks, space=space)


def _is_named_after(clock: Clock, ids: frozenset[str]) -> bool:
    """Whether a clock bears the name of one of them, or stands for a hazard that does."""
    return clock.id in ids or clock.id.rpartition(":")[2] in ids
