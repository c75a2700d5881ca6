"""Benchmarks: one file per promise, each printing our figure, the peer's and the ratio."""
