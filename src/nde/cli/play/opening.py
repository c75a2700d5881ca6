"""A new game: its header, its seats, and heroes made at random or brought on sheets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Any, NamedTuple

from nde.cli.play.sitting import PLAYER
from nde.locale.book.game import ChosenGame
from nde.rules import ruleset_named
from nde.table import commands as c
from nde.table.header import Header, changed_settings
from nde.table.heroes import drawn_hero, id_for
from nde.table.seats import GM, Agreement
from nde.table.story.adventure import Adventure

ALONE = Agreement(undo="anyone", rulings="anyone", turns="anyone")
"""Who plays alone is their own game master where the bot is not."""


class Wishes(NamedTuple):
    """What a person wants of a new game."""

    game: ChosenGame
    adventure: Adventure
    heroes: int
    sheets: tuple[dict[str, Any], ...] = ()
    companions: str = ""
    """The policy of the bots that play all heroes but the first; empty to play them all oneself."""
    seed: int | None = None


def header_of(wishes: Wishes, commitment: str, title: str, language: str) -> Header:
    """The first line of the game: everything it is played by."""
    game = wishes.game
    return Header(
        game=game.rules.id,
        settings=changed_settings(ruleset_named(game.rules.id), game.rules),
        packs=game.packs,
        names=game.names,
        language=language,
        commitment=commitment,
        title=title,
        adventure=wishes.adventure,
    )


def first_commands(wishes: Wishes, name: str, gm_name: str) -> Iterator[c.Do]:
    """What the game master's seat does before the first choice: seats, agreement, heroes, a session."""
    yield c.Sit(seat=GM, name=gm_name, role="gm", bot="gm")
    yield c.Sit(seat=PLAYER, name=name)
    yield c.Agree(agreement=ALONE)
    holders = [PLAYER] * wishes.heroes
    if wishes.companions:
        holders = [PLAYER, *(f"bot-{number}" for number in range(1, wishes.heroes))]
        for seat in holders[1:]:
            yield c.Sit(seat=seat, name=seat, bot=wishes.companions)
    for (id, sheet), seat in zip(_heroes(wishes), holders, strict=True):
        yield c.Bring(id=id, sheet=sheet, seat=seat)
    yield c.Mark(moment="session")


def _heroes(wishes: Wishes) -> Iterator[tuple[str, dict[str, Any]]]:
    rules = wishes.game.rules
    chance: Random = SystemRandom() if wishes.seed is None else Random(wishes.seed)
    taken: set[str] = set()
    names: set[str] = set()
    for number in range(wishes.heroes):
        if number < len(wishes.sheets):
            sheet = wishes.sheets[number]
        else:
            sheet = rules.write_sheet(drawn_hero(rules, chance, names))
        name = str(sheet.get("name", ""))
        names.add(name)
        id = id_for(name, number + 1, taken | {PLAYER})
        taken.add(id)
        yield id, sheet
