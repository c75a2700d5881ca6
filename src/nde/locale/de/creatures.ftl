# Eigene Kreaturen: wie man sie schreibt, und was dazu gesagt wird.

cli-source-own = Von dir oder deinem Tisch für { $game } geschrieben.
cli-source-brought = Aus einem Paket, einem Abenteuer oder einer Datei, mit der dieser Tisch { $game } spielt.
play-gm-creature = eine eigene Kreatur schreiben: ihr Name und was sie von einer anderen unterscheidet
play-creatures-made = { $count ->
    [one] Eine eigene Kreatur ist bereit: { $names }
   *[other] Eigene Kreaturen sind bereit: { $names }
    }
error-no-creatures = in diesem Spiel kann man keine eigenen Kreaturen schreiben; wähle einen seiner Werteblöcke
error-no-creatures-given = keine Kreatur wurde genannt; schreib mindestens eine
error-not-your-creature = „{ $id }“ ist keine Kreatur dieses Tisches; eigene sind: { $allowed }
error-creature-known = „{ $id }“ ist ein Werteblock des Spiels; gib deiner einen anderen Namen oder lehne sie an diesen an
error-creature-needed = „{ $other }“ lehnt sich an „{ $id }“ an; ändere oder lösche zuerst diese
error-attack-unclear = „{ $text }“ ist kein Angriff; schreib Namen und Würfel, etwa „Biss (W6)“
error-not-a-value = { $kind ->
    [number] „{ $text }“ ist keine ganze Zahl; schreib eine, etwa 8
    [flag] „{ $text }“ ist weder true noch false; schreib eines davon
    [text] „{ $text }“ ist kein Text; setz ihn in Anführungszeichen
   *[table] „{ $text }“ passt hier nicht; schreib eine Tabelle aus Namen und Werten
    }
error-too-many-items = die Liste ist zu lang; schreib höchstens { $most }
cli-flag-creatures = eigene Kreaturen mitbringen: Werteblöcke, eine Datei von „nde import … --out“, ein Paket oder ein Abenteuer
error-no-stat-blocks-here = „{ $file }“ lässt sich für dieses Spiel nicht lesen: Es hat keine Schreibweise für eingefügte Werteblöcke; schreib eine .toml-Datei mit Tabellen [foes.…]
error-creatures-of-other-game = diese Kreaturen gehören zu { $game }, nicht zu { $own }; nenne jenes Spiel
error-creatures-of-several-games = die Dateien gehören zu mehreren Spielen: { $games }; lies sie je Spiel einzeln ein
play-comes-bystander = Hier ist { $names } und ergreift keine Partei
play-comes-friend = Hier ist { $names } und meint es gut mit der Gruppe
play-stands-bystander = { $name } hält sich heraus
play-stands-friend = { $name } hält zur Gruppe, kämpft aber nicht
play-took-sides = { $name } wendet sich gegen die Gruppe
play-gm-stance = jemanden zum Gegner (foe), Mitstreiter (ally), Freund (friend) oder Unbeteiligten (bystander) machen
error-stands-so-already = bei „{ $id }“ ist das schon so; nenne etwas anderes
play-reshaped = { $name } hat von nun an andere Werte
play-gm-reshape = etwas an einer anwesenden Kreatur ändern
error-no-such-creature-here = „{ $id }“ ist keine Kreatur in dieser Szene; nenne eine mit Werteblock
error-no-pasted-blocks = dieses Spiel hat keine Schreibweise für eingefügte Werteblöcke; schreib die Kreatur mit ihren Zahlen
error-nothing-pasted = in diesem Text steht kein Werteblock; füg einen ein, wie er im Regelbuch steht, auf Englisch und mit Zahlen
error-text-takes-too-long = diesen Text zu lesen hat länger als { $seconds } Sekunden gedauert; füg einen Teil davon ein
play-note-bystander = ergreift keine Partei
play-note-friend = der Gruppe gewogen
sheet-can-shoot = Schießt
sheet-is-detachment = Verband
sheet-is-fearless = Furchtlos
