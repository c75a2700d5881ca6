"""What can be wrong with a command line, each as an error with the facts its sentence needs.

An error that lists the `allowed` words gets the nearest of them suggested when it is reported, so no
class here carries a suggestion of its own.
"""

from __future__ import annotations

from nde.errors import Unreadable


class FileUnreadable(Unreadable):
    """A file that cannot be read or written; `why` is one of missing, folder, no-folder, forbidden,
    encoding, large or other."""

    code = "file-unreadable"


class OutputLost(Unreadable):
    """Standard output that cannot be written; `why` is one of full, large, closed or other."""

    code = "output-lost"


class FileNotToml(Unreadable):
    """A file that is not valid TOML."""

    code = "file-not-toml"
