"""A small book of our own, in the form of Cairn's public repository."""

from __future__ import annotations

SPELLBOOKS = """---
title: Spellbooks
---

# Spellbooks

|       |                |                                                     |
| ----- | -------------- | --------------------------------------------------- |
| **1** | **Mud Voice**  | Puddles answer one question. _Its pages are damp._  |
| **2** | **Heron Step** | You stand on water for a minute. _Stands on a leg._ |
"""
RELIQUARY = """# Reliquary

## Eel Lamp, 2 charges, _bulky_

  - Lights only what is wet.
  - **Recharge**: Leave it in a river overnight.

## Reed Crown (d6), +1 Armor

  - A crown that bites.
"""
MARKETPLACE = """# Marketplace

## Armor

|                     |     |
| ------------------- | --- |
| Shield (+1 Armor)   | 10  |
| Reed Mail (1 Armor) | 12  |

## Weapons

|                                     |     |
| ----------------------------------- | --- |
| Dagger, Eel Fork, etc. (d6 damage)  | 5   |
| Bow (d6 damage, _bulky_)            | 20  |

## Transport

|                  |     |
| ---------------- | --- |
| Punt (+3 slots)  | 25  |
| Ferry Passage    | 3   |

## Upkeep & Recovery

|                  |     |
| ---------------- | --- |
| Rations (3 uses) | 10  |

## Gear

|                                          |     |
| ---------------------------------------- | --- |
| Rope (25ft)                              | 5   |
| Waders (Boots, Cloak, etc.) (_petty_)    | 15  |
| Torch (3 uses)                           | 5   |
"""
CREATION = """# Character Creation

## Character Traits (d10)

### Physique

|       |       |       |       |
| ----- | ----- | ----- | ----- |
| **1** | Reedy | **2** | Squat |

## Bonds

|         |                                                                        |
| ------- | ---------------------------------------------------------------------- |
| **d20** | **Bond**                                                               |
| **1**   | A heron follows you. It left you a **Grey Plume** (_petty_) and 12 debts. |
| **2**   | You owe the eel king. Take **20gp** and be quiet about it.             |

## Omens

|         |                          |
| ------- | ------------------------ |
| **d20** | **Omen**                 |
| **1**   | The river runs backward. |
"""
BACKGROUND = """---
title: Eel Wife
---

# Eel Wife

> You smoke what the river gives.

## Names

Ada, Bo

## Starting Gear

- 3d6 Gold Pieces
- Rations (3 uses)
- Eel Fork (d6)
- Oilcloth (_petty_)
- Spellbook (Heron Step: You stand on
water for a minute.)

## What did the river take? Roll 1d6:

|       |                                                                             |
| ----- | --------------------------------------------------------------------------- |
| **1** | Your sense of smell. Take a **Jar of Brine** (3 uses), it helps. **Fatigue** goes. |
| **2** | A finger. You now whistle badly.                                            |
| **3** | Your boat. The owner paid (+15gp). Roll an extra time on the Bonds table.   |

## What keeps you dry? Roll 1d6:

|       |               |                                                    |
| ----- | ------------- | -------------------------------------------------- |
| **1** | **Tar Cloak** | Sheds rain. 1 charge. **Recharge**: Boil it.       |
| **2** | **Reed Hood** | A hood of reeds (1 Armor). _Petty_.                |
| **3** | **Heron**     | 3 HP, 4 STR, 12 DEX, 6 WIL, beak (d6). Hates dogs. |
"""
BESTIARY = """# Bestiary

## Goblin

4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)

## Eel Imp

3 HP, 6 STR, 14 DEX, 8 WIL, bite (d6)

- Slippery, and proud of it.
"""
FILES = {
    "second-edition/wardens-guide/spellbooks.md": SPELLBOOKS,
    "second-edition/wardens-guide/reliquary.md": RELIQUARY,
    "second-edition/wardens-guide/bestiary.md": BESTIARY,
    "second-edition/players-guide/marketplace.md": MARKETPLACE,
    "second-edition/players-guide/character-creation.md": CREATION,
    "second-edition/backgrounds/eel-wife.md": BACKGROUND,
    "first-edition/spellbooks.md": "# Spellbooks",
    "README.md": "# A book",
}
