"""Conditions by decree at a table: seen by all, told in every language, taken back like anything else."""

from __future__ import annotations

import msgspec
import pytest

from nde.locale import LANGUAGES
from nde.prose import Teller
from nde.prose.people import condition_words, people_labels
from nde.prose.sheets import sheet_of
from nde.rules.play import ConditionChip
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import write_log
from nde.table.seats import GM
from nde.table.verify import verify_game
from nde.table.view import view
from nde.table.visibility import scene_for
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import GAME, Playing, in_fight


def chips(table: Playing, who: str) -> dict[str, ConditionChip]:
    """What can be given to somebody or taken from them."""
    return {chip.key: chip for chip in table.state.playing.conditions(table.state.world.scene, who)}


def decree(chip: ConditionChip) -> c.Grant:
    """What the game master's client sends for a chip."""
    return c.Grant(effects=(msgspec.to_builtins(chip.effect, str_keys=True),))


def seen(table: Playing, seat: str, who: str) -> tuple[str, ...]:
    """What a seat sees somebody suffer."""
    people = {one.person.id: one.person for one in view(table.state, seat).people}
    return people[who].conditions if who in people else ()


@GAME
@pytest.mark.parametrize("who", ["ala", "ogre"])
def test_what_is_given_is_seen_by_all_and_can_be_taken_undone_and_verified(game: str, who: str) -> None:
    table = in_fight(game)
    for key, chip in chips(table, who).items():
        if chip.is_on:
            continue
        before = table.state.world
        assert code_of(table.refused("p1", decree(chip))) == "only-the-gm"
        entry = table.do(GM, decree(chip))
        assert entry.events[0] == e.Granted(effects=(chip.effect,))
        assert key in seen(table, "p1", who)
        assert key in seen(table, GM, who)
        table.do(GM, decree(chips(table, who)[key]))
        assert key not in seen(table, "p1", who)
        table.do(GM, c.Undo())
        assert key in seen(table, "p1", who)
        table.do(GM, c.Undo())
        assert table.state.world == before
    verdict = verify_game(write_log(table.header, table.entries))
    assert (verdict.state, verdict.faults) == ("unfinished", ())


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_who_was_given_and_freed_of_what(game: str, language: str) -> None:
    table = in_fight(game)
    teller = Teller("p1", language)
    for key in chips(table, "ala"):
        told = []
        for _ in range(2):
            chip = chips(table, "ala")[key]
            before = table.state
            entry = table.do(GM, decree(chip))
            (line,) = teller.tell(before, entry, table.state)
            assert teller.callers.name("ala") in line
            assert "⟨" not in line
            told.append(line)
        assert told[0] != told[1]
        table.do(GM, c.Undo(count=2))


@for_games("conditions")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_game_masters_sheet_has_chips(game: str, language: str) -> None:
    table = in_fight(game)
    speaker = Teller(GM, language).meet(table.state)
    for who in ("ala", "ogre"):
        told = sheet_of(Teller(GM, language), table.state, GM, who)
        assert [chip.key for chip in told.chips] == list(chips(table, who))
        assert [chip.text for chip in told.chips] == [
            condition_words(key, speaker) for key in chips(table, who)
        ]
        table.do(GM, c.Grant(effects=(told.chips[0].effect,)))
        again = sheet_of(Teller(GM, language), table.state, GM, who)
        assert (told.chips[0].is_on, [one.is_on for one in again.chips if one.key == told.chips[0].key]) == (
            False,
            [True],
        )
        for seat in ("p1", "p2"):
            player = sheet_of(Teller(seat, language), table.state, seat, who)
            assert player.chips == ()
            assert b"chips" not in msgspec.json.encode(player)
        assert b"effect" not in msgspec.json.encode(view(table.state, "p1").people)


@for_games("conditions")
def test_a_decree_about_somebody_hidden_stays_hidden(game: str) -> None:
    table = in_fight(game)
    table.do(GM, c.Hide(figures=("ogre",)))
    key, chip = next(iter(chips(table, "ogre").items()))
    before = table.state
    entry = table.do(GM, decree(chip))
    assert Teller("p1", "en").tell(before, entry, table.state) == []
    assert key in seen(table, GM, "ogre")
    assert seen(table, "p1", "ogre") == ()


@pytest.mark.parametrize("game", ["cairn2e", "tkds"])
def test_whoever_loses_the_turn_has_a_sign_that_is_no_word_of_the_game(game: str) -> None:
    """They can attack nobody in it, nobody says that they have acted, and the next turn is theirs again."""
    found = 0
    for seed in range(1, 13):
        table = in_fight(game, seed)
        seen = view(table.state, "p1")
        late = [one.person for one in seen.people if one.person.loses_turn and one.person.side == "party"]
        scene, aim = scene_for(table.state, "p1"), table.state.playing.aim
        able = {one.figure for one in seen.offers if aim(scene, one.offer).purpose == "attack"}
        labels = {one.id: one.notes for one in people_labels(Teller("p1", "en").reader(table.state, seen))}
        for person in late:
            found += 1
            assert person.has_acted
            assert person.id not in able
            assert "has acted" not in labels[person.id]
        for _ in range(3):
            if table.state.playing.turn(table.state.world.scene).round == 1:
                table.do(GM, c.Mark(moment="turn"))
        assert not any(one.person.loses_turn for one in view(table.state, "p1").people)
    assert found, "somebody has to be too slow"


def test_whoever_ran_is_not_beyond_help() -> None:
    table = in_fight("tkds")
    fled, dead = [one.id for one in table.state.playing.people(table.state.world.scene)][-2:]
    table.do(GM, c.Grant(effects=({"type": "Fled", "who": fled}, {"type": "Died", "who": dead})))
    labels = people_labels(Teller(GM, "en").reader(table.state, view(table.state, GM)))
    notes = {one.id: one.notes for one in labels}
    assert "beyond help" in notes[dead]
    assert "beyond help" not in notes[fled]
    assert {"out of the fight", "fled"} <= set(notes[fled])
