"""The companion files: whole, consistent, and every fault of a bad one listed with its place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from nde.board import Board, Grid, Square
from nde.errors import Faults
from nde.locale import LANGUAGES, words
from nde.rules import ruleset_named
from nde.rules.data import load_toml
from nde.rules.stepdice.actions import FoeStrike
from nde.rules.stepdice.companion.actions import UseMove
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block, phase_of
from nde.rules.stepdice.companion.book import class_of, companion, read_companion
from nde.rules.stepdice.companion.deeds import _option
from nde.rules.stepdice.companion.records import (
    FELT,
    FOR_THE_GM,
    Afflict,
    Bolster,
    Companion,
    HazardRecord,
    MoveRecord,
    Ready,
    Screen,
)
from nde.rules.stepdice.companion.traits import gait_of
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.movement import movement_left, wading
from nde.rules.stepdice.scene import Condition
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, asked, foe, hero, house, scene

GAMES = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def acting(book: Companion) -> tuple[MoveRecord | HazardRecord, ...]:
    """Every move and hazard of a book."""
    return (*book.moves.values(), *book.hazards.values())


def document(edition: str) -> dict[str, Any]:
    """A copy of an edition's companion file, to be spoiled."""
    return deepcopy(load_toml(f"nde.rules.{edition}", "companion.toml"))


@GAMES
@pytest.mark.rule("nde12/monsters.blocks", "nde14/monsters.blocks")
def test_there_are_five_minions_five_elites_four_bosses_and_foes_of_our_own(game: Game) -> None:
    book = companion(game.id)
    templates = [block for block in book.blocks.values() if block.is_template]
    by_class = [class_of(book, block.rank) for block in templates]
    assert [by_class.count(key) for key in ("minion", "elite", "boss")] == [5, 5, 4]
    for key in ("minion", "elite"):
        roles = {block.role for block in templates if block.rank == key}
        assert roles == {"brute", "skirmisher", "artillery", "controller", "support"}
    assert len(book.blocks) - len(templates) >= 6


@GAMES
@pytest.mark.rule("nde12/monsters.blocks", "nde14/monsters.blocks")
def test_plain_ranks_are_blocks_and_a_block_becomes_a_whole_foe(game: Game) -> None:
    for rank, numbers in game.settings.ranks.items():
        plain = foe_from_block(game, "a", rank)
        assert (plain.rank, plain.tn, plain.wounds, plain.block) == (rank, numbers.tn, numbers.wounds, "")
    hunter = foe_from_block(game, "h", "hunter")
    assert (hunter.block, hunter.role, hunter.can_shoot) == ("hunter", "skirmisher", True)
    assert hunter.wounds == hunter.wounds_most == game.settings.ranks["boss"].wounds
    assert set(hunter.traits) == {"fast", "scout"}


@pytest.mark.rule("nde14/monsters.blocks")
def test_a_boss_of_the_later_edition_enters_a_phase_with_every_heart_it_loses() -> None:
    boss = [foe(rank="boss", game=NEW, wounds=left, wounds_most=3) for left in (3, 2, 1)]
    assert [phase_of(NEW, one) for one in boss] == [1, 2, 3]
    assert phase_of(NEW, foe(rank="elite", game=NEW, wounds=1)) == 1
    assert phase_of(OLD, foe(rank="boss", wounds=1)) == 1


def test_a_pack_that_changes_a_rank_changes_its_blocks_and_one_that_drops_it_drops_them() -> None:
    ranks = {key: rank for key, rank in NEW.settings.ranks.items() if key != "elite"}
    known = blocks(house(NEW, ranks={**ranks, "boss": NEW.settings.ranks["legendary"]}))
    assert (known["commander"].tn, known["commander"].wounds) == (12, 5)
    assert "duelist" not in known


@GAMES
def test_alternatives_of_a_move_or_hazard_can_be_told_apart(game: Game) -> None:
    book = companion(game.id)
    for record in acting(book):
        for alternatives in (record.failure, record.always):
            options = [_option(deeds) for deeds in alternatives]
            assert len(set(options)) == len(options)
            assert "other" not in options or len(options) == 1


@pytest.mark.parametrize("edition", ["nde12", "nde14"])
@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        ("blocks.bruiser.rank", "dragon", "companion-unknown-name"),
        ("blocks.bruiser.tn", 3, "companion-out-of-range"),
        ("blocks.bruiser.tn", 7, "companion-out-of-range"),
        ("blocks.bruiser.wounds", 2, "companion-out-of-range"),
        ("blocks.bruiser.traits", ["fast", "flying", "jumper"], "companion-out-of-range"),
        ("blocks.bruiser.traits", ["sparkling"], "companion-unknown-name"),
        ("blocks.bruiser.moves", ["volley", "slip"], "companion-out-of-range"),
        ("blocks.bruiser.moves", ["dance"], "companion-unknown-name"),
        ("blocks.commander.moves", ["summon"], "companion-out-of-range"),
        ("blocks.bruiser.tn", "six", "companion-unreadable"),
        ("blocks.bruiser.shoe_size", 44, "companion-unreadable"),
        ("moves.volley.failure", [], "companion-nothing-happens"),
        ("moves.summon.always", [[{"do": "summon", "block": "imp", "count": 2}]], "companion-unknown-name"),
        (
            "moves.summon.always",
            [[{"do": "summon", "block": "minion", "count": 0}]],
            "companion-out-of-range",
        ),
        ("moves.summon.always", [[{"do": "sing"}]], "companion-unreadable"),
        ("hazards.turret.failure", [[{"do": "mend"}]], "companion-nothing-happens"),
        ("hazards.turret.attributes", [], "companion-nothing-happens"),
        (
            "moves.slip.always",
            [[{"do": "ready", "condition": "giddy", "until": "round"}]],
            "companion-nothing-happens",
        ),
        ("morale.triggers", {"dragon": 1}, "companion-unknown-name"),
        ("generator.goal", ["pack"] * 6, "companion-not-six"),
        ("complications", ["lost-time"], "companion-not-six"),
        ("opening", ["nothing"], "companion-unknown-name"),
    ],
)
@pytest.mark.rule("nde12/monsters.blocks", "nde14/monsters.blocks")
def test_each_fault_is_found_and_worded(edition: str, place: str, value: Any, code: str) -> None:
    bad = document(edition)
    *path, last = place.split(".")
    spot = bad
    for part in path:
        spot = spot[part]
    spot[last] = value
    with pytest.raises(Faults) as caught:
        read_companion(bad, "bad.toml")
    assert [fault.error.code for fault in caught.value.faults] == [code]
    assert caught.value.faults[0].place.startswith(place.split(".")[0])
    assert "⟨" not in words("en").error(caught.value)


def test_every_fault_is_listed_at_once() -> None:
    bad = document("nde12")
    bad["blocks"]["bruiser"]["tn"] = 3
    bad["blocks"]["colossus"]["moves"] = []
    bad["benefits"] = []
    with pytest.raises(Faults) as caught:
        read_companion(bad, "bad.toml")
    assert [fault.place for fault in caught.value.faults] == [
        "blocks.bruiser.tn",
        "blocks.colossus.moves",
        "benefits",
    ]
    said = words("en").error(caught.value.faults[0])
    assert said == "blocks.bruiser.tn: 3 does not fit for “tn”; use 4 to 6"


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_files_has_words_in_every_language(game: Game, language: str) -> None:
    book, known = companion(game.id), words(language)
    keys = {f"block-{key}" for key in book.blocks}
    keys |= {f"role-{block.role}" for block in book.blocks.values()}
    keys |= {f"tactics-{block.tactics}" for block in book.blocks.values()}
    keys |= {f"trait-{key}" for key in book.traits}
    keys |= {f"cause-{key}" for key, trait in book.traits.items() if trait.harder or trait.clings}
    keys |= {f"cause-{key}" for key, trait in book.traits.items() if trait.is_steady}
    keys |= {f"move-{key}" for key in book.moves} | {f"hazard-{key}" for key in book.hazards}
    keys |= {f"trigger-{one.trigger}" for one in acting(book)}
    keys |= {f"cause-{key}" for key in book.morale.modifiers}
    keys |= {f"option-give-way-{way}" for way in book.morale.ways}
    keys |= {f"option-alarm-full-{end}" for end in book.alarm.ends}
    keys |= {f"kind-{key}" for key in book.complications} | {f"benefit-{key}" for key in book.benefits}
    keys |= {f"kind-{key}" for entries in book.generator.values() for key in entries}
    keys |= {f"roll-generate-{line}" for line in book.generator}
    keys |= {f"condition-spent-{key}" for key, move in book.moves.items() if move.uses == "round"}
    keys |= {f"condition-to-{way}" for way in book.morale.ways if way != "flee"}
    for record in acting(book):
        for alternatives in (record.failure, record.always):
            if len(alternatives) > 1:
                keys |= {f"option-deed-{_option(deeds)}" for deeds in alternatives}
            for deed in (deed for deeds in alternatives for deed in deeds):
                if isinstance(deed, Afflict | Bolster | Ready | Screen):
                    keys.add(f"condition-{deed.condition}")
                if isinstance(deed, Afflict | Bolster) and deed.steps:
                    keys.add(f"cause-{deed.condition}")
    assert {key for key in keys if not known.has(key)} == set()
    own = words(language)
    assert all(own._find(key)[0] == language for key in keys)  # type: ignore[index]


@pytest.mark.parametrize("edition", ["nde12", "nde14"])
def test_the_ruleset_carries_blocks_actions_and_effects(edition: str) -> None:
    game = ruleset_named(edition)
    assert {"minion", "commander", "bog-wolf"} <= set(game.foes)
    assert {"UseMove", "CheckMorale", "Shove"} <= {action.__name__ for action in game.actions}
    assert {"FoeJoined", "MoraleChecked"} <= {effect.__name__ for effect in game.effects}


@GAMES
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_every_condition_of_the_files_is_felt(game: Game) -> None:
    """Each has steps, is in the table of conditions, or changes what its bearer can do."""
    book = companion(game.id)
    felt = {"held": _stands_still, "prone": _stands_still, "mired": _pays, "slipping": _passes}
    felt |= {"exposed": _is_seen}
    for record in acting(book):
        for deed in (deed for deeds in (*record.failure, *record.always) for deed in deeds):
            if isinstance(deed, Afflict | Bolster | Ready | Screen):
                has_steps = getattr(deed, "steps", 0) or deed.condition in book.conditions
                assert has_steps or felt[deed.condition](game, deed.condition), deed.condition
    assert set(felt) == FELT
    assert {f"to-{way}" for way in book.morale.ways if way != "flee"} <= FOR_THE_GM


def _stands_still(game: Game, key: str) -> bool:
    who = hero(conditions=(Condition(key, "round"),))
    return movement_left(game, scene(who, is_fight=True), who) == 0


def _pays(game: Game, key: str) -> bool:
    who = hero(conditions=(Condition(key, "round"),))
    return bool(wading(game, scene(who, is_fight=True), who))


def _passes(game: Game, key: str) -> bool:
    return gait_of(game, foe(game=game, conditions=(Condition(key, "round"),))).pass_foes


def _is_seen(game: Game, key: str) -> bool:
    """A shooter behind a wall: only somebody exposed can be struck at, with a blow or a move."""
    yard = Board(grid=Grid(width=3, height=1, walls=frozenset({Square(1, 0)})))
    yard = yard.put("ada", Square(0, 0)).put("orc", Square(2, 0))
    shooter = foe(game=game, can_shoot=True, moves=("volley",))
    actions = (FoeStrike(hero="ada", foe="orc"), UseMove(foe="orc", move="volley", targets=("ada",)))
    for action in actions:
        with refuses("full-cover"):
            asked(game, scene(hero(), shooter, space=yard), action)
        asked(game, scene(hero(conditions=(Condition(key, "round"),)), shooter, space=yard), action)
    return True
