"""People and fortune: reactions, the die of fate, hirelings, somebody new for the dead, panic."""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import GM, Ask, Procedure, Roll, Tell, parse
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.characters.creation import (
    OWN_LIFE,
    create,
    give_traits,
    new_hireling,
    new_hireling_with_background,
)
from nde.rules.cairn2e.eligibility import DEATH, able, actor, check_no_fight, use_action
from nde.rules.cairn2e.exploration.effects import (
    CharacterReplaced,
    FearMastered,
    HirelingJoined,
    Panicked,
    Reacted,
)
from nde.rules.cairn2e.saves import save
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

REACTIONS = "cairn2e/reactions"
FATE = "cairn2e/fate"
HIRELINGS = "cairn2e/hirelings"
SESSION = "cairn2e/rounds"
TWO_DICE = parse("2d6")
ATTITUDES = {2: "hostile", 5: "wary", 8: "curious", 11: "kind", 12: "helpful"}
"""What 2d6 say of an attitude, each up to a total."""
FAVOUR = 4
"""The die of fate smiles from this face on."""
PANIC = "cairn2e/panic"


def reaction_of(total: int) -> str:
    """What 2d6 say of an attitude.

    >>> [reaction_of(total) for total in (2, 3, 5, 6, 8, 9, 11, 12)]
    ['hostile', 'wary', 'wary', 'curious', 'curious', 'kind', 'kind', 'helpful']
    """
    return next(reaction for most, reaction in ATTITUDES.items() if total <= most)


def resolve_react(game: Game, scene: Scene, action: a.React) -> Procedure[Resolution]:
    """What somebody whose attitude is open makes of the party."""
    total: int = yield Roll(TWO_DICE, GM, "reaction")
    reaction = reaction_of(total)
    yield Tell(REACTIONS, "reaction", {"total": total, "reaction": reaction})
    reacted = Reacted(reaction=reaction, rule=REACTIONS)
    return Resolution(outcome="", effects=(reacted,))


def resolve_fate(game: Game, scene: Scene, action: a.Fate) -> Procedure[Resolution]:
    """The die of fate: half the faces favour the characters."""
    face: int = yield Roll(6, GM, "fate")
    is_lucky = face >= FAVOUR
    yield Tell(FATE, "fate", {"face": face, "lucky": is_lucky})
    return Resolution(outcome="success" if is_lucky else "failure", effects=())


def resolve_hire(game: Game, scene: Scene, action: a.Hire) -> Procedure[Resolution]:
    """A hireling joins, rolled up by the trade they follow."""
    check_no_fight(scene, HIRELINGS)
    if not action.id or any(one.id == action.id for one in scene.figures):
        raise ActionRefused("name-taken", rule=HIRELINGS, who=action.id)
    if action.trade == OWN_LIFE:
        character = yield from new_hireling_with_background(game)
    else:
        character = yield from new_hireling(game, action.trade)
    if action.with_traits:
        character = yield from give_traits(game, character)
    yield Tell(HIRELINGS, "hired", {"who": action.id, "trade": action.trade})
    joined = HirelingJoined(who=action.id, character=character, rule=HIRELINGS)
    return Resolution(outcome="", effects=(joined,))


def resolve_replace(game: Game, scene: Scene, action: a.Replace) -> Procedure[Resolution]:
    """The player of somebody dead goes on at once: with a hireling, or with somebody new."""
    if not scene.figure(action.who).character.is_dead:
        raise ActionRefused("still-alive", rule=DEATH, who=action.who)
    if action.hireling:
        figure = scene.figure(action.hireling)
        body = figure.character
        if figure.side != "party" or body.kind != "hireling" or body.is_dead:
            raise ActionRefused("not-a-hireling", rule=DEATH, who=action.hireling)
        character = replace(body, kind="pc")
        yield Tell(DEATH, "takes-over", {"who": action.who, "other": action.hireling})
    else:
        # A character made here has more paths than odds can walk: unasked, it is left to a finished sheet.
        if (yield Ask(action.who, "newcomer", ("sheet", "make"), "sheet", DEATH)) == "sheet":
            yield Tell(DEATH, "joins-with-sheet", {"who": action.who})
            return Resolution(outcome="", effects=())
        character = yield from create(game)
        yield Tell(DEATH, "joins-new", {"who": action.who, "name": character.name})
    replaced = CharacterReplaced(who=action.who, hireling=action.hireling, character=character, rule=DEATH)
    return Resolution(outcome="", effects=(replaced,))


def resolve_session(game: Game, scene: Scene, action: a.BeginSession) -> Procedure[Resolution]:
    """A new session changes nothing: whatever these rules count goes by hours and rests."""
    yield Tell(SESSION, "session", {})
    return Resolution(outcome="", effects=())


def resolve_panic(game: Game, scene: Scene, action: a.Panic) -> Procedure[Resolution]:
    """A WIL save, or panic: no HP, impaired attacks, no action in the first round of a fight."""
    figure = able(scene, action.who, PANIC)
    if figure.is_panicked:
        raise ActionRefused("panicked-already", rule=PANIC, who=action.who)
    if (yield from save(game, figure, "will", rule=PANIC)):
        return Resolution(outcome="success", effects=())
    yield Tell(PANIC, "panics", {"who": action.who})
    return Resolution(outcome="failure", effects=(Panicked(who=action.who, rule=PANIC),))


def resolve_recover(game: Game, scene: Scene, action: a.Recover) -> Procedure[Resolution]:
    """An action and a WIL save end a panic."""
    figure = actor(scene, action.who)
    if not figure.is_panicked:
        raise ActionRefused("not-panicked", rule=PANIC, who=action.who)
    if not (yield from save(game, figure, "will", rule=PANIC)):
        yield Tell(PANIC, "still-panicked", {"who": action.who})
        return Resolution(outcome="failure", effects=use_action(scene, action.who))
    yield Tell(PANIC, "masters-panic", {"who": action.who})
    mastered = FearMastered(who=action.who, rule=PANIC)
    return Resolution(outcome="success", effects=(mastered, *use_action(scene, action.who)))
