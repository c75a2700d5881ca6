"""What every game must keep, whoever wrote it: one suite over all of them."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, partial
from typing import Any, Union

import msgspec
import pytest

from nde.dice import (
    Run,
    at_random,
    default_answer,
    odds_of,
    prefer,
    replay,
    resume,
    seeded,
    simulate,
    watch,
)
from nde.errors import Faults, Illegal, Missing
from nde.locale import LANGUAGES, words
from nde.locale.words import kebab
from nde.rules import Param, Posed, Ruleset, Situation, ruleset_ids, ruleset_named
from tests.extent import drawn
from tests.rules.games import Turn, random_game, surprise

GAMES = drawn(80, of=200)
TURNS = 40
GAME = pytest.mark.parametrize("ruleset", [ruleset_named(id) for id in ruleset_ids()], ids=ruleset_ids())
SITUATIONS = [
    pytest.param(ruleset_named(id), situation, id=f"{id}-{situation.name}")
    for id in ruleset_ids()
    for situation in ruleset_named(id).situations
]


@cache
def played(game: str) -> tuple[tuple[Turn, ...], ...]:
    """The random games of a ruleset, played once for all tests of a process."""
    return tuple(tuple(random_game(ruleset_named(game), seed, TURNS)) for seed in range(GAMES))


def turns(ruleset: Ruleset) -> list[Turn]:
    return [turn for game in played(ruleset.id) for turn in game]


def sample(param: Param) -> Any:
    """Some allowed value of a parameter: its default where it has one."""
    if param.default is not None:
        return param.default
    if param.kind == "die":
        return param.sides[len(param.sides) // 2]
    if param.kind == "choice":
        return param.choices[0]
    return param.least or 0


def posed(situation: Situation) -> Posed:
    return situation.pose({param.name: sample(param) for param in situation.params})


@GAME
def test_rule_ids_begin_with_the_game_and_are_unique(ruleset: Ruleset) -> None:
    ids = [entry.id for entry in ruleset.rules]
    assert len(ids) == len(set(ids)) > 2
    assert all(id.startswith(f"{ruleset.id}/") for id in ids)


@GAME
def test_options_name_real_settings_their_defaults_and_known_rules(ruleset: Ruleset) -> None:
    known = {entry.id for entry in ruleset.rules}
    for option in ruleset.options:
        value = ruleset.settings
        for part in option.key.split("."):
            value = value[part] if isinstance(value, dict) else getattr(value, part)
        assert value == option.default, option.key
        assert set(option.rules) <= known, option.key
        assert option.choices or option.least < option.most, option.key


@GAME
def test_every_option_can_be_set_to_every_value(ruleset: Ruleset) -> None:
    for option in ruleset.options:
        for value in option.choices or (option.least, option.most):
            changed = ruleset.configure({option.key: value})
            assert changed.id == ruleset.id
            assert (changed.settings == ruleset.settings) == (value == option.default), option.key


@GAME
def test_a_setting_that_does_not_exist_is_refused_whatever_else_is_right(ruleset: Ruleset) -> None:
    with pytest.raises(Faults) as refusal:
        ruleset.configure({"no_such_setting": 1, "nor_this": 2})
    assert [fault.place for fault in refusal.value.faults] == ["no_such_setting", "nor_this"]


@pytest.mark.parametrize(("ruleset", "situation"), SITUATIONS)
def test_the_odds_of_a_situation_sum_to_one_over_known_outcomes(
    ruleset: Ruleset, situation: Situation
) -> None:
    pose = posed(situation)
    chances = odds_of(
        lambda: ruleset.resolve(pose.scene, pose.action), lambda result: result.outcome, prefer(pose.answers)
    )
    assert sum(chances.values()) == 1
    assert set(chances) <= {*ruleset.outcome_names, ""}


@pytest.mark.parametrize(("ruleset", "situation"), SITUATIONS)
def test_the_odds_agree_with_playing_it(ruleset: Ruleset, situation: Situation) -> None:
    pose = posed(situation)
    chances = odds_of(
        lambda: ruleset.resolve(pose.scene, pose.action), lambda result: result, prefer(pose.answers)
    )
    trials = 2_000
    counts = simulate(
        lambda: ruleset.resolve(pose.scene, pose.action), seeded(5), times=trials, policy=prefer(pose.answers)
    )
    assert set(counts) <= set(chances)
    assert sum(chances.values()) == 1
    for result, share in chances.items():
        if share * trials < 20:
            continue  # too rare for the normal approximation; that nothing else turned up is checked above
        deviation = float(share * (1 - share) / trials) ** 0.5
        assert abs(counts[result] / trials - float(share)) <= 5.5 * deviation, result


@GAME
def test_characters_made_at_random_are_valid_and_read_back(ruleset: Ruleset) -> None:
    for seed in range(50):
        character = surprise(ruleset, seed)
        document = ruleset.write_sheet(character)
        assert ruleset.read_sheet(document) == character
        sheet = ruleset.sheet(character)
        assert all(0 <= track.value <= track.most <= track.cap for track in sheet.tracks)


@GAME
def test_random_games_run_through_every_action_the_game_offers(ruleset: Ruleset) -> None:
    """200 games each; whatever is offered is never refused, or the game would have stopped."""
    met = {type(turn.offer.action) for turn in turns(ruleset)}
    assert len(played(ruleset.id)) == GAMES
    assert len(turns(ruleset)) > GAMES * TURNS / 2
    offered = {
        type(offer.action): (turn.before, offer.action)
        for turn in turns(ruleset)[:400]
        for offer in ruleset.offers(turn.before, turn.seat)
    }
    # Where much can be done, chance leaves out a few things that are rarely offered: those are tried as well.
    rare = [offered[kind] for kind in offered.keys() - met]
    assert len(rare) <= len(offered) // 10
    for scene, action in rare:
        assert watch(ruleset.resolve(scene, action), seeded(1), at_random(seeded(2))).result.effects


@GAME
def test_every_value_an_offer_allows_can_be_said(ruleset: Ruleset) -> None:
    """Whatever a parameter of an offer allows leads to an action: carried out, or refused with a reason."""
    met: set[tuple[str, str]] = set()
    for turn in turns(ruleset)[::11]:
        for offer in ruleset.offers(turn.before, turn.seat):
            assert ruleset.vary(offer.action, {one.name: one.default for one in offer.params}) is not None
            for param in offer.params:
                if (offer.name, param.name) in met:
                    continue
                met.add((offer.name, param.name))
                for value in allowed(param):
                    with suppress(Illegal, Missing):
                        next(
                            ruleset.resolve(turn.before, ruleset.vary(offer.action, {param.name: value})),
                            None,
                        )


@GAME
def test_every_offer_and_parameter_has_words_in_every_language(ruleset: Ruleset) -> None:
    offers = {
        (offer.name, param.name if param else "")
        for turn in turns(ruleset)[::3]
        for offer in (turn.offer,)
        for param in (None, *offer.params)
    }
    for language in LANGUAGES:
        speaker = words(language, ruleset.id)
        assert [name for name, _ in offers if not speaker.has(f"offer-{name}")] == []
        assert [name for _, name in offers if name and not speaker.has(f"param-{kebab(name)}")] == []


def allowed(param: Param) -> list[Any]:
    """Every value a parameter allows, or the ends and the middle of a long range."""
    if param.kind == "flag":
        return [False, True]
    if param.kind == "choice":
        return list(param.choices)
    if param.kind == "die":
        return list(param.sides)
    if param.kind == "number" and param.least is not None and param.most is not None:
        return sorted({param.least, (param.least + param.most) // 2, param.most})
    return [] if param.default is None else [param.default]


@GAME
def test_effects_and_steps_cite_rules_of_the_index(ruleset: Ruleset) -> None:
    known = {entry.id for entry in ruleset.rules}
    for turn in turns(ruleset):
        assert {effect.rule for effect in turn.resolution.effects} <= known
        assert {step.rule for step in turn.steps} <= known


@GAME
def test_what_was_played_replays_to_the_same_result(ruleset: Ruleset) -> None:
    for turn in turns(ruleset)[::5]:
        assert replay(ruleset.resolve(turn.before, turn.offer.action), turn.answers) == turn.resolution


@GAME
def test_a_waiting_action_goes_on_from_any_prefix_of_its_answers(ruleset: Ruleset) -> None:
    for turn in turns(ruleset)[::20]:
        for length in range(len(turn.answers)):
            waiting = resume(ruleset.resolve(turn.before, turn.offer.action), turn.answers[:length])
            assert not isinstance(waiting, Run)


@GAME
def test_scenes_actions_and_effects_are_hashable_and_survive_the_codec(ruleset: Ruleset) -> None:
    actions: Any = Union[ruleset.actions]  # noqa: UP007
    effect: Any = Union[ruleset.effects]  # noqa: UP007
    for turn in turns(ruleset)[::7]:
        hash(turn.after)
        assert msgspec.json.decode(msgspec.json.encode(turn.after), type=ruleset.scene_type) == turn.after
        assert msgspec.json.decode(msgspec.json.encode(turn.offer.action), type=actions) == turn.offer.action
        sent = msgspec.msgpack.encode(turn.resolution.effects)
        assert tuple(msgspec.msgpack.decode(sent, type=list[effect])) == turn.resolution.effects


@GAME
def test_characters_stay_within_their_bounds_in_every_scene(ruleset: Ruleset) -> None:
    for turn in turns(ruleset):
        for character in ruleset.characters(turn.after).values():
            for track in ruleset.sheet(character).tracks:
                assert track.value >= 0
                assert track.value <= track.most or track.refill == "session", track


@GAME
def test_applying_any_effect_to_any_scene_never_fails(ruleset: Ruleset) -> None:
    """Effects of one game on the scenes of another: a GM may grant anything at any time."""
    seen = turns(ruleset)
    effects = [effect for turn in seen for effect in turn.resolution.effects][::9]
    for number, effect in enumerate(effects):
        scene = seen[(number * 31) % len(seen)].after
        assert isinstance(ruleset.apply(scene, effect), ruleset.scene_type)


@GAME
def test_resolving_changes_nothing(ruleset: Ruleset) -> None:
    for turn in turns(ruleset)[::50]:
        before = msgspec.json.encode(turn.before)
        odds_of(partial(ruleset.resolve, turn.before, turn.offer.action), lambda result: 1, default_answer)
        assert msgspec.json.encode(turn.before) == before


@GAME
def test_every_table_belongs_to_a_rule_and_is_whole(ruleset: Ruleset) -> None:
    known = {entry.id for entry in ruleset.rules}
    places = [(table.rule, table.key) for table in ruleset.tables]
    assert len(places) == len(set(places))
    for table in ruleset.tables:
        assert table.rule in known, table.key
        assert table.rows, table.key
        assert len(table.kinds) == len(table.columns) == len(set(table.columns)), table.key
        assert {len(row) for row in table.rows} == {len(table.columns)}, table.key


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_words_in_every_language(ruleset: Ruleset, language: str) -> None:
    speaker = words(language, ruleset.id)
    wanted: set[tuple[str, str]] = set()
    for table in ruleset.tables:
        wanted |= {(f"table-{table.key}", ""), *((f"column-{column}", "") for column in table.columns)}
        for row in table.rows:
            for cell, kind in zip(row, table.kinds, strict=True):
                name, _, attribute = kind.partition(".")
                wanted |= {(f"{name}-{key}", attribute) for key in str(cell).split(",") if kind and key}
    assert [key for key, _ in wanted if not speaker.has(key)] == []
    assert [key for key, attribute in wanted if attribute and not speaker.attribute(key, attribute)] == []


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_foe_has_a_sheet_with_words_in_every_language(ruleset: Ruleset, language: str) -> None:
    speaker = words(language, ruleset.id)
    blocks = [id for id, block in ruleset.foes.items() if block is not None]
    if not blocks:
        return  # a game whose foes have no numbers has nothing to show of them
    assert ruleset.foe_sheet is not None
    wanted: set[str] = set()
    labels: set[str] = set()
    for id in blocks:
        assert speaker.has(f"block-{id}") or speaker.has(f"rank-{id}"), id
        sheet = ruleset.foe_sheet(id)
        assert sheet.traits
        assert sheet.tracks == ()
        labels |= {trait.key for trait in sheet.traits} | {one.key for one in sheet.lists if one.items}
        wanted |= {f"{trait.key}-{trait.value}" for trait in sheet.traits if trait.shown_as == "word"}
        for one in sheet.lists:
            wanted |= {f"{one.kind}-{item}" for item in one.items}
            parts = [part for note in one.notes for part in note.split(", ")]
            wanted |= {f"quality-{part}" for part in parts if part and not any(map(str.isdigit, part))}
            assert len(one.notes) in (0, len(one.items))
    assert [key for key in wanted if not speaker.has(key)] == []
    kinds = ("sheet", "skill", "attribute", "track", "list")
    assert [key for key in labels if not any(speaker.has(f"{kind}-{key}") for kind in kinds)] == []
