# TKDS: Proben, Glück, Heldenpunkte, Schaden und Sterben.

## Grade und Fertigkeiten

tkds-outcome-critical-failure = kritischer Fehlschlag
tkds-outcome-failure = Fehlschlag
tkds-outcome-success = Erfolg
tkds-outcome-critical-success = kritischer Erfolg
tkds-skill-strength = Stärke (STÄ)
tkds-skill-dexterity = Geschick (GES)
tkds-skill-intelligence = Intelligenz (INT)
tkds-skill-will = Wille (WIL)
tkds-who-gm = die Spielleitung

## Schritte: Proben

tkds-step-check = { $who } würfelt { $face }: { $skill }, zusammen { $total } gegen Zielwert { $hu }, { $outcome }
tkds-step-attack-rolled = { $who } würfelt { $face }: { $skill }, zusammen { $total } gegen Verteidigung { $hu }, { $outcome }
tkds-step-natural = eine natürliche { $face } verschiebt den Grad um eins: { $outcome }
tkds-step-natural-stays = eine natürliche { $face } kann nichts mehr verschieben: { $outcome }
tkds-step-advantage = Vorteil: { $who } würfelt mit zwei Würfeln und behält den besseren
tkds-step-disadvantage = Nachteil: { $who } würfelt mit zwei Würfeln und behält den schlechteren
tkds-step-edges-cancel = Vorteil und Nachteil heben sich auf: { $who } macht einen einfachen Wurf
tkds-step-skill-lowered = { $who } würfelt mit geminderter Fertigkeit: { $skill }, jetzt { $bonus }
tkds-step-wound-hinders = tödliche Wunde ({ $who }): { $bonus } auf den Wurf
tkds-step-exhaustion-hinders = Erschöpfung ({ $who }): { $bonus } auf den Wurf
tkds-step-blessing-helps = Segen ({ $who }): { $bonus } auf den Wurf
tkds-step-modified = was sonst zählt ({ $who }): { $bonus } auf den Wurf
tkds-step-automatic = doppelter Vorteil oder Nachteil braucht keinen Wurf: { $who }, { $outcome }
tkds-step-rolled-again = { $who } gibt einen Heldenpunkt aus und wiederholt den ganzen Wurf (Heldenpunkte übrig: { $left })
tkds-step-origin-helps = das frühere Leben hilft hier ({ $origin }): { $who } hat Vorteil
tkds-step-edge-helps = Essenz verschafft einen Vorteil: { $who }
tkds-step-gift-helps = Volk oder Spezialisierung hilft hier: { $who } hat Vorteil
tkds-step-armour-hinders = die Rüstung behindert: { $who } hat Nachteil
tkds-step-roped = Kletterausrüstung bewahrt vor dem Schlimmsten ({ $who }): ein einfacher Fehlschlag
tkds-step-easy = leicht und ohne Risiko: { $who } hat ohne Wurf Erfolg
tkds-step-impossible = unmöglich: { $who } scheitert ohne Wurf
tkds-step-beyond-it = { $who } ist von Geburt an immun dagegen und braucht keinen Wurf
tkds-step-calm = Zeit, Werkzeug und Wissen sind da, nichts steht auf dem Spiel: { $who } hat ohne Wurf Erfolg
tkds-step-turn-at-stake = eine Zehn-Minuten-Runde steht auf dem Spiel, das genügt: { $who } würfelt
tkds-step-rolled-in-secret = die Spielleitung würfelt verdeckt ({ $who })
tkds-step-rolled-in-secret-task = die Spielleitung würfelt verdeckt ({ $who }: { $activity })
tkds-step-secret-told = der verdeckte Wurf ({ $who }) wird aufgedeckt: { $outcome }
tkds-step-secret-told-task = der verdeckte Wurf ({ $who }: { $activity }) wird aufgedeckt: { $outcome }
tkds-step-contest-rolled = { $who } würfelt { $face }: { $skill }, zusammen { $total }
tkds-step-contest = { $who } hat { $total }, { $target } hat { $hu }: { $outcome }
tkds-step-contest-tie = { $who } und { $target } haben beide { $total }: nichts ändert sich
tkds-step-luck = der Glückswurf zeigt { $face }: { $detail }

## Was ein Glückswurf bedeuten kann

tkds-detail-luck-bad = eher schlecht für die Spieler
tkds-detail-luck-good = eher gut für die Spieler
tkds-detail-luck-no-tongue = keine Kenntnis der Gemeinsprache
tkds-detail-luck-tongue = Kenntnis der Gemeinsprache
tkds-detail-luck-hostile = eine feindselige Reaktion
tkds-detail-luck-wary = eine misstrauische Reaktion
tkds-detail-luck-curious = eine neugierige Reaktion
tkds-detail-luck-friendly = eine freundliche Reaktion
tkds-detail-luck-party-surprised = die Gruppe ist überrascht
tkds-detail-luck-nobody-surprised = niemand ist überrascht
tkds-detail-luck-foes-surprised = die Gegenseite ist überrascht
tkds-detail-luck-encounter = eine Begegnung
tkds-detail-luck-loss = ein Verlust oder die Umgebung selbst
tkds-detail-luck-sign = ein Anzeichen von etwas
tkds-detail-luck-quiet = nichts geschieht

## Schritte: Heldenpunkte, Schaden und Sterben

tkds-step-hero-points-set =
    { $points ->
        [one] { $who } hat jetzt { $points } Heldenpunkt
       *[other] { $who } hat jetzt { $points } Heldenpunkte
    }
tkds-step-clung = { $who } gibt alle Heldenpunkte her ({ $points }) und klammert sich ans Leben
tkds-step-immune = { $who } ist dagegen immun ({ $kind })
tkds-step-weakness = { $who } ist dagegen anfällig ({ $kind }): der Schaden verdoppelt sich auf { $damage }
tkds-step-resisted = { $who } widersteht dem ({ $kind }): halber Schaden, { $damage }
tkds-step-soaked = zeitweilige LP ({ $who }) fangen Schaden ab: { $points }
tkds-step-hurt = { $who } erleidet { $damage } Schaden (LP übrig: { $left })
tkds-step-harmless-at-zero = { $who } liegt schon mit 0 LP da: mehr geschieht nicht
tkds-step-dying =
    { $rounds ->
        [one] { $who } fällt auf 0 LP: bewusstlos, tödlich verwundet und tot in { $rounds } Kampfrunde
       *[other] { $who } fällt auf 0 LP: bewusstlos, tödlich verwundet und tot in { $rounds } Kampfrunden
    }
tkds-step-dying-left = { $who } liegt im Sterben; Kampfrunden übrig: { $left }
tkds-step-dropped-again = { $who } fällt tödlich verwundet auf 0 LP: das ist der Tod
tkds-step-died = { $who } stirbt
tkds-step-subdued = { $who } wird überwältigt, nicht getötet
tkds-step-spell-lost = { $who } verliert das Bewusstsein, und der Zauber endet ({ $spell })
tkds-step-stable = { $who } liegt nicht mehr im Sterben, ist aber noch bewusstlos
tkds-step-woke = { $who } kommt mit 1 LP zu sich
tkds-step-roused = { $who } kommt zu sich
tkds-step-botched = die Hilfe geht schief ({ $who })
tkds-step-healed = { $who } bekommt { $points } LP zurück, höchstens bis zum Maximum
tkds-step-fell = { $who } stürzt { $metres } m: ein W6 je 2 m, Würfel: { $dice }
tkds-step-skill-lost = { $who } verliert vorerst Punkte einer Fertigkeit: { $skill }, { $points }
tkds-step-temporary = { $who } hat jetzt zeitweilige Punkte: { $points } (Kampfrunden übrig: { $rounds })

## Fragen

tkds-ask-reroll = Das ist ein { $outcome }: einen Heldenpunkt ausgeben und den ganzen Wurf wiederholen? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-success = Das ist schon ein { $outcome }: den ganzen Wurf trotzdem wiederholen? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-secret = Den verdeckten Wurf für einen Heldenpunkt wiederholen lassen, was immer er zeigt? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-dice = Die Würfel zeigen { $total }: für einen Heldenpunkt alle noch einmal würfeln? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-lost = Der Wettstreit läuft gegen dich: deinen ganzen Wurf für einen Heldenpunkt wiederholen? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-won = Der Wettstreit läuft schon in deinem Sinn: deinen ganzen Wurf trotzdem wiederholen? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-bad-luck = Der Glückswurf zeigt { $total }: ihn für einen Heldenpunkt wiederholen? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-good-luck = Der Glückswurf zeigt { $total }, also schon gut: ihn trotzdem wiederholen? (Heldenpunkte übrig: { $left })
tkds-option-keep = den Wurf behalten
tkds-option-reroll = den ganzen Wurf wiederholen
tkds-ask-cling = { $who } steht vor dem Tod: alle Heldenpunkte ({ $left }) hergeben und am Leben bleiben?
tkds-option-cling = sich ans Leben klammern
tkds-option-die = sterben
tkds-ask-foe-at-zero = { $target } hat 0 LP: tot oder nur überwältigt?
tkds-option-foe-at-zero-dead = tot
tkds-option-foe-at-zero-subdued = überwältigt

## Würfe

tkds-roll-check = { $who }: würfle { $die } für die Probe
tkds-roll-contest = { $who }: würfle { $die } für den Wettstreit
tkds-roll-luck = { $who }: würfle { $die } für den Glückswurf
tkds-roll-dying = { $who }: würfle { $die } für die Kampfrunden bis zum Tod
tkds-roll-damage = { $who }: würfle { $die } für den Schaden
tkds-roll-healing = { $who }: würfle { $die } für die Heilung

## Wirkungen

tkds-effect-hp-lost = { $who } verliert { $points } LP
tkds-effect-hp-healed = { $who } bekommt { $points } LP zurück
tkds-effect-temporary-lost = { $who } verliert zeitweilige LP: { $points }
tkds-effect-temporary-set =
    { $of ->
        [magic] { $who } hat zeitweilige magische Energie: { $points } (Kampfrunden übrig: { $rounds })
       *[hp] { $who } hat zeitweilige LP: { $points } (Kampfrunden übrig: { $rounds })
    }
tkds-effect-dying = { $who } ist bewusstlos und liegt im Sterben; Kampfrunden übrig: { $rounds }
tkds-effect-dying-ticked = { $who } liegt weiter im Sterben; Kampfrunden übrig: { $rounds }
tkds-effect-stabilised = { $who } ist stabilisiert
tkds-effect-clung = { $who } bleibt durch Heldenmut am Leben: bewusstlos, aber nicht tödlich verwundet
tkds-effect-woke = { $who } kommt zu sich
tkds-effect-died = { $who } ist tot
tkds-effect-subdued = { $who } ist überwältigt
tkds-effect-hero-points-spent = { $who } gibt Heldenpunkte aus: { $points }
tkds-effect-hero-points-set = { $who } hat Heldenpunkte: { $points }
tkds-effect-skill-lost = { $who } verliert vorerst Punkte: { $skill }, { $points }
tkds-effect-kit-used = { $who } verbraucht eine Anwendung des Heilkastens
tkds-effect-poison-delayed = das Gift ist aufgehalten ({ $who }), Kampfrunden übrig: { $rounds }
tkds-effect-poison-cured = { $who } ist das Gift los
tkds-effect-poison-worsened = das Gift wirkt stärker ({ $who })
tkds-effect-secret-kept = die Spielleitung behält den verdeckten Wurf für sich ({ $who })
tkds-effect-secret-revealed = der verdeckte Wurf ({ $who }) war: { $outcome }
tkds-effect-contest-tied = { $who } und { $other } liegen gleichauf: nichts ändert sich
tkds-effect-players-known = es ist bekannt, wer wen spielt
tkds-effect-luck-came = der Glückswurf sagt: { $detail }
tkds-condition-poisoned = vergiftet
tkds-condition-poison-delayed = aufgehaltenes Gift

## Situationen und Parameter

tkds-situation-check = eine Probe
tkds-situation-contest = ein Wettstreit zwischen zweien
tkds-situation-luck = ein Glückswurf
tkds-situation-stabilise = jemanden stabilisieren, der im Sterben liegt
tkds-situation-treat = zehn Minuten mit dem Heilkasten
tkds-situation-damage = Schaden durch die Umgebung
tkds-situation-fall = ein Sturz
tkds-param-skill = die Fertigkeit, auf die gewürfelt wird
tkds-param-hu = der Zielwert
tkds-param-difficulty = die Schwierigkeit statt des Zielwerts
tkds-param-advantage = wie viele Quellen von Vorteil
tkds-param-disadvantage = wie viele Quellen von Nachteil
tkds-param-modifier = Zu- oder Abschlag auf den Wurf durch eine Wirkung
tkds-param-bh = wie viele Heldenpunkte der Held hat
tkds-param-reroll = wann der Held für einen Heldenpunkt noch einmal würfelt
tkds-param-which = welche der vier Fertigkeiten
tkds-param-origin = ob die Herkunft hilft
tkds-param-uses-origin = ob die Herkunft hilft
tkds-param-secret = ob die Spielleitung verdeckt würfelt
tkds-param-calm = ob Zeit, Werkzeug und Wissen da sind und nichts auf dem Spiel steht
tkds-param-turn = ob ein Fehlschlag eine Zehn-Minuten-Runde kostet
tkds-param-costs-turn = ob ein Fehlschlag eine Zehn-Minuten-Runde kostet
tkds-param-wounded = ob der Held tödlich verwundet ist
tkds-param-exhausted = ob der Held erschöpft ist
tkds-param-other = die Fertigkeit der Gegenseite
tkds-param-other-skill = mit welcher Fertigkeit die Gegenseite würfelt
tkds-param-initiator = ob der Held begonnen hat und ein Gleichstand an ihn geht
tkds-param-has-initiator = ob diese Seite begonnen hat und ein Gleichstand an sie geht
tkds-param-words = was du tust, in eigenen Worten
tkds-param-reads = wie der Glückswurf gelesen wird
tkds-param-kit = ob ein Heilkasten benutzt wird
tkds-param-hp = verbleibende LP der Figur, der es geschieht
tkds-param-damage = die Schadenswürfel
tkds-param-temporary = zeitweilige LP
tkds-param-effect = ob das Ziel dem Schaden widersteht, für ihn anfällig oder gegen ihn immun ist
tkds-param-foe = ob es einen Gegner trifft
tkds-param-metres = Höhe des Sturzes in Metern
tkds-param-task = was versucht wird
tkds-param-points = wie viele Punkte
tkds-param-of = LP oder magische Energie
tkds-param-rounds = wie viele Kampfrunden es dauert
tkds-param-kind = welche Art von Schaden es ist, wegen der Widerstände
tkds-value-difficulty-number = nach Zahl
tkds-value-difficulty-none = nach Zahl
tkds-value-difficulty-easy = leicht
tkds-value-difficulty-normal = gewöhnlich
tkds-value-difficulty-hard = schwer
tkds-value-difficulty-very-hard = sehr schwer
tkds-value-difficulty-impossible = unmöglich
tkds-value-reroll-never = nie
tkds-value-reroll-on-failure = bei einem Fehlschlag
tkds-value-reroll-always = immer
tkds-value-which-strength = Stärke
tkds-value-which-dexterity = Geschick
tkds-value-which-intelligence = Intelligenz
tkds-value-which-will = Wille
tkds-value-other-skill-none = dieselbe Fertigkeit
tkds-value-reads-luck = Glück
tkds-value-reads-tongue = Gemeinsprache
tkds-value-reads-reaction = Reaktion
tkds-value-reads-surprise = Überraschung
tkds-value-reads-event = Ereignis
tkds-value-effect-plain = normal
tkds-value-effect-resist = halb durch Widerstand
tkds-value-effect-weak = doppelt durch Anfälligkeit
tkds-value-effect-immune = gar nicht durch Immunität
tkds-value-of-hp = LP
tkds-value-of-magic = magische Energie
tkds-value-task-none = keine gewöhnliche Aufgabe
tkds-value-task-lift = etwas heben
tkds-value-task-bend-bars = Gitter biegen
tkds-value-task-withstand-toxin = einem Gift widerstehen
tkds-value-task-withstand-disease = einer Krankheit widerstehen
tkds-value-task-withstand-paralysis = einer Lähmung widerstehen
tkds-value-task-swim = schwimmen
tkds-value-task-dodge = ausweichen
tkds-value-task-climb = klettern
tkds-value-task-sneak = schleichen
tkds-value-task-hide = sich verstecken
tkds-value-task-pick-pocket = in fremde Taschen greifen
tkds-value-task-balance = das Gleichgewicht halten
tkds-value-task-recall = sich an etwas erinnern
tkds-value-task-craft = etwas herstellen
tkds-value-task-pick-lock = ein Schloss knacken
tkds-value-task-disarm-trap = eine Falle entschärfen
tkds-value-task-track = Spuren folgen
tkds-value-task-persuade = überzeugen
tkds-value-task-intimidate = einschüchtern
tkds-value-task-lie = lügen
tkds-value-task-disguise = sich als jemand anders ausgeben
tkds-value-task-withstand-charm = einer Bezauberung widerstehen
tkds-value-task-withstand-sleep = dem Schlaf widerstehen
tkds-activity-lift = { tkds-value-task-lift }
tkds-activity-bend-bars = { tkds-value-task-bend-bars }
tkds-activity-withstand-toxin = { tkds-value-task-withstand-toxin }
tkds-activity-withstand-disease = { tkds-value-task-withstand-disease }
tkds-activity-withstand-paralysis = { tkds-value-task-withstand-paralysis }
tkds-activity-swim = { tkds-value-task-swim }
tkds-activity-dodge = { tkds-value-task-dodge }
tkds-activity-climb = { tkds-value-task-climb }
tkds-activity-sneak = { tkds-value-task-sneak }
tkds-activity-hide = { tkds-value-task-hide }
tkds-activity-pick-pocket = { tkds-value-task-pick-pocket }
tkds-activity-balance = { tkds-value-task-balance }
tkds-activity-recall = { tkds-value-task-recall }
tkds-activity-craft = { tkds-value-task-craft }
tkds-activity-pick-lock = { tkds-value-task-pick-lock }
tkds-activity-disarm-trap = { tkds-value-task-disarm-trap }
tkds-activity-track = { tkds-value-task-track }
tkds-activity-persuade = { tkds-value-task-persuade }
tkds-activity-intimidate = { tkds-value-task-intimidate }
tkds-activity-lie = { tkds-value-task-lie }
tkds-activity-disguise = { tkds-value-task-disguise }
tkds-activity-withstand-charm = { tkds-value-task-withstand-charm }
tkds-activity-withstand-sleep = { tkds-value-task-withstand-sleep }

## Angebote

tkds-offer-check = Etwas versuchen
tkds-offer-contest = Sich mit jemandem messen
tkds-offer-luck = Auf das Glück würfeln
tkds-offer-cling = Sich ans Leben klammern
tkds-offer-stabilise = Jemanden stabilisieren
tkds-offer-treat-wounds = Zehn Minuten lang Wunden versorgen
tkds-offer-treat-poison = Ein Gift aufhalten
tkds-offer-begin-session = Eine Sitzung beginnen
tkds-offer-reveal = Einen verdeckten Wurf aufdecken
tkds-offer-secret-check = Verdeckt für jemanden würfeln
tkds-offer-harm = Schaden durch die Umgebung zufügen
tkds-offer-fall = Jemanden stürzen lassen
tkds-offer-lose-skill = Punkte einer Fertigkeit nehmen
tkds-offer-grant-hero = Einen Heldenpunkt gewähren
tkds-offer-grant-temporary = Zeitweilige Punkte gewähren

## Ablehnungen

error-no-origin = „{ $who }“ hat keine Herkunft, die helfen könnte; lass sie bei der Probe weg
error-two-targets-named = „{ $text }“ und der Zielwert { $hu } sind beide angegeben; nenne nur eins von beiden
error-difficulty-not-harder = „{ $number }“ ist nicht schwerer als „{ $easier }“; nimm { $least } oder mehr
error-nothing-secret = kein verdeckter Wurf für „{ $who }“ wartet auf das Aufdecken; würfle erst einen
error-against-oneself = „{ $who }“ kann nicht gegen sich selbst antreten; wähle jemand anderen
error-is-not-dying = „{ $who }“ liegt nicht im Sterben; wähle jemanden, bei dem es so ist
error-is-dying-now = „{ $who }“ liegt im Sterben und hat keine zehn Minuten; stabilisiere zuerst
error-is-unhurt = „{ $who }“ ist nicht verletzt; wähle jemanden mit Wunden
error-no-hero-points = „{ $who }“ hat dafür keine Heldenpunkte; wähle eine Spielerfigur, die welche hat
error-no-healing-kit = „{ $who }“ hat keinen Heilkasten, der noch etwas hergibt; tu es ohne oder besorge einen
error-no-mind-for-it = „{ $who }“ weiß nicht, wie man hilft; wähle ein vernunftbegabtes Wesen
error-no-time-in-fight = „{ $who }“ braucht dafür zehn Minuten; warte das Ende des Kampfes ab
error-not-our-die = „{ $text }“ enthält einen { $sides }, den dieses Spiel nicht kennt; nimm einen von: { $allowed }
error-no-points-given = „{ $points }“ ist keine Anzahl von Punkten; nimm 1 oder mehr
error-no-edge-ability = „{ $who }“ kann aus Essenz keinen Vorteil machen; lass die Essenz bei der Probe weg
error-has-no-magic = „{ $who }“ kann nicht zaubern und hat keine magische Energie; wähle jemanden, der es kann

## Beispiele

example-tkds-ex-c1 = Eine 1 bei Fertigkeit +5 und Zielwert 10: der Fehlschlag wird kritisch.
example-tkds-ex-c2 = Ein Ungeheuer mit Fertigkeit +9 würfelt 1 gegen 10: sein Erfolg wird zum Fehlschlag.
example-tkds-ex-c3 = Eine 20 bei Fertigkeit −5 und Zielwert 20: der Fehlschlag wird zum Erfolg.
example-tkds-ex-c4 = Eine 20 ohne Fertigkeit gegen 10 ist schon kritisch und bleibt es.
example-tkds-ex-c5 = Eine 20 ohne Fertigkeit gegen 15: der Erfolg wird kritisch.
example-tkds-ex-c6 = Mit Vorteil und einem Heldenpunkt: 3 und 5 scheitern, beide Würfel werden noch einmal geworfen, und die 14 ist ein Erfolg.
example-tkds-ex-c7 = Im Wettstreit geht ein Gleichstand an die Seite, die begonnen hat.
example-tkds-ex-c8 = Zeitweilige LP fangen 3 von 5 Schaden ab, der Rest geht auf die LP.
example-tkds-ex-c9 = Stabilisieren mit dem Heilkasten: die Probe erreicht 10, und der Verbündete liegt nicht mehr im Sterben.
example-tkds-ex-c10 = Ein Sturz aus 5 m sind zwei Würfel, und bei 8 LP bedeutet eine 12, dass man im Sterben liegt.
