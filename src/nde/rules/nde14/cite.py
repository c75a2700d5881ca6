"""Where NDE 1.4 says what: the rule id of every topic the shared procedures cite."""

from __future__ import annotations

from nde.rules.stepdice.game import Cite

CITE = Cite(
    concept="nde14/1.1",
    role="nde14/1.2",
    attributes="nde14/1.3",
    resources="nde14/1.4",
    luck="nde14/1.4",
    talent="nde14/1.5",
    gear="nde14/1.6",
    when="nde14/2.1",
    procedure="nde14/2.2",
    outcome="nde14/2.4",
    modifiers="nde14/2.5",
    bounds="nde14/2.5",  # the ends of the ladder; the number has no bounds here
    help="nde14/2.6",
    repeat="nde14/2.7",
    move="nde14/4.3",  # states both measures: one zone, or 5 squares
    zones="nde14/3.1",
    cover="nde14/3.3",
    fight="nde14/4.1",
    order="nde14/4.2",
    turn="nde14/4.3",
    hit="nde14/4.6",
    miss="nde14/9.3",  # says what a miss costs in the core, and in the variant
    range="nde14/3.1",
    several="nde14/2.5",  # a crowd is a hindrance like any other
    mana="nde14/5.1",
    power="nde14/5.2",
    tiers="nde14/5.3",
    power_exceptional="nde14/5.4",
    zero="nde14/6.1",
    recovery="nde14/5.5",
    rest="nde14/6.2",
    advance="nde14/7",
    variant="nde14/8.2",
    variant_situation="nde14/8.3",
    variant_help="nde14/8.3",
    variant_luck="nde14/8.4",
    variant_fight="nde14/8.2",
    variant_advance="nde14/8.5",
    armour="nde14/9.1",
    clock="nde14/9.2",
    asset="nde14/7",
    foe_turn="nde14/monsters.turn",
    foe_blocks="nde14/monsters.blocks",
    foe_traits="nde14/monsters.traits",
    foe_moves="nde14/monsters.moves",
    morale="nde14/gm.morale",
    hazards="nde14/monsters.hazards",
    chase="nde14/gm.chase",
    alarm="nde14/gm.alarm",
    encounters="nde14/gm.encounters",
    generator="nde14/monsters.generator",
    complications="nde14/gm.complications",
    terrain="nde14/gm.terrain",
    shove="nde14/gm.shove",
    magic_extras="nde14/gm.powers",
)
