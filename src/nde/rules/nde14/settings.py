"""Every number and policy of NDE 1.4, with the section of the book beside each, and its house-rule switches.

Where the book is silent or contradicts itself, the id of the ruling stands there instead; the reasons are
in docs/rulings/nde14.md.  The switches are optional rules of the book, and other readings of open ones.
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
    variant="step",  # ch. 8 is the variant
    ladder=(4, 6, 8, 12, 20),  # kit, §2.5
    rungs={  # §2.3
        "easy": 3,
        "standard": 4,
        "hard": 5,
        "very-hard": 6,
        "heroic": 8,
        "legendary": 12,
    },
    number_name="t",  # §2.3
    usual_rung="standard",  # §2.3: when in doubt, the lower one
    modifiers="die",  # §2.5
    number_cap=2,  # §2.5: the number never moves; kept for packs that move it
    advantage_cap=1,  # §2.5
    help_counts="as-advantage",  # §2.5 lists support among the advantages: nde14-advantage-limit
    helpers=1,  # §2.6, nde14-helpers
    talent_cap=1,  # §1.5
    talent_moves="die",  # §1.5
    bounds="saturate",  # §2.5, nde14-ladder-ends
    spare_step="lost",  # nde14-ladder-ends
    top_face="literal",  # §2.4, nde14-top-face
    failure="consequence",  # §2.4
    d6=SixSides(levels={}),  # this edition has no variant with a single d6
    two_dice=TwoDice(
        array=(2, 1, 0),  # §8.1
        most=3,  # §8.5
        least=-1,  # nde14-2d6-advance: what a d4 becomes
        cost_from=7,  # §8.2
        success_from=10,  # §8.2
        exceptional_from=12,  # §8.2
        exceptional="total",  # nde14-2d6-twelve
        numbers="ignored",  # §8.3, nde14-2d6-numbers
        shifts={  # nde14-2d6-numbers; a number between two rungs counts as the lower one
            "3": 2,
            "4": 1,
            "5": 0,
            "6": -1,
            "7": -1,
            "8": -2,
            "9": -2,
            "10": -2,
            "11": -2,
            "12": -3,
        },
        from_dice={"d4": -1, "d6": 0, "d8": 1, "d12": 2, "d20": 3},  # §8.5; the d4: nde14-2d6-advance
    ),
    luck=Luck(
        per_session=2,  # §1.4
        per_test=1,  # nde14-luck-timing
        cap=0,  # nde14-luck-limit
        after="failure",  # nde14-luck-reroll
    ),
    roles={  # §1.2; the dice are those §1.3 suggests
        "assault": Role(strength=12, dexterity=8, power=6),
        "specialist": Role(strength=6, dexterity=12, power=8),
        "adept": Role(strength=6, dexterity=8, power=12),
    },
    array=(12, 8, 6),  # §1.3
    has_concept=True,  # §1.1
    hearts=Resource(start=5, cap=7),  # §1.4, ch. 7
    mana=Resource(start=3, cap=5),  # power points: §1.4, ch. 7
    talents=2,  # §1.5
    trinkets=3,  # §1.6
    protection="always",  # §1.6
    ranks={  # §4.5 for the defence, §4.6 for the hearts; nde14-minion-defence, nde14-boss-hearts
        "weak": Rank(tn=4, wounds=1),
        "minion": Rank(tn=5, wounds=1),
        "typical": Rank(tn=5, wounds=1),
        "elite": Rank(tn=6, wounds=2),
        "boss": Rank(tn=8, wounds=3),
        "finale": Rank(tn=8, wounds=5),
        "legendary": Rank(tn=12, wounds=5),
    },
    no_elites=False,
    exceptional_wounds=2,  # §4.6
    boons=("disarm", "knock-down", "out-of-cover"),  # §4.6
    boon_harm="besides",  # §4.6, nde14-strong-effect
    shots="gear",  # §1.6, nde14-shots
    raised="next-turn",  # §6.1, nde14-raised
    retaliation="off",  # §9.3: a variant
    retaliation_swap=False,
    reach_question="unclear",  # §9.3: if the foe really could reach
    several_foes="off",  # removed in this edition: nde14-removed
    range_cap=0,  # removed in this edition: nde14-removed
    death="none",  # §6.1, nde14-death
    armour="off",  # §9.1: optional
    tiers={  # §5.3
        "trick": Tier(numbers=(4,), costs=(0, 1)),
        "standard": Tier(numbers=(5,), costs=(1,)),
        "strong": Tier(numbers=(6,), costs=(2,)),
        "great": Tier(numbers=(8, 9, 10, 11, 12), costs=(3,)),  # nde14-great-power
    },
    power_number="foe",  # §4.4, nde14-power-target
    power_failure="one-effect",  # nde14-power-target
    held="helpless",  # §5.3: paralysis; nde14-held
    area_tier="strong",  # §5.3
    area_harms="everyone",  # §5.3, §5.4, nde14-area
    heal=2,  # nde14-healing
    mana_return=1,  # §5.4
    rest=Rest(
        breather_hearts="full",  # §6.2
        breather_mana="none",  # §5.5: only what the scene itself gives back
        scene_mana=1,  # §5.5
        safe_hearts="full",  # §6.2
        safe_mana="full",  # §5.5
        without_fire="full",
    ),
    advance=Advance(raises="both", has_assets=True),  # ch. 7, nde14-advance-fills
    distance="zones",  # §3.1
    move_squares=5,  # §3.2
    move_zones=1,  # §3.1
    difficult_cost=2,  # GM book
    clock_steps=3,  # §9.2
    chase_rolls="heroes",  # nde14-chase
)


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
        "contest_tie": Ruled("contest-tie", "2.4"),
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
