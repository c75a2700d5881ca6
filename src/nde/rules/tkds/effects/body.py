"""What happens to bodies and luck: hit points, dying, hero points, poison, secret rolls.

The words of all effects are `tkds-effect-…` of the locale.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from nde.rules.ruleset import Effect
from nde.rules.tkds.character import SKILLS, Character, Skill, without_use
from nde.rules.tkds.effects.general import Effects, Moves, OfBody, OfFigure, lasting_points
from nde.rules.tkds.scene import DELAYED, POISONED, Condition, Figure, Scene, Secret, change_body
from nde.rules.tkds.settings import Game

KIT = "healing-kit"


class HpLost(Moves, frozen=True, kw_only=True):
    """Hit points were lost, temporary ones not counted."""

    number, by, spares_dead = "hp", -1, True
    measures: ClassVar[frozenset[str]] = frozenset(("points",))


class HpHealed(Moves, frozen=True, kw_only=True):
    """Hit points came back."""

    number, by, spares_dead = "hp", 1, True
    measures: ClassVar[frozenset[str]] = frozenset(("points",))


class TemporaryLost(OfBody, frozen=True, kw_only=True):
    """Damage went into temporary hit points."""

    spares_dead = True
    measures: ClassVar[frozenset[str]] = frozenset(("points",))

    points: int

    def changed_body(self, game: Game, body: Character) -> Character:
        left = body.hp_temporary - max(self.points, 0)
        return lasting_points(body, "hp", left, body.hp_temporary_rounds)


class TemporarySet(OfBody, frozen=True, kw_only=True):
    """Temporary hit points or magic energy are now this many, for so many rounds."""

    spares_dead = True
    measures: ClassVar[frozenset[str]] = frozenset(("points",))

    points: int
    rounds: int
    of: Literal["hp", "magic"] = "hp"

    def changed_body(self, game: Game, body: Character) -> Character:
        return lasting_points(body, self.of, self.points, self.rounds)


class _AtZero(OfFigure, frozen=True, kw_only=True):
    """What leaves somebody at 0 and unconscious, with no momentum; the dead stay as they are."""

    body: ClassVar[Mapping[str, Any]] = {}

    def changed(self, game: Game, figure: Figure) -> Figure:
        if figure.character.is_dead:
            return figure
        body = replace(figure.character, hp=0, **self.body)
        return replace(figure, character=body, momentum=False, extra_attacks=0)


class Dying(_AtZero, frozen=True, kw_only=True):
    """Somebody dropped to 0: unconscious, mortally wounded, and dead after these rounds."""

    body: ClassVar = {"state": "dying", "is_mortally_wounded": True}

    rounds: int

    def changed(self, game: Game, figure: Figure) -> Figure:
        figure = super().changed(game, figure)
        if figure.character.is_dead:
            return figure
        return replace(figure, character=replace(figure.character, dying=max(self.rounds, 1)))


class DyingTicked(OfBody, frozen=True, kw_only=True):
    """A round of dying is over; so many are left."""

    rounds: int

    def changed_body(self, game: Game, body: Character) -> Character:
        """Only the dying are counted for."""
        return replace(body, dying=max(self.rounds, 1)) if body.state == "dying" else body


class Stabilised(_AtZero, frozen=True, kw_only=True):
    """Somebody is no longer dying, but still at 0 and unconscious."""

    body: ClassVar = {"state": "stable", "dying": 0}


class Collapsed(_AtZero, frozen=True, kw_only=True):
    """A character's last hit points are gone by decree: unconscious, and nothing is rolled for them."""

    body: ClassVar = {"state": "stable", "dying": 0}


class Clung(_AtZero, frozen=True, kw_only=True):
    """Somebody spent all hero points not to die: at 0, unconscious, not mortally wounded."""

    body: ClassVar = {"state": "stable", "dying": 0, "is_mortally_wounded": False}


class Woke(OfFigure, frozen=True, kw_only=True):
    """Somebody at 0 came to."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        """Whoever was stunned instead of killed is back as well."""
        body = figure.character
        if not body.is_dead:
            body = replace(body, state="fine", dying=0, hp=max(body.hp, 1))
        return replace(figure, character=body, is_subdued=False)


class Died(_AtZero, frozen=True, kw_only=True):
    """Somebody is dead."""

    body: ClassVar = {"state": "dead", "dying": 0, "hp_temporary": 0, "hp_temporary_rounds": 0}


class Subdued(_AtZero, frozen=True, kw_only=True):
    """A foe at 0 was stunned, disarmed or bound instead of killed."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        figure = super().changed(game, figure)
        if figure.character.is_dead:
            return figure
        body = figure.character
        body = replace(body, state="stable", dying=0) if body.kind == "pc" else body
        return replace(figure, character=body, is_subdued=True)


class _OfPlayer(Effect, frozen=True, kw_only=True):
    """What happens to all characters of whoever plays this one: they share hero points."""

    who: str
    points: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        for who in scene.sharing(self.who):
            scene = change_body(scene, who, lambda body: replace(body, hero_points=max(self.left(body), 0)))
        return scene

    def left(self, body: Character) -> int:
        return self.points


class HeroPointsSpent(_OfPlayer, frozen=True, kw_only=True):
    """Hero points went into rolling again, or into not dying."""

    def left(self, body: Character) -> int:
        return body.hero_points - max(self.points, 0)


class PlayersKnown(Effect, frozen=True, kw_only=True):
    """Who plays which character: those of one player share hero points."""

    players: tuple[tuple[str, str], ...]

    def happen(self, game: Game, scene: Scene) -> Scene:
        """The scene that knows its players; whoever comes to a player has what that player has left."""
        points = {one.id: one.character.hero_points for one in scene.figures}
        before, scene = scene.players, replace(scene, players=self.players)
        for player in dict.fromkeys(player for _, player in self.players):
            own = [id for id, other in self.players if other == player and id in points]
            known = [id for id in own if (id, player) in before]
            pool = max((points[id] for id in known or own), default=0)
            for id in own:
                scene = change_body(scene, id, lambda body, pool=pool: replace(body, hero_points=pool))  # type: ignore[misc]
        return scene


class HeroPointsSet(_OfPlayer, frozen=True, kw_only=True):
    """A player now has this many hero points."""


class KitUsed(OfBody, frozen=True, kw_only=True):
    """A use of a healing kit is gone, and the kit with its last."""

    def changed_body(self, game: Game, body: Character) -> Character:
        """A kit whose uses nobody counts stays."""
        place = kit_of(body)
        if place is None or body.items[place].uses < 0:
            return body
        return replace(body, items=without_use(body.items, place))


def kit_of(body: Character) -> int | None:
    """The place of a healing kit with a use left among somebody's things; those in use first."""
    places = [place for place, item in enumerate(body.items) if item.key == KIT and item.uses != 0]
    return min(places, key=lambda place: body.items[place].uses) if places else None


class PoisonDelayed(OfFigure, frozen=True, kw_only=True):
    """A poison waits for so many rounds."""

    rounds: int

    def changed(self, game: Game, figure: Figure) -> Figure:
        waits = Condition(key=DELAYED, rounds=max(self.rounds, 1), by=figure.side, until="rounds")
        return _sorted(figure.put_into(waits))


class PoisonCured(OfFigure, frozen=True, kw_only=True):
    """A poison is gone."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return _sorted(figure.freed_of(POISONED, DELAYED))


class PoisonWorsened(OfFigure, frozen=True, kw_only=True):
    """A poison got worse."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        worse = [
            replace(one, value=one.value + 1) if one.key == POISONED else one for one in figure.conditions
        ]
        return _sorted(replace(figure, conditions=tuple(worse)))


def _sorted(figure: Figure) -> Figure:
    return replace(figure, conditions=tuple(sorted(figure.conditions)))


class SkillLost(OfBody, frozen=True, kw_only=True):
    """Points of a skill are lost for now."""

    spares_dead = True

    skill: Skill
    points: int

    def changed_body(self, game: Game, body: Character) -> Character:
        """A player's character never drops below the lowest there is."""
        more = max(self.points, 0)
        if body.kind == "pc":
            more = min(more, max(body.skill(self.skill) + game.settings.skill_most, 0))
        return more_lost(body, self.skill, more)


def more_lost(body: Character, skill: str, points: int) -> Character:
    """The body with so many points of a skill lost besides, or (below 0) regained."""
    lost = list(body.lost)
    place = SKILLS.index(skill)
    lost[place] = max(lost[place] + points, 0)
    return replace(body, lost=(lost[0], lost[1], lost[2], lost[3]))


class ContestTied(Effect, frozen=True, kw_only=True):
    """Two have the same total, and nothing changes between them."""

    who: str
    other: str


class _OfSecret(Effect, frozen=True, kw_only=True):
    """What happens to a secret roll."""

    who: str
    task: str
    outcome: str

    @property
    def secret(self) -> Secret:
        """The roll it is about."""
        return Secret(who=self.who, task=self.task, outcome=self.outcome)


class SecretKept(_OfSecret, frozen=True, kw_only=True):
    """A secret roll was made; only the GM knows what came of it."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, secrets=(*scene.secrets, self.secret))


class SecretRevealed(_OfSecret, frozen=True, kw_only=True):
    """What a secret roll came to was told."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        if self.secret not in scene.secrets:
            return scene
        place = scene.secrets.index(self.secret)
        return replace(scene, secrets=(*scene.secrets[:place], *scene.secrets[place + 1 :]))


class LuckCame(Effect, frozen=True, kw_only=True):
    """What a luck roll brought, by the table it was read by."""

    detail: str


def hero_spent(who: str, points: int) -> Effects:
    """The effect of hero points that a roll cost; none where none were spent."""
    return (HeroPointsSpent(who=who, points=points, rule="tkds/reroll"),) if points else ()
