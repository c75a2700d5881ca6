"""Making a ruleset of an edition: its settings and citations, bound to the shared procedures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Example, Offer, Option, Resolution, RuleEntry, Ruleset, value_at
from nde.rules.stepdice import actions as a
from nde.rules.stepdice import companion
from nde.rules.stepdice.advance import advance
from nde.rules.stepdice.apply import APPLY
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.clocks import resolve_set_clock, resolve_tick_clock
from nde.rules.stepdice.combat import resolve_foe_strike, resolve_strike
from nde.rules.stepdice.companion.block_sheet import block_sheet
from nde.rules.stepdice.companion.blocks import block_sources, blocks
from nde.rules.stepdice.companion.shown_tables import tables
from nde.rules.stepdice.configure import configure
from nde.rules.stepdice.convert import convert, variants_of
from nde.rules.stepdice.creation import create, word_messages
from nde.rules.stepdice.game import Cite, Game
from nde.rules.stepdice.moving import resolve_band, resolve_move
from nde.rules.stepdice.offers import offers
from nde.rules.stepdice.opening import characters, new_scene
from nde.rules.stepdice.params import vary
from nde.rules.stepdice.playing import playing
from nde.rules.stepdice.powers import resolve_power
from nde.rules.stepdice.recovery import (
    resolve_end_scene,
    resolve_grant_luck,
    resolve_safe_rest,
    resolve_session,
)
from nde.rules.stepdice.scene import Scene
from nde.rules.stepdice.settings import Settings
from nde.rules.stepdice.sheet import read_sheet, sheet, write_sheet
from nde.rules.stepdice.situations import situations
from nde.rules.stepdice.stakes import OUTCOMES, STAKES
from nde.rules.stepdice.told import TOLD
from nde.rules.stepdice.trying import resolve_test
from nde.rules.stepdice.turns import (
    resolve_end_turn,
    resolve_gear,
    resolve_help,
    resolve_raise,
    resolve_start,
)

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.Test: resolve_test,
    a.Strike: resolve_strike,
    a.UsePower: resolve_power,
    a.GiveHelp: resolve_help,
    a.RaiseUp: resolve_raise,
    a.UseGear: resolve_gear,
    a.MoveTo: resolve_move,
    a.ShiftBand: resolve_band,
    a.FoeStrike: resolve_foe_strike,
    a.EndTurn: resolve_end_turn,
    a.StartFight: resolve_start,
    a.EndScene: resolve_end_scene,
    a.SafeRest: resolve_safe_rest,
    a.BeginSession: resolve_session,
    a.GrantLuck: resolve_grant_luck,
    a.SetClock: resolve_set_clock,
    a.TickClock: resolve_tick_clock,
    **companion.RESOLVE,
}
EFFECTS = {**APPLY, **companion.APPLY}


def make_ruleset(
    *,
    id: str,
    settings: Settings,
    cite: Cite,
    options: tuple[Option, ...],
    index: tuple[RuleEntry, ...],
    examples: tuple[Example, ...],
) -> Ruleset:
    """An edition as a value: `configure` makes it anew with other settings."""
    game = Game(id=id, settings=settings, cite=cite)
    foes = blocks(id, settings)

    def resolve(scene: Scene, action: Any) -> Procedure[Resolution]:
        return RESOLVE[type(action)](game, scene, action)

    def apply(scene: Scene, effect: Any) -> Scene:
        return EFFECTS[type(effect)](game, scene, effect)

    def offered(scene: Scene, seat: str) -> tuple[Offer, ...]:
        extra = companion.offers(game, scene, seat, resolve)
        return (*offers(game, scene, seat, resolve), *extra)

    def configured(overrides: Mapping[str, Any]) -> Ruleset:
        return make_ruleset(
            id=id,
            settings=configure(settings, overrides),
            cite=cite,
            options=options,
            index=index,
            examples=examples,
        )

    return Ruleset(
        id=id,
        outcomes=OUTCOMES,
        stakes=STAKES,
        settings=settings,
        options=options,
        rules=index,
        situations=(*situations(game), *companion.situations(game)),
        examples=examples,
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
        tables=tables(game),
        foe_sources=block_sources(id),
        foe_sheet=lambda id: block_sheet(foes[id]),
        offers=offered,
        vary=partial(vary, game),
        resolve=resolve,
        apply=apply,
        actions=tuple(RESOLVE),
        effects=tuple(EFFECTS),
        told=TOLD,
        scene_type=Scene,
        character_type=Character,
        playing=playing(game, resolve, apply),
        configure=configured,
    )


def renames(settings: Settings) -> tuple[str, ...]:
    """The words a pack may replace: roles, attributes, resources, ranks, rungs, tiers, suggestions."""
    return (
        *(f"role-{role}" for role in settings.roles),
        *(f"attribute-{key}" for key in ("strength", "dexterity", "power")),
        *(f"track-{key}" for key in ("hearts", "mana", "luck")),
        *(f"count-{key}" for key in ("hearts", "mana", "luck", "wounds")),
        *(f"rank-{rank}" for rank in settings.ranks),
        *(f"tier-{tier}" for tier in settings.tiers),
        *(f"rung-{rung}" for rung in settings.rungs),
        *(f"benefit-{boon}" for boon in settings.boons),
        *word_messages(),
    )
