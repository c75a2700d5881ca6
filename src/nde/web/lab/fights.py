"""The fight a question is about: from words, sheets, or the scene of a table, with something changed.

To it belong how far apart the sides begin, how it begins, what is ruled for every attack, and its policies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import msgspec

from nde.board import BANDS
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import MOST, MOST_APART, counted, foes_of, numbered, opening, ordinary
from nde.lab.policies import Policy, policy_named, read_policy
from nde.lab.progress import Going
from nde.lab.rulings import SINGLE, UNITS, attack_rulings, beginning_choices, ruled, with_beginning
from nde.locale import Words
from nde.locale.book.game import PackedGame
from nde.locale.phrases import choice_word
from nde.prose.sheet_files import PACKS
from nde.rules import Param, Ruleset
from nde.rules.creatures import with_creatures
from nde.rules.play import Playing, Side, playing_of
from nde.table.codec import DAMAGED
from nde.table.heroes import id_for
from nde.table.offers import checked_values
from nde.web.answers import Answer
from nde.web.chosen_game import choose_game
from nde.web.handlers.games import worded_or
from nde.web.lab import answers as a
from nde.web.lab import bodies as b
from nde.web.lab.bodies import LabWish, Rulings


def distances(rules: Ruleset, speaker: Words) -> tuple[str, ...]:
    """How far apart the sides can begin, in words: by bands or by areas, whichever the game knows."""
    if "zones" in rules.spaces:
        return tuple([worded_or(f"band-{band}", band, speaker) for band in BANDS])
    steps = range(MOST_APART + 1) if "areas" in rules.spaces else ()
    return tuple([speaker.say("lab-areas-apart", count=count) for count in steps])


def require_distances(rules: Ruleset, wish: LabWish) -> None:
    """Refuse a distance where there is none to begin at."""
    if wish.apart is None:
        return
    if wish.scene is not None:
        raise Faults("fight", (Fault("apart", Illegal("lab-distance-at-table")),))
    if not {"zones", "areas"} & set(rules.spaces):
        raise Faults("fight", (Fault("apart", Illegal("lab-no-distances")),))


def read_rulings(
    rules: Ruleset, scene: object, said: Rulings
) -> tuple[Mapping[str, object], Mapping[str, object]]:
    """What is ruled for the attacks of the party and of the foes, or `Faults` with all that cannot be."""
    faults: list[Fault] = []
    found: list[Mapping[str, object]] = []
    sides: tuple[tuple[Side, Mapping[str, object]], ...] = (("party", said.party), ("foes", said.foes))
    for side, values in sides:
        params = attack_rulings(rules, scene, side) if values else ()
        try:
            found.append(checked_values(params, values))
        except Faults as refused:
            faults += [Fault(f"rulings.{side}.{one.place}", one.error) for one in refused.faults]
    if faults:
        raise Faults("fight", tuple(faults))
    return found[0], found[1]


def read_begin(rules: Ruleset, scene: object, said: Mapping[str, object]) -> Mapping[str, object]:
    """What is chosen about how the fight begins, or `Faults` with all that cannot be."""
    if not said:
        return {}
    params = beginning_choices(rules, scene)
    if not params:
        is_on = playing_of(rules).turn(scene).is_fight
        error = Illegal("beginning-over") if is_on else Unreadable("beginning-fixed", name="begin")
        raise Faults("fight", (Fault("begin", error),))
    try:
        return checked_values(params, said)
    except Faults as refused:
        faults = [Fault(f"begin.{one.place}", one.error) for one in refused.faults]
        raise Faults("fight", tuple(faults)) from None


def choices_told(rules: Ruleset, scene: object, speaker: Words) -> tuple[a.LabRuling, ...]:
    """What can be chosen about how a fight from this scene begins."""
    return tuple([_told(one, speaker) for one in beginning_choices(rules, scene)])


def rulings_told(rules: Ruleset, scene: object, speaker: Words) -> a.LabRulings:
    """What a game master can say about every attack in a fight from this scene."""
    party, foes = (
        tuple([_told(one, speaker) for one in attack_rulings(rules, scene, side) if _is_open(one)])
        for side in _SIDES
    )
    return a.LabRulings(party=party, foes=foes)


_SIDES: tuple[Side, ...] = ("party", "foes")


def _is_open(param: Param) -> bool:
    """Whether there is more than one thing to say."""
    return param.kind != "number" or param.least is None or param.least != param.most


def _told(param: Param, speaker: Words) -> a.LabRuling:
    return a.LabRuling(
        title=worded_or(f"param-{param.name}", param.name, speaker),
        param=param,
        words={one: choice_word(param.name, one, speaker) for one in param.choices},
    )


class TableScene(msgspec.Struct, frozen=True, kw_only=True):
    """The scene of a table, as a client carries it."""

    scene: dict[str, Any]
    names: tuple[tuple[str, str, str], ...] = ()
    """Words that a pack brought: language, message, text."""


class Fight(NamedTuple):
    """Who fights whom, by which rules."""

    game: PackedGame
    scene: Any
    party: Mapping[str, Any]
    """The characters by id, as they now are."""
    party_words: tuple[tuple[str, int], ...]
    """The party in words; empty where some of it has a sheet, or something was changed."""
    kinds: dict[str, str]
    """The word that each comes from, by id."""
    is_named: bool
    """Whether the heroes have names of their own; those from words are called by their kind."""
    rulings: tuple[Mapping[str, object], Mapping[str, object]] = ({}, {})
    """What is ruled for every attack of the party, and of the foes."""
    begin: Mapping[str, object] = MappingProxyType({})
    """What is chosen about how it begins."""

    @property
    def rules(self) -> Ruleset:
        """The rules that it is fought by: the game's, under what is ruled and chosen."""
        return self.under(self.game.rules)

    def under(self, rules: Ruleset) -> Ruleset:
        """The same game with other settings, under the same rulings, its fights begun alike."""
        return with_beginning(ruled(rules, *self.rulings), self.begin)


def fight_of(wish: LabWish) -> Fight:
    """The fight of a wish, or `Faults` with everything that is wrong with it."""
    game = _with_own(choose_game(wish.game, wish.pack, wish.settings), wish.creatures)
    require_distances(game.rules, wish)
    if wish.scene is not None:
        game, scene = _table_scene(game, wish.scene)
        fight = Fight(game, scene, {}, (), {}, is_named=True)
        fight = _joined(fight, wish.foes)
    else:
        fight = _set_out(game, wish)
    scene = _changed(playing_of(game.rules), fight.scene, wish)
    _require_sides(game, scene)
    words = () if wish.put or wish.without else fight.party_words
    rulings = read_rulings(game.rules, scene, wish.rulings)
    begin = read_begin(game.rules, scene, wish.begin)
    party = game.rules.characters(scene)
    return fight._replace(scene=scene, party=party, party_words=words, rulings=rulings, begin=begin)


def _with_own(game: PackedGame, documents: Mapping[str, Mapping[str, object]]) -> PackedGame:
    """The game with somebody's own creatures beside its stat blocks, or every fault in them."""
    try:
        return game._replace(rules=with_creatures(game.rules, documents))
    except Faults as found:
        faults = [Fault(f"creatures.{one.place}", one.error) for one in found.faults]
        raise Faults("fight", tuple(faults)) from None


def _table_scene(game: PackedGame, document: dict[str, object]) -> tuple[PackedGame, object]:
    try:
        read = msgspec.convert(document, TableScene)
        scene: object = msgspec.json.decode(msgspec.json.encode(read.scene), type=game.rules.scene_type)
        people = playing_of(game.rules).people(scene)
    except (*DAMAGED, LookupError, TypeError, AttributeError) as fault:
        raise Unreadable("lab-scene-unreadable", reason=str(fault)) from None
    for side in ("party", "foes"):
        count = sum(one.side == side for one in people)
        if count > MOST:
            raise Unreadable("too-many-on-a-side", count=count, most=MOST)
    return game._replace(names=(*game.names, *read.names)), scene


def _joined(fight: Fight, kinds: Iterable[tuple[str, int]]) -> Fight:
    """A scene with more foes in it, each with an id that nobody has."""
    words = list(kinds)
    if not words:
        return fight
    rules = fight.game.rules
    playing = playing_of(rules)
    people = playing.people(fight.scene)
    there = {one.id for one in people}
    foes_of(rules, words)
    count = sum(one.side == "foes" for one in people) + sum(count for _, count in words)
    if count > MOST:
        raise Unreadable("too-many-on-a-side", count=count, most=MOST)
    new: dict[str, str] = {}
    for word, count in words:
        number = 0
        for _ in range(count):
            number += 1
            while f"{word}-{number}" in there:
                number += 1
            new[f"{word}-{number}"] = word
            there.add(f"{word}-{number}")
    return fight._replace(scene=playing.join(fight.scene, new), kinds=new)


class _Party:
    """A party being put together: characters by id, the words they come from, and every fault."""

    def __init__(self, game: PackedGame, taken: Iterable[str]) -> None:
        self._game, self._taken = game, set(taken)
        self.faults: list[Fault] = []
        self.characters: dict[str, object] = {}
        self.kinds: dict[str, str] = {}
        self.words: list[tuple[str, int]] = []

    def add(self, party: Iterable[str | dict[str, Any]]) -> None:
        """Let everybody of a party come, in order."""
        read = [one if isinstance(one, dict) else self._counted(one) for one in party]
        self.words = [word for one in read if isinstance(one, list) for word in one]
        size = sum(1 for one in read if isinstance(one, dict)) + sum(count for _, count in self.words)
        if size > MOST:
            self.faults.append(Fault("party", Unreadable("too-many-on-a-side", count=size, most=MOST)))
        if self.faults:
            return
        ids = numbered(self.words)
        self._taken |= {id for id, _ in ids}
        waiting = iter(ids)
        for one in read:
            if isinstance(one, dict):
                self._sheet(one)
            else:
                for word, count in one:
                    self._kind(word, [next(waiting)[0] for _ in range(count)])

    def _counted(self, text: str) -> list[tuple[str, int]]:
        try:
            return counted(text, "party")
        except Faults as found:
            self.faults += found.faults
            return []

    def _kind(self, word: str, ids: list[str]) -> None:
        try:
            body = ordinary(self._game.rules, word)
        except NdeError as error:
            self.faults.append(Fault("party", error))
            return
        self.characters |= dict.fromkeys(ids, body)
        self.kinds |= dict.fromkeys(ids, word)

    def _sheet(self, document: dict[str, object]) -> None:
        rules = self._game.rules
        try:
            body = rules.read_sheet({key: value for key, value in document.items() if key != PACKS})
        except Faults as found:
            self.faults += found.faults
            return
        id = id_for(rules.sheet(body).name, len(self.characters) + 1, self._taken)
        self._taken.add(id)
        self.characters[id] = body


def _set_out(game: PackedGame, wish: LabWish) -> Fight:
    """The fight of a party and foes that are named or described."""
    faults: list[Fault] = []
    foes: dict[str, str] = {}
    count = sum(count for _, count in wish.foes)
    try:
        foes = foes_of(game.rules, list(wish.foes)) if count <= MOST else {}
    except Faults as found:
        faults += found.faults
    if count > MOST:
        faults.append(Fault("foes", Unreadable("too-many-on-a-side", count=count, most=MOST)))
    party = _Party(game, foes)
    party.add(wish.party)
    faults = [*party.faults, *faults]
    if faults:
        raise Faults("fight", tuple(faults))
    characters = party.characters
    if not characters or not foes:
        raise Illegal("lab-nobody-to-fight", side="foes" if characters else "party")
    words = tuple(party.words) if len(party.kinds) == len(characters) else ()
    is_single = wish.begin.get(UNITS) == SINGLE
    rules = with_beginning(game.rules, {UNITS: SINGLE} if is_single else {})
    scene = opening(rules, characters, foes, wish.apart)
    return Fight(game, scene, characters, words, {**party.kinds, **foes}, is_named=False)


def _changed(playing: Playing, scene: object, wish: LabWish) -> object:
    """The scene with what a wish says is otherwise."""
    faults: list[Fault] = []
    ids = {one.id for one in playing.people(scene)}
    for who in dict.fromkeys(wish.without):
        if who in ids:
            scene = playing.leave(scene, who)
        else:
            faults.append(Fault("without", Missing("no-such-person", id=who)))
    for path, value in wish.put.items():
        if path.partition(".")[0] in wish.without:
            continue
        try:
            scene = playing.put(scene, path, value)
        except NdeError as error:
            faults.append(Fault("put", error))
    if faults:
        raise Faults("fight", tuple(faults))
    return scene


def _require_sides(game: PackedGame, scene: object) -> None:
    there = {one.side for one in playing_of(game.rules).people(scene) if not one.is_out}
    for side in ("party", "foes"):
        if side not in there:
            raise Illegal("lab-nobody-to-fight", side=side)


class Clock(Protocol):
    """Knows how long a question has taken, and wants to know how much there is to it."""

    def seconds(self) -> float:
        """How long it has taken."""

    def expect(self, fights: int) -> None:
        """Take note of how many fights there will be."""

    def found(self, part: Answer) -> None:
        """Tell something of the answer that is already known: another fight is done."""


class Asking(NamedTuple):
    """What a question is answered with: a lab, the most scenes and runs, and who is told how far it is."""

    lab: Lab
    language: str
    scenes: int
    runs: int
    going: Going
    clock: Clock

    def seconds(self) -> float:
        """How long it has taken."""
        return self.clock.seconds()

    def effort(self, wish: b.HowMuch) -> Effort:
        """How much a wish may take."""
        runs = min(wish.runs, self.runs)
        return Effort(method=wish.method, most_scenes=self.scenes, runs=runs, seed=wish.seed)


def policy_of(wish: b.PolicyWish) -> Policy:
    """A policy by its name or from a document."""
    return policy_named(wish) if isinstance(wish, str) else read_policy(wish)


def read(wish: b.LabWish, *more: b.PolicyWish) -> tuple[Fight, Policy, list[Policy]]:
    """The fight of a wish, its policy and others; every fault of all of them at once."""
    faults: list[Fault] = []
    fight: Fight | None = None
    policies: list[Policy] = []
    try:
        fight = fight_of(wish)
    except Faults as found:
        faults += found.faults
    for one in (wish.policy, *more):
        try:
            policies.append(policy_of(one))
        except Faults as found:
            faults += found.faults
        except NdeError as error:
            faults.append(Fault("policy", error))
    if fight is None or faults:
        raise Faults("fight", tuple(faults))
    return fight, policies[0], policies[1:]
