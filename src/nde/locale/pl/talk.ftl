# Pytania przy stole pełnymi zdaniami i odpowiedzi na nie: takie same w terminalu i w widoku tekstowym przeglądarki.

## Zdania, które są rozumiane; oddzielone przecinkami, porównywane bez wielkich liter i znaków

talk-phrases-who = kto tu jest, kto jest tutaj, kto jest przy stole, kto jest obecny
talk-phrases-menu = co mogę zrobić, co mogę teraz zrobić, co teraz, pokaż listę
talk-phrases-why = dlaczego tak, skąd to, czemu tak się stało
talk-phrases-help = co mogę wpisać, pomóż mi
talk-phrases-look = rozejrzyj się, gdzie jestem, gdzie jesteśmy, co widzę
talk-phrases-reach = kto mnie dosięgnie, kto może mnie dosięgnąć, kto mnie trafi, kto może mnie trafić, kto może dosięgnąć, kto dosięgnie
talk-phrases-cover = osłona do, osłona wobec, osłona przed, jak daleko do, jak daleko jest, jak stoję wobec, odległość do

## Kto tu jest

talk-seat = { $name }
talk-seat-gm = { $name }, mistrz gry
talk-seat-watching = { $name }, widz
talk-bot = gra program
seat-gm = mistrz gry
talk-engine = silnik gry
talk-connected = jest tutaj
talk-away = teraz poza stołem
talk-plays = gra: { $names }
talk-side-party = bohaterowie: { $names }
talk-side-foes = przeciwnicy: { $names }

## Kto kogo może dosięgnąć

talk-no-foe = nie ma tu przeciwnika, który mógłby dosięgnąć tę postać: { $name }
talk-reach-anywhere = nie ma mapy: każdy z nich może dosięgnąć tę postać ({ $name }), jak zechce opowieść: { $names }
talk-reach-nowhere = { $name }: poza mapą
talk-way-here = może uderzyć od razu
talk-way-none = nie ma drogi
talk-way-squares =
    { $count ->
        [one] ma { $count } kratkę do przejścia, zanim uderzy
        [few] ma { $count } kratki do przejścia, zanim uderzy
        [many] ma { $count } kratek do przejścia, zanim uderzy
       *[other] ma { $count } kratki do przejścia, zanim uderzy
    }
talk-way-bands =
    { $count ->
        [one] musi podejść o { $count } krok, zanim uderzy
        [few] musi podejść o { $count } kroki, zanim uderzy
        [many] musi podejść o { $count } kroków, zanim uderzy
       *[other] musi podejść o { $count } kroku, zanim uderzy
    }
talk-nobody-strikes = nikt nie ma teraz w zasięgu ręki tej postaci: { $name }

## Notatki

talk-no-notes = Nie ma notatek; „notatka” i kilka słów zapisuje nową.
talk-note = { $number }. { $name }: { $text }
talk-note-away = „notatka -1” wyrzuca pierwszą.

## Koniec i mistrz gry

talk-welcome = Wpisz numer albo „pomoc”, żeby zobaczyć wszystko, co można wpisać; zrozumiałe są też pytania takie jak „kto mnie dosięgnie”.
talk-turn-party = tura bohaterów
talk-waits = Stół czeka na odpowiedź: { $names }.
talk-still-to-act = Do działania zostali: { $names }.
talk-take-somebody = Nikim jeszcze nie grasz: „weź” i imię (wolni: { $names }) albo „stwórz”, żeby stworzyć bohatera.
talk-make-somebody = Nikim jeszcze nie grasz: „stwórz” tworzy bohatera, pytanie po pytaniu.
talk-is-won = Przygoda wygrana. „rozwój” rozwija bohatera, „dziennik” opowiada ją jeszcze raz.
talk-is-lost = Przygoda skończona. „cofnij” cofa twój ostatni krok, „dziennik” opowiada ją jeszcze raz.
talk-gm-about = Jesteś mistrzem gry. Każda z tych rzeczy trafia do dziennika jako orzeczenie:
talk-gm-own = wymień to, co robi tylko mistrz gry

error-only-in-terminal = „{ $line }” działa tylko w terminalu; tutaj wszystko zapisuje się samo, a żeby wyjść, wystarczy zamknąć stronę
error-plays-nobody = nikim tu nie grasz; podaj kogoś: { $allowed }
error-typed-before = połączenie się zerwało, zanim dotarło „{ $line }”; spójrz, co jest teraz, i wpisz to jeszcze raz
