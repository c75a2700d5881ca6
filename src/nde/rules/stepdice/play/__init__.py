"""What tables, bots and adventures need of a step-dice game: `Playing`, part by part.

`people` knows who is there, `aims` what an offer is for, `foes` what foes do, `moments` and `conditions` what
a table or a game master does in any game.  Only `playing` is for other rooms; `edition` binds it.
"""

from __future__ import annotations

from functools import partial

from nde.rules.play import Playing
from nde.rules.stepdice.actions import Resolve, SafeRest
from nde.rules.stepdice.clocks import clock_moved, clocks_kept, presses
from nde.rules.stepdice.companion.moves import MoveInStages
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.offers import attempts, wide_offers
from nde.rules.stepdice.params import RESIST
from nde.rules.stepdice.play import aims, calls, conditions, foes, moments, people, promises

__all__ = ["RULINGS", "playing"]

RULINGS = frozenset(
    (
        *("tn", "t", "steps", "because", "advantage", "hindrance", "despite"),
        *("cover", "reach", "crowd", "cost", "clock", "stakes", "is_key", "is_runner", "other"),
    )
)
"""What the game master says about an action: its number and price, the circumstances, what is at stake."""


def playing(game: Game, resolve: Resolve) -> Playing:
    """The parts of a game that is played at a table."""
    return Playing(
        people=partial(people.people, game),
        sheet_of=partial(people.sheet_of, game),
        conditions=partial(conditions.conditions, game),
        turn=people.turn,
        on_turn=people.on_turn,
        actor=aims.actor,
        veil=people.veil,
        blur=people.blur,
        put=partial(people.put, game),
        join=partial(people.join, game),
        leave=people.leave,
        is_morale_due=partial(moments.is_morale_due, game),
        interlude=lambda scene: (SafeRest(has_fire=True),),
        breaks_off=moments.breaks_off,
        resumed=moments.resumed,
        elsewhere=moments.elsewhere,
        moment=partial(moments.moment, game, resolve),
        cast=partial(foes.cast, game),
        trial=partial(moments.trial, game),
        tried_with=moments.tried_with,
        calls=calls.calls(game),
        gives_away=calls.gives_away,
        presses=partial(presses, resolve),
        promises=promises.promises(game),
        roused=partial(promises.roused, game),
        callings=(("role", tuple(game.settings.roles)),),
        has_pressure=True,
        clocks=clocks_kept,
        clock_moved=clock_moved,
        hazard=partial(moments.hazard, game),
        aim=partial(aims.aim, game),
        setback=aims.setback,
        unasked=partial(aims.unasked, game),
        wide_offers=partial(wide_offers, game),
        attempts=partial(attempts, game),
        foe_choice=partial(foes.foe_choice, game),
        foes_to_act=foes.foes_to_act,
        foe_offers=partial(foes.foe_offers, game, resolve),
        sides_left=people.sides_left,
        stages=MoveInStages(game).first,
        standing=people.standing,
        bearing=aims.bearing,
        rulings=RULINGS,
        foe_rulings=(RESIST,),
        gist=foes.gist,
    )
