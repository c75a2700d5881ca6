"""Who joins, leaves or is hidden, and what a game master may rule about somebody."""

from __future__ import annotations

import msgspec
import pytest

from nde.board import Board, Grid, Square, Zones
from nde.rules.ruleset import NoSuchValue
from nde.rules.stepdice.actions import FoeStrike, SafeRest
from nde.rules.stepdice.play.people import join, leave, put, veil
from nde.rules.stepdice.scene import Clock, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, foe, hero, scene

YARD = Board(grid=Grid(width=4, height=2)).put("ada", Square(0, 0)).put("orc", Square(1, 0))
BANDS = Zones().enter("ada").enter("orc", beside="ada").enter("imp", beside="ada", band="far")


def test_the_same_scene_comes_back_where_nobody_is_hidden() -> None:
    where = scene(hero(), foe(), space=YARD, failed=(("ada", "door"),))
    assert veil(where, frozenset()) is where
    assert veil(where, frozenset(("troll",))) is where


@pytest.mark.parametrize("space", [None, YARD, BANDS], ids=["nowhere", "board", "zones"])
def test_the_hidden_are_in_no_place_of_the_scene(space: Board | Zones | None) -> None:
    clocks = (Clock(id="alarm", steps=3), Clock(id="hazard:gas:orc", steps=1), Clock(id="orc", steps=2))
    where = scene(hero(), foe(), foe("imp"), space=space, clocks=clocks, failed=(("ada", "orc"),))
    seen = veil(where, frozenset(("orc",)))
    assert "orc" not in msgspec.json.encode(seen).decode()
    assert [one.id for one in seen.foes] == ["imp"]
    assert [clock.id for clock in seen.clocks] == ["alarm"]
    if isinstance(seen.space, Zones):
        assert seen.space.band("ada", "imp") == "far"


def test_who_fell_unseen_is_not_counted_among_the_fallen() -> None:
    where = scene(hero(), foe(wounds=0), foe("imp", wounds=0), cast_down=2)
    assert veil(where, frozenset(("orc",))).cast_down == 1
    assert leave(where, "orc").cast_down == 2


def test_newcomers_have_the_numbers_of_their_block() -> None:
    joined = join(OLD, scene(hero(), foe()), {"wolf": "bog-wolf", "chief": "boss"})
    wolf, chief = joined.foes[1:]
    assert (wolf.block, wolf.role, wolf.tn) == ("bog-wolf", "skirmisher", 6)
    assert (chief.block, chief.rank, chief.wounds) == ("", "boss", 3)


def test_an_id_somebody_has_brings_nobody() -> None:
    where = scene(hero(), foe())
    assert join(OLD, where, {"orc": "boss", "ada": "boss"}) is where


def test_an_unknown_block_is_refused() -> None:
    with refuses("no-such-block"):
        join(OLD, scene(hero()), {"x": "dragon"})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ada.hearts", 1),
        ("ada.mana", 9),
        ("ada.luck", 4),
        ("ada.strength", 12),
        ("ada.is_dead", True),
        ("ada.has_acted", True),
        ("ada.name", "Ada"),
        ("orc.wounds", 7),
        ("orc.tn", 99),
        ("orc.rank", "boss"),
    ],
)
def test_a_game_master_sets_any_value_the_game_has(path: str, value: object) -> None:
    changed = put(OLD, scene(hero(), foe()), path, value)
    who, _, field = path.partition(".")
    one = changed.hero("ada") if who == "ada" else changed.foe("orc")
    holder = one if hasattr(one, field) and field != "is_dead" else changed.hero("ada").character
    assert getattr(holder, field) == value


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ada.hearts", -5),
        ("ada.hearts", "many"),
        ("ada.hearts", 1.5),
        ("ada.strength", 7),
        ("ada.variant", "2d6"),
        ("ada.moved", -1),
        ("orc.wounds", -1),
        ("orc.rank", "duke"),
    ],
)
def test_what_the_game_cannot_have_is_refused(path: str, value: object) -> None:
    with refuses("wrong-value") as refusal:
        put(OLD, scene(hero(), foe()), path, value)
    assert refusal.value.facts["path"] == path
    assert refusal.value.facts["value"] == str(value)


def test_modifiers_below_nothing_are_attributes_in_their_variant() -> None:
    where = scene(hero(variant="2d6", strength=2, dexterity=1, power=0))
    assert put(NEW, where, "ada.power", -1).hero("ada").character.power == -1
    with refuses("wrong-value"):
        put(NEW, where, "ada.power", -2)


def test_a_path_to_nothing_is_missing() -> None:
    for path in ("bob.hearts", "ada.wings", "ada", "ada.id"):
        with pytest.raises(NoSuchValue):
            put(OLD, scene(hero()), path, 1)


def test_more_hearts_than_the_most_are_kept_until_they_are_lost() -> None:
    blessed: Scene = put(OLD, scene(hero(), foe()), "ada.hearts", 9)
    assert after(OLD, blessed, SafeRest()) == blessed
    struck = after(OLD, blessed, FoeStrike(foe="orc", hero="ada", attribute="strength"), 2)
    assert struck.hero("ada").character.hearts == 8
