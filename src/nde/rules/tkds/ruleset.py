"""The whole game as one value: its parts, bound to one choice of settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from nde.dice import GM, Procedure
from nde.rules.options import options_of
from nde.rules.overrides import overridden
from nde.rules.ruleset import (
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
from nde.rules.tkds.book.blocks import BLOCKS, foe_sheet
from nde.rules.tkds.book.index import EXAMPLES, INDEX
from nde.rules.tkds.book.people import ORIGINS, PERKS, RACES, SPECIALIZATIONS
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.book.tables import tables
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.characters import offers as of_growth
from nde.rules.tkds.characters import situations as on_growth
from nde.rules.tkds.characters.creation import create
from nde.rules.tkds.characters.growth import (
    advance,
    resolve_grant_perk,
    resolve_learn_language,
    resolve_milestone,
    resolve_retrain,
)
from nde.rules.tkds.characters.market import resolve_buy, resolve_sell
from nde.rules.tkds.characters.sheet import read_sheet, sheet, write_sheet
from nde.rules.tkds.checks import offers as of_checks
from nde.rules.tkds.checks import situations as on_checks
from nde.rules.tkds.checks.care import resolve_stabilise, resolve_treat
from nde.rules.tkds.checks.contests import resolve_contest
from nde.rules.tkds.checks.fortune import resolve_cling, resolve_grant, resolve_luck, resolve_session
from nde.rules.tkds.checks.harm import resolve_harm, resolve_lose_skill, resolve_temporary
from nde.rules.tkds.checks.tasks import resolve_check, resolve_reveal
from nde.rules.tkds.effects import body, fight, growth, magic, time
from nde.rules.tkds.exploration import offers as of_time
from nde.rules.tkds.exploration import situations as on_time
from nde.rules.tkds.exploration.camp import resolve_pass_watch
from nde.rules.tkds.exploration.items import resolve_kindle, resolve_use_item
from nde.rules.tkds.exploration.time import resolve_downtime, resolve_go, resolve_pass_turn
from nde.rules.tkds.fight import offers as of_fights
from nde.rules.tkds.fight import situations as on_fights
from nde.rules.tkds.fight.abilities import resolve_ability
from nde.rules.tkds.fight.attack import resolve_attack
from nde.rules.tkds.fight.manoeuvres import resolve_break_free, resolve_manoeuvre
from nde.rules.tkds.fight.movement import (
    resolve_cross,
    resolve_mount,
    resolve_move,
    resolve_pass,
    resolve_reload,
    resolve_stand_up,
    resolve_swap,
)
from nde.rules.tkds.fight.rounds import resolve_end_fight, resolve_end_turn, resolve_morale, resolve_start
from nde.rules.tkds.magic import offers as of_magic
from nde.rules.tkds.magic import situations as on_magic
from nde.rules.tkds.magic.cast import resolve_cast, resolve_end_spell
from nde.rules.tkds.magic.concentration import resolve_keep
from nde.rules.tkds.opening import characters, new_scene
from nde.rules.tkds.playing import make_playing
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game, Settings, require_ascending
from nde.rules.tkds.stakes import OUTCOMES, STAKES
from nde.rules.varying import varied

__all__ = ["TKDS"]

SITUATIONS = (on_checks, on_fights, on_time, on_magic, on_growth)
OFFERS = (of_fights, of_magic, of_checks, of_time, of_growth)
"""Candidates in the order of a list to choose from: what a turn is for comes first."""
RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.Check: resolve_check,
    a.Reveal: resolve_reveal,
    a.Contest: resolve_contest,
    a.LuckRoll: resolve_luck,
    a.Stabilise: resolve_stabilise,
    a.Cling: resolve_cling,
    a.TreatWounds: resolve_treat,
    a.Harm: resolve_harm,
    a.LoseSkill: resolve_lose_skill,
    a.BeginSession: resolve_session,
    a.GrantHero: resolve_grant,
    a.GrantTemporary: resolve_temporary,
    a.StartFight: resolve_start,
    a.EndTurn: resolve_end_turn,
    a.EndFight: resolve_end_fight,
    a.Attack: resolve_attack,
    a.Manoeuvre: resolve_manoeuvre,
    a.BreakFree: resolve_break_free,
    a.StandUp: resolve_stand_up,
    a.Mount: resolve_mount,
    a.SwapGear: resolve_swap,
    a.Reload: resolve_reload,
    a.MoveTo: resolve_move,
    a.CrossTo: resolve_cross,
    a.PassBy: resolve_pass,
    a.UseAbility: resolve_ability,
    a.CheckMorale: resolve_morale,
    a.PassTurn: resolve_pass_turn,
    a.PassWatch: resolve_pass_watch,
    a.GoTo: resolve_go,
    a.Downtime: resolve_downtime,
    a.UseItem: resolve_use_item,
    a.Kindle: resolve_kindle,
    a.CastSpell: resolve_cast,
    a.EndSpell: resolve_end_spell,
    a.KeepSpell: resolve_keep,
    a.Milestone: resolve_milestone,
    a.Retrain: resolve_retrain,
    a.GrantPerk: resolve_grant_perk,
    a.LearnLanguage: resolve_learn_language,
    a.Buy: resolve_buy,
    a.Sell: resolve_sell,
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
        candidates = (offer for part in OFFERS for offer in part.offers(game, scene, seat))
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
        situations=tuple(one for part in SITUATIONS for one in part.situations(game)),
        examples=EXAMPLES,
        renames=_renames(),
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
