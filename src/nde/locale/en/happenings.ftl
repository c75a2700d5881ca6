## What befalls a party whose game master is the engine

play-happening-clock-on = it takes longer than it should, and the moment does not wait for you
    .b = while you put that right, time runs on
    .c = what you have to fear has come a step closer
play-happening-lurkers-stir = something close by has noticed it, and stirs
    .b = that has woken what kept still here
play-happening-somebody-comes = the noise has drawn somebody
    .b = steps come nearer, and they do not slow down
    .c = something moves at the edge of sight, and comes on
play-happening-way-jams = with a crash something comes down across one of your ways: “{ $way }” will cost you time now
    .b = wood splits, dirt slides, and a way is blocked: “{ $way }”
play-happening-way-freed = you put your shoulders to it until the way is free again, and it takes its time
    .b = you clear the way, piece by piece
play-happening-clock-back = it goes so smoothly that you gain time
    .b = quick and quiet: what you have to fear falls back a step
play-happening-way-to-do = { $name } sees how something could be done that looked harder: “{ $deed }”
    .b = something catches { $name }’s eye, and this will be easier now: “{ $deed }”
play-happening-way-known-free = { $name } finds the tracks of others who went before you: where “{ $way }” leads, nobody seems to wait
    .b = { $name } gets a glimpse of what lies beyond “{ $way }”: there is nobody to be seen
play-happening-way-known-held = { $name } finds the tracks of others who chose “{ $way }”: they lead in, and none lead out
    .b = { $name } gets a glimpse of what lies beyond “{ $way }”: somebody is there, and not to welcome you
play-happening-lurkers-seen = { $name } is the first to see it: you are being watched from close by
    .b = { $name } raises a hand: something lies in wait here
play-happening-foe-wavers = one of them looks around and likes nothing of what there is to see
    .b = a look passes between them, and one of them takes a step back
play-happening-lurkers-felt = a breath that is none of yours: something is here, and keeps still
    .b = you feel eyes on your backs
play-happening-danger-ahead = you hear it before you see it: whoever chooses “{ $way }” will not be alone there
    .b = fresh tracks, and none of them yours: they lead where “{ $way }” does
play-happening-wary = somebody comes along, stops a stone’s throw away and does not come nearer. They are wary: they will not strike first, and they are waiting for what you do
    .b = somebody steps into sight and stops at once, a hand at the belt. They are wary: talk to them, back off, or strike first
play-happening-stranger = somebody comes along, starts at the sight of you, and means no harm
    .b = somebody steps out of the dark with open hands
play-happening-drained = it has taken more out of { $name } than it should
    .b = { $name } has to dig deeper than anybody would like
play-happening-grazed = it does not go off without a scratch
    .b = there was something sharp in the way
play-happening-off-balance = the ground gives a little
    .b = a stone turns underfoot
play-happening-gear-slips = a strap tears, and both hands are full
    .b = something comes loose from the pack
play-happening-in-the-open = that was a step too far
    .b = whatever stood between you and them is gone
play-happening-caught-fast = something takes hold and does not let go
    .b = cloth and buckle catch on something
play-happening-light-out = a gust of air, and the light is gone
    .b = the flame shrinks, hisses and dies
play-happening-tired = it has been a long way
    .b = the cold has got into every bone
play-happening-shaken = { $name } has seen more today than is good for anybody
play-happening-second-wind = a deep breath, and it helps
    .b = for a moment nothing hurts
play-happening-power-back = something wakes that had been spent
    .b = the air itself seems to lend strength
play-happening-opening = for a moment everything stands just right
    .b = a gap opens
play-happening-swing = { $name } has the swing of it now
    .b = nothing stops { $name } at this moment
play-happening-provisions = others left something behind here
    .b = in a corner lies what somebody forgot
play-happening-rested = the load is set down for a moment, and that does good
play-happening-breather = for the length of a song nobody comes, and you bind what bleeds
    .b = you lean against the wall side by side until the shaking stops
play-happening-left-for-dead = they take you for dead. Long after, in the dark, you come to one by one and crawl back the way you came
    .b = you wake to silence. Whoever beat you has lost interest, and on hands and knees you get away
play-happening-unease = nobody speaks of it, but none of you feels well here
play-happening-heartened = it does you all good to see it
play-happening-passes-by = somebody passes close by and does not notice you
    .b = steps, quite near, and then they fade
play-happening-far-sound = far off something falls, and then it is still again
    .b = a draught brings a smell of smoke, and takes it away again
play-happening-stillness = the place seems to hold its breath
    .b = for a while nothing moves but the dust
play-happening-asked-yes-and = yes, and that is not all
    .b = yes, and luck lends a hand
play-happening-asked-yes = yes, just so
    .b = yes, there is something in that
play-happening-asked-yes-but = yes, but it does not come for nothing
    .b = yes, but not without trouble
play-happening-asked-no-but = no, but it was not quite in vain
    .b = no, but while you are at it you notice something else
play-happening-asked-no = no, that leads nowhere
    .b = no, there is nothing to it
play-happening-asked-no-and = no, and it makes matters worse
    .b = no, and that is only the beginning
play-happening-asked-spent = well done, but you have seen by now all that this place has to show
    .b = it works, and tells you nothing that you did not know
play-happening-nothing-here = { $name } looks about: there is nothing here that you have not seen already
    .b = { $name } leaves no stone unturned, and there is nothing to be found
play-left-wavers =
    { $is-many ->
        [yes] { $names } lose heart and run
       *[no] { $names } loses heart and runs
    }
play-left-wary =
    { $is-many ->
        [yes] { $names } go their way
       *[no] { $names } goes on
    }
play-wary-talk = Talk to them
    .tried = takes a step forward and talks to them
    .works = A word, another one, and hands come away from the weapons.
    .fails = It is the wrong word. Weapons are raised.
play-wary-leave = Back off slowly and let them go their way
    .tried = backs off slowly
    .works = Step by step you draw back, and so do they.
    .fails = Step by step you draw back, and so do they.
play-wary-strike = Strike first
    .tried = strikes first
    .works = You do not wait for them to make up their minds.
    .fails = You do not wait for them to make up their minds.
play-choice-jammed = { $choice } (blocked)
error-nothing-left-open = this game leaves nothing open for the engine to settle; say yourself what happens
error-does-not-fit-now =
    { $count ->
        [0] “{ $key }” does not fit here and now, and nothing else of its sort does; leave it out, and something small happens
       *[other] “{ $key }” does not fit here and now; use one of: { $allowed }
    }
play-place-again = everything here is as you left it
    .b = you know this place: nothing has changed
    .c = nothing here has moved since you left
play-first-minute = You play { $names }; what has to be done is told above. Choose from the list by its number, or say in your own words what you do. The percentage beside an action is the chance that it comes out as you want; whatever else the dice decide is named with it, or by “odds” and its number. Beside a name you see what that hero can still take, and you may leave a fight that goes badly wherever the list has a way out. The engine is your game master: it plays the foes, and it settles whatever the dice leave open.
play-heroes-own = { $count } heroes, one of them made by you, question by question
play-gm-befall = let something happen that the dice choose: bane, boon, encounter, sign, place, asked; a name and a key may follow
