"""What the HTTP API does: one coroutine for each endpoint, by what it is about.

A handler is given a `Call`, read and let in as its endpoint says, and gives back an answer.  Rules and
tables are asked, never decided about here; `nde.web.endpoints` alone binds handlers to addresses.
"""
