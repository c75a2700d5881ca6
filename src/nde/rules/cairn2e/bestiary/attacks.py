"""Attacks of a stat line: a name, and in brackets the dice and what is special about them; and armor as gear.

Only what is certain becomes an attack.  Dice that could be meant in two ways are faults; words that are no
quality of the game are kept as the attack's `effect` and reported.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from msgspec.structs import replace

from nde.rules.cairn2e.bestiary.numbers import Notes
from nde.rules.cairn2e.blocks import Attack

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


_POINTS = re.compile(r"\+?\s?(\d{1,2})\s*armou?r|armou?r\s*[:=]?\s*\+?\s?(\d{1,2})", re.I)
_WORN = (
    r"shields?|bucklers?|helm(?:et)?s?|gambeson|brigandine|leathers?|hides?|chain(?:\s?mail)?|mail|plate(?:\s?mail)?"
    r"|platemail|chainmail|cuirass|breastplate|armou?r|padded|coat|scales?|carapace|shell|bark|skin|robes?"
)
_BEFORE = re.compile(rf"(?=[^\d]*\b(?:{_WORN})\b)[A-Za-z' -]+?[\s:-]*(?:{_POINTS.pattern})", re.I)
_BY_ITSELF = re.compile(r"(?:an?\s+)?(?:shield|buckler|helm|helmet|gambeson)\s*\(?\s*\+\s?1\s*\)?", re.I)


class Gear(NamedTuple):
    """A piece of gear that protects, as it was written."""

    text: str
    armor: int


def gear_in(segment: str) -> Gear | None:
    """The gear a part of a stat line is, if it is nothing else.

    >>> gear_in("plate mail (3 Armor, bulky)"), gear_in("bite (d6)")
    (Gear(text='plate mail (3 Armor, bulky)', armor=3), None)
    """
    bare = segment.strip(" .")
    name, bracket, content = bare.partition("(")
    if bracket and re.search(r"[A-Za-z]", name):
        parts = [part.strip(" .") for part in content.rstrip(") ").split(",")]
        points = [found for part in parts if (found := _POINTS.fullmatch(part))]
        is_plain = (
            not re.search(r"\d", name + "".join(parts).replace(points[0][0], "", 1)) if points else False
        )
        if len(points) == 1 and is_plain and bare.endswith(")"):
            return Gear(bare, int(points[0][1] or points[0][2]))
    if before := _BEFORE.fullmatch(bare):
        return Gear(bare, int(before[1] or before[2]))
    if _BY_ITSELF.fullmatch(bare):
        return Gear(bare, 1)
    return None


def worn_beside(name: str, effect: str) -> list[Gear]:
    """The Armor that an attack's other words give, as of a shield in `shield (d4, +1 Armor)`."""
    parts = (part.strip() for part in effect.split(","))
    return [
        Gear(f"{name} ({part})", int(found[1] or found[2]))
        for part in parts
        if (found := _POINTS.fullmatch(part)) is not None
    ]


ANY_DIE = r"(?<![\w.])\d{0,3}\s?[dD]\s?\d{1,4}(?![\w])"
_DIE = re.compile(r"(\d{0,3})\s?[dD]\s?(\d{1,4})(?![\dA-Za-z])")
_AND_DIE = re.compile(r"\s*(?:\+|&)\s*(?=\d{0,3}\s?[dD]\s?\d)")
_LABEL = re.compile(
    r"(?:attacks?|atks?|weapons?|melee|ranged|damage|dmg)\s*[:=]\s*|(?:damage|dmg)\s+(?=\d*[dD]\d)", re.I
)
_DAMAGE_WORD = re.compile(r"\b(?:points?\s+of\s+)?(?:damage|dmg|hp)\b\.?", re.I)
_CHANGES_DICE = re.compile(r"\s*(?:[-+*/x]|plus\b|minus\b|times\b|or\b|and\b)\s*", re.I)
_FIXED = re.compile(
    r"[+x]?\s?\d+(?:\s*(?:or|/|-)\s*\d+)*\s*(?:points?\s*(?:of\s*)?)?(?:dmg|damage)?\.?", re.I
)
_STRENGTH = re.compile(
    r"(?:damage\s+)?(?:(?:directly|direct|straight)\s+)?(?:to\s+)?(?:the\s+)?str(?:ength)?(?:\s+(?:damage|loss|dmg))?",
    re.I,
)
_ELSEWHERE = re.compile(
    r"(?!.*\bsaves?\b.*\d*d\d)(?:.*\b(?:damage|dmg)\b.*)?\b(?:dex(?:terity)?|wil(?:l(?:power)?)?|cha)\b", re.I
)
"""Damage to another attribute; what a failed save brings beside the damage is none."""
_OTHER_ATTRIBUTE = re.compile(
    r"(?=.*(?:damage|dmg|loss|to))(?:(?:damage|dmg)\s+)?(?:(?:direct(?:ly)?|straight)\s+)?(?:to\s+)?"
    r"(?P<attribute>dex(?:terity)?|wil(?:l(?:power)?)?)(?:\s+(?:damage|loss|dmg))?",
    re.I,
)
"""Damage to DEX or WIL and nothing besides."""
_BONUS = re.compile(r"\s*([-+])\s*(\d{1,2})(?=\s*(?:$|[,;)]|(?:damage|dmg|blast|ignor|bulky|ranged)))", re.I)
_FLAT = re.compile(
    r"(?P<flat>\d{1,2})\s*(?:points?\s+(?:of\s+)?)?(?P<of>(?:str|dex|wil)\w*\s+)?(?:damage|dmg)\b(?P<rest>.*)",
    re.I,
)
"""Damage without a die: `2 damage`."""
_COUNTS = {"two": 2, "three": 3, "four": 4}
_AHEAD_COUNT = re.compile(rf"(?P<count>[2-6]|{'|'.join(_COUNTS)})\s*x?\s+(?P<name>[A-Za-z].*)", re.I)
_BEHIND_COUNT = re.compile(r"(?P<name>.*[A-Za-z])\s*\(?\bx\s?(?P<count>[2-6])\)?", re.I)
_OR_BY_WEAPON = re.compile(r"\s*or\s+(?:(?:as|by|per|with)\s+)(?:(?:its|their|the|a)\s+)?\w+", re.I)
_AND_WORDS = re.compile(r"\s*(?:\+|&|and\b)\s*(?!(?:str|dex|wil)\b)[A-Za-z]{3}", re.I)
_SUM = re.compile(r"\d{0,3}[dD]\d{1,4}(?:\s*\+\s*\d{0,3}[dD]\d{1,4})*")
_FEW_WORDS = re.compile(r"[A-Za-z'-]+(?: [A-Za-z'-]+){0,2}")
_SAYS_SO = re.compile(r"\s+(?:is|are|deals?|does|do|inflicts?)$", re.I)
_RANGED_NAME = re.compile(r"\b(?:(?:long|short|cross)?bows?|slings?)\b", re.I)
_CRITICAL = re.compile(
    r"(?:^|[,;(]|\band\b)?\s*\b(?:on\s+)?crit(?:ical)?(?:\s+(?:damage|dmg|hit))?\s*[:-]\s*(?P<effect>.+)$",
    re.I,
)
_LOOSE = re.compile(
    rf"(?P<name>.*?)(?P<dice>{ANY_DIE}(?:\s*[+&]\s*\d{{0,3}}\s?[dD]\s?\d{{1,4}}(?!\w))*)(?P<rest>.*)"
)
_NO_STRIKE = re.compile(
    r"\b(?:regains?|regenerat\w*|heals?|healing|restores?|drains?|loses?|recovers?|gains?|takes?|summons?|costs?|lasts?"
    r"|appears?|for|in|every|each|after|within|until|has|have|carr\w+|rolls?|reduces?|lowers?|adds?|about|saves?"
    r"|morale|treasure|gold|coins?|loot|number|appearing|per|by|with|spells?|cast\w*|level)\b|[.!?]\s",
    re.I,
)
_NOT_NAME = re.compile(
    r"(?:rounds?|turns?|hours?|days?|weeks?|minutes?|of|to|per|x|times|hp|hd|str\w*|dex\w*|wil\w*|gold|gp|sp|cp|coins?"
    r"|appear\w*|charges?|uses?|feet|ft|metres?|meters?|slots?|in|on|for|and|or|more|allies|rations?|targets?|foes?)\b|[^\w\"']",
    re.I,
)
_SAID = {
    "is_blast": "blast,",
    "ignores_armor": "ignores armor,",
    "ignores_hp": "ignores hp,",
    "is_ranged": "ranged,",
    "is_bulky": "bulky,",
    "detachment": "detachment,",
}
_MOST_NAME, _MOST_NAME_BEHIND = 5, 3
_ORDINARY = frozenset((2, 3, 4, 6, 8, 10, 12, 20))
_MOST_DICE, _MOST_SIDES = 12, 100


class Strike(NamedTuple):
    """An attack, and what its words say of the whole block."""

    attack: Attack
    is_detachment: bool = False
    critical: str = ""


def die_in(text: str) -> bool:
    """Whether there is a die anywhere in the text."""
    return re.search(ANY_DIE, text) is not None


def read_dice(text: str, notes: Notes) -> tuple[tuple[int, ...], str] | None:
    """The dice a text begins with and what follows them; nothing, and perhaps a fault, for any other."""
    sides: list[int] = []
    place = 0
    while (die := _DIE.match(text, place)) is not None:
        count, size = int(die[1] or 1), int(die[2])
        if not (1 <= count <= _MOST_DICE and 2 <= size <= _MOST_SIDES):
            notes.fault("block-dice-unclear", text)
            return None
        sides += [size] * count
        if count > 1:
            notes.assume("several-dice", part=die[0].strip(), dice="+".join([f"d{size}"] * count))
        if size not in _ORDINARY:
            notes.assume("odd-die", die=size)
        place = die.end()
        link = _AND_DIE.match(text, place)
        if link is None:
            break
        place = link.end()
    if not sides or len(sides) > _MOST_DICE:
        return None
    return tuple(sides), text[place:]


def attack_in_brackets(name: str, content: str, notes: Notes) -> Strike | None:
    """The attack of `name (content)`.

    Nothing where the brackets hold no dice: those are gear or a power, not an attack.
    """
    found = _dice_anywhere(clean_name(name), content.strip(), notes)
    if found is None:
        return None
    name, sides, rest = found
    if _BONUS.match(rest):
        return _with_qualities(name, sides, rest, notes)
    change = _CHANGES_DICE.match(rest)
    is_effect = change is not None and _AND_WORDS.match(rest)
    if is_effect or _OR_BY_WEAPON.match(rest):
        rest = ", " + re.sub(r"^\s*(?:[+&]|and\b)\s*", "", rest, flags=re.I).lstrip()
    elif change is not None:
        is_bonus = re.match(r"\d+(?!\s*[dD]\d)|str|dex|wil", rest[change.end() :], re.I) is not None
        notes.fault("block-damage-bonus" if is_bonus else "block-dice-unclear", f"{name} ({content.strip()})")
        return None
    return _with_qualities(name, sides, rest, notes)


def _dice_anywhere(name: str, content: str, notes: Notes) -> tuple[str, tuple[int, ...], str] | None:
    """Name, dice and other words, with the dice first in the brackets, after a quality, or in the name."""
    before = notes.troubles
    bare = re.sub(r"^(?:(?:for|deals?|does|damage|dmg)\b[:\s]*)+", "", _counted(content), flags=re.I)
    read = read_dice(bare, notes)
    if read is not None:
        return name, read[0], read[1]
    if notes.troubles > before:
        return None
    parts = [part.strip() for part in bare.split(",")]
    sums = [part for part in parts if _SUM.fullmatch(part)]
    if len(sums) == 1 and (late := read_dice(sums[0], notes)) is not None:
        return name, late[0], ", " + ", ".join(part for part in parts if part != sums[0])
    first, _, last = bare.rpartition(",") if "," in bare else bare.rpartition(" ")
    if quality_of(first) and (late := read_dice(last.strip(), notes)) is not None:
        return name, late[0], f"{late[1]}, {first}"
    if re.fullmatch(r"[\d\sdD+()*x/.-]+", bare) and re.search(r"[dD]\s?\d", bare):
        notes.fault("block-dice-unclear", f"{name} ({content})")
        return None
    if _SUM.fullmatch(name) and _FEW_WORDS.fullmatch(bare) and (dice := read_dice(name, notes)) is not None:
        return ("attack", dice[0], f", {bare}") if quality_of(bare) else (bare, dice[0], "")
    named = unbracketed(name, notes)
    if named is not None:
        return named.attack.name, named.attack.dice, f", {bare}"
    if flat := _FLAT.fullmatch(bare):
        return name, (), _fixed(flat)
    if _FIXED.fullmatch(bare) and bare:
        notes.fault("block-damage-fixed", f"{name} ({content})")
    return None


def _fixed(flat: re.Match[str]) -> str:
    """Damage without a die as what follows no dice: `+2, WIL damage, blast`."""
    of = f", {flat['of'].strip()} damage" if flat["of"] else ""
    return f"+{flat['flat']}{of}{flat['rest']}"


def _several(name: str, sides: tuple[int, ...], rest: str, notes: Notes) -> tuple[str, tuple[int, ...], str]:
    """Two of the same attack as one with so many dice, of which the highest counts: `2 claws (d6 each)`."""
    found = _AHEAD_COUNT.fullmatch(name) or _BEHIND_COUNT.fullmatch(name)
    if found is None or len(sides) != 1:
        return name, sides, rest
    count = _COUNTS.get(found["count"].lower(), 0) or int(found["count"])
    notes.assume("twice", part=name, dice="+".join([f"d{sides[0]}"] * count))
    return clean_name(found["name"]), sides * count, re.sub(r"\beach\b\s*", "", rest, flags=re.I)


def times(attack: Attack, words: str, notes: Notes) -> Attack | None:
    """An attack with what follows its brackets: `x2` is two of it, `+1` is added; nothing for other words."""
    if count := re.fullmatch(r"x\s?([2-6])(?:\s+each)?", words, re.I):
        name, sides, _ = _several(f"{attack.name} x{count[1]}", attack.dice, "", notes)
        return replace(attack, name=name, dice=sides) if len(sides) > len(attack.dice) else None
    bonus = _BONUS.fullmatch(words)
    if bonus is None or attack.flat:
        return None
    return replace(attack, flat=int(bonus[1] + bonus[2]))


def _counted(content: str) -> str:
    """The words in brackets, with `2xd6 keep highest` and `d6x2, highest` written as 2d6."""
    if not re.search(r"\bhighest\b", content, re.I):
        return content
    counted = re.sub(r"^(\d{1,2})\s?x\s?d(\d+)", r"\1d\2", content, flags=re.I)
    counted = re.sub(r"^d(\d+)\s?x\s?(\d{1,2})", r"\2d\1", counted, flags=re.I)
    return re.sub(r"[\s,;]*\b(?:keep|take|use)?\s*(?:the\s+)?highest\b", "", counted, flags=re.I)


def _with_qualities(name: str, sides: tuple[int, ...], rest: str, notes: Notes) -> Strike | None:
    whole = f"{name} ({'+'.join(f'd{one}' for one in sides)}{rest})"
    name, sides, rest = _several(name, sides, rest, notes)
    bonus = _BONUS.match(rest)
    rest = rest[bonus.end() :] if bonus else rest
    rest = re.sub(r"(ignor\w+\s+armou?r)\s+and\s+(?=hp\b|hit)", r"\1, ignores ", rest, flags=re.I)
    critical = _CRITICAL.search(rest)
    rest = rest[: critical.start()] if critical else rest
    fields: dict[str, Any] = {}
    others: list[str] = []
    for part in re.split(r"[,;/]|\band\b(?=\s+(?:blast|bulky|ranged|ignor))", rest):
        words = " ".join(part.split()).strip(" .")
        words = words.strip("() ") if words.startswith("(") or words.count("(") != words.count(")") else words
        if re.fullmatch(r"(?:\d*\s?[dD]\s?\d+\s*\+?\s*)+", words):
            notes.fault("block-dice-unclear", whole)
            return None
        field = quality_of(words) or quality_of(_DAMAGE_WORD.sub("", words))
        if field:
            fields[field] = True
        elif words and _STRENGTH.fullmatch(words):
            fields["ignores_hp"] = True
            notes.assume("straight", attack=name, words=words)
        elif other := _OTHER_ATTRIBUTE.fullmatch(words):
            fields["attribute"] = "dexterity" if other["attribute"][0] in "dD" else "will"
            notes.assume("elsewhere", attack=name, words=words)
        elif _DAMAGE_WORD.search(words) and _ELSEWHERE.match(words):
            notes.fault("block-damage-elsewhere", whole)
            return None
        elif re.sub(r"[\s.]", "", _DAMAGE_WORD.sub("", words)):
            found, left = peeled(words)
            fields |= found
            if left:
                others.append(left)
    is_detachment = bool(fields.pop("detachment", False))
    if others:
        notes.assume("effect", attack=name, words=", ".join(others))
    name, quality = name_without_quality(name)
    if quality:
        fields["ignores_armor"] = True
        notes.assume("quality", attack=name or "attack", words=quality)
    if re.search(r"\bblast$", name, re.I) and not fields.get("is_blast"):
        notes.assume("blast-name", attack=name)
    fields.setdefault("is_ranged", _is_ranged(name))
    fields["flat"] = int(bonus[1] + bonus[2]) if bonus else 0
    attack = Attack(name=name or "attack", dice=sides, effect=", ".join(others), **fields)
    return Strike(attack, is_detachment, critical["effect"].strip(" .)") if critical else "")


def _is_ranged(name: str) -> bool:
    """Whether a weapon shoots by its very name; `spear or bow` is both, and so not only that."""
    return _RANGED_NAME.search(name) is not None and re.search(r"\b(?:or|and)\b|/|&", name) is None


def unbracketed(words: str, notes: Notes) -> Strike | None:
    """The attack of words without brackets: `spear d6`, `d12 giant fist`, `club d10+d10 blast`.

    Nothing where the dice may be something else: what is healed, summoned or lost, hours and turns.
    """
    bare = _LABEL.sub("", words, count=1).strip(" .")
    if fixed := re.fullmatch(rf"(?P<name>(?:[A-Za-z'-]+\s+){{1,3}}){_FLAT.pattern}", bare, re.I):
        is_strike = not _NO_STRIKE.search(fixed["name"]) and len(fixed["rest"].split()) <= _MOST_NAME
        return _with_qualities(clean_name(fixed["name"]), (), _fixed(fixed), notes) if is_strike else None
    found = _LOOSE.fullmatch(bare)
    if found is None or die_in(re.sub(r"\b(?:vs|against)\b.*", "", found["rest"], flags=re.I)):
        if found is not None:
            _note_unclear(bare, words, notes)
        return None
    name, rest = _SAYS_SO.sub("", found["name"].strip(" :-")), found["rest"].strip()
    if name:
        rest = re.sub(r"^attacks?$", "", rest, flags=re.I)
    if (
        _NO_STRIKE.search(name)
        or len(name.split()) > _MOST_NAME
        or not (name or rest or bare != words.strip(" ."))
    ):
        return None
    bonus = _BONUS.match(rest)
    added, rest = (rest[: bonus.end()], rest[bonus.end() :].strip(" ,")) if bonus else ("", rest)
    if re.match(r"[-+]\s*(?:\d|str\b|dex\b|wil)|(?:plus|minus)\s+\d", rest, re.I):
        notes.fault("block-damage-bonus", words)
        return None
    if re.match(r"[-+*/x]", rest):
        notes.fault("block-dice-unclear", words)
        return None
    if not name:
        rest = re.sub(
            r"^(?:(?:damage|dmg)\b\s*(?:from\s+|with\s+)?|attacks?\s+with\s+)", "", rest, flags=re.I
        )
        fields, name = peeled(rest)
        rest = " ".join(_SAID[field] for field in fields)
        if len(name.split()) > _MOST_NAME_BEHIND or _NOT_NAME.match(name):
            return None
    elif _NOT_NAME.match(rest) and not _STRENGTH.fullmatch(rest):
        return None
    if len(rest.split()) > _MOST_NAME:
        return None
    read = read_dice(found["dice"].strip(), notes)
    if read is None or read[1].strip():
        return None
    return _with_qualities(clean_name(name), read[0], added + (f", {rest}" if rest else ""), notes)


def _note_unclear(bare: str, words: str, notes: Notes) -> None:
    """Note a few words with dice in two places: too little for a sentence, too much for an attack."""
    if len(bare.split()) <= _MOST_NAME and not _NO_STRIKE.search(bare):
        notes.fault("block-dice-unclear", words)


def clean_name(words: str) -> str:
    """An attack's name without label, connective and stray signs; `attack` where it has none.

    >>> clean_name(" or Attack: Long Bow -"), clean_name("")
    ('Long Bow', 'attack')
    """
    bare = re.sub(r"^\s*(?:or|and|plus|then)\s+(?:if\s+)?|^\s*(?:if|with)\s+", "", words, flags=re.I)
    bare = re.sub(r"^\s*(?:Attacks\s+(?=\w)|Attack\s+(?=[A-Z]))", "", bare)
    bare = _LABEL.sub("", bare, count=1).strip(' .,;:-+/&"')
    return bare if bare and bare.lower() not in ("damage", "dmg") else "attack"
