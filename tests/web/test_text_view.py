"""The text view over a real socket: the words of `nde play`, for any seat, in any language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from nde.errors import Illegal
from nde.hub import NewTable
from nde.locale import LANGUAGES, words
from nde.prose.tale import opened
from nde.table.commands import Command, Say
from nde.table.header import Header
from nde.web.text_view import read_aloud
from tests.cli.play.evening import GAMES
from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.pictures.drawn import file_of, quarters
from tests.web.live_server import Served, a_server
from tests.web.text_table import TextClient, at_seat, begun, text_client, texts, typed_at_a_terminal

EVENING = (
    *("1", "odds 1", "2", "", "more", "odds", "why", "1", "look", "99", "blah", "map", "sheet", "? cover"),
    *("who can reach me?", "reach", "cover b3", "menu", "note", "end", "undo", "redo", "rest", "? 5.5"),
    *("1 steps=-1 because=position", "1 nonsense=1", "dice typed", "dice engine", "undo", "log 1"),
)
DEMO = "old-bridge"
MOST_LINES = 200


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_lines_are_answered_in_the_same_words_as_at_a_terminal(
    game: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.nde"
    content = begun(file, game, language)
    expected = typed_at_a_terminal(file, language, EVENING)
    say = words(language).say
    ends = {say(f"play-is-{one}"): say(f"talk-is-{one}") for one in ("won", "lost")}

    async def test() -> None:
        async with a_server(tmp_path) as server:
            client = await text_client(server, content, language=language)
            await client.stands()
            for line, answer in zip(EVENING, expected, strict=True):
                wanted = [ends.get(one, one) for one in answer.splitlines()[1:] if one.strip()]
                told = await client.type(line)
                assert [*map(read_aloud, told)] == [*map(read_aloud, wanted)], line

    run(test)


def test_a_question_that_waits_is_not_asked_again_by_what_others_say(tmp_path: Path) -> None:
    content = begun(tmp_path / "a.nde", "tkds", "en")

    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.hub.import_table(content)
            client = await at_seat(server, made.table.id, "p1")
            await client.stands()
            await client.type("1")
            told = await client.type("2")
            (question,) = [line for line in told if line.endswith("? (1 left)")]
            live = await server.hub.live(made.table.id)
            start = len(client.client.heard)
            await live.carry_out(Command(seat="p1", do=Say(text="Hm."), id="said"))
            await client.type("why")
            heard = [line for one in client.client.heard[start:] for line in texts(one)]
            assert any("Hm." in line for line in heard)
            assert question not in heard

    run(test)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demo_is_played_to_its_end_by_text_alone(game: str, language: str, tmp_path: Path) -> None:
    content = begun(tmp_path / "a.nde", game, language, DEMO)
    say = words(language).say
    ends = {say("talk-is-won"), say("talk-is-lost")}

    async def test() -> None:
        async with a_server(tmp_path, commands_per_second=1000) as server:
            client = await text_client(server, content, language=language)
            await client.stands()
            line = "1"
            for _ in range(MOST_LINES):
                told = await client.type(line)
                if ends & set(told):
                    break
                assert told, "every line is answered"
                line = next_line(told, game, language)
            else:
                raise AssertionError("the demo does not end")
            heard = json.dumps(client.client.heard, ensure_ascii=False)
            assert "⟨" not in heard
            assert "↵" not in heard

    run(test)


def next_line(told: list[str], game: str, language: str) -> str:
    """What a player types who strikes where that can be done, and goes nearer where it cannot."""
    # Enter takes the answer that is proposed, or ends a turn in which everybody has acted.
    if any("(Enter)" in one for one in told):
        return ""
    speaker = words(language, game)
    rows = [one.partition(": ") for one in told]
    blows = tuple(speaker.say(f"verb-{verb}") for verb in ("attack", "shoot", "throw", "cast", "bolt"))
    for typed, _, text in rows:
        if typed.isdigit() and text.startswith(blows):
            return typed
    squares = [typed for typed, _, _ in rows if re.fullmatch(r"[A-Z]+[0-9]+", typed)]
    if squares:
        return squares[0]
    in_turn = speaker.say("play-words-end").split()[0]
    if any(typed == in_turn for typed, _, _ in rows):
        return in_turn
    return "1" if any(typed == "1" for typed, _, _ in rows) else ""


def test_a_line_sent_again_acts_once_whatever_its_words_mean_by_then(tmp_path: Path) -> None:
    content = begun(tmp_path / "a.nde", "nde12", "en")

    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.hub.import_table(content)
            client = await at_seat(server, made.table.id, "p1")
            await client.stands()
            await client.type("1")
            live = await server.hub.live(made.table.id)
            await client.answer("2", "go-in")
            version = live.version
            assert await client.answer("2", "go-in") == []
            await client.client.socket.close()
            again = await at_seat(server, made.table.id, "p1", seen=version)
            assert await again.answer("2", "go-in") == []
            assert live.version == version
            assert [entry.command for entry in await live.entries(0, 100)].count("go-in") == 1

    run(test)


def test_a_refusal_comes_as_lines_in_the_readers_language(tmp_path: Path) -> None:
    content = begun(tmp_path / "a.nde", "nde12", "pl")

    async def test() -> None:
        async with a_server(tmp_path) as server:
            client = await text_client(server, content, language="pl")
            await client.stands()
            for line, says in (
                ("99", "99"),
                ("zztop", "„zztop”"),
                ("cofnij 50", "cofn"),
                ("gm set", "mistrz gry"),
            ):
                told = await client.answer(line)
                assert {one.get("kind") for one in told} == {"error"}, line
                assert any(says.casefold() in one["text"].casefold() for one in told), (line, told)

    run(test)


def test_a_choice_that_did_not_arrive_is_typed_anew_and_never_made_from_another_list(tmp_path: Path) -> None:
    content = begun(tmp_path / "a.nde", "nde12", "en")

    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.hub.import_table(content)
            client = await at_seat(server, made.table.id, "p1")
            await client.stands()
            live = await server.hub.live(made.table.id)
            version = live.version
            for text in ("1", "", "c4"):
                await client.client.send(type="line", id=f"lost-{text}", text=text, again=True)
                lines = (await client.client.until("lines", id=f"lost-{text}"))["lines"]
                assert [line["kind"] for line in lines] == ["error"]
                assert "type it again" in lines[0]["text"]
            assert live.version == version
            await client.client.send(type="line", id="lost-say", text="say still here", again=True)
            await client.client.until("lines", id="lost-say")
            assert live.version == version + 1, "what is said means the same before any list"

    run(test)


async def a_table_of_three(server: Served) -> tuple[str, dict[str, TextClient]]:
    """A table with a game master, a player of two heroes, and somebody who watches; all read lines."""
    made = await server.hub.create(
        NewTable(header=Header(game="nde12"), gm_name="Ada", first=two_heroes("nde12"))
    )
    table = made.table.id
    found = {"gm": TextClient(await server.client(table, made.gm, text=True))}
    for role, link, name in (("player", made.player, "Ann"), ("spectator", made.spectator, "Eve")):
        entered = await server.hub.enter(table, link, name)
        found[role] = TextClient(await server.client(table, entered.key, text=True, language="en"))
    for client in found.values():
        await client.stands()
    return table, found


def test_the_game_master_rules_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            table, seats = await a_table_of_three(server)
            refused = opened(words("en").error(Illegal("only-the-gm")))
            live = await server.hub.live(table)
            version = live.version
            for seat in ("player", "spectator"):
                for line in ("gm", "gm add bog-wolf", "gm set hero-1.hearts 1", "close"):
                    assert [one["text"] for one in await seats[seat].answer(line)] == [refused]
            assert live.version == version
            told = await seats["gm"].type("gm add bog-wolf")
            assert any("Bog wolf" in line for line in told)
            assert await seats["gm"].type("gm hide bog-wolf-1")

    run(test)


def test_everybody_hears_what_others_do_and_nobody_what_is_hidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            _, seats = await a_table_of_three(server)
            gm, player, watcher = seats["gm"], seats["player"], seats["spectator"]
            await gm.type("gm add bog-wolf")
            await gm.type("gm hide bog-wolf-1")
            for one in (player, watcher):
                await one.type("look")
            before = {id(one): len(one.client.heard) for one in (player, watcher)}
            took = await player.type("take hero-1")
            assert any(line.startswith("Ann now plays ") for line in took)
            for line in (
                "who",
                "reach",
                "more",
                "odds",
                "map",
                "look",
                "sheet bog-wolf-1",
                "cover bog-wolf-1",
            ):
                await player.type(line)
                await watcher.type(line)
            await gm.type("say careful now")
            await watcher.client.until("entry")
            await gm.type("gm clock doom 4")
            await player.type("who")
            for one in (player, watcher):
                heard = json.dumps(one.client.heard[before[id(one)] :])
                assert "careful now" in heard
                assert "Ann now plays " in heard
                assert "Bog wolf" not in heard
            assert "Bog wolf" in json.dumps(gm.client.heard)

    run(test)


def test_a_whisper_goes_to_one_and_a_note_to_no_other_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            _, seats = await a_table_of_three(server)
            await seats["player"].type("whisper Ada the third bell")
            await seats["player"].type("note under the stone")
            await seats["gm"].type("who")
            await seats["spectator"].type("who")
            assert "the third bell" in json.dumps(seats["gm"].client.heard)
            watched = json.dumps(seats["spectator"].client.heard)
            assert "third bell" not in watched
            assert "under the stone" not in watched
            assert any("under the stone" in line for line in await seats["player"].type("note"))

    run(test)


def test_whoever_watches_asks_and_does_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            table, seats = await a_table_of_three(server)
            live = await server.hub.live(table)
            version = live.version
            watcher = seats["spectator"]
            assert any("Eve, spectator, is here" in line for line in await watcher.type("who"))
            for line in ("take hero-1", "rest", "end", "undo", "create", "dice typed", "1"):
                assert await watcher.answer(line), line
            assert live.version == version + 1, "only how one’s own dice are rolled is anybody’s to say"

    run(test)


def test_a_hero_is_made_by_text_and_the_others_hear_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            _, seats = await a_table_of_three(server)
            player = seats["player"]
            told = await player.type("create")
            assert any("(Enter)" in line for line in told)
            told = await player.type("Morwen")
            for _ in range(60):
                if any("Morwen joins the party" in line for line in told):
                    break
                told = await player.type("")
            else:
                raise AssertionError("the hero is never finished")
            assert any("Ann, is here, plays Morwen" in line for line in await player.type("who"))
            await seats["spectator"].type("who")
            assert "Morwen joins the party" in json.dumps(seats["spectator"].client.heard)
            assert any("rolled" in line or "type the face" in line for line in await dice_of(player))

    run(test)


async def dice_of(player: TextClient) -> list[str]:
    """What is told of a roll with dice of one’s own."""
    await player.type("dice typed")
    listed = await player.type("more")
    number = next(line.partition(":")[0] for line in listed if "%)" in line)
    asked = await player.type(number)
    return await player.type("1") if any(line.startswith("1: ") for line in asked) else asked


def test_nothing_is_said_twice_where_nothing_has_changed(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            _, seats = await a_table_of_three(server)
            player = seats["player"]
            await player.type("take hero-1")
            start = len(player.client.heard)
            for text in ("one", "two", "three"):
                await seats["gm"].type(f"say {text}")
            for _ in range(3):
                await player.type("who")
            heard = player.client.heard[start:]
            assert sum(one["type"] == "entry" for one in heard) == 3
            assert [one for one in heard if one["type"] == "lines" and not one.get("id")] == []
            await player.client.send(type="look")
            assert any("Hearts" in line for line in texts(await player.client.until("lines", id=None)))

    run(test)


def test_lines_are_only_for_those_who_said_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            client = await server.client(made.table.id, made.gm)
            await client.until("view")
            await client.send(type="line", id="a", text="look")
            refused: dict[str, Any] = await client.until("refused", id="a")
            assert refused["problem"]["code"] == "bad-message"
            text = await server.client(made.table.id, made.gm, text=True)
            await text.until("lines")
            await text.send(type="do", id="b", do={"type": "Say", "text": "hello"})
            await text.until("done", id="b")
            assert not [one for one in text.heard if one["type"] == "view"]

    run(test)


@pytest.mark.parametrize(
    "text", ["", "?" * 4000, "a " * 2000, "? " + "a " * 1900, "= " * 1000, "\x00\x1b[31m", "😀" * 1000]
)
def test_strange_lines_are_answered(text: str, tmp_path: Path) -> None:
    content = begun(tmp_path / "a.nde", "nde12", "en")

    async def test() -> None:
        async with a_server(tmp_path) as server:
            client = await text_client(server, content)
            await client.stands()
            assert isinstance(await client.answer(text), list)
            assert await client.type("look")

    run(test)


def test_pictures_are_named_as_they_are_typed(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.hub.import_table(begun(tmp_path / "a.nde", "nde12", "en"))
            table = made.table.id
            await server.hub.add_picture(table, file_of(quarters()), "Old mill")
            gm = await at_seat(server, table, "gm")
            assert any("Old mill · 80 × 60" in line for line in await gm.type("gm pictures"))
            await gm.type("gm portrait a old mill")
            await gm.type("gm show picture mill p1")
            state = (await server.hub.live(table)).state
            (picture,) = await server.hub.store.pictures(table)
            assert [one for _, one in state.world.portraits] == [picture.hash]
            assert [(one.title, one.to) for one in state.world.handouts] == [("Old mill", ("p1",))]
            said = await gm.type("gm pictures")
            assert any("shown" in line and "portrait" in line for line in said)
            await gm.type("gm hide picture Old mill")
            await gm.type("gm portrait a off")
            state = (await server.hub.live(table)).state
            assert not state.world.handouts
            assert not state.world.portraits
            assert any("gm lay picture" in line for line in await gm.type("gm lay picture old mill"))

    run(test)
