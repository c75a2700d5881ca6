# Półka.

ui-shelf-title = Twoja półka
ui-shelf-about = Co trzymasz między stołami: sceny, przygody, stwory, bohaterowie, mapy, pakiety i same stoły. Otwiera się tajnym linkiem, na każdym urządzeniu.
ui-shelf-make = Załóż półkę
ui-shelf-link = Tajny link twojej półki. Zapisz go sobie: nikt go już nie odtworzy.
ui-shelf-open = Otwórz półkę
ui-shelf-paste = Link do półki
ui-shelf-leave = Zapomnij półkę w tej przeglądarce
ui-shelf-empty = Nic na niej jeszcze nie leży.
ui-shelf-save = Zapisz półkę jako plik
ui-shelf-load = Dodaj z pliku
ui-shelf-tables = Dodaj moje stoły
ui-shelf-drop = Usuń: { $title }
ui-shelf-put = Połóż na półce: { $title }
ui-shelf-take = Weź z półki
ui-shelf-take-one = Weź: { $title }
ui-shelf-none = Na twojej półce nie ma niczego takiego.
ui-shelf-put-done = Leży już na twojej półce.
ui-shelf-no-shelf = W tej przeglądarce nie masz jeszcze półki.
ui-shelf-kind-hero = Bohaterowie
ui-shelf-kind-creature = Stwory
ui-shelf-kind-scene = Sceny
ui-shelf-kind-adventure = Przygody
ui-shelf-kind-map = Mapy
ui-shelf-kind-pack = Pakiety
ui-shelf-kind-table = Stoły

# Przygoda z tego, co się wydarzyło.

ui-rooms-made = Zacznij od tego, co się tu wydarzyło
