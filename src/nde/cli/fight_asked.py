"""A fight as a line of `nde fight` asks about it."""

from __future__ import annotations

from typing import Any, NamedTuple

from nde.cli.fight_party import Party, names_of_foes
from nde.lab.best_play import Goal
from nde.lab.fitting import Wanted
from nde.lab.lab import Effort
from nde.lab.policies import Policy
from nde.lab.setting_out import foes_of, opening
from nde.lab.variants import Way
from nde.locale.book.game import ChosenGame
from nde.rules.playing import Side


class Asked(NamedTuple):
    """A fight and what is to be known about it."""

    game: ChosenGame
    party: Party
    foes: list[tuple[str, int]]
    policies: tuple[Policy, ...]
    """The first is the party's own, the others stand beside it."""
    effort: Effort
    ways: tuple[Way, ...]
    wanted: Wanted | None
    goal: Goal | None
    rulings: dict[Side, dict[str, Any]]
    begin: dict[str, Any]
    """What is chosen about how the fight begins."""
    apart: int | None
    """How many steps the sides are apart at the beginning; nothing without a map."""
    svg: str | None
    is_counted: bool
    """Whether it was said how many fights are to be played."""
    is_ranged: bool = False
    """Whether what other policies come to is told: to people always, to programs that ask for it."""
    without: tuple[Way, ...] = ()
    """The rules without each of the options that were set to something unusual, by its key."""

    @property
    def asked_party(self) -> list[tuple[str, int]] | dict[str, Any]:
        """The heroes as they were asked for: in words, if they can be made anew under other rules."""
        return self.party.characters if self.party.words is None else self.party.words

    @property
    def names(self) -> dict[str, str]:
        """What the reader calls everybody."""
        return self.party.names | names_of_foes(self.foes, self.game.words)

    @property
    def scene(self) -> Any:
        """The scene in which the fight begins."""
        foes = foes_of(self.game.rules, self.foes)
        return opening(self.game.rules, self.party.characters, foes, self.apart)
