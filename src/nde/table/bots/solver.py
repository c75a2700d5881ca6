"""The best play that can be computed: deeds, chance and the foes' answers are looked at, as far as it goes.

Every deed of a hero is followed by every way it can come out, then by what friends and foes do next, and
so on, as many steps deep as a limit of nodes allows.  At the end the side is worth what it can still take,
less what the other side can.  Foes do what the game says they do (`Playing.foe_choice`), friends what is
best for all; questions are answered as the rules propose.
"""

from __future__ import annotations

from nde.dice import GM, TooManyPaths
from nde.errors import NdeError
from nde.rules import Offer
from nde.rules.play import Aim
from nde.table.bots import heroes
from nde.table.bots.evaluation import Budget, CannotWeigh, advantage, scenes_after
from nde.table.bots.heroes import CAREFUL
from nde.table.bots.outlook import Chosen, Outlook, Reason
from nde.table.commands import Act, Do
from nde.table.game_types import Action, GameScene

NAME = "best"
MOST_NODES = 10_000
"""What rules may say and ask for one choice: a blow takes some dozens of words, a whole turn thousands."""
OFFERS_COST = 50
"""What it costs to find out what somebody may do, in words."""
DEEPEST = 6
CHANCES = ("attack", "heal", "raise", "help", "guard")
"""What is looked at; moves only where there is nothing else, since there are too many of them."""
MANNER = CAREFUL
"""What is done where nothing can be computed."""


def choose(look: Outlook, refused: tuple[Do, ...] = (), most: int = MOST_NODES) -> Chosen:
    """The deed after which the own side can expect to stand best, and how deep that was looked for."""
    plain = heroes.choose(look, MANNER, refused)
    is_deed = isinstance(plain.do, Act) and look.turn.is_fight and look.turn.side == look.side
    if not is_deed or plain.reason.key in ("withdraw", "prepare"):
        return Chosen(do=plain.do, reason=Reason(policy=NAME, key=f"careful-{plain.reason.key}"))
    assert isinstance(plain.do, Act)
    figure = look.playing.actor(plain.do.action)
    no = [do.action for do in refused if isinstance(do, Act)] + look.done_lately
    offers = [
        (offer, aim)
        for offer, aim in look.aims(figure)
        if aim.purpose in CHANCES
        and offer.action not in no
        and (aim.purpose != "guard" or look.leaves_a_mark(offer))
    ]
    solved = _solve(look, offers, most)
    return solved or Chosen(do=plain.do, reason=Reason(policy=NAME, key=f"careful-{plain.reason.key}"))


def _solve(look: Outlook, offers: list[tuple[Offer, Aim]], most: int) -> Chosen | None:
    """The best of the offers as deep as the limit goes; nothing if not even a deed alone can be weighed."""
    best = _by_deed_alone(look, offers)
    if best is None:
        return None
    search = Search(look, most)
    depth, nodes = 1, 0
    try:
        while depth < DEEPEST:
            best = max(offers, key=lambda pair: (search.worth(pair[0], depth), -pair[1].cost))
            depth, nodes = depth + 1, search.budget.used
    except (CannotWeigh, TooManyPaths, NdeError):
        pass  # what was found one step less deep stands
    reason = Reason(policy=NAME, key="solved" if depth > 1 else "weighed", depth=depth, nodes=nodes)
    return Chosen(do=Act(action=best[0].action), reason=reason)


def _by_deed_alone(look: Outlook, offers: list[tuple[Offer, Aim]]) -> tuple[Offer, Aim] | None:
    gains = [
        ((weighed.gain, -aim.cost), offer, aim)
        for offer, aim in offers
        if (weighed := look.weighed(offer)) is not None
    ]
    best = max(gains, key=lambda one: one[0], default=None)
    return best[1:] if best is not None else None


class Search:
    """A look ahead from a scene, with everything found on the way remembered."""

    def __init__(self, look: Outlook, most: int) -> None:
        self.rules = look.rules
        self.playing = look.playing
        self.scene = look.scene
        self.side = look.side
        self.budget = Budget(most)
        self.known: dict[tuple[GameScene, int], float] = {}
        self.announces = any(one.offer.preview is not None for one in look.offers)
        """Whether deeds are declared first and come true when the turn ends."""

    def worth(self, offer: Offer, further: int) -> float:
        """What a deed of the first hero is worth, so many steps further on."""
        return self._expected(self.scene, offer.action, further)

    def _expected(self, scene: GameScene, action: Action, further: int) -> float:
        after = scenes_after(self.rules, scene, action, self.budget)
        return sum(float(chance) * self._value(one, further) for one, chance in after.items())

    def _value(self, scene: GameScene, depth: int) -> float:
        key = (scene, depth)
        if key not in self.known:
            self.known[key] = self._look(scene, depth)
        return self.known[key]

    def _look(self, scene: GameScene, depth: int) -> float:
        standing, turn = self.playing.standing, self.playing.turn(scene)
        if not turn.is_fight or not standing(scene, "party") or not standing(scene, "foes"):
            return advantage(self.rules, scene, self.side)
        if turn.side == self.side:
            return self._own_step(scene, depth)
        if depth <= 0:
            return advantage(self.rules, scene, self.side)
        chosen = self.playing.foe_choice(scene, self._offers(scene, GM))
        return (
            self._end_of_turn(scene, depth)
            if chosen is None
            else self._expected(scene, chosen.action, depth - 1)
        )

    def _own_step(self, scene: GameScene, depth: int) -> float:
        """The best that the first friend who has yet to act can do; the end of the turn if none is left."""
        if depth <= 0:
            return self._end_of_turn(scene, 0) if self.announces else advantage(self.rules, scene, self.side)
        for person in self.playing.people(scene):
            if person.side != self.side or person.is_out or person.has_acted:
                continue
            actions = [
                offer.action
                for offer in self._offers(scene, person.id)
                if self.playing.aim(scene, offer).purpose in CHANCES[:-1]
            ]
            if actions:
                return max(self._expected(scene, action, depth - 1) for action in actions)
        return self._end_of_turn(scene, depth)

    def _end_of_turn(self, scene: GameScene, depth: int) -> float:
        action = self.playing.moment(scene, "turn")
        if action is None:
            return advantage(self.rules, scene, self.side)
        after = scenes_after(self.rules, scene, action, self.budget)
        return sum(
            float(chance)
            * (self._value(one, depth - 1) if depth > 0 else advantage(self.rules, one, self.side))
            for one, chance in after.items()
        )

    def _offers(self, scene: GameScene, who: str) -> tuple[Offer, ...]:
        self.budget.spend(OFFERS_COST)
        return self.rules.offers(scene, who)
