"""The party in an adventure: where it is and how far it has come, coming to a place, foes who come to it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, islice

from msgspec.structs import replace

from nde.board import Board, Square, Zones
from nde.errors import Illegal
from nde.rules import Ruleset
from nde.rules.play import Person, playing_of
from nde.table import events as e
from nde.table.decision import Deciding
from nde.table.game_types import GameScene
from nde.table.names import of_those
from nde.table.placement import Layout, at_the_edge, entered, in_zones, read_layout, settle
from nde.table.scenes import left_behind, with_foes_of
from nde.table.state import LeftPlace, World
from nde.table.story.adventure import Adventure, Changes, Foes, Place, Progress


def adventure_of(d: Deciding) -> Adventure:
    """The adventure that is played; refuses at a table without one."""
    adventure = d.world.adventure or d.start.header.adventure
    if adventure is None:
        raise Illegal("no-adventure")
    return adventure


def progress_of(d: Deciding) -> Progress:
    """How far the party has come; nowhere before it has begun."""
    return d.world.progress if d.world.progress is not None else Progress()


def heroes(d: Deciding) -> list[Person]:
    """Everybody of the party, also those who are down or dead."""
    return [one for one in d.playing.people(d.scene) if one.side == "party"]


def foes_standing(d: Deciding) -> list[str]:
    """The foes who still take part, hidden ones among them."""
    return [one.id for one in d.playing.people(d.scene) if one.side == "foes" and not one.is_out]


def lurking(d: Deciding) -> tuple[str, ...]:
    """The foes who lie in wait."""
    return tuple(id for id in foes_standing(d) if id in d.world.hidden)


def place_now(d: Deciding) -> Place | None:
    """The place where the party is."""
    here = progress_of(d).place
    return adventure_of(d).place(here) if here else None


def is_quiet(world: World) -> bool:
    """Whether nothing of an adventure is under way: none begun, or already ended."""
    return world.progress is None or bool(world.progress.ending) or world.scene is None


def enter(d: Deciding, place: Place) -> Changes:
    """Bring the party to a place; what its first sight sets off comes back."""
    progress = progress_of(d)
    if progress.place:
        leave_behind(d)
    known = _left(d, place.id)
    flag, text = place.text_by_flag(progress.flags)
    look = f"{place.id}/{_look(progress, place, flag)}"
    is_again = look in progress.seen
    d.note(e.PlaceEntered(place=place.id, title=place.title, text=text, look=look, is_again=is_again))
    scene = d.scene
    for one in d.playing.people(scene):
        if one.side == "foes":
            scene = d.playing.leave(scene, one.id)
    scene = d.playing.elsewhere(scene)
    scene, hidden = _seen_first(d, scene, place) if known is None else _met_again(d, scene, place, known)
    along, numbers = d.along, known.numbers if known is not None else ()
    names = (*of_those(along, d.world.names), *(known.names if known is not None else ()))
    known_as = (*of_those(along, d.world.known_as), *(known.known_as if known is not None else ()))
    fight = _broken_off(d, scene, known)
    if fight is not None:
        scene = d.playing.resumed(scene, fight)
    d.note(
        e.SceneSet(
            scene=scene,
            place=place.id,
            hidden=hidden,
            numbers=numbers,
            names=names,
            known_as=known_as,
            backdrop=known.backdrop if known is not None else None,
            drawings=known.drawings if known is not None else (),
        )
    )
    d.note(e.FoesCame(place=place.id, is_anybody=bool(foes_standing(d))))
    if fight is not None:
        d.note(e.FightResumed(place=place.id))
        # This round has begun already: what a new one sets off comes with the next.
        d.note(e.RoundCounted(number=d.playing.turn(d.scene).round))
    if place.id in progress.visited:
        return ()
    return place.enter


def _look(progress: Progress, place: Place, flag: str) -> str:
    """How a place looks: by a flag, or by how the fight there ended."""
    if flag:
        return f"flag-{flag}"
    if place.id not in progress.won:
        return "first"
    return "broken" if place.id in progress.broken else "won"


def _broken_off(d: Deciding, scene: GameScene, known: LeftPlace | None) -> GameScene | None:
    """The fight that goes on where the party broke it off: with somebody who stands and is seen."""
    if known is None or known.fight is None:
        return None
    people = d.playing.people(scene)
    stand = [one for one in people if one.side == "foes" and not one.is_out and one.id not in known.hidden]
    return known.fight if stand else None


def leave_behind(d: Deciding) -> None:
    """Remember a place as the party leaves it: the wounded stay wounded, the dead and the fled stay away.

    Once before the fight there is broken off, which some games' foes do not outlast, and once after it.
    """
    place = progress_of(d).place
    if d.world.place != place:
        return  # the party is in a scene of its own: the room is kept as it was left for that
    scene, before = left_behind(d.playing, d.scene), _left(d, place)
    is_fight = d.playing.turn(d.scene).is_fight
    fight = d.scene if is_fight else before.fight if before is not None else None
    if before is not None:
        scene = replace(with_foes_of(d.playing, scene, before.scene), space=before.scene.space)
    stayed = {one.id for one in d.playing.people(scene)}
    hidden = tuple(id for id in d.world.hidden if id in stayed)
    numbers = tuple(pair for pair in d.world.numbers if pair[0] in stayed)
    names, known_as = (of_those(stayed, pairs) for pairs in (d.world.names, d.world.known_as))
    left = e.PlaceLeft(
        place=place,
        scene=scene,
        hidden=hidden,
        numbers=numbers,
        names=names,
        known_as=known_as,
        fight=fight,
        backdrop=d.world.backdrop,
        drawings=d.world.drawings,
    )
    d.note(left)


def _left(d: Deciding, place: str) -> LeftPlace | None:
    return next((one for one in d.world.left if one.place == place), None)


def _seen_first(d: Deciding, scene: GameScene, place: Place) -> tuple[GameScene, tuple[str, ...]]:
    """The same of a place of the adventure, whose foes are others in another game than it names."""
    return first_seen(d, scene, replace(place, foes=_of_this_game(d, place.foes)))


def first_seen(d: Deciding, scene: GameScene, place: Place) -> tuple[GameScene, tuple[str, ...]]:
    """The scene at a place where nobody has been yet, and who lies in wait there."""
    scene, _, hidden = first_seen_on(d.rules, scene, place.foes, layout_of(d.rules, place.map))
    return scene, hidden


def first_seen_on(
    rules: Ruleset, scene: GameScene, groups: tuple[Foes, ...], layout: Layout | None
) -> tuple[GameScene, tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The scene on a map with some groups of foes: who came with each, and who lies in wait."""
    space = None if layout is None else _space(rules, scene, layout)
    came = tuple(map(tuple, _ids_of_all(rules, scene, groups)))
    scene, _, hidden = _joined(rules, replace(scene, space=space), groups, layout)
    return scene, came, hidden


def _met_again(
    d: Deciding, scene: GameScene, place: Place, known: LeftPlace
) -> tuple[GameScene, tuple[str, ...]]:
    """The scene at a place that the party left before: everybody and every wall as it was then."""
    layout, space = layout_of(d.rules, place.map), known.scene.space
    walking, foes = _walking(d.rules, d.scene), [one.id for one in d.playing.people(known.scene)]
    if layout is not None and isinstance(space, Board):
        space = settle(space, walking, layout.heroes)
    elif layout is not None and isinstance(space, Zones):
        board = Board(grid=layout.grid)
        space = in_zones(in_zones(Zones(), board, walking, walking), board, walking, foes)
    return replace(with_foes_of(d.playing, scene, known.scene), space=space), known.hidden


def _space(rules: Ruleset, scene: GameScene, layout: Layout) -> Board | Zones:
    """The party where it comes in: on the map, or close together where the game tells distances in zones."""
    walking = _walking(rules, scene)
    board = settle(Board(grid=layout.grid), walking, layout.heroes)
    return in_zones(Zones(), board, walking, walking) if is_in_zones(rules) else board


def layout_of(rules: Ruleset, map: str) -> Layout | None:
    """What a map says, where there is one and the game knows where people are."""
    is_known = "board" in rules.spaces or is_in_zones(rules)
    return read_layout(map) if map and is_known else None


def is_in_zones(rules: Ruleset) -> bool:
    """Whether a game would rather tell distances in zones than on a map."""
    return rules.spaces[:1] == ("zones",)


def _walking(rules: Ruleset, scene: GameScene) -> list[str]:
    people = playing_of(rules).people(scene)
    return [one.id for one in people if one.side == "party" and not one.is_gone]


def bring(d: Deciding, groups: tuple[Foes, ...]) -> None:
    """Let more foes come to where the party is."""
    place = adventure_of(d).place(progress_of(d).place)
    scene = d.scene
    is_fight = d.playing.turn(scene).is_fight
    if not is_fight:
        for one in d.playing.people(scene):
            if one.side == "foes" and one.is_out:
                scene = d.playing.leave(scene, one.id)
    layout = layout_of(d.rules, place.map)
    scene, figures, hidden = _joined(d.rules, scene, _of_this_game(d, groups), layout)
    if not figures:
        return
    d.note(e.FoesCame(place=place.id))
    if is_fight:
        d.note(e.Joined(scene=scene, figures=figures))
        if hidden:
            d.note(e.HiddenSet(figures=hidden, is_hidden=True))
    else:
        waiting = tuple(sorted({*d.world.hidden, *hidden}))
        d.note(
            e.SceneSet(
                scene=scene,
                place=place.id,
                hidden=waiting,
                numbers=d.world.numbers,
                names=d.world.names,
                known_as=d.world.known_as,
                is_same_map=True,
            )
        )


def _joined(
    rules: Ruleset, scene: GameScene, groups: tuple[Foes, ...], layout: Layout | None
) -> tuple[GameScene, tuple[str, ...], tuple[str, ...]]:
    """The scene with some groups of foes on its map, who they are, and who of them is hidden."""
    playing, walking = playing_of(rules), _walking(rules, scene)
    claimed = {letter for group in groups for letter in group.at}
    letters = dict(layout.foes) if layout is not None else {}
    unclaimed = [square for letter, square in letters.items() if letter not in claimed]
    came: list[str] = []
    hidden: list[str] = []
    drawn: Board | None = None
    for group, ids in zip(groups, _ids_of_all(rules, scene, groups), strict=True):
        scene = playing.join(scene, ids)
        if group.rank == "boss":
            scene = playing.lead(scene, ids)
        squares = _squares(group, letters, unclaimed)
        if isinstance(scene.space, Board):
            scene = replace(scene, space=settle(scene.space, ids, squares))
        elif isinstance(scene.space, Zones) and layout is not None:
            drawn = settle(drawn or settle(Board(grid=layout.grid), walking, layout.heroes), ids, squares)
            drawn = at_the_edge(drawn, walking, ids)
            scene = replace(scene, space=in_zones(scene.space, drawn, walking, ids))
        scene = replace(scene, space=entered(scene.space, walking, ids))
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


def _of_this_game(d: Deciding, groups: tuple[Foes, ...]) -> tuple[Foes, ...]:
    """The foes of the adventure: stat blocks are those of the game that it names, and of no other."""
    if adventure_of(d).game == d.rules.id:
        return groups
    return tuple(replace(group, foe="") for group in groups)


def _block_of(rules: Ruleset, group: Foes) -> str:
    """The stat block of a group: the one it names, or any of its kind and rank."""
    return group.foe or playing_of(rules).cast(group.kind or "raider", group.rank)


def _ids_of_all(rules: Ruleset, scene: GameScene, groups: tuple[Foes, ...]) -> tuple[dict[str, str], ...]:
    """Ids for some groups, each a stat block and the next number that nobody has.

    Who lies in wait is numbered last: a gap among those in sight would tell of them.
    """
    party = len(_walking(rules, scene))
    taken = {one.id for one in playing_of(rules).people(scene)}
    found: dict[int, dict[str, str]] = {}
    for place, group in sorted(enumerate(groups), key=lambda pair: pair[1].is_hidden):
        block = _block_of(rules, group)
        free = (id for number in count(1) if (id := f"{block}-{number}") not in taken)
        found[place] = dict.fromkeys(islice(free, group.number(party)), block)
        taken |= set(found[place])
    return tuple(found[place] for place in range(len(groups)))
