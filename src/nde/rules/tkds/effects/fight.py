"""What happens in fights: turns, moves, conditions, weapons, momentum, morale."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nde.board import Areas, Board, Square
from nde.rules.ruleset import Effect
from nde.rules.tkds.book.equipment import free_slots, new_item, slots_of_item
from nde.rules.tkds.character import Character, Item, without_use
from nde.rules.tkds.effects.general import OfBody, OfFigure, Sets
from nde.rules.tkds.effects.time import let_go, pass_rounds, worn_conditions, worn_down
from nde.rules.tkds.fight.space import holds_on, is_placed
from nde.rules.tkds.scene import (
    DISARMED,
    GONE,
    SHIELD_LOWERED,
    Condition,
    Figure,
    Scene,
    Side,
    change_body,
    change_figure,
)
from nde.rules.tkds.settings import Game

EARNED, BLOCKED = "momentum:turn", "block:round"
"""What somebody has used: momentum was earned this turn, by a kill or a critical success; a shield was put
before a blow this round."""
FIGHT_ONLY = frozenset(("held", "prone", SHIELD_LOWERED))
"""Conditions that mean nothing once the fight is over."""


def pass_name(other: str, *, succeeds: bool) -> str:
    """How a figure remembers, for this turn, that it tried to get past somebody."""
    return f"{'passed' if succeeds else 'stopped'}/{other}:turn"


class ActionSpent(Sets, frozen=True, kw_only=True):
    """Somebody used the action of their turn."""

    figure: ClassVar = {"has_acted": True}


class FightBegun(Effect, frozen=True, kw_only=True):
    """A fight began against so many foes; the party acts first."""

    counts: ClassVar[frozenset[str]] = frozenset(("foes",))

    foes: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        return _between_turns(scene, is_fight=True, foes=max(self.foes, 0))


class FightEnded(Effect, frozen=True, kw_only=True):
    """The fight is over, and what lasted only as long."""

    is_broken_off: bool = False
    """Whether the party left it undecided, and what was thrown where it lies."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        scene = _between_turns(scene, is_fight=False, foes=0)
        gathered = (_gathered(one, fetches=not self.is_broken_off) for one in scene.figures)
        return replace(scene, figures=tuple(gathered))


def _between_turns(scene: Scene, *, is_fight: bool, foes: int) -> Scene:
    figures = tuple(map(_rested, scene.figures))
    return replace(
        scene,
        figures=figures,
        is_fight=is_fight,
        round=1,
        side="party",
        foes_at_start=foes,
        morale_checked=(),
    )


def _rested(figure: Figure) -> Figure:
    """Somebody outside a turn: nothing of a turn or a fight is left of them."""
    return replace(
        figure,
        is_surprised=False,
        loses_turn=False,
        has_acted=False,
        moved=0,
        momentum=False,
        extra_attacks=0,
        used=tuple(one for one in figure.used if not one.endswith((":turn", ":round", ":fight"))),
    )


def _gathered(figure: Figure, *, fetches: bool) -> Figure:
    """Somebody after a fight: on their feet, and with the weapons they threw, if they can fetch them."""
    kept = tuple(
        one
        for one in figure.conditions
        if one.until != "fight" and one.key not in FIGHT_ONLY and (one.key != DISARMED or one.value == GONE)
    )
    if not fetches:
        return replace(figure, conditions=kept)
    body = figure.character
    if figure.thrown and not figure.is_out:
        body = replace(body, items=(*body.items, *figure.thrown))
    return replace(figure, conditions=kept, character=body, thrown=())


class TurnBegun(Effect, frozen=True, kw_only=True):
    """A side's turn began: its people may move and act, and what it made counts down."""

    side: Side
    round: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        """A round later where one is over; whoever was surprised or too slow was so in the first alone."""
        if self.round > scene.round:
            scene = pass_rounds(scene, self.round - scene.round)
        scene = replace(scene, side=self.side, round=max(self.round, 1))
        figures = tuple([self._begun(scene, one) for one in scene.figures])
        zones = worn_down(scene.zones, 1, self.side) if scene.zones else ()
        return let_go(replace(scene, figures=figures, zones=zones))

    def _begun(self, scene: Scene, figure: Figure) -> Figure:
        if figure.side != self.side and not (figure.is_surprised or figure.loses_turn or figure.conditions):
            return figure
        is_first = self.round <= 1
        figure = replace(
            figure,
            is_surprised=figure.is_surprised and is_first,
            loses_turn=figure.loses_turn and is_first,
            conditions=self._left(scene, figure) if figure.conditions else (),
        )
        if figure.side != self.side:
            return figure
        used = tuple([one for one in figure.used if not one.endswith((":turn", ":round"))])
        return replace(figure, has_acted=False, moved=0, extra_attacks=0, used=used)

    def _left(self, scene: Scene, figure: Figure) -> tuple[Condition, ...]:
        """The conditions once those the side made have lost a round; a hold nobody keeps is gone."""
        holders = {one.id for one in holds_on(scene, figure)}
        kept = [one for one in figure.conditions if one.key != "held" or one.source in holders]
        return worn_conditions(kept, 1, self.side)


class SideSurprised(Effect, frozen=True, kw_only=True):
    """A side was surprised: nobody of it acts in the first round."""

    side: Side

    def happen(self, game: Game, scene: Scene) -> Scene:
        figures = tuple(
            replace(one, is_surprised=True, loses_turn=True) if one.side == self.side else one
            for one in scene.figures
        )
        return replace(scene, figures=figures)


class TurnMissed(Sets, frozen=True, kw_only=True):
    """Somebody was too slow for the first round."""

    figure: ClassVar = {"loses_turn": True}


class TurnRegained(Sets, frozen=True, kw_only=True):
    """Somebody who was surprised or too slow acts in this round after all."""

    figure: ClassVar = {"is_surprised": False, "loses_turn": False}


def put_on_square(scene: Scene, who: str, to: Square) -> Scene:
    """The scene with somebody on a square, if they are on the board and nobody else stands there."""
    space = scene.space
    if not isinstance(space, Board) or not is_placed(scene, who):
        return scene
    if not space.grid.holds(to) or to in space.grid.walls:
        return scene
    is_free = all(token.at != to or token.id == who for token in space.tokens)
    return replace(scene, space=space.put(who, to)) if is_free else scene


def _moved(scene: Scene, who: str, cost: int) -> Scene:
    def change(figure: Figure) -> Figure:
        most = max(figure.pace, figure.moved)
        return replace(figure, moved=min(figure.moved + max(cost, 0), most))

    return change_figure(scene, who, change) if scene.is_fight else scene


class Walked(Effect, frozen=True, kw_only=True):
    """Somebody moved to a square."""

    who: str
    to: Square
    cost: int
    """Metres of this turn's movement; 0 where the action paid for it."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return _moved(put_on_square(scene, self.who, self.to), self.who, self.cost)


class Crossed(Effect, frozen=True, kw_only=True):
    """Somebody crossed into another area."""

    who: str
    to: str
    cost: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        space = scene.space
        if isinstance(space, Areas) and self.to in space.names and is_placed(scene, self.who):
            scene = replace(scene, space=space.put(self.who, self.to))
        return _moved(scene, self.who, self.cost)


class MovementUsed(OfFigure, frozen=True, kw_only=True):
    """The movement of somebody's turn is gone."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, moved=max(figure.moved, figure.pace))


class PassedBy(OfFigure, frozen=True, kw_only=True):
    """Somebody may get past an enemy this turn, or has failed to."""

    other: str
    succeeds: bool

    def changed(self, game: Game, figure: Figure) -> Figure:
        return figure.remembering(pass_name(self.other, succeeds=self.succeeds))


class ConditionBegun(OfFigure, frozen=True, kw_only=True):
    """Somebody is now prone, held, bleeding or the like."""

    condition: Condition

    def changed(self, game: Game, figure: Figure) -> Figure:
        return figure.put_into(self.condition)


class ConditionOver(OfFigure, frozen=True, kw_only=True):
    """Somebody is no longer in a condition."""

    condition: str
    source: str = ""
    """Whose hold it was; empty for all of that condition."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return figure.freed_of(self.condition, source=self.source)


class StoodUp(OfFigure, frozen=True, kw_only=True):
    """Somebody stood up."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return figure.freed_of("prone")


class GearSwapped(OfBody, frozen=True, kw_only=True):
    """A thing was taken in hand or put away."""

    item: int
    on: bool
    detail: str
    """What it is, by its key, for the words."""

    def changed_body(self, game: Game, body: Character) -> Character:
        return _holding(body, self.item, on=self.on)


def _holding(body: Character, item: int, *, on: bool) -> Character:
    if not 0 <= item < len(body.items):
        return body
    changed = replace(body.items[item], is_held=on)
    return replace(body, items=(*body.items[:item], changed, *body.items[item + 1 :]))


class WeaponPickedUp(OfFigure, frozen=True, kw_only=True):
    """A creature picked up the weapon it had dropped."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        """What is in other hands stays there."""
        kept = tuple(one for one in figure.conditions if one.key != DISARMED or one.value == GONE)
        return replace(figure, conditions=kept)


class WeaponLoaded(OfFigure, frozen=True, kw_only=True):
    """A weapon is loaded again."""

    weapon: str

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, needs_reload=tuple(key for key in figure.needs_reload if key != self.weapon))


class WeaponEmptied(OfFigure, frozen=True, kw_only=True):
    """A weapon has to be loaded before it shoots again."""

    weapon: str

    def changed(self, game: Game, figure: Figure) -> Figure:
        if self.weapon in figure.needs_reload:
            return figure
        return replace(figure, needs_reload=(*figure.needs_reload, self.weapon))


class AmmunitionSpent(OfBody, frozen=True, kw_only=True):
    """One missile is gone."""

    detail: str

    def changed_body(self, game: Game, body: Character) -> Character:
        for place, item in enumerate(body.items):
            if item.key == self.detail and item.uses > 0:
                return replace(body, items=without_use(body.items, place))
        return body


class WeaponThrown(OfFigure, frozen=True, kw_only=True):
    """A weapon left the hand and lies about until the fight is over."""

    item: int
    weapon: str

    def changed(self, game: Game, figure: Figure) -> Figure:
        figure, item = _without_thing(figure, self.item)
        return replace(figure, thrown=(*figure.thrown, replace(item, is_held=False))) if item else figure


def _without_thing(figure: Figure, place: int) -> tuple[Figure, Item | None]:
    """Somebody without a thing of theirs, and the thing."""
    items = figure.character.items
    if not 0 <= place < len(items):
        return figure, None
    body = replace(figure.character, items=(*items[:place], *items[place + 1 :]))
    return replace(figure, character=body), items[place]


class WeaponDropped(OfFigure, frozen=True, kw_only=True):
    """A weapon lies at somebody's feet."""

    weapon: str
    item: int = -1

    def changed(self, game: Game, figure: Figure) -> Figure:
        """A creature's own weapon is no thing on a sheet: it is disarmed."""
        if self.item >= 0:
            return replace(figure, character=_holding(figure.character, self.item, on=False))
        return figure.put_into(Condition(key=DISARMED, source=self.weapon))


class WeaponTaken(Effect, frozen=True, kw_only=True):
    """Somebody's weapon is now in the hands of another."""

    who: str
    other: str
    weapon: str
    item: int = -1

    def happen(self, game: Game, scene: Scene) -> Scene:
        """Whoever cannot carry it kicks it away."""
        caught: list[Item] = [] if self.item >= 0 else [new_item(self.weapon)]

        def disarm(figure: Figure) -> Figure:
            if self.item < 0:
                return figure.put_into(Condition(key=DISARMED, source=self.weapon, value=GONE))
            figure, item = _without_thing(figure, self.item)
            caught.extend([replace(item, is_held=False)] if item else [])
            return figure

        def carry(body: Character) -> Character:
            fitting = [one for one in caught if slots_of_item(one) <= free_slots(game, body)]
            return replace(body, items=(*body.items, *fitting))

        return change_body(change_figure(scene, self.who, disarm), self.other, carry)


class PushedAway(Effect, frozen=True, kw_only=True):
    """Somebody was pushed, as far as there was room."""

    who: str
    other: str
    """Who pushed."""
    metres: int
    to: Square | None = None

    def happen(self, game: Game, scene: Scene) -> Scene:
        return put_on_square(scene, self.who, self.to) if self.to is not None else scene


class MomentumGained(OfFigure, frozen=True, kw_only=True):
    """A fighter may attack once more."""

    is_earned: bool = True
    """By a kill or a critical success, once a turn; otherwise by essence."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        figure = figure.remembering(EARNED) if self.is_earned else figure
        return replace(figure, momentum=True)


class MomentumSpent(Sets, frozen=True, kw_only=True):
    """A fighter used momentum for another attack."""

    figure: ClassVar = {"momentum": False}


class ShieldLowered(OfFigure, frozen=True, kw_only=True):
    """A shield took a blow and adds nothing until its bearer's next turn."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        lowered = Condition(key=SHIELD_LOWERED, rounds=1, by=figure.side, until="rounds")
        return figure.put_into(lowered).remembering(BLOCKED)


class MoraleTested(Effect, frozen=True, kw_only=True):
    """The foes checked their morale for these reasons."""

    reasons: tuple[str, ...]

    def happen(self, game: Game, scene: Scene) -> Scene:
        met = tuple(dict.fromkeys((*scene.morale_checked, *self.reasons)))
        return replace(scene, morale_checked=met)


class Fled(Sets, frozen=True, kw_only=True):
    """Somebody ran away."""

    figure: ClassVar = {"has_fled": True, "momentum": False}

    def happen(self, game: Game, scene: Scene) -> Scene:
        space = scene.space
        if isinstance(space, Board | Areas) and is_placed(scene, self.who):
            scene = replace(scene, space=space.take(self.who))
        return super().happen(game, scene)


class Surrendered(Sets, frozen=True, kw_only=True):
    """Somebody laid down their arms."""

    figure: ClassVar = {"is_subdued": True}


class FoughtOn(Sets, frozen=True, kw_only=True):
    """Somebody who had laid down their arms takes part again."""

    figure: ClassVar = {"is_subdued": False}


class LeftHelpless(Sets, frozen=True, kw_only=True):
    """Somebody cannot defend themselves: bound, asleep."""

    figure: ClassVar = {"is_helpless": True}


class Recovered(Sets, frozen=True, kw_only=True):
    """Somebody who was helpless can defend themselves again."""

    figure: ClassVar = {"is_helpless": False}
