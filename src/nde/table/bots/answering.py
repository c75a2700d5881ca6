"""How bots answer the questions that rules put to them."""

from __future__ import annotations

from fractions import Fraction

from nde.dice import Ask
from nde.table.bots.choice import Chosen, Reason
from nde.table.bots.continuing import weigh_answers
from nde.table.bots.outlook import Outlook
from nde.table.commands import Answer
from nde.table.questions import Open


def by_default(look: Outlook, policy: str) -> Chosen | None:
    """The answer the rule itself proposes to the first open question, if one waits."""
    for one in look.questions:
        ask = one.question
        assert isinstance(ask, Ask)
        return _answer(one, ask.default, policy, "default")
    return None


def by_worth(look: Outlook, policy: str, threshold: Fraction) -> Chosen | None:
    """The answer after which the own side is expected to stand best.

    What the rule proposes costs nothing or is usual; another option has to be better by a `threshold`,
    which is a share of what a friend can take on average.  Where the worth cannot be computed, the proposal
    is taken; those without any threshold do something about a failed roll whatever it costs.
    """
    for one in look.questions:
        ask = one.question
        assert isinstance(ask, Ask)
        if one.task.kind != "act" or ask.is_open or look.scene is None:
            return _answer(one, ask.default, policy, "default")
        worths = weigh_answers(
            look.rules, look.scene, one.task.action, look.given(one.pending), ask, look.side
        )
        if worths is None:
            is_spent = not threshold and _has_failed(look, ask)
            return _answer(one, _other(ask) if is_spent else ask.default, policy, "default")
        best = max(ask.options, key=lambda option: worths[option])
        least = threshold * _usual_power(look)
        is_better = worths[best] - worths[ask.default] > least
        return _answer(one, best if is_better else ask.default, policy, "worth" if is_better else "default")
    return None


def _has_failed(look: Outlook, ask: Ask) -> bool:
    """Whether the question is what to do about a roll that has failed."""
    return look.rules.reading(dict(ask.facts).get("outcome")) == "not"


def _other(ask: Ask) -> str:
    """The first option that the rule does not propose."""
    return next((option for option in ask.options if option != ask.default), ask.default)


def _usual_power(look: Outlook) -> Fraction:
    """What a friend who takes part can take on average."""
    up = [one for one in look.friends if not one.is_out]
    return Fraction(look.playing.standing(look.scene, look.side), max(len(up), 1))


def _answer(one: Open, answer: str, policy: str, key: str) -> Chosen:
    return Chosen(do=Answer(pending=one.pending, answer=answer), reason=Reason(policy=policy, key=key))
