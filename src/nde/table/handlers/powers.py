"""What the game master does: scenes, numbers, effects, tokens, secrets, clocks, fog.

Each is an event that says so: the game master's word is final, and everybody can see that it was one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.board import Areas, Board, Grid, Square, Zones, read_square, rectangle, square_name
from nde.dice import Run, Waiting
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import ID, LARGEST_VALUE, MOST_PAINTED, require_bearable, require_room_for_foes
from nde.table.decision import Decide, Deciding
from nde.table.game_types import GameEffect, GameScene
from nde.table.handlers.actions import require_free_id, require_nothing_open
from nde.table.handlers.bystanders import (
    add_allies,
    add_bystanders,
    clean_name,
    move_bystander,
    name_newcomers,
    require_somebody,
)
from nde.table.names import of_those, require_silent_id
from nde.table.placement import entered
from nde.table.refusals import (
    SecretOvertaken,
)
from nde.table.scenes import Space, is_on, taken_off
from nde.table.seats import GM
from nde.table.state import Clock, Task, Withheld
from nde.table.visibility import known_squares

MOST_CLOCK_STEPS = 24


def give(d: Deciding, do: c.Give) -> None:
    """Hand a figure to another seat; players may hand on whom they play, and take a hero nobody plays."""
    if not d.is_gm and do.figure not in d.world.held_by(d.seat) and not _is_free_for(d, do):
        raise Illegal("not-yours", id=do.figure)
    require_person(d, do.figure)
    d.require_player(do.seat)
    d.note(e.FigureGiven(figure=do.figure, seat=do.seat))


def _is_free_for(d: Deciding, do: c.Give) -> bool:
    """Whether a seat takes a hero whom nobody but the game master plays."""
    is_hero = do.figure in d.rules.characters(d.scene) and do.figure not in d.world.hidden
    return is_hero and do.seat == d.seat and d.world.holder(do.figure) == GM


def set_scene(d: Deciding, do: c.SetScene) -> None:
    """Set a scene with the party as it is: whoever else was there is gone, the new foes come."""
    d.require_gm()
    require_nothing_open(d)
    end_fight(d)
    scene = d.scene
    for person in d.playing.people(scene):
        if person.side == "foes":
            scene = d.playing.leave(scene, person.id)
    require_room_for_foes(len(d.playing.people(scene)), len(do.foes))
    check_foes(d, do.foes)
    require_kind_of_space(d, do.space)
    scene = d.playing.join(d.playing.elsewhere(replace(scene, space=do.space)), do.foes)
    scene = _all_placed(d, scene, do.foes)
    hidden = tuple(sorted(do.hidden))
    for id in hidden:
        if id not in do.foes:
            raise Missing("no-such-person", id=id)
    place = require_bearable(do.place, 200)
    along = d.along
    names, known_as = (of_those(along, pairs) for pairs in (d.world.names, d.world.known_as))
    d.note(e.SceneSet(scene=scene, place=place, hidden=hidden, names=names, known_as=known_as))


def _all_placed(d: Deciding, scene: GameScene, foes: Iterable[str]) -> GameScene:
    """The scene with a place for every one of some foes, if it has a map."""
    party = [one.id for one in d.playing.people(scene) if one.side == "party"]
    return replace(scene, space=entered(scene.space, party, foes))


def end_fight(d: Deciding) -> None:
    """End a fight that is still on by the game's own rule, since a new scene begins without one."""
    action = d.playing.moment(d.scene, "calm") if d.playing.turn(d.scene).is_fight else None
    if action is not None:
        d.carry_out(Task(seat=d.seat, figure=GM, name="moment-calm", action=action))
        require_nothing_open(d)


def check_foes(d: Deciding, foes: dict[str, str]) -> None:
    """Refuse ids that are badly written or another's, all at once; blocks are the game's to refuse."""
    # The foes who are there now go with their scene, so the new one may use their ids again.
    leaving = {one.id for one in d.playing.people(d.scene) if one.side == "foes"}
    faults: list[Fault] = []
    for id in foes:
        try:
            if id not in leaving:
                require_free_id(d, id)
        except NdeError as error:
            faults.append(Fault(id, error))
    if faults:
        raise Faults("foes", tuple(faults))


def require_kind_of_space(d: Deciding, space: Space | None) -> None:
    """Refuse a space that the game does not play on."""
    kinds: dict[type, str] = {Board: "board", Zones: "zones", Areas: "areas"}
    kind = kinds.get(type(space))
    if kind is not None and not d.rules.spaces:
        raise Illegal("no-map-in-this-game")
    if kind is not None and kind not in d.rules.spaces:
        raise Illegal("wrong-space", space=kind, allowed=d.rules.spaces)


def add_foes(d: Deciding, do: c.AddFoes) -> None:
    """Bring more foes into the scene, each to its place, or else to where the party is not."""
    d.require_gm()
    require_nothing_open(d)
    require_room_for_foes(len(d.playing.people(d.scene)), len(do.foes))
    for id in do.foes:
        require_free_id(d, id)
    for id in (*do.at, *do.names, *do.known_as):
        if id not in do.foes:
            raise Missing("no-such-person", id=id)
    if do.stance == "ally":
        add_allies(d, do)
        return
    if do.stance != "foe":
        add_bystanders(d, do, do.stance)
        return
    scene = d.playing.join(d.scene, do.foes)
    for id, place in do.at.items():
        scene = replace(scene, space=placed(scene.space, id, place))
    scene = _all_placed(d, scene, do.foes)
    if do.hidden:
        d.note(e.HiddenSet(figures=tuple(do.foes), is_hidden=True))
    name_newcomers(d, do)
    d.note(e.Joined(scene=scene, figures=tuple(do.foes)))


def remove(d: Deciding, do: c.Remove) -> None:
    """Take somebody out of the scene, and others with them."""
    d.require_gm()
    require_nothing_open(d)
    figures = tuple(dict.fromkeys((do.figure, *do.others)))
    for figure in figures:
        require_somebody(d, figure)
    for figure in figures:
        d.note(e.Left(figure=figure, why=do.why))


def set_value(d: Deciding, do: c.SetValue) -> None:
    """Set any number of anybody."""
    d.require_gm()
    require_nothing_open(d)
    old = d.rules.look(d.scene, do.path)
    if isinstance(do.value, int) and abs(do.value) > LARGEST_VALUE:
        raise Illegal("number-too-large", value=do.value, most=LARGEST_VALUE)
    d.playing.put(d.scene, do.path, do.value)  # refuses what does not fit
    plain = old if isinstance(old, str | int | bool) else str(old)
    d.note(e.ValueSet(path=do.path, old=plain, value=do.value))


def grant(d: Deciding, do: c.Grant) -> None:
    """Give or take something by decree."""
    d.require_gm()
    require_nothing_open(d)
    d.note(e.Granted(effects=read_effects(d, do.effects)))


def read_effects(d: Deciding, effects: tuple[GameEffect, ...]) -> tuple[GameEffect, ...]:
    """Effects of the game from plain data, or every fault in them; what they act on must be there."""
    kinds: dict[str, Any] = {kind.__name__: kind for kind in d.rules.effects}
    found, faults = [], []
    for place, effect in enumerate(effects, 1):
        if isinstance(effect, d.rules.effects):
            found.append(effect)
            continue
        fields = dict(effect)
        kind = kinds.get(str(fields.pop("type", "")))
        if kind is None:
            allowed = tuple(sorted(kinds))
            faults.append(
                Fault(
                    str(place),
                    Unreadable("not-an-effect", effect=str(effect.get("type", "")), allowed=allowed),
                )
            )
            continue
        unknown = [key for key in fields if key not in kind.__struct_fields__]
        if unknown:
            known = tuple(key for key in kind.__struct_fields__ if key != "rule")
            faults.append(
                Fault(
                    str(place),
                    Unreadable("not-an-effect", effect=f"{kind.__name__} {unknown[0]}", allowed=known),
                )
            )
            continue
        fields.setdefault("rule", f"{d.rules.id}/gm")
        try:
            found.append(msgspec.convert(fields | {"type": kind.__name__}, kind))
        except msgspec.ValidationError as fault:
            faults.append(
                Fault(str(place), Unreadable("not-an-effect", effect=kind.__name__, allowed=(str(fault),)))
            )
    if faults:
        raise Faults("effects", tuple(faults))
    return tuple(found)


def move(d: Deciding, do: c.Move) -> None:
    """Move anybody anywhere."""
    d.require_gm()
    require_nothing_open(d)
    if any(one.id == do.figure for one in d.world.bystanders):
        move_bystander(d, do)
        return
    require_person(d, do.figure)
    d.note(e.SpaceSet(space=placed(d.scene.space, do.figure, do.to), moved=do.figure))


def placed(space: Space | None, figure: str, to: str) -> Space:
    """The space with somebody at a place given in words: a square, an area, or a band and somebody."""
    if isinstance(space, Board):
        return space.put(figure, read_square(to))
    if isinstance(space, Areas):
        return space.put(figure, to)
    if isinstance(space, Zones):
        band, _, other = to.partition(" ")
        if band not in space.bands or (other and not is_on(space, other)):
            raise Unreadable("not-a-place", text=to)
        if not is_on(space, figure):
            return space.enter(figure, beside=other, band=band)
        return space.place(figure, other, band) if other else space
    raise Illegal("no-space")


def set_space(d: Deciding, do: c.SetSpace) -> None:
    """Lay out another map; only people of the scene stand on it."""
    d.require_gm()
    require_nothing_open(d)
    require_kind_of_space(d, do.space)
    space = do.space
    known = {person.id for person in d.playing.people(d.scene)}
    if space is not None:
        tokens = space.tokens if isinstance(space, Zones) else tuple(token[0] for token in space.tokens)
        for token in tokens:
            if token not in known:
                space = taken_off(space, token)
    old = d.scene.space
    is_same = isinstance(old, Board) and isinstance(space, Board) and _size(old) == _size(space)
    is_same_map = do.is_same_map and is_same
    backdrop = None if is_same_map or not isinstance(space, Board) else do.backdrop
    d.note(e.SpaceSet(space=space, is_same_map=is_same_map, backdrop=backdrop))


def paint_ground(d: Deciding, do: c.PaintGround) -> None:
    """Say what the ground is made of: some squares, or the whole map with all that was painted on it."""
    d.require_gm()
    require_nothing_open(d)
    board = _map(d)
    if do.squares or do.blocks:
        grid = board.grid.painted(do.ground, _painted(board.grid, do))
    else:
        grid = replace(board.grid, ground=do.ground, patches=())
    d.note(e.SpaceSet(space=replace(board, grid=grid), is_same_map=True))


def _size(board: Board) -> tuple[int, int]:
    return board.grid.width, board.grid.height


def hide(d: Deciding, do: c.Hide) -> None:
    """Hide figures from the players, or show them."""
    d.require_gm()
    for figure in do.figures:
        require_somebody(d, figure)
    d.note(e.HiddenSet(figures=do.figures, is_hidden=do.is_hidden))


def keep_numbers(d: Deciding, do: c.KeepNumbers) -> None:
    """Rule how players know the numbers of some foes."""
    d.require_gm()
    if not do.figures:
        raise Missing("no-such-person", id="")
    for figure in do.figures:
        require_foe(d, figure)
    d.note(e.NumbersKept(figures=tuple(dict.fromkeys(do.figures)), numbers=do.numbers))


def rename(d: Deciding, do: c.Rename) -> None:
    """Call somebody by a name: on their sheet where they have one, or else at this table."""
    if not d.is_gm and do.figure not in d.world.held_by(d.seat):
        raise Illegal("not-yours", id=do.figure)
    require_somebody(d, do.figure)
    name = clean_name(do.name)
    is_hero = do.figure in d.rules.characters(d.scene)
    if is_hero and not name:
        raise Unreadable("name-empty", id=do.figure)
    d.note(e.Renamed(figure=do.figure, name=name, is_on_sheet=is_hero and _has_name_on_sheet(d, do.figure)))


def _has_name_on_sheet(d: Deciding, figure: str) -> bool:
    """Whether the game lets a name be written on somebody's sheet."""
    try:
        d.playing.put(d.scene, f"{figure}.name", "")
    except NdeError:
        return False
    return True


def keep_name(d: Deciding, do: c.KeepName) -> None:
    """Let the players know somebody under another name alone, or tell them who it is."""
    d.require_gm()
    require_somebody(d, do.figure)
    name = clean_name(do.known_as)
    if name == dict(d.world.known_as).get(do.figure, ""):
        raise Illegal("known-so-already", id=do.figure)
    if do.figure in d.rules.characters(d.scene):
        raise Illegal("name-of-a-hero", id=do.figure)
    if name:
        require_silent_id(d.state, do.figure)
    d.note(e.NameKept(figure=do.figure, known_as=name))


def require_foe(d: Deciding, figure: str) -> None:
    """Refuse somebody who is not there, or is no foe: the numbers of heroes are everybody's."""
    require_person(d, figure)
    if any(one.id == figure and one.side != "foes" for one in d.playing.people(d.scene)):
        raise Illegal("not-a-foe", id=figure)


def set_clock(d: Deciding, do: c.SetClock) -> None:
    """Start a clock, or set one anew."""
    d.require_gm()
    if not ID.fullmatch(do.id):
        raise Unreadable("bad-id", id=do.id)
    steps = min(max(do.steps, 1), MOST_CLOCK_STEPS)
    filled = min(max(do.filled, 0), steps)
    text = require_bearable(do.text, 200)
    is_pressing = do.is_pressing and d.playing.has_pressure
    clock = Clock(
        id=do.id, text=text, steps=steps, filled=filled, is_secret=do.is_secret, is_pressing=is_pressing
    )
    d.note(e.ClockMoved(clock=clock))


def tick_clock(d: Deciding, do: c.TickClock) -> None:
    """Move a clock; it stays between empty and full."""
    d.require_gm()
    clock = _clock(d, do.id)
    filled = min(max(clock.filled + do.by, 0), clock.steps)
    d.note(e.ClockMoved(clock=replace(clock, filled=filled)))


def stop_clock(d: Deciding, do: c.StopClock) -> None:
    """Take a clock away."""
    d.require_gm()
    clock = _clock(d, do.id)
    d.note(e.ClockStopped(id=clock.id, is_secret=clock.is_secret))


def _clock(d: Deciding, id: str) -> Clock:
    for clock in d.world.clocks:
        if clock.id == id:
            return clock
    raise Missing("no-such-table-clock", clock=id, allowed=tuple(clock.id for clock in d.world.clocks))


def reveal(d: Deciding, do: c.Reveal) -> None:
    """Tell what a secret roll came to, and let it happen: the same dice, in the scene as it is by now.

    Nothing that was worked out for an older scene is carried out in a newer one.  Where the rules refuse
    the deed by now, the game master tells its outcome alone, or drops it.
    """
    d.require_gm()
    require_nothing_open(d)
    kept = next(
        (one for one in d.world.withheld if one.number == do.number and do.figure in ("", one.task.figure)),
        None,
    )
    if kept is None:
        raise Missing("no-such-secret", number=do.number)
    if do.is_only_told:
        d.note(e.Revealed(number=do.number, task=kept.task, outcome=kept.outcome, is_only_told=True))
        return
    if kept.asked is None:
        d.note(e.Revealed(number=do.number, task=kept.task, outcome=kept.outcome, effects=kept.effects))
        return
    task, run = _brought_to_light(d, kept)
    if isinstance(run, Waiting):
        d.note(e.Revealed(number=do.number, task=task, outcome=""))
        d.note(d.outcome_of(run, task))
        return
    outcome = run.result.outcome
    d.note(
        e.Revealed(
            number=do.number,
            task=task,
            outcome=outcome,
            effects=run.result.effects,
            answers=run.answers,
            was=kept.outcome if kept.outcome != outcome else "",
        )
    )


def _brought_to_light(d: Deciding, kept: Withheld) -> tuple[Task, Run[Any] | Waiting]:
    """A secret deed carried out now: in the turn that it is, or else as if its doer's turn were not over."""
    task = replace(kept.task, is_secret=False)
    try:
        return task, d.carry_out_again(task, kept)
    except (Illegal, Missing) as refusal:
        task = replace(task, is_late=True)
        try:
            return task, d.carry_out_again(task, kept)
        except (Illegal, Missing):
            raise SecretOvertaken(kept.number, refusal) from None


def require_person(d: Deciding, id: str) -> None:
    """Refuse somebody who is not in the scene."""
    people = tuple(person.id for person in d.playing.people(d.scene))
    if id not in people:
        raise Missing("no-such-person", id=id)


def set_fog(d: Deciding, do: c.SetFog) -> None:
    """Let a side see only what it has explored, or everything."""
    d.require_gm()
    _map(d)
    d.note(e.FogSet(side=do.side, is_on=do.is_on))


def paint_fog(d: Deciding, do: c.PaintFog) -> None:
    """Lay fog on some squares, or lift it from them; on a map without any, what is laid is all there is.

    Only squares that change are told: nobody learns which others were meant.
    """
    d.require_gm()
    grid = _map(d).grid
    is_first = do.side not in d.world.fog
    if is_first and not do.is_laid:
        raise Illegal("no-fog")
    meant = _painted(grid, do)
    known = frozenset(grid.squares()) if is_first else known_squares(d.world, do.side)
    changed = meant & known if do.is_laid else meant - known
    if not changed:
        raise Illegal("fog-unchanged", what="lay" if do.is_laid else "lift")
    d.note(e.FogPainted(side=do.side, squares=tuple(sorted(changed)), is_laid=do.is_laid, is_first=is_first))


def _map(d: Deciding) -> Board:
    space = d.scene.space
    if not isinstance(space, Board):
        raise Illegal("no-space")
    return space


def _painted(grid: Grid, do: c.PaintFog | c.PaintGround) -> frozenset[Square]:
    """Every square a stroke covers; refuses too many, and names all that are not on the map at once."""
    count = len(do.squares)
    for (left, top), (right, bottom) in do.blocks:
        count += (abs(right - left) + 1) * (abs(bottom - top) + 1)
    if count > MOST_PAINTED:
        raise Illegal("too-many", what="squares", most=MOST_PAINTED)
    named = dict.fromkeys((*do.squares, *(corner for block in do.blocks for corner in block)))
    faults = tuple(
        Fault(
            square_name(one), Missing("off-board", at=square_name(one), width=grid.width, height=grid.height)
        )
        for one in named
        if not grid.holds(one)
    )
    if faults:
        raise Faults("squares", faults)
    return frozenset(do.squares).union(*(_block(grid, *corners) for corners in do.blocks))


def _block(grid: Grid, a: Square, b: Square) -> frozenset[Square]:
    """Every square of the rectangle between two corners."""
    (left, right), (top, bottom) = sorted((a.x, b.x)), sorted((a.y, b.y))
    return rectangle(grid, Square(left, top), right - left + 1, bottom - top + 1)


DECIDE: dict[type, Decide] = {
    c.Give: give,
    c.SetScene: set_scene,
    c.AddFoes: add_foes,
    c.Remove: remove,
    c.SetValue: set_value,
    c.Grant: grant,
    c.Move: move,
    c.SetSpace: set_space,
    c.PaintGround: paint_ground,
    c.Hide: hide,
    c.KeepNumbers: keep_numbers,
    c.Rename: rename,
    c.KeepName: keep_name,
    c.SetClock: set_clock,
    c.TickClock: tick_clock,
    c.StopClock: stop_clock,
    c.Reveal: reveal,
    c.SetFog: set_fog,
    c.PaintFog: paint_fog,
}
