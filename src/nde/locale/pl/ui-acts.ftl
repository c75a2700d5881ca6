# Pasek działań: pytania, działania, czas i tury, cofanie.

ui-acts-title = Co możesz zrobić
ui-acts-question = Odpowiada { $who }
ui-acts-other-asked = Odpowiada { $who }:
ui-acts-suggested = propozycja
ui-acts-your-answer = Twoja odpowiedź
ui-acts-answer = Odpowiedz
ui-acts-drop = Porzuć
ui-acts-face = Wynik od 1 do { $sides }
ui-acts-face-hint = Rzuć kością i wskaż wynik, tutaj albo na klawiaturze.
ui-acts-choices = Co dalej
ui-acts-by = Kto to robi: { $deed }
ui-acts-figures = Kto działa
ui-acts-has-acted = już po akcji
ui-acts-group-attack = Atak
ui-acts-group-raise = Podniesienie sojusznika
ui-acts-group-heal = Leczenie
ui-acts-group-help = Pomoc
ui-acts-group-guard = Obrona
ui-acts-group-prepare = Przygotowanie
ui-acts-group-move = Ruch
ui-acts-group-escape = Ucieczka
ui-acts-group-pass = Czekanie i koniec
ui-acts-group-keep-away = Trzymanie się z dala
ui-acts-group-other = Inne działania
ui-acts-number = próg: { $number }
ui-acts-do-it = Wykonaj
ui-acts-usual = Przywróć domyślne
ui-acts-less = mniej: { $what }
ui-acts-more-of = więcej: { $what }
ui-acts-secret = Rzuć w tajemnicy
ui-acts-real-dice = Wpisz wynik prawdziwych kości
ui-acts-clear = Wyczyść
ui-acts-walk-first = Nikogo nie ma w zasięgu: kliknij zieloną kratkę albo wybierz, dokąd iść.
ui-acts-go = Idź
ui-acts-moments = Czas i tury
ui-acts-moments-more = Inne zdarzenia
ui-acts-moment-session = Zacznij sesję
ui-acts-moment-fight = Zacznij walkę
ui-acts-moment-turn = Zakończ turę
ui-acts-moment-calm = Zakończ walkę
ui-acts-moment-breather = Złap oddech
ui-acts-moment-rest = Odpocznij
ui-acts-moment-camp = Rozbij obóz
ui-acts-moment-time = Niech minie czas
ui-acts-moment-loud-time = Niech minie czas (hałas)
ui-acts-moment-morale = Sprawdź morale przeciwników
ui-acts-still = Mogą jeszcze działać: { $names }
ui-acts-done = Gotowe
ui-acts-not-done = Działaj jednak dalej
ui-acts-done-waits = Gotowe. Czekamy jeszcze na: { $names }.
ui-acts-end-for-all = Zakończ turę za wszystkich
ui-acts-end-losing = Niewykorzystane działania: { $names }. Zakończyć turę?
ui-acts-undo = Cofnij
ui-acts-redo = Przywróć
ui-acts-undo-preview = To zostanie cofnięte:
ui-acts-redo-preview = To zostanie przywrócone:
ui-acts-undo-now = Cofnij
ui-acts-redo-now = Przywróć
ui-acts-entry = wpis { $number }
ui-acts-nothing = Teraz nie masz nic do zrobienia.
ui-acts-no-hero = Nie masz jeszcze bohatera: najpierw go wybierz.
ui-acts-watching = Oglądasz.
ui-acts-keys = Klawisze
ui-acts-keys-on = Używaj cyfr i liter jako skrótów
ui-acts-key-take = wykonaj działanie o tym numerze
ui-acts-key-arrows = przechodź między działaniami
ui-acts-key-enter = przyjmij proponowaną odpowiedź; zakończ turę, gdy nikt nie ma już nic do zrobienia
ui-acts-key-undo = cofnij
ui-acts-key-help = pokaż klawisze
ui-acts-key-escape = zamknij to, co otwarte
ui-acts-countdown = { $count ->
    [one] Proponowana odpowiedź zostanie przyjęta za { $count } sekundę.
    [few] Proponowana odpowiedź zostanie przyjęta za { $count } sekundy.
    [many] Proponowana odpowiedź zostanie przyjęta za { $count } sekund.
   *[other] Proponowana odpowiedź zostanie przyjęta za { $count } sekundy.
}
