"""Sweeps from documents: every combination of games, parties, fights, ways to fight and options."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import prod
from typing import Any, NamedTuple, TypeVar

import msgspec

from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.lab.lab import Effort
from nde.lab.line_up import MOST, counted, foes_of, party_of
from nde.lab.policies import Policy, policy_named, read_policy
from nde.lab.sweep import Game
from nde.rules import Ruleset, ruleset_ids
from nde.rules.documents import Findings, shown, unknown_key, wrong_word
from nde.rules.pack import SHIPPED, Pack, read_pack, shipped_pack
from nde.rules.ruleset import Option, Value

FILE = ".toml"
_Found = TypeVar("_Found")


class SweepFindings(Findings):
    """The faults of a sweep, each once however many cells it touches."""

    def note(self, place: str, error: NdeError) -> None:
        """Add a fault, unless it is there."""
        if all(one.place != place or repr(one.error) != repr(error) for one in self.faults):
            super().note(place, error)

    def tried(self, place: str, find: Callable[[], _Found]) -> _Found | None:
        """What is found; where that is refused, nothing, and every fault is noted."""
        try:
            return find()
        except Faults as faults:
            for one in faults.faults:
                inner = one.place if FILE in one.place or "." in one.place else ""
                self.note(f"{place} {inner}".strip(), one.error)
        except NdeError as error:
            self.note(place, error.error if isinstance(error, Fault) else error)
        return None

    def several(self, place: str, value: object) -> list[tuple[str, object]]:
        """The items of a list, each with its place; a single value is a list of one."""
        found = self.items(place, value) if isinstance(value, list | tuple) else [(place, value)]
        if not found:
            self.note(place, Unreadable("key-missing", key=place.rpartition(".")[2]))
        return found


RANGE = re.compile(r"(.*[^\s*×])\s*[*×]\s*(\d{1,3})\s*\.\.\s*(\d{1,3})")


class RangedText:
    """A text such as `boss, minion*0..8`, which stands for several."""

    def __init__(self, text: str) -> None:
        self._parts: list[tuple[str, tuple[int, ...]]] = []
        for part in text.split(","):
            found = RANGE.fullmatch(part.strip())
            if found is None:
                self._parts.append((part.strip(), ()))
                continue
            least, most = int(found[2]), int(found[3])
            if not least <= most <= MOST:
                raise Unreadable("range-backwards", text=part.strip(), most=MOST)
            self._parts.append((found[1], tuple(range(least, most + 1))))
        if all(counts and counts[0] == 0 for _, counts in self._parts):
            raise Unreadable("nobody-on-a-side", text=text.strip())

    @property
    def count(self) -> int:
        """For how many texts it stands."""
        return prod(max(len(counts), 1) for _, counts in self._parts)

    def texts(self) -> list[str]:
        """All of them, the last range moving first; a word that is there no times is left out.

        >>> RangedText("boss, minion*0..2").texts()
        ['boss', 'boss, minion', 'boss, minion*2']
        """
        ways = [
            [_times(word, count) for count in counts] if counts else [word] for word, counts in self._parts
        ]
        return [", ".join([part for part in way if part is not None]) for way in product(*ways)]


def _times(word: str, count: int) -> str | None:
    return None if count == 0 else word if count == 1 else f"{word}*{count}"


def flat(table: Mapping[str, object], before: str = "") -> dict[str, object]:
    """A table by dotted keys: in TOML `luck.cap = [0, 2]` is a table in a table.

    >>> flat({"luck": {"cap": [0, 2]}, "failure": "plain"})
    {'luck.cap': [0, 2], 'failure': 'plain'}
    """
    found: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            found |= flat(value, f"{before}{key}.")
        else:
            found[f"{before}{key}"] = value
    return found


def option_values(
    rules: Ruleset, key: str, values: list[tuple[str, object]], findings: Findings
) -> tuple[str, tuple[Value, ...]]:
    """The key of an option and the values it is to have; what is wrong is noted."""
    options = {option.key: option for option in rules.options}
    option = options.get(key) or options.get(key.replace("-", "_"))
    if option is None:
        place = values[0][0].partition("[")[0] if values else key
        findings.note(place, unknown_key(key, options))
        return key, ()
    found = [_option_value(option, value, place, findings) for place, value in values]
    return option.key, tuple([value for value in found if value is not None])


def _option_value(option: Option, value: object, place: str, findings: Findings) -> Value | None:
    if not option.choices:
        if isinstance(value, int) and not isinstance(value, bool) and option.least <= value <= option.most:
            return value
        findings.note(
            place, Unreadable("number-outside", number=shown(value), range=f"{option.least}–{option.most}")
        )
        return None
    by_text = {shown(choice): choice for choice in option.choices}
    if shown(value).casefold() not in by_text:
        findings.note(place, wrong_word(shown(value), by_text))
    return by_text.get(shown(value).casefold())


MOST_CELLS = 100_000
AXES = ("games", "parties", "foes", "policies", "options", "begin")
NEEDED = ("games", "parties", "foes")
METHODS = ("auto", "exact", "simulated")
LIMITS = {"most_scenes": (1, 20_000_000), "runs": (1, 1_000_000_000), "seed": (0, 10**18 - 1)}


class Named(NamedTuple):
    """A text of a document, such as one that names a side of a fight, and where it stands."""

    place: str
    text: str


class Varied(NamedTuple):
    """A game of a grid, and the values that its options and what is chosen of its beginnings take in turn."""

    name: str
    game: Game
    options: dict[str, tuple[Value, ...]]
    begin: dict[str, tuple[Named, ...]]


class Grid(NamedTuple):
    """What is combined with what."""

    place: str
    games: tuple[Varied, ...]
    parties: tuple[Named, ...]
    foes: tuple[Named, ...]
    policies: tuple[Policy, ...]


class Outside(NamedTuple):
    """How texts are understood that may lead out of the document; each of these may raise an error."""

    party: Callable[[Ruleset, str], dict[str, Any]] = lambda rules, text: _ordinary(rules, text)
    """The characters a text names, by id."""
    foes: Callable[[Ruleset, str], list[tuple[str, int]]] = lambda rules, text: _known_foes(rules, text)
    """The stat blocks a text names, with their counts."""
    pack: Callable[[str], str] | None = None
    """The text of a file with a pack."""
    policy: Callable[[str], Mapping[str, Any]] | None = None
    """The table in a file with a way to fight."""


class Read(NamedTuple):
    """What a document says: its grids, and how hard to try."""

    grids: tuple[Grid, ...]
    effort: Effort


def read_document(
    document: Mapping[str, object], findings: SweepFindings, outside: Outside, most: int
) -> Read:
    """What is sound in a document; every fault is noted, and a grid beyond its bound refused at once."""
    findings.keys("", document, (*AXES, "grid", "effort"))
    effort = _effort(document.get("effort", {}), findings)
    shared = {key: value for key, value in document.items() if key in AXES}
    reader = _Reader(findings, outside)
    count, grids = 0, []
    for place, own in _own(document, findings):
        grid, cells = reader.grid(place, shared, own)
        grids.append(grid)
        count += cells
    if count > most:
        findings.note(
            "grid" if "grid" in document else "games", Illegal("too-many-cells", count=count, most=most)
        )
        findings.settle()
    return Read(tuple([_spread(grid) for grid in grids]), effort)


def _own(document: Mapping[str, object], findings: Findings) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The grids of a document with their places; without any, the document itself is one."""
    if "grid" not in document:
        yield "", {}
        return
    for place, value in findings.items("grid", document["grid"]):
        own = findings.table(place, value)
        findings.keys(place, own, AXES)
        yield place, own


class _Reader:
    """Reads the grids of one document."""

    def __init__(self, findings: SweepFindings, outside: Outside) -> None:
        self._findings, self._outside = findings, outside

    def grid(self, place: str, shared: Mapping[str, object], own: Mapping[str, object]) -> tuple[Grid, int]:
        """A grid with its ranges as they are written, and how many cells it has."""
        values = {**shared, **own}
        for key in NEEDED:
            if key not in values:
                self._findings.note(place or key, Unreadable("key-missing", key=key))

        def where(key: str) -> str:
            return f"{place}.{key}" if place and key in own else key

        def texts(key: str, default: tuple[str, ...] = ()) -> list[Named]:
            listed = self._findings.several(where(key), values[key]) if key in values else []
            found = [(at, self._findings.text(at, one, may_be_empty=False)) for at, one in listed]
            return [Named(at, one) for at, one in found if one] or [Named(key, one) for one in default]

        begin = self._begin(where("begin"), values)
        games = [self._game(text, where("options"), values, begin) for text in texts("games")]
        policies = [self._policy(text) for text in texts("policies", ("focus",))]
        parties, foes = ([(one, self._count(one)) for one in texts(key)] for key in ("parties", "foes"))
        grid = Grid(
            place,
            tuple([game for game in games if game is not None]),
            tuple([one for one, count in parties if count]),
            tuple([one for one, count in foes if count]),
            tuple([policy for policy in policies if policy is not None]),
        )
        ways = sum(
            prod(len(values) for values in (*game.options.values(), *game.begin.values()))
            for game in grid.games
        )
        sides = sum(count for _, count in parties) * sum(count for _, count in foes)
        return grid, ways * sides * len(grid.policies)

    def _count(self, named: Named) -> int:
        """For how many texts a text stands; none where it cannot be read."""
        ranged = self._findings.tried(named.place, lambda: RangedText(named.text))
        return ranged.count if ranged else 0

    def _begin(self, place: str, values: Mapping[str, object]) -> dict[str, tuple[Named, ...]]:
        """What is chosen about how fights begin; whether a game knows it is seen where somebody fights."""
        found: dict[str, tuple[Named, ...]] = {}
        for key, value in self._findings.table(place, values.get("begin", {})).items():
            listed = self._findings.several(f"{place}.{key}", value)
            texts = [(at, self._findings.text(at, one, may_be_empty=False)) for at, one in listed]
            written = {text.replace(" ", ""): at for at, text in texts if text}
            if written:
                found[key] = tuple([Named(at, text) for text, at in written.items()])
        return found

    def _game(
        self, named: Named, place: str, values: Mapping[str, object], begin: dict[str, tuple[Named, ...]]
    ) -> Varied | None:
        game = self._findings.tried(named.place, lambda: self._named_game(named.text))
        if game is None:
            return None
        options: dict[str, tuple[Value, ...]] = {}
        for key, value in flat(self._findings.table(place, values.get("options", {}))).items():
            listed = self._findings.several(f"{place}.{key}", value)
            known, found = option_values(game.rules, key, listed, self._findings)
            if found:
                options[known] = tuple(dict.fromkeys(found))
        return Varied(named.text, game, options, begin)

    def _named_game(self, text: str) -> Game:
        id = text.casefold()
        if id in ruleset_ids():
            return Game(id=id)
        if id in SHIPPED:
            return _game_of(shipped_pack(id))
        if text.endswith(FILE) and self._outside.pack is not None:
            return _game_of(read_pack(self._outside.pack(text), source=text))
        raise Missing("no-such-game", game=text, allowed=(*ruleset_ids(), *SHIPPED))

    def _policy(self, named: Named) -> Policy | None:
        load = self._outside.policy
        if named.text.endswith(FILE) and load is not None:
            return self._findings.tried(named.place, lambda: read_policy(load(named.text), named.text))
        return self._findings.tried(named.place, lambda: policy_named(named.text))


def _game_of(pack: Pack) -> Game:
    plain = msgspec.structs.replace(pack, lines={}, source="")
    game = Game(id=pack.base, pack=msgspec.json.encode(plain, order="sorted").decode())
    assert game.rules.id == pack.base  # laid over its game here, so that what is wrong with it is told
    return game


def _effort(value: object, findings: Findings) -> Effort:
    table = findings.table("effort", value)
    findings.keys("effort", table, ("method", *LIMITS))
    method = table.get("method", "auto")
    if method not in METHODS:
        findings.note("effort.method", wrong_word(str(method), METHODS))
        method = "auto"
    numbers = {
        key: findings.whole_number(f"effort.{key}", table[key], least=least, most=most)
        for key, (least, most) in LIMITS.items()
        if key in table
    }
    given = {key: number for key, number in numbers.items() if number is not None}
    return msgspec.structs.replace(Effort(method=method), **given)


def _spread(grid: Grid) -> Grid:
    """The grid with every range written out."""

    def written_out(side: tuple[Named, ...]) -> tuple[Named, ...]:
        return tuple([Named(one.place, text) for one in side for text in RangedText(one.text).texts()])

    return grid._replace(parties=written_out(grid.parties), foes=written_out(grid.foes))


def _ordinary(rules: Ruleset, text: str) -> dict[str, object]:
    return party_of(rules, counted(text, "party"))


def _known_foes(rules: Ruleset, text: str) -> list[tuple[str, int]]:
    words = counted(text, "foes")
    foes_of(rules, words)
    return words


def ways_of(varied: Varied) -> list[Game]:
    """The game with every combination of its options and beginnings, the last moving first."""
    begins = [tuple([one.text for one in texts]) for texts in varied.begin.values()]
    return [
        msgspec.structs.replace(
            varied.game,
            options=tuple(zip(varied.options, values[: len(varied.options)], strict=True)),
            begin=tuple(zip(varied.begin, values[len(varied.options) :], strict=True)),
        )
        for values in product(*varied.options.values(), *begins)
    ]
