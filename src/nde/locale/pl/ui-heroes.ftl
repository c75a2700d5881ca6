# Bohaterowie: tworzeni pytanie po pytaniu, wczytywani z plików, zapisywani, drukowani.

ui-heroes-title = Bohaterowie
ui-heroes-ways = Nawigacja
ui-heroes-all = Wszyscy bohaterowie
ui-heroes-new = Nowy bohater
ui-heroes-begun = Czeka niedokończony bohater, gra: { $game }.
ui-heroes-go-on = Kontynuuj
ui-heroes-forget = Porzuć
ui-heroes-read = Wczytaj bohatera z pliku
ui-heroes-read-about = TOML albo JSON, zapisany tutaj albo w wierszu poleceń
ui-heroes-mine = Zapisani w tej przeglądarce
ui-heroes-none = Nie ma jeszcze bohaterów. Stwórz kogoś i zapisz tutaj.
ui-heroes-only-here = Bohaterowie zostają w tej przeglądarce. Ulubionych zapisz do pliku.
ui-heroes-twin = Powiel
ui-heroes-twin-of = Powiel: { $name }
ui-heroes-delete = Usuń
ui-heroes-delete-this = Usuń: { $name }
ui-heroes-sure = Usunąć na zawsze: { $name }?
ui-heroes-question = Pytanie { $number } z około { $count }
ui-heroes-progress = Postęp tworzenia
ui-heroes-came = Wynik
ui-heroes-own = Własnymi słowami
ui-heroes-take = Użyj tego
ui-heroes-or = albo jedna z tych odpowiedzi:
ui-heroes-seek = Szukaj wśród odpowiedzi
ui-heroes-found = { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}
ui-heroes-proposed = propozycja
ui-heroes-chosen = wybrane
ui-heroes-back = Wstecz
ui-heroes-surprise = Zaskocz mnie
ui-heroes-surprise-all = Zaskocz mnie resztą
ui-heroes-leave = Zostaw, jak jest
ui-heroes-later = Dokończ później
ui-heroes-answered = Twoje odpowiedzi
ui-heroes-change = Zmień
ui-heroes-change-this = Zmień: { $question }
ui-heroes-steps = { $count ->
    [one] Pokaż { $count } krok
    [few] Pokaż { $count } kroki
    [many] Pokaż { $count } kroków
   *[other] Pokaż { $count } kroku
}
ui-heroes-wait = Chwila…
ui-heroes-retry = Spróbuj ponownie
ui-heroes-tools = Narzędzia karty
ui-heroes-keep = Zapisz w tej przeglądarce
ui-heroes-kept = Zapisano tutaj
ui-heroes-kept-told = Zapisano w tej przeglądarce: { $name }.
ui-heroes-toml = Zapisz jako TOML
ui-heroes-json = Zapisz jako JSON
ui-heroes-print = Drukuj
ui-heroes-paper = Papier
ui-heroes-again = Stwórz następnego
ui-heroes-notes = Notatki
ui-heroes-take-along = Zabierz do gry
ui-heroes-take-hint = Przy każdym stole tej gry znajdziesz bohaterów zapisanych tutaj.
ui-heroes-taken = { $name } jest już przy stole:
ui-heroes-file = Wybierz plik albo upuść go tutaj
ui-heroes-text = Albo wklej jego tekst
ui-heroes-check = Wczytaj
ui-heroes-check-again = Wczytaj ponownie
ui-heroes-edit = Wróć do tekstu
ui-heroes-too-long = Ten plik jest za długi jak na kartę postaci; wybierz inny.
ui-heroes-line = Wiersz { $line }
ui-heroes-faults = { $count ->
    [one] Na tej karcie jest { $count } błąd. Popraw go w tekście i wczytaj kartę ponownie.
    [few] Na tej karcie są { $count } błędy. Popraw je w tekście i wczytaj kartę ponownie.
    [many] Na tej karcie jest { $count } błędów. Popraw je w tekście i wczytaj kartę ponownie.
   *[other] Na tej karcie jest { $count } błędu. Popraw je w tekście i wczytaj kartę ponownie.
}
