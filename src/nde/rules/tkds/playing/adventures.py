"""What an adventure's words mean in this game: its foes, its trials, its hazards."""

from __future__ import annotations

from nde.rules.playing import Difficulty, Kind, Rank, Severity, Trial
from nde.rules.tkds.actions import Check, Harm
from nde.rules.tkds.character import Skill
from nde.rules.tkds.scene import Scene

BLOCK_OF: dict[Kind, dict[Rank, str]] = {
    "beast": {"minion": "giant-rat", "elite": "giant-spider", "boss": "bear"},
    "undead": {"minion": "walking-dead", "elite": "ghoul", "boss": "barrow-king"},
    "raider": {"minion": "thug", "elite": "veteran", "boss": "bandit-leader"},
    "brute": {"minion": "thug", "elite": "orc", "boss": "ogre"},
    "spirit": {"minion": "wisp", "elite": "shade", "boss": "wraith"},
}
"""The stat block for each kind of foe and rank."""
SKILL_OF: dict[Trial, Skill] = {
    "might": "strength",
    "agility": "dexterity",
    "wits": "intelligence",
    "nerve": "will",
}
DAMAGE_OF: dict[Severity, str] = {"light": "1d4", "serious": "1d8"}
"""What a hazard does to somebody of the first level, who has six to twelve hit points."""


def cast(kind: Kind, rank: Rank) -> str:
    """The stat block that plays this kind of foe of this rank."""
    return BLOCK_OF[kind][rank]


def trial(scene: Scene, who: str, of: Trial, difficulty: Difficulty) -> Check:
    """A check of the skill that fits, of the book's class of difficulty; the easy is not rolled."""
    return Check(who=who, skill=SKILL_OF[of], difficulty=difficulty)


def tried_with(action: Check) -> str:
    """The skill of the check."""
    return action.skill


def hazard(scene: Scene, who: str, severity: Severity) -> Harm:
    """Harm from the world."""
    return Harm(who=who, damage=DAMAGE_OF[severity])
