"""What was done and what came of it, as somebody would tell it: a sentence, and the figures beside it.

The sentence of a deed is the message `tale-<offer>`, or one for its outcome (`tale-<offer>-<outcome>`) or
for whether it worked (`-works`, `-partly`, `-fails`).  Where somebody said in their own words what they do,
`tale-<offer>-task`, with the same endings, goes before; where somebody does it to themselves, so does
`-self` with an outcome.  Attributes `.b`, `.c` and `.d` are other phrasings;
the number of the entry chooses, so that a replay tells the same.  Then come the steps that belong to the
story (`Told.loud`) and the effects, each a sentence of its own.

A step or an effect may be told shorter than in the reckoning: `.told` of its message; `.then` where it
befalls whoever was spoken of last, or did the deed; `.after-<key>` goes on with the sentence of the step or
effect of that key about the same person, `.after-deed` with that of the deed which is done to them or which
they answer, and `.after-deed-<key>` with what went on with a deed so.  What happens to several people alike
is told once, by `<message>-all`, in which the last of them stays where one stood and `$ally` are the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

import msgspec

from nde.locale import Words
from nde.locale.facts import CASES, PEOPLE, THINGS, Typed, of_whom
from nde.locale.untold import Step, untold
from nde.locale.words import kebab
from nde.prose.deeds import AIMED, Doer, deed_fields, object_words, thing_words, with_words
from nde.rules.deeds import deed_of, verb_of
from nde.rules.ruleset import Told

AnyStep = TypeVar("AnyStep", bound=Step)
PHRASINGS = ("b", "c", "d")
NUMBERS = ("number", "hu", "threshold", "score")
"""Facts of a step that hold what a roll had to meet."""
ENDS = ".!?…"
CLOSES = '”“")»’'


def opened(text: str) -> str:
    """A clause as it stands at the head of a line.

    >>> opened("the wolf runs"), opened("TN 6 → 8")
    ('The wolf runs', 'TN 6 → 8')
    """
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """A clause as a sentence of its own.

    >>> sentence("the wolf runs"), sentence("“Who is there?”")
    ('The wolf runs.', '“Who is there?”')
    """
    plain = text.strip()
    if not plain:
        return ""
    is_ended = plain.rstrip(CLOSES).endswith(tuple(ENDS))
    return opened(plain) + ("" if is_ended else ".")


def sentences(parts: Iterable[str]) -> str:
    """Clauses as sentences; the same one several times running is told once, with how often.

    >>> sentences(["a torch goes out", "a torch goes out", "it is dark"])
    'A torch goes out (×2). It is dark.'
    """
    runs = [(text, len(list(run))) for text, run in groupby(filter(None, parts))]
    told = (text if count == 1 else f"{text.rstrip('.')} (×{count})" for text, count in runs)
    return " ".join(map(sentence, told))


def in_turn(speaker: Words, names: Iterable[str]) -> str:
    """Names one after another, as they are told: with a word between the last two."""
    *others, last = names
    return speaker.say("tale-and", names=", ".join(others), last=last) if others else last


ABOUT = ("target", "who", "hero", "foe")
"""The facts that name whom a clause is about, the surest first."""


class Clause(NamedTuple):
    """Something that is told: its message, the facts in it, and the number that chooses its phrasing."""

    key: str
    facts: dict[str, object]
    number: int = 0

    @property
    def about(self) -> str:
        """Whom it is about; empty where it is about nobody, or several."""
        target = self.facts.get("target")
        if target and isinstance(target, str):
            return target
        people = [self.facts[name] for name in ABOUT if self.facts.get(name)]
        return people[0] if people and isinstance(people[0], str) and not self.facts.get("ally") else ""

    @property
    def stem(self) -> str:
        """The key of the step or effect itself."""
        return self.key.partition("-")[2]


def clause_of(effect: Any) -> Clause:
    """The clause of an effect: its class is the key, its fields are the facts."""
    fields = {name: getattr(effect, name) for name in effect.__struct_fields__}
    return Clause(f"effect-{kebab(type(effect).__name__)}", fields)


def joined(speaker: Words, clauses: Iterable[Clause]) -> list[Clause]:
    """The clauses, with those put together that say the same of several people and have words for it."""
    groups: dict[object, list[Clause]] = {}
    for place, one in enumerate(clauses):
        person = _person(one) if speaker.has(f"{one.key}-all") else ""
        rest = {name: value for name, value in one.facts.items() if name != person}
        groups.setdefault((one.key, person, repr(rest)) if person else place, []).append(one)
    return [_all(group) for group in groups.values()]


def _person(clause: Clause) -> str:
    """The one fact that names somebody; empty where several do, or none."""
    names = [name for name in clause.facts if name in PEOPLE and clause.facts[name]]
    return names[0] if len(names) == 1 and isinstance(clause.facts[names[0]], str) else ""


def _all(group: list[Clause]) -> Clause:
    first, person = group[0], _person(group[0])
    everybody = tuple(dict.fromkeys(one.facts[person] for one in group)) if person else ()
    if len(everybody) < 2:
        return first
    *others, last = everybody
    facts = first.facts | {person: last, "ally": tuple(others), "people": len(everybody)}
    return Clause(f"{first.key}-all", facts, first.number)


DEED = "tale-deed"
"""The key of the clause that the sentence of a deed is, for what goes on with it."""


class Done(NamedTuple):
    """A deed of which a sentence has just been said."""

    said: str = ""
    doer: str = ""
    whom: str = ""
    """To whom it was done; empty where to nobody, or several."""


NOTHING_DONE = Done()
"""No sentence of a deed stands before what is told."""


def told(speaker: Words, clauses: Iterable[Clause], done: Done = NOTHING_DONE) -> list[str]:
    """What was done, if that has just been said, and what is told of some clauses one after another."""
    parts = [done.said] if done.said else []
    last = Clause(DEED, {"target": done.whom}) if done.said and done.whom else None
    for one in clauses:
        same = last is not None and bool(one.about) and last.about == one.about
        is_met = last is not None and last.key == DEED and done.whom in one.facts.values()
        after = _going_on(speaker, last, one) if last is not None and (same or is_met) else ""
        if after:
            parts[-1] += after if after[0] in ",;:" else f" {after}"
            is_of_deed = last is not None and last.key == DEED
            last = Clause(f"{DEED}-{one.stem}", one.facts) if is_of_deed else one
            continue
        is_known = (same and len(parts) > bool(done.said)) or (bool(done.doer) and one.about == done.doer)
        then = speaker.attribute(one.key, "then", **one.facts) if is_known else ""
        parts.append(then or phrased(speaker, one.key, one.number, one.facts))
        last = one if one.about else last
    return parts


def _going_on(speaker: Words, last: Clause, one: Clause) -> str:
    """What a clause adds to the one before it; in words of its own where that one goes on with the deed."""
    stems = dict.fromkeys((last.stem, last.stem.removeprefix("deed-")))
    said = (speaker.attribute(one.key, f"after-{stem}", **one.facts) for stem in stems)
    return next(filter(None, said), "")


def whom_of(doer: str, action: object) -> str:
    """To whom somebody does something; empty where to nobody else, or to several."""
    deed = deed_of(action)
    fields = [getattr(deed, name, "") for name in sorted(PEOPLE)]
    others = {one for one in fields if one and one != doer}
    only = others.pop() if len(others) == 1 else ""
    return only if isinstance(only, str) else ""


def lead(speaker: Words, doer: Doer, name: str, action: object, came: Iterable[str], number: int) -> str:
    """The sentence of a deed, by the words for how it `came` out, the most telling first; or nothing."""
    facts = tale_facts(speaker, doer, name, action)
    outcomes = [f"-{one}" for one in came if one]
    fields = deed_fields(action)
    if doer.who and any(fields.get(name) == doer.who for name in AIMED):
        outcomes = [*(f"-self{one}" for one in outcomes), *outcomes]
    task = verb_of(doer.rules, name, action).task if doer.rules is not None else ""
    for stem in (f"{name}-task", name) if facts.get(task) else (name,):
        for key in (f"tale-{stem}{one}" for one in (*outcomes, "")):
            if speaker.has(key):
                return phrased(speaker, key, number, facts)
    return ""


def phrased(speaker: Words, key: str, number: int, facts: dict[str, object]) -> str:
    """A message in one of its phrasings, which the number chooses."""
    others = (speaker.attribute(key, one, **facts) for one in PHRASINGS)
    first = speaker.attribute(key, "told", **facts) or speaker.say(key, **facts)
    said = [first, *filter(None, others)]
    return said[number % len(said)]


def tale_facts(speaker: Words, doer: Doer, name: str, action: object) -> dict[str, object]:
    """What the sentence of a deed may speak of: who did it, the objects in words, and every plain field."""
    deed = deed_of(action)
    fields = deed.__struct_fields__ if isinstance(deed, msgspec.Struct) else ()
    facts: dict[str, Any] = {field: getattr(deed, field) for field in fields}
    if doer.rules is not None:
        for slot in verb_of(doer.rules, name, action).slots:
            if slot.name in facts:
                value = facts[slot.name]
                facts[f"{slot.name}_with"] = with_words(speaker, doer, slot, value)
                facts[slot.name] = Typed(object_words(speaker, doer, slot, value))
                if slot.name in THINGS:
                    facts[f"{slot.name}_acc"] = Typed(thing_words(speaker, doer, slot, value, "acc"))
                for case in CASES.get(speaker.language, ()) if slot.name not in THINGS else ():
                    facts[f"{slot.name}_{case}"] = Typed(object_words(speaker, doer, slot, value, case))
                if f"{slot.name}_dat" in facts:
                    facts[f"{slot.name}_von"] = Typed(of_whom(facts[f"{slot.name}_dat"]))
    return {"who": doer.who} | facts  # what befalls somebody names them, and not who lets it happen


def came_of(
    told: Told, steps: Iterable[AnyStep], effects: Iterable[object]
) -> tuple[list[AnyStep], list[Any]]:
    """The steps that belong to the story, and the effects that none of them tells."""
    loud = [step for step in steps if step.key in told.loud and not step.hint]
    loud = [one for place, one in enumerate(loud) if not _is_rolled_anew(told, one, loud[place + 1 :])]
    return loud, untold(told, loud, effects)


def _is_rolled_anew(told: Told, step: Step, later: Sequence[Step]) -> bool:
    """Whether a step shows a face in the place of which somebody rolled again."""
    if "face" not in dict(step.facts) or step.key in told.first:
        return False
    return any(one.key in told.first for one in later) and any(one.key == step.key for one in later)


def rolled(told: Told, steps: Iterable[Step]) -> dict[str, Any]:
    """The facts of the roll that decided: the only one, or the last where it was made in place of others."""
    kept = list(steps)
    found = list(_rolls(kept))
    is_again = any(step.key in told.first for step in kept)
    return found[-1] if len(found) == 1 or (found and is_again) else {}


def _rolls(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    for step in steps:
        facts = dict(step.facts)
        if "face" in facts and any(isinstance(facts.get(key), int) for key in NUMBERS):
            number = next(facts[key] for key in NUMBERS if isinstance(facts.get(key), int))
            # Of two rolls that somebody made, the one that was kept.
            face = facts.get("kept", facts["face"])
            plain = facts.get("total", face) == face
            needed = facts.get("needed", number)
            # The highest face may succeed although it does not meet the number.
            beyond = needed != facts.get("number", needed)
            yield {"needed": needed, **facts, "face": face, "is_plain": plain, "is_beyond": beyond}
