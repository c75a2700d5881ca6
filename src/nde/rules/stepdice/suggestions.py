"""Words to choose from while a character is made: keys alone, since each language has its own words.

A suggestion `talent-scout` is worded by the message `option-talent-scout`.  Whoever shows a finished
sheet turns the keys into words with `name_words`; what a player typed instead is left as it is.
"""

from __future__ import annotations

from typing import Literal

NONE = "none"
"""The answer that leaves protection out."""

NAMES = tuple(
    f"name-{key}"
    for key in [
        "alder",
        "ash",
        "bryn",
        "cole",
        "dara",
        "eda",
        "fenn",
        "garrick",
        "hale",
        "isolde",
        "jory",
        "kestrel",
        "lark",
        "maren",
        "nell",
        "orla",
        "perrin",
        "quill",
        "rowan",
        "sable",
        "tamsin",
        "ulric",
        "vesper",
        "wren",
    ]
)

CONCEPTS = tuple(
    f"concept-{key}"
    for key in [
        "deserter",
        "heir",
        "courier",
        "healer",
        "gambler",
        "mapmaker",
        "oathbound",
        "last-of-crew",
        "tinker",
        "exile",
    ]
)

TALENTS = tuple(
    f"talent-{key}"
    for key in [
        "scout",
        "negotiator",
        "climber",
        "tracker",
        "locksmith",
        "healer",
        "bluffer",
        "sentinel",
        "shadow",
        "swimmer",
        "tinkerer",
        "scholar",
        "brawler",
        "rider",
        "trader",
        "navigator",
        "performer",
        "survivor",
    ]
)

WEAPONS = {
    "strength": tuple(
        f"weapon-{key}"
        for key in [
            "long-axe",
            "hammer",
            "broadsword",
            "spear",
            "chain",
            "pickaxe",
            "shield-and-club",
            "halberd",
            "crowbar",
        ]
    ),
    "dexterity": tuple(
        f"weapon-{key}"
        for key in [
            "hunting-bow",
            "crossbow",
            "sling",
            "throwing-knives",
            "blowpipe",
            "javelins",
            "short-bow",
            "throwing-axes",
        ]
    ),
    "power": tuple(
        f"weapon-{key}"
        for key in [
            "carved-staff",
            "crystal",
            "bell",
            "rune-gloves",
            "lantern",
            "book-of-signs",
            "bone-flute",
            "mirror",
        ]
    ),
}
"""Weapons and tools for a conflict, by the attribute a role is best at; those of Dexterity reach far."""

NO_LONGER = tuple(f"weapon-{key}" for key in ("long-knife", "rapier", "whip", "mask"))
"""What is not suggested any more, and stands on sheets made earlier."""

PROTECTIONS = tuple(
    f"protection-{key}"
    for key in [
        "padded-coat",
        "leather-jerkin",
        "mail-shirt",
        "breastplate",
        "round-shield",
        "thick-cloak",
        "warded-charm",
        "steel-helmet",
    ]
)

GEAR = tuple(
    f"gear-{key}"
    for key in [
        "rope",
        "torch",
        "lockpicks",
        "lantern-oil",
        "chalk",
        "mirror",
        "whistle",
        "crowbar",
        "needle-and-thread",
        "water-skin",
        "dry-food",
        "tinderbox",
        "map-case",
        "ink-and-paper",
        "fishing-line",
        "grappling-hook",
        "bandages",
        "small-bell",
        "glass-vial",
        "folding-spade",
        "wax-tablet",
        "spyglass",
        "wedges",
        "bag-of-marbles",
        "soap",
        "blanket",
    ]
)

ASSETS: dict[str, Literal["", "wound", "die", "success-at-cost"]] = {
    "asset-crushing-blow": "wound",
    "asset-from-hiding": "die",
    "asset-at-any-price": "success-at-cost",
    "asset-known-face": "",
    "asset-never-lost": "",
    "asset-loyal-animal": "",
}
"""Assets to choose from, each with the effect the engine knows for it."""

WORDS = frozenset(
    (
        *NAMES,
        *CONCEPTS,
        *TALENTS,
        *PROTECTIONS,
        *GEAR,
        *ASSETS,
        *tuple(key for keys in WEAPONS.values() for key in keys),
        *NO_LONGER,
    )
)
"""Every suggestion there is."""
