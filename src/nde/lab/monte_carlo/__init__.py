"""Fights played by the million, where there are too many states to compute them exactly.

`solver` is what others import; how fights are played is in `by_round`, `by_deed` and `by_stage`, each with
the dice of a counter-based generator, so that a seed means the same fights in all circumstances.
"""
