"""Deciding what people do in the scene: taking offers, answering questions, bringing characters."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nde.board import Board, Square, cheapest_path
from nde.dice import Ask, play, resume
from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.rules import Offer
from nde.table import commands as c
from nde.table import events as e
from nde.table.attempts import asked_of, wait_for_answer
from nde.table.bounds import ID, require_bearable, require_line, require_room_for_hero
from nde.table.decision import Deciding, procedure_of
from nde.table.game_types import Action, GameEffect, GameScene
from nde.table.growth import obstacle
from nde.table.offers import (
    Offered,
    allowed_values,
    holds_up,
    is_led,
    is_waiting,
    offers_for,
    read_action,
    way_meant,
)
from nde.table.questions import Open, open_question, open_questions, outdated
from nde.table.refusals import (
    NotOffered,
)
from nde.table.seats import GM
from nde.table.state import Pending, Task
from nde.table.story.searches import find_nothing, is_vain
from nde.table.visibility import hidden_from_seat, names, scene_for, seen_ask, words_in


def require_nothing_open(d: Deciding) -> None:
    """Refuse to change the scene while a rule in it waits for an answer."""
    if is_waiting(d.state):
        open_now = open_questions(d.state)
        waits = next(one for one in open_now if holds_up(one.task))
        raise Illegal("question-first", seat=waits.seat, question=waits.question.key)


def act(d: Deciding, do: c.Act) -> None:
    """Take an offer; the game master may resolve any action at all."""
    require_nothing_open(d)
    action = read_action(d.rules, do.action)
    figure = d.playing.actor(action)
    name = ""
    if d.is_gm:
        offered = _find(d, action)
    else:
        _require_own(d, figure)
        offered = _find(d, action)
        if offered is None:
            _refuse(d, action)
        if do.is_secret:
            raise Illegal("only-the-gm")
    if offered is not None and (attempt := asked_of(d, offered, do.values)) is not None:
        _varied(d, offered.offer, do.values)  # refuses what is not theirs to say
        wait_for_answer(d, attempt)
        return
    if offered is not None:
        name = offered.offer.name
        action = _varied(d, offered.offer, do.values)
    elif do.values:
        action = d.rules.vary(action, do.values)
    if is_vain(d, action):
        find_nothing(d, figure)
        return
    met = "" if d.is_gm else _met(d, action)
    if met:
        _meet(d, figure, name, action, met)
        return
    is_wished = do.is_secret
    if is_wished is None:
        is_wished = d.is_gm and is_led(d.start) and d.playing.gives_away(action)
    is_secret = is_wished or d.playing.is_secret(action)
    task = Task(seat=d.seat, figure=figure, name=name, action=action, is_secret=is_secret)
    d.carry_out(task, faces=do.faces)


def perform(d: Deciding, do: c.Perform) -> None:
    """Take the offer that a sentence means."""
    require_nothing_open(d)
    found = way_meant(d.state, d.seat, do)
    if found is None:
        raise NotOffered(action=do.verb)
    offer, said = found
    values = {**said, **do.values}
    act(d, c.Act(action=offer.action, values=values, faces=do.faces, is_secret=do.is_secret))


def _find(d: Deciding, action: Action) -> Offered | None:
    for offered in offers_for(d.state, d.seat):
        if offered.offer.action == action:
            return offered
    return None


def _require_own(d: Deciding, figure: str) -> None:
    if figure == GM:
        raise Illegal("only-the-gm")
    if figure not in d.world.held_by(d.seat):
        known = (
            {person.id for person in d.playing.people(scene_for(d.state, d.seat))} if d.world.scene else set()
        )
        if figure not in known:
            raise Missing("no-such-person", id=figure)
        raise Illegal("not-yours", id=figure)


def _refuse(d: Deciding, action: Action) -> None:
    """Say why an action is not among the offers: the rules' own reason, from what the seat can know."""
    _start(d, scene_for(d.state, d.seat), action)
    raise NotOffered(action=type(action).__name__)


def _met(d: Deciding, action: Action) -> str:
    """Whom an action runs into whom its seat does not see; refused is only what the seat could know of."""
    known = scene_for(d.state, d.seat)
    if known is d.world.scene:
        return ""  # carrying it out will refuse with the same words
    _start(d, known, action)
    hidden = hidden_from_seat(d.state, d.seat)
    there = [one.id for one in d.playing.people(d.world.scene) if one.id in hidden]
    is_possible = _is_possible(d, d.world.scene, action)
    if is_possible and not (there and _leads_round(d, d.world.scene, action)):
        return ""
    for id in there:
        veiled = d.playing.veil(d.world.scene, frozenset((id,)))
        if _is_possible(d, veiled, action) and not (is_possible and _leads_round(d, veiled, action)):
            return id
    if not there:
        raise Illegal("something-in-the-way")
    return there[0]


def _leads_round(d: Deciding, scene: GameScene, action: Action) -> bool:
    """Whether a step would lead round somebody who is not known to be there: its cost would tell of them.

    Only of people: what ground that nobody has seen is like may make a way shorter.
    """
    known = _walked(d, scene_for(d.state, d.seat), action)
    empty = _walked(d, d.playing.veil(scene, hidden_from_seat(d.state, d.seat)), action)
    return known is not None and empty is not None and _walked(d, scene, action) != empty


def _walked(d: Deciding, scene: GameScene, action: Action) -> tuple[GameEffect, ...] | None:
    """What a step to a square comes to, without what befalls somebody hidden; nothing for anything else."""
    if not any(isinstance(getattr(action, name), Square) for name in action.__struct_fields__):
        return None
    try:
        effects = play(d.rules.resolve(scene, action), _no_face).effects
    except (NdeError, _Rolls):
        return None
    hidden = hidden_from_seat(d.state, d.seat)
    return tuple(effect for effect in effects if not names(effect, hidden))


class _Rolls(Exception):
    """A rule rolls: it is no mere step."""


def _no_face(sides: int) -> int:
    raise _Rolls


def _meet(d: Deciding, figure: str, name: str, action: Action, met: str) -> None:
    """Let somebody run into somebody whom they did not see: they come as far as they can, and see them.

    Nothing is refused, or whoever asked of every square in turn would find everybody for nothing.
    """
    nearer = next(_short_of(d, figure, action), None)
    if nearer is not None:
        d.carry_out(Task(seat=d.seat, figure=figure, name=name, action=nearer))
    elif met not in d.world.hidden:
        raise Illegal("something-in-the-way")
    if met in d.world.hidden:
        d.note(e.HiddenSet(figures=(met,), is_hidden=False))


def _short_of(d: Deciding, figure: str, action: Action) -> Iterator[Action]:
    """The same step to squares on the way to where it leads, the farthest first; none for other actions."""
    known = scene_for(d.state, d.seat)
    goals = [name for name in action.__struct_fields__ if isinstance(getattr(action, name), Square)]
    tokens = {token.id: token.at for token in known.space.tokens} if isinstance(known.space, Board) else {}
    if len(goals) != 1 or figure not in tokens:
        return
    try:
        way = cheapest_path(known.space.grid, tokens[figure], getattr(action, goals[0]))
    except NdeError:
        return
    for square in reversed(way[:-1]):
        nearer = replace(action, **{goals[0]: square})
        if not (_is_possible(d, known, nearer) and _is_possible(d, d.world.scene, nearer)):
            continue
        if not _leads_round(d, d.world.scene, nearer):
            yield nearer


def _is_possible(d: Deciding, scene: GameScene, action: Action) -> bool:
    """Whether the rules do not refuse an action in a scene."""
    try:
        _start(d, scene, action)
    except (Illegal, Missing):
        return False
    return True


def _start(d: Deciding, scene: GameScene, action: Action) -> None:
    """Start a rule: refusals come before its first word."""
    procedure = d.rules.resolve(scene, action)
    try:
        next(procedure)
    except StopIteration:
        return
    procedure.close()


def _varied(d: Deciding, offer: Offer, values: dict[str, object]) -> Action:
    return (
        d.rules.vary(offer.action, allowed_values(d.start, d.seat, offer, values)) if values else offer.action
    )


def answer(d: Deciding, do: c.Answer) -> None:
    """Answer an open question; the game master may answer for anyone."""
    pending = _pending(d, do.pending)
    question = open_question(d.state, pending)
    if do.is_default:
        _require_time(d, question, pending.asked)
    elif not d.is_gm and question.seat != d.seat:
        raise Illegal("not-your-question", seat=question.seat, question=question.question.key)
    if isinstance(question.question, Ask):
        # A default is what the one who is asked was shown as such, whoever claims it.
        seat = question.seat if do.is_default else d.seat
        ask = seen_ask(question.question, hidden_from_seat(d.state, seat))
        given = ask.default if do.is_default else do.answer
        if not (given in ask.options or ask.is_open):
            raise Illegal("not-an-option", answer=given, key=ask.key, allowed=ask.options)
        answers = (*pending.answers, require_line(given))
        d.carry_out(pending.task, answers, pending=pending.number, faces=do.faces, by_default=do.is_default)
    elif not do.faces and _rolls_real_dice(d, question.seat):
        raise Illegal("face-needed", sides=question.sides)
    else:
        d.carry_out(pending.task, pending.answers, pending=pending.number, faces=do.faces)


def _rolls_real_dice(d: Deciding, id: str) -> bool:
    """Whether a seat types its dice still: who has the engine roll again need not type the one that waits."""
    seat = d.start.seat(id)
    return seat is None or seat.rolls == "typed"


def _pending(d: Deciding, number: int) -> Pending:
    """What waits under a number; for players a secret that waits is not there."""
    for one in d.world.pending:
        if one.number == number and (d.is_gm or not one.task.is_secret):
            return one
    raise Missing("no-such-question", number=number)


def _require_time(d: Deciding, question: Open, asked: int) -> None:
    agreement = d.start.agreement
    waited = d.command.at - asked
    if agreement.answers == "delay" and isinstance(question.question, Ask) and waited >= agreement.delay:
        return
    if agreement.answers == "at-once" or d.is_gm:
        return
    raise Illegal("not-yet-time", seconds=max(agreement.delay - waited, 0))


def create(d: Deciding, do: c.Create) -> None:
    """Begin to make a character: their maker is asked choice by choice."""
    require_free_id(d, do.id)
    require_room_for_hero(d, d.seat)
    d.carry_out(Task(kind="create", seat=d.seat, figure=do.id, name="create"))


def bring(d: Deciding, do: c.Bring) -> None:
    """Bring a finished sheet; every fault in it is told at once."""
    seat = do.seat or d.seat
    if seat != d.seat:
        d.require_gm()
        d.require_player(seat)
    require_free_id(d, do.id)
    require_room_for_hero(d, seat)
    for text in words_in(do.sheet):
        require_bearable(text)
    name = do.sheet.get("name")
    sheet = do.sheet | ({"name": require_line(name)} if isinstance(name, str) else {})
    character = d.rules.read_sheet(sheet)
    d.note(e.CharacterCame(id=do.id, character=character, seat=seat))


def advance(d: Deciding, do: c.Advance) -> None:
    """Begin to let a character grow; several may do so at once."""
    if not all(_grows_beside(one.task, do.figure) for one in d.world.pending):
        require_nothing_open(d)
    if do.figure not in d.rules.characters(d.scene):
        raise Missing("no-such-person", id=do.figure)
    if not d.is_gm:
        _require_own(d, do.figure)
    task = Task(kind="advance", seat=_chooser(d, do.figure), figure=do.figure, name="advance")
    resume(procedure_of(d.rules, d.scene, task), ())  # what the rule itself refuses comes first
    if (refused := obstacle(d.state, d.scene, d.command.seat, do.figure)) is not None:
        raise refused
    d.carry_out(task)


def _chooser(d: Deciding, figure: str) -> str:
    """Who is asked what somebody gets better at: whoever plays them, unless that is a bot."""
    holder = d.start.seat(d.world.holder(figure))
    return holder.id if d.is_gm and holder is not None and not holder.bot else d.seat


def _grows_beside(task: Task, figure: str) -> bool:
    """Whether a task that waits leaves somebody alone, so that they can grow meanwhile."""
    return not holds_up(task) or (task.kind == "advance" and task.figure != figure)


def drop(d: Deciding, do: c.Drop) -> None:
    """Give up a rule that waits: the game master's, or one's own making of a character; or a secret roll."""
    if d.is_gm and any(one.number == do.pending for one in d.world.withheld):
        d.is_secret = True
        d.note(e.Dropped(pending=do.pending))
        return
    pending = _pending(d, do.pending)
    if pending.task.kind == "act" or pending.task.seat != d.seat:
        d.require_gm()
    d.is_secret |= pending.task.is_secret  # that something was given up tells that there was something
    d.note(e.Dropped(pending=do.pending, is_outdated=pending in outdated(d.state)))


def require_free_id(d: Deciding, id: str) -> None:
    """Refuse an id that is badly written or taken, also by somebody who waits to be made."""
    if not ID.fullmatch(id) or id == GM:
        raise Unreadable("bad-id", id=id)
    taken = {person.id for person in d.playing.people(d.world.scene)} if d.world.scene is not None else set()
    taken |= {one.id for one in d.world.bystanders}
    taken |= {pending.task.figure for pending in d.world.pending if pending.task.kind == "create"}
    if id in taken:
        raise Illegal("id-taken", id=id)
