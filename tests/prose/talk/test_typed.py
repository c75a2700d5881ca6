"""Lines taken apart: commands and sentences of every language."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES, words
from nde.prose.talk.commands import COMMANDS
from nde.prose.talk.typed import KNOWN, SAID_WHOLE, command_of, read_command, read_line


def meant(text: str) -> tuple[str, str]:
    command, line = read_command(read_line(text))
    return command, line.rest


@pytest.mark.parametrize(
    ("text", "command", "rest"),
    [
        ("who is here", "who", ""),
        ("Who is here?", "who", ""),
        ("what can I do", "menu", ""),
        ("What can I do?", "menu", ""),
        ("who can reach me", "reach", ""),
        ("Who can reach Quill?", "reach", "Quill"),
        ("cover to B4", "cover", "B4"),
        ("cover b4", "cover", "b4"),
        ("cover to bog wolf 2", "cover", "bog wolf 2"),
        ("kto mnie dosięgnie", "reach", ""),
        ("Kto mnie dosiegnie?", "reach", ""),
        ("osłona do B4", "cover", "B4"),
        ("co mogę zrobić?", "menu", ""),
        ("wer kann mich erreichen", "reach", ""),
        ("Deckung zu Wolf 1", "cover", "Wolf 1"),
        ("Wer ist da?", "who", ""),
        ("kdo na mě dosáhne", "reach", ""),
        ("kryt k b4", "cover", "b4"),
        ("kdo je tady", "who", ""),
        ("why", "why", ""),
        ("say who is here", "say", "who is here"),
        ("who is here with me", "who", "is here with me"),
        ("quill", "", ""),
        ("", "", ""),
    ],
)
def test_words_and_sentences_are_understood(text: str, command: str, rest: str) -> None:
    assert meant(text) == (command, rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_every_language_is_understood_and_means_one_thing(language: str) -> None:
    for command in SAID_WHOLE:
        for sentence in words(language).say(f"talk-phrases-{command}").split(","):
            assert meant(sentence.strip())[0] == command, sentence
            assert meant(sentence.strip().upper() + " ?")[0] == command, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_that_is_shown_for_a_command_stands_for_it(language: str) -> None:
    for command in KNOWN:
        for word in words(language).say(f"play-words-{command}").split():
            assert command_of(word) == command, word


def test_everything_but_what_needs_a_terminal_is_known_anywhere() -> None:
    assert [one for one in KNOWN if one not in COMMANDS] == ["save", "close", "quit"]
