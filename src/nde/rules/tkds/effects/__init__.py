"""Everything that happens in this game, each kind with what it does to a scene.

`general` holds what they are made of: a number that goes up or down, flags that are set.  The others go by
what they are about; none of them rolls or refuses, and any rule may import them.
"""

from __future__ import annotations

from nde.rules.ruleset import effects_in
from nde.rules.tkds.effects import body, fight, growth, magic, time

EFFECTS = effects_in(body, fight, time, magic, growth)
"""Every kind."""
