# Przygoda oczami mistrza gry.

ui-rooms-here = tutaj
ui-rooms-closed = zamknięte
ui-rooms-done = zrobione
ui-rooms-go = Idź tam
ui-rooms-go-sure = Cała drużyna trafi tam. Kontynuować?
ui-rooms-foes = Kto tam jest
ui-rooms-ways = Wyjścia
ui-rooms-deeds = Co można zrobić
ui-rooms-flags = Flagi
ui-rooms-clocks = Liczniki
ui-rooms-endings = Zakończenia
ui-rooms-works = Jeśli się uda: „{ $text }”
ui-rooms-fails = Jeśli się nie uda: „{ $text }”
ui-rooms-only-you = Tylko ty to widzisz.
ui-gm-tool-rooms = Miejsca

# Własne przygody.

ui-rooms-file = Otwórz przygodę z pliku
ui-rooms-file-hint = Plik .toml, jak opisuje strona o pisaniu przygód.
ui-rooms-faults = { $count ->
    [one] { $count } błąd w tej przygodzie
    [few] { $count } błędy w tej przygodzie
    [many] { $count } błędów w tej przygodzie
   *[other] { $count } błędu w tej przygodzie
}
ui-rooms-line = wiersz { $line }
ui-rooms-none = Nikt tu nie gra żadnej przygody.
ui-rooms-open = Otwórz „{ $title }”
ui-rooms-own = Twoja przygoda: { $title }

# Przygody pisane przy stole.

ui-rooms-write-open = Napisz przygodę
ui-rooms-write = Przygoda jako plik
ui-rooms-write-hint = Format opisuje strona o pisaniu przygód. Pod tym samym id to nowa wersja: drużyna zostaje tam, gdzie jest.
ui-rooms-open-written = Graj w tę wersję
ui-rooms-save = Zapisz jako plik
ui-rooms-new-title = Nowa przygoda
ui-rooms-to-line = Pokaż wiersz { $line }
