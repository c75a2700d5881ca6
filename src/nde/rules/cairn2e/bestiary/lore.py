"""What the lines below a stat line say of a creature: its critical effect, and what else it can do.

Only wordings that leave no doubt are taken for a rule; everything else is a note for the Warden.  What was
understood is told, and its words are kept all the same.
"""

from __future__ import annotations

import re
import textwrap
from typing import Any, NamedTuple

from msgspec.structs import replace

from nde.rules.cairn2e.bestiary.markup import (
    bold_start,
    is_bullet,
    is_heading,
    is_rule,
    plain,
    words_of,
)
from nde.rules.cairn2e.bestiary.numbers import Notes
from nde.rules.cairn2e.blocks import Block, CriticalHarm, Guard, Note, Occasion, Sort
from nde.rules.cairn2e.character import Attribute

_WORD = r"crit(?:ical)?(?:\s+(?:da?ma?ge|dmg|hit|effect))?"
_TITLED = re.compile(
    rf"(?:{_WORD}(?:\s*\((?P<by>[^)]*)\))?\s*[:.-]\s*"
    rf"|on\s+(?:a\s+)?critical\s+(?:damage|hit)s?[,:]?\s+(?!saves?\b))(?P<effect>.*)",
    re.I,
)
_BOLD = re.compile(
    r"\W*(?:\*\*|__)critical\s+damage(?:\*\*|__)\s*(?:\((?P<by>[^)]*)\)\s*)?(?P<effect>[^\W_].*)", re.I
)
_INSIDE = re.compile(r"[^:]{1,40}:\s+on\s+(?:a\s+)?critical\s+damage[,:]?\s+(?!saves?\b)(?P<effect>.+)", re.I)
_MENTION = re.compile(r"(?P<before>.*?)\bcritical\s+damage\b(?!\s+saves?)", re.I)
_SUFFERED = re.compile(
    r"\b(?:tak\w+|suffer\w*|receiv\w+|surviv\w+|succe\w+|fail\w*|sav\w+|pass\w*|before|immune)\b", re.I
)
DICE = re.compile(
    r"\d{0,2}d\d{1,3}(?:\s+\S+|$)|(?!critical)[^.:;()]{1,60}\(\d{0,2}d\d{1,3}[^()]*\)\.?$"
    r"|[^.:;()]{1,60}\b(?:do|does|deals?)\s+\d{0,2}d\d",
    re.I,
)
"""A line that looks like an attack of its own: `d6 bite`, `Bite (d6)`."""


_AT_ONCE = re.compile(
    r"(?!crit)[^.!?]{0,60}(?:\(\s*\d{0,2}d\d|\b[a-z'-]+ \d{0,2}d\d{1,3}(?=\s*(?:$|[,;|+]|dmg|damage|blast)))",
    re.I,
)


def dice_in(lines: list[str], *, has_attacks: bool) -> tuple[str, ...]:
    """The lines below that look like attacks; only the very next one where there are attacks already."""
    words = [words_of(line) for line in lines]
    if has_attacks:
        is_next = words and not is_bullet(lines[0]) and _AT_ONCE.match(words[0])
        return (words[0],) if is_next else ()
    return tuple(
        line for at, line in enumerate(words) if DICE.match(line) or (at == 0 and _AT_ONCE.match(line))
    )


class Critical(NamedTuple):
    """The critical effect of a block, and how it was found."""

    effect: str = ""
    inside: tuple[str, ...] = ()
    """Lines in which it stands in the middle."""
    unread: tuple[str, ...] = ()
    """Lines that speak of critical damage and were not understood."""


def critical_in(lines: list[str]) -> Critical:
    """What the lines of a block say that a failed critical save brings."""
    effects: list[str] = []
    inside: list[str] = []
    unread: list[str] = []
    at = 0
    while at < len(lines):
        words = words_of(lines[at]).lstrip("-")
        within = _INSIDE.match(words)
        found = _TITLED.match(words) or _BOLD.match(lines[at]) or within
        if found:
            text = plain(found["effect"])
            while at + 1 < len(lines) and _goes_on(lines[at + 1]):
                at += 1
                text = f"{text} {plain(lines[at])}"
            by = found.groupdict().get("by")
            effects.append(f"{by}: {text.strip()}" if by else text.strip())
            inside += [words] if found is within else []
        elif (mention := _MENTION.match(words)) and not _SUFFERED.search(mention["before"]):
            unread.append(words)
        at += 1
    return Critical("; ".join(filter(None, effects)), tuple(inside), tuple(unread))


def is_critical(line: str) -> bool:
    """Whether a line gives the critical effect of the creature."""
    words = words_of(line).lstrip("-")
    return any((_TITLED.match(words), _BOLD.match(line), _INSIDE.match(words)))


def _goes_on(line: str) -> bool:
    """Whether a line goes on with the item above it."""
    return bool(line.strip()) and not (is_bullet(line) or is_heading(line) or is_rule(line))


def read_below(lines: list[str], unread: list[str], notes: Notes, *, has_attacks: bool) -> str:
    """The critical effect in a block's lines; what was assumed or left unread there goes into `notes`."""
    if dice := dice_in(unread, has_attacks=has_attacks):
        notes.assume("below", words=dice)
    critical = critical_in(lines)
    if critical.inside:
        notes.assume("critical-line", words=critical.inside)
    if critical.unread:
        notes.assume("critical-unread", words=critical.unread)
    return critical.effect


LONGEST_NOTE = 1_800
"""Characters of one note; a longer point is several."""
MOST_NOTES = 30
"""Notes of a creature; what is more is told in the last one."""

_ATTRIBUTES: dict[str, Attribute] = {"s": "strength", "d": "dexterity", "w": "will"}
_ATTRIBUTE = r"(?P<attribute>STR(?:ength)?|DEX(?:terity)?|WIL(?:l(?:power)?)?)"
_MUNDANE = r"(?:mundane|non-?\s?magic(?:al)?|ordinary|normal)"
_SORTS: tuple[tuple[str, Sort], ...] = (
    (rf"\b{_MUNDANE}\b", "mundane"),
    (r"(?<!non-)(?<!non )\bmagic(?:al)?\b(?!\s+sleep)", "magic"),
    (r"\bsilver", "silver"),
    (r"\biron\b", "iron"),
    (r"(?<!non-)\bmetal", "metal"),
    (r"\b(?:fire|heat|flames?)\b", "fire"),
    (r"\b(?:cold|ice|frost)\b", "cold"),
    (r"\b(?:lightning|electricity)\b", "lightning"),
    (r"\bacid\b", "acid"),
    (r"\bwater\b|\bwet\b", "water"),
    (r"\bmelee\b", "melee"),
    (r"\b(?:missiles?|ranged)\b", "ranged"),
)
_ELEMENTS = re.compile(r"\bthe elements\b", re.I)
ELEMENTS: tuple[Sort, ...] = ("fire", "cold", "lightning", "water")
"""What is meant where a block speaks of the elements (ruling cairn2e-elements)."""
_HARM = r"\b(?:attacks?|weapons?|damage|blows?)\b"
_NOT_HARM = re.compile(
    r"\b(?:poisons?|disease|sleep|charms?|mental|mind|spells?|spellbooks?|effects?)\b", re.I
)
_IMMUNE = re.compile(
    r"\b(?:immune to|unharmed by|cannot be (?:harmed|hurt|damaged) by|(?:takes?|suffers?) no damage from)\b"
    r"(?P<what>[^.;:]*)",
    re.I,
)
_INEFFECTIVE = re.compile(rf"(?P<what>[^.;:]*{_HARM}[^.;:]*)\bare (?:ineffective|useless)\b", re.I)
_EXCEPT = re.compile(r"\b(?:except(?: for)?|save(?: for)?|other than|but(?: not)?)\b(?P<what>.*)", re.I)
_ALL = re.compile(r"\b(?:all|any)\b[^.;:]{0,20}\b(?:damage|attacks?)\b", re.I)
_IMPAIRED = re.compile(rf"(?P<what>[^.;:,]*{_HARM}[^.;:,]*)\b(?:is|are)\b[^.;:,]{{0,20}}\bimpaired\b", re.I)
_ENHANCED = re.compile(
    rf"(?P<what>[^.;:,]*{_HARM}[^.;:,]*)\b(?:is|are|deals?)\b[^.;:,]{{0,12}}\benhanced\b", re.I
)
_HALVED = re.compile(
    rf"\bhalf (?:the )?damage from\b(?P<what>[^.;:]*)|(?P<that>[^.;:,]*{_HARM}[^.;:,]*)\bhalved\b", re.I
)
_ALLY = re.compile(r"\benhanced (?:if|when|while) (?:an(?:other)? )?ally\b", re.I)
_DIRECT = re.compile(
    rf"\b(?:attacks?|damage)\b[^.;:]{{0,30}}\b(?:direct(?:ly)?|straight)\b(?:\s+to)?\s+{_ATTRIBUTE}\b", re.I
)
_PAST_ARMOR = re.compile(
    r"\b(?:attacks?|it|they)\b[^.;:]{0,20}\bignores? (?:all )?armou?r\b(?! rules?)", re.I
)
_FIGHTS_ON = re.compile(
    r"\bcritical damage\b[^.;:]{0,30}\b"
    r"(?:continues? (?:to )?fight(?:ing)?|keeps? (?:on )?fighting|fights? on)\b",
    re.I,
)
_LOSES_HEAD = re.compile(r"\bloses? (?:one|a) head\b", re.I)
_REGENERATES = re.compile(
    r"\b(?:regenerates?|regains?|heals?|recovers?)\s+(?P<hp>\d{1,2})\s+HP\s+(?:each|every|per|a)\s+(?:round|turn)\b",
    re.I,
)
_CONDITION = re.compile(r"\b(?:unless|until|if|while|when|only|once|not|never)\b|n't\b", re.I)
"""Words after which something holds only at times, or not at all."""
_FEARLESS = re.compile(
    r"\b(?:ignores? (?:the )?morale|(?:never|do(?:es)? not|don't|doesn't) "
    r"(?:test|check|roll|make|need)s?(?: for)?(?: a| any)? morale|immune\s+to\s+(?:morale|fear)"
    r"|^(?:is |are )?fearless(?=\W*$|[.,;])|^never flees?(?=\W*$|[.,;]))",
    re.I,
)
_STANDS = re.compile(
    r"\bsucceeds?\b[^.;]{0,30}\bmorale\b[^.;]{0,30}\b(?:leader|commander|captain|chief)\b", re.I
)
_FLEES = re.compile(
    r"\b(?:if|when|once) (?:the|their|its) (?:leader|commander|captain|chief) "
    r"(?:dies|falls|is (?:killed|slain))\b"
    r"[^.;]{0,30}\bflee\b"
    r"|\bflees? (?:if|when|once|as soon as) (?:the|their|its) (?:leader|commander|captain|chief) "
    r"(?:dies|falls|is (?:killed|slain))\b",
    re.I,
)
_UNIT = re.compile(
    r"\b(?P<count>two|three|four|five|six|[2-9]|1\d) or more\b[^.;]{0,60}?"
    r"\b(?:is|are|form|make|count as|fight as|act as)\s+(?:a |one )?detachment\b",
    re.I,
)
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_LEADER_WILL = re.compile(r"\bleader's WIL(?: of)? \(?(?P<will>\d{1,2})\b", re.I)
_FALLS = re.compile(
    r"\b(?:if|when|once|upon)\s+(?:it is |they are |the \w+ is )?"
    r"(?:killed|slain|destroyed|dead|death|dies|die)\b",
    re.I,
)
_STRUCK = re.compile(
    rf"\b(?:immune|unharmed|resist\w*|vulnerable|{_MUNDANE} attacks?)\b"
    r"|\b(?:when|if) (?:hit|struck|damaged|wounded|punctured)\b",
    re.I,
)
_DRAIN = re.compile(
    rf"\b1?d(?P<die>4|6|8|10|12|20)\s+(?:(?:extra|additional|points? of)\s+)?"
    rf"(?:{_ATTRIBUTE}\b|damage to (?P<other>STR|DEX|WIL)\b)"
    r"(?![^.;]*\b(?:each|every|per) (?:round|turn|day)\b)",
    re.I,
)
_SAVE_FIRST = re.compile(
    r"^(?:the )?(?:target|victim)?s? ?(?:must )?(?:(?:make|pass) an? )?"
    r"(?:save (?P<attribute>STR|DEX|WIL)|(?P<other>STR|DEX|WIL) save) or\b",
    re.I,
)
_PERMANENT = re.compile(r"\bSTR loss\b[^.;]{0,12}\bpermanent\b", re.I)
_DEPRIVED = re.compile(r"\b(?:is|are|becomes?|left|renders? the target)(?: also)? deprived\b", re.I)
_KILLED = re.compile(
    r"\b(?:instantly (?:killed|slain)|(?:dies?|dying) instantly|killed (?:instantly|outright))\b", re.I
)


class Told(NamedTuple):
    """What a point came to: changes of the block's fields, of its abilities and of all its attacks."""

    block: dict[str, object]
    special: dict[str, object]
    attacks: dict[str, object]
    guards: tuple[Guard, ...] = ()

    @property
    def is_anything(self) -> bool:
        """Whether anything in it was understood."""
        return bool(self.block or self.special or self.attacks or self.guards)


def with_lore(block: Block, lines: list[str]) -> tuple[Block, tuple[str, ...]]:
    """A block with the points below it, and the words of those that rules carry out."""
    block, lines = _gone_on_with(block, lines)
    carried = [words for words in block.abilities if _FEARLESS.search(words)]
    if carried:
        left = tuple(words for words in block.abilities if words not in carried)
        block = replace(block, is_fearless=True, abilities=left)
    notes: list[Note] = []
    for point in points_in(lines):
        told = _understood(point)
        if told.is_anything:
            carried.append(point)
            guards = (*block.special.guards, *told.guards)
            block = replace(
                block,
                special=replace(block.special, guards=guards, **told.special),
                attacks=tuple(replace(attack, **told.attacks) for attack in block.attacks),
                **told.block,
            )
        on: Occasion = "sheet" if told.is_anything else _occasion(point)
        notes += [Note(text=piece, on=on) for piece in _pieces(point)]
    notes += [Note(text=piece) for words in prose_in(lines) for piece in _pieces(words)]
    harm = critical_harm(block.critical)
    if harm is not None:
        carried.append(block.critical)
        block = replace(block, special=replace(block.special, critical=harm))
    return replace(block, notes=(*block.notes, *_few(notes))), tuple(map(_shortened, carried))


def _gone_on_with(block: Block, lines: list[str]) -> tuple[Block, list[str]]:
    """The block with all of a critical effect that the end of its line has cut, and the lines left."""
    if not block.critical or block.critical.rstrip()[-1:] in ".!?…" or not lines:
        return block, lines
    end = next((at for at, line in enumerate(lines) if not line.strip() or is_bullet(line)), len(lines))
    if not end or not lines[0].lstrip()[:1].islower():
        return block, lines
    rest = " ".join(plain(line) for line in lines[:end])
    return replace(block, critical=f"{block.critical} {rest}"), lines[end:]


def _pieces(text: str) -> list[str]:
    """A text in pieces that each fit into a note."""
    return textwrap.wrap(text, LONGEST_NOTE) or [text]


def _few(notes: list[Note]) -> list[Note]:
    """The notes, with all that are too many told in the last one."""
    if len(notes) <= MOST_NOTES:
        return notes
    rest = " ".join(note.text for note in notes[MOST_NOTES - 1 :])
    return [*notes[: MOST_NOTES - 1], Note(text=rest)]


def points_in(lines: list[str]) -> list[str]:
    """The points of a list, each with the lines that go on with it; critical effects are kept elsewhere."""
    return [words for words, is_point in _told_in(lines) if is_point]


def prose_in(lines: list[str]) -> list[str]:
    """The paragraphs of a block beside its points, up to a rule or a title of something else."""
    return [words for words, is_point in _told_in(lines) if not is_point]


def _told_in(lines: list[str]) -> list[tuple[str, bool]]:
    """Every point and paragraph in some lines, each put together, and whether it is a point."""
    told: list[tuple[str, bool]] = []
    is_open = is_over = is_kept = False
    for line in lines:
        is_point = is_bullet(line)
        if not line.strip() or is_heading(line) or is_rule(line):
            is_open = False
            is_over |= is_rule(line) and bool(line.strip())
        elif is_point or not is_open:
            is_over |= not is_point and bool(is_title_alone(line))
            is_open, is_kept = True, not is_critical(line) and (is_point or not is_over)
            told += [(words_of(line), is_point)] if is_kept else []
        elif is_kept:
            told[-1] = (f"{told[-1][0]} {plain(line)}", told[-1][1])
    return [one for one in told if one[0]]


def is_title_alone(line: str) -> bool:
    """Whether a line is words in bold and nothing else: the title of something."""
    return bold_start(line.strip()).rstrip(" :.") == plain(line).rstrip(" :.") != ""


def critical_harm(text: str) -> CriticalHarm | None:
    """What of a critical effect is clear enough to be carried out; nothing where nothing is."""
    fields: dict[str, Any] = {}
    if drain := _DRAIN.search(text):
        fields |= {"die": int(drain["die"]), "attribute": _attribute(drain["attribute"] or drain["other"])}
    if _PERMANENT.search(text):
        fields["is_permanent"] = True
    if _DEPRIVED.search(text):
        fields["deprives"] = True
    if _KILLED.search(text):
        fields["kills"] = True
    if save := _SAVE_FIRST.search(text):
        fields["save"] = _attribute(save["attribute"] or save["other"])
    return CriticalHarm(**fields) if fields else None


def _understood(point: str) -> Told:
    block: dict[str, object] = {}
    special: dict[str, object] = {}
    attacks: dict[str, object] = {}
    if (direct := _DIRECT.search(point)) and not _CONDITION.search(point):
        attribute = _attribute(direct["attribute"])
        attacks |= {"ignores_hp": True} if attribute == "strength" else {"attribute": attribute}
    if _PAST_ARMOR.search(point) and not _CONDITION.search(point):
        attacks["ignores_armor"] = True
    if _FIGHTS_ON.search(point) and not _LOSES_HEAD.search(point):
        special["fights_on"] = True
    if (back := _REGENERATES.search(point)) and not _CONDITION.search(point):
        special["regenerates"] = int(back["hp"])
    if _ALLY.search(point):
        special["hunts_in_pack"] = True
    if _FEARLESS.search(point):
        block["is_fearless"] = True
    if _STANDS.search(point):
        block["stands_with_leader"] = True
    if _FLEES.search(point):
        block["flees_without_leader"] = True
    if will := _LEADER_WILL.search(point):
        block["leader_will"] = int(will["will"])
    if unit := _UNIT.search(point):
        block["unit_from"] = _COUNTS.get(unit["count"].lower()) or int(unit["count"])
    return Told(block, special, attacks, _guards(point))


def _guards(point: str) -> tuple[Guard, ...]:
    """How a creature takes attacks, as far as one point says it; exceptions come first."""
    guards: tuple[Guard, ...] = ()
    for pattern in (_IMMUNE, _INEFFECTIVE):
        for found in pattern.finditer(point):
            guards += _immune(found["what"])
    for found in _ENHANCED.finditer(point):
        guards += tuple(Guard(against=sort, effect="enhanced") for sort in _sorts(found["what"]))
    for found in _IMPAIRED.finditer(point):
        guards += tuple(Guard(against=sort, effect="impaired") for sort in _sorts(found["what"]))
    for found in _HALVED.finditer(point):
        what = found["what"] or found["that"] or ""
        guards += tuple(Guard(against=sort, effect="halved") for sort in _sorts(what))
    # What holds for a whole sort of attacks comes last: the first guard that fits counts.
    return tuple(sorted(guards, key=lambda guard: guard.against in ("mundane", "any")))


def _immune(what: str) -> tuple[Guard, ...]:
    apart = _EXCEPT.search(what)
    spared = tuple(Guard(against=sort, effect="plain") for sort in _sorts(apart["what"])) if apart else ()
    what = what[: apart.start()] if apart else what
    if (apart and not spared) or _CONDITION.search(what):
        return ()
    if _ALL.search(what):
        return (*spared, Guard(against="any", effect="immune")) if spared else ()
    sorts = _sorts(_NOT_HARM.split(what)[0]) if _NOT_HARM.search(what) else _sorts(what)
    # Whom no spell touches, an enchanted blade may still cut: that is the Warden's to say.
    immune = tuple(Guard(against=sort, effect="immune") for sort in sorts if sort != "magic")
    return (*spared, *immune) if immune else ()


def _sorts(words: str) -> tuple[Sort, ...]:
    """The sorts of attacks that some words name; whom they are against is none of it."""
    before = re.split(r"\bagainst\b", words, maxsplit=1, flags=re.I)[0]
    named = [sort for pattern, sort in _SORTS if re.search(pattern, before, re.I)]
    named += ELEMENTS if _ELEMENTS.search(before) else ()
    return tuple(dict.fromkeys(named))


def _occasion(point: str) -> Occasion:
    """When the Warden should hear of it."""
    if _FALLS.search(point):
        return "falls"
    return "struck" if _STRUCK.search(point) else "acts"


def _attribute(word: str) -> Attribute:
    return _ATTRIBUTES[word[0].lower()]


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_NOTE else text[: LONGEST_NOTE - 1] + "…"
