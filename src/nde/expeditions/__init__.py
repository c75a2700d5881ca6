"""Expeditions, new every time: adventures made of a number, for the party that sets out and the danger it wants.

A plan is drawn (`plan`) from themes and plots, who waits is found by the lab's odds (`line_ups`), and the
document that comes of it is read as a file of an adventure is (`expedition`).
"""

from nde.expeditions.expedition import new_document, new_expedition
from nde.expeditions.line_ups import DANGERS, Danger

__all__ = ["DANGERS", "Danger", "new_document", "new_expedition"]
