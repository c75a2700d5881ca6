"""The house-rule switches of NDE 1.4: optional rules of the book, and other readings of open ones.

Each is a key of the settings.  The ruling named with it (docs/rulings/nde14.md) says why the default is
what it is.
"""

from __future__ import annotations

from nde.rules.ruleset import Option

_CHARACTER = (
    Option(
        key="talents",
        choices=(0, 2),
        default=2,
        rules=("nde14/1.5",),
        ruling="nde14-talents",
    ),
    Option(
        key="talent_cap",
        least=1,
        most=2,
        default=1,
        rules=("nde14/1.5",),
        ruling="nde14-talents",
    ),
    Option(
        key="luck.per_test",
        choices=(1, 2, 0),
        default=1,
        rules=("nde14/1.4", "nde14/8.4"),
        ruling="nde14-luck-timing",
    ),
    Option(
        key="luck.after",
        choices=("failure", "any"),
        default="failure",
        rules=("nde14/1.4", "nde14/8.4"),
        ruling="nde14-luck-reroll",
    ),
    Option(
        key="luck.cap",
        choices=(0, 2),
        default=0,
        rules=("nde14/1.4",),
        ruling="nde14-luck-limit",
    ),
    Option(
        key="advance.raises",
        choices=("both", "maximum"),
        default="both",
        rules=("nde14/7",),
        ruling="nde14-advance-fills",
    ),
)

_TESTS = (
    Option(
        key="top_face",
        choices=("literal", "strict"),
        default="literal",
        rules=("nde14/2.4", "nde14/4.6", "nde14/5.4"),
        ruling="nde14-top-face",
    ),
    Option(
        key="advantage_cap",
        least=1,
        most=4,
        default=1,
        rules=("nde14/2.5", "nde14/8.3"),
        ruling="nde14-advantage-limit",
    ),
    Option(
        key="help_counts",
        choices=("as-advantage", "apart"),
        default="as-advantage",
        rules=("nde14/2.5", "nde14/2.6"),
        ruling="nde14-advantage-limit",
    ),
    Option(
        key="helpers",
        least=1,
        most=4,
        default=1,
        rules=("nde14/2.6",),
        ruling="nde14-helpers",
    ),
    Option(
        key="spare_step",
        choices=("lost", "number"),
        default="lost",
        rules=("nde14/2.3", "nde14/2.5"),
        ruling="nde14-ladder-ends",
    ),
)

_BOARD_AND_COMBAT = (
    Option(
        key="distance",
        choices=("zones", "grid"),
        default="zones",
        rules=("nde14/3.1", "nde14/3.2", "nde14/4.3"),
        ruling="nde14-zones",
    ),
    Option(
        key="ranks.minion.tn",
        least=4,
        most=6,
        default=5,
        rules=("nde14/4.5",),
        ruling="nde14-minion-defence",
    ),
    Option(
        key="retaliation",
        choices=("off", "melee", "core"),
        default="off",
        rules=("nde14/9.3", "nde14/4.4"),
        ruling="nde14-retaliation",
    ),
    Option(
        key="retaliation_swap",
        choices=(False, True),
        default=False,
        rules=("nde14/9.3",),
        ruling="nde14-retaliation",
    ),
    Option(
        key="reach_question",
        choices=("never", "unclear", "always"),
        default="unclear",
        rules=("nde14/9.3",),
        ruling="nde14-retaliation",
    ),
    Option(
        key="armour",
        choices=("off", "choice", "automatic"),
        default="off",
        rules=("nde14/9.1", "nde14/1.6"),
        ruling="nde14-armour",
    ),
    Option(
        key="death",
        choices=("none", "damage-while-down"),
        default="none",
        rules=("nde14/6.1",),
        ruling="nde14-death",
    ),
    Option(
        key="clock_steps",
        least=3,
        most=5,
        default=3,
        rules=("nde14/9.2", "nde14/gm.alarm"),
        ruling="nde14-clock",
    ),
)

_COMPANION = (
    Option(
        key="difficult_cost",
        choices=(1, 2),
        default=2,
        rules=("nde14/gm.terrain",),
        ruling="nde14-terrain",
    ),
    Option(
        key="chase_rolls",
        choices=("heroes", "both"),
        default="heroes",
        rules=("nde14/gm.chase",),
        ruling="nde14-chase",
    ),
)

_POWERS_AND_REST = (
    Option(
        key="held",
        choices=("helpless", "rooted"),
        default="helpless",
        rules=("nde14/5.3",),
        ruling="nde14-held",
    ),
    Option(
        key="area_harms",
        choices=("everyone", "foes"),
        default="everyone",
        rules=("nde14/5.3", "nde14/5.4"),
        ruling="nde14-area",
    ),
    Option(
        key="shots",
        choices=("gear", "free"),
        default="gear",
        rules=("nde14/1.6", "nde14/4.4"),
        ruling="nde14-shots",
    ),
    Option(
        key="raised",
        choices=("next-turn", "at-once"),
        default="next-turn",
        rules=("nde14/6.1",),
        ruling="nde14-raised",
    ),
    Option(
        key="boon_harm",
        choices=("besides", "instead"),
        default="besides",
        rules=("nde14/4.6",),
        ruling="nde14-strong-effect",
    ),
    Option(
        key="power_number",
        choices=("foe", "tier", "higher"),
        default="foe",
        rules=("nde14/4.4", "nde14/5.3"),
        ruling="nde14-power-target",
    ),
    Option(
        key="power_failure",
        choices=("one-effect", "both"),
        default="one-effect",
        rules=("nde14/5.2", "nde14/9.3"),
        ruling="nde14-power-target",
    ),
    Option(
        key="heal",
        least=1,
        most=3,
        default=2,
        rules=("nde14/5.3",),
        ruling="nde14-healing",
    ),
    Option(
        key="rest.breather_hearts",
        choices=("full", "none"),
        default="full",
        rules=("nde14/6.2",),
        ruling="nde14-rest",
    ),
)

_TWO_DICE = (
    Option(
        key="variant",
        choices=("step", "2d6"),
        default="step",
        rules=("nde14/8.1", "nde14/8.2", "nde14/8.3", "nde14/8.4", "nde14/8.5"),
        ruling="nde14-2d6-bands",
    ),
    Option(
        key="two_dice.exceptional",
        choices=("total", "natural", "exactly"),
        default="total",
        rules=("nde14/8.2",),
        ruling="nde14-2d6-twelve",
    ),
    Option(
        key="two_dice.numbers",
        choices=("ignored", "shift"),
        default="ignored",
        rules=("nde14/8.3", "nde14/4.5", "nde14/2.3"),
        ruling="nde14-2d6-numbers",
    ),
)

OPTIONS: tuple[Option, ...] = (
    _CHARACTER + _TESTS + _BOARD_AND_COMBAT + _POWERS_AND_REST + _TWO_DICE + _COMPANION
)
