# Creatures at a table: how they stand to the party, and what the players call them.

ui-own-side = Side
ui-own-foe = foe
ui-own-ally = fights for the party
ui-own-friend = friend
ui-own-bystander = bystander
ui-own-keep-name = Hide the name
ui-own-tell-name = Reveal the name
ui-own-known-as = To the players: something large in the dark
ui-own-dice = Dice
ui-own-add-die = Add a d{ $sides }
ui-own-secret = secret
ui-own-odds = Show odds
ui-own-roll = Roll
ui-own-odds-of = Odds of { $dice }
ui-own-throw = Throw dice
ui-own-things = In your own words
ui-own-hand = Hand on: { $thing }
ui-own-hand-to = hand on
ui-own-drop = Remove: { $thing }
ui-own-kind = What it is
ui-own-kind-thing = item
ui-own-kind-condition = condition
ui-own-kind-note = note
ui-own-thing-hint = A rusty key; cursed by the well
ui-own-give = Give
