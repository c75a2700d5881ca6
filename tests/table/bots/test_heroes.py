"""How heroes are played: who is struck, healed and left alone, by policy."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import Aim
from nde.table import bots
from nde.table import commands as c
from nde.table.bots.outlook import Outlook
from nde.table.seats import GM
from nde.table.state import State
from tests.table.bots.many_games import carried_out, opening

GAME = pytest.mark.parametrize("game", ruleset_ids())


def at_war(game: str, policy: str, seed: int = 2, **values: int) -> State:
    """The party's turn in a fight of three heroes against a boss and a minion, with some values set."""
    state, _, dice = opening(ruleset_named(game), (policy,) * 3, ("boss", "minion"), seed)
    commands: list[tuple[str, c.AnyDo]] = [(GM, c.Mark(moment="fight"))]
    commands += [
        (GM, c.SetValue(path=path.replace("_", ".", 1), value=value)) for path, value in values.items()
    ]
    return carried_out(state, dice, commands)[0]


def aim_of(state: State, seat: str = "p1") -> Aim:
    """What the bot in a seat does next is for."""
    do = bots.next_do(state, seat)
    assert isinstance(do, c.Act)
    look = Outlook(state, seat)
    return next(aim for offer, aim in look.aims(look.figures[0]) if offer.action == do.action)


def test_the_careful_strike_where_they_hit_best() -> None:
    state = at_war("nde12", "careful")
    look = Outlook(state, "p1")
    do = bots.next_do(state, "p1")
    assert isinstance(do, c.Act)
    chances = {
        offer.action: weighed.success
        for offer, aim in look.aims("ash")
        if aim.purpose == "attack" and (weighed := look.weighed(offer)) is not None
    }
    assert chances[do.action] == max(chances.values()) > min(chances.values())


def test_the_bold_strike_the_hardest() -> None:
    for seed in range(4):
        assert aim_of(at_war("nde14", "bold", seed)).target == "foe-1"


def test_healers_heal_before_anything_else_and_the_bold_do_not() -> None:
    assert aim_of(at_war("nde12", "healer", birch_hearts=2)).purpose == "heal"
    assert aim_of(at_war("nde12", "healer", birch_hearts=2)).target == "birch"
    assert aim_of(at_war("nde12", "bold", birch_hearts=2)).purpose == "attack"


def test_the_careful_heal_whoever_is_below_half() -> None:
    assert aim_of(at_war("nde12", "careful", birch_hearts=3)).purpose == "attack"
    assert aim_of(at_war("nde12", "careful", birch_hearts=2)).purpose == "heal"


def test_the_careful_keep_their_last_mana() -> None:
    """What would take all that is left is not done; a healer does it."""
    assert aim_of(at_war("nde12", "careful", birch_hearts=2, ash_mana=2)).purpose == "attack"
    assert aim_of(at_war("nde12", "healer", birch_hearts=2, ash_mana=2)).purpose == "heal"


@pytest.mark.parametrize("policy", ["careful", "healer"])
def test_whoever_is_down_is_raised_first(policy: str) -> None:
    aim = aim_of(at_war("nde12", policy, birch_hearts=0))
    assert (aim.purpose, aim.target) == ("raise", "birch")


def test_the_careful_run_when_nearly_down_and_the_bold_do_not() -> None:
    hurt = {"birch_hp": 0, "birch_strength": 1}
    seeds = [seed for seed in range(8) if not _lost_turn(at_war("cairn2e", "careful", seed))]
    assert seeds
    for seed in seeds:
        assert aim_of(at_war("cairn2e", "careful", seed, **hurt), "p2").purpose == "escape"
        assert aim_of(at_war("cairn2e", "bold", seed, **hurt), "p2").purpose == "attack"


def _lost_turn(state: State) -> bool:
    return Outlook(state, "p2").people["birch"].has_acted


@GAME
@pytest.mark.parametrize("policy", ["careful", "bold", "healer", "best", "random"])
def test_nobody_acts_out_of_turn_or_twice(game: str, policy: str) -> None:
    state, _, dice = opening(ruleset_named(game), (policy,) * 3, ("minion",) * 2, 1)
    for _ in range(10):
        state, entries = bots.play_out(state, dice, 1)
        if not entries:
            break
        for seat in ("p1", "p2", "p3"):
            look = Outlook(state, seat)
            person = look.people[look.figures[0]]
            is_ours = look.turn.side == "party" and not person.has_acted
            do = bots.next_do(state, seat)
            assert is_ours or not look.turn.is_fight or not isinstance(do, c.Act) or person.is_out


@GAME
def test_shares_are_what_is_left_of_somebody(game: str) -> None:
    state = at_war(game, "careful")
    look = Outlook(state, "p1")
    assert {look.share(id) for id in look.people} == {Fraction(1)}
    assert sum(look.power(id) for id in ("ash", "birch", "cedar")) == look.playing.standing(
        look.scene, "party"
    )


def test_half_the_hearts_is_half_a_share() -> None:
    look = Outlook(at_war("nde12", "careful", ash_hearts=2), "p1")
    assert look.share("ash") == Fraction(2, look.people["ash"].tracks[0].most)


def test_a_seat_without_a_bot_or_with_an_unknown_one_does_nothing() -> None:
    state = at_war("nde12", "careful")
    for bot in ("", "nobody-knows"):
        seats = tuple(replace(seat, bot=bot) for seat in state.seats)
        idle = replace(state, seats=seats)
        assert all(bots.next_do(idle, seat.id) is None for seat in idle.seats)
    assert bots.next_do(state, "stranger") is None
    assert bots.next_do(replace(state, is_closed=True), "p1") is None


def test_what_was_refused_is_not_tried_again() -> None:
    """A bot that runs into somebody it cannot see does something else, until nothing is left."""
    state = at_war("nde12", "careful")
    refused: tuple[c.Do, ...] = ()
    while (do := bots.next_do(state, "p1", refused)) is not None:
        assert do not in refused
        refused = (*refused, do)
    assert len(refused) > 3


def test_a_random_bot_is_a_function_of_the_state() -> None:
    state = at_war("nde12", "random")
    assert bots.choose(state, "p1") == bots.choose(state, "p1")
    later = {repr(bots.next_do(replace(state, version=version), "p1")) for version in range(30)}
    assert len(later) > 5
