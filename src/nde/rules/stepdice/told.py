"""Which steps tell which effects, so that nothing is told twice and nothing is left out."""

from __future__ import annotations

from nde.rules.ruleset import Told

TOLD = Told(
    by={
        "ArmourSpent": ("armour-held",),
        "AssetUsed": ("asset-success",),
        "BandShifted": ("pushed-band",),
        "ConditionSet": ("foe-held", "power-sustained"),
        "FoeJoined": ("foes-joined",),
        "HazardDisabled": ("hazard-off",),
        "HeartsHealed": ("healed",),
        "HeartsLost": ("heart-lost",),
        "HitAbsorbed": ("absorbed",),
        "LuckSpent": ("luck-cost",),
        "ManaGained": ("mana-back", "refunded"),
        "ManaSpent": ("paid",),
        "MoraleChecked": ("morale",),
        "MoveSpent": ("move-used",),
        "Moved": ("pushed",),
        "PushedBack": ("pushed",),
        "RaisedUp": ("raised",),
        "Wounded": ("hit",),
    },
    books=frozenset(("ActionSpent", "HelpUsed")),
)
