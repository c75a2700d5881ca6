"""`nde play --new`: which expedition is wished for, and that expedition for the very party that sets out."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.files import read_bytes
from nde.dice import play, seeded
from nde.errors import Illegal
from nde.expeditions import Danger, danger_named, drawn_number, new_document
from nde.prose.sheet_files import with_packs
from nde.rules import Ruleset
from nde.rules.play import playing_of
from nde.rules.ruleset import is_legal
from nde.table.apply import fold
from nde.table.codec import read_log
from nde.table.heroes import Document, new_party
from nde.table.scenes import carried_out
from nde.table.state import State

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


class Veterans(NamedTuple):
    """Those who came through a game, and what they set out with."""

    sheets: tuple[Document, ...]
    """As they are once they have rested between two adventures."""
    heroes: int
    """How many set out: whoever did not come back leaves a place to somebody new."""
    companions: str
    """The policy of the bots that played along; empty where the person played all."""
    has_grown: bool
    """Whether what they did is worth an advance."""


def veterans_in(file: str) -> Veterans:
    """Those who came through the game in a file; their sheets name its packs."""
    log = read_log(read_bytes(file))
    state = fold(log.header, log.entries)
    found = veterans_of(state)
    if not found.sheets:
        raise Illegal("nobody-to-go-on-with", file=file)
    return found._replace(sheets=tuple(with_packs(sheet, state.header.packs) for sheet in found.sheets))


def veterans_of(state: State) -> Veterans:
    """Those who came through a game that was played, rested; nobody where nobody did."""
    scene, rules = state.world.scene, state.rules
    known = rules.characters(scene) if scene is not None else {}
    people = state.playing.people(scene) if scene is not None else ()
    party = [one for one in people if one.side == "party" and one.id in known]
    characters = {one.id: known[one.id] for one in party if not one.is_gone}
    rested = _rested(rules, rules.new_scene(characters, {})) if characters else None
    after = rules.characters(rested) if rested is not None else {}
    progress, adventure = state.world.progress, state.adventure
    ending = progress.ending if progress is not None else ""
    bots = [one.bot for one in state.seats if one.bot and one.role == "player"]
    return Veterans(
        sheets=tuple(rules.write_sheet(after[id]) for id in characters),
        heroes=len(party),
        companions=next(iter(bots), ""),
        has_grown=bool(ending) and adventure is not None and adventure.ending(ending).is_won,
    )


def _rested(rules: Ruleset, scene: object) -> object:
    """A scene after the time between two adventures, as far as the game has something for it."""
    playing = playing_of(rules)
    for action in playing.interlude(scene):
        if is_legal(rules.resolve, scene, action):
            done = play(rules.resolve(scene, action), seeded(SystemRandom().getrandbits(60)))
            scene = carried_out(rules, scene, done.effects)
    return scene
