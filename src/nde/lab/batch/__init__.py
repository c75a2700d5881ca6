"""Many states at once: what is asked of all of them, what is done in all of them, and what comes of it.

States of one make-up are the rows of a matrix, a column for each piece.  What `nde.lab.compiled` knows of one
scene is found here for all rows that look alike to it, so that the cost of a step is shared.  From outside,
`transitions` is all that is needed.
"""
