"""Living: load, needs, rest, time, magic, people met and the road.

The procedures of all actions stand together in `nde.rules.cairn2e.ruleset`; any module here may be
imported by itself.
"""
