# Stół w telefonie.

ui-phone-parts = Części stołu
ui-phone-acts = Działaj
ui-phone-sheet = Karta
ui-phone-map = Mapa
ui-phone-log = Dziennik
ui-phone-people = Postacie
ui-phone-gm = MG
ui-phone-news = coś nowego
