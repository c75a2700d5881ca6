"""The cells of a sweep, each ready to be computed anywhere, and the table that they become.

The columns of the table hang on the document alone; each cell is one row.

>>> sweep = read_sweep({"games": "grim-marsh", "parties": "warrior*1..2", "foes": "minion*1..3"})
>>> [(one.party, one.foes) for one in sweep.asked][:4]
[('warrior', 'minion'), ('warrior', 'minion*2'), ('warrior', 'minion*3'), ('warrior*2', 'minion')]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from nde.errors import Unreadable
from nde.lab.lab import Effort
from nde.lab.line_up import numbered, opening
from nde.lab.rulings import beginning_choices
from nde.lab.sweep import Cell, Found, Game
from nde.lab.sweep_document import (
    MOST_CELLS,
    Grid,
    Named,
    Outside,
    SweepFindings,
    Varied,
    read_document,
    ways_of,
)
from nde.rules import Param, Ruleset
from nde.rules.documents import unknown_key, wrong_word
from nde.rules.ruleset import Value


class Asked(NamedTuple):
    """A cell, and what its row is called by."""

    cell: Cell
    game: str
    party: str
    foes: str
    policy: str
    counts: dict[str, int]
    """How many of each stat block there are."""
    options: dict[str, Value]
    """Those that vary somewhere in the sweep, as they are set here; without those that the game lacks."""
    begin: dict[str, str]
    """What is chosen about how the fight begins."""


class Sweep(NamedTuple):
    """All cells in the order of their grid: games, then parties, foes, policies, options."""

    asked: tuple[Asked, ...]
    options: tuple[str, ...]
    """Those that vary."""
    blocks: tuple[str, ...]
    """The stat blocks that fight somewhere."""
    begins: tuple[str, ...] = ()
    """What is chosen somewhere about how fights begin."""


def read_sweep(
    document: Mapping[str, object],
    source: str = "sweep",
    outside: Outside = Outside(),  # noqa: B008 - a value
    most_cells: int = MOST_CELLS,
) -> Sweep:
    """The sweep in a document, or `Faults` with every fault in it."""
    findings = SweepFindings(source)
    grids, effort = read_document(document, findings, outside, most_cells)
    varied = tuple(dict.fromkeys(key for grid in grids for game in grid.games for key in game.options))
    making = _Making(findings, outside, effort, varied)
    for grid in grids:
        making.look(grid)
    findings.settle()
    asked = tuple([one for grid in grids for one in making.cells(grid)])
    blocks = tuple(dict.fromkeys(block for one in asked for block in one.counts))
    return Sweep(asked, varied, blocks, tuple(dict.fromkeys(key for one in asked for key in one.begin)))


class _Making:
    """Makes the cells of one sweep; who fights is read once for each way the rules are."""

    def __init__(
        self, findings: SweepFindings, outside: Outside, effort: Effort, varied: tuple[str, ...]
    ) -> None:
        self._findings, self._outside, self._effort, self._varied = findings, outside, effort, varied
        self._rules: dict[Game, Ruleset | None] = {}
        self._parties: dict[tuple[Game, str], dict[str, dict[str, object]] | None] = {}
        self._foes: dict[tuple[Game, str], list[tuple[str, int]] | None] = {}

    def look(self, grid: Grid) -> None:
        """Read everybody who fights in a grid, and note what is wrong with them."""
        for varied in grid.games:
            for game in ways_of(varied):
                for party in grid.parties:
                    self._party(game, party)
                for foes in grid.foes:
                    self._words(game, foes)
            if varied.begin:
                self._look_at_beginnings(varied, grid)

    def _look_at_beginnings(self, varied: Varied, grid: Grid) -> None:
        """Note what cannot be chosen of how fights of a game begin, for each party against the first foes."""
        game = ways_of(varied)[0]
        rules, foes = self._of(game), self._words(game, grid.foes[0]) if grid.foes else None
        for party in grid.parties:
            sheets = self._party(game, party)
            if rules is None or not sheets or not foes:
                continue
            against = dict(numbered(foes))
            heroes = {id: rules.read_sheet(sheet) for id, sheet in _apart(sheets, against).items()}
            params = {one.name: one for one in beginning_choices(rules, opening(rules, heroes, against))}
            for key, texts in varied.begin.items():
                for named in texts:
                    self._look_at_choice(params, key, named)

    def _look_at_choice(self, params: Mapping[str, Param], key: str, named: Named) -> None:
        if not params:
            self._findings.note(named.place, Unreadable("beginning-fixed", name=key))
        elif key not in params:
            self._findings.note(named.place, unknown_key(key, params))
        else:
            said = named.text.split(",") if params[key].is_many else [named.text]
            for text in said:
                if text not in params[key].choices:
                    self._findings.note(named.place, wrong_word(text, params[key].choices))

    def cells(self, grid: Grid) -> Iterator[Asked]:
        """The cells of a grid in which nothing is wrong."""
        for varied in grid.games:
            for party in grid.parties:
                for foes in grid.foes:
                    for policy in grid.policies:
                        for game in ways_of(varied):
                            sheets, words = self._party(game, party), self._words(game, foes)
                            assert sheets is not None
                            assert words is not None
                            against = dict(numbered(words))
                            cell = Cell(
                                game=game,
                                party=_apart(sheets, against),
                                foes=against,
                                policy=policy,
                                effort=self._effort,
                            )
                            names = (varied.name, party.text, foes.text, policy.name)
                            in_force = self._in_force(game)
                            yield Asked(cell, *names, _counts(words), in_force, dict(game.begin))

    def _of(self, game: Game) -> Ruleset | None:
        if game not in self._rules:
            self._rules[game] = self._findings.tried("options", lambda: game.rules)
        return self._rules[game]

    def _party(self, game: Game, named: Named) -> dict[str, dict[str, object]] | None:
        key = (game, named.text)
        rules = self._of(game)
        if key not in self._parties and rules is not None:
            found = self._findings.tried(named.place, lambda: self._outside.party(rules, named.text))
            sheets = {id: rules.write_sheet(one) for id, one in found.items()} if found else None
            self._parties[key] = sheets
        return self._parties.get(key)

    def _words(self, game: Game, named: Named) -> list[tuple[str, int]] | None:
        key = (game, named.text)
        rules = self._of(game)
        if key not in self._foes and rules is not None:
            self._foes[key] = self._findings.tried(named.place, lambda: self._outside.foes(rules, named.text))
        return self._foes.get(key)

    def _in_force(self, game: Game) -> dict[str, Value]:
        rules = self._of(game)
        known = {option.key for option in rules.options} if rules is not None else ()
        return {key: _setting(game, key) for key in self._varied if key in known}


def _setting(game: Game, key: str) -> Value:
    value: Any = game.rules.settings
    for part in key.split("."):
        value = value[part] if isinstance(value, Mapping) else getattr(value, part)
    found: Value = value
    return found


def _apart(party: dict[str, dict[str, object]], foes: Mapping[str, str]) -> dict[str, dict[str, object]]:
    """The party with other ids for those who would share one with a foe."""
    return {f"{id}-hero" if id in foes else id: sheet for id, sheet in party.items()}


def _counts(words: list[tuple[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word, count in words:
        found[word] = found.get(word, 0) + count
    return found


CHANCES = (
    "win",
    "win_low",
    "win_high",
    "lose",
    "flee",
    "undecided",
    "mean_down",
    "rounds_mean",
)
COUNTS = ("scenes", "runs", "seed")


class Column(NamedTuple):
    """A column: its name, and what stands in it."""

    name: str
    kind: Literal["text", "whole", "number", "yes-or-no"]


def columns_of(sweep: Sweep) -> tuple[Column, ...]:
    """The columns of a sweep's table, in order.

    First what was asked: `game`, `party`, `foes`, `policy`, `option_…` for each option that varies,
    `begin_…` for each choice about the beginning, `heroes` (how many) and `foes_…` (how many of each stat
    block).  Then what came of it.
    """
    most = max((len(one.cell.party) for one in sweep.asked), default=0)
    return (
        *[Column(name, "text") for name in ("game", "party", "foes", "policy")],
        *[Column(f"option_{key}", _kind(sweep, key)) for key in sweep.options],
        *[Column(f"begin_{key}", "text") for key in sweep.begins],
        Column("heroes", "whole"),
        *[Column(f"foes_{block}", "whole") for block in sweep.blocks],
        *[Column(name, "number") for name in CHANCES],
        *[Column(f"out_{number}", "number") for number in range(1, most + 1)],
        Column("method", "text"),
        *[Column(name, "whole") for name in COUNTS],
        Column("residual", "number"),
        Column("doing", "text"),
        Column("fault", "text"),
    )


def row_of(asked: Asked, found: Found, columns: tuple[Column, ...]) -> tuple[object, ...]:
    """The values of a row, one for each column; `None` where there is none."""
    options = {f"option_{key}": value for key, value in asked.options.items()}
    values: Mapping[str, object] = {
        "game": asked.game,
        "party": asked.party,
        "foes": asked.foes,
        "policy": asked.policy,
        **{f"begin_{key}": text for key, text in asked.begin.items()},
        "heroes": len(asked.cell.party),
        **{f"foes_{block}": count for block, count in asked.counts.items()},
        **{name: getattr(found, name) for name in (*CHANCES, *COUNTS, "residual")},
        **{f"out_{number}": chance for number, chance in enumerate(found.out, 1)},
        "method": found.method or None,
        "doing": found.doing or None,
        "fault": found.fault or None,
    }
    return tuple([_value(column, {**values, **options}) for column in columns])


def _value(column: Column, values: Mapping[str, object]) -> Any:
    if column.name.startswith("foes_"):
        return values.get(column.name, 0)
    value = values.get(column.name)
    if column.kind == "text" and value is not None and not isinstance(value, str):
        return str(value).lower() if isinstance(value, bool) else str(value)
    return value


def _kind(sweep: Sweep, key: str) -> Literal["text", "whole", "yes-or-no"]:
    """What an option's column holds: numbers or yes and no only where all its values are."""
    values = [one.options[key] for one in sweep.asked if key in one.options]
    if all(isinstance(value, bool) for value in values):
        return "yes-or-no"
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
        return "whole"
    return "text"
