# Stůl v telefonu.

ui-phone-parts = Části stolu
ui-phone-acts = Jednat
ui-phone-sheet = Deník
ui-phone-map = Mapa
ui-phone-log = Záznam
ui-phone-people = Postavy
ui-phone-gm = Vypravěč
ui-phone-news = něco nového
