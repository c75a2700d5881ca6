"""A talk at a table of several: what each seat may say, and what their lines mean."""

from __future__ import annotations

import pytest

from nde.errors import Illegal
from nde.locale import LANGUAGES, words
from nde.prose.tale import opened
from nde.table import commands as c
from nde.table.seats import GM
from tests.games import for_games
from tests.prose.talk.local import Local, yard
from tests.table.play import GAMES, sheet_of


def test_a_seat_of_any_name_acts_with_its_own_hero() -> None:
    table = yard()
    table.talk("p2").look()
    name = table.talk("p2").teller.callers.name
    told = table.type("p2", "cast wolf 1")
    assert name("hero-2") in told[0]
    assert table.state.world.scene is not None


@pytest.mark.parametrize("line", ["gm", "gm set hero-1.hearts 1", "gm show", "gm fog"])
def test_players_and_spectators_have_no_powers(line: str) -> None:
    for seat in ("p1", "eyes"):
        table = yard()
        before = table.state
        (told,) = table.type(seat, line)
        assert told == opened(words("en").error(Illegal("only-the-gm")))
        assert table.state is before


@pytest.mark.parametrize("language", LANGUAGES)
@for_games("tries in words")
def test_a_sentence_that_no_rule_knows_can_be_typed_as_something_to_try(game: str, language: str) -> None:
    """What is proposed is understood: it is tried, or asked back with what."""
    table = yard(game, is_fight=False)
    table.talk("p1", language).look()
    for line in ("talk to the guard", "mit dem Wächter reden", "pogadaj ze strażnikiem", "mluv se strážným"):
        hint = words(language).say("talk-try", line=line)
        assert hint in " ".join(table.type("p1", line))
        assert hint not in " ".join(table.type("p1", hint))


def test_a_slip_in_the_first_word_is_no_new_verb() -> None:
    assert "Did you mean “attack”?" in " ".join(yard().type("p1", "attakc the wolf"))


@pytest.mark.parametrize("game", GAMES)
def test_help_speaks_of_cover_where_the_game_has_it(game: str) -> None:
    table = yard(game)
    said = " ".join(table.type("p1", "help"))
    assert ("behind what cover" in said) == table.state.playing.has_cover


def test_help_lists_what_the_seat_can_type() -> None:
    table = yard()
    player, gm = table.type("p1", "help"), table.type(GM, "help")
    assert not [line for line in player if line.startswith(("gm:", "save:", "quit:", "close:"))]
    assert [line for line in gm if line.startswith("gm:")]
    assert not [line for line in gm if line.startswith(("save:", "quit:"))]


def test_the_game_master_rules_and_has_deeds_of_their_own() -> None:
    table = yard()
    table.talk(GM).look()
    assert "has Hearts 2" in table.type(GM, "gm set hero-1.hearts 2")[0]
    powers = table.type(GM, "gm")
    assert powers[0].startswith("You are the game master")
    assert not [line for line in powers if line.startswith("gm map")]
    assert table.type(GM, "hero gm")[-1]
    assert table.talk(GM).menu(table.talk(GM).view).hero == GM


def test_in_the_foes_turn_the_game_master_plays_the_foes() -> None:
    table = yard()
    table.talk(GM).look()
    assert any("the heroes’ turn" in line for line in table.type(GM, "menu"))
    table.type(GM, "end")
    talk = table.talk(GM)
    assert talk.menu(talk.view).hero == "wolf-1"
    assert any(line.startswith("1: ") for line in table.type(GM, "menu"))


def test_whoever_has_acted_is_told_whom_the_table_waits_for() -> None:
    table = yard()
    table.talk("p1").look()
    name = table.talk("p1").teller.callers.name("hero-2")
    assert f"Still to act: {name}." in table.type("p1", "cast wolf 1")
    table.do("p2", c.Sit(seat="p2", name="Bob Lee", rolls="typed"))
    table.talk("p2").look()
    table.type("p2", "cast wolf 1")
    assert "The table waits for Bob Lee." in table.type("p1", "menu")


def test_whoever_watches_looks_and_asks_and_does_nothing() -> None:
    table = yard()
    table.talk("eyes").look()
    assert table.type("eyes", "look")
    assert table.type("eyes", "? 5.5")
    assert table.type("eyes", "sheet hero-1")
    before = table.state
    for line in ("1", "end", "undo", "take hero-1", "rest"):
        assert len(table.type("eyes", line)) == 1, line
    assert table.state is before
    assert table.type("eyes", "say hello")


def test_a_number_means_the_list_that_was_read_out() -> None:
    table = yard()
    talk = table.talk("p1")
    talk.look()
    number, deed = next(
        (at, one.deed) for at, one in enumerate(talk.listed.lines, 1) if one.text == "Attack with magic"
    )
    assert deed is not None
    assert deed.ways[0].objects[0] == "wolf-1"
    line = f"{number} wolf-1"
    table.do(GM, c.Remove(figure="wolf-1"))
    before = table.state
    told = table.type("p1", line)
    assert len(told) == 1, "what was chosen is no more, and nothing else is done in its place"
    assert table.state is before
    talk.look()
    table.type("p1", "1 strength")
    assert table.state is not before


def test_enter_ends_no_turn_in_which_another_may_act() -> None:
    table = yard()
    table.talk("p1").look()
    table.type("p1", "cast wolf 1")
    before = table.state
    assert any("your turn" in line for line in table.type("p1", "")), "the other has not acted"
    assert table.state is before
    table.talk("p2").look()
    table.type("p2", "cast wolf 1")
    table.talk("p1").look()
    for seat in (GM, "eyes"):
        table.talk(seat).look()
        table.type(seat, "")
        assert table.state.world.scene is not None
    table.type("p1", "")
    assert table.state.world.done == ("hero-1",), "they could still walk, and so could the other"
    table.talk("p2").look()
    table.type("p2", "")
    scene = table.state.world.scene
    assert table.state.playing.turn(scene).side == "foes" or table.state.playing.turn(scene).round == 2


def test_a_turn_ends_for_all_only_after_a_question_that_names_who_loses_by_it() -> None:
    table = yard()
    table.talk("p1").look()
    table.type("p1", "done")
    assert table.state.world.done == ("hero-1",)
    before = table.state
    name = table.talk("p1").teller.callers.name("hero-2")
    (asked,) = table.type("p1", "end")
    assert name in asked
    assert table.state is before
    table.type("p1", "look")
    assert table.state is before
    table.type("p1", "yes")
    assert table.state is before, "the question was let go"
    table.type("p1", "end all")
    table.type("p1", "yes")
    assert table.state.playing.turn(table.state.world.scene).side == "foes"


def test_an_answer_counts_only_for_those_who_were_named() -> None:
    table = yard()
    table.talk("p1").look()
    table.type("p1", "end all")
    table.do("p2", c.Done())
    before = table.state
    table.type("p1", "yes")
    assert table.state is before, "things have moved on since the question"


def test_somebody_without_a_hero_takes_one_or_makes_one() -> None:
    table = Local()
    table.do(GM, c.Sit(seat=GM, name="Ada", role="gm"))
    table.do("p1", c.Sit(seat="p1", name="Ann"))
    assert any("“create” makes one" in line for line in table.type("p1", ""))
    table.do(GM, c.Bring(id="ash", sheet=sheet_of("nde12", 1), seat=GM))
    name = table.talk("p1").teller
    name.meet(table.state)
    called = name.callers.name("ash")
    assert any(f"Still free: {called}." in line for line in table.type("p1", ""))
    told = table.type("p1", f"take {called}")
    assert f"Ann now plays {called}." in told
    assert table.state.world.holder("ash") == "p1"
    assert not any("You have no hero yet" in line for line in told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_is_made_by_answers_alone(game: str, language: str) -> None:
    table = Local(game)
    table.do(GM, c.Sit(seat=GM, name="Ada", role="gm"))
    table.do("p1", c.Sit(seat="p1", name="Ann"))
    table.talk("p1", language)
    told = table.type("p1", "create")
    for _ in range(80):
        if not any(one.is_mine for one in table.talk("p1").view.questions):
            break
        assert told
        assert not [line for line in told if "⟨" in line]
        told = table.type("p1", "")
    assert table.state.world.held_by("p1") == ("hero",) or table.state.world.held_by("p1")[0].startswith(
        "hero"
    )


def test_a_whisper_reaches_one_seat_by_its_name_or_by_a_hero() -> None:
    table = yard()
    for seat in ("p1", "p2", "eyes"):
        table.talk(seat).look()
    hero = table.talk("p1").teller.callers.name("hero-2")
    for line in ("whisper Bob Lee now", "whisper p2: now", f"whisper {hero} now"):
        table.talk("p2").paper.take()  # type: ignore[attr-defined]
        table.talk("eyes").paper.take()  # type: ignore[attr-defined]
        assert table.type("p1", line) == ["Ann whispers: “now”"]
        assert table.talk("p2").paper.take() == ["Ann whispers: “now”"]  # type: ignore[attr-defined]
        assert table.talk("eyes").paper.take() == []  # type: ignore[attr-defined]
    assert "Ada, Bob Lee, Eve" in table.type("p1", "whisper Zoe now")[0]
    assert "is not something you can do here" in table.type("p1", "whisper p2")[0]


def test_notes_are_written_read_and_thrown_away() -> None:
    table = yard()
    assert "no notes" in table.type("p1", "note")[0]
    assert table.type("p1", "note the door is trapped") == ["Ann makes a note: “the door is trapped”."]
    table.type("p1", "note ask the miller")
    assert table.type("p1", "note")[:2] == ["1. Ann: the door is trapped", "2. Ann: ask the miller"]
    assert "no notes" in table.type("p2", "note")[0]
    assert "There is no 3" in table.type("p1", "note -3")[0]
    table.type("p1", "note -1")
    assert table.type("p1", "note")[0] == "1. Ann: ask the miller"


def test_dice_are_typed_and_asked_for() -> None:
    table = yard()
    table.talk("p1").look()
    assert table.type("p1", "dice typed") == ["From now on you type the faces of your own dice."]
    told = table.type("p1", "cast wolf 1")
    assert "type the face of your" in told[-1]
    assert "does not answer the question" in table.type("p1", "many")[0]
    assert any("(1 on d" in line for line in table.type("p1", "1"))
    assert table.type("p1", "undo")


def test_what_belongs_to_a_terminal_is_refused_with_a_word_about_it() -> None:
    table = yard()
    for line in ("quit", "save", "zapisz"):
        assert "works only in the terminal" in table.type("p1", line)[0]


@pytest.mark.parametrize("is_tall", [False, True])
def test_a_map_on_which_somebody_moved_is_shown_again_only_where_there_is_room(
    is_tall: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = yard(is_fight=False)
    talk, maps = table.talk("p1"), list[object]()
    for name, value in {"is_plain": False, "is_tall": is_tall, "map": maps.append}.items():
        monkeypatch.setattr(talk.paper, name, value)
    talk.look()
    talk.look()
    assert len(maps) == 1
    table.do(GM, c.Move(figure="wolf-1", to="h5"))
    talk.look()
    assert len(maps) == (2 if is_tall else 1)
