"""A sweep: many fights, each computed for itself, as the rows of one table.

A `Cell` is one of them with all that it takes, so that it can be sent to another process or machine and
answered there; what comes back is the same whoever computes it and whatever they computed before.
`sweep_cells` finds the cells that a document asks for, `sweep_table` makes rows of the answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from nde.errors import NdeError
from nde.lab.answers import Answer
from nde.lab.habits import Doing, doing
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import opening
from nde.lab.policies import Policy
from nde.lab.progress import Going
from nde.lab.rulings import with_beginning
from nde.rules import Ruleset, ruleset_named
from nde.rules.pack import Pack, game_with
from nde.rules.ruleset import Value

AT_ONCE = 8
"""So many cells are handed out together at most: what is not finished together is begun anew."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is played in a cell: its id, the pack over it, the options set, how fights begin."""

    id: str
    pack: str = ""
    """The pack as JSON."""
    options: tuple[tuple[str, Value], ...] = ()
    begin: tuple[tuple[str, str], ...] = ()
    """What is chosen about how fights begin, as after `nde fight --begin`."""

    @property
    def rules(self) -> Ruleset:
        """The rules themselves."""
        return _rules_of(self)


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One fight of a sweep."""

    game: Game
    party: dict[str, dict[str, Any]]
    """Sheets by id."""
    foes: dict[str, str]
    """Stat blocks by id."""
    policy: Policy
    effort: Effort

    @property
    def fighters(self) -> tuple[object, ...]:
        """What cells have in common that can share what was learnt of the fight."""
        return self.game, self.policy, tuple(self.party), tuple(self.foes.items())


class Found(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of a cell: the numbers of its row, or why there are none."""

    fault: str = ""
    """The code of what kept it from being answered."""
    method: str = ""
    win: float | None = None
    win_low: float | None = None
    win_high: float | None = None
    lose: float | None = None
    flee: float | None = None
    undecided: float | None = None
    mean_down: float | None = None
    rounds_mean: float | None = None
    """Of the fights that end."""
    out: tuple[float, ...] = ()
    """For each hero the chance to be out of it at the end."""
    scenes: int | None = None
    runs: int | None = None
    seed: int | None = None
    residual: float | None = None
    doing: str = ""
    """What each hero does, first things first: `rogue: ranged d10; mage: power-strike d10, melee d6`."""


def computed(cells: Sequence[Cell], going: Going = lambda progress: True) -> tuple[Found, ...]:
    """What comes of cells that belong together, in order; of fewer of them where it was stopped.

    They start with an empty lab: whatever was computed before, here or elsewhere, the numbers are the same.
    """
    lab = Lab()
    done: list[Found] = []
    for cell in cells:
        try:
            rules = cell.game.rules
            party = {id: rules.read_sheet(sheet) for id, sheet in cell.party.items()}
            scene = opening(rules, party, cell.foes)
            answer = lab.fight(rules, scene, cell.policy, cell.effort, going)
        except NdeError as error:
            done.append(Found(fault=error.code))
            continue
        if answer.is_stopped:
            break
        chain = lab.chain(rules, scene, cell.policy)
        done.append(_numbers(answer, _deeds(doing(chain, chain.number(scene)))))
    return tuple(done)


def _deeds(doing: Doing) -> str:
    """What each hero does, by the names of offers, with what is rolled first."""
    told = []
    for hero in doing.heroes:
        deeds = [f"{one.offer} {one.rolled}".strip() for one in hero.deeds]
        told.append(f"{hero.who}: {', '.join(dict.fromkeys(deeds))}")
    return "; ".join(told)


def _numbers(answer: Answer, deeds: str) -> Found:
    ended = sum(answer.rounds.values())
    rounds = sum(number * chance for number, chance in answer.rounds.items())
    return Found(
        method=answer.method,
        win=answer.win.chance,
        win_low=answer.win.low,
        win_high=answer.win.high,
        lose=answer.lose.chance,
        flee=answer.flee.chance,
        undecided=answer.undecided.chance,
        mean_down=answer.mean_down,
        rounds_mean=rounds / ended if ended else None,
        out=tuple([hero.out.chance for hero in answer.heroes]),
        scenes=answer.scenes,
        runs=answer.runs,
        seed=answer.seed,
        residual=answer.residual,
        doing=deeds,
    )


def content_of(cell: Cell, version: str) -> str:
    """A name for all that the numbers of a cell hang on: equal for two cells only if these must be equal."""
    parts = (
        version,
        cell.game.id,
        _game_content(cell.game),
        list(cell.party.items()),
        list(cell.foes.items()),
        cell.policy,
        cell.effort,
    )
    return hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:32]


def batches(cells: Iterable[tuple[str, Cell]]) -> list[tuple[tuple[str, Cell], ...]]:
    """Cells with their contents, those together that can share what is learnt, in order of the first of each.

    >>> batches([])
    []
    """
    together: dict[tuple[object, ...], list[tuple[str, Cell]]] = {}
    for content, cell in cells:
        together.setdefault(cell.fighters, []).append((content, cell))
    return [
        tuple(group[start : start + AT_ONCE])
        for group in together.values()
        for start in range(0, len(group), AT_ONCE)
    ]


@lru_cache(maxsize=256)
def _rules_of(game: Game) -> Ruleset:
    pack = msgspec.json.decode(game.pack, type=Pack) if game.pack else None
    rules = ruleset_named(game.id) if pack is None else game_with(pack)
    rules = rules.configure(dict(game.options)) if game.options else rules
    return with_beginning(
        rules, {key: tuple(text.split(",")) if "," in text else text for key, text in game.begin}
    )


@lru_cache(maxsize=256)
def _game_content(game: Game) -> str:
    settings = msgspec.json.encode((game.pack, game.rules.settings, game.begin), order="sorted")
    return hashlib.sha256(settings).hexdigest()
