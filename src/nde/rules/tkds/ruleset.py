"""The whole game as one value: its parts, bound to one choice of settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from nde.dice import GM, Procedure
from nde.rules.data import load_toml
from nde.rules.dispatch import procedures_in
from nde.rules.odds_tables import glance_of
from nde.rules.options import options_of
from nde.rules.overrides import overridden
from nde.rules.ruleset import (
    Effect,
    Example,
    Offer,
    Resolution,
    RuleEntry,
    Ruleset,
    alike_by,
    legal_offers,
    value_at,
)
from nde.rules.tkds.book.blocks import BLOCKS, foe_sheet
from nde.rules.tkds.book.creatures import CREATURES
from nde.rules.tkds.book.people import ORIGINS, PERKS, RACES, SPECIALIZATIONS
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.book.tables import tables
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.characters import creation, growth, market, sheet
from nde.rules.tkds.characters import offers as of_growth
from nde.rules.tkds.characters import situations as on_growth
from nde.rules.tkds.checks import care, contests, fortune, harm, tasks
from nde.rules.tkds.checks import offers as of_checks
from nde.rules.tkds.checks import situations as on_checks
from nde.rules.tkds.effects import EFFECTS
from nde.rules.tkds.exploration import camp, items, time
from nde.rules.tkds.exploration import offers as of_time
from nde.rules.tkds.exploration import situations as on_time
from nde.rules.tkds.fight import abilities, attack, manoeuvres, movement, rounds
from nde.rules.tkds.fight import offers as of_fights
from nde.rules.tkds.fight import situations as on_fights
from nde.rules.tkds.legality import KEYS, frame_of
from nde.rules.tkds.magic import cast, concentration
from nde.rules.tkds.magic import offers as of_magic
from nde.rules.tkds.magic import situations as on_magic
from nde.rules.tkds.play import make_playing
from nde.rules.tkds.roster import characters, new_scene
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game, Settings, require_ascending
from nde.rules.tkds.stakes import OUTCOMES, STAKES
from nde.rules.tkds.told import TOLD
from nde.rules.tkds.verbs import VERBS
from nde.rules.variation import varied

__all__ = ["TKDS"]

SITUATIONS = (on_checks, on_fights, on_time, on_magic, on_growth)
OFFERS = (of_fights, of_magic, of_checks, of_time, of_growth)
"""Candidates in the order of a list to choose from: what a turn is for comes first."""


RESOLVE = procedures_in(
    *(tasks, contests, fortune, harm, care),
    *(rounds, attack, manoeuvres, movement, abilities),
    *(time, camp, items, cast, concentration),
    *(growth, market),
)
INDEX: tuple[RuleEntry, ...] = msgspec.convert(
    load_toml("nde.rules.tkds.book", "index.toml")["rule"], tuple[RuleEntry, ...]
)
"""The rules by id; their titles and texts are in `locale`."""
EXAMPLES: tuple[Example, ...] = tuple(
    example
    for part in ("checks", "fight", "characters", "magic")
    for example in msgspec.convert(
        load_toml("nde.rules.tkds.book", f"examples_{part}.toml").get("example", []), tuple[Example, ...]
    )
)
"""Every worked example, in the order of the parts."""
TABLES = tables()
OPTIONS = options_of("tkds", Settings())


def make_ruleset(settings: Settings) -> Ruleset:
    """The game as a value: `configure` makes it anew with other settings."""
    game = Game(settings=settings)

    def resolve(scene: Scene, action: object) -> Procedure[Resolution]:
        return RESOLVE[type(action)](game, scene, action)

    def apply(scene: Scene, effect: Effect) -> Scene:
        happened: Scene = effect.happen(game, scene)
        return happened

    def offers(scene: Scene, seat: str) -> tuple[Offer, ...]:
        candidates = (offer for part in OFFERS for offer in part.offers(game, scene, seat))
        frame = frame_of(scene, scene.figure(seat)) if seat != GM else None
        return legal_offers(resolve, scene, candidates, alike_by(KEYS, scene), frame)

    def configure(overrides: Mapping[str, object]) -> Ruleset:
        return make_ruleset(require_ascending(overridden(settings, overrides, _bounds)))

    return Ruleset(
        id="tkds",
        outcomes=OUTCOMES,
        stakes=STAKES,
        settings=settings,
        options=OPTIONS,
        rules=INDEX,
        situations=tuple(one for part in SITUATIONS for one in part.situations(game)),
        examples=EXAMPLES,
        renames=_renames(),
        create=partial(creation.create, game),
        read_sheet=partial(sheet.read_sheet, game),
        write_sheet=partial(sheet.write_sheet, game),
        sheet=partial(sheet.sheet, game),
        advance=partial(growth.advance, game),
        convert=lambda character, variant: character,
        variants=("standard",),
        new_scene=partial(new_scene, game),
        characters=characters,
        look=lambda scene, path: value_at(scene.figures, path),
        spaces=("board", "areas"),
        foes=BLOCKS,
        foe_sources={id: "ours" if block.is_ours else "draft" for id, block in BLOCKS.items()},
        foe_sheet=foe_sheet,
        creatures=CREATURES,
        tables=TABLES,
        glance=glance_of("tkds"),
        offers=offers,
        vary=varied,
        resolve=resolve,
        apply=apply,
        actions=tuple(RESOLVE),
        effects=EFFECTS,
        told=TOLD,
        verbs=VERBS,
        scene_type=Scene,
        character_type=Character,
        playing=make_playing(game, resolve),
        configure=configure,
    )


def _renames() -> tuple[str, ...]:
    """The words a pack may replace: skills, resources, people, spells, monsters."""
    return (
        *(f"skill-{key}" for key in SKILLS),
        *(f"track-{key}" for key in ("hp", "magic", "essence", "hero-points")),
        *(f"race-{key}" for key in RACES),
        *(f"origin-{key}" for key in ORIGINS),
        *(f"specialization-{key}" for key in SPECIALIZATIONS),
        *(f"perk-{key}" for key in PERKS),
        *(f"spell-{key}" for key in SPELLS),
        *(f"block-{id}" for id in BLOCKS),
    )


def _bounds(place: str) -> tuple[int, int]:
    """The least and most of each number."""
    return (0, 20) if place == "hero_points" else (1, 999)


TKDS = make_ruleset(Settings())
"""The whole game."""
