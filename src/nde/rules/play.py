"""What a table needs of a game besides its rules: who is there, whose turn it is, and what things are for.

`Ruleset.playing` holds these parts.  A table, a bot or an adventure knows them and no game: an adventure
speaks of minions, trials and hazards, and each game says what they are with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias, get_type_hints

import msgspec
from msgspec.structs import replace

from nde.dice import Answer, Procedure, Tell
from nde.errors import Illegal, Unreadable
from nde.rules.calls import Calls
from nde.rules.promises import Promises
from nde.rules.ruleset import NoSuchValue, Offer, Param, Ruleset, Sheet, Track

Side: TypeAlias = Literal["party", "foes"]
Kind: TypeAlias = Literal["beast", "undead", "raider", "brute", "spirit"]
"""What sort of foe an adventure wants; a game that has none such gives its plain foe of the rank."""
Rank: TypeAlias = Literal["minion", "elite", "boss"]
Trial: TypeAlias = Literal["might", "agility", "wits", "nerve"]
Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
Severity: TypeAlias = Literal["light", "serious"]
Moment: TypeAlias = Literal[
    "session", "fight", "turn", "calm", "breather", "rest", "camp", "time", "loud-time", "morale"
]
"""What a table does in any game: begin a session; begin a fight; end a side's turn (or resolve it); end the
fight or conflict; catch one's breath; rest in safety; sleep; let the game's stretch of exploring time pass,
quietly or with noise; have the foes check their morale."""
Purpose: TypeAlias = Literal[
    "attack", "heal", "raise", "help", "guard", "move", "escape", "pass", "prepare", "other"
]
Way: TypeAlias = Literal["", "melee", "ranged", "power"]
"""How a blow is struck: from close by, from afar, or by magic and the like; empty for none of these."""

KINDS: tuple[Kind, ...] = ("beast", "undead", "raider", "brute", "spirit")
RANKS: tuple[Rank, ...] = ("minion", "elite", "boss")
TRIALS: tuple[Trial, ...] = ("might", "agility", "wits", "nerve")
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard")
SEVERITIES: tuple[Severity, ...] = ("light", "serious")
WAYS: tuple[Way, ...] = ("melee", "ranged", "power")


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a scene, at a glance."""

    id: str
    name: str = ""
    """The name on their sheet; empty for one who is only called by `label`."""
    label: str = ""
    """The message that names what they are, such as `block-bog-wolf`."""
    side: Side
    is_out: bool = False
    """Whether they take no part any more: down, dying, fled, caught."""
    is_gone: bool = False
    """Whether they are beyond help: dead, or away for good."""
    has_fled: bool = False
    """Whether they are out because they ran."""
    has_acted: bool = False
    """Whether their action of this turn is used up (or declared)."""
    loses_turn: bool = False
    """Whether they cannot act in this turn through no deed of their own: too slow, surprised, held back."""
    tracks: tuple[Track, ...] = ()
    """What wears down, most telling first: hearts; hit points and strength; hit points."""
    conditions: tuple[str, ...] = ()
    """What hampers or helps them now, each worded by the message `condition-<key>`."""


class ConditionChip(msgspec.Struct, frozen=True, kw_only=True):
    """A condition that a game master can now give to somebody, or take from them."""

    key: str
    """Worded by the message `condition-<key>`."""
    is_on: bool
    """Whether they have it."""
    effect: Any
    """The game's own effect that takes it from somebody who has it, and gives it to somebody who has not."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Where a scene stands: whether turns are counted, which round, whose side."""

    is_fight: bool
    round: int = 1
    side: Side = "party"


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """What an offer is for, so that somebody without a mind of their own can choose."""

    purpose: Purpose
    target: str = ""
    """Who it is aimed at, where it is aimed at somebody."""
    cost: int = 0
    """What it takes of something that does not come back by itself at once: mana, energy, a potion."""
    store: str = ""
    """Of what it takes that, where a game has several such stores: what is dear of one is no dearer than what
    takes little of another."""
    gain: int = 0
    """For a move: how many squares, bands or areas nearer to an enemy it brings (below 0: further away)."""
    way: Way = ""
    """For a blow: how it is struck.  For healing: whether it is by magic and the like."""
    means: str = ""
    """For a blow: what it is struck with, by its key or name, where the game knows."""
    is_lesser: bool = False
    """For a blow: whether its doer has something else at hand that is never worse at the same target, such
    as a blade instead of bare hands.  It only spares weighing them against each other."""
    spurs: bool = False
    """For a preparation: whether it takes none of the time of whoever does it, and lets somebody who has no
    blow left strike once more."""
    disarms: bool = False
    """For a blow: whether its doer has nothing left to strike with afterwards, having thrown it."""
    spreads: bool = False
    """For a blow: whether it reaches everybody there is to reach, so that nobody is aimed at above others."""


class GameClock(msgspec.Struct, frozen=True, kw_only=True):
    """A clock that a game keeps in its scene by rules of its own."""

    id: str
    """What it is called by the message `game-clock-<id>`, if there is one."""
    steps: int
    filled: int = 0
    is_pressing: bool = False
    """Whether every failure moves it."""


class Stage(msgspec.Struct, frozen=True):
    """One thing of many that an action brings about, on the scene that those before it have left.

    The rule is given the scene and the arguments; it returns the scene afterwards and the stages that follow
    at once.
    """

    rule: Callable[..., Procedure[tuple[Any, tuple[Stage, ...]]]]
    args: tuple[Any, ...] = ()


class Playing(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a game that tables, bots and adventures call.  None of them rolls, refuses or fails."""

    people: Callable[[Any], tuple[Person, ...]]
    """Everybody in a scene, the party first."""
    sheet_of: Callable[[Any, str], Sheet]
    """The sheet of anybody in a scene as it now is; `Missing` for somebody who is not there."""
    conditions: Callable[[Any, str], tuple[ConditionChip, ...]] = lambda scene, who: ()
    """What a game master can give to somebody in a scene or take from them, by one effect each: what is given
    can be taken again.  What follows from a number, a thing or somebody else's deed is not among it, or only
    to be taken.  Nothing for somebody who is not there."""
    turn: Callable[[Any], Turn]
    on_turn: Callable[[Any, str], Any] = lambda scene, who: scene
    """The scene as it is, but with the turn of somebody, who has not acted in it yet: for what they did in
    their turn and comes to light in another.  Unchanged for whoever is not there."""
    seated: Callable[[Any, Mapping[str, str]], tuple[Any, ...]] = lambda scene, players: ()
    """Effects by which a scene learns which player plays whom, by figure; nothing where it knows, or where
    that makes no difference in the game."""
    actor: Callable[[Any], str]
    """Whose deed an action is: the id of a hero or foe; `gm` for what only the game master does."""
    is_secret: Callable[[Any], bool] = lambda action: False
    """Whether the game itself says that only the game master sees what comes of an action."""
    veil: Callable[[Any, frozenset[str]], Any]
    """The scene as players may know it: nobody among the hidden is left in it, in any place where an id can
    stand (tokens, groups, declarations, conditions' sources), and nothing the game keeps secret."""
    blur: Callable[[Any, frozenset[str]], Any] = lambda scene, kept: scene
    """The scene as players may know it who are not told the numbers of some foes: whatever these have left,
    nothing they could take brings them down, and only whether they are hurt at all makes a difference."""
    vitals: frozenset[str] = frozenset()
    """The tracks of a person that together say how near they are to falling; if none, their first does."""
    put: Callable[[Any, str, Any], Any]
    """The scene with another value at a path of `look`, as the game master rules; `Missing` for a path that
    leads nowhere, `Unreadable` for a value of another type."""
    brought_down: Callable[[Any], tuple[Any, ...]] = lambda scene: ()
    """Effects on those who have nothing left and are up all the same, since a game master took the last of it
    by decree; nothing where what somebody has left says by itself that they are down."""
    comes_of: Callable[[Any, str], tuple[Any, ...]] = lambda scene, path: ()
    """Effects that the rules tie to the value now at a path, once the game master has set it: nobody lives on
    without what keeps them alive."""
    join: Callable[[Any, Mapping[str, str]], Any]
    """The scene with more foes, by id and stat block; where they stand is for the table to say."""
    sided: Callable[[Any, str, Side], Any] | None = None
    """The scene with a creature on another side than it was, as it is otherwise; nothing in a game in which
    only heroes are on the party's."""
    mustered: Callable[[Mapping[str, str]], dict[str, Any]] = dict
    """Foes by id and stat block, ready for a scene: those who by their block are one unit in such a number
    are put together as one, under the id of the first."""
    crowds: Callable[[Any], bool] = lambda scene: False
    """Whether foes of a scene are such a unit, or would be if they were put together."""
    tests_morale: bool = False
    """Whether a fight's own rules test the foes' morale whenever that is due: nobody else then has to."""
    is_morale_due: Callable[[Any, Any], bool] | None = None
    """Whether what happened between two scenes of a fight calls for a check of the foes' morale, where the
    rules of a fight do not check it by themselves."""
    foreseen: Callable[[Any, Any], Any] = lambda scene, action: action
    """What people are shown the odds of for an action: the same, with all that was declared beside it."""
    lead: Callable[[Any, Iterable[str]], Any] = lambda scene, who: scene
    """The scene with some foes as those who lead the others, where leading means anything."""
    leave: Callable[[Any, str], Any]
    """The scene without somebody, token and all."""
    homecoming: Callable[[Any], Any | None] = lambda scene: None
    """The action by which the party is home again when an adventure is over, where the game has one."""
    interlude: Callable[[Any], tuple[Any, ...]] = lambda scene: ()
    """What a party does in safety between two adventures, one action after the other."""
    grows: bool = True
    """Whether heroes advance once an adventure is won."""
    elsewhere: Callable[[Any], Any] = lambda scene: scene
    """The scene once it takes place on other ground: without whatever belonged to the old place."""
    has_cover: bool = True
    """Whether low obstacles between two mean anything in this game: where not, nobody is told of cover."""
    wished: Callable[[Any, str, str], Mapping[str, Any]] = lambda scene, who, verb: {}
    """What somebody may wish to do by a verb though it is not offered now, by the key of its object: the
    refusal of such an action says why, such as what a thing costs."""
    is_leaving_free: bool = True
    """Whether a party may leave a fight as it likes, where an adventure has a way out.  Where the game's own
    rules say who gets away, that way is open to those alone: once nobody fights on any more."""
    breaks_off: Callable[[Any], Any | None] = lambda scene: None
    """The action by which the party leaves a fight that is not decided; where the game has none of its own,
    that of its moment of calm.  Nothing comes back by it that comes back after a fight."""
    resumed: Callable[[Any, Any], Any] = lambda scene, left: turns_resumed(scene, left)
    """The scene in which a fight goes on that was broken off, with its foes in it: whose turn it is, and
    whatever was used up in it, is as it was left."""
    moment: Callable[[Any, Moment], Any | None]
    """The action for a moment of play, ready to be resolved; nothing where the game has none, or not now."""
    begins: Callable[[Any, Any], tuple[str, ...]] = lambda scene, action: ("fight-begins",)
    """How a fight begins in a scene by the action of its moment, with its parameters: messages, in order."""
    cast: Callable[[Kind, Rank], str]
    """The stat block that plays this kind of foe of this rank."""
    trial: Callable[[Any, str, Trial, Difficulty], Any]
    """The action by which a hero of the scene tries something; its outcome is one of the ruleset's."""
    tried_with: Callable[[Any], str] = lambda action: ""
    """What such an action is rolled with: the key of a trait or track of the doer's sheet, which is what
    people read of a trial; empty where the game has no traits to choose among."""
    calls: Calls | None = None
    """Rolls that the game master calls for, and what people try in their own words; nothing in a game whose
    people never roll to try something."""
    gives_away: Callable[[Any], bool] = lambda action: False
    """Whether to see the dice of an action would tell what is not known yet, such as that there is a trap: a
    game master's is then secret unless she says otherwise."""
    presses: Callable[[Any, Any, tuple[Answer, ...]], int] = lambda scene, action, answers: 0
    """How often an action that was carried out in a scene with these answers moves every clock of pressure
    that runs, such as an adventure's: nothing in games that have no such clocks."""
    has_pressure: bool = False
    """Whether by the book every failure moves such a clock, so that one that does not is worth a word."""
    clocks: Callable[[Any], tuple[GameClock, ...]] = lambda scene: ()
    """The clocks that the game itself keeps in a scene: they stand in one list with those of the table."""
    clock_moved: Callable[[Any, str, int], Any | None] = lambda scene, id, by: None
    """The action by which a game master moves such a clock, if it is ever moved by hand."""
    hazard: Callable[[Any, str, Severity], Any]
    """The action by which the world hurts a hero of the scene: a fall, a trap, fire."""
    aim: Callable[[Any, Offer], Aim]
    """What an offer in this scene is for."""
    gain: Callable[[Any, str], Any | None] = lambda scene, who: None
    """What somebody can do now that takes no time, costs nothing and is only ever for the better, such as to
    stand up: people do it before all else.  Nothing where there is nothing of the sort."""
    efforts: frozenset[str] = frozenset()
    """Flags among the parameters of a blow by which its doer pays one of something for better odds."""
    setback: Callable[[Any], int] = lambda effect: 0
    """How much an effect sets back whoever did the deed, besides what they can take: a complication that the
    game master has yet to name is about as bad as one of that."""
    unasked: Callable[[Any], tuple[str, ...]] = lambda scene: ()
    """What bears on fights from a scene and stays out of their odds in this game, besides what does in any:
    keys of messages."""
    told_only: Callable[[Any], tuple[Tell, ...]] = lambda scene: ()
    """What stat blocks of a scene's foes say that bears on a fight and no rule carries out: steps, each of
    which names whose it is."""
    wide_offers: Callable[[Any, str, str], tuple[Offer, ...]] = lambda scene, who, target: ()
    """What somebody can do to somebody only because others stand by, such as fill an area: what is not among
    the offers where the two are alone.  Some of it may be refused; parameters may be left out."""
    attempts: Callable[[Any, str, str], tuple[Offer, ...]] = lambda scene, who, other: ()
    """What somebody may want to do to somebody, whether or not it is refused now: for whoever asks why."""
    foe_choice: Callable[[Any, tuple[Offer, ...]], Offer | None]
    """What the foes' side does next, of the game master's offers, as the book gives its classes, roles and
    moves; nothing once every foe has done what it can, and the turn may end."""
    foes_to_act: Callable[[Any], tuple[str, ...]] | None = None
    """The foes that may still do something this turn, in the order in which `foe_choice` asks them; with
    `foe_offers` and `sides_left` it only spares work, and a game may leave all three out."""
    foe_offers: Callable[[Any, str], tuple[Offer, ...]] | None = None
    """What one foe can do, of the kinds that `foe_choice` chooses among; parameters may be left out.  The
    first of `foes_to_act` for whom it then finds something is the one it finds among all offers, and so
    what other foes could do need not be worked out."""
    sides_left: Callable[[Any], frozenset[Side]] | None = None
    """The sides of which somebody still takes part, as `people` have it."""
    dying: Callable[[Any], frozenset[str]] = lambda scene: frozenset()
    """Who in a scene dies of what they suffer if nobody comes to help: nothing of their own saves them."""
    standing: Callable[[Any, Side], int]
    """How much a side can still take, as one number: the sum over all who take part."""
    bearing: Callable[[Any, Any], Any] = lambda scene, action: action
    """An attack under rulings that hold for all attacks of a side, without those that bear on none now."""
    rulings: frozenset[str] = frozenset()
    """The parameters of offers that are the game master's to say: difficulty, cover, reach, circumstances."""
    foe_rulings: tuple[Param, ...] = ()
    """What the game master is asked about foes' attacks, as parameters by which it can be said beforehand."""
    foe_attacks: Callable[[Any], Mapping[str, bool]] = lambda scene: {}
    """The attacks among which foes of a scene choose, as `Aim.means` has them, where some have more than one,
    and of each whether another of its owner's is never worse."""
    stages: Callable[[Any], Stage | None] = lambda action: None
    """How an action comes about one thing after the other, where it does: the first stage, and then those
    that each stage names.  Played so, the scene afterwards is the one that its resolution leads to."""
    gist: Callable[[Any], Callable[[Any], Any]] = lambda scene: lambda piece: piece
    """For a fight from this scene on: what makes all alike that makes no difference to how it goes on, such
    as which round it is, or how badly the fallen are hurt.  It is given anybody (a clock, a group) of any of
    its scenes, or such a scene with nobody in it.  The lab counts scenes that are equal so as one; a fight
    has the same odds with it and without it."""
    marks: Callable[[Any], tuple[tuple[str, int], ...]] = lambda piece: ()
    """What fights leave on somebody, never take away again, and look at in none of their rules: keys of
    conditions, and how many there are of each.  It is given what `gist` is; that leaves none out."""
    unmarked: Callable[[Any], Any] = lambda piece: piece
    """What is left of somebody without their marks, as far as rules of a fight can tell."""
    callings: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The questions of creation that say what somebody is in a party, each with its answers: a party that is
    drawn has no two alike as long as there are others."""
    hireling: Callable[[str], Any] | None = None
    """The action by which a companion of this id joins for hire, where the game has such people."""
    roused: Callable[[Any], tuple[Any, ...]] = lambda scene: ()
    """Effects by which those who lie there alive get away after a fight in which nobody is left standing,
    where it is not in the spirit of the game that this is the end of them."""
    promises: Promises | None = None
    """What outcomes leave to the game master, and what the game has to carry it out with; nothing in a game
    whose rules leave nothing open."""
    time: Callable[[Any], int] | None = None
    """Rounds of ten seconds since the scene began, where the game keeps time."""


BEYOND = 1000
"""More than anything in a game takes from anybody at once."""


def blurred_value(value: int, most: int) -> int:
    """What stands for a number that is kept: nothing stays nothing, and less than the most stays so.

    >>> blurred_value(0, 3), blurred_value(2, 3) < BEYOND, blurred_value(3, 3) == BEYOND
    (0, True, True)
    """
    return 0 if value <= 0 else BEYOND - (value < most)


def turns_resumed(scene: Any, left: Any) -> Any:
    """The scene with the round and the side of another one in which turns are counted: see `resumed`."""
    return replace(scene, is_fight=left.is_fight, round=left.round, side=left.side)


def with_turn(scene: Any, people: str, who: str, side: str) -> Any:
    """The scene with the turn of one side, of which one of `people` has not acted yet: see `on_turn`."""
    found = getattr(scene, people)
    free = {name: False for name in ("has_acted", "loses_turn") if name in type(found[0]).__struct_fields__}
    ready = tuple(replace(one, **free) if one.id == who else one for one in found)
    return replace(scene, side=side, **{people: ready})


def playing_of(rules: Ruleset) -> Playing:
    """What tables need of a game, or a refusal for a game that has not got it."""
    if rules.playing is None:
        raise Illegal("not-playable", game=rules.id)
    return rules.playing


def value_put(scene: Any, lists: tuple[str, ...], path: str, value: Any) -> Any:
    """The scene with a plain value of somebody replaced: the counterpart of `value_at`.

    `lists` are the fields of the scene that hold people, each with an id and perhaps a character.
    """
    who, _, field = path.partition(".")
    for name in lists:
        people = getattr(scene, name)
        for place, one in enumerate(people):
            if one.id == who:
                changed = _with_value(one, field, value, path)
                return replace(scene, **{name: (*people[:place], changed, *people[place + 1 :])})
    raise NoSuchValue(path=path)


def _with_value(person: Any, field: str, value: Any, path: str) -> object:
    if field != "id" and field in person.__struct_fields__:
        return replace(person, **{field: _converted(person, field, value, path)})
    character = getattr(person, "character", None)
    if character is not None and field in character.__struct_fields__:
        return replace(
            person, character=replace(character, **{field: _converted(character, field, value, path)})
        )
    raise NoSuchValue(path=path)


def _converted(holder: object, field: str, value: object, path: str) -> object:
    try:
        return msgspec.convert(value, get_type_hints(type(holder))[field])
    except msgspec.ValidationError:
        raise Unreadable(
            "wrong-value", path=path, value=str(value), old=str(getattr(holder, field))
        ) from None
