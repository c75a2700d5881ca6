"""What scenes of a fight are."""

from __future__ import annotations

UNKNOWN, DEED, TURN, ROUND, WON, LOST, STUCK = range(7)
"""Not looked at yet; one in which somebody acts; one in which a turn ends, or a turn that is the last of its
round; the end of a fight, won or lost by the party; one in which nothing can happen."""
OVER = (WON, LOST, STUCK)
