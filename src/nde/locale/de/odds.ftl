# Was ein Wurf entscheidet: was wer würfelt will, und was sonst daran hängt.  Kurz genug für einen Knopf.

odds-part = { $what } { $chance }
odds-fells = { $wish } und erledigt

wish-works = wirkt
wish-passes = gelingt
wish-harms = verletzt
wish-wounds = verwundet
    .partly = verbraucht, was ihn schützt
wish-hits = trifft
wish-holds = hält fest
wish-resists = abgewehrt
wish-prevails = gewinnt
wish-lucky = Glück
wish-acts-first = handelt in Kampfrunde 1
wish-all-act-first = alle handeln in Kampfrunde 1
wish-gets-away = entkommt
wish-gets-free = kommt frei
wish-gets-past = kommt vorbei
wish-gets-there = kommt hin
wish-keeps-spell = hält den Zauber
wish-keeps-calm = bleibt ruhig
wish-masters-fear = überwindet die Panik
wish-stands = hält stand
wish-unharmed = unversehrt
wish-unseen = unbemerkt
wish-gains-ground = gewinnt Boden
    .partly = hält den Abstand
wish-finds-clue = findet, was da ist

also-partly = wirkt teilweise
also-target-out = außer Gefecht
also-out = { $who } außer Gefecht
also-falls = { $who } geht zu Boden
also-others-flee = die anderen fliehen
also-foes-flee = die Gegner fliehen
also-one-caught = trifft auch { $who }
also-friends-caught =
    { $count ->
        [one] trifft auch { $count } Verbündeten
       *[other] trifft auch { $count } Verbündete
    }
also-heart-lost = { count-hearts } verloren
also-armour-spent = Rüstungsmarke verbraucht
also-cost = mit Preis
also-consequence = Folge
also-complication = Komplikation
also-critical = kritischer Schaden
also-dead = tot
also-scar = Narbe
also-one-critical = { $who }: kritischer Schaden
also-one-dead = { $who }: tot
also-one-scar = { $who }: Narbe
also-one-unharmed = { $who } unversehrt
also-second-fatigue = zweite Erschöpfung
also-fatigue = Erschöpfung
also-item-destroyed = Quelle zerstört
also-ill-effect = üble Nebenwirkung
also-one-acts-first = { $who } handelt
also-one-gets-away = { $who } entkommt
also-critical-hit = kritischer Treffer
also-backfires = kehrt sich gegen dich
also-tied = Gleichstand, nichts ändert sich
also-unfelt = trifft ohne Wirkung
also-patient-dies = Tod des Verletzten
also-poison-cured = Gift geheilt
also-worsens = macht es schlimmer
