"""What happens in fights, each with the rule it comes from, and what it does to the scene."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from nde.board import Board, Square, Zones
from nde.errors import NdeError
from nde.rules.cairn2e.actions import Deed
from nde.rules.cairn2e.character import DOOMED, MORTAL, WALLOPED, Attribute, Character, Due, Scar
from nde.rules.cairn2e.effects import OfBody, OfSomebody, Sets, lowered
from nde.rules.cairn2e.fight.groups import groups_in, regrouped
from nde.rules.cairn2e.scene import Figure, Group, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.people import without_tokens
from nde.rules.ruleset import Effect


class HpLost(OfBody, frozen=True, kw_only=True):
    """Hit protection was used up."""

    measures: ClassVar[frozenset[str]] = frozenset(("hp",))
    hp: int

    def altered(self, game: Game, body: Character) -> Character:
        return lowered(body, "hp", self.hp)


class AttributeLost(OfBody, frozen=True, kw_only=True):
    """An attribute went down."""

    measures: ClassVar[frozenset[str]] = frozenset(("points",))
    attribute: Attribute
    points: int

    def altered(self, game: Game, body: Character) -> Character:
        return lowered(body, self.attribute, self.points)


class Paralysed(OfSomebody, frozen=True, kw_only=True):
    """No DEX is left: somebody cannot act until it is restored."""


class Delirious(OfSomebody, frozen=True, kw_only=True):
    """No WIL is left: somebody cannot act until it is restored."""


class AttributeSet(OfBody, frozen=True, kw_only=True):
    """A scar changed an attribute: what it now is, and what it is when whole."""

    measures: ClassVar[frozenset[str]] = frozenset(("score", "most"))
    attribute: Attribute
    score: int
    most: int

    def altered(self, game: Game, body: Character) -> Character:
        most = max(self.most, 0)
        return replace(
            body, **{self.attribute: min(max(self.score, 0), most), f"{self.attribute}_most": most}
        )


class HpMostSet(OfBody, frozen=True, kw_only=True):
    """A scar changed how much hit protection somebody has when rested."""

    measures: ClassVar[frozenset[str]] = frozenset(("hp",))
    hp: int

    def altered(self, game: Game, body: Character) -> Character:
        most = max(self.hp, 0)
        return replace(body, hp_most=most, hp=min(body.hp, most))


class CriticallyHurt(OfBody, frozen=True, kw_only=True):
    """Somebody can only crawl, and dies when the rounds have passed."""

    spares_dead = True
    rounds: int

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="critical", dying=max(self.rounds, 1))


class Died(OfBody, frozen=True, kw_only=True):
    """Somebody is dead, or a detachment destroyed."""

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="dead", dying=0)


class Fled(Sets, frozen=True, kw_only=True):
    """Somebody has left the fight: fled or routed.

    Nobody has to walk round those who are no longer there (ruling cairn2e-fled-place).
    """

    claim = ("has_fled", True)

    def happen(self, game: Game, scene: Scene) -> Scene:
        return super().happen(game, replace(scene, space=without_tokens(scene.space, frozenset((self.who,)))))


class Weakened(OfSomebody, frozen=True, kw_only=True):
    """A detachment is one no longer: what is left fights as individuals do."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        after = super().happen(game, scene)
        before = next((one for one in scene.figures if one.id == self.who), None)
        return regrouped(game, after, before) if before else after

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, is_detachment=False)


class CriticalEffectDue(OfSomebody, frozen=True, kw_only=True):
    """What an attacker's block adds to a failed critical save; the Warden carries it out."""

    foe: str
    critical: str


class HeadLost(OfSomebody, frozen=True, kw_only=True):
    """A creature of many heads has one less, and fights on with the others."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, heads_lost=figure.heads_lost + 1)


class RageSpent(Sets, frozen=True, kw_only=True):
    """The one attack in a rage was made."""

    claim = ("has_raged", True)


class Scarred(OfBody, frozen=True, kw_only=True):
    """Somebody has a new scar."""

    row: int
    due: Due

    def altered(self, game: Game, body: Character) -> Character:
        row = min(max(self.row, 1), DOOMED)
        # A need without a name is none of the scar's.
        lacks = tuple(need for need in body.needs if need not in body.scar_needs)
        body = replace(body, scars=(*body.scars, Scar(row=row, due=self.due)))
        if row in (WALLOPED, MORTAL):
            body = replace(body, is_deprived=True, lacks=lacks)
        if row == MORTAL and not body.is_dead:
            body = replace(body, state="mortal", dying=game.settings.dying_rounds)
        return body


class ScarSettled(OfBody, frozen=True, kw_only=True):
    """What a scar fell on is known, or its own roll was made: the first open one of its row."""

    row: int
    detail: str | None = None
    """A key; None for a scar that falls on nothing in particular."""
    due: Due = "done"

    def altered(self, game: Game, body: Character) -> Character:
        found = (at for at, one in enumerate(body.scars) if one.row == self.row and one.due != "done")
        if (at := next(found, None)) is None:
            return body
        settled = replace(body.scars[at], detail=self.detail or body.scars[at].detail, due=self.due)
        body = replace(body, scars=(*body.scars[:at], settled, *body.scars[at + 1 :]))
        # These two are over with the rest, or the care, that their roll waited for.
        if self.due == "done" and self.row in (WALLOPED, MORTAL):
            if not body.lacks and not body.scar_needs:
                body = replace(body, is_deprived=False, deprived_hours=0)
            if body.state == "mortal":
                body = replace(body, state="fine", dying=0)
        return body


class Stabilised(OfBody, frozen=True, kw_only=True):
    """Somebody is no longer dying, and out of action until they rest."""

    spares_dead = True

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="stable", dying=0)


class Spared(OfBody, frozen=True, kw_only=True):
    """The Warden let somebody live after all."""

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="stable", dying=0, strength=max(body.strength, 1))


class FightBegun(Effect, frozen=True, kw_only=True):
    """A fight began: round one, and the party's turn."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(_fresh(scene), is_fight=True, round=1, side="party", groups=groups_in(game, scene))


class TurnLost(Sets, frozen=True, kw_only=True):
    """Somebody does nothing this round."""

    claim = ("loses_turn", True)


class TurnRegained(Sets, frozen=True, kw_only=True):
    """Somebody who was to do nothing this round may act after all."""

    claim = ("loses_turn", False)


class DeedDeclared(OfSomebody, frozen=True, kw_only=True):
    """Somebody has said what they will do."""

    deed: Deed

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, declared=(*_deeds_without(scene, self.who), self.deed))


class DeedTakenBack(OfSomebody, frozen=True, kw_only=True):
    """Somebody has taken back what they said."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, declared=_deeds_without(scene, self.who))


def _deeds_without(scene: Scene, who: str) -> tuple[Deed, ...]:
    return tuple(deed for deed in scene.declared if deed.who != who)


class ActionUsed(Sets, frozen=True, kw_only=True):
    """The action of a turn is used."""

    claim = ("has_acted", True)


class WalkedTo(OfSomebody, frozen=True, kw_only=True):
    """Somebody has moved on the board."""

    to: Square
    cost: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        if not isinstance(scene.space, Board):
            return scene
        try:
            space = scene.space.put(self.who, self.to)
        except NdeError:
            # Two may have wished to stand on one square: the first is there, and effects never refuse.
            return scene
        return replace(super().happen(game, scene), space=space)

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, moved=figure.moved + max(self.cost, 0))


class BandChanged(OfSomebody, frozen=True, kw_only=True):
    """Somebody is nearer to somebody, or farther from them."""

    other: str
    band: str
    cost: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        space = scene.space
        if not isinstance(space, Zones) or not {self.who, self.other} <= set(space.tokens):
            return scene
        if self.band not in space.bands:
            return scene
        return replace(super().happen(game, scene), space=space.place(self.who, self.other, self.band))

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, moved=figure.moved + max(self.cost, 0))


class MoraleTested(Effect, frozen=True, kw_only=True):
    """A group has made, or needed, the saves these events called for."""

    counts: ClassVar[frozenset[str]] = frozenset(("lost_one", "lost_half", "was_alone"))
    """What tells how many of them are left."""
    group: str
    lost_one: bool = False
    lost_half: bool = False
    was_alone: bool = False

    def happen(self, game: Game, scene: Scene) -> Scene:
        groups = tuple(self._tested(one) if one.id == self.group else one for one in scene.groups)
        return replace(scene, groups=groups)

    def _tested(self, group: Group) -> Group:
        return replace(
            group,
            has_lost_one=group.has_lost_one or self.lost_one,
            has_lost_half=group.has_lost_half or self.lost_half,
            has_been_alone=group.has_been_alone or self.was_alone,
        )


class SideDone(Effect, frozen=True, kw_only=True):
    """All that a side declared is resolved: the other side has its turn, or a new round begins."""

    side: Literal["party", "foes"]

    def happen(self, game: Game, scene: Scene) -> Scene:
        if self.side == "party":
            return _fresh(replace(scene, side="foes"))
        return _fresh(replace(scene, side="party", round=scene.round + 1))


class FightEnded(Effect, frozen=True, kw_only=True):
    """The fight is over: whoever of the party ran is with the others again; foes who ran are gone."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        scene = _fresh(replace(scene, is_fight=False, round=1, side="party", groups=()))
        figures = (
            replace(one, has_raged=False, has_fled=one.has_fled and one.side != "party")
            for one in scene.figures
        )
        return replace(scene, figures=tuple(figures))


def _fresh(scene: Scene) -> Scene:
    """The scene with nothing declared and everybody's turn still to come."""
    figures = tuple(replace(one, has_acted=False, moved=0, loses_turn=False) for one in scene.figures)
    return replace(scene, figures=figures, declared=())
