"""Distance without a map: how far apart each two tokens are, in named bands.

Bands are steps on a line from `close` to `very-far`; a turn changes a distance by one of them.  Each
pair has its band, and the bands always fit together: whoever is close to a friend is as far from a foe
as the friend is, and two that are each nearby a third are at most far from each other.  So when one
token moves, its other distances follow just as far as they must, and never by more than it moved.

>>> fight = Zones().enter("ada").enter("wolf", beside="ada", band="far")
>>> fight = fight.enter("bob", beside="ada", band="close").approach("ada", "wolf")
>>> fight.band("ada", "wolf"), fight.band("bob", "wolf"), fight.band("ada", "bob")
('nearby', 'far', 'nearby')
"""

from __future__ import annotations

from typing import Final

import msgspec

from nde.board.cover import Cover
from nde.board.sight import Sight
from nde.errors import Illegal, Missing

BANDS: Final = ("close", "nearby", "far", "very-far")
"""The usual four; a game may name its own, nearest first."""


def steps_of(band: str, bands: tuple[str, ...]) -> int:
    """Return how many steps a band is from the nearest one."""
    if band not in bands:
        raise Missing("no-such-band", band=band, allowed=bands)
    return bands.index(band)


class Zones(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Everybody in play and how far each is from each, as steps between bands."""

    bands: tuple[str, ...] = BANDS
    tokens: tuple[str, ...] = ()
    """Sorted, so that equal scenes are equal values."""
    apart: tuple[tuple[int, ...], ...] = ()
    """A row of steps for each token, in the order of `tokens`."""

    def enter(self, token: str, *, beside: str = "", band: str = "") -> Zones:
        """Return the zones with a newcomer in a band from somebody, the nearest if none is named.

        The first one to enter stands beside nobody; without `beside`, a later one joins the first by name.
        """
        if token in self.tokens:
            raise Illegal("token-twice", token=token)
        steps = steps_of(band or self.bands[0], self.bands)
        rows = dict(zip(self.tokens, self._rows(), strict=True))
        if not rows:
            return Zones(bands=self.bands, tokens=(token,), apart=((0,),))
        host = self.tokens[self._index(beside or self.tokens[0])]
        return self._built(rows, token, self._settled(rows, rows[host], host, steps))

    def leave(self, token: str) -> Zones:
        """Return the zones without a token."""
        gone = self._index(token)
        kept = [at for at in range(len(self.tokens)) if at != gone]
        return Zones(
            bands=self.bands,
            tokens=tuple(self.tokens[at] for at in kept),
            apart=tuple(tuple(self.apart[row][column] for column in kept) for row in kept),
        )

    def together(self, tokens: tuple[str, ...] = ()) -> tuple[tuple[str, ...], ...]:
        """Return who stands in one place with whom: some tokens, or all, by their nearest band.

        >>> fight = Zones().enter("ada").enter("wolf", band="far").enter("bob", beside="ada")
        >>> fight.together(("wolf", "ada", "bob"))
        (('wolf',), ('ada', 'bob'))
        """
        places: list[list[str]] = []
        for token in tokens or self.tokens:
            place = next((place for place in places if self.steps(place[0], token) == 0), None)
            if place is None:
                places.append([token])
            else:
                place.append(token)
        return tuple(map(tuple, places))

    def steps(self, a: str, b: str) -> int:
        """Return the steps between two tokens; 0 is the nearest band."""
        return self.apart[self._index(a)][self._index(b)]

    def band(self, a: str, b: str) -> str:
        """Return the band two tokens are apart."""
        return self.bands[self.steps(a, b)]

    def place(self, mover: str, other: str, band: str) -> Zones:
        """Return the zones after one token moved into a band from another, at any cost."""
        self._index(mover)
        steps = steps_of(band, self.bands)
        if mover == other:
            return self
        self._index(other)
        rows = dict(zip(self.tokens, self._rows(), strict=True))
        return self._built(rows, mover, self._settled(rows, rows[mover], other, steps))

    def approach(self, mover: str, other: str, by: int = 1) -> Zones:
        """Return the zones after a token came up to `by` bands nearer to another."""
        return self.place(mover, other, self.bands[max(0, self.steps(mover, other) - by)])

    def withdraw(self, mover: str, other: str, by: int = 1) -> Zones:
        """Return the zones after a token went, or was driven, up to `by` bands away from another."""
        furthest = len(self.bands) - 1
        return self.place(mover, other, self.bands[min(furthest, self.steps(mover, other) + by)])

    def sight(self, a: str, b: str, cover: Cover = "none") -> Sight:
        """Return how two tokens stand to each other; without a map, cover is what the table says."""
        steps = self.steps(a, b)
        return Sight(distance=self.bands[steps], touching=steps == 0 and cover != "full", cover=cover)

    def _index(self, token: str) -> int:
        if token not in self.tokens:
            raise Missing("no-such-token", token=token, allowed=self.tokens)
        return self.tokens.index(token)

    def _rows(self) -> list[dict[str, int]]:
        return [dict(zip(self.tokens, row, strict=True)) for row in self.apart]

    def _settled(
        self, rows: dict[str, dict[str, int]], wished: dict[str, int], other: str, steps: int
    ) -> dict[str, int]:
        """Keep the wished distances, each changed no more than being `steps` from `other` demands.

        Keeping every one between the difference and the sum of the two known sides is enough for all
        triangles, also those without `other`.
        """
        sides = rows[other]
        return {
            token: min(max(wish, abs(steps - sides[token])), steps + sides[token])
            for token, wish in wished.items()
        }

    def _built(self, rows: dict[str, dict[str, int]], mover: str, row: dict[str, int]) -> Zones:
        tokens = tuple(sorted({*rows, mover}))
        known = {**rows, mover: {**row, mover: 0}}
        apart = tuple(
            tuple(known[mover][b if a == mover else a] if mover in (a, b) else known[a][b] for b in tokens)
            for a in tokens
        )
        return Zones(bands=self.bands, tokens=tokens, apart=apart)
