"""Foes' moves: heroes test, foes never roll, and what the move says comes to pass."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.board import Board, Grid, Square, Zones
from nde.dice import GM, Ask, Roll, Waiting, odds_of, prefer, replay, resume
from nde.errors import NdeError
from nde.locale import words
from nde.rules.stepdice.actions import EndTurn, Modifier, MoveTo, ShiftBand, Strike
from nde.rules.stepdice.actions import Test as Check
from nde.rules.stepdice.companion.actions import UseMove
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.companion.moves import group
from nde.rules.stepdice.companion.traits import gait_of
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.effects import BandShifted, FoeJoined, HeartsLost, Moved
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import push_away
from nde.rules.stepdice.scene import Clock, Condition, Foe, Scene
from tests.refusals import Kind, refuses
from tests.rules.stepdice.samples import (
    NEW,
    OLD,
    after,
    asked,
    effect_names,
    foe,
    hero,
    house,
    outcome,
    run,
    scene,
)

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def mover(*moves: str, game: Game = OLD, rank: str = "boss", **values: Any) -> Foe:
    """A boss with these moves."""
    return foe(rank=rank, game=game, moves=moves, **values)


def fight(*members: Any, **values: Any) -> Scene:
    """A fight on the foes' turn."""
    return scene(*members, is_fight=True, side="foes", **values)


@pytest.mark.rule("nde14/monsters.moves", "nde14/monsters.turn")
def test_press_is_resisted_against_the_foes_own_defence_and_costs_a_heart_or_the_ground() -> None:
    where = fight(hero(strength=6, dexterity=12), mover("press", game=NEW, rank="elite"))
    action = UseMove(foe="orc", move="press", targets=("ada",))
    question = asked(NEW, where, action)
    assert isinstance(question, Ask)
    assert (question.options, question.default, question.who) == (("strength", "dexterity"), "dexterity", GM)
    assert asked(NEW, where, action, "dexterity") == Roll(12, "ada", "test")
    assert outcome(NEW, where, action, "dexterity", 6) == "success"
    assert asked(NEW, where, action, "dexterity", 5).options == ("lose-heart", "push-1")
    assert after(NEW, where, action, "dexterity", 5, "lose-heart").hero("ada").character.hearts == 4
    assert effect_names(NEW, where, action, "dexterity", 5, "push-1") == ["ActionSpent", "PushedBack"]


@pytest.mark.rule("nde12/monsters.moves", "nde12/monsters.turn")
def test_drive_back_pushes_over_the_board_as_far_as_there_is_room() -> None:
    yard = Board(grid=Grid(width=4, height=1)).put("orc", Square(0, 0)).put("ada", Square(1, 0))
    where = fight(hero(), mover("drive-back"), space=yard)
    action = UseMove(foe="orc", move="drive-back", targets=("ada",), attribute="strength")
    pushed = run(OLD, where, action, 4, "push-2").result.effects[-1]
    assert pushed == Moved(who="ada", square=Square(3, 0), cost=0, rule="nde12/monsters.moves")
    wall = Board(grid=Grid(width=2, height=1)).put("orc", Square(0, 0)).put("ada", Square(1, 0))
    stuck = fight(hero(), mover("drive-back"), space=wall)
    assert effect_names(OLD, stuck, action, 4, "push-2") == ["ActionSpent"]


@pytest.mark.rule("nde14/monsters.moves")
def test_drive_back_changes_the_band_where_there_are_zones() -> None:
    zones = Zones().enter("orc").enter("ada", beside="orc")
    where = fight(hero(), mover("drive-back", game=NEW), space=zones)
    action = UseMove(foe="orc", move="drive-back", targets=("ada",), attribute="strength")
    effect = run(NEW, where, action, 4).result.effects[-1]
    assert effect == BandShifted(who="ada", other="orc", band="nearby", cost=0, rule="nde14/monsters.moves")
    edge = scene(hero(), foe(game=NEW), space=zones.place("ada", "orc", "very-far"))
    assert replay(push_away(edge, "ada", source="orc", squares=1, bands=1, rule="x"), []) == ()


@pytest.mark.rule("nde12/monsters.moves")
def test_a_volley_hits_everybody_in_it_and_each_tests_alone() -> None:
    where = fight(hero("ada"), hero("bob"), mover("volley", rank="elite"))
    action = UseMove(foe="orc", move="volley", targets=("ada", "bob", "ada"))
    result = run(OLD, where, action, 9, 2).result
    assert result.outcome == ""
    assert HeartsLost(hero="bob", rule="nde12/monsters.moves") in result.effects
    assert not any(isinstance(one, HeartsLost) and one.hero == "ada" for one in result.effects)
    assert effect_names(OLD, where, action, 9, 2) == ["ActionSpent", "HeartsLost", "PushedBack"]


@pytest.mark.rule("nde14/monsters.moves")
def test_a_volley_of_the_later_edition_has_a_number_of_its_own_and_drives_off() -> None:
    where = fight(hero(dexterity=8), mover("volley", game=NEW))
    action = UseMove(foe="orc", move="volley", targets=("ada",))
    assert outcome(NEW, where, action, 6) == "success"
    hit = after(NEW, where, action, 5)
    assert hit.hero("ada").character.hearts == 4
    assert hit.hero("ada").conditions == ()
    assert effect_names(NEW, where, action, 5) == ["ActionSpent", "HeartsLost", "MoveDue"]
    assert outcome(NEW, where, UseMove(foe="orc", move="volley", targets=("ada",), tn=8), 6) == "failure"


@pytest.mark.rule("nde14/monsters.moves")
def test_an_anchor_holds_and_hinders_until_the_end_of_the_next_round() -> None:
    zones = Zones().enter("orc").enter("ada", beside="orc")
    where = fight(hero(power=12, strength=12), mover("anchor", game=NEW), space=zones)
    held = after(NEW, where, UseMove(foe="orc", move="anchor", targets=("ada",), attribute="power"), 4)
    condition = held.hero("ada").conditions[0]
    assert condition == Condition("held", "next-round", 1, "attacks")
    turn = after(NEW, held, EndTurn())
    assert asked(NEW, turn, Strike(hero="ada", foe="orc", reach=False)) == Roll(8, "ada", "test")
    assert asked(NEW, turn, Check(hero="ada", attribute="power", tn=4)) == Roll(12, "ada", "test")
    with pytest.raises(NdeError):
        run(NEW, turn, ShiftBand(who="ada", other="orc"))
    for _ in range(3):
        held = after(NEW, held, EndTurn())
    assert held.hero("ada").conditions == ()


@pytest.mark.rule("nde12/monsters.moves")
def test_an_anchor_of_the_earlier_edition_mires_without_a_test() -> None:
    where = fight(hero("ada"), hero("bob"), mover("anchor"))
    stuck = after(OLD, where, UseMove(foe="orc", move="anchor", targets=("ada", "bob")))
    assert [one.conditions[0].key for one in stuck.heroes] == ["mired", "mired"]


def spread(**places: tuple[int, int]) -> Board:
    """A large yard with a wall in one corner, and everybody on their squares."""
    board = Board(grid=Grid(width=12, height=12, walls=frozenset({Square(1, 1)})))
    for who, (x, y) in places.items():
        board = board.put(who, Square(x, y))
    return board


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_a_move_reaches_as_far_as_it_says(game: Game) -> None:
    lord = mover("drive-back", "shockwave", game=game)
    near = fight(hero(), lord, space=spread(orc=(5, 5), ada=(6, 6)))
    middle = fight(hero(), lord, space=spread(orc=(5, 5), ada=(7, 5)))
    far = fight(hero(), lord, space=spread(orc=(5, 5), ada=(8, 5)))
    push = UseMove(foe="orc", move="drive-back", targets=("ada",), attribute="strength")
    wave = UseMove(foe="orc", move="shockwave", targets=("ada",))
    assert isinstance(asked(game, near, push), Roll)
    assert isinstance(asked(game, middle, wave), Roll)
    for where, action in ((middle, push), (far, wave)):
        with refuses("out-of-reach"):
            run(game, where, action)
    zones = Zones().enter("orc").enter("ada", beside="orc", band="nearby")
    with refuses("out-of-reach"):
        run(game, fight(hero(), lord, space=zones), push)
    assert isinstance(asked(game, fight(hero(), lord, space=zones), wave), Roll)


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_a_volley_needs_sight_and_heroes_who_stand_together(game: Game) -> None:
    shooter = mover("volley", game=game)
    action = UseMove(foe="orc", move="volley", targets=("ada", "bob"))
    together = spread(orc=(0, 9), ada=(5, 5), bob=(7, 7))
    apart = spread(orc=(0, 9), ada=(5, 5), bob=(8, 7))
    party = (hero("ada"), hero("bob"), shooter)
    assert isinstance(asked(game, fight(*party, space=together), action), Roll)
    with refuses("targets-apart") as caught:
        run(game, fight(*party, space=apart), action)
    assert (
        words("en").error(caught.value)
        == "the heroes aimed at do not stand together; name those who share one area"
    )
    hidden = fight(*party, space=spread(orc=(0, 0), ada=(2, 2), bob=(3, 3)))
    with refuses("full-cover"):
        run(game, hidden, action)
    zones = Zones().enter("orc").enter("ada", beside="orc", band="far").enter("bob", beside="ada")
    assert isinstance(asked(game, fight(*party, space=zones), action), Roll)
    with refuses("targets-apart"):
        run(game, fight(*party, space=zones.approach("bob", "orc")), action)


@given(
    places=st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), min_size=1, max_size=6, unique=True)
)
def test_the_largest_group_of_an_area_is_the_one_brute_force_finds(places: list[tuple[int, int]]) -> None:
    ids = tuple(f"h{number}" for number in range(len(places)))
    board = Board(grid=Grid(width=12, height=12))
    for id, (x, y) in zip(ids, places, strict=True):
        board = board.put(id, Square(x, y))
    best = max(
        sum(x <= a < x + 3 and y <= b < y + 3 for a, b in places)
        for x in range(-2, 12)
        for y in range(-2, 12)
    )
    found = group(scene(space=board), ids, 3)
    assert len(found) == best
    assert group(scene(space=board), found, 3) == found


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_breaking_cover_leaves_a_hero_exposed(game: Game) -> None:
    where = fight(hero(), mover("break-cover", game=game))
    assert (
        after(game, where, UseMove(foe="orc", move="break-cover", targets=("ada",)))
        .hero("ada")
        .conditions[0]
        .key
        == "exposed"
    )


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_cover_can_be_broken_also_where_it_hides_a_hero_wholly(game: Game) -> None:
    where = fight(hero(), mover("break-cover", game=game), space=spread(orc=(0, 0), ada=(2, 2)))
    broken = after(game, where, UseMove(foe="orc", move="break-cover", targets=("ada",)))
    assert broken.hero("ada").conditions[0].key == "exposed"


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_whoever_slips_passes_those_who_hem_it_in_this_turn(game: Game) -> None:
    alley = Board(grid=Grid(width=4, height=1)).put("orc", Square(0, 0)).put("ada", Square(1, 0))
    where = fight(hero(), mover("slip", game=game), space=alley)
    past = MoveTo(who="orc", square=Square(2, 0))
    with pytest.raises(NdeError):
        run(game, where, past)
    gone = after(game, where, UseMove(foe="orc", move="slip"))
    assert gone.foe("orc").has_acted
    assert gait_of(game, gone.foe("orc")).pass_foes
    assert isinstance(run(game, gone, past).result.effects[0], Moved)
    assert after(game, gone, EndTurn()).foe("orc").conditions == ()


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_spurring_on_makes_an_ally_harder_to_hit_once_a_round(game: Game) -> None:
    where = fight(hero(), mover("bolster", game=game), foe("two", "elite", game))
    action = UseMove(foe="orc", move="bolster", ally="two")
    answers = () if game is OLD else ("bolster",)
    spurred = after(game, where, action, *answers)
    condition = spurred.foe("two").conditions[0]
    assert (condition.key, condition.steps, condition.until) == ("bolstered", 1, "next-round")
    again = Scene(heroes=spurred.heroes, foes=spurred.foes)
    with refuses("move-is-spent"):
        run(game, again, action)
    rested = after(game, after(game, spurred, EndTurn()), EndTurn())
    assert run(game, rested, action, *answers).result.effects


@pytest.mark.rule("nde14/monsters.moves")
def test_spurring_on_may_give_an_elite_or_boss_a_heart_back_but_never_more_than_it_had() -> None:
    action = UseMove(foe="orc", move="bolster", ally="two")
    hurt = fight(hero(), mover("bolster", game=NEW), foe("two", "elite", NEW, wounds=1))
    assert after(NEW, hurt, action, "mend").foe("two").wounds == 2
    whole = fight(hero(), mover("bolster", game=NEW), foe("two", "elite", NEW))
    assert after(NEW, whole, action, "mend").foe("two").wounds == 2
    minion = fight(hero(), mover("bolster", game=NEW), foe("two", game=NEW))
    assert "FoeMended" not in effect_names(NEW, minion, action, "mend")


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_a_call_brings_two_minions_once_a_fight(game: Game) -> None:
    where = fight(hero(), mover("summon", game=game), foe("minion-1", game=game))
    action = UseMove(foe="orc", move="summon")
    called = after(game, where, action, *(() if game is OLD else ("summon-minion",)))
    assert [one.id for one in called.foes] == ["orc", "minion-1", "minion-2", "minion-3"]
    assert called.foe("minion-3").tn == game.settings.ranks["minion"].tn
    assert called.foe("orc").used == ("summon",)
    later = after(game, after(game, called, EndTurn()), EndTurn())
    with refuses("move-is-spent") as caught:
        run(game, later, action)
    assert words("en").error(caught.value) == "orc has used the move “Call for help” up; choose another"


@pytest.mark.rule("nde14/monsters.moves")
def test_a_call_of_the_later_edition_may_bring_one_elite_instead() -> None:
    called = after(
        NEW, fight(hero(), mover("summon", game=NEW)), UseMove(foe="orc", move="summon"), "summon-elite"
    )
    assert [one.rank for one in called.foes] == ["boss", "elite"]


@pytest.mark.rule("nde14/monsters.moves")
def test_no_elite_is_called_in_a_game_without_elites() -> None:
    plain = house(NEW, no_elites=True)
    called = after(plain, fight(hero(), mover("summon", game=NEW)), UseMove(foe="orc", move="summon"))
    assert [one.rank for one in called.foes] == ["boss", "minion", "minion"]


@pytest.mark.rule("nde12/monsters.moves")
def test_who_is_called_appears_beside_the_caller_where_there_is_a_board() -> None:
    yard = Board(grid=Grid(width=3, height=3)).put("orc", Square(1, 1)).put("ada", Square(0, 0))
    called = after(OLD, fight(hero(), mover("summon"), space=yard), UseMove(foe="orc", move="summon"))
    assert isinstance(called.space, Board)
    assert all(called.space.sight("orc", one).touching for one in ("minion-1", "minion-2"))
    zones = Zones().enter("orc").enter("ada", beside="orc", band="far")
    near = after(OLD, fight(hero(), mover("summon"), space=zones), UseMove(foe="orc", move="summon"))
    assert isinstance(near.space, Zones)
    assert near.space.band("orc", "minion-1") == "close"


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_a_barrier_screens_every_foe_that_stands(game: Game) -> None:
    where = fight(hero(), mover("barrier", game=game), foe("two", game=game), foe("out", game=game, wounds=0))
    screened = after(game, where, UseMove(foe="orc", move="barrier"))
    assert [[one.key for one in who.conditions] for who in screened.foes] == [["screened"], ["screened"], []]


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_a_shock_wave_costs_a_heart_or_the_footing(game: Game) -> None:
    where = fight(hero(strength=12), mover("shockwave", game=game))
    action = UseMove(foe="orc", move="shockwave", targets=("ada",))
    assert asked(game, where, action, 3).options == ("lose-heart", "prone")
    assert after(game, where, action, 3, "prone").hero("ada").conditions[0].key == "prone"
    answers = (11, "lose-heart") if game is OLD else (11,)
    assert outcome(game, where, action, *answers) == ("failure" if game is OLD else "success")
    assert outcome(game, where, action, 12) == "exceptional"


@pytest.mark.rule("nde14/monsters.moves")
def test_a_danger_zone_is_resisted_by_all_who_stand_in_it() -> None:
    where = fight(hero("ada"), hero("bob"), mover("danger-zone", game=NEW))
    action = UseMove(foe="orc", move="danger-zone", targets=("ada", "bob"), attribute="power")
    hit = after(NEW, where, action, 5, 6)
    assert [one.character.hearts for one in hit.heroes] == [4, 5]


@BOTH
@pytest.mark.rule(
    "nde12/monsters.moves", "nde14/monsters.moves", "nde12/monsters.turn", "nde14/monsters.turn"
)
def test_foes_never_roll_in_any_move_of_any_block(game: Game) -> None:
    moves = [(block, move) for block in blocks(game).values() for move in block.moves]
    assert len(moves) > 20
    for block, move in moves:
        where = scene(hero(), foe_from_block(game, "orc", block.id), foe("two", game=game), side="foes")
        action = UseMove(foe="orc", move=move, targets=("ada",), ally="two")
        for answers in ((), (2,), ("strength",), ("dexterity",)):
            try:
                done = resume(RESOLVE[UseMove](game, where, action), answers)
            except NdeError:
                continue
            if isinstance(done, Waiting) and isinstance(done.question, Roll):
                assert done.question.who == "ada", (block.id, move)


@pytest.mark.rule("nde12/monsters.turn", "nde12/monsters.moves")
def test_exact_odds_of_resisting_a_move() -> None:
    """A d10 against the elite's own TN 8: 8 and 9 succeed, 10 is exceptional, 1 is worse than failure."""
    where = scene(hero(), mover("shockwave", rank="elite"))
    action = UseMove(foe="orc", move="shockwave", targets=("ada",))
    found = odds_of(
        lambda: RESOLVE[UseMove](OLD, where, action),
        lambda result: (result.outcome, any(isinstance(one, HeartsLost) for one in result.effects)),
        prefer({"deed": "lose-heart"}),
    )
    assert found == {
        ("complication", True): Fraction(1, 10),
        ("failure", True): Fraction(6, 10),
        ("success", False): Fraction(2, 10),
        ("exceptional", False): Fraction(1, 10),
    }


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_whoever_is_down_cannot_resist(game: Game) -> None:
    move = "volley"
    where = fight(hero(hearts=0), mover(move, game=game))
    names = effect_names(game, where, UseMove(foe="orc", move=move, targets=("ada",)))
    assert ("Died" in names) == (game is OLD)


@pytest.mark.rule("nde12/monsters.moves")
@pytest.mark.parametrize(
    ("action", "refusal", "said"),
    [
        (
            UseMove(foe="orc", move="slip"),
            "no-such-move",
            "orc has no move “slip”; use one of: drive-back, volley, bolster",
        ),
        (UseMove(foe="orc", move="volley"), "no-target", "no target is given; name at least one hero"),
        (
            UseMove(foe="orc", move="drive-back", targets=("ada", "bob")),
            "too-many-targets",
            "2 heroes are too many for the move “Drive back”; name 1 at most",
        ),
        (
            UseMove(foe="orc", move="volley", targets=("ada",), attribute="power"),
            "wrong-attribute",
            "“power” does not help here; use one of: dexterity",
        ),
        (
            UseMove(foe="orc", move="bolster", ally="orc"),
            "no-ally",
            "the move “bolster” is for an ally who can still fight; name one of: two",
        ),
    ],
)
def test_a_move_is_refused_with_the_reason(action: UseMove, refusal: Kind, said: str) -> None:
    where = fight(hero("ada"), hero("bob"), mover("drive-back", "volley", "bolster"), foe("two"))
    with refuses(refusal) as caught:
        run(OLD, where, action)
    assert words("en").error(caught.value) == said
    assert caught.value.facts["rule"] == "nde12/monsters.moves"


def test_a_move_needs_the_foes_turn_its_action_and_somebody_alive() -> None:
    action = UseMove(foe="orc", move="volley", targets=("ada",))
    with refuses("not-your-turn"):
        run(OLD, scene(hero(), mover("volley"), is_fight=True), action)
    with refuses("already-acted"):
        run(OLD, fight(hero(), mover("volley", has_acted=True)), action)
    with refuses("foe-is-out"):
        run(OLD, fight(hero(), mover("volley", has_fled=True)), action)
    with refuses("is-dead"):
        run(OLD, fight(hero(is_dead=True, hearts=0), mover("volley")), action)


def test_effects_of_a_join_never_double_a_foe_or_invent_a_block() -> None:
    where = scene(hero(), foe())
    same = FoeJoined(foe="orc", block="minion", rule="x").happen(OLD, where)
    strange = FoeJoined(foe="new", block="dragon", rule="x").happen(OLD, where)
    assert same == strange == where
    placed = scene(hero(), foe(), space=spread(orc=(5, 5), new=(9, 9)))
    joined = FoeJoined(foe="new", block="minion", beside="orc", rule="x").happen(OLD, placed)
    assert joined.space == placed.space


@pytest.mark.rule("nde14/1.4", "nde14/monsters.moves")
def test_luck_declared_beforehand_raises_the_die_against_a_move() -> None:
    """A d8 against T 5 becomes a d12: the press is resisted 8 times in 12 in place of 4 in 8."""
    bruiser = foe_from_block(NEW, "orc", "bruiser")
    where = fight(hero(strength=8, luck=2), bruiser)
    action = UseMove(foe="orc", move="press", targets=("ada",), attribute="strength", luck="bump")
    assert asked(NEW, where, action) == Roll(12, "ada", "test")
    assert after(NEW, where, action, 9).hero("ada").character.luck == 1
    with refuses("no-luck-left"):
        run(NEW, fight(hero(luck=0), bruiser), action)
    party = fight(hero(luck=1), hero("bob", luck=0), mover("volley", game=NEW))
    with refuses("no-luck-left"):
        run(NEW, party, UseMove(foe="orc", move="volley", targets=("ada", "bob"), luck="bump"))


@BOTH
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_every_failure_against_a_move_moves_the_clock_it_is_tied_to(game: Game) -> None:
    where = fight(hero("ada"), hero("bob"), mover("volley", game=game), clocks=(Clock(id="dusk", steps=4),))
    action = UseMove(foe="orc", move="volley", targets=("ada", "bob"), clock="dusk")
    assert after(game, where, action, 2, 3).clock("dusk").filled == 2
    assert after(game, where, action, 10, 3).clock("dusk").filled == 1
    untied = UseMove(foe="orc", move="volley", targets=("ada", "bob"))
    steps = run(game, where, untied, 2, 3).steps
    assert [dict(step.facts)["filled"] for step in steps if step.key == "clock-ticked"] == [1, 2]


@pytest.mark.rule("nde12/3.5", "nde12/monsters.turn")
def test_a_hero_who_is_made_to_test_always_rolls() -> None:
    where = fight(hero(), mover("volley"))
    for steps in (2, -2):
        action = UseMove(foe="orc", move="volley", targets=("ada",), modifiers=(Modifier("darkness", steps),))
        assert isinstance(asked(OLD, where, action), Roll)


@BOTH
@pytest.mark.rule("nde12/3.6", "nde14/2.6", "nde12/monsters.turn")
def test_in_a_fight_help_against_a_move_is_given_beforehand(game: Game) -> None:
    action = UseMove(foe="orc", move="volley", targets=("ada",), helpers=1)
    with refuses("help-not-given"):
        run(game, fight(hero(), mover("volley", game=game)), action)


@pytest.mark.rule("nde12/9.4", "nde12/monsters.moves")
def test_a_number_ruled_as_it_is_anyway_changes_nothing() -> None:
    six = house(OLD, variant="d6")
    where = fight(hero(strength=4, variant="d6"), mover("shockwave", rank="elite"))
    plain = UseMove(foe="orc", move="shockwave", targets=("ada",))
    ruled = UseMove(foe="orc", move="shockwave", targets=("ada",), tn=8)
    assert run(six, where, plain, 5).steps == run(six, where, ruled, 5).steps


@BOTH
@pytest.mark.rule("nde12/3.4", "nde14/2.4")
def test_the_highest_face_against_a_move_brings_a_benefit(game: Game) -> None:
    attacked = scene(hero(strength=20), mover("drive-back", game=game))
    action = UseMove(foe="orc", move="drive-back", targets=("ada",), attribute="strength")
    assert "BenefitDue" in effect_names(game, attacked, action, 20)
    assert "BenefitDue" not in effect_names(game, attacked, action, 19)
