"""The house-rule switches of NDE 1.4: optional rules of the book, and other readings of open ones.

Each is a key of the settings.  The ruling named with it (docs/rulings/nde14.md) says why the default is
what it is.
"""

from __future__ import annotations

from nde.rules.nde14.numbers import SETTINGS
from nde.rules.options import Ruled, options_of

OPTIONS = options_of(
    "nde14",
    SETTINGS,
    {
        "talents": Ruled("talents", "1.5", choices=(0, 2)),
        "talent_cap": Ruled("talents", "1.5", within=(1, 2)),
        "luck.per_test": Ruled("luck-timing", "1.4", "8.4", choices=(1, 2, 0)),
        "luck.after": Ruled("luck-reroll", "1.4", "8.4"),
        "luck.cap": Ruled("luck-limit", "1.4", choices=(0, 2)),
        "advance.raises": Ruled("advance-fills", "7"),
        "top_face": Ruled("top-face", "2.4", "4.6", "5.4"),
        "advantage_cap": Ruled("advantage-limit", "2.5", "8.3", within=(1, 4)),
        "help_counts": Ruled("advantage-limit", "2.5", "2.6"),
        "helpers": Ruled("helpers", "2.6", within=(1, 4)),
        "spare_step": Ruled("ladder-ends", "2.3", "2.5"),
        "distance": Ruled("zones", "3.1", "3.2", "4.3"),
        "ranks.minion.tn": Ruled("minion-defence", "4.5", within=(4, 6)),
        "retaliation": Ruled("retaliation", "9.3", "4.4", choices=("off", "melee", "core")),
        "retaliation_swap": Ruled("retaliation", "9.3"),
        "reach_question": Ruled("retaliation", "9.3", choices=("never", "unclear", "always")),
        "armour": Ruled("armour", "9.1", "1.6"),
        "death": Ruled("death", "6.1"),
        "clock_steps": Ruled("clock", "9.2", "gm.alarm", within=(3, 5)),
        "held": Ruled("held", "5.3"),
        "area_harms": Ruled("area", "5.3", "5.4"),
        "shots": Ruled("shots", "1.6", "4.4"),
        "raised": Ruled("raised", "6.1"),
        "boon_harm": Ruled("strong-effect", "4.6"),
        "power_number": Ruled("power-target", "4.4", "5.3"),
        "power_failure": Ruled("power-target", "5.2", "9.3"),
        "heal": Ruled("healing", "5.3", within=(1, 3)),
        "rest.breather_hearts": Ruled("rest", "6.2"),
        "variant": Ruled("2d6-bands", "8.1", "8.2", "8.3", "8.4", "8.5", choices=("step", "2d6")),
        "two_dice.exceptional": Ruled("2d6-twelve", "8.2"),
        "two_dice.numbers": Ruled("2d6-numbers", "8.3", "4.5", "2.3"),
        "difficult_cost": Ruled("terrain", "gm.terrain", choices=(1, 2)),
        "chase_rolls": Ruled("chase", "gm.chase"),
    },
)
