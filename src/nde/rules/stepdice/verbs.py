"""How everything on offer is said: the verb, its objects, and where people look for it."""

from __future__ import annotations

from nde.rules.deeds import Slot, Verb, free, how, what, where, whom, with_

ATTACK = Verb("attack", "person", (whom("target"),), "often")
"""A hero's blow at a foe, and a foe's at a hero: whom it is aimed at is another field of each."""
BY_ATTRIBUTE = (free(with_("attribute")),)

VERBS: dict[str, Verb] = {
    # What heroes do with their action.
    "melee": ATTACK,
    "ranged": Verb("shoot", "person", (whom("foe"),), "often"),
    "power-strike": Verb("cast", "person", (whom("foe"),), "often"),
    "power-hold": Verb("bind", "person", (whom("foe"),)),
    "power-area": Verb("blast", "person", (whom("foe"),)),
    "test": Verb("try", "scene", BY_ATTRIBUTE, "first", task="task"),
    "power": Verb("power", "item", (how("tier"),), task="task"),
    "heal": Verb("heal", "person", (whom("heals"),), "often"),
    "raise": Verb("raise", "person", (whom("ally"),), "often"),
    "help": Verb("help", "person", (whom("ally"),), "often"),
    "gear": Verb("use", "item", (what("item"),)),
    "shove": Verb("shove", "person", (whom("foe"),)),
    "sneak": Verb("sneak", "scene", BY_ATTRIBUTE),
    "investigate": Verb("search", "scene", BY_ATTRIBUTE),
    "parley": Verb("persuade", "scene", (what("goal", "clock"), *BY_ATTRIBUTE)),
    "calm-alarm": Verb("calm-alarm", "scene", BY_ATTRIBUTE),
    "run-chase": Verb("chase", "scene", BY_ATTRIBUTE, "often"),
    "disable-hazard": Verb("disarm", "scene", (what("hazard"), how("name"), Slot("tools", "with", "cause"))),
    "sustain-power": Verb("sustain", "item", (how("pay"), whom("foe"))),
    "counter-power": Verb("counter", "scene", BY_ATTRIBUTE, "often"),
    # Going.
    "move": Verb("go", "map", (where("square"),), "often"),
    "approach": Verb("approach", "person", (whom("other"),), "often"),
    "withdraw": Verb("withdraw", "person", (whom("other"),)),
    # What foes do besides.
    "foe-strike": ATTACK,
    "use-move": Verb("manoeuvre", "person", (what("move"), whom("targets"), whom("ally")), "often"),
    # What the game master does.
    "end-turn": Verb("end", "turn", usual="often"),
    "safe-rest": Verb("rest", "turn"),
    "start-fight": Verb("begin-fight", "gm", usual="often"),
    "end-scene": Verb("end-scene", "gm"),
    "begin-session": Verb("begin-session", "gm", usual="rarely"),
    "grant-luck": Verb("grant-luck", "gm", (whom("hero"),)),
    "set-clock": Verb("start-clock", "gm", task="clock"),
    "set-alarm": Verb("set-alarm", "gm"),
    "tick-clock": Verb("tick-clock", "gm", (what("clock"),)),
    "check-morale": Verb("test-morale", "gm"),
    "complication": Verb("complicate", "gm", (whom("hero"),)),
    "benefit": Verb("favour", "gm", (whom("hero"),)),
    "fall": Verb("let-fall", "gm", (whom("hero"),)),
    "set-hazard": Verb("set-hazard", "gm", (what("hazard"),), "rarely"),
    "spring-hazard": Verb("spring", "gm", (what("hazard"), how("name"), whom("targets"))),
    "spend-trait": Verb("drop-trait", "gm", (whom("foe"), what("trait")), "rarely"),
    "start-chase": Verb("start-chase", "gm", usual="rarely"),
    "wave": Verb("reinforce", "gm", (free(what("block")),), "rarely"),
    "encounter": Verb(
        "build-encounter", "gm", (free(how("difficulty")), free(how("table", "encounters"))), "rarely"
    ),
    "generate": Verb("roll-encounter", "gm", usual="rarely"),
}
