"""`nde play --new`: which expedition is wished for, and that expedition for the very party that sets out."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.files import read_bytes
from nde.errors import Illegal
from nde.expeditions import Danger, danger_named, drawn_number, new_document
from nde.prose.sheet_files import with_packs
from nde.rules import Ruleset
from nde.table.apply import fold
from nde.table.codec import read_log
from nde.table.heroes import Document, new_party

ONLY_NEW = ("danger", "out")
"""Flags that say something about a new expedition."""


class Expedition(NamedTuple):
    """An expedition that somebody wants: its number, and how dangerous it is to be."""

    number: int
    danger: Danger

    def made(
        self, rules: Ruleset, seed: int | None, sheets: tuple[Document, ...], heroes: int
    ) -> tuple[tuple[Document, ...], Document]:
        """The sheets of a whole party, those that are missing drawn, and the file for these people."""
        chance = SystemRandom() if seed is None else Random(seed)
        party = [sheet for _, sheet in new_party(rules, chance, sheets, heroes)]
        people = {f"hero-{number}": rules.read_sheet(sheet) for number, sheet in enumerate(party, 1)}
        return tuple(party), new_document(self.number, self.danger, rules, people)


def wished_expedition(arguments: Arguments) -> Expedition | None:
    """The expedition that a line asks for; none where it names an adventure, or nothing."""
    danger = arguments.text("danger")
    if not arguments.flags.get("new"):
        for flag in ONLY_NEW:
            if flag in arguments.flags:
                raise Illegal("only-for-what-is-new", flag=flag)
        return None
    if (named := arguments.word(0)) is not None:
        raise Illegal("new-and-named", text=named)
    number = arguments.number("seed")
    return Expedition(drawn_number(SystemRandom()) if number is None else number, danger_named(danger))


def those_of(file: str) -> tuple[Document, ...]:
    """The sheets of the heroes who came through a game that was played, as they were at its end."""
    log = read_log(read_bytes(file))
    state = fold(log.header, log.entries)
    scene = state.world.scene
    if scene is None:
        raise Illegal("nobody-to-go-on-with", file=file)
    there = {one.id for one in state.playing.people(scene) if one.side == "party" and not one.is_gone}
    characters = {id: one for id, one in state.rules.characters(scene).items() if id in there}
    if not characters:
        raise Illegal("nobody-to-go-on-with", file=file)
    sheets = (state.rules.write_sheet(one) for one in characters.values())
    return tuple(with_packs(sheet, state.header.packs) for sheet in sheets)
