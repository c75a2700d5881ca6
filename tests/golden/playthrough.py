"""A whole evening of a game, told line by line: what was done, answered, reasoned and changed.

`python -m tests.golden.playthrough` writes the files anew; read the difference in review, since a
changed line is a changed rule, a changed number or a changed word.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from nde.dice import at_random, seeded, watch
from nde.locale import words
from nde.rules import Offer, Ruleset, ruleset_named
from tests.games import games_with
from tests.rules.games import GM, surprise

FOLDER = Path(__file__).parent
ROUNDS = 8


class Habits(NamedTuple):
    """What is done in an evening of a game, by the names of its offers."""

    opening: tuple[str, ...]
    deeds: tuple[str, ...]
    """What heroes like to do; one of these is drawn for each."""
    otherwise: tuple[str, ...]
    """What they do where that is not on offer; the first is what makes a fight worth going on."""
    end_of_turn: tuple[str, ...]
    foes: tuple[str, ...]
    answers: int
    """How often the foes act in their turn."""
    closing: tuple[str, ...]
    cast: tuple[str, ...] = ()
    """Four stat blocks."""
    seed: int = 2026
    """An evening that lasts: not every party outlives its first round."""


STEPDICE = Habits(
    opening=("begin-session", "start-fight"),
    deeds=("melee", "melee", "ranged", "power-strike", "test", "help", "heal"),
    otherwise=("melee", "raise"),
    end_of_turn=("end-turn",),
    foes=("foe-strike", "use-move"),
    answers=3,
    closing=("end-scene", "safe-rest"),
)
HABITS = {
    "nde12": STEPDICE._replace(cast=("bruiser", "marksman", "tactician", "tactician")),
    "nde14": STEPDICE._replace(cast=("elite", "snarer", "sergeant", "sergeant")),
    "cairn2e": Habits(
        opening=("react", "fate", "dungeon-turn", "hire", "start-fight"),
        deeds=("strike", "shoot", "strike", "cast", "try", "stabilise", "flee"),
        otherwise=("strike", "shoot", "stabilise", "wait"),
        end_of_turn=("resolve-side", "settle-scar"),
        foes=("strike", "shoot", "blast", "wait"),
        answers=4,
        closing=(
            "end-fight",
            "settle-scar",
            "trap",
            "panic",
            "pass-time",
            "make-camp",
            "travel",
            "rest-week",
        ),
        cast=("goblin", "goblin", "goblin", "dire-wolf"),
        seed=2035,
    ),
    "tkds": Habits(
        opening=("begin-session", "luck", "secret-check", "reveal", "start-fight"),
        deeds=("attack", "attack", "attack", "shoot", "cast", "trip", "surge", "hurl-bolt", "heal", "check"),
        otherwise=("attack", "shoot", "stabilise", "cling"),
        end_of_turn=("end-turn",),
        foes=("attack", "trip"),
        answers=4,
        closing=("end-fight", "pass-turn", "camp", "milestone", "downtime"),
        cast=("bandit", "bandit", "walking-dead", "hunting-dog"),
        seed=2021,
    ),
}


class Evening:
    """Plays one evening with seeded faces and simple habits, and writes down everything."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self.habits = HABITS[ruleset.id]
        self.words = words("en", ruleset.id)
        self.chance = Random(seed)
        self.faces = seeded(seed)
        heroes = {name: surprise(ruleset, seed + number) for number, name in enumerate(("ada", "bob", "eve"))}
        names = ("first", "second", "third", "fourth")
        foes = dict(zip(names, self.habits.cast, strict=True))
        self.scene = ruleset.new_scene(heroes, foes)
        self.lines = [
            f"# {ruleset.id}, seed {seed}: {', '.join(f'{id} is {block}' for id, block in foes.items())}"
        ]

    def lines_of(self) -> list[str]:
        """Play the evening: it opens, a fight is fought round by round, and it closes."""
        habits = self.habits
        self.each(GM, habits.opening)
        for _ in range(ROUNDS):
            if not self.someone_fights():
                break
            for id in self.ruleset.characters(self.scene):
                self.one_of(id, (self.chance.choice(habits.deeds), *habits.otherwise))
            self.each(GM, habits.end_of_turn)
            for _ in range(habits.answers):
                self.one_of(GM, (self.chance.choice(habits.foes), *habits.foes))
            self.each(GM, habits.end_of_turn)
        self.each(GM, habits.closing)
        for id, character in self.ruleset.characters(self.scene).items():
            self.lines.append(f"{id}: {_plain(self.ruleset.write_sheet(character))}")
        return self.lines

    def someone_fights(self) -> bool:
        """Whether any hero could still strike."""
        fights = self.habits.otherwise[0]
        return any(self.offers(id, fights) for id in self.ruleset.characters(self.scene))

    def each(self, seat: str, names: tuple[str, ...]) -> None:
        """Take an offer of every name, where there is one."""
        for name in names:
            self.act(seat, name)

    def one_of(self, seat: str, names: tuple[str, ...]) -> None:
        """Take an offer of the first name there is one of."""
        for name in names:
            if self.act(seat, name):
                return

    def offers(self, seat: str, name: str) -> list[Offer]:
        """The offers of one name."""
        return [offer for offer in self.ruleset.offers(self.scene, seat) if offer.name == name]

    def act(self, seat: str, name: str) -> bool:
        """Take one of the offers of a name, if there is one, and write it down."""
        offers = self.offers(seat, name)
        if not offers:
            return False
        offer = self.chance.choice(offers)
        run = watch(self.ruleset.resolve(self.scene, offer.action), self.faces, at_random(self.faces))
        answers = " ".join(map(str, run.answers)) or "-"
        self.lines.append(f"> {seat}: {_told(offer.action)} [{answers}] {run.result.outcome}".rstrip())
        self.lines += [f"    {step.rule}: {self.words.step(step)}" for step in run.steps]
        for effect in run.result.effects:
            self.lines.append(f"  * {_told(effect)}")
            self.scene = self.ruleset.apply(self.scene, effect)
        return True


def _told(value: Any) -> str:
    return _shown(msgspec.to_builtins(value))


def _shown(fields: dict[str, Any]) -> str:
    return f"{fields.get('type', '')}({_plain({key: held for key, held in fields.items() if key != 'type'})})"


def _plain(fields: dict[str, Any]) -> str:
    said = {key: held for key, held in fields.items() if held not in ("", (), [], None, False, -1)}
    return ", ".join(f"{key} {_nested(value)}" for key, value in said.items() if key != "rule")


def _nested(value: Any) -> str:
    if isinstance(value, dict):
        return _shown(value)
    if isinstance(value, tuple | list) and any(isinstance(one, dict) for one in value):
        return f"[{', '.join(map(_nested, value))}]"
    return str(value)


def playthrough(game: str) -> str:
    """The evening of a game as text."""
    return "\n".join(Evening(ruleset_named(game), seed=HABITS[game].seed).lines_of()) + "\n"


def files() -> list[tuple[str, Path]]:
    """Every game that is shipped, with words in all languages, and its golden file."""
    return [(game, FOLDER / f"{game}.txt") for game in games_with("all languages")]


if __name__ == "__main__":
    for game, path in files():
        path.write_text(playthrough(game), encoding="utf-8")
