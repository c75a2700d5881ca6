"""How heroes without a person are played: careful, bold, or healing first.

A manner is an order of wishes; each wish looks at what a hero may do and gives one offer or none, and the
first that can be granted is.  No wish is granted twice in a turn with the same action: a bot never does the
same thing over and over.  Outside of fights heroes mend what they can and go on with the adventure.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

import msgspec

import nde.table.bots.exploration as exploration
from nde.dice import Ask
from nde.rules import Offer
from nde.rules.play import Aim
from nde.table.bots.approach import surest_blow_after, way_nearer
from nde.table.bots.evaluation import Weighed, weigh_answers
from nde.table.bots.outlook import Chosen, Outlook, Reason, nothing
from nde.table.commands import Act, Answer, Do
from nde.table.questions import Open

HALF = Fraction(1, 2)


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How a hero is played."""

    name: str
    wishes: tuple[str, ...]
    """What is wished for in a fight, in this order; keys of `WISHES`."""
    heals_below: Fraction
    """Friends who have less than this share of their power left are healed."""
    flees_at: Fraction = Fraction(0)
    """Who has no more than this share left withdraws."""
    keeps_last: bool = False
    """Whether the last of mana, essence and the like is kept."""
    seeks_hardest: bool = False
    """Whether the hardest enemy is fought first, and not the one who is easiest to hit."""
    threshold: Fraction = Fraction(0)
    """How much better an answer has to be than the proposed one (see `answer_by_worth`)."""


CAREFUL = Manner(
    name="careful",
    wishes=("raise", "withdraw", "heal", "guard", "close-in", "attack", "prepare", "approach", "help"),
    heals_below=HALF,
    flees_at=Fraction(1, 5),
    keeps_last=True,
    threshold=Fraction(1, 20),
)
BOLD = Manner(
    name="bold",
    wishes=("close-in", "attack", "prepare", "approach", "raise", "heal", "help"),
    heals_below=Fraction(1, 4),
    seeks_hardest=True,
)
HEALER = Manner(
    name="healer",
    wishes=("raise", "heal", "guard", "close-in", "attack", "prepare", "approach", "help"),
    heals_below=Fraction(4, 5),
    threshold=Fraction(1, 20),
)
MANNERS = {manner.name: manner for manner in (CAREFUL, BOLD, HEALER)}


MOST_TRIES = 3
"""How often the same thing is tried again outside of a fight, where it does not work."""


class Hero:
    """A hero who thinks about what to do: everything that would not be the same thing again."""

    def __init__(self, look: Outlook, manner: Manner, figure: str, refused: tuple[Do, ...]) -> None:
        self.look = look
        self.manner = manner
        self.person = look.people[figure]
        self.is_fight = look.turn.is_fight
        no = [do.action for do in refused if isinstance(do, Act)]
        most = 1 if self.is_fight else MOST_TRIES
        self.chances = [
            (offer, aim)
            for offer, aim in look.aims(figure)
            if aim.purpose not in ("other", "pass")
            and look.done_lately.count(offer.action) < most
            and offer.action not in no
        ]

    @property
    def wishes(self) -> tuple[str, ...]:
        """What is thought about now."""
        if self.person.is_gone:
            return ()
        if self.person.is_out:
            return ("save-oneself",)
        if not self.is_fight:
            return ("raise", "arm") if exploration.is_off_to_rest(self.look) else ("raise", "heal", "arm")
        if self.look.turn.side != self.person.side or self.person.has_acted:
            return ()
        return self.manner.wishes

    def of(self, *purposes: str) -> list[tuple[Offer, Aim]]:
        """What may be done for a purpose at a price that is paid."""
        return [
            (offer, aim) for offer, aim in self.chances if aim.purpose in purposes and self.pays(offer, aim)
        ]

    def pays(self, offer: Offer, aim: Aim) -> bool:
        """Whether the price is paid: who keeps the last of everything pays only while more is left."""
        if not aim.cost or not self.manner.keeps_last:
            return True
        return not self.look.spends_last(self.person.id, offer)

    @property
    def is_nearly_down(self) -> bool:
        """Whether it is time to withdraw."""
        share = self.look.share(self.person.id)
        return bool(self.manner.flees_at) and share <= self.manner.flees_at


Wish: TypeAlias = Callable[[Hero], Offer | None]


def _close_in(hero: Hero) -> Offer | None:
    """A step first, for who could only pay for a blow from here and strikes a surer one from there."""
    blows = _blows(hero)
    if not blows or hero.is_nearly_down or any(not aim.cost for _, aim in blows):
        return None
    step = way_nearer(hero.look, hero.person.id, hero.of("move"))
    if step is None:
        return None
    weighed = [hero.look.weighed(offer) for offer, _ in blows]
    surest = max((one.success for one in weighed if one is not None), default=Fraction(0))
    return step if surest_blow_after(hero.look, hero.person.id, step) > surest else None


def _blows(hero: Hero) -> list[tuple[Offer, Aim]]:
    """The blows that can be struck now at enemies who stand."""
    enemies = {one.id for one in hero.look.enemies}
    return [(offer, aim) for offer, aim in hero.of("attack") if aim.target in enemies or not aim.target]


def _attack(hero: Hero) -> Offer | None:
    """A blow at an enemy who stands: the surest one, or the hardest at the hardest."""
    blows = _blows(hero)
    if not blows:
        return None
    if hero.manner.seeks_hardest:
        powers = {one.id: hero.look.power(one.id) for one in hero.look.enemies}
        hardest = max((powers.get(aim.target, 0) for _, aim in blows), default=0)
        blows = [pair for pair in blows if powers.get(pair[1].target, 0) == hardest]
    return _best(hero, blows)


def _best(hero: Hero, chances: list[tuple[Offer, Aim]]) -> Offer | None:
    """The best of several by what can be computed; none that is bound to fail, and last what is too long."""
    ranked: list[tuple[tuple[Fraction, ...], Offer]] = []
    for offer, aim in chances:
        weighed = hero.look.weighed(offer)
        if weighed is None or weighed.success or weighed.gain > 0:
            ranked.append((_rank(hero.manner, weighed, aim), offer))
    best = max(ranked, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None else None


def _rank(manner: Manner, weighed: Weighed | None, aim: Aim) -> tuple[Fraction, ...]:
    if weighed is None:
        return (Fraction(-1), Fraction(0), Fraction(0))
    if manner.seeks_hardest:
        return (Fraction(0), weighed.gain, weighed.success)
    return (weighed.success, weighed.gain, Fraction(-aim.cost))


def _raise(hero: Hero) -> Offer | None:
    """Help for somebody who is down."""
    down = {one.id for one in hero.look.friends if one.is_out}
    return _best(hero, [(offer, aim) for offer, aim in hero.of("raise") if aim.target in down])


def _save_oneself(hero: Hero) -> Offer | None:
    """What somebody who is down can do for themselves."""
    own = [(offer, aim) for offer, aim in hero.of("raise", "heal") if aim.target == hero.person.id]
    return _best(hero, own)


def _heal(hero: Hero) -> Offer | None:
    """Healing for whoever needs it most, if it can be expected to do any good."""
    shares = {one.id: hero.look.share(one.id) for one in hero.look.friends if not one.is_out}
    hurt = [
        (shares[aim.target], offer, weighed.gain)
        for offer, aim in hero.of("heal")
        if shares.get(aim.target, Fraction(1)) < hero.manner.heals_below
        and (weighed := hero.look.weighed(offer)) is not None
        and weighed.gain > 0
    ]
    return min(hurt, key=lambda one: (one[0], -one[2]), default=(0, None, 0))[1]


def _withdraw(hero: Hero) -> Offer | None:
    """A way out for somebody who is nearly down: out of the fight, or behind friends."""
    if not hero.is_nearly_down:
        return None
    ways = hero.of("escape")
    if ways:
        return ways[0][0]
    others = [one for one in hero.look.friends if not one.is_out and one.id != hero.person.id]
    back = [(offer, aim) for offer, aim in hero.of("move") if aim.gain < 0]
    return min(back, key=lambda pair: pair[1].gain)[0] if back and others else None


def _guard(hero: Hero) -> Offer | None:
    """Protection, at the beginning of a fight."""
    if hero.look.turn.round > 1:
        return None
    return next((offer for offer, aim in hero.of("guard") if _changes(hero, offer)), None)


def _changes(hero: Hero, offer: Offer) -> bool:
    """Whether something would be other than before, for the hero or somebody they care for."""
    weighed = hero.look.weighed(offer)
    return weighed is not None and weighed.gain >= 0 and hero.look.leaves_a_mark(offer)


def _prepare(hero: Hero) -> Offer | None:
    """Getting up, loading, arming: what makes a blow possible that is not."""
    return next((offer for offer, aim in hero.of("prepare") if not aim.cost and _changes(hero, offer)), None)


def _arm(hero: Hero) -> Offer | None:
    """Armour put on in quiet times."""
    return next((offer for offer, aim in hero.of("guard") if not aim.cost and _changes(hero, offer)), None)


def _approach(hero: Hero) -> Offer | None:
    """A step towards the enemy."""
    if hero.is_nearly_down:
        return None
    return way_nearer(hero.look, hero.person.id, hero.of("move"))


def _help(hero: Hero) -> Offer | None:
    """A hand for a friend who has yet to act."""
    waiting = {one.id for one in hero.look.friends if not one.is_out and not one.has_acted}
    return next((offer for offer, aim in hero.of("help") if aim.target in waiting), None)


WISHES: dict[str, Wish] = {
    "close-in": _close_in,
    "attack": _attack,
    "raise": _raise,
    "save-oneself": _save_oneself,
    "heal": _heal,
    "withdraw": _withdraw,
    "guard": _guard,
    "prepare": _prepare,
    "arm": _arm,
    "approach": _approach,
    "help": _help,
}


def answer_by_default(look: Outlook, policy: str) -> Chosen | None:
    """The answer the rule itself proposes to the first open question, if one waits."""
    for one in look.questions:
        ask = one.question
        assert isinstance(ask, Ask)
        return _answer(one, ask.default, policy, "default")
    return None


def answer_by_worth(look: Outlook, policy: str, threshold: Fraction) -> Chosen | None:
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


def choose(look: Outlook, manner: Manner, refused: tuple[Do, ...] = ()) -> Chosen:
    """What the heroes of a seat do next in this manner."""
    answer = answer_by_worth(look, manner.name, manner.threshold)
    if answer is not None:
        return answer
    if look.is_waiting or look.scene is None:
        return nothing(manner.name)
    for figure in look.figures:
        chosen = _of_figure(look, manner, figure, refused)
        if chosen is not None:
            return chosen
    return exploration.choose(look, manner.name, refused) or nothing(manner.name)


def _of_figure(look: Outlook, manner: Manner, figure: str, refused: tuple[Do, ...]) -> Chosen | None:
    hero = Hero(look, manner, figure, refused)
    for wish in hero.wishes:
        offer = WISHES[wish](hero)
        if offer is not None:
            return Chosen(do=Act(action=offer.action), reason=Reason(policy=manner.name, key=wish))
    return None
