"""What `nde fight` answers: for programs; and for people, with the question and its picture in a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from nde.cli.fight_party import names_of_party
from nde.cli.fight_question import Asked
from nde.cli.files import write_new
from nde.cli.session import INTERRUPTED, Reply, Session
from nde.lab.answers import Answer
from nde.lab.best_play import BestPlay, Deed
from nde.lab.habits import Doing, Habit
from nde.lab.policies import nobodys
from nde.lab.risk_search import Fitting, Wanted
from nde.lab.rulings import beginning_told
from nde.lab.variants import Variant
from nde.locale.book.rules import option_text
from nde.locale.layout import paragraph
from nde.prose.lab.comparisons import foes_words
from nde.prose.lab.fight import told_only
from nde.prose.lab.reader import Reader, policy_words
from nde.rules import Ruleset


def asked_data(asked: Asked) -> dict[str, object]:
    """What was asked."""
    names = asked.names
    return {
        "game": asked.game.rules.id,
        "party": [{"id": id, "name": names[id]} for id in asked.party.characters],
        "foes": [{"block": block, "count": count} for block, count in asked.foes],
        "policy": asked.policies[0].name,
        "rulings": asked.rulings,
        "begin": asked.begin,
        "apart": asked.apart,
        "told_only": told_only(asked.game.rules, asked.scene, asked.game.words),
        "effort": msgspec.to_builtins(asked.effort),
    }


def doing_data(doing: Doing) -> dict[str, object]:
    """What everybody does."""
    foes = {"whom": doing.whom, "fallen": doing.fallen, **doing.asked}
    attacks = [
        {"who": one.who, "attacks": [{"attack": deed.means, "dice": deed.rolled} for deed in one.deeds]}
        for one in doing.foes
    ]
    return {
        "heroes": habits_data(doing.heroes),
        "foes": foes,
        "foe_attacks": attacks,
        "leaves_fallen": doing.leaves_fallen,
    }


def habits_data(habits: tuple[Habit, ...]) -> list[dict[str, object]]:
    """What heroes do."""
    return [
        {
            "who": one.who,
            "deeds": [
                {
                    "offer": deed.offer,
                    "purpose": deed.purpose,
                    "way": deed.way,
                    "works": deed.works,
                    "usual": deed.works if deed.usual is None else deed.usual,
                    "at_once": deed.is_at_once,
                    "dice": deed.rolled,
                }
                for deed in one.deeds
            ],
        }
        for one in habits
    ]


def answer_data(answer: Answer) -> dict[str, object]:
    """An answer: every field of it, and the mean number of heroes out of it."""
    return {**msgspec.to_builtins(answer, str_keys=True), "mean_down": answer.mean_down}


def fitting_data(fight: Fitting) -> dict[str, object]:
    """A fight for a risk."""
    return {
        "foes": [{"block": block, "count": count} for block, count in fight.foes],
        "swing": fight.swing,
        "distance": fight.distance,
        "answer": answer_data(fight.answer),
    }


def wanted_data(wanted: Wanted) -> dict[str, float]:
    """The risk that is wanted."""
    values = {"win": wanted.win, "down": wanted.down}
    return {name: value for name, value in values.items() if value is not None}


def variant_data(variant: Variant) -> dict[str, object]:
    """A fight under one way of the rules."""
    return {
        "label": variant.label,
        "game": variant.game,
        "settings": variant.settings,
        "instead": msgspec.to_builtins(variant.instead),
        "answer": answer_data(variant.answer),
    }


def best_data(best: BestPlay) -> dict[str, object]:
    """Best play; deeds are told by who does what to whom."""
    return {
        "aim": best.aim,
        "best": best.best,
        "worth": best.worth,
        "scenes": best.scenes,
        "residual": best.residual,
        "is_stopped": best.is_stopped,
        "left_out": best.left_out,
        "doing": habits_data(best.heroes),
        "differs": [
            {
                "policy": one.policy,
                "people": [
                    {
                        "id": person.id,
                        "is_out": person.is_out,
                        "left": {track.key: track.value for track in person.tracks},
                    }
                    for person in one.people
                ],
                "best": _deed_data(one.best),
                "best_worth": one.best_worth,
                "deed": _deed_data(one.deed),
                "deed_worth": one.deed_worth,
                "met": one.met,
            }
            for one in best.differs
        ],
    }


def _deed_data(deed: Deed) -> dict[str, str]:
    return {
        "who": deed.who,
        "offer": deed.offer,
        "target": deed.target,
        "purpose": deed.purpose,
        "question": deed.question,
        "answer": deed.answer,
    }


class Found(NamedTuple):
    """What was found out about a fight, before anybody is told."""

    asked: Asked
    seconds: float
    is_stopped: bool
    """Whether somebody stopped it."""
    data: dict[str, Any]
    text: Callable[[Reader], list[str]]
    svg: Callable[[str, Reader], str]
    answer: Answer | None = None
    """What comes of the fight as it was asked for, where that is what was asked."""

    def as_data(self) -> dict[str, object]:
        """The question with its answer, for a program."""
        return asked_data(self.asked) | {"seconds": self.seconds} | self.data

    def as_svg(self, width: int) -> str:
        """The answer as a picture."""
        return self.svg(_title(self.asked), _reader(self.asked, width))

    def as_text(self, width: int) -> str:
        """The question with its answer, for people."""
        above = [*paragraph(_title(self.asked), width), *_manner(self.asked, width), ""]
        return "\n".join([*above, *self.text(_reader(self.asked, width))])


def reply_with(found: Found, session: Session) -> Reply:
    """The answer with the question above it; the picture is written before anything is said."""
    words, path = found.asked.game.words, found.asked.svg
    if path is not None:
        write_new(path, found.as_svg(session.width))

    def text() -> str:
        below = ["", words.say("lab-picture-written", file=path)] if path is not None else []
        return "\n".join([found.as_text(session.width), *below])

    return Reply(data=found.as_data, text=text, status=INTERRUPTED if found.is_stopped else 0)


def _title(asked: Asked) -> str:
    party = ", ".join(names_of_party(asked.party, asked.game).values())
    foes = foes_words(asked.foes, asked.game.words)
    return asked.game.words.say("lab-title", game=asked.game.title, party=party, foes=foes)


def _manner(asked: Asked, width: int) -> list[str]:
    """How the party fights, and what is ruled."""
    words = asked.game.words
    lines = [] if asked.goal is not None else paragraph(policy_words(asked.policies[0], words), width)
    for key, values in (("lab-rulings", asked.rulings["party"]), ("lab-foe-rulings", asked.rulings["foes"])):
        if values:
            typed = ", ".join(f"{name}={option_text(value)}" for name, value in values.items())
            lines += paragraph(words.say(key, rulings=typed), width)
    for text in _beginnings(asked):
        lines += paragraph(text, width)
    for policy in asked.policies if asked.goal is None else ():
        for name in nobodys(policy, asked.game.rules, asked.scene):
            lines += paragraph(words.say("lab-policy-nobodys", name=name, policy=policy.name), width)
    if asked.apart is not None:
        lines += paragraph(words.say("lab-apart", steps=asked.apart), width)
    return lines


def _beginnings(asked: Asked) -> list[str]:
    """How the fight begins, in sentences: under each way of the rules, where they differ in that."""
    words, games = asked.game.words, {way.rules.id for way in asked.ways}
    if games - {asked.game.rules.id}:
        return []  # everybody is somebody else there
    how = {way.label: _begins(way.rules, asked) for way in asked.ways} or {
        "": _begins(asked.game.rules, asked)
    }
    if len({*how.values()}) == 1:
        return [next(iter(how.values()))]
    return [words.say("lab-begins-under", label=label, how=text) for label, text in how.items()]


def _begins(rules: Ruleset, asked: Asked) -> str:
    return " ".join([asked.game.words.say(key) for key in beginning_told(rules, asked.scene)])


def _reader(asked: Asked, width: int) -> Reader:
    """Who reads the answer."""
    only_told = told_only(asked.game.rules, asked.scene, asked.game.words)
    return Reader(asked.game.words, width, asked.names, only_told)
