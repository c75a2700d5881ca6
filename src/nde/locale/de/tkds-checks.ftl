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
tkds-who-leader = der Anführer

## Schritte: Proben

tkds-step-check = { $who } würfelt { $face }, mit { $skill } { $total } gegen Zielwert { $hu }: { $outcome }
tkds-step-attack-rolled = { $who } würfelt { $face }, mit { $skill } { $total } gegen Verteidigung { $hu }: { $outcome }
tkds-step-natural = eine natürliche { $face } verschiebt das Ergebnis um einen Grad: { $outcome }
tkds-step-natural-stays = eine natürliche { $face } kann nichts mehr verschieben: { $outcome }
tkds-step-advantage = Vorteil: { $who } würfelt mit zwei Würfeln und behält den besseren
tkds-step-disadvantage = Nachteil: { $who } würfelt mit zwei Würfeln und behält den schlechteren
tkds-step-edges-cancel = Vorteil und Nachteil heben sich auf: { $who } würfelt einfach
tkds-step-skill-lowered = { $who } würfelt mit geminderter Fertigkeit: { $skill }, jetzt { $bonus }
tkds-step-wound-hinders = { $who } ist tödlich verwundet: { $bonus } auf den Wurf
tkds-step-exhaustion-hinders = { $who } ist erschöpft: { $bonus } auf den Wurf
tkds-step-blessing-helps = { $who } ist gesegnet: { $bonus } auf den Wurf
tkds-step-modified = Kniffe, Meisterschaft und andere Wirkungen auf { $who-acc }: { $bonus } auf den Wurf
tkds-step-automatic = bei doppeltem Vorteil oder Nachteil würfelt { $who } nicht: { $outcome }
tkds-step-rolled-again =
    { $left ->
        [0] { $who } gibt den letzten Heldenpunkt für einen zweiten Versuch
       *[other] { $who } gibt einen Heldenpunkt für einen zweiten Versuch, noch { $left } übrig
    }
tkds-step-origin-helps = das frühere Leben hilft { $who-dat } hier, Herkunft { $origin }: Vorteil
tkds-step-edge-helps = { $who } hat dank Essenz einen Vorteil
tkds-step-gift-helps = Volk oder Spezialisierung hilft hier: { $who } hat Vorteil
tkds-step-armour-hinders = die Rüstung behindert: { $who } hat Nachteil
tkds-step-roped = die Kletterausrüstung bewahrt { $who-acc } vor dem Schlimmsten
tkds-step-easy = das ist leicht für { $who-acc }, ein Wurf ist nicht nötig
    .then = das ist leicht, ein Wurf ist nicht nötig
tkds-step-impossible = das ist unmöglich: { $who } hat keine Chance
tkds-step-beyond-it = { $who } ist von Natur aus immun dagegen und muss nicht würfeln
tkds-step-calm = { $who } hat Zeit, Werkzeug und Wissen und nichts zu verlieren: Ein Wurf ist nicht nötig
tkds-step-turn-at-stake = zehn Minuten stehen auf dem Spiel, und das genügt: { $who } würfelt
tkds-step-rolled-in-secret = die Spielleitung würfelt verdeckt für { $who-acc }
tkds-step-rolled-in-secret-task = die Spielleitung würfelt verdeckt für { $who-acc }: { $activity }
tkds-step-secret-told = nun zeigt sich, wie der verdeckte Wurf für { $who-acc } ausging: { $outcome }
tkds-step-secret-told-task = nun zeigt sich, wie „{ $activity }“ für { $who-acc } ausging: { $outcome }
tkds-step-contest-rolled = { $who } würfelt { $face }, mit { $skill } { $total }
tkds-step-contest = { $who } hat { $total }, { $target } hat { $hu }: { $outcome }
tkds-step-contest-tie = { $who } und { $target } haben beide { $total }: Niemand gibt nach
tkds-step-luck = beim Glückswurf fällt eine { $face }: { $detail }

## Was ein Glückswurf bedeuten kann

tkds-detail-luck-bad = schlecht für die Spielenden
tkds-detail-luck-good = gut für die Spielenden
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
tkds-step-clung =
    { $points ->
        [one] { $who } gibt den letzten Heldenpunkt hin und klammert sich ans Leben: bewusstlos, aber ohne tödliche Wunde
       *[other] { $who } gibt alle { $points } Heldenpunkte hin und klammert sich ans Leben: bewusstlos, aber ohne tödliche Wunde
    }
tkds-step-immune = { $kind } kann { $who-acc } nichts anhaben
tkds-step-weakness = { $who } hat eine Anfälligkeit, { $kind }: Der Schaden verdoppelt sich auf { $damage }
tkds-step-resisted = { $who } hat Widerstand, { $kind }: halber Schaden, { $damage }
tkds-step-soaked = zeitweilige LP fangen { $points } Schaden für { $who-acc } ab
tkds-step-soaked-kept = zeitweilige LP fangen einen Teil des Schadens für { $who-acc } ab
tkds-step-hurt =
    { $left ->
        [0] { $who } erleidet { $damage } Schaden
       *[other] { $who } erleidet { $damage } Schaden und hat noch { $left } LP
    }
    .after-deed =
        { $left ->
            [0] : { $damage } Schaden
           *[other] : { $damage } Schaden, noch { $left } LP
        }
    .after-lasting =
        { $left ->
            [0] , erleidet { $damage } Schaden
           *[other] , erleidet { $damage } Schaden und hat noch { $left } LP
        }
tkds-step-hurt-kept = { $who } erleidet { $damage } Schaden
tkds-step-hurt-through = { tkds-step-hurt }
    .after-deed = { tkds-step-hurt.after-deed }
    .after-lasting = { tkds-step-hurt.after-lasting }
tkds-step-hurt-through-kept = { $who } erleidet den Rest des Schadens
tkds-step-harmless-at-zero = { $who } liegt schon mit 0 LP da: Das ändert nichts mehr
tkds-step-dying =
    { $rounds ->
        [one] { $who } bricht tödlich verwundet zusammen: Ohne Hilfe ist es in einer Kampfrunde vorbei
       *[other] { $who } bricht tödlich verwundet zusammen: Ohne Hilfe ist es in { $rounds } Kampfrunden vorbei
    }
    .after-hurt =
        { $rounds ->
            [one] und bricht tödlich verwundet zusammen: Ohne Hilfe ist es in einer Kampfrunde vorbei
           *[other] und bricht tödlich verwundet zusammen: Ohne Hilfe ist es in { $rounds } Kampfrunden vorbei
        }
    .after-hurt-through =
        { $rounds ->
            [one] und bricht tödlich verwundet zusammen: Ohne Hilfe ist es in einer Kampfrunde vorbei
           *[other] und bricht tödlich verwundet zusammen: Ohne Hilfe ist es in { $rounds } Kampfrunden vorbei
        }
    .after-deed-hurt =
        { $rounds ->
            [one] und eine tödliche Wunde; ohne Hilfe ist es in einer Kampfrunde vorbei
           *[other] und eine tödliche Wunde; ohne Hilfe ist es in { $rounds } Kampfrunden vorbei
        }
    .after-deed-hurt-through =
        { $rounds ->
            [one] und eine tödliche Wunde; ohne Hilfe ist es in einer Kampfrunde vorbei
           *[other] und eine tödliche Wunde; ohne Hilfe ist es in { $rounds } Kampfrunden vorbei
        }
tkds-step-dying-left = { $who } liegt im Sterben: In { $left ->
        [one] { $left } Kampfrunde
       *[other] { $left } Kampfrunden
    } ist es vorbei
tkds-step-dropped-again = { $who } fällt mit einer tödlichen Wunde auf 0 LP, und das ist das Ende
tkds-step-died = { $who } stirbt
    .after-hurt = und stirbt
    .after-hurt-through = und stirbt
    .after-hurt-kept = und stirbt
    .after-hurt-through-kept = und stirbt
    .after-deed-hurt = , das ist tödlich
    .after-deed-hurt-through = , das ist tödlich
tkds-step-subdued = { $who } ist besiegt, aber am Leben
    .after-hurt = und ist besiegt, aber am Leben
    .after-hurt-through = und ist besiegt, aber am Leben
    .after-hurt-kept = und ist besiegt, aber am Leben
    .after-hurt-through-kept = und ist besiegt, aber am Leben
    .after-deed-hurt = , besiegt, aber am Leben
    .after-deed-hurt-through = , besiegt, aber am Leben
tkds-step-spell-lost = { $who } verliert das Bewusstsein, und „{ $spell }“ endet
tkds-step-stable = { $who } liegt nicht mehr im Sterben, bleibt aber bewusstlos
tkds-step-woke = { $who } kommt mit 1 LP zu sich
tkds-step-roused = { $who } kommt zu sich
tkds-step-botched = die Hilfe für { $who-acc } geht furchtbar schief
tkds-step-healed = { $who } erhält bis zu { $points } LP zurück
tkds-step-fell =
    { $dice ->
        [0] { $who } stürzt { $metres } m tief
       *[other] { $who } stürzt { $metres } m tief: { $dice }W6, einer je 2 m
    }
tkds-step-skill-lost = { $who } verliert vorerst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $skill }
tkds-step-temporary = { $who } hat jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    }
tkds-step-temporary-kept = { $who } hat jetzt zeitweilige Punkte für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    }

## Fragen

tkds-ask-reroll = Das ist ein { $outcome }: Einen Heldenpunkt ausgeben und noch einmal würfeln? (noch { $left })
tkds-ask-reroll-success = Das ist schon ein { $outcome }: Trotzdem noch einmal würfeln? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-secret = Den verdeckten Wurf für einen Heldenpunkt wiederholen lassen, was immer er zeigt? (noch { $left })
tkds-ask-reroll-dice = Die Würfel zeigen { $total }: Einen Heldenpunkt ausgeben und alle noch einmal würfeln? (noch { $left })
tkds-ask-reroll-lost = Der Wettstreit läuft nicht gut für dich: Einen Heldenpunkt ausgeben und noch einmal würfeln? (noch { $left })
tkds-ask-reroll-won = Der Wettstreit läuft schon gut für dich: Trotzdem noch einmal würfeln? (Heldenpunkte übrig: { $left })
tkds-ask-reroll-bad-luck = Beim Glückswurf fällt eine { $total }: Einen Heldenpunkt ausgeben und noch einmal würfeln? (noch { $left })
tkds-ask-reroll-good-luck = Beim Glückswurf fällt eine { $total }, das ist schon gut: Trotzdem noch einmal würfeln? (Heldenpunkte übrig: { $left })
tkds-option-keep = den Wurf behalten
tkds-option-reroll = noch einmal würfeln
tkds-ask-cling = { $who } stirbt gleich: { $left ->
        [one] { $left } Heldenpunkt
       *[other] { $left } Heldenpunkte
    } hingeben und am Leben bleiben?
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
tkds-effect-hp-healed = { $who } erhält { $points } LP zurück
tkds-effect-temporary-lost = { $who } verliert zeitweilige LP: { $points }
tkds-effect-temporary-set = { $who } hat { $points } zeitweilige { $of ->
        [magic] magische Energie
       *[hp] LP
    } für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    }
tkds-effect-dying = { $who } liegt im Sterben: in { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    } ist es vorbei
tkds-effect-dying-ticked = { $who } liegt noch immer im Sterben: in { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    } ist es vorbei
tkds-effect-stabilised = { $who } liegt nicht mehr im Sterben
tkds-effect-collapsed = { $who } bricht bewusstlos zusammen
tkds-effect-clung = { $who } bleibt durch Heldenmut am Leben: bewusstlos, aber ohne tödliche Wunde
tkds-effect-woke = { $who } kommt zu sich
tkds-effect-died = { $who } ist tot
tkds-effect-subdued = { $who } ist besiegt, aber am Leben
tkds-effect-hero-points-spent = { $who } gibt { $points ->
        [one] { $points } Heldenpunkt
       *[other] { $points } Heldenpunkte
    } aus
tkds-effect-hero-points-set = { $who } hat jetzt { $points ->
        [one] { $points } Heldenpunkt
       *[other] { $points } Heldenpunkte
    }
tkds-effect-hero-points-set-all =
    { $points ->
        [one] { $ally } und { $who } haben jetzt je { $points } Heldenpunkt
       *[other] { $ally } und { $who } haben jetzt je { $points } Heldenpunkte
    }
tkds-effect-skill-lost = { $who } verliert vorerst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $skill }
tkds-effect-kit-used = das kostet { $who-acc } eine Anwendung des Heilkastens
tkds-effect-poison-delayed = das Gift in { $who-dat } ist für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    } aufgehalten
tkds-effect-poison-cured = { $who } ist das Gift los
tkds-effect-poison-worsened = das Gift in { $who-dat } wird schlimmer
tkds-effect-secret-kept = die Spielleitung behält für sich, wie der verdeckte Wurf für { $who-acc } ausging
tkds-effect-secret-revealed = der verdeckte Wurf für { $who-acc } war: { $outcome }
tkds-effect-contest-tied = { $who } und { $other } sind gleichauf: nichts ändert sich
tkds-effect-players-known = es ist bekannt, wer wen spielt
tkds-effect-luck-came = das Glück will es so: { $detail }
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
tkds-value-effect-immune = keiner durch Immunität
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
tkds-offer-cling = Sich mit allen Heldenpunkten ans Leben klammern
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
error-nothing-secret = kein verdeckter Wurf für „{ $who }“ ist noch aufzudecken; würfle erst einen
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

example-tkds-ex-c1 = Eine 1 bei Fertigkeit +5 und Zielwert 10: Der Fehlschlag wird kritisch.
example-tkds-ex-c2 = Ein Ungeheuer mit Fertigkeit +9 würfelt 1 gegen 10: Sein Erfolg wird zum Fehlschlag.
example-tkds-ex-c3 = Eine 20 bei Fertigkeit −5 und Zielwert 20: Der Fehlschlag wird zum Erfolg.
example-tkds-ex-c4 = Eine 20 ohne Fertigkeit gegen 10 ist schon kritisch und bleibt es.
example-tkds-ex-c5 = Eine 20 ohne Fertigkeit gegen 15: Der Erfolg wird kritisch.
example-tkds-ex-c6 = Mit Vorteil und einem Heldenpunkt: 3 und 5 scheitern, beide Würfel werden noch einmal geworfen, und die 14 ist ein Erfolg.
example-tkds-ex-c7 = Im Wettstreit geht ein Gleichstand an die Seite, die begonnen hat.
example-tkds-ex-c8 = Zeitweilige LP fangen 3 von 5 Schaden ab, der Rest geht auf die LP.
example-tkds-ex-c9 = Stabilisieren mit dem Heilkasten: Die Probe erreicht 10, und der Verbündete liegt nicht mehr im Sterben.
example-tkds-ex-c10 = Ein Sturz aus 5 m sind zwei Würfel, und bei 8 LP bedeutet eine 12, dass man im Sterben liegt.
