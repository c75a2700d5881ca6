"""Everybody in a scene at a glance, the sheet of each, and how much a side can still take."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from nde.rules.cairn2e.bestiary import BLOCKS
from nde.rules.cairn2e.bestiary.shipped import attack_note, feature_key, lore_lists
from nde.rules.cairn2e.bodies import DYING, armor_of, effective_hp, is_full
from nde.rules.cairn2e.character import ATTRIBUTES
from nde.rules.cairn2e.characters.sheet import UNBOUNDED, deprivation, refill_of, sheet
from nde.rules.cairn2e.fight.attacks import guard_of, unarmed, weapons_of
from nde.rules.cairn2e.fight.deeds import is_hobbled
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.people import People
from nde.rules.play import BEYOND, Person, Side
from nde.rules.ruleset import Listing, Sheet, Track, Trait

FEATURES = ("is_unarmed", "is_detachment", "is_leader", "is_fearless")
"""What may be special about a figure of a stat block, worded as `feature-detachment`, …"""


def people_of(game: Game) -> People:
    """The people of this game's scenes."""
    return People(("figures",), lambda scene, one: _person(game, one, has_acted=one.id in _busy(scene)))


VITALS = frozenset(("hp", "strength"))
"""The tracks that damage comes off, one after the other."""


def blur(scene: Scene, kept: frozenset[str]) -> Scene:
    """The scene in which nobody can tell what HP some people have.

    STR stays what it is, since saves are made against it: their odds are open, as those of any roll are.
    """
    figures = tuple(_blurred(one) if one.id in kept else one for one in scene.figures)
    return replace(scene, figures=figures)


def _blurred(figure: Figure) -> Figure:
    body = figure.character
    # Whoever has no HP left stands all the same, and looks no other than anybody who is hurt.
    hp = BEYOND - (body.hp < body.hp_most)
    return replace(figure, character=replace(body, hp=hp, hp_most=BEYOND))


def dying(scene: Scene) -> frozenset[str]:
    """Whoever is dead within the hour unless somebody helps."""
    return frozenset(one.id for one in scene.figures if one.character.state in DYING)


def standing(game: Game, scene: Scene, side: Side) -> int:
    """HP and STR of all on a side who take part."""
    return sum(
        effective_hp(game, one) + one.character.strength
        for one in scene.figures
        if one.side == side and not one.is_out
    )


def sheet_of(game: Game, scene: Scene, who: str) -> Sheet:
    """The sheet of somebody as they now are: a character's, or that of a creature."""
    figure = scene.figure(who)
    return (_creature_sheet if figure.character.kind == "npc" else _character_sheet)(game, figure)


def conditions_of(game: Game, figure: Figure) -> tuple[str, ...]:
    """What hampers somebody now, gravest first."""
    body = figure.character
    hampered = {
        body.state: body.state != "fine",
        "fled": figure.has_fled,
        "paralysed": body.dexterity == 0 < body.dexterity_most,
        "delirious": body.will == 0 < body.will_most,
        "panicked": figure.is_panicked,
        "loses-turn": figure.loses_turn,
        "overloaded": bool(body.items) and is_full(game, body),
        "hobbled": bool(body.scars) and body.state == "fine" and is_hobbled(figure),
        "deprived": body.is_deprived,
        "fatigue": body.fatigue > 0,
    }
    return tuple([key for key, is_so in hampered.items() if is_so])


@lru_cache(maxsize=32)
def _busy(scene: Scene) -> frozenset[str]:
    """Everybody whose action of this turn is used, lost, or declared alone or together with others."""
    if not scene.is_fight:
        return frozenset()
    used = {one.id for one in scene.figures if one.has_acted or one.loses_turn}
    for deed in scene.declared:
        used.add(deed.who)
        used.update(getattr(deed, "together", ()))
    return frozenset(used)


def is_shipped(figure: Figure) -> bool:
    """Whether somebody is a creature of the bestiary that nobody gave another name."""
    block = BLOCKS.get(figure.block)
    return block is not None and figure.character.name in ("", block.name)


@lru_cache(maxsize=256)
def _person(game: Game, figure: Figure, *, has_acted: bool) -> Person:
    """One of them; kept, since most people are the same from one look at a scene to the next."""
    body = figure.character
    is_ours = is_shipped(figure)
    label = f"block-{figure.block}" if is_ours else f"trade-{body.trade}" if body.trade else ""
    return Person(
        id=figure.id,
        name="" if is_ours else body.name,
        label=label,
        side=figure.side,
        is_out=figure.is_out,
        is_gone=body.state == "dead" or (figure.has_fled and figure.side == "foes"),
        has_fled=figure.has_fled,
        has_acted=has_acted,
        loses_turn=figure.loses_turn,
        tracks=(
            _track("hp", effective_hp(game, figure), body.hp_most, refill_of(game, "hp", figure)),
            _track("strength", body.strength, body.strength_most, refill_of(game, "strength", figure)),
        ),
        conditions=conditions_of(game, figure),
    )


def _track(key: str, value: int, most: int, refill: str) -> Track:
    return Track(key=key, value=value, most=most, cap=max(UNBOUNDED, most), refill=refill)


def _character_sheet(game: Game, figure: Figure) -> Sheet:
    """A character's sheet with what only a scene knows: a panic, a turn lost, a way that was fled.

    What somebody lacks stands on the sheet alone: it matters to their days, not to their fights.
    """
    body = figure.character
    plain = sheet(game, body)
    found = (key for key in conditions_of(game, figure) if key != body.state)
    told = tuple(one for key in found for one in (deprivation(body) if key == "deprived" else (key,)))
    notes = tuple(f"×{body.fatigue}" if key == "fatigue" else "" for key in told)
    now = Listing(key="conditions", kind="condition", items=told, notes=notes)
    hp, refill = effective_hp(game, figure), refill_of(game, "hp", figure)
    return replace(
        plain,
        tracks=tuple(
            replace(one, value=hp, refill=refill) if one.key == "hp" else one for one in plain.tracks
        ),
        lists=tuple(now if one.key == "conditions" else one for one in plain.lists),
    )


def _creature_sheet(game: Game, figure: Figure) -> Sheet:
    """A creature as it now is: what its stat block shows, with what is left of it."""
    body = figure.character
    critical = (Trait(key="critical", shown_as="word", value=figure.critical),) if figure.critical else ()
    return Sheet(
        name=figure.block if is_shipped(figure) else body.name,
        traits=(Trait(key="armor", shown_as="score", value=armor_of(game, figure)), *critical),
        tracks=(
            _track("hp", effective_hp(game, figure), body.hp_most, "moments"),
            *(
                _track(name, getattr(body, name), getattr(body, f"{name}_most"), "week")
                for name in ATTRIBUTES
            ),
        ),
        lists=(
            Listing(
                key="attacks",
                kind="weapon",
                items=tuple(attack.name for attack in figure.attacks),
                notes=tuple(map(attack_note, figure.attacks)),
            ),
            Listing(
                key="besides",
                kind="feature",
                items=tuple(feature_key(name) for name in FEATURES if getattr(figure, name)),
            ),
            Listing(key="conditions", kind="condition", items=conditions_of(game, figure)),
            *lore_lists(figure.special, figure.notes),
        ),
    )


def unasked(game: Game, scene: Scene) -> tuple[str, ...]:
    """What would harm a foe whom nothing at hand does."""
    return ("unharmable",) if _is_any_unharmable(game, scene) else ()


def _is_any_unharmable(game: Game, scene: Scene) -> bool:
    """Whether some foe is immune to every weapon of the party, and to bare hands."""
    weapons = {unarmed(game), *(one for figure in scene.of_side("party") for one in weapons_of(figure))}
    return any(
        all(guard_of(foe, weapon).effect == "immune" for weapon in weapons)
        for foe in scene.of_side("foes")
        if foe.special.guards
    )
