"""What everybody does in a fight: the deeds of each hero in the order in which they come to them, and with
what each kind of foe strikes.

Many fights are followed by the policy to their ends, side by side; whoever does something else in one of
them, since mana has run out or a friend is down, is seen to do so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import msgspec
import numpy as np

from nde.dice import Roll, TooManyPaths
from nde.dice.runners import Run, settle
from nde.dice.tree import dice_in
from nde.lab.arrays import Rows
from nde.lab.chain import Chain
from nde.lab.compiled.deeds import OpenDeed, with_efforts
from nde.lab.compiled.fight import Memos
from nde.lab.compiled.memo import Memo
from nde.lab.rulings import FALLEN, WHOM, begun, standing
from nde.rules import Offer, Ruleset
from nde.rules.play import Purpose, Stage, Way, playing_of
from nde.rules.prospects import prospect_of

FIGHTS = 100
MOST_DEEDS = 300
"""So many fights are followed, and none longer than so."""
MOST_LOOKS = 6
"""So often what a deed rolls is looked at, to tell the usual from the first time."""
SELDOM = 0.1
"""What happens less often than so is not told as usual."""
MENDING = ("heal", "raise")
NAMED = ("spell", "ability", "item", "tier")
"""Fields of actions that tell deeds of one name apart."""


Look: TypeAlias = tuple[float | None, tuple[tuple[int, int], ...]]
"""The chance that something works, and what is rolled for it."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody does."""

    offer: str
    """The name of the offer."""
    purpose: Purpose
    way: Way
    action: Any
    works: float | None
    """The chance that it works the first time; nothing where nothing is rolled for that."""
    dice: tuple[tuple[int, int], ...] = ()
    """What is rolled first: how many dice, and of how many sides."""
    means: str = ""
    """For a blow: what it is struck with, where the game names it."""
    is_at_once: bool = False
    """Whether it takes no time, and so comes in the same turn as the blow before it."""
    usual: float | None = None
    """The chance that it works later, where other dice are rolled then: no essence is left to put into it."""
    usual_dice: tuple[tuple[int, int], ...] = ()

    @property
    def rolled(self) -> str:
        """The same in notation: `d10`, `2d6+d4`; empty where nothing is rolled."""
        return "+".join([f"{count if count > 1 else ''}d{sides}" for count, sides in self.dice])

    @property
    def kind(self) -> tuple[Any, ...]:
        """What tells it from other deeds, whoever it is aimed at."""
        return self.offer, self.way, self.means, *[getattr(self.action, name, None) for name in NAMED]


class Habit(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody does, first things first."""

    who: str
    deeds: tuple[Done, ...]
    is_hopeless: bool = False
    """Whether they do nothing since every attack of theirs is given up before anything is rolled."""


class Doing(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody does in a fight."""

    heroes: tuple[Habit, ...]
    whom: str
    """Whom foes strike: a choice of `rulings.WHOM`."""
    fallen: str
    """What becomes of those who have fallen: a choice of `rulings.FALLEN`."""
    unused: tuple[str, ...] = ()
    """What somebody could do for the party and nobody does: `mending`, `spending` on a failed roll."""
    asked: dict[str, str]
    """How the game master answers what the game asks about foes' attacks, by parameter."""
    foes: tuple[Habit, ...] = ()
    """With what foes strike, a habit for the first of each kind; of games that name their attacks."""
    leaves_fallen: bool = False
    """Whether heroes could put the fallen back on their feet, and nobody does."""


def doing(chain: Chain, start: int, goes_on: Callable[[], bool] = lambda: True) -> Doing:
    """What everybody does in a fight from a scene of the chain, as far as it is followed."""
    rules, walk = chain.rules, _Walk(chain)
    heroes = walk.habits(start, goes_on)
    said = {name: value for side, name, value in standing(rules) if side == "foes"}
    could = {"mending": bool(walk.unmended), "spending": chain.answers.has_declined}
    return Doing(
        heroes=heroes,
        foes=walk.foes(),
        unused=tuple([one for one, is_so in could.items() if is_so]),
        whom=str(said.get(WHOM.name, WHOM.default)),
        fallen=str(said.get(FALLEN.name, FALLEN.default)),
        asked={one.name: str(said.get(one.name, one.default)) for one in playing_of(rules).foe_rulings},
        leaves_fallen="raise" in walk.unmended,
    )


class _Walk:
    """Some fights, followed side by side to their ends."""

    def __init__(self, chain: Chain) -> None:
        self._chain, self._transitions = chain, chain.transitions
        self._luck = np.random.default_rng(1)
        self._found: dict[str, dict[tuple[object, ...], Done]] = {who: {} for who in chain.fighting.heroes}
        self._foes: dict[str, dict[str, Done]] = {}
        """With what foes strike, by their kind."""
        self._firsts: dict[str, str] = {}
        """The first foe of each kind."""
        self._seen: Counter[tuple[Memos, Memo]] = Counter()
        self._looks: dict[tuple[str, tuple[Any, ...]], Counter[Look]] = {}
        """How often each hero does each deed with which chance and dice, as far as it was looked at."""
        self._sought = set(MENDING) - {line.do for line in chain.policy.lines}
        self.unmended: set[str] = set()
        """What somebody could do for the hurt or the fallen, and nobody is to."""

    def habits(self, start: int, goes_on: Callable[[], bool]) -> tuple[Habit, ...]:
        """What each hero does."""
        memos, state = self._chain.fighting.place(self._chain.opening(start))
        groups: dict[Memos, list[Rows]] = {memos: [np.array([state] * FIGHTS, dtype=np.int32)]}
        for _ in range(MOST_DEEDS):
            if not groups or not goes_on():
                break
            after: dict[Memos, list[Rows]] = {}
            for now, parts in groups.items():
                self._act(now, np.concatenate(parts), (), after)
            groups = after
        first = begun(self._chain.rules, memos.pieces.scene(list(state)))
        return tuple(
            [
                Habit(
                    who=who,
                    deeds=tuple([self._with_usual(who, one) for one in deeds.values()]),
                    is_hopeless=not deeds and _is_hopeless(self._chain.rules, first, who),
                )
                for who, deeds in self._found.items()
            ]
        )

    def _with_usual(self, who: str, done: Done) -> Done:
        """A deed with the dice and the chance that it has later, where something went into it at first."""
        looks = self._looks[who, done.kind]
        others = Counter({one: count for one, count in looks.items() if one[0] and one[1] != done.dice})
        if done.works is None or not others:
            return done
        (works, dice), count = others.most_common(1)[0]
        if count < SELDOM * looks.total():
            return done
        return msgspec.structs.replace(done, usual=works, usual_dice=dice)

    def _act(self, memos: Memos, rows: Rows, idle: tuple[Memo, ...], after: dict[Memos, list[Rows]]) -> None:
        """Let the next thing happen in all scenes of a make-up in which the fight goes on."""
        policies = self._transitions.policies
        winners, which = policies.answers(memos, "winner", (), rows)
        rows = rows[np.array([not one for one in winners])[which]]
        if not len(rows):
            return
        self.unmended |= {one for one in self._sought - self.unmended if self._can_mend(one, memos, rows)}
        for deed, at in policies.next_deeds(memos, rows, idle).items():
            if deed is not None:
                self._do(memos, rows[at], deed, idle, after)
                continue
            ends, which = policies.answers(memos, "end-of-turn", (), rows[at])
            for number in np.unique(which).tolist():
                if ends[number] is not None:
                    self._draw(memos, rows[at][which == number], ends[number], after)

    def _can_mend(self, purpose: str, memos: Memos, rows: Rows) -> bool:
        """Whether somebody can now heal, or raise, somebody in some of these scenes."""
        heroes = [one for one in self._found if one in memos.ids]
        for who in heroes:
            for other in heroes:
                asked = (who, purpose, other, "least", "")
                deeds, _ = self._transitions.policies.answers(memos, "deed", asked, rows)
                if any(one is not None for one in deeds):
                    return True
        return False

    def _do(
        self, memos: Memos, rows: Rows, deed: Memo, idle: tuple[Memo, ...], after: dict[Memos, list[Rows]]
    ) -> None:
        """Let somebody do something, but for where it would change nothing."""
        came: dict[Memos, list[Rows]] = {}
        self._draw(memos, rows, deed, came)
        same = [one for part in came.get(memos, []) for one in part.tolist() if one in rows.tolist()]
        if same and self._transitions.is_idle((memos, tuple(same[0])), deed):
            self._act(memos, rows, (*idle, deed), after)
            return
        if self._seen[memos, deed] < MOST_LOOKS:
            self._seen[memos, deed] += 1
            self._note(memos, rows, deed)
        for now, parts in came.items():
            after.setdefault(now, []).extend(parts)

    def _draw(self, memos: Memos, rows: Rows, deed: Memo, after: dict[Memos, list[Rows]]) -> None:
        for now, (_, found, _) in self._transitions.outcomes.drawn(
            memos, deed, rows, lambda origins: self._luck.random(len(origins))
        ):
            after.setdefault(now, []).append(self._transitions.simple(now, found))

    def _note(self, memos: Memos, rows: Rows, deed: Memo) -> None:
        """Keep what a hero does there, as it is in most of these scenes."""
        action = _action(memos, deed)
        who = playing_of(self._chain.rules).actor(action)
        if who not in self._found:
            self._note_foe(memos.pieces.scene(rows[0].tolist()), who, action)
            return
        unlike, counts = np.unique(rows, axis=0, return_counts=True)
        scene = memos.pieces.scene(unlike[counts.argmax()].tolist())
        done = done_by(self._chain.rules, scene, who, action)
        if done is None or done.purpose == "move":
            return
        self._found[who].setdefault(done.kind, done)
        looks = self._looks.setdefault((who, done.kind), Counter())
        looks[done.works, done.dice] += len(rows)

    def _note_foe(self, scene: object, who: str, action: object) -> None:
        """Keep with what a foe strikes there, if the game has a name for it."""
        rules = self._chain.rules
        playing = playing_of(rules)
        kind = next((one.label or one.name for one in playing.people(scene) if one.id == who), "")
        offers = playing.foe_offers(scene, who) if playing.foe_offers and kind else ()
        for offer in offers:
            aim = playing.aim(scene, offer)
            if aim.means and offer.action == action and aim.purpose == "attack":
                done = Done(
                    offer=offer.name,
                    purpose=aim.purpose,
                    way=aim.way,
                    action=action,
                    works=None,
                    dice=_dice(rules, scene, offer, who),
                    means=aim.means,
                )
                self._firsts.setdefault(kind, who)
                self._foes.setdefault(kind, {}).setdefault(aim.means, done)

    def foes(self) -> tuple[Habit, ...]:
        """With what each kind of foe strikes."""
        return tuple(
            [Habit(who=self._firsts[kind], deeds=tuple(deeds.values())) for kind, deeds in self._foes.items()]
        )


def done_by(rules: Ruleset, scene: object, who: str, action: object) -> Done | None:
    """What an action of a hero in a scene is; nothing for what nobody offers."""
    playing = playing_of(rules)
    ways = [OpenDeed(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    for offer, aim in (one for way in ways for one in with_efforts(rules, way)):
        if offer.action == action:
            return Done(
                offer=offer.name,
                purpose=aim.purpose,
                way=aim.way,
                action=action,
                works=_works(rules, scene, offer),
                dice=_dice(rules, scene, offer),
                is_at_once=aim.spurs,
            )
    return None


def _is_hopeless(rules: Ruleset, scene: object, who: str) -> bool:
    """Whether each attack that somebody can make comes to nothing, and is not even rolled for."""
    playing = playing_of(rules)
    blows = [one for one in rules.offers(scene, who) if playing.aim(scene, one).purpose == "attack"]
    ends = [
        settle(partial(rules.resolve, scene, one.action), (), {}, choose=lambda ask: ask.default)
        for one in blows
    ]
    return bool(ends) and all(isinstance(one, Run) and not one.result.effects for one in ends)


def _action(memos: Memos, deed: Memo) -> object:
    return next(one for one, memo in memos.deeds.items() if memo is deed and type(one) is not Stage)


def _works(rules: Ruleset, scene: object, offer: Offer) -> float | None:
    """The chance that an offer works, as its button shows it."""
    action = offer.action if offer.preview is None else offer.preview
    try:
        prospect = prospect_of(rules, scene, action)
    except TooManyPaths:
        return None
    return None if prospect is None else float(prospect.chance)


def _dice(rules: Ruleset, scene: object, offer: Offer, who: str = "") -> tuple[tuple[int, int], ...]:
    """What is rolled first where an offer is taken; where a doer is named, nothing that others roll."""
    action = offer.action if offer.preview is None else offer.preview
    state = settle(lambda: rules.resolve(scene, action), (), {}, choose=lambda ask: ask.default)
    question = getattr(state, "question", None)
    if not isinstance(question, Roll) or who not in ("", question.who):
        return ()
    if isinstance(question.dice, int):
        return ((1, question.dice),)
    return tuple([(pool.count, pool.sides) for pool in dice_in(question.dice)])
