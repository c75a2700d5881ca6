"""What may come next on a line of `nde fight`: kinds of hero, stat blocks, policies, options."""

from __future__ import annotations

from nde.rules import Ruleset

LISTS = ("--party", "--foes", "--compare")
"""Flags whose value is a list: what is begun is the word after its last comma."""


def fight_values(flag: str, rules: Ruleset | None, begun: str) -> list[str]:
    """Every value a flag can have, whole: with what stands before the last comma."""
    before = begun[: begun.rfind(",") + 1] if flag in LISTS else ""
    return [f"{before}{value}" for value in _values(flag, rules)]


def _values(flag: str, rules: Ruleset | None) -> list[str]:
    # The lab is only looked into once it is asked about: it is slow to start.
    if flag in ("--policy", "--compare"):
        from nde.lab.policies import POLICIES

        return list(POLICIES)
    if flag == "--aim":
        from nde.lab.best_play import GOALS

        return list(GOALS)
    if flag == "--target":
        return ["win=", "down="]
    if rules is None:
        return []
    if flag == "--party":
        from nde.lab.line_up import kinds_of_hero

        return list(kinds_of_hero(rules))
    if flag == "--foes":
        return list(rules.foes)
    return [f"{option.key}=" for option in rules.options] if flag in ("--vary", "--set") else []
