"""The game a word names, and its rules in words: `nde.rule` and `nde.rules`."""

from __future__ import annotations

import msgspec

from nde.api.refusals import as_refused
from nde.api.session import Unattended
from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.commands import BY_NAME
from nde.cli.rulebook import rule_of, search, whole_rule_data
from nde.cli.session import DEFAULT_WIDTH
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import rule_lines
from nde.rules import ruleset_ids
from nde.rules.ruleset import RuleEntry

NOTHING_SAID = Arguments(BY_NAME["rules"], (), {}, {})


def chosen(name: str, language: str = "en") -> ChosenGame:
    """The game or the pack of ours with this name, told in a language."""
    return choose_game(name, NOTHING_SAID, Unattended(language))


class Rule(msgspec.Struct, frozen=True):
    """A rule of a game."""

    game: ChosenGame
    entry: RuleEntry

    @property
    def id(self) -> str:
        """The id that steps and effects name."""
        return self.entry.id

    def title(self, language: str = "en") -> str:
        """What the rule is about."""
        return self.game.told_in(language).words.rule_title(self.id)

    def text(self, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
        """The rule in words, with its tables, options and examples, as `nde rules` shows it."""
        return "\n".join(rule_lines(self.game.told_in(language), self.entry, width))

    def data(self, language: str = "en") -> dict[str, object]:
        """The answer of `nde rules --json`."""
        return whole_rule_data(self.game.told_in(language), self.entry)


def rule(id: str, /) -> Rule:
    """The rule with an id.

    >>> rule("tkds/advantage").title("de")
    'Vorteil und Nachteil'
    """
    with as_refused():
        game = chosen(id.partition("/")[0])
        return Rule(game, rule_of(game, id.casefold()))


def rules(game: str | None = None, /, *, search: str | None = None, language: str = "en") -> tuple[Rule, ...]:
    """The rules of a game, or of all games; with `search` those a word leads to, in English or `language`.

    >>> [rule.id for rule in rules("tkds", search="advantage")][:1]
    ['tkds/advantage']
    """
    with as_refused():
        games = [chosen(id, language) for id in ([game] if game is not None else ruleset_ids())]
        if search is None:
            return tuple([Rule(one, entry) for one in games for entry in one.rules.rules])
        return _found(games, search)


def _found(games: list[ChosenGame], sought: str) -> tuple[Rule, ...]:
    """The rules that a word leads to; refused where it leads nowhere, to no table and no creature either."""
    found = search(games, sought)
    return tuple([Rule(game, game.rules.rule(one.id)) for game, all in found for one in all.of("rule")])
