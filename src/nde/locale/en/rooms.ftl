# The rooms of an adventure, for the game master alone.

rooms-here = the party is here
rooms-visited = visited
rooms-unseen = not visited yet
rooms-fight-ahead = foes are here
rooms-fight-won = the fight is won
rooms-fight-broken = the foes ran
rooms-foe-there = { $name }
rooms-foe-hidden = { $name }, lying in wait
rooms-foe-out = { $name }, out of the fight
rooms-group = { $count } × { $name }
rooms-group-hidden = { $count } × { $name }, lying in wait
rooms-group-of-sizes = { $count } × { $name } (for 3/4/5 heroes)
rooms-group-of-sizes-hidden = { $count } × { $name } (for 3/4/5 heroes), lying in wait
rooms-needs = only if set: { $flags }
rooms-bars = not if set: { $flags }
rooms-jammed = stuck: it has to be freed first
rooms-escape = also open during a fight
rooms-closed = closed
rooms-done = done
rooms-trial-might = { $difficulty ->
    [easy] A trial of might, easy
    [hard] A trial of might, hard
   *[other] A trial of might
    }
rooms-trial-agility = { $difficulty ->
    [easy] A trial of nimbleness, easy
    [hard] A trial of nimbleness, hard
   *[other] A trial of nimbleness
    }
rooms-trial-wits = { $difficulty ->
    [easy] A trial of wits, easy
    [hard] A trial of wits, hard
   *[other] A trial of wits
    }
rooms-trial-nerve = { $difficulty ->
    [easy] A trial of nerve, easy
    [hard] A trial of nerve, hard
   *[other] A trial of nerve
    }
rooms-when-enter = On the first visit: { $what }
rooms-when-won = When the fight is won: { $what }
rooms-when-each-round = Each round of a fight: { $what }
rooms-when-then = On the way: { $what }
rooms-when-works = If it works: { $what }
rooms-when-fails = If it fails: { $what }
rooms-when-full = When it is full: { $what }
rooms-above = only if the party has more than { $percent } % of its strength
rooms-below = only if the party has at most { $percent } % of its strength
rooms-sets = sets { $flags }
rooms-clears = clears { $flags }
rooms-ticks = the clock “{ $title }” moves by { $by }
rooms-shows = whoever lies in wait is seen
rooms-harm-light = light harm
rooms-harm-serious = serious harm
rooms-comes = { $names } arrive
rooms-goes = the party comes to “{ $place }”
rooms-ends = the adventure ends: “{ $ending }”
rooms-clock = { $title }, { $filled } of { $steps }
rooms-clock-secret = { $title }, { $filled } of { $steps }, secret
rooms-way = { $text } → { $place }
rooms-flag-set = { $flag }: set
rooms-flag-clear = { $flag }: not set
rooms-about = “gm rooms” and an id shows one in full; “gm go” and an id takes the party there.
play-gm-rooms = show all rooms of the adventure, or everything about one
play-gm-go = take the party to any room of the adventure
play-gm-flag = set a flag of the adventure; “off” clears it
play-flag-set = flags now set: { $names }
play-flag-cleared = flags now cleared: { $names }
error-no-such-room = “{ $text }” is not a place of this adventure; choose one of: { $allowed }
error-in-that-room = the party is at “{ $text }” already; choose another place
error-no-such-story-flag = “{ $text }” is not a flag of this adventure; use one of: { $allowed }
error-not-set-out = the adventure has not begun; begin it, or take the party to a room first
error-flags-so-already = this is so already for { $names }; choose other flags

# Adventures opened at a table.

play-adventure-opened = a new adventure: “{ $title }”
play-adventure-changed = “{ $title }” is now played in its new version
play-gm-adventure = open an adventure from a file, or a new version of the present one
error-room-is-needed = the party is at “{ $text }”, which is not in the new version; keep that place, or take the party elsewhere first
error-adventure-under-way = something in the adventure is still to happen; wait until it has, then open the new version

# Prepared scenes.

play-scene-prepared = the scene “{ $title }” is prepared
play-no-scenes = No scene is prepared yet.
play-gm-scenes = show the prepared scenes, or everything about one
play-gm-bring = bring a prepared scene on
play-gm-handout = hand out what a prepared scene has, to everybody or to those named
play-gm-prepare = prepare the scenes in a file
error-no-such-prepared = “{ $text }” is not a prepared scene; choose one of: { $allowed }
error-scenes-unreadable = { $source } cannot be read as TOML ({ $reason }); mend it there
error-no-scenes-inside = { $source } holds no scene; write at least one as [scenes.fork] with a title
