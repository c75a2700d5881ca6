"""Random games for any ruleset: characters, foes and every choice at random, all from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from nde.board import Board, Grid, Square, Zones
from nde.dice import Answer, FaceSource, Run, Tell, at_random, play, seeded, watch
from nde.rules import Offer, Resolution, Ruleset

GM = "gm"


class Turn(msgspec.Struct, frozen=True):
    """One action of a random game with everything about it."""

    seat: str
    offer: Offer
    answers: tuple[Answer, ...]
    resolution: Resolution
    steps: tuple[Tell, ...]
    before: Any
    after: Any


def opening(ruleset: Ruleset, chance: Random) -> Any:
    """A random party against random foes, on a board, in zones or nowhere."""
    heroes = {
        f"hero-{number}": surprise(ruleset, chance.getrandbits(32))
        for number in range(1, chance.randint(2, 4))
    }
    blocks = sorted(ruleset.foes)
    foes = {f"foe-{number}": chance.choice(blocks) for number in range(1, chance.randint(2, 5))}
    everybody = [*heroes, *foes]
    space: Board | Zones | None = None
    kind = chance.randrange(3)
    if kind == 0:
        squares = [Square(x, y) for x in range(8) for y in range(6)]
        chance.shuffle(squares)
        walls, low, rough = frozenset(squares[:4]), frozenset(squares[4:7]), frozenset(squares[7:10])
        space = Board(grid=Grid(width=8, height=6, walls=walls, cover=low, difficult=rough))
        for who, square in zip(everybody, squares[10:], strict=False):
            space = space.put(who, square)
    elif kind == 1:
        space = Zones()
        for who in everybody:
            beside = chance.choice(space.tokens) if space.tokens else ""
            space = space.enter(who, beside=beside, band=chance.choice(space.bands))
    return ruleset.new_scene(heroes, foes, space=space, is_fight=bool(chance.randrange(2)))


def surprise(ruleset: Ruleset, seed: int) -> Any:
    """A character made wholly at random."""
    return play(ruleset.create(), seeded(seed), at_random(seeded(seed + 1)))


def random_game(ruleset: Ruleset, seed: int, turns: int) -> Iterator[Turn]:
    """Play random legal actions and give each with what came of it."""
    chance = Random(seed)
    faces: FaceSource = seeded(chance.getrandbits(32))
    scene = opening(ruleset, chance)
    for _ in range(turns):
        seat = chance.choice([GM, GM, *ruleset.characters(scene)])
        offers = ruleset.offers(scene, seat)
        if not offers:
            continue
        offer = chance.choice(offers)
        run: Run[Resolution] = watch(ruleset.resolve(scene, offer.action), faces, at_random(faces))
        after = scene
        for effect in run.result.effects:
            after = ruleset.apply(after, effect)
        yield Turn(seat, offer, run.answers, run.result, run.steps, scene, after)
        scene = after
