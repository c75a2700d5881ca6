"""Tables of chances, computed by the rules themselves at the moment they are printed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from nde.book.document import Grid
from nde.errors import NdeError
from nde.locale.book.game import ChosenGame
from nde.locale.book.told import situation_word
from nde.locale.given import Given, completed, read_given
from nde.locale.phrases import choice_word, dice_worded, glance
from nde.rules.odds_tables import OddsTable
from nde.rules.posed_odds import Found, find_odds
from nde.rules.prospects import TARGET_OUT
from nde.rules.ruleset import Param, Value
from nde.rules.stakes import Named


class Chances(NamedTuple):
    """A table of chances as numbers: the values of its rows, the heads of its columns, and every chance."""

    table: OddsTable
    downs: tuple[Value, ...]
    across: tuple[Value, ...]
    """Values of the other parameter, or names of outcomes."""
    cells: tuple[tuple[Fraction, ...], ...]
    wish: str
    """What comes true with the chance in a cell; empty where the columns are outcomes."""


def chances_of(game: ChosenGame, table: OddsTable) -> Chances | None:
    """A table computed by the game as it is played; nothing where the game as it is played has no such roll.

    A row or a column that it refuses, such as a rank of foe that is not played with, is left out.
    """
    params = _params(game, table)
    downs = _values(game, table.downs, params[table.down])
    if not table.across and table.outcomes:
        found = [(down, _found(game, table, {table.down: down})) for down in downs]
        sound = [(down, one) for down, one in found if one is not None]
        cells = tuple(
            tuple(one.outcomes.get(name, Fraction()) for name in table.outcomes) for _, one in sound
        )
        return Chances(table, tuple(down for down, _ in sound), table.outcomes, cells, "") if sound else None
    acrosses = _values(game, table.acrosses, params[table.across]) if table.across else ("",)
    whole = {
        (down, across): _found(game, table, {table.down: down, **_across(table, across)})
        for down in downs
        for across in acrosses
    }
    rows = [down for down in downs if any(whole[down, across] is not None for across in acrosses)]
    heads = [across for across in acrosses if all(whole[down, across] is not None for down in rows)]
    wishes = [one.prospect.wish for one in whole.values() if one is not None and one.prospect is not None]
    if not rows or not heads or not wishes:
        return None
    return Chances(
        table,
        tuple(rows),
        tuple(heads),
        tuple(tuple(_chance(whole[down, across]) for across in heads) for down in rows),
        wishes[0],
    )


def _across(table: OddsTable, value: Value) -> dict[str, Value]:
    return {table.across: value} if table.across else {}


def _chance(found: Found | None) -> Fraction:
    return found.prospect.chance if found is not None and found.prospect is not None else Fraction()


def _values(game: ChosenGame, named: tuple[Value, ...] | str, param: Param) -> tuple[Value, ...]:
    """The values of a row or a column: as they stand, or as the game's setting of that name has them."""
    if not isinstance(named, str):
        return named
    held = getattr(game.rules.settings, named)
    if not isinstance(held, Mapping):
        return tuple(held)
    return tuple(held) if param.kind == "choice" else tuple(held.values())


def _found(game: ChosenGame, table: OddsTable, said: Mapping[str, Value]) -> Found | None:
    situation = game.rules.situation(table.situation)
    given = {**table.given, **said}
    usual, _ = read_given({}, situation.params, game.words)
    whole = completed(situation, Given({**usual.values, **given}, frozenset(given)))
    try:
        return find_odds(game.rules, situation, whole.values, whole.said)
    except NdeError:
        return None


def odds_grid(game: ChosenGame, table: OddsTable) -> Grid | None:
    """The table for people."""
    found = chances_of(game, table)
    if found is None:
        return None
    if found.wish and not table.across:
        return _in_one_row(game, found)
    words = game.words
    params = _params(game, table)
    if table.across:
        heads = [_value(game, params[table.across], value) for value in found.across]
        down, across = axis_word(game, table.down), axis_word(game, table.across)
        corner = words.say("book-corner", down=down, across=across)
        title = words.say(
            "book-odds-wish", what=_situation(game, table), wish=words.say(f"wish-{found.wish}")
        )
    else:
        heads = [words.say(f"outcome-{name}") for name in found.across]
        corner = axis_word(game, table.down)
        title = _situation(game, table)
    rows = [
        (_value(game, params[table.down], down), *(glance(words, chance) for chance in row))
        for down, row in zip(found.downs, found.cells, strict=True)
    ]
    return Grid(
        title=title,
        heads=(corner, *heads),
        rows=tuple(rows),
        right=tuple(range(1, len(heads) + 1)),
        shares=tuple((0.0, *map(float, row)) for row in found.cells),
        note=_given_note(game, table),
    )


def _in_one_row(game: ChosenGame, found: Chances) -> Grid:
    """The chances of one wish over one parameter, which are read from left to right."""
    words, table = game.words, found.table
    param = _params(game, table)[table.down]
    chances = [row[0] for row in found.cells]
    return Grid(
        title=_situation(game, table),
        heads=(axis_word(game, table.down), *(_value(game, param, down) for down in found.downs)),
        rows=((words.say(f"wish-{found.wish}"), *(glance(words, chance) for chance in chances)),),
        right=tuple(range(1, len(chances) + 1)),
        shares=((0.0, *map(float, chances)),),
        note=_given_note(game, table),
    )


def _params(game: ChosenGame, table: OddsTable) -> dict[str, Param]:
    return {one.name: one for one in game.rules.situation(table.situation).params}


def _situation(game: ChosenGame, table: OddsTable) -> str:
    told = situation_word(table.situation, game.words)
    return told[:1].upper() + told[1:]


def axis_word(game: ChosenGame, param: str) -> str:
    """What a parameter is called where there is little room; what it means where nothing shorter is said."""
    key = param.replace("_", "-")
    return game.words.called("axis", key, lambda name: (f"axis-{name}", f"param-{name}")) or param


def _given_note(game: ChosenGame, table: OddsTable) -> str:
    return values_told(game, table.situation, table.given)


def values_told(game: ChosenGame, situation: str, values: Mapping[str, Value]) -> str:
    """Values of a situation's parameters in the reader's words; what is merely true is only named."""
    params = {one.name: one for one in game.rules.situation(situation).params}
    return ", ".join(_told(game, params[name], value) for name, value in values.items() if value is not False)


def _told(game: ChosenGame, param: Param, value: Value) -> str:
    """One value with what it is; a choice that says so itself stands alone: *in winter*, *a sword*."""
    if value is True:
        return axis_word(game, param.name)
    name, said = axis_word(game, param.name), _value(game, param, value)
    if param.kind == "choice":
        return f"{name}: {said}" if game.words.has(f"axis-{param.name}") else said
    return f"{name} {said}"


def _value(game: ChosenGame, param: Param, value: Value) -> str:
    if param.kind == "die" and isinstance(value, int):
        return game.words.die(value)
    if param.kind == "choice":
        return choice_word(param.name, str(value), game.words)
    return dice_worded(str(value), game.words).replace("-", "\N{MINUS SIGN}").replace(",", ", ")


def foe_grid(game: ChosenGame, foe: str) -> Grid | None:
    """The chances against one foe, for its card: that a blow does what it should, and brings them down.

    Armour may catch the first blow whole: then how often one has an effect at all.
    """
    odds = game.rules.glance.foe_card
    if odds is None:
        return None
    table = OddsTable(
        rule="", situation=odds.situation, down=odds.down, downs=odds.downs, given={odds.foe: foe}
    )
    param = _params(game, table)[odds.down]
    rows: dict[str, list[Fraction]] = {}
    heads = []
    for down in _values(game, odds.downs, param):
        found = _found(game, table, {odds.down: down})
        if found is None or found.prospect is None:
            continue
        also = dict(found.prospect.also).get(Named(TARGET_OUT))
        rows.setdefault(f"wish-{found.prospect.wish}", []).append(found.prospect.chance)
        partly = sum((one.chance for one in found.prospect.ways if one.fulfils == "partly"), Fraction())
        rows.setdefault("also-partly", []).append(partly)
        rows.setdefault(f"also-{TARGET_OUT}", []).append(also or Fraction())
        heads.append(_value(game, param, down))
    told = {key: row for key, row in rows.items() if len(row) == len(heads) and any(row)}
    if not told:
        return None
    return Grid(
        heads=(axis_word(game, odds.down), *heads),
        rows=tuple(
            (game.words.say(key), *(glance(game.words, one) for one in row)) for key, row in told.items()
        ),
        right=tuple(range(1, len(heads) + 1)),
        shares=tuple((0.0, *map(float, row)) for row in told.values()),
    )


def odds_grids(game: ChosenGame, rule: str) -> Iterable[Grid]:
    """Every table of chances that belongs to a rule."""
    for table in game.rules.glance.odds:
        if table.rule == rule and (grid := odds_grid(game, table)) is not None:
            yield grid
