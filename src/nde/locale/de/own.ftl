# Namen, die die Spieler noch nicht kennen, und Kreaturen auf der Seite der Gruppe.

play-name-kept = die Spieler kennen { $name } nur als „{ $known-as }“
play-name-told = jetzt ist bekannt, was hinter „{ $known-as }“ steckt: { $name }
play-note-known-as = für die Spieler: „{ $name }“
play-gm-known = jemanden den Spielern nur unter einem anderen Namen zeigen; ohne Namen: verraten, wer es ist
play-words-power-as = als
play-words-clock-apart = unbewegt getrennt
error-known-so-already = „{ $id }“ heißt schon so; nenne einen anderen Namen oder keinen, um zu verraten, wer es ist
error-name-of-a-hero = Helden tragen ihren eigenen Namen; wähle einen Gegner oder Unbeteiligten
error-id-tells-name = die Spieler sehen „{ $id }“, und das verrät, wer es ist („{ $word }“); entferne die Figur und füge sie unter dem Namen hinzu, den die Spieler kennen sollen
play-comes-ally = Hier ist { $names } und kämpft für die Gruppe
play-stands-ally = { $name } kämpft von nun an für die Gruppe
play-note-ally = kämpft für die Gruppe
error-no-allies = in diesem Spiel kämpfen nur Helden auf der Seite der Gruppe; lass „{ $id }“ als Freund dabeistehen
error-side-of-a-hero = „{ $id }“ gehört zu den Helden und bleibt bei der Gruppe; wähle jemand anderen
setting-contest-tie = Wenn zwei im Wettstreit gleich gut sind
setting-contest-tie-draw = niemand gewinnt
setting-contest-tie-again = beide würfeln noch einmal
setting-contest-tie-first = wer zuerst genannt wurde, gewinnt
play-thing-given = { $kind ->
    [condition] { $name }: { $text }
    [note] { $name } hat eine Notiz: „{ $text }“
    [secret] { $name } bekommt eine Notiz
   *[thing] { $name } hat etwas Neues: { $text }
    }
play-thing-handed = { $kind ->
    [note] { $giver } gibt eine Notiz weiter an { $name }: „{ $text }“
    [secret] { $giver } gibt eine Notiz weiter an { $name }
   *[thing] { $giver } gibt das an { $name } weiter: { $text }
    }
play-thing-gone = { $kind ->
    [condition] { $name } hat das hinter sich: { $text }
    [note] { $name } hat die Notiz „{ $text }“ nicht mehr
    [secret] { $name } hat eine Notiz weniger
   *[thing] { $name } hat das nicht mehr: { $text }
    }
play-free-thing = Weitere Gegenstände
play-free-note = Notizen
play-gm-thing = jemandem einen Gegenstand in eigenen Worten geben; „zustand“ oder „notiz“ davor macht daraus einen Zustand oder eine Notiz
play-gm-away = einen Gegenstand, einen Zustand oder eine Notiz in eigenen Worten entfernen
play-words-thing-condition = zustand condition
play-words-thing-note = notiz note
play-words-hand = reiche übergib uebergib
play-words-hand-to = an
play-help-hand = jemandem einen Gegenstand in eigenen Worten weitergeben: „reiche“, der Gegenstand und ein Name
error-thing-empty = da steht nichts; sag in wenigen Worten, was es ist
error-has-it-already = { $who } hat es schon; nenne jemand anderen
error-no-such-thing = so etwas hast du nicht; wähle etwas von deinem Bogen
error-no-such-thing-here = niemand hier hat etwas namens „{ $word }“; nimm eines von: { $allowed }
