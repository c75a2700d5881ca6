"""`gm …`: the powers of a game master, or of somebody who plays alone and is their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import count as numbers
from itertools import islice
from typing import Any, Literal

import msgspec

from nde.board import GROUNDS, Ground
from nde.errors import Illegal, Missing, Unreadable
from nde.locale import LANGUAGES
from nde.locale import words as speaker_for
from nde.locale.complaints import Refused
from nde.locale.facts import PEOPLE
from nde.locale.given import read_given
from nde.locale.typed import folded, whole_number
from nde.prose.maps import read_blocks
from nde.prose.people import condition_words
from nde.prose.talk import conversation, rooms
from nde.prose.talk.creatures import EXAMPLE, block_named, creature_made, read_pairs
from nde.prose.talk.typed import is_meant, read_faces
from nde.rules import Param
from nde.rules.play import ConditionChip, Moment
from nde.rules.promises import Owes, Promise
from nde.table import commands as c
from nde.table.bystanders import STANCES, stances_in
from nde.table.offers import params_of_moment
from nde.table.pictures import LEAST_PITCH, MILLI, MOST_PITCH, Backdrop
from nde.table.seats import Numbers
from nde.table.state import AnyStance, State, Thing, ThingKind
from nde.table.view import MOMENTS

COUNTED = re.compile(r"(.+?)(?:\s*[*×]\s*|\s+)([1-9][0-9]?)")
"""So many of a kind, as for a fight in the lab."""


def condition_decree(state: State, figure: str, typed: tuple[str, ...]) -> c.Grant:
    """The command that gives somebody a condition or, with `off` behind it, takes it from them.

    It is named by its key, or by its words in any language.
    """
    is_off = len(typed) > 1 and is_meant("condition-off", typed[-1])
    wished = " ".join(typed[:-1] if is_off else typed)
    chips = tuple(chip for chip in _chips(state, figure) if chip.is_on is is_off)
    if not chips:
        raise Illegal("nothing-to-take" if is_off else "nothing-to-give", who=figure)
    for chip in chips:
        if folded(wished) in _names(state, chip.key):
            return c.Grant(effects=(msgspec.to_builtins(chip.effect, str_keys=True),))
    refusal = "condition-not-taken" if is_off else "condition-not-given"
    raise Illegal(refusal, who=figure, word=wished, allowed=tuple(chip.key for chip in chips))


def _chips(state: State, figure: str) -> tuple[ConditionChip, ...]:
    scene = state.world.scene
    return state.playing.conditions(scene, figure) if scene is not None else ()


def _names(state: State, key: str) -> set[str]:
    speakers = (speaker_for(language, state.header.game) for language in LANGUAGES)
    return {folded(key), *(folded(condition_words(key, speaker)) for speaker in speakers)}


Named = Callable[[str], str]
"""Finds the id of somebody by what they are called."""


Power = Callable[[State, tuple[str, ...], Named], c.Do]


def read_power(
    state: State, words: tuple[str, ...], find: Named, powers: Mapping[str, Power] | None = None
) -> c.Do:
    """The command that the words behind `gm` stand for."""
    known = POWERS if powers is None else powers
    name = words[0].casefold() if words else ""
    power = known.get(name) or known.get(conversation.power_meant(name, known))
    if power is None:
        raise Unreadable("gm-word-missing", word=name, allowed=tuple(one for one in EXAMPLES if one in known))
    try:
        return power(state, words[1:], find)
    except Unreadable as error:
        if error.facts.get("allowed") != (EXAMPLES.get(name),):
            raise
        raise Unreadable(
            "gm-word-missing", word=name, allowed=(examples_for(state).get(name, EXAMPLES[name]),)
        ) from None


def examples_for(state: State) -> dict[str, str]:
    """What may be typed for each power, in the words of the table's game: its tracks, foes and effects.

    What the game has nothing for is left out.
    """
    playing, scene = state.playing, state.world.scene
    foes = [one for one in playing.people(scene) if one.side == "foes"] if scene is not None else []
    track = next((track.key for one in foes for track in one.tracks), "")
    died: Any = next((one for one in state.rules.effects if one.__name__ == "Died"), None)
    field = next((one for one in died.__struct_fields__ if one in PEOPLE), "") if died is not None else ""
    own = {
        "set": f"gm set a.{track.replace('-', '_')} 1" if track else "",
        "add": f"gm add {playing.cast('beast', 'minion')}",
        "effect": f"gm effect Died {field}=A" if field else "",
    }
    if state.adventure is None:
        own |= dict.fromkeys(rooms.EXAMPLES, "")
    return {power: typed for power, typed in (EXAMPLES | own).items() if typed}


def _set(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Set a number: `set a.hp 1`, or `set a hp 1`."""
    *named, value = needed("set", words, 2)
    who, dot, field = " ".join(named).partition(".")
    if not dot:
        who, field = " ".join(named[:-1]), named[-1]
    if not who or not field:
        raise Unreadable("gm-word-missing", word=" ".join(words), allowed=(EXAMPLES["set"],))
    number = whole_number(value)
    plain: int | str | bool = {"true": True, "false": False}.get(value, value) if number is None else number
    return c.SetValue(path=f"{find(who)}.{field}", value=plain)


def _hide(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    if len(words) > 1 and is_meant("picture", words[0]):
        return c.HidePicture(picture=" ".join(words[1:]).strip(conversation.QUOTES))
    return c.Hide(figures=tuple(find(word) for word in needed("hide", words, 1)))


def _show(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    if len(words) > 1 and is_meant("picture", words[0]):
        return rooms.show_picture(state, words[1:])
    if not state.world.hidden:
        raise Illegal("nobody-hidden")
    hidden = [word for word in words if word in state.world.hidden] or list(state.world.hidden)
    return c.Hide(figures=tuple(hidden), is_hidden=False)


def _numbers(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    *who, how = needed("numbers", words, 2)
    found = next((one for one in NUMBERS if one == folded(how)), None)
    if found is None:
        raise Unreadable("gm-word-missing", word=how, allowed=NUMBERS)
    return c.KeepNumbers(figures=tuple(find(word) for word in who), numbers=found)


def _rename(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, *name = needed("rename", words, 1)
    return c.Rename(figure=find(who), name=" ".join(name))


def _advance(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.Advance(figure=find(" ".join(needed("advance", words, 1))))


def _clock(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    id, change, *more = needed("clock", words, 2)
    number = whole_number(change)
    if change == "stop":
        return c.StopClock(id=id)
    if number is None:
        raise Unreadable("gm-word-missing", word=change, allowed=("+1", "-1", "6", "stop"))
    if change[:1] in "+-\N{MINUS SIGN}":
        return c.TickClock(id=id, by=number)
    if more and not is_meant("clock-apart", more[0]):
        raise Unreadable(
            "gm-word-missing", word=more[0], allowed=(speaker_for("en").say("play-words-clock-apart"),)
        )
    return c.SetClock(id=id, steps=number, is_pressing=not more)


def _move(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, *where = needed("move", words, 2)
    return c.Move(figure=find(who), to=" ".join(where))


def _stance(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    *who, how = needed("stance", words, 2)
    found = _stance_meant(how)
    if found is None:
        raise Unreadable("gm-word-missing", word=how, allowed=stances_in(state.playing))
    return c.TakeSides(figure=find(" ".join(who)), stance=found)


def _reshape(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, *what = needed("reshape", words, 2)
    return c.Reshape(figure=find(who), document=read_pairs(state.rules, what))


def _stance_meant(word: str) -> AnyStance | None:
    return next((one for one in STANCES if one == folded(word)), None)


def _add(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Bring somebody in by their stat block: `villager`, `wolf*3`, `villager friend`, `wolf as a shape`."""
    whole = needed("add", words, 1)
    at = next((at for at, word in enumerate(whole) if at and is_meant("power-as", word)), len(whole))
    said, name = whole[:at], " ".join(whole[at + 1 :]).strip(conversation.QUOTES)
    stance = _stance_meant(said[-1]) if len(said) > 1 else None
    block, count = _counted(state, " ".join(said if stance is None else said[:-1]))
    there = {one.id for one in state.world.bystanders}
    if state.world.scene is not None:
        there |= {one.id for one in state.playing.people(state.world.scene)}
    # Players are shown ids: whoever is not to be known by them is given one that says nothing.
    kind = UNNAMED if name else block
    ids = tuple(islice((id for n in numbers(1) if (id := f"{kind}-{n}") not in there), count))
    known_as = dict.fromkeys(ids, name) if name else {}
    return c.AddFoes(foes=dict.fromkeys(ids, block), stance=stance or "foe", known_as=known_as)


def _counted(state: State, text: str) -> tuple[str, int]:
    """A stat block and how many of it: `wolf`, `wolf*3`, `wolf 3`; one whose name ends so is meant first."""
    counted = COUNTED.fullmatch(text)
    if counted is None or text in state.rules.foes:
        return block_named(state.rules, text), 1
    try:
        return block_named(state.rules, text), 1
    except Missing:
        return block_named(state.rules, counted[1]), int(counted[2])


def _known(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, *name = needed("known", words, 1)
    return c.KeepName(figure=find(who), known_as=" ".join(name).strip(conversation.QUOTES))


def _thing(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Something in free words: `a rusty key`, `a condition cursed by the well`, `a note meet me at dawn`."""
    who, *said = needed("thing", words, 2)
    kind = next((one for one in KINDS if is_meant(f"thing-{one}", said[0])), None) if said[1:] else None
    text = " ".join(said[1:] if kind else said).strip(conversation.QUOTES)
    return c.GiveThing(figure=find(who), text=text, kind=kind or "thing")


def _away(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.DropThing(thing=thing_meant(state.world.things, " ".join(needed("away", words, 1))).number)


def thing_meant(things: Iterable[Thing], text: str) -> Thing:
    """The thing that somebody means by its words, or by a part of them that fits one alone."""
    there, wanted = tuple(things), folded(text.strip(conversation.QUOTES))
    exact = [one for one in there if folded(one.text) == wanted]
    found = exact or [one for one in there if wanted and wanted in folded(one.text)]
    if len(found) != 1:
        raise Missing("no-such-thing-here", word=text, allowed=tuple(one.text for one in there) or "none")
    return found[0]


def _effect(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Let an effect of the game happen by decree: its name, and its fields as `key=value`."""
    name, *pairs = needed("effect", words, 1)
    fields: dict[str, object] = {"type": name}
    for pair in pairs:
        key, _, value = pair.partition("=")
        number = whole_number(value)
        fields[key] = value if number is None else number
        if key in PEOPLE:
            fields[key] = find(value)
    return c.Grant(effects=(fields,))


def _condition(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, *what = needed("condition", words, 2)
    return condition_decree(state, find(who), tuple(what))


def _remove(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.Remove(figure=find(needed("remove", words, 1)[0]))


def _outcome(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Another outcome of the latest roll, or of the one of an entry: `success 12`, `success 12 drop`."""
    outcome, *rest = needed("outcome", words, 1)
    number, dropping = _entry(state, rest, EXAMPLES["outcome"])
    return c.Overrule(outcome=outcome, number=number, dropping=dropping)


def _faces(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Other faces of the latest roll, or of the one of an entry: `6 3`, `6 3 entry 12`."""
    said = list(needed("faces", words, 1))
    at = next((at for at, word in enumerate(said) if is_meant("entry", word)), len(said))
    number, dropping = _entry(state, said[at + 1 :], EXAMPLES["faces"])
    return c.Overrule(faces=read_faces(" ".join(said[:at])), number=number, dropping=dropping)


def _entry(state: State, words: list[str], example: str) -> tuple[int, tuple[int, ...]]:
    """The entry that is meant, and those after it that may go with it; 0 and none for the latest."""
    if not words:
        return 0, ()
    number = whole_number(words[0])
    is_drop = len(words) == 2 and is_meant("drop", words[1])
    if number is None or (len(words) > 1 and not is_drop):
        raise Unreadable("gm-word-missing", word=" ".join(words), allowed=(example,))
    return number, tuple(range(number + 1, state.version + 1)) if is_drop else ()


def _mark(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    wished = words[0] if words else ""
    moment: Moment | None = next((one for one in MOMENTS if one == wished), None)
    if moment is None:
        raise Unreadable("gm-word-missing", word=wished, allowed=MOMENTS)
    return c.Mark(moment=moment, values=_said_of(state, moment, words[1:]))


def _said_of(state: State, moment: Moment, words: tuple[str, ...]) -> dict[str, object]:
    """What is said of a moment behind its name: `outdoors bad_weather`, `surprise=party`."""
    allowed = params_of_moment(state, moment) if words else None
    if allowed is None:
        return {}  # nothing is said of it, or the table will say why it cannot be now
    params = {one.name: one for one in allowed}
    pairs: dict[str, str] = {}
    for word in words:
        name, has_value, value = word.partition("=")
        name = name.casefold().replace("-", "_")
        if name not in params or not (has_value or params[name].kind == "flag"):
            raise Unreadable("moment-word", word=word, moment=moment, allowed=_sayable(allowed))
        pairs[name] = value if has_value else "true"
    said = tuple(one for name, one in params.items() if name in pairs)
    given, faults = read_given(pairs, said, speaker_for(state.header.language or "en", state.header.game))
    if faults:
        raise Refused(faults)
    return dict(given.values)


def _sayable(params: Iterable[Param]) -> tuple[str, ...] | str:
    """What may be said of a moment, as it is typed; a flag needs no value."""
    return tuple(one.name if one.kind == "flag" else f"{one.name}=…" for one in params) or "none"


def _fog(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Fog on or off, or laid on squares and lifted from them: `lift c4 d5-f7`."""
    wish = _fog_meant(words[0]) if words else "on"
    if wish in ("on", "off"):
        return c.SetFog(is_on=wish == "on")
    if not wish or not words[1:]:
        raise Unreadable("gm-word-missing", word=words[0], allowed=FOG)
    return c.PaintFog(blocks=read_blocks(words[1:]), is_laid=wish == "lay")


def _ground(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """What the ground is made of: `water c4 d5-f7`, or `cave` for the whole map."""
    wished = folded(needed("ground", words, 1)[0])
    ground = next((one for one in GROUNDS if wished in _ground_names(one)), None)
    if ground is None:
        raise Unreadable("gm-word-missing", word=words[0], allowed=GROUNDS)
    return c.PaintGround(ground=ground, blocks=read_blocks(words[1:]))


def _ground_names(ground: Ground) -> set[str]:
    """What a ground is called, in any language."""
    speakers = (speaker_for(language) for language in LANGUAGES)
    return {ground, *(folded(speaker.say(f"ground-{ground}")) for speaker in speakers)}


def _fog_meant(word: str) -> str:
    """What a word does to the fog, in any language; empty where it does nothing."""
    return next((one for one in ("on", "off", "lift", "lay") if is_meant(f"fog-{one}", word)), "")


def _give(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, seat = needed("give", words, 2)[:2]
    return c.Give(figure=find(who), seat=seat)


def _drop(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    waiting = state.world.pending or state.world.withheld
    return c.Drop(pending=waiting[-1].number if waiting else 0)


def _reveal(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    waiting = state.world.withheld[-1].number if state.world.withheld else 0
    return c.Reveal(number=waiting, is_only_told=bool(words) and is_meant("only-told", words[0]))


def _befall(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Let something befall people: `befall bane`, `befall boon ash`, `befall bane ash way-jams`."""
    owes, *said = needed("befall", words, 1)
    found = next((one for one in OWES if one == folded(owes)), None)
    if found is None:
        raise Unreadable("gm-word-missing", word=owes, allowed=OWES)
    who = find(said[0]) if said else ""
    return c.BringAbout(promise=Promise(owes=found, who=who), key=said[1] if len(said) > 1 else "")


def _portrait(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Give somebody a picture: `a old face`; with `off` they have none any more."""
    who, *name = needed("portrait", words, 2)
    is_off = len(name) == 1 and is_meant("condition-off", name[0])
    picture = "" if is_off else " ".join(name).strip(conversation.QUOTES)
    return c.SetPortrait(figure=find(who), picture=picture)


def _lay(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Lay a picture under the map: `cave 70`, `cave 70 12.5 -8` with its first corner, `off`."""
    said = [*needed("lay", words, 1)]
    if len(said) > 1 and is_meant("picture", said[0]):
        said = said[1:]
    if len(said) == 1 and is_meant("condition-off", said[0]):
        return c.LayPicture()
    numbers: list[int] = []
    while len(said) > 1 and len(numbers) < 3 and (number := _points(said[-1])) is not None:
        numbers.insert(0, number)
        said.pop()
    if not numbers or not LEAST_PITCH <= numbers[0] <= MOST_PITCH:
        raise Unreadable("gm-word-missing", word=" ".join(words), allowed=(EXAMPLES["lay"],))
    pitch, left, top = (*numbers, 0, 0)[:3]
    name = " ".join(said).strip(conversation.QUOTES)
    return c.LayPicture(backdrop=Backdrop(picture=name, width=1, height=1, left=left, top=top, pitch=pitch))


def _points(word: str) -> int | None:
    """A number of points of a picture, in thousandths; nothing for any other word."""
    found = re.fullmatch(r"([-+\N{MINUS SIGN}]?)(\d{1,5})(?:[.,](\d{1,3}))?", word)
    if found is None:
        return None
    value = int(found[2]) * MILLI + int((found[3] or "").ljust(3, "0"))
    return value if found[1] in ("", "+") else -value


def _rooms(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """What is only told is no command: the talk answers it itself."""
    raise Illegal("no-adventure")


def needed(power: str, words: tuple[str, ...], count: int) -> tuple[str, ...]:
    """The words of a power, if there are as many as it needs."""
    if len(words) < count:
        raise Unreadable("gm-word-missing", word=power, allowed=(EXAMPLES[power],))
    return words


KINDS: tuple[ThingKind, ...] = ("condition", "note")
UNNAMED = "somebody"
"""What the ids of those begin with whose name is kept."""
OWES: tuple[Owes, ...] = ("bane", "boon", "encounter", "sign", "place", "asked")
NUMBERS: tuple[Numbers | Literal["agreed"], ...] = ("shown", "words", "hidden", "agreed")
FOG = ("gm fog on", "gm fog off", "gm fog lift c4 d5-f7", "gm fog lay c4")
EXAMPLES = {  # a shell with files adds "map", "adventure" and "prepare"
    "set": "gm set a.wounds 1",
    "hide": "gm hide a",
    "show": "gm show",
    "pictures": "gm pictures",
    "lay": "gm lay picture cave 70",
    "portrait": "gm portrait a old face",
    "numbers": "gm numbers a words",
    "rename": "gm rename a Old Tom",
    "known": "gm known a something large",
    "advance": "gm advance a",
    "thing": "gm thing a rusty key",
    "away": "gm away rusty key",
    "clock": "gm clock alarm +1",
    "move": "gm move a c4",
    "add": "gm add wolf",
    "creature": EXAMPLE,
    "stance": "gm stance a bystander",
    "reshape": "gm reshape a name=Grey",
    "remove": "gm remove a",
    "map": "gm map yard.txt",
    "adventure": "gm adventure cave.toml",
    "effect": "gm effect Died hero=A",
    "condition": "gm condition a prone",
    "outcome": "gm outcome success",
    "faces": "gm faces 6",
    "mark": "gm mark calm",
    "fog": "gm fog on",
    "ground": "gm ground water c4 d5-f7",
    "give": "gm give a p1",
    "drop": "gm drop",
    "reveal": "gm reveal",
    "befall": "gm befall bane a",
    **rooms.EXAMPLES,
    **rooms.SCENES,
    "prepare": "gm prepare scenes.toml",
    **conversation.EXAMPLES,
}
POWERS: dict[str, Power] = {
    "set": _set,
    "hide": _hide,
    "show": _show,
    "numbers": _numbers,
    "rename": _rename,
    "known": _known,
    "advance": _advance,
    "thing": _thing,
    "away": _away,
    "clock": _clock,
    "move": _move,
    "add": _add,
    "stance": _stance,
    "reshape": _reshape,
    "creature": lambda state, words, find: creature_made(state, words),
    "remove": _remove,
    "effect": _effect,
    "condition": _condition,
    "outcome": _outcome,
    "faces": _faces,
    "mark": _mark,
    "fog": _fog,
    "ground": _ground,
    "give": _give,
    "drop": _drop,
    "reveal": _reveal,
    "befall": _befall,
    "go": lambda state, words, find: rooms.go(state, needed("go", words, 1)),
    "flag": lambda state, words, find: rooms.flag(state, needed("flag", words, 1)),
    "portrait": _portrait,
    "lay": _lay,
    "pictures": _rooms,
    "rooms": _rooms,
    "scenes": _rooms,
    "bring": lambda state, words, find: rooms.bring(state, needed("bring", words, 1)),
    "handout": lambda state, words, find: rooms.handout(state, needed("handout", words, 1)),
    **conversation.POWERS,
}
