# Hra na papíře, z prohlížeče.

ui-paper-title = Hry na papíře
ui-paper-text = Pravidla, taháky a karty každé hry ke čtení i k tisku.
ui-paper-rules = Pravidla
ui-paper-cheat-sheet = Tahák (PDF)
ui-paper-cards = Karty (PDF)
ui-paper-chronicle = Kronika
ui-paper-chronicle-pdf = Kronika (PDF)
