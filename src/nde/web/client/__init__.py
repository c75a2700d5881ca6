"""The browser client: its built files, the words it speaks, and the addresses of both.

`web/` holds its source; `make play` builds it into `static/` beside this file.  The server asks for `routes`.
"""

from __future__ import annotations

from nde.web.client.routes import routes

__all__ = ["routes"]
