"""Sentences that are typed: `attack wolf`, `shoot the captain with the bow`, `zaatakuj wilka`, `listen`.

A sentence begins with a verb in any language, or with the name of whoever is to act; what follows names the
objects.  Names may be declined: what somebody types is compared by its beginning.  What several things fit is
asked back; what nothing fits is refused with what would fit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from nde.errors import Illegal, Missing
from nde.locale import LANGUAGES, words
from nde.locale.typed import folded
from nde.prose.menu import DeedLabel, WayLabel, able_heroes
from nde.prose.story import Stories
from nde.prose.talk.typed import Line
from nde.rules import ruleset_named
from nde.rules.deeds import verb_of
from nde.rules.ruleset import refusal
from nde.table.seats import GM
from nde.table.story.choices import Choice
from nde.table.visibility import scene_for

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

SHORTEST_STEM = 3
VOWELS = frozenset("aeiouy")
LONGEST_ENDING = 4
"""Letters that a declined word may have more than the word itself."""
LONGEST_CHANGE = 3
"""Letters that may stand in the place of others at the end of a declined word: droga, drodze."""
NOTHING = "none"
"""What a message calls it that there is nothing to name."""
WALKED = frozenset(("go",))
"""The verbs by which somebody goes from one place to another."""
MOST_NAMED = 12
"""Of what is possible instead, so many are named."""
CHOSEN = ("whom", "what", "where", "for")
"""Objects that nobody chooses for somebody else; with what and how strong, the usual will do."""


class Meant(NamedTuple):
    """What a sentence may mean: one way of somebody's deed, and what was said besides."""

    figure: str
    deed: DeedLabel
    way: WayLabel
    task: str = ""


class Sentence(NamedTuple):
    """A sentence as it was understood: whose deed it is, and what its objects are."""

    figure: str
    deed: DeedLabel
    objects: tuple[str, ...]
    """The words for the objects, folded, without small words."""
    rest: str
    """What follows the verb, as it was typed."""


def tokens(text: str) -> tuple[str, ...]:
    """A text as it is compared, word by word.

    >>> tokens("Shoot the Captain!")
    ('shoot', 'the', 'captain')
    """
    return tuple(word for word in (one.strip(".,;:!?“”„\"'’()") for one in folded(text).split()) if word)


def is_form_of(typed: str, word: str) -> bool:
    """Whether a word was typed, perhaps declined, or its beginning.

    >>> is_form_of("wilka", "wilk"), is_form_of("psa", "pies"), is_form_of("capt", "captain")
    (True, True, True)
    >>> is_form_of("take", "attack"), is_form_of("2", "12"), is_form_of("strilej", "stroj")
    (False, False, False)
    >>> is_form_of("wall", "will"), is_form_of("blah", "blast"), is_form_of("men", "man")
    (False, False, False)
    >>> is_form_of("blah", "blast"), is_form_of("strilej", "stroj")
    (False, False)
    """
    if typed == word:
        return True
    if len(typed) < SHORTEST_STEM or word.isdigit() or typed[0] != word[0]:
        return False
    shared = next((at for at, (a, b) in enumerate(zip(typed, word, strict=False)) if a != b), None)
    shared = min(len(typed), len(word)) if shared is None else shared
    if shared == len(typed):
        return True
    is_changed = len(typed) - shared <= LONGEST_CHANGE and not VOWELS.isdisjoint(typed[shared:])
    is_ending = shared == len(word) or is_changed
    is_near = shared >= max(SHORTEST_STEM, len(word) - 2) and len(typed) <= len(word) + LONGEST_ENDING
    is_declined = is_near and is_ending
    return is_declined or (len(word) <= SHORTEST_STEM + 2 and _is_fleeting(typed, word))


def _is_fleeting(typed: str, word: str) -> bool:
    """Whether only a vowel comes or goes, as where a word is declined: pies, psa; but wall is not will."""
    bones = _bones(word)
    return len(typed) != len(word) and len(bones) >= 2 and _bones(typed) == bones


def _bones(word: str) -> str:
    """The consonants of a word."""
    return "".join(letter for letter in word if letter not in VOWELS)


@cache
def small_words() -> frozenset[str]:
    """Words between objects that mean nothing by themselves, in any language."""
    said = (words(language).say("talk-small-words") for language in LANGUAGES)
    return frozenset(word for one in said for word in tokens(one))


@lru_cache(maxsize=256)
def phrases(game: str, also: frozenset[str] = frozenset()) -> tuple[tuple[tuple[str, ...], str], ...]:
    """What may be typed for each verb of a game, and for some it may not declare, in any language.

    The longest come first.
    """
    keys = {verb.key for verb in ruleset_named(game).verbs.values()} | also
    found = {
        (tokens(phrase), key)
        for language in LANGUAGES
        for key in keys
        for phrase in words(language, game).attribute(f"verb-{key}", "words").split(",")
    }
    return tuple(sorted((one for one in found if one[0]), key=lambda one: (-len(one[0]), one)))


def read_sentence(talk: Talk, line: Line) -> Sentence | None:
    """The sentence that a line is; nothing where it begins with no verb of somebody who could act."""
    said = tokens(line.text)
    named, said = _named(talk, said)
    figures = (named,) if named else _figures(talk)
    known: set[str] = set()
    can = {figure: {one.verb: one for one in talk.deeds(figure)} for figure in figures}
    # A game that declares no verbs is spoken to in the words of its buttons.
    declared = {verb.key for verb in talk.state.rules.verbs.values()}
    undeclared = frozenset(key for deeds in can.values() for key in deeds if key not in declared)
    buttons = [(tokens(one.text), one.verb) for deeds in can.values() for one in deeds.values()]
    for is_exact in (True, False):
        for phrase, key in (*phrases(talk.state.header.game, undeclared), *buttons):
            if not _begins(said, phrase, is_exact=is_exact):
                continue
            known.add(key)
            for figure, deeds in can.items():
                if key in deeds:
                    return _sentence(figure, deeds[key], line.text, said, len(phrase))
    if known and (gone_on := _gone_on(talk, said, can)) is not None:
        return _sentence(*gone_on, line.text, said, len(said))
    is_whole = len(said) > 1 or any(phrase == said for phrase, _ in phrases(talk.state.header.game))
    if known and is_whole and figures and not choices_meant(talk, line):
        _say_why(talk, figures[0], known, said)
        raise _refused(talk, figures[0], known, _content(said)) or _not_now(talk, figures[0], known)
    return None


def _gone_on(
    talk: Talk, said: tuple[str, ...], can: Mapping[str, Mapping[str, DeedLabel]]
) -> tuple[str, DeedLabel] | None:
    """The one deed that goes on with what cannot be begun now: `travel` on a journey is to travel on."""
    longer = {key for phrase, key in phrases(talk.state.header.game) if phrase[: len(said)] == said}
    found = [(figure, deeds[key]) for figure, deeds in can.items() for key in deeds.keys() & longer]
    return found[0] if len(found) == 1 else None


def _begins(said: Sequence[str], phrase: Sequence[str], *, is_exact: bool) -> bool:
    if len(said) < len(phrase):
        return False
    pairs = zip(said, phrase, strict=False)
    return all(a == b or (not is_exact and len(b) > SHORTEST_STEM and _is_verb_form(a, b)) for a, b in pairs)


def _is_verb_form(typed: str, verb: str) -> bool:
    """Whether a verb was typed in another person than the catalogue has it: zaatakuję, attacks.

    Of a short verb little is left without its last letter: to travel is no form of a trap.

    >>> _is_verb_form("attacks", "attack"), _is_verb_form("rzucam", "rzuc"), _is_verb_form("travel", "trap")
    (True, True, False)
    """
    most = 2 if len(verb) > SHORTEST_STEM + 1 or typed.startswith(verb) else 1
    return abs(len(typed) - len(verb)) <= most and typed[: len(verb) - 1] == verb[:-1]


def _sentence(figure: str, deed: DeedLabel, text: str, said: Sequence[str], count: int) -> Sentence:
    plain = text.split()
    rest = " ".join(plain[len(plain) - len(said) + count :])
    return Sentence(figure, deed, _content(said[count:]), rest)


def _content(said: Iterable[str]) -> tuple[str, ...]:
    return tuple(word for word in said if word not in small_words() and "=" not in word)


def _named(talk: Talk, said: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Whoever a line begins with, if they can act, and what follows."""
    for id in able_heroes(talk.view):
        name = tokens(talk.teller.callers.name(id))
        if len(said) > len(name) and said[: len(name)] == name:
            return id, said[len(name) :]
    return "", said


def _figures(talk: Talk) -> tuple[str, ...]:
    """Whose deeds are meant where nobody is named: whoever acts, then what the game master does."""
    hero = talk.listed.hero
    own = (GM,) if talk.seat == GM else ()
    return tuple(dict.fromkeys(one for one in (hero, *own) if one))


def _not_now(talk: Talk, figure: str, known: Collection[str]) -> Illegal:
    verb = talk.speaker.say(f"verb-{min(known)}")
    return Illegal("verb-not-now", verb=verb, name=talk.reader.name(figure), allowed=_can(talk, figure))


def _can(talk: Talk, figure: str) -> tuple[str, ...] | str:
    """What somebody usually can do now, in words; a word for nothing where there is nothing."""
    can = (one.text for one in talk.deeds(figure) if one.is_common or one.spot == "map")
    return tuple(can)[:MOST_NAMED] or NOTHING


def _refused(talk: Talk, figure: str, keys: Collection[str], said: Sequence[str]) -> Illegal | None:
    """Why somebody cannot do what was said to somebody, and what they can do; nothing if nobody was named."""
    scene = scene_for(talk.state, talk.seat)
    other = _most_named(talk, said)
    if scene is None or not other:
        return None
    rules = talk.state.rules
    for offer in talk.state.playing.attempts(scene, figure, other):
        key = verb_of(rules, offer.name, offer.action).key
        because = refusal(rules.resolve, scene, offer.action) if key in keys else None
        if because is not None:
            verb = talk.speaker.say(f"verb-{key}")
            refused = Illegal("verb-refused", verb=verb, can=_can(talk, figure))
            refused.because = because
            return refused
    return None


def _named_exactly(talk: Talk, said: Sequence[str]) -> str:
    """Whoever in sight is called by just the words that were said."""
    ids = (one.person.id for one in talk.view.people)
    return next((id for id in ids if _content(tokens(talk.teller.callers.name(id))) == tuple(said)), "")


def _most_named(talk: Talk, said: Sequence[str]) -> str:
    """Whoever in sight has most of the words that were said in their name; nobody where none fits."""
    letters = letters_of(talk)
    fitting: dict[str, int] = {}
    for one in talk.view.people:
        id = one.person.id
        parts = {*tokens(talk.teller.callers.name(id)), id, letters.get(id, "")} - {""}
        fitting[id] = sum(any(is_form_of(typed, word) for word in parts) for typed in said)
    best = max(fitting, key=lambda id: fitting[id], default="")
    return best if best and fitting[best] else ""


def _say_why(talk: Talk, figure: str, verbs: set[str], said: Sequence[str]) -> None:
    """Refuse what somebody names and is not offered with the rules' own reason: what a thing costs."""
    scene, speaker, rules = talk.reader.scene, talk.speaker, talk.state.rules
    wished = {
        key: one for verb in verbs for key, one in talk.state.playing.wished(scene, figure, verb).items()
    }
    named = {key: tokens(speaker.say(f"item-{key}")) for key in wished if speaker.has(f"item-{key}")}
    meant = [
        key
        for key, name in named.items()
        if said and all(any(is_form_of(typed, word) for typed in said) for word in name)
    ]
    for key in meant[:1]:
        procedure = rules.resolve(scene, wished[key])
        next(procedure, None)  # a refusal comes before the first word
        procedure.close()


def fitting(deed: DeedLabel, said: Sequence[str], letters: dict[str, str]) -> list[WayLabel]:
    """The ways of a deed whose objects are what was said; with nothing said all of them.

    Who says `arrows` means arrows and no silver-tipped arrow: what is named in full goes before what is not.
    """
    found = [way for way in deed.ways if fits(way, said, letters)]
    named = [_named_in_full(way, said) for way in found]
    return [way for way, count in zip(found, named, strict=True) if count == max(named)]


def _named_in_full(way: WayLabel, said: Sequence[str]) -> int:
    """How many objects of a way have all their words said."""
    names = [tokens(one) for one in way.said]
    return sum(all(any(is_form_of(typed, word) for typed in said) for word in name) for name in names if name)


def fits(way: WayLabel, said: Sequence[str], letters: dict[str, str]) -> bool:
    """Whether everything that was said is an object of a way: by name, by id, or by its letter on the map."""
    names = [tokens(one) for one in (*way.said, *way.objects)]
    parts = {word for name in names for word in name} | {letters.get(one, "") for one in way.objects}
    return all(any(is_form_of(typed, word) for word in parts if word) for typed in said)


def meant_by(talk: Talk, sentence: Sentence) -> list[Meant]:
    """Everything that a sentence may mean, what nobody need choose being chosen."""
    deed, said = sentence.deed, sentence.objects
    if deed.task:
        return _tried(talk, sentence)
    found = fitting(deed, said, letters_of(talk))
    named = _named_exactly(talk, said) if "whom" in deed.roles else ""
    if named:  # whose whole name was said is meant, and nobody whose name only goes on
        found = [way for way in found if named in way.objects]
    if not found:
        _say_why(talk, sentence.figure, {deed.verb}, said)
        refused = _refused(talk, sentence.figure, (deed.verb,), said)
        if refused is not None:
            raise refused
        there = tuple(dict.fromkeys(way.said[0] for way in deed.ways if way.said))
        raise Missing(
            "no-such-object", verb=deed.text, object=" ".join(said), allowed=there[:MOST_NAMED] or NOTHING
        )
    return [Meant(sentence.figure, deed, way) for way in settled(talk, deed, found)]


def named_by(talk: Talk, text: str) -> list[Meant]:
    """Every way of a deed whose objects are called so, where no verb was said: a spell, a foe, a weapon."""
    said, hero = tokens(text), talk.listed.hero
    return [
        Meant(hero, deed, way)
        for deed in (talk.deeds(hero) if hero and said else ())
        if not deed.task
        for way in fitting(deed, said, letters_of(talk))
    ]


def letters_of(talk: Talk) -> dict[str, str]:
    """The letter of everybody on the map, as it is compared."""
    return {id: sign.casefold() for id, sign in talk.teller.callers.letters(talk.view).items()}


def are_in(said: Sequence[str], text: str) -> bool:
    """Whether everything that was said is among the words of a text."""
    parts = tokens(text)
    return bool(said) and all(any(is_form_of(typed, word) for word in parts) for typed in said)


def _tried(talk: Talk, sentence: Sentence) -> list[Meant]:
    """What somebody tries in their own words; with what they try it may stand at the end."""
    deed, rest = sentence.deed, sentence.rest
    said = tokens(rest)
    for count in (2, 1):
        ending = _content(said[-count:]) if len(said) >= count else ()
        found = fitting(deed, ending, {}) if ending and len(ending) == len(said[-count:]) else []
        if 0 < len(found) < len(deed.ways):
            plain = rest.split()[:-count]
            while plain and tokens(plain[-1]) and tokens(plain[-1])[0] in small_words():
                plain.pop()
            return [Meant(sentence.figure, deed, way, " ".join(plain)) for way in found]
    return [Meant(sentence.figure, deed, way, rest) for way in deed.ways]


def as_attempt(talk: Talk, line: Line) -> list[Meant]:
    """What a line that no rule names means: to try just that; nothing for a single word."""
    hero = talk.listed.hero
    tasks = [deed for deed in (talk.deeds(hero) if hero else ()) if deed.task] if line.is_sentence else []
    return [Meant(hero, deed, way, line.text) for deed in tasks[:1] for way in deed.ways]


def settled(talk: Talk, deed: DeedLabel, ways: Sequence[WayLabel]) -> list[WayLabel]:
    """Of ways that differ only in what the usual will do for, the usual: the cheapest, then the likeliest."""
    apart: dict[tuple[str, ...], list[WayLabel]] = {}
    for way in ways:
        chosen = tuple(
            one for one, role in zip(way.objects, deed.roles, strict=False) if role in CHOSEN or deed.task
        )
        apart.setdefault(chosen, []).append(way)
    return [min(alike, key=talk.preference) for alike in apart.values()]


def exits_meant(talk: Talk, line: Line) -> list[tuple[Choice, str]]:
    """The ways out that somebody means who says that they go there: `go back`, `geh zurück`."""
    said = tokens(line.text)
    goings = [one for one, key in phrases(talk.state.header.game, WALKED) if key in WALKED]
    starts = [len(one) for one in goings if len(said) > len(one) and _begins(said, one, is_exact=True)]
    if not starts:
        return []
    there = _content(said[max(starts) :])
    return [
        (choice, text) for choice, text in _choices(talk) if choice.kind == "exit" and are_in(there, text)
    ]


def choices_meant(talk: Talk, line: Line) -> list[tuple[Choice, str]]:
    """The choices of the adventure whose words a line has, with those words."""
    said = _content(tokens(line.text))
    return [(choice, text) for choice, text in _choices(talk) if are_in(said, text)]


def _choices(talk: Talk) -> list[tuple[Choice, str]]:
    """What the adventure proposes now, in its words."""
    stories = Stories(talk.state.adventure, talk.speaker)
    story = talk.view.story
    if story is None:
        return []
    begins = talk.speaker.say("play-begin")
    return [
        (one, begins if one.kind == "begin" else stories.choice(story.place, one.id)) for one in story.choices
    ]
