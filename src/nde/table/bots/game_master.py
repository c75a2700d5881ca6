"""The game master's bot: it runs the foes, the turns and the questions, so that one person plays alone.

It sees everything, as a game master does.  What it marks it marks once: it never begins a fight that it
has just ended, and lets foes go home where nobody can get at anybody or a fight leads nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, takewhile

from nde.dice import Roll
from nde.rules import Offer
from nde.rules.play import Moment, Person, Side
from nde.table.bots import heroes
from nde.table.bots.approach import leads_to_blow, way_nearer
from nde.table.bots.heroes import CAREFUL
from nde.table.bots.outlook import Chosen, Outlook, Reason, nothing
from nde.table.commands import Act, Answer, AnyDo, BringAbout, Do, Hide, Mark, Remove
from nde.table.offers import is_waiting
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State, steps_of
from nde.table.story.choices import is_parley
from nde.table.turns import awaited

NAME = "gm"
IDLE_TURNS = 8
"""After so many turns without a blow the foes give up."""
VAIN_ROUNDS = 10
"""After so many rounds in which neither side came nearer to its end the foes draw back."""
LOOKS_BACK = 400


def choose(state: State, look: Outlook, refused: tuple[Do, ...], is_busy: Callable[[str], bool]) -> Chosen:
    """What the game master does next; `is_busy` says whether a bot in another seat has something to do."""
    answer = heroes.answer_by_default(look, NAME)
    if answer is not None:
        return answer
    settled = _settled(state)
    if settled is not None:
        return _does(settled, "settled")
    progress = state.world.progress
    if look.is_waiting or look.scene is None or (progress is not None and progress.ending):
        return nothing(NAME)
    if look.turn.is_fight:
        return _in_fight(state, look, refused, is_busy)
    return _in_peace(state, look)


def _settled(state: State) -> Answer | None:
    """The answer to a question that nobody need be asked: whether to roll again what has succeeded already.

    The game master's bot gives it, so that undo does not stop at what no person decided.
    """
    for one in open_questions(state) if state.world.pending else ():
        ask, seat = one.question, state.seat(one.seat)
        if isinstance(ask, Roll) or seat is None or seat.bot or one.task.kind != "act":
            continue
        if state.rules.reading(dict(ask.facts).get("outcome")) == "wholly" and ask.default in ask.options:
            return Answer(pending=one.pending, answer=ask.default)
    return None


def _in_peace(state: State, look: Outlook) -> Chosen:
    foes = _standing(look, "foes")
    seen = [one for one in foes if one.id not in state.world.hidden]
    if not foes or not _standing(look, "party"):
        return nothing(NAME)
    if seen and is_parley(state) and all(_is_whole(one) for one in seen):
        return nothing(NAME, "parley")
    if seen:
        if state.world.session == 0:
            return _marks("session")
        return _mark_if_possible(look, "fight")
    # In an adventure it is the story that says when those in hiding come out.
    if state.adventure is None and _heroes_were_busy(state):
        return _shown(state, look)
    return nothing(NAME)


def _is_whole(person: Person) -> bool:
    """Whether nobody has done anything to somebody yet."""
    return all(track.value >= track.most for track in person.tracks)


def _heroes_were_busy(state: State) -> bool:
    """Whether a player has done anything since the foes went into hiding: then those come out."""
    since = takewhile(lambda step: step.world.hidden == state.world.hidden, steps_of(state.past))
    return any(step.seat != GM for step in since)


def _shown(state: State, look: Outlook) -> Chosen:
    ids = tuple(one.id for one in _standing(look, "foes") if one.id in state.world.hidden)
    return _does(Hide(figures=ids, is_hidden=False), "ambush")


def _in_fight(state: State, look: Outlook, refused: tuple[Do, ...], is_busy: Callable[[str], bool]) -> Chosen:
    foes, party = _standing(look, "foes"), _standing(look, "party")
    if not foes or not party:
        return _mark_if_possible(look, "calm")
    if not state.playing.tests_morale and _has_come_due(state):
        morale = _mark_if_possible(look, "morale")
        if morale.do is not None:
            return morale
    if look.turn.side == "foes":
        return _foes_turn(state, look, refused)
    own = heroes.choose(look, CAREFUL, refused)
    if own.do is not None:
        return own
    if any(_is_waited_for(state, look, one, is_busy) for one in awaited(state)):
        return nothing(NAME, "heroes-turn")
    return _end_turn(state, look)


def _foes_turn(state: State, look: Outlook, refused: tuple[Do, ...]) -> Chosen:
    hidden = state.world.hidden
    if all(one.id in hidden for one in _standing(look, "foes")):
        return _shown(state, look)
    no = [do.action for do in refused if isinstance(do, Act)]
    # Who is hidden lies in wait as long as others fight.
    offers = tuple(
        one.offer for one in look.offers if one.figure not in hidden and one.offer.action not in no
    )
    chosen = look.playing.foe_choice(look.scene, offers)
    if chosen is None:
        seen = [one for one in _standing(look, "foes") if one.id not in hidden]
        chosen = next((way for one in seen if (way := _way(look, one, no)) is not None), None)
        return _does(Act(action=chosen.action), "approach") if chosen is not None else _end_turn(state, look)
    if look.playing.aim(look.scene, chosen).purpose == "move":
        person = look.people[look.playing.actor(chosen.action)]
        # A step that leads to whom the game has them strike is the game's to say; any other goes round walls.
        if not leads_to_blow(look, person.id, chosen):
            chosen = _way(look, person, no) or chosen
        return _does(Act(action=chosen.action), "approach")
    return _does(Act(action=chosen.action), "foe")


def _way(look: Outlook, foe: Person, no: list[object]) -> Offer | None:
    """The way to the party for a foe whom the game itself leaves where it is."""
    chances = [(offer, aim) for offer, aim in look.aims(foe.id) if offer.action not in no]
    if foe.has_acted or any(aim.purpose == "attack" for _, aim in chances):
        return None
    moves = [(offer, aim) for offer, aim in chances if aim.purpose == "move"]
    return way_nearer(look, foe.id, moves)


def _is_waited_for(state: State, look: Outlook, hero: str, is_busy: Callable[[str], bool]) -> bool:
    """Whether somebody who could still act is left the time to: a person, or a bot that wants to."""
    holder = state.world.holder(hero)
    seat = state.seat(holder)
    if seat is None or holder == GM:
        return False
    if seat.bot:
        return is_busy(holder)
    return not (state.agreement.turns == "gm" and look.people[hero].has_acted)


def _end_turn(state: State, look: Outlook) -> Chosen:
    foes = tuple(one.id for one in _standing(look, "foes"))
    if _is_stalemate(state, look):
        return _does(Remove(figure=foes[0], why="stalemate"), "stalemate")
    if _leads_nowhere(state, look):
        return _does(Remove(figure=foes[0], others=foes[1:], why="stalemate"), "stalemate")
    return _mark_if_possible(look, "turn")


def _is_stalemate(state: State, look: Outlook) -> bool:
    """Whether nobody has struck at anybody for so long that nobody ever will."""
    turns, steps = 0, tuple(islice(steps_of(state.past), LOOKS_BACK))
    now, turn = state.world, look.playing.turn
    for step in steps:
        before, after, now = step.world, now, step.world
        if step.task is None and before.scene is after.scene and before.hidden == after.hidden:
            continue  # somebody has only said that they are done
        if step.task is None or before.scene is None or not turn(before.scene).is_fight:
            return False
        offer = Offer(name=step.task.name, action=step.task.action)
        if look.playing.aim(before.scene, offer).purpose == "attack":
            return False
        turns += turn(before.scene) != turn(after.scene)
        if turns >= IDLE_TURNS:
            return True
    return len(steps) == LOOKS_BACK


def _leads_nowhere(state: State, look: Outlook) -> bool:
    """Whether for many rounds neither side has stood worse than ever before in this fight.

    Who falls and is raised again every round comes no nearer to an end.
    """
    now = look.turn.round
    if now <= VAIN_ROUNDS:
        return False
    sides: tuple[Side, ...] = ("party", "foes")
    lately: dict[Side, list[int]] = {side: [] for side in sides}
    before: dict[Side, list[int]] = {side: [] for side in sides}
    for step in islice(steps_of(state.past), LOOKS_BACK):
        if step.task is not None and step.task.name == "moment-fight":
            break
        scene = step.world.scene
        if scene is not None:
            told = lately if now - look.playing.turn(scene).round < VAIN_ROUNDS else before
            for side in sides:
                told[side].append(look.playing.standing(scene, side))
    return all(before[side] and min(lately[side]) >= min(before[side]) for side in sides)


def urgent(state: State) -> Mark | BringAbout | None:
    """What the game master does before anybody else acts: begin, have morale checked, keep promises."""
    return _session_due(state) or _morale_due(state) or _promised(state)


def _session_due(state: State) -> Mark | None:
    """The session of an adventure begins as the party sets out, before anybody does a deed."""
    is_begun = state.world.session > 0 or is_waiting(state) or not _have_set_out(state)
    return None if is_begun else Mark(moment="session")


def _have_set_out(state: State) -> bool:
    progress = state.world.progress
    return progress is not None and bool(progress.place) and not progress.ending


def _promised(state: State) -> BringAbout | None:
    """The oldest thing that an outcome has left open, as long as there is anybody whom it can befall."""
    world, progress = state.world, state.world.progress
    if not world.owed or world.scene is None or is_waiting(state) or (progress and progress.ending):
        return None
    people = state.playing.people(world.scene)
    is_anybody = any(one.side == "party" and not one.is_out for one in people)
    return BringAbout(promise=world.owed[0]) if is_anybody else None


def _morale_due(state: State) -> Mark | None:
    scene = state.world.scene
    if scene is None or state.playing.is_morale_due is None or not state.playing.turn(scene).is_fight:
        return None
    if is_waiting(state) or not _has_come_due(state):
        return None
    return Mark(moment="morale") if state.playing.moment(scene, "morale") is not None else None


def _has_come_due(state: State) -> bool:
    """Whether something has happened since the last check, or since the fight began, that calls for one."""
    playing, after = state.playing, state.world.scene
    is_due = playing.is_morale_due
    if is_due is None:
        return False
    for step in islice(steps_of(state.past), LOOKS_BACK):
        before = step.world.scene
        if step.task is not None and step.task.name == "moment-morale":
            return False
        if before is None or not playing.turn(before).is_fight:
            return False
        if is_due(before, after):
            return True
        after = before
    return False


def _standing(look: Outlook, side: str) -> list[Person]:
    return [one for one in look.people.values() if one.side == side and not one.is_out]


def _mark_if_possible(look: Outlook, moment: Moment) -> Chosen:
    if look.playing.moment(look.scene, moment) is None:
        return nothing(NAME, f"no-{moment}")
    return _marks(moment)


def _marks(moment: Moment) -> Chosen:
    return _does(Mark(moment=moment), moment)


def _does(do: AnyDo, key: str) -> Chosen:
    return Chosen(do=do, reason=Reason(policy=NAME, key=key))
