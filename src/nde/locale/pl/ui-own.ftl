# Stwory przy stole: po czyjej są stronie i jak nazywają je gracze.

ui-own-side = Strona
ui-own-foe = przeciwnik
ui-own-ally = walczy za drużynę
ui-own-friend = przyjaciel
ui-own-bystander = postronny
ui-own-keep-name = Ukryj imię
ui-own-tell-name = Ujawnij imię
ui-own-known-as = Dla graczy: coś dużego w ciemności
ui-own-dice = Kości
ui-own-add-die = Dodaj k{ $sides }
ui-own-secret = w tajemnicy
ui-own-odds = Pokaż szanse
ui-own-roll = Rzuć
ui-own-odds-of = Szanse: { $dice }
ui-own-throw = Rzuć kośćmi
ui-own-things = Własnymi słowami
ui-own-hand = Przekaż: { $thing }
ui-own-hand-to = przekaż dalej
ui-own-drop = Usuń: { $thing }
ui-own-kind = Co to jest
ui-own-kind-thing = przedmiot
ui-own-kind-condition = stan
ui-own-kind-note = notatka
ui-own-thing-hint = Zardzewiały klucz; klątwa studni
ui-own-give = Daj
