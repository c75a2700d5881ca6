"""The game at a table: who is there, what is hidden, what an adventure's words mean, what foes do."""

from __future__ import annotations

from functools import partial

from nde.rules.people import People
from nde.rules.play import Playing
from nde.rules.tkds.actions import Downtime
from nde.rules.tkds.book.people import SPECIALIZATIONS
from nde.rules.tkds.fight.offers import attempts
from nde.rules.tkds.fight.stages import TurnInStages
from nde.rules.tkds.magic.offers import wide_casts
from nde.rules.tkds.play import adventures, aims, calls, conditions, foes, people, promises, veil
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import Resolve

__all__ = ["make_playing"]


def make_playing(game: Game, resolve: Resolve) -> Playing:
    """What a table calls, for one choice of settings."""
    everybody = People(("figures",), partial(people.person, game))
    return Playing(
        people=everybody.people,
        has_cover=False,
        wished=adventures.wished,
        sheet_of=partial(people.sheet_of, game),
        conditions=partial(conditions.conditions, game),
        turn=everybody.turn,
        on_turn=everybody.on_turn,
        seated=people.seated,
        actor=people.actor,
        is_secret=people.is_secret,
        veil=veil.veil,
        blur=veil.blur,
        put=veil.put,
        brought_down=veil.brought_down,
        join=partial(veil.join, game),
        leave=veil.leave,
        sided=veil.sided,
        tests_morale=True,
        elsewhere=veil.elsewhere,
        homecoming=adventures.homecoming,
        interlude=lambda scene: (Downtime(),),
        breaks_off=adventures.breaks_off,
        resumed=adventures.resumed,
        moment=partial(adventures.moment, resolve),
        begins=partial(adventures.begins, game),
        cast=adventures.cast,
        trial=adventures.trial,
        tried_with=adventures.tried_with,
        calls=calls.calls(game),
        gives_away=calls.gives_away,
        promises=promises.PROMISES,
        callings=(("specialization", tuple(SPECIALIZATIONS)),),
        hazard=adventures.hazard,
        aim=aims.aim,
        gain=aims.gain,
        efforts=aims.EFFORTS,
        unasked=people.unasked,
        wide_offers=partial(wide_casts, game),
        attempts=attempts,
        foe_choice=foes.foe_choice,
        foes_to_act=foes.foes_to_act,
        foe_offers=partial(foes.foe_offers, game, resolve),
        sides_left=people.sides_left,
        stages=TurnInStages(game).first,
        dying=people.dying,
        standing=people.standing,
        gist=veil.gist,
        rulings=veil.RULINGS,
        time=lambda scene: int(scene.clock),
    )
