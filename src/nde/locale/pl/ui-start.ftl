# Pierwsza strona: demo od razu, własny stół albo czyjś.

ui-start-guest = Gość
ui-start-demo = Zagraj teraz w demo
ui-start-demo-making = Nakrywam do stołu …
ui-start-demo-text = Troje bohaterów, krótka przygoda, a prowadzi silnik. Bez imienia, bez konta, bez instalowania.
ui-start-demo-games = Albo na innych zasadach:
ui-start-join = Dołącz do stołu
ui-start-join-text = Masz odnośnik od mistrza gry? Wklej go tutaj.
ui-start-join-link = Odnośnik do stołu
ui-start-join-go = Idź tam
ui-start-join-wrong = To nie prowadzi do żadnego stołu. Skopiuj cały odnośnik, razem z tym, co stoi za #.
ui-start-join-scan = Na telefonie skieruj aparat na kod na ekranie mistrza gry: odnośnik otworzy się sam.
ui-start-tables = Twoje stoły
ui-start-tables-all = { $count ->
    [one] Pokaż { $count } stół
    [few] Pokaż wszystkie { $count } stoły
    [many] Pokaż wszystkie { $count } stołów
   *[other] Pokaż wszystkie { $count } stołu
}
ui-start-tables-fewer = Pokaż mniej
ui-start-untitled = Stół bez tytułu
ui-start-archived = odłożony
ui-start-heroes = Bohaterowie
ui-start-heroes-text = Stwórz bohatera krok po kroku, wydrukuj kartę, zachowaj ją tutaj i przynieś do dowolnego stołu.
ui-start-heroes-go = Stwórz bohatera
ui-start-open = Otwórz stół
ui-start-open-text = Dostaniesz odnośnik dla graczy. Wystarczy im przeglądarka.
ui-start-game = Jaka gra?
ui-start-adventure = W co gracie
ui-start-no-adventure = bez przygody: opowiadasz ty
ui-start-no-adventure-text = Pusty stół: sceny, przeciwników i mapy ustawiasz ty.
ui-start-leader = Kto prowadzi?
ui-start-leader-me = ja
ui-start-leader-engine = silnik
ui-start-engine-needs-adventure = Silnik umie prowadzić tylko przygodę.
ui-start-name = Twoje imię
ui-start-heroes-count = Gotowi bohaterowie
ui-start-no-heroes = żadnych
ui-start-language = Język stołu
ui-start-all-mine = Gram wszystkimi bohaterami; bez tego jeden jest twój, a reszta czeka na przyjaciół
ui-start-options = Więcej opcji
ui-start-title = Tytuł stołu
ui-start-title-hint = puste: tytuł przygody albo gry
ui-start-agreement = Na co się umawiacie
ui-start-agree-undo = Kto może cofać
ui-start-agree-undo-own = ten, kto to zrobił, i mistrz gry
ui-start-agree-undo-anyone = wszyscy
ui-start-agree-undo-gm = tylko mistrz gry
ui-start-agree-rulings = Kto mówi, jak coś jest trudne
ui-start-agree-rulings-gm = mistrz gry
ui-start-agree-rulings-anyone = wszyscy
ui-start-agree-turns = Kto kończy turę drużyny i zarządza odpoczynek
ui-start-agree-turns-anyone = wszyscy
ui-start-agree-turns-gm = mistrz gry
ui-start-agree-answers = Pytanie zadane graczowi
ui-start-agree-answers-wait = czeka na odpowiedź
ui-start-agree-answers-delay = po minucie dostaje zwykłą odpowiedź
ui-start-agree-answers-at-once = od razu dostaje zwykłą odpowiedź
ui-start-game-options = Zasady domowe gry
ui-start-options-loading = Zaglądam do zasad …
ui-start-option-yes = tak
ui-start-option-no = nie
ui-start-pack = Wybierz własny pakiet …
ui-start-pack-hint = Plik TOML z innymi liczbami, przeciwnikami i słowami, nakładany na grę.
ui-start-make = Otwórz stół
ui-start-making = Nakrywam do stołu …
