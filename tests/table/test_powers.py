"""What the game master can do: each is an event that says so, and each can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nde.board import Areas, Board, Grid, Square, Zones, square_name
from nde.errors import Faults, Missing, NdeError
from nde.locale import words
from nde.prose.events import clock_words
from nde.rules import ruleset_named
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import write_log
from nde.table.offers import Offered, offers_for
from nde.table.seats import GM
from nde.table.verify import verify_game
from nde.table.view import view
from tests.games import can
from tests.refusals import code_of, refuses
from tests.table.play import GAME, GAMES, Playing, in_fight, with_heroes
from tests.table.test_decide import attacks, ready


def person(table: Playing, id: str) -> Any:
    """Somebody in the scene, at a glance."""
    return next(one for one in table.state.playing.people(table.state.world.scene) if one.id == id)


def wound(table: Playing) -> c.AnyDo:
    """Let the ogre have a point less."""
    track = person(table, "ogre").tracks[0]
    return c.SetValue(path=f"ogre.{track.key}", value=track.value - 1)


def an_effect(table: Playing) -> c.AnyDo:
    """Grant an effect of the game: what the first attack that has effects would do."""
    other = table.copy()
    for offered in attacks(table):
        other = table.copy()
        other.do("p1", c.Act(action=offered.offer.action))
        other.answer_all(lambda ask: ask.default)
        for event in (event for one in other.entries[len(table.entries) :] for event in one.events):
            if isinstance(event, e.Resolved) and event.effects:
                return c.Grant(effects=tuple(map(plain, event.effects)))
    raise AssertionError("no attack has effects")


def plain(effect: Any) -> dict[str, Any]:
    """An effect as somebody would write it."""
    fields = {name: getattr(effect, name) for name in effect.__struct_fields__}
    return {"type": type(effect).__name__, **fields}


def a_foe(table: Playing) -> str:
    """The id of a stat block."""
    return table.state.playing.cast("beast", "minion")


POWERS: dict[str, tuple[Callable[[Playing], c.AnyDo], type[e.Event]]] = {
    "set-value": (wound, e.ValueSet),
    "grant": (an_effect, e.Granted),
    "set-scene": (lambda t: c.SetScene(place="a cave", foes={"bat": a_foe(t)}), e.SceneSet),
    "add-foes": (lambda t: c.AddFoes(foes={"bat": a_foe(t)}), e.Joined),
    "remove": (lambda t: c.Remove(figure="rat"), e.Left),
    "remove-hero": (lambda t: c.Remove(figure="cyd"), e.Left),
    "give": (lambda t: c.Give(figure="ala", seat="p2"), e.FigureGiven),
    "give-foe": (lambda t: c.Give(figure="ogre", seat="p2"), e.FigureGiven),
    "move": (lambda t: c.Move(figure="ogre", to=free_square(t)), e.SpaceSet),
    "set-space": (lambda t: c.SetSpace(space=None), e.SpaceSet),
    "hide": (lambda t: c.Hide(figures=("imp", "rat")), e.HiddenSet),
    "fog": (lambda t: c.SetFog(), e.FogSet),
    "paint-fog": (lambda t: c.PaintFog(squares=(Square(0, 0),)), e.FogPainted),
    "clock": (lambda t: c.SetClock(id="doom", steps=5, filled=2), e.ClockMoved),
    "mark": (lambda t: c.Mark(moment="session"), e.SessionBegun),
}


ON_MAPS = ("move", "set-space", "fog", "paint-fog")


def free_square(table: Playing) -> str:
    """A square on which nobody stands."""
    board = table.state.world.scene.space
    taken = {token.at for token in board.tokens}
    free = [one for one in board.grid.squares() if one not in taken and one not in board.grid.walls]
    return square_name(free[0])


@pytest.mark.parametrize(
    ("game", "power"),
    [(game, power) for game in GAMES for power in POWERS if power not in ON_MAPS or can(game, "map")],
)
def test_every_power_is_an_event_that_can_be_undone_and_redone_and_is_the_game_masters(
    game: str, power: str
) -> None:
    table = ready(game, "board" if can(game, "map") else "none")
    make, event = POWERS[power]
    do = make(table)
    before = table.state.world
    if power != "give":
        assert code_of(table.refused("p1", do)) in ("only-the-gm", "not-yours")
    entry = table.do(GM, do)
    assert event in map(type, entry.events)
    after = table.state.world
    assert after != before
    table.do(GM, c.Undo())
    assert table.state.world == before
    table.do(GM, c.Redo())
    assert table.state.world == after


@GAME
def test_any_number_of_anybody_can_be_set_and_the_event_tells_the_old_one(game: str) -> None:
    table = in_fight(game)
    old = person(table, "ogre").tracks[0]
    entry = table.do(GM, wound(table))
    assert entry.events == (e.ValueSet(path=f"ogre.{old.key}", old=old.value, value=old.value - 1),)
    assert person(table, "ogre").tracks[0].value == old.value - 1


@GAME
@pytest.mark.parametrize("path", ["", "ogre", "nobody.hp", "ogre.", "ogre.cheese", ".hp"])
def test_a_path_that_leads_nowhere_is_refused(game: str, path: str) -> None:
    assert isinstance(in_fight(game).refused(GM, c.SetValue(path=path, value=1)), Missing)


@GAME
def test_a_value_of_another_kind_is_refused(game: str) -> None:
    table = in_fight(game)
    key = person(table, "ogre").tracks[0].key
    assert code_of(table.refused(GM, c.SetValue(path=f"ogre.{key}", value="many"))) == "wrong-value"


@GAME
def test_effects_that_are_none_are_all_told(game: str) -> None:
    table = in_fight(game)
    name = table.rules.effects[0].__name__
    effects: tuple[dict[str, object], ...] = (
        {"type": "Dream"},
        {},
        {"type": name, "rule": 7},
        {"type": name, "bananas": 2},
    )
    refusal = table.refused(GM, c.Grant(effects=effects))
    assert isinstance(refusal, Faults)
    assert [fault.place for fault in refusal.faults] == ["1", "2", "3", "4"]


@GAME
def test_a_new_scene_keeps_the_party_and_drops_everybody_else(game: str) -> None:
    table = in_fight(game)
    heroes = [one for one in table.state.playing.people(table.state.world.scene) if one.side == "party"]
    table.do(
        GM, c.SetScene(place="a cave", foes={"ogre": a_foe(table), "bat": a_foe(table)}, hidden=("bat",))
    )
    people = table.state.playing.people(table.state.world.scene)
    assert [one.id for one in people if one.side == "party"] == [one.id for one in heroes]
    assert [one.id for one in people if one.side == "foes"] == ["ogre", "bat"]
    assert table.state.world.hidden == ("bat",)
    assert table.state.world.place == "a cave"
    assert "bat" not in [one.person.id for one in view(table.state, "p1").people]


@GAME
def test_a_scene_with_faults_is_refused(game: str) -> None:
    table = in_fight(game)
    refusal = table.refused(GM, c.SetScene(foes={"ala": a_foe(table), "Bad Id": a_foe(table)}))
    assert isinstance(refusal, Faults)
    assert len(refusal.faults) == 2
    assert isinstance(table.refused(GM, c.SetScene(foes={"bat": "no-such-block-at-all"})), NdeError)
    assert code_of(table.refused(GM, c.SetScene(foes={}, hidden=("ala",)))) == "no-such-person"
    assert code_of(table.refused(GM, c.AddFoes(foes={"ogre": a_foe(table)}))) == "id-taken"


@GAME
def test_a_game_is_played_only_on_its_own_kinds_of_space(game: str) -> None:
    table = in_fight(game)
    kinds: dict[str, Board | Zones | Areas] = {
        "board": Board(grid=Grid(width=3, height=3)),
        "zones": Zones(),
        "areas": Areas(names=("here", "there")),
    }
    for kind, space in kinds.items():
        if kind in table.rules.spaces:
            table.do(GM, c.SetSpace(space=space))
        else:
            code = "wrong-space" if table.rules.spaces else "no-map-in-this-game"
            assert code_of(table.refused(GM, c.SetSpace(space=space))) == code
            assert code_of(table.refused(GM, c.SetScene(space=space))) == code


def test_a_map_is_laid_out_without_strangers() -> None:
    table = in_fight("nde12")
    board = Board(grid=Grid(width=4, height=1)).put("ala", Square(0, 0)).put("stranger", Square(1, 0))
    table.do(GM, c.SetSpace(space=board))
    assert [token.id for token in table.state.world.scene.space.tokens] == ["ala"]


@pytest.mark.parametrize(("game", "space"), [(id, kind) for id in GAMES for kind in ruleset_named(id).spaces])
def test_a_foe_that_is_given_no_place_comes_in_away_from_the_party(game: str, space: str) -> None:
    """Whoever is off the map that is laid out could be struck by everybody at once."""
    # Behind the wall is a corner to which no way leads.
    yard = Board(grid=Grid(width=12, height=3, walls=frozenset(Square(10, row) for row in range(3))))
    zones, areas = (
        Zones(),
        Areas(names=("gate", "yard", "hall"), borders=(("gate", "yard"), ("hall", "yard"))),
    )
    for row, hero in enumerate(("ala", "bea", "cyd")):
        yard, zones, areas = yard.put(hero, Square(0, row)), zones.enter(hero), areas.put(hero, "gate")
    table = with_heroes(game)
    spaces: dict[str, Board | Zones | Areas] = {"board": yard, "zones": zones, "areas": areas}
    table.do(GM, c.SetSpace(space=spaces[space]))
    block = a_foe(table)
    table.do(GM, c.AddFoes(foes={"bat": block, "cat": block}))
    laid = table.state.world.scene.space
    met = {laid.sight(hero, foe).distance for hero in ("ala", "bea", "cyd") for foe in ("bat", "cat")}
    assert met == ({9} if space == "board" else {"far"})


@pytest.mark.parametrize("is_new_scene", [False, True])
def test_a_foe_goes_where_the_game_master_says_and_may_be_moved(is_new_scene: bool) -> None:
    table = in_fight("nde12", 1, "board")
    block, laid = a_foe(table), table.state.world.scene.space
    if is_new_scene:
        board = Board(grid=laid.grid).put("ala", Square(0, 0)).put("bat", Square(2, 0))
        table.do(GM, c.SetScene(space=board, foes={"bat": block, "cat": block}))
    else:
        table.do(GM, c.Move(figure="rat", to="c1"))
        table.do(GM, c.Remove(figure="rat"))
        table.do(GM, c.AddFoes(foes={"bat": block, "cat": block}, at={"bat": "c1"}))
    placed = table.state.world.scene.space
    assert square_name(placed.where("bat")) == "C1"
    assert placed.sight("ala", "cat").distance > 3
    table.do(GM, c.Move(figure="cat", to="d1"))
    assert square_name(table.state.world.scene.space.where("cat")) == "D1"


def test_a_foe_for_whom_there_is_no_room_waits_beside_the_map() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.SetSpace(space=Board(grid=Grid(width=1, height=1)).put("ala", Square(0, 0))))
    table.do(GM, c.AddFoes(foes={"bat": a_foe(table)}))
    assert [token.id for token in table.state.world.scene.space.tokens] == ["ala"]


def test_anybody_is_moved_anywhere_that_is_a_place() -> None:
    table = in_fight("nde12", 1, "board")
    square = free_square(table)
    table.do(GM, c.Move(figure="ogre", to=square))
    moved = next(one for one in view(table.state, GM).people if one.person.id == "ogre")
    assert moved.at == square
    for to in ("", "z99", "here", "a0"):
        table.refused(GM, c.Move(figure="ogre", to=to))
    assert code_of(table.refused(GM, c.Move(figure="nobody", to=square))) == "no-such-person"
    zones = in_fight("nde12", 1, "zones")
    assert code_of(zones.refused(GM, c.Move(figure="ogre", to="moon ala"))) == "not-a-place"
    zones.do(GM, c.Move(figure="ogre", to=f"{zones.state.world.scene.space.bands[-1]} ala"))
    assert code_of(in_fight("nde12").refused(GM, c.Move(figure="ogre", to="a1"))) == "no-space"
    assert code_of(in_fight("nde12").refused(GM, c.SetFog())) == "no-space"
    assert code_of(in_fight("nde12").refused(GM, c.PaintFog(squares=(Square(0, 0),)))) == "no-space"


@GAME
def test_a_figure_is_handed_on_and_then_played_by_the_other(game: str) -> None:
    table = ready(game)
    offered = attacks(table)[0]
    assert code_of(table.refused("p2", c.Give(figure=offered.figure, seat="p2"))) == "not-yours"
    assert code_of(table.refused("p1", c.Give(figure=offered.figure, seat="nobody"))) == "no-such-seat"
    table.do("p1", c.Give(figure=offered.figure, seat="p2"))
    assert offered not in offers_for(table.state, "p1")
    assert offered in offers_for(table.state, "p2")
    table.do("p2", c.Act(action=offered.offer.action))


@GAME
def test_the_game_master_plays_whom_nobody_holds(game: str) -> None:
    table = ready(game)
    offered = attacks(table)[0]
    table.do("p1", c.Give(figure=offered.figure, seat=GM))
    assert offered in offers_for(table.state, GM)
    table.do(GM, c.Act(action=offered.offer.action))


def secret_roll(table: Playing) -> e.Kept:
    """Let the game master roll something in secret that has an outcome."""
    for offered in attacks(table):
        other = table.copy()
        other.do(GM, c.Act(action=offered.offer.action, is_secret=True))
        other.answer_all(lambda ask: ask.default)
        kept = other.entries[-1].events[-1]
        if isinstance(kept, e.Kept) and kept.effects:
            table.entries, table.state = other.entries, other.state
            return kept
    raise AssertionError("nothing to roll")


@GAME
def test_what_comes_of_a_secret_roll_happens_when_it_is_revealed(game: str) -> None:
    table = ready(game)
    scene = table.state.world.scene
    kept = secret_roll(table)
    number = table.state.version
    assert table.state.world.scene == scene
    assert table.entries[-1].is_secret
    assert [one.effects for one in table.state.world.withheld] == [kept.effects]
    assert view(table.state, "p1").withheld == ()
    assert code_of(table.refused("p1", c.Reveal(number=number))) == "only-the-gm"
    assert code_of(table.refused(GM, c.Reveal(number=1))) == "no-such-secret"
    entry = table.do(GM, c.Reveal(number=table.state.world.withheld[0].number))
    assert isinstance(entry.events[0], e.Revealed)
    assert entry.events[0].effects == kept.effects
    for effect in kept.effects:
        scene = table.rules.apply(scene, effect)
    assert table.state.world.scene == scene
    assert table.state.world.withheld == ()
    table.do(GM, c.Undo())
    assert len(table.state.world.withheld) == 1


@GAME
def test_a_secret_deed_meets_the_scene_in_which_it_is_revealed(game: str) -> None:
    """In every game: what was worked out for an older scene is never carried out in a newer one."""
    table = ready(game)
    kept = secret_roll(table)
    for foe in [one.id for one in table.state.playing.people(table.state.world.scene) if one.side == "foes"]:
        table.do(GM, c.Remove(figure=foe))
    number = table.state.world.withheld[0].number
    assert code_of(table.refused(GM, c.Reveal(number=number))) == "secret-overtaken"
    entry = table.do(GM, c.Reveal(number=number, is_only_told=True))
    assert isinstance(entry.events[0], e.Revealed)
    assert (entry.events[0].outcome, entry.events[0].effects) == (kept.outcome, ())


def roll(table: Playing) -> e.Resolved:
    """Let somebody make a roll that can be overruled, and give what came of it."""
    for _ in range(30):
        for offered in attacks(table):
            other = table.copy()
            other.do("p1", c.Act(action=offered.offer.action))
            other.answer_all(lambda ask: ask.default)
            event = other.entries[-1].events[-1]
            if (
                isinstance(event, e.Resolved)
                and event.outcome
                and any(isinstance(a, int) for a in event.answers)
            ):
                table.entries, table.state = other.entries, other.state
                return event
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all(lambda ask: ask.default)
        event = table.entries[-1].events[-1]
        if isinstance(event, e.Resolved) and event.outcome and any(isinstance(a, int) for a in event.answers):
            return event
    raise AssertionError("no roll of this game has an outcome")


OVERRULED = [game for game in GAMES if game != "cairn2e"]
"""In this game what is rolled has no outcome but what it does."""


@pytest.mark.parametrize("game", OVERRULED)
def test_a_roll_can_be_overruled_to_any_outcome_it_can_have(game: str) -> None:
    table = ready(game)
    old = roll(table)
    reached = set()
    for outcome in table.rules.outcome_names:
        other = table.copy()
        try:
            entry = other.do(GM, c.Overrule(outcome=outcome))
        except NdeError as fault:
            if fault.code != "cannot-come-out-so":
                raise
            continue
        reached.add(outcome)
        undone, ruled = entry.events[0], entry.events[1]
        assert isinstance(undone, e.Undone)
        assert isinstance(ruled, e.Resolved)
        assert (ruled.outcome, ruled.overruled) == (outcome, old.outcome)
        assert ruled.task == old.task
        assert {die.source for die in entry.dice} == {"ruled"}
        assert other.state.draws == table.state.draws
        other.do(GM, c.Undo())
        other.do(GM, c.Redo())
    assert old.outcome in reached
    assert len(reached) >= 2


@pytest.mark.parametrize("game", OVERRULED)
def test_a_roll_can_be_overruled_by_its_faces(game: str) -> None:
    table = ready(game)
    old = roll(table)
    sides = [die.sides for die in table.entries[-1].dice]
    if not sides:
        sides = [die.sides for entry in table.entries[-4:] for die in entry.dice]
    entry = table.do(GM, c.Overrule(faces=(sides[0],)))
    ruled = entry.events[-1]
    assert isinstance(ruled, e.Resolved)
    assert next(answer for answer in ruled.answers if isinstance(answer, int)) == sides[0]
    assert entry.dice[0].face == sides[0]
    assert ruled.overruled == old.outcome
    refusal = table.refused(GM, c.Overrule(faces=(1,) * 20))
    assert code_of(refusal) == "faces-left-over"


@pytest.mark.parametrize("game", [game for game in OVERRULED if can(game, "questions")])
def test_what_was_done_while_a_rule_waited_stays_when_it_is_overruled(game: str) -> None:
    for seed in range(1, 60):
        table = in_fight(game, seed)
        began = next((one for one in attacks(table) if begins(table, one)), None)
        if began is not None:
            break
    else:
        raise AssertionError("nothing waits")
    table.do("p1", c.Act(action=began.offer.action))
    table.do(GM, c.SetClock(id="doom"))
    table.answer_all(lambda ask: ask.default)
    entry = table.do(GM, c.Overrule(faces=(2,)))
    assert isinstance(entry.events[1], e.Resolved)
    assert [clock.id for clock in table.state.world.clocks] == ["doom"]
    assert not table.state.world.pending
    verdict = verify_game(write_log(table.header, table.entries))
    assert (verdict.state, verdict.faults, verdict.notes) == ("unfinished", (), ())


def begins(table: Playing, offered: Offered) -> bool:
    """Whether an attack rolls and then waits for an answer."""
    other = table.copy()
    event = other.do("p1", c.Act(action=offered.offer.action)).events[0]
    if not isinstance(event, e.Began) or not any(isinstance(answer, int) for answer in event.answers):
        return False
    other.answer_all(lambda ask: ask.default)
    return isinstance(other.entries[-1].events[0], e.Resolved)


@pytest.mark.parametrize("game", OVERRULED)
def test_a_secret_roll_stays_secret_when_it_is_overruled(game: str) -> None:
    table = ready(game)
    assert any(isinstance(answer, int) for answer in secret_roll(table).answers)
    scene = table.state.world.scene
    entry = table.do(GM, c.Overrule(faces=(1,)))
    assert isinstance(entry.events[1], e.Kept)
    assert entry.is_secret
    assert table.state.world.scene == scene
    assert len(table.state.world.withheld) == 1


def test_what_was_no_roll_cannot_be_overruled() -> None:
    table = with_heroes("nde12")
    assert code_of(table.refused(GM, c.Overrule(outcome="success"))) == "nothing-to-overrule"
    table = ready("nde12")
    roll(table)
    refusal = table.refused(GM, c.Overrule(outcome="glory"))
    assert code_of(refusal) == "cannot-come-out-so"
    assert refusal.facts["allowed"] == ("complication", "failure", "exceptional"), (
        "what this roll can come to"
    )
    assert isinstance(table.refused(GM, c.Overrule(faces=(99,))), NdeError)


def test_clocks_that_are_not_there_are_named() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.SetClock(id="doom", steps=99, filled=-3))
    assert (table.state.world.clocks[0].steps, table.state.world.clocks[0].filled) == (24, 0)
    refusal = table.refused(GM, c.TickClock(id="gloom"))
    assert code_of(refusal) == "no-such-table-clock"
    assert refusal.facts == {"clock": "gloom", "allowed": ("doom",)}
    assert code_of(table.refused(GM, c.StopClock(id="gloom"))) == "no-such-table-clock"


@pytest.mark.rule("nde12/gm.alarm", "nde14/gm.alarm", "nde12/11.2", "nde14/9.2")
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_a_clock_that_the_game_itself_starts_is_in_the_list_of_clocks_and_moved_like_any_other(
    game: str,
) -> None:
    table = with_heroes(game)
    offers = {one.offer.name: one.offer.action for one in offers_for(table.state, GM)}
    table.do(GM, c.SetClock(id="doom", steps=6))
    table.do(GM, c.Act(action=offers["set-alarm"]))
    table.do(GM, c.Act(action=offers["start-chase"]))
    assert [(one.id, one.filled) for one in view(table.state, "p1").clocks] == [
        ("doom", 0),
        ("alarm", 0),
        ("chase", 3),
    ]
    table.do(GM, c.TickClock(id="alarm", by=2))
    shown = view(table.state, "p1").clocks
    speaker = words("en", game)
    assert [clock_words(speaker, table.state, one) for one in shown] == [
        "doom: 0 of 6",
        f"Alarm: 2 of {shown[1].steps}",
        "Distance of the chase: 3 of 5",
    ]
    assert code_of(table.refused(GM, c.TickClock(id="chase"))) == "clock-of-the-game"
    assert code_of(table.refused(GM, c.StopClock(id="alarm"))) == "clock-of-the-game"
    assert code_of(table.refused(GM, c.SetClock(id="alarm"))) == "clock-of-the-game"


@GAME
def test_sessions_are_counted_and_begin_anew_what_the_game_begins_anew(game: str) -> None:
    table = with_heroes(game)
    table.do(GM, c.Mark(moment="session"))
    table.answer_all()
    table.do(GM, c.Mark(moment="session"))
    table.answer_all()
    assert table.state.world.session == 2
    assert view(table.state, "p1").session == 2


@pytest.mark.parametrize("value", [10_000, -10_000, 99_999_999_999_999])
def test_a_number_that_no_game_has_is_refused(value: int) -> None:
    table = with_heroes("nde12")
    with refuses("number-too-large", match="between -9,999 and 9,999"):
        table.do(GM, c.SetValue(path="ala.hearts", value=value))
    table.do(GM, c.SetValue(path="ala.hearts", value=4))
    assert table.state.rules.look(table.state.world.scene, "ala.hearts") == 4


def test_a_value_brings_with_it_what_the_rules_tie_to_it() -> None:
    table = with_heroes("cairn2e")
    entry = table.do(GM, c.SetValue(path="ala.strength", value=0))
    assert person(table, "ala").is_out
    assert [type(one) for one in entry.events] == [e.ValueSet, e.Granted]


@GAME
def test_a_session_is_offered_until_one_has_begun(game: str) -> None:
    table = with_heroes(game)
    assert "session" in view(table.state, GM).moments
    table.do(GM, c.Mark(moment="session"))
    table.answer_all()
    assert "session" not in view(table.state, GM).moments


@pytest.mark.rule("tkds/dying", "tkds/hit-points")
def test_whoever_loses_the_last_hit_point_by_decree_goes_down() -> None:
    """Ruling tkds-gm-puts: nothing is rolled, a character lies unconscious and a creature is dead."""
    table = in_fight("tkds")
    scene = table.state.world.scene
    for figure, state in ((scene.figures[0], "stable"), (scene.figures[-1], "dead")):
        lost = {"type": "HpLost", "who": figure.id, "points": figure.character.hp}
        table.do(GM, c.Grant(effects=(lost,)))
        body = table.state.world.scene.figure(figure.id).character
        assert (body.hp, body.state) == (0, state)
        assert person(table, figure.id).is_out
