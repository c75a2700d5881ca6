# Die erste Minute, einmal erklärt.

ui-first-title = Willkommen am Tisch
ui-first-see-map = Auf der Karte sind Helden rund, Gegner eckig. Klick jemanden an, um zu sehen, was mit ihm möglich ist.
ui-first-see-scene = Die Szene wird in der Mitte erzählt, und alles, was geschehen ist, findest du in der Chronik.
ui-first-see-phone = Oben steht das Neueste, darunter, was dein Held jetzt tun kann. Die Leiste unten führt zu Bogen, Karte und Chronik.
ui-first-do = Sag in eigenen Worten, was dein Held tut, oder drücke auf einen Knopf. Grüne Felder sind in Reichweite.
ui-first-lead = Du leitest dieses Spiel: Die Werkzeuge findest du über der Chronik, und jede Figur lässt sich mit einem Klick verbergen, umbenennen oder entfernen.
ui-first-odds = Die Prozentzahl auf einem Knopf ist die genaue Chance, dass gelingt, was du willst; zeig darauf, um zu sehen, was die Würfel noch entscheiden.
ui-first-odds-phone = Die Prozentzahl auf einem Knopf ist die genaue Chance, dass gelingt, was du willst. Tippe auf das Wort davor, um zu sehen, was die Würfel noch entscheiden.
ui-first-turn = Die blaue Anzeige oben sagt, wer am Zug ist. Ist dein Held fertig, drücke auf „Ich bin fertig“.
ui-first-close = Verstanden
