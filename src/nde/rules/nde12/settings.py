"""The numbers and policies of NDE 1.2, each with its section of the book, and its house-rule switches.

Where a comment names a ruling as well, the book is silent there or contradicts itself, and
docs/rulings/nde12.md says how it was decided and why.  The switches are what the book calls optional, and
other readings of open questions.
"""

from __future__ import annotations

from nde.rules.options import Ruled, options_of
from nde.rules.stepdice.settings import (
    Advance,
    Luck,
    Rank,
    Resource,
    Rest,
    Role,
    Settings,
    SixSides,
    Tier,
    TwoDice,
)

SETTINGS = Settings(
    variant="step",  # ch. 9 offers d6 instead (ruling nde12-variant)
    ladder=(6, 8, 10, 12, 20),  # §1.1, §3.6
    rungs={"easy": 4, "normal": 6, "hard": 8, "heroic": 12},  # §3.3 (ruling nde12-four-rungs)
    number_name="tn",  # §1.2
    usual_rung="normal",  # §3.3
    modifiers="number",  # §3.5
    number_cap=2,  # §3.5 (ruling nde12-steps)
    advantage_cap=1,  # no rule of this edition: the number moves, not the die
    help_counts="apart",  # §3.6
    helpers=1,  # §3.6 (ruling nde12-help)
    talent_cap=1,  # §2.4 (ruling nde12-talents)
    talent_moves="number",  # §2.4
    bounds="verdict",  # §3.5 (ruling nde12-steps)
    spare_step="lost",  # §3.6 (ruling nde12-help)
    top_face="literal",  # §3.4 (ruling nde12-top-face)
    failure="plain",  # §3.4 (ruling nde12-plain-failure)
    d6=SixSides(
        levels={"master": 3, "trained": 4, "novice": 5, "unskilled": 6},  # §9.1
        least=2,  # §9.2
        most=6,  # §9.2
        from_dice={  # ruling nde12-d6-levels
            "d6": "unskilled",
            "d8": "novice",
            "d10": "trained",
            "d12": "master",
            "d20": "master",
        },
        ranks={"minion": 0, "elite": 1, "boss": 2},  # §9.4
        rungs={
            "easy": -1,
            "normal": 0,
            "hard": 1,
            "heroic": 2,
        },  # §9.2, §9.4; magic by its number (ruling nde12-d6-tiers)
        has_exceptional=True,  # §3.4 (ruling nde12-d6-exceptional)
    ),
    two_dice=TwoDice(),  # no rule of this edition
    luck=Luck(per_session=0),  # no rule of this edition
    roles={  # §2.1, §2.2
        "warrior": Role(strength=10, dexterity=6, power=6),
        "rogue": Role(strength=6, dexterity=10, power=6),
        "mage": Role(strength=6, dexterity=6, power=10),
    },
    array=(),  # §2.2: the role fixes the dice
    has_concept=False,  # ch. 2
    hearts=Resource(start=5, cap=7),  # §2.3, ch. 8
    mana=Resource(start=3, cap=5),  # §2.3, ch. 8
    talents=2,  # §2.4
    trinkets=3,  # §2.5
    protection="optional",  # §2.5
    ranks={  # §5.4 for the number, §5.5 for the wounds (rulings nde12-foe-track, nde12-elites)
        "minion": Rank(tn=6, wounds=1),
        "elite": Rank(tn=8, wounds=2),
        "boss": Rank(tn=12, wounds=3),
    },
    no_elites=False,  # §5.5
    exceptional_wounds=2,  # §5.5
    boons=("push", "disarm", "position"),  # §5.5 (ruling nde12-exceptional-choice)
    shots="gear",  # §2.5 (ruling nde12-shots)
    raised="next-turn",  # §7.2 (ruling nde12-raised)
    retaliation="core",  # §5.6 (ruling nde12-retaliation)
    retaliation_swap=False,  # §5.6 (ruling nde12-retaliation)
    reach_question="unclear",  # §5.6 (ruling nde12-reach)
    several_foes="number",  # §5.8 (ruling nde12-several-foes)
    range_cap=0,  # §5.7: 10 is the optional limit
    death="damage-while-down",  # §7.2 (ruling nde12-death)
    armour="off",  # §11.1 (ruling nde12-armour)
    tiers={  # §6.3
        "trick": Tier(numbers=(4,), costs=(0, 1)),  # ruling nde12-trick-cost
        "standard": Tier(numbers=(6,), costs=(1,)),
        "strong": Tier(numbers=(8,), costs=(2,)),
        "great": Tier(numbers=(12,), costs=(3,)),
    },
    power_number="foe",  # §5.4, §6.3 (ruling nde12-power-number)
    power_failure="one-effect",  # §6.2, §5.8 (ruling nde12-power-failure)
    held="rooted",  # §6.3 (ruling nde12-held)
    area_tier="strong",  # §6.3
    area_harms="everyone",  # §6.3, §6.4 (ruling nde12-area)
    heal=2,  # §6.3 (ruling nde12-healing)
    heal_tier="strong",  # §6.3
    mana_return=1,  # §6.4
    rest=Rest(  # §7.3 (ruling nde12-rest)
        breather_hearts="full",
        breather_mana="full",
        scene_mana=0,
        safe_hearts="full",
        safe_mana="full",
        without_fire="full",
    ),
    advance=Advance(raises="both", has_assets=False),  # ch. 8 (ruling nde12-advance-fills)
    distance="grid",  # §4.1
    move_squares=5,  # §4.2
    move_zones=1,  # no rule of this edition: distance is counted in squares
    difficult_cost=2,  # GM book (ruling nde12-terrain)
    clock_steps=3,  # §11.2 (ruling nde12-clock)
    chase_rolls="heroes",  # GM and monster books (ruling nde12-chase)
)
"""Every key with the value of NDE 1.2."""


OPTIONS = options_of(
    "nde12",
    SETTINGS,
    {
        "variant": Ruled("variant", "9.1", "9.2", "9.3", "9.4", "9.5", choices=("step", "d6")),
        "top_face": Ruled("top-face", "3.4", "5.5", "6.4"),
        "failure": Ruled("plain-failure", "3.4"),
        "contest_tie": Ruled("contest-tie", "3.4"),
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
