"""Named areas and the borders between them: a map that needs no squares.

Inside an area everybody is in the nearest band and moves freely; each border on the shortest way adds
a band, and crossing one has a price in the unit of the budget (one step a turn, or metres of speed).

>>> keep = Areas(names=("gate", "yard", "hall"), borders=(("gate", "yard"), ("yard", "hall")))
>>> keep = keep.put("ada", "gate").put("wolf", "hall")
>>> keep.band("ada", "wolf")
'far'
>>> keep, left = keep.move("ada", "yard", Budget(8), crossing=5)
>>> keep.band("ada", "wolf"), left
('nearby', Budget(left=3, skips=0))
"""

from __future__ import annotations

from itertools import pairwise

import msgspec

from nde.board.cover import Cover
from nde.board.movement import Budget
from nde.board.sight import Sight
from nde.board.zones import BANDS
from nde.errors import Illegal, Missing


class Areas(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The areas of a scene, which of them touch, and who is in which."""

    names: tuple[str, ...]
    borders: tuple[tuple[str, str], ...] = ()
    tokens: tuple[tuple[str, str], ...] = ()
    """Token and area; sorted, like borders, so that equal scenes are equal values."""
    bands: tuple[str, ...] = BANDS

    def __post_init__(self) -> None:
        borders = tuple(sorted({(min(pair), max(pair)) for pair in self.borders}))
        tokens = tuple(sorted(self.tokens))
        for area in [end for pair in borders for end in pair] + [area for _, area in tokens]:
            self.require(area)
        for (token, _), (following, _) in pairwise(tokens):
            if token == following:
                raise Illegal("token-twice", token=token)
        msgspec.structs.force_setattr(self, "borders", borders)
        msgspec.structs.force_setattr(self, "tokens", tokens)

    def require(self, area: str) -> None:
        """Refuse an area the scene does not have."""
        if area not in self.names:
            raise Missing("no-such-area", area=area, allowed=self.names)

    def where(self, token: str) -> str:
        """Return the area a token is in."""
        for known, area in self.tokens:
            if known == token:
                return area
        raise Missing("no-such-token", token=token, allowed=tuple(known for known, _ in self.tokens))

    def put(self, token: str, area: str) -> Areas:
        """Return the scene with a token in an area, wherever it was before."""
        others = tuple(pair for pair in self.tokens if pair[0] != token)
        return msgspec.structs.replace(self, tokens=(*others, (token, area)))

    def take(self, token: str) -> Areas:
        """Return the scene without a token."""
        pair = (token, self.where(token))
        return msgspec.structs.replace(self, tokens=tuple(known for known in self.tokens if known != pair))

    def borders_from(self, area: str) -> dict[str, int]:
        """Return every area that can be reached from one, with the borders to cross on a shortest way."""
        self.require(area)
        crossed, edge = {area: 0}, [area]
        while edge:
            nearer = {end for pair in self.borders if set(pair) & set(edge) for end in pair}
            edge = sorted(nearer - crossed.keys())
            depth = max(crossed.values()) + 1
            crossed.update(dict.fromkeys(edge, depth))
        return crossed

    def band(self, a: str, b: str) -> str:
        """Return the band between two tokens; the furthest one also where no way leads."""
        furthest = len(self.bands) - 1
        return self.bands[min(furthest, self.borders_from(self.where(a)).get(self.where(b), furthest))]

    def sight(self, a: str, b: str, cover: Cover = "none") -> Sight:
        """Return how two tokens stand to each other; without a map, cover is what the table says."""
        band = self.band(a, b)
        return Sight(distance=band, touching=band == self.bands[0] and cover != "full", cover=cover)

    def reachable(self, token: str, budget: Budget, crossing: int = 1) -> dict[str, int]:
        """Return every area a budget can pay for, with its cost; the token's own is among them at 0."""
        crossed = self.borders_from(self.where(token))
        return {area: n * crossing for area, n in crossed.items() if n * crossing <= budget.left}

    def move(self, token: str, area: str, budget: Budget, crossing: int = 1) -> tuple[Areas, Budget]:
        """Return the scene after a token moved, and what is left of its budget, or refuse."""
        self.require(area)
        start = self.where(token)
        crossed = self.borders_from(start).get(area)
        if crossed is None:
            raise Illegal("no-way", start=start, at=area)
        cost = crossed * crossing
        if cost > budget.left:
            raise Illegal("too-far", at=area, cost=cost, left=budget.left)
        return self.put(token, area), budget.spend(cost)
