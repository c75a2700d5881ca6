"""What anybody may roll for outside a fight and in it: tasks, contests, luck; harm, dying and care.

`harm.deal` is the only way to lose hit points, `harm.heal` the only way to get them back.
"""
