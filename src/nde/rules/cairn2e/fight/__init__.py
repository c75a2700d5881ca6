"""Fights: turns, attacks, harm, scars, morale, retreat.

The procedures of all actions stand together in `nde.rules.cairn2e.ruleset`; any module here may be
imported by itself.
"""
