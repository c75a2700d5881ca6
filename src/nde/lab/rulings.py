"""Fights under standing rulings of the game master: in cover, in the dark, from above.

A fight without a map has nobody in cover.  A ruling says otherwise, once for every attack of a side: it is a
value for a parameter that attacks of this game have and that is the game master's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from nde.dice import GM, play, seeded
from nde.lab.compiled.fighting import carried_out
from nde.rules import Offer, Param, Ruleset
from nde.rules.playing import Side, playing_of
from nde.rules.ruleset import is_legal

MOST_TURNS = 4
"""After so many turns each side has had one, whoever begins."""


def attack_rulings(rules: Ruleset, scene: Any, side: Side) -> tuple[Param, ...]:
    """What a game master can say about the attacks of a side in a fight from this scene."""
    playing = playing_of(rules)
    for _ in range(MOST_TURNS):
        if playing.turn(scene).side == side:
            break
        ends = playing.moment(scene, "turn")
        if ends is None:
            return ()
        scene = play(carried_out(rules, scene, ends), seeded(0))
    doers = rules.characters(scene) if side == "party" else (GM,)
    found: dict[str, Param] = {}
    for offer in (offer for who in doers for offer in rules.offers(scene, who)):
        if playing.aim(scene, offer).purpose == "attack":
            for param in offer.params:
                if param.name in playing.rulings:
                    found.setdefault(param.name, param)
    return tuple(found.values())


def ruled(rules: Ruleset, party: Mapping[str, Any], foes: Mapping[str, Any]) -> Ruleset:
    """The game in which every attack of heroes, and every one of foes, is made under these rulings.

    A `Lab` keeps fights by their game and its settings, and knows nothing of rulings: it is to be asked about
    one set of them only.
    """
    if not (party or foes):
        return rules
    playing = playing_of(rules)

    def is_attack(scene: Any, offer: Offer) -> bool:
        return playing.aim(scene, offer).purpose == "attack"

    def offers(scene: Any, who: str) -> tuple[Offer, ...]:
        values = party if who in rules.characters(scene) else foes
        found = []
        for offer in rules.offers(scene, who):
            if values and is_attack(scene, offer):
                offer = replace(offer, action=rules.vary(offer.action, values))
                if not is_legal(rules.resolve, scene, offer.action):
                    continue
            found.append(offer)
        return tuple(found)

    def foe_choice(scene: Any, among: tuple[Offer, ...]) -> Offer | None:
        chosen = playing.foe_choice(scene, among)
        if chosen is None or not is_attack(scene, chosen):
            return chosen
        return replace(chosen, action=rules.vary(chosen.action, foes))

    chooses: Callable[[Any, tuple[Offer, ...]], Offer | None] = foe_choice if foes else playing.foe_choice
    return replace(rules, offers=offers, playing=replace(playing, foe_choice=chooses))
