# Mapa, odległości i obszary.

ui-board-map = Mapa
ui-board-role = mapa w kratkę
ui-board-keys = Strzałki przesuwają kursor, a z klawiszem Shift widok. Enter prowadzi na kratkę albo pokazuje, co można zrobić z postacią, która tam jest. Page Up i Page Down przechodzą od postaci do postaci, Home do tej, która działa. C mierzy, plus i minus zmieniają powiększenie, 0 pokazuje całą mapę, Escape anuluje.
ui-board-view = Widok mapy
ui-board-zoom-in = Powiększ
ui-board-zoom-out = Pomniejsz
ui-board-fit = Pokaż całą mapę
ui-board-measure = Zmierz
ui-board-square = { $square }: { $what }
ui-board-ground-wall = ściana
ui-board-ground-cover = niska przeszkoda
ui-board-ground-difficult = trudny teren
ui-board-ground-both = niska przeszkoda w trudnym terenie
ui-board-ground-floor = wolna kratka
ui-board-ground-unknown = nieznane
ui-board-cover-none = czysta linia
ui-board-cover-partial = częściowa osłona
ui-board-cover-full = pełna osłona
ui-board-in-reach = w zasięgu ręki
ui-board-hidden = w ukryciu
ui-board-acting = działa
ui-board-walkable = w zasięgu ruchu
ui-board-walk-to = Idź na kratkę { $square }
ui-board-too-far = Na kratkę { $square } nie da się teraz dojść
ui-board-moved = { $name } jest teraz na kratce { $square }
ui-board-nothing-here = Tu nie ma nic do zrobienia
ui-board-given-up = Anulowano
ui-board-deeds = Działania, cel: { $name }
ui-board-act-with = Działaj jako { $name }
ui-board-move = Przesuń
ui-board-choose-square = Wskaż kratkę: { $name }
ui-board-hide = Ukryj
ui-board-show = Pokaż
ui-board-paint = Rysuj mapę
ui-board-painted = Narysowano
ui-board-tool-wall = Ściana
ui-board-tool-cover = Niska osłona
ui-board-tool-difficult = Trudny teren
ui-board-tool-floor = Podłoga
ui-board-rectangle = Prostokąt
ui-board-first-corner = Pierwszy róg gotowy; wskaż drugi
ui-board-fog = Mgła
ui-board-fog-about = Z włączoną mgłą gracze widzą tylko to, co widzieli ich bohaterowie
ui-board-tool-lift = Zdejmij mgłę
ui-board-tool-lift-about = Odsłania te kratki graczom
ui-board-tool-lay = Dodaj mgłę
ui-board-tool-lay-about = Gracze nie widzą tych kratek, dopóki ktoś nie stanie tam, skąd je widać
ui-board-fogged = dla graczy we mgle
ui-board-done-lift = Zdjęto mgłę
ui-board-done-lay = Dodano mgłę
ui-board-no-lift = Tam nie ma mgły
ui-board-no-lay = Tam już jest mgła
ui-board-new = Nowa mapa
ui-board-lay = Utwórz mapę
ui-board-width = Kolumny
ui-board-height = Wiersze
ui-board-lay-empty = Utwórz pustą mapę
ui-board-clear = Usuń mapę
ui-board-text = Mapa jako tekst
ui-board-text-about = # ściana, . podłoga, + niska osłona, ~ trudny teren, % jedno i drugie. Każda litera to postać; pod pustym wierszem możesz napisać, kto to: W = wolf-1
ui-board-lay-text = Użyj tej mapy
ui-board-text-now = Zacznij od pokazanej mapy
ui-board-fault-size = Każdy bok mapy musi mieć od 1 do { $most } kratek
ui-board-fault-ragged = { $found ->
    [one] Wiersz { $line } ma { $found } kratkę, a pierwszy { $width }
    [few] Wiersz { $line } ma { $found } kratki, a pierwszy { $width }
    [many] Wiersz { $line } ma { $found } kratek, a pierwszy { $width }
   *[other] Wiersz { $line } ma { $found } kratki, a pierwszy { $width }
}
ui-board-fault-glyph = Wiersz { $line }: „{ $glyph }” nic na mapie nie znaczy
ui-board-fault-letter = Wiersz { $line }: litera { $letter } jest na mapie dwa razy
ui-board-fault-legend = Wiersz { $line } nie objaśnia żadnej litery z mapy
ui-board-bands = Odległości
ui-board-seen-from = Z czyjego miejsca
ui-board-nobody = nikt
ui-board-band-of = Odległość: { $name }
ui-board-areas = Obszary
ui-board-borders = Obok: { $areas }
ui-board-area-of = Gdzie: { $name }
