"""Which steps tell which effects, so that nothing is told twice and nothing is left out."""

from __future__ import annotations

from nde.rules.ruleset import Measure, Told

TOLD = Told(
    by={
        "ArmourSpent": ("armour-held",),
        "AssetUsed": ("asset-success",),
        "BandShifted": ("pushed-band",),
        "BenefitDue": ("boon",),
        "ConditionSet": ("boon", "foe-held", "gave-way", "power-begun", "power-sustained", "screened"),
        "FoeFled": ("gave-way",),
        "FoeJoined": ("foes-joined",),
        "HazardDisabled": ("hazard-off",),
        "HeartsHealed": ("healed",),
        "HeartsLost": ("heart-lost",),
        "HitAbsorbed": ("absorbed",),
        "LuckSpent": ("luck-cost", "rerolled"),
        "ManaGained": ("mana-back", "refunded"),
        "ManaSpent": ("paid",),
        "MoraleChecked": ("morale",),
        "Moved": ("pushed",),
        "PushedBack": ("pushed",),
        "RaisedUp": ("raised",),
        "SceneEnded": ("scene-ended", "fight-broken-off"),
        "Wounded": ("hit",),
    },
    # What a sentence says that leads, or a rule that stops it being said again: a clue found, a power evaded,
    # a task that failed, a move used up.
    books=frozenset(
        (
            *("ActionSpent", "HelpUsed", "ConditionEnded", "TestFailed"),
            *("ClueFound", "PowerCountered", "MoveSpent"),
        )
    ),
    loud=frozenset(
        (
            *("rolled-two", "rerolled", "luck-cost", "asset-success", "not-tried", "no-stakes"),
            *("hit", "absorbed", "foe-held", "boon", "caught-in-area", "retaliation"),
            *("heart-lost", "armour-held", "died", "harmless-while-down", "unscathed"),
            *("healed", "refunded", "mana-back", "power-begun", "power-sustained", "luck-set"),
            *("help-given", "band-shifted", "pushed", "pushed-band", "move-due"),
            *(
                "fight-begun",
                "turn-ended",
                "scene-ended",
                "fight-broken-off",
                "clock-set",
                "clock-ticked",
                "clock-full",
                "alarm-rang",
            ),
            *("move-used", "condition-set", "screened", "foe-mended", "foes-joined", "trait-spent"),
            *("hazard-set", "hazard-sprung", "hazard-off", "morale", "gave-way"),
            *("complication-rolled", "benefit-rolled"),
            *("chase-begun", "chase-moved", "encounter-line"),
        )
    ),
    given=frozenset(("verdict-impossible", "verdict-certain")),
    alone=frozenset(("not-tried",)),
    first=frozenset(("rerolled", "luck-cost", "asset-success")),
    turns=frozenset(("turn-ended",)),
    measures={
        "hit": Measure(of="foe", facts=("left",), shows_end=True, last=("wounds",)),
        "foe-mended": Measure(of="foe", facts=("wounds",)),
    },
    asks={"exceptional": Measure(of="foe", facts=("left",))},
)
