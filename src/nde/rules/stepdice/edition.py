"""Making a ruleset of an edition: its settings and citations, bound to the shared procedures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

import msgspec

from nde.dice import Procedure
from nde.rules.data import load_toml
from nde.rules.dispatch import procedures_in
from nde.rules.odds_tables import glance_of
from nde.rules.ruleset import (
    Effect,
    Example,
    Offer,
    Option,
    Resolution,
    RuleEntry,
    Ruleset,
    effects_in,
    value_at,
)
from nde.rules.stepdice import clocks, combat, effects, movement, powers, recovery, turns
from nde.rules.stepdice.actions import Action
from nde.rules.stepdice.attributes import convert, variants_of
from nde.rules.stepdice.character import ATTRIBUTES, Character
from nde.rules.stepdice.companion import attempts, encounters, hazards, moves
from nde.rules.stepdice.companion import effects as companion_effects
from nde.rules.stepdice.companion.blocks import block_sheet, block_sources, blocks
from nde.rules.stepdice.companion.creatures import creatures
from nde.rules.stepdice.companion.tables import tables
from nde.rules.stepdice.configuration import configure
from nde.rules.stepdice.creation import advance, create, word_messages
from nde.rules.stepdice.game import game_of
from nde.rules.stepdice.offers import offers
from nde.rules.stepdice.outcomes import WAYS, stakes
from nde.rules.stepdice.params import vary
from nde.rules.stepdice.play import playing
from nde.rules.stepdice.play.people import characters, new_scene
from nde.rules.stepdice.scene import Scene
from nde.rules.stepdice.settings import Settings
from nde.rules.stepdice.sheet import read_sheet, sheet, write_sheet
from nde.rules.stepdice.situations import situations
from nde.rules.stepdice.told import TOLD
from nde.rules.stepdice.verbs import VERBS

RESOLVE = procedures_in(
    *(turns, combat, powers, movement, recovery, clocks),
    *(moves, hazards, attempts, encounters),
)
EFFECTS = effects_in(effects, companion_effects)


OF_LUCK = frozenset(
    (
        *("track-luck", "offer-grant-luck", "verb-grant-luck", "cause-luck", "step-rerolled"),
        *("step-luck-cost", "step-luck-cost-all", "step-luck-set", "step-luck-set-all"),
        *("effect-luck-spent", "effect-luck-set", "chip-luck", "param-luck", "ask-luck"),
        *("option-luck-keep", "option-luck-reroll", "option-luck-bump", "option-luck-cost"),
    )
)
"""Words and lines that nobody reads where a table plays without luck."""


def make_ruleset(id: str, settings: Settings, options: tuple[Option, ...]) -> Ruleset:
    """An edition as a value, of its numbers and the files in its package; `configure` makes it anew."""
    game = game_of(id, settings)
    foes = blocks(game)

    def resolve(scene: Scene, action: Action) -> Procedure[Resolution]:
        return RESOLVE[type(action)](game, scene, action)

    def apply(scene: Scene, effect: Effect) -> Scene:
        return effect.happen(game, scene)  # type: ignore[no-any-return]

    def offered(scene: Scene, seat: str) -> tuple[Offer, ...]:
        return tuple(offers(game, scene, seat, resolve))

    def configured(overrides: Mapping[str, object]) -> Ruleset:
        return make_ruleset(id, configure(settings, overrides), options)

    return Ruleset(
        id=id,
        outcomes=WAYS,
        stakes=stakes(RESOLVE),
        settings=settings,
        options=options,
        rules=_index(id),
        absent=frozenset() if settings.luck.per_session else OF_LUCK,
        situations=situations(game),
        examples=_examples(id),
        renames=renames(settings),
        create=partial(create, game),
        read_sheet=partial(read_sheet, game),
        write_sheet=partial(write_sheet, game),
        sheet=partial(sheet, game),
        advance=partial(advance, game),
        convert=partial(convert, game),
        variants=variants_of(settings),
        new_scene=partial(new_scene, game),
        characters=characters,
        look=lambda scene, path: value_at((*scene.heroes, *scene.foes), path),
        spaces=("zones", "board") if settings.distance == "zones" else ("board", "zones"),
        foes=foes,
        tables=tuple(tables(game)),
        glance=glance_of(id),
        foe_sources=block_sources(id),
        foe_sheet=lambda id: block_sheet(foes[id]),
        creatures=creatures(game),
        offers=offered,
        vary=partial(vary, game),
        resolve=resolve,
        apply=apply,
        actions=tuple(RESOLVE),
        effects=EFFECTS,
        told=TOLD,
        verbs=VERBS,
        scene_type=Scene,
        character_type=Character,
        playing=playing(game, resolve),
        configure=configured,
    )


@cache
def _index(edition: str) -> tuple[RuleEntry, ...]:
    return msgspec.convert(load_toml(f"nde.rules.{edition}", "index.toml")["rule"], tuple[RuleEntry, ...])


@cache
def _examples(edition: str) -> tuple[Example, ...]:
    return msgspec.convert(load_toml(f"nde.rules.{edition}", "examples.toml")["example"], tuple[Example, ...])


def renames(settings: Settings) -> tuple[str, ...]:
    """The words a pack may replace: roles, attributes, resources, ranks, rungs, tiers, suggestions."""
    return (
        *(f"role-{role}" for role in settings.roles),
        *(f"attribute-{key}" for key in ATTRIBUTES),
        *(f"track-{key}" for key in ("hearts", "mana", "luck")),
        *(f"count-{key}" for key in ("hearts", "mana", "luck", "wounds")),
        *(f"rank-{rank}" for rank in settings.ranks),
        *(f"tier-{tier}" for tier in settings.tiers),
        *(f"rung-{rung}" for rung in settings.rungs),
        *(f"benefit-{boon}" for boon in settings.boons),
        *word_messages(),
    )
