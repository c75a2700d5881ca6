"""What every game promises to tables, bots and adventures: one suite over `nde.rules.play` of them all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any, Union, get_args

import msgspec
import pytest

from nde.dice import GM, at_random, odds_of, play, seeded
from nde.errors import Missing, NdeError
from nde.locale import LANGUAGES, words
from nde.locale.words import kebab
from nde.rules import Offer, Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import (
    DIFFICULTIES,
    KINDS,
    RANKS,
    SEVERITIES,
    TRIALS,
    Moment,
    Person,
    Playing,
    Purpose,
    Side,
    Stage,
)
from nde.rules.ruleset import is_legal
from tests.games import for_games
from tests.refusals import refuses
from tests.rules.games import SPACES, surprise

GAMES = 20
TURNS = 25
SIDES: tuple[Side, ...] = get_args(Side)
PLAYED = [id for id in ruleset_ids() if ruleset_named(id).playing is not None]
GAME = pytest.mark.parametrize("ruleset", [ruleset_named(id) for id in PLAYED], ids=PLAYED)
HEROES = ("Zażółć gęślą", "q'7_x", "Ω-hero")
FOES = ("№ 13 ślad", "x@9~", "Ψ-foe", "9b9", "ŵŷ")
"""Ids that occur nowhere else, so that a trace of one in a scene is a trace of nobody but its bearer."""


def opening(ruleset: Ruleset, chance: Random) -> Any:
    """A party under odd names against foes under odder ones."""
    heroes = {id: surprise(ruleset, chance.getrandbits(32)) for id in HEROES[: chance.randint(1, 3)]}
    blocks = sorted(ruleset.foes)
    foes = {id: chance.choice(blocks) for id in FOES[: chance.randint(1, 5)]}
    space = SPACES[chance.choice(("none", *ruleset.spaces))]([*heroes, *foes], chance)
    return ruleset.new_scene(heroes, foes, space=space, is_fight=bool(chance.randrange(2)))


def carried_out(ruleset: Ruleset, scene: Any, action: Any, seed: int = 1) -> Any:
    """The scene after an action on random dice and answers."""
    faces = seeded(seed)
    for effect in play(ruleset.resolve(scene, action), faces, at_random(faces)).effects:
        scene = ruleset.apply(scene, effect)
    return scene


def random_scenes(ruleset: Ruleset, seed: int) -> Iterator[Any]:
    """The scenes of a game in which everybody does whatever they may."""
    chance = Random(seed)
    scene = opening(ruleset, chance)
    yield scene
    for _ in range(TURNS):
        offers = ruleset.offers(scene, chance.choice([GM, GM, *ruleset.characters(scene)]))
        if offers:
            scene = carried_out(ruleset, scene, chance.choice(offers).action, chance.getrandbits(32))
            yield scene


@cache
def scenes(game: str) -> tuple[Any, ...]:
    """The scenes of all random games of a ruleset, played once for all tests of a process."""
    ruleset = ruleset_named(game)
    return tuple(scene for seed in range(GAMES) for scene in random_scenes(ruleset, seed))


def parts(ruleset: Ruleset) -> Playing:
    assert ruleset.playing is not None
    return ruleset.playing


def party(ruleset: Ruleset, scene: Any) -> list[Person]:
    return [one for one in parts(ruleset).people(scene) if one.side == "party"]


def offers_of_all(ruleset: Ruleset, scene: Any) -> Iterator[tuple[str, Offer]]:
    for seat in (GM, *ruleset.characters(scene)):
        for offer in ruleset.offers(scene, seat):
            yield seat, offer


def fight(ruleset: Ruleset, seed: int, foes: dict[str, str]) -> Any:
    """Three beginners and some foes at the start of a fight, nowhere in particular."""
    heroes = {id: surprise(ruleset, seed * 10 + number) for number, id in enumerate(HEROES)}
    return ruleset.new_scene(heroes, foes, is_fight=True)


@GAME
def test_people_are_everybody_once_the_party_first(ruleset: Ruleset) -> None:
    for scene in scenes(ruleset.id):
        people = parts(ruleset).people(scene)
        ids = [one.id for one in people]
        assert len(ids) == len(set(ids))
        assert [one.side for one in people] == sorted((one.side for one in people), reverse=True)
        characters = ruleset.characters(scene)
        # A game may have companions without a sheet of their own in the party.
        assert [one.id for one in people if one.side == "party" and one.id in characters] == list(characters)
        for one in people:
            assert one.name or one.label
            assert one.is_out or not one.is_gone, one
            assert one.tracks
            assert all(track.value >= 0 for track in one.tracks)


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_are_and_suffer_has_words(ruleset: Ruleset, language: str) -> None:
    speaker = words(language, ruleset.id)
    everybody = [one for scene in scenes(ruleset.id) for one in parts(ruleset).people(scene)]
    labels = {one.label for one in everybody if one.label}
    conditions = {f"condition-{key}" for one in everybody for key in one.conditions}
    assert {key for key in labels | conditions if not speaker.has(key)} == set()
    kinds = ("track", "sheet", "skill", "attribute")
    tracks = {track.key.replace("_", "-") for one in everybody for track in one.tracks}
    assert {key for key in tracks if not any(speaker.has(f"{kind}-{key}") for kind in kinds)} == set()


def conditions_of(ruleset: Ruleset, scene: Any, who: str) -> tuple[str, ...]:
    return next(one.conditions for one in parts(ruleset).people(scene) if one.id == who)


@GAME
def test_a_condition_that_is_given_shows_and_one_that_is_taken_is_gone(ruleset: Ruleset) -> None:
    conditions, met = parts(ruleset).conditions, set()
    effects = msgspec.json.Decoder(Union[ruleset.effects])  # noqa: UP007
    known = {entry.id for entry in ruleset.rules}
    for scene in scenes(ruleset.id)[::11]:
        for one in parts(ruleset).people(scene):
            chips = conditions(scene, one.id)
            keys = [chip.key for chip in chips]
            assert len(keys) == len(set(keys))
            assert {chip.key for chip in chips if chip.is_on} == set(keys) & set(one.conditions)
            for chip in chips:
                met.add((chip.key, chip.is_on))
                assert chip.effect.rule in known
                assert effects.decode(msgspec.json.encode(chip.effect)) == chip.effect
                after = ruleset.apply(scene, chip.effect)
                assert (chip.key in conditions_of(ruleset, after, one.id)) is not chip.is_on, chip
                others = [two for two in parts(ruleset).people(after) if two.id != one.id]
                assert chip.is_on or others == [two for two in parts(ruleset).people(scene) if two != one]
                if chip.is_on:
                    continue
                # What a decree gives a decree takes, and the game goes on in between.
                again = {chip.key: chip for chip in conditions(after, one.id)}
                assert again[chip.key].is_on
                taken = ruleset.apply(after, again[chip.key].effect)
                assert chip.key not in conditions_of(ruleset, taken, one.id)
        assert conditions(scene, "nobody of this name") == ()
    # A game in which nobody is ever in a condition has none to give.
    everybody = [one for scene in scenes(ruleset.id) for one in parts(ruleset).people(scene)]
    assert any(not is_on for _, is_on in met) == any(one.conditions for one in everybody)


@GAME
def test_the_game_goes_on_with_any_condition(ruleset: Ruleset) -> None:
    playing = parts(ruleset)
    for scene in scenes(ruleset.id)[:: TURNS * 4]:
        for one in playing.people(scene):
            for chip in playing.conditions(scene, one.id):
                after = ruleset.apply(scene, chip.effect)
                assert list(offers_of_all(ruleset, after))
                assert playing.sheet_of(after, one.id)
                if (turn := playing.moment(after, "turn")) is not None:
                    carried_out(ruleset, after, turn)


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_that_can_be_given_has_its_words(ruleset: Ruleset, language: str) -> None:
    speaker = words(language, ruleset.id)
    for scene in scenes(ruleset.id)[:: TURNS * 2]:
        for one in parts(ruleset).people(scene):
            for chip in parts(ruleset).conditions(scene, one.id):
                assert speaker.has(f"condition-{chip.key}"), chip.key
                assert "⟨" not in speaker.effect(chip.effect)
                assert speaker.has(f"effect-{kebab(type(chip.effect).__name__)}"), chip.effect


@GAME
def test_everybody_has_a_sheet_and_strangers_have_none(ruleset: Ruleset) -> None:
    for scene in scenes(ruleset.id)[::7]:
        for one in parts(ruleset).people(scene):
            sheet = parts(ruleset).sheet_of(scene, one.id)
            assert sheet.traits
            if one.id in ruleset.characters(scene):
                assert sheet.name == ruleset.sheet(ruleset.characters(scene)[one.id]).name
        with pytest.raises(Missing):
            parts(ruleset).sheet_of(scene, "nobody of this name")


@GAME
def test_an_action_is_the_deed_of_the_seat_it_is_offered_to(ruleset: Ruleset) -> None:
    met = set()
    for scene in scenes(ruleset.id)[::3]:
        people = {one.id for one in parts(ruleset).people(scene)}
        for seat, offer in offers_of_all(ruleset, scene):
            met.add(type(offer.action))
            actor = parts(ruleset).actor(offer.action)
            assert actor == seat if seat != GM else actor in {GM, *people}, offer
            assert isinstance(parts(ruleset).is_secret(offer.action), bool)
    assert len(met) > len(ruleset.actions) / 2


@GAME
def test_nothing_is_left_of_the_hidden_and_everything_of_the_others(ruleset: Ruleset) -> None:
    chance = Random(7)
    for scene in scenes(ruleset.id):
        people = parts(ruleset).people(scene)
        hidden = frozenset(one.id for one in people if one.id in FOES and chance.randrange(2))
        veiled = parts(ruleset).veil(scene, hidden)
        text = msgspec.json.encode(veiled).decode()
        assert [id for id in hidden if id in text] == []
        left = parts(ruleset).people(veiled)
        assert [one.id for one in left] == [one.id for one in people if one.id not in hidden]
        for id in ruleset.characters(veiled):
            for offer in ruleset.offers(veiled, id):
                assert [other for other in hidden if other in repr(offer.action)] == []


@GAME
def test_even_a_hidden_hero_leaves_no_trace(ruleset: Ruleset) -> None:
    for scene in scenes(ruleset.id)[::5]:
        hidden = next(iter(ruleset.characters(scene)))
        veiled = parts(ruleset).veil(scene, frozenset((hidden,)))
        assert hidden not in msgspec.json.encode(veiled).decode()
        assert hidden not in ruleset.characters(veiled)


@GAME
def test_a_veil_over_nobody_hides_what_is_secret_once_and_no_more(ruleset: Ruleset) -> None:
    for scene in scenes(ruleset.id)[::5]:
        veiled = parts(ruleset).veil(scene, frozenset())
        assert parts(ruleset).veil(veiled, frozenset()) is veiled
        assert parts(ruleset).veil(veiled, frozenset(("nobody of this name",))) == veiled


def plain_values(ruleset: Ruleset, scene: Any) -> Iterator[tuple[str, Any]]:
    """Every path of everybody that leads to a number or a yes or no, with its value."""
    ids = {one.id for one in parts(ruleset).people(scene)}
    for name in scene.__struct_fields__:
        many = getattr(scene, name)
        for one in many if isinstance(many, tuple) else ():
            if getattr(one, "id", None) not in ids:
                continue
            holders: tuple[Any, ...] = (one, getattr(one, "character", one))
            for holder in holders:
                for field in holder.__struct_fields__:
                    value = getattr(holder, field)
                    if isinstance(value, int):
                        yield f"{one.id}.{field}", value


@GAME
def test_whatever_a_game_master_puts_the_game_goes_on(ruleset: Ruleset) -> None:
    put = parts(ruleset).put
    for scene in scenes(ruleset.id)[:: TURNS * 6]:
        for path, value in dict(plain_values(ruleset, scene)).items():
            who = path.partition(".")[0]
            seat = who if who in ruleset.characters(scene) else GM
            wishes = (not value,) if isinstance(value, bool) else (0, 1, 7, 99)
            for wish in wishes:
                try:
                    changed = put(scene, path, wish)
                except NdeError as fault:
                    if fault.code != "wrong-value":
                        raise
                    continue  # a number this game has no use for, such as a die of seven sides
                assert ruleset.look(changed, path) == wish, path
                assert parts(ruleset).people(changed)
                assert parts(ruleset).sheet_of(changed, who)
                assert isinstance(ruleset.offers(changed, seat), tuple)
            assert ruleset.look(put(scene, path, value), path) == value


@GAME
def test_a_value_that_cannot_stand_there_is_refused(ruleset: Ruleset) -> None:
    put = parts(ruleset).put
    scene = scenes(ruleset.id)[0]
    for path, _ in plain_values(ruleset, scene):
        with refuses("wrong-value"):
            put(scene, path, "nonsense")
    who = next(iter(ruleset.characters(scene)))
    with pytest.raises(Missing):
        put(scene, f"{who}.nothing_of_this_name", 1)
    with pytest.raises(Missing):
        put(scene, f"{who}.id", "somebody-else")
    with pytest.raises(Missing):
        put(scene, "nobody of this name.hearts", 1)


@GAME
def test_who_joins_is_there_and_who_leaves_is_gone(ruleset: Ruleset) -> None:
    chance = Random(3)
    for scene in scenes(ruleset.id)[::9]:
        block = chance.choice(sorted(ruleset.foes))
        joined = parts(ruleset).join(scene, {"Łan-1": block, "Łan-2": block})
        people = {one.id: one for one in parts(ruleset).people(joined)}
        assert people["Łan-1"].side == people["Łan-2"].side == "foes"
        assert people["Łan-1"].label == people["Łan-2"].label
        assert len(people) == len(parts(ruleset).people(scene)) + 2
        assert list(offers_of_all(ruleset, joined))
        left = parts(ruleset).leave(parts(ruleset).leave(joined, "Łan-1"), "Łan-2")
        assert left == scene
        for one in parts(ruleset).people(scene):
            if one.side == "foes":
                left = parts(ruleset).leave(left, one.id)
        assert parts(ruleset).standing(left, "foes") == 0
        assert [id for id in FOES if id in msgspec.json.encode(left).decode()] == []


@GAME
def test_a_moment_is_an_action_that_may_be_taken_now(ruleset: Ruleset) -> None:
    met = set()
    for scene in scenes(ruleset.id)[::2]:
        before = parts(ruleset).turn(scene)
        for moment in get_args(Moment):
            action = parts(ruleset).moment(scene, moment)
            if action is None:
                continue
            met.add(moment)
            assert is_legal(ruleset.resolve, scene, action), moment
            after = parts(ruleset).turn(carried_out(ruleset, scene, action))
            if moment == "fight":
                assert not before.is_fight
                assert after.is_fight
            if moment == "turn":
                assert before.is_fight
                assert after != before
            if moment == "calm":
                assert not after.is_fight
    assert {"fight", "turn", "calm", "rest"} <= met


@GAME
def test_a_fight_can_be_begun_turned_and_ended(ruleset: Ruleset) -> None:
    scene = ruleset.new_scene(
        {"Ω-hero": surprise(ruleset, 4)}, {"9b9": parts(ruleset).cast("beast", "minion")}
    )
    for wanted in ("fight", "turn", "turn", "turn", "calm", "rest"):
        action = parts(ruleset).moment(scene, wanted)
        if wanted == "turn" and action is None:
            break  # the only hero fell to a fight that goes on without turns
        assert action is not None, wanted
        scene = carried_out(ruleset, scene, action)


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_rank_is_played_by_a_block_with_a_name(ruleset: Ruleset, language: str) -> None:
    speaker = words(language, ruleset.id)
    for kind in KINDS:
        for rank in RANKS:
            block = parts(ruleset).cast(kind, rank)
            assert block in ruleset.foes, (kind, rank)
            joined = parts(ruleset).join(fight(ruleset, 1, {}), {"9b9": block})
            assert speaker.has(parts(ruleset).people(joined)[-1].label), (kind, rank)


@GAME
def test_a_boss_takes_more_than_a_minion(ruleset: Ruleset) -> None:
    for kind in KINDS:
        taken = [
            parts(ruleset).standing(fight(ruleset, 1, {"9b9": parts(ruleset).cast(kind, rank)}), "foes")
            for rank in RANKS
        ]
        assert min(taken) == taken[0] < taken[-1], kind


@GAME
def test_a_trial_is_rolled_and_harder_the_harder_it_is(ruleset: Ruleset) -> None:
    for seed in range(6):
        scene = ruleset.new_scene({"Ω-hero": surprise(ruleset, seed)}, {})
        for trial in TRIALS:
            chances = []
            for difficulty in DIFFICULTIES:
                action = parts(ruleset).trial(scene, "Ω-hero", trial, difficulty)
                assert parts(ruleset).actor(action) == "Ω-hero"
                odds = odds_of(partial(ruleset.resolve, scene, action), lambda result: result.outcome)
                assert set(odds) <= set(ruleset.outcome_names)
                chances.append(sum(odds[outcome] for outcome in odds if ruleset.reading(outcome) == "wholly"))
            assert chances == sorted(chances, reverse=True), trial
            assert chances[0] > 0


@GAME
def test_what_a_trial_is_rolled_with_stands_on_the_sheet(ruleset: Ruleset) -> None:
    for seed in range(6):
        scene = ruleset.new_scene({"Ω-hero": surprise(ruleset, seed)}, {})
        sheet = parts(ruleset).sheet_of(scene, "Ω-hero")
        traits = {one.key for one in sheet.traits} | {one.key for one in sheet.tracks}
        used = {
            parts(ruleset).tried_with(parts(ruleset).trial(scene, "Ω-hero", trial, "normal"))
            for trial in TRIALS
        }
        assert used == {""} or used <= traits, "of a game without traits nothing is named"


@GAME
def test_a_hazard_hurts_and_a_serious_one_more(ruleset: Ruleset) -> None:
    worst = []
    for severity in SEVERITIES:
        losses = []
        for seed in range(60):
            scene = ruleset.new_scene({"Ω-hero": surprise(ruleset, seed)}, {})
            action = parts(ruleset).hazard(scene, "Ω-hero", severity)
            after = carried_out(ruleset, scene, action, seed)
            before = parts(ruleset).standing(scene, "party")
            losses.append(before - parts(ruleset).standing(after, "party"))
        assert min(losses) >= 0
        worst.append(sum(losses))
    assert 0 < worst[0] < worst[1]


@GAME
def test_an_aim_names_a_purpose_and_somebody_who_is_there(ruleset: Ruleset) -> None:
    met = set()
    for scene in scenes(ruleset.id)[::3]:
        people = {one.id: one for one in parts(ruleset).people(scene)}
        for seat, offer in offers_of_all(ruleset, scene):
            aim = parts(ruleset).aim(scene, offer)
            met.add(aim.purpose)
            assert aim.purpose in get_args(Purpose)
            assert aim.target in {"", *people}, offer
            assert aim.cost >= 0
            if aim.purpose != "move":
                assert aim.gain == 0
            if aim.purpose == "attack" and seat != GM and aim.target:
                assert people[aim.target].side == "foes", offer
            if aim.purpose in ("raise", "help") and seat != GM:
                assert not aim.target or people[aim.target].side == "party", offer
    assert {"attack", "pass", "other", *(("move",) if ruleset.spaces else ())} <= met


@for_games("acting foes", into="ruleset")
def test_foes_choose_among_the_offers_until_their_turn_is_done(ruleset: Ruleset) -> None:
    chosen = 0
    for number, scene in enumerate(scenes(ruleset.id)[::3]):
        for step in range(80):
            offers = ruleset.offers(scene, GM)
            choice = parts(ruleset).foe_choice(scene, offers)
            assert choice == parts(ruleset).foe_choice(scene, offers)
            if choice is None:
                break
            assert choice in offers
            chosen += 1
            scene = carried_out(ruleset, scene, choice.action, number * 100 + step)
        else:
            pytest.fail("the foes' turn does not end")
    assert chosen > 10


@GAME
def test_a_side_stands_as_long_as_one_of_it_does(ruleset: Ruleset) -> None:
    for scene in scenes(ruleset.id):
        for side in SIDES:
            left = parts(ruleset).standing(scene, side)
            members = [one for one in parts(ruleset).people(scene) if one.side == side]
            assert left >= 0
            assert (left > 0) == any(not one.is_out for one in members), (side, members)


@GAME
def test_rulings_are_parameters_somebody_is_offered(ruleset: Ruleset) -> None:
    offered = {
        param.name
        for scene in scenes(ruleset.id)[::9]
        for _, offer in offers_of_all(ruleset, scene)
        for param in offer.params
    }
    assert parts(ruleset).rulings
    assert parts(ruleset).rulings & offered


WITH_SHORTCUTS = tuple(one for one in map(ruleset_named, PLAYED) if parts(one).foes_to_act is not None)
"""A game may leave out what only spares work."""


@pytest.mark.parametrize("ruleset", WITH_SHORTCUTS, ids=lambda one: one.id)
def test_foes_who_are_asked_one_by_one_do_what_they_do_together(ruleset: Ruleset) -> None:
    playing, chosen = parts(ruleset), 0
    assert playing.foe_offers is not None
    assert playing.foes_to_act is not None
    for scene in scenes(ruleset.id)[::2]:
        together = playing.foe_choice(scene, ruleset.offers(scene, GM))
        by_one = (
            playing.foe_choice(scene, playing.foe_offers(scene, id)) for id in playing.foes_to_act(scene)
        )
        first = next((one for one in by_one if one is not None), None)
        assert (first and first.action) == (together and together.action)
        chosen += first is not None
    assert chosen


@pytest.mark.parametrize("ruleset", WITH_SHORTCUTS, ids=lambda one: one.id)
def test_a_side_is_left_as_long_as_somebody_of_it_takes_part(ruleset: Ruleset) -> None:
    playing = parts(ruleset)
    assert playing.sides_left is not None
    for scene in scenes(ruleset.id):
        assert playing.sides_left(scene) == {one.side for one in playing.people(scene) if not one.is_out}


@GAME
def test_what_one_can_do_to_another_is_open_to_the_two_alone_or_is_done_to_others_too(
    ruleset: Ruleset,
) -> None:
    """So whoever asks what one can do to another need not look at all that everybody could do."""
    playing, wide, told = parts(ruleset), 0, 0
    for scene in scenes(ruleset.id)[::2]:
        everybody = {one.id for one in playing.people(scene)}
        for who in ruleset.characters(scene):
            offers = [(one.action, playing.aim(scene, one)) for one in ruleset.offers(scene, who)]
            for target in {aim.target for _, aim in offers} & everybody:
                alone = ruleset.offers(playing.veil(scene, frozenset(everybody - {who, target})), who)
                others = [one.action for one in playing.wide_offers(scene, who, target)]
                told += len(others)
                known = [*(one.action for one in alone), *others]
                assert not {action for action in others if action in known[: len(alone)]}
                for action, aim in offers:
                    if aim.target == target and aim.purpose in ("attack", "heal", "raise"):
                        assert action in known
                        wide += action in others
    assert bool(wide) == bool(told)


@GAME
def test_an_action_in_stages_leads_to_the_scene_of_its_resolution(ruleset: Ruleset) -> None:
    """Die by die and answer by answer: what happens one after the other is what happens at once."""
    playing = parts(ruleset)
    for seed, scene in enumerate(scenes(ruleset.id)[::2]):
        for action in [offer.action for offer in ruleset.offers(scene, GM)]:
            if (first := playing.stages(action)) is not None:
                assert in_stages(scene, first, seed) == carried_out(ruleset, scene, action, seed), action


def in_stages(scene: Any, first: Stage, seed: int) -> Any:
    """The scene after a stage and all that follow, on the dice and answers of `carried_out`."""
    faces = seeded(seed)
    waiting = [first]
    while waiting:
        stage = waiting.pop(0)
        scene, following = play(stage.rule(scene, *stage.args), faces, at_random(faces))
        waiting[:0] = following
    return scene
