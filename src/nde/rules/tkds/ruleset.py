"""The whole game as one value: its parts, bound to one choice of settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from nde.dice import GM, Procedure
from nde.rules.options import options_of
from nde.rules.overrides import overridden
from nde.rules.ruleset import (
    Candidate,
    Effect,
    Offer,
    Resolution,
    Ruleset,
    alike_by,
    effects_in,
    legal_offers,
    value_at,
)
from nde.rules.tkds import actions as a
from nde.rules.tkds.alike import KEYS, frame_of
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.checks import contesting, heroism, luck, suffering, treating, trying
from nde.rules.tkds.checks import offers as checks_offers
from nde.rules.tkds.checks import situations as of_checks
from nde.rules.tkds.difficulties import require_ascending
from nde.rules.tkds.effects import body, fight, growth, magic, time
from nde.rules.tkds.examples import EXAMPLES
from nde.rules.tkds.fight import abilities, attack, manoeuvres, morale, moving, rounds, small
from nde.rules.tkds.fight import offers as fight_offers
from nde.rules.tkds.fight import situations as of_fights
from nde.rules.tkds.fight.block_sheet import foe_sheet
from nde.rules.tkds.fight.monsters import BLOCKS
from nde.rules.tkds.index import INDEX
from nde.rules.tkds.living import downtime, exploring, using, watches
from nde.rules.tkds.living import offers as living_offers
from nde.rules.tkds.living import situations as of_time
from nde.rules.tkds.magic import casting, concentration
from nde.rules.tkds.magic import offers as magic_offers
from nde.rules.tkds.magic import situations as of_magic
from nde.rules.tkds.magic.spells import SPELLS
from nde.rules.tkds.making import creation, levels, market, sheet, sheet_reader, training
from nde.rules.tkds.making import offers as making_offers
from nde.rules.tkds.making import situations as of_growth
from nde.rules.tkds.making.people import ORIGINS, PERKS, RACES, SPECIALIZATIONS
from nde.rules.tkds.opening import characters, new_scene
from nde.rules.tkds.playing import make_playing
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game, Settings
from nde.rules.tkds.stakes import OUTCOMES, STAKES
from nde.rules.tkds.tables import tables
from nde.rules.varying import varied

__all__ = ["TKDS"]

SITUATIONS = (
    of_checks.situations,
    of_fights.situations,
    of_time.situations,
    of_magic.situations,
    of_growth.situations,
)
OFFERS: tuple[Callable[[Game, Scene, str], Iterable[Candidate]], ...] = (
    fight_offers.offers,
    magic_offers.offers,
    checks_offers.offers,
    living_offers.offers,
    making_offers.offers,
)
"""Candidates in the order of a list to choose from: what a turn is for comes first."""
RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.Check: trying.resolve_check,
    a.Reveal: trying.resolve_reveal,
    a.Contest: contesting.resolve_contest,
    a.LuckRoll: luck.resolve_luck,
    a.Stabilise: treating.resolve_stabilise,
    a.Cling: heroism.resolve_cling,
    a.TreatWounds: treating.resolve_treat,
    a.Harm: suffering.resolve_harm,
    a.LoseSkill: suffering.resolve_lose_skill,
    a.BeginSession: heroism.resolve_session,
    a.GrantHero: heroism.resolve_grant,
    a.GrantTemporary: suffering.resolve_temporary,
    a.StartFight: rounds.resolve_start,
    a.EndTurn: rounds.resolve_end_turn,
    a.EndFight: rounds.resolve_end_fight,
    a.Attack: attack.resolve_attack,
    a.Manoeuvre: manoeuvres.resolve_manoeuvre,
    a.BreakFree: manoeuvres.resolve_break_free,
    a.StandUp: small.resolve_stand_up,
    a.Mount: small.resolve_mount,
    a.SwapGear: small.resolve_swap,
    a.Reload: small.resolve_reload,
    a.MoveTo: moving.resolve_move,
    a.CrossTo: moving.resolve_cross,
    a.PassBy: moving.resolve_pass,
    a.UseAbility: abilities.resolve_ability,
    a.CheckMorale: morale.resolve_morale,
    a.PassTurn: exploring.resolve_pass_turn,
    a.PassWatch: watches.resolve_pass_watch,
    a.GoTo: downtime.resolve_go,
    a.Downtime: downtime.resolve_downtime,
    a.UseItem: using.resolve_use_item,
    a.Kindle: using.resolve_kindle,
    a.CastSpell: casting.resolve_cast,
    a.EndSpell: casting.resolve_end_spell,
    a.KeepSpell: concentration.resolve_keep,
    a.Milestone: levels.resolve_milestone,
    a.Retrain: training.resolve_retrain,
    a.GrantPerk: training.resolve_grant_perk,
    a.LearnLanguage: training.resolve_learn_language,
    a.Buy: market.resolve_buy,
    a.Sell: market.resolve_sell,
}
"""What comes of each action."""
TABLES = tables()
OPTIONS = options_of("tkds", Settings())


def make_ruleset(settings: Settings) -> Ruleset:
    """The game as a value: `configure` makes it anew with other settings."""
    game = Game(settings=settings)

    def resolve(scene: Scene, action: Any) -> Procedure[Resolution]:
        return RESOLVE[type(action)](game, scene, action)

    def apply(scene: Scene, effect: Effect) -> Scene:
        happened: Scene = effect.happen(game, scene)
        return happened

    def offers(scene: Scene, seat: str) -> tuple[Offer, ...]:
        candidates = (offer for part in OFFERS for offer in part(game, scene, seat))
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
        situations=tuple(one for part in SITUATIONS for one in part(game)),
        examples=EXAMPLES,
        renames=_renames(),
        create=partial(creation.create, game),
        read_sheet=partial(sheet_reader.read_sheet, game),
        write_sheet=partial(sheet.write_sheet, game),
        sheet=partial(sheet.sheet, game),
        advance=partial(levels.advance, game),
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
        effects=effects_in(body, fight, time, magic, growth),
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
