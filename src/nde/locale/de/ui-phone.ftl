# Der Tisch am Handy.

ui-phone-parts = Teile des Tisches
ui-phone-acts = Handeln
ui-phone-sheet = Bogen
ui-phone-map = Karte
ui-phone-log = Chronik
ui-phone-people = Leute
ui-phone-gm = Spielleitung
ui-phone-news = etwas Neues
