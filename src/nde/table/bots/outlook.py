"""What a bot knows and what it chooses: policies are given an `Outlook` and give back a `Chosen`.

An outlook is the scene as the bot's seat may know it, the seat's own offers and questions, and what the party
remembers of an adventure.  No policy is given a state, so that a bot cannot act on what a person in its seat
would not see.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cached_property
from itertools import islice

import msgspec

from nde.dice import Ask, FaceSource, play
from nde.errors import NdeError
from nde.rules import Offer, Ruleset
from nde.rules.play import Aim, Person, Playing, Side, Turn
from nde.table.bots.evaluation import Weighed, weigh
from nde.table.commands import AnyDo
from nde.table.game_types import Action, GameScene
from nde.table.offers import Offered, is_waiting, offers_for
from nde.table.questions import Open, open_questions
from nde.table.scenes import carried_out
from nde.table.seats import GM
from nde.table.state import State, steps_of
from nde.table.story.adventure import Deed, Place, Progress
from nde.table.story.changes import is_true
from nde.table.story.choices import StoryView, story_view
from nde.table.visibility import scene_seen, side_of


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot does what it does."""

    policy: str
    key: str
    """What decided: `attack`, `heal`, `solved`, `default`, …"""
    depth: int = 0
    """For a solved choice: how many further steps were looked at; 1 for the deed alone."""
    nodes: int = 0
    """For a solved choice: how many words of rules that took."""


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot does next; nothing where it has nothing to do now."""

    do: AnyDo | None = None
    reason: Reason


def nothing(policy: str, key: str = "nothing-to-do") -> Chosen:
    """The choice to do nothing."""
    return Chosen(reason=Reason(policy=policy, key=key))


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the party has been, as it remembers it."""

    ways: tuple[tuple[str, str], ...]
    """The exits that are open, each with where it leads."""
    deeds: tuple[tuple[str, Deed], ...]
    """What is left to do there, each with its name as `place/deed`."""
    rests: tuple[str, ...]
    """Where one may rest there."""


def known_places(state: State) -> dict[str, Known]:
    """Every place where the party has been, by id."""
    adventure, progress = state.adventure, state.world.progress
    if adventure is None or progress is None:
        return {}
    return {place.id: _known(progress, place) for place in adventure.places if place.id in progress.visited}


def _known(progress: Progress, place: Place) -> Known:
    left = [
        deed
        for deed in place.deeds
        if is_true(progress, deed.needs, deed.bars)
        and not (deed.is_once and f"{place.id}/{deed.id}" in progress.done)
    ]
    return Known(
        ways=tuple((way.id, way.to) for way in place.exits if is_true(progress, way.needs, way.bars)),
        deeds=tuple((f"{place.id}/{deed.id}", deed) for deed in left if not deed.rest),
        rests=tuple(f"{place.id}/{deed.id}" for deed in left if deed.rest),
    )


def tries_of(state: State) -> Counter[str]:
    """How often each deed was tried, as `place/deed`: with a trial, or at least once."""
    found: Counter[str] = Counter(() if state.world.progress is None else state.world.progress.done)
    found.update(step.task.deed for step in steps_of(state.past) if step.task is not None and step.task.deed)
    return found


LOOKS_BACK = 60
"""How many steps of the game a bot remembers of its own."""


class Outlook:
    """A seat's side of a table."""

    def __init__(self, state: State, seat: str) -> None:
        self._state = state
        self.seat = seat
        self.rules: Ruleset = state.rules
        self.playing: Playing = state.playing
        self.scene: GameScene = scene_seen(state, seat)
        self.side: Side = side_of(state, seat)
        self.version = state.version
        self.is_waiting = is_waiting(state)
        """Whether a rule waits for somebody, so that nobody can act."""

    @cached_property
    def people(self) -> dict[str, Person]:
        """Everybody the seat knows of, by id."""
        return {} if self.scene is None else {one.id: one for one in self.playing.people(self.scene)}

    @cached_property
    def turn(self) -> Turn:
        """Whose turn it is."""
        return Turn(is_fight=False) if self.scene is None else self.playing.turn(self.scene)

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """Whom the seat plays; for the game master, those of the party whom nobody else plays."""
        if self.seat != GM:
            return tuple(id for id in self._state.world.held_by(self.seat) if id in self.people)
        held = {figure for figure, _ in self._state.world.holders}
        return tuple(one.id for one in self.people.values() if one.side == "party" and one.id not in held)

    @cached_property
    def offers(self) -> tuple[Offered, ...]:
        """Everything the seat may do now."""
        return offers_for(self._state, self.seat)

    @cached_property
    def _aims(self) -> dict[str, list[tuple[Offer, Aim]]]:
        found: dict[str, list[tuple[Offer, Aim]]] = {}
        for one in self.offers:
            found.setdefault(one.figure, []).append((one.offer, self.playing.aim(self.scene, one.offer)))
        return found

    def aims(self, figure: str) -> list[tuple[Offer, Aim]]:
        """What somebody may do, each with what it is for."""
        return self._aims.get(figure, [])

    @cached_property
    def questions(self) -> tuple[Open, ...]:
        """The questions that wait for this seat; a roll that waits for typed dice is for a person."""
        return tuple(
            one
            for one in open_questions(self._state)
            if one.seat == self.seat and isinstance(one.question, Ask)
        )

    def given(self, pending: int) -> tuple[int | str, ...]:
        """The answers so far to a rule that waits for this seat."""
        return next(one.answers for one in self._state.world.pending if one.number == pending)

    @cached_property
    def enemies(self) -> tuple[Person, ...]:
        """Those of the other side who take part, as far as the seat knows."""
        return tuple(one for one in self.people.values() if one.side != self.side and not one.is_out)

    @cached_property
    def friends(self) -> tuple[Person, ...]:
        """Those of the own side who are not beyond help."""
        return tuple(one for one in self.people.values() if one.side == self.side and not one.is_gone)

    def weighed(self, offer: Offer) -> Weighed | None:
        """What an offer leads to, if that is small enough to be computed."""
        return self.weighed_action(offer.preview if offer.preview is not None else offer.action)

    def leaves_a_mark(self, offer: Offer) -> bool:
        """Whether an offer that goes well shows on somebody of the own side: on a sheet or as a condition."""
        after = self._after(offer, lambda sides: sides)
        return after is not None and self._marks(after) != self._marks(self.scene)

    def spends_last(self, figure: str, offer: Offer) -> bool:
        """Whether somebody would have nothing left of mana, essence or the like after an offer."""
        after = self._after(offer, lambda sides: (sides + 1) // 2)
        if after is None:
            return True
        person = next((one for one in self.playing.people(after) if one.id == figure), None)
        pools = zip(
            self.people[figure].tracks[1:], person.tracks[1:] if person is not None else (), strict=False
        )
        return any(before.value > 0 == left.value for before, left in pools)

    def _after(self, offer: Offer, faces: FaceSource) -> GameScene | None:
        """The scene after an offer, on faces of one's choice."""
        action = offer.preview if offer.preview is not None else offer.action
        try:
            result = play(self.rules.resolve(self.scene, action), faces)
        except NdeError:
            return None
        return carried_out(self.rules, self.scene, result.effects)

    def _marks(self, scene: GameScene) -> list[tuple[object, ...]]:
        people = [one for one in self.playing.people(scene) if one.side == self.side]
        return [(one.conditions, self.playing.sheet_of(scene, one.id).lists) for one in people]

    def weighed_action(self, action: Action) -> Weighed | None:
        """What an action leads to, if that is small enough to be computed."""
        return self.weighed_in(self.scene, action)

    def weighed_in(self, scene: GameScene, action: Action) -> Weighed | None:
        """What an action leads to in another scene, such as one that is a step further on."""
        return weigh((self._state.header.game, self._state.header.settings), scene, action, self.side)

    def power(self, id: str) -> int:
        """How much one person can still take: what their side would lose with them."""
        person = self.people[id]
        whole = self.playing.standing(self.scene, person.side)
        return whole - self.playing.standing(self.playing.leave(self.scene, id), person.side)

    def share(self, id: str) -> Fraction:
        """How much is left of what somebody could take at their best, from 0 to 1."""
        person = self.people[id]
        power = 0 if person.is_out else self.power(id)
        most = left = 0
        for track in person.tracks:
            most, left = most + track.most, left + track.value
            if left >= power:
                break
        return min(Fraction(power, most), Fraction(1)) if most else Fraction(1)

    # The adventure.

    @cached_property
    def story(self) -> StoryView | None:
        """Where the adventure stands, if one is played."""
        return story_view(self._state)

    @cached_property
    def known(self) -> dict[str, Known]:
        """Every place where the party has been."""
        return known_places(self._state)

    @cached_property
    def tries(self) -> Counter[str]:
        """How often each deed was tried, as `place/deed`."""
        return tries_of(self._state)

    @cached_property
    def leaders(self) -> tuple[str, ...]:
        """The seats that choose for the party; none where a person plays, or somebody has no hero yet."""
        players = [seat for seat in self._state.seats if seat.role == "player"]
        able = {self.holder(id) for id in self.able}
        if any(not seat.bot or not self._state.world.held_by(seat.id) for seat in players):
            return ()
        return tuple(seat.id for seat in players if seat.id in able)

    @cached_property
    def able(self) -> tuple[str, ...]:
        """The heroes who are played by somebody and take part."""
        return tuple(one.id for one in self.friends if not one.is_out and self.holder(one.id) != GM)

    def holder(self, id: str) -> str:
        """The seat that plays somebody."""
        return self._state.world.holder(id)

    @cached_property
    def done_lately(self) -> list[Action]:
        """The actions this seat has taken since the turn began; outside of a fight, those of late."""
        found: list[Action] = []
        now = self._state.world.scene
        for step in islice(steps_of(self._state.past), LOOKS_BACK):
            before, after, now = step.world.scene, now, step.world.scene
            if before is None or self.playing.turn(before) != self.playing.turn(after):
                break
            if step.task is not None and step.task.seat == self.seat:
                found.append(step.task.action)
        return found
