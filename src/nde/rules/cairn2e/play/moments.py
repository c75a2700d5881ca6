"""What a table does in any game, as this one has it: moments of play, trials, hazards, kinds of foes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.character import Attribute
from nde.rules.cairn2e.characters.market import MARKET
from nde.rules.cairn2e.eligibility import party
from nde.rules.cairn2e.fight.groups import group_of
from nde.rules.cairn2e.fight.turns import beginners, saves_first
from nde.rules.cairn2e.roster import loose_crowds, units
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.play import Difficulty, Kind, Moment, Rank, Severity, Trial, turns_resumed
from nde.rules.ruleset import is_legal

SAVES: dict[Trial, Attribute] = {
    "might": "strength",
    "agility": "dexterity",
    "wits": "will",
    "nerve": "will",
}
"""The attribute each sort of trial is a save of."""
HAZARDS: dict[Severity, int] = {"light": 4, "serious": 6}
"""The die a hazard takes off STR."""
CAST: dict[Kind, dict[Rank, str]] = {
    "beast": {"minion": "hunting-dog", "elite": "wolf", "boss": "owlbear"},
    "undead": {"minion": "skeleton", "elite": "ghoul", "boss": "mummy"},
    "raider": {"minion": "goblin", "elite": "bandit", "boss": "hobgoblin"},
    "brute": {"minion": "kobold", "elite": "reptilian", "boss": "ogre"},
    "spirit": {"minion": "will-o-wisp", "elite": "banshee", "boss": "night-hag"},
}
"""The stat block for each kind of foe and rank: weak ones, since every attack hits.

None of them is immune to plain steel, since nobody knows what the heroes carry.
"""


def moment(game: Game, resolve: Callable[[Any, Any], Any], scene: Scene, wanted: Moment) -> object | None:
    """The action for a moment of play, or nothing where it would be refused now."""
    action = _action(game, scene, wanted)
    return action if action is not None and is_legal(resolve, scene, action) else None


def resumed(scene: Scene, left: Scene) -> Scene:
    """A fight goes on: nobody has to be quick again, and who has saved against fear has saved."""
    again: Scene = turns_resumed(scene, left)
    return replace(again, groups=left.groups)


def begins(game: Game, scene: Scene, action: a.StartFight) -> tuple[str, ...]:
    """Who has to save to act in the first round, and which foes are one detachment by their number."""
    crowds = {"fight-begins-units": units(scene), "fight-begins-apart": loose_crowds(scene)}
    return (_acting(game, scene, action), *(key for key, kinds in crowds.items() if kinds))


def _acting(game: Game, scene: Scene, action: a.StartFight) -> str:
    """Who acts in the first round, as a message."""
    saving = [saves_first(game, one, is_ready=one.id in action.ready) for one in beginners(scene)]
    if all(saving):
        return "fight-begins-saves"
    if any(saving):
        return "fight-begins-ready-or-saves"
    return "fight-begins-ready" if action.ready else "fight-begins-at-once"


def trial(scene: Scene, who: str, wanted: Trial, difficulty: Difficulty) -> a.Try:
    """A save of the attribute; when it is hard everybody is at risk, and the lowest saves for all.

    Cairn has no difficulty: what is easy or normal is the hero's own save (ruling cairn2e-difficulty).
    """
    together: tuple[str, ...] = ()
    if difficulty == "hard" and not scene.is_fight:
        together = tuple(one.id for one in party(scene) if one.id != who and not one.is_out)
    return a.Try(who=who, attribute=SAVES[wanted], together=together)


def hazard(scene: Scene, who: str, severity: Severity) -> a.HarmAttribute:
    """Damage outside of fights goes to an attribute, usually STR (ruling cairn2e-hazards)."""
    return a.HarmAttribute(who=who, attribute="strength", dice=(HAZARDS[severity],))


def _action(game: Game, scene: Scene, wanted: Moment) -> Any | None:
    if wanted == "morale":
        group = _largest_group(game, scene)
        return a.CheckMorale(group=group) if group else None
    if wanted in ("breather", "rest", "camp"):
        ids = tuple(one.id for one in party(scene))
        if wanted == "breather":
            return a.Rest(who=ids)
        return a.Rest(who=ids, in_dungeon=True, is_long=True) if wanted == "rest" else a.MakeCamp(who=ids)
    return _PLAIN[wanted]


_PLAIN: dict[Moment, Any] = {
    "session": a.BeginSession(),
    "fight": a.StartFight(),
    "turn": a.ResolveSide(),
    "calm": a.EndFight(),
    "time": a.DungeonTurn(),
    "loud-time": a.DungeonTurn(is_loud=True),
}


def _largest_group(game: Game, scene: Scene) -> str:
    """The group of foes with the most who still stand, the first by name among equals."""
    sizes = Counter(group_of(game, one) for one in scene.of_side("foes") if not one.is_out)
    del sizes[""]
    return min(sizes, key=lambda id: (-sizes[id], id), default="")


def elsewhere(scene: Scene) -> Scene:
    """The scene on other ground: whoever traded stays behind."""
    return replace(scene, has_trade=False)


def homecoming(scene: Scene) -> a.Action | None:
    """An adventure is over: those who are left are back where people trade."""
    is_anybody = any(not one.character.is_dead for one in party(scene))
    return a.SetPlace(has_trade=True) if is_anybody and not scene.has_trade else None


def interlude(scene: Scene) -> tuple[a.Action, ...]:
    """Between two adventures somebody takes care of the hurt for a week."""
    ids = tuple(one.id for one in party(scene) if not one.character.is_dead)
    return (a.Rest(who=ids), a.RestWeek(who=ids)) if ids else ()


def wished(scene: Scene, who: str, verb: str) -> dict[str, a.Action]:
    """What somebody may want to buy, whatever it costs and wherever they are."""
    if verb != "buy":
        return {}
    return {key: a.TakeItem(who=who, key=key, price=a.AT_MARKET_PRICE) for key in MARKET}
