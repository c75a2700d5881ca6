"""Fights: rounds, attacks, manoeuvres, movement, abilities, and where people stand to each other.

An attack is made ready in `weapons`, rolled in `attack`; `stages` plays the same rules one by one for whoever
computes whole fights.
"""
