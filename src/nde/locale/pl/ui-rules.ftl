# Zasady w przeglądarce: do czytania, szukania i próbowania.

ui-rules-rules = Zasady
ui-rules-loading = Wczytywanie zasad…
ui-rules-search = Szukaj zasad, tabel, czarów, ekwipunku i przeciwników
ui-rules-ways = Nawigacja
ui-rules-back = Wróć do stołu
ui-rules-game = Gra
ui-rules-contents = Spis treści
ui-rules-count = { $count ->
    [one] znaleziono { $count } miejsce
    [few] znaleziono { $count } miejsca
   *[many] znaleziono { $count } miejsc
}
ui-rules-none = Nic nie znaleziono: „{ $word }”.
ui-rules-near = Może chodziło o:
ui-rules-explains = objaśnia: { $terms }
ui-rules-more-hits = { $count ->
    [one] i jeszcze { $count }; dopisz resztę słowa
    [few] i jeszcze { $count }; dopisz resztę słowa
   *[many] i jeszcze { $count }; dopisz resztę słowa
}
ui-rules-link = Link do tej zasady
ui-rules-try = Sprawdź szanse: { $title }
ui-rules-more = Co jeszcze można zmienić
ui-rules-fractions = Dokładne ułamki
ui-rules-at-table = Tak jak się gra przy tym stole, z jego opcjami i pakietami.
ui-rules-on-paper = Na papierze:
ui-rules-paper-rules = podręcznik (PDF)
ui-rules-paper-cheat-sheet = ściągi (PDF)
ui-rules-paper-cards = karty (PDF)
ui-rules-paper-sheet = pusta karta postaci (PDF)
ui-rules-foe-cards = Karty do wycięcia (PDF)
ui-rules-choose = zaznacz bloki, żeby wydrukować tylko je
ui-rules-chosen = { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[many] { $count } bloków
}
