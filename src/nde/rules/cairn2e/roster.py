"""Who is in a scene: characters and stat blocks as it opens, more foes, and whoever is hidden or gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.rules.cairn2e.actions import Deed, Strike, Wait
from nde.rules.cairn2e.bestiary import BLOCKS, figure_from_block
from nde.rules.cairn2e.blocks import Block
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.fight.groups import group_of, groups_in, regrouped
from nde.rules.cairn2e.scene import Figure, Group, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.people import without_tokens
from nde.rules.play import Side
from nde.rules.ruleset import ActionRefused

NAMED = ("target", "other", "against")
"""Fields of deeds that name one other person."""


def new_scene(
    game: Game,
    characters: Mapping[str, Character],
    foes: Mapping[str, str | Block] | None = None,
    *,
    space: Board | Zones | None = None,
    is_fight: bool = False,
) -> Scene:
    """A scene of characters by id, and of foes by id and stat block, of the bestiary or imported."""
    party = tuple(Figure(id=id, character=character) for id, character in characters.items())
    members = (_figure(game, id, block) for id, block in (foes or {}).items())
    scene = Scene(figures=(*party, *members), is_fight=is_fight, space=space)
    return replace(scene, groups=groups_in(game, scene)) if is_fight else scene


def _figure(game: Game, id: str, block: str | Block) -> Figure:
    """A foe by its stat block, of the bestiary or imported."""
    if isinstance(block, str):
        if block not in BLOCKS:
            raise ActionRefused("no-such-creature-block", rule="cairn2e/bestiary", block=block)
        block = BLOCKS[block]
    return figure_from_block(game, block, id)


def mustered(foes: Mapping[str, str | Block]) -> dict[str, str | Block]:
    """Foes by id and stat block, with one detachment for those whose block makes so many of them one."""
    blocks = {id: one if isinstance(one, Block) else BLOCKS.get(one) for id, one in foes.items()}
    counts = Counter(block.id for block in blocks.values() if block is not None)
    found: dict[str, str | Block] = {}
    met: set[str] = set()
    for id, block in blocks.items():
        if block is None or not 0 < block.unit_from <= counts[block.id]:
            found[id] = foes[id]
        elif block.id not in met:
            met.add(block.id)
            found[id] = replace(block, is_detachment=True)
    return found


def units(scene: Scene) -> frozenset[str]:
    """The kinds of foes who fight as one detachment by their number, and not by their nature."""
    blocks = {one.block: BLOCKS.get(one.block) for one in scene.of_side("foes") if one.is_detachment}
    return frozenset(id for id, block in blocks.items() if block is not None and block.unit_from)


def loose_crowds(scene: Scene) -> frozenset[str]:
    """The kinds of foes of whom so many stand in a scene one by one that their block makes them a unit."""
    single = [one for one in scene.of_side("foes") if not (one.is_out or one.is_detachment)]
    counts = Counter(one.block for one in single if one.block in BLOCKS)
    return frozenset(id for id, count in counts.items() if 0 < BLOCKS[id].unit_from <= count)


def characters(scene: Scene) -> dict[str, Character]:
    """The players' characters as the scene has left them."""
    return {one.id: one.character for one in scene.figures if one.character.kind == "pc"}


def veil(game: Game, scene: Scene, hidden: frozenset[str]) -> Scene:
    """The scene as players may know it; the game itself keeps nothing in it secret.

    Groups lose those who are hidden from their number too, or it would tell how many they are.
    """
    if not hidden:
        return scene
    staying = tuple(_ungrouped(one, hidden) for one in scene.figures if one.id not in hidden)
    space = without_tokens(scene.space, hidden)
    if len(staying) == len(scene.figures) and space is scene.space:
        return scene
    lost = Counter(group_of(game, one) for one in scene.figures if one.id in hidden)
    left = {group_of(game, one) for one in staying}
    return replace(
        scene,
        figures=staying,
        groups=tuple(
            replace(group, size=group.size - lost[group.id]) if lost[group.id] else group
            for group in scene.groups
            if group.id in left and group.size > lost[group.id]
        ),
        declared=tuple(_without_names(deed, hidden) for deed in scene.declared if deed.who not in hidden),
        space=space,
    )


def leave(game: Game, scene: Scene, who: str) -> Scene:
    """The scene without somebody, token and all."""
    return veil(game, scene, frozenset((scene.figure(who).id,)))


def join(game: Game, scene: Scene, foes: Mapping[str, str | Block]) -> Scene:
    """The scene with more foes, by id and stat block; in a fight their groups grow by them."""
    taken = {one.id for one in scene.figures}
    newcomers = []
    for id, block in foes.items():
        newcomers.append(_figure(game, id, block))
        if id in taken:
            raise ActionRefused("name-taken", rule="cairn2e/bestiary", who=id)
    joined = replace(scene, figures=(*scene.figures, *newcomers))
    if not scene.is_fight:
        return joined
    more = Counter(group_of(game, one) for one in newcomers)
    known = {group.id for group in scene.groups}
    grown = [replace(group, size=group.size + more[group.id]) for group in scene.groups]
    grown += [Group(id=id, size=size) for id, size in more.items() if id and id not in known]
    return replace(joined, groups=tuple(sorted(grown, key=lambda group: group.id)))


def sided(game: Game, scene: Scene, who: str, side: Side) -> Scene:
    """The scene with somebody on another side: what they had declared is off, and groups are counted anew."""
    before = scene.figure(who)
    figures = tuple(replace(one, side=side, group="") if one.id == who else one for one in scene.figures)
    declared = tuple(deed for deed in scene.declared if deed.who != who)
    return regrouped(game, replace(scene, figures=figures, declared=declared), before)


def lead(scene: Scene, who: Iterable[str]) -> Scene:
    """The scene with some foes as leaders: whoever stands or flees with them does so by their WIL."""
    leaders = set(who)
    figures = tuple(replace(one, is_leader=True) if one.id in leaders else one for one in scene.figures)
    return replace(scene, figures=figures)


def _ungrouped(figure: Figure, hidden: frozenset[str]) -> Figure:
    """Somebody whose group is not called after one of the hidden: they then stand with all others."""
    return replace(figure, group="") if figure.group in hidden else figure


def _without_names(deed: Deed, hidden: frozenset[str]) -> Deed:
    """A deed that names none of the hidden; one that was all about them is only known to have been said."""
    changed: dict[str, object] = {}
    if hidden.intersection(together := getattr(deed, "together", ())):
        changed["together"] = tuple(one for one in together if one not in hidden)
    if isinstance(deed, Strike) and hidden.intersection(deed.targets):
        changed["targets"] = tuple(one for one in deed.targets if one not in hidden)
        if not changed["targets"]:
            return Wait(who=deed.who)
    for name in NAMED:
        if getattr(deed, name, "") in hidden:
            return Wait(who=deed.who)
    return replace(deed, **changed) if changed else deed
