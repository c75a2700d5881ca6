"""Whose deeds a turn of the party still waits for: who could act and has not said to be done."""

from __future__ import annotations

from nde.rules.play import Person
from nde.table.offers import offers_of_figure
from nde.table.seats import GM
from nde.table.state import State, World
from nde.table.visibility import hidden_from, hidden_from_seat, scene_for

LASTING = frozenset(("move", "attack"))
"""What somebody who has acted may still want to do with their turn."""


def is_partys_turn(state: State) -> bool:
    """Whether there is a fight and the party acts in it."""
    if state.world.scene is None:
        return False
    turn = state.playing.turn(state.world.scene)
    return turn.is_fight and turn.side == "party"


def awaited(state: State) -> tuple[str, ...]:
    """Everybody who would lose an action or a move if the party's turn ended now, and is not done."""
    if state.is_closed or not is_partys_turn(state):
        return ()
    return tuple(one.id for one in party_up(state) if one.id not in state.world.done and has_more(state, one))


def awaited_others(state: State, seat: str) -> tuple[str, ...]:
    """Those of them who are not this seat's and whom it sees: it ends their turn only after a question."""
    hidden = hidden_from_seat(state, seat)
    return tuple(id for id in awaited(state) if state.world.holder(id) != seat and id not in hidden)


def is_anybody_awaited(state: State) -> bool:
    """Whether the party's turn still waits for somebody: those who have not acted are looked at first."""
    done = state.world.done
    left = sorted((one for one in party_up(state) if one.id not in done), key=lambda one: one.has_acted)
    return any(has_more(state, one) for one in left)


def party_up(state: State) -> list[Person]:
    """Those of the party who take part."""
    people = state.playing.people(state.world.scene)
    return [one for one in people if one.side == "party" and not one.is_out]


def has_more(state: State, one: Person) -> bool:
    """Whether somebody could still do something with this turn, as far as whoever plays them knows."""
    holder = state.world.holder(one.id)
    scene = scene_for(state, holder)
    aim = state.playing.aim
    for offered in offers_of_figure(state, scene, one.id):
        found = aim(scene, offered.offer)
        # What spurs somebody on, such as a surge, lets them strike once more.
        is_lasting = found.purpose in LASTING or found.spurs
        if is_lasting if one.has_acted else found.purpose != "pass":
            return True
    return False


def is_facing_foes(state: State, world: World) -> bool:
    """Whether the party sees anybody whom it fights: without that, a turn does not end by itself."""
    hidden = hidden_from(state.playing, world, "party")
    people = state.playing.people(world.scene)
    return any(one.side == "foes" and not one.is_out and one.id not in hidden for one in people)


def may_end(state: State, seat: str) -> bool:
    """Whether it is for this seat to end the party's turn for everybody."""
    sitting = state.seat(seat)
    is_player = sitting is not None and sitting.role == "player"
    return seat == GM or (is_player and state.agreement.turns == "anyone")
