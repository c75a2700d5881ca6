"""People, deeds and odds of the lab in the reader's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nde.dice import Ask, play
from nde.lab.answers import Answer
from nde.lab.habits import Doing, Habit
from nde.lab.line_up import kinds_of_hero
from nde.lab.rulings import beginning_told
from nde.locale import Words, words
from nde.locale.phrases import label
from nde.prose.deeds import TELLING, Doer, deed_fields, deed_words
from nde.prose.lab.comparisons import answer_words
from nde.prose.lab.fight import told_only
from nde.prose.lab.habits import fallen_words, foe_attacks_told, foes_words, habit_words
from nde.prose.names import names_of
from nde.prose.people import condition_words
from nde.rules.play import Person, playing_of
from nde.rules.ruleset import NoSuchValue, Ruleset, Value
from nde.web.handlers.games import choice_title, worded_or
from nde.web.lab import answers as a
from nde.web.lab.fights import Fight


class Telling:
    """Tells of one fight: everybody in it has a name."""

    def __init__(self, fight: Fight, language: str) -> None:
        self._fight, self._rules = fight, fight.game.rules
        self._plain = fight.game.words(language)
        self._people = playing_of(self._rules).people(fight.scene)
        self.names = self._names()
        own = {message: text for named, message, text in fight.game.names if named in ("", language)}
        calls = {f"who-{id}": name for id, name in self.names.items()}
        self.speaker = words(language, self._rules.id, {**own, **calls})

    def _names(self) -> dict[str, str]:
        """What everybody is called: heroes from words by their kind, all others by their names."""
        fight, names = self._fight, names_of(self._people, self._plain)
        kinds = hero_titles(self._rules, self._plain)
        heroes = [one.id for one in self._people if one.side == "party" and one.id in fight.kinds]
        for id in heroes:
            kind = fight.kinds[id]
            number = id.removeprefix(f"{kind}-")
            names[id] = kinds.get(kind, kind) + (f" {number}" if number != id else "")
        return names

    def begins(self) -> str:
        """How the fight begins, in sentences."""
        return " ".join(
            [self.speaker.say(key) for key in beginning_told(self._fight.rules, self._fight.scene)]
        )

    def told_only(self) -> tuple[str, ...]:
        """What stat blocks of the foes only tell, in sentences."""
        return told_only(self._rules, self._fight.scene, self.speaker)

    def people(self, people: Iterable[Person] | None = None) -> tuple[a.LabPerson, ...]:
        """Everybody as the fight begins, or as they are in another scene of it."""
        return tuple([self._person(one) for one in (self._people if people is None else people)])

    def _person(self, one: Person) -> a.LabPerson:
        speaker = self.speaker
        is_called = bool(one.name) and one.id not in self._fight.kinds
        return a.LabPerson(
            id=one.id,
            title=self.names.get(one.id, one.id),
            about=speaker.say(one.label) if is_called and speaker.has(one.label) else "",
            side=one.side,
            kind=self._kind(one),
            is_out=one.is_out,
            tracks=tuple(
                [
                    a.LabTrack(
                        key=track.key,
                        title=label(track.key, speaker),
                        value=track.value,
                        most=track.most,
                        path=self._path(one.id, track.key),
                    )
                    for track in one.tracks
                ]
            ),
            conditions=tuple([condition_words(key, speaker) for key in one.conditions]),
        )

    def _kind(self, one: Person) -> str:
        if one.id in self._fight.kinds:
            return self._fight.kinds[one.id]
        # The message that names somebody without a name ends in the id of their stat block.
        block = one.label.partition("-")[2]
        return block if one.side == "foes" and block in self._rules.foes else ""

    def foes(self) -> list[tuple[str, int]]:
        """The foes who take part, by kind and count."""
        taking_part = [one for one in self._people if one.side == "foes" and not one.is_out]
        return list(Counter(kind for one in taking_part if (kind := self._kind(one))).items())

    def _path(self, who: str, key: str) -> str:
        for path in (f"{who}.{key}", f"{who}.{key.replace('-', '_')}"):
            try:
                if type(self._rules.look(self._fight.scene, path)) is int:
                    return path
            except NoSuchValue:
                continue
        return ""

    def words(self, answers: Iterable[Answer]) -> a.LabWords:
        """What the keys in some answers are called."""
        fates = [fate for answer in answers for fate in (*answer.heroes, *answer.foes)]
        tracks = dict.fromkeys(left.key for fate in fates for left in fate.left)
        conditions = dict.fromkeys(key for fate in fates for key in fate.conditions)
        return a.LabWords(
            tracks={key: label(key, self.speaker) for key in tracks},
            conditions={key: condition_words(key, self.speaker) for key in conditions},
        )

    def way(self, game: str, settings: Mapping[str, Value], written: Sequence[str]) -> str:
        """One way the rules can be: the game where several are compared, and what is set in it."""
        said = [f"game-{game}"] if any(text.partition("=")[0].strip() == "game" for text in written) else []
        parts = [worded_or(key, game, self.speaker) for key in said]
        for key, value in settings.items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            choice = choice_title(f"setting-{key}-{text}".lower(), text, self.speaker)
            parts.append(f"{worded_or(f'setting-{key}', key, self.speaker)}: {choice}")
        return ", ".join(parts)

    def doing(self, doing: Doing) -> a.LabDoing:
        """What everybody does."""
        attacks = foe_attacks_told(doing.foes, self._rules, self._fight.scene, self.speaker)
        foes = " ".join([*[f"{one}." for one in attacks], foes_words(doing, self._rules, self.speaker)])
        fallen = fallen_words(doing, None, self.speaker)
        return a.LabDoing(heroes=self.habits(doing.heroes), foes=foes, fallen=fallen)

    def habits(self, habits: Iterable[Habit]) -> tuple[a.LabHabit, ...]:
        """What heroes do."""
        rules, scene, speaker = self._rules, self._fight.scene, self.speaker
        return tuple(
            [a.LabHabit(who=one.who, told=habit_words(one, rules, scene, speaker)) for one in habits]
        )

    def untouched(self, key: str) -> str:
        """That an option makes no difference."""
        return self.speaker.say("lab-untouched", key=worded_or(f"setting-{key}", key, self.speaker))

    def deeds(self, some: Sequence[Any]) -> list[a.LabDeed]:
        """Things that people can do, each in words that set it apart from all that they could do at first.

        So the same deed has the same words wherever it is told: as the next one, or as the best.
        """
        alike: dict[tuple[str, str], list[dict[str, object]]] = {}
        for who in dict.fromkeys(one.who for one in some):
            if who in self._rules.characters(self._fight.scene):
                for offer in self._rules.offers(self._fight.scene, who):
                    alike.setdefault((who, offer.name), []).append(deed_fields(offer.action))
        for one in some:
            alike.setdefault((one.who, one.offer), []).append(deed_fields(one.action))
        return [self.deed(one, _apart(alike[one.who, one.offer])) for one in some]

    def deed(self, one: Any, also: Sequence[str] = ()) -> a.LabDeed:
        """Something that somebody can do, in a few words; `also` names fields that are worth telling."""
        if getattr(one, "question", ""):
            who = self.names.get(one.who, one.who)
            who = who[:1].upper() + who[1:]
            text = self.speaker.say("lab-deed-answer", who=who, answer=answer_words(one, self.speaker))
            return a.LabDeed(who=one.who, offer="", title=text, target="", purpose=one.purpose)
        doer = Doer(self._rules, self._fight.scene, one.who)
        text = deed_words(self.speaker, doer, one.offer, one.action, also)
        return a.LabDeed(who=one.who, offer=one.offer, title=text, target=one.target, purpose=one.purpose)


def _apart(alike: Sequence[dict[str, object]]) -> list[str]:
    """The fields in which deeds of one name differ."""
    return [key for key in TELLING if len({str(fields.get(key, "")) for fields in alike}) > 1]


def hero_titles(rules: Ruleset, speaker: Words) -> dict[str, str]:
    """What the kinds of hero of a game are called, by the word that names one."""
    kinds = kinds_of_hero(rules)
    found: dict[str, str] = {}

    def choose(ask: Ask) -> str:
        found.update(
            {kind: speaker.option(ask, kind) for kind in kinds if kind in ask.options and kind not in found}
        )
        return ask.default

    play(rules.create(), lambda sides: (sides + 1) // 2, choose)
    return {kind: found[kind] for kind in kinds if kind in found}
