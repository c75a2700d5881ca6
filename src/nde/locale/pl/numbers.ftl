# Liczby przeciwników, które zna tylko prowadzący: jak przeciwnicy się trzymają i co się o tym mówi.

sheet-faring = Stan
faring-unhurt = bez ran
faring-hurt = z ranami
faring-nearly-down = u kresu sił
play-fares-unhurt = { $name } nie ma już żadnych ran
play-fares-hurt = { $name } ma już widoczne rany
play-fares-nearly-down = { $name } ledwo się trzyma
play-numbers-shown = liczby widoczne dla graczy: { $names }
play-numbers-words = dla graczy tylko słowa, bez liczb: { $names }
play-numbers-hidden = liczby ukryte przed graczami: { $names }
play-numbers-agreed = liczby znów zgodnie z ustaleniami przy stole: { $names }
play-note-numbers-words = gracze: tylko słowa
play-note-numbers-hidden = gracze: bez liczb
play-gm-numbers = jak gracze znają liczby przeciwnika: shown (widoczne), words (słowami), hidden (ukryte), agreed (jak ustalono)
error-not-a-foe = „{ $id }” nie jest przeciwnikiem, a liczby bohaterów są jawne; wybierz przeciwnika
