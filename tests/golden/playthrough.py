"""A whole evening of a game, told line by line: what was done, answered, reasoned and changed.

`python -m tests.golden.playthrough` writes the files anew; read the difference in review, since a
changed line is a changed rule, a changed number or a changed word.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from nde.dice import at_random, seeded, watch
from nde.locale import words
from nde.rules import Offer, Ruleset, ruleset_ids, ruleset_named
from tests.rules.games import GM, surprise

FOLDER = Path(__file__).parent
ROUNDS = 8


class Evening:
    """Plays one evening with seeded faces and simple habits, and writes down everything."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self.words = words("en", ruleset.id)
        self.chance = Random(seed)
        self.faces = seeded(seed)
        ranks = list(ruleset.foes)
        heroes = {name: surprise(ruleset, seed + number) for number, name in enumerate(("ada", "bob", "eve"))}
        foes = {name: self.chance.choice(ranks) for name in ("first", "second", "third", "fourth")}
        self.scene = ruleset.new_scene(heroes, foes)
        self.lines = [
            f"# {ruleset.id}, seed {seed}: {', '.join(f'{id} is {block}' for id, block in foes.items())}"
        ]

    def lines_of(self) -> list[str]:
        """Play the evening: a session begins, a fight, the scene's end, a rest."""
        for name in ("begin-session", "start-fight"):
            self.act(GM, name)
        for _ in range(ROUNDS):
            if not self.someone_fights():
                break
            self.heroes_turn()
            self.foes_turn()
        for name in ("end-scene", "safe-rest"):
            self.act(GM, name)
        for id, character in self.ruleset.characters(self.scene).items():
            self.lines.append(f"{id}: {_plain(self.ruleset.write_sheet(character))}")
        return self.lines

    def someone_fights(self) -> bool:
        """Whether any hero could still strike."""
        return any(self.offers(id, "melee") for id in self.ruleset.characters(self.scene))

    def heroes_turn(self) -> None:
        """Everybody does something: strikes, mostly."""
        for id in self.ruleset.characters(self.scene):
            wishes = ["melee", "melee", "ranged", "power-strike", "test", "help", "heal"]
            self.act(id, self.chance.choice(wishes)) or self.act(id, "melee") or self.act(id, "raise")
        self.act(GM, "end-turn")

    def foes_turn(self) -> None:
        """Every foe acts against somebody, by a move if it has one."""
        for _ in range(3):
            self.act(GM, self.chance.choice(["foe-strike", "use-move"])) or self.act(GM, "foe-strike")
        self.act(GM, "end-turn")

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
    fields = msgspec.to_builtins(value)
    kind = fields.pop("type")
    said = {key: held for key, held in fields.items() if held not in ("", (), [], None, False, -1)}
    return f"{kind}({_plain(said)})"


def _plain(fields: dict[str, Any]) -> str:
    return ", ".join(f"{key} {value}" for key, value in fields.items() if key != "rule")


def playthrough(game: str) -> str:
    """The evening of a game as text."""
    return "\n".join(Evening(ruleset_named(game), seed=2026).lines_of()) + "\n"


def files() -> list[tuple[str, Path]]:
    """Every game and its golden file."""
    return [(game, FOLDER / f"{game}.txt") for game in ruleset_ids()]


if __name__ == "__main__":
    for game, path in files():
        path.write_text(playthrough(game), encoding="utf-8")
