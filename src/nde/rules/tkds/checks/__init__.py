"""Checks, contests and luck; hit points, dying and care; hero points."""
