"""The whole game as one value: its parts, bound to one choice of settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from nde.dice import Procedure
from nde.errors import Faults, Unreadable
from nde.rules.cairn2e import bestiary
from nde.rules.cairn2e.bestiary.creatures import CREATURES
from nde.rules.cairn2e.bestiary.shipped import foe_sheet
from nde.rules.cairn2e.character import ATTRIBUTES, Character
from nde.rules.cairn2e.characters.content import content, read_content, words_of
from nde.rules.cairn2e.characters.creation import create
from nde.rules.cairn2e.characters.growth import advance
from nde.rules.cairn2e.characters.market import MARKET
from nde.rules.cairn2e.characters.sheet import read_sheet, sheet, write_sheet
from nde.rules.cairn2e.characters.tables import BACKGROUNDS, SPELLS
from nde.rules.cairn2e.exploration import effects as living_effects
from nde.rules.cairn2e.exploration import encounters, exploration, hardship, magic, rest, things
from nde.rules.cairn2e.exploration import offers as living_offers
from nde.rules.cairn2e.fight import deeds, morale, scars, strikes, turns
from nde.rules.cairn2e.fight import effects as fight_effects
from nde.rules.cairn2e.fight import offers as fight_offers
from nde.rules.cairn2e.imports.character_json import converted
from nde.rules.cairn2e.imports.readers import read_characters, read_creatures
from nde.rules.cairn2e.imports.repository import read_repository
from nde.rules.cairn2e.likeness import likeness
from nde.rules.cairn2e.play import playing
from nde.rules.cairn2e.roster import characters, new_scene
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game, Settings
from nde.rules.cairn2e.situations import situations
from nde.rules.cairn2e.stakes import OUTCOMES, STAKES
from nde.rules.cairn2e.tables import tables
from nde.rules.cairn2e.told import TOLD
from nde.rules.cairn2e.verbs import VERBS
from nde.rules.data import load_toml
from nde.rules.dispatch import procedures_in
from nde.rules.documents import Findings, shown
from nde.rules.odds_tables import glance_of
from nde.rules.options import options_of
from nde.rules.overrides import laid_over
from nde.rules.ruleset import (
    Effect,
    Example,
    Offer,
    Resolution,
    RuleEntry,
    Ruleset,
    effects_in,
    legal_offers,
    value_at,
)
from nde.rules.variation import varied

__all__ = ["CAIRN2E"]

CONTENT = "content"
"""The setting that holds a book's tables."""
DICE = ("impaired_die", "unarmed_die", "enhanced_die")
"""Settings that are a number of sides."""
REAL_DICE = (4, 6, 8, 10, 12, 20)
INDEX = tuple(
    msgspec.convert({"id": f"cairn2e/{key}", **row}, RuleEntry)
    for key, row in load_toml("nde.rules.cairn2e", "index.toml").items()
)
"""The rules by id; their titles and texts are in `locale`."""
EXAMPLES = tuple(
    msgspec.convert(example, Example)
    for part in ("fight", "exploration", "characters")
    for example in load_toml("nde.rules.cairn2e", f"examples_{part}.toml")["example"]
)
"""Every worked example, in the order of the parts."""
OPTIONS = options_of("cairn2e", Settings())
RESOLVE = procedures_in(
    *(strikes, deeds, morale, scars, turns),
    *(encounters, exploration, hardship, magic, rest, things),
)


def make_ruleset(settings: Settings) -> Ruleset:
    """The game as a value: `configure` makes it anew with other settings."""
    game = Game(settings=settings)

    def resolve(scene: Scene, action: object) -> Procedure[Resolution]:
        return RESOLVE[type(action)](game, scene, action)

    def apply(scene: Scene, effect: Effect) -> Scene:
        return scene.after(game, (effect,))

    def offers(scene: Scene, seat: str) -> tuple[Offer, ...]:
        candidates = (*fight_offers.offers(game, scene, seat), *living_offers.offers(game, scene, seat))
        return legal_offers(resolve, scene, candidates, likeness(game, scene))

    def configure(overrides: Mapping[str, object]) -> Ruleset:
        return make_ruleset(_overridden(settings, overrides))

    return Ruleset(
        id="cairn2e",
        outcomes=OUTCOMES,
        stakes=STAKES,
        settings=settings,
        options=OPTIONS,
        rules=INDEX,
        situations=situations(game),
        examples=EXAMPLES,
        renames=tuple(dict.fromkeys((*_renames(), *words_of(content(game))))),
        create=partial(create, game),
        read_sheet=partial(read_sheet, game),
        write_sheet=partial(write_sheet, game),
        sheet=partial(sheet, game),
        advance=partial(advance, game),
        convert=lambda character, variant: character,
        variants=("standard",),
        new_scene=partial(new_scene, game),
        characters=characters,
        look=lambda scene, path: value_at(scene.figures, path),
        foes=bestiary.BLOCKS,
        foe_sources=dict.fromkeys(bestiary.BLOCKS, "companion"),
        foe_sheet=foe_sheet,
        creatures=CREATURES,
        tables=tables(content(game)),
        glance=glance_of("cairn2e"),
        offers=offers,
        vary=varied,
        resolve=resolve,
        apply=apply,
        actions=tuple(RESOLVE),
        effects=effects_in(fight_effects, living_effects),
        told=TOLD,
        verbs=VERBS,
        scene_type=Scene,
        character_type=Character,
        configure=configure,
        playing=playing(game, resolve),
        readers={"statblocks": read_creatures, "characters": partial(read_characters, game)},
        converted=converted,
        books={"cairn": read_repository},
    )


def _renames() -> tuple[str, ...]:
    """The words a pack may replace: attributes, scars, creatures, things, backgrounds, spells."""
    return (
        *(f"attribute-{key}" for key in ATTRIBUTES),
        "track-hp",
        "track-slots",
        *(f"scar-{row}" for row in range(1, 13)),
        *(f"block-{id}" for id in bestiary.BLOCKS),
        *(f"item-{key}" for key in MARKET),
        *(f"background-{key}" for key in BACKGROUNDS),
        *(f"spell-{key}" for key in SPELLS),
    )


def _overridden(settings: Settings, overrides: Mapping[str, object]) -> Settings:
    """The settings with the overrides in place, or every fault in them: dice must be real ones."""
    found = Findings("settings")
    plain = {key: value for key, value in overrides.items() if key.partition(".")[0] != CONTENT}
    merged = laid_over(settings, plain, _bounds, found)
    if CONTENT in overrides:
        merged[CONTENT] = _content(overrides[CONTENT], found)
    for key in DICE:
        if merged[key] not in REAL_DICE:
            found.note(
                key, Unreadable("not-allowed", text=shown(merged[key]), allowed=tuple(map(str, REAL_DICE)))
            )
    found.settle()
    return msgspec.convert(merged, Settings)


def _content(value: object, found: Findings) -> str:
    """A book's tables: as a pack has them, or as the text that a log keeps; ours where they are at fault."""
    try:
        return read_content(msgspec.json.decode(value) if isinstance(value, str) and value else value or {})
    except msgspec.DecodeError:
        found.note(CONTENT, Unreadable("json-broken"))
    except Faults as error:
        for fault in error.faults:
            found.note(fault.place, fault.error)
    return ""


def _bounds(place: str) -> tuple[int, int]:
    """The least and most of each number."""
    return (0 if place == "light_turns" else 1), 9_999


CAIRN2E = make_ruleset(Settings())
"""The whole game."""
