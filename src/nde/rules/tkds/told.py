"""Which steps tell which effects, so that nothing is told twice and nothing is left out."""

from __future__ import annotations

from nde.rules.ruleset import Told

TOLD = Told(
    by={
        "AreaSearched": ("searched",),
        "ConditionBegun": ("special",),
        "ContestTied": ("contest-tie",),
        "DyingTicked": ("dying-left",),
        "Enchanted": ("spell-lasts", "spell-rounds"),
        "EventCame": ("event",),
        "ExhaustionEnded": ("exhaustion-over",),
        "FightBegun": ("fight-begins",),
        "FightEnded": ("fight-over",),
        "GrewExhausted": ("camp-skipped", "cast-exhausting"),
        "HeroPointsSpent": ("clung", "rolled-again"),
        "HpHealed": ("healed", "regenerated", "salve-heals", "woke"),
        "HpLost": ("hurt",),
        "LanguageLearned": ("language-settled",),
        "Leapt": ("spell-leap",),
        "LightKindled": ("kindling",),
        "LuckCame": ("luck",),
        "MagicGained": ("magic-regenerated",),
        "MagicSpent": ("cast-paid",),
        "MortalWoundHealed": ("mortal-wound-over",),
        "MovementUsed": ("hurried",),
        "PerkLost": ("perk-given-up",),
        "RationEaten": ("ration-shared",),
        "RestSpoilt": ("no-proper-rest",),
        "SecretKept": ("rolled-in-secret", "rolled-in-secret-task"),
        "SecretRevealed": ("secret-told", "secret-told-task"),
        "ShieldLowered": ("blocked",),
        "SideSurprised": ("surprise-rolled", "surprised"),
        "SkillRegained": ("skill-back",),
        "SpellEnded": ("concentration-lost", "spell-let-go", "spell-lost"),
        "Stabilised": ("stable",),
        "TemporaryLost": ("soaked",),
        "TemporarySet": ("temporary",),
        "ThingBought": ("bought",),
        "ThingSold": ("dropped", "sold"),
        "ThingUsed": ("item-used", "kindling", "vessel-used"),
        "TurnPassed": ("turn-passes",),
        "WatchPassed": ("watch-passes",),
        "WeaponLoaded": ("loading",),
        "Woke": ("roused",),
        "WoundsMended": ("downtime",),
        "ZoneLaid": ("spell-zone", "spell-zone-area"),
    },
    books=frozenset(
        (
            "ActionSpent",
            "EssenceRestored",
            "MoraleTested",
            "NightPassed",
            "PlayersKnown",
            "Trained",
            "TurnBegun",
        )
    ),
)
