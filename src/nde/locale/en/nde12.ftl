# NDE 1.2: the rules of the index in our own words, the examples, and the edition's own terms.

game-nde12 = Nano Dungeon Engine 1.2
credit-nde12 = Nano Dungeon Engine (NDE): rulebooks published by blackMasoon, which name no author; the rules are restated here in our own words.

nde12-attribute-power = Magic
nde12-rung-heroic = Heroic
nde12-step-went-down = { $hero } has no hearts left and is down
nde12-word-number = TN

rule-nde12-1-1 = What you need
    .text = A square grid with tokens, pencils, a character sheet each, and the dice d6, d8, d10, d12 and d20. One die of each kind is enough for the whole table, since only one is rolled at a time. If all you have is d6s, play the variant of chapter 9.
rule-nde12-1-2 = Terms
    .text = The target number (TN) is what a roll must meet or beat; the highest face of the die, such as 12 on a d12, is an exceptional success with an extra benefit, and a complication is a new problem after a failure. Cover between you and a target usually raises the TN of ranged attacks; retaliation is the Heart you lose when you miss a foe that can reach you; Wounds are the hits an elite or a boss can take. A turn gives you a move and an action, and an action is one thing that matters.

rule-nde12-2-1 = Roles
    .text = A character is a role, three attributes and resources, plus gear and, if you like, talents. Choose one role: Warrior (Strength), Rogue (Dexterity) or Mage (Magic). The names are only labels: every world may call them something else.
rule-nde12-2-2 = Attributes and dice
    .text = Strength (S) is force and endurance, Dexterity (D) speed, reflexes, precision and stealth, Magic (M) any kind of special effect. A Warrior starts with S d10, D d6, M d6; a Rogue with S d6, D d10, M d6; a Mage with S d6, D d6, M d10.
rule-nde12-2-3 = Resources
    .text = You start with 5 Hearts and 3 Mana.
rule-nde12-2-4 = Talents
    .text = Optional but recommended: two short keywords of your own for what you are good at. When a talent truly helps, the GM may lower the TN by 1 step. It never succeeds by itself, and usually only one talent counts per test.
rule-nde12-2-5 = Gear
    .text = List a weapon or another tool for fighting, protection if you have any, and 3 useful items. Gear makes actions possible; it is no bonus in numbers. Shooting needs something on the sheet to shoot or throw with.°
rule-nde12-2-6 = Example: a finished character
    .text = A complete starting Rogue: S d6, D d10, M d6, 5 Hearts, 3 Mana, two talents, a ranged weapon and three items.

rule-nde12-3-1 = When to test
    .text = Roll only if the outcome is uncertain and a failure would really cost or change something. What is easy and free of pressure succeeds without a roll if the GM says so.
rule-nde12-3-2 = How to test
    .text = Say what you do and what you want from it; the GM picks Strength, Dexterity or Magic and sets the TN with whatever the situation changes. Roll the one die of that attribute, compare it with the TN and play out the result.
rule-nde12-3-3 = Difficulty
    .text = The TN is 4 for easy, 6 for normal, 8 for hard and 12 for heroic. Normal is the everyday difficulty of an adventure; hard calls for an advantage, preparation or a specialist; heroic usually calls for a d12 or d20, very good conditions, or both.
rule-nde12-3-4 = Reading the die
    .text = The TN or more is a success; less is a failure, and what you tried does not happen. A 1 always fails and brings a complication, however low the TN. The highest face of the die you rolled is an exceptional success: it works, with an extra benefit that fits the scene.
rule-nde12-3-5 = Better and worse conditions
    .text = Nothing is added to the roll: the TN moves by steps on the scale 4, 6, 8, 12. Worse conditions (cover, darkness, slippery ground, haste, noise, distraction) raise it 1 step, better ones (preparation, good tools, position, surprise, focus) lower it 1 step, and extreme ones may move it by 2. Below 4 it is almost certain and usually succeeds without a roll; above 12 it is almost impossible and usually needs another plan.
rule-nde12-3-6 = Help from an ally
    .text = An ally spends their action on their own turn, or simply joins in outside a fight, and says how they help: your die grows one size for that one test, d6 to d8, d10, d12 and d20. Usually one person may help a test. A d20 grows no further.°
rule-nde12-3-7 = Trying again
    .text = A failed test is not simply repeated. Do it differently (another attribute, other tools, another way), accept a complication such as lost time or an alarm, or give up.
rule-nde12-3-8 = Examples of tests
    .text = Two tests outside a fight: stealth that fails and puts the hero under time pressure, and a helped feat of strength that comes to an exceptional success.

rule-nde12-4-1 = Squares
    .text = Distance is counted in squares of the board. A diagonal step counts as one square, like any other.
rule-nde12-4-2 = Movement
    .text = You may move up to 5 squares on your turn: before your action, after it, or some before and the rest after.
rule-nde12-4-3 = Line and cover
    .text = A target behind full cover cannot be hit by ranged attacks. Partial cover raises the TN of a ranged attack by 1 step. The GM may let cover count in other tests too, such as spotting somebody. A spell at a foe needs a clear line as well, unless the GM says that this one does not, and partial cover hampers it like a shot.°

rule-nde12-5-1 = When a fight begins
    .text = Count turns once at least one side wants to harm the other and it matters who acts when. A short and obvious clash may be settled with a single test.
rule-nde12-5-2 = Order of turns
    .text = The simplest order: all players act first, in whatever order they like; then all foes act; then it starts again. Initiative is not part of the core; a table that wants more tactics may add one. Whoever takes a way out of a fight gets away once the foes have had their turn.°
rule-nde12-5-3 = Your turn
    .text = On your turn you move up to 5 squares and take 1 action: attack, test an attribute, use gear, help an ally or use Magic.
rule-nde12-5-4 = Attacking
    .text = Choose a target in range and in line, and roll Strength in melee, Dexterity at range or Magic for a spell against the foe’s TN: 6 for a minion, 8 for an elite, 12 for a boss.
rule-nde12-5-5 = Hitting
    .text = A hit takes a minion out of the fight; an elite takes 1 Wound and falls at 2, a boss takes 1 Wound and falls at 3. An exceptional hit on an elite or boss brings one thing of your choice: 1 more Wound (2 in all), or a bonus such as pushing, disarming or taking the position. A foe stays disarmed to the end of the next round.° A hero who is hit loses 1 Heart, unless armour takes the hit and is used up. A table may leave elites out altogether.
rule-nde12-5-6 = Missing and retaliation
    .text = If your attack misses and the foe can really reach you, you lose 1 Heart, or another fitting complication comes instead, such as losing your weapon or falling. In melee it nearly always can; at range it usually can if you stand in the open and it is able to attack you in return; behind full cover or out of its reach it usually cannot. A 1 brings a complication: most often the Heart and something worse besides, such as falling, losing your weapon or being driven out of cover; retaliation is part of your failed attack, not the foe’s turn. A failed spell brings its own small consequence instead of retaliation.°
rule-nde12-5-7 = Range of attacks
    .text = Melee reaches the squares next to you, a ranged attack anything in sight on the board. Optional limit: beyond 10 squares the TN is 1 step higher.
rule-nde12-5-8 = Several foes at once
    .text = When several minions crowd one character in melee, the GM may either raise the TN by 1 step or add a complication to a failure, such as losing the position, but not both: one roll, one effect. A shot or a spell of that character is pressed like a blow.°
rule-nde12-5-9 = Examples of fighting
    .text = Two attacks: a blow at a minion that misses and costs a Heart, and a helped shot from a good position that wounds a boss twice.

rule-nde12-6-1 = Mana
    .text = You start with 3 Mana. You spend it on effects beyond what people can normally do: spells, psionics, technology, whatever Magic is in your world.
rule-nde12-6-2 = Using Magic
    .text = Describe the effect; the GM names its TN and its cost in Mana; pay the Mana, then roll Magic against the TN. If it fails nothing happens, the Mana is gone all the same, and a small consequence follows. Without enough Mana it cannot be tried.° A failed spell at a foe draws no retaliation besides.° A spell that works and does not pass at once is at work to the end of the next round.°
rule-nde12-6-3 = Strength of effects
    .text = Trick: TN 4, 0 or 1 Mana (light, sound, smoke, a moment’s distraction). Standard: TN 6, 1 Mana (bolt, barrier, a leap of 5 squares, a short boost). Strong: TN 8, 2 Mana (an area, control, holding a foe, healing 2 Hearts). Great power: TN 12, 3 Mana (changes the whole scene). A spell at a foe is rolled against the foe’s TN, also when it is meant to hold it; one that fills an area, against the highest TN in it.° A hold lasts to the end of the next round.°
rule-nde12-6-4 = Exceptional success with Magic
    .text = On the highest face of the Magic die choose one: a larger effect (area, duration or strength), 1 Mana back if the GM agrees, or an extra benefit such as being silent, precise or harmless to allies. Where a spell wounds several foes, the extra Wound or bonus is for the one it is aimed at.°
rule-nde12-6-5 = Examples of Magic
    .text = Two uses of Magic: a standard barrier that works, and a strong attempt to hold an elite that fails and costs its Mana.

rule-nde12-7-1 = Hearts
    .text = You normally have 5 Hearts. Losing one is real harm or exhaustion, whichever suits the world.
rule-nde12-7-2 = No Hearts left
    .text = At 0 Hearts you are down: you take no actions and can only crawl and speak. An ally can spend an action to put you back on your feet with 1 Heart. On the board they must stand next to you.° If you are hurt again while down, you die. Whoever is down does not roll to resist a foe’s blow.° Armour, where it is played with, can take that blow.° Whoever is raised acts from the next turn on.°
rule-nde12-7-3 = Rest
    .text = After a fight or conflict, a moment of safety and the bare necessities bring back all Hearts and all Mana.

rule-nde12-8 = Advancement
    .text = After an adventure or an important stage of it choose one: raise Strength, Dexterity or Magic by one die size (d6, d8, d10, d12, d20); or gain 1 Heart, up to 7; or gain 1 Mana, up to 5.

rule-nde12-9-1 = Only d6: thresholds
    .text = In this variant each attribute is a level with a face to reach on one d6: Master 3 or more, Trained 4 or more, Novice 5 or more, Unskilled only 6. A d10 becomes Trained, a d6 Unskilled, a d8 Novice, a d12 or d20 Master.°
rule-nde12-9-2 = Only d6: difficulty and situation
    .text = At normal difficulty roll against your own threshold. Each step harder raises it by 1, each step easier lowers it by 1; it is never below 2 or above 6. Everything is added up before that limit counts.°
rule-nde12-9-3 = Only d6: help
    .text = An ally’s help lowers the threshold by 1 for that roll.
rule-nde12-9-4 = Only d6: fighting
    .text = A minion is normal and changes nothing, an elite is hard and raises the threshold by 1, a boss is heroic and raises it by 2 and has 3 Wounds. An elite keeps its 2 Wounds.°
rule-nde12-9-5 = Only d6: advancement
    .text = Choose one: raise an attribute by one level, such as from Novice to Trained; or gain 1 Heart; or gain 1 Mana. The limits of chapter 8 hold: 7 Hearts and 5 Mana.°

rule-nde12-10 = Checklist for the GM
    .text = When in doubt go through it in order: what is the goal, which attribute fits, which TN (4, 6, 8 or 12) and do conditions move it 1 step, does anyone help; then roll. On a failure decide the complication, or retaliation in a fight; on an exceptional success decide the benefit.

rule-nde12-11-1 = Armour
    .text = Optional: a character with protection has 1 armour token per scene. When a blow or retaliation would cost 1 Heart, they may spend the token instead.
rule-nde12-11-2 = Clock
    .text = Optional: when time is short the GM sets a clock, for instance of 3 steps. Every failure moves it 1 step, and when it is full the consequence happens: an alarm, an escape, a collapse.

rule-nde12-gm-morale = Morale
    .text = When the first minion falls or an elite is wounded, the GM rolls a d6 for the foes: 1–2 they withdraw or hide, 3–4 they hold, 5–6 they press on. Add or take 1 for an advantage, for fear, or for a boss nearby.
rule-nde12-gm-complications = Complications and benefits
    .text = Short of ideas, roll a d6. Complication: 1 time lost, 2 discovered, 3 a Heart or a resource lost, 4 bad position, 5 gear lost or jammed, 6 a new threat. Benefit: 1 faster, 2 quieter, 3 at no cost, 4 a bigger effect, 5 better position for allies, 6 an extra clue.
rule-nde12-gm-chase = Chase
    .text = A chase has a distance that starts at 3: at 0 the runner is caught, at 5 they get away. Each round one hero tests; a success moves the distance 1 in the heroes’ favour, a failure 1 against them.
rule-nde12-gm-alarm = Alarm
    .text = Sneaking into a place runs an alarm: a clock of 3 to 5 steps. Each failure moves it 1 step; when it is full, patrols come or the place is locked down.
rule-nde12-gm-encounters = Size of an encounter
    .text = For 3 to 5 heroes. Easy: 3–5 minions or 1 elite. Standard: 6–8 minions, or an elite with 2–4 minions. Hard: a boss with 2–4 minions, or 2 elites with 3–5 minions. Heroic: a boss with 4–6 minions, an elite, or both.
rule-nde12-gm-terrain = Difficult terrain
    .text = Optional: entering a square of difficult terrain costs 2 of your 5 squares of movement.
rule-nde12-gm-shove = Shoving
    .text = Roll Strength against TN 6 to push somebody: a success moves them 1 or 2 squares, an exceptional success 1 square more.
rule-nde12-clues = Searching for clues
    .text = To search, test the attribute that fits what you do. A success finds what there is. A clue without which the story would stop is never lost: a failure finds it too, at a cost that the GM names; on a 1 that cost is a complication.
rule-nde12-gm-powers = More about Magic
    .text = Affecting several targets costs 1 more Mana or raises the TN by 1 step. Keeping an effect going costs 1 Mana a turn, or your action. A hero may counter or dodge a spell with Dexterity or Magic against the same TN. Of several foes the highest number counts for all.°

rule-nde12-monsters-turn = The foes act
    .text = Only players roll. When a foe acts against you, test Strength, Dexterity or Magic against the foe’s TN; if you fail you lose 1 Heart, which armour may absorb, or suffer what its move says.
rule-nde12-monsters-blocks = Stat blocks
    .text = A foe is a name, a rank, TN, Wounds, a role (brute, skirmisher, artillery, controller or support), its movement, usually 5 squares, and what is special about it. An elite has 1 trait, a boss 2 or 3 moves; very weak foes may have TN 4, tough elites TN 10.
rule-nde12-monsters-traits = Traits
    .text = A foe has 1 or 2 traits that are always at work, such as natural cover (ranged TN 1 step higher), light armour (the first hit of the scene does no harm), tough (the first hit deals no Wound), fast (6 squares) or a vulnerability (TN 1 step lower).
rule-nde12-monsters-moves = Moves
    .text = Elites and bosses have moves of their own for their turn: push a hero 1 or 2 squares, break cover, slip out of melee, a volley on 3×3 squares, hold ground, strengthen an ally, summon 2 minions once per fight, a barrier or a shock wave within 2 squares. Where a hero can resist, they test against the foe’s TN.
rule-nde12-monsters-hazards = Hazards
    .text = A hazard has a TN, an effect and a way to disable it. Turret: TN 8, a failure costs 1 Heart. Snap trap: TN 6, you are held or lose 1 Heart. Repulsion field: TN 8, pushes you 2 squares. Gas: TN 6, on 3×3 squares you are blinded or lose 1 Heart.
rule-nde12-monsters-generator = Encounter generator
    .text = Roll a d6 five times for a quick encounter: the goal, the terrain, the opposition, the foes’ edge and the heroes’ edge.

example-nde12-ex-a1 = A Rogue with S d6, D d10 and M d6, 5 Hearts and 3 Mana, the talents Scout and Negotiator, a ranged weapon, lockpicks, a rope and a torch.
example-nde12-ex-a2 = Crossing open ground unseen: Dexterity d10 against TN 6, a 5 is rolled and it fails; somebody heard a sound, and now time is short.
example-nde12-ex-a3 = Starting a heavy mechanism: Strength d10 becomes a d12 with an ally’s help, TN 6, a 12 is rolled: an exceptional success, it runs at once and without a sound.
example-nde12-ex-a4 = A Warrior with Strength d10 strikes at a minion on the next square, TN 6, and rolls a 4: a miss, the minion hits back, and the Warrior goes from 5 Hearts to 4.
example-nde12-ex-a5 = A Rogue shoots at a boss: help makes the d10 a d12, a good position lowers TN 12 to 8, a 12 is rolled: an exceptional hit, and the boss takes 2 of its 3 Wounds.
example-nde12-ex-a6 = A short barrier to run across 5 squares: standard Magic, TN 6, 1 Mana; the d10 shows 9, it works, and 2 of 3 Mana are left.
example-nde12-ex-a7 = Holding an elite in place: strong Magic, TN 8, 2 Mana; a 3 is rolled, nothing happens, 1 of 3 Mana is left, and the caster stands exposed.
example-nde12-ex-a-harder = In the dark TN 6 becomes 8, so a 7 is not enough.
example-nde12-ex-a-easier = Well prepared, TN 8 becomes 6, so a 7 is enough.
example-nde12-ex-a-top = A 12 on a d12 is the highest face: an exceptional success.
example-nde12-ex-a-die = A Rogue’s Dexterity is a d10, so that is the die a Rogue rolls for it.
example-nde12-ex-a-level = With only d6s, an advance raises an attribute from Novice to Trained: from 5 or more to 4 or more.

foes-strike-nde12 = Foes strike whoever stands firmest; skirmishers and shooters strike the weakest, controllers whoever has most power left.
