# NDE 1.4: the rules of the index in our own words, the examples, and the edition's own terms.

game-nde14 = Nano Dungeon Engine 1.4
credit-nde14 = Nano Dungeon Engine (NDE): rulebooks published by blackMasoon, which name no author; the rules are restated here in our own words.

rule-nde14-0-1 = What you need
    .text = Paper and pencil, a character sheet for everyone, and one die each of d4, d6, d8, d12 and d20: only one is rolled at a time. A map or grid with tokens and a d100 for random tables are optional. If all you have is d6s, play the 2d6 variant.
rule-nde14-0-2 = Terms
    .text = Strength (S), Dexterity (D) and Power (P) are dice; the difficulty T is the number to meet or beat, and a foe’s Defence is the same thing for attacks. An exceptional success is the highest face of the die, such as 12 on a d12 or 20 on a d20; a success with a cost means that it works and you pay for it. Cover between two characters usually hampers shooting and watching.

rule-nde14-1-1 = Concept
    .text = A character is a concept, a role, three attributes, resources and gear, with talents if the table uses them. The concept comes first: one sentence on who you are and what kind of story you are in.
rule-nde14-1-2 = Roles
    .text = Choose one role: Assault (pressure and fighting), Specialist (stealth, precision and technique) or Adept (powers, influence and knowledge). The names suit any world, and each world may rename them.
rule-nde14-1-3 = Attributes and dice
    .text = Strength, Dexterity and Power start with a d12, a d8 and a d6, one die each, assigned as you like. Suggested: Assault S d12, D d8, P d6; Specialist D d12, P d8, S d6; Adept P d12, D d8, S d6.
rule-nde14-1-4 = Resources and luck
    .text = You have 5 Hearts and 3 power points, and every session begins with 2 points of luck. Spend 1 luck on one of three: reroll your test and keep the better result, raise the die a step for this roll, or turn a failure into a success with a cost that the GM names at once. The step is bought before the roll, the other two after it; one point a test.° For a bold risk, a fine decision or playing out consequences the GM may grant 1 more luck.
rule-nde14-1-5 = Talents
    .text = Talents are optional: two short keywords for what you are good at. If one truly helps, the GM may raise the die one step or cancel a hindrance; it never succeeds by itself, and usually only one counts per test.
rule-nde14-1-6 = Gear
    .text = Write down one key tool or weapon, one kind of protection and three small items. Gear is mainly a permission to try things, not a bonus in numbers. Shooting needs something on the sheet to shoot or throw with.°
rule-nde14-1-7 = Example: a finished character
    .text = A complete starting character: concept, role, the dice d12, d8 and d6, 5 Hearts, 3 power points, 2 luck, two talents and five pieces of gear.

rule-nde14-2-1 = When to test
    .text = Roll only if the outcome is uncertain and failing would change or cost something. What is trivial and under no pressure succeeds without a roll if the GM says so.
rule-nde14-2-2 = How to test
    .text = Say what you do and why; the GM picks Strength, Dexterity or Power, sets the difficulty T and says what failure means. Then roll the attribute’s die once and compare it with T.
rule-nde14-2-3 = Difficulty
    .text = T is 3 for easy, 4 for standard, 5 for hard, 6 for very hard, 8 for heroic and 12 for legendary. Hard takes competence or an advantage, heroic the best or good preparation, and legendary rarely comes off without a plan, a ritual or great conditions. If in doubt take the lower number and make the consequences hard.
rule-nde14-2-4 = Reading the die
    .text = T or more is a success; less is a failure, and the situation changes by a complication or a cost. A natural 1 always fails and always brings a complication. The highest face of the die is an exceptional success: it works, with an extra benefit.
rule-nde14-2-5 = Advantages and hindrances
    .text = Nothing is added to the roll: circumstances change the die. Better ones raise it a step, worse ones lower it a step on the ladder d4, d6, d8, d12, d20. Usually at most one advantage and one hindrance count per test, and they may cancel each other out. Beyond d4 and d20 the die does not move.°
rule-nde14-2-6 = Help
    .text = An ally who gives up their action, or takes the time outside combat, and says how they help raises your die one step for one test. Help counts as the test’s one advantage.°
rule-nde14-2-7 = Trying again
    .text = A failed test is not repeated while nothing has changed: do it another way, accept a cost such as time, alarm or a resource, or give it up.
rule-nde14-2-8 = Examples of tests
    .text = Two tests outside combat: in one a talent raises the die and the roll fails all the same, in the other an ally’s help leads to an exceptional success.

rule-nde14-3-1 = Zones
    .text = Without a map, distance is one of four zones: Close (arm’s length, melee), Nearby (a few steps), Far (across the scene) and Very far (the edge of the scene). A turn usually changes one distance by one zone.
rule-nde14-3-2 = Playing on a grid
    .text = Optional: a square is one to two metres, you move up to 5 squares a turn, and a diagonal step counts as one square.
rule-nde14-3-3 = Cover and lines
    .text = Full cover stops everything that needs a clear line: shots, watching and many powers. Partial cover is a hindrance and usually lowers the die of whoever attacks or watches one step. It hampers shots and powers, not blows.°

rule-nde14-4-1 = When a fight begins
    .text = Count turns once a side means to harm another and it matters who acts when. The GM may settle a short and obvious clash with a single test.
rule-nde14-4-2 = Order of turns
    .text = In the simplest order all heroes act first, in any order they like, then the foes, and so on round after round. Whoever takes a way out of a fight gets away once the foes have had their turn.°
rule-nde14-4-3 = Your turn
    .text = On your turn you move by one zone, or up to 5 squares on a grid, and take one action: attack, test, help, use a power, use gear or do something with the scene.
rule-nde14-4-4 = Attacking
    .text = Name the target and roll Strength in melee, Dexterity at range or, as a rule, Power for a power that attacks. You hit if you reach the target’s Defence.
rule-nde14-4-5 = Defence
    .text = Guideline: weak foes have Defence 4, typical ones and minions 5, elites 6, bosses 8 and legendary bosses 12. Cover and circumstances usually change the attacker’s die, not the Defence.
rule-nde14-4-6 = Damage
    .text = A hit takes 1 Heart; an exceptional one takes 2, or has one strong effect: disarm, knock down or push out of cover. The effect comes with the 1 Heart of any hit.° A foe stays disarmed or out of cover to the end of the next round, and on the ground to the end of this one.° A minion is out after one hit, an elite has 2 Hearts, a boss 3, or 5 in a finale. Out of the fight need not mean dead. Weak and typical foes have 1 Heart.° A legendary boss has 5 Hearts.†
rule-nde14-4-7 = Examples of combat
    .text = Three attacks: a surprised minion, an elite in partial cover, and a boss overcome with a point of luck.

rule-nde14-5-1 = Power points
    .text = Spend power points (PP) whenever you want an effect beyond what is ordinary, be it magic, technology or a feat worthy of the screen.
rule-nde14-5-2 = Using a power
    .text = Describe the effect, hear T and cost from the GM, pay the power points and roll Power. On a failure nothing happens, the points are lost and a complication follows. Without enough points it cannot be tried.° A power that attacks a foe is rolled against its Defence. A failed power draws no retaliation besides.° A power that works and does not pass at once is at work to the end of the next round.°
rule-nde14-5-3 = Strengths of power
    .text = A trick is T 4 and costs 0 or 1 PP (light, a noise, a distraction); standard is T 5 for 1 (bolt, shield, leap, boost); strong is T 6 for 2 (area, control, paralysis, healing); great is T 8 to 12 for 3 and changes the scene or the course of the campaign. Healing restores 2 Hearts.° A power that holds a foe is rolled against its Defence too, one that fills an area against the highest Defence in it.° A hold lasts to the end of the next round.°
rule-nde14-5-4 = Exceptional success with a power
    .text = On the highest face choose one: a larger scale, an extra benefit, or, if the GM finds it fitting, 1 power point back. Where a power hurts several foes, the second Heart or the strong effect is for the one it is aimed at.°
rule-nde14-5-5 = Regaining power points
    .text = You get 1 power point back after every conflict scene and all of them after a safe rest.
rule-nde14-5-6 = Examples of powers
    .text = Two powers: a shield that holds while somebody runs, and a strong power that a natural 1 turns against its user.

rule-nde14-6-1 = Zero Hearts
    .text = At 0 Hearts you are out of action. An ally can spend an action to put you back on your feet with 1 Heart. There is no rule for dying. Whoever is raised acts from the next turn on.°
rule-nde14-6-2 = Rest
    .text = After a conflict scene, with a breather and the bare necessities, you may return to full Hearts. In harsher campaigns the GM may ask for a safe place to stop first.

rule-nde14-7 = Advancement
    .text = After an adventure, mission or chapter, about every one to three sessions, choose one: an attribute one die step up (at most d20), 1 more Heart (at most 7), 1 more power point (at most 5), or a new asset: one concrete ability in one sentence, agreed with the GM.

rule-nde14-8-1 = 2d6: attributes
    .text = Instead of dice, the three attributes get the modifiers +2, +1 and +0, one each.
rule-nde14-8-2 = 2d6: the test
    .text = Roll 2d6 and add the modifier: 6 or less fails with a consequence, 7 to 9 is a success with a cost, 10 or more a full success, and 12 is exceptional. So is any total above 12.°
rule-nde14-8-3 = 2d6: the situation
    .text = The bands never move. An advantage or a good plan adds 1, a hindrance, pressure or cover takes 1 away. Each counts once, and T and Defence are not used; an easy trial of an adventure gives +1, a hard one −1.°
rule-nde14-8-4 = 2d6: luck
    .text = 1 point of luck lets you roll the 2d6 again, add 1 to the result, or turn a failure into a success with a cost. All three are chosen after the roll.°
rule-nde14-8-5 = 2d6: conversion
    .text = If you like, a character can be converted, roughly: a d6 is about +0, a d8 +1, a d12 +2 and, for the very experienced, a d20 +3. Which die goes with which number is lost in print and follows from the ladder.° A d4 becomes −1.° An advance raises one modifier by 1, at most to +3.°

rule-nde14-9-1 = Optional: armour
    .text = A character with protection has 1 armour token per scene and may spend it instead of losing 1 Heart.
rule-nde14-9-2 = Optional: the clock
    .text = If time is short, the GM sets a clock, of 3 steps for example. Every failure moves it one step; when it is full, what it threatens happens.
rule-nde14-9-3 = Optional: retaliation
    .text = In the core rules a missed attack costs what the story and the GM say. As a variant, a missed melee attack costs you 1 Heart if the foe really could reach you. A failed power brings its own complication instead.°

rule-nde14-gm-morale = Morale
    .text = When the first minion falls, an elite loses its first Heart or a boss its second, roll a d6: on 1–2 the foes retreat or talk, on 3–4 they hold, on 5–6 they attack. Add 1 if they have the upper hand; subtract 1 if they are frightened or cut off.
rule-nde14-gm-complications = Complications and benefits
    .text = If no complication comes to mind, roll a d6: 1 time lost, 2 discovered, 3 a Heart or resource lost, 4 bad position, 5 gear lost or jammed, 6 a new threat. For a benefit: 1 faster, 2 quieter, 3 free of cost, 4 stronger, 5 an ally’s next die a step up, 6 an extra clue.
rule-nde14-gm-chase = Chase
    .text = The distance starts at about 3. Each round a hero tests: success changes it by 1 in the heroes’ favour, failure by 1 against them. At 0 the runner is caught, at 5 they have got away.
rule-nde14-gm-alarm = Alarm
    .text = Sneaking has an alarm: a clock of 3 to 5 steps. Failures, noise and lost time move it up, a fitting test can move it down, and, if the table likes, an exceptional success takes a step off; when it is full, the guards come.
rule-nde14-gm-encounters = Sizes of encounters
    .text = For three to five heroes: easy is 3–5 minions or an elite; standard 6–8 minions, an elite with 2–4, or a hazard; hard a boss with 2–4 minions, two elites with 3–5, or a clock of 3; heroic a boss with support, terrain and a clock of 3–5.
rule-nde14-gm-terrain = Difficult terrain
    .text = Optional, on a grid: entering a square of difficult terrain costs 2 squares of movement.
rule-nde14-gm-shove = Shoving
    .text = To shove a foe, test Strength against T 4: success drives it one zone back, or 1–2 squares on a grid; an exceptional success one square further. The books of this edition give no number for it: T 4 is the standard one.°
rule-nde14-gm-clues = Searching for clues
    .text = To search, test the attribute that fits what you do. A success finds what there is. A clue without which the story would stop is never lost: a failure finds it too, at a cost that the GM names; on a 1 that cost is a complication.
rule-nde14-gm-powers = More about powers
    .text = Several targets cost 1 more power point or lower the die a step. Keeping an effect up costs 1 point a turn or the action. Where it adds interest, a hero may resist a power with Dexterity or Power against the same T. Of several foes the highest number counts for all.°

rule-nde14-monsters-turn = The foes’ turn
    .text = Foes never roll. When one acts against a hero, the hero tests Strength, Dexterity or Power against its Defence; failure costs 1 Heart or brings what the foe’s move says. Moves that strike an area are tested against T 6 or 8.
rule-nde14-monsters-blocks = Foes in numbers
    .text = A minion has Defence 5 (4–6) and 1 Heart, an elite 6 (5–8) and 2, a boss 8 and 3, or 5 in a finale, a legendary boss 12 and 5. Minions have up to one move, elites one, bosses two or three, legendary ones three or four. With every Heart a boss loses, the fight enters a new phase.
rule-nde14-monsters-traits = Traits
    .text = A foe has one or two passive traits, a boss two or three, such as light armour (the first hit does nothing), heavy armour (attackers are hindered until they get round it), fast (2 zones a round) or vulnerable (attackers have an advantage). Change the heroes’ dice rather than the Defence.
rule-nde14-monsters-moves = Moves
    .text = A move has a trigger, a test and what failure brings. Press: Strength or Dexterity against Defence, or lose 1 Heart or be driven back a zone. Volley at two or more heroes without cover: Dexterity against T 6, or lose 1 Heart and move.
rule-nde14-monsters-hazards = Hazards
    .text = A hazard has a T, a trigger, an effect and a way to disable it: a turret T 6, a trap T 5, gas T 5, an alarm. Failing the test usually costs 1 Heart or leaves you held.
rule-nde14-monsters-generator = Encounter generator
    .text = Roll a d6 five times for the goal, the terrain, the opposition, the foes’ edge and the heroes’ edge, and combine the five lines into a scene.

example-nde14-ex-b1 = Dexterity d12: shooting, sneaking and dodging are rolled with the d12, and 12 is its highest face.
example-nde14-ex-b2 = A Specialist: S d6, D d12, P d8; 5 Hearts, 3 power points, 2 luck; talents Hacker and Shadow; pistol, light armour, break-in kit, line and torch.
example-nde14-ex-b3 = The door gives way, but the noise brings somebody to look: a success with a cost.
example-nde14-ex-b4 = Crossing the yard before the light returns, time is short, so T 5: the talent Shadow raises a d8 to a d12, which shows 4: failure.
example-nde14-ex-b5 = Forcing a steel door with S d8, T 6: help makes it a d12, which shows 12: exceptional.
example-nde14-ex-b6 = A hero of the Assault role strikes a surprised minion, Defence 5: the d12 becomes a d20, which shows 7: the minion is out.
example-nde14-ex-b7 = A Specialist shoots at an elite in partial cover, Defence 6: the d12 becomes a d8, which shows 6: the elite has 1 Heart left.
example-nde14-ex-b8 = An Adept turns a power on a boss, Defence 8: the d12 shows 4, a point of luck rerolls it to 10: the boss has 2 Hearts left.
example-nde14-ex-b9 = A short shield, standard, T 5, 1 power point: the d12 shows 9: success, 2 points are left.
example-nde14-ex-b10 = Holding an elite in place, strong, T 6, 2 power points: a 1 is rolled: failure and a complication, 1 point is left.
example-nde14-ex-b11 = After an adventure a Specialist raises Dexterity from d12 to d20.
example-nde14-ex-b12 = In one turn a hero comes from Far to Nearby.

nde14-attribute-power = Power
nde14-word-number = T

## What the options decide

nde14-setting-talents = How many talents a character has; 0 to play without them
nde14-setting-talent-cap = How many talents may count in one test; a second one tells only where advantage_cap allows two advantages
nde14-setting-luck-per-test = How many points of luck may go into one test; 0 for no limit
nde14-setting-luck-after = After which results luck can buy a reroll: only a failure, or any
nde14-setting-luck-cap = The most luck a character may hold; 0 for no limit within a session
nde14-setting-advance-raises = Whether a new Heart or power point is there at once, or only raises the maximum
nde14-setting-contest-tie = Who wins where two roll against each other and do equally well
nde14-setting-top-face = Whether the highest face always succeeds, or only where it meets the number
nde14-setting-advantage-cap = How many advantages, and how many hindrances, count in one test
nde14-setting-help-counts = Whether help shares the limit on advantages, or raises the die on top of it
nde14-setting-helpers = How many allies may help one test; a second one tells only where advantage_cap allows two advantages or help counts apart
nde14-setting-spare-step = A step the die cannot take: lost, or a step of the difficulty instead
nde14-setting-distance = Whether distance is measured in zones or counted on a grid
nde14-setting-ranks-minion-tn = The Defence of a minion
nde14-setting-retaliation = Who strikes back on a miss: nobody, a foe in melee, or anyone in reach
nde14-setting-retaliation-swap = Whether the GM may put another complication in the place of the lost Heart
nde14-setting-reach-question = When the GM is asked whether a foe can strike back
nde14-setting-armour = The armour token: not used, spent by choice, or spent automatically
nde14-setting-death = Whether harm at 0 Hearts kills
nde14-setting-clock-steps = How many steps a clock has if nothing else is said
nde14-setting-power-number = What a power aimed at a foe is rolled against: its Defence, the tier’s difficulty, or the higher
nde14-setting-power-failure = Whether a failed attack by power brings one consequence, or retaliation as well
nde14-setting-held = What a foe that a power holds cannot do: act and move, or only move
nde14-setting-area-harms = Whether a power that fills an area hurts everybody in it, or only foes
nde14-setting-shots = Whether shooting needs something on the sheet to shoot or throw with
nde14-setting-raised = Whether somebody put back on their feet acts from the next turn on, or at once
nde14-setting-boon-harm = Whether the strong effect of an exceptional hit comes with the 1 Heart of any hit, or in its place
nde14-setting-heal = How many Hearts a healing power restores
nde14-setting-rest-breather-hearts = Whether a breather restores all Hearts, or only a safe rest does
nde14-setting-variant = How tests are rolled: with one attribute die, or with 2d6 and a modifier
nde14-setting-two-dice-exceptional = What counts as twelve on 2d6: a total of 12 or more, two sixes, or exactly 12
nde14-setting-two-dice-numbers = Whether difficulty and Defence shift a roll of 2d6
nde14-setting-difficult-cost = What entering a square of difficult terrain costs
nde14-setting-chase-rolls = Who rolls in a chase: one hero a round, or both sides

foes-strike-nde14 = Foes strike whoever stands firmest; skirmishers and shooters strike the weakest, controllers whoever has most power left.
