"""What probes note (`bench.probes`): every process of the tests imports it, so it imports nothing."""

from __future__ import annotations

seen: set[int] = set()


def ran(probe: int) -> None:
    """Note that a place was run."""
    seen.add(probe)
