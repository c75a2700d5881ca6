"""Deciding what happens in an adventure: exits and deeds chosen, and what they set off."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nde.errors import Fault, Faults, Illegal, Missing, Unreadable
from nde.rules import Resolution
from nde.rules.play import Person
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_ADVENTURE_TEXT, is_writable, require_bearable
from nde.table.decision import Deciding
from nde.table.handlers.actions import require_nothing_open
from nde.table.offers import is_waiting, leads_itself
from nde.table.state import Task
from nde.table.story.adventure import LOST, Adventure, Change, Changes, Deed, Exit, Place
from nde.table.story.changes import follow, is_met, is_true, mark, show, start_clocks, strike, tick
from nde.table.story.checks import flags_of, require_playable
from nde.table.story.choices import (
    BACK_OFF,
    BEGIN,
    STRIKE,
    WARY_DEEDS,
    choices_in,
    eased,
    in_sight,
    is_held,
    needs_hero,
)
from nde.table.story.places import (
    adventure_of,
    foes_standing,
    heroes,
    is_quiet,
    lurking,
    place_now,
    progress_of,
)
from nde.table.story.reader import read_adventure

ADVENTURE_FILE = "adventure"
"""What the file of an adventure is called that somebody opens at a table."""


def choose(d: Deciding, do: c.Choose) -> None:
    """Begin, take an exit, or do a deed."""
    adventure = adventure_of(d)
    require_nothing_open(d)
    if d.world.progress is None:
        _begin(d, adventure, do)
        return
    progress = d.world.progress
    if progress.ending:
        raise Illegal("adventure-over")
    place = adventure.place(progress.place)
    open_now = {choice.id for choice in choices_in(d.state, adventure, progress, place)}
    if do.option not in open_now:
        _refuse(d, place, do.option, open_now)
    for way in place.exits:
        if way.id == do.option:
            _go(d, place, way)
            return
    deed = next(deed for deed in (*place.deeds, *WARY_DEEDS) if deed.id == do.option)
    _do(d, place, eased(d.state, progress, place, deed), do)


def _begin(d: Deciding, adventure: Adventure, do: c.Choose) -> None:
    if do.option != BEGIN:
        raise Missing("not-to-choose-now", choice=do.option, allowed=(BEGIN,))
    if d.world.scene is not None and is_held(d.state):
        raise Illegal("flee-first", option=do.option)
    _set_out(d, adventure)
    follow(d, (Change(go=adventure.start),))


def _set_out(d: Deciding, adventure: Adventure) -> None:
    strength = d.playing.standing(d.scene, "party")
    d.note(e.AdventureBegun(strength=strength, title=adventure.title, text=adventure.text))
    start_clocks(d)


def open_adventure(d: Deciding, do: c.OpenAdventure) -> None:
    """Open an adventure, or a new version of the present one; clocks that it has not are gone."""
    d.require_gm()
    require_nothing_open(d)
    adventure = read_adventure(require_bearable(do.text, MOST_ADVENTURE_TEXT), ADVENTURE_FILE, d.rules)
    require_playable(adventure, d.rules.id)
    if not all(map(is_writable, _texts_in(msgspec.to_builtins(adventure)))):
        raise Unreadable("unwritable")
    before, progress = d.state.adventure, d.world.progress
    is_same = before is not None and before.id == adventure.id
    if is_same and progress is not None:
        places = tuple(one.id for one in adventure.places)
        if progress.place not in places:
            raise Illegal("room-is-needed", text=progress.place)
        if progress.due or progress.withdraws:
            raise Illegal("adventure-under-way")
    clocks = {one.id for one in adventure.clocks} if is_same else set()
    for clock in before.clocks if before is not None else ():
        if clock.id not in clocks and any(one.id == clock.id for one in d.world.clocks):
            d.note(e.ClockStopped(id=clock.id, is_secret=clock.is_secret))
    opened = e.AdventureOpened(adventure=adventure, source=do.text, title=adventure.title, is_same=is_same)
    d.note(opened)
    if d.world.progress is not None:
        start_clocks(d)


def _texts_in(value: object) -> Iterator[str]:
    """Every text in a document, as it reads once escapes are undone."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _texts_in(one)


def go_to(d: Deciding, do: c.GoTo) -> None:
    """Take the party anywhere: a fight there was is broken off, and what is due happens first."""
    d.require_gm()
    adventure = adventure_of(d)
    require_nothing_open(d)
    places = tuple(one.id for one in adventure.places)
    if do.place not in places:
        raise Missing("no-such-room", text=do.place, allowed=places)
    progress = progress_of(d)
    if progress.ending:
        raise Illegal("adventure-over")
    if progress.place == do.place == d.world.place:
        raise Illegal("in-that-room", text=do.place)
    if d.world.progress is None:
        _set_out(d, adventure)
    follow(d, (Change(go=do.place),))


def set_flags(d: Deciding, do: c.SetFlags) -> None:
    """Say which flags are set: any that the adventure knows of, all others refused at once."""
    d.require_gm()
    known = flags_of(adventure_of(d))
    if d.world.progress is None:
        raise Illegal("not-set-out")
    faults = tuple(
        Fault(flag, Missing("no-such-story-flag", text=flag, allowed=known))
        for flag in dict.fromkeys((*do.set, *do.clear))
        if flag not in known
    )
    if faults:
        raise Faults("flags", faults)
    held = set(progress_of(d).flags)
    new = tuple(one for one in dict.fromkeys(do.set) if one not in held)
    gone = tuple(one for one in dict.fromkeys(do.clear) if one in held)
    if not new and not gone:
        raise Illegal("flags-so-already", names=(*do.set, *do.clear))
    d.note(e.FlagsSet(set=new, cleared=gone))


def _refuse(d: Deciding, place: Place, option: str, open_now: set[str]) -> None:
    """Say why something cannot be chosen, telling no more than can be seen."""
    known = {one.id for one in place.exits} | {one.id for one in place.deeds}
    if progress_of(d).withdraws:
        raise Illegal("party-withdraws", option=option)
    if any(one.id == option for one in place.exits) and is_held(d.state):
        raise Illegal("flee-first", option=option)
    if option in known and in_sight(d.state):
        raise Illegal("foes-stand", option=option)
    raise Missing("not-to-choose-now", choice=option, allowed=tuple(sorted(open_now)))


def _go(d: Deciding, place: Place, way: Exit) -> None:
    """Take an exit; one that is stuck is freed first, which takes time."""
    id = f"{place.id}/{way.id}"
    if id not in progress_of(d).jammed or in_sight(d.state):
        _leave(d, way)
        return
    d.note(e.Befell(key=e.FREED, about=id))
    for clock in adventure_of(d).clocks:
        if clock.is_pressing:
            tick(d, clock.id, 1)


def _leave(d: Deciding, way: Exit) -> None:
    """Take an exit; who lies in wait lets nobody pass, and nobody leaves a fight before the foes' turn."""
    if lurking(d) and not in_sight(d.state):
        show(d)
        return
    turn = d.playing.turn(d.scene)
    if turn.is_fight and in_sight(d.state):
        d.note(e.PartyWithdraws(place=progress_of(d).place, exit=way.id))
        if turn.side == "party":
            mark(d, "turn")
        return  # `_is_away` sees to the rest
    follow(d, (*way.then, Change(go=way.to)))


def _do(d: Deciding, place: Place, deed: Deed, do: c.Choose) -> None:
    """Do a deed: at once, or by a trial whose end `go_on` sees."""
    id = f"{place.id}/{deed.id}"
    hero = _who(d, do).id if needs_hero(deed) else ""
    if deed.trial:
        action = d.playing.trial(d.scene, hero, deed.trial, deed.difficulty)
        task = Task(seat=d.seat, figure=hero, name=f"trial-{deed.trial}", action=action, deed=id)
        d.carry_out(task, faces=do.faces)
    elif not (deed.rest and mark(d, deed.rest, id)):
        _done(d, id, hero, works=True)


def _who(d: Deciding, do: c.Choose) -> Person:
    """Who does a deed: the one that was named, or the only one this seat has."""
    party = {one.id: one for one in heroes(d)}
    mine = set(party) if d.is_gm else set(d.world.held_by(d.seat))
    if do.hero:
        if do.hero not in party:
            raise Missing("no-such-person", id=do.hero)
        if do.hero not in mine:
            raise Illegal("not-yours", id=do.hero)
        if party[do.hero].is_out:
            raise Illegal("hero-is-out", hero=do.hero)
        return party[do.hero]
    able = [one for one in party.values() if one.id in mine and not one.is_out]
    if not able:
        raise Illegal("nobody-of-yours", option=do.option)
    if len(able) != 1:
        raise Illegal("hero-needed", option=do.option, allowed=tuple(one.id for one in able))
    return able[0]


def _done(d: Deciding, id: str, hero: str, *, works: bool) -> None:
    """Let a deed be done, and everything it sets off happen."""
    deed = _deed(d, id)
    if deed is None:
        return
    text = deed.works_text if works else deed.fails_text
    d.note(e.DeedDone(deed=id, hero=hero, works=works, text=text))
    if deed in WARY_DEEDS:
        _settle_parley(d, deed, works=works)
    follow(d, deed.works if works else deed.fails, hero)


def _settle_parley(d: Deciding, deed: Deed, *, works: bool) -> None:
    """Let those who waited go their way, or let it come to blows."""
    if deed.id == STRIKE or not works:
        mark(d, "fight")
        return
    for foe in foes_standing(d):
        d.note(e.Left(figure=foe, why="wary"))
    d.note(e.FoesCame(place=progress_of(d).place, is_anybody=False))
    if deed.id == BACK_OFF:
        for clock in adventure_of(d).clocks:
            if clock.is_pressing:
                tick(d, clock.id, 1)


def go_on(d: Deciding, seen: int = 0) -> None:
    """Let the adventure react to a command: a fight won, a trial made, a clock full.

    To the first events, so many as were seen, it has reacted already.
    """
    if is_quiet(d.world):
        return
    for place, event in enumerate(tuple(d.events)):
        if isinstance(event, e.Resolved) and place >= seen:
            _came_out(d, event)
    while not is_waiting(d.state) and not progress_of(d).ending and _react(d):
        pass


def _came_out(d: Deciding, event: e.Resolved) -> None:
    """See what a rule came to: a deed tried, or somebody who came out of hiding by what they did."""
    if event.task.deed:
        _done(d, event.task.deed, "" if _is_rest(event) else event.task.figure, works=_works(d, event))
        return
    if event.task.figure in d.world.hidden:
        d.note(e.HiddenSet(figures=(event.task.figure,), is_hidden=False))


def _is_rest(event: e.Resolved) -> bool:
    return event.task.name.startswith("moment-")


def _works(d: Deciding, event: e.Resolved) -> bool:
    """Whether a deed that was tried has come out as wanted."""
    result = Resolution(outcome=event.outcome, effects=event.effects)
    return _is_rest(event) or d.rules.fulfils(d.world.scene, event.task.action, result) == "wholly"


def clocks_moved(d: Deciding, event: e.Resolved) -> frozenset[str]:
    """The clocks that a deed of the adventure moves by itself as it has come out."""
    deed = _deed(d, event.task.deed) if event.task.deed and not is_quiet(d.world) else None
    changes = () if deed is None else deed.works if _works(d, event) else deed.fails
    return frozenset(one.clock for one in changes if one.clock and is_met(d, one))


def _deed(d: Deciding, id: str) -> Deed | None:
    place, _, name = id.partition("/")
    return next((one for one in (*adventure_of(d).place(place).deeds, *WARY_DEEDS) if one.id == name), None)


def _react(d: Deciding) -> bool:
    """Do the next thing that is due in the adventure, if there is one."""
    return any(
        reaction(d)
        for reaction in (
            *(_is_overdue, _is_routed, _is_lost, _is_won),
            *(_is_away, _is_ambushed, _is_round, _is_time),
        )
    )


def _is_overdue(d: Deciding) -> bool:
    had = progress_of(d).due
    if had:
        follow(d, ())
    return bool(had)


def _is_routed(d: Deciding) -> bool:
    """Where nobody fights on and some only ran, the party comes together where it could run to."""
    party = heroes(d)
    if not any(one.has_fled and not one.is_gone for one in party) or not all(one.is_out for one in party):
        return False
    changes = _refuge(d)
    if changes:
        # Whoever lies there alive is not left to the foes: the adventure goes on with the whole party.
        carried = tuple(one.id for one in party if not one.has_fled and not one.is_gone)
        d.note(e.PartyRouted(place=progress_of(d).place, carried=carried))
        follow(d, changes)
    return bool(changes)


def _refuge(d: Deciding) -> Changes:
    """What takes those who ran to where it is safe: a way out of the place, or else the way they came.

    The latter once from each place: who runs a second time has nowhere to run to.
    """
    progress, place = progress_of(d), place_now(d)
    before = [one for one in progress.visited if one != progress.place]
    near = [one for one in before if _leads(d, one, progress.place)]
    back = (near or before)[-1:]
    if place is not None and not d.playing.is_leaving_free:
        ways = [one for one in place.exits if one.is_escape and is_true(progress, one.needs, one.bars)]
        ways.sort(key=lambda one: one.to not in back)
        if ways:
            return (*ways[0].then, Change(go=ways[0].to))
    return tuple(Change(go=one) for one in back) if progress.place not in progress.routed else ()


def _leads(d: Deciding, start: str, end: str) -> bool:
    return any(way.to == end for way in adventure_of(d).place(start).exits)


def _is_lost(d: Deciding) -> bool:
    party = heroes(d)
    if not party or not all(one.is_out for one in party):
        return False
    if not _gets_away(d):
        follow(d, (Change(ending=LOST),))
    return True


def _gets_away(d: Deciding) -> bool:
    """Whether those who lie there come to and get away: once, where the engine leads such a game."""
    changes = _refuge(d)
    is_first = not any(one.endswith(f"/{e.SPARED}") for one in d.world.befallen)
    roused = d.playing.roused(d.scene) if changes and is_first and leads_itself(d.start) else ()
    if not roused:
        return False
    d.note(e.Befell(key=e.SPARED, effects=roused))
    for clock in adventure_of(d).clocks:
        if clock.is_pressing:
            tick(d, clock.id, 1)
    follow(d, changes)
    return True


def _is_won(d: Deciding) -> bool:
    """A fight is won when foes have come, and none of them stands any more."""
    place = place_now(d)
    if place is None or not progress_of(d).is_fight_ahead or foes_standing(d):
        return False
    # Some games' foes do not outlast the end of a fight.
    ran = [one for one in d.playing.people(d.scene) if one.side == "foes" and one.has_fled]
    if d.playing.turn(d.scene).is_fight and mark(d, "calm") and is_waiting(d.state):
        return True
    is_rout = any(one.id not in d.world.hidden for one in ran)
    text = place.broken_text if is_rout else place.won_text
    d.note(e.FightWon(place=place.id, is_rout=is_rout, text=text))
    follow(d, place.won)
    return True


def _is_away(d: Deciding) -> bool:
    """Who takes a way out of a fight is gone once the foes have had their turn."""
    place, turn = place_now(d), d.playing.turn(d.scene)
    option = progress_of(d).withdraws
    if not option or place is None or (turn.is_fight and turn.side != "party"):
        return False
    way = next(one for one in place.exits if one.id == option)
    follow(d, (*way.then, Change(go=way.to)))
    return True


def _is_ambushed(d: Deciding) -> bool:
    """In a fight whose seen foes are all beaten the hidden ones come forward."""
    is_fight = d.playing.turn(d.scene).is_fight
    if not is_fight or not lurking(d) or in_sight(d.state):
        return False
    show(d)
    return True


def _is_round(d: Deciding) -> bool:
    turn, place = d.playing.turn(d.scene), place_now(d)
    counted = progress_of(d).round
    if not turn.is_fight or place is None or turn.round == counted:
        return False
    d.note(e.RoundCounted(number=turn.round))
    if 1 < turn.round > counted:
        follow(d, place.each_round)
    return True


def _is_time(d: Deciding) -> bool:
    """A clock that the game master filled strikes; those that the adventure fills have struck already."""
    changes = strike(d)
    follow(d, changes)
    return bool(changes)
