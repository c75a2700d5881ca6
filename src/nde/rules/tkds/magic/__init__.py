"""Magic: `aim` says who casts what at whom, `cast` rolls, `outcomes` does what the result says.

Spells that are kept up are in `concentration`, which harm asks whenever somebody is hurt.
"""
