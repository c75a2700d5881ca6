"""Policies: how a party fights, as data, and from documents, so that anybody can write one without code.

A policy is a list of lines.  A hero takes the first line whose conditions hold and whose deed is open to
them; who can follow none strikes as they can, gets ready, or comes nearer.

>>> mine = {"name": "mine", "lines": [{"do": "raise", "when": "party.down >= 1"}, {"do": "attack"}]}
>>> read_policy(mine).lines[0].when
(Condition(of='party', what='down', test='>=', number=1),)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Ask
from nde.errors import Fact, Fault, Faults, Missing, Unreadable
from nde.rules import Ruleset
from nde.rules.play import WAYS, Purpose, Way, playing_of

Target: TypeAlias = Literal["weakest", "strongest", "first", "spread", "self"]
"""Whom a deed is for: of the other side for a blow, of the own for all else, by what each can still take;
`spread` sends each hero to another enemy."""
Price: TypeAlias = Literal["worth", "least", "most", "any", "free"]
Spending: TypeAlias = Literal["never", "on-failure"]
Test: TypeAlias = Literal["<=", ">=", "=", "<", ">"]

TARGETS: tuple[Target, ...] = ("weakest", "strongest", "first", "spread", "self")
PRICES: tuple[Price, ...] = ("worth", "least", "most", "any", "free")
SPENDING: tuple[Spending, ...] = ("never", "on-failure")
RECKONED = ("left", "share", "place")
"""What can be asked of anybody, whatever a game writes on a sheet."""
Doing: TypeAlias = Purpose | Literal["keep-away"]
"""What a line is about; to keep away is to step back from enemies as long as one can strike from there."""
PURPOSES: tuple[Doing, ...] = (
    *("attack", "heal", "raise", "help", "guard", "escape", "prepare", "pass"),
    "keep-away",
)


class Condition(msgspec.Struct, frozen=True):
    """Something that holds or not: `own.hearts <= 2`, `party.down >= 1`, `foes.up < 3`.

    Of oneself or of whom the deed is for: any resource of the sheet, `left` (all they can still take) and
    `share` (the first resource as percent of its most); of oneself also `place` (1 for whoever acts first).
    Of a side: `up` and `down`, how many take part or no longer do.
    """

    of: Literal["own", "target", "party", "foes"]
    what: str
    test: Test
    number: int


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do, and when."""

    do: Doing
    when: tuple[Condition, ...] = ()
    target: Target = "weakest"
    price: Price = "worth"
    """What it may cost: the least that does better than what costs nothing, the least, the most, anything,
    or nothing.  Of ways at the same price it is the one with the best odds."""
    way: Way = ""
    """How a blow is to be struck, or somebody to be healed, where it is said."""


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """A way to fight."""

    name: str
    lines: tuple[Line, ...]
    spend: Spending = "never"
    """Whether luck, hero points and the like are spent on a roll that has failed."""

    def answers(self, rules: Ruleset) -> Answering:
        """How the party answers what rules ask on the way."""
        return Answering(rules, self.spend)


class Answering:
    """How a party answers what rules ask on the way."""

    def __init__(self, rules: Ruleset, spend: Spending) -> None:
        self._rules, self._spend = rules, spend
        self.has_declined = False
        """Whether somebody could have spent something on a roll that had failed, and did not."""

    def __call__(self, ask: Ask) -> str:
        """The option taken."""
        if ask.is_open or not has_failed(self._rules, ask):
            return ask.default
        other = next((option for option in ask.options if option != ask.default), ask.default)
        if self._spend == "on-failure":
            return other
        self.has_declined = self.has_declined or other != ask.default
        return ask.default


def has_failed(rules: Ruleset, ask: Ask) -> bool:
    """Whether a question is what to do about a roll that has failed."""
    return rules.reading(dict(ask.facts).get("outcome")) == "not"


def nobodys(policy: Policy, rules: Ruleset, scene: object) -> tuple[str, ...]:
    """What a policy asks about and nobody in a scene has, so that it counts as 0: a slip, perhaps."""
    had = {track.key for one in playing_of(rules).people(scene) for track in one.tracks}
    asked = [one.what for line in policy.lines for one in line.when if one.of in ("own", "target")]
    return tuple(dict.fromkeys(what for what in asked if what not in had.union(RECKONED)))


def policy_named(name: str) -> Policy:
    """The policy of this name, changed by the words behind it: `focus`, `spread+ranged+luck`."""
    first, *words = name.split("+")
    if first not in POLICIES:
        raise Missing("no-such-policy", policy=first, allowed=tuple(POLICIES))
    policy = POLICIES[first]
    for word in dict.fromkeys(words):
        if word not in WORDS:
            raise Missing("no-such-policy-word", word=word, allowed=tuple(WORDS))
        policy = WORDS[word](policy)
    return replace(policy, name=name)


def _striking(**values: object) -> Callable[[Policy], Policy]:
    """A policy that is the same but for how blows are struck."""

    def changed(policy: Policy) -> Policy:
        lines = [replace(one, **values) if one.do == "attack" else one for one in policy.lines]
        return replace(policy, lines=tuple(lines))

    return changed


def _before_all(line: Line) -> Callable[[Policy], Policy]:
    """A policy with something more urgent than anything else."""
    return lambda policy: replace(policy, lines=(line, *(one for one in policy.lines if one != line)))


WORDS: dict[str, Callable[[Policy], Policy]] = {
    **{way: _striking(way=way) for way in WAYS},
    "free": _striking(price="free"),
    "luck": lambda policy: replace(policy, spend="on-failure"),
    "raise": _before_all(Line(do="raise", when=(Condition("party", "down", ">=", 1),))),
    "keep-away": _before_all(Line(do="keep-away")),
}
"""What can be said behind the name of a policy: how blows are struck where that is open, that they cost
nothing, that luck is spent on failures, that the fallen are raised first, that one keeps away."""


MENDING = (
    Line(do="raise", when=(Condition("party", "down", ">=", 1),)),
    Line(do="heal", when=(Condition("target", "share", "<=", 40),)),
)
"""To raise the fallen, and to heal the badly hurt."""
POLICIES: dict[str, Policy] = {
    one.name: one
    for one in (
        Policy(name="focus", lines=(Line(do="attack"),)),
        Policy(name="strongest", lines=(Line(do="attack", target="strongest"),)),
        Policy(name="spread", lines=(Line(do="attack", target="spread"),)),
        Policy(
            name="careful",
            lines=(
                *MENDING,
                Line(do="attack"),
            ),
            spend="on-failure",
        ),
        Policy(name="all-out", lines=(Line(do="attack", price="any"),), spend="on-failure"),
        Policy(
            name="helping",
            lines=(
                Line(do="help", when=(Condition("own", "place", "=", 1),), target="strongest"),
                *[replace(line, way="power") for line in MENDING],
                Line(do="attack"),
            ),
        ),
        Policy(
            name="retreat",
            lines=(Line(do="escape", when=(Condition("party", "down", ">=", 1),)), Line(do="attack")),
        ),
    )
}
"""Ways to fight by name: all at the weakest; all at the strongest; each at another; raising and healing
first; with all one has; the first helps, and magic heals; away once somebody is down."""


CONDITION = re.compile(r"(own|target|party|foes)\.([a-z][a-z-]*)\s*(<=|>=|=|<|>)\s*(\d{1,6})")
ONE_OF: dict[str, tuple[str, ...]] = {"do": PURPOSES, "target": TARGETS, "price": PRICES, "way": WAYS}
SIDES = ("party", "foes")
KEYS = ("name", "lines", "spend")


def read_policy(document: Mapping[str, Any], source: str = "policy") -> Policy:
    """A policy from a document, or `Faults` with every fault in it."""
    reader = _Reader()
    for key in document:
        if key not in KEYS:
            reader.fault(key, "policy-unknown-key", key=str(key), allowed=KEYS)
    name = document.get("name", "")
    if not isinstance(name, str) or not name.strip():
        reader.fault("name", "policy-without-name")
    spend = reader.one_of(document.get("spend", "never"), "spend", SPENDING)
    written = document.get("lines", ())
    if not isinstance(written, list | tuple) or not written:
        reader.fault("lines", "policy-without-lines")
        written = ()
    lines = tuple([reader.line(one, f"lines.{number}") for number, one in enumerate(written, 1)])
    if reader.faults:
        raise Faults(source, tuple(reader.faults))
    return Policy(name=name, lines=lines, spend=spend)


class _Reader:
    """Reads one policy and keeps every fault."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, place: str, code: str, **facts: Fact) -> None:
        self.faults.append(Fault(place, Unreadable(code, **facts)))

    def one_of(self, value: object, place: str, allowed: tuple[str, ...]) -> Any:
        if value not in allowed:
            self.fault(place, "policy-not-one-of", value=str(value), allowed=allowed)
        return value

    def line(self, document: object, place: str) -> Line:
        if not isinstance(document, Mapping):
            self.fault(place, "policy-line-is-no-table")
            return Line(do="pass")
        for key in document:
            if key not in ONE_OF and key != "when":
                self.fault(f"{place}.{key}", "policy-unknown-key", key=str(key), allowed=(*ONE_OF, "when"))
        values = {
            key: self.one_of(document.get(key, ""), f"{place}.{key}", allowed)
            for key, allowed in ONE_OF.items()
            if key in document or key == "do"
        }
        when = document.get("when", ())
        texts = when if isinstance(when, list | tuple) else (when,)
        return Line(when=tuple([self.condition(str(one), f"{place}.when") for one in texts]), **values)

    def condition(self, text: str, place: str) -> Condition:
        found = CONDITION.fullmatch(text.strip())
        if found is None or (found[1] in SIDES and found[2] not in ("up", "down")):
            self.fault(place, "policy-condition", text=text)
            return Condition("own", "left", ">=", 0)
        return Condition(found[1], found[2], found[3], int(found[4]))  # type: ignore[arg-type]
