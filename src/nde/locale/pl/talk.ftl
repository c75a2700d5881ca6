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
talk-bot = gra program (bot)
seat-gm = mistrz gry
talk-engine = program
talk-connected = jest tutaj
talk-away = teraz poza stołem
talk-plays = gra: { $names }
talk-side-party = bohaterowie: { $names }
talk-side-foes = przeciwnicy: { $names }

## Kto kogo może dosięgnąć

talk-no-foe = { $name } jest poza zasięgiem: nie ma tu żadnego przeciwnika
talk-reach-anywhere = { $name }: bez mapy to opowieść rozstrzyga, kto dosięgnie tej postaci. Przeciwnicy: { $names }
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
        [one] musi podejść o { $count } strefę, zanim uderzy
        [few] musi podejść o { $count } strefy, zanim uderzy
        [many] musi podejść o { $count } stref, zanim uderzy
       *[other] musi podejść o { $count } strefy, zanim uderzy
    }
talk-nobody-strikes = { $name } nie jest teraz w niczyim zasięgu

## Notatki

talk-no-notes = Nie ma notatek; wpisz „notatka” i kilka słów, żeby dodać nową.
talk-note = { $number }. { $name }: { $text }
talk-note-away = „notatka -1” usuwa pierwszą.

## Koniec i mistrz gry

talk-welcome = Wpisz numer albo powiedz, co robisz: „zaatakuj wilka”. „pomoc” wymienia wszystko, co można wpisać; zrozumiałe są też pytania takie jak „kto mnie dosięgnie”.
talk-turn-party = tura bohaterów
talk-waits = Stół czeka na odpowiedź: { $names }.
talk-still-to-act = Mogą jeszcze działać: { $names }.
talk-end-for-all = Swoje działanie straciliby: { $names }. Zakończyć turę wszystkim? Wpisz „{ $yes }” albo zrób coś innego.
talk-take-somebody = Nie masz jeszcze bohatera. Jeszcze wolni: { $names }. Wpisz „weź” i imię albo „stwórz”, żeby stworzyć nowego.
talk-make-somebody = Nie masz jeszcze bohatera: wpisz „stwórz”, a powstanie pytanie po pytaniu.
talk-is-won = Przygoda wygrana. „rozwój” rozwija bohatera, „dziennik” pokazuje ją jeszcze raz.
talk-is-lost = Przygoda skończona. „cofnij” cofa twój ostatni krok, „dziennik” pokazuje ją jeszcze raz.
talk-gm-about = Jesteś mistrzem gry. Każda z tych rzeczy trafia do dziennika jako decyzja mistrza gry:
talk-gm-own = wymień polecenia dostępne tylko dla mistrza gry
talk-roll = { $name }: { $came }; mogło być: { $others }
talk-no-rolls = W ostatniej rundzie nikt nie rzucał.

error-only-in-terminal = „{ $line }” działa tylko w terminalu; tutaj wszystko zapisuje się automatycznie, a żeby wyjść, wystarczy zamknąć stronę
error-plays-nobody = nie masz tu bohatera; podaj kogoś: { $allowed }
error-typed-before = połączenie się zerwało, zanim dotarło „{ $line }”; spójrz, co jest teraz, i wpisz to jeszcze raz
