"""Random games for any ruleset: characters, foes and every choice at random, all from one seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from nde.board import Areas, Board, Grid, Space, Square, Zones
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
    """A random party against random foes, in one of the spaces the game knows, or nowhere."""
    heroes = {
        f"hero-{number}": surprise(ruleset, chance.getrandbits(32))
        for number in range(1, chance.randint(2, 4))
    }
    blocks = sorted(ruleset.foes)
    foes = {f"foe-{number}": chance.choice(blocks) for number in range(1, chance.randint(2, 5))}
    everybody = [*heroes, *foes]
    space = SPACES[chance.choice(("none", *ruleset.spaces))](everybody, chance)
    return ruleset.new_scene(heroes, foes, space=space, is_fight=bool(chance.randrange(2)))


def nowhere(everybody: list[str], chance: Random) -> None:
    """No space at all: everybody is where the story has them."""


def squares(everybody: list[str], chance: Random) -> Board:
    """A small board with walls, cover and rough ground."""
    free = [Square(x, y) for x in range(8) for y in range(6)]
    chance.shuffle(free)
    walls, low, rough = frozenset(free[:4]), frozenset(free[4:7]), frozenset(free[7:10])
    board = Board(grid=Grid(width=8, height=6, walls=walls, cover=low, difficult=rough))
    for who, square in zip(everybody, free[10:], strict=False):
        board = board.put(who, square)
    return board


def bands(everybody: list[str], chance: Random) -> Zones:
    """Everybody at some distance from somebody."""
    zones = Zones()
    for who in everybody:
        beside = chance.choice(zones.tokens) if zones.tokens else ""
        zones = zones.enter(who, beside=beside, band=chance.choice(zones.bands))
    return zones


def areas(everybody: list[str], chance: Random) -> Areas:
    """Three areas in a row."""
    places = Areas(names=("gate", "yard", "hall"), borders=(("gate", "yard"), ("yard", "hall")))
    for who in everybody:
        places = places.put(who, chance.choice(places.names))
    return places


SPACES: dict[str, Callable[[list[str], Random], Space | None]] = {
    "none": nowhere,
    "board": squares,
    "zones": bands,
    "areas": areas,
}


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
