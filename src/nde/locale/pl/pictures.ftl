# Obrazki: czego się nie przyjmuje i co jest nie tak z zachowanymi.

error-not-a-picture = to nie jest obrazek PNG, JPEG ani WebP; wybierz plik jednego z tych rodzajów
error-picture-broken = obrazek jest ucięty albo uszkodzony; zapisz go jeszcze raz i wybierz nowy plik
error-picture-too-large = obrazek ma { $width } × { $height } pikseli; może mieć najwyżej { $most } mln, a na jednym boku { $longest }: zmniejsz go
error-picture-too-rich = obrazek zająłby ponad { $most } MB, jakkolwiek go zapisać; zmniejsz go
error-picture-takes-too-long = praca nad obrazkiem trwała ponad { $seconds } s; zmniejsz go
error-picture-not-ours = obrazek w tym pliku jest inny, niż go wyeksportowano; wyeksportuj stół jeszcze raz i nie zmieniaj pliku
error-pictures-full = nie ma na niego miejsca: stół trzyma najwyżej tyle obrazków: { $most }, razem { $megabytes } MB; usuń niepotrzebny
error-no-such-picture = przy tym stole nie ma obrazka „{ $picture }”; wybierz któryś z listy
error-too-many-shown = pokazano już obrazków: { $most }; najpierw schowaj któryś z nich
error-picture-in-use = „{ $picture }” leży pod mapą, jest pokazany albo jest czyimś portretem; najpierw zabierz go stamtąd
error-picture-differs = obrazek ma { $width } × { $height } pikseli, inaczej niż podano; sprawdź listę obrazków
error-no-such-tile = nie ma takiego kawałka obrazka pod mapą; spójrz na stół jeszcze raz
play-picture-shown =
    { $is-called ->
        [yes] Mistrz gry pokazuje obrazek: { $title }.
       *[no] Mistrz gry pokazuje obrazek.
    }
doctor-picture-missing = stół „{ $table }”: nie ma obrazka „{ $picture }”; przywróć kopię zapasową albo dodaj go jeszcze raz
doctor-picture-damaged = stół „{ $table }”: obrazek „{ $picture }” nie jest tym, który zachowano; przywróć kopię zapasową
doctor-pictures-without-table =
    { $count ->
        [one] jeden obrazek należy do stołu, którego już nie ma; można go usunąć
        [few] { $count } obrazki należą do stołów, których już nie ma; można je usunąć
       *[many] { $count } obrazków należy do stołów, których już nie ma; można je usunąć
    }
error-two-maps = scena ma mapę jako tekst i całą mapę; zostaw jedną z nich
error-value-unfit = tego nie da się tu odczytać: { $reason }; zapisz to tak, jak było zapisane
play-no-pictures = Przy tym stole nie ma jeszcze obrazków; dodaje się je w przeglądarce, w „Obrazki”.
play-picture-handed = pokazany
play-picture-under = pod mapą
play-picture-face = portret
play-gm-pictures = obrazki tego stołu
play-gm-lay = połóż obrazek pod mapą: nazwa, ile punktów ma bok kratki i gdzie leży pierwszy róg
play-gm-portrait = daj komuś obrazek po nazwie; „off” go zabiera
play-words-picture = obrazek obraz
error-picture-not-along = obrazka { $picture } nie ma ani w pliku, ani na półce; weź cały plik, jak został zapisany
