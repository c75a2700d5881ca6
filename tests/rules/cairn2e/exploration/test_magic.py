"""Spellbooks, scrolls, relics, and casting in danger."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import at_random, odds_of, prefer, seeded, watch
from nde.errors import NdeError
from nde.locale import words
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import Cast, Declare, Recharge, ResolveSide, Wear
from nde.rules.cairn2e.bodies import armor_of, effective_hp, used_slots
from nde.rules.cairn2e.character import Character, Item
from nde.rules.cairn2e.exploration.magic import castings, resolve_cast
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import (
    BOOK,
    GAME,
    PLATE,
    RELIC,
    ROPE,
    SCROLL,
    SHIELD,
    ada,
    alone,
    bodies,
    body,
    do,
    playing,
    scene_of,
)

CAST = Cast(who="ada", item=0)


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/99")
def test_a_spellbook_costs_a_fatigue_and_stays() -> None:
    seen = do(alone(items=(BOOK,)), CAST)
    assert seen.kinds == ["SpellCast", "FatigueTaken"]
    assert (seen.ada.fatigue, seen.ada.items) == (1, (BOOK,))
    assert (seen.outcome, BOOK.slots) == ("success", 1)


HELD = (
    replace(SHIELD, is_worn=True),
    Item(key="sword", kind="weapon", dice=(6,), is_worn=True),
    replace(PLATE, is_worn=True),
)


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/99", "cairn2e/29")
@pytest.mark.parametrize("magic", [BOOK, SCROLL])
def test_both_hands_hold_the_book_so_shield_and_sword_are_put_away(magic: Item) -> None:
    """Armor on the body stays; the shield's counts no more until it is taken up again."""
    scene = alone(items=(magic, *HELD[:2], replace(HELD[2], armor=1)))
    assert armor_of(GAME, scene.figure("ada")) == 2
    seen = do(scene, CAST)
    assert "hands-freed" in seen.told
    assert [item.key for item in seen.ada.items if item.is_worn] == ["plate"]
    assert armor_of(GAME, seen.scene.figure("ada")) == 1
    assert "hands-freed" not in do(alone(items=(BOOK, HELD[2])), CAST).told
    assert "hands-freed" not in do(alone(items=(RELIC, *HELD)), CAST).told


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/99")
def test_full_hands_may_be_refused_or_only_remarked_on() -> None:
    scene = alone(items=(BOOK, *HELD))
    with refuses("hands-not-free", match="“spellbook” is held in both hands to be cast from"):
        do(scene, CAST, game=playing(book_hands="refuse"))
    told = do(scene, CAST, game=playing(book_hands="remark"))
    assert "hands-needed" in told.told
    assert all(item.is_worn for item in told.ada.items[1:])


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/armor", "cairn2e/25")
def test_a_shield_put_away_for_a_spell_is_not_back_before_ones_next_turn() -> None:
    foe = Figure(id="wolf", side="foes", character=body(kind="npc"))
    scene = scene_of(ada(items=(BOOK, HELD[0])), foe, is_fight=True, round=2)
    cast = do(do(scene, Declare(deed=CAST)).scene, ResolveSide(), ["no-save"])
    assert cast.scene.side == "foes"
    with refuses("not-your-turn"):
        do(cast.scene, Wear(who="ada", item=1))
    assert do(do(cast.scene, ResolveSide()).scene, Wear(who="ada", item=1)).ada.items[1].is_worn


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/100")
def test_with_time_and_safety_the_spell_may_be_enhanced_for_free() -> None:
    safe = do(alone(items=(BOOK,)), CAST)
    assert "may-enhance" in safe.told
    assert safe.ada.fatigue == 1
    hurried = do(alone(items=(BOOK,)), replace(CAST, in_danger=True), ["no-save"])
    assert "may-enhance" not in hurried.told


@pytest.mark.rule("cairn2e/casting-in-danger", "cairn2e/101")
@pytest.mark.parametrize(
    "scene",
    [
        replace(alone(items=(BOOK,)), is_dangerous=True),
        replace(alone(items=(BOOK,)), is_fight=True),
        alone(items=(BOOK,), is_deprived=True),
    ],
    ids=["danger", "fight", "deprived"],
)
def test_in_danger_or_deprived_the_warden_may_ask_for_a_will_save(scene: Scene) -> None:
    assert do(scene, CAST, ["no-save"]).outcome == "success"
    assert do(scene, CAST, ["save", 10]).outcome == "success"
    failed = do(scene, CAST, ["save", 11, "fatigue"])
    assert (failed.outcome, failed.ada.fatigue) == ("backfires", 2)


@pytest.mark.rule("cairn2e/casting-in-danger", "cairn2e/101")
def test_the_price_of_failure_is_on_par_with_the_spell() -> None:
    scene = replace(alone(items=(BOOK,), hp=6, hp_most=6), is_dangerous=True)
    assert do(scene, CAST, ["save", 20, "destroyed"]).ada.items == ()
    hurt = do(scene, CAST, ["save", 20, "injury", 5])
    assert (hurt.ada.hp, hurt.ada.fatigue) == (1, 1)
    assert do(scene, CAST, ["save", 20, "death"]).ada.is_dead
    other = do(scene, CAST, ["save", 20, "other"])
    assert (other.ada.fatigue, other.ada.items) == (1, (BOOK,))


@pytest.mark.rule("cairn2e/casting-in-danger", "cairn2e/101")
def test_a_table_may_always_or_never_ask_for_the_save() -> None:
    scene = replace(alone(items=(BOOK,)), is_dangerous=True)
    assert do(scene, CAST, [10], game=playing(danger_cast="save")).outcome == "success"
    assert do(scene, CAST, game=playing(danger_cast="none")).outcome == "success"


@pytest.mark.rule("cairn2e/scrolls", "cairn2e/102")
def test_a_scroll_is_petty_costs_no_fatigue_and_is_gone() -> None:
    seen = do(alone(items=(ROPE, SCROLL)), Cast(who="ada", item=1))
    assert (seen.ada.fatigue, seen.ada.items, SCROLL.slots) == (0, (ROPE,), 0)


@pytest.mark.rule("cairn2e/scrolls", "cairn2e/102")
def test_a_scroll_in_danger_needs_the_save_too_unless_the_table_says_no() -> None:
    scene = replace(alone(items=(SCROLL,)), is_dangerous=True)
    assert do(scene, CAST, ["save", 3]).outcome == "success"
    assert do(scene, CAST, game=playing(scroll_save=False)).outcome == "success"


@pytest.mark.rule("cairn2e/relics", "cairn2e/103")
def test_a_relic_costs_a_use_and_is_recharged_by_its_condition() -> None:
    scene = replace(alone(items=(RELIC,)), is_dangerous=True)
    used = do(scene, CAST)
    assert (used.ada.fatigue, used.ada.items[0].uses, used.outcome) == (0, 0, "success")
    with refuses("relic-is-spent", match="no uses left"):
        do(used.scene, CAST)
    charged = do(used.scene, Recharge(who="ada", item=0))
    assert charged.ada.items[0].uses == 3
    with refuses("not-to-recharge", match="cannot be recharged now"):
        do(charged.scene, Recharge(who="ada", item=0))
    with refuses("not-to-recharge"):
        do(alone(items=(ROPE,)), Recharge(who="ada", item=0))


@pytest.mark.rule("cairn2e/relics", "cairn2e/103")
def test_a_relic_without_a_number_of_uses_never_runs_out() -> None:
    endless = replace(RELIC, uses=-1, uses_most=-1)
    assert do(alone(items=(endless,)), CAST).ada.items == (endless,)


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/104")
def test_at_nine_slots_the_spell_fills_the_tenth_and_hp_count_for_nothing() -> None:
    seen = do(alone(items=(BOOK, *(ROPE,) * 8)), CAST)
    assert (used_slots(GAME, seen.ada), effective_hp(GAME, seen.ada), seen.ada.hp) == (10, 0, 4)


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/104", "cairn2e/17")
def test_with_every_slot_taken_something_is_dropped_first_or_it_is_refused() -> None:
    full = alone(items=(BOOK, *(ROPE,) * 9))
    dropped = do(full, CAST, ["rope"])
    assert (len(dropped.ada.items), dropped.ada.fatigue) == (9, 1)
    said = do(full, Cast(who="ada", item=0, drop=4))
    assert (len(said.ada.items), said.ada.fatigue) == (9, 1)
    with refuses("slots-all-taken", match="all 10 slots"):
        do(full, CAST, game=playing(full_cast="refuse"))


@pytest.mark.rule("cairn2e/spellbooks")
def test_only_magic_is_cast_and_only_by_those_who_can_act() -> None:
    with refuses("not-magic", match="“rope” holds no magic"):
        do(alone(items=(ROPE,)), CAST)
    with refuses("cairn-out-of-action"):
        do(alone(items=(BOOK,), state="critical", dying=9), CAST)


@pytest.mark.rule("cairn2e/casting-in-danger", "cairn2e/101")
def test_the_odds_of_ill_effects_are_those_of_the_save() -> None:
    scene = replace(alone(items=(BOOK,), will=7), is_dangerous=True)
    chances = odds_of(
        lambda: resolve_cast(GAME, scene, CAST), lambda one: one.outcome, prefer({"cast-save": "save"})
    )
    assert chances == {"success": Fraction(7, 20), "backfires": Fraction(13, 20)}


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/declaring")
def test_a_spell_is_declared_in_a_fight_and_resolved_with_its_side() -> None:
    foe = Figure(id="foe", character=body(kind="npc"), side="foes")
    scene = scene_of(ada(items=(BOOK, SCROLL, ROPE)), foe, is_fight=True)
    deeds = dict(castings(scene, scene.figure("ada")))
    assert {name: deed.item for name, deed in deeds.items()} == {"cast": 0, "read-scroll": 1}
    declared = do(scene, Declare(deed=deeds["cast"]))
    done = do(declared.scene, ResolveSide(), ["save", 3])
    assert done.ada.fatigue == 1
    assert done.scene.side == "foes"


@given(body=bodies(), place=st.integers(0, 5), seed=st.integers(0, 20), danger=st.booleans())
def test_casting_keeps_every_bound_whatever_the_warden_answers(
    body: Character, place: int, seed: int, danger: bool
) -> None:
    if place >= len(body.items) or body.items[place].kind not in ("spellbook", "scroll", "relic"):
        return
    scene = Scene(figures=(Figure(id="ada", character=body),), is_dangerous=danger)
    try:
        run = watch(
            resolve_cast(GAME, scene, Cast(who="ada", item=place)), seeded(seed), at_random(seeded(seed))
        )
    except NdeError as fault:
        if fault.code not in ("relic-is-spent", "slots-all-taken"):
            raise
        return
    after = scene.after(GAME, run.result.effects).figure("ada").character
    assert used_slots(GAME, after) <= 10
    assert after.hp >= 0
    assert after.strength >= 0


@pytest.mark.rule("cairn2e/casting-in-danger", "cairn2e/101")
@pytest.mark.parametrize("face", [1, 20])
def test_a_spell_in_danger_works_whatever_the_save_shows(face: int) -> None:
    answers: list[int | str] = ["save", face, *(["other"] if face == 20 else [])]
    seen = do(alone(items=(BOOK,)), Cast(who="ada", item=0, in_danger=True), answers)
    assert seen.kinds[0] == "SpellCast"
    assert seen.told.index("spell-works-anyway") < seen.told.index("save")
    step = next(step for step in seen.steps if step.key == "spell-works-anyway")
    assert words("en", "cairn2e").step(step).startswith("“Salt Line” works either way")


@pytest.mark.rule("cairn2e/casting-in-danger")
def test_where_nothing_is_saved_nothing_is_said_of_a_save() -> None:
    for answers, in_danger in ((("no-save",), True), ((), False)):
        cast = Cast(who="ada", item=0, in_danger=in_danger)
        assert "spell-works-anyway" not in do(alone(items=(BOOK,)), cast, answers).told


@pytest.mark.rule("cairn2e/casting-in-danger", "cairn2e/101")
def test_a_spell_that_worked_is_never_called_a_failure() -> None:
    rules = ruleset_named("cairn2e")
    scene = replace(alone(items=(BOOK,)), is_dangerous=True)
    found = set(odds_of(lambda: rules.resolve(scene, CAST), lambda one: one.outcome))
    assert found == {"success", "backfires"}
    assert {rules.reading(one) for one in found} == {"wholly"}
