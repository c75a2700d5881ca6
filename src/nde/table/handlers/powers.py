"""What the game master does: scenes, numbers, effects, names, secrets, clocks.

Each is an event that says so: the game master's word is final, and everybody can see that it was one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.dice import Run, Waiting
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import ID, LARGEST_VALUE, require_bearable, require_room_for_foes
from nde.table.decision import Deciding
from nde.table.game_types import GameEffect, GameScene
from nde.table.handlers.actions import require_free_id, require_nothing_open
from nde.table.handlers.bystanders import (
    add_allies,
    add_bystanders,
    clean_name,
    name_newcomers,
    require_person,
    require_somebody,
)
from nde.table.handlers.maps import placed, require_kind_of_space
from nde.table.names import of_those, require_silent_id
from nde.table.placement import entered
from nde.table.refusals import (
    SecretOvertaken,
)
from nde.table.seats import GM
from nde.table.state import Clock, Task, Withheld

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
    if effects := d.playing.comes_of(d.scene, do.path):
        d.note(e.Granted(effects=effects))


def grant(d: Deciding, do: c.Grant) -> None:
    """Give or take something by decree."""
    d.require_gm()
    require_nothing_open(d)
    d.note(e.Granted(effects=read_effects(d, do.effects)))
    if effects := d.playing.brought_down(d.scene):
        d.note(e.Granted(effects=effects))


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
    _require_own_clock(d, do.id)
    steps = min(max(do.steps, 1), MOST_CLOCK_STEPS)
    filled = min(max(do.filled, 0), steps)
    text = require_bearable(do.text, 200)
    is_pressing = do.is_pressing and d.playing.has_pressure
    clock = Clock(
        id=do.id, text=text, steps=steps, filled=filled, is_secret=do.is_secret, is_pressing=is_pressing
    )
    d.note(e.ClockMoved(clock=clock))


def tick_clock(d: Deciding, do: c.TickClock) -> None:
    """Move a clock; it stays between empty and full.  One that the game keeps is moved by its own rule."""
    d.require_gm()
    if _is_games_clock(d, do.id):
        action = d.playing.clock_moved(d.scene, do.id, do.by)
        if action is None:
            raise Illegal("clock-of-the-game", clock=do.id)
        require_nothing_open(d)
        d.carry_out(Task(seat=d.seat, figure=GM, name="tick-clock", action=action))
        return
    clock = _clock(d, do.id)
    filled = min(max(clock.filled + do.by, 0), clock.steps)
    d.note(e.ClockMoved(clock=replace(clock, filled=filled)))


def stop_clock(d: Deciding, do: c.StopClock) -> None:
    """Take a clock away."""
    d.require_gm()
    _require_own_clock(d, do.id)
    clock = _clock(d, do.id)
    d.note(e.ClockStopped(id=clock.id, is_secret=clock.is_secret))


def _is_games_clock(d: Deciding, id: str) -> bool:
    """Whether the game keeps a clock of this id in the scene, and the table has none."""
    scene = d.world.scene
    if scene is None or any(one.id == id for one in d.world.clocks):
        return False
    return any(one.id == id for one in d.playing.clocks(scene))


def _require_own_clock(d: Deciding, id: str) -> None:
    """Refuse a clock that the game keeps: it begins and ends by the game's rules."""
    if _is_games_clock(d, id):
        raise Illegal("clock-of-the-game", clock=id)


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
