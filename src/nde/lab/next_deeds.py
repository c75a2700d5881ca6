"""What each next deed would do to the whole fight: every offer of whoever may act, weighed to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from nde.dice import GM
from nde.errors import Illegal, Missing
from nde.lab.answers import Answer
from nde.lab.chain import Chain
from nde.lab.lab import Effort, Lab
from nde.lab.policies import Policy
from nde.lab.policy_choice import next_deed
from nde.lab.progress import Going, UntilStopped
from nde.lab.states import OVER
from nde.rules import Offer, Ruleset
from nde.rules.play import Purpose, Stage, playing_of


class NextDeed(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be done now, and what comes of the fight after it."""

    who: str
    """Whose deed it is; empty for the end of a turn."""
    offer: str
    """The name of the offer."""
    action: Any
    target: str = ""
    purpose: Purpose = "other"
    cost: int = 0
    """What it takes of something that does not come back by itself at once."""
    is_policy: bool = False
    """Whether it is what the policy (or the foes' game) does now."""
    answer: Answer


class Choice(NamedTuple):
    """Somebody's offer; nobody's where it ends the turn."""

    who: str
    offer: Offer


class Bout(NamedTuple):
    """A fight at a table: its rules, its scene as it is now, and what the party does."""

    rules: Ruleset
    scene: Any
    policy: Policy


def next_deeds(
    lab: Lab,
    bout: Bout,
    who: str = "",
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> tuple[NextDeed, ...]:
    """Everything that can be done now with what comes of it, the best chance to win first.

    Before a fight that is what can be done first in it, once it has begun as luckily as it can.
    Without a name that is what everybody of the side whose turn it is can do, and to end the turn; afterwards
    the fight goes on by the policy.  What would leave all as it is, is left out.  Stopped, it has those that
    were weighed until then.
    """
    rules, scene, policy = bout
    playing = playing_of(rules)
    chain = lab.chain(rules, scene, policy)
    scene = before_first_deed(chain, scene)
    start = chain.number(scene)
    chain.look((start,))
    if chain.kind.array[start] in OVER:
        raise Illegal("fight-is-over")
    people = {one.id for one in playing.people(scene)}
    if who and who not in people:
        raise Missing("nobody-in-fight", who=who, allowed=tuple(sorted(people)))
    usual = policy_action(chain, start, scene)
    found: list[NextDeed] = []
    weighed: dict[tuple[tuple[int, float], ...], Answer] = {}
    until_stopped = UntilStopped(going)
    for choice in choices(rules, scene, chain, who):
        number = chain.branch(scene, choice.offer.action)
        after = chain.following(number)
        if [one for one, _ in after] == [start]:
            continue
        answer = weighed.get(after)
        if answer is None:
            answer = lab.after(chain, scene, choice.offer.action, effort, until_stopped)
            if until_stopped.is_stopped:
                break
            weighed[after] = answer
        aim = playing.aim(scene, choice.offer)
        found.append(
            NextDeed(
                who=choice.who,
                offer=choice.offer.name,
                action=choice.offer.action,
                target=aim.target,
                purpose=aim.purpose if choice.who else "pass",
                cost=aim.cost,
                is_policy=choice.offer.action == usual,
                answer=answer,
            )
        )
    if not found and not until_stopped.is_stopped:
        raise Illegal("cannot-act-now", who=who or playing.turn(scene).side)
    return tuple(sorted(found, key=_best_first))


def before_first_deed(chain: Chain, scene: object) -> object:
    """The scene in which first deeds are weighed: this one, or one after the beginning that is yet to come.

    Of all scenes in which it may begin that is the one in which most can act, and of those the likeliest.
    """
    playing = playing_of(chain.rules)
    action = None if playing.turn(scene).is_fight else playing.moment(scene, "fight")
    if action is None:
        return scene

    def most_first(case: tuple[int, float]) -> tuple[int, float]:
        now = chain.scene(case[0])
        return sum(not (one.is_out or one.has_acted) for one in playing.people(now)), case[1]

    return chain.scene(max(chain.following(chain.branch(scene, action)), key=most_first)[0])


def choices(rules: Ruleset, scene: object, chain: Chain, who: str = "") -> Iterator[Choice]:
    """Everything that can be done in a scene: by somebody, or by the side whose turn it is."""
    playing = playing_of(rules)
    memos, state = chain.fighting.place(scene)
    chain.fighting.stand(memos, state)
    is_party = chain.fighting.ask("side") == "party"
    if who:
        acting = [who]
    elif is_party:
        acting = [one for one in chain.fighting.heroes if chain.fighting.ask("is-ready", one)]
    else:
        acting = list(chain.fighting.ask("foes-to-act"))
    for one in acting:
        if one in chain.fighting.heroes:
            yield from (Choice(one, offer) for offer in rules.offers(scene, one))
        else:
            offers = playing.foe_offers(scene, one) if playing.foe_offers else rules.offers(scene, GM)
            yield from (Choice(one, offer) for offer in offers if playing.actor(offer.action) == one)
    end = playing.moment(scene, "turn")
    if end is not None and not who:
        named = next((offer for offer in rules.offers(scene, GM) if offer.action == end), None)
        yield Choice("", named or Offer(name="end-turn", action=end))


def policy_action(chain: Chain, start: int, scene: object) -> object:
    """What the policy does in a scene, or the foes' game: an action, or the end of the turn."""
    fighting = chain.fighting
    memos, state = fighting.place(scene)
    idle: list[object] = []
    while True:
        fighting.stand(memos, list(state))
        deed = next_deed(fighting, chain.policy, idle)
        if deed is None:
            return playing_of(chain.rules).moment(scene, "turn")
        action = next(one for one, memo in memos.deeds.items() if memo is deed and type(one) is not Stage)
        if [one for one, _ in chain.following(chain.branch(scene, action))] != [start]:
            return action
        idle.append(deed)


def _best_first(deed: NextDeed) -> tuple[float, float, float]:
    return -deed.answer.win.chance, deed.answer.mean_down, deed.answer.lose.chance
