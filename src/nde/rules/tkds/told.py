"""Which steps tell which effects, so that nothing is told twice, and which of them are the story.

A step that belongs to the story is told with the sentence of the deed.  Where the effect has a better
sentence of its own, or the deed has said it already, the step is left to whoever unfolds the reckoning.
"""

from __future__ import annotations

from nde.rules.ruleset import Measure, Told

_OF_CHECKS = (
    *("rolled-again", "roped", "easy", "impossible", "beyond-it", "calm", "contest-tie", "luck"),
    *("rolled-in-secret", "rolled-in-secret-task", "secret-told", "secret-told-task"),
)
_OF_BODIES = (
    *(
        "hurt",
        "hurt-through",
        "soaked",
        "immune",
        "harmless-at-zero",
        "fell",
        "dying",
        "dying-left",
        "died",
        "subdued",
    ),
    *("clung", "stable", "woke", "roused", "botched", "spell-lost"),
)
_OF_FIGHTS = (
    *("fight-begins", "surprised", "surprise-rolled", "fight-over", "lasting", "blocked", "helpless-hit"),
    *("fight-broken-off",),
    *("morale-due", "morale-holds", "took-flight", "laid-down-arms"),
    *("special", "tripped", "seized", "turned-around", "got-free", "torn-free"),
    *("mounted", "dismounted", "loading", "crossed"),
)
_OF_MAGIC = (
    *("cast-exhausting", "cast-for-nothing", "spell-lasts", "spell-rounds", "spell-zone", "spell-zone-area"),
    *("spell-immune", "spell-resisted", "spell-let-go", "concentration-kept", "concentration-lost"),
)
_OF_TIME = (
    *("turn-passes", "turn-interrupted", "light-out", "watch-passes", "rations-left-behind", "camp-skipped"),
    *("ration-eaten", "ration-shared", "no-proper-rest", "salve-heals", "regenerated"),
    *("magic-regenerated", "downtime", "training-agreed", "training-denied", "went-to"),
)

TOLD = Told(
    by={
        "AreaSearched": ("searched",),
        "ConditionBegun": ("special", "tripped", "seized", "mounted"),
        "ConditionOver": ("got-free", "torn-free", "dismounted"),
        "ContestTied": ("contest-tie",),
        "DyingTicked": ("dying-left",),
        "Enchanted": ("spell-lasts", "spell-rounds"),
        "EventCame": ("event",),
        "ExhaustionEnded": ("exhaustion-over",),
        "FightBegun": ("fight-begins",),
        "FightEnded": ("fight-over", "fight-broken-off"),
        "Fled": ("took-flight",),
        "GrewExhausted": ("camp-skipped", "cast-exhausting"),
        "HeroPointsSpent": ("clung", "rolled-again"),
        "HpHealed": ("healed", "regenerated", "salve-heals", "woke"),
        "HpLost": ("hurt", "hurt-through"),
        "LanguageLearned": ("language-settled",),
        "Leapt": ("spell-leap",),
        "LightKindled": ("kindling",),
        "LightWentOut": ("light-out",),
        "LuckCame": ("luck",),
        "MagicGained": ("magic-regenerated",),
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
        "Surrendered": ("laid-down-arms",),
        "TemporaryLost": ("soaked",),
        "TemporarySet": ("temporary",),
        "ThingBought": ("bought",),
        "ThingSold": ("dropped", "sold"),
        "TurnPassed": ("turn-passes",),
        "WatchPassed": ("watch-passes",),
        "WeaponLoaded": ("loading",),
        "Woke": ("roused", "woke"),
        "Clung": ("clung",),
        "WoundsMended": ("downtime",),
        "ZoneLaid": ("spell-zone", "spell-zone-area"),
    },
    books=frozenset(
        (
            "ActionSpent",
            "AmmunitionSpent",
            "EssenceRestored",
            "MagicSpent",
            "MoraleTested",
            "NightPassed",
            "PlayersKnown",
            "ThingUsed",
            "Trained",
            "TurnBegun",
            "WentTo",
        )
    ),
    loud=frozenset((*_OF_CHECKS, *_OF_BODIES, *_OF_FIGHTS, *_OF_MAGIC, *_OF_TIME)),
    first=frozenset(("rolled-again",)),
    measures={
        "hurt": Measure(of="who", facts=("left",), shows_end=True),
        "hurt-through": Measure(of="who", facts=("damage", "left")),
        "soaked": Measure(of="who", facts=("points",)),
        "temporary": Measure(of="who", facts=("points",)),
    },
)
