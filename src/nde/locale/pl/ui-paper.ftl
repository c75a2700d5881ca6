# Gra na papierze, z przeglądarki.

ui-paper-title = Gry na papierze
ui-paper-text = Zasady, ściągi i karty każdej gry, do czytania i drukowania.
ui-paper-rules = Zasady
ui-paper-cheat-sheet = Ściąga (PDF)
ui-paper-cards = Karty (PDF)
ui-paper-chronicle = Kronika
ui-paper-chronicle-pdf = Kronika (PDF)
