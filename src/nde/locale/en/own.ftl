# Names that players do not know yet, and creatures at the party’s side.

play-name-kept = the players know { $name } only as “{ $known-as }”
play-name-told = now it is known what “{ $known-as }” is: { $name }
play-note-known-as = to the players: “{ $name }”
play-gm-known = let the players know somebody under another name alone; without a name, tell them who it is
play-words-power-as = as
play-words-clock-apart = apart
error-known-so-already = the players already know “{ $id }” by this name; give another, or none to reveal who it is
error-name-of-a-hero = heroes go by their own names; choose a foe or a bystander
error-id-tells-name = players are shown “{ $id }”, which reveals who it is (“{ $word }”); remove them and add them again under the name that the players are to know
play-comes-ally = { $names } is here, and fights for the party
play-stands-ally = { $name } fights for the party from now on
play-note-ally = fights for the party
error-no-allies = in this game only heroes fight on the party’s side; let “{ $id }” stand by as a friend
error-side-of-a-hero = “{ $id }” is a hero, and stays with the party; choose somebody else
setting-contest-tie = Two who try themselves against each other and do equally well
setting-contest-tie-draw = nobody wins
setting-contest-tie-again = both roll again
setting-contest-tie-first = whoever was named first wins
play-thing-given = { $kind ->
    [condition] { $name }: { $text }
    [note] { $name } has a note: “{ $text }”
    [secret] { $name } is handed a note
   *[thing] { $name } has something new: { $text }
    }
play-thing-handed = { $kind ->
    [note] { $giver } passes a note on to { $name }: “{ $text }”
    [secret] { $giver } passes a note on to { $name }
   *[thing] { $giver } hands this on to { $name }: { $text }
    }
play-thing-gone = { $kind ->
    [condition] { $name } is rid of this: { $text }
    [note] { $name } no longer has the note “{ $text }”
    [secret] { $name } no longer has a certain note
   *[thing] { $name } no longer has this: { $text }
    }
play-free-thing = More items
play-free-note = Notes
play-gm-thing = give somebody an item in free words; “condition” or “note” before the words makes it one of those
play-gm-away = remove an item, a condition or a note that was given in free words
play-words-thing-condition = condition
play-words-thing-note = note
play-words-hand = hand
play-words-hand-to = to
play-help-hand = hand somebody an item in free words: “hand”, the item and a name
error-thing-empty = nothing was written; say in a few words what it is
error-has-it-already = { $who } has it already; name somebody else
error-no-such-thing = you have no such item; choose one from your sheet
error-no-such-thing-here = nobody here has anything called “{ $word }”; use one of: { $allowed }
