"""Getting better: one advance raises one thing, up to its cap."""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import Ask, Procedure, Tell
from nde.errors import Fact, Unreadable
from nde.rules.documents import LONGEST, shown
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.attributes import next_better, write_value
from nde.rules.stepdice.character import ATTRIBUTES, Asset, Character
from nde.rules.stepdice.creation import NEWCOMER
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.suggestions import ASSETS

CHOICES = (*ATTRIBUTES, "heart", "mana", "asset")


def advance(game: Game, character: Character) -> Procedure[Character]:
    """Ask what to raise, offering only what can be raised, and raise it."""
    options = possible_advances(game, character)
    rule = _rule(game, character)
    if not options:
        raise ActionRefused("nothing-to-advance", rule=rule)
    choice: str = yield Ask(NEWCOMER, "advance", options, options[0], rule)
    text = ""
    if choice == "asset":
        known = {asset.text for asset in character.assets}
        ideas = tuple(key for key in ASSETS if key not in known) or tuple(ASSETS)
        text = yield Ask(NEWCOMER, "asset-text", ideas, ideas[0], game.cite.asset, is_open=True)
    after = advance_by(game, character, choice, text=text)
    yield _told(game, character, after, choice)
    return after


def possible_advances(game: Game, character: Character) -> tuple[str, ...]:
    """Return what an advance may be spent on now."""
    return tuple(choice for choice in CHOICES if _refusal(game, character, choice) is None)


def advance_by(game: Game, character: Character, choice: str, *, text: str = "") -> Character:
    """Return the character after one advance, or refuse an impossible one with the reason.

    `text` words a new asset and means nothing otherwise.
    """
    refusal = _refusal(game, character, choice)
    if refusal is not None:
        raise refusal
    fills = 1 if game.settings.advance.raises == "both" else 0
    if choice == "heart":
        return replace(character, hearts_most=character.hearts_most + 1, hearts=character.hearts + fills)
    if choice == "mana":
        return replace(character, mana_most=character.mana_most + 1, mana=character.mana + fills)
    if choice == "asset":
        return replace(character, assets=(*character.assets, _new_asset(game, text)))
    better = next_better(game.settings, character.variant, getattr(character, choice))
    return replace(character, **{choice: better})


def _refusal(game: Game, character: Character, choice: str) -> ActionRefused | None:
    settings, rule = game.settings, _rule(game, character)
    if choice in ATTRIBUTES:
        value = getattr(character, choice)
        if next_better(settings, character.variant, value) is not None:
            return None
        shown_as = write_value(settings, character.variant, value)
        return ActionRefused("attribute-at-top", rule=rule, attribute=choice, value=shown_as)
    if choice == "heart":
        cap = settings.hearts.cap
        return ActionRefused("hearts-at-cap", rule=rule, cap=cap) if character.hearts_most >= cap else None
    if choice == "mana":
        cap = settings.mana.cap
        return ActionRefused("mana-at-cap", rule=rule, cap=cap) if character.mana_most >= cap else None
    if choice == "asset":
        return None if settings.advance.has_assets else ActionRefused("no-assets-in-game", rule=rule)
    return ActionRefused(
        "no-such-advance", rule=rule, text=choice, allowed=possible_advances(game, character)
    )


def _new_asset(game: Game, text: str) -> Asset:
    words = text.strip()
    if not words:
        raise ActionRefused("asset-without-text", rule=game.cite.asset)
    if len(words) > LONGEST:
        raise Unreadable("text-too-long", text=shown(words), most=LONGEST)
    return Asset(text=words, effect=ASSETS.get(words, ""))


def _told(game: Game, before: Character, after: Character, choice: str) -> Tell:
    rule = _rule(game, before)
    if choice == "heart":
        return Tell(rule, "advanced-heart", {"hearts": after.hearts_most})
    if choice == "mana":
        return Tell(rule, "advanced-mana", {"mana": after.mana_most})
    if choice == "asset":
        return Tell(game.cite.asset, "advanced-asset", {"text": after.assets[-1].text})
    old, new = getattr(before, choice), getattr(after, choice)
    facts: dict[str, Fact]
    if before.variant == "step":
        facts = {"attribute": choice, "old_die": old, "new_die": new}
        return Tell(rule, "advanced-die", facts)
    if before.variant == "d6":
        level = write_value(game.settings, "d6", new)
        return Tell(rule, "advanced-level", {"attribute": choice, "level": level, "threshold": new})
    return Tell(rule, "advanced-modifier", {"attribute": choice, "old": f"{old:+d}", "new": f"{new:+d}"})


def _rule(game: Game, character: Character) -> str:
    return game.cite.advance if character.variant == "step" else game.cite.variant_advance
