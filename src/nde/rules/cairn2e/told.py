"""Which steps belong to the story and which effects they tell, so that nothing is told twice or left out."""

from __future__ import annotations

from nde.rules.ruleset import Measure, Told

FALLEN = (
    *("already-critical", "crawls", "critical-at-zero", "destroyed", "died", "doom-met", "endures"),
    *("goes-down", "head-lost", "npc-dies", "routed", "stands-at", "weakened"),
)
"""How somebody comes out of a blow that has gone past their HP."""
DECLARED = (
    *("declared-cast", "declared-flee", "declared-flee-to", "declared-move", "declared-recover"),
    *("declared-shift", "declared-stabilise", "declared-task", "declared-try", "declared-wait"),
    *("means-to-flee", "means-to-flee-to", "taken-back"),
)
"""What somebody is about to do; of an attack its own sentence tells it."""
FOUGHT = (
    *("acts-first", "armor-ruined", "band-changed", "caught-out", "comes-to-nothing", "critical-effect"),
    *("deed-pointless", "delirious", "deprived-by", "doom-defied", "doom-hangs", "fearless", "fight-begins"),
    *("fight-ends", "attribute-lost", "goes-on", "got-away", "held-back", "hour-is-over", "hp-regained"),
    *("killed-outright", "leader-holds", "leader-lost", "lost-for-good", "morale-holds", "no-scar"),
    *("paralysed", "part-lost", "runs", "scar-befalls", "scar-keeps-attribute", "scar-keeps-hp"),
    *("scar-place", "scar-raises-will", "scar-sets-attribute", "scar-sets-hp", "scarred", "settles-scar"),
    *("spared", "stabilised", "strength-restored", "strikes-home", "tried", "tried-task", "waits"),
    "wears-down",
)
LIVED = (
    *(
        "arrived",
        "attribute-back",
        "back-on-feet",
        "barrier-delays",
        "bought-item",
        "camp",
        "casts",
        "catastrophe",
    ),
    *("collapsed", "days-without", "deprived", "deprived-blocks-all", "deprived-blocks-fatigue"),
    *("deprived-blocks-hp", "dropped-for-fatigue", "dropped-item", "dungeon-event", "dying-cannot-rest"),
    *("explored", "fate", "fatigue", "fatigue-gone", "full-load", "gold-left", "hands-freed", "hands-full"),
    *(
        "hired",
        "hour-ran-out",
        "hp-back",
        "in-the-dark",
        "invokes",
        "joins-new",
        "joins-with-sheet",
        "journey",
    ),
    *("journey-goes-on", "journey-grows", "light-blown-out", "light-burned-down", "lights", "load-lighter"),
    *("lost", "magic-destroyed", "magic-injures", "magic-kills", "magic-other", "masters-panic"),
    *("mortal-not-healed", "need-eased", "need-met", "no-ration", "nobody-hunts", "noise-heard", "paid"),
    *(
        "panics",
        "place",
        "puts-away",
        "puts-on",
        "rations-left",
        "reaction",
        "recharged",
        "relic-used",
        "rest-exposes",
    ),
    *("rest-hours", "rest-moments", "rests", "rests-long", "scar-due", "scroll-gone"),
    *("skips-camp", "sleepless", "sold-item", "still-panicked", "taken-into-care", "takes-off", "takes-up"),
    *("takes-over", "time-passes", "took-item", "trap-seen", "trap-sprung", "trap-tested", "turn-quiet"),
    *("watch", "weather", "weather-tires", "week-begins", "wild-event"),
)
TOLD = Told(
    by={
        "AttributeLost": (*FALLEN, "doom-defied"),
        "AttributeRestored": ("attribute-back", "strength-restored"),
        "AttributeSet": ("lost-for-good", "scar-raises-will", "scar-sets-attribute"),
        "BecameDeprived": ("deprived", "deprived-by", "no-ration", "scar-befalls"),
        "CharacterReplaced": ("joins-new", "joins-with-sheet", "takes-over"),
        "CriticalEffectDue": ("critical-effect",),
        "CriticallyHurt": ("crawls", "critical-at-zero", "goes-down"),
        "DeedTakenBack": ("taken-back",),
        "Died": (
            *("destroyed", "doom-met", "head-lost", "hour-is-over", "hour-ran-out"),
            *("killed-outright", "magic-kills", "npc-dies"),
        ),
        "EventHappened": ("dungeon-event", "noise-heard", "wild-event"),
        "FatigueCleared": ("fatigue-gone",),
        "FatigueTaken": ("fatigue",),
        "FearMastered": ("masters-panic",),
        "FightBegun": ("fight-begins",),
        "FightEnded": ("fight-ends",),
        "Fled": ("flees-to", "got-away", "routed", "runs"),
        "GoldDropped": ("gold-left",),
        "HirelingJoined": ("hired",),
        "HpLost": (*FALLEN, "scarred", "strikes-home", "wears-down"),
        "HpMostSet": ("scar-sets-hp",),
        "HpRestored": ("hp-back", "hp-regained"),
        "ItemDestroyed": ("armor-ruined", "magic-destroyed"),
        "ItemDropped": ("dropped-for-fatigue", "dropped-item", "sold-item"),
        "ItemRecharged": ("recharged",),
        "ItemTaken": ("bought-item", "took-item"),
        "ItemWorn": ("hands-freed", "puts-away", "puts-on", "takes-off", "takes-up"),
        "JourneyCounted": ("arrived", "barrier-delays", "journey", "journey-goes-on", "journey-grows"),
        "LightLit": ("lights",),
        "LightWentOut": ("light-blown-out", "light-burned-down"),
        "Panicked": ("panics",),
        "PlaceChanged": ("place",),
        "Reacted": ("reaction",),
        "ScarCameDue": ("scar-due",),
        "SpellCast": ("casts", "invokes"),
        "WalkedTo": ("goes-on",),
        "TurnLost": ("caught-out", "held-back", "loses-turn", "panic-stops"),
        "WeatherTurned": ("catastrophe", "weather"),
        "WentWithout": ("days-without",),
    },
    books=frozenset(
        (
            *("ActionUsed", "DeedDeclared", "ItemUsed", "MoraleTested", "ScarSettled", "SideDone"),
            "TimePassed",
        )
    ),
    alone=frozenset(("tried", "tried-task")),
    given=frozenset(("impaired", "enhanced")),
    loud=frozenset((*FALLEN, *DECLARED, *FOUGHT, *LIVED)),
    # Faces are open and armor comes off them, so that what is left of a blow would tell the armor.
    measures={
        "armor-capped": Measure(of="who"),
        "attribute-lost": Measure(of="who", facts=("points", "left")),
        "blow": Measure(of="target", facts=("armor", "net")),
        "goes-down": Measure(of="who", facts=("left",)),
        "hp-lost": Measure(of="who", facts=("hp", "left")),
        "hp-regained": Measure(of="who", facts=("hp",)),
        "kept": Measure(of="target", facts=("net",)),
        "kept-of-one": Measure(of="target", facts=("net",)),
        "leader-speaks": Measure(of="who", facts=("score",)),
        "lost-for-good": Measure(of="who", facts=("points", "left")),
        "no-scar": Measure(of="who"),
        "save": Measure(of="who", facts=("score",)),
        "stands-at": Measure(of="who", facts=("left",)),
        "strength-lost": Measure(of="who", facts=("points", "left")),
        "strength-restored": Measure(of="who", facts=("points",)),
        "strikes-home": Measure(of="target", facts=("net",), told_as="wears-down"),
        "wears-down": Measure(of="target", facts=("hp", "left")),
    },
)
