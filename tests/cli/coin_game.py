"""A game of one coin: the smallest ruleset, to show that the command line knows no game by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nde.dice import Ask, Procedure, Roll, Tell
from nde.rules.ruleset import (
    Effect,
    Example,
    Listing,
    Option,
    Param,
    Posed,
    Resolution,
    RuleEntry,
    Ruleset,
    Sheet,
    Situation,
    Trait,
)
from nde.rules.stakes import Outcome


class CoinLost(Effect, frozen=True, kw_only=True):
    """Coins went away."""

    coins: int


def _resolve(settings: Mapping[str, Any]) -> Any:
    def resolve(scene: Any, action: Mapping[str, Any]) -> Procedure[Resolution]:
        yield Tell("coin/1", "coin-tossed", {"sides": action["die"]})
        face = yield Roll(action["die"])
        least = settings["least"] + action["harder"]
        if face >= least:
            return Resolution(outcome="won", effects=())
        choice = yield Ask("hero", "stake", ("pay", "flee"), "pay", "coin/2")
        effects = (CoinLost(rule="coin/2", coins=1),) if choice == "pay" else ()
        return Resolution(outcome="lost", effects=effects)

    return resolve


def _pose(values: Mapping[str, Any]) -> Posed:
    answers = {"stake": values["stake"]}
    return Posed(scene=None, action=dict(values), answers=answers)


def _create() -> Procedure[dict[str, Any]]:
    name = yield Ask("hero", "name", ("penny",), "penny", is_open=True)
    side = yield Ask("hero", "side", ("heads", "tails"), "heads")
    return {"name": name, "side": side}


def _advance(character: Mapping[str, Any]) -> Procedure[dict[str, Any]]:
    side = yield Ask("hero", "side", ("heads", "tails"), "tails")
    return {**character, "side": side}


def coin_game(least: int = 2) -> Ruleset:
    """The game in which a face of `least` or more wins."""
    settings = {"least": least}
    params = (
        Param(name="die", kind="die", sides=(2, 4, 6)),
        Param(name="harder", kind="number", default=0, least=-2, most=2),
        Param(name="stake", kind="choice", choices=("pay", "flee"), default="pay"),
        Param(name="lucky", kind="flag", default=False),
        Param(name="tags", kind="text", default="", is_many=True),
    )
    return Ruleset(
        id="coin",
        outcomes=(Outcome("lost", "not"), Outcome("drawn", "not"), Outcome("won", "wholly")),
        settings=settings,
        options=(Option(key="least", least=1, most=3, default=2, rules=("coin/1",), ruling="coin-least"),),
        rules=(RuleEntry(id="coin/1", facts=("C1",)), RuleEntry(id="coin/2", source="ours")),
        situations=(Situation(name="toss", params=params, build=_pose),),
        examples=(
            Example(
                id="EX-C1",
                rules=("coin/2",),
                situation="toss",
                given={"die": 2},
                answers=(1, "pay"),
                outcome="lost",
            ),
        ),
        renames=(),
        create=_create,
        read_sheet=dict,
        write_sheet=lambda character: {"game": "coin", **character},
        sheet=lambda character: Sheet(
            name=character["name"],
            traits=(Trait(key="side", shown_as="word", value=character["side"]),),
            tracks=(),
            lists=(Listing(key="pockets", items=("left", "right")),),
        ),
        advance=_advance,
        convert=lambda character, variant: character,
        variants=("coin",),
        new_scene=lambda *people: None,
        characters=lambda scene: {},
        look=lambda scene, path: None,
        spaces=(),
        foes={},
        offers=lambda scene, seat: (),
        vary=lambda action, values: action,
        resolve=_resolve(settings),
        apply=lambda scene, effect: scene,
        actions=(),
        effects=(CoinLost,),
        scene_type=type(None),
        configure=lambda changes: coin_game(changes["least"]),
    )


COIN = coin_game()
