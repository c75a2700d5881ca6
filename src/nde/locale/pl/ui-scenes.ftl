# Przygotowane sceny w przeglądarce.

ui-scenes-title = Przygotowane sceny
ui-scenes-bring = Wprowadź
ui-scenes-edit = Zmień: { $title }
ui-scenes-forget = Usuń: { $title }
ui-scenes-new = Przygotuj scenę
ui-scenes-name = Tytuł
ui-scenes-text = Co wszyscy usłyszą na jej początku
ui-scenes-notes = Notatki tylko dla ciebie
ui-scenes-map = Mapa jako tekst
ui-scenes-map-hint = # ściana, . podłoga, + osłona, ~ trudny teren; bohaterowie zaczynają na 1–9, przeciwnicy na a–z.
ui-scenes-foes = Przeciwnicy
ui-scenes-at = Na literach
ui-scenes-handouts = Materiały
ui-scenes-handout-new = Dodaj materiał
ui-scenes-handout-title = Tytuł materiału
ui-scenes-handout-text = Treść materiału
ui-scenes-handout-shown = dla wszystkich, gdy tylko scena się zacznie
ui-scenes-handout-remove = Usuń: { $title }
ui-scenes-hand-out = Rozdaj wszystkim „{ $title }”
ui-scenes-hand-to = Dla: { $name }
ui-scenes-keep = Zapisz scenę
