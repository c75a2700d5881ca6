"""What a rule may say while it runs: `Roll` and `Ask` are questions, `Tell` a remark, `Part` a rule within.

A rule is a generator.  It yields a `Roll` and is sent a number; it yields an `Ask` and is sent one
of its options; it yields a `Tell` or an `Aside` and is sent nothing; it yields a `Part` and is sent what
came of it.
Who answers is the runner's business (`nde.dice.runners`), so a rule is written once and played, replayed
and computed alike.

>>> def save(score: int) -> Procedure[bool]:
...     face = yield Roll(20)
...     yield Tell("cairn2e/2", "save-rolled", {"face": face})
...     return face <= score
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from nde.dice.tree import Expr
from nde.errors import Fact

T = TypeVar("T")

GM = "gm"
"""Who is asked when a question is the game master's: every other `who` is a character's id."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A question to chance.  The answer is a number: a face, or the total of a dice expression."""

    dice: int | Expr
    """A number of sides for one die, or a parsed expression such as `2d20kh1`."""
    who: str = GM
    """The id of whose roll it is; `gm` for the table's own."""
    key: str = ""
    """What the roll is for, as a key for the reader's language and for typed dice."""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to a person.  The answer is one of `options`."""

    who: str
    """`gm`, or the id of the character whose player decides."""
    key: str
    """Which question it is, such as `armour`; policies answer by it and `locale` words it."""
    options: tuple[str, ...]
    default: str
    """What is answered when nobody does; one of `options`."""
    rule: str = ""
    """The id of the rule that leaves this to a person."""
    facts: tuple[tuple[str, Fact], ...] = ()
    """Values the question's sentence needs."""
    is_open: bool = False
    """Whether any other text will do as well, as for a name or a talent: the options only suggest."""
    is_advised: bool = False
    """Whether the rules advise the default, so that whoever leaves it to chance takes it."""


class Tell(msgspec.Struct, frozen=True, gc=False):
    """A step of the reasoning, with the id of its rule: why die, number and outcome are what they are."""

    rule: str
    key: str
    facts: Mapping[str, Fact]
    hint: str = ""
    """What this is known by, where it is a hint for the game master alone, given once a fight."""


class Aside(msgspec.Struct, frozen=True, gc=False):
    """Remarks that take some looking around: they are worked out only where somebody listens.

    What comes of the rule is the same without them, so whoever computes it leaves them out.
    """

    find: Callable[..., Iterable[Tell]]
    args: tuple[Any, ...] = ()

    def remarks(self) -> Iterable[Tell]:
        """What there is to be told."""
        return self.find(*self.args)


class Part(msgspec.Struct, frozen=True):
    """A rule within a rule, of which only the result matters outside.

    Played, it is the same as `yield from rule(*args)`.  Computed, equal results of the part are merged
    before the rule goes on: the highest of four dice is then twelve cases, not twenty thousand.  For that
    the arguments and the result must be hashable values.
    """

    rule: Callable[..., Generator[Any, Any, Any]]
    args: tuple[Any, ...] = ()

    def start(self) -> Generator[Any, Any, Any]:
        """The rule within, from its beginning."""
        return self.rule(*self.args)


Question: TypeAlias = Roll | Ask
Answer: TypeAlias = int | str
Procedure: TypeAlias = Generator[Roll | Ask | Tell | Aside | Part, Any, T]
"""A rule in progress.  `Any` is what it is sent: a number for a `Roll`, a string for an `Ask`."""
