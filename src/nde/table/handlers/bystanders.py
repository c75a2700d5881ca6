"""Deciding about people who take no part: bringing them in, and letting them take a side or stand aside."""

from __future__ import annotations

from msgspec.structs import replace

from nde.board import Areas, Board, read_square
from nde.errors import Illegal, Missing, Unreadable
from nde.rules.play import Side
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import require_line
from nde.table.bystanders import alone, block_of, taken_in, where_stood
from nde.table.decision import Deciding
from nde.table.game_types import GameScene
from nde.table.handlers.actions import require_nothing_open
from nde.table.names import require_silent, words_of_kind
from nde.table.placement import entered
from nde.table.scenes import is_on
from nde.table.state import AnyStance, Bystander, Stance

MOST_NAME = 80
"""Letters of a name."""
MOST_BYSTANDERS = 40


def require_person(d: Deciding, id: str) -> None:
    """Refuse somebody who is not in the scene."""
    people = tuple(person.id for person in d.playing.people(d.scene))
    if id not in people:
        raise Missing("no-such-person", id=id)


def require_somebody(d: Deciding, id: str) -> None:
    """Refuse somebody who is neither in the scene nor stands by."""
    there = {person.id for person in d.playing.people(d.scene)} | {one.id for one in d.world.bystanders}
    if id not in there:
        raise Missing("no-such-person", id=id)


def clean_name(text: str) -> str:
    """A name as it is written everywhere, or a refusal."""
    return require_line(text, MOST_NAME)


def name_newcomers(d: Deciding, wish: c.AddFoes) -> None:
    """Give those who come in the names they are called by: by all, or by the players alone."""
    for figure, name in wish.names.items():
        if clean_name(name):
            d.note(e.Renamed(figure=figure, name=clean_name(name), is_new=True))
    for figure, name in wish.known_as.items():
        if clean_name(name):
            require_silent(figure, words_of_kind(d.rules, wish.foes[figure], wish.names.get(figure, "")))
            d.note(e.NameKept(figure=figure, known_as=clean_name(name)))


def add_bystanders(d: Deciding, do: c.AddFoes, stance: Stance) -> None:
    """Bring in people who take no part."""
    if len(d.world.bystanders) + len(do.foes) > MOST_BYSTANDERS:
        raise Illegal("too-many", what="bystanders", most=MOST_BYSTANDERS)
    name_newcomers(d, do)
    if do.hidden:
        d.note(e.HiddenSet(figures=tuple(do.foes), is_hidden=True))
    joined = d.playing.join(d.scene, do.foes)
    for id, block in do.foes.items():
        at = _place(d, do.at[id]) if id in do.at else ""
        one = Bystander(id=id, stance=stance, block=block, scene=alone(d.playing, joined, id), at=at)
        d.note(e.StoodAside(bystander=one, is_new=True))


def move_bystander(d: Deciding, wish: c.Move) -> None:
    """Let somebody who takes no part stand elsewhere."""
    one = next(one for one in d.world.bystanders if one.id == wish.figure)
    d.note(e.StoodAside(bystander=replace(one, at=_place(d, wish.to))))


def _place(d: Deciding, word: str) -> str:
    """A place on the map in a word, or a refusal."""
    space = d.scene.space
    if isinstance(space, Board):
        square = read_square(word)
        if not space.grid.holds(square):
            raise Missing("off-board", at=word, width=space.grid.width, height=space.grid.height)
        return word.lower()
    if isinstance(space, Areas):
        if word not in space.names:
            raise Unreadable("not-a-place", text=word)
        return word
    return ""


def add_allies(d: Deciding, wish: c.AddFoes) -> None:
    """Bring in creatures that fight on the party's side."""
    name_newcomers(d, wish)
    if wish.hidden:
        d.note(e.HiddenSet(figures=tuple(wish.foes), is_hidden=True))
    for id, block in wish.foes.items():
        joined = alone(d.playing, d.playing.join(d.scene, {id: block}), id)
        one = Bystander(id=id, block=block, scene=joined, at=_place(d, wish.at[id]) if id in wish.at else "")
        scene = _sided(d, _with_place(d, one), id, "party")
        d.note(e.TookSides(figure=id, scene=scene, side="party", is_new=True))


def take_sides(d: Deciding, do: c.TakeSides) -> None:
    """Let somebody be a foe or fight for the party, stand aside, or stand otherwise to the party."""
    d.require_gm()
    require_nothing_open(d)
    require_somebody(d, do.figure)
    if do.figure in d.rules.characters(d.scene):
        raise Illegal("side-of-a-hero", id=do.figure)
    aside = next((one for one in d.world.bystanders if one.id == do.figure), None)
    if do.stance == (aside.stance if aside is not None else _stance(d, do.figure)):
        raise Illegal("stands-so-already", id=do.figure)
    if do.stance == "foe" or do.stance == "ally":
        side: Side = "foes" if do.stance == "foe" else "party"
        scene = _with_place(d, aside) if aside is not None else d.scene
        d.note(e.TookSides(figure=do.figure, scene=_sided(d, scene, do.figure, side), side=side))
    elif aside is not None:
        d.note(e.StoodAside(bystander=replace(aside, stance=do.stance)))
    else:
        d.note(
            e.StoodAside(
                bystander=Bystander(
                    id=do.figure,
                    stance=do.stance,
                    block=block_of(d.scene, do.figure),
                    scene=alone(d.playing, d.scene, do.figure),
                    at=where_stood(d.world, do.figure),
                )
            )
        )


def _stance(d: Deciding, figure: str) -> AnyStance:
    """How somebody of the scene stands to the party."""
    foes = {one.id for one in d.playing.people(d.scene) if one.side == "foes"}
    return "foe" if figure in foes else "ally"


def _sided(d: Deciding, scene: GameScene, figure: str, side: Side) -> GameScene:
    """The scene with somebody on a side; refused where the game knows only heroes on the party's."""
    if any(one.id == figure and one.side == side for one in d.playing.people(scene)):
        return scene
    if d.playing.sided is None:
        raise Illegal("no-allies", id=figure)
    return d.playing.sided(scene, figure, side)


def _with_place(d: Deciding, one: Bystander) -> GameScene:
    """The scene with a bystander among the foes: where they stood, if nobody else stands there."""
    scene = taken_in(d.playing, d.scene, one)
    space = scene.space
    if isinstance(space, Board) and one.at and read_square(one.at) not in space.places().values():
        space = space.put(one.id, read_square(one.at))
    elif isinstance(space, Areas) and one.at:
        space = space.put(one.id, one.at)
    party = [person.id for person in d.playing.people(scene) if person.side == "party"]
    missing = () if is_on(space, one.id) else (one.id,)
    return replace(scene, space=entered(space, party, missing))
