"""The server: HTTP and WebSocket before the hub.

Endpoints are data (`endpoints`), answered by `handlers`; a socket is a `connection` to a table's `broadcast`.
Nothing about a table leaves it but through `nde.table.view` and `nde.table.view_entry`.  `run` starts it all.
"""
