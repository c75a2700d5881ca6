# Pointing, measuring, writing and drawing on the map.

ui-draw-tools = Zeigen und zeichnen
ui-draw-ping = Zeigen
ui-draw-ping-about = Auf eine Stelle zeigen: Alle, die das Feld kennen, sehen dort eine Welle. Umschalt und ein Klick oder P tun dasselbe.
ui-draw-ruler = Maßband
ui-draw-ruler-about = Von einer Stelle zu einer anderen ziehen: Alle, die beide kennen, sehen es, solange du es hältst. Ein Klick misst von deiner Figur aus.
ui-draw-open = Zeichnen und schreiben
ui-draw-free = Freihand
ui-draw-line = Linie
ui-draw-rectangle = Rechteck
ui-draw-circle = Kreis
ui-draw-label = Schreiben
ui-draw-wipe = Wegwischen
ui-draw-colour = Farbe
ui-draw-colour-red = rot
ui-draw-colour-orange = orange
ui-draw-colour-green = grün
ui-draw-colour-blue = blau
ui-draw-colour-purple = violett
ui-draw-colour-black = schwarz
ui-draw-colour-white = weiß
ui-draw-hidden = Nur ich sehe es
ui-draw-wipe-own = Alles von mir wegwischen
ui-draw-wipe-all = Alles wegwischen
ui-draw-wipe-all-sure = Alles wegwischen, was auf diese Karte gezeichnet ist?
ui-draw-what = Was bei { $square } stehen soll
ui-draw-write = Hinschreiben
ui-draw-first = Erste Stelle gesetzt; wähle die andere
ui-draw-done = Gezeichnet
ui-draw-wiped = Weggewischt
ui-draw-nothing = Hier ist nichts gezeichnet, was du wegwischen darfst
ui-draw-pointed = { $name } zeigt auf { $square }
ui-draw-pointed-in-fog = Die Spieler kennen { $square } nicht: Sie sehen nicht, wohin du zeigst
ui-draw-ruled = { $start } bis { $end }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
ui-draw-length = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
ui-draw-here-label = hier steht „{ $text }“
ui-draw-here = hier ist etwas gezeichnet
ui-draw-list = Auf dieser Karte
ui-draw-by = { $what } von { $name }
ui-draw-show = Zeigen
ui-draw-hide = Verbergen
ui-draw-choose = Wähle eine Stelle auf der Karte: mit der Maus, dem Finger oder den Pfeiltasten und Enter
