## The lantern in the cellar: a small dungeon

adventure-lantern-cellar = The Lantern in the Cellar
    .text = The great lantern of the ferry is gone, and tonight the boats are out in the fog. Wet boot prints lead to the ruined tollhouse and down its cellar stairs. Bring the light back before somebody drowns.
adventure-lantern-cellar-clock-noise = Noise
    .full = Somewhere below a bench falls over and voices go quiet. They know that you are here.

adventure-lantern-cellar-stairs = The cellar stairs
    .text = Rain runs down worn steps into the dark. It smells of tallow, wet dog and river mud.
adventure-lantern-cellar-stairs-listen = Hold your breath and listen
    .works = Two voices quarrel about rations. A third one, deep and slow, snores like a mill wheel: their chief sleeps beside the lantern.
    .fails = Only rain, and water dripping somewhere below.
    .tried = holds their breath and listens
adventure-lantern-cellar-stairs-down = Go down the stairs

adventure-lantern-cellar-store = The storeroom
    .text = Burst barrels, rotten rope, a row of pillars. Between them eyes catch your light, and something growls.
    .won = The last beast lies still among the barrels. Nothing answers its howl.
    .broken = The last of the beasts slinks off between the barrels. Its howl comes from far away now.
adventure-lantern-cellar-store-search = Search the barrels
    .works = Behind a rack stands a jug of lamp oil, sealed and full.
    .fails = A stack of staves slides to the floor with a crash that goes on and on.
    .tried = searches the barrels
adventure-lantern-cellar-store-bind = Bind wounds and catch your breath
    .works = You tear a sail into strips and sit for a while with your backs to the wall.
adventure-lantern-cellar-store-arch = Through the arch into the gallery
adventure-lantern-cellar-store-steps = Down the wet steps to the well

adventure-lantern-cellar-well = The well room
    .text = A low vault around a flooded well. The water is black and quite still. Something iron glints on its rim.
    .won = What crept out of the well sinks back into it, in pieces.
    .broken = What crept out of the well has crept away again. The water is black and still.
adventure-lantern-cellar-well-look = Reach for the iron on the rim
    .works = You see the pale hand under the water in time, snatch up a rusty key and leap back as something rises.
    .fails = You have the key, and cold fingers have your wrist. Something pulls itself out of the water along your arm.
    .tried = reaches for the iron on the rim
adventure-lantern-cellar-well-back = Back up to the storeroom

adventure-lantern-cellar-gallery = The sagging gallery
    .text = A long passage whose floor has half fallen in. Beyond the hole are a dark niche and an iron door with a heavy lock.
    .text-open = A long passage whose floor has half fallen in. Beyond the hole are a dark niche and a doorway, its iron door open.
adventure-lantern-cellar-gallery-probe = Test the slabs one by one and find a way
    .works = Tap, step, tap, step: the sound slabs make a crooked path to the other side.
    .fails = The slab that sounded best of all drops away. You cling to the edge, and getting over takes all the strength there is.
    .tried = tests the slabs one by one
adventure-lantern-cellar-gallery-leap = Jump across and throw back a rope
    .works = A run, a jump, and you are over. The rope holds the others.
    .fails = You land on the edge, and the edge goes down with you. The rumble rolls through the whole cellar.
    .tried = takes a run and jumps
adventure-lantern-cellar-gallery-unlock = Open the iron door with the rusty key
    .works = The key turns as if it had been oiled yesterday. The door swings open without a sound.
adventure-lantern-cellar-gallery-force = Break the iron door open
    .works = The hinges give way before the lock does. Nobody can have missed that.
    .fails = The door booms like a bell and stays where it is.
    .tried = charges at the iron door
adventure-lantern-cellar-gallery-back = Back to the storeroom
adventure-lantern-cellar-gallery-niche = Into the dark niche
adventure-lantern-cellar-gallery-door = Through the iron door

adventure-lantern-cellar-chapel = The tollkeepers’ chapel
    .text = A tiny chapel cut from the rock, dry and quiet. Names of tollkeepers cover one wall; somebody has kept the candle stubs tidy.
adventure-lantern-cellar-chapel-rest = Bar the niche and rest
    .works = Nobody comes. You sleep in turns and wake with warm hands.
adventure-lantern-cellar-chapel-read = Read the names on the wall
    .works = The last name is fresh: the chief below was tollkeeper here once, and swore to keep a light for every boat. An oath can be called in.
    .fails = Soot and mould have eaten the letters. You make out only dates.
    .tried = leans over the names on the wall
adventure-lantern-cellar-chapel-back = Back to the gallery

adventure-lantern-cellar-guardroom = The guardroom
    .text = Overturned benches, a cold brazier, dice on the floor. The thieves grab their weapons.
    .won = The thieves are beaten. Beyond the last step a warm light flickers.
    .broken = The thieves who can still run are gone. Beyond the last step a warm light flickers.
adventure-lantern-cellar-guardroom-bind = Bind wounds before you go on
    .works = There is clean linen in a chest, and half a loaf. It helps.
adventure-lantern-cellar-guardroom-back = Retreat to the gallery
adventure-lantern-cellar-guardroom-down = Follow the light downwards

adventure-lantern-cellar-vault = The vault of the lantern
    .text = The great lantern hangs on a chain over a heap of toll money. Next to it, in a chair much too small for so broad a back, sits the chief of the thieves.
    .won = The chief falls across the coins. You lift the lantern from its hook.
    .broken = The thieves break and run, and leave the coins where they lie. You lift the lantern from its hook.
adventure-lantern-cellar-vault-bargain = Step forward and bargain for the lantern
    .works = The chief lays the weapon across both knees and leans back. “Go on, then. What is it worth to you?”
    .fails = “Tell it to the river,” says the chief, and stands up.
    .tried = steps forward and bargains for the lantern
adventure-lantern-cellar-vault-remind = Remind the chief of the old tollkeeper’s oath
    .works = The chief stares at the flame for a long time. “A light for every boat,” comes the hoarse reply at last. “And who is to feed my people?”
    .fails = “Whoever swore that is dead,” says the chief, and reaches for a weapon.
    .tried = speaks of the old tollkeeper’s oath
adventure-lantern-cellar-vault-terms = Name your terms
    .works = A free crossing, and no questions, whenever the law comes looking. The chief counts on thick fingers, spits into a palm and unhooks the lantern.
    .fails = You offer too little, and then too much. The chief laughs, and whistles for the others.
    .tried = names the terms
adventure-lantern-cellar-vault-snatch = Unhook the lantern while the chief dozes
    .works = One link, two links, a breath held for an age: you have it, and the snoring never stops.
    .fails = The chain slips and rattles down over the coins. The chief is up before the rattling stops.
    .tried = tiptoes towards the lantern
adventure-lantern-cellar-vault-burn = Throw the lamp oil into the brazier by the door
    .works = A wall of fire shuts the side door. Whoever wanted to come through it runs the other way; the chief is alone.
    .fails = The jug bursts on the wrong side of the brazier. The chief roars, and a guard comes running.
adventure-lantern-cellar-vault-attack = Attack
    .works = You storm down the last steps. The chief kicks the chair aside and whistles for a guard.
adventure-lantern-cellar-vault-back = Flee to the guardroom

adventure-lantern-cellar-ending-won = The light burns again
    .text = You carry the lantern up into the rain and set it on the jetty. Out in the fog an oar knocks, then another; one by one the boats come home.
adventure-lantern-cellar-ending-bargain = A light for every boat
    .text = No more blood tonight. The lantern burns on the jetty, the boats come home, and under the tollhouse somebody large sits in the dark and thinks.
adventure-lantern-cellar-ending-lost = The fog keeps its own
    .text = The cellar falls silent. On the river they call to each other for a while, and then no longer.

## The salt road: a chase

adventure-salt-road = The Salt Road
    .text = The fever salts in your satchel would save the fort at the pass; the riders of the salt lord want them back. It is one night’s run to the bridge, and already you hear hooves.
adventure-salt-road-clock-pursuit = The pursuit
    .full = Hooves behind you, hooves beside you, and then a wall of horses in front. They have you.

adventure-salt-road-yard = The salt yard
    .text = White heaps in the moonlight, a high wall, a gate with two sleepy guards. A dog begins to bark.
adventure-salt-road-yard-leap = Over the wall
    .works = Hands, knees, over: you drop into the lane before the dog is off its chain.
    .fails = Broken glass on top of the wall. You fall more than you jump, and the dog has told everybody.
    .tried = makes for the wall and jumps
adventure-salt-road-yard-creep = Along the heaps, from shadow to shadow
    .works = You count the guards’ steps and walk out in the pause between two of them.
    .fails = A heap slides, white dust rises like a flag, and somebody shouts.
    .tried = creeps along the heaps, from shadow to shadow
adventure-salt-road-yard-gate = Straight through the gate, as fast as you can

adventure-salt-road-road = The old road
    .text = Ruts, milestones, no cover. To the left the reeds whisper, to the right a goat path climbs to the ridge. Behind you torches gather.
adventure-salt-road-road-mislead = Lay a false trail to the mill
    .works = The torches stop at the fork, crowd together, and go the wrong way.
    .fails = It takes too long, and an old tracker laughs at the crossed prints.
    .tried = lays a false trail to the mill
adventure-salt-road-road-reeds = Left into the reeds
adventure-salt-road-road-climb = Right, up to the ridge

adventure-salt-road-marsh = The marsh
    .text = Black water between the reeds, and a causeway that somebody built long ago and nobody has mended since.
adventure-salt-road-marsh-wade = Wade through, the strongest in front
    .works = Up to the chest, then to the knee, then grass. No horse will follow you here.
    .fails = The mud takes a boot and nearly its owner. You lose time, and skin.
    .tried = wades ahead of the others
adventure-salt-road-marsh-feel = Find the old causeway under the water
    .works = It is still there, a hand below the surface. You all but run across the marsh.
    .fails = It ends in the middle. You turn round, and round again, while the torches come nearer.
    .tried = feels for the old causeway under the water

adventure-salt-road-ridge = The goat path
    .text = Bare rock and wind. On the narrowest stretch a starved pack bars the way, heads low.
    .won = The pack is scattered. Far below, the bridge hangs across the gorge like a thread.
    .broken = The pack has run. Far below, the bridge hangs across the gorge like a thread.
adventure-salt-road-ridge-breath = Catch your breath behind the rocks
    .works = A sip of water, a bandage, ten slow breaths. The hooves do not wait.
adventure-salt-road-ridge-down = Down to the bridge

adventure-salt-road-bridge = The rope bridge
    .text = Planks, ropes, the gorge. On the other side burns the watch fire of the fort. Behind you the first rider reins in.
adventure-salt-road-bridge-cut = Run across and cut the ropes
    .works = The last rope parts with a crack. The bridge swings down against the far wall, and the riders stand and curse.
    .fails = The ropes are tarred and thick as an arm, and the blade slips. They are dismounting.
    .tried = runs across and hacks at the ropes
adventure-salt-road-bridge-swing = Kick the planks away as you cross
    .works = Plank after plank sails into the depths. Nobody crosses after you tonight.
    .fails = One plank too many. You hang from the rope by both hands until the others drag you on.
    .tried = kicks at the planks while crossing
adventure-salt-road-bridge-run = Just run for the fire
    .works = You run, and the bridge bucks under you like a colt.
    .tried = runs for the fire

adventure-salt-road-caught = Caught
    .text = A ring of horses, then of men. Their captain holds out a gloved hand for the satchel.
    .won = The captain lies in the dust, and the others find that salt is not worth dying for.
    .broken = The riders give up and turn away: salt is not worth dying for.

adventure-salt-road-ending-won = In time
    .text = The healers at the fort take the satchel before you can say a word. Towards morning the first child asks for soup.
adventure-salt-road-ending-bloody = In time, and at a price
    .text = You come through the gate on borrowed horses, with salt in your wounds and the satchel whole. They tend to the sick first; you would have asked for nothing else.
adventure-salt-road-ending-lost = Salt on the road
    .text = The riders count the salts, find them all there, and leave you where you lie. At the pass they wait until morning.

## The mill at the ford: a defence

adventure-mill-ford = The Mill at the Ford
    .text = Raiders come up the river, and between them and the valley stand one mill, one fence and you. Hold it until dawn; then the valley will be awake.
adventure-mill-ford-clock-night = The next attack
    .full = A horn sounds from the ford. They are coming.

adventure-mill-ford-mill = The mill yard
    .text = A yard with a well, a cart and a leaning fence. Two wounded ferrymen lie by the gate, and the beacon on the roof is unlit. Everything you do now takes time.
    .won = The yard is still again. You hear the mill wheel, and beyond the ford somebody counting.
    .broken = They have run, back across the ford. You hear the mill wheel, and over there somebody counting.
adventure-mill-ford-mill-barricade = Push the cart into the gap in the fence
    .works = The cart stands crosswise, wedged with millstones. Fewer of them will get in at once.
    .fails = An axle breaks halfway. The gap stays open, and time is gone.
    .tried = pushes at the cart
adventure-mill-ford-mill-pits = Dig pits along the bank and cover them
    .works = Straw over sticks over holes. From the ford it looks like a lawn.
    .fails = Water fills every hole as fast as you dig.
    .tried = digs pits along the bank
adventure-mill-ford-mill-wounded = Carry the wounded across the open yard into the mill
    .works = An arrow thuds into the door as it slams shut, but they are inside, both of them.
    .fails = Arrows drive you back behind the well. You will have to try again.
    .tried = runs out into the open yard for the wounded
adventure-mill-ford-mill-beacon = Climb the roof and light the beacon
    .works = The fire leaps up. Far off in the valley a second one answers, and across the ford some lose heart.
    .fails = The shingles are wet. You come down faster than you went up.
    .tried = climbs towards the beacon
adventure-mill-ford-mill-bind = Bind wounds and share the water
    .works = You sit on the millstones and say little.
adventure-mill-ford-mill-sleep = Sleep in turns, as long as they let you
    .works = An hour each, boots on. It is more than you had hoped for.
adventure-mill-ford-mill-wait = Wait for them
    .works = You put out the light and listen to the river.

adventure-mill-ford-ending-won = Dawn over the ford
    .text = The sun comes up over trampled grass. The valley is awake, and the raiders are gone; by the gate somebody covers two faces with a cloth.
adventure-mill-ford-ending-saved = Dawn over the ford, and the ferrymen live
    .text = The sun comes up, the valley is awake, and the raiders are gone. One of the ferrymen already complains about the porridge.
adventure-mill-ford-ending-lost = Smoke over the valley
    .text = The wheel keeps turning with nobody left to stop it. Down in the valley the dogs begin to bark.

## What an adventure refuses

error-foes-stand = “{ $option }” is not possible while foes are still standing; beat them first, or choose a way to escape
error-flee-first = “{ $option }” is not possible in the middle of this fight: beat the foes, or let everybody who wants to leave flee by the game’s own rules
error-party-withdraws = “{ $option }” is not possible any more: the party is on its way out of the fight, and is gone as soon as the foes have had their turn
error-nobody-of-yours = somebody has to do “{ $option }”, and none of your heroes can; take or make a hero first, or leave it to others
error-hero-needed = somebody has to do “{ $option }”; name one of: { $allowed }
error-hero-is-out = “{ $hero }” cannot do that now; name somebody who is still up
error-adventure-over = the adventure is over; begin another one, or undo
error-no-such-adventure = “{ $text }” is not a built-in adventure; use one of: { $allowed }

## Faults in the file of an adventure

error-adventure-unreadable = “{ $source }” is not valid TOML at line { $line }, column { $column }; fix it there
error-newer-adventure = the adventure has format “{ $number }” and this version reads up to { $newest }; use a newer version
error-not-an-adventure-id = “{ $text }” is not an id; use lower-case letters, digits and dashes
error-reserved-id = a place cannot be called “{ $text }”, because that id is reserved; choose another id
error-no-such-story-place = “{ $text }” is not a place of this adventure; use one of: { $allowed }
error-no-such-story-clock = “{ $text }” is not a clock of this adventure; use one of: { $allowed }
error-no-such-ending = “{ $text }” is not an ending of this adventure; use one of: { $allowed }
error-adventure-for-other-game = “{ $text }” is for { $game }: of its foes { $names } nobody knows what they are in { $own }; play it in { $game }, or give each of them a kind
error-flag-never-set = nothing ever sets “{ $text }”; set it somewhere, or use one of: { $allowed }
error-place-unreachable = nothing leads to “{ $text }”; add an exit or a “go” to it, or remove it
error-ending-unreachable = nothing leads to the ending “{ $text }”; add an “ending” with it, or remove it
error-dead-end = nothing leads on from “{ $text }”; add an exit, a “go” or an “ending”
error-no-way-to-win = no ending is a victory; write “won = true” into one of them
error-map-too-large = the map is { $width } × { $height } squares; make it { $widest } × { $highest } at most
error-map-letter-unknown = the map has no “{ $text }”; draw it, or use one of: { $allowed }
error-map-without-heroes = the map has no place for heroes; write 1, 2, 3 … where they start
error-map-without-foes = the map has no place for foes; write a, b, c … where they start
error-capital-on-map = the map has the capital letters “{ $text }”; write digits for heroes and lower-case letters for foes
error-same-message = two things here are called “{ $text }”; give one of them another id

## The beasts at the bridge: one fight

adventure-old-bridge = The Beasts at the Bridge
    .text = The last bridge before the pass, at dusk. The mule will not go on, and then you hear why.

adventure-old-bridge-bridge = The old bridge
    .text = Wet planks, a broken cart, reeds on both sides. Shapes come out of them, low and without haste, and something larger behind them: they have done this before.
    .won = The last beast drags itself into the reeds. Behind you the mule snorts and starts to walk.
    .broken = The beasts break off and vanish into the reeds. Behind you the mule snorts and starts to walk.

adventure-old-bridge-ending-won = The way is clear
    .text = You wipe your blades and cross. By nightfall there is a fire, a pot, and a story that gets better each time it is told.
adventure-old-bridge-ending-lost = The bridge stays silent
    .text = In the morning a carter finds the mule grazing on the far bank, and wonders whose it was.
