"""The house-rule switches of NDE 1.2: what the book calls optional, and other readings of open questions."""

from __future__ import annotations

from nde.rules.nde12.numbers import SETTINGS
from nde.rules.options import Ruled, options_of

OPTIONS = options_of(
    "nde12",
    SETTINGS,
    {
        "variant": Ruled("variant", "9.1", "9.2", "9.3", "9.4", "9.5", choices=("step", "d6")),
        "top_face": Ruled("top-face", "3.4", "5.5", "6.4"),
        "failure": Ruled("plain-failure", "3.4"),
        "number_cap": Ruled("steps", "3.5", within=(1, 3)),
        "bounds": Ruled("steps", "3.5"),
        "helpers": Ruled("help", "3.6", within=(1, 6)),
        "talents": Ruled("talents", "2.4", choices=(0, 2)),
        "talent_cap": Ruled("talents", "2.4", within=(1, 2)),
        "no_elites": Ruled("elites", "5.4", "5.5"),
        "retaliation": Ruled("retaliation", "5.6"),
        "retaliation_swap": Ruled("retaliation", "5.6"),
        "reach_question": Ruled("reach", "5.6", choices=("never", "unclear", "always")),
        "several_foes": Ruled("several-foes", "5.8", choices=("off", "number", "complication")),
        "range_cap": Ruled("range-cap", "5.7", choices=(0, 10)),
        "death": Ruled("death", "7.2"),
        "armour": Ruled("armour", "11.1", "5.5", "2.5"),
        "held": Ruled("held", "6.3"),
        "area_harms": Ruled("area", "6.3", "6.4"),
        "shots": Ruled("shots", "2.5", "5.4"),
        "raised": Ruled("raised", "7.2"),
        "power_number": Ruled("power-number", "5.4", "6.2", "6.3"),
        "power_failure": Ruled("power-failure", "6.2", "5.6"),
        "rest.breather_hearts": Ruled("rest", "7.3"),
        "advance.raises": Ruled("advance-fills", "8", "9.5"),
        "clock_steps": Ruled("clock", "11.2", within=(1, 12)),
        "d6.has_exceptional": Ruled("d6-exceptional", "9.2", "3.4", choices=(True, False)),
        "d6.from_dice.d6": Ruled("d6-levels", "9.1", choices=("master", "trained", "novice", "unskilled")),
        "d6.from_dice.d8": Ruled("d6-levels", "9.1", choices=("master", "trained", "novice", "unskilled")),
        "d6.from_dice.d10": Ruled("d6-levels", "9.1", choices=("master", "trained", "novice", "unskilled")),
        "d6.from_dice.d12": Ruled("d6-levels", "9.1", choices=("master", "trained", "novice", "unskilled")),
        "d6.from_dice.d20": Ruled("d6-levels", "9.1", choices=("master", "trained", "novice", "unskilled")),
        "difficult_cost": Ruled("terrain", "gm.terrain", choices=(1, 2)),
        "chase_rolls": Ruled("chase", "gm.chase"),
    },
)
