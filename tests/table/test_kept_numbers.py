"""Numbers of foes that the game master keeps: nothing a player is sent hangs on them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.errors import NdeError
from nde.locale import LANGUAGES, words
from nde.prose.breakdown import deeds_told
from nde.prose.log import Teller
from nde.prose.names import Reader
from nde.prose.people import people_labels
from nde.prose.prospects import weighed
from nde.prose.sheets import sheet_of
from nde.prose.talk import Talk
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import Person
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import Decoder, encode_entry
from nde.table.numbers import faring_of
from nde.table.offers import offers_for, prospect_for
from nde.table.seats import GM, Agreement, Numbers
from nde.table.snapshot import decode_state, encode_state
from nde.table.view import SeatView, view
from nde.table.view_entry import view_entry
from tests.extent import drawn
from tests.prose.talk.local import Sheet
from tests.table.play import FOES, GAME, HEROES, Playing, in_fight, with_heroes

PLAYERS = ("p1", "p2", "watcher", "stranger")
LINES = ("look", "who", "sheet ogre", "odds", "odds 1", "why", "more")
MODES = pytest.mark.parametrize("numbers", ["words", "hidden"])
MORE = 1
FALLS = {"target-out", "out", "critical", "dead"}
COMMANDS = drawn(25, of=60)


def _person(table: Playing, id: str) -> Person:
    return next(one for one in table.state.playing.people(table.state.world.scene) if one.id == id)


def _seen(table: Playing, seat: str, id: str) -> Any:
    return next(one for one in view(table.state, seat).people if one.person.id == id)


def _put(table: Playing, id: str, change: int) -> None:
    """Give somebody more of what wears down, whole as they were."""
    vitals = table.state.playing.vitals
    tracks = _person(table, id).tracks
    for track in [one for one in tracks if one.key in vitals] or tracks[:1]:
        for field in (f"{track.key}_most", track.key):
            table.do(GM, c.SetValue(path=f"{id}.{field}", value=track.most + change))


def _begun(game: str, numbers: Numbers, seed: int, more: int) -> Playing:
    """A fight in which every foe has more than it should, or not; the numbers are kept from the start."""
    table = with_heroes(game, seed, Agreement(foe_numbers=numbers))
    cast = table.state.playing.cast
    table.do(GM, c.SetScene(place="ford", foes={id: cast("brute", rank) for id, rank in FOES.items()}))
    for foe in FOES:
        _put(table, foe, 3 + more)
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all(lambda ask: str(ask.default))
    return table


def _public(table: Playing, entry: e.Entry) -> Any:
    """What everybody at a real table would see: how it came out, the dice, who is out, and the words."""
    people = table.state.playing.people(table.state.world.scene)
    resolved = [one for one in entry.events if isinstance(one, e.Resolved)]
    return (
        [(one.outcome, [type(effect) for effect in one.effects]) for one in resolved],
        entry.dice,
        [(one.id, one.is_out, one.conditions, one.has_acted) for one in people],
        [faring_of(table.state.playing, one) for one in people if one.side == "foes"],
        [(one.key, one.options) for one in view(table.state, GM).questions],
    )


class Listener:
    """Whoever sits at a seat, and all that is sent there."""

    def __init__(self, table: Playing, seat: str) -> None:
        self.table, self.seat = table, seat
        self.teller = Teller(seat, "en")
        self.talk = Talk(_Looked(table), seat, "en", Sheet())

    def hears(self, before: Any, entry: e.Entry) -> list[Any]:
        """Everything that is sent because of an entry, and everything that can be asked for then."""
        state, seat = self.table.state, self.seat
        seen, looked = view_entry(entry, seat), view(state, seat)
        speaker = self.teller.meet(state)
        told: list[Any] = [msgspec.json.encode(seen), self.teller.tell(before, entry, state)]
        told.append(deeds_told(speaker, state, seen))
        told.append(looked)
        told.append(people_labels(Reader(state, looked, speaker, self.teller.callers)))
        told += [sheet_of(self.teller, state, seat, foe) for foe in FOES if _is_there(looked, foe)]
        for place, offered in enumerate(looked.offers[:6]):
            told.append(prospect_for(state, seat, offered.offer))
            told.append(weighed(self.teller, state, seat, place, offered, {}))
        self.talk.tell(before, entry, state)
        self.talk.look()
        for line in LINES if seat in ("p1", "p2") and not looked.questions else ():
            try:
                self.talk.obey(line)
            except NdeError as fault:
                self.talk.complain(fault, line)
        assert isinstance(self.talk.paper, Sheet)
        told.append(self.talk.paper.take())
        assert "⟨" not in str(told)
        assert "-kept" not in str(told[1])
        return told


class _Looked:
    def __init__(self, table: Playing) -> None:
        self._table = table

    @property
    def state(self) -> Any:
        return self._table.state

    def here(self) -> tuple[str, ...] | None:
        return PLAYERS

    def told(self) -> list[str]:
        return []


def _is_there(seen: SeatView, id: str) -> bool:
    return any(one.person.id == id for one in seen.people)


def _done(table: Playing, seat: str, do: c.AnyDo) -> Any:
    """The entry of a command, or the words of its refusal."""
    try:
        return table.do(seat, do)
    except NdeError as error:
        return f"{error} {error.facts}"


def _next(table: Playing) -> tuple[str, c.AnyDo]:
    """Something to do that hangs on nothing but what players see: blows more often than not."""
    if questions := view(table.state, GM).questions:
        one = questions[0]
        return one.seat, c.Answer(pending=one.pending, answer=table.chance.choice(one.options or ("x",)))
    deeds = [(seat, one) for seat in ("p1", "p2") for one in offers_for(table.state, seat)]
    aimed = [(seat, one) for seat, one in deeds if any(foe in str(one.offer.action) for foe in FOES)]
    if not deeds or table.chance.random() < 0.2:
        return GM, c.Mark(moment="turn")
    seat, chosen = table.chance.choice(aimed or deeds)
    return seat, c.Act(action=chosen.offer.action)


@MODES
@pytest.mark.parametrize("seed", range(drawn(1, of=8)))
@GAME
def test_all_that_players_get_is_the_same_whatever_a_foe_has_left(
    game: str, seed: int, numbers: Numbers
) -> None:
    tables = [_begun(game, numbers, seed, more) for more in (0, MORE)]
    listeners = [[Listener(table, seat) for seat in PLAYERS] for table in tables]
    compared = 0
    for _ in range(COMMANDS):
        seat, do = _next(tables[0])
        before = [table.state for table in tables]
        entries = [_done(table, seat, do) for table in tables]
        if isinstance(entries[0], str) or isinstance(entries[1], str):
            assert entries[0] == entries[1]
            continue
        if _public(tables[0], entries[0]) != _public(tables[1], entries[1]):
            break
        compared += 1
        for mine, other in zip(*listeners, strict=True):
            assert mine.hears(before[0], entries[0]) == other.hears(before[1], entries[1])
    assert compared > 1
    assert _person(tables[0], "ogre").tracks != _person(tables[1], "ogre").tracks


def test_armour_is_told_by_no_blow() -> None:
    """Where armour comes off the damage, neither it nor what is left of the blow stands in the log."""
    told = []
    for armor in (0, 1):
        table = _begun("cairn2e", "hidden", 5, 20)
        table.do(GM, c.SetValue(path="ogre.armor", value=armor))
        teller, heard = Teller("p1", "en"), []
        for _ in range(12):
            aimed = [
                (seat, one.offer.action)
                for seat in ("p1", "p2")
                for one in offers_for(table.state, seat)
                if "ogre" in str(one.offer.action)
            ]
            seat, do = (aimed[0][0], c.Act(action=aimed[0][1])) if aimed else (GM, c.Mark(moment="turn"))
            before = table.state
            entry = table.do(seat, do)
            outcomes = [one.outcome for one in entry.events if isinstance(one, e.Resolved)]
            heard.append((outcomes, view_entry(entry, "p1").events, teller.tell(before, entry, table.state)))
            sheet = sheet_of(teller, table.state, "p1", "ogre")
            assert not sheet.tracks
            assert not any(one.key == "armor" for one in sheet.traits)
        told.append(heard)
    steps = [step for heard in told for _, events, _ in heard for one in events for step in _steps(one)]
    assert any(step.key == "blow" for step in steps)
    assert all({"armor", "net"}.isdisjoint(dict(step.facts)) for step in steps if _at(step, "ogre"))
    same = [pair for pair in zip(*told, strict=True) if pair[0][0] == pair[1][0]]
    assert same
    assert all(mine == other for mine, other in same)


def _steps(event: Any) -> tuple[e.Step, ...]:
    return getattr(event, "steps", ())


def _at(step: e.Step, id: str) -> bool:
    return dict(step.facts).get("target") == id


@GAME
def test_in_words_a_foe_looks_unhurt_hurt_or_nearly_down(game: str) -> None:
    table = _begun(game, "words", 1, 1)
    teller = Teller("p1", "en")
    assert _seen(table, "p1", "ogre").faring == "unhurt"
    assert not _seen(table, "p1", "ogre").person.tracks
    track = _person(table, "ogre").tracks[0]
    others = _person(table, "ogre").tracks[1:] if table.state.playing.vitals else ()
    for path, value, word in (
        (track.key, track.most - 1, "hurt"),
        (track.key, 1, "nearly-down" if not others else "hurt"),
    ):
        before = table.state
        entry = table.do(GM, c.SetValue(path=f"ogre.{path}", value=value))
        assert _seen(table, "p1", "ogre").faring == word
        if word == "hurt" and value == track.most - 1:
            assert e.Fared(figure="ogre", faring="hurt") in view_entry(entry, "p1").events
            (line,) = teller.tell(before, entry, table.state)
            assert line.endswith(" is hurt.")
    for other in others:
        table.do(GM, c.SetValue(path=f"ogre.{other.key}", value=1))
    assert _seen(table, "watcher", "ogre").faring == "nearly-down"
    gm = _seen(table, GM, "ogre")
    assert (gm.numbers, gm.faring) == ("words", "nearly-down")
    assert gm.person.tracks[0].value == 1


@GAME
def test_a_sheet_without_numbers_has_the_word(game: str) -> None:
    table = _begun(game, "words", 1, 1)
    told = sheet_of(Teller("p1", "en"), table.state, "p1", "ogre")
    assert told.tracks == ()
    assert ("faring", "unhurt") in [(one.key, one.text) for one in told.traits]
    assert not any(one.text.strip("+\N{MINUS SIGN}-").isdigit() for one in told.traits)
    assert sheet_of(Teller(GM, "en"), table.state, GM, "ogre").tracks
    table.do(GM, c.KeepNumbers(figures=("ogre",), numbers="hidden"))
    assert not any(
        one.key == "faring" for one in sheet_of(Teller("p1", "en"), table.state, "p1", "ogre").traits
    )


@GAME
def test_a_ruling_about_one_foe_goes_before_the_agreement_and_can_be_undone(game: str) -> None:
    table = in_fight(game)
    assert _seen(table, "p1", "ogre").person.tracks
    table.do(GM, c.KeepNumbers(figures=("ogre",), numbers="hidden"))
    assert not _seen(table, "p1", "ogre").person.tracks
    assert _seen(table, "p1", "ogre").faring is None
    assert _seen(table, "p1", "imp").person.tracks
    assert _seen(table, GM, "ogre").person.tracks
    table.do(GM, c.Undo())
    assert _seen(table, "p1", "ogre").person.tracks
    table.do(GM, c.Redo())
    assert not _seen(table, "p1", "ogre").person.tracks
    table.do(GM, c.Agree(agreement=Agreement(foe_numbers="words")))
    assert (_seen(table, "p1", "imp").faring, _seen(table, "p1", "ogre").faring) == ("unhurt", None)
    table.do(GM, c.KeepNumbers(figures=("ogre",), numbers="shown"))
    assert _seen(table, "p1", "ogre").person.tracks
    table.do(GM, c.KeepNumbers(figures=("ogre",), numbers="agreed"))
    assert _seen(table, "p1", "ogre").faring == "unhurt"
    assert fold(table.header, table.entries) == table.state
    assert all(Decoder(table.header).entry(encode_entry(one)) == one for one in table.entries)
    assert decode_state(encode_state(table.state, 1000)) == table.state


def test_how_somebody_hidden_fares_leaves_no_trace() -> None:
    table = _begun("nde12", "words", 1, 1)
    table.do(GM, c.Hide(figures=("ogre",)))
    fared = e.Fared(figure="ogre", faring="hurt")
    said = e.Said(text="ouch")
    unseen, kept = (("p1", ("ogre",)),), (("p1", ("ogre",)), ("p2", ("ogre",)))
    entry = e.Entry(number=1, seat=GM, events=(said, fared), unseen=unseen, unmeasured=kept)
    assert view_entry(entry, "p1").events == (said,)
    assert view_entry(entry, "p2").events == (said, fared)


@GAME
def test_whoever_plays_a_foe_knows_its_numbers(game: str) -> None:
    table = in_fight(game, agreement=Agreement(foe_numbers="hidden"))
    table.do(GM, c.Give(figure="imp", seat="p2"))
    assert _seen(table, "p2", "imp").person.tracks
    assert not _seen(table, "p2", "ogre").person.tracks
    assert not _seen(table, "p1", "imp").person.tracks


def test_only_the_game_master_rules_and_only_about_foes() -> None:
    table = in_fight("nde12")
    rule = c.KeepNumbers(figures=("ogre",), numbers="words")
    assert table.refused("p1", rule).code == "only-the-gm"
    assert table.refused(GM, c.KeepNumbers(figures=("ala",))).code == "not-a-foe"
    assert table.refused(GM, c.KeepNumbers(figures=("nobody",))).code == "no-such-person"
    table.do(GM, rule)
    table.do(GM, c.Remove(figure="ogre"))
    assert table.state.world.numbers == ()


@GAME
def test_heroes_numbers_stay_open(game: str) -> None:
    table = in_fight(game, agreement=Agreement(foe_numbers="hidden"))
    assert all(_seen(table, seat, hero).person.tracks for seat in PLAYERS for hero in HEROES)


def test_what_else_a_roll_decides_does_not_say_that_a_foe_falls() -> None:
    for game in ruleset_ids():
        for numbers in ("shown", "words", "hidden"):
            table = in_fight(game, agreement=Agreement(foe_numbers=numbers))
            for foe in FOES:
                table.do(GM, c.SetValue(path=f"{foe}.{_person(table, foe).tracks[0].key}", value=1))
            while not any("ogre" in str(one.offer.action) for one in offers_for(table.state, "p1")):
                table.do(GM, c.Mark(moment="turn"))
                table.answer_all()
            found = {
                one.key
                for seat in ("p1", "p2")
                for offered in offers_for(table.state, seat)
                if (prospect := prospect_for(table.state, seat, offered.offer)) is not None
                for one, _ in prospect.also
            }
            assert found.isdisjoint(FALLS) == (numbers != "shown"), (game, numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@GAME
def test_every_step_and_question_that_loses_numbers_has_words_without_them(game: str, language: str) -> None:
    speaker, told = words(language, game), ruleset_named(game).told
    for key, measure in told.measures.items():
        if measure.facts:
            assert speaker.has(f"step-{measure.told_as or key}-kept"), key
        assert (measure.told_as or key) in told.loud or key not in told.loud
    for key in told.asks:
        assert speaker.has(f"ask-{key}-kept"), key


@GAME
def test_numbers_that_effects_keep_are_their_own(game: str) -> None:
    kinds = [one for one in ruleset_named(game).effects if one.measures]  # type: ignore[attr-defined]
    assert kinds
    for kind in kinds:
        assert kind.measures <= set(kind.__struct_fields__)  # type: ignore[attr-defined]
        assert {"who", "foe"} & set(kind.__struct_fields__)  # type: ignore[attr-defined]
