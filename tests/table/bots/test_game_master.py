"""The game master's bot: when it begins and ends fights and turns, and when it waits for people."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.adventures import adventure_named
from nde.prose.log import Teller
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import Rank
from nde.table import bots
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots.outlook import Outlook
from nde.table.dice import SeededDice
from nde.table.events import DeedDone, Left, Marked, PlaceEntered, Resolved
from nde.table.seats import GM, Agreement
from nde.table.state import State
from tests.games import for_games
from tests.table.bots.many_games import HEROES, carried_out, opening, seated
from tests.table.play import Playing, sheet_of

GAME = pytest.mark.parametrize("game", ruleset_ids())


def table(
    game: str, policies: tuple[str, ...] = ("",) * 3, foes: tuple[Rank, ...] = ("minion",) * 2, seed: int = 1
) -> tuple[State, SeededDice]:
    """Heroes of people, unless policies say otherwise, before a fight."""
    state, _, dice = opening(ruleset_named(game), policies, foes, seed)
    return state, dice


def after(state: State, dice: SeededDice, *dos: c.AnyDo) -> State:
    """The state after commands of the game master."""
    return carried_out(state, dice, [(GM, do) for do in dos])[0]


@GAME
def test_a_session_and_a_fight_begin_when_foes_stand_there(game: str) -> None:
    state, dice = table(game)
    state = after(state, dice, c.Agree(agreement=Agreement(answers="at-once")))
    last, entries = bots.play_out(state, dice, 2)
    marks = [event.moment for entry in entries for event in entry.events if isinstance(event, Marked)]
    assert marks == ["session", "fight"]
    assert last.playing.turn(last.world.scene).is_fight


@GAME
def test_the_session_begins_when_the_party_sets_out(game: str) -> None:
    state, _, dice = seated(ruleset_named(game), ("careful",) * 3, 3, "lantern-cellar")
    last, entries = bots.play_out(state, dice, 6)
    kinds = [type(event) for entry in entries for event in entry.events]
    assert last.world.session == 1
    assert kinds.index(PlaceEntered) < kinds.index(Marked)
    assert DeedDone not in kinds[: kinds.index(Marked)]


@GAME
def test_no_fight_begins_without_foes_or_with_hidden_ones_alone(game: str) -> None:
    state, dice = table(game)
    assert bots.next_do(after(state, dice, c.Hide(figures=("foe-1", "foe-2"))), GM) is None
    assert bots.next_do(after(state, dice, c.Remove(figure="foe-1"), c.Remove(figure="foe-2")), GM) is None


@GAME
def test_those_in_hiding_come_out_once_the_heroes_do_something(game: str) -> None:
    state, dice = table(game)
    state = after(
        state, dice, c.SetScene(foes={"rat": state.playing.cast("beast", "minion")}, hidden=("rat",))
    )
    assert bots.next_do(state, GM) is None
    offer = Outlook(state, "p1").offers[0].offer
    busy, _ = carried_out(state, dice, [("p1", c.Act(action=offer.action))])
    while (do := bots.next_do(busy, GM)) is not None and isinstance(do, c.Answer):
        busy = after(busy, dice, do)
    if not Outlook(busy, GM).is_waiting:
        assert do == c.Hide(figures=("rat",), is_hidden=False)


def people_act(game: str) -> tuple[State, SeededDice]:
    """A fight in which it is the turn of people who can act."""
    for seed in range(20):
        state, dice = table(game, foes=("boss",), seed=seed)
        at_once = c.Agree(agreement=Agreement(answers="at-once"))
        state = after(state, dice, at_once, c.Mark(moment="session"), c.Mark(moment="fight"))
        look = Outlook(state, GM)
        if look.turn.side == "party" and not any(look.people[hero].has_acted for hero in HEROES):
            return state, dice
    raise AssertionError(game)


@GAME
def test_it_waits_for_people_and_goes_on_when_they_have_acted(game: str) -> None:
    state, dice = people_act(game)
    for number, _ in enumerate(HEROES, 1):
        chosen = bots.choose(state, GM)
        assert (chosen.do, chosen.reason.key) == (None, "heroes-turn")
        look = Outlook(state, f"p{number}")
        offer = next(offer for offer, aim in look.aims(look.figures[0]) if aim.purpose == "attack")
        state = carried_out(state, dice, [(look.seat, c.Act(action=offer.action))])[0]
        if not Outlook(state, GM).enemies and not look.enemies:
            break
    # Nobody could do more: the turn has ended by itself, and the foes go on.
    look = Outlook(state, GM)
    assert look.turn.side == "foes"
    assert bots.next_do(state, GM) is not None


@GAME
def test_a_question_to_a_person_is_theirs_to_answer(game: str) -> None:
    state, dice = table(game)
    waiting, _ = carried_out(state, dice, [("p1", c.Create(id="dill"))])
    assert {one.seat for one in Outlook(waiting, "p1").questions} == {"p1"}
    assert Outlook(waiting, GM).questions == ()
    assert not isinstance(bots.next_do(waiting, GM), c.Answer)


@GAME
def test_a_bot_makes_its_own_character(game: str) -> None:
    state, dice = table(game, ("careful", "random", "healer"))
    for seat in ("p1", "p2"):
        made, _ = carried_out(state, dice, [(seat, c.Create(id="dill"))])
        steps = 0
        while made.world.pending and steps < 200:
            do = bots.next_do(made, seat)
            assert isinstance(do, c.Answer)
            made, _ = carried_out(made, dice, [(seat, do)])
            steps += 1
        assert "dill" in made.rules.characters(made.world.scene)


@for_games("morale")
def test_morale_is_checked_once_when_half_the_foes_are_out(game: str) -> None:
    found = 0
    for seed in range(6):
        state, dice = table(game, ("careful",) * 3, ("minion",) * 4, seed)
        last, entries = bots.play_out(state, dice, 300)
        marks = [event.moment for entry in entries for event in entry.events if isinstance(event, Marked)]
        assert marks.count("morale") <= 1
        found += marks.count("morale")
        assert last.playing.turn(last.world.scene).is_fight is False
    # Where the rules themselves test it, a check of the game master's would be one too many.
    assert (found > 0) != table(game)[0].playing.tests_morale


@GAME
def test_a_fight_is_called_off_when_nobody_of_a_side_stands(game: str) -> None:
    state, dice = table(game)
    state = after(state, dice, c.Mark(moment="session"))
    fighting = after(state, dice, c.Agree(agreement=Agreement(answers="at-once")), c.Mark(moment="fight"))
    alone = after(fighting, dice, c.Remove(figure="foe-1"), c.Remove(figure="foe-2"))
    assert bots.next_do(alone, GM) == c.Mark(moment="calm")


@GAME
def test_heroes_whom_nobody_plays_are_played_with_care(game: str) -> None:
    state, dice = people_act(game)
    orphaned = after(state, dice, *(c.Give(figure=hero, seat=GM) for hero in HEROES))
    do = bots.next_do(orphaned, GM)
    assert isinstance(do, c.Act)
    assert orphaned.playing.actor(do.action) in HEROES


@GAME
def test_nothing_happens_without_anybody_or_after_the_end(game: str) -> None:
    state, _ = table(game)
    assert bots.next_do(replace(state, world=replace(state.world, scene=None)), GM) is None
    assert bots.next_do(replace(state, is_closed=True), GM) is None


@pytest.mark.parametrize("seed", [65, 69])
def test_a_fight_that_leads_nowhere_is_broken_off_and_the_log_says_why(seed: int) -> None:
    """With strict highest faces some foes cannot be hurt by beginners, who raise each other every round."""
    table = Playing(
        "nde12", seed, adventure=adventure_named("lantern-cellar"), settings='{"top_face":"strict"}'
    )
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    for number, policy in enumerate(("careful", "bold", "healer")):
        table.do(GM, c.Sit(seat=f"p{number}", bot=policy))
        table.do(f"p{number}", c.Bring(id=f"hero-{number}", sheet=sheet_of("nde12", seed + number)))
    last, entries = bots.play_out(table.state, table.dice, 600)
    assert last.world.progress is not None
    assert last.world.progress.ending
    gone = [event for entry in entries for event in entry.events if isinstance(event, Left)]
    assert {event.why for event in gone} == {"stalemate"}
    state = State(header=table.state.header)
    lines: list[str] = []
    for entry in (*table.entries, *entries):
        before, state = state, apply(state, entry)
        lines += Teller(GM, "en").tell(before, entry, state)
    assert any("led nowhere for too long" in line for line in lines)


DUE = pytest.mark.parametrize(
    "game", [id for id in ruleset_ids() if (playing := ruleset_named(id).playing) and playing.is_morale_due]
)
"""Every game whose rule says when morale is checked, and leaves it to the game master to do so."""


@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
@DUE
def test_morale_is_checked_as_soon_as_the_rule_says_with_what_bears_on_it(game: str) -> None:
    """Rulings nde12-morale, nde14-morale: the first minion of many falls, and the others check at once."""
    state, dice = table(game, foes=(*("minion",) * 4, "boss"))
    state = after(state, dice, c.Mark(moment="session"), c.Mark(moment="fight"))
    assert bots.next_do(state, GM) is None, "nobody has fallen yet"
    foes = [one.id for one in state.playing.people(state.world.scene) if one.side == "foes"]
    state = after(state, dice, c.SetValue(path=f"{foes[0]}.wounds", value=0))
    do = bots.next_do(state, GM)
    assert do == c.Mark(moment="morale")
    action = state.playing.moment(state.world.scene, "morale")
    assert action is not None
    assert action.foes == tuple(foes[1:-1]), "a boss does not waver for a minion"
    known = {"nde12": ("upper-hand", "boss-near"), "nde14": ("upper-hand",)}
    assert action.causes == known[game]
    state = after(state, dice, do)
    assert bots.next_do(state, GM) != do, "it is checked once"
    state = after(state, dice, c.SetValue(path=f"{foes[1]}.wounds", value=0))
    assert bots.next_do(state, GM) != do, "only the first minion that falls is a reason"


@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
@DUE
def test_an_elite_that_is_wounded_is_a_reason_as_well(game: str) -> None:
    state, dice = table(game, foes=("elite",))
    state = after(state, dice, c.Mark(moment="session"), c.Mark(moment="fight"))
    foe = next(one for one in state.playing.people(state.world.scene) if one.side == "foes")
    state = after(state, dice, c.SetValue(path=f"{foe.id}.wounds", value=foe.tracks[0].value - 1))
    assert bots.next_do(state, GM) == c.Mark(moment="morale")
    action = state.playing.moment(state.world.scene, "morale")
    assert action is not None
    assert action.causes == (), "nobody is on its side"


@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
@DUE
def test_nobody_acts_between_what_makes_a_check_due_and_the_check(game: str) -> None:
    for seed in range(4):
        state, dice = table(game, ("careful",) * 3, ("minion",) * 4, seed)
        due = False
        for _ in range(60):
            entry = bots.next_entry(state, dice)
            if entry is None:
                break
            is_check = any(isinstance(event, Marked) and event.moment == "morale" for event in entry.events)
            assert is_check == due
            before, state = state.world.scene, apply(state, entry)
            after_it = state.world.scene
            is_due = state.playing.is_morale_due
            assert is_due is not None
            turn = state.playing.turn
            is_fight = before is not None and turn(before).is_fight and turn(after_it).is_fight
            due = is_fight and not is_check and is_due(before, after_it)


@pytest.mark.rule("tkds/morale")
def test_a_led_game_of_tkds_leaves_morale_to_the_end_of_the_turn() -> None:
    """Ruling tkds-morale-kinds: not in the middle of the party's turn, while others have yet to act."""
    checks = []
    for seed in range(6):
        state, dice = table("tkds", ("careful",) * 3, ("minion",) * 4, seed)
        for entry in bots.play_out(state, dice, 300)[1]:
            resolved = (event for event in entry.events if isinstance(event, Resolved))
            checks += [one for one in resolved if any(step.key == "morale-due" for step in one.steps)]
    assert {one.task.name for one in checks} == {"moment-turn"}
