"""What an adventure sets off, one thing after another; an open question halts it until it is answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from nde.rules.play import Moment, Severity
from nde.rules.ruleset import is_legal
from nde.table import events as e
from nde.table.decision import Deciding
from nde.table.game_types import Action
from nde.table.offers import is_waiting
from nde.table.seats import GM
from nde.table.state import Clock, Task
from nde.table.story.adventure import Change, Changes, Due, Progress
from nde.table.story.places import (
    adventure_of,
    bring,
    enter,
    foes_standing,
    heroes,
    leave_behind,
    lurking,
    progress_of,
)


def is_true(progress: Progress, needs: Iterable[str], bars: Iterable[str]) -> bool:
    """Whether every flag that something needs is set, and none that prevents it."""
    return set(needs) <= set(progress.flags) and not set(bars) & set(progress.flags)


def follow(d: Deciding, changes: Iterable[Change], hero: str = "") -> None:
    """Let changes happen, and what was waiting after them; the rest of it waits for an open question."""
    had = progress_of(d).due
    queue = [*(Due(change=change, hero=hero) for change in changes), *had]
    while queue and not is_waiting(d.state) and not progress_of(d).ending:
        due = queue.pop(0)
        if is_met(d, due.change):
            queue = [*_happen(d, due), *queue]
        struck = [Due(change=change) for change in strike(d)]
        # Whom a clock takes elsewhere does not get to where they were going.
        is_taken = any(one.change.go or one.change.ending for one in struck if is_met(d, one.change))
        queue = struck if is_taken else [*struck, *queue]
    if not progress_of(d).ending and tuple(queue) != had:
        d.note(e.Postponed(due=tuple(queue)))


def is_met(d: Deciding, change: Change) -> bool:
    """Whether what a change waits for is so: flags, and how strong the party still is."""
    progress = progress_of(d)
    if not is_true(progress, change.needs, change.bars):
        return False
    if not change.above and not change.below:
        return True
    left = 100 * d.playing.standing(d.scene, "party")
    is_strong = left > change.above * progress.strength
    return is_strong and (not change.below or left <= change.below * progress.strength)


def strike(d: Deciding) -> Changes:
    """Let the first clock strike that is full, and begin anew if it has more to come; what it sets off."""
    if progress_of(d).ending:
        return ()
    for clock in d.world.clocks:
        story = next((one for one in adventure_of(d).clocks if one.id == clock.id), None)
        if story is None or clock.filled < clock.steps or has_run_out(d, clock.id):
            continue
        number = progress_of(d).struck.count(clock.id)
        d.note(e.ClockStruck(clock=clock.id, text=story.text_of(number)))
        if not has_run_out(d, clock.id):
            d.note(e.ClockMoved(clock=replace(clock, filled=0)))
        return story.full[number]
    return ()


def _happen(d: Deciding, due: Due) -> list[Due]:
    """Do the first things that a change is about; what is left of it comes back."""
    change, hero = due.change, due.hero
    if change.set or change.clear:
        d.note(e.FlagsSet(set=change.set, cleared=change.clear))
    if change.shows:
        show(d)
    if change.clock:
        # What a full clock does comes before anything else that this change would still do.
        tick(d, change.clock, change.tick)
        return _left(due, harm=change.harm)
    if change.harm:
        if hero:
            harm(d, hero, change.harm)
            return _left(due)
        hurt = [one.id for one in heroes(d) if not one.is_out]
        return [*(Due(change=Change(harm=change.harm), hero=one) for one in hurt), *_left(due)]
    if change.foes:
        bring(d, change.foes)
    if change.go:
        if _is_calm(d):
            return [Due(change=one) for one in enter(d, adventure_of(d).place(change.go))]
        return [Due(change=Change(go=change.go))]
    if change.ending:
        end(d, change.ending)
    return []


def _left(due: Due, harm: Severity | Literal[""] = "") -> list[Due]:
    """What is left of a change after its first things."""
    change = due.change
    rest = Change(harm=harm, foes=change.foes, go=change.go, ending=change.ending)
    return [Due(change=rest, hero=due.hero)] if rest != Change() else []


def show(d: Deciding) -> None:
    """Let everybody be seen who lay in wait."""
    if hidden := lurking(d):
        d.note(e.HiddenSet(figures=hidden, is_hidden=False))


def end(d: Deciding, ending: str) -> None:
    """Let the adventure be over."""
    told = adventure_of(d).ending(ending)
    d.note(e.AdventureEnded(ending=told.id, is_won=told.is_won, title=told.title, text=told.text))
    action = d.playing.homecoming(d.scene)
    # Nobody comes home of a party that was left lying where it fell.
    comes_home = any(one.side == "party" and not one.is_out for one in d.playing.people(d.scene))
    if comes_home and action is not None and is_legal(d.rules.resolve, d.scene, action):
        d.carry_out(Task(seat=GM, figure=GM, name="homecoming", action=action))


def harm(d: Deciding, hero: str, severity: Severity) -> None:
    """Let the world hurt somebody, as the game has it; whom it cannot hurt now goes free."""
    if all(one.id != hero or one.is_out for one in heroes(d)):
        return
    action = d.playing.hazard(d.scene, hero, severity)
    if is_legal(d.rules.resolve, d.scene, action):
        d.carry_out(Task(seat=d.seat, figure=GM, name=f"harm-{severity}", action=action))


def mark(d: Deciding, moment: Moment, deed: str = "", action: Action = None) -> bool:
    """Let a moment of play come, where the game has it now; tells whether it has.

    What is done at that moment is the game's own action for it, unless another is named.
    """
    action = action if action is not None else d.playing.moment(d.scene, moment)
    if action is None:
        return False
    d.note(e.Marked(moment=moment))
    d.carry_out(Task(seat=d.seat, figure=GM, name=f"moment-{moment}", action=action, deed=deed))
    return True


def _is_calm(d: Deciding) -> bool:
    """Whether no rule waits after a fight, if there was one, was ended, or broken off where foes stand."""
    if d.playing.turn(d.scene).is_fight:
        leave_behind(d)
        mark(d, "calm", action=d.playing.breaks_off(d.scene) if foes_standing(d) else None)
    return not is_waiting(d.state)


def tick(d: Deciding, id: str, by: int) -> None:
    """Move a clock of the adventure that has not run out; it stays between empty and full."""
    clock = next((clock for clock in d.world.clocks if clock.id == id), None)
    if clock is None or has_run_out(d, id):
        return
    filled = min(max(clock.filled + by, 0), clock.steps)
    if filled != clock.filled:
        d.note(e.ClockMoved(clock=replace(clock, filled=filled)))


def has_run_out(d: Deciding, id: str) -> bool:
    """Whether a clock has struck as often as it ever will."""
    return progress_of(d).struck.count(id) >= len(adventure_of(d).clock(id).full)


def start_clocks(d: Deciding) -> None:
    """Set every clock of the adventure that is not there yet to nothing."""
    there = {one.id for one in d.world.clocks} if progress_of(d).place else set()
    for clock in adventure_of(d).clocks:
        if clock.id in there:
            continue
        d.note(e.ClockMoved(clock=Clock(id=clock.id, steps=clock.steps, is_secret=clock.is_secret)))
