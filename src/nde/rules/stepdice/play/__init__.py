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
from nde.rules.stepdice.play.aims import actor, aim, bearing, setback, unasked
from nde.rules.stepdice.play.calls import calls, gives_away
from nde.rules.stepdice.play.conditions import conditions
from nde.rules.stepdice.play.foes import cast, foe_choice, foe_offers, foes_to_act, gist
from nde.rules.stepdice.play.moments import (
    breaks_off,
    elsewhere,
    hazard,
    is_morale_due,
    moment,
    resumed,
    trial,
    tried_with,
)
from nde.rules.stepdice.play.people import (
    blur,
    join,
    leave,
    on_turn,
    people,
    put,
    sheet_of,
    sides_left,
    standing,
    turn,
    veil,
)
from nde.rules.stepdice.play.promises import promises, roused

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
        people=partial(people, game),
        sheet_of=partial(sheet_of, game),
        conditions=partial(conditions, game),
        turn=turn,
        on_turn=on_turn,
        actor=actor,
        veil=veil,
        blur=blur,
        put=partial(put, game),
        join=partial(join, game),
        leave=leave,
        is_morale_due=partial(is_morale_due, game),
        interlude=lambda scene: (SafeRest(has_fire=True),),
        breaks_off=breaks_off,
        resumed=resumed,
        elsewhere=elsewhere,
        moment=partial(moment, game, resolve),
        cast=partial(cast, game),
        trial=partial(trial, game),
        tried_with=tried_with,
        calls=calls(game),
        gives_away=gives_away,
        presses=partial(presses, resolve),
        promises=promises(game),
        roused=partial(roused, game),
        callings=(("role", tuple(game.settings.roles)),),
        has_pressure=True,
        clocks=clocks_kept,
        clock_moved=clock_moved,
        hazard=partial(hazard, game),
        aim=partial(aim, game),
        setback=setback,
        unasked=partial(unasked, game),
        wide_offers=partial(wide_offers, game),
        attempts=partial(attempts, game),
        foe_choice=partial(foe_choice, game),
        foes_to_act=foes_to_act,
        foe_offers=partial(foe_offers, game, resolve),
        sides_left=sides_left,
        stages=MoveInStages(game).first,
        standing=standing,
        bearing=bearing,
        rulings=RULINGS,
        foe_rulings=(RESIST,),
        gist=gist,
    )
