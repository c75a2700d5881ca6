"""What can be typed at a table: each command and each power of the game master is explained."""

from __future__ import annotations

import pytest

from nde.cli.play.file_commands import WITH_FILES as POWERS
from nde.locale import LANGUAGES, words
from nde.prose.talk.powers import EXAMPLES
from nde.prose.talk.typed import KNOWN as COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_power_has_words(language: str) -> None:
    speaker = words(language)
    assert [one for one in COMMANDS if not speaker.has(f"play-help-{one}")] == []
    assert [one for one in POWERS if not speaker.has(f"play-gm-{one}")] == []
    assert set(EXAMPLES) == set(POWERS)
