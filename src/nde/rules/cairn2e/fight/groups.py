"""Groups that stand or flee together, and the score they save with."""

from __future__ import annotations

from collections import Counter

from nde.rules.cairn2e.scene import Figure, Group, Scene
from nde.rules.cairn2e.settings import Game

HIRELINGS = "hirelings"
FOES = "foes"


def group_of(game: Game, figure: Figure) -> str:
    """The group somebody's morale belongs to; empty for those whose morale is never tested.

    Foes without a group of their own stand with those of their kind.
    """
    if figure.character.kind == "pc" or (figure.is_detachment and not game.settings.detachment_morale):
        return ""
    if figure.side == "party":
        return HIRELINGS if figure.character.kind == "hireling" else ""
    return figure.group or figure.block or FOES


def members(game: Game, scene: Scene, group: str) -> tuple[Figure, ...]:
    """Everybody of a group, fallen or not."""
    return tuple(one for one in scene.figures if group and group_of(game, one) == group)


def groups_in(game: Game, scene: Scene) -> tuple[Group, ...]:
    """The groups of a fight that begins, each with its number of those who stand."""
    sizes = Counter(group_of(game, one) for one in scene.figures if not one.is_out)
    del sizes[""]
    return tuple(Group(id=id, size=size) for id, size in sorted(sizes.items()))


def morale_score(game: Game, everybody: tuple[Figure, ...]) -> int | None:
    """The WIL a group saves with; None where it needs no save because it does not know fear.

    A living leader's counts; a block may say what it is, or that its kind holds as long as one leads them.
    Otherwise it is the lowest, or the most common, of those who stand.
    """
    standing = [one for one in everybody if not one.is_out]
    leader = next((one for one in standing if one.is_leader), None)
    if leader and any(one.stands_with_leader for one in standing):
        return None
    if all(_is_fearless(game, one) for one in standing) or (leader and _is_fearless(game, leader)):
        return None
    told = max(one.leader_will for one in everybody)
    if told and (leader or not any(one.is_leader for one in everybody)):
        return told
    if leader:
        return leader.character.will
    scores = [one.character.will for one in standing if not _is_fearless(game, one)]
    if game.settings.morale_without_leader == "common":
        counted = Counter(scores)
        return min(scores, key=lambda score: (-counted[score], score))
    return min(scores)


def has_lost_leader(everybody: tuple[Figure, ...]) -> bool:
    """Whether a group that flees without its leader has none any more: it then needs no save to run."""
    leaders = [one for one in everybody if one.is_leader]
    by_word = any(one.flees_without_leader for one in everybody)
    return by_word and bool(leaders) and all(one.is_out for one in leaders)


def runs(game: Game, figure: Figure) -> bool:
    """Whether somebody runs when their group does."""
    return not figure.is_out and not _is_fearless(game, figure)


def _is_fearless(game: Game, figure: Figure) -> bool:
    body = figure.character
    mindless = body.will == 0 and body.will_most == 0
    return figure.is_fearless or (mindless and game.settings.zero_will == "fearless")
