"""What a line of `nde fight` asks, read whole: every fault in it is found before anything is computed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_soundly
from nde.cli.creature_files import with_file
from nde.cli.fight_party import (
    FILE,
    FOES,
    PARTY,
    Party,
    apart_from,
    names_of_foes,
    names_of_party,
    read_foes,
    read_party,
)
from nde.cli.files import read_toml, require_new
from nde.cli.session import Session
from nde.errors import Faults, Illegal, Missing, NdeError, Unreadable
from nde.lab.best_play import GOALS, Goal
from nde.lab.exact import MOST_SCENES
from nde.lab.lab import RUNS, Effort, Method
from nde.lab.line_up import foes_of, kinds_of_hero, opening
from nde.lab.policies import POLICIES, Policy, policy_named, read_policy
from nde.lab.risk_search import Wanted
from nde.lab.rulings import attack_rulings, beginning_choices, ruled, with_beginning
from nde.lab.variants import Way, read_variants
from nde.locale.book.game import ChosenGame
from nde.locale.complaints import Refused, tried
from nde.locale.given import read_given
from nde.rules import Param, Ruleset
from nde.rules.play import Side


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
    rulings: dict[Side, dict[str, object]]
    begin: dict[str, object]
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
    def asked_party(self) -> list[tuple[str, int]] | dict[str, object]:
        """The heroes as they were asked for: in words, if they can be made anew under other rules."""
        return self.party.characters if self.party.words is None else self.party.words

    @property
    def names(self) -> dict[str, str]:
        """What the reader calls everybody."""
        return names_of_party(self.party, self.game) | names_of_foes(self.foes, self.game.words)

    def told_in(self, language: str) -> Asked:
        """The same question for a reader of another language."""
        return self._replace(game=self.game.told_in(language))

    @property
    def scene(self) -> Any:
        """The scene in which the fight begins."""
        foes = foes_of(self.game.rules, self.foes)
        return opening(self.game.rules, self.party.characters, foes, self.apart)


def read_target(texts: tuple[str, ...], party: Party | None) -> Wanted | None:
    """The risk that is wanted, such as `win=0.85,down=1`; chances may be written as per cent."""
    if not texts:
        return None
    most = {"win": 1.0, "down": float(len(party.characters)) if party is not None else 60.0}
    found: dict[str, float] = {}
    errors: list[NdeError] = []
    for text in (part.strip() for one in texts for part in one.split(",")):
        name, _, value = text.partition("=")
        number = _number(value)
        if name not in most or number is None:
            errors.append(Unreadable("target-unreadable", text=text))
        elif name in found:
            errors.append(Unreadable("target-twice", name=name))
        elif not 0 <= number <= most[name]:
            errors.append(Unreadable("target-outside", text=text, name=name, least=0, most=most[name]))
        else:
            found[name] = number
    if errors:
        raise Refused(errors)
    return Wanted(win=found.get("win"), down=found.get("down"))


def _number(text: str) -> float | None:
    plain = text.strip().removesuffix("%").strip()
    try:
        number = float(plain)
    except ValueError:
        return None
    return number / 100 if text.strip().endswith("%") else number


QUESTIONS = ("compare", "vary", "target", "best")
"""Flags each of which asks something of its own: only one can be answered at a time."""
CLASHES = (
    *(("exact", "simulate"), ("exact", "runs"), ("simulate", "most-scenes")),
    *(("best", "policy"), ("best", "simulate"), ("best", "runs")),
)
"""Flags that make no sense together: best play is a policy of its own, and is solved or not found."""
USUAL_POLICY = next(iter(POLICIES))
USUAL_SEED = 1
PICTURE = ".svg"
CREATURES = re.compile(r".*\.(?:toml|md|markdown|txt|json)", re.IGNORECASE | re.DOTALL)
"""What names a file of creatures and no stat block."""
_Read = TypeVar("_Read")


class _Asking:
    """One line as it is read, with everything that is wrong with it."""

    def __init__(self, arguments: Arguments, session: Session, sheets: Sequence[dict[str, Any]]) -> None:
        self.arguments, self.sheets = arguments, sheets
        self.errors: list[NdeError] = []
        self.game = choose_soundly(arguments.words[0], arguments, session, self.errors)
        self.foes = self._foes_named(arguments.text("foes") or "")

    def tried(self, read: Callable[[], _Read]) -> _Read | None:
        """What can be read; what is wrong with it is noted."""
        return tried(read, self.errors)

    def _foes_named(self, text: str) -> str | None:
        """Who is fought, with one of each creature in place of a file of them; nothing for a bad file."""
        parts = []
        for part in text.split(","):
            path, _, times = part.strip().partition("*")
            if CREATURES.fullmatch(path):
                found = self.tried(partial(with_file, self.game, path))
                if found is None:
                    return None
                self.game, ids = found
                parts += [f"{id}*{times}" if times else id for id in ids]
            else:
                parts.append(part)
        return ",".join(parts)

    def party(self) -> Party | None:
        """The heroes."""
        text = self.arguments.text("party") or ""
        if not (self.sheets or self._is_said(text, PARTY, ",".join(kinds_of_hero(self.game.rules)[:2]))):
            return None
        return self.tried(lambda: read_party(text, self.game, self.sheets))

    def opponents(self) -> list[tuple[str, int]] | None:
        """Whom they fight; nothing where a file of theirs cannot be read, which is noted."""
        text = self.foes
        if text is None or not self._is_said(text, FOES, "*2,".join([*self.game.rules.foes][:2])):
            return None
        return self.tried(lambda: read_foes(text, self.game))

    def _is_said(self, text: str, flag: str, example: str) -> bool:
        is_said = bool(text.replace(",", "").strip())
        if not is_said:
            self.errors.append(Unreadable("side-missing", flag=flag, example=example))
        return is_said

    def policies(self) -> tuple[Policy, ...]:
        """The party's policy, and those that stand beside it."""
        first = self.arguments.text("policy") or USUAL_POLICY
        others = (
            (self.arguments.text("compare") or "").split(",") if "compare" in self.arguments.flags else []
        )
        found = [self.tried(partial(_policy, name.strip())) for name in (first, *others)]
        return tuple([one for one in found if one is not None])

    def effort(self) -> Effort:
        """How the answer is to be found."""
        flags = self.arguments.flags
        method: Method = "exact" if flags.get("exact") else "simulated" if flags.get("simulate") else "auto"
        for one, other in CLASHES:
            self.clash(one, other)
        return Effort(
            method=method,
            most_scenes=self.arguments.number("most-scenes") or MOST_SCENES,
            runs=self.arguments.number("runs") or RUNS,
            seed=flags.get("seed", USUAL_SEED),
        )

    def clash(self, one: str, other: str) -> None:
        """Note two flags that exclude each other."""
        if one in self.arguments.flags and other in self.arguments.flags:
            self.errors.append(Illegal("flags-clash", one=f"--{one}", other=f"--{other}"))

    def goal(self) -> Goal | None:
        """What best play aims at, where it is asked for."""
        aim, is_best = self.arguments.text("aim"), bool(self.arguments.flags.get("best"))
        if aim is not None and not is_best:
            self.errors.append(Unreadable("needs-flag", flag="--aim", other="--best"))
        found = next((goal for goal in GOALS if goal == (aim or GOALS[0])), None)
        if found is None:
            self.errors.append(Missing("no-such-aim", aim=aim or "", allowed=GOALS))
        return found if is_best else None

    def ways(self) -> tuple[Way, ...]:
        """The ways the rules can be, where they are varied."""
        texts = self.arguments.texts("vary")
        return tuple(self.tried(lambda: read_variants(self.game.rules, texts)) or ()) if texts else ()

    def without(self) -> tuple[Way, ...]:
        """The rules without each of the options that were set to something unusual."""
        rules = self.game.rules
        said = {text.partition("=")[0].strip() for text in self.arguments.texts("set")}
        usual = {one.key: one.default for one in rules.options if one.key in said}
        ways = [Way(label=key, rules=rules.configure({key: usual[key]}), settings={}) for key in usual]
        return tuple([way for way in ways if way.rules.settings != rules.settings])

    def rulings(self, asked: Asked) -> dict[Side, dict[str, Any]]:
        """What is ruled for the attacks of each side."""
        return {
            "party": self._ruled("ruling", asked, "party"),
            "foes": self._ruled("foe-ruling", asked, "foes"),
        }

    def begin(self, asked: Asked) -> dict[str, Any]:
        """What is chosen about how the fight begins."""
        pairs = self._pairs(self.arguments.texts("begin"), "begin-unreadable")
        if not pairs:
            return {}
        params = beginning_choices(asked.game.rules, asked.scene)
        if not params:
            self.errors.append(Unreadable("beginning-fixed", name="--begin"))
            return {}
        if any(way.rules.id != asked.game.rules.id for way in asked.ways):
            self.errors.append(Illegal("beginning-of-one-game"))
        return self._said(pairs, params, asked)

    def _ruled(self, flag: str, asked: Asked, side: Side) -> dict[str, object]:
        texts = [part for text in self.arguments.texts(flag) for part in text.split(",")]
        pairs = self._pairs(texts, "ruling-unreadable")
        return self._said(pairs, attack_rulings(asked.game.rules, asked.scene, side), asked) if pairs else {}

    def _pairs(self, texts: Iterable[str], unreadable: str) -> dict[str, str]:
        """What is written `key=value`; what is not is noted."""
        pairs: dict[str, str] = {}
        for text in texts:
            key, has_value, value = text.partition("=")
            if has_value:
                pairs[key.strip()] = value.strip()
            else:
                self.errors.append(Unreadable(unreadable, text=text))
        return pairs

    def _said(self, pairs: dict[str, str], params: tuple[Param, ...], asked: Asked) -> dict[str, Any]:
        """The values that were said for some parameters; every fault in them is noted."""
        given, faults = read_given(pairs, params, asked.game.words)
        self.errors += faults
        return {name: value for name, value in given.values.items() if name in given.said}


def read_asked(arguments: Arguments, session: Session, sheets: Sequence[dict[str, object]] = ()) -> Asked:
    """What a line asks, about the heroes of some sheets too; `Refused` with every fault in it."""
    asking = _Asking(arguments, session, sheets)
    party, foes = asking.party(), asking.opponents()
    given = [flag for flag in QUESTIONS if flag in arguments.flags]
    for other in given[1:]:
        asking.clash(given[0], other)
    wanted = asking.tried(lambda: read_target(arguments.texts("target"), party))
    svg = asking.tried(lambda: _picture(arguments.text("svg")))
    policies, effort, ways, goal = asking.policies(), asking.effort(), asking.ways(), asking.goal()
    if party is None or foes is None:
        raise Refused(asking.errors)
    party = apart_from(party, foes)
    asked = Asked(
        game=asking.game,
        party=party,
        foes=foes,
        policies=policies,
        effort=effort,
        ways=ways,
        wanted=wanted,
        goal=goal,
        rulings={},
        begin={},
        apart=arguments.number("apart"),
        svg=svg,
        is_counted="runs" in arguments.flags,
        is_ranged=bool(arguments.flags.get("range") or not arguments.flags.get("json")),
        without=asking.without(),
    )
    rulings, begin = asking.rulings(asked), asking.begin(asked)
    if asking.errors:
        raise Refused(asking.errors)
    return _under(asked, rulings, begin)


def _under(asked: Asked, rulings: dict[Side, dict[str, object]], begin: dict[str, object]) -> Asked:
    """The same question under rulings for every attack, and for a fight that begins so."""

    def under(rules: Ruleset) -> Ruleset:
        return with_beginning(ruled(rules, rulings["party"], rulings["foes"]), begin)

    ways = [Way(label=way.label, rules=under(way.rules), settings=way.settings) for way in asked.ways]
    game = asked.game._replace(rules=under(asked.game.rules))
    without = [Way(label=way.label, rules=under(way.rules), settings={}) for way in asked.without]
    return asked._replace(game=game, ways=tuple(ways), rulings=rulings, begin=begin, without=tuple(without))


def _picture(path: str | None) -> str | None:
    """The new file that is to be drawn into, if one is."""
    if path is not None:
        if Path(path).suffix.lower() != PICTURE:
            raise Unreadable("not-a-picture-file", file=path)
        require_new(path)
    return path


def _policy(name: str) -> Policy:
    """The policy of this name, or the one in the file."""
    if not FILE.fullmatch(name):
        return policy_named(name.casefold())
    try:
        return read_policy(read_toml(name), name)
    except Faults as error:
        raise Faults(name, error.faults) from None
