"""The speaker for one language, one ruleset and one set of a pack's names.

A key is looked up in this order: the pack's name, the ruleset's own word (`nde14-attribute-power`), the
shared word (`attribute-power`), the same in English.  A key nobody knows is shown in angle brackets
rather than refused: a missing word must not stop a game.  The tests of this package let none through.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from nde.errors import Fault, Faults, Missing, NdeError
from nde.locale.catalogue import entries_of, known_keys, parsed, plain_text, references_in, renamed
from nde.locale.facts import DIE_LETTER, WORDED, Typed, spoken
from nde.locale.languages import LANGUAGES

if TYPE_CHECKING:
    from fractions import Fraction

    from nde.dice.questions import Roll, Tell


class Asked(Protocol):
    """A question to a person: as a rule puts it, or as a seat sees it."""

    @property
    def who(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def facts(self) -> tuple[tuple[str, object], ...]: ...


_NO_NAMES: Mapping[str, str] = {}
_DIE = re.compile(r"d([0-9]+)", re.ASCII)


def words(language: str, ruleset: str = "", names: Mapping[str, str] | None = None) -> Words:
    """The speaker for a language, speaking of a ruleset, with a pack's own names for that language."""
    return _words(language, ruleset, tuple(sorted((names or _NO_NAMES).items())))


class Words:
    """Says everything in one language.  Made by `words`, which keeps one of each."""

    def __init__(self, language: str, ruleset: str = "", names: Mapping[str, str] = _NO_NAMES) -> None:
        self.language = language
        self.ruleset = ruleset
        self._names = names
        self._found: dict[str, tuple[str, str]] = {}
        self._bundles: dict[str, Any] = {}
        self._loaded: set[tuple[str, str]] = set()
        self._called: dict[tuple[str, str], str] = {}

    def called(self, kind: str, key: str, messages: Callable[[str], Iterable[str]]) -> str | None:
        """What something is called, by the first message for its key that there is; it is looked up once."""
        known = self._called.get((kind, key))
        if known is None:
            found = next(filter(self.has, messages(key)), None)
            # Only what has words is kept: people may make up any number of things that have none.
            known = None if found is None else self._called.setdefault((kind, key), self.say(found))
        return known

    def has(self, key: str) -> bool:
        """Whether there is a message for `key` in this language, or in another that it can be told in."""
        return self._find(key) is not None

    def say(self, key: str, /, **facts: object) -> str:
        """The message `key` with the facts put in; a fact `old_die` is the variable `$old-die`."""
        return self._said(key, "", facts)

    def attribute(self, key: str, attribute: str, /, **facts: object) -> str:
        """The attribute of a message, such as `.text` of a rule; empty where it has none."""
        return self._said(key, attribute, facts)

    def error(self, error: NdeError) -> str:
        """The sentence of an error; of a document's faults, a heading and each fault on a line of its own."""
        if isinstance(error, Fault):
            return self.say("error-fault", place=error.place, problem=self.error(error.error))
        facts: Mapping[str, object] = error.facts
        if "allowed" in facts:
            # What may be typed is listed as it is typed: so is what was typed instead.
            facts = {
                name: Typed(value) if name in WORDED and isinstance(value, str) else value
                for name, value in facts.items()
            }
        if error.because is not None:
            facts = {**facts, "problem": self.error(error.because)}
        said = self.say(f"error-{error.code}", **facts)
        if isinstance(error, Faults):
            return "\n".join([said, *(f"  {self.error(fault)}" for fault in error.faults)])
        return said

    def step(self, tell: Tell) -> str:
        """The sentence of a step of the reasoning."""
        return self.say(f"step-{tell.key}", **tell.facts)

    def ask(self, ask: Asked) -> str:
        """The sentence of a question; of one that has lost numbers which are kept, the one without them."""
        key = f"{ask.key}-kept" if getattr(ask, "is_kept", False) else ask.key
        return self.say(f"ask-{key}", **{"who": ask.who, **dict(ask.facts)})

    def option(self, ask: Asked, option: str) -> str:
        """The words of one option of a question; a name or any other free text stays as it is."""
        return self.answer(ask.key, option, {"who": ask.who, **dict(ask.facts)})

    def answer(self, question: str, option: str, facts: Mapping[str, object]) -> str:
        """The same by the key of the question, with all that its words speak of."""
        # The last word of a key says what its options are: those of `gained-item` are items.
        kind = question.rpartition("-")[2]
        keys = (
            f"option-{question}-{option}",
            f"{question}-{option}",
            f"{kind}-{option}",
            f"option-{option}",
        )
        # A game's own word for any of them comes before one that another game may have brought.
        for key in (*filter(self._is_own, keys), *keys):
            if self.has(key):
                return self.say(key, **facts)
        die = _DIE.fullmatch(option)
        return self.die(int(die[1])) if die else option

    def roll(self, roll: Roll) -> str:
        """The sentence that asks for a roll."""
        if isinstance(roll.dice, int):
            die = self.die(roll.dice)
        else:
            from nde.dice.render import render_expression

            die = render_expression(roll.dice, DIE_LETTER[self.language])
        key = f"roll-{roll.key}"
        return self.say(key if self.has(key) else "roll-any", who=roll.who, die=die)

    def effect(self, effect: object) -> str:
        """The sentence of an effect: its class is the key, its fields are the facts."""
        fields: tuple[str, ...] = getattr(effect, "__struct_fields__", ())
        facts = {name: getattr(effect, name) for name in fields}
        return self.say(f"effect-{kebab(type(effect).__name__)}", **facts)

    def die(self, sides: int) -> str:
        """A die as this language writes it: d10, k10 or W10."""
        return f"{DIE_LETTER[self.language]}{sides}"

    def rule_title(self, id: str) -> str:
        """The title of the rule `nde12/5.6`."""
        return self.say(rule_key(id))

    def rule_text(self, id: str) -> str:
        """The statement of the rule `nde12/5.6`; empty where the title says it all."""
        return self.attribute(rule_key(id), "text")

    def number(self, value: float | Fraction, digits: int = 0) -> str:
        """A number with this many decimals and the language's decimal sign."""
        shown = f"{float(value):.{digits}f}"
        return shown if self.language == "en" else shown.replace(".", ",")

    def percent(self, chance: float | Fraction, digits: int = 1) -> str:
        """A chance in per cent as this language writes it: 8.3% or 8,3 %."""
        space = "\N{NO-BREAK SPACE}" if self.language in ("de", "cs") else ""
        return f"{self.number(chance * 100, digits)}{space}%"

    def _is_own(self, key: str) -> bool:
        """Whether the pack or the ruleset has a word of its own for a key."""
        return key in self._names or f"{self.ruleset}-{key}" in entries_of(self.language)

    def _find(self, key: str) -> tuple[str, str] | None:
        """The language a key has words in (this one, English, or whichever has any) and the entry's text."""
        found = self._found.get(key)
        if found is None:
            for language in self._languages(key):
                if (entry := self._entry(language, key)) is not None:
                    # Only what there is is kept: people may make up any number of names that have no words.
                    found = self._found[key] = (language, entry)
                    break
        return found

    def _languages(self, key: str) -> Iterator[str]:
        """Where a key is looked up; most of those asked for are guesses that no language has."""
        yield self.language
        known = known_keys()
        if key in known or f"{self.ruleset}-{key}" in known or key.startswith("-"):
            yield from dict.fromkeys(("en", *LANGUAGES))

    def _entry(self, language: str, key: str) -> str | None:
        entries = entries_of(language)
        entry = entries.get(key)
        if self.ruleset:
            dash = "-" if key.startswith("-") else ""
            entry = entries.get(f"{dash}{self.ruleset}-{key.removeprefix('-')}", entry)
        if language == self.language and key in self._names:
            return renamed(key, self._names, entry or "")
        return entry

    def _said(self, key: str, attribute: str, facts: Mapping[str, object]) -> str:
        found = self._find(key)
        if found is None:
            shown = " ".join(f"{name}={value!r}" for name, value in facts.items())
            return "" if attribute else f"⟨{key}⟩ {shown}".rstrip()
        language, entry = found
        if not attribute and (plain := plain_text(entry)) is not None:
            return plain
        return self._formatted(language, key, attribute, facts)

    def _formatted(self, language: str, key: str, attribute: str, facts: Mapping[str, object]) -> str:
        bundle = self._bundles.get(language)
        if bundle is None:
            from fluent.runtime import FluentBundle

            # One for all threads: what was loaded into another would be believed to be in this one.
            bundle = self._bundles.setdefault(language, FluentBundle([language], use_isolating=False))
        self._load(bundle, language, key)
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        # What goes wrong inside a message (a fact left out) shows in the text as its name; it never raises.
        text, _ = bundle.format_pattern(pattern, dict(spoken(self, facts)))
        return str(text)

    def _load(self, bundle: Any, language: str, key: str) -> None:
        """Parse an entry into the bundle, and everything it refers to, unless it is there already."""
        if (language, key) in self._loaded:
            return
        waiting, seen = [key], set()
        while waiting:
            wanted = waiting.pop()
            entry = None if wanted in seen else self._entry(language, wanted)
            seen.add(wanted)
            if entry is not None:
                bundle.add_resource(parsed(entry, wanted))
                waiting.extend(references_in(entry))
        # Last, so that another thread never believes in an entry that is not there yet.
        self._loaded.add((language, key))


@lru_cache(maxsize=256)
def _words(language: str, ruleset: str, names: tuple[tuple[str, str], ...]) -> Words:
    if language not in LANGUAGES:
        raise Missing("no-such-language", language=language, allowed=LANGUAGES)
    return Words(language, ruleset, dict(names))


def kebab(name: str) -> str:
    """The kebab-case form of a class or fact name.

    >>> kebab("HeartsLost"), kebab("old_die")
    ('hearts-lost', 'old-die')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def rule_key(id: str) -> str:
    """The message id of a rule.

    >>> rule_key("nde12/5.6")
    'rule-nde12-5-6'
    """
    return "rule-" + id.replace("/", "-").replace(".", "-")
