# Stół: czego odmawia i momenty gry.

moment-session = nowa sesja
moment-fight = zaczyna się walka
moment-turn = tura się kończy
moment-calm = walka się kończy
moment-breather = chwila oddechu
moment-rest = odpoczynek
moment-camp = nocleg
moment-time = mija czas
moment-loud-time = mija czas, w hałasie
moment-morale = przeciwnicy się wahają
error-wrong-value = „{ $value }” nie pasuje do „{ $path }” (teraz: { $old }); podaj wartość tego samego rodzaju
error-not-playable = w „{ $game }” można pytać o pojedyncze sytuacje, ale nie grać przy stole; wybierz inną grę
error-no-such-seat = na „{ $seat }” nikt nie siedzi; użyj jednego z: { $allowed }
error-no-such-person = w scenie nie ma nikogo o nazwie „{ $id }”; zobacz, kto tam jest, i wskaż kogoś z nich
error-no-such-question = nie ma otwartego pytania o numerze { $number }; padła już odpowiedź albo nikt o nic nie pytał
error-no-such-note = notatki „{ $note }” nie możesz skasować; możesz te: { $allowed }
error-no-such-table-clock = nie ma licznika „{ $clock }”; użyj jednego z: { $allowed }
error-no-such-secret = żaden tajny rzut o numerze { $number } nie czeka na ujawnienie; zobacz, które czekają
error-secret-overtaken = tego tajnego czynu nie da się już dokończyć, bo sytuacja się zmieniła ({ $problem }); podaj sam wynik i ustaw skutki ręcznie albo porzuć rzut
error-not-yours = „{ $id }” prowadzi ktoś inny; działaj kimś swoim
error-not-your-question = na to pytanie odpowiada { $seat }; poczekaj na odpowiedź
error-only-the-gm = to może zrobić tylko mistrz gry; poproś go o to
error-only-watching = kto tylko patrzy, ten nie działa; najpierw zajmij miejsce gracza
error-ruling-not-yours = o „{ $name }” decyduje mistrz gry; pomiń to albo go poproś
error-not-offered = tego nie ma wśród rzeczy, które możesz teraz zrobić ({ $action }); wybierz coś z listy
error-not-this-moment = teraz nie można tego oznaczyć: { $moment }; zobacz, co można
error-something-in-the-way = nie pozwala na to coś, czego nie widzisz; spróbuj czegoś innego
error-question-first = najpierw na pytanie musi odpowiedzieć { $seat }; potem gra toczy się dalej
error-not-yet-time = za wcześnie na domyślną odpowiedź; poczekaj jeszcze { $seconds } s
error-nothing-to-undo = tyle nie da się cofnąć (można: { $possible }); cofnij mniej
error-nothing-to-redo = tyle nie da się ponowić (można: { $possible }): nic nie cofnięto albo zdarzyło się już coś nowego
error-undo-not-yours = wpis { $number } nie jest twój (miejsce: { $seat }); cofnąć go może tylko ta osoba albo mistrz gry
error-nothing-to-overrule = ostatni krok nie był rzutem; cofnij go zamiast tego
error-cannot-come-out-so = ostatni rzut nie może dać wyniku „{ $outcome }”; może dać: { $allowed }
error-no-typed-dice = ten stół sam rzuca kośćmi; pomiń wyniki kości
error-faces-left-over =
    { $count ->
        [one] o jeden wynik kości za dużo; podaj tyle, ile jest kości
        [few] o { $count } wyniki kości za dużo; podaj tyle, ile jest kości
        [many] o { $count } wyników kości za dużo; podaj tyle, ile jest kości
       *[other] o { $count } wyniku kości za dużo; podaj tyle, ile jest kości
    }
error-face-needed = stół czeka na prawdziwą kość; podaj, co wypadło na { $sides }
error-bad-parameter = „{ $value }” nie pasuje do „{ $name }”; dozwolone: { $allowed }
error-no-such-parameter = „{ $name }” nic o tej akcji nie mówi; można podać: { $allowed }
error-not-an-action = to nie jest akcja gry „{ $game }”: { $reason }; wyślij jedną z ofert tak, jak ją podano
error-not-an-effect = „{ $effect }” nie jest pełnym efektem tej gry; pasuje: { $allowed }
error-not-a-place = „{ $text }” to nie miejsce w tej scenie; podaj odległość i kogoś, np. „near ada”
error-no-space = w tej scenie nie ma mapy; najpierw ją rozłóż
error-no-fog = na tej mapie nie ma mgły; najpierw ją połóż
error-fog-unchanged =
    { $what ->
        [lift] na żadnej z tych kratek nie ma mgły; wybierz inne
       *[lay] na wszystkich tych kratkach już leży mgła; wybierz inne
    }
error-wrong-space = w tę grę nie gra się na „{ $space }”; użyj jednego z: { $allowed }
error-id-taken = nazwy „{ $id }” nie można tu użyć; wybierz inną
error-bad-id = „{ $id }” nie może być identyfikatorem; użyj małych liter, cyfr i myślników, najwyżej 40
error-bad-salt = „{ $salt }” to nie sól do kości; podaj od 1 do { $most } bajtów szesnastkowo
error-too-long = tekst ma { $length } znaków; zmieść się w { $most }
error-number-too-large = „{ $value }” to więcej, niż ma jakakolwiek liczba w grze; podaj liczbę od -{ $most } do { $most }
error-too-many =
    { $what ->
        [heroes] jeden gracz prowadzi najwyżej tyle postaci: { $most }; poproś mistrza gry, żeby najpierw jakąś usunął
        [party] przy stole mieści się najwyżej tyle postaci: { $most }; poproś mistrza gry, żeby najpierw jakąś usunął
        [figures] największa liczba uczestników sceny to { $most }; usuń część albo wprowadź mniej
        [notes] jedna osoba może mieć najwyżej tyle notatek: { $most }; najpierw jakąś skasuj
        [own-note-text] największa liczba znaków we wszystkich twoich notatkach to { $most }; skróć albo skasuj niektóre
        [note-text] największa liczba znaków w notatkach całego stołu to { $most }; skróć albo skasuj niektóre
        [salts] do kości można dodać najwyżej tyle soli: { $most }; graj z tymi, które już są
        [squares] najwięcej kratek, które można zmienić naraz, to { $most }; wybierz ich mniej albo okryj mgłą całą mapę
       *[seats] przy stole jest najwyżej tyle miejsc: { $most }; poczekaj, aż ktoś odejdzie
    }
error-unwritable = tekst zawiera uszkodzone znaki, których nie da się zapisać; wpisz go od nowa
error-table-closed = ta gra się skończyła, a jej kości ujawniono; zacznij nową
error-nobody-there = przy stole nie ma jeszcze żadnej postaci; najpierw jakąś przynieś albo stwórz
error-moved-on = gra poszła dalej, odkąd patrzysz (wpis { $base }, teraz { $now }); zmieniło się: { $what }; spójrz jeszcze raz i zdecyduj od nowa
error-no-adventure = przy tym stole nie toczy się żadna przygoda; zacznij jakąś, żeby w niej wybierać
error-not-to-choose-now = nie można teraz wybrać „{ $choice }”; użyj jednego z: { $allowed }
error-already-done = to polecenie już wykonano, jako wpis { $number }; nie trzeba nic więcej
error-no-such-policy = „{ $policy }” nie jest sposobem walki; użyj jednego z: { $allowed }
error-no-map-in-this-game = w tę grę gra się bez mapy; pomiń mapę
