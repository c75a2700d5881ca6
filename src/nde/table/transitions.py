"""What each event does to the world: total functions, one for each kind that undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.board import Board, Square
from nde.rules import Ruleset
from nde.rules.dispatch import by_kind, functions_in
from nde.rules.play import Side
from nde.table import events as e
from nde.table.call_results import anew
from nde.table.conversation import Called
from nde.table.game_types import GameScene
from nde.table.scenes import carried_out, with_character
from nde.table.state import LeftPlace, Names, Pending, Withheld, World
from nde.table.story.adventure import Progress

BySide: TypeAlias = tuple[tuple[Side, tuple[Square, ...]], ...]


def _character_came(rules: Ruleset, world: World, event: e.CharacterCame, entry: e.Entry) -> World:
    is_over = world.progress is not None and world.progress.ending
    if is_over and world.scene is not None and event.id in rules.characters(world.scene):
        world = replace(world, grown=(*world.grown, event.id))
    scene = with_character(rules, world.scene, event.id, event.character)
    return replace(world, scene=scene, holders=_held(world.holders, event.id, event.seat))


def _figure_given(rules: Ruleset, world: World, event: e.FigureGiven, entry: e.Entry) -> World:
    return replace(world, holders=_held(world.holders, event.figure, event.seat))


def _held(holders: tuple[tuple[str, str], ...], figure: str, seat: str) -> tuple[tuple[str, str], ...]:
    others = tuple(pair for pair in holders if pair[0] != figure)
    return others if seat == "gm" else tuple(sorted((*others, (figure, seat))))


def _scene_set(rules: Ruleset, world: World, event: e.SceneSet, entry: e.Entry) -> World:
    world = replace(
        world,
        scene=event.scene,
        place=event.place,
        hidden=event.hidden,
        numbers=event.numbers,
        names=event.names,
        known_as=event.known_as,
        marks=(),
        hinted=(),
    )
    world = _of_those_there(rules, world)
    if event.is_same_map:
        return world
    assert rules.playing is not None
    along = tuple(replace(one, at="") for one in world.bystanders if one.stance == "friend")
    party = [one.id for one in rules.playing.people(event.scene) if one.side == "party"]
    here = {*party, *(one.id for one in along)}
    things = tuple(one for one in world.things if one.figure in here)
    world = replace(world, explored=(), covered=(), painted=(), fog=(), bystanders=along, things=things)
    return replace(world, backdrop=event.backdrop, drawings=event.drawings)


def _joined(rules: Ruleset, world: World, event: e.Joined | e.Reshaped, entry: e.Entry) -> World:
    return replace(world, scene=event.scene)


def _stood_aside(rules: Ruleset, world: World, event: e.StoodAside, entry: e.Entry) -> World:
    assert rules.playing is not None
    one = event.bystander
    others = tuple(other for other in world.bystanders if other.id != one.id)
    is_there = any(person.id == one.id for person in rules.playing.people(world.scene))
    scene = rules.playing.leave(world.scene, one.id) if is_there else world.scene
    return replace(world, scene=scene, bystanders=(*others, one))


def _took_sides(rules: Ruleset, world: World, event: e.TookSides, entry: e.Entry) -> World:
    others = tuple(one for one in world.bystanders if one.id != event.figure)
    return replace(world, scene=event.scene, bystanders=others)


def _creatures_made(rules: Ruleset, world: World, event: e.CreaturesMade, entry: e.Entry) -> World:
    made = dict(world.creatures) | dict(event.creatures)
    return replace(world, creatures=tuple(made.items()))


def _creature_forgotten(rules: Ruleset, world: World, event: e.CreatureForgotten, entry: e.Entry) -> World:
    return replace(world, creatures=tuple(pair for pair in world.creatures if pair[0] != event.id))


def _left(rules: Ruleset, world: World, event: e.Left, entry: e.Entry) -> World:
    assert rules.playing is not None
    hidden = tuple(id for id in world.hidden if id != event.figure)
    holders = tuple(pair for pair in world.holders if pair[0] != event.figure)
    numbers = tuple(pair for pair in world.numbers if pair[0] != event.figure)
    names = tuple(pair for pair in world.names if pair[0] != event.figure)
    known_as = tuple(pair for pair in world.known_as if pair[0] != event.figure)
    aside = tuple(one for one in world.bystanders if one.id != event.figure)
    is_aside = len(aside) < len(world.bystanders)
    scene = world.scene if is_aside else rules.playing.leave(world.scene, event.figure)
    things = tuple(one for one in world.things if one.figure != event.figure)
    kept = {
        "things": things,
        "hidden": hidden,
        "numbers": numbers,
        "names": names,
        "known_as": known_as,
        "holders": holders,
    }
    return _of_those_there(rules, replace(world, scene=scene, bystanders=aside, **kept))


def _of_those_there(rules: Ruleset, world: World) -> World:
    """The world without calls upon people who are not there any more, and without what they tried."""
    if not (world.calls or world.attempts):
        return world
    assert rules.playing is not None
    there = {one.id for one in rules.playing.people(world.scene)}
    left = [
        replace(call, called=tuple(one for one in call.called if one.figure in there)) for call in world.calls
    ]
    return replace(
        world,
        calls=tuple(call for call in left if call.called),
        attempts=tuple(one for one in world.attempts if one.figure in there),
    )


def _renamed(rules: Ruleset, world: World, event: e.Renamed, entry: e.Entry) -> World:
    if event.is_on_sheet:
        assert rules.playing is not None
        return replace(world, scene=rules.playing.put(world.scene, f"{event.figure}.name", event.name))
    return replace(world, names=_with_name(world.names, event.figure, event.name))


def _name_kept(rules: Ruleset, world: World, event: e.NameKept, entry: e.Entry) -> World:
    return replace(world, known_as=_with_name(world.known_as, event.figure, event.known_as))


def _thing_had(rules: Ruleset, world: World, event: e.ThingGiven | e.ThingHanded, entry: e.Entry) -> World:
    others = tuple(one for one in world.things if one.number != event.thing.number)
    return replace(world, things=(*others, event.thing))


def _thing_gone(rules: Ruleset, world: World, event: e.ThingGone, entry: e.Entry) -> World:
    return replace(world, things=tuple(one for one in world.things if one.number != event.thing.number))


def _with_name(names: Names, figure: str, name: str) -> Names:
    others = tuple(pair for pair in names if pair[0] != figure)
    return tuple(sorted((*others, (figure, name)))) if name else others


def _began(rules: Ruleset, world: World, event: e.Began, entry: e.Entry) -> World:
    pending = Pending(number=entry.number, task=event.task, answers=event.answers, asked=event.asked)
    return replace(world, pending=(*world.pending, pending))


def _answered(rules: Ruleset, world: World, event: e.Answered, entry: e.Entry) -> World:
    return replace(
        world,
        pending=tuple(
            replace(one, answers=event.answers, asked=event.asked) if one.number == event.pending else one
            for one in world.pending
        ),
    )


def _dropped(rules: Ruleset, world: World, event: e.Dropped, entry: e.Entry) -> World:
    withheld = tuple(one for one in world.withheld if one.number != event.pending)
    return replace(world, pending=_without(world.pending, event.pending), withheld=withheld)


def _without(pending: tuple[Pending, ...], number: int) -> tuple[Pending, ...]:
    return tuple(one for one in pending if one.number != number) if number else pending


def _resolved(rules: Ruleset, world: World, event: e.Resolved, entry: e.Entry) -> World:
    scene = carried_out(rules, world.scene, event.effects)
    hinted = _hinted(rules, world, scene, event)
    if world.pending:
        return replace(world, scene=scene, hinted=hinted, pending=_without(world.pending, event.pending))
    return replace(world, scene=scene, hinted=hinted)


def _hinted(rules: Ruleset, world: World, scene: GameScene, event: e.Resolved) -> tuple[str, ...]:
    """The hints given in this fight; none any more once it has begun anew or is over."""
    given = tuple(step.hint for step in event.steps if step.hint)
    if not (given or world.hinted) or rules.playing is None:
        return ()
    turn = rules.playing.turn
    is_same = world.scene is None or turn(world.scene).is_fight == turn(scene).is_fight
    return (*world.hinted, *given) if is_same else given


def _kept(rules: Ruleset, world: World, event: e.Kept, entry: e.Entry) -> World:
    kept = Withheld(
        number=entry.number,
        task=event.task,
        outcome=event.outcome,
        effects=event.effects,
        answers=event.answers if event.asked is not None else (),
        asked=event.asked,
    )
    return replace(world, withheld=(*world.withheld, kept), pending=_without(world.pending, event.pending))


def _revealed(rules: Ruleset, world: World, event: e.Revealed, entry: e.Entry) -> World:
    told = (event.number, event.task.figure)
    withheld = tuple(one for one in world.withheld if (one.number, one.task.figure) != told)
    return replace(world, scene=carried_out(rules, world.scene, event.effects), withheld=withheld)


def _roll_called(rules: Ruleset, world: World, event: e.RollCalled, entry: e.Entry) -> World:
    attempts = tuple(
        replace(one, call=event.call.number) if one.number == event.call.attempt else one
        for one in world.attempts
    )
    return replace(world, calls=(*world.calls, event.call), attempts=attempts)


def _call_answered(rules: Ruleset, world: World, event: e.CallAnswered, entry: e.Entry) -> World:
    def answered(one: Called) -> Called:
        return replace(
            one,
            state="declined" if event.is_declined else "rolled",
            trait=event.trait,
            outcome=event.outcome,
            fulfils=event.fulfils,
            score=event.score,
            entry=entry.number,
        )

    calls = tuple(
        replace(
            call,
            called=tuple(answered(one) if one.figure == event.figure else one for one in call.called),
        )
        if call.number == event.call
        else call
        for call in world.calls
    )
    return replace(world, calls=calls)


def _call_ended(rules: Ruleset, world: World, event: e.CallEnded, entry: e.Entry) -> World:
    number, attempt = event.call.number, event.call.attempt
    if event.is_again:
        calls = tuple(anew(one) if one.number == number else one for one in world.calls)
        return replace(world, calls=calls)
    calls = tuple(one for one in world.calls if one.number != number)
    attempts = tuple(
        replace(one, call=0) if one.number == attempt else one
        for one in world.attempts
        if event.is_withdrawn or one.number != attempt
    )
    return replace(world, calls=calls, attempts=attempts)


def _attempted(rules: Ruleset, world: World, event: e.Attempted, entry: e.Entry) -> World:
    return replace(world, attempts=(*world.attempts, event.attempt))


def _attempt_over(
    rules: Ruleset, world: World, event: e.AttemptAnswered | e.AttemptTakenBack, entry: e.Entry
) -> World:
    attempts = tuple(one for one in world.attempts if one.number != event.attempt.number)
    return replace(world, attempts=attempts)


def _value_set(rules: Ruleset, world: World, event: e.ValueSet, entry: e.Entry) -> World:
    assert rules.playing is not None
    return replace(world, scene=rules.playing.put(world.scene, event.path, event.value))


def _granted(rules: Ruleset, world: World, event: e.Granted | e.PlayersTold, entry: e.Entry) -> World:
    return replace(world, scene=carried_out(rules, world.scene, event.effects))


def _space_set(rules: Ruleset, world: World, event: e.SpaceSet, entry: e.Entry) -> World:
    scene = replace(world.scene, space=event.space)
    if event.moved or event.is_same_map:
        return replace(world, scene=scene)
    assert rules.playing is not None
    aside = tuple(replace(one, at="") for one in world.bystanders)
    world = replace(world, explored=(), covered=(), painted=(), bystanders=aside)
    world = replace(world, backdrop=event.backdrop, drawings=())
    return replace(world, scene=rules.playing.elsewhere(scene))


def _door_moved(rules: Ruleset, world: World, event: e.DoorMoved, entry: e.Entry) -> World:
    board = world.scene.space
    if not isinstance(board, Board):
        return world
    grid = board.grid.with_door(event.door)
    return replace(world, scene=replace(world.scene, space=replace(board, grid=grid)))


def _backdrop_laid(rules: Ruleset, world: World, event: e.BackdropLaid, entry: e.Entry) -> World:
    return replace(world, backdrop=event.backdrop)


def _portrait_set(rules: Ruleset, world: World, event: e.PortraitSet, entry: e.Entry) -> World:
    others = tuple(pair for pair in world.portraits if pair[0] != event.figure)
    return replace(world, portraits=(*others, (event.figure, event.picture)) if event.picture else others)


def _picture_shown(
    rules: Ruleset, world: World, event: e.PictureShown | e.PictureHidden, entry: e.Entry
) -> World:
    others = tuple(one for one in world.handouts if one.picture != event.handout.picture)
    is_shown = isinstance(event, e.PictureShown)
    return replace(world, handouts=(*others, event.handout) if is_shown else others)


def _drawn(rules: Ruleset, world: World, event: e.Drawn, entry: e.Entry) -> World:
    drawing = event.drawing
    if any(one.number == drawing.number for one in world.drawings):
        same = tuple(drawing if one.number == drawing.number else one for one in world.drawings)
        return replace(world, drawings=same)
    return replace(world, drawings=(*world.drawings, drawing))


def _wiped(rules: Ruleset, world: World, event: e.Wiped, entry: e.Entry) -> World:
    gone = {one.number for one in event.drawings}
    return replace(world, drawings=tuple(one for one in world.drawings if one.number not in gone))


def _hidden_set(rules: Ruleset, world: World, event: e.HiddenSet, entry: e.Entry) -> World:
    hidden = set(world.hidden)
    hidden = hidden | set(event.figures) if event.is_hidden else hidden - set(event.figures)
    return replace(world, hidden=tuple(sorted(hidden)))


def _numbers_kept(rules: Ruleset, world: World, event: e.NumbersKept, entry: e.Entry) -> World:
    others = tuple(pair for pair in world.numbers if pair[0] not in event.figures)
    if event.numbers == "agreed":
        return replace(world, numbers=others)
    ruled = tuple((figure, event.numbers) for figure in event.figures)
    return replace(world, numbers=tuple(sorted((*others, *ruled))))


def _fog_set(rules: Ruleset, world: World, event: e.FogSet, entry: e.Entry) -> World:
    others = _without_side(world.fog, event.side)
    if event.is_on:
        return replace(world, fog=(*others, event.side))
    is_painted = event.side in world.painted
    return replace(
        world,
        fog=others,
        explored=_of_side(world.explored, event.side, set()) if is_painted else world.explored,
        covered=_of_side(world.covered, event.side, set()),
        painted=_without_side(world.painted, event.side),
    )


def _fog_painted(rules: Ruleset, world: World, event: e.FogPainted, entry: e.Entry) -> World:
    side, fog, painted = event.side, world.fog, world.painted
    known, covered = (set(dict(one).get(side, ())) for one in (world.explored, world.covered))
    if event.is_first:
        space = world.scene.space
        known = set(space.grid.squares()) if isinstance(space, Board) else known
        fog, painted = (*_without_side(fog, side), side), (*_without_side(painted, side), side)
    if event.is_laid:
        known, covered = known.difference(event.squares), covered.union(event.squares)
    else:
        known, covered = known.union(event.squares), covered.difference(event.squares)
    return replace(
        world,
        fog=fog,
        explored=_of_side(world.explored, side, known),
        covered=_of_side(world.covered, side, covered),
        painted=painted,
    )


def _explored(rules: Ruleset, world: World, event: e.Explored, entry: e.Entry) -> World:
    known = {*dict(world.explored).get(event.side, ()), *event.squares}
    covered = {*dict(world.covered).get(event.side, ())}.difference(event.squares)
    return replace(
        world,
        explored=_of_side(world.explored, event.side, known),
        covered=_of_side(world.covered, event.side, covered),
    )


def _without_side(sides: tuple[Side, ...], side: Side) -> tuple[Side, ...]:
    return tuple(one for one in sides if one != side)


def _of_side(squares: BySide, side: Side, now: set[Square]) -> BySide:
    """The squares of each side, with those of one side as they are now."""
    others = tuple(pair for pair in squares if pair[0] != side)
    return tuple(sorted((*others, (side, tuple(sorted(now)))))) if now else others


def _clock_moved(rules: Ruleset, world: World, event: e.ClockMoved, entry: e.Entry) -> World:
    others = [clock for clock in world.clocks if clock.id != event.clock.id]
    place = next((at for at, one in enumerate(world.clocks) if one.id == event.clock.id), len(others))
    return replace(world, clocks=(*others[:place], event.clock, *others[place:]))


def _clock_stopped(rules: Ruleset, world: World, event: e.ClockStopped, entry: e.Entry) -> World:
    return replace(world, clocks=tuple(clock for clock in world.clocks if clock.id != event.id))


def _marked(rules: Ruleset, world: World, event: e.Marked, entry: e.Entry) -> World:
    if event.moment == "fight" and world.progress is not None and world.progress.is_watched:
        world = replace(world, progress=replace(world.progress, is_watched=False))
    return replace(world, marks=(*world.marks, event.moment)) if event.moment not in world.marks else world


def _done_said(rules: Ruleset, world: World, event: e.DoneSaid, entry: e.Entry) -> World:
    others = tuple(id for id in world.done if id not in event.figures)
    return replace(world, done=tuple(sorted((*others, *event.figures))) if event.is_done else others)


def _session_begun(rules: Ruleset, world: World, event: e.SessionBegun, entry: e.Entry) -> World:
    return replace(world, session=event.number)


# The adventure.


def _progress(world: World) -> Progress:
    return world.progress if world.progress is not None else Progress()


def _adventure_begun(rules: Ruleset, world: World, event: e.AdventureBegun, entry: e.Entry) -> World:
    return replace(world, progress=Progress(strength=event.strength), grown=())


def _adventure_opened(rules: Ruleset, world: World, event: e.AdventureOpened, entry: e.Entry) -> World:
    world = replace(world, adventure=event.adventure, source=event.source)
    if event.is_same:
        return world
    return replace(world, progress=None, grown=(), left=(), owed=(), befallen=())


def _place_left(rules: Ruleset, world: World, event: e.PlaceLeft, entry: e.Entry) -> World:
    others = tuple(one for one in world.left if one.place != event.place)
    left = LeftPlace(
        place=event.place,
        scene=event.scene,
        hidden=event.hidden,
        numbers=event.numbers,
        names=event.names,
        known_as=event.known_as,
        fight=event.fight,
        backdrop=event.backdrop,
        drawings=event.drawings,
    )
    return replace(world, left=(*others, left))


def _place_entered(rules: Ruleset, world: World, event: e.PlaceEntered, entry: e.Entry) -> World:
    progress = _progress(world)
    visited = progress.visited if event.place in progress.visited else (*progress.visited, event.place)
    seen = (*progress.seen, event.look) if event.look and event.look not in progress.seen else progress.seen
    changed = replace(
        progress,
        place=event.place,
        visited=visited,
        is_fight_ahead=False,
        is_watched=False,
        round=0,
        withdraws="",
        seen=seen,
    )
    left = tuple(one for one in world.left if one.place != event.place)
    return replace(world, progress=changed, left=left)


def _deed_done(progress: Progress, event: e.DeedDone) -> Progress:
    return replace(progress, done=tuple(dict.fromkeys((*progress.done, event.deed))))


def _flags_set(progress: Progress, event: e.FlagsSet) -> Progress:
    kept = [flag for flag in progress.flags if flag not in event.cleared]
    new = [flag for flag in event.set if flag not in kept]
    return replace(progress, flags=(*kept, *new))


def _fight_won(progress: Progress, event: e.FightWon) -> Progress:
    others = tuple(place for place in progress.broken if place != event.place)
    broken = (*others, event.place) if event.is_rout else others
    now = replace(
        progress, won=(*progress.won, event.place), broken=broken, is_fight_ahead=False, round=0, withdraws=""
    )
    if not progress.seen:
        return now
    return replace(now, seen=(*progress.seen, f"{event.place}/{'broken' if event.is_rout else 'won'}"))


def _foes_came(progress: Progress, event: e.FoesCame) -> Progress:
    if not event.is_anybody:
        return replace(progress, is_fight_ahead=False, is_watched=False)
    won = tuple(place for place in progress.won if place != event.place)
    return replace(progress, won=won, is_fight_ahead=True)


PROGRESS: dict[type, Callable[[Progress, Any], Progress]] = {
    e.DeedDone: _deed_done,
    e.FlagsSet: _flags_set,
    e.FightWon: _fight_won,
    e.PartyRouted: lambda now, event: replace(now, routed=(*now.routed, event.place), round=0),
    e.PartyWithdraws: lambda now, event: replace(now, withdraws=event.exit),
    e.FightResumed: lambda now, event: now,
    e.FoesCame: _foes_came,
    e.RoundCounted: lambda now, event: replace(now, round=event.number),
    e.ClockStruck: lambda now, event: replace(now, struck=(*now.struck, event.clock)),
    e.Postponed: lambda now, event: replace(now, due=event.due),
    e.AdventureEnded: lambda now, event: replace(now, ending=event.ending, due=()),
}
"""Events that change nothing but how far the party has come."""


def _promised(rules: Ruleset, world: World, event: e.Promised, entry: e.Entry) -> World:
    return replace(world, owed=(*world.owed, *event.promises))


def _befell(rules: Ruleset, world: World, event: e.Befell, entry: e.Entry) -> World:
    owed = list(world.owed)
    if event.kept in owed:
        owed.remove(event.kept)
    progress = world.progress
    if progress is not None:
        mark = f"{progress.place}/{event.key}"
        world = replace(world, befallen=(*world.befallen, mark), progress=_marked_by(progress, event))
    return replace(world, owed=tuple(owed), scene=carried_out(rules, world.scene, event.effects))


def _marked_by(progress: Progress, event: e.Befell) -> Progress:
    """How far the party has come with an exit that jams or is free again, or a deed found easier."""
    if event.key == e.WARY:
        return replace(progress, is_watched=True)
    if event.key == e.JAMS:
        return replace(progress, jammed=(*progress.jammed, event.about))
    if event.key == e.FREED:
        return replace(progress, jammed=tuple(one for one in progress.jammed if one != event.about))
    if event.key == e.EASED:
        return replace(progress, eased=(*progress.eased, event.about))
    return progress


def _gone_on(world: World, event: e.Event) -> World:
    return replace(world, progress=PROGRESS[type(event)](_progress(world), event))


def _brought_on(rules: Ruleset, world: World, event: e.SceneBroughtOn, entry: e.Entry) -> World:
    return world


WORLD: dict[type, Callable[[Ruleset, World, Any, e.Entry], World]] = {
    **by_kind("event", functions_in(globals(), "rules", "world", "event", "entry")),
    **dict.fromkeys(PROGRESS, lambda rules, world, event, entry: _gone_on(world, event)),
}
"""Events that undo takes back."""


def changed(rules: Ruleset, world: World, event: Any, entry: e.Entry) -> World:
    """The world after an event of `WORLD`; who was done in a turn is not so in another."""
    after = WORLD[type(event)](rules, world, event, entry)
    if not after.done or after.scene is world.scene or rules.playing is None:
        return after
    turn = rules.playing.turn
    is_same = world.scene is not None and turn(world.scene) == turn(after.scene)
    return after if is_same else replace(after, done=())
