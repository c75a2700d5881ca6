# Pierwsza strona: demo od razu, własny stół albo czyjś.

ui-start-guest = Gość
ui-start-demo = Zagraj teraz w demo
ui-start-demo-making = Przygotowuję stół…
ui-start-demo-text = Troje bohaterów i krótka przygoda, którą prowadzi program. Bez imienia, bez konta, bez instalowania.
ui-start-demo-games = Albo na innych zasadach:
ui-start-join = Dołącz do stołu
ui-start-join-text = Masz link od mistrza gry? Wklej go tutaj.
ui-start-join-link = Link do stołu
ui-start-join-go = Dołącz
ui-start-join-wrong = Ten link nie prowadzi do stołu. Skopiuj cały link, razem z tym, co jest po #.
ui-start-join-scan = Na telefonie skieruj aparat na kod na ekranie mistrza gry: link otworzy się sam.
ui-start-saved = Wróć do zapisanego stołu
ui-start-saved-text = Pod „Zapisz, by kontynuować gdzie indziej” mistrz gry dostaje plik stołu, z jego obrazkami i kośćmi. Tutaj gra toczy się dalej od tego miejsca, z nowymi linkami.
ui-start-saved-file = Wybierz plik stołu
ui-start-tables = Twoje stoły
ui-start-tables-all = { $count ->
    [one] Pokaż { $count } stół
    [few] Pokaż wszystkie { $count } stoły
    [many] Pokaż wszystkie { $count } stołów
   *[other] Pokaż wszystkie { $count } stołu
}
ui-start-tables-fewer = Pokaż mniej
ui-start-untitled = Stół bez tytułu
ui-start-archived = w archiwum
ui-start-heroes = Bohaterowie
ui-start-heroes-text = Stwórz bohatera krok po kroku, wydrukuj kartę, zapisz go tutaj i wprowadź przy dowolnym stole.
ui-start-heroes-go = Stwórz bohatera
ui-start-open = Otwórz stół
ui-start-open-text = Dostaniesz link dla graczy. Wystarczy im przeglądarka.
ui-start-game = Jaka gra?
ui-start-adventure = Przygoda
ui-start-new = Coś nowego: nikt w to jeszcze nie grał
ui-start-new-text = Cel, około tuzina miejsc, własny zegar i zwrot akcji. Przeciwnicy są dobierani do twoich bohaterów, co trwa kilka sekund.
ui-start-danger = Jak niebezpiecznie?
ui-start-danger-safe = bezpiecznie: kto nie traci głowy, wraca do domu
ui-start-danger-risky = ryzykownie: ostatnią walkę można przegrać
ui-start-danger-deadly = śmiertelnie: nie wszyscy wrócą
ui-start-no-adventure = bez przygody: opowiadasz ty
ui-start-no-adventure-text = Pusty stół: sceny, przeciwników i mapy ustawiasz ty.
ui-start-leader = Kto prowadzi grę?
ui-start-leader-me = ja
ui-start-leader-engine = program
ui-start-engine-needs-adventure = Program umie prowadzić tylko gotową przygodę.
ui-start-name = Twoje imię
ui-start-heroes-count = Gotowi bohaterowie
ui-start-no-heroes = żadnych
ui-start-language = Język stołu
ui-start-all-mine = Gram wszystkimi bohaterami (inaczej gram jednym, a reszta czeka na przyjaciół)
ui-start-options = Więcej opcji
ui-start-title = Tytuł stołu
ui-start-title-hint = zostaw puste, by użyć tytułu przygody albo gry
ui-start-agreement = Ustalenia przy stole
ui-start-agree-undo = Kto może cofać
ui-start-agree-undo-once = każdy swoje kroki, ale rzuty tylko raz na turę
ui-start-agree-undo-own = każdy swoje kroki, mistrz gry wszystko
ui-start-agree-undo-anyone = wszyscy
ui-start-agree-undo-gm = tylko mistrz gry
ui-start-agree-rulings = Kto ustala trudność
ui-start-agree-rulings-gm = mistrz gry
ui-start-agree-rulings-anyone = wszyscy
ui-start-agree-turns = Kto kończy tury i zarządza odpoczynek
ui-start-agree-turns-anyone = wszyscy
ui-start-agree-turns-gm = mistrz gry
ui-start-agree-answers = Pytanie zadane graczowi
ui-start-agree-answers-wait = czeka na odpowiedź
ui-start-agree-answers-delay = po minucie dostaje odpowiedź domyślną
ui-start-agree-answers-at-once = od razu dostaje odpowiedź domyślną
ui-start-game-options = Zasady domowe gry
ui-start-options-loading = Wczytywanie zasad…
ui-start-option-yes = tak
ui-start-option-no = nie
ui-start-pack = Wybierz własny pakiet…
ui-start-pack-hint = Plik TOML z innymi liczbami, przeciwnikami i słowami, nakładany na grę.
ui-start-make = Otwórz stół
ui-start-making = Przygotowuję stół…
ui-start-on-shelf = na twojej półce
