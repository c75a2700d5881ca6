"""What callers of the HTTP API send."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from nde.expeditions import USUAL_DANGER, Danger
from nde.table.bounds import MOST_ADVENTURE_TEXT
from nde.table.commands import AnyDo
from nde.table.seats import Role

LANGUAGES: TypeAlias = Literal["en", "pl", "de", "cs"]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
"""An id, or another single word."""
Line: TypeAlias = Annotated[
    str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$")
]
"""A name or title: one line."""
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent to an endpoint."""


class WithGame(Body, frozen=True, kw_only=True):
    """Something about a game, perhaps a changed one."""

    game: Word
    """The id of a game, or of a pack that comes with the program."""
    settings: dict[str, Any] = {}
    """Settings that are to be other than the game's, by dotted key."""
    pack: str = ""
    """A pack that is laid over the game: the text of its TOML file."""


class CreaturesText(Body, frozen=True, kw_only=True):
    """Stat blocks from elsewhere."""

    text: Annotated[str, Meta(max_length=2_000_000)]


class RollWish(Body, frozen=True, kw_only=True):
    """Dice to roll."""

    expression: Annotated[str, Meta(max_length=500)]
    times: Annotated[int, Meta(ge=1, le=1_000)] = 1
    seed: Seed | None = None
    """For the same faces again; nothing for faces that nobody can predict."""


class OddsWish(Body, frozen=True, kw_only=True):
    """Odds of dice (`expression`), or of a situation of a game (`game` and `situation`)."""

    expression: Annotated[str, Meta(max_length=500)] = ""
    game: Word = ""
    situation: Word = ""
    values: dict[str, Any] = {}
    """Parameters of the situation by name; those left out are as usual."""
    settings: dict[str, Any] = {}
    pack: str = ""


class SituationWish(Body, frozen=True, kw_only=True):
    """A situation of the game that a table plays."""

    situation: Word
    values: dict[str, Any] = {}
    """Parameters of the situation by name; those left out are as usual."""


class ResolveWish(WithGame, frozen=True, kw_only=True):
    """A situation to be carried out once."""

    situation: Word
    values: dict[str, Any] = {}
    answers: Annotated[tuple[int | Word, ...], Meta(max_length=500)] | None = None
    """Faces and choices in the order they are asked for; what is left open then is asked back.

    Nothing: faces are rolled here, and questions answered as usual.
    """
    seed: Seed | None = None


class CharacterWish(WithGame, frozen=True, kw_only=True):
    """A character to be made: chosen where something is said, drawn where nothing is."""

    choices: dict[str, Line] = {}
    """Answers by the key of their question; of a question that is asked several times, with its number."""
    seed: Seed | None = None


class MakingWish(WithGame, frozen=True, kw_only=True):
    """A character on its way: the answers so far, and the seed of its dice."""

    answers: Annotated[tuple[Line, ...], Meta(max_length=200)] = ()
    """In the order of the questions; an empty one stands for the proposal."""
    kept: Annotated[dict[Word, Line], Meta(max_length=200)] = {}
    """Answers to later questions by their key, as after a change of an earlier one: used while they fit."""
    surprise: Annotated[int, Meta(ge=0, le=200)] = 0
    """How many of the questions that are then open are to be answered by chance."""
    seed: Seed
    """Made by the client at the start and kept: the same seed and answers lead to the same character."""


class SheetToCheck(Body, frozen=True, kw_only=True):
    """A sheet that is to be checked: what its file holds, or the text of the file."""

    game: Word = ""
    """The id of a game, or of a pack that comes with the program; empty for the one that the sheet names."""
    settings: dict[str, Any] = {}
    """Settings that are to be other than the game's, by dotted key."""
    pack: str = ""
    """A pack that is laid over the game: the text of its TOML file."""
    sheet: dict[str, Any] | None = None
    text: Annotated[str, Meta(max_length=20_000)] = ""
    """TOML or JSON; read only where no `sheet` is sent."""


class GmWish(Body, frozen=True, kw_only=True):
    """Who is the game master."""

    name: Line = ""
    bot: bool = False
    """Whether the engine leads the adventure."""


class ShelfKey(Body, frozen=True, kw_only=True):
    """What stands behind `#k=` in the link of a shelf."""

    key: Annotated[str, Meta(max_length=100)]


class ShelfWish(Body, frozen=True, kw_only=True):
    """Something to be put on a shelf."""

    kind: Literal["hero", "creature", "scene", "adventure", "map", "pack", "table"]
    id: Word
    title: Annotated[str, Meta(max_length=120)]
    game: Word = ""
    document: dict[str, Any]
    """A sheet, a stat block or a scene as it is written; of an adventure, a map or a pack its `text`; of a
    table its `link`."""


class ShelfTaking(Body, frozen=True, kw_only=True):
    """Something on a shelf that a table is to have."""

    kind: Word
    id: Word


class AdventureText(Body, frozen=True, kw_only=True):
    """The file of an adventure."""

    text: str
    game: Word = ""
    """The game it is to be played in; empty for any."""


class AdventureFields(AdventureText, frozen=True, kw_only=True):
    """The file of an adventure, and what is to stand in it: as `document` of what was read, edited."""

    document: dict[str, Any]


class ExpeditionWish(Body, frozen=True, kw_only=True):
    """An expedition that nobody has played yet."""

    number: Seed | None = None
    """The same number is the same expedition again; nothing to have one drawn."""
    danger: Danger = USUAL_DANGER
    """How dangerous it is to be for the heroes of the table."""


class TableWish(WithGame, frozen=True, kw_only=True):
    """A table to be made."""

    title: Line = ""
    """Empty for the adventure's."""
    language: LANGUAGES | None = None
    """What newcomers are spoken to in; nothing for the caller's language."""
    adventure: Word | None = None
    """The id of an adventure that comes along; nothing for an empty table."""
    adventure_text: Annotated[str, Meta(max_length=MOST_ADVENTURE_TEXT)] = ""
    """The file of an adventure of one's own, in place of one that comes along."""
    expedition: ExpeditionWish | None = None
    """A new one, in place of either."""
    gm: GmWish = GmWish()
    heroes: Annotated[int, Meta(ge=0, le=6)] | Annotated[list[dict[str, Any]], Meta(max_length=6)] = 0
    """So many heroes drawn at random, or the sheets of some; they are the game master's to hand out."""


class TableChange(Body, frozen=True, kw_only=True):
    """What is to be different about a table."""

    archived: bool


class EnterWish(Body, frozen=True, kw_only=True):
    """Somebody at the door."""

    key: Annotated[str, Meta(max_length=100)]
    """What stands behind `#k=` in the link."""
    name: Line = ""
    """Needed with an invitation; whoever has a seat already is known."""


class DoorWish(Body, frozen=True, kw_only=True):
    """A key that somebody holds and has not used yet."""

    key: Annotated[str, Meta(max_length=100)]


class CommandWish(Body, frozen=True, kw_only=True):
    """A command."""

    id: Annotated[str, Meta(max_length=80)] = ""
    """Made by the client: a command sent twice under one id acts once."""
    base: Version | None = None
    """The version the client had seen."""
    do: AnyDo


class OfferOddsWish(Body, frozen=True, kw_only=True):
    """An offer whose odds are asked for."""

    action: Any
    """As the offer has it."""
    values: dict[str, Any] = {}


class LinkWish(Body, frozen=True, kw_only=True):
    """A link to be made: an invitation, or another one for a seat."""

    role: Role = "player"
    seat: Word = ""
    label: Line = ""
