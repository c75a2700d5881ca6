"""What was done and what came of it, as somebody would tell it: a sentence, and the figures beside it.

The sentence of a deed is the message `tale-<offer>`, or one for its outcome (`tale-<offer>-<outcome>`) or
for whether it worked (`-works`, `-partly`, `-fails`).  Where somebody said in their own words what they do,
`tale-<offer>-task`, with the same endings, goes before.  Attributes `.b`, `.c` and `.d` are other phrasings;
the number of the entry chooses, so that a replay tells the same.  Then come the steps that belong to the
story (`Told.loud`) and the effects, each a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, TypeVar

import msgspec

from nde.locale import Words
from nde.locale.facts import Typed
from nde.locale.untold import Step, untold
from nde.prose.deeds import Doer, object_words
from nde.rules.deeds import deed_of, verb_of
from nde.rules.ruleset import Told

AnyStep = TypeVar("AnyStep", bound=Step)
PHRASINGS = ("b", "c", "d")
NUMBERS = ("number", "hu", "threshold", "score")
"""Facts of a step that hold what a roll had to meet."""
ENDS = ".!?…"
CLOSES = '”“")»’'


def sentence(text: str) -> str:
    """A clause as a sentence of its own.

    >>> sentence("the wolf runs"), sentence("“Who is there?”")
    ('The wolf runs.', '“Who is there?”')
    """
    plain = text.strip()
    if not plain:
        return ""
    is_ended = plain.rstrip(CLOSES).endswith(tuple(ENDS))
    return f"{plain[0].upper()}{plain[1:]}" + ("" if is_ended else ".")


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


def lead(speaker: Words, doer: Doer, name: str, action: Any, came: Iterable[str], number: int) -> str:
    """The sentence of a deed, by the words for how it `came` out, the most telling first; or nothing."""
    facts = tale_facts(speaker, doer, name, action)
    outcomes = [f"-{one}" for one in came if one]
    task = verb_of(doer.rules, name, action).task if doer.rules is not None else ""
    for stem in (f"{name}-task", name) if facts.get(task) else (name,):
        for key in (f"tale-{stem}{one}" for one in (*outcomes, "")):
            if speaker.has(key):
                return phrased(speaker, key, number, facts)
    return ""


def phrased(speaker: Words, key: str, number: int, facts: dict[str, Any]) -> str:
    """A message in one of its phrasings, which the number chooses."""
    others = (speaker.attribute(key, one, **facts) for one in PHRASINGS)
    told = [speaker.say(key, **facts), *filter(None, others)]
    return told[number % len(told)]


def tale_facts(speaker: Words, doer: Doer, name: str, action: Any) -> dict[str, Any]:
    """What the sentence of a deed may speak of: who did it, the objects in words, and every plain field."""
    deed = deed_of(action)
    fields = deed.__struct_fields__ if isinstance(deed, msgspec.Struct) else ()
    facts: dict[str, Any] = {field: getattr(deed, field) for field in fields}
    if doer.rules is not None:
        for slot in verb_of(doer.rules, name, action).slots:
            if slot.name in facts:
                facts[slot.name] = Typed(object_words(speaker, doer, slot, facts[slot.name]))
    return {"who": doer.who} | facts  # what befalls somebody names them, and not who lets it happen


def came_of(told: Told, steps: Iterable[AnyStep], effects: Iterable[Any]) -> tuple[list[AnyStep], list[Any]]:
    """The steps that belong to the story, and the effects that none of them tells."""
    loud = [step for step in steps if step.key in told.loud and not step.hint]
    return loud, untold(told, loud, effects)


def rolled(steps: Iterable[Step]) -> dict[str, Any]:
    """The facts of the roll that decided, where there was one alone."""
    found = list(_rolls(steps))
    return found[0] if len(found) == 1 else {}


def _rolls(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    for step in steps:
        facts = dict(step.facts)
        if "face" in facts and any(isinstance(facts.get(key), int) for key in NUMBERS):
            number = next(facts[key] for key in NUMBERS if isinstance(facts.get(key), int))
            yield {**facts, "needed": number}
