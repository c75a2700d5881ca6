# Vorbereitete Szenen im Browser.

ui-scenes-title = Vorbereitete Szenen
ui-scenes-bring = Beginnen lassen
ui-scenes-edit = Bearbeiten: { $title }
ui-scenes-forget = Löschen: { $title }
ui-scenes-new = Eine Szene vorbereiten
ui-scenes-name = Titel
ui-scenes-text = Was alle hören, wenn sie beginnt
ui-scenes-notes = Notizen nur für dich
ui-scenes-map = Karte als Text
ui-scenes-map-hint = # Wand, . Boden, + Deckung, ~ schwieriges Gelände; Helden beginnen bei 1 bis 9, Gegner bei a bis z.
ui-scenes-foes = Gegner
ui-scenes-at = Bei den Buchstaben
ui-scenes-handouts = Handzettel
ui-scenes-handout-new = Einen Handzettel hinzufügen
ui-scenes-handout-title = Titel des Handzettels
ui-scenes-handout-text = Text des Handzettels
ui-scenes-handout-shown = für alle, sobald die Szene beginnt
ui-scenes-handout-remove = Entfernen: { $title }
ui-scenes-hand-out = Austeilen an alle: { $title }
ui-scenes-hand-to = Geben: { $name }
ui-scenes-keep = Die Szene speichern
