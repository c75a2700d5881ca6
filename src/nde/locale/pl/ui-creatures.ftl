# Własne stwory i osoby postronne.

ui-creatures-title = Ktoś nowy
ui-creatures-name = Imię: wdowa po młynarzu
ui-creatures-like = jak
ui-creatures-like-none = nikt szczególny
ui-creatures-bring = Wprowadź
ui-creatures-paste = Wklej bloki
ui-creatures-paste-text = Bloki po angielsku, takie jak w podręczniku
ui-creatures-read = Wczytaj
ui-creatures-keep = { $count ->
    [one] Zapisz { $count } stwora
    [few] Zapisz { $count } stwory
    [many] Zapisz { $count } stworów
   *[other] Zapisz { $count } stwora
}
ui-creatures-line = Wiersz { $line }: { $text }
ui-creatures-others = Są tu także
