"""Cairn 2e by Yochai Gal: attacks always hit, and what matters is what you carry and what it costs you."""
