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
