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
