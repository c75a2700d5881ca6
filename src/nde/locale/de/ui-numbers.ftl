# Was Spieler über die Werte von Gegnern wissen.

ui-numbers-agree = Was Spieler über Gegner wissen
ui-numbers-agree-shown = Lebenskraft und Rüstung in Zahlen
ui-numbers-agree-words = nur Worte: unverletzt, verletzt, fast am Ende
ui-numbers-agree-hidden = nichts
ui-numbers-known = Spieler wissen
ui-numbers-known-agreed = wie vereinbart
ui-numbers-known-shown = Zahlen
ui-numbers-known-words = Worte
ui-numbers-known-hidden = nichts
