"""What the values of a parameter are called: those of an offer, of a situation, of the command line alike."""

from __future__ import annotations

from collections.abc import Iterator

from nde.locale.words import Words

KINDS = {
    "key": ("item",),
    "kind": ("manoeuvre",),
    "block": ("block", "rank"),
    "resist": ("attribute",),
    "perk": ("perk", "ability", "item"),
}
"""What else the values of a parameter may be: a key is something carried, a block may be a rank alone."""
ANY_KIND = ("option", "who", "cause", "condition")


def choice_word(name: str, choice: str, speaker: Words) -> str:
    """What the reader calls one value of a parameter; the value itself where there is no other word."""
    for key in _keys(name, choice):
        if speaker.has(key):
            return speaker.say(key)
    whole, colon, part = choice.partition(":")
    if colon and whole and part:  # a perk that has to be told what it is for: `weapon-training:mace`
        return f"{choice_word(name, whole, speaker)}: {choice_word(name, part, speaker)}"
    return choice


def _keys(name: str, choice: str) -> Iterator[str]:
    """The messages that may word a value; what is said of this very parameter goes before all others."""
    if choice:
        for kind in (f"value-{name}", name, *KINDS.get(name, ()), f"option-{name}", *ANY_KIND):
            yield f"{kind}-{choice}".replace("_", "-")
