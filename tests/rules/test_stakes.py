"""What a roll means for whoever makes it: in every game, for every action that is rolled for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import pytest

from nde.dice import Policy, TooManyPaths, default_answer, odds_of, prefer
from nde.locale import LANGUAGES, words
from nde.locale.phrases import also_told, prospect_words, wish_words
from nde.rules import Param, Posed, Resolution, Ruleset, Situation, ruleset_ids, ruleset_named
from nde.rules.prospects import Prospect, prospect_of
from tests.rules.games import GM, random_game

GAMES = 8
TURNS = 10
MOST_EACH = 6
"""So many offers of a kind are looked at: those of other games and scenes are like them."""
LONGEST_WISH, LONGEST_BESIDE = 40, 40
GAME = pytest.mark.parametrize("game", ruleset_ids())


def sample(param: Param) -> Any:
    if param.default is not None:
        return param.default
    if param.kind == "die":
        return param.sides[len(param.sides) // 2]
    return param.choices[0] if param.kind == "choice" else param.least or 0


def posed(situation: Situation) -> Posed:
    return situation.pose({param.name: sample(param) for param in situation.params})


Ends = dict[Resolution, Fraction]


class Seen(NamedTuple):
    """An action in a scene: everything it can come to, and what that means for whoever rolls."""

    scene: Any
    action: Any
    ends: Ends
    found: Prospect | None


def look(rules: Ruleset, scene: Any, action: Any, policy: Policy = default_answer) -> Seen:
    ends: Ends = odds_of(lambda: rules.resolve(scene, action), lambda one: one, policy)
    return Seen(scene, action, ends, prospect_of(rules, scene, action, policy))


@cache
def looked_at(game: str) -> tuple[Seen, ...]:
    """What can be posed in a game, and what anybody is offered in random games."""
    rules = ruleset_named(game)
    poses = [posed(situation) for situation in rules.situations]
    seen = [look(rules, pose.scene, pose.action, prefer(pose.answers)) for pose in poses]
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        for turn in random_game(rules, seed, TURNS):
            for seat in (GM, *rules.characters(turn.before)):
                for offer in rules.offers(turn.before, seat):
                    action = offer.preview if offer.preview is not None else offer.action
                    kind = f"{type(action).__name__} {offer.name}"
                    met[kind] += 1
                    if met[kind] <= MOST_EACH:
                        with suppress(TooManyPaths):
                            seen.append(look(rules, turn.before, action))
    return tuple(seen)


def prospects(game: str) -> Iterator[tuple[Any, Any, Ends, Prospect]]:
    for scene, action, ends, found in looked_at(game):
        if found is not None:
            yield scene, action, ends, found


@GAME
def test_every_outcome_that_a_roll_can_end_in_has_a_declared_meaning(game: str) -> None:
    rules = ruleset_named(game)
    rolled = set()
    for scene, action, ends, _ in looked_at(game):
        for result in ends:
            if result.outcome:
                assert type(action) in rules.stakes, type(action).__name__
                assert result.outcome in {one.name for one in rules.ways(action)}, type(action).__name__
                assert rules.fulfils(scene, action, result) is not None
                rolled.add(type(action))
    assert len(rolled) >= len(rules.stakes) / 2, "most kinds of rolls are looked at"


@GAME
def test_a_prospect_is_summed_over_the_very_procedure(game: str) -> None:
    rules = ruleset_named(game)
    count = 0
    for scene, action, ends, found in prospects(game):
        count += 1
        assert sum((way.chance for way in found.ways), Fraction()) == 1
        assert all(way.chance > 0 for way in found.ways)
        stake = rules.stake(action)
        plainly = stake.plainly if stake.is_by_person(action) else {}

        def told(outcome: str, plainly: Mapping[str, str] = plainly) -> str:
            return plainly.get(outcome, outcome)

        for way in found.ways:
            meant = [
                chance
                for result, chance in ends.items()
                if (told(result.outcome), rules.fulfils(scene, action, result)) == (way.outcome, way.fulfils)
            ]
            assert sum(meant, Fraction()) == way.chance
        assert found.chance + found.of("partly") + found.of("not") == 1
        assert all(0 < chance <= 1 for _, chance in found.also)
        assert len({named for named, _ in found.also}) == len(found.also)
        own = rules.stake(action).also
        for named, chance in found.also:
            by_hand = [one for result, one in ends.items() if named in own(scene, action, result)]
            assert sum(by_hand, Fraction()) in (chance, 0), named
    assert count > 10


@GAME
def test_what_is_certain_shows_nothing_below_a_hundred_per_cent(game: str) -> None:
    """Whoever gets what they want however the dice fall is not told of another chance."""
    rules = ruleset_named(game)
    for scene, action, ends, found in prospects(game):
        meanings = {rules.fulfils(scene, action, result) for result in ends}
        assert (meanings == {"wholly"}) == (found.chance == 1), type(action).__name__
        assert (found.chance == 0) == ("wholly" not in meanings)


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_wishes_and_what_else_is_decided_have_words_for_a_button(game: str, language: str) -> None:
    speaker = words(language, game)
    for *_, found in prospects(game):
        told = (wish_words(speaker, found), *(what for what, _ in also_told(speaker, found)))
        assert all(what and "⟨" not in what for what in told), told
        assert len(told[0]) <= LONGEST_WISH
        assert all(len(what) <= LONGEST_BESIDE for what in told[1:])


@GAME
def test_who_falls_by_an_action_is_who_the_scene_afterwards_has_out(game: str) -> None:
    rules = ruleset_named(game)
    assert rules.playing is not None
    people = rules.playing.people
    seen = 0
    for scene, action, ends, found in prospects(game):
        chances = {named: chance for named, chance in found.also if named.key in ("out", "target-out")}
        if not chances:
            continue
        seen += 1
        doer = rules.playing.actor(action)
        side = next(one.side for one in people(scene) if one.id == doer)
        standing = {one.id for one in people(scene) if one.side != side and not one.is_out}
        anybody = Fraction()
        for result, chance in ends.items():
            after = scene
            for effect in result.effects:
                after = rules.apply(after, effect)
            anybody += chance * any(one.id in standing and one.is_out for one in people(after))
        assert max(chances.values()) <= anybody <= sum(chances.values())
    assert seen


def prospect(game: str, situation: str, **said: Any) -> Prospect:
    rules = ruleset_named(game)
    one = rules.situation(situation)
    pose = one.pose({param.name: said.get(param.name, sample(param)) for param in one.params})
    found = prospect_of(rules, pose.scene, pose.action, prefer(pose.answers))
    assert found is not None
    return found


def also(found: Prospect) -> dict[str, Fraction]:
    return {named.key: chance for named, chance in found.also}


@pytest.mark.rule("cairn2e/casting-in-danger")
def test_a_spell_of_cairn_works_and_the_save_decides_about_a_second_fatigue() -> None:
    found = prospect("cairn2e", "cast", will=8)
    assert found.wish == "works"
    assert found.chance == 1
    assert also(found) == {"second-fatigue": Fraction(12, 20)}


@pytest.mark.rule("cairn2e/attack")
def test_an_attack_of_cairn_always_hits_and_armor_alone_may_stop_it() -> None:
    assert prospect("cairn2e", "strike", armor=0).chance == 1
    armored = prospect("cairn2e", "strike", armor=2, hp=1)
    assert armored.wish == "harms"
    assert armored.chance == 1 - dict(armored.chances)["nothing"] < 1
    assert also(armored)["critical"] == dict(armored.chances)["critical"]


@pytest.mark.rule("tkds/casting")
def test_a_blessing_that_fails_still_works_a_little() -> None:
    found = prospect("tkds", "cast", spell="bless")
    chances = dict(found.chances)
    assert found.chance == chances["success"] + chances["critical-success"]
    assert found.of("partly") == chances["failure"]
    assert found.of("not") == chances["critical-failure"]


@pytest.mark.rule("tkds/dying", "tkds/our-spells")
def test_healing_the_dying_works_however_little_it_heals() -> None:
    found = prospect("tkds", "cast", spell="healing", skill=2, target_hp=20, wounds=20)
    assert (found.chance, found.of("partly")) == (Fraction(19, 20), Fraction())
    awake = prospect("tkds", "cast", spell="healing", skill=2, target_hp=20, wounds=19)
    assert (awake.chance, awake.of("partly")) == (Fraction(11, 20), Fraction(8, 20))


@pytest.mark.rule("tkds/resistances")
def test_a_hit_that_an_immune_target_does_not_feel_is_told_so() -> None:
    immune = prospect("tkds", "attack", kind="poison", effect="immune")
    assert also(immune)["unfelt"] == immune.chance == Fraction(11, 20)
    assert "unfelt" not in also(prospect("tkds", "attack", kind="poison", effect="resist"))


@pytest.mark.rule("tkds/contest")
def test_a_contest_that_nobody_began_tells_of_the_tie() -> None:
    assert also(prospect("tkds", "contest", initiator=False)) == {"tied": Fraction(1, 20)}
    assert also(prospect("tkds", "contest")) == {}


@pytest.mark.parametrize("game", ["cairn2e", "tkds"])
def test_a_fight_begins_with_who_acts_in_the_first_round(game: str) -> None:
    assert prospect(game, "first-round").wish == "acts-first"
    assert "one-acts-first" not in also(prospect(game, "first-round")), "there is nobody else"


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_a_strike_tells_of_the_wound_of_its_end_and_of_what_a_miss_costs(game: str) -> None:
    found = prospect(game, "strike")
    assert found.wish == "wounds"
    assert also(found)["target-out"] == found.chance, "a foe of one wound"


@pytest.mark.rule("nde12/5.5", "nde12/3.4")
def test_a_blow_that_fells_whenever_it_wounds_says_both_once_and_leaves_room_for_the_rest() -> None:
    speaker = words("en", "nde12")
    last = prospect("nde12", "strike", die=6, foe="minion", attack="melee")
    assert last.fells
    assert also(last)["target-out"] == last.chance == Fraction(1, 6)
    told = prospect_words(speaker, last)
    assert told == "wounds and fells 17%, 1 heart lost 83%, complication 17%"
    tough = prospect("nde12", "strike", die=10, foe="elite", attack="melee")
    assert not tough.fells
    assert [what for what, _ in also_told(speaker, tough)] == [
        "out of the fight",
        "1 heart lost",
        "complication",
    ]


@pytest.mark.rule("nde14/2.4", "nde14/B20")
def test_what_plain_failure_brings_is_named_where_it_always_brings_something() -> None:
    assert also(prospect("nde14", "test", die=8, number=4))["consequence"] == Fraction(2, 8)
    assert "consequence" not in also(prospect("nde12", "test", die=8, number=6))
