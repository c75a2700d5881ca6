"""Who is in a scene, at a glance, and whose deed an action is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from nde.dice import GM
from nde.rules.play import Person, Side
from nde.rules.ruleset import Sheet
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.blocks import BLOCKS, Block, block_sheet
from nde.rules.tkds.book.people import starting_hero_points
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.characters.sheet import sheet, tracks
from nde.rules.tkds.checks.harm import KIND_OF_LASTING
from nde.rules.tkds.effects.body import PlayersKnown
from nde.rules.tkds.scene import DELAYED, DISARMED, MOUNTED, SALVE, SHIELD_LOWERED, Figure, Scene
from nde.rules.tkds.settings import Game

BY_THE_GM = frozenset(
    (
        *(a.Reveal, a.Harm, a.LoseSkill, a.GrantHero, a.GrantPerk, a.GrantTemporary),
        *(a.Milestone, a.KeepSpell),
    )
)
"""Actions that name somebody and are not theirs: the world, the GM or luck does it to them."""
CONDITIONS = frozenset(
    (
        *("prone", MOUNTED, "held", DISARMED, SHIELD_LOWERED, *KIND_OF_LASTING, DELAYED, SALVE),
        *(key for spell in SPELLS.values() for key in spell.conditions),
    )
)
"""The key of every condition somebody can be put into."""


def person(game: Game, scene: Scene, figure: Figure) -> Person:
    """Somebody in a scene at a glance."""
    body = figure.character
    return Person(
        id=figure.id,
        name=body.name,
        label=f"block-{figure.block}" if figure.block else "",
        side=figure.side,
        is_out=figure.is_out,
        is_gone=body.state == "dead" or figure.has_fled,
        has_fled=figure.has_fled,
        # Whoever has momentum has another attack left.
        has_acted=scene.is_fight and ((figure.has_acted and not figure.momentum) or figure.loses_turn),
        loses_turn=scene.is_fight and figure.loses_turn,
        tracks=tracks(game, body, shared=_shared(game, scene, figure)),
        conditions=(*conditions(figure), *_places(scene, figure)),
    )


def _shared(game: Game, scene: Scene, figure: Figure) -> int:
    """With how many hero points whoever plays somebody begins a session, whichever character brings them."""
    if figure.character.kind != "pc":
        return 0
    own = frozenset(scene.sharing(figure.id))
    return max(
        (starting_hero_points(game, one.character) for one in scene.figures if one.id in own), default=0
    )


def _places(scene: Scene, figure: Figure) -> Iterator[str]:
    """Keys of the magic that lies on the place where somebody stands, besides what lies on themselves."""
    for key in dict.fromkeys(one.key for one in scene.zones):
        if scene.zones_on(figure.id, key) and figure.condition(key) is None:
            yield key


def conditions(figure: Figure) -> tuple[str, ...]:
    """Keys of everything that hampers or helps somebody now, each once."""
    body = figure.character
    is_so = {
        body.state: body.state != "fine",
        "fled": figure.has_fled,
        "subdued": figure.is_subdued,
        "helpless": figure.is_helpless,
        "mortally-wounded": body.is_mortally_wounded,
        "exhausted": body.is_exhausted,
        "surprised" if figure.is_surprised else "too-slow": figure.loses_turn,
        "momentum": figure.momentum,
    }
    found = [key for key, holds in is_so.items() if holds]
    found.extend(one.key for one in figure.conditions)
    return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)


def sheet_of(game: Game, scene: Scene, who: str) -> Sheet:
    """The sheet of anybody as they now are: a character's card, or the stat block with what is left."""
    figure = scene.figure(who)
    body = figure.character
    shared = _shared(game, scene, figure)
    if not figure.block:
        shown = (
            sheet(game, replace(body, speed=figure.pace)) if figure.condition(MOUNTED) else sheet(game, body)
        )
        return replace(shown, tracks=tracks(game, body, shared=shared))
    block = replace(
        BLOCKS.get(figure.block) or Block(id=figure.block, name=body.name),
        level=body.level,
        hp=str(body.hp_most),
        defence=figure.defence,
        speed=body.speed,
        strength=body.skill("strength"),
        dexterity=body.skill("dexterity"),
        intelligence=body.skill("intelligence"),
        morale=figure.morale,
        attacks=figure.attacks,
        resists=figure.resists,
        immune=figure.immune,
        weak=figure.weak,
        tags=figure.tags,
    )
    shown = block_sheet(block, will=body.skill("will"))
    return replace(shown, tracks=tracks(game, body, shared=shared))


def seated(scene: Scene, players: Mapping[str, str]) -> tuple[PlayersKnown, ...]:
    """What the game has to be told of who plays whom; nothing where it knows."""
    pairs = tuple((one.id, players[one.id]) for one in scene.figures if _is_played(one, players))
    return () if pairs == scene.players else (PlayersKnown(players=pairs, rule="tkds/hero-points"),)


def _is_played(figure: Figure, players: Mapping[str, str]) -> bool:
    return figure.character.kind == "pc" and figure.id in players


def actor(action: a.Action) -> str:
    """Whose deed an action is."""
    if type(action) in BY_THE_GM or is_secret(action):
        return GM
    who = getattr(action, "who", "")
    return who if who and isinstance(who, str) else GM


def is_secret(action: a.Action) -> bool:
    """Whether only the game master sees what comes of it."""
    return isinstance(action, a.Check) and action.is_secret


def sides_left(scene: Scene) -> frozenset[Side]:
    """The sides of which somebody still takes part."""
    sides: tuple[Side, ...] = ("party", "foes")
    return frozenset(
        side for side in sides if any(one.side == side and not one.is_out for one in scene.figures)
    )


def dying(scene: Scene) -> frozenset[str]:
    """Whoever is dead in a few rounds unless somebody helps; a hero with hero points clings to life."""
    return frozenset(
        one.id
        for one in scene.figures
        if one.character.state == "dying" and not (one.character.kind == "pc" and one.character.hero_points)
    )


def unasked(scene: Scene) -> tuple[str, ...]:
    """That whoever has a hero point left is taken to cling to life with it."""
    has_points = any(one.character.kind == "pc" and one.character.hero_points for one in scene.figures)
    return ("clinging",) if has_points else ()


def standing(scene: Scene, side: Side) -> int:
    """Hit points, temporary ones included, of all of a side who take part."""
    return sum(
        one.character.hp + one.character.hp_temporary
        for one in scene.figures
        if one.side == side and not one.is_out
    )
