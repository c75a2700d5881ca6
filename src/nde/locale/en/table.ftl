# The table: what it refuses, and its moments of play.

moment-session = a new session
moment-fight = a fight begins
moment-turn = the turn ends
moment-calm = the fight is over
moment-breather = a breather
moment-rest = a rest
moment-camp = a night’s camp
moment-time = time passes
moment-loud-time = time passes noisily
moment-morale = the foes waver
error-wrong-value = “{ $value }” does not fit “{ $path }”, which is { $old } now; give a value of the same kind
error-not-playable = “{ $game }” can be asked about single situations but not played at a table; choose another game
error-no-such-seat = nobody sits at seat “{ $seat }”; use one of: { $allowed }
error-no-such-person = nobody called “{ $id }” is in the scene; check who is there and name one of them
error-no-such-question = no question with the number { $number } is open; it was answered or never asked
error-no-such-note = you have no note “{ $note }” to delete; you can delete: { $allowed }
error-clock-of-the-game = “{ $clock }” belongs to the game’s own rules; it begins and ends by them
error-no-such-table-clock = there is no clock “{ $clock }”; use one of: { $allowed }
error-no-such-secret = no secret roll with the number { $number } waits to be revealed; check which ones do
error-secret-overtaken = this secret action is no longer possible in the present situation ({ $problem }); reveal only its outcome and apply what follows yourself, or discard it
error-not-yours = “{ $id }” is played by somebody else; act with one of your own characters
error-growth-in-a-fight = nobody learns in the middle of a fight; wait until it is over
error-growth-not-earned = { $id } has to wait for this: heroes get better once an adventure is won, or when the game master says so
error-has-grown = { $id } has got better since this adventure already; the next time is after another one, or when the game master says so
error-not-your-question = this question is for { $seat }; wait for their answer
error-only-the-gm = only the game master may do this; ask them
error-only-watching = spectators cannot act; take a player’s seat first
error-ruling-not-yours = “{ $name }” is for the game master to decide; leave it out or ask them
error-not-offered = you cannot do this now ({ $action }); choose one of the offers
error-not-this-moment = this is not possible now: { $moment }; check what is
error-name-empty = a hero needs a name (“{ $id }”); write one
error-no-turn-of-yours = your side is not acting in a fight now; say this when it is
error-nobody-of-yours-acts = none of those you play can act in this turn; the others finish it
error-done-already = you have said so already; the turn ends when everybody else is done, or when the game master ends it
error-not-done-yet = nobody of yours is done, so there is nothing to undo; just act
error-others-not-done = they would lose their action: { $who }; wait for them, or confirm that the turn ends for everybody
error-something-in-the-way = something you cannot see prevents this; try something else
error-question-first = { $seat } has to answer a question first; then the game continues
error-not-yet-time = it is too early for the default answer; wait { $seconds } s more
error-nothing-to-undo = that many steps cannot be undone (possible: { $possible }); undo fewer
error-nothing-to-redo = that many steps cannot be redone (possible: { $possible }): nothing was undone, or something new was done since
error-undo-not-yours = entry { $number } is { $seat }’s; only they or the game master may undo it
error-undo-used-up = you have already undone a roll or a discovery this turn; ask the game master to undo entry { $number }
error-nothing-to-overrule = the latest step was not a roll; undo it instead
error-overrule-too-far = entry { $number } is too long ago to be overruled; set what it changed by hand
error-not-a-late-roll = entry { $number } is not a roll of the last round; choose one that is
error-hangs-on-the-roll = these entries hang on that roll and would be undone: { $entries }; confirm that, or leave the roll as it is
error-cannot-come-out-so = this roll cannot come out as “{ $outcome }”; it can come out as: { $allowed }
error-no-typed-dice = this table draws its dice itself; leave the faces out
error-faces-left-over =
    { $count ->
        [one] one face too many was typed; type only as many as there are dice
       *[other] { $count } faces too many were typed; type only as many as there are dice
    }
error-face-needed = the table waits for a real die; type what your { $sides } shows
error-bad-parameter = “{ $value }” is not allowed for “{ $name }”; allowed: { $allowed }
error-no-such-parameter = “{ $name }” is not a parameter of this action; use one of: { $allowed }
error-not-an-action = this is not an action of “{ $game }”: { $reason }; send one of the offers as it was given
error-not-an-effect = “{ $effect }” is not a complete effect of this game; use: { $allowed }
error-not-a-place = “{ $text }” is not a place here; give a distance and somebody, such as “near ada”
error-no-space = this scene has no map; set one up first
error-no-fog = there is no fog on this map; add some first
error-fog-unchanged =
    { $what ->
        [lift] there is no fog on any of these squares; choose others
       *[lay] all of these squares are already under fog; choose others
    }
error-wrong-space = this game is not played on “{ $space }”; use one of: { $allowed }
error-id-taken = “{ $id }” cannot be used as a name here; choose another
error-bad-id = “{ $id }” cannot be an id; use lower-case letters, digits and hyphens, at most 40
error-bad-salt = “{ $salt }” is not a valid dice salt; give 1 to { $most } bytes as hex
error-too-long = the text has { $length } characters; use at most { $most }
error-number-too-large = “{ $value }” is too large for this game; give a number between -{ $most } and { $most }
error-too-many =
    { $what ->
        [lines] at most { $most } lines can be built at once; draw shorter ones
        [bystanders] a scene holds at most { $most } bystanders; remove some first
        [creatures] a table keeps at most { $most } creatures of its own; leave some out
        [in-words] a table keeps at most { $most } items in free words; take some away first
        [handouts] a scene has at most { $most } handouts; leave some out or make two scenes
        [prepared-scenes] a table keeps at most { $most } prepared scenes; delete some first
        [prepared-text] all prepared scenes of a table hold at most { $most } characters; shorten or delete some
        [shelf-items] a shelf holds at most { $most } items; delete some first
        [shelf-bytes] a shelf holds at most { $most } MB besides pictures; delete something first
        [shelf-pictures] a shelf holds at most { $most } MB of pictures; delete a scene or a map first, or use smaller pictures
        [heroes] one player plays at most { $most } characters; let the game master remove one first
        [party] at most { $most } characters fit at a table; let the game master remove one first
        [figures] a scene holds at most { $most } figures; remove some or add fewer
        [notes] one person can have at most { $most } notes; delete one first
        [own-note-text] your notes hold at most { $most } characters together; shorten or delete some
        [note-text] all the notes of a table hold at most { $most } characters; shorten or delete some
        [drawings] you can have at most { $most } drawings on a map; wipe some off first
        [drawn-points] your drawings on a map go through at most { $most } places; wipe some off, or draw them more simply
        [salts] the dice take at most { $most } salts; play with those they have
        [squares] at most { $most } squares can change at once; choose fewer, or add fog to the whole map
       *[seats] a table has at most { $most } seats; wait until somebody leaves
    }
error-unwritable = the text has broken characters that cannot be written; type it again
error-table-closed = this game is over and its dice are revealed; start a new one
error-nobody-there = nobody is at the table yet; add or make a character first
error-moved-on = the game has moved on since you looked (entry { $base }, now { $now }); changed: { $what }; look again and decide again
error-no-adventure = no adventure is being played at this table; start one to choose in it
error-not-to-choose-now = “{ $choice }” cannot be chosen now; use one of: { $allowed }
error-already-done = this command has already been carried out, as entry { $number }; there is nothing more to do
error-no-such-policy = “{ $policy }” is not a tactic; use one of: { $allowed }
error-no-map-in-this-game = this game is played without a map; leave the map out
