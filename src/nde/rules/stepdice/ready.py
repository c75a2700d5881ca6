"""Who may act now: the checks every action of a hero or foe begins with."""

from __future__ import annotations

from nde.board import Board, Sight
from nde.errors import Illegal
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.actions import Tried
from nde.rules.stepdice.assets import use_asset
from nde.rules.stepdice.clocks import require_clock
from nde.rules.stepdice.effects import ActionSpent, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Foe, Hero, Scene


def standing_hero(game: Game, scene: Scene, id: str) -> Hero:
    """The hero, if they are on their feet; otherwise the reason why not."""
    hero = scene.hero(id)
    if hero.is_dead:
        raise ActionRefused("is-dead", rule=game.cite.zero, who=id)
    if hero.is_down:
        raise ActionRefused("is-down", rule=game.cite.zero, who=id)
    return hero


def acting_hero(game: Game, scene: Scene, id: str) -> Hero:
    """The hero, if they may take an action now; otherwise the reason why not."""
    hero = standing_hero(game, scene, id)
    if scene.is_fight:
        if scene.side != "heroes":
            raise ActionRefused("not-your-turn", rule=game.cite.order, who=id)
        if hero.has_acted:
            raise ActionRefused("already-acted", rule=game.cite.turn, who=id)
    return hero


def may_act(game: Game, scene: Scene, id: str) -> bool:
    """Whether a hero may take an action now."""
    try:
        acting_hero(game, scene, id)
    except Illegal:
        return False
    return True


def trying_hero(game: Game, scene: Scene, tried: Tried) -> Hero:
    """The hero who tries something now, if they may, with talents of their own and help that was given.

    In a fight help costs an ally's action and is given beforehand (`GiveHelp`); elsewhere it is simply there.
    """
    hero = acting_hero(game, scene, tried.hero)
    require_ready(game, scene, hero, tried)
    return hero


def require_ready(game: Game, scene: Scene, hero: Hero, tried: Tried) -> None:
    """Refuse whatever could not go into this roll, before anything is said, asked or rolled."""
    require_means(game, scene, hero, talents=tried.talents, helpers=tried.helpers)
    require_clock(scene, tried.clock)
    if tried.luck and hero.character.luck < 1:
        raise ActionRefused("no-luck-left", rule=game.cite.luck, hero=hero.id)
    if tried.asset >= 0:
        use_asset(game, hero, tried, paid=0)


def require_means(game: Game, scene: Scene, hero: Hero, *, talents: tuple[str, ...], helpers: int) -> None:
    """Refuse a talent the sheet does not list, and in a fight help that nobody gave."""
    known = hero.character.talents
    for number, talent in enumerate(talents):
        if (talent and talent not in known) or number >= len(known):
            raise ActionRefused("no-such-talent", rule=game.cite.talent, talent=talent, allowed=known)
    if helpers and scene.is_fight:
        raise ActionRefused("help-not-given", rule=game.cite.help, hero=hero.id)


def acting_foe(game: Game, scene: Scene, id: str) -> Foe:
    """The foe, if it may act now; otherwise the reason why not."""
    foe = scene.foe(id)
    if foe.is_out:
        raise ActionRefused("foe-is-out", rule=game.cite.hit, foe=id)
    if is_helpless(game, foe):
        raise ActionRefused("foe-is-held", rule=game.cite.tiers, foe=id)
    if scene.is_fight:
        if scene.side != "foes":
            raise ActionRefused("not-your-turn", rule=game.cite.order, who=id)
        if foe.has_acted:
            raise ActionRefused("already-acted", rule=game.cite.turn, who=id)
    return foe


def is_helpless(game: Game, foe: Foe) -> bool:
    """Whether a foe is held so that it cannot even act."""
    return game.settings.held == "helpless" and any(one.key == "held" for one in foe.conditions)


def may_foe_act(game: Game, scene: Scene, id: str) -> bool:
    """Whether a foe may act now."""
    try:
        acting_foe(game, scene, id)
    except Illegal:
        return False
    return True


def spend_action(game: Game, scene: Scene, who: str) -> Effects:
    """The action of this turn, where turns are counted."""
    return (ActionSpent(who=who, rule=game.cite.turn),) if scene.is_fight else ()


def sight(scene: Scene, a: str, b: str) -> Sight | None:
    """How two stand to each other, or nothing where the scene does not know where one of them is."""
    space = scene.space
    if isinstance(space, Board):
        return space.sight_if_placed(a, b)
    if space is None or a not in space.tokens or b not in space.tokens:
        return None
    return space.sight(a, b)


def sight_apart(scene: Scene, a: str, b: str) -> Sight | None:
    """How two stand who are out of each other's reach; nothing where they touch or nobody knows."""
    seen = sight(scene, a, b)
    return seen if seen is not None and not seen.touching else None
