"""`nde fight`: how dangerous a whole fight is, by the same rules that a table plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.fight_question import Asked, read_asked
from nde.cli.fight_reply import (
    Found,
    answer_data,
    best_data,
    doing_data,
    fitting_data,
    reply_with,
    variant_data,
    wanted_data,
)
from nde.cli.patient_lab import Clock, PatientLab, Watch, briefly
from nde.cli.session import Reply, Session
from nde.lab.answers import Answer, Share
from nde.lab.best_play import Goal, best_play
from nde.lab.habits import Doing, doing
from nde.lab.lab import Lab
from nde.lab.line_up import AskedFight, Words
from nde.lab.risk_search import Wanted, fitting_fights
from nde.lab.sensitivity import (
    Answered,
    PolicyRange,
    policy_range,
    untouched_by,
    untouched_settings,
    with_raising,
)
from nde.lab.variants import varied_fights
from nde.locale.layout import paragraph
from nde.prose.lab.charts import best_drawn, compared_drawn, fight_drawn, fitted_drawn
from nde.prose.lab.comparisons import Kind, Side, best_told, compared, fitted, wanted_words
from nde.prose.lab.fight import found, headline, left_out, told
from nde.prose.lab.habits import doing_told, fallen_words, habits_told, hangs_on
from nde.prose.lab.reader import Reader


def run(arguments: Arguments, session: Session) -> Reply:
    """Answer what a line asks about a fight."""
    asked = read_asked(arguments, session)
    with Watch(session) as watch:
        fought = find_out(asked, watch)
    return reply_with(fought, session)


def find_out(asked: Asked, watch: Clock) -> Found:
    """Work out what is asked about a fight."""
    if asked.wanted is not None:
        return _fitting(asked, asked.wanted, watch)
    if asked.goal is not None:
        return _best(asked, asked.goal, watch)
    if asked.ways:
        return _varied(asked, watch)
    return _fights(asked, watch)


def _fights(asked: Asked, watch: Clock) -> Found:
    """The fight by the party's policy, and by each of those beside it."""
    lab, answers = _lab(asked), []
    for policy in asked.policies:
        answers.append(lab.fight(asked.game.rules, asked.scene, policy, asked.effort, watch.going))
        if watch.is_stopped:
            break
    seconds, hinges, done = watch.seconds, _Hinges(), _doing(lab, asked)
    if not watch.is_stopped:
        hinges = _hinges(lab, asked, answers[0], done, watch)
    sides = [Side(policy.name, answer) for policy, answer in zip(asked.policies, answers, strict=False)]
    data: dict[str, object] = {
        "doing": doing_data(done),
        "untouched": hinges.untouched,
        "answer": answer_data(answers[0]),
    }
    if hinges.range is not None:
        data |= {"range": msgspec.to_builtins(hinges.range)}
    if len(asked.policies) > 1:
        data |= {"compare": [{"policy": one.label, "answer": answer_data(one.answer)} for one in sides[1:]]}

    def text(reader: Reader) -> list[str]:
        does = doing_told(done, asked.game.rules, asked.scene, reader)
        if len(asked.policies) > 1:
            return _side_by_side(sides, "policy", reader, seconds, does)
        fallen = fallen_words(done, hinges.raising, reader.words)
        return told(
            answers[0], reader, seconds, [*does, *hangs_on(hinges.range, hinges.untouched, reader, fallen)]
        )

    def svg(title: str, reader: Reader) -> str:
        if len(asked.policies) > 1:
            return compared_drawn(title, sides, reader)
        return fight_drawn(title, answers[0], reader)

    return Found(asked, seconds, watch.is_stopped, data, text, svg, answers[0])


def _varied(asked: Asked, watch: Clock) -> Found:
    """The fight under each way of the rules."""
    fight = _fight_of(asked, asked.asked_party)
    variants = varied_fights(_lab(asked), asked.ways, fight, asked.effort, watch.going)
    sides = [Side(one.label, one.answer) for one in variants]
    untouched, seconds = untouched_by(variants), watch.seconds

    def text(reader: Reader) -> list[str]:
        notes = [
            reader.words.say("lab-instead", label=one.label, word=other.word, taken=other.taken)
            for one in variants
            for other in one.instead
        ]
        notes += [reader.words.say("lab-untouched", key=key) for key in untouched]
        lines = _side_by_side(sides, "way", reader, seconds)
        return [*lines, *(line for note in notes for line in paragraph(note, reader.width, "    ", "  – "))]

    return Found(
        asked,
        seconds,
        watch.is_stopped,
        data={"untouched": untouched, "variants": [variant_data(one) for one in variants]},
        text=text,
        svg=lambda title, reader: compared_drawn(title, sides, reader),
    )


def _side_by_side(
    sides: Sequence[Side], kind: Kind, reader: Reader, seconds: float, besides: Sequence[str] = ()
) -> list[str]:
    first: Answer = sides[0].answer
    return [
        *headline(first, reader),
        *besides,
        *compared(sides, kind, reader),
        *found([side.answer for side in sides], reader, seconds),
        *left_out(reader, *(side.answer for side in sides)),
    ]


def _fitting(asked: Asked, wanted: Wanted, watch: Clock) -> Found:
    """The fights that come nearest to a risk."""
    lab, fight = _lab(asked), _fight_of(asked, asked.party.characters)
    fights = fitting_fights(lab, asked.game.rules, fight, wanted, asked.effort, watch.going)
    nearest = asked._replace(foes=list(fights[0].foes)) if fights else None
    done = None if nearest is None else _doing(lab, nearest)
    seconds = watch.seconds

    def text(reader: Reader) -> list[str]:
        lines = fitted(fights, wanted, reader)
        if nearest is None or done is None:
            return lines
        lines += doing_told(done, asked.game.rules, nearest.scene, reader, "lab-doing-nearest")
        answers = [one.answer for one in fights]
        return [*lines, *found(answers, reader, seconds), *left_out(reader, *answers[:1])]

    def svg(title: str, reader: Reader) -> str:
        heading = reader.words.say("lab-fit", wanted=wanted_words(wanted, reader.words))
        return fitted_drawn(title, heading, fights, reader)

    data = {
        "target": wanted_data(wanted),
        "fights": [fitting_data(one) for one in fights],
        "doing": None if done is None else doing_data(done),
    }
    return Found(asked, seconds, watch.is_stopped, data, text, svg)


def _best(asked: Asked, goal: Goal, watch: Clock) -> Found:
    """The best that can be played."""
    best = best_play(Lab(), asked.game.rules, asked.scene, goal, asked.effort, watch.going)
    seconds = watch.seconds

    def text(reader: Reader) -> list[str]:
        habits = habits_told(best.heroes, asked.game.rules, asked.scene, reader)
        besides = [*reader.heading("lab-doing-best"), *habits] if habits else []
        return best_told(best, reader, seconds, besides)

    return Found(
        asked,
        seconds,
        watch.is_stopped,
        data={"best": best_data(best)},
        text=text,
        svg=lambda title, reader: best_drawn(title, best, reader),
    )


class _Hinges(NamedTuple):
    """What the answer hangs on, and what it does not."""

    range: PolicyRange | None = None
    untouched: tuple[str, ...] = ()
    raising: Share | None = None
    """The chance to win where the fallen are raised, if nobody does so."""


def _hinges(lab: Lab, asked: Asked, answer: Answer, done: Doing, watch: Clock) -> _Hinges:
    """What is worked out after the answer itself."""
    rules, scene, policy = asked.game.rules, asked.scene, asked.policies[0]
    found = raising = None
    if len(asked.policies) == 1 and asked.is_ranged:
        going = briefly(watch.going)
        answered = Answered(lab, rules, scene, policy, answer)
        if done.leaves_fallen:
            raising = with_raising(answered, asked.effort, going)
        found = policy_range(answered, asked.effort, going)
    fight = _fight_of(asked, asked.asked_party)
    untouched = untouched_settings(lab, asked.without, fight, answer, asked.effort, watch.going)
    return _Hinges(found, untouched, raising)


def _doing(lab: Lab, asked: Asked) -> Doing:
    """What everybody does by the party's policy."""
    chain = lab.chain(asked.game.rules, asked.scene, asked.policies[0])
    return doing(chain, chain.number(asked.scene))


def _fight_of(asked: Asked, party: Words | Mapping[str, object]) -> AskedFight:
    """The fight of a party as it is asked for."""
    return AskedFight(party, asked.foes, asked.policies[0], asked.apart)


def _lab(asked: Asked) -> Lab:
    return PatientLab(is_counted=asked.is_counted)
