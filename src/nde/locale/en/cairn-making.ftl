# Cairn 2e: making characters and hirelings, their growth and their sheets.

## Words

cairn2e-attribute-strength = STR
cairn2e-attribute-dexterity = DEX
cairn2e-attribute-will = WIL
cairn2e-state-critical = dying of critical damage
cairn2e-state-stable = stable, out of action
cairn2e-state-mortal = mortally wounded
cairn2e-state-dead = dead
cairn2e-station-hireling = hireling
cairn2e-station-npc = the Warden’s character
cairn2e-trade-own-life = a life of their own, with a background
cairn2e-condition-deprived = deprived
cairn2e-condition-lacks-food = without food
cairn2e-condition-lacks-sleep = without sleep
cairn2e-condition-lacks-rest = out of breath
cairn2e-condition-lacks-healing = in need of healing
cairn2e-condition-fatigue = Fatigue

## The questions of creation

cairn2e-option-roll = roll for it
cairn2e-ask-name = What is the character’s name?
cairn2e-ask-background = Which background?
cairn2e-ask-swap = STR { $strength }, DEX { $dexterity }, WIL { $will }: which two do you swap?
cairn2e-option-no-swap = none
cairn2e-option-strength-dexterity = STR and DEX
cairn2e-option-strength-will = STR and WIL
cairn2e-option-dexterity-will = DEX and WIL
cairn2e-ask-traits = Roll the eight traits, or choose them one by one?
cairn2e-option-choose-each = choose them one by one
cairn2e-ask-physique = What build?
cairn2e-ask-skin = What skin?
cairn2e-ask-hair = What hair?
cairn2e-ask-features = What face?
cairn2e-ask-speech = What way of speaking?
cairn2e-ask-clothing = What clothes?
cairn2e-ask-virtue = Which virtue?
cairn2e-ask-vice = Which vice?
cairn2e-ask-bond = Which bond?
cairn2e-ask-youngest = Is this the youngest character in the party?
cairn2e-option-youngest-no = no
cairn2e-option-youngest-yes = yes, with an omen
cairn2e-ask-omen = Which omen?

## The rolls of creation

cairn2e-roll-strength = roll { $die } for STR
cairn2e-roll-dexterity = roll { $die } for DEX
cairn2e-roll-will = roll { $die } for WIL
cairn2e-roll-starting-hp = roll { $die } for HP
cairn2e-roll-age = roll { $die } for the age
cairn2e-roll-starting-gold = roll { $die } for gold
cairn2e-roll-background = roll { $die } for the background
cairn2e-roll-first-table = roll { $die } on the background’s first table
cairn2e-roll-second-table = roll { $die } on the background’s second table
cairn2e-roll-bond = roll { $die } for the bond
cairn2e-roll-second-bond = roll { $die } for the second bond
cairn2e-roll-omen = roll { $die } for the omen
cairn2e-roll-physique = roll { $die } for the build
cairn2e-roll-skin = roll { $die } for the skin
cairn2e-roll-hair = roll { $die } for the hair
cairn2e-roll-features = roll { $die } for the face
cairn2e-roll-speech = roll { $die } for the speech
cairn2e-roll-clothing = roll { $die } for the clothes
cairn2e-roll-virtue = roll { $die } for the virtue
cairn2e-roll-vice = roll { $die } for the vice

## The steps of creation

cairn2e-step-background = background: { $background }
cairn2e-step-background-gear = gear of the background “{ $background }”: { $item }
cairn2e-step-gift-note = from the table: { $note }
cairn2e-step-gift-items = with it comes: { $item }
cairn2e-step-gift-gold = with it come { $gold } gp
cairn2e-step-attributes-rolled = rolled in order: STR { $strength }, DEX { $dexterity }, WIL { $will }
cairn2e-step-attributes-swapped = after the swap: STR { $strength }, DEX { $dexterity }, WIL { $will }
cairn2e-step-starting-hp = starting HP: { $hp }
cairn2e-step-age-rolled = age: { $age }
cairn2e-step-starting-gold = starting gold: { $gold } gp
cairn2e-step-traits = build: { $physique }; skin: { $skin }; hair: { $hair }; face: { $features }; speech: { $speech }; clothes: { $clothing }; virtue: { $virtue }; vice: { $vice }
cairn2e-step-bond = bond: { $bond }
cairn2e-step-omen = omen: { $omen }
cairn2e-step-hireling-hired = a hireling ({ $trade }) for { $gold } gp a day
cairn2e-step-hireling-background = a hireling with a background: { $background }

## Growth

cairn2e-ask-growth = What does the Warden grant?
cairn2e-option-gain-ability = something learned, in your own words
cairn2e-option-gain-bond = a second bond
cairn2e-option-gain-item = something from the market
cairn2e-ask-note = What was learned, in one sentence?
cairn2e-ask-gained-item = Which item?
cairn2e-step-gained-ability = new on the sheet: { $note }
cairn2e-step-gained-item = new from the Warden: { $item }

## The sheet

cairn2e-sheet-background = Background
cairn2e-sheet-trade = Trade
cairn2e-sheet-station = Station
cairn2e-sheet-state = State
cairn2e-sheet-age = Age
cairn2e-sheet-armor = Armor
cairn2e-sheet-gold = Gold
cairn2e-sheet-physique = Build
cairn2e-sheet-skin = Skin
cairn2e-sheet-hair = Hair
cairn2e-sheet-features = Face
cairn2e-sheet-speech = Speech
cairn2e-sheet-clothing = Clothes
cairn2e-sheet-virtue = Virtue
cairn2e-sheet-vice = Vice
cairn2e-sheet-omen = Omen
cairn2e-track-hp = HP
cairn2e-track-slots = Slots
cairn2e-track-stowed = On animals and carts
cairn2e-refill-moments = back after a few moments’ rest
cairn2e-refill-needs = nothing comes back while deprived
cairn2e-refill-load = counts as 0 under a full load
cairn2e-refill-panic = counts as 0 in a panic
cairn2e-refill-week = back after a week of care
cairn2e-refill-camp = a camp clears Fatigue
cairn2e-refill-carried = does not count as your own load
cairn2e-list-items = Inventory
cairn2e-list-spells = Spells
cairn2e-list-conditions = Conditions
cairn2e-list-scars = Scars
cairn2e-list-bonds = Bonds
cairn2e-list-notes = Notes

## Refusals and faults

error-no-such-good = “{ $text }” is not an item in this game; use the key of one, such as “{ $nearest }”
error-no-such-trade = nobody is hired as “{ $text }”; use one of: { $allowed }
error-meant-another-thing = “{ $text }” is not in the market; did you mean “{ $nearest }”? Write an item of your own as a table with key = and slots =
error-meant-another-word = “{ $text }” is none of the game’s own words; did you mean “{ $nearest }”? Begin words of your own with a capital letter
error-too-heavy = items and Fatigue take { $used } slots, but there are only { $slots }; leave something out
error-not-damage-dice = “{ $text }” is not a damage die; write it as d8
error-ability-without-words = it does not say what was learned; say it in one sentence

## Worked examples

example-cairn2e-m1 = A clockmaker fresh from the tables: a purse, a crossbow and seven slots filled.
example-cairn2e-m2 = A hired bodyguard: sword, gambeson and shield, and nothing of their own.
