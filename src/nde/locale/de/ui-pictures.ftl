# Die Bilder der Spielleitung, wie eines zur Karte wird und was Spielern gezeigt wird.

ui-gm-tool-pictures = Bilder
ui-pictures-bring = Bilder hinzufügen
ui-pictures-bring-about = PNG, JPEG oder WebP, je höchstens 24 MB. Gespeichert wird nur, was darauf zu sehen ist, sonst nichts aus der Datei.
ui-pictures-bring-map = Eine Karte aus einem Zeichenprogramm bringen (.uvtt, .dd2vtt, .df2vtt)
ui-pictures-bring-map-about = Bild, Wände, Türen und Fenster kommen mit. Alle in der Szene werden daraufgestellt, und Nebel liegt darüber.
ui-pictures-map-brought = Die Karte liegt aus. Wandstücke: { $walls }; Türen: { $doors }.
ui-pictures-save-map = Diese Karte als .dd2vtt speichern
ui-pictures-working = { $name } wird bearbeitet …
ui-pictures-refused =
    { $count ->
        [one] Eine Datei lässt sich nicht verwenden:
       *[other] { $count } Dateien lassen sich nicht verwenden:
    }
ui-pictures-none = Noch keine Bilder.
ui-pictures-untitled = Bild
ui-pictures-size = { $width } × { $height }
ui-pictures-map = Als Karte nehmen
ui-pictures-show = Zeigen…
ui-pictures-portrait = Porträt von…
ui-pictures-delete = Löschen
ui-pictures-title = Titel
ui-pictures-to = Wem (niemand gewählt: allen)
ui-pictures-show-all = Allen zeigen
ui-pictures-show-chosen = Den Gewählten zeigen
ui-pictures-shown = Bilder, die dir gezeigt werden
ui-pictures-shown-to-all = allen gezeigt
ui-pictures-shown-to = gezeigt: { $names }
ui-pictures-take-back = Nicht mehr zeigen
ui-pictures-under-map = unter der Karte
ui-pictures-take-away = Entfernen
ui-pictures-portrait-of = Porträt: { $names }
ui-pictures-fit-title = „{ $name }“ als Karte
ui-pictures-fit-about = Klick auf eine Ecke, an der Felder zusammenstoßen, dann auf eine zweite weit davon, und sag, wie viele Felder entlang der längeren Seite dazwischen liegen.
ui-pictures-fit-zoom = Vergrößerung
ui-pictures-fit-count = Felder dazwischen
ui-pictures-fit-pitch = Breite eines Feldes
ui-pictures-fit-left = Erste Ecke, von links
ui-pictures-fit-top = Erste Ecke, von oben
ui-pictures-fit-squares = { $columns } × { $rows } Felder
ui-pictures-fit-too-many = Das wären { $columns } × { $rows } Felder; eine Karte hat höchstens { $most } auf einer Seite.
ui-pictures-fit-fog = Spieler sehen nur, was sie erkunden
ui-pictures-fit-lay = Diese Karte verwenden
ui-pictures-choose-none = kein Bild
ui-pictures-fit-keep = So behalten
