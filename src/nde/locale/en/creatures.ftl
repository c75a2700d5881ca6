# Creatures of one's own: how they are written, and what is said of it.

cli-source-own = Written by you or your table for { $game }.
cli-source-brought = From a pack, an adventure or a file that this { $game } table plays with.
play-gm-creature = write a creature of your own, by its name and what differs from another
play-creatures-made = { $count ->
    [one] A creature of your own is ready: { $names }
   *[other] Creatures of your own are ready: { $names }
    }
error-no-creatures = in this game nobody can write creatures of their own; choose one of its stat blocks
error-no-creatures-given = no creature was named; write at least one
error-not-your-creature = “{ $id }” is not a creature of this table; those are: { $allowed }
error-creature-known = “{ $id }” is a stat block of the game; give yours another name, or make it like that one
error-creature-needed = “{ $other }” is like “{ $id }”; change or delete that one first
error-attack-unclear = “{ $text }” is not an attack; write its name and its dice, like “bite (d6)”
error-not-a-value = { $kind ->
    [number] “{ $text }” is not a whole number; write one, like 8
    [flag] “{ $text }” is neither true nor false; write one of them
    [text] “{ $text }” is not a text; write it in quotation marks
   *[table] “{ $text }” is not what belongs here; write a table of names and values
    }
error-too-many-items = the list is too long; write at most { $most }
cli-flag-creatures = bring creatures of your own: stat blocks, a file that “nde import … --out” wrote, a pack or an adventure
error-no-stat-blocks-here = “{ $file }” cannot be read for this game, which has no format for pasted stat blocks; write a .toml file with [foes.…] tables
error-creatures-of-other-game = these creatures are for { $game }, not for { $own }; name that game
error-creatures-of-several-games = the files are of several games: { $games }; import them one game at a time
play-comes-bystander = { $names } is here, and takes no side
play-comes-friend = { $names } is here, and means the party well
play-stands-bystander = { $name } stands aside
play-stands-friend = { $name } stands by the party, but does not fight
play-took-sides = { $name } turns against the party
play-gm-stance = let somebody be a foe, an ally who fights for the party, a friend or a bystander
error-stands-so-already = this is so already for “{ $id }”; choose something else
play-reshaped = { $name } has other numbers from now on
play-gm-reshape = change anything about a creature that is here
error-no-such-creature-here = “{ $id }” is not a creature in this scene; name one that has a stat block
error-no-pasted-blocks = this game has no format for pasted stat blocks; write the creature by its numbers
error-nothing-pasted = there is no stat block in this text; paste one with its numbers, like “4 HP, 8 STR, spear (d6)”
error-text-takes-too-long = reading this text took longer than { $seconds } seconds; paste a part of it
play-note-bystander = takes no side
play-note-friend = a friend
sheet-can-shoot = Shoots
sheet-is-detachment = Detachment
sheet-is-fearless = Fearless
