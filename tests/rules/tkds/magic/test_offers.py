"""What is offered to casters, and the situations about magic."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.dice import GM, odds_of, prefer
from nde.rules.ruleset import Offer, is_legal
from nde.rules.tkds.actions import CastSpell, EndSpell
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import Item
from nde.rules.tkds.magic.offers import offers
from nde.rules.tkds.magic.situations import situations
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Scene
from tests.rules.tkds.magic.people import GAME, ally, foe, game, mage, priest, scene_of


def legal(scene: Scene, seat: str = "hero") -> list[Offer]:
    def resolve(scene: Scene, action: object) -> object:
        return RESOLVE[type(action)](GAME, scene, action)

    return [one for one in offers(GAME, scene, seat) if is_legal(resolve, scene, one.action)]  # type: ignore[arg-type]


def spells(found: list[Offer]) -> set[tuple[str, tuple[str, ...]]]:
    return {(one.action.spell, one.action.targets) for one in found if isinstance(one.action, CastSpell)}


@pytest.mark.rule("tkds/casting")
def test_every_known_spell_is_offered_at_whom_it_makes_sense() -> None:
    scene = scene_of(priest(spells=("healing", "stun-curse", "identify-magic")), ally(), foe())
    found = legal(scene)
    assert spells(found) == {
        ("healing", ("ally",)),  # the hero is unhurt
        ("stun-curse", ("foe",)),
        ("identify-magic", ()),
    }


@pytest.mark.rule("tkds/casting")
def test_a_leaping_spell_is_offered_at_pairs_and_a_wide_one_at_all() -> None:
    scene = scene_of(mage(spells=("electric-jolt", "water-breathing")), ally(), foe(), foe("other"))
    found = spells(legal(scene))
    assert ("electric-jolt", ("foe", "other")) in found
    assert ("water-breathing", ("hero", "ally")) in found


@pytest.mark.rule("tkds/casting", "tkds/turn")
def test_nothing_is_offered_without_energy_or_after_the_action() -> None:
    scene = scene_of(mage(magic=0), foe())
    assert legal(scene) == []
    acted = replace(mage(), has_acted=True)
    assert legal(scene_of(acted, foe(), is_fight=True)) == []


@pytest.mark.rule("tkds/scrolls", "tkds/perk-list")
def test_scrolls_and_exhausting_casts_are_offers_of_their_own() -> None:
    hero = mage(
        magic=0, spells=("mage-armour",), perks=("exhausting-cast",), items=(Item(key="scroll:bless"),)
    )
    assert [one.name for one in legal(scene_of(hero))] == ["cast-exhausting", "read-scroll"]


@pytest.mark.rule("tkds/concentration")
def test_letting_go_is_offered_to_whoever_keeps_something() -> None:
    hero = replace(mage(spells=()), concentration="storm")
    assert [one.action for one in legal(scene_of(hero))] == [EndSpell(who="hero")]
    assert [one.name for one in legal(scene_of(hero), GM)] == ["keep-spell"]


@pytest.mark.rule("tkds/casting")
def test_the_gm_casts_for_the_foes() -> None:
    witch = replace(mage("witch", spells=("implosion",)), side="foes")
    scene = scene_of(ally(), witch, side="foes", is_fight=True)
    assert spells(legal(scene, GM)) == {("implosion", ("ally",))}


@pytest.mark.rule("tkds/casting", "tkds/spell-list")
@pytest.mark.parametrize("spell", SPELLS)
@pytest.mark.parametrize("scroll", [False, True])
def test_the_odds_of_every_spell_add_up(spell: str, scroll: bool) -> None:
    (cast, _) = situations(GAME)
    values = {param.name: param.default for param in cast.params}
    posed = cast.pose({**values, "spell": spell, "scroll": scroll, "second": True})
    odds = odds_of(
        lambda: RESOLVE[CastSpell](GAME, posed.scene, posed.action),
        lambda result: result.outcome,
        prefer(posed.answers),
    )
    assert sum(odds.values()) == 1
    assert len(odds) == 4


@pytest.mark.rule("tkds/reroll")
def test_a_hero_point_on_failure_never_makes_a_spell_worse() -> None:
    (cast, _) = situations(game())
    values = {param.name: param.default for param in cast.params}
    chance = []
    for points in (0, 1, 2):
        posed = cast.pose({**values, "spell": "implosion", "bh": points})
        odds = odds_of(
            lambda posed=posed: RESOLVE[CastSpell](GAME, posed.scene, posed.action),  # type: ignore[misc]
            lambda result: result.outcome,
            prefer(posed.answers),
        )
        chance.append(odds["success"] + odds["critical-success"])
    assert chance == sorted(chance)
    assert len(set(chance)) == 3
