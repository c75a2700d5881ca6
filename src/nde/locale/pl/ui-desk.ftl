# Stół na dużym ekranie.

ui-desk-people = Bohaterowie i przeciwnicy
ui-desk-log = Co się wydarzyło
ui-desk-place = Gdzie jesteście
ui-desk-place-text = Co tu widać
ui-desk-turn-party = Runda { $round }: działa drużyna
ui-desk-turn-foes = Runda { $round }: działają przeciwnicy
ui-desk-waiting = Czekamy na: { $names }
ui-desk-again = Zagraj jeszcze raz
ui-desk-won = Zwycięstwo
ui-desk-lost = Porażka
ui-desk-own-table = Otwórz własny stół
