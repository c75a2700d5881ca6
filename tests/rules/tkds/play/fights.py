"""Whole fights without anybody deciding: foes by the game's own choice, heroes by a simple mind."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from nde.dice import Ask, FaceSource, play, seeded
from nde.rules.play import Playing
from nde.rules.ruleset import Offer
from nde.rules.tkds.character import Character
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Figure, Scene
from tests.rules.games import surprise

PARTIES = (
    ("fighter", "rogue", "priest"),
    ("fighter", "mage", "priest"),
    ("fighter", "rogue", "mage"),
    ("rogue", "mage", "priest"),
)
MOST_ROUNDS = 40
MOST_DEEDS = 6
assert TKDS.playing is not None
PLAYING: Playing = TKDS.playing


@cache
def beginners() -> dict[str, list[Character]]:
    """Characters made at random, by specialization."""
    found: dict[str, list[Character]] = {}
    for seed in range(200):
        made = surprise(TKDS, seed)
        found.setdefault(made.specialization, []).append(made)
    return found


def is_won(foes: dict[str, str], seed: int) -> bool:
    """Whether three beginners win against these."""
    chance, faces = Random(seed), seeded(seed)
    callings = PARTIES[seed % len(PARTIES)]
    heroes = {f"h{place}": chance.choice(beginners()[one]) for place, one in enumerate(callings)}
    scene: Scene = TKDS.new_scene(heroes, foes)
    for moment in ("session", "fight"):
        scene = _done(scene, PLAYING.moment(scene, moment), faces)
    while scene.round < MOST_ROUNDS and PLAYING.standing(scene, "party"):
        scene = _turn_taken(scene, tuple(heroes), faces)
        if not PLAYING.standing(scene, "foes"):
            return True
        scene = _done(scene, PLAYING.moment(scene, "turn"), faces)
    return False


def _turn_taken(scene: Scene, heroes: tuple[str, ...], faces: FaceSource) -> Scene:
    if scene.side == "foes":
        while (choice := PLAYING.foe_choice(scene, TKDS.offers(scene, "gm"))) is not None:
            scene = _done(scene, choice.action, faces)
        return scene
    for hero in heroes:
        for _ in range(MOST_DEEDS):
            best = max(TKDS.offers(scene, hero), key=lambda offer: _worth(scene, offer), default=None)
            if best is None or _worth(scene, best) <= 0:
                break
            scene = _done(scene, best.action, faces)
    return scene


def _done(scene: Scene, action: Any, faces: FaceSource) -> Scene:
    for effect in play(TKDS.resolve(scene, action), faces, _answer).effects:
        scene = TKDS.apply(scene, effect)
    return scene


def _answer(ask: Ask) -> str:
    """Hero points go into failures."""
    return "reroll" if ask.key == "reroll" else ask.default


def _worth(scene: Scene, offer: Offer) -> float:
    """Those who die come first, then one's own weapon and feet, then the weakest foe."""
    aim = PLAYING.aim(scene, offer)
    target = scene.figure(aim.target) if aim.target else None
    if aim.purpose == "raise" and target and offer.name != "cling":
        return 90.0 + aim.cost if target.character.state == "dying" else 0.0
    if aim.purpose == "prepare":
        return 0.0 if offer.name == "surge" else 80.0
    if aim.purpose == "heal" and target:
        return 60.0 if _is_badly_hurt(target) else 0.0
    if aim.purpose == "attack" and target and offer.name != "throw":
        return 50.0 + min(aim.cost, 1) - target.character.hp / 10
    return 10.0 if aim.purpose == "escape" else 0.0


def _is_badly_hurt(figure: Figure) -> bool:
    return figure.character.hp * 2 <= figure.character.hp_most
