# Making, reading and advancing characters.

## The questions of creation

ask-name = What is the hero’s name?
ask-concept = Who is the hero, in one sentence?
ask-role = Which role?
ask-strength-die = Which die for { attribute-strength }?
ask-dexterity-die = Which die for { attribute-dexterity }?
ask-power-die = Which die for { attribute-power }?
ask-strength-modifier = Which modifier for { attribute-strength }?
ask-dexterity-modifier = Which modifier for { attribute-dexterity }?
ask-power-modifier = Which modifier for { attribute-power }?
ask-talent-1 = First talent: what is the hero good at?
ask-talent-2 = Second talent: and what else?
ask-talent-3 = Third talent: and what else?
ask-talent-4 = Fourth talent: and what else?
ask-weapon = Which weapon or tool for a conflict?
ask-protection = Which protection?
ask-gear-1 = First useful item?
ask-gear-2 = Second useful item?
ask-gear-3 = Third useful item?
ask-gear-4 = Fourth useful item?
ask-gear-5 = Fifth useful item?
ask-gear-6 = Sixth useful item?
option-protection-none = no protection
option-d4 = d4
option-d6 = d6
option-d8 = d8
option-d10 = d10
option-d12 = d12
option-d20 = d20

## The steps of creation

step-starting-die = { $attribute } starts at { $die }
step-starting-level = { $attribute } starts at { $level } ({ $threshold }+)
step-starting-modifier = { $attribute } starts at { $modifier }
step-starting-resources =
    { $luck ->
        [0] starts with { count-hearts } and { count-mana }
       *[other] starts with { count-hearts }, { count-mana } and { count-luck }
    }
step-nothing-to-shoot-with = none of this can be shot or thrown: attacks from afar need a bow, a sling or the like

## Advancement

ask-advance = What does the hero get better at?
option-advance-strength = { attribute-strength } one step up
option-advance-dexterity = { attribute-dexterity } one step up
option-advance-power = { attribute-power } one step up
option-advance-heart = one more heart
option-advance-mana = one more mana
nde14-option-advance-mana = one more power point
option-advance-asset = a new asset
ask-asset-text = What is the new asset, in one sentence?
step-advanced-die = { $attribute } rises: { $old-die } → { $new-die }
step-advanced-level = { $attribute } rises: now { $level } ({ $threshold }+)
step-advanced-modifier = { $attribute } rises: { $old } → { $new }
step-advanced-heart = the maximum rises to { count-hearts }
step-advanced-mana = the maximum rises to { count-mana }
step-advanced-asset = new asset: { $asset }

## The sheet

sheet-name = Name
sheet-concept = Concept
sheet-role = Role
sheet-weapon = Weapon or tool
sheet-protection = Protection
sheet-talents = Talents
sheet-gear = Useful items
sheet-assets = Assets
track-hearts = Hearts
track-mana = Mana
nde14-track-mana = Power points
track-luck = Luck
track-armour = Armour token
track-wounds = Wounds
nde14-track-wounds = Hearts
refill-breather = restored after a conflict, with a breather
refill-one-then-rest = 1 restored after a conflict, all after a safe rest
refill-rest = restored after a safe rest
refill-scene = restored with every scene
refill-session = restored with every session
refill-never = not restored by itself

## Faults of a document

error-unknown-key = “{ $key }” is not a key here; use one of: { $allowed }
error-misspelt-key = “{ $key }” is not a key here; did you mean “{ $nearest }”?
error-key-missing = “{ $key }” is missing; add it
error-choice-missing = “{ $key }” is missing; add it with one of: { $allowed }
error-not-a-number = “{ $text }” is not a whole number; write a number such as 3, without quotation marks
error-number-outside = “{ $number }” is outside the allowed range; use { $range }
error-not-a-text = “{ $text }” is not text; put it in quotation marks
error-text-empty = the text is empty; write something or leave it out
error-text-too-long = “{ $text }” is too long; use at most { $most } characters
error-not-a-list = “{ $text }” is not a list; write it in square brackets
error-not-a-table = “{ $text }” is not a table; write keys and values below a heading in square brackets
error-not-yes-or-no = “{ $text }” is neither true nor false; write one of the two
error-not-allowed = “{ $text }” is not allowed here; use one of: { $allowed }
error-misspelt-value = “{ $text }” is not allowed here; did you mean “{ $nearest }”? Allowed: { $allowed }

## Faults of a character

error-talent-twice = “{ $talent }” is already on the list; choose another talent
error-unknown-variant = “{ $text }” is not a variant of this game; use one of: { $allowed }
error-not-a-sheet = “{ $text }” is not a character sheet; choose a file whose kind is “character”
error-newer-sheet = the sheet has format “{ $number }” and this version reads up to { $newest }; use a newer version
error-sheet-of-other-game = the sheet belongs to “{ $text }”, not to { $game }; open it with its own game
error-more-than-most = “{ $number }” is more than the maximum of { $most }; lower it or raise the maximum
error-no-luck-on-sheet = “{ $number }” is not allowed here, since this game has no luck points; leave luck out
error-no-assets-on-sheet =
    { $count ->
        [one] this game has no assets, and the sheet has { $count }; leave it out
       *[other] this game has no assets, and the sheet has { $count }; leave them out
    }
error-too-many-talents =
    { $most ->
        [0] “{ $talent }” is one too many, since this game has no talents; leave it out
        [one] “{ $talent }” is one too many: a character has { $most } talent; leave it out
       *[other] “{ $talent }” is one too many: a character has { $most } talents; leave it out
    }
error-below-start = { $attribute } is lower than a { $role } starts with; use { $start } or better
error-spread-too-low = no { $role } starts this low; assign { $values } and raise from there
error-advances-differ = the sheet says “{ $number }” advances but shows { $made }; correct the number or the rest
error-advances-too-few = the sheet says “{ $number }” advances but shows at least { $least }; correct the number or the rest

## Advances that are refused

error-growth-of-the-dead = the character is dead and cannot grow any more; make a new one
error-nothing-to-advance = everything is at its cap; there is nothing left to raise
error-no-such-advance = “{ $text }” is not an advance; use one of: { $allowed }
error-attribute-at-top = { $attribute } is at “{ $value }”, the highest there is; raise something else
error-hearts-at-cap =
    { $cap ->
        [one] nobody can have more than { $cap } heart; raise something else
       *[other] nobody can have more than { $cap } hearts; raise something else
    }
error-mana-at-cap = nobody can have more than { $cap } mana; raise something else
nde14-error-mana-at-cap = nobody can have more than { $cap } power points; raise something else
error-no-assets-in-game = this game has no assets; raise something else
error-asset-without-text = the asset has no text; say in one sentence what it does

## Names

option-name-alder = Alder
option-name-ash = Ash
option-name-bryn = Bryn
option-name-cole = Cole
option-name-dara = Dara
option-name-eda = Eda
option-name-fenn = Fenn
option-name-garrick = Garrick
option-name-hale = Hale
option-name-isolde = Isolde
option-name-jory = Jory
option-name-kestrel = Kestrel
option-name-lark = Lark
option-name-maren = Maren
option-name-nell = Nell
option-name-orla = Orla
option-name-perrin = Perrin
option-name-quill = Quill
option-name-rowan = Rowan
option-name-sable = Sable
option-name-tamsin = Tamsin
option-name-ulric = Ulric
option-name-vesper = Vesper
option-name-wren = Wren

## Concepts, one sentence each

option-concept-deserter = Left an army that does not forgive.
option-concept-heir = Heir to a house that no longer stands.
option-concept-courier = Carries the messages nobody else dares to carry.
option-concept-healer = Heals strangers and never asks their names.
option-concept-gambler = Owes far too much to the wrong people.
option-concept-mapmaker = Draws the places that no map shows.
option-concept-oathbound = Keeps a promise made to the dead.
option-concept-last-of-crew = The last of a crew that went missing.
option-concept-tinker = Mends what others throw away.
option-concept-exile = Banished for a crime somebody else committed.

## Talents

option-talent-scout = Scout
option-talent-negotiator = Negotiator
option-talent-climber = Climber
option-talent-tracker = Tracker
option-talent-locksmith = Locksmith
option-talent-healer = Healer
option-talent-bluffer = Bluffer
option-talent-sentinel = Sentinel
option-talent-shadow = Shadow
option-talent-swimmer = Swimmer
option-talent-tinkerer = Tinkerer
option-talent-scholar = Scholar
option-talent-brawler = Brawler
option-talent-rider = Rider
option-talent-trader = Trader
option-talent-navigator = Navigator
option-talent-performer = Performer
option-talent-survivor = Survivor

## Weapons and tools for a conflict

option-weapon-long-axe = long axe
option-weapon-hammer = war hammer
option-weapon-broadsword = broadsword
option-weapon-spear = spear
option-weapon-chain = heavy chain
option-weapon-pickaxe = pickaxe
option-weapon-shield-and-club = shield and club
option-weapon-halberd = halberd
option-weapon-crowbar = iron bar
option-weapon-hunting-bow = hunting bow
option-weapon-crossbow = crossbow
option-weapon-sling = sling
option-weapon-throwing-knives = throwing knives
option-weapon-long-knife = long knife
option-weapon-rapier = rapier
option-weapon-blowpipe = blowpipe
option-weapon-javelins = javelins
option-weapon-short-bow = short bow
option-weapon-throwing-axes = throwing axes
option-weapon-whip = whip
option-weapon-carved-staff = carved staff
option-weapon-crystal = clear crystal
option-weapon-bell = bronze bell
option-weapon-rune-gloves = runed gloves
option-weapon-lantern = lantern that never goes out
option-weapon-mask = wooden mask
option-weapon-book-of-signs = book of signs
option-weapon-bone-flute = bone flute
option-weapon-mirror = black mirror

## Protection

option-protection-padded-coat = padded coat
option-protection-leather-jerkin = leather jerkin
option-protection-mail-shirt = mail shirt
option-protection-breastplate = breastplate
option-protection-round-shield = round shield
option-protection-thick-cloak = thick cloak
option-protection-warded-charm = warding charm
option-protection-steel-helmet = steel helmet

## Useful things

option-gear-rope = rope
option-gear-torch = torch
option-gear-lockpicks = lockpicks
option-gear-lantern-oil = flask of lamp oil
option-gear-chalk = piece of chalk
option-gear-mirror = hand mirror
option-gear-whistle = whistle
option-gear-crowbar = crowbar
option-gear-needle-and-thread = needle and thread
option-gear-water-skin = water skin
option-gear-dry-food = food for three days
option-gear-tinderbox = tinderbox
option-gear-map-case = map case
option-gear-ink-and-paper = ink and paper
option-gear-fishing-line = fishing line and hooks
option-gear-grappling-hook = grappling hook
option-gear-bandages = bandages
option-gear-small-bell = small bell
option-gear-glass-vial = glass vial
option-gear-folding-spade = short spade
option-gear-wax-tablet = wax tablet
option-gear-spyglass = spyglass
option-gear-wedges = handful of wedges
option-gear-bag-of-marbles = bag of marbles
option-gear-soap = bar of soap
option-gear-blanket = wool blanket

## Assets, one sentence each

option-asset-crushing-blow = Once per scene a hit in melee takes one more heart.
option-asset-from-hiding = Once per scene, acting from hiding raises the die by a step.
option-asset-at-any-price = Once per scene one power point buys a success with a cost.
option-asset-known-face = In every town somebody owes me a favour.
option-asset-never-lost = I always know the way back, even in the dark.
option-asset-loyal-animal = A loyal animal follows me and understands simple orders.
