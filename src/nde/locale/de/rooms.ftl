# Die Orte eines Abenteuers, nur für die Spielleitung.

rooms-here = die Gruppe ist hier
rooms-visited = besucht
rooms-unseen = noch nicht besucht
rooms-fight-ahead = hier sind Gegner
rooms-fight-won = der Kampf ist gewonnen
rooms-fight-broken = die Gegner sind geflohen
rooms-foe-there = { $name }
rooms-foe-hidden = { $name }, im Hinterhalt
rooms-foe-out = { $name }, außer Gefecht
rooms-group = { $count } × { $name }
rooms-group-hidden = { $count } × { $name }, im Hinterhalt
rooms-group-of-sizes = { $count } × { $name } (bei 3/4/5 Helden)
rooms-group-of-sizes-hidden = { $count } × { $name } (bei 3/4/5 Helden), im Hinterhalt
rooms-needs = nur wenn gesetzt: { $flags }
rooms-bars = nicht, wenn gesetzt: { $flags }
rooms-jammed = verklemmt: muss erst befreit werden
rooms-escape = auch während eines Kampfes offen
rooms-closed = geschlossen
rooms-done = erledigt
rooms-trial-might = { $difficulty ->
    [easy] Kraftprobe, leicht
    [hard] Kraftprobe, schwer
   *[other] Kraftprobe
    }
rooms-trial-agility = { $difficulty ->
    [easy] Probe auf Geschick, leicht
    [hard] Probe auf Geschick, schwer
   *[other] Probe auf Geschick
    }
rooms-trial-wits = { $difficulty ->
    [easy] Probe auf Verstand, leicht
    [hard] Probe auf Verstand, schwer
   *[other] Probe auf Verstand
    }
rooms-trial-nerve = { $difficulty ->
    [easy] Mutprobe, leicht
    [hard] Mutprobe, schwer
   *[other] Mutprobe
    }
rooms-when-enter = Beim ersten Betreten: { $what }
rooms-when-won = Wenn der Kampf gewonnen ist: { $what }
rooms-when-each-round = In jeder Kampfrunde: { $what }
rooms-when-then = Auf dem Weg: { $what }
rooms-when-works = Wenn es gelingt: { $what }
rooms-when-fails = Wenn es misslingt: { $what }
rooms-when-full = Wenn sie voll ist: { $what }
rooms-above = nur wenn die Gruppe mehr als { $percent } % ihrer Kraft hat
rooms-below = nur wenn die Gruppe höchstens { $percent } % ihrer Kraft hat
rooms-sets = setzt { $flags }
rooms-clears = löscht { $flags }
rooms-ticks = die Uhr „{ $title }“ rückt um { $by }
rooms-shows = wer im Hinterhalt liegt, wird gesehen
rooms-harm-light = leichter Schaden
rooms-harm-serious = schwerer Schaden
rooms-comes = es kommen { $names }
rooms-goes = die Gruppe kommt an diesen Ort: „{ $place }“
rooms-ends = das Abenteuer endet: „{ $ending }“
rooms-clock = { $title }, { $filled } von { $steps }
rooms-clock-secret = { $title }, { $filled } von { $steps }, geheim
rooms-way = { $text } → { $place }
rooms-flag-set = { $flag }: gesetzt
rooms-flag-clear = { $flag }: nicht gesetzt
rooms-about = „gm rooms“ und eine Kennung zeigt einen Ort ganz; „gm go“ und eine Kennung bringt die Gruppe dorthin.
play-gm-rooms = alle Orte des Abenteuers zeigen, oder alles über einen
play-gm-go = die Gruppe an einen beliebigen Ort des Abenteuers bringen
play-gm-flag = eine Marke des Abenteuers setzen; „off“ löscht sie
play-flag-set = jetzt gesetzte Marken: { $names }
play-flag-cleared = jetzt gelöschte Marken: { $names }
error-no-such-room = „{ $text }“ ist kein Ort dieses Abenteuers; wähle einen von: { $allowed }
error-in-that-room = die Gruppe ist schon bei „{ $text }“; wähle einen anderen Ort
error-no-such-story-flag = „{ $text }“ ist keine Marke dieses Abenteuers; nimm eine von: { $allowed }
error-not-set-out = das Abenteuer hat noch nicht begonnen; beginne es, oder bring die Gruppe zuerst an einen Ort
error-flags-so-already = bei { $names } ist das schon so; wähle andere Marken

# Abenteuer, am Tisch geöffnet.

play-adventure-opened = ein neues Abenteuer: „{ $title }“
play-adventure-changed = „{ $title }“ wird jetzt in der neuen Fassung gespielt
play-gm-adventure = ein Abenteuer aus einer Datei öffnen, oder eine neue Fassung des jetzigen
error-room-is-needed = die Gruppe ist bei „{ $text }“, und diesen Ort gibt es in der neuen Fassung nicht; behalte ihn, oder bring die Gruppe zuerst woandershin
error-adventure-under-way = im Abenteuer soll noch etwas geschehen; warte das ab und öffne dann die neue Fassung

# Vorbereitete Szenen.

play-scene-prepared = die Szene „{ $title }“ ist vorbereitet
play-no-scenes = Noch ist keine Szene vorbereitet.
play-gm-scenes = die vorbereiteten Szenen zeigen, oder alles über eine
play-gm-bring = eine vorbereitete Szene beginnen lassen
play-gm-handout = ein Handout einer vorbereiteten Szene austeilen: allen, oder wem du nennst
play-gm-prepare = die Szenen aus einer Datei vorbereiten
error-no-such-prepared = „{ $text }“ ist keine vorbereitete Szene; wähle eine von: { $allowed }
error-scenes-unreadable = { $source } ist nicht als TOML lesbar ({ $reason }); berichtige es dort
error-no-scenes-inside = { $source } enthält keine Szene; schreibe mindestens eine als [scenes.fork] mit Titel
