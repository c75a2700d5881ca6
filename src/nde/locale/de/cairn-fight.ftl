# Cairn 2e: Rettungswürfe und Kämpfe.

## Words

cairn2e-outcome-nothing = nichts
cairn2e-outcome-hurt = verletzt
cairn2e-outcome-scar = Narbe
cairn2e-outcome-wounded = STÄ verloren, kämpft weiter
cairn2e-outcome-critical = kritischer Schaden
cairn2e-outcome-dead = tot
cairn2e-outcome-backfires = wirkt, aber nicht ohne Schaden

cairn2e-condition-dead = tot
cairn2e-condition-critical = stirbt, kann nur kriechen
cairn2e-condition-mortal = tödlich verwundet
cairn2e-condition-stable = stabil
cairn2e-condition-fled = geflohen
cairn2e-condition-paralysed = gelähmt (GES 0)
cairn2e-condition-delirious = im Delirium (WIL 0)
cairn2e-condition-panicked = in Panik
cairn2e-condition-loses-turn = verliert diesen Zug
cairn2e-condition-overloaded = überladen: TP gelten als 0
cairn2e-condition-hobbled = kann sich kaum bewegen
cairn2e-condition-scarred = trägt eine Narbe davon
cairn2e-feature-leader = führt die Gruppe an

cairn2e-scar-1 = Bleibende Narbe
    .text = ein bleibendes Zeichen an einem Körperteil
cairn2e-scar-2 = Erschütterung
    .text = benommen, bis die Sammlung gelingt; der Spieler sagt, wie
cairn2e-scar-3 = Zu Boden geschmettert
    .text = außer Atem: Entbehrung bis zu einigen Stunden Rast
cairn2e-scar-4 = Knochenbruch
    .text = ein Knochen ist gebrochen, bis er geheilt ist
cairn2e-scar-5 = Wundfieber
    .text = eine Entzündung, bis sie überstanden ist
cairn2e-scar-6 = Klärende Kopfwunde
    .text = ein Schlag auf den Kopf verändert ein Attribut
cairn2e-scar-7 = Durchtrennte Sehne
    .text = kann sich kaum bewegen bis zu ernster Hilfe und Rast
cairn2e-scar-8 = Ertaubt
    .text = hört nichts bis zu außergewöhnlicher Hilfe; gewürfelt wird trotzdem
cairn2e-scar-9 = Verwandelter Geist
    .text = etwas Verborgenes im Geist löst sich
cairn2e-scar-10 = Verstümmelt
    .text = ein Glied ist abgetrennt oder unbrauchbar, der Hüter sagt welches
cairn2e-scar-11 = Tödliche Wunde
    .text = Entbehrung und außer Gefecht, ohne Heilung nach einer Stunde tot
cairn2e-scar-12 = Dem Tod geweiht
    .text = der Tod war nah und wird noch einmal fragen

cairn2e-by-row =
    { $row ->
        [1] { cairn2e-scar-1 }
        [2] { cairn2e-scar-2 }
        [3] { cairn2e-scar-3 }
        [4] { cairn2e-scar-4 }
        [5] { cairn2e-scar-5 }
        [6] { cairn2e-scar-6 }
        [7] { cairn2e-scar-7 }
        [8] { cairn2e-scar-8 }
        [9] { cairn2e-scar-9 }
        [10] { cairn2e-scar-10 }
        [11] { cairn2e-scar-11 }
       *[12] { cairn2e-scar-12 }
    }

cairn2e-detail-neck = Hals
cairn2e-detail-hands = Hände
cairn2e-detail-eye = Auge
cairn2e-detail-chest = Brust
cairn2e-detail-legs = Beine
cairn2e-detail-ear = Ohr
cairn2e-detail-leg = Bein
cairn2e-detail-head = Kopf
cairn2e-detail-arm = Arm
cairn2e-detail-rib = Rippe
cairn2e-detail-skull = Schädel
cairn2e-detail-hand = Hand
cairn2e-detail-foot = Fuß
cairn2e-detail-nose = Nase
cairn2e-detail-strength = STÄ
cairn2e-detail-dexterity = GES
cairn2e-detail-will = WIL

cairn2e-cause-weakness = schlechte Lage
cairn2e-cause-distance = sehr fernes Ziel
cairn2e-cause-cover = Deckung
cairn2e-cause-panic = Panik
cairn2e-cause-detachment = einer gegen eine Abteilung
cairn2e-cause-advantage = starke Lage
cairn2e-cause-helpless = wehrloses Ziel
cairn2e-cause-numbers = Abteilung gegen einen
cairn2e-cause-guarded = so schwer zu verletzen
cairn2e-cause-vulnerable = ein wunder Punkt
cairn2e-cause-pack = ein Verbündeter greift mit an
cairn2e-cause-rage = Raserei
cairn2e-cause-first-loss = der erste Verlust
cairn2e-cause-half-lost = die Hälfte ist verloren
cairn2e-cause-alone-at-zero = allein und bei 0 TP
cairn2e-cause-leader-fallen = der Anführer ist gefallen

cairn2e-side-party = die Gruppe
cairn2e-side-foes = die Gegner
cairn2e-group-foes = die Gegner
cairn2e-group-foe = die Gegner
cairn2e-group-hirelings = die Mietlinge
cairn2e-item-unarmed = bloße Fäuste
    .with = mit bloßen Fäusten
cairn2e-who-hireling = Mietling

## Rolls

cairn2e-roll-save = { $who }: würfle { $die } für den Rettungswurf
cairn2e-roll-damage = { $who }: würfle { $die } für den Schaden
cairn2e-roll-scar = { $who }: würfle { $die } für die Narbe
cairn2e-roll-scar-place = { $who }: würfle { $die }: Wo sitzt die Narbe?
cairn2e-roll-blast-targets = { $who }: würfle { $die }: Wie viele trifft der Flächenschaden?
cairn2e-roll-attribute-loss = { $who }: würfle { $die } für die verlorenen Punkte
cairn2e-roll-body-part = { $who }: würfle { $die } für den Körperteil

## Questions

cairn2e-ask-npc-critical = { $target } hat den kritischen Rettungswurf nicht geschafft: tot oder nur am Boden?
cairn2e-option-npc-critical-dead = tot
cairn2e-option-npc-critical-down = nur am Boden
cairn2e-ask-routed = { $target } hat kritischen Schaden: in die Flucht geschlagen oder geschwächt?
cairn2e-option-routed-routed = in die Flucht geschlagen
cairn2e-option-routed-weakened = geschwächt
cairn2e-ask-appendage = Was verliert { $target }?
cairn2e-option-appendage-hand = eine Hand
cairn2e-option-appendage-arm = einen Arm
cairn2e-option-appendage-foot = einen Fuß
cairn2e-option-appendage-leg = ein Bein
cairn2e-option-appendage-ear = ein Ohr
cairn2e-option-appendage-nose = die Nase

## Steps

cairn2e-step-save =
    { $saved ->
        [yes] { $who } würfelt { $face } gegen { $attribute } { $score }: Der Rettungswurf gelingt
       *[no] { $who } würfelt { $face } gegen { $attribute } { $score }: Der Rettungswurf misslingt
    }
cairn2e-step-save-kept =
    { $saved ->
        [yes] { $who } würfelt { $face } auf { $attribute }: Der Rettungswurf gelingt
       *[no] { $who } würfelt { $face } auf { $attribute }: Der Rettungswurf misslingt
    }
cairn2e-step-saves-against = { $who } riskiert am meisten und würfelt allein gegen { $other-acc }
cairn2e-step-saves-for-all = { $who } riskiert am meisten und würfelt für alle auf { $attribute }
cairn2e-step-fight-begins = ein Kampf bricht aus
cairn2e-fight-begins-saves = Jeder Held macht einen Wurf auf GES, um in der ersten Kampfrunde zu handeln.
cairn2e-fight-begins-ready-or-saves = Wer vorbereitet ist, handelt sofort; jeder andere Held macht einen Wurf auf GES, um in der ersten Kampfrunde zu handeln.
cairn2e-fight-begins-ready = Die Helden sind vorbereitet und handeln sofort, ohne den Wurf der ersten Kampfrunde.
cairn2e-fight-begins-at-once = In der ersten Kampfrunde handeln alle; niemand muss darum würfeln.
cairn2e-fight-begins-units = Gegner, deren Werteblock so viele von ihnen zu einer Abteilung macht, kämpfen als eine (mit units=single kämpft jeder für sich).
cairn2e-fight-begins-apart = Jeder Gegner kämpft für sich, obwohl der Werteblock so viele von ihnen zu einer Abteilung macht.
cairn2e-step-panic-stops = { $who } ist in Panik und handelt in der ersten Kampfrunde nicht
cairn2e-step-acts-at-once = { $who } handelt in der ersten Kampfrunde
cairn2e-step-loses-turn = { $who } verliert den ersten Zug
cairn2e-step-declared-strike = { $who } will { $target-acc } angreifen ({ $item })
cairn2e-step-declared-cast = { $who } will „{ $spell }“ zaubern
    .b = { $who } greift nach dem Zauber „{ $spell }“
cairn2e-step-declared-stabilise = { $who } eilt herbei, um { $target-acc } zu verbinden
cairn2e-step-declared-try = { $who } hat etwas Gewagtes vor, mit einem Rettungswurf auf { $attribute }
cairn2e-step-declared-recover = { $who } kämpft gegen die Panik an
cairn2e-step-declared-flee = { $who } will fliehen
cairn2e-step-declared-flee-to = { $who } will fliehen: „{ $text }“
cairn2e-step-declared-move = { $who } will weiter nach { $to }
cairn2e-step-declared-shift =
    { $nearer ->
        [yes] { $who } will noch näher an { $other-dat } heran
       *[no] { $who } will noch weiter von { $other-dat } weg
    }
cairn2e-step-declared-wait = { $who } wartet ab, was geschieht
    .b = { $who } hält sich zurück
cairn2e-step-taken-back = { $who } überlegt es sich anders
cairn2e-step-side-acts = Kampfrunde { $round }, { $side }: Alles Angesagte geschieht zugleich
cairn2e-step-deed-pointless = { $who } kommt zu spät: Das Angesagte ist nicht mehr möglich
cairn2e-step-attacks = { $who } greift { $target-acc } an ({ $item }, { $sides })
cairn2e-step-attacks-plainly = { $who } greift { $target-acc } an ({ $item })
cairn2e-step-impaired = der Angriff { $who-von } ist erschwert ({ $cause }), Würfel: { $sides }
cairn2e-step-enhanced = der Angriff { $who-von } ist verstärkt ({ $cause }), Würfel: { $sides }
cairn2e-given-impaired = erschwert, { $cause }: { $sides }
cairn2e-given-enhanced = verstärkt, { $cause }: { $sides }
cairn2e-step-modifiers-cancel = der Angriff { $who-von } ist verstärkt und erschwert zugleich: { $up } und { $down } heben sich auf
cairn2e-step-two-weapons = { $who } würfelt { $sides } und behält das höhere Ergebnis
cairn2e-step-blast =
    { $count ->
        [one] { $who } greift alle im Bereich an, es ist ein Ziel
       *[other] { $who } greift alle im Bereich an, es sind { $count } Ziele
    }
cairn2e-step-blast-targets =
    { $count ->
        [one] { $who } würfelt { $face } für die Zahl der Getroffenen: ein Ziel
       *[other] { $who } würfelt { $face } für die Zahl der Getroffenen: { $count } Ziele
    }
cairn2e-step-armor-capped = { $who } hat Rüstung { $armor }, die als { $cap } zählt, den Höchstwert
cairn2e-step-damage-bonus = { $who } würfelt { $face }, dazu { $bonus } für den Angriff
cairn2e-step-blow = { $who } würfelt { $face }, abzüglich Rüstung { $armor }: { $net } Schaden
cairn2e-step-blow-kept = { $who } würfelt { $face }, noch ohne Abzug für Rüstung
cairn2e-step-ignores-armor = { $who } würfelt { $face }, und Rüstung zählt nicht
cairn2e-step-no-damage-dice = { $who } hat für diesen Angriff keinen Schadenswürfel
cairn2e-step-kept = { $count } Angriffe auf { $target-acc }, nur der beste zählt: { $net } Schaden durch { $who-acc }
cairn2e-step-kept-of-one = { $count } Angriffe auf { $target-acc }, nur der beste zählt: { $net } Schaden
cairn2e-step-kept-kept = { $count } Angriffe auf { $target-acc }, nur der beste zählt: der { $who-von }
cairn2e-step-kept-of-one-kept = { $count } Angriffe auf { $target-acc }, nur der beste zählt
cairn2e-step-no-harm = { $who } erleidet keinen Schaden
cairn2e-step-bypasses-hp = { $who } kann sich nicht wehren: Der Schaden geht direkt auf STÄ
cairn2e-step-no-hp-to-lose = { $who } kann gerade nicht auf TP zählen: Der Schaden geht direkt auf STÄ
cairn2e-step-hp-lost = { $who } verliert { $hp } TP, noch { $left } übrig
cairn2e-step-hp-lost-kept = { $who } verliert TP
cairn2e-step-no-scar = { $who } hat keine TP mehr
    .then = damit sind die TP aufgebraucht
cairn2e-step-strength-lost = { $who } verliert { $points } STÄ, noch { $left } übrig
cairn2e-step-strength-lost-kept = { $who } verliert STÄ
cairn2e-step-attribute-lost = { $who } verliert { $points } { $attribute }, noch { $left } übrig
cairn2e-step-attribute-lost-kept = { $who } verliert { $attribute }
cairn2e-step-paralysed = { $who } ist bei GES 0 und kann sich nicht mehr rühren
cairn2e-step-delirious = { $who } ist bei WIL 0 und redet irre
cairn2e-step-already-critical = { $who } stirbt bereits, und es wird noch schlimmer
cairn2e-step-fights-on = { $who } kämpft weiter
cairn2e-step-doom-met = das Verhängnis erfüllt sich: { $who } stirbt
cairn2e-step-doom-defied = { $who } entgeht dem Verhängnis
cairn2e-step-destroyed = { $who } wird bis zum Letzten aufgerieben
cairn2e-step-critical-at-zero = { $who } ist bei STÄ 0 und außer Gefecht
cairn2e-step-died = { $who } ist tot
cairn2e-step-crawls =
    { $minutes ->
        [60] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt binnen einer Stunde der Tod
        [0] { $rounds ->
            [one] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt in einer Kampfrunde der Tod
           *[other] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt in { $rounds } Kampfrunden der Tod
        }
       *[other] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt in { $minutes } Minuten der Tod
    }
cairn2e-step-npc-dies = { $who } fällt tot um
    .b = { $who } geht zu Boden und steht nicht wieder auf
    .c = für { $who-acc } ist es vorbei
cairn2e-step-weakened = { $who } wird zersprengt und kämpft nur noch wie ein Einzelner weiter
cairn2e-step-routed = { $who } gerät ins Wanken und flieht
cairn2e-step-critical-effect = { $foe } macht es für { $who-acc } noch schlimmer: { $critical }
cairn2e-step-creature-note = für den Hüter, zu { $who-dat }: { $creature }
cairn2e-step-immune = { $who } spürt davon gar nichts
cairn2e-step-contact = schon die Berührung geht bei { $who-dat } direkt auf STÄ, { $sides } gleich womit
cairn2e-step-no-attack = für den Hüter, zu { $who-dat }: Der Werteblock nennt keinen Angriff; ein Schlag ist unbewaffnet, und ob überhaupt einer fällt, entscheidest du
cairn2e-step-crowd = für den Hüter, zu { $block }: Ab { $count } sind sie nach ihrem Werteblock eine Abteilung; hier kämpft jeder für sich, außer du behältst einen als Abteilung und nimmst die anderen heraus
cairn2e-step-crowd-unled = für den Hüter, zu { $block }: So viele haben einen Anführer, mit dessen WIL { $score } sie würfeln; benenne einen, sonst zählt nur ihr eigener WIL
cairn2e-step-told-note = { $block }: { $creature } (hier nur erzählt: Der Hüter bringt es ein)
cairn2e-step-told-critical = { $block }, kritischer Schaden: { $critical } (hier nur erzählt: Der Hüter bringt es ein)
cairn2e-step-told-no-attack = { $block }: Der Werteblock nennt keinen Angriff; hier ist ein Schlag unbewaffnet, und ob überhaupt einer fällt, entscheidet der Hüter
cairn2e-step-told-crowd-unled = { $block }: So viele haben einen Anführer, mit dessen WIL { $score } sie würfeln; hier zählt nur ihr eigener WIL
cairn2e-step-joins-declared = { $who } schlägt zusammen mit Verbündeten zu, die dasselbe Ziel angesagt haben; nur der höchste Schaden zählt
cairn2e-step-halved = { $who } nimmt davon nur die Hälfte, also { $face }
cairn2e-step-endures = { $who } kämpft trotz allem weiter; erst STÄ 0 ist das Ende
cairn2e-step-head-lost =
    { $left ->
        [0] { $who } verliert den letzten Kopf
        [one] { $who } verliert einen Kopf, einer bleibt
       *[other] { $who } verliert einen Kopf, noch { $left } übrig
    }
cairn2e-step-part-lost = { $who } verliert einen Körperteil: { $detail }
cairn2e-step-killed-outright = { $who } stirbt auf der Stelle
cairn2e-step-lost-for-good = { $who } verliert { $points } STÄ für immer, der Höchstwert ist jetzt { $left }
cairn2e-step-lost-for-good-kept = { $who } verliert einen Teil der STÄ für immer
cairn2e-step-deprived-by = { $who } leidet von nun an Entbehrung
cairn2e-step-armor-ruined = { $who } verliert { $item-acc }
cairn2e-step-strength-restored = { $who } gewinnt { $points } STÄ zurück
cairn2e-step-strength-restored-kept = { $who } gewinnt STÄ zurück
cairn2e-step-hp-regained = { $who } gewinnt { $hp } TP zurück
cairn2e-step-hp-regained-kept = { $who } gewinnt TP zurück
cairn2e-step-scarred = { $who } sinkt auf genau 0 TP und trägt eine Narbe davon, „{ $scar }“
cairn2e-step-scar-befalls =
    { $row ->
        [1] { $who } behält davon ein bleibendes Mal
        [2] { $who } ist benommen und sagt, was die Sinne zurückbringt
        [3] { $who } ringt nach Luft und leidet Entbehrung, bis zu einigen Stunden Rast
        [4] ein Knochen bricht, und { $who } muss warten, bis er heilt
        [5] die Wunde eitert, und { $who } ist krank, bis es vorbei ist
        [6] der Schlag auf den Kopf verändert { $who-acc }
        [7] { $who } kann sich kaum bewegen, bis ernsthafte Hilfe und Ruhe kommen
        [8] { $who } hört nichts mehr, bis außergewöhnliche Hilfe kommt
        [9] etwas Verborgenes löst sich im Geist { $who-von }
        [10] ein Glied ist ab oder unbrauchbar, und der Hüter sagt, welches
       *[11] { $who } leidet Entbehrung, ist außer Gefecht und ohne Heilung in einer Stunde tot
    }
cairn2e-step-scar-beyond = { $who } hat { $hp } TP verloren, doch die Tabelle endet mit Zeile { $row }
cairn2e-step-doom-hangs = der Tod war nah: Misslingt { $who-dat } der nächste Rettungswurf gegen kritischen Schaden, ist es aus
cairn2e-step-settles-scar = { $who } erfährt, was die Narbe „{ $scar }“ hinterlässt
cairn2e-step-doom-survived = { $who } würfelt, weil der Rettungswurf gegen kritischen Schaden gelungen ist; ein misslungener hätte den Tod bedeutet
cairn2e-step-scar-place = betroffene Stelle bei { $who-dat }: { $detail }
    .after-scar-befalls = ; getroffen: { $detail }
cairn2e-step-scar-attribute = { $who } würfelt, welches Attribut sich ändert: { $detail }
cairn2e-step-scar-keeps-hp = { $total } ist nicht mehr als das TP-Maximum { $hp }, also bleibt bei { $who-dat } alles beim Alten
    .after-scar-befalls = ; das TP-Maximum bleibt bei { $hp }
    .after-scar-place = ; das TP-Maximum bleibt bei { $hp }
    .then = das TP-Maximum bleibt bei { $hp }
cairn2e-step-scar-sets-hp = { $who } geht gestählt daraus hervor: TP-Maximum { $hp }
    .after-scar-befalls = ; das TP-Maximum ist jetzt { $hp }
    .after-scar-place = ; das TP-Maximum ist jetzt { $hp }
    .then = das härtet ab: TP-Maximum { $hp }
cairn2e-step-scar-keeps-attribute = { $total } ist nicht mehr als { $attribute } { $score }, also bleibt bei { $who-dat } alles beim Alten
    .after-scar-befalls = ; { $attribute } bleibt bei { $score }
    .after-scar-place = ; { $attribute } bleibt bei { $score }
cairn2e-step-scar-sets-attribute = { $who } ist wie verwandelt: { $attribute } { $total } statt { $score }
    .after-scar-befalls = ; { $attribute } ist jetzt { $total } statt { $score }
    .after-scar-place = ; { $attribute } ist jetzt { $total } statt { $score }
cairn2e-step-scar-raises-will = { $who } wächst daran: { $points } WIL mehr
    .after-scar-befalls = ; WIL steigt um { $points }
    .after-scar-place = ; WIL steigt um { $points }
cairn2e-step-morale-shaken = Moralprobe für { $group }: { $cause }
cairn2e-step-morale-due = { $who } ist allein und hat 0 TP: Ein Moralwurf ist fällig, wenn der Hüter ihn verlangt
cairn2e-step-fearless = { $who } kennt keine Furcht, und niemand läuft davon
cairn2e-step-leader-holds = niemand läuft davon, solange { $who } führt
cairn2e-step-leader-lost = der Anführer ist fort und mit ihm der Mut
cairn2e-step-leader-speaks = { $who } führt und würfelt mit WIL { $score } für alle: { $group }
cairn2e-step-leader-speaks-kept = { $who } führt und würfelt für alle: { $group }
cairn2e-step-morale-holds = { $who } schwankt, aber niemand läuft davon
cairn2e-step-morale-breaks = die Moral bricht, und die Flucht beginnt: { $group }
cairn2e-step-nobody-pursues = niemand kann { $who-acc } an der Flucht hindern
cairn2e-step-flees-to = { $who } läuft in Sicherheit: „{ $text }“
cairn2e-step-where-to = { $who } läuft und braucht einen sicheren Ort
cairn2e-step-stabilised = { $who } verbindet die Wunden und rettet { $target-dat } das Leben
cairn2e-step-waits = { $who } wartet
cairn2e-step-spared = der Hüter lässt { $who-acc } am Leben
cairn2e-step-walked =
    { $cost ->
        [one] { $who } geht ein Feld weit und hat noch { $left } übrig
       *[other] { $who } geht { $cost } Felder weit und hat noch { $left } übrig
    }
cairn2e-step-band-changed =
    { $apart ->
        [close] { $other } ist jetzt zum Greifen nah
        [nearby] { $other } ist jetzt ein paar Schritte entfernt
        [far] { $other } ist jetzt ein gutes Stück entfernt
        [very-far] { $other } ist jetzt sehr weit entfernt
       *[other] der Abstand zwischen { $who-dat } und { $other-dat } ist jetzt „{ $band }“
    }
cairn2e-step-hour-is-over = die Stunde ist um, und { $who } stirbt
cairn2e-step-fight-ends =
    { $round ->
        [one] nach der ersten Kampfrunde ist der Kampf vorbei
       *[other] nach { $round } Kampfrunden ist der Kampf vorbei
    }

## Effects

cairn2e-effect-hp-lost = { $who } verliert { $hp } TP
cairn2e-effect-attribute-lost = { $who } verliert { $points } { $attribute }
cairn2e-effect-paralysed = { $who } ist bei GES 0 gelähmt und kann nicht handeln
cairn2e-effect-delirious = { $who } ist bei WIL 0 im Delirium und kann nicht handeln
cairn2e-effect-attribute-set = { $who } hat jetzt { $attribute } { $score } von { $most }
cairn2e-effect-hp-most-set = { $who } hat jetzt ein neues TP-Maximum: { $hp }
cairn2e-effect-critically-hurt =
    { $rounds ->
        [360] { $who } geht zu Boden: Ohne Hilfe kommt binnen einer Stunde der Tod
        [one] { $who } geht zu Boden: Ohne Hilfe kommt in einer Kampfrunde der Tod
       *[other] { $who } geht zu Boden: Ohne Hilfe kommt in { $rounds } Kampfrunden der Tod
    }
cairn2e-effect-died = { $who } ist tot
cairn2e-effect-fled = { $who } flieht
cairn2e-effect-weakened = { $who } ist keine Abteilung mehr
cairn2e-effect-critical-effect-due = { $foe } macht es für { $who-acc } noch schlimmer: { $critical }
cairn2e-effect-head-lost = { $who } verliert einen Kopf
cairn2e-effect-rage-spent = die erste Raserei { $who-von } ist vorbei
cairn2e-effect-scarred = { $who } bekommt eine Narbe: { cairn2e-by-row }
cairn2e-effect-scar-settled =
    { $detail ->
        [none] { $who } hat den Wurf für die Narbe „{ cairn2e-by-row }“ hinter sich
       *[other] { $who } hat die Narbe „{ cairn2e-by-row }“ hier: { $detail }
    }
cairn2e-effect-stabilised = { $who } ist verbunden und wird leben
cairn2e-effect-spared = { $who } lebt, ist aber außer Gefecht
cairn2e-effect-fight-begun = ein Kampf bricht aus
cairn2e-effect-turn-lost = { $who } verliert den Zug
cairn2e-effect-turn-regained = { $who } darf in diesem Zug doch handeln
cairn2e-effect-deed-declared = { $who } hat schon etwas angesagt
cairn2e-effect-deed-taken-back = { $who } überlegt es sich anders
cairn2e-effect-action-used = { $who } hat gehandelt
cairn2e-effect-walked-to = { $who } geht weiter nach { $to }
cairn2e-effect-band-changed = der Abstand zwischen { $who-dat } und { $other-dat } ist jetzt „{ $band }“
cairn2e-effect-morale-tested = Moralprobe für { $group }
cairn2e-effect-side-done = der Zug ist vorbei: { $side }
cairn2e-effect-fight-ended = der Kampf ist vorbei

## Offers

cairn2e-offer-strike = Angreifen
cairn2e-offer-shoot = Schießen
cairn2e-offer-throw = Werfen
cairn2e-offer-strike-both = Mit zwei Waffen zugleich angreifen
cairn2e-offer-blast = Alle im Bereich angreifen
cairn2e-offer-cast = Zaubern
cairn2e-offer-read-scroll = Schriftrolle lesen
cairn2e-offer-use-relic = Relikt benutzen
cairn2e-offer-heal-with = Jemanden mit einem Relikt heilen
cairn2e-offer-stabilise = Jemandem erste Hilfe leisten
cairn2e-offer-try = Etwas Riskantes versuchen
cairn2e-offer-recover = Die Panik bezwingen
cairn2e-offer-flee = Fliehen
cairn2e-offer-wait = Warten
cairn2e-offer-take-back = Ansage zurücknehmen
cairn2e-offer-move = Gehen
cairn2e-offer-move-again = Noch einmal gehen
cairn2e-offer-approach = Näher herangehen
cairn2e-offer-withdraw = Sich entfernen
cairn2e-offer-resolve-side = Den Zug auswerten
cairn2e-offer-start-fight = Einen Kampf beginnen
cairn2e-offer-end-fight = Den Kampf beenden
cairn2e-offer-harm-attribute = Ein Attribut verletzen
cairn2e-offer-settle-scar = Für eine Narbe würfeln
cairn2e-offer-spare = Am Leben lassen
cairn2e-offer-check-morale = Moral prüfen

## Situations and their parameters

cairn2e-situation-save = ein Rettungswurf
cairn2e-situation-strike = Angriffe auf ein Ziel
cairn2e-situation-scar = der Wurf für eine Narbe
cairn2e-situation-morale = ein Moralwurf
cairn2e-situation-retreat = Flucht aus dem Kampf
cairn2e-situation-first-round = Handeln in der ersten Kampfrunde

cairn2e-param-attack = womit Gegner angreifen, wenn sie die Wahl haben
cairn2e-param-attribute = das Attribut
cairn2e-param-which = welches Attribut
cairn2e-param-dice = Schadenswürfel, ein Komma zwischen Angriffen und + zwischen zwei Waffen
cairn2e-param-armor = Rüstung
cairn2e-param-hp = TP
cairn2e-param-str = STÄ
cairn2e-param-strength = STÄ
cairn2e-param-dexterity = GES
cairn2e-param-will = WIL
cairn2e-param-target = Ziel
cairn2e-param-attacker = Angreifer
cairn2e-param-impaired = der Angriff ist erschwert
cairn2e-param-enhanced = der Angriff ist verstärkt
cairn2e-param-blast = Flächenschaden, der alle im Umkreis trifft
cairn2e-param-ignores-armor = Rüstung zählt nicht
cairn2e-param-bypass = der Schaden geht direkt auf STÄ
cairn2e-param-scar = auch für die Narbe würfeln
cairn2e-param-row = Zeile der Narbentabelle
cairn2e-param-hp-max = TP-Maximum
cairn2e-param-fearless = furchtlos
cairn2e-param-pursued = es gibt Verfolger
cairn2e-param-ready = auf den Kampf vorbereitet
cairn2e-value-ready-all = alle
cairn2e-param-against = gegen wen
cairn2e-param-task = was versucht wird
cairn2e-param-together = gemeinsam mit wem
cairn2e-param-is-impaired = erschwert
cairn2e-param-is-enhanced = verstärkt
cairn2e-param-is-distant = sehr fern
cairn2e-param-bypasses-hp = direkt auf STÄ
cairn2e-param-counts-targets = die Zahl der Ziele würfeln
cairn2e-param-has-refuge = ein sicherer Zufluchtsort
cairn2e-param-refuge = wohin die Flucht führt
cairn2e-param-is-attack = ein Angriff
cairn2e-param-nature = womit der Angriff geführt wird, wo es zählt: Silber, Magie, Feuer …
cairn2e-param-ranged = ein Fernangriff
cairn2e-param-by = ein Werteblock, der angreift: sein erster Angriff und was sein kritischer Schaden bringt
cairn2e-value-nature-magic = Magie
cairn2e-value-nature-silver = Silber
cairn2e-value-nature-iron = Eisen
cairn2e-value-nature-metal = Metall
cairn2e-value-nature-fire = Feuer
cairn2e-value-nature-cold = Kälte
cairn2e-value-nature-lightning = Blitz
cairn2e-value-nature-acid = Säure
cairn2e-value-nature-water = Wasser
cairn2e-value-nature-unfaced = ohne den Blick zu treffen

cairn2e-value-which-strength = STÄ
cairn2e-value-which-dexterity = GES
cairn2e-value-which-will = WIL
cairn2e-value-by-none = niemand Bestimmtes
cairn2e-value-foe-none = niemand Bestimmtes
cairn2e-value-target-npc = Gegner
cairn2e-value-target-pc = Spielerfigur
cairn2e-value-target-hireling = Mietling
cairn2e-value-target-detachment = Abteilung
cairn2e-value-attacker-individual = Einzelkämpfer
cairn2e-value-attacker-detachment = Abteilung

## Refusals

error-no-such-figure = niemand namens „{ $id }“ ist in dieser Szene; nimm einen von: { $allowed }
error-cairn-not-in-fight = gerade wird nicht gekämpft; beginne erst einen Kampf
error-cairn-in-fight = es wird schon gekämpft; beende erst diesen Kampf
error-cairn-nobody-to-fight = für einen Kampf muss auf beiden Seiten jemand stehen; bring erst Gegner in die Szene
error-cairn-out-of-action = „{ $who }“ ist außer Gefecht; wähle jemanden, der handeln kann
error-cairn-loses-turn = „{ $who }“ verliert diesen Zug; warte auf die nächste Kampfrunde
error-cairn-already-declared = „{ $who }“ hat schon etwas angesagt; nimm erst die Ansage zurück
error-cairn-square-spoken-for = „{ $other }“ hat schon angesagt, nach { $at } zu gehen; wähle ein anderes Feld
error-cairn-nothing-declared = „{ $who }“ hat nichts angesagt; sag erst eine Handlung an
error-cairn-no-such-weapon = „{ $who }“ hat dafür keine Waffe { $weapon }; gib -1 für bloße Hände oder eine Zahl unter { $count } an
error-cairn-bad-target = „{ $target }“ lässt sich nicht angreifen; wähle jemanden, der da ist und lebt
error-cairn-no-target = „{ $who }“ greift niemanden an; nenne ein Ziel
error-cairn-one-target-only = „{ $who }“ kann nicht mehrere zugleich treffen; nenne ein Ziel oder nimm einen Flächenangriff
error-cairn-beyond-reach = „{ $target }“ ist außer Reichweite von „{ $who }“; geh näher heran oder nimm eine Fernkampfwaffe
error-cairn-too-far-to-bandage = „{ $target }“ ist außer Reichweite von „{ $who }“; geh zuerst daneben
error-cairn-no-line = zwischen „{ $who }“ und „{ $target }“ stehen Wände; geh dorthin, wo der Weg frei ist
error-cairn-no-refuge = „{ $who }“ hat keinen sicheren Zufluchtsort; nenne erst einen
error-cairn-not-their-side = „{ $who }“ gehört zur anderen Seite; wähle jemanden von derselben Seite
error-cairn-not-dying = „{ $target }“ liegt nicht im Sterben; verbinde jemanden mit kritischem Schaden
error-cairn-no-space = „{ $who }“ steht auf keiner Karte; stell die Figur erst auf einen Plan oder gib Entfernungen an
error-cairn-cannot-move = „{ $who }“ kann in diesem Zug nicht weiter; warte auf den nächsten oder geh als Aktion
error-cairn-no-nearer = „{ $who }“ und „{ $other }“ sind schon so nah oder so fern wie möglich; wähle die andere Richtung
error-cairn-no-such-group = „{ $group }“ ist keine Gruppe, die noch steht; nimm eine von: { $allowed }
error-cairn-not-fallen = „{ $who }“ lässt sich nicht verschonen; wähle einen Gegner, der mit STÄ über 0 gefallen ist
error-cairn-no-such-scar = „{ $who }“ hat keine offene Narbe der Zeile { $row }; nimm eine offene Zeile: { $allowed }
error-cairn-scar-not-due = Narbe { $row } von „{ $who }“ ist noch nicht fällig; lass sie erst heilen
error-cairn-no-dice = Schaden an „{ $target }“ braucht Würfel; nenne mindestens einen
error-cairn-not-attack-dice = „{ $text }“ sind keine Angriffswürfel; schreib W8, W8+W6 für zwei Waffen, Kommas zwischen Angreifern, höchstens { $most } Würfel

## Examples

example-cairn2e-g1a = Drei Angreifer würfeln 4, 5 und 1 gegen einen Hünen mit 8 TP: 5 zählt, 3 TP bleiben.
example-cairn2e-g1b = Dann 1 und 3: 3 zählt, er ist bei 0 TP, ohne Narbe und ohne Rettungswurf.
example-cairn2e-g2a = Eine Figur mit 6 TP erleidet 6 Schaden: 0 TP und die sechste Narbe.
example-cairn2e-g2b = Die sechste Narbe: Eine 3 bedeutet GES, und 14 ist mehr als GES 9.
example-cairn2e-g3a = 5 TP, STÄ 11, Treffer für 6: STÄ 10, und mit einer 13 misslingt der kritische Rettungswurf.
example-cairn2e-g3b = Der erste Verlust: Der WIL-Wurf für die Anführerin misslingt, und sie ergeben sich.
example-cairn2e-g4a = Zwei Dolche gegen ein Rattenrudel würfeln je W4: 2 und 2 lassen ihm 1 TP.
example-cairn2e-g4b = Auch eine Armbrust würfelt W4: 2 bringt das Rudel auf STÄ 4, und eine 7 schlägt es in die Flucht.
example-cairn2e-g4c = Eine Abteilung greift eine Figur mit W12 an.
