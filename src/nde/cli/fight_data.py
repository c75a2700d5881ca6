"""`nde fight` for programs: the question, and the answer with all its numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.cli.fight_asked import Asked
from nde.lab.answers import Answer
from nde.lab.best_play import BestPlay, Deed
from nde.lab.fitting import Fitting, Wanted
from nde.lab.habits import Doing, Habit
from nde.lab.variants import Variant
from nde.prose.lab.how_found import told_only


def asked_data(asked: Asked) -> dict[str, Any]:
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


def doing_data(doing: Doing) -> dict[str, Any]:
    """What everybody does."""
    foes = {"whom": doing.whom, "fallen": doing.fallen, **doing.asked}
    return {"heroes": habits_data(doing.heroes), "foes": foes, "leaves_fallen": doing.leaves_fallen}


def habits_data(habits: tuple[Habit, ...]) -> list[dict[str, Any]]:
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
                    "dice": deed.rolled,
                }
                for deed in one.deeds
            ],
        }
        for one in habits
    ]


def answer_data(answer: Answer) -> dict[str, Any]:
    """An answer: every field of it, and the mean number of heroes out of it."""
    return {**msgspec.to_builtins(answer, str_keys=True), "mean_down": answer.mean_down}


def fitting_data(fight: Fitting) -> dict[str, Any]:
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


def variant_data(variant: Variant) -> dict[str, Any]:
    """A fight under one way of the rules."""
    return {
        "label": variant.label,
        "game": variant.game,
        "settings": variant.settings,
        "instead": msgspec.to_builtins(variant.instead),
        "answer": answer_data(variant.answer),
    }


def best_data(best: BestPlay) -> dict[str, Any]:
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
