"""The house-rule switches of NDE 1.2: what the book calls optional, and other readings of open questions."""

from __future__ import annotations

from nde.rules.ruleset import Option

_LEVELS = ("master", "trained", "novice", "unskilled")


def _level_of(die: str, default: str) -> Option:
    """The switch for what a step die becomes in the d6-only variant."""
    return Option(
        key=f"d6.from_dice.{die}",
        choices=_LEVELS,
        default=default,
        rules=("nde12/9.1",),
        ruling="nde12-d6-levels",
    )


OPTIONS: tuple[Option, ...] = (
    Option(
        key="variant",
        choices=("step", "d6"),
        default="step",
        rules=("nde12/9.1", "nde12/9.2", "nde12/9.3", "nde12/9.4", "nde12/9.5"),
        ruling="nde12-variant",
    ),
    # tests
    Option(
        key="top_face",
        choices=("literal", "strict"),
        default="literal",
        rules=("nde12/3.4", "nde12/5.5", "nde12/6.4"),
        ruling="nde12-top-face",
    ),
    Option(
        key="failure",
        choices=("plain", "consequence"),
        default="plain",
        rules=("nde12/3.4",),
        ruling="nde12-plain-failure",
    ),
    Option(key="number_cap", least=1, most=3, default=2, rules=("nde12/3.5",), ruling="nde12-steps"),
    Option(
        key="bounds",
        choices=("verdict", "saturate"),
        default="verdict",
        rules=("nde12/3.5",),
        ruling="nde12-steps",
    ),
    Option(key="helpers", least=1, most=6, default=1, rules=("nde12/3.6",), ruling="nde12-help"),
    Option(key="talents", choices=(0, 2), default=2, rules=("nde12/2.4",), ruling="nde12-talents"),
    Option(key="talent_cap", least=1, most=2, default=1, rules=("nde12/2.4",), ruling="nde12-talents"),
    # fights
    Option(
        key="no_elites",
        choices=(False, True),
        default=False,
        rules=("nde12/5.4", "nde12/5.5"),
        ruling="nde12-elites",
    ),
    Option(
        key="retaliation",
        choices=("core", "melee", "off"),
        default="core",
        rules=("nde12/5.6",),
        ruling="nde12-retaliation",
    ),
    Option(
        key="retaliation_swap",
        choices=(False, True),
        default=False,
        rules=("nde12/5.6",),
        ruling="nde12-retaliation",
    ),
    Option(
        key="reach_question",
        choices=("never", "unclear", "always"),
        default="unclear",
        rules=("nde12/5.6",),
        ruling="nde12-reach",
    ),
    Option(
        key="several_foes",
        choices=("off", "number", "complication"),
        default="number",
        rules=("nde12/5.8",),
        ruling="nde12-several-foes",
    ),
    Option(key="range_cap", choices=(0, 10), default=0, rules=("nde12/5.7",), ruling="nde12-range-cap"),
    Option(
        key="death",
        choices=("damage-while-down", "none"),
        default="damage-while-down",
        rules=("nde12/7.2",),
        ruling="nde12-death",
    ),
    Option(
        key="armour",
        choices=("off", "choice", "automatic"),
        default="off",
        rules=("nde12/11.1", "nde12/5.5", "nde12/2.5"),
        ruling="nde12-armour",
    ),
    # magic
    Option(
        key="held",
        choices=("rooted", "helpless"),
        default="rooted",
        rules=("nde12/6.3",),
        ruling="nde12-held",
    ),
    Option(
        key="area_harms",
        choices=("everyone", "foes"),
        default="everyone",
        rules=("nde12/6.3", "nde12/6.4"),
        ruling="nde12-area",
    ),
    Option(
        key="shots",
        choices=("gear", "free"),
        default="gear",
        rules=("nde12/2.5", "nde12/5.4"),
        ruling="nde12-shots",
    ),
    Option(
        key="raised",
        choices=("next-turn", "at-once"),
        default="next-turn",
        rules=("nde12/7.2",),
        ruling="nde12-raised",
    ),
    Option(
        key="power_number",
        choices=("foe", "tier", "higher"),
        default="foe",
        rules=("nde12/5.4", "nde12/6.2", "nde12/6.3"),
        ruling="nde12-power-number",
    ),
    Option(
        key="power_failure",
        choices=("one-effect", "both"),
        default="one-effect",
        rules=("nde12/6.2", "nde12/5.6"),
        ruling="nde12-power-failure",
    ),
    # between scenes
    Option(
        key="rest.breather_hearts",
        choices=("full", "none"),
        default="full",
        rules=("nde12/7.3",),
        ruling="nde12-rest",
    ),
    Option(
        key="advance.raises",
        choices=("both", "maximum"),
        default="both",
        rules=("nde12/8", "nde12/9.5"),
        ruling="nde12-advance-fills",
    ),
    Option(key="clock_steps", least=1, most=12, default=3, rules=("nde12/11.2",), ruling="nde12-clock"),
    # the d6-only variant
    Option(
        key="d6.has_exceptional",
        choices=(True, False),
        default=True,
        rules=("nde12/9.2", "nde12/3.4"),
        ruling="nde12-d6-exceptional",
    ),
    _level_of("d6", "unskilled"),
    _level_of("d8", "novice"),
    _level_of("d10", "trained"),
    _level_of("d12", "master"),
    _level_of("d20", "master"),
    # what the companion books add
    Option(
        key="difficult_cost", choices=(1, 2), default=2, rules=("nde12/gm.terrain",), ruling="nde12-terrain"
    ),
    Option(
        key="chase_rolls",
        choices=("heroes", "both"),
        default="heroes",
        rules=("nde12/gm.chase",),
        ruling="nde12-chase",
    ),
)
"""Every switch, with the rules it touches and the ruling that explains its default."""
