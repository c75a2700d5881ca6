# Hra na papíře, z prohlížeče.

ui-paper-title = Pravidla a papír
ui-paper-text = Pravidla každé hry k hledání a zkoušení šancí; taháky a karty k tisku.
ui-paper-rules = Pravidla
ui-paper-cheat-sheet = Tahák (PDF)
ui-paper-cards = Karty (PDF)
ui-paper-chronicle = Kronika
ui-paper-chronicle-pdf = Kronika (PDF)
ui-paper-chronicle-md = Kronika (Markdown)
ui-paper-foe-card = karty k vystřižení (PDF)
ui-paper-printed = na papíře (PDF)
