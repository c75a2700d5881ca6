"""Heroes for a new table: drawn at random by the game's own creation, a party that one would choose.

No two are alike in what they are, as long as the game has others; of several who are drawn for each place one
is taken whose blows are worth their name and who is good at something besides.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from nde.dice import Ask, play, seeded
from nde.errors import NdeError
from nde.rules import Ruleset
from nde.rules.play import TRIALS, Kind, Playing, Rank
from nde.table.commands import Act, Give, Rename
from nde.table.game_types import Action, Character, GameScene
from nde.table.scenes import carried_out, with_character
from nde.table.seats import GM

Document: TypeAlias = dict[str, Any]
"""A sheet as plain data."""
MOST_TRIES = 40
CANDIDATES = 4
"""How many are drawn for each place of a party."""
ROLLS = 12
"""How often a candidate tries what they can do."""
LEAST_BLOW = 0.6
"""What somebody's blows must do, measured by those of all who were drawn."""
LEAST_SKILL = 0.5
"""How often somebody must succeed with what they are best at."""
COMPANION = "companion"
"""The id of whoever goes along with a lone hero."""
HERO, FOE = "hero", "foe"
FOES: tuple[tuple[Kind, Rank], ...] = (("beast", "minion"), ("raider", "elite"))
"""Whom a candidate strikes at."""


class Drawn(NamedTuple):
    """Somebody who was drawn, and what they are."""

    character: Character
    callings: tuple[str, ...]


def drawn_hero(
    rules: Ruleset, chance: Random, names: Collection[str], callings: Collection[str] = ()
) -> Character:
    """A character drawn at random, with a name and, if there is one left, a calling that nobody has yet."""
    return _drawn(rules, chance, names, callings).character


def _drawn(rules: Ruleset, chance: Random, names: Collection[str], callings: Collection[str]) -> Drawn:
    for _ in range(MOST_TRIES):
        chosen: list[str] = []
        choose = _choosing(rules, chance, callings, chosen)
        character = play(rules.create(), seeded(chance.getrandbits(60)), choose)
        if rules.sheet(character).name not in names:
            break
    return Drawn(character, tuple(chosen))


def new_party(
    rules: Ruleset, chance: Random, sheets: Sequence[Document], count: int, taken: Collection[str] = ()
) -> Iterator[tuple[str, Document]]:
    """The heroes of a new table, each with an id and a sheet: those that are given, the others drawn."""
    ids, names, callings = set(taken), set[str](), set[str]()
    for number in range(count):
        if number < len(sheets):
            sheet = sheets[number]
        else:
            one = _chosen(rules, chance, names, callings)
            callings.update(one.callings)
            sheet = rules.write_sheet(one.character)
        name = str(sheet.get("name", ""))
        names.add(name)
        id = id_for(name, number + 1, ids)
        ids.add(id)
        yield id, sheet


def setting_out(rules: Ruleset, party: Mapping[str, Any]) -> GameScene:
    """A party as it sets out: whoever is alone with a companion, where the game has people for hire."""
    scene = rules.new_scene(dict(party), {})
    if len(party) != 1 or rules.playing is None or rules.playing.hireling is None:
        return scene
    hired = play(rules.resolve(scene, rules.playing.hireling(COMPANION)), seeded(0))
    return carried_out(rules, scene, hired.effects)


def along_with_one(rules: Ruleset, chance: Random, name: str, seat: str) -> Iterator[Act | Rename | Give]:
    """What lets a companion go along with a lone hero of a name, where the game has people for hire."""
    if rules.playing is None or rules.playing.hireling is None:
        return
    yield Act(action=rules.playing.hireling(COMPANION))
    own = rules.sheet(drawn_hero(rules, chance, (name,))).name
    if own:
        yield Rename(figure=COMPANION, name=own)
    if seat != GM:
        yield Give(figure=COMPANION, seat=seat)


def _choosing(
    rules: Ruleset, chance: Random, taken: Collection[str], chosen: list[str]
) -> Callable[[Ask], str]:
    callings = dict(rules.playing.callings) if rules.playing is not None else {}

    def choose(ask: Ask) -> str:
        if ask.key in callings:
            free = [one for one in callings[ask.key] if one not in taken and one in ask.options]
            chosen.append(chance.choice(free or list(ask.options)))
            return chosen[-1]
        picked = chance.choice(ask.options) if ask.options else ask.default
        return ask.default if ask.is_advised else picked

    return choose


def _chosen(rules: Ruleset, chance: Random, names: Collection[str], callings: Collection[str]) -> Drawn:
    """One of several who are drawn: the first who is of use in a fight and out of it, or the best in one."""
    drawn = [_drawn(rules, chance, names, callings) for _ in range(CANDIDATES)]
    blows = [blow(rules, one.character) for one in drawn]
    least = LEAST_BLOW * sum(blows) / len(blows)
    for one, worth in zip(drawn, blows, strict=True):
        if worth >= least and skill(rules, one.character) >= LEAST_SKILL:
            return one
    return max(zip(drawn, blows, strict=True), key=lambda pair: pair[1])[0]


def blow(rules: Ruleset, character: Character) -> float:
    """What the best blows of somebody do to foes of several sorts, on average over some rolls."""
    playing = rules.playing
    if playing is None:
        return 0
    return sum(_best_blow(rules, playing, _met(rules, playing, character, *foe)) for foe in FOES)


def _best_blow(rules: Ruleset, playing: Playing, scene: GameScene) -> float:
    actions = [
        offer.preview if offer.preview is not None else offer.action
        for offer in rules.offers(scene, HERO)
        if playing.aim(scene, offer).purpose == "attack"
    ]
    return max((_done_by(rules, playing, scene, action) for action in actions), default=0)


def _met(rules: Ruleset, playing: Playing, character: Character, kind: Kind, rank: Rank) -> GameScene:
    """Somebody face to face with a foe, in their turn."""
    scene = playing.join(with_character(rules, None, HERO, character), {FOE: playing.cast(kind, rank)})
    begin = playing.moment(scene, "fight")
    if begin is not None:
        scene = carried_out(rules, scene, play(rules.resolve(scene, begin), seeded(1)).effects)
    return playing.on_turn(scene, HERO)


def _done_by(rules: Ruleset, playing: Playing, scene: GameScene, action: Action) -> float:
    before, lost = playing.standing(scene, "foes"), 0
    for seed in range(ROLLS):
        try:
            effects = play(rules.resolve(scene, action), seeded(seed)).effects
        except NdeError:
            return 0
        lost += before - playing.standing(carried_out(rules, scene, effects), "foes")
    return lost / ROLLS


def skill(rules: Ruleset, character: Character) -> float:
    """How often somebody succeeds with what they are best at, over some rolls."""
    playing = rules.playing
    if playing is None:
        return 1
    scene = with_character(rules, None, HERO, character)
    return max(_succeeds(rules, scene, playing.trial(scene, HERO, one, "normal")) for one in TRIALS)


def _succeeds(rules: Ruleset, scene: GameScene, action: Action) -> float:
    results = [play(rules.resolve(scene, action), seeded(seed)) for seed in range(ROLLS)]
    return sum(rules.fulfils(scene, action, one) == "wholly" for one in results) / ROLLS


def id_for(name: str, number: int, taken: Collection[str]) -> str:
    """An id that reads like the name, which people type: `name-sable` and `Sable` become `sable`."""
    plain = unicodedata.normalize("NFD", name.casefold().removeprefix("name-").replace("ł", "l"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    word = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:30].strip("-")
    if not word or word == GM or word in taken:
        word = f"{word or 'hero'}-{number}"
    return word
