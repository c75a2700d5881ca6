# Bohaterowie: tworzeni pytanie po pytaniu, czytani z plików, przechowywani, drukowani.

ui-heroes-title = Bohaterowie
ui-heroes-ways = Drogi stąd
ui-heroes-all = Wszyscy bohaterowie
ui-heroes-new = Nowy bohater
ui-heroes-begun = Zaczęty bohater do gry { $game } czeka.
ui-heroes-go-on = Kontynuuj
ui-heroes-forget = Porzuć
ui-heroes-read = Wczytaj bohatera z pliku
ui-heroes-read-about = TOML albo JSON, zapisany tutaj albo w wierszu poleceń
ui-heroes-mine = Przechowywani w tej przeglądarce
ui-heroes-none = Jeszcze nikogo. Stwórz bohatera i zachowaj go tutaj.
ui-heroes-only-here = Bohaterowie zostają w tej przeglądarce. Ulubionych zapisz do pliku.
ui-heroes-twin = Kopiuj
ui-heroes-twin-of = Kopiuj: { $name }
ui-heroes-delete = Usuń
ui-heroes-delete-this = Usuń: { $name }
ui-heroes-sure = Usunąć na zawsze: { $name }?
ui-heroes-question = Pytanie { $number } z około { $count }
ui-heroes-progress = Jak daleko zaszło tworzenie
ui-heroes-came = Co z tego wynikło
ui-heroes-own = Własnymi słowami
ui-heroes-take = Wybierz
ui-heroes-or = albo jedna z tych odpowiedzi:
ui-heroes-seek = Znajdź odpowiedź
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
ui-heroes-surprise-all = Zaskocz mnie całą resztą
ui-heroes-leave = Zostaw, jak jest
ui-heroes-later = Dokończę później
ui-heroes-answered = Twoje odpowiedzi
ui-heroes-change = Zmień
ui-heroes-change-this = Zmień: { $question }
ui-heroes-steps = { $count ->
    [one] { $count } krok za tym stoi
    [few] { $count } kroki za tym stoją
    [many] { $count } kroków za tym stoi
   *[other] { $count } kroku za tym stoi
}
ui-heroes-wait = Chwila …
ui-heroes-retry = Spróbuj ponownie
ui-heroes-tools = Co zrobić z kartą
ui-heroes-keep = Zachowaj w tej przeglądarce
ui-heroes-kept = Zachowano tutaj
ui-heroes-kept-told = Zachowano w tej przeglądarce: { $name }.
ui-heroes-toml = Zapisz jako TOML
ui-heroes-json = Zapisz jako JSON
ui-heroes-print = Drukuj
ui-heroes-paper = Papier
ui-heroes-again = Stwórz następnego
ui-heroes-notes = Notatki
ui-heroes-take-along = Zabierz do stołu
ui-heroes-take-hint = Każdy stół tej gry podsunie bohaterów, których tu trzymasz.
ui-heroes-taken = { $name } jest już przy stole:
ui-heroes-file = Wybierz plik albo upuść go tutaj
ui-heroes-text = Albo wklej jego tekst
ui-heroes-check = Wczytaj
ui-heroes-check-again = Wczytaj ponownie
ui-heroes-edit = Wróć do tekstu
ui-heroes-too-long = Żadna karta nie jest tak długa; wybierz inny plik.
ui-heroes-line = Wiersz { $line }
ui-heroes-faults = { $count ->
    [one] { $count } rzecz na tej karcie się nie zgadza. Popraw ją w tekście i wczytaj ponownie.
    [few] { $count } rzeczy na tej karcie się nie zgadzają. Popraw je w tekście i wczytaj ponownie.
    [many] { $count } rzeczy na tej karcie się nie zgadza. Popraw je w tekście i wczytaj ponownie.
   *[other] { $count } rzeczy na tej karcie się nie zgadza. Popraw je w tekście i wczytaj ponownie.
}
