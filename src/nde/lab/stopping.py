"""Work of several fights that may be stopped in any of them."""

from __future__ import annotations

from nde.lab.exact import Going, Progress


class UntilStopped:
    """Asks somebody whether to go on until they say no; from then on nothing goes on."""

    def __init__(self, going: Going) -> None:
        self._going = going
        self.is_stopped = False

    def __call__(self, progress: Progress) -> bool:
        """Whether to go on."""
        self.is_stopped = self.is_stopped or not self._going(progress)
        return not self.is_stopped
