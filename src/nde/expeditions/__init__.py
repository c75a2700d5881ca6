"""Expeditions, new every time: adventures made of a number, for whoever sets out and the danger they want.

A plan is drawn (`plan`) from themes and plots, who waits is found by the lab's odds (`line_ups`), and the
document that comes of it is read as a file of an adventure is (`expedition`).
"""

from nde.expeditions.dangers import DANGERS, USUAL_DANGER, Danger, danger_named
from nde.expeditions.expedition import expedition_text, new_document, new_expedition
from nde.expeditions.plan import drawn_number

__all__ = [
    "DANGERS",
    "USUAL_DANGER",
    "Danger",
    "danger_named",
    "drawn_number",
    "expedition_text",
    "new_document",
    "new_expedition",
]
