"""What the points below an imported stat line say: kept as it is, and carried out where it is clear."""

from __future__ import annotations

import pytest

from nde.locale import words
from nde.rules.cairn2e.actions import Strike
from nde.rules.cairn2e.bestiary import figure_from_block, read_blocks
from nde.rules.cairn2e.bestiary.lore import critical_harm
from nde.rules.cairn2e.blocks import PLAIN, Block, CriticalHarm
from nde.rules.cairn2e.fight.remarks import remarks
from nde.rules.ruleset import Imported
from tests.rules.cairn2e.fight.fights import GAME, do, hero, scene_of

pytestmark = pytest.mark.rule("cairn2e/bestiary")


def imported(*points: str) -> Imported:
    below = "\n".join(f"- {point}" for point in points)
    (one,) = read_blocks(
        f"# Marsh Imp\n\n4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6), claws (d8)\n\n{below}\n"
    ).found
    return one


def block(*points: str) -> Block:
    found: Block = imported(*points).block
    return found


def guards(point: str) -> list[tuple[str, str]]:
    return [(guard.against, guard.effect) for guard in block(point).special.guards]


def test_the_elements_are_fire_cold_lightning_and_water() -> None:
    found = guards("Unharmed by cold, heat, or the elements. Iron weapon damage is enhanced.")
    assert {sort for sort, effect in found if effect == "immune"} == {"fire", "cold", "lightning", "water"}
    assert ("iron", "enhanced") in found
    assert guards("Can sculpt the elements at will.") == []


def test_every_point_is_kept_in_its_own_words() -> None:
    one = block(
        "Lives in **reeds**.", "Hates bells,\n  but loves drums.", "Critical Damage: it drags the target off."
    )
    assert [note.text for note in one.notes] == ["Lives in reeds.", "Hates bells, but loves drums."]
    assert one.critical == "it drags the target off."
    assert one.special == PLAIN


def test_the_warden_is_told_of_a_point_when_it_matters() -> None:
    one = block("Sings at dusk.", "If killed, it bursts.", "Resistant to most magic.")
    assert [note.on for note in one.notes] == ["acts", "falls", "struck"]
    figure = figure_from_block(GAME, one, "imp")
    (told,) = remarks(figure, "falls").remarks()
    assert (told.facts["creature"], told.hint) == ("If killed, it bursts.", "If killed, it bursts.")


def test_gear_and_powers_in_the_line_stand_on_the_creature_as_well() -> None:
    (one,) = read_blocks("# Imp\n4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6), Night Song\n- Small.\n").found
    assert [note.text for note in figure_from_block(GAME, one.block, "imp").notes] == ["Small.", "Night Song"]


@pytest.mark.parametrize(
    ("point", "expected"),
    [
        ("Immune to fire and cold.", [("fire", "immune"), ("cold", "immune")]),
        ("Immune to mundane attacks, save fire.", [("fire", "plain"), ("mundane", "immune")]),
        ("Immune to all damage except acid.", [("acid", "plain"), ("any", "immune")]),
        ("Non-magical attacks against it are impaired.", [("mundane", "impaired")]),
        ("Attacks with silver weapons are enhanced.", [("silver", "enhanced")]),
        ("Takes half damage from non-magical weapons.", [("mundane", "halved")]),
        ("Melee attacks against the imp are impaired.", [("melee", "impaired")]),
        ("Immune to poison and mental attacks.", []),
        ("Immune to fire while it swims.", []),
        ("Immune to magic.", []),
        ("Fond of fire.", []),
    ],
)
def test_how_it_takes_attacks_is_read_where_it_is_clear(point: str, expected: list[tuple[str, str]]) -> None:
    assert guards(point) == expected


def test_what_holds_for_all_attacks_of_a_creature() -> None:
    direct = block("Its attacks deal direct STR damage.").attacks
    assert [attack.ignores_hp for attack in direct] == [True, True]
    willed = block("Attacks deal damage directly to WIL.").attacks
    assert [attack.attribute for attack in willed] == ["will", "will"]
    assert all(attack.ignores_armor for attack in block("Its attacks ignore armor.").attacks)
    assert not any(attack.ignores_armor for attack in block("Its attacks do not ignore armor.").attacks)
    assert not any(
        attack.ignores_hp for attack in block("If unseen, attacks deal direct STR damage.").attacks
    )


def test_what_the_creature_itself_survives() -> None:
    assert block("On taking critical damage it keeps fighting.").special.fights_on
    assert not block("On taking critical damage it loses a head and fights on.").special.fights_on
    assert block("Regenerates 2 HP each round.").special.regenerates == 2
    assert block("Regenerates 2 HP each round unless burnt.").special.regenerates == 0


def test_how_it_stands_its_ground() -> None:
    assert block("Never checks morale.").is_fearless
    assert block("Always succeeds at morale while a leader stands.").stands_with_leader
    band = block("Loyal: save with the leader's WIL (13). If the leader dies, the others flee.")
    assert (band.leader_will, band.flees_without_leader) == (13, True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("it bites on (d6 STR damage)", CriticalHarm(die=6)),
        ("it takes d4 extra DEX damage", CriticalHarm(die=4, attribute="dexterity")),
        ("deals d12 damage to WIL", CriticalHarm(die=12, attribute="will")),
        ("the target becomes deprived", CriticalHarm(deprives=True)),
        ("the target is instantly killed", CriticalHarm(kills=True)),
        ("any STR loss is permanent", CriticalHarm(is_permanent=True)),
        ("the target must save WIL or is possessed", CriticalHarm(save="will")),
        ("it loses d6 STR each round", None),
        ("the arm is gone", None),
        ("", None),
    ],
)
def test_critical_effects_are_carried_out_where_they_are_clear(
    text: str, expected: CriticalHarm | None
) -> None:
    assert critical_harm(text) == expected


def test_what_was_understood_is_said() -> None:
    one = imported("Immune to fire.", "Sings.", "Critical Damage: d6 STR damage.")
    told = [words("en", "cairn2e").step(part) for part in one.parts]
    assert told[-4:] == [
        "critical effect",
        "carried out by the rules: “Immune to fire.”",
        "carried out by the rules: “d6 STR damage.”",
        "points kept for the Warden: 2",
    ]
    assert one.assumed == ()


def test_an_imported_creature_fights_by_its_points() -> None:
    imp = figure_from_block(GAME, block("Takes half damage from non-magical weapons."), "imp")
    scene = scene_of(hero(), imp)
    done = do(scene, Strike(who="ada", targets=("imp",), weapon=-1), 3)
    assert done.body("imp").hp == 4 - 2
    assert "halved" in done.steps
    assert do(scene, Strike(who="ada", targets=("imp",), weapon=-1, nature=("magic",)), 3).body("imp").hp == 1
