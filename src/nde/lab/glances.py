"""Everybody in the scenes of a chain at a glance, as far as it counts at the end of a fight."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from nde.lab.chain import Chain, Numbers
from nde.rules.playing import playing_of

NOT_THERE = 0
UNSEEN = -1


class Glance(NamedTuple):
    """Somebody in a scene."""

    side: str
    is_out: bool
    is_gone: bool
    has_fled: bool
    dies_alone: bool = False
    tracks: tuple[tuple[str, int, int], ...] = ()
    """What they have left of everything: key, value, most."""
    conditions: tuple[str, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()
    """What fights have left on them, and how many of each."""


class Glances:
    """Everybody in any scene of a chain; equal pieces are looked at once."""

    def __init__(self, chain: Chain) -> None:
        self._chain = chain
        playing = playing_of(chain.rules)
        self._people, self._marks, self._dying = playing.people, playing.marks, playing.dying
        self.all: list[Glance] = [Glance("", True, True, False)]
        """Every glance by number; the first is of somebody who is not there."""
        self._numbers: dict[Glance, int] = {}
        self._of_pieces: dict[str, Numbers] = {}
        self._tables: dict[tuple[str, ...], Numbers] = {}
        """What was found for each scene, by whom it was asked about."""

    def table(self, ids: tuple[str, ...], numbers: Numbers) -> Numbers:
        """The number of everybody's glance (columns) in each of some scenes (rows)."""
        known = self._tables.get(ids)
        count = len(self._chain.places)
        if known is None or len(known) < count:
            grown = np.full((2 * count, len(ids)), UNSEEN, dtype=np.int64)
            if known is not None:
                grown[: len(known)] = known
            known = self._tables[ids] = grown
        found: Numbers = known[numbers]
        if len(ids) and (found[:, 0] == UNSEEN).any():
            new = numbers[found[:, 0] == UNSEEN]
            known[new] = self._looked_at(ids, new)
            found = known[numbers]
        return found

    def _looked_at(self, ids: tuple[str, ...], numbers: Numbers) -> Numbers:
        """The same of scenes that were never looked at."""
        found = np.full((len(numbers), len(ids)), NOT_THERE, dtype=np.int64)
        for sites, rows, states in self._chain.places.by_make_up(numbers):
            scenes = numbers[rows]
            # the first of an id is the person: a single foe and its group are called the same
            places = {id: place for place, id in reversed(list(enumerate(sites.ids, 1)))}
            for column, id in enumerate(ids):
                if id in places:
                    found[rows, column] = self._seen(id, states[:, places[id]].astype(np.int64), scenes)
        return found

    def _seen(self, id: str, pieces: Numbers, scenes: Numbers) -> Numbers:
        """The glances of one person, by their piece in each scene."""
        known = self._of_pieces.get(id)
        most = int(pieces.max())
        if known is None or len(known) <= most:
            grown = np.full(2 * most + 1, UNSEEN, dtype=np.int64)
            if known is not None:
                grown[: len(known)] = known
            known = self._of_pieces[id] = grown
        seen: Numbers = known[pieces]
        if (seen == UNSEEN).any():
            for row in np.flatnonzero(seen == UNSEEN).tolist():
                if known[pieces[row]] == UNSEEN:
                    known[pieces[row]] = self._look(id, int(scenes[row]), int(pieces[row]))
            seen = known[pieces]
        return seen

    def _look(self, id: str, scene: int, piece: int) -> int:
        now = self._chain.scene(scene)
        people = self._people(now)
        person = next((one for one in people if one.id == id), None)
        if person is None:
            return NOT_THERE
        tracks = tuple([(one.key, one.value, one.most) for one in person.tracks])
        marks = self._marks(self._chain.fighting.numbers.met[piece])
        glance = Glance(
            person.side,
            person.is_out,
            person.is_gone,
            person.has_fled,
            id in self._dying(now),
            tracks,
            person.conditions,
            marks,
        )
        if glance not in self._numbers:
            self._numbers[glance] = len(self.all)
            self.all.append(glance)
        return self._numbers[glance]


def glances_of(chain: Chain) -> Glances:
    """What was seen in the scenes of a chain; kept with it."""
    kept = chain.aside.get(Glances)
    if not isinstance(kept, Glances):
        kept = chain.aside[Glances] = Glances(chain)
    return kept
