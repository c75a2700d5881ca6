"""The whole game as one value: its parts, bound to one choice of settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from nde.dice import GM, Procedure
from nde.rules.options import options_of
from nde.rules.overrides import overridden
from nde.rules.ruleset import Offer, Resolution, Ruleset, alike_by, legal_offers, value_at
from nde.rules.tkds import checks, fight, living, magic, making, turns
from nde.rules.tkds.alike import KEYS, frame_of
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.difficulties import require_ascending
from nde.rules.tkds.examples import EXAMPLES
from nde.rules.tkds.fight.block_sheet import foe_sheet
from nde.rules.tkds.fight.monsters import BLOCKS
from nde.rules.tkds.index import INDEX
from nde.rules.tkds.magic.spells import SPELLS
from nde.rules.tkds.making.people import ORIGINS, PERKS, RACES, SPECIALIZATIONS
from nde.rules.tkds.opening import characters, new_scene
from nde.rules.tkds.playing import make_playing
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game, Settings
from nde.rules.tkds.stakes import OUTCOMES, STAKES
from nde.rules.tkds.tables import tables
from nde.rules.tkds.told import TOLD
from nde.rules.varying import varied

__all__ = ["TKDS"]

PARTS = (checks, fight, living, magic, making)
OFFERING = (fight, magic, checks, living, making)
"""The parts in the order of a list to choose from: what a turn is for comes first."""
RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {}
APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {**turns.APPLY}
for _part in PARTS:
    RESOLVE |= _part.RESOLVE
    APPLY |= _part.APPLY
TABLES = tables()
OPTIONS = options_of("tkds", Settings())


def make_ruleset(settings: Settings) -> Ruleset:
    """The game as a value: `configure` makes it anew with other settings."""
    game = Game(settings=settings)

    def resolve(scene: Scene, action: Any) -> Procedure[Resolution]:
        return RESOLVE[type(action)](game, scene, action)

    def apply(scene: Scene, effect: Any) -> Scene:
        return APPLY[type(effect)](game, scene, effect)

    def offers(scene: Scene, seat: str) -> tuple[Offer, ...]:
        candidates = (offer for part in OFFERING for offer in part.offers(game, scene, seat))
        frame = frame_of(scene, scene.figure(seat)) if seat != GM else None
        return legal_offers(resolve, scene, candidates, alike_by(KEYS, scene), frame)

    def configure(overrides: Mapping[str, Any]) -> Ruleset:
        return make_ruleset(require_ascending(overridden(settings, overrides, _bounds)))

    return Ruleset(
        id="tkds",
        outcomes=OUTCOMES,
        stakes=STAKES,
        settings=settings,
        options=OPTIONS,
        rules=INDEX,
        situations=tuple(one for part in PARTS for one in part.situations(game)),
        examples=EXAMPLES,
        renames=_renames(),
        create=partial(making.create, game),
        read_sheet=partial(making.read_sheet, game),
        write_sheet=partial(making.write_sheet, game),
        sheet=partial(making.sheet, game),
        advance=partial(making.advance, game),
        convert=lambda character, variant: character,
        variants=("standard",),
        new_scene=partial(new_scene, game),
        characters=characters,
        look=lambda scene, path: value_at(scene.figures, path),
        spaces=("board", "areas"),
        foes=BLOCKS,
        foe_sources={id: "ours" if block.is_ours else "draft" for id, block in BLOCKS.items()},
        foe_sheet=foe_sheet,
        tables=TABLES,
        offers=offers,
        vary=varied,
        resolve=resolve,
        apply=apply,
        actions=tuple(RESOLVE),
        effects=tuple(APPLY),
        told=TOLD,
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
