"""What foes strike with is chosen by its odds, told, and can be ruled; how much hangs on it is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.lab.habits import doing
from nde.lab.lab import Lab
from nde.lab.line_up import foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.lab.rulings import ATTACK, attack_rulings, ruled
from nde.lab.sensitivity import Answered, policy_range
from nde.locale import LANGUAGES, words
from nde.prose.lab.habits import foe_attacks_told, range_words
from nde.rules import ruleset_named
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.characters.market import item_named

CAIRN = ruleset_named("cairn2e")
FOCUS = POLICIES["focus"]


def ada() -> Character:
    """HP 6, STR 12, DEX 12, WIL 10, a sword."""
    return replace(Character.unhurt(12, 12, 10, 6, name="Ada", kind="pc"), items=(item_named("sword"),))


def against(*foes: str) -> Any:
    return opening(CAIRN, {"ada": ada()}, foes_of(CAIRN, [(foe, 1) for foe in foes]))


@pytest.mark.rule("cairn2e/attack")
@pytest.mark.parametrize(("attack", "win"), [("usual", 0.0803), ("dragon-breath", 0.0803), ("bite", 0.2597)])
def test_a_chimera_breathes_unless_it_is_ruled_to_bite(attack: str, win: float) -> None:
    found = Lab().fight(ruled(CAIRN, {}, {ATTACK: attack}), against("chimera"), FOCUS)
    assert found.win.chance == pytest.approx(win, abs=5e-5)


def test_the_attacks_that_foes_have_can_be_ruled_and_no_others() -> None:
    def choices(*foes: str) -> dict[str, tuple[str, ...]]:
        return {one.name: one.choices for one in attack_rulings(CAIRN, against(*foes), "foes")}

    assert choices("chimera", "wolf")[ATTACK] == ("usual", "bite", "dragon-breath")
    assert ATTACK not in choices("wolf")
    for game, party, foe in (("nde12", "warrior", "minion"), ("tkds", "dwarf", "orc")):
        rules = ruleset_named(game)
        scene = opening(rules, party_of(rules, [(party, 1)]), foes_of(rules, [(foe, 1)]))
        assert ATTACK not in {one.name for one in attack_rulings(rules, scene, "foes")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_what_each_kind_of_foe_strikes_with(language: str) -> None:
    speaker = words(language, "cairn2e")
    scene = against("chimera", "wolf")
    chain = Lab().chain(CAIRN, scene, FOCUS)
    done = doing(chain, chain.number(scene))
    told = foe_attacks_told(done.foes, CAIRN, scene, speaker)
    breath, bite = speaker.say("weapon-dragon-breath"), speaker.say("weapon-bite")
    assert any(f": {breath}, {speaker.die(8)}" in line for line in told), told
    assert any(line.endswith(f": {bite}, {speaker.die(8)}") for line in told), told
    names = [speaker.say(f"block-{one}") for one in ("chimera", "wolf")]
    assert [line.partition(":")[0] for line in told] == [name[:1].upper() + name[1:] for name in names]


def test_how_far_the_odds_hang_on_the_attacks_of_foes_is_told() -> None:
    lab, scene = Lab(), against("chimera")
    found = policy_range(Answered(lab, CAIRN, scene, FOCUS, lab.fight(CAIRN, scene, FOCUS)))
    assert list(found.foes) == ["bite", "dragon-breath"]
    assert found.foes["bite"].chance == pytest.approx(0.2597, abs=5e-5), "worked out, not played"
    told = range_words(found, words("en", "cairn2e"))
    assert "between 8.0% (dragon’s breath) and 26.0% (bite)" in told
    assert "about as often: 8.0%" in told
    rules = ruled(CAIRN, {}, {ATTACK: "bite"})
    asked = policy_range(Answered(lab, rules, scene, FOCUS, lab.fight(rules, scene, FOCUS)))
    assert asked.foes == {}


def test_one_hero_with_one_weapon_against_one_foe_wins_as_often_by_any_tactic() -> None:
    lab, scene = Lab(), against("goblin")
    found = policy_range(Answered(lab, CAIRN, scene, FOCUS, lab.fight(CAIRN, scene, FOCUS)))
    assert {round(one.chance, 12) for one in found.win.values()} == {round(found.win["focus"].chance, 12)}
    assert all(one.low == one.high for one in found.win.values())
