"""Characters of one player share hero points, also within one thing that happens to several of them."""

from __future__ import annotations

import pytest

from nde.rules.tkds.actions import CastSpell, Contest, EndTurn, PassTurn, PassWatch, StartFight
from nde.rules.tkds.character import Item
from nde.rules.tkds.scene import Condition, Figure, Scene
from tests.rules.tkds.checks.samples import dying, foe, outcome_and_scene, scene_of, somebody

ONE_PLAYER = (("ada", "p1"), ("bob", "p1"))
TWO_PLAYERS = (("ada", "p1"), ("bob", "p2"))

pytestmark = pytest.mark.rule("tkds/hero-points", "tkds/U11")


def points(scene: Scene) -> tuple[int, ...]:
    """The hero points of ada and bob."""
    return tuple(scene.figure(id).character.hero_points for id in ("ada", "bob"))


def two(players: tuple[tuple[str, str], ...] = ONE_PLAYER) -> Scene:
    """Two characters with one hero point, and a foe."""
    figures = (somebody(id, hero_points=1) for id in ("ada", "bob"))
    return scene_of(*figures, foe(), players=players)


def test_a_point_spent_in_the_first_round_is_gone_for_the_next_character() -> None:
    _, after = outcome_and_scene(two(), StartFight(surprise="none"), [2, "reroll", 15, 3])
    assert points(after) == (0, 0)
    assert after.figure("bob").loses_turn


def test_a_point_kept_in_the_first_round_is_there_for_the_next_character() -> None:
    _, after = outcome_and_scene(two(), StartFight(surprise="none"), [2, "keep", 3, "reroll", 15])
    assert (points(after), after.figure("bob").loses_turn) == ((0, 0), False)


def test_two_players_have_a_point_each() -> None:
    faces: list[int | str] = [2, "reroll", 15, 3, "reroll", 15]
    _, after = outcome_and_scene(two(TWO_PLAYERS), StartFight(surprise="none"), faces)
    assert (points(after), after.figure("bob").loses_turn) == ((0, 0), False)


def last_breath(id: str) -> Figure:
    """Somebody with one round to live and one hero point."""
    return dying(id, dying=1, hero_points=1)


@pytest.mark.rule("tkds/dying")
@pytest.mark.parametrize(("action", "luck"), [(EndTurn(), []), (PassTurn(), [4])])
def test_one_point_keeps_one_of_two_from_death(action: EndTurn | PassTurn, luck: list[int]) -> None:
    figures = (last_breath("ada"), last_breath("bob"), foe())
    scene = scene_of(*figures, players=ONE_PLAYER, is_fight=not luck, foes_at_start=1)
    _, after = outcome_and_scene(scene, action, ["cling", *luck])
    assert [after.figure(id).character.state for id in ("ada", "bob")] == ["stable", "dead"]


@pytest.mark.rule("tkds/contest", "tkds/reroll")
def test_two_of_one_player_against_each_other_roll_again_from_one_purse() -> None:
    contend = Contest(who="ada", skill="will", other="bob")
    # Bob rolls 10 and Ada 5; Ada pays, and nothing is left for either of them.
    degree, after = outcome_and_scene(two(), contend, [10, 5, "reroll", 15])
    assert (degree, points(after)) == ("success", (0, 0))
    degree, after = outcome_and_scene(two(TWO_PLAYERS), contend, [10, 5, "reroll", 15, "reroll", 16])
    assert (degree, points(after)) == ("failure", (0, 0))


@pytest.mark.rule("tkds/camp", "tkds/gear")
def test_a_point_spent_on_a_salve_is_gone_for_the_next_sleeper() -> None:
    food = (Item(key="rations", uses=3),)
    sleepers = (somebody(id, hp=1, hp_most=20, hero_points=1, items=food) for id in ("ada", "bob"))
    salved = (one.put_into(Condition(key="salve", until="night")) for one in sleepers)
    scene = scene_of(*salved, players=ONE_PLAYER)
    _, after = outcome_and_scene(scene, PassWatch(activity="camp"), [1, "reroll", 6, 1])
    assert points(after) == (0, 0)


@pytest.mark.rule("tkds/casting", "tkds/dying")
def test_a_point_spent_on_a_ritual_no_longer_keeps_anybody_from_death() -> None:
    mage = somebody("ada", hero_points=1, specialization="mage", spells=("identify-magic",), magic=4)
    scene = scene_of(mage, last_breath("bob"), players=ONE_PLAYER)
    ritual = CastSpell(who="ada", spell="identify-magic", subject="ring")
    _, after = outcome_and_scene(scene, ritual, [2, "reroll", 15])
    assert after.figure("bob").character.state == "dead"
