"""Magic: spellbooks cost Fatigue, scrolls themselves, relics a use; danger makes all but relics risky."""

from __future__ import annotations

from collections.abc import Iterator

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.cairn2e.actions import Cast, Recharge
from nde.rules.cairn2e.bodies import free_slots
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.eligibility import actor, living, thing, use_action
from nde.rules.cairn2e.exploration.effects import (
    AttributeRestored,
    ItemDestroyed,
    ItemRecharged,
    ItemUsed,
    ItemWorn,
    SpellCast,
)
from nde.rules.cairn2e.exploration.hardship import check_drop, droppable, gain_fatigue
from nde.rules.cairn2e.exploration.things import held_things
from nde.rules.cairn2e.fight.attacks import is_beside
from nde.rules.cairn2e.fight.effects import Died
from nde.rules.cairn2e.fight.harm import Damage, harm
from nde.rules.cairn2e.saves import save
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

BOOKS = "cairn2e/spellbooks"
DANGER = "cairn2e/casting-in-danger"
SCROLLS = "cairn2e/scrolls"
RELICS = "cairn2e/relics"
RULE_OF = {"spellbook": BOOKS, "scroll": SCROLLS, "relic": RELICS}
NAME_OF = {"spellbook": "cast", "scroll": "read-scroll", "relic": "use-relic"}
"""How casting from a thing is called."""
READ = ("spellbook", "scroll")
"""What is held in both hands and read from."""
BACKFIRES = "backfires"
"""The outcome of a spell that works and harms its caster: no failure, since the save is not for the spell."""
RESTORES = {"small-mercy": 6}
"""Magic of ours whose touch gives lost STR back, by the die of it."""
INJURY_DIE = 6
"""What a spell that turns on its caster rolls, where the Warden chooses an injury."""


def resolve_cast(game: Game, scene: Scene, action: Cast) -> Procedure[Resolution]:
    """A spell is cast: what it costs, and in danger what may go wrong; it works either way."""
    figure = actor(scene, action.who)
    item = magic_thing(game, scene, figure, action)
    rule, who = RULE_OF[item.kind], action.who
    facts = {"who": who, "item": item.key, "spell": item.spell or item.key}
    effects: Effects = ()
    if (full := held_things(figure.character)) and item.kind in READ:
        effects += yield from _free_hands(game, figure, full)
    yield Tell(rule, "invokes" if item.kind == "relic" else "casts", facts)
    effects += (SpellCast(who=who, item=item, spell=item.spell or item.key, rule=rule),)
    effects += yield from _price(game, scene, action, item)
    effects += yield from _touch(scene, action, item)
    outcome = yield from _ventured(game, scene, figure, action, item)
    if outcome == BACKFIRES:
        effects += yield from _ill_effect(game, scene.after(game, effects), action, item)
    return Resolution(outcome=outcome, effects=(*effects, *use_action(scene, who)))


def magic_thing(game: Game, scene: Scene, figure: Figure, action: Cast) -> Item:
    """What is cast from, or a refusal: not magic, spent, or no slot for the Fatigue."""
    item = thing(figure, action.item, BOOKS)
    if item.kind not in RULE_OF:
        raise ActionRefused("not-magic", rule=BOOKS, item=item.key)
    if item.kind == "relic" and item.uses == 0:
        raise ActionRefused("relic-is-spent", rule=RELICS, item=item.key, who=figure.id)
    if item.kind in READ and game.settings.book_hands == "refuse" and held_things(figure.character):
        held = tuple(figure.character.items[place].key for place in held_things(figure.character))
        raise ActionRefused("hands-not-free", rule=BOOKS, who=figure.id, item=item.key, held=held)
    if item.spell in RESTORES:
        _require_wounded(scene, figure, action)
    check_drop(game, scene, figure.id, action.drop, BOOKS)
    body = figure.character
    no_room = game.settings.full_cast == "refuse" or not droppable(game, body)
    if item.kind == "spellbook" and no_room and not free_slots(game, body):
        raise ActionRefused("slots-all-taken", rule=BOOKS, who=figure.id, slots=game.settings.slots)
    return item


def _require_wounded(scene: Scene, figure: Figure, action: Cast) -> None:
    """Refuse what would be spent for nothing, and whom a touch does not reach (ruling cairn2e-mercy)."""
    target = scene.figure(action.target or action.who)
    if not can_be_restored(target):
        raise ActionRefused("no-strength-to-restore", rule=RELICS, who=target.id)
    if scene.is_fight and target.id != figure.id and not is_beside(scene, figure, target):
        raise ActionRefused("cairn-too-far-to-bandage", rule=RELICS, who=figure.id, target=target.id)


def can_be_restored(figure: Figure) -> bool:
    """Whether somebody has lost STR that could come back now."""
    body = figure.character
    is_here = not (body.is_dead or figure.has_fled or body.is_deprived)
    return is_here and body.strength < body.strength_most


def _touch(scene: Scene, action: Cast, item: Item) -> Procedure[Effects]:
    """The STR that a touch gives back, never more than was lost."""
    if (die := RESTORES.get(item.spell, 0)) == 0:
        return ()
    target = scene.figure(action.target or action.who)
    face: int = yield Roll(die, action.who, "magic-mercy")
    points = min(face, target.character.strength_most - target.character.strength)
    facts: dict[str, Fact] = {"who": target.id, "attribute": "strength", "points": points}
    yield Tell(RELICS, "attribute-back", facts)
    return (AttributeRestored(who=target.id, attribute="strength", points=points, rule=RELICS),)


def _free_hands(game: Game, figure: Figure, held: tuple[int, ...]) -> Procedure[Effects]:
    """Both hands hold the book: what was in them is put away, or remarked on (ruling cairn2e-book-hands)."""
    things = tuple(figure.character.items[place] for place in held)
    facts: dict[str, Fact] = {"who": figure.id, "item": tuple(one.key for one in things)}
    if game.settings.book_hands == "remark":
        yield Tell(BOOKS, "hands-needed", facts)
        return ()
    yield Tell(BOOKS, "hands-freed", facts)
    return tuple(
        ItemWorn(who=figure.id, place=place, item=one, on=False, rule=BOOKS)
        for place, one in zip(held, things, strict=True)
    )


def _price(game: Game, scene: Scene, action: Cast, item: Item) -> Procedure[Effects]:
    """What casting costs: a Fatigue, the scroll, or one of the relic's uses."""
    if item.kind == "spellbook":
        return (yield from gain_fatigue(game, scene, action.who, drop=action.drop, rule=BOOKS))
    if item.kind == "scroll":
        yield Tell(SCROLLS, "scroll-gone", {"who": action.who, "item": item.key})
        return (ItemUsed(who=action.who, place=action.item, item=item, rule=SCROLLS),)
    if item.uses > 0:
        yield Tell(RELICS, "relic-used", {"who": action.who, "item": item.key, "left": item.uses - 1})
        return (ItemUsed(who=action.who, place=action.item, item=item, rule=RELICS),)
    return ()


def _ventured(game: Game, scene: Scene, figure: Figure, action: Cast, item: Item) -> Procedure[str]:
    """The outcome of the save that danger or deprivation may ask for; a success where none is made."""
    in_danger = is_danger(scene) if action.in_danger is None else action.in_danger
    if not in_danger and not figure.character.is_deprived:
        yield Tell(BOOKS, "may-enhance", {"who": figure.id, "spell": item.spell or item.key})
        return "success"
    policy = game.settings.danger_cast
    is_spared = item.kind == "relic" or (item.kind == "scroll" and not game.settings.scroll_save)
    if policy == "none" or is_spared:
        return "success"
    if policy == "ask":
        answer = yield Ask(GM, "cast-save", ("save", "no-save"), "save", DANGER, (("hero", figure.id),))
        if answer == "no-save":
            return "success"
    yield Tell(DANGER, "spell-works-anyway", {"who": figure.id, "spell": item.spell or item.key})
    saved = yield from save(game, figure, "will", rule=DANGER)
    return "success" if saved else BACKFIRES


def is_danger(scene: Scene) -> bool:
    """Whether casting here is casting in danger: in a fight, or where the Warden says so."""
    return scene.is_fight or scene.is_dangerous


def _ill_effect(game: Game, scene: Scene, action: Cast, item: Item) -> Procedure[Effects]:
    """What a failed save costs besides, as grave as the spell was: the Warden chooses."""
    who = action.who
    options = ("fatigue", "destroyed", "injury", "death", "other")
    asked = (("hero", who), ("spell", item.spell or item.key))
    answer = yield Ask(GM, "ill-effect", options, "fatigue", DANGER, asked)
    if answer == "fatigue":
        return (yield from gain_fatigue(game, scene, who, rule=DANGER))
    if answer == "destroyed":
        yield Tell(DANGER, "magic-destroyed", {"who": who, "item": item.key})
        return (ItemDestroyed(who=who, place=action.item, item=item, rule=DANGER),)
    if answer == "injury":
        return (yield from _injury(game, scene, who))
    if answer == "death":
        yield Tell(DANGER, "magic-kills", {"who": who})
        return (Died(who=who, rule=DANGER),)
    yield Tell(DANGER, "magic-other", {"who": who})
    return ()


def _injury(game: Game, scene: Scene, who: str) -> Procedure[Effects]:
    """A spell that turns on its caster: damage no armor stops, as by any blow."""
    damage: int = yield Roll(INJURY_DIE, who, "magic-injury")
    yield Tell(DANGER, "magic-injures", {"who": who, "damage": damage})
    _, effects = yield from harm(game, scene, who, Damage(net=damage, rule=DANGER))
    return effects


def resolve_recharge(game: Game, scene: Scene, action: Recharge) -> Procedure[Resolution]:
    """A relic's condition was met: it has all its uses again."""
    figure = living(scene, action.who)
    item = thing(figure, action.item, RELICS)
    if item.kind != "relic" or item.uses < 0 or item.uses >= item.uses_most:
        raise ActionRefused("not-to-recharge", rule=RELICS, item=item.key)
    yield Tell(RELICS, "recharged", {"who": action.who, "item": item.key, "uses": item.uses_most})
    recharged = ItemRecharged(who=action.who, place=action.item, item=item, rule=RELICS)
    return Resolution(outcome="", effects=(recharged,))


def castings(scene: Scene, figure: Figure) -> Iterator[tuple[str, Cast]]:
    """Every casting that a figure's things allow, by its name; those refused now are still among them.

    Of things that are alike the first is named; what gives something back, for each whom it could help.
    """
    seen: set[tuple[str, str]] = set()
    for place, item in enumerate(figure.character.items):
        if item.kind not in NAME_OF or item.uses == 0 or (item.key, item.spell) in seen:
            continue
        seen.add((item.key, item.spell))
        if item.spell in RESTORES:
            for one in scene.of_side(figure.side):
                if can_be_restored(one):
                    yield "heal-with", Cast(who=figure.id, item=place, target=one.id)
        else:
            yield NAME_OF[item.kind], Cast(who=figure.id, item=place)
