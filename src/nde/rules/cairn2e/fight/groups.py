"""Groups that stand or flee together, and the score they save with."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from nde.rules.cairn2e.scene import Figure, Group, Scene
from nde.rules.cairn2e.settings import Game

HIRELINGS = "hirelings"
FOES = "foes"


def group_of(game: Game, figure: Figure) -> str:
    """The group somebody's morale belongs to; empty for those whose morale is never tested.

    All foes of a side are one group but for those whom the Warden put into another; detachments, where
    they save at all, stand with their kind (ruling cairn2e-morale-side).
    """
    if figure.character.kind == "pc" or (figure.is_detachment and not game.settings.detachment_morale):
        return ""
    if figure.side == "party":
        return HIRELINGS if figure.character.kind == "hireling" else ""
    by_kind = figure.is_detachment or game.settings.morale_group == "kind"
    return figure.group or (figure.block if by_kind else "") or FOES


def members(game: Game, scene: Scene, group: str) -> tuple[Figure, ...]:
    """Everybody of a group, fallen or not."""
    return tuple(one for one in scene.figures if group and group_of(game, one) == group)


def groups_in(game: Game, scene: Scene) -> tuple[Group, ...]:
    """The groups of a fight that begins, each with its number of those who stand."""
    sizes = Counter(group_of(game, one) for one in scene.figures if not one.is_out)
    del sizes[""]
    return tuple(Group(id=id, size=size) for id, size in sorted(sizes.items()))


def regrouped(game: Game, scene: Scene, before: Figure) -> Scene:
    """The scene with its groups counted right after somebody changed theirs in the middle of a fight.

    Who had none before is one more of a group that is there; who leaves one may begin another.
    """
    old, new = group_of(game, before), group_of(game, scene.figure(before.id))
    if not scene.is_fight or old == new or before.is_out:
        return scene
    change = Counter({old: -1, new: 1})
    groups = [replace(one, size=one.size + change[one.id]) for one in scene.groups]
    if old and new and scene.group(new) is None:
        groups.append(Group(id=new, size=1))
    kept = sorted((one for one in groups if one.size > 0), key=lambda one: one.id)
    return replace(scene, groups=tuple(kept))


def lone(game: Game, scene: Scene, group: str) -> Figure | None:
    """Who alone of a group still stands; nobody where a detachment of their side is beside them."""
    standing = [one for one in members(game, scene, group) if not one.is_out]
    if len(standing) != 1:
        return None
    last = standing[0]
    units = (one for one in scene.of_side("foes") if one.is_detachment and not one.group and one is not last)
    return None if group == FOES and not all(one.is_out for one in units) else last


def morale_score(game: Game, everybody: tuple[Figure, ...]) -> int | None:
    """The WIL a group saves with; None where it needs no save because nobody of it would run."""
    found = spokesman(game, everybody)
    return None if found is None else found[1]


def spokesman(game: Game, everybody: tuple[Figure, ...]) -> tuple[Figure, int] | None:
    """Who saves for a group and with which WIL; None where nobody of it would run.

    A living leader's counts, by what a block says of its leaders where it does.  Otherwise it is the lowest,
    or the most common, of those who might run: each one's own, since nobody leads them.
    """
    leader = leader_of(everybody)
    wavering = [one for one in everybody if runs(game, one, commander_of(everybody))]
    if not wavering or (leader and _is_fearless(game, leader)):
        return None
    if leader:
        return leader, leader.leader_will or leader.character.will
    scores = [one.character.will for one in wavering]
    score = min(scores)
    if game.settings.morale_without_leader == "common":
        counted = Counter(scores)
        score = min(scores, key=lambda one: (-counted[one], one))
    return wavering[scores.index(score)], score


def leader_of(everybody: tuple[Figure, ...]) -> Figure | None:
    """Who leads a group and still stands."""
    return next((one for one in everybody if one.is_leader and not one.is_out), None)


def commander_of(everybody: tuple[Figure, ...]) -> Figure | None:
    """The leader for whom some hold without a save; nobody where there is none left to be led."""
    standing = sum(not one.is_out for one in everybody)
    return leader_of(everybody) if standing > 1 else None


def has_lost_leader(everybody: tuple[Figure, ...]) -> bool:
    """Whether some of a group flee without their leader and have none any more: they need no save to run."""
    leaders = [one for one in everybody if one.is_leader]
    by_word = any(one.flees_without_leader for one in everybody)
    return by_word and bool(leaders) and all(one.is_out for one in leaders)


def runs(game: Game, figure: Figure, commander: Figure | None) -> bool:
    """Whether somebody runs when their group does: not the fearless, nor who holds as long as one leads."""
    holds = _is_fearless(game, figure) or (commander is not None and figure.stands_with_leader)
    return not figure.is_out and not holds


def _is_fearless(game: Game, figure: Figure) -> bool:
    body = figure.character
    mindless = body.will == 0 and body.will_most == 0
    return figure.is_fearless or (mindless and game.settings.zero_will == "fearless")
