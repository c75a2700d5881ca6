"""`python -m nde` is `nde`."""

from __future__ import annotations

import sys

from nde.cli import main

if __name__ == "__main__":
    sys.exit(main())
