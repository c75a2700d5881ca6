"""A character as a sheet: what a screen or a card shows, the readable file it is kept in, and its faults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

from nde.errors import Illegal, NdeError, Unreadable
from nde.rules.documents import LARGEST, Findings, shown, wrong_word
from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import FORMAT, HEAD, KIND, check_head
from nde.rules.stepdice.attributes import (
    Spread,
    read_value,
    scale,
    start_spreads,
    steps_above,
    variants_of,
    write_value,
)
from nde.rules.stepdice.character import ATTRIBUTES, Asset, Character, Variant
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.settings import Resource, Settings

SHEET_KEYS = (
    *HEAD,
    "variant",
    "name",
    "concept",
    "role",
    *ATTRIBUTES,
    "hearts",
    "hearts_most",
    "mana",
    "mana_most",
    "luck",
    "advances",
    "talents",
    "weapon",
    "protection",
    "gear",
    "assets",
    "is_dead",
)
NOT_COUNTED = {
    *("kind", "format", "game", "name", "concept", "luck", "talents", "weapon", "protection", "gear"),
    "is_dead",
}
"""Keys that say nothing about how many advances were made, so that faults in them do not matter there."""

EFFECTS: tuple[str, ...] = get_args(get_type_hints(Asset)["effect"])


def read_sheet(game: Game, document: Mapping[str, Any]) -> Character:
    """Return the character on a sheet, or raise every fault in it."""
    return _Reader(game, document).read()


def advances_made(game: Game, character: Character) -> int | None:
    """Return the fewest advances that lead to this sheet, or nothing where none do."""
    settings, variant = game.settings, character.variant
    spread = (character.strength, character.dexterity, character.power)
    starts = start_spreads(settings, character.role, variant)
    steps = [steps_above(settings, variant, spread, start) for start in starts]
    fewest = min((one for one in steps if one is not None), default=None)
    if fewest is None:
        return None
    raised = character.hearts_most - settings.hearts.start + character.mana_most - settings.mana.start
    return fewest + raised + len(character.assets)


class _Reader:
    """One reading of one sheet; every part notes its faults and goes on."""

    def __init__(self, game: Game, document: Mapping[str, Any]) -> None:
        self.game = game
        self.settings = game.settings
        self.document = document
        self.found = Findings("sheet")

    def read(self) -> Character:
        self.found.keys("", self.document, SHEET_KEYS)
        check_head(self.found, self.document, self.game.id)
        variant = self._variant()
        role = self._role()
        spread = self._attributes(self._variants_meant(variant))
        hearts, hearts_most = self._resource("hearts", self.settings.hearts)
        mana, mana_most = self._resource("mana", self.settings.mana)
        character = Character(
            name=self._text("name"),
            role=role,
            concept=self._text("concept"),
            variant=variant or self.settings.variant,
            strength=spread.get("strength", 0),
            dexterity=spread.get("dexterity", 0),
            power=spread.get("power", 0),
            hearts=hearts,
            hearts_most=hearts_most,
            mana=mana,
            mana_most=mana_most,
            luck=self._luck(),
            talents=self._talents(),
            weapon=self._text("weapon"),
            protection=self._text("protection"),
            gear=self._texts("gear"),
            assets=self._assets(),
            is_dead=self._is_dead(hearts),
        )
        advances = None
        if "advances" in self.document:
            advances = self.found.whole_number("advances", self.document["advances"], least=0)
        if variant and role:
            self._high_enough(character, spread)
        if variant and advances is not None:
            self._count_advances(character, spread, advances)
        self.found.settle()
        return character

    def _is_dead(self, hearts: int) -> bool:
        written = self.document.get("is_dead", False)
        if not isinstance(written, bool):
            self.found.note("is_dead", Unreadable("not-yes-or-no", text=shown(written)))
        elif written and hearts:
            self.found.note("hearts", Unreadable("number-outside", number=str(hearts), range="0"))
        return written is True

    def _variant(self) -> Variant | None:
        written = self.document.get("variant", self.settings.variant)
        allowed = variants_of(self.settings)
        for variant in (*allowed, self.settings.variant):
            if written == variant:
                return variant
        self.found.note("variant", wrong_word(shown(written), allowed))
        return None

    def _role(self) -> str:
        roles = tuple(self.settings.roles)
        if "role" not in self.document:
            self.found.note("role", Unreadable("choice-missing", key="role", allowed=roles))
            return ""
        written = self.document["role"]
        if isinstance(written, str) and written.strip().lower() in roles:
            return written.strip().lower()
        self.found.note("role", wrong_word(shown(written), roles))
        return ""

    def _variants_meant(self, variant: Variant | None) -> tuple[Variant, ...]:
        """Return the variant of the sheet; with an unknown one, all it can have meant."""
        return (variant,) if variant else variants_of(self.settings) or (self.settings.variant,)

    def _attributes(self, variants: tuple[Variant, ...]) -> dict[str, int]:
        """Read the three attributes; a value is at fault where it fits none of the variants."""
        values: dict[str, int] = {}
        for key in ATTRIBUTES:
            if key not in self.document:
                self.found.note(key, Unreadable("choice-missing", key=key, allowed=self._writable(variants)))
                continue
            read = [read_value(self.settings, variant, self.document[key]) for variant in variants]
            sound = [value for value in read if isinstance(value, int)]
            if sound:
                values[key] = sound[0]
            elif isinstance(read[0], NdeError):
                several = Unreadable(
                    "not-allowed", text=shown(self.document[key]), allowed=self._writable(variants)
                )
                self.found.note(key, read[0] if len(variants) == 1 else several)
        return values

    def _writable(self, variants: tuple[Variant, ...]) -> tuple[str, ...]:
        return tuple(
            write_value(self.settings, variant, value)
            for variant in variants
            for value in scale(self.settings, variant)
        )

    def _resource(self, key: str, resource: Resource) -> tuple[int, int]:
        """Read what is left of a resource and its maximum; full and as at the start when not written."""
        most_key = f"{key}_most"
        written_most = self.document.get(most_key, resource.start)
        most = self.found.whole_number(most_key, written_most, least=resource.start, most=resource.cap)
        if key not in self.document:
            return most or 0, most or 0
        # Where the maximum is wrong, there is still never more than its cap.
        bound = LARGEST if most is not None else resource.cap
        left = self.found.whole_number(key, self.document[key], least=0, most=bound)
        if left is not None and most is not None and left > most:
            self.found.note(key, Illegal("more-than-most", number=left, most=most))
        return left or 0, most or 0

    def _luck(self) -> int:
        luck = self.settings.luck
        number = self.found.whole_number(
            "luck", self.document.get("luck", luck.per_session), least=0, most=luck.cap or LARGEST
        )
        if number and not luck.per_session:
            self.found.note("luck", Illegal("no-luck-on-sheet", number=number))
        return number or 0

    def _text(self, key: str) -> str:
        return self.found.text(key, self.document.get(key, ""), may_be_empty=True) or ""

    def _texts(self, key: str) -> tuple[str, ...]:
        return tuple(text for _, text in self._placed_texts(key))

    def _placed_texts(self, key: str) -> list[tuple[str, str]]:
        items = self.found.items(key, self.document.get(key, ()))
        texts = [(place, self.found.text(place, item, may_be_empty=False)) for place, item in items]
        return [(place, text) for place, text in texts if text is not None]

    def _talents(self) -> tuple[str, ...]:
        talents, most = self._placed_texts("talents"), self.settings.talents
        seen: set[str] = set()
        for at, (place, talent) in enumerate(talents):
            if at >= most:
                self.found.note(place, Illegal("too-many-talents", talent=talent, most=most))
            if talent.casefold() in seen:
                self.found.note(place, Illegal("talent-twice", talent=talent))
            seen.add(talent.casefold())
        return tuple(talent for _, talent in talents)

    def _assets(self) -> tuple[Asset, ...]:
        items = self.found.items("assets", self.document.get("assets", ()))
        if items and not self.settings.advance.has_assets:
            self.found.note("assets", Illegal("no-assets-on-sheet", count=len(items)))
        assets = (self._asset(place, item) for place, item in items)
        return tuple(asset for asset in assets if asset is not None)

    def _asset(self, place: str, item: object) -> Asset | None:
        """Read an asset: a table with its text, or the text alone."""
        if not isinstance(item, str | Mapping):
            self.found.table(place, item)
            return None
        table = {"text": item} if isinstance(item, str) else item
        self.found.keys(place, table, Asset.__struct_fields__)
        text = self.found.text(f"{place}.text", table.get("text", ""), may_be_empty=False)
        effect: Any = table.get("effect", "")
        if effect not in EFFECTS:
            self.found.note(f"{place}.effect", wrong_word(shown(effect), filter(None, EFFECTS)))
            effect = None
        uses = self.found.whole_number(f"{place}.uses", table.get("uses", 1), least=0)
        if not text or effect is None or uses is None:
            return None
        return Asset(text=text, effect=effect, uses=uses)

    def _high_enough(self, character: Character, spread: Mapping[str, int]) -> None:
        """Check that the attributes that can be read are no lower than some start of the role."""
        variant, settings = character.variant, self.settings
        starts = sorted(start_spreads(settings, character.role, variant))
        if any(_steps(settings, variant, spread, start) is not None for start in starts):
            return
        if len(starts) > 1:
            array = sorted(starts[0], key=scale(settings, variant).index, reverse=True)
            values = tuple(write_value(settings, variant, value) for value in array)
            self.found.note(
                "/".join(ATTRIBUTES), Illegal("spread-too-low", role=character.role, values=values)
            )
            return
        steps = scale(settings, variant).index
        for key, start in zip(ATTRIBUTES, starts[0], strict=True):
            if key in spread and steps(spread[key]) < steps(start):
                value = write_value(settings, variant, start)
                self.found.note(key, Illegal("below-start", attribute=key, role=character.role, start=value))

    def _count_advances(self, character: Character, spread: Mapping[str, int], written: int) -> None:
        """Check the number of advances against the sheet; with faults in what counts, only its least."""
        faulty = {re.split(r"[.\[/]", fault.place)[0] for fault in self.found.faults}
        if faulty <= NOT_COUNTED:
            made = advances_made(self.game, character)
            if made is not None and written != made:
                self.found.note("advances", Illegal("advances-differ", number=written, made=made))
            return
        least = self._least_advances(character, spread)
        if written < least:
            self.found.note("advances", Illegal("advances-too-few", number=written, least=least))

    def _least_advances(self, character: Character, spread: Mapping[str, int]) -> int:
        """Return how many advances the sound part of the sheet shows."""
        settings, variant = self.settings, character.variant
        roles = (character.role,) if character.role else tuple(settings.roles)
        starts = {start for role in roles for start in start_spreads(settings, role, variant)}
        steps = [_steps(settings, variant, spread, start) for start in starts]
        fewest = min((one for one in steps if one is not None), default=0)
        raised_hearts = max(0, character.hearts_most - settings.hearts.start)
        raised_mana = max(0, character.mana_most - settings.mana.start)
        assets = len(character.assets) if settings.advance.has_assets else 0
        return fewest + raised_hearts + raised_mana + assets


def _steps(settings: Settings, variant: Variant, spread: Mapping[str, int], start: Spread) -> int | None:
    """Return how many advances lead from a start to the attributes there are, or nothing where none do."""
    known = tuple(spread.get(key, least) for key, least in zip(ATTRIBUTES, start, strict=True))
    strength, dexterity, power = known
    return steps_above(settings, variant, (strength, dexterity, power), start)


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
