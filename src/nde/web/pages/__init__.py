"""The pages for browsers: a start page, and a table to play at.

Plain files without any framework.  They hold no rules and no words of a game: everything that can be done
comes from the view and its labels, and every other word from the catalogues.
"""

from __future__ import annotations

from nde.web.pages.routes import routes

__all__ = ["routes"]
