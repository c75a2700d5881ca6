"""The whole adventure in words, for the game master: every room with its secrets, and how each stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from nde.locale import Words
from nde.locale.book.lookup import foe_name
from nde.locale.facts import Typed
from nde.prose.names import names_of
from nde.prose.story import Stories
from nde.table.state import State
from nde.table.story.adventure import Change, Changes, Foes
from nde.table.story.plan import DeedPlan, PlacePlan, StoryPlan, WayPlan

PARTIES = (3, 4, 5)
"""How many heroes a group of foes is counted for where there is no party yet."""


class WayTold(msgspec.Struct, frozen=True, kw_only=True):
    """A way out of a room."""

    id: str
    text: str
    to: str
    to_title: str
    is_open: bool
    notes: tuple[str, ...] = ()
    """What it hangs on, and what it sets off."""


class DeedSecrets(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be done in a room, with what comes of it."""

    id: str
    text: str
    is_open: bool
    is_done: bool
    notes: tuple[str, ...] = ()
    """What is rolled for it, and what it hangs on."""
    works: tuple[str, ...] = ()
    """What it sets off when it works."""
    fails: tuple[str, ...] = ()
    works_text: str = ""
    """What is told when it works."""
    fails_text: str = ""


class RoomTold(msgspec.Struct, frozen=True, kw_only=True):
    """A room of the adventure, with everything about it."""

    id: str
    title: str
    text: str
    """What is to be seen there, as it is by now."""
    is_here: bool
    is_visited: bool
    state: str
    """How it stands, in words."""
    foes: tuple[str, ...] = ()
    """Who is there, or will be."""
    notes: tuple[str, ...] = ()
    """What coming there, winning and each round sets off."""
    ways: tuple[WayTold, ...] = ()
    deeds: tuple[DeedSecrets, ...] = ()


class FlagTold(msgspec.Struct, frozen=True, kw_only=True):
    """A flag, and whether it is set."""

    id: str
    is_set: bool


class ClockSecrets(msgspec.Struct, frozen=True, kw_only=True):
    """A clock, and what it does."""

    id: str
    text: str
    notes: tuple[str, ...] = ()


class AdventureTold(msgspec.Struct, frozen=True, kw_only=True):
    """The whole adventure as it stands."""

    id: str
    title: str
    text: str
    rooms: tuple[RoomTold, ...]
    flags: tuple[FlagTold, ...] = ()
    clocks: tuple[ClockSecrets, ...] = ()
    endings: tuple[str, ...] = ()
    """How it may end."""
    source: str = ""
    """Its file, as it was opened at the table; empty for one that the table began with."""
    has_begun: bool = False
    is_over: bool = False


def adventure_told(state: State, plan: StoryPlan, speaker: Words) -> AdventureTold:
    """The whole adventure in words."""
    teller = _Planner(state, plan, speaker)
    return AdventureTold(
        id=plan.adventure.id,
        title=teller.stories.title(),
        text=teller.stories.intro(),
        rooms=tuple(teller.room(one) for one in plan.places),
        flags=tuple(FlagTold(id=flag, is_set=is_set) for flag, is_set in plan.flags),
        clocks=tuple(teller.clocks()),
        endings=tuple(" – ".join(teller.stories.ending(one.id)) for one in plan.adventure.endings),
        source=state.world.source,
        has_begun=bool(plan.progress.place),
        is_over=bool(plan.progress.ending),
    )


def groups_told(state: State, groups: Iterable[Foes], speaker: Words) -> Iterator[str]:
    """Groups of foes in words, as many as come against the party; without one, for some sizes of party."""
    scene = state.world.scene
    people = state.playing.people(scene) if scene is not None else ()
    party = len([one for one in people if one.side == "party" and not one.is_gone])
    for group in groups:
        block = group.foe or state.playing.cast(group.kind or "raider", group.rank)
        name = Typed(foe_name(state.rules, block, speaker) if block in state.rules.foes else block)
        each = list(dict.fromkeys(group.number(size) for size in ((party,) if party else PARTIES)))
        key = ("group" if len(each) == 1 else "group-of-sizes") + "-hidden" * group.is_hidden
        yield speaker.say(f"rooms-{key}", count=Typed("/".join(map(str, each))), name=name)


class _Planner:
    """Words one adventure for one reader."""

    def __init__(self, state: State, plan: StoryPlan, speaker: Words) -> None:
        self.state, self.plan, self.speaker = state, plan, speaker
        self.stories = Stories(plan.adventure, speaker)

    def say(self, key: str, **facts: object) -> str:
        return self.speaker.say(f"rooms-{key}", **facts)

    def room(self, one: PlacePlan) -> RoomTold:
        place = one.place
        events = (("enter", place.enter), ("won", place.won), ("each-round", place.each_round))
        return RoomTold(
            id=place.id,
            title=self.stories.place_title(place.id),
            text=self.stories.place_text(place.id, self.plan.progress),
            is_here=one.is_here,
            is_visited=one.is_visited,
            state=self._state(one),
            foes=tuple(self._foes(one)),
            notes=tuple(note for key, changes in events for note in self._when(key, changes)),
            ways=tuple(self._way(way) for way in one.ways),
            deeds=tuple(self._deed(place.id, deed) for deed in one.deeds),
        )

    def _state(self, one: PlacePlan) -> str:
        key = "here" if one.is_here else "visited" if one.is_visited else "unseen"
        parts = [self.say(key), self.say(f"fight-{one.fight}") if one.fight else ""]
        return ", ".join(filter(None, parts))

    def _foes(self, one: PlacePlan) -> Iterator[str]:
        """Who is there now, by name; where nobody has been, the groups that wait."""
        if not one.is_visited and not one.is_here:
            yield from self._groups(one.place.foes)
            return
        called = names_of([self.state.world.named(person) for person in one.people], self.speaker)
        for person in one.people:
            key = "out" if person.is_out else "hidden" if person.id in one.hidden else "there"
            yield self.say(f"foe-{key}", name=Typed(called[person.id]))

    def _groups(self, groups: Iterable[Foes]) -> Iterator[str]:
        if self.plan.adventure.game != self.state.rules.id:
            groups = [replace(group, foe="") for group in groups]
        return groups_told(self.state, groups, self.speaker)

    def _way(self, one: WayPlan) -> WayTold:
        way = one.way
        notes = [*self._conditions(way.needs, way.bars)]
        notes += [self.say("jammed")] if one.is_jammed else []
        notes += [self.say("escape")] if way.is_escape else []
        place = next(place.id for place in self.plan.adventure.places if way in place.exits)
        return WayTold(
            id=way.id,
            text=self.stories.choice(place, way.id),
            to=way.to,
            to_title=self.stories.place_title(way.to),
            is_open=one.is_open,
            notes=(*notes, *self._when("then", way.then)),
        )

    def _deed(self, place: str, one: DeedPlan) -> DeedSecrets:
        deed = one.deed
        notes = [self.say(f"trial-{deed.trial}", difficulty=deed.difficulty)] if deed.trial else []
        notes += self._conditions(deed.needs, deed.bars)
        id = f"{place}/{deed.id}"
        return DeedSecrets(
            id=deed.id,
            text=self.stories.choice(place, deed.id),
            is_open=one.is_open,
            is_done=one.is_done,
            notes=tuple(notes),
            works=tuple(self._when("works", deed.works)),
            fails=tuple(self._when("fails", deed.fails)),
            works_text=self.stories.deed_text(id, works=True),
            fails_text=self.stories.deed_text(id, works=False),
        )

    def clocks(self) -> Iterator[ClockSecrets]:
        """Every clock of the adventure, and what each of its strikes does."""
        filled = {one.id: one.filled for one in self.state.world.clocks}
        for clock in self.plan.adventure.clocks:
            title = Typed(self.stories.clock_title(clock.id) or clock.id)
            facts = {"title": title, "filled": filled.get(clock.id, 0), "steps": clock.steps}
            notes = [note for strike in clock.full for note in self._when("full", strike)]
            text = self.say("clock-secret" if clock.is_secret else "clock", **facts)
            yield ClockSecrets(id=clock.id, text=text, notes=tuple(notes))

    def _when(self, key: str, changes: Changes) -> Iterator[str]:
        """What something sets off, each change in a line."""
        for change in changes:
            if what := "; ".join(self._what(change)):
                yield self.say(f"when-{key}", what=Typed(what))

    def _what(self, change: Change) -> Iterator[str]:
        yield from self._conditions(change.needs, change.bars)
        if change.above:
            yield self.say("above", percent=change.above)
        if change.below:
            yield self.say("below", percent=change.below)
        if change.set:
            yield self.say("sets", flags=_typed(change.set))
        if change.clear:
            yield self.say("clears", flags=_typed(change.clear))
        if change.clock:
            title = Typed(self.stories.clock_title(change.clock) or change.clock)
            yield self.say("ticks", title=title, by=change.tick)
        if change.shows:
            yield self.say("shows")
        if change.harm:
            yield self.say(f"harm-{change.harm}")
        if change.foes:
            yield self.say("comes", names=Typed(", ".join(self._groups(change.foes))))
        if change.go:
            yield self.say("goes", place=Typed(self.stories.place_title(change.go)))
        if change.ending:
            yield self.say("ends", ending=Typed(self.stories.ending(change.ending)[0]))

    def _conditions(self, needs: tuple[str, ...], bars: tuple[str, ...]) -> Iterator[str]:
        if needs:
            yield self.say("needs", flags=_typed(needs))
        if bars:
            yield self.say("bars", flags=_typed(bars))


def _typed(flags: tuple[str, ...]) -> tuple[Typed, ...]:
    return tuple(Typed(flag) for flag in flags)
