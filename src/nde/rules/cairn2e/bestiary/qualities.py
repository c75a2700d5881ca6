"""What is special about an attack: the words for it, and how they are told from all other words."""

from __future__ import annotations

import re

_QUALITIES: tuple[tuple[str, str], ...] = (
    (r"(?:is\s+)?(?:a\s+)?blast", "is_blast"),
    (r"(?:ignor(?:es?|ing)|bypass(?:es|ing)?)\s+(?:all\s+)?armou?r", "ignores_armor"),
    (r"(?:ignor(?:es?|ing)|bypass(?:es|ing)?)\s+(?:all\s+)?(?:hp|hit protection)", "ignores_hp"),
    (r"(?:direct(?:ly)?|straight)\s+to\s+str(?:ength)?", "ignores_hp"),
    (r"ranged?", "is_ranged"),
    (r"bulky", "is_bulky"),
    (r"(?:(?:treat(?:ed)?|acts?|counts?|run)\s+)?(?:as\s+)?(?:an?\s+)?detachment", "detachment"),
)
_WHOLE = tuple((re.compile(pattern, re.I), field) for pattern, field in _QUALITIES)
# A quality before `if`, `vs` and the like holds only at times, and one after `not` does not hold at all.
_AHEAD = tuple(
    (
        re.compile(
            rf"{pattern}(?=\s+(?!(?:if|when|while|vs|against|unless|only|once|on|but|or)\b))\s+", re.I
        ),
        field,
    )
    for pattern, field in _QUALITIES
)
_BEHIND = tuple(
    (re.compile(rf"(?<!\bnot)(?<!\bno)(?<!\bor)(?<!\bif)(?<!n't)(?<!cannot)\s+{pattern}", re.I), field)
    for pattern, field in _QUALITIES
)
_IGNORES = re.compile(r"(?:ignor(?:es|ing)|bypass(?:es|ing))\s+(?:all\s+)?armou?r", re.I)


def quality_of(words: str) -> str:
    """The field of `Attack` that the words are a quality for; `detachment` for a whole block's; or nothing.

    >>> quality_of("ignores Armour"), quality_of("venomous")
    ('ignores_armor', '')
    """
    bare = words.strip(" .")
    return next((field for pattern, field in _WHOLE if pattern.fullmatch(bare)), "")


def peeled(words: str) -> tuple[dict[str, bool], str]:
    """The qualities at both ends of some words, and the words that are left.

    >>> peeled("blast fire ignores armor"), peeled("does not ignore armor"), peeled("blast if lit")
    (({'is_blast': True, 'ignores_armor': True}, 'fire'), ({}, 'does not ignore armor'), ({}, 'blast if lit'))
    """
    fields: dict[str, bool] = {}
    left = " ".join(words.split()).strip(" .")
    while left:
        if whole := quality_of(left):
            fields[whole] = True
            return fields, ""
        end = _one_end(left)
        if end is None:
            break
        fields[end[0]] = True
        left = end[1]
    return fields, left


def _one_end(words: str) -> tuple[str, str] | None:
    for pattern, field in _AHEAD:
        if ahead := pattern.match(words):
            return field, words[ahead.end() :].removeprefix("and ")
    for pattern, field in _BEHIND:
        if behind := re.search(pattern.pattern + r"$", words, re.I):
            return field, words[: behind.start()].rstrip(" ,").removesuffix(" and").removesuffix(" &")
    return None


def name_without_quality(name: str) -> tuple[str, str]:
    """An attack's name, and the quality that stood in it: `ignores armor bite` is a bite that does so.

    >>> name_without_quality("ignores armor bite"), name_without_quality("fire blast")
    (('bite', 'ignores armor'), ('fire blast', ''))
    """
    found = _IGNORES.match(name) or re.search(rf"{_IGNORES.pattern}$", name, re.I)
    if found is None:
        return name, ""
    return (name[: found.start()] + name[found.end() :]).strip(" ,;:-"), found[0]
