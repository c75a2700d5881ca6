"""Many fights between bots, compiled from the rules' own procedures (`course`)."""

from __future__ import annotations

from nde.lab.compiled.course import Fights, NoSuchPolicy, fight, fought, play_fights, play_fights_plainly

__all__ = ["Fights", "NoSuchPolicy", "fight", "fought", "play_fights", "play_fights_plainly"]
