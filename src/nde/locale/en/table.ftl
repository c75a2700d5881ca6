# The table: what it refuses, and its moments of play.

moment-session = a new session
moment-fight = a fight begins
moment-turn = the turn ends
moment-calm = the fight is over
moment-breather = a breather
moment-rest = a rest
moment-camp = a night's camp
moment-time = time passes
moment-loud-time = time passes with noise
moment-morale = the foes waver
error-wrong-value = “{ $value }” does not fit “{ $path }”, which is { $old } now; give a value of the same kind
error-not-playable = “{ $game }” can be asked about single situations but not played at a table; choose another game
error-no-such-seat = nobody sits at “{ $seat }”; use one of: { $allowed }
error-no-such-person = nobody called “{ $id }” is in the scene; look who is there and name one of them
error-no-such-question = no question with the number { $number } is open; it was answered or never asked
error-no-such-note = you have no note “{ $note }” to erase; you can erase: { $allowed }
error-no-such-table-clock = there is no clock “{ $clock }”; use one of: { $allowed }
error-no-such-secret = no secret roll with the number { $number } waits to be revealed; look which do
error-secret-overtaken = this secret deed cannot happen any more as everything is now ({ $problem }); tell its outcome alone and set right what follows, or drop it
error-not-yours = “{ $id }” is played by somebody else; act with one of your own
error-not-your-question = this question is for { $seat }; wait for their answer
error-only-the-gm = only the game master may do this; ask them
error-only-watching = whoever only watches does not act; take a player's seat first
error-ruling-not-yours = “{ $name }” is for the game master to say; leave it out or ask them
error-not-offered = this is not among what you can do now ({ $action }); choose one of the offers
error-not-this-moment = this cannot be marked now: { $moment }; look what can be
error-something-in-the-way = something you do not see prevents this; try something else
error-question-first = { $seat } has to answer a question first; then it goes on
error-not-yet-time = it is too early for the default answer; wait { $seconds } s more
error-nothing-to-undo = so much cannot be taken back (possible: { $possible }); take back less
error-nothing-to-redo = so much cannot be done again (possible: { $possible }): nothing was taken back, or something new was done since
error-undo-not-yours = entry { $number } is { $seat }'s; only they or the game master may take it back
error-nothing-to-overrule = the latest step was not a roll; take it back instead
error-cannot-come-out-so = the latest roll cannot come out as “{ $outcome }”; it can come out as: { $allowed }
error-no-typed-dice = this table draws its dice itself; leave the faces out
error-faces-left-over =
    { $count ->
        [one] one face too many was typed; type only as many as there are dice
       *[other] { $count } faces too many were typed; type only as many as there are dice
    }
error-face-needed = the table waits for a real die; type what your { $sides } shows
error-bad-parameter = “{ $value }” will not do for “{ $name }”; allowed: { $allowed }
error-no-such-parameter = “{ $name }” says nothing about this action; what can be said: { $allowed }
error-not-an-action = this is no action of “{ $game }”: { $reason }; send one of the offers as it was given
error-not-an-effect = “{ $effect }” is no complete effect of this game; what fits: { $allowed }
error-not-a-place = “{ $text }” is no place here; give a band and somebody, such as “near ada”
error-no-space = this scene has no map; lay one out first
error-no-fog = no fog lies on this map; lay some first
error-fog-unchanged =
    { $what ->
        [lift] no fog lies on any of these squares; choose others
       *[lay] fog lies on all of these squares already; choose others
    }
error-wrong-space = this game is not played on “{ $space }”; use one of: { $allowed }
error-id-taken = “{ $id }” cannot be used as a name here; choose another
error-bad-id = “{ $id }” cannot be an id; use small letters, digits and dashes, at most 40
error-bad-salt = “{ $salt }” is no salt for the dice; give 1 to { $most } bytes as hex
error-too-long = the text has { $length } characters; keep it below { $most }
error-number-too-large = “{ $value }” is beyond any number in play; give one between -{ $most } and { $most }
error-too-many =
    { $what ->
        [heroes] one player plays at most { $most } characters; let the game master remove one first
        [party] at most { $most } characters fit at a table; let the game master remove one first
        [figures] a scene holds at most { $most } figures; remove some or bring fewer
        [notes] nobody keeps more than { $most } notes; erase one first
        [own-note-text] your notes hold at most { $most } characters together; shorten or erase some
        [note-text] all the notes of a table hold at most { $most } characters; shorten or erase some
        [salts] the dice take at most { $most } salts; play with those they have
        [squares] at most { $most } squares change at once; take fewer, or lay fog over the whole map
       *[seats] a table has at most { $most } seats; wait until somebody leaves
    }
error-unwritable = the text has broken characters that cannot be written; type it again
error-table-closed = this game is over and its dice are revealed; start a new one
error-nobody-there = nobody is at the table yet; bring or make a character first
error-moved-on = the game has moved on since you looked (entry { $base }, now { $now }); changed: { $what }; look again and decide anew
error-no-adventure = this table plays no adventure; start one to choose in it
error-not-to-choose-now = “{ $choice }” cannot be chosen now; use one of: { $allowed }
error-already-done = this command was carried out already, as entry { $number }; there is nothing more to do
error-no-such-policy = “{ $policy }” is not a way to fight; use one of: { $allowed }
error-no-map-in-this-game = this game is played without a map; leave the map out
