"""What if, from a live table: its game master takes the present scene into the lab.  Nothing is logged."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from nde.errors import Illegal
from nde.locale import Words
from nde.rules.playing import playing_of
from nde.table.state import State
from nde.web.call import Call
from nde.web.chosen_game import ChosenGame
from nde.web.handlers.play import live_table
from nde.web.lab import bodies as b
from nde.web.lab.answers import LabPerson
from nde.web.lab.answers_table import LabState
from nde.web.lab.handlers import asked
from nde.web.lab.scenes import Fight, TableScene
from nde.web.lab.telling import Telling


async def get_table_lab(call: Call) -> LabState:
    """The scene of a table, to be taken into the lab; for its game master alone."""
    live = await live_table(call)
    state = live.state
    return await call.shared.workers.run(lambda: state_told(call.table, state, call.language))


async def post_table_lab(call: Call) -> Response:
    """What comes of the scene of a table, and what each next deed would make of it."""
    wish: b.TableWhatIf = call.body
    live = await live_table(call)
    state = live.state
    told = await call.shared.workers.run(lambda: state_told(call.table, state, call.language))
    question = b.NextWish(
        game=told.game,
        settings=told.settings,
        scene=told.scene,
        foes=wish.foes,
        put=wish.put,
        without=wish.without,
        rulings=wish.rulings,
        begin=wish.begin,
        who=wish.who,
        policy=wish.policy,
        method=wish.method,
        runs=wish.runs,
        seed=wish.seed,
        seconds=wish.seconds,
        ask=wish.ask,
    )
    told_bytes = msgspec.json.encode(told)

    def finish(answer: bytes) -> bytes:
        found = msgspec.json.decode(answer, type=dict[str, msgspec.Raw])
        return msgspec.json.encode({**found, "state": msgspec.Raw(told_bytes)})

    return await asked(call, "table", question, is_ours=True, finish=finish)


def state_told(table: str, state: State, language: str) -> LabState:
    """The scene that a table is in, as its game master sees it."""
    scene = state.world.scene
    if scene is None:
        raise Illegal("lab-no-scene-yet")
    header = state.header
    game = ChosenGame(state.rules, header.packs, header.names)
    turn = playing_of(state.rules).turn(scene)
    telling = Telling(Fight(game, scene, {}, (), {}, is_named=True), language)
    people = telling.people()
    document = TableScene(scene=msgspec.to_builtins(scene, str_keys=True), names=header.names)
    return LabState(
        table=table,
        version=state.version,
        title=header.title,
        game=header.game,
        settings=msgspec.json.decode(header.settings),
        scene=msgspec.to_builtins(document),
        is_fight=turn.is_fight,
        round=turn.round,
        side=turn.side,
        people=people,
        advice=tuple(_advice(state, people, telling.speaker, is_fight=turn.is_fight)),
    )


def _advice(state: State, people: tuple[LabPerson, ...], speaker: Words, *, is_fight: bool) -> list[str]:
    found = []
    for side in ("party", "foes"):
        if not any(one.side == side and not one.is_out for one in people):
            found.append(speaker.say(f"lab-advice-no-{side}"))
    if not is_fight:
        found.append(speaker.say("lab-advice-no-fight"))
    if state.world.pending:
        found.append(speaker.say("lab-advice-pending"))
    return found
