"""Time that goes by outside a fight: light burns down, spells and temporary points run out."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.tkds.character import Character
from nde.rules.tkds.magic.spells import SPELLS
from nde.rules.tkds.scene import Condition, Figure, Scene
from nde.rules.tkds.settings import Game

WATCH_TURNS = 48
"""Ten-minute turns in a watch of eight hours."""


def pass_rounds(scene: Scene, rounds: int) -> Scene:
    """The scene so many rounds later: the clock goes on, and temporary points whose time is up vanish.

    What else counts rounds does so by the side that made it; in a fight the turns see to that.
    """
    rounds = max(rounds, 0)
    figures = tuple([_later(one, rounds) for one in scene.figures])
    return replace(scene, clock=scene.clock + rounds, figures=figures)


def _later(figure: Figure, rounds: int) -> Figure:
    body = _faded(figure.character, rounds)
    return figure if body is figure.character else replace(figure, character=body)


def _faded(body: Character, rounds: int) -> Character:
    hp = body.hp_temporary or body.hp_temporary_rounds
    if not (hp or body.magic_temporary or body.magic_temporary_rounds):
        return body
    hp_left = max(body.hp_temporary_rounds - rounds, 0)
    magic_left = max(body.magic_temporary_rounds - rounds, 0)
    return replace(
        body,
        hp_temporary=body.hp_temporary if hp_left else 0,
        hp_temporary_rounds=hp_left,
        magic_temporary=body.magic_temporary if magic_left else 0,
        magic_temporary_rounds=magic_left,
    )


def pass_turns(game: Game, scene: Scene, turns: int) -> Scene:
    """The scene so many ten-minute turns later."""
    turns = max(turns, 0)
    rounds = turns * game.settings.turn_rounds
    later = pass_rounds(scene, rounds)
    figures = tuple(_older(one, rounds) for one in later.figures)
    zones = tuple(
        one if one.rounds < 0 else replace(one, rounds=one.rounds - rounds)
        for one in later.zones
        if one.rounds < 0 or one.rounds > rounds
    )
    return let_go(replace(later, figures=figures, zones=zones, light=max(later.light - turns, 0)))


def _older(figure: Figure, rounds: int) -> Figure:
    if not figure.conditions:
        return figure
    left = tuple(_worn(one, rounds) for one in figure.conditions if one.rounds < 0 or one.rounds > rounds)
    return replace(figure, conditions=left)


def _worn(condition: Condition, rounds: int) -> Condition:
    return condition if condition.rounds < 0 else replace(condition, rounds=condition.rounds - rounds)


def let_go(scene: Scene) -> Scene:
    """The scene in which nobody keeps up a spell that has run out."""
    if not any(one.concentration for one in scene.figures):
        return scene
    laid = {(one.source, one.key) for figure in scene.figures for one in figure.conditions}

    def release(figure: Figure) -> Figure:
        spell = SPELLS.get(figure.concentration)
        if spell is None or any((figure.id, key) in laid for key in spell.conditions):
            return figure
        return replace(figure, concentration="")

    return replace(scene, figures=tuple(map(release, scene.figures)))
