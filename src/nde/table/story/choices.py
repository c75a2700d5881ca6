"""What can be chosen in an adventure now, and where it stands: all that a player may know of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.rules.play import Difficulty, Trial
from nde.table.offers import is_waiting
from nde.table.state import State
from nde.table.story.adventure import Adventure, Deed, Place, Progress, Texts
from nde.table.story.changes import is_true
from nde.table.visibility import hidden_from

BEGIN = "begin"
"""What is chosen first of all."""
TALK, BACK_OFF, STRIKE = "wary.talk", "wary.leave", "wary.strike"
WARY_DEEDS = (Deed(id=TALK, trial="nerve"), Deed(id=BACK_OFF), Deed(id=STRIKE))
"""What can be done at any place where somebody keeps their distance; no file can name a deed so."""
ChoiceKind: TypeAlias = Literal["begin", "exit", "deed", "rest"]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be chosen in the adventure now."""

    id: str
    kind: ChoiceKind
    trial: Trial | Literal[""] = ""
    difficulty: Difficulty = "normal"
    needs_hero: bool = False
    """Whether somebody has to do it, who bears what comes of it."""
    is_new: bool = False
    """For an exit: whether it leads to where nobody has been yet."""
    is_jammed: bool = False
    """For an exit: whether it has to be freed first."""
    text: Texts = ()
    """Its words; empty where the catalogue has them."""


class StoryView(msgspec.Struct, frozen=True, kw_only=True):
    """Where an adventure stands: the place and what can be chosen there; no word of what nobody knows yet."""

    adventure: str
    place: str = ""
    """Empty before it has begun."""
    title: Texts = ()
    text: Texts = ()
    choices: tuple[Choice, ...] = ()
    ending: str = ""
    is_won: bool = False


def story_view(state: State) -> StoryView | None:
    """Where the adventure stands; nothing at a table that plays none."""
    adventure, progress = state.adventure, state.world.progress
    if adventure is None:
        return None
    if progress is None:
        is_open = state.world.scene is not None and not is_held(state)
        choices = (Choice(id=BEGIN, kind="begin"),) if is_open else ()
        return StoryView(adventure=adventure.id, title=adventure.title, text=adventure.text, choices=choices)
    place = adventure.place(progress.place)
    told = adventure.ending(progress.ending) if progress.ending else place
    text = told.text if progress.ending else place.text_by_flag(progress.flags)[1]
    return StoryView(
        adventure=adventure.id,
        place=place.id,
        title=told.title,
        text=text,
        choices=choices_in(state, adventure, progress, place),
        ending=progress.ending,
        is_won=bool(progress.ending) and adventure.ending(progress.ending).is_won,
    )


def choices_in(state: State, adventure: Adventure, progress: Progress, place: Place) -> tuple[Choice, ...]:
    """What can be chosen at a place now: escapes alone while foes stand in sight, if the game lets them.

    Nothing while the party is on its way out of a fight.
    """
    if progress.ending or progress.withdraws or state.world.scene is None or is_waiting(state):
        return ()
    is_watched = is_parley(state)
    is_threatened, held = bool(in_sight(state)) and not is_watched, is_held(state)
    exits = [
        Choice(
            id=one.id,
            kind="exit",
            text=one.text_after(progress.visited),
            is_new=one.to not in progress.visited,
            is_jammed=f"{place.id}/{one.id}" in progress.jammed and not is_threatened,
        )
        for one in place.exits
        if is_true(progress, one.needs, one.bars) and ((one.is_escape and not held) or not is_threatened)
    ]
    if is_threatened:
        return tuple(exits)
    deeds = [
        Choice(
            id=one.id,
            kind="rest" if one.rest else "deed",
            trial=one.trial,
            difficulty=one.difficulty,
            needs_hero=needs_hero(one),
            text=one.text,
        )
        for one in (
            eased(state, progress, place, deed) for deed in (WARY_DEEDS if is_watched else place.deeds)
        )
        if is_true(progress, one.needs, one.bars)
        and (is_watched or not (one.is_once and f"{place.id}/{one.id}" in progress.done))
    ]
    return (*deeds, *exits)


EASIER: dict[Difficulty, Difficulty] = {"hard": "normal", "normal": "easy"}


def eased(state: State, progress: Progress, place: Place, deed: Deed) -> Deed:
    """A deed as it is now: a step easier where somebody has found a better way, or without a trial.

    Where a game knows no difficulty, only what is hard can be easier and still a trial.
    """
    if not deed.trial or f"{place.id}/{deed.id}" not in progress.eased:
        return deed
    calls = state.playing.calls
    has_steps = calls is not None and bool(calls.rungs)
    easier = EASIER.get(deed.difficulty) if has_steps or deed.difficulty == "hard" else None
    return replace(deed, difficulty=easier) if easier is not None else replace(deed, trial="")


def needs_hero(deed: Deed) -> bool:
    """Whether somebody has to do a deed: to be put to the test, or to be hurt by it."""
    return bool(deed.trial) or any(change.harm for change in (*deed.works, *deed.fails))


def is_held(state: State) -> bool:
    """Whether the party is in a fight that the game lets nobody leave but by its own rules."""
    is_fight = state.playing.turn(state.world.scene).is_fight
    return is_fight and not state.playing.is_leaving_free and bool(in_sight(state))


def is_parley(state: State) -> bool:
    """Whether somebody stands there who waits for what the party does."""
    progress = state.world.progress
    is_watched = progress is not None and progress.is_watched
    return is_watched and not state.playing.turn(state.world.scene).is_fight and bool(in_sight(state))


def in_sight(state: State) -> list[str]:
    """The foes who stand and whom the party sees."""
    people = state.playing.people(state.world.scene)
    hidden = hidden_from(state.playing, state.world, "party")
    return [one.id for one in people if one.side == "foes" and not one.is_out and one.id not in hidden]
