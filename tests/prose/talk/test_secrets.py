"""Nothing hidden is in any answer: random games full of secrets, asked about from every seat."""

from __future__ import annotations

from typing import Any

import pytest

from nde.errors import NdeError
from nde.locale import words
from nde.locale.complaints import Refused
from nde.prose.names import names_of
from nde.prose.talk import Talk
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.events import Entry
from nde.table.state import State
from tests.extent import drawn
from tests.prose.talk.local import Sheet
from tests.table.secrets import FOES, NOBODY, Leak, Spied

SEATS = ("p1", "p2", "turncoat", "watcher")
LINES = (
    *(
        "",
        "more",
        "look",
        "who",
        "reach",
        "reach hero-1",
        "cover hero-2",
        "cover b4",
        "map",
        "odds",
        "odds 1",
    ),
    *("sheet hero-1", "hero", "whisper", "note", "help", "take", "gm", "gm show", "99", "b3", "sheet qq"),
)


class Looked:
    """The table of a game of which somebody keeps book."""

    def __init__(self, spied: Spied) -> None:
        self._spied = spied

    @property
    def state(self) -> State:
        return self._spied.state

    def here(self) -> tuple[str, ...] | None:
        return SEATS

    def told(self) -> list[str]:
        return []


class Asked(Spied):
    """A game of which somebody keeps book, with somebody at every seat who asks about everything."""

    def __init__(self, game: str, seed: int) -> None:
        self.talks: dict[str, Talk] = {}
        self.lines = 0
        super().__init__(game, seed)
        assert self.playing is not None
        people = self.playing.people(self.state.world.scene)
        self.names = {id: one for id, one in names_of(people, words("en", game)).items() if id in FOES}
        self.talks = {seat: Talk(Looked(self), seat, "en", Sheet()) for seat in SEATS}

    def do(self, seat: str, do: Any, hidden: set[str] | None = None) -> Entry | None:
        before = self.state
        entry = super().do(seat, do, hidden)
        if entry is not None:
            for one, talk in self.talks.items():
                talk.tell(before, entry, self.state)
                self._look(one, talk)
        return entry

    def _look(self, seat: str, talk: Talk) -> None:
        paper = talk.paper
        assert isinstance(paper, Sheet)
        paper.take()
        talk.look()
        if any(one.is_mine for one in talk.view.questions):
            return  # what leads up to a question is of the past, and is looked at elsewhere
        # A refusal repeats what was typed: whoever is not seen is asked for below.
        unseen = self.unseen_by(seat)
        for line in self.chance.sample([one for one in LINES if not unseen & set(one.split())], 6):
            try:
                wishes = talk.obey(line)
                assert not wishes or line in ("", "take", "b3", "note"), line
            except (Refused, NdeError) as fault:
                talk.complain(fault, line)
        self._search(seat, "\n".join(paper.take()))
        for foe in sorted(unseen):
            told = [self._refusal(talk, f"sheet {one}").replace(one, "?") for one in (foe, NOBODY)]
            if told[0] != told[1]:
                raise Leak(f"{seat} learns of {foe}: {told[0]} is not {told[1]}")

    def _refusal(self, talk: Talk, line: str) -> str:
        try:
            talk.obey(line)
        except (Refused, NdeError) as fault:
            return str(fault)
        return "taken"

    def _search(self, seat: str, text: str) -> None:
        self.lines += text.count("\n")
        unseen = self.unseen_by(seat)
        whispers = {one for one, readers in self.kept.items() if seat not in readers}
        secret = unseen | whispers | {self.names[one] for one in unseen if one in self.names}
        self.find(seat, secret, text, "an answer")


@pytest.mark.parametrize("seed", [21, 22, 23][: drawn(1, of=3)])
@pytest.mark.parametrize("game", ruleset_ids())
def test_nothing_hidden_is_in_any_answer(game: str, seed: int) -> None:
    asked = Asked(game, seed)
    asked.play(40)
    assert asked.lines > 500


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nde.prose.talk.talk.view", lambda state, seat: _as_gm(state))
    with pytest.raises(Leak):
        Asked("nde12", 21).play(40)


def _as_gm(state: Any) -> Any:
    from nde.table.view import view

    return view(state, "gm")


def test_the_powers_of_the_game_master_are_not_tried_for_players() -> None:
    asked = Asked("nde12", 21)
    hidden = c.Hide(figures=(FOES[0],))
    asked.do("gm", hidden, asked.hidden | {FOES[0]})
    said = asked._refusal(asked.talks["p1"], f"gm show {FOES[0]}")
    assert FOES[0] not in said
