# Das Abenteuer, wie es die Spielleitung sieht.

ui-rooms-here = hier
ui-rooms-closed = geschlossen
ui-rooms-done = erledigt
ui-rooms-go = Dorthin gehen
ui-rooms-go-sure = Die ganze Gruppe wird dorthin gebracht. Fortfahren?
ui-rooms-foes = Wer dort ist
ui-rooms-ways = Wege hinaus
ui-rooms-deeds = Was man tun kann
ui-rooms-flags = Marken
ui-rooms-clocks = Uhren
ui-rooms-endings = Enden
ui-rooms-works = Wenn es gelingt: „{ $text }“
ui-rooms-fails = Wenn es misslingt: „{ $text }“
ui-rooms-only-you = Nur du siehst das.
ui-gm-tool-rooms = Orte

# Eigene Abenteuer.

ui-rooms-file = Ein Abenteuer aus einer Datei öffnen
ui-rooms-file-hint = Eine .toml-Datei, wie die Seite über das Schreiben von Abenteuern sie beschreibt.
ui-rooms-faults = { $count ->
    [one] { $count } Fehler in diesem Abenteuer
   *[other] { $count } Fehler in diesem Abenteuer
}
ui-rooms-line = Zeile { $line }
ui-rooms-none = Hier wird kein Abenteuer gespielt.
ui-rooms-open = Öffnen: { $title }
ui-rooms-own = Dein Abenteuer: { $title }

# Abenteuer, am Tisch geschrieben.

ui-rooms-write-open = Ein Abenteuer schreiben
ui-rooms-write = Das Abenteuer als Datei
ui-rooms-write-hint = Das Format ist das der Seite über das Schreiben von Abenteuern. Unter derselben id ist es eine neue Fassung: Die Gruppe bleibt, wo sie ist.
ui-rooms-open-written = Diese Fassung spielen
ui-rooms-save = Als Datei speichern
ui-rooms-new-title = Ein neues Abenteuer
ui-rooms-to-line = Zeile { $line } zeigen
