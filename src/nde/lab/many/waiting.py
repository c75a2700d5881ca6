"""Scenes in the middle of deeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from nde.lab.compiled.fighting import Sites
from nde.lab.compiled.sites import Site
from nde.lab.many.rows import Column, Rows, Weights, merged

Stages: TypeAlias = tuple[Site, ...]
"""Stages that are still to come, the next one last."""
Some: TypeAlias = tuple[Column, Rows, Weights]
"""Scenes: the row that each comes from, what it is, and its chance."""


class Waiting:
    """Scenes in the middle of deeds, by the stages that are still to come."""

    def __init__(self) -> None:
        self.by_stages: dict[tuple[Sites, Stages], list[Some]] = {}

    def add(self, sites: Sites, stages: Stages, some: Some) -> None:
        """Let some scenes wait for these stages."""
        self.by_stages.setdefault((sites, stages), []).append(some)

    def joined(self) -> Iterator[tuple[Sites, Stages, Some]]:
        """All of them."""
        for (sites, stages), parts in self.by_stages.items():
            if len(parts) == 1:
                yield sites, stages, parts[0]
            else:
                origins, rows, weights = (np.concatenate(one) for one in zip(*parts, strict=True))
                yield sites, stages, (origins, rows, weights)

    def merged(self) -> Iterator[tuple[Sites, Stages, Some]]:
        """All of them, equal ones as one."""
        for sites, stages, some in self.joined():
            yield sites, stages, merged(*some)
