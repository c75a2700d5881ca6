"""Which skill a common task is checked with: what a GM would say, who may say otherwise.

There are no saving throws: resisting a toxin or a charm is a task like any other.  Where drafts disagree
the book decides: locks and tracks are a matter of intelligence, lies one of will.
"""

from __future__ import annotations

from nde.rules.tkds.character import Skill

TASKS: dict[str, Skill] = {
    "lift": "strength",
    "bend-bars": "strength",
    "withstand-toxin": "strength",
    "withstand-disease": "strength",
    "withstand-paralysis": "strength",
    "swim": "strength",
    "dodge": "dexterity",
    "climb": "dexterity",
    "sneak": "dexterity",
    "hide": "dexterity",
    "pick-pocket": "dexterity",
    "balance": "dexterity",
    "recall": "intelligence",
    "craft": "intelligence",
    "pick-lock": "intelligence",
    "disarm-trap": "intelligence",
    "track": "intelligence",
    "persuade": "will",
    "intimidate": "will",
    "lie": "will",
    "disguise": "will",
    "withstand-charm": "will",
    "withstand-sleep": "will",
}
