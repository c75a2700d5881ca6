# Odmowy planszy: kratki, ruch, mapy tekstowe, odległości i obszary.

error-unreadable-square = „{ $text }” to nie kratka; podaj litery kolumny i numer rzędu, na przykład C4
error-off-board = kratki { $at } nie ma na tej mapie o wymiarach { $width } na { $height }; wybierz kratkę na mapie
error-off-map = „{ $at }” nie leży na tej mapie { $width } na { $height } kratek; wybierz miejsce na niej, licząc w kratkach od lewego górnego rogu
error-too-many-barriers = mapa mieści najwyżej { $most } odcinków ścian i { $doors } drzwi; pomiń część
error-door-twice = przy „{ $at }” jest więcej niż jedne drzwi albo drzwi bez długości; nazwij każde raz, od końca do końca
error-no-such-door = przy „{ $at }” nie ma drzwi; wybierz takie, które są na mapie
error-board-size = mapa nie może mieć wymiarów { $width } na { $height }; każdy bok musi liczyć od 1 do { $most } kratek
error-square-blocked = kratka { $at } to ściana; wybierz wolną kratkę
error-square-occupied = na kratce { $at } już ktoś jest; wybierz wolną kratkę
error-corner-blocked = ściany zamykają narożnik między { $start } a { $at }; obejdź go
error-not-a-step = kratka { $at } nie styka się z { $start }; podaj każdą kratkę drogi
error-too-far = droga na kratkę { $at } kosztuje { $cost }, a zostało { $left }; wybierz bliższą kratkę
error-no-way = nie ma drogi z kratki { $start } na { $at }; wybierz inną kratkę
error-no-direction = źródło i cel są na tej samej kratce { $at }, więc nie ma kierunku pchnięcia; wybierz inne źródło
error-no-such-token = w grze nie ma nikogo o nazwie „{ $token }”; do wyboru: { $allowed }
error-token-twice = „{ $token }” jest już w grze; wybierz inną nazwę
error-no-such-band = „{ $band }” to nie odległość w tej grze; do wyboru: { $allowed }
error-no-such-area = „{ $area }” to nie obszar tej sceny; do wyboru: { $allowed }
error-unknown-glyph = „{ $glyph }” w wierszu { $line }, kolumnie { $column } nic nie znaczy na mapie; użyj # . + ~ % albo litery od A do Z
error-ragged-line = wiersz { $line } ma { $found ->
    [one] { $found } kratkę
    [few] { $found } kratki
    [many] { $found } kratek
   *[other] { $found } kratki
    }, a pierwszy ma { $width }; wyrównaj długość wierszy
error-letter-twice = „{ $letter }” pojawia się na mapie ponownie w wierszu { $line }, kolumnie { $column }; użyj każdej litery raz
error-unreadable-legend = „{ $text }” w wierszu { $line } nie objaśnia żadnej litery ani znaku; napisz „A = goblin”, „A = goblin ~”, „~ = water” albo „ground = cave”
error-letter-not-on-map = wiersz { $line } objaśnia „{ $letter }”, a tej litery nie ma na mapie albo jest już objaśniona; usuń ten wiersz
ground-plain = zwykłe
ground-stone = kamień
ground-cave = jaskinia
ground-wood = drewno
ground-grass = trawa
ground-road = droga
ground-water = woda
ground-snow = śnieg
error-too-many-tokens = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
    } to za dużo na mapę tekstową; narysuj najwyżej { $most }
error-undrawable-token = nazwy „{ $token }” nie da się narysować; użyj nazwy bez odstępów
