"""What is offered in a fight, and what may be asked without a table."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Token
from nde.dice import at_random, odds_of, play, prefer, seeded
from nde.locale import Words
from nde.rules.data import load_toml
from nde.rules.ruleset import Offer, each_of, is_legal
from nde.rules.tkds.actions import Attack, EndTurn, MoveTo, SwapGear
from nde.rules.tkds.book.blocks import BLOCKS
from nde.rules.tkds.character import Item
from nde.rules.tkds.effects.body import HpLost
from nde.rules.tkds.fight.offers import MOST_SQUARES, offers
from nde.rules.tkds.fight.situations import situations
from nde.rules.tkds.ruleset import RESOLVE, TKDS
from nde.rules.tkds.scene import Scene
from nde.rules.variation import varied
from tests.rules.tkds.fight.arena import (
    GAME,
    after,
    battle,
    foe,
    held,
    hero,
    keep,
    monster,
    outcome,
    watch,
    with_condition,
    yard,
)


def legal(scene: Scene, seat: str) -> tuple[Offer, ...]:
    def resolve(scene: Scene, action: Any) -> Any:
        return RESOLVE[type(action)](GAME, scene, action)

    return tuple(one for one in each_of(offers(GAME, scene, seat)) if is_legal(resolve, scene, one.action))


def names(scene: Scene, seat: str) -> set[str]:
    return {one.name for one in legal(scene, seat)}


@pytest.mark.rule("tkds/turn")
def test_a_character_is_offered_attacks_manoeuvres_and_moves() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(1, 0)))
    assert {"attack", "trip", "push", "hold", "move", "pass-by", "put-away"} <= names(scene, "ada")
    assert names(replace(scene, side="foes"), "ada") == set()
    apart = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(20, 0)))
    assert not {"attack", "trip", "push", "hold"} & names(apart, "ada")


@pytest.mark.rule("tkds/rounds")
def test_the_gm_begins_fights_ends_turns_and_acts_for_creatures() -> None:
    peace = battle(hero(), foe(), is_fight=False)
    assert names(peace, "gm") == {"start-fight"}
    assert names(battle(hero(), foe()), "gm") == {"end-turn", "check-morale", "end-fight"}
    theirs = legal(battle(hero(), foe(), side="foes"), "gm")
    assert Attack(who="orc", target="ada", weapon=0) in [one.action for one in theirs]


@pytest.mark.rule("tkds/turn", "tkds/zones")
def test_what_has_no_use_is_not_offered_and_what_has_is() -> None:
    scene = battle(with_condition(hero(), "prone"), foe(), space=keep(ada="gate", orc="yard"))
    assert {"stand-up", "cross"} <= names(scene, "ada")
    assert "stand-up" not in names(battle(hero(), foe()), "ada")
    tired = battle(hero(moved=6), foe(), space=yard(ada=(0, 0), orc=(20, 0)))
    assert "move-again" in names(tired, "ada")
    caught = battle(with_condition(hero(), "held", source="orc"), foe())
    assert "break-free" in names(caught, "ada")
    thrower = battle(hero(items=held("knife")), foe())
    assert "throw" in names(thrower, "ada")
    pair = hero(perks=("two-weapons",), items=held("sword", "knife"))
    assert "attack-with-two" in names(battle(pair, foe()), "ada")
    empty = hero(items=(*held("crossbow"), Item(key="bolts", uses=3)), needs_reload=("crossbow",))
    assert "reload" in names(battle(empty, foe()), "ada")
    dropped = with_condition(monster("bandit"), "disarmed", source="club")
    assert "pick-up" in names(battle(hero(), dropped, side="foes"), "gm")
    mage = hero(specialization="mage", essence=1, essence_most=1)
    assert "hurl-bolt" in names(battle(mage, foe()), "ada")


@pytest.mark.rule("tkds/perk-list", "tkds/attack-forms")
def test_a_second_target_and_the_skill_of_a_blade_can_be_chosen() -> None:
    pair = hero(perks=("two-weapons",), items=held("rapier", "knife"))
    found = legal(battle(pair, foe(), foe("rat")), "ada")
    (both, _) = (one for one in found if one.name == "attack-with-two")
    choices = {one.name: one.choices for one in both.params}
    assert choices["second_target"] == ("none", "rat")
    assert choices["skill"] == ("none", "strength", "dexterity")
    split = varied(both.action, {"second_target": "rat", "skill": "dexterity"})
    assert (split.second_target, split.skill) == ("rat", "dexterity")


@pytest.mark.rule("tkds/turn")
def test_lists_stay_short_on_an_open_field() -> None:
    foes = [monster("bandit", f"bandit-{at}") for at in range(5)]
    places = {one.id: (20 + at, 1) for at, one in enumerate(foes)} | {"ada": (18, 1), "bob": (17, 1)}
    scene = battle(hero(items=held("sword", "knife")), hero("bob"), *foes, space=yard(**places))
    for who, now in (("ada", scene), ("gm", replace(scene, side="foes"))):
        # Squares are not read one by one but seen on the map.
        assert len([one for one in legal(now, who) if not isinstance(one.action, MoveTo)]) <= 60


@pytest.mark.rule("tkds/space")
def test_squares_beside_an_enemy_come_first() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(5, 0)))
    moves = [one.action for one in legal(scene, "ada") if isinstance(one.action, MoveTo)]
    assert moves[0].to in {(4, 0), (4, 1)}


def _posed(name: str, **given: Any) -> Any:
    (situation,) = (one for one in situations(GAME) if one.name == name)
    return situation.pose({one.name: given.get(one.name, one.default) for one in situation.params})


@pytest.mark.rule("tkds/attack", "tkds/manoeuvres", "tkds/morale", "tkds/first-round")
@pytest.mark.parametrize("name", [one.name for one in situations(GAME)])
def test_every_situation_has_exact_odds(name: str) -> None:
    posed = _posed(name)
    chances = odds_of(
        lambda: RESOLVE[type(posed.action)](GAME, posed.scene, posed.action),
        lambda done: done.outcome,
        prefer(posed.answers),
    )
    assert sum(chances.values()) == 1
    assert set(chances) <= {"critical-failure", "failure", "success", "critical-success", ""}


@pytest.mark.rule("tkds/attack", "tkds/dying")
def test_a_posed_attack_on_a_character_leads_to_dying() -> None:
    posed = _posed("attack", hp=3, target="pc")
    scene = after(posed.scene, posed.action, [12, 8, 2])
    assert (posed.action.who, posed.action.target, posed.scene.side) == ("foe", "hero", "foes")
    assert scene.figure("foe").has_acted
    body = scene.figure("hero").character
    assert (body.kind, body.state, body.dying, body.hp) == ("pc", "dying", 2, 0)


@pytest.mark.rule("tkds/attack")
def test_a_posed_attack_has_the_same_odds_on_either_side() -> None:
    found = []
    for target in ("foe", "pc"):
        posed = _posed("attack", skill=3, defence=14, target=target, advantage=1, effect="weak", hp=9)
        resolve = RESOLVE[type(posed.action)]
        chances = odds_of(
            partial(resolve, GAME, posed.scene, posed.action),
            lambda done: (done.outcome, sum(one.points for one in done.effects if isinstance(one, HpLost))),
            prefer(posed.answers),
        )
        found.append(chances)
    assert found[0] == found[1]


@pytest.mark.rule("tkds/manoeuvres")
@pytest.mark.parametrize("kind", ["trip", "push", "disarm", "hold"])
def test_a_posed_manoeuvre_says_which(kind: str) -> None:
    assert _posed("manoeuvre", manoeuvre=kind).action.kind == kind
    posed = next(one for one in situations(GAME) if one.name == "manoeuvre")
    (param,) = (one for one in posed.params if "kind" in one.aliases)
    assert (param.name, kind in param.choices) == ("manoeuvre", True)


@pytest.mark.rule("tkds/morale")
def test_a_posed_leader_speaks_for_the_rest() -> None:
    posed = _posed("morale", will=-2, leader=3)
    assert outcome(posed.scene, posed.action, [7]) == "success"


@pytest.mark.rule("tkds/morale")
@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_whoever_a_posed_question_is_about_has_a_name(language: str) -> None:
    speaker = Words(language, "tkds")
    for one in situations(GAME):
        known = {"leader": 3} if one.name == "morale" else {}
        for figure in _posed(one.name, **known).scene.figures:
            assert speaker.has(f"who-{figure.id}"), (one.name, figure.id)


@pytest.mark.rule("tkds/first-round", "tkds/reroll")
def test_a_posed_first_round_may_be_rolled_again() -> None:
    missed = []
    for bh in (0, 1):
        posed = _posed("first-round", bh=bh)
        chances = odds_of(
            partial(RESOLVE[type(posed.action)], GAME, posed.scene, posed.action),
            lambda done: done.outcome.endswith("failure"),
            prefer(posed.answers),
        )
        missed.append(chances[True])
    assert missed == [Fraction(9, 20), Fraction(9, 20) ** 2]


EXAMPLES = load_toml("nde.rules.tkds.book", "examples_fight.toml")["example"]


@pytest.mark.rule("tkds/attack", "tkds/helpless", "tkds/manoeuvres")
@pytest.mark.parametrize("example", EXAMPLES, ids=[one["id"] for one in EXAMPLES])
def test_the_worked_examples_come_out(example: dict[str, Any]) -> None:
    posed = _posed(example["situation"], **example["given"])
    assert outcome(posed.scene, posed.action, example["answers"]) == example["outcome"]
    scene = after(posed.scene, posed.action, example["answers"])
    for path, value in example.get("after", {}).items():
        who, _, field = path.partition(".")
        figure = scene.figure(who)
        assert getattr(figure if hasattr(figure, field) else figure.character, field) == value


def _turns(seed: int) -> Iterator[tuple[Scene, Scene]]:
    """A random fight: whatever is offered, whoever's turn it is."""
    chance = Random(seed)
    faces = seeded(seed)
    names_of_blocks = sorted(BLOCKS)
    foes = [monster(chance.choice(names_of_blocks), f"foe-{at}") for at in range(chance.randint(1, 4))]
    party = [
        hero(
            f"hero-{at}",
            hero_points=1,
            essence=1,
            essence_most=1,
            specialization=chance.choice(["fighter", "rogue", "mage", "priest"]),
            perks=tuple(chance.sample(["two-weapons", "shield-block", "gang-up", "at-will-bolt"], 2)),
            items=(
                *held("knife", chance.choice(["buckler", "knife"])),
                Item(key="shortbow"),
                Item(key="arrows", uses=3),
            ),
        )
        for at in range(chance.randint(1, 3))
    ]
    everybody = [*party, *foes]
    space: Any = chance.choice(
        [
            None,
            yard(**{one.id: (3 * at, at % 3) for at, one in enumerate(everybody)}),
            keep(**{one.id: chance.choice(["gate", "yard", "hall"]) for one in everybody}),
        ]
    )
    scene = battle(*everybody, space=space)
    for _ in range(40):
        seat = chance.choice(["gm", *(one.id for one in party)])
        found = legal(scene, seat)
        if not found:
            found = (Offer(name="end-turn", action=EndTurn()),)
        offer = chance.choice(found)
        done = play(RESOLVE[type(offer.action)](GAME, scene, offer.action), faces, at_random(faces))
        before = scene
        for effect in done.effects:
            scene = effect.happen(GAME, scene)
        yield before, scene
        if not scene.is_fight:
            return


@pytest.mark.rule("tkds/turn", "tkds/hit-points", "tkds/speed")
@pytest.mark.parametrize("seed", range(30))
def test_random_fights_break_nothing(seed: int) -> None:
    for before, scene in _turns(seed):
        assert [one.id for one in scene.figures] == [one.id for one in before.figures]
        for one in scene.figures:
            body = one.character
            assert 0 <= body.hp <= body.hp_most
            assert 0 <= one.moved <= body.speed
            assert 0 <= body.essence <= body.essence_most
            assert body.hero_points >= 0
            assert (body.state == "fine") == (body.hp > 0) or one.is_subdued
            assert all(condition.rounds != 0 for condition in one.conditions)
        hash(scene)


@pytest.mark.rule("tkds/turn")
def test_swapping_is_offered_for_weapons_and_what_is_in_hand() -> None:
    scene = battle(hero(items=(*held("sword"), Item(key="mace"), Item(key="rope"))), foe())
    swaps = [one.action for one in legal(scene, "ada") if isinstance(one.action, SwapGear)]
    assert swaps == [SwapGear(who="ada", item=0, on=False), SwapGear(who="ada", item=1, on=True)]
    assert watch(scene, swaps[0]).result.outcome == ""


@pytest.mark.rule("tkds/space", "tkds/turn")
def test_getting_past_is_offered_only_where_somebody_is_in_the_way() -> None:
    near = battle(hero(), foe(), space=yard(ada=(1, 1), orc=(3, 1)))
    far = battle(hero(), foe(), space=yard(ada=(1, 1), orc=(30, 1)))
    assert "pass-by" in names(near, "ada")
    assert "pass-by" not in names(far, "ada")
    assert "pass-by" not in names(battle(hero(), foe()), "ada")


@pytest.mark.rule("tkds/speed")
def test_every_square_within_reach_is_offered_to_heroes_and_foes_alike() -> None:
    places = {"ada": Square(12, 12), "orc": Square(20, 12), "rat": Square(20, 14)}
    field = Board(grid=Grid(width=40, height=25), tokens=tuple(Token(*one) for one in places.items()))
    scene = battle(hero("ada"), foe("orc"), foe("rat"), space=field)
    for seat, who, now in (("ada", "ada", scene), ("gm", "orc", replace(scene, side="foes"))):
        found = {
            one.action.to
            for one in legal(now, seat)
            if isinstance(one.action, MoveTo) and one.action.who == who
        }
        tried = {Square(x, y) for x in range(40) for y in range(25)} - {places[who]}
        assert found == {at for at in tried if is_legal(TKDS.resolve, now, MoveTo(who=who, to=at))}
        assert len(found) > 100


def test_of_too_many_squares_half_lead_towards_an_enemy() -> None:
    places = {"ada": Square(20, 20), "orc": Square(55, 20)}
    field = Board(grid=Grid(width=60, height=40), tokens=tuple(Token(*one) for one in places.items()))
    scene = battle(hero("ada", speed=15), foe("orc"), space=field)
    squares = [one.action.to for one in TKDS.offers(scene, "ada") if isinstance(one.action, MoveTo)]
    assert len(squares) == MOST_SQUARES
    assert squares[0].x == 35
    towards, near = squares[: MOST_SQUARES // 2], squares[MOST_SQUARES // 2 :]
    assert all(one.x > 20 for one in towards)
    assert all(abs(one.x - 20) <= 9 and abs(one.y - 20) <= 9 for one in near)


def test_each_of_many_foes_is_offered_a_walk_towards_the_party() -> None:
    ids = [f"g{number}" for number in range(12)]
    places = {id: (30 + number // 3, number % 3) for number, id in enumerate(ids)}
    goblins = (monster("goblin", id) for id in ids)
    scene = battle(hero("ada"), *goblins, side="foes", space=yard(ada=(0, 1), **places))
    walks = [one.action for one in TKDS.offers(scene, "gm") if isinstance(one.action, MoveTo)]
    front = {id for id, (x, _) in places.items() if x == 30}
    assert {one.who for one in walks} == set(ids)
    for id in front:
        assert any(one.to.x < 30 for one in walks if one.who == id)
