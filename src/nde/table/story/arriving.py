"""Coming to a place of an adventure, and foes who come to the party."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, islice
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Square
from nde.table import events as e
from nde.table.deciding import Deciding
from nde.table.scenes import left_behind, with_foes_of
from nde.table.state import LeftPlace
from nde.table.story.adventure import Changes, Foes, Place
from nde.table.story.layout import Layout, read_layout, settle
from nde.table.story.party import adventure_of, foes_standing, heroes, progress_of


def enter(d: Deciding, place: Place) -> Changes:
    """Bring the party to a place; what its first sight sets off comes back."""
    progress = progress_of(d)
    if progress.place:
        leave_behind(d)
    known = _left(d, place.id)
    d.note(e.PlaceEntered(place=place.id, title=place.title, text=place.text))
    scene = d.scene
    for one in d.playing.people(scene):
        if one.side == "foes":
            scene = d.playing.leave(scene, one.id)
    scene = d.playing.elsewhere(scene)
    scene, hidden = _first_seen(d, scene, place) if known is None else _met_again(d, scene, place, known)
    d.note(e.SceneSet(scene=scene, place=place.id, hidden=hidden))
    d.note(e.FoesCame(place=place.id, is_anybody=bool(foes_standing(d))))
    if place.id in progress.visited:
        return ()
    return place.enter


def leave_behind(d: Deciding) -> None:
    """Remember a place as the party leaves it: the wounded stay wounded, the dead and the fled stay away.

    Once before the fight there is called off, which some games' foes do not outlast, and once after it.
    """
    place = progress_of(d).place
    scene, before = left_behind(d.playing, d.scene), _left(d, place)
    if before is not None:
        scene = replace(with_foes_of(d.playing, scene, before.scene), space=before.scene.space)
    stayed = {one.id for one in d.playing.people(scene)}
    hidden = tuple(id for id in d.world.hidden if id in stayed)
    d.note(e.PlaceLeft(place=place, scene=scene, hidden=hidden))


def _left(d: Deciding, place: str) -> LeftPlace | None:
    return next((one for one in d.world.left if one.place == place), None)


def _first_seen(d: Deciding, scene: Any, place: Place) -> tuple[Any, tuple[str, ...]]:
    """The scene at a place where nobody has been yet, and who lies in wait there."""
    layout = layout_of(d, place)
    board = None if layout is None else _walked_in(d, Board(grid=layout.grid), layout)
    scene, _, hidden = _joined(d, replace(scene, space=board), place.foes, layout)
    return scene, hidden


def _met_again(d: Deciding, scene: Any, place: Place, known: LeftPlace) -> tuple[Any, tuple[str, ...]]:
    """The scene at a place that the party left before: everybody and every wall as it was then."""
    layout, space = layout_of(d, place), known.scene.space
    if layout is not None and isinstance(space, Board):
        space = _walked_in(d, space, layout)
    scene = replace(with_foes_of(d.playing, scene, known.scene), space=space)
    return scene, known.hidden


def _walked_in(d: Deciding, board: Board, layout: Layout) -> Board:
    walking = [one.id for one in heroes(d) if not one.is_gone]
    return settle(board, walking, layout.heroes)


def layout_of(d: Deciding, place: Place) -> Layout | None:
    """The map of a place, where it has one and the game plays on boards."""
    return read_layout(place.map) if place.map and "board" in d.rules.spaces else None


def bring(d: Deciding, groups: tuple[Foes, ...]) -> None:
    """Let more foes come to where the party is."""
    place = adventure_of(d).place(progress_of(d).place)
    scene = d.scene
    is_fight = d.playing.turn(scene).is_fight
    if not is_fight:
        for one in d.playing.people(scene):
            if one.side == "foes" and one.is_out:
                scene = d.playing.leave(scene, one.id)
    scene, figures, hidden = _joined(d, scene, groups, layout_of(d, place))
    if not figures:
        return
    d.note(e.FoesCame(place=place.id))
    if is_fight:
        d.note(e.Joined(scene=scene, figures=figures))
        if hidden:
            d.note(e.HiddenSet(figures=hidden, is_hidden=True))
    else:
        waiting = tuple(sorted({*d.world.hidden, *hidden}))
        d.note(e.SceneSet(scene=scene, place=place.id, hidden=waiting))


def _joined(
    d: Deciding, scene: Any, groups: tuple[Foes, ...], layout: Layout | None
) -> tuple[Any, tuple[str, ...], tuple[str, ...]]:
    """The scene with some groups of foes on its map, who they are, and who of them is hidden."""
    party = sum(not one.is_gone for one in heroes(d))
    claimed = {letter for group in groups for letter in group.at}
    letters = dict(layout.foes) if layout is not None else {}
    unclaimed = [square for letter, square in letters.items() if letter not in claimed]
    came: list[str] = []
    hidden: list[str] = []
    for group, ids in zip(groups, _ids_of_all(d, scene, groups, party), strict=True):
        scene = d.playing.join(scene, ids)
        if isinstance(scene.space, Board):
            scene = replace(scene, space=settle(scene.space, ids, _squares(group, letters, unclaimed)))
        came += ids
        hidden += ids if group.is_hidden else ()
    return scene, tuple(came), tuple(sorted(hidden))


def _squares(group: Foes, letters: dict[str, Square], unclaimed: list[Square]) -> Iterable[Square]:
    """Where a group begins: at its letters, or at those that nobody has, of which it takes its share."""
    if group.at:
        yield from (letters[letter] for letter in group.at if letter in letters)
        return
    last = None
    while unclaimed:
        last = unclaimed.pop(0)
        yield last
    if last is None:
        yield from list(letters.values())[-1:]


def _ids_of_all(d: Deciding, scene: Any, groups: tuple[Foes, ...], party: int) -> tuple[dict[str, str], ...]:
    """Ids for some groups, each a stat block and the next number that nobody has.

    Who lies in wait is numbered last: a gap among those in sight would tell of them.
    """
    taken = {one.id for one in d.playing.people(scene)}
    found: dict[int, dict[str, str]] = {}
    for place, group in sorted(enumerate(groups), key=lambda pair: pair[1].is_hidden):
        block = d.playing.cast(group.kind, group.rank)
        free = (id for number in count(1) if (id := f"{block}-{number}") not in taken)
        found[place] = dict.fromkeys(islice(free, group.number(party)), block)
        taken |= set(found[place])
    return tuple(found[place] for place in range(len(groups)))
