"""What an adventure's words and the moments of any table mean in this game."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.play import Difficulty, Kind, Moment, Rank, Severity, Trial, turns_resumed
from nde.rules.ruleset import is_legal
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.equipment import WARES
from nde.rules.tkds.character import Skill
from nde.rules.tkds.exploration.time import refillers
from nde.rules.tkds.fight.rounds import reasons_to_waver, rollers
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import Resolve

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


def trial(scene: Scene, who: str, of: Trial, difficulty: Difficulty) -> a.Check:
    """A check of the skill that fits, of the book's class of difficulty; the easy is not rolled."""
    return a.Check(who=who, skill=SKILL_OF[of], difficulty=difficulty)


def tried_with(action: a.Check) -> str:
    """The skill of the check."""
    return action.skill


def hazard(scene: Scene, who: str, severity: Severity) -> a.Harm:
    """Harm from the world."""
    return a.Harm(who=who, damage=DAMAGE_OF[severity])


def moment(resolve: Resolve, scene: Scene, of: Moment) -> a.Action | None:
    """The action for a moment of play, if it may be taken now."""
    if of == "morale" and scene.morale_checked and not reasons_to_waver(scene):
        return None  # what they have lost so far has been met at the end of a turn
    action = _refilling(scene) if of == "breather" else MOMENTS[of]
    return action if is_legal(resolve, scene, action) else None


def breaks_off(scene: Scene) -> a.EndFight:
    """The end of a fight that is not decided (ruling tkds-broken-off)."""
    return a.EndFight(is_broken_off=True)


def resumed(scene: Scene, left: Scene) -> Scene:
    """A fight goes on: nobody is surprised or has to be quick again, and what was used in it stays used."""
    before = {one.id: one.used for one in left.figures}
    figures = (
        replace(
            one,
            used=tuple(dict.fromkeys((*one.used, *(key for key in before.get(one.id, ()) if of_fight(key))))),
        )
        for one in scene.figures
    )
    again: Scene = turns_resumed(scene, left)
    return replace(
        again,
        figures=tuple(figures),
        foes_at_start=left.foes_at_start,
        morale_checked=left.morale_checked,
    )


def of_fight(use: str) -> bool:
    """Whether something can be used once in a fight."""
    return use.endswith(":fight")


def begins(game: Game, scene: Scene, action: a.StartFight) -> tuple[str, ...]:
    """Who is surprised, and who has to check to act in the first round, as messages."""
    settings = game.settings
    surprise = "none" if action.surprise == "roll" and not settings.surprise else action.surprise
    checked = rollers(game, scene, surprise)
    sides = {one.side for one in checked}
    checks = "both" if len(sides) > 1 else next(iter(sides), "")
    said = (f"fight-begins-surprise-{surprise}",) if surprise != "none" or settings.surprise else ()
    return (*said, f"fight-begins-checks-{checks}") if checks else said


def _refilling(scene: Scene) -> a.PassTurn:
    """Ten minutes in which everybody who used essence regains some."""
    return a.PassTurn(deeds=tuple((one.id, "refill") for one in refillers(scene)))


def homecoming(scene: Scene) -> a.Action | None:
    """An adventure is over: there are traders and masters again, where anybody is left to go home."""
    is_anybody = any(one.character.kind == "pc" and not one.character.is_dead for one in scene.figures)
    return a.GoTo(where="home") if is_anybody and scene.where != "home" else None


def wished(scene: Scene, who: str, verb: str) -> dict[str, a.Action]:
    """What somebody may want to buy, whatever it costs and wherever they are."""
    return {key: a.Buy(who=who, key=key) for key in WARES} if verb == "buy" else {}


MOMENTS: dict[Moment, a.Action] = {
    "session": a.BeginSession(),
    "fight": a.StartFight(),
    "turn": a.EndTurn(),
    "calm": a.EndFight(),
    "rest": a.PassWatch(activity="camp"),
    "camp": a.PassWatch(activity="camp"),
    "time": a.PassTurn(),
    "loud-time": a.PassTurn(is_loud=True),
    "morale": a.CheckMorale(),
}
"""The actions that are always the same.  To rest in safety is to sleep: nothing less mends anything."""
