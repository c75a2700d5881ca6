"""Fights: reactions, rounds, attacks, manoeuvres, moving, morale, and the creatures one fights."""
