"""What everybody does in a fight, in words."""

from __future__ import annotations

from collections.abc import Sequence

from nde.lab.answers import Share
from nde.lab.habits import Doing, Done, Habit
from nde.lab.sensitivity import PolicyRange
from nde.locale import Words
from nde.locale.languages import small_first
from nde.locale.layout import paragraph
from nde.locale.phrases import choice_word
from nde.prose.deeds import Doer, deed_fields, worded_field
from nde.prose.lab.chances import chance_words
from nde.prose.lab.reader import Reader
from nde.rules import Ruleset
from nde.rules.play import playing_of

NAMED = ("spell", "ability", "item", "weapon", "tier")
"""What tells deeds of one name apart, whoever they are aimed at."""
PLAIN = "standard"
"""What goes without saying."""


def doing_told(
    doing: Doing, rules: Ruleset, scene: object, reader: Reader, key: str = "lab-doing"
) -> list[str]:
    """What everybody does under a heading, a line for each hero and some for the foes."""
    foes = paragraph(foes_words(doing, rules, reader.words), reader.width, "  ")
    attacks = foe_attacks_told(doing.foes, rules, scene, reader.words)
    return [
        *reader.heading(key),
        *habits_told(doing.heroes, rules, scene, reader),
        *(line for one in attacks for line in paragraph(one, reader.width, "    ", "  ")),
        *foes,
    ]


def foe_attacks_told(foes: Sequence[Habit], rules: Ruleset, scene: object, words: Words) -> list[str]:
    """With what each kind of foe strikes, a line for each."""
    people = {one.id: one for one in playing_of(rules).people(scene)}
    lines = []
    for one in foes:
        person = people.get(one.who)
        if person is None:
            continue
        name = words.say(person.label) if person.label else person.name
        first, *later = [_struck_with(done, words) for done in one.deeds]
        told = words.say("lab-doing-later", first=first, later=", ".join(later)) if later else first
        lines.append(words.say("lab-doing-hero", who=name[:1].upper() + name[1:], deeds=told))
    return lines


def _struck_with(done: Done, words: Words) -> str:
    """What a foe strikes with, and its dice."""
    text = choice_word("attack", done.means, words)
    return words.say("lab-doing-dice", deed=text, dice=_rolled(done.dice, words)) if done.dice else text


def habits_told(habits: Sequence[Habit], rules: Ruleset, scene: object, reader: Reader) -> list[str]:
    """What heroes do, a line for each."""
    lines: list[str] = []
    for one in habits:
        said = habit_words(one, rules, scene, reader.words)
        name = reader.names.get(one.who, one.who)
        text = reader.words.say("lab-doing-hero", who=name, deeds=said)
        lines += paragraph(text, reader.width, "    ", "  ")
    return lines


def habit_words(habit: Habit, rules: Ruleset, scene: object, words: Words) -> str:
    """What a hero does first, and what later."""
    if not habit.deeds:
        return words.say("lab-doing-hopeless" if habit.is_hopeless else "lab-doing-nothing")
    told = [(one.is_at_once, _done(one, rules, scene, habit.who, words)) for one in habit.deeds]
    (_, first), *rest = told
    at_once = [text for is_at_once, text in rest if is_at_once]
    later = [text for is_at_once, text in rest if not is_at_once]
    if at_once:
        first = words.say("lab-doing-then", first=first, then=", ".join(at_once))
    return words.say("lab-doing-later", first=first, later=", ".join(later)) if later else first


def _done(done: Done, rules: Ruleset, scene: object, who: str, words: Words) -> str:
    key = f"offer-{done.offer}"
    text = small_first(words.say(key), words.language) if words.has(key) else done.offer
    fields = deed_fields(done.action)
    details = [
        worded_field(words, Doer(rules, scene, who), name, fields[name])
        for name in NAMED
        if fields.get(name) not in (None, PLAIN, done.offer)
    ]
    told = [one for one in details if one and not one.isdecimal()]  # a place among weapons says nothing
    if told:
        text = f"{text}: {', '.join(told)}"
    if done.dice:
        text = words.say("lab-doing-dice", deed=text, dice=_rolled(done.dice, words))
    if done.works is None:
        return text
    chance = chance_words(done.works, words)
    if done.usual is None:
        return words.say("lab-doing-works", deed=text, chance=chance)
    dice, usual = _rolled(done.usual_dice, words), chance_words(done.usual, words)
    return words.say("lab-doing-works-usual", deed=text, chance=chance, dice=dice, usual=usual)


def _rolled(dice: Sequence[tuple[int, int]], words: Words) -> str:
    return "+".join(f"{count if count > 1 else ''}{words.die(sides)}" for count, sides in dice)


def foes_words(doing: Doing, rules: Ruleset, words: Words) -> str:
    """What nobody does, whom foes strike, what becomes of the fallen, and what heroes resist with."""
    usual = f"foes-strike-{rules.id}"
    whom = words.say(usual if doing.whom == "usual" and words.has(usual) else f"lab-foes-strike-{doing.whom}")
    said = [
        words.say(f"lab-unused-{one}") for one in doing.unused if one != "mending" or not doing.leaves_fallen
    ]
    said += [whom, words.say(f"lab-foes-fallen-{doing.fallen}")]
    for name, value in doing.asked.items():
        said.append(words.say(f"lab-foes-{name}", value=choice_word(name, value, words)))
    return " ".join(said)


def fallen_words(doing: Doing, win: Share | None, words: Words) -> str:
    """That nobody raises the fallen though somebody could, and what raising them would come to."""
    if not doing.leaves_fallen:
        return ""
    return words.say("lab-leaves-fallen", win="none" if win is None else chance_words(win.chance, words))


def range_words(found: PolicyRange, words: Words) -> str:
    """How far the chance to win hangs on the policy and on the attacks of foes, in a few sentences."""
    said = [_range(found.win, "lab-range", words)] if len(found.win) > 1 else []
    if len(found.foes) > 1:
        told = {choice_word("attack", name, words): share for name, share in found.foes.items()}
        said.append(_range(told, "lab-range-foes", words))
    shares = [*found.win.values(), *found.foes.values()]
    off = max(max(one.high - one.chance, one.chance - one.low) for one in shares)
    said += [words.say("lab-range-played", points=words.number(100 * off, 1))] if off else []
    said += [words.say("lab-range-stopped")] if found.is_stopped else []
    return " ".join(said)


def _range(win: dict[str, Share], key: str, words: Words) -> str:
    """The best and the worst of several; where they may be the same for all that is known, only how much."""
    (best, most), *_ = win.items()
    worst, least = list(win.items())[-1]
    high, low = chance_words(most.chance, words), chance_words(least.chance, words)
    if high == low or most.low <= least.high:
        surest = min(win.values(), key=lambda one: one.high - one.low)
        return words.say(f"{key}-same", high=chance_words(surest.chance, words))
    return words.say(key, low=low, high=high, best=best, worst=worst)


def hangs_on(
    found: PolicyRange | None, untouched: Sequence[str], reader: Reader, fallen: str = ""
) -> list[str]:
    """How far the chance to win hangs on the policy, and which rules it does not hang on."""
    said = [fallen] if fallen else []
    if found is not None and max(len(found.win), len(found.foes)) > 1:
        said.append(range_words(found, reader.words))
    elif found is not None and found.is_stopped:
        said.append(reader.words.say("lab-range-stopped"))
    said += [reader.words.say("lab-untouched", key=key) for key in untouched]
    return [line for one in said for line in paragraph(one, reader.width, "  ")]
