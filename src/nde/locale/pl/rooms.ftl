# Miejsca przygody, tylko dla mistrza gry.

rooms-here = drużyna jest tutaj
rooms-visited = odwiedzone
rooms-unseen = jeszcze nieodwiedzone
rooms-fight-ahead = są tu przeciwnicy
rooms-fight-won = walka wygrana
rooms-fight-broken = przeciwnicy uciekli
rooms-foe-there = { $name }
rooms-foe-hidden = { $name }, w zasadzce
rooms-foe-out = { $name }, poza walką
rooms-group = { $count } × { $name }
rooms-group-hidden = { $count } × { $name }, w zasadzce
rooms-group-of-sizes = { $count } × { $name } (na 3/4/5 bohaterów)
rooms-group-of-sizes-hidden = { $count } × { $name } (na 3/4/5 bohaterów), w zasadzce
rooms-needs = tylko jeśli ustawione: { $flags }
rooms-bars = nie, jeśli ustawione: { $flags }
rooms-jammed = zacięte: trzeba najpierw uwolnić
rooms-escape = otwarte także podczas walki
rooms-closed = zamknięte
rooms-done = zrobione
rooms-trial-might = { $difficulty ->
    [easy] Próba siły, łatwa
    [hard] Próba siły, trudna
   *[other] Próba siły
    }
rooms-trial-agility = { $difficulty ->
    [easy] Próba zręczności, łatwa
    [hard] Próba zręczności, trudna
   *[other] Próba zręczności
    }
rooms-trial-wits = { $difficulty ->
    [easy] Próba bystrości, łatwa
    [hard] Próba bystrości, trudna
   *[other] Próba bystrości
    }
rooms-trial-nerve = { $difficulty ->
    [easy] Próba odwagi, łatwa
    [hard] Próba odwagi, trudna
   *[other] Próba odwagi
    }
rooms-when-enter = Przy pierwszej wizycie: { $what }
rooms-when-won = Po wygranej walce: { $what }
rooms-when-each-round = W każdej rundzie walki: { $what }
rooms-when-then = Po drodze: { $what }
rooms-when-works = Jeśli się uda: { $what }
rooms-when-fails = Jeśli się nie uda: { $what }
rooms-when-full = Gdy się zapełni: { $what }
rooms-above = tylko jeśli drużyna ma ponad { $percent }% sił
rooms-below = tylko jeśli drużyna ma najwyżej { $percent }% sił
rooms-sets = ustawia { $flags }
rooms-clears = kasuje { $flags }
rooms-ticks = licznik „{ $title }” przesuwa się o { $by }
rooms-shows = widać wszystkich w zasadzce
rooms-harm-light = lekka krzywda
rooms-harm-serious = poważna krzywda
rooms-comes = nadchodzą: { $names }
rooms-goes = drużyna trafia w to miejsce: „{ $place }”
rooms-ends = przygoda się kończy: „{ $ending }”
rooms-clock = { $title }, { $filled } z { $steps }
rooms-clock-secret = { $title }, { $filled } z { $steps }, tajny
rooms-way = { $text } → { $place }
rooms-flag-set = { $flag }: ustawione
rooms-flag-clear = { $flag }: nieustawione
rooms-about = „gm rooms” z identyfikatorem pokazuje miejsce w całości; „gm go” z identyfikatorem prowadzi tam drużynę.
play-gm-rooms = pokaż wszystkie miejsca przygody albo wszystko o jednym
play-gm-go = zaprowadź drużynę do dowolnego miejsca przygody
play-gm-flag = ustaw flagę przygody; „off” ją kasuje
play-flag-set = ustawiono flagi: { $names }
play-flag-cleared = skasowano flagi: { $names }
error-no-such-room = „{ $text }” nie jest miejscem tej przygody; wybierz jedno z: { $allowed }
error-in-that-room = drużyna jest już w „{ $text }”; wybierz inne miejsce
error-no-such-story-flag = „{ $text }” nie jest flagą tej przygody; użyj jednej z: { $allowed }
error-not-set-out = przygoda się jeszcze nie zaczęła; zacznij ją albo zaprowadź drużynę do jakiegoś miejsca
error-flags-so-already = { $names }: tak już jest; wybierz inne flagi

# Przygody otwierane przy stole.

play-adventure-opened = nowa przygoda: „{ $title }”
play-adventure-changed = „{ $title }” toczy się teraz w nowej wersji
play-gm-adventure = otwórz przygodę z pliku albo nową wersję obecnej
error-room-is-needed = drużyna jest w „{ $text }”, a nowa wersja nie ma tego miejsca; zostaw je albo najpierw zaprowadź drużynę gdzie indziej
error-adventure-under-way = w przygodzie coś ma się jeszcze wydarzyć; poczekaj na to i dopiero otwórz nową wersję

# Przygotowane sceny.

play-scene-prepared = scena „{ $title }” jest przygotowana
play-no-scenes = Żadna scena nie jest jeszcze przygotowana.
play-gm-scenes = pokaż przygotowane sceny albo wszystko o jednej
play-gm-bring = wprowadź przygotowaną scenę
play-gm-handout = rozdaj materiał z przygotowanej sceny: wszystkim albo wskazanym
play-gm-prepare = przygotuj sceny z pliku
error-no-such-prepared = „{ $text }” nie jest przygotowaną sceną; wybierz jedną z: { $allowed }
error-scenes-unreadable = pliku { $source } nie da się odczytać jako TOML ({ $reason }); popraw to miejsce
error-no-scenes-inside = w { $source } nie ma żadnej sceny; zapisz choć jedną jako [scenes.fork] z tytułem
