# Namen, die die Spieler noch nicht kennen, und Kreaturen auf der Seite der Gruppe.

play-name-kept = die Spieler kennen { $name } nur als „{ $known-as }“
play-name-told = jetzt ist bekannt, was hinter „{ $known-as }“ steckt: { $name }
play-note-known-as = für die Spieler: „{ $name }“
play-gm-known = jemanden den Spielern nur unter einem anderen Namen zeigen; ohne Namen: verraten, wer es ist
play-words-power-as = als
error-known-so-already = „{ $id }“ heißt schon so; nenne einen anderen Namen oder keinen, um zu verraten, wer es ist
error-name-of-a-hero = Helden tragen ihren eigenen Namen; wähle einen Gegner oder Unbeteiligten
error-id-tells-name = die Spieler sehen „{ $id }“, und das verrät, wer es ist („{ $word }“); nimm es heraus und bring es unter dem Namen herein, den die Spieler kennen sollen
play-comes-ally = Hier ist { $names } und kämpft für die Gruppe
play-stands-ally = { $name } kämpft von nun an für die Gruppe
play-note-ally = kämpft für die Gruppe
error-no-allies = in diesem Spiel kämpfen nur Helden auf der Seite der Gruppe; lass „{ $id }“ als Freund dabeistehen
error-side-of-a-hero = „{ $id }“ gehört zu den Helden und bleibt bei der Gruppe; wähle jemand anderen
setting-contest-tie = wenn zwei im Wettstreit gleich gut sind
setting-contest-tie-draw = niemand gewinnt
setting-contest-tie-again = beide würfeln noch einmal
setting-contest-tie-first = wer zuerst genannt wurde, gewinnt
