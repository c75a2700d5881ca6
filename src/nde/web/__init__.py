"""The server: HTTP and WebSocket before the hub.

Nothing about a table leaves it but through `nde.table.view` and `nde.table.view_entry`.
"""
