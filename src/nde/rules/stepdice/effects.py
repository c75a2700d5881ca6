"""What can happen, each with the id of its rule, and what the scene is once it has."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias, TypeVar

from msgspec.structs import replace

from nde.board import Board, Square, Zones, neighbours
from nde.errors import NdeError
from nde.rules.people import without_tokens
from nde.rules.ruleset import Effect
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import (
    Clock,
    Condition,
    Foe,
    Hero,
    Scene,
    Until,
    change_clock,
    change_foe,
    change_hero,
    with_clock,
)

Effects: TypeAlias = tuple[Effect, ...]


def happened(game: Game, scene: Scene, effects: Effects) -> Scene:
    """The scene once some effects have happened, one after the other."""
    for effect in effects:
        scene = effect.happen(game, scene)
    return scene


Figure = TypeVar("Figure", bound=Hero | Foe)


class _OfHero(Effect, frozen=True, kw_only=True):
    """What changes one hero; nobody where there is no such hero."""

    hero: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        return change_hero(scene, self.hero, self.changed)

    def changed(self, hero: Hero) -> Hero:
        """The hero once it has happened; by default what is on the sheet changes."""
        return replace(hero, character=self.written(hero.character))

    def written(self, character: Character) -> Character:
        """The hero's sheet once it has happened."""
        return character


class _OfFoe(Effect, frozen=True, kw_only=True):
    """What changes one foe; the scene counts it if that is the end of it."""

    foe: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        after = change_foe(scene, self.foe, self.changed)
        ended = sum(new.is_out and not old.is_out for old, new in zip(scene.foes, after.foes, strict=True))
        return replace(after, cast_down=after.cast_down + ended) if ended else after

    def changed(self, foe: Foe) -> Foe:
        """The foe once it has happened."""
        return foe


class _OfAnybody(Effect, frozen=True, kw_only=True):
    """What changes a hero or a foe alike."""

    who: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        after = change_hero(scene, self.who, lambda hero: self.changed(scene, hero))
        return change_foe(after, self.who, lambda foe: self.changed(scene, foe))

    def changed(self, scene: Scene, figure: Figure) -> Figure:
        """Whoever it is once it has happened in a scene."""
        return figure


class _OfResource(_OfHero, frozen=True, kw_only=True):
    """Hearts or mana that come and go: never below nothing, never more than the most."""

    resource: ClassVar[str]
    sign: ClassVar[Literal[1, -1]]

    def written(self, character: Character) -> Character:
        now, most = getattr(character, self.resource), getattr(character, f"{self.resource}_most")
        if self.resource == "hearts" and character.is_dead:
            return character
        by = self.sign * getattr(self, self.resource)
        # More than the most is a GM's ruling: it is kept, and never grows.
        return replace(character, **{self.resource: min(max(now + by, 0), max(most, now))})


class HeartsLost(_OfResource, frozen=True, kw_only=True):
    """A hero lost hearts."""

    resource, sign = "hearts", -1
    hearts: int = 1


class Died(_OfHero, frozen=True, kw_only=True):
    """A hero was hurt while down, and died."""

    def changed(self, hero: Hero) -> Hero:
        return replace(hero, helped=0, character=replace(hero.character, hearts=0, is_dead=True))


class ArmourSpent(_OfHero, frozen=True, kw_only=True):
    """A hero's armour token took the harm."""

    def changed(self, hero: Hero) -> Hero:
        return replace(hero, armour=max(hero.armour - 1, 0))


class HeartsHealed(_OfResource, frozen=True, kw_only=True):
    """A hero got hearts back."""

    resource, sign = "hearts", 1
    hearts: int


class RaisedUp(_OfHero, frozen=True, kw_only=True):
    """A fallen hero stands again, with exactly this many hearts."""

    hearts: int = 1

    def written(self, character: Character) -> Character:
        hearts = 0 if character.is_dead else min(self.hearts, character.hearts_most)
        return replace(character, hearts=hearts)


class ManaSpent(_OfResource, frozen=True, kw_only=True):
    """A hero paid mana (or power points)."""

    resource, sign = "mana", -1
    mana: int


class ManaGained(_OfResource, frozen=True, kw_only=True):
    """A hero got mana (or power points) back."""

    resource, sign = "mana", 1
    mana: int


class LuckSpent(_OfHero, frozen=True, kw_only=True):
    """A hero used a point of luck."""

    use: Literal["reroll", "bump", "cost"]

    def written(self, character: Character) -> Character:
        return replace(character, luck=max(character.luck - 1, 0))


class LuckSet(_OfHero, frozen=True, kw_only=True):
    """A hero's luck now has this value."""

    luck: int

    def written(self, character: Character) -> Character:
        return replace(character, luck=max(self.luck, 0))


class Wounded(_OfFoe, frozen=True, kw_only=True):
    """A foe took wounds (hearts, in the later edition: one and the same)."""

    measures: ClassVar[frozenset[str]] = frozenset(("wounds",))
    wounds: int

    def changed(self, foe: Foe) -> Foe:
        return replace(foe, wounds=min(max(foe.wounds - self.wounds, 0), foe.wounds_most))


class HitAbsorbed(_OfFoe, frozen=True, kw_only=True):
    """A foe's trait took the hit and is spent for the scene."""

    trait: str

    def changed(self, foe: Foe) -> Foe:
        return foe.having_used(self.trait)


class ComplicationDue(Effect, frozen=True, kw_only=True):
    """The GM adds a problem: a certain complication, a consequence, a price, or an extra one."""

    hero: str
    kind: Literal["complication", "consequence", "cost", "crowd"]


class BenefitDue(Effect, frozen=True, kw_only=True):
    """Something good comes on top, as chosen."""

    hero: str
    benefit: str
    target: str = ""


class HelpGiven(Effect, frozen=True, kw_only=True):
    """A hero's help waits for an ally's next test."""

    hero: str
    ally: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        return change_hero(scene, self.ally, lambda ally: replace(ally, helped=ally.helped + 1))


class HelpUsed(_OfHero, frozen=True, kw_only=True):
    """Help that was waiting went into a test."""

    def changed(self, hero: Hero) -> Hero:
        return replace(hero, helped=0)


class ActionSpent(_OfAnybody, frozen=True, kw_only=True):
    """A hero or foe has used its action of this turn."""

    def changed(self, scene: Scene, figure: Figure) -> Figure:
        return replace(figure, has_acted=True)


class Moved(_OfAnybody, frozen=True, kw_only=True):
    """A hero or foe moved; `cost` is what it took of the turn's movement."""

    square: Square
    cost: int
    skips: int = 0
    """Difficult squares it ignored on the way, where it may ignore some."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        scene = super().happen(game, scene)
        if isinstance(scene.space, Board):
            try:
                return replace(scene, space=scene.space.put(self.who, self.square))
            except NdeError:
                # An overruled move may name a square that is taken or walled; effects never refuse.
                return scene
        return scene

    def changed(self, scene: Scene, figure: Figure) -> Figure:
        skipped = {"skipped": figure.skipped + self.skips} if isinstance(figure, Foe) else {}
        return replace(figure, moved=figure.moved + self.cost, **skipped)


class BandShifted(_OfAnybody, frozen=True, kw_only=True):
    """The distance between two became another band."""

    other: str
    band: str
    cost: int = 1

    def happen(self, game: Game, scene: Scene) -> Scene:
        scene, space = super().happen(game, scene), scene.space
        if not isinstance(space, Zones) or self.band not in space.bands:
            return scene
        is_placed = {self.who, self.other} <= set(space.tokens)
        return replace(scene, space=space.place(self.who, self.other, self.band)) if is_placed else scene

    def changed(self, scene: Scene, figure: Figure) -> Figure:
        return replace(figure, moved=figure.moved + self.cost)


class ConditionSet(_OfAnybody, frozen=True, kw_only=True):
    """A hero or foe is hampered or helped for a while."""

    condition: Condition

    def changed(self, scene: Scene, figure: Figure) -> Figure:
        condition = self.condition
        if not scene.is_fight and (condition.until == "round" or condition.until in ONE_LESS):
            # Where no rounds are counted, what lasts a round lasts for the next thing somebody tries.
            condition = replace(condition, until="used")
        kept = [one for one in figure.conditions if one.key != condition.key]
        return replace(figure, conditions=tuple(sorted((*kept, condition))))


class ConditionEnded(_OfAnybody, frozen=True, kw_only=True):
    """A condition ended before its time."""

    key: str

    def changed(self, scene: Scene, figure: Figure) -> Figure:
        return replace(figure, conditions=tuple(one for one in figure.conditions if one.key != self.key))


class AssetUsed(_OfHero, frozen=True, kw_only=True):
    """A hero used an asset once."""

    asset: int

    def changed(self, hero: Hero) -> Hero:
        used = list(hero.assets_used) + [0] * (len(hero.character.assets) - len(hero.assets_used))
        if self.asset < len(used):
            used[self.asset] += 1
        return replace(hero, assets_used=tuple(used))


class TestFailed(Effect, frozen=True, kw_only=True):
    """A task failed and is not simply tried again in this scene."""

    hero: str
    task: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, failed=tuple(sorted({*scene.failed, (self.hero, self.task)})))


class FightBegun(Effect, frozen=True, kw_only=True):
    """Turns are counted from now on."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return _fresh_turns(replace(scene, is_fight=True, round=1, side="heroes"))


class TurnEnded(Effect, frozen=True, kw_only=True):
    """The other side goes now; after the foes a new round begins."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        if scene.side == "heroes":
            return _fresh_turns(replace(scene, side="foes"))
        scene = replace(
            scene,
            side="heroes",
            round=scene.round + 1,
            heroes=tuple(replace(one, helped=0, conditions=_aged(one.conditions)) for one in scene.heroes),
            foes=tuple(replace(one, conditions=_aged(one.conditions)) for one in scene.foes),
        )
        return _fresh_turns(scene)


ONE_LESS: dict[Until, Until] = {"next-round": "round", "later-round": "next-round"}
"""Until when a condition holds once a round is over that was not its last."""


def _aged(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """Conditions a round later: those of this round end, the others have a round less left."""
    return tuple(
        replace(one, until=ONE_LESS.get(one.until, one.until)) for one in conditions if one.until != "round"
    )


def _fresh_turns(scene: Scene) -> Scene:
    return replace(
        scene,
        heroes=tuple(replace(one, has_acted=False, moved=0) for one in scene.heroes),
        foes=tuple(replace(one, has_acted=False, moved=0, skipped=0) for one in scene.foes),
    )


class SceneEnded(Effect, frozen=True, kw_only=True):
    """The scene is over: tokens, assets and passing conditions start anew."""

    keeps_map: bool = False
    """Whether the party is still where it was, and the map with it; in older games there was none then."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        heroes = tuple(entering(game, hero.id, hero.character) for hero in scene.heroes)
        gone = frozenset(foe.id for foe in scene.foes)
        return Scene(heroes=heroes, space=without_tokens(scene.space, gone) if self.keeps_map else None)


def entering(game: Game, id: str, character: Character) -> Hero:
    """A hero at the start of a scene: protection gives an armour token, where the game has them."""
    has_token = game.settings.armour != "off" and bool(character.protection)
    return Hero(id=id, character=character, armour=int(has_token))


class ClockSet(Effect, frozen=True, kw_only=True):
    """A clock starts, empty."""

    clock: str
    steps: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        return with_clock(scene, Clock(id=self.clock, steps=max(self.steps, 1)))


class ClockTicked(Effect, frozen=True, kw_only=True):
    """A clock moved."""

    clock: str
    by: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        return change_clock(scene, self.clock, lambda clock: clock.moved(self.by))


class FoeFled(_OfFoe, frozen=True, kw_only=True):
    """A foe left the fight alive."""

    def changed(self, foe: Foe) -> Foe:
        return replace(foe, has_fled=True)


class FoeJoined(Effect, frozen=True, kw_only=True):
    """A foe entered the fight, beside whoever it came with where there is room."""

    foe: str
    block: str
    beside: str = ""
    """Who it appears next to, where the scene has a space; empty for nobody."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        if self.block not in blocks(game) or any(foe.id == self.foe for foe in scene.foes):
            return scene
        foe = foe_from_block(game, self.foe, self.block)
        return replace(scene, foes=(*scene.foes, foe), space=self._entered(scene.space))

    def _entered(self, space: Board | Zones | None) -> Board | Zones | None:
        if isinstance(space, Zones) and self.foe not in space.tokens:
            return space.enter(self.foe, beside=self.beside if self.beside in space.tokens else "")
        if isinstance(space, Board):
            places = {token.id: token.at for token in space.tokens}
            if self.foe in places or self.beside not in places:
                return space
            for square in neighbours(places[self.beside]):
                is_free = space.grid.holds(square) and square not in space.grid.walls
                if is_free and square not in places.values():
                    return space.put(self.foe, square)
        return space
