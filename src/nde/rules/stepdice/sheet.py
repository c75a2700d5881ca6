"""A character as a sheet: what a screen or a printed card shows, and the readable file it is kept in."""

from __future__ import annotations

from typing import Any, Literal

from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import FORMAT, KIND
from nde.rules.stepdice.attributes import write_value
from nde.rules.stepdice.character import ATTRIBUTES, Asset, Character
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.sheet_reader import advances_made, read_sheet

__all__ = ["advances_made", "read_sheet", "sheet", "tracks", "write_sheet"]

SHOWN_AS: dict[str, Literal["die", "threshold", "modifier"]] = {
    "step": "die",
    "d6": "threshold",
    "2d6": "modifier",
}


def sheet(game: Game, character: Character) -> Sheet:
    """Return what the sheet shows, in the order of the card."""
    traits = [Trait(key="role", shown_as="word", value=character.role)]
    if character.concept or game.settings.has_concept:
        traits.insert(0, Trait(key="concept", shown_as="text", value=character.concept))
    shown_as = SHOWN_AS[character.variant]
    traits += [Trait(key=key, shown_as=shown_as, value=getattr(character, key)) for key in ATTRIBUTES]
    traits += [
        Trait(key="weapon", shown_as="text", value=character.weapon),
        Trait(key="protection", shown_as="text", value=character.protection),
    ]
    lists = [Listing(key="talents", items=character.talents), Listing(key="gear", items=character.gear)]
    if character.assets or game.settings.advance.has_assets:
        lists.append(Listing(key="assets", items=tuple(asset.text for asset in character.assets)))
    return Sheet(
        name=character.name,
        traits=tuple(traits),
        tracks=tracks(game, character),
        lists=tuple(lists),
    )


def write_sheet(game: Game, character: Character) -> dict[str, Any]:
    """Return the character as a document of plain values, for TOML; `read_sheet` reads it back equal.

    Empty lines of the sheet are left out, and so is luck where the game has none.
    """
    settings, variant = game.settings, character.variant
    lines: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "game": game.id,
        "variant": variant,
        "name": character.name,
        "concept": character.concept,
        "role": character.role,
        **{key: write_value(settings, variant, getattr(character, key)) for key in ATTRIBUTES},
        "hearts": character.hearts,
        "hearts_most": character.hearts_most,
        "mana": character.mana,
        "mana_most": character.mana_most,
        "luck": character.luck if settings.luck.per_session else "",
        "advances": advances_made(game, character),
        "talents": list(character.talents),
        "weapon": character.weapon,
        "protection": character.protection,
        "gear": list(character.gear),
        "assets": [_write_asset(asset) for asset in character.assets],
        "is_dead": character.is_dead or "",
    }
    return {key: line for key, line in lines.items() if line not in ("", [], None)}


def _write_asset(asset: Asset) -> dict[str, str | int]:
    lines: dict[str, str | int] = {"text": asset.text}
    if asset.effect:
        lines["effect"] = asset.effect
    return {**lines, "uses": asset.uses}


def tracks(game: Game, character: Character) -> tuple[Track, ...]:
    """Return the resources of a character, each with its value, its maximum and when it refills."""
    settings = game.settings
    rest, luck = settings.rest, settings.luck
    found = [
        Track(
            key="hearts",
            value=character.hearts,
            most=character.hearts_most,
            cap=settings.hearts.cap,
            refill=_refill(rest.breather_hearts, rest.safe_hearts),
        ),
        Track(
            key="mana",
            value=character.mana,
            most=character.mana_most,
            cap=settings.mana.cap,
            refill=_refill(rest.breather_mana, rest.safe_mana, rest.scene_mana),
        ),
    ]
    if luck.per_session:
        # Luck the GM grants may go past the start of a session; the track grows with it.
        cap = max(luck.cap or luck.per_session, character.luck)
        found.append(
            Track(key="luck", value=character.luck, most=luck.per_session, cap=cap, refill="session")
        )
    if settings.armour != "off" and character.protection:
        found.append(Track(key="armour", value=1, most=1, cap=1, refill="scene"))
    return tuple(found)


def _refill(after_breather: str, after_rest: str, each_scene: int = 0) -> str:
    """When a resource comes back; `each_scene` is what every conflict gives back of it."""
    if after_breather == "full":
        return "breather"
    if after_rest == "full" and (each_scene == 1 or after_breather == "one"):
        return "one-then-rest"
    return "rest" if after_rest == "full" else "never"
