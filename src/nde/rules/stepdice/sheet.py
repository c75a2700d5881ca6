"""A character as a sheet: what a screen or a card shows, the readable file it is kept in, and its faults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

from msgspec.structs import asdict

from nde.errors import Illegal, NdeError, Unreadable
from nde.rules.documents import LARGEST, Findings, shown, wrong_word
from nde.rules.ruleset import Listing, Sheet, ShownAs, Track, Trait
from nde.rules.sheets import HEAD, check_head, head
from nde.rules.stepdice.attributes import (
    fewest_steps,
    read_value,
    scale,
    start_spreads,
    variants_of,
    write_value,
)
from nde.rules.stepdice.character import ATTRIBUTES, Asset, Character, Variant
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.settings import Resource

SHEET_KEYS = (
    *(*HEAD, "variant", "name", "concept", "role", *ATTRIBUTES),
    *("hearts", "hearts_most", "mana", "mana_most", "luck", "advances"),
    *("talents", "weapon", "protection", "gear", "assets", "is_dead"),
)
"""The lines of a sheet, in order."""
NOT_COUNTED = {*HEAD, "name", "concept", "luck", "talents", "weapon", "protection", "gear", "is_dead"}
"""Lines that say nothing about how many advances were made, so that faults in them do not matter there."""
EFFECTS: tuple[str, ...] = get_args(get_type_hints(Asset)["effect"])
SHOWN_AS: dict[str, ShownAs] = {"step": "die", "d6": "threshold", "2d6": "modifier"}


def write_sheet(game: Game, character: Character) -> dict[str, Any]:
    """Return the character as a document of plain values, for TOML; `read_sheet` reads it back equal.

    Empty lines of the sheet are left out, and so is luck where the game has none.
    """
    settings, variant = game.settings, character.variant
    lines: dict[str, object] = {
        **asdict(character),
        **head(game.id),
        **{key: write_value(settings, variant, getattr(character, key)) for key in ATTRIBUTES},
        "luck": character.luck if settings.luck.per_session else "",
        "advances": advances_made(game, character),
        "talents": list(character.talents),
        "gear": list(character.gear),
        "assets": [
            {key: line for key, line in asdict(one).items() if line != ""} for one in character.assets
        ],
        "is_dead": character.is_dead or "",
    }
    return {key: lines[key] for key in SHEET_KEYS if lines[key] not in ("", [], None)}


def advances_made(game: Game, character: Character) -> int | None:
    """Return the fewest advances that lead to this sheet, or nothing where none do."""
    settings = game.settings
    spread: dict[str, int] = {key: getattr(character, key) for key in ATTRIBUTES}
    fewest = fewest_steps(settings, (character.role,), character.variant, spread)
    if fewest is None:
        return None
    raised = character.hearts_most - settings.hearts.start + character.mana_most - settings.mana.start
    return fewest + raised + len(character.assets)


def read_sheet(game: Game, document: Mapping[str, object]) -> Character:
    """Return the character on a sheet, or raise every fault in it."""
    return _Reader(game, document).read()


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
        variant, role = self._variant(), self._role()
        spread = self._attributes((variant,) if variant else variants_of(self.settings))
        hearts, hearts_most = self._resource("hearts", self.settings.hearts)
        mana, mana_most = self._resource("mana", self.settings.mana)
        character = Character(
            name=self._text("name"),
            role=role,
            concept=self._text("concept"),
            variant=variant or self.settings.variant,
            **{key: spread.get(key, 0) for key in ATTRIBUTES},
            hearts=hearts,
            hearts_most=hearts_most,
            mana=mana,
            mana_most=mana_most,
            luck=self._luck(),
            talents=self._talents(),
            weapon=self._text("weapon"),
            protection=self._text("protection"),
            gear=tuple(text for _, text in self._texts("gear")),
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
        """Return the variant of the sheet; with an unknown one, nothing, and a fault."""
        written, allowed = self.document.get("variant", self.settings.variant), variants_of(self.settings)
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

    def _attributes(self, variants: tuple[Variant, ...]) -> dict[str, int]:
        """Read the three attributes; a value is at fault where it fits none of the variants it may be of."""
        settings = self.settings
        values: dict[str, int] = {}
        writable = tuple(
            write_value(settings, one, value) for one in variants for value in scale(settings, one)
        )
        for key in ATTRIBUTES:
            if key not in self.document:
                self.found.note(key, Unreadable("choice-missing", key=key, allowed=writable))
                continue
            read = [read_value(settings, variant, self.document[key]) for variant in variants]
            sound = [value for value in read if isinstance(value, int)]
            if sound:
                values[key] = sound[0]
            elif isinstance(read[0], NdeError):
                several = Unreadable("not-allowed", text=shown(self.document[key]), allowed=writable)
                self.found.note(key, read[0] if len(variants) == 1 else several)
        return values

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
        written = self.document.get("luck", luck.per_session)
        number = self.found.whole_number("luck", written, least=0, most=luck.cap or LARGEST)
        if number and not luck.per_session:
            self.found.note("luck", Illegal("no-luck-on-sheet", number=number))
        return number or 0

    def _text(self, key: str) -> str:
        return self.found.text(key, self.document.get(key, ""), may_be_empty=True) or ""

    def _texts(self, key: str) -> list[tuple[str, str]]:
        """Read a list of texts, each with its place."""
        items = self.found.items(key, self.document.get(key, ()))
        texts = [(place, self.found.text(place, item, may_be_empty=False)) for place, item in items]
        return [(place, text) for place, text in texts if text is not None]

    def _talents(self) -> tuple[str, ...]:
        talents, most = self._texts("talents"), self.settings.talents
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
        variant, settings, role = character.variant, self.settings, character.role
        if fewest_steps(settings, (role,), variant, spread) is not None:
            return
        at = scale(settings, variant).index
        starts = sorted(start_spreads(settings, role, variant))
        if len(starts) > 1:
            best_first = sorted(starts[0], key=at, reverse=True)
            values = tuple(write_value(settings, variant, value) for value in best_first)
            self.found.note("/".join(ATTRIBUTES), Illegal("spread-too-low", role=role, values=values))
            return
        for key, start in zip(ATTRIBUTES, starts[0], strict=True):
            if key in spread and at(spread[key]) < at(start):
                value = write_value(settings, variant, start)
                self.found.note(key, Illegal("below-start", attribute=key, role=role, start=value))

    def _count_advances(self, character: Character, spread: Mapping[str, int], written: int) -> None:
        """Check the number of advances against the sheet; with faults in what counts, only its least."""
        settings = self.settings
        faulty = {re.split(r"[.\[/]", fault.place)[0] for fault in self.found.faults}
        if faulty <= NOT_COUNTED:
            made = advances_made(self.game, character)
            if made is not None and written != made:
                self.found.note("advances", Illegal("advances-differ", number=written, made=made))
            return
        roles = (character.role,) if character.role else tuple(settings.roles)
        least = fewest_steps(settings, roles, character.variant, spread) or 0
        least += max(0, character.hearts_most - settings.hearts.start)
        least += max(0, character.mana_most - settings.mana.start)
        least += len(character.assets) if settings.advance.has_assets else 0
        if written < least:
            self.found.note("advances", Illegal("advances-too-few", number=written, least=least))


def sheet(game: Game, character: Character) -> Sheet:
    """Return what the sheet shows, in the order of the card."""
    traits: dict[str, ShownAs] = {"concept": "text"} if character.concept or game.settings.has_concept else {}
    traits["role"] = "word"
    traits.update((key, SHOWN_AS[character.variant]) for key in ATTRIBUTES)
    traits.update(weapon="text", protection="text")
    lists = [
        Listing(key="talents", items=character.talents),
        Listing(key="gear", items=character.gear, room=6),
    ]
    if character.assets or game.settings.advance.has_assets:
        lists.append(Listing(key="assets", items=tuple(asset.text for asset in character.assets)))
    return Sheet(
        name=character.name,
        traits=tuple(
            Trait(key=key, shown_as=how, value=getattr(character, key)) for key, how in traits.items()
        ),
        tracks=tracks(game, character),
        lists=tuple(lists),
    )


def tracks(game: Game, character: Character) -> tuple[Track, ...]:
    """Return the resources of a character, each with its value, its maximum and when it refills."""
    settings = game.settings
    rest, luck = settings.rest, settings.luck
    refills = {
        "hearts": _refill(rest.breather_hearts, rest.safe_hearts),
        "mana": _refill(rest.breather_mana, rest.safe_mana, rest.scene_mana),
    }
    found = [
        Track(
            key=key,
            value=getattr(character, key),
            most=getattr(character, f"{key}_most"),
            cap=getattr(settings, key).cap,
            refill=refill,
        )
        for key, refill in refills.items()
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
