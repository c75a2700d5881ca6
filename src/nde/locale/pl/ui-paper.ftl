# Gra na papierze, z przeglądarki.

ui-paper-title = Zasady i wydruki
ui-paper-text = Zasady każdej gry do szukania i sprawdzania szans; ściągi i karty do druku.
ui-paper-rules = Zasady
ui-paper-cheat-sheet = Ściąga (PDF)
ui-paper-cards = Karty (PDF)
ui-paper-chronicle = Kronika
ui-paper-chronicle-pdf = Kronika (PDF)
ui-paper-chronicle-md = Kronika (Markdown)
ui-paper-foe-card = karty do wycięcia (PDF)
ui-paper-printed = na papierze (PDF)
