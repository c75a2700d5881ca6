"""`nde.fight`: what comes of a whole fight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from nde.api.characters import Character
from nde.api.refusals import as_refused
from nde.api.session import Unattended
from nde.api.situations import Said, typed
from nde.cli.arguments import arguments_of
from nde.cli.commands import FLAGS
from nde.cli.session import DEFAULT_WIDTH

if TYPE_CHECKING:  # the lab needs NumPy, which not everybody installs
    from nde.cli.fight_reply import Found
    from nde.lab.answers import Answer

Option: TypeAlias = Said | Mapping[str, Said | float]
"""The value of an option of `nde fight`: a switch is a truth, `name=value` may be a dict."""


class Fight(msgspec.Struct, frozen=True):
    """What comes of a fight."""

    found: Found

    @property
    def answer(self) -> Answer | None:
        """What comes of the fight as it was asked for; nothing where best play, a risk or variants were."""
        return self.found.answer

    @property
    def win(self) -> float | None:
        """The party's chance to win, of which `answer` says how exact it is."""
        return None if self.answer is None else self.answer.win.chance

    def text(self, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
        """The answer of `nde fight`."""
        return self._told_in(language).as_text(width)

    def svg(self, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
        """The picture of `nde fight --svg`."""
        return self._told_in(language).as_svg(width)

    def _repr_svg_(self) -> str:
        """The picture, for a notebook."""
        return self.svg()

    def data(self, language: str = "en") -> dict[str, Any]:
        """The answer of `nde fight --json`."""
        return self._told_in(language).as_data()

    def _told_in(self, language: str) -> Found:
        return self.found._replace(asked=self.found.asked.told_in(language))


def fight(
    game: str, /, *, party: str | Character | Iterable[str | Character], foes: Said, **options: Option
) -> Fight:
    """How a whole fight goes, computed exactly where that is possible and played many times where not.

    Options are those of the command, with `_` for `-`.  What other policies of the party come to is worked
    out with `range=True`.

    >>> f"{fight('nde12', party='rogue', foes='minion').win:.1%}"
    '90.8%'
    """
    heroes = [party] if isinstance(party, str | Character) else [*party]
    named = [one for one in heroes if isinstance(one, str)]
    sheets = [one.document for one in heroes if isinstance(one, Character)]
    said = {"party": named, "foes": foes, **options}
    with as_refused() as noted:
        from nde.cli.fight import find_out
        from nde.cli.fight_question import read_asked
        from nde.cli.patient_lab import Clock

        words = [word for name, value in said.items() for word in _option(name, value)]
        arguments = arguments_of("fight", (game,), words, noted)
        is_ranged = bool(arguments.flags.get("range"))
        asked = read_asked(arguments, Unattended(), sheets)._replace(is_ranged=is_ranged)
    with as_refused():
        return Fight(find_out(asked, Clock()))


def _option(name: str, value: Option) -> Iterator[str]:
    """An option the way it is typed: one that may be given several times as often as there are values."""
    flag = name.replace("_", "-")
    if isinstance(value, bool):
        yield from [flag] if value else []
    elif isinstance(value, Mapping):
        yield from [f"{flag}={key}={typed(one)}" for key, one in value.items()]
    elif isinstance(value, Iterable) and not isinstance(value, str) and _is_repeated(flag):
        yield from [f"{flag}={typed(one)}" for one in value]
    else:
        yield f"{flag}={typed(value)}"


def _is_repeated(flag: str) -> bool:
    return flag in FLAGS and FLAGS[flag].kind == "texts"
