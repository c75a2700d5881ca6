# Stół: czego odmawia i momenty gry.

moment-session = nowa sesja
moment-fight = zaczyna się walka
moment-turn = tura się kończy
moment-calm = walka się kończy
moment-breather = chwila oddechu
moment-rest = odpoczynek
moment-camp = nocleg
moment-time = mija czas
moment-loud-time = mija czas (hałas)
moment-morale = przeciwnicy się wahają
error-wrong-value = „{ $value }” nie pasuje do „{ $path }” (teraz: { $old }); podaj wartość tego samego rodzaju
error-not-playable = w „{ $game }” można pytać o pojedyncze sytuacje, ale nie grać przy stole; wybierz inną grę
error-no-such-seat = na miejscu „{ $seat }” nikt nie siedzi; do wyboru: { $allowed }
error-no-such-person = w scenie nie ma nikogo o nazwie „{ $id }”; zobacz, kto tam jest, i wskaż kogoś z nich
error-no-such-question = nie ma otwartego pytania o numerze { $number }; padła już odpowiedź albo nikt o nic nie pytał
error-no-such-note = notatki „{ $note }” nie możesz usunąć; możesz te: { $allowed }
error-clock-of-the-game = licznik „{ $clock }” prowadzą zasady gry; one go zaczynają i kończą
error-no-such-table-clock = nie ma licznika „{ $clock }”; do wyboru: { $allowed }
error-no-such-secret = żaden tajny rzut o numerze { $number } nie czeka na ujawnienie; zobacz, które czekają
error-secret-overtaken = to tajne działanie nie jest już możliwe, bo sytuacja się zmieniła ({ $problem }); ujawnij sam wynik i ustaw skutki ręcznie albo porzuć rzut
error-not-yours = tą postacią („{ $id }”) gra ktoś inny; działaj którąś ze swoich
error-growth-in-a-fight = w środku walki nikt się nie uczy; poczekaj na jej koniec
error-growth-not-earned = { $id } musi jeszcze na to poczekać: bohaterowie rozwijają się po wygranej przygodzie albo gdy tak powie mistrz gry
error-has-grown = { $id } ma już za sobą rozwój po tej przygodzie; następny będzie po kolejnej albo gdy tak powie mistrz gry
error-not-your-question = na to pytanie odpowiada { $seat }; poczekaj na odpowiedź
error-only-the-gm = to może zrobić tylko mistrz gry; poproś go o to
error-only-watching = widzowie nie mogą działać; najpierw zajmij miejsce gracza
error-ruling-not-yours = o „{ $name }” decyduje mistrz gry; pomiń to albo go poproś
error-not-offered = nie możesz tego teraz zrobić ({ $action }); wybierz coś z listy
error-not-this-moment = to nie może się teraz zdarzyć: { $moment }; zobacz, co może
error-name-empty = bohater potrzebuje imienia („{ $id }”); wpisz je
error-no-turn-of-yours = twoja strona nie działa teraz w walce; powiedz to, gdy przyjdzie jej tura
error-nobody-of-yours-acts = żadna z twoich postaci nie może działać w tej turze; dokończą ją inni
error-done-already = już to padło; tura skończy się, gdy wszyscy będą gotowi albo gdy zakończy ją mistrz gry
error-not-done-yet = żadna z twoich postaci nie skończyła tury, więc nie ma czego cofać; po prostu działaj
error-others-not-done = swoje działanie straciliby: { $who }; poczekaj albo potwierdź, że tura kończy się dla wszystkich
error-something-in-the-way = nie pozwala na to coś, czego nie widzisz; spróbuj czegoś innego
error-question-first = najpierw na pytanie musi odpowiedzieć { $seat }; potem gra toczy się dalej
error-not-yet-time = za wcześnie na domyślną odpowiedź; poczekaj jeszcze { $seconds } s
error-nothing-to-undo = tylu kroków nie da się cofnąć (można: { $possible }); cofnij mniej
error-nothing-to-redo = tylu kroków nie da się przywrócić (można: { $possible }): nic nie cofnięto albo zdarzyło się już coś nowego
error-undo-not-yours = wpis { $number } może cofnąć tylko { $seat } albo mistrz gry; poproś o to
error-undo-used-up = w tej turze już raz cofnięto ci rzut albo odkrycie; poproś mistrza gry o cofnięcie wpisu { $number }
error-nothing-to-overrule = ostatni krok nie był rzutem; zamiast tego go cofnij
error-overrule-too-far = wpis { $number } jest zbyt dawny, żeby zmienić jego wynik; ustaw skutki ręcznie
error-not-a-late-roll = wpis { $number } nie jest rzutem z ostatniej rundy; wybierz taki, który jest
error-hangs-on-the-roll = od tego rzutu zależą wpisy, które trzeba by cofnąć: { $entries }; potwierdź to albo zostaw rzut bez zmian
error-cannot-come-out-so = ten rzut nie może dać wyniku „{ $outcome }”; może dać: { $allowed }
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
error-no-such-parameter = to działanie nie ma parametru „{ $name }”; można podać: { $allowed }
error-not-an-action = to nie jest działanie gry „{ $game }”: { $reason }; wyślij jedną z ofert tak, jak ją podano
error-not-an-effect = „{ $effect }” nie jest pełnym efektem tej gry; do wyboru: { $allowed }
error-not-a-place = „{ $text }” to nie miejsce w tej scenie; podaj odległość i kogoś, np. „near ada”
error-no-space = w tej scenie nie ma mapy; najpierw ją utwórz
error-no-fog = na tej mapie nie ma mgły; najpierw ją dodaj
error-fog-unchanged =
    { $what ->
        [lift] na żadnej z tych kratek nie ma mgły; wybierz inne
       *[lay] na wszystkich tych kratkach już jest mgła; wybierz inne
    }
error-wrong-space = w tę grę nie gra się na „{ $space }”; do wyboru: { $allowed }
error-id-taken = nazwy „{ $id }” nie można tu użyć; wybierz inną
error-bad-id = „{ $id }” nie może być identyfikatorem; użyj małych liter, cyfr i łączników, najwyżej 40
error-bad-salt = „{ $salt }” to nie jest poprawna sól do kości; podaj od 1 do { $most } bajtów szesnastkowo
error-too-long = tekst ma { $length ->
    [one] { $length } znak
    [few] { $length } znaki
    [many] { $length } znaków
   *[other] { $length } znaku
}; zmieść się w { $most }
error-number-too-large = „{ $value }” to za dużo jak na tę grę; podaj liczbę od -{ $most } do { $most }
error-too-many =
    { $what ->
        [lines] naraz można postawić najwyżej { $most ->
            [one] { $most } linię
            [few] { $most } linie
            [many] { $most } linii
           *[other] { $most } linii
        }; narysuj krótsze
        [bystanders] w scenie może być najwyżej { $most ->
            [one] { $most } postronny
            [few] { $most } postronnych
            [many] { $most } postronnych
           *[other] { $most } postronnych
        }; najpierw kogoś usuń
        [creatures] przy stole może być najwyżej { $most ->
            [one] { $most } własny stwór
            [few] { $most } własne stwory
            [many] { $most } własnych stworów
           *[other] { $most } własnego stwora
        }; pomiń część
        [in-words] przy stole może być najwyżej { $most ->
            [one] { $most } rzecz
            [few] { $most } rzeczy
            [many] { $most } rzeczy
           *[other] { $most } rzeczy
        } opisanych słowami; najpierw jakąś usuń
        [handouts] w scenie może być najwyżej { $most ->
            [one] { $most } materiał
            [few] { $most } materiały
            [many] { $most } materiałów
           *[other] { $most } materiału
        }; pomiń część albo zrób dwie sceny
        [prepared-scenes] przy stole może być najwyżej { $most ->
            [one] { $most } przygotowana scena
            [few] { $most } przygotowane sceny
            [many] { $most } przygotowanych scen
           *[other] { $most } przygotowanej sceny
        }; najpierw jakąś usuń
        [prepared-text] przygotowane sceny stołu mogą mieć razem najwyżej { $most ->
            [one] { $most } znak
            [few] { $most } znaki
            [many] { $most } znaków
           *[other] { $most } znaku
        }; skróć albo usuń niektóre
        [shelf-items] na półce może być najwyżej { $most ->
            [one] { $most } rzecz
            [few] { $most } rzeczy
            [many] { $most } rzeczy
           *[other] { $most } rzeczy
        }; najpierw jakąś usuń
        [shelf-bytes] półka mieści najwyżej { $most } MB oprócz obrazków; najpierw coś usuń
        [shelf-pictures] półka mieści najwyżej { $most } MB obrazków; najpierw usuń scenę albo mapę lub weź mniejsze obrazki
        [heroes] jeden gracz może mieć najwyżej { $most ->
            [one] { $most } postać
            [few] { $most } postacie
            [many] { $most } postaci
           *[other] { $most } postaci
        }; poproś mistrza gry, żeby najpierw jakąś usunął
        [party] przy stole może być najwyżej { $most ->
            [one] { $most } postać
            [few] { $most } postacie
            [many] { $most } postaci
           *[other] { $most } postaci
        }; poproś mistrza gry, żeby najpierw jakąś usunął
        [figures] w scenie może być najwyżej { $most ->
            [one] { $most } postać
            [few] { $most } postacie
            [many] { $most } postaci
           *[other] { $most } postaci
        }; usuń część albo dodaj mniej
        [notes] jedna osoba może mieć najwyżej { $most ->
            [one] { $most } notatkę
            [few] { $most } notatki
            [many] { $most } notatek
           *[other] { $most } notatki
        }; najpierw jakąś usuń
        [own-note-text] twoje notatki mogą mieć razem najwyżej { $most ->
            [one] { $most } znak
            [few] { $most } znaki
            [many] { $most } znaków
           *[other] { $most } znaku
        }; skróć albo usuń niektóre
        [note-text] wszystkie notatki przy stole mogą mieć najwyżej { $most ->
            [one] { $most } znak
            [few] { $most } znaki
            [many] { $most } znaków
           *[other] { $most } znaku
        }; skróć albo usuń niektóre
        [drawings] możesz mieć na mapie najwyżej { $most ->
            [one] { $most } rysunek
            [few] { $most } rysunki
            [many] { $most } rysunków
           *[other] { $most } rysunku
        }; najpierw jakiś zetrzyj
        [drawn-points] twoje rysunki na mapie mogą przechodzić najwyżej przez { $most ->
            [one] { $most } miejsce
            [few] { $most } miejsca
            [many] { $most } miejsc
           *[other] { $most } miejsca
        }; zetrzyj jakiś albo rysuj prościej
        [salts] do kości można dodać najwyżej { $most ->
            [one] { $most } sól
            [few] { $most } sole
            [many] { $most } soli
           *[other] { $most } soli
        }; graj z tymi, które już są
        [squares] naraz można zmienić najwyżej { $most ->
            [one] { $most } kratkę
            [few] { $most } kratki
            [many] { $most } kratek
           *[other] { $most } kratki
        }; wybierz mniej albo dodaj mgłę na całej mapie
       *[seats] przy stole może być najwyżej { $most ->
            [one] { $most } miejsce
            [few] { $most } miejsca
            [many] { $most } miejsc
           *[other] { $most } miejsca
        }; poczekaj, aż ktoś odejdzie
    }
error-unwritable = tekst zawiera uszkodzone znaki, których nie da się zapisać; wpisz go od nowa
error-table-closed = ta gra się skończyła, a jej kości ujawniono; zacznij nową
error-nobody-there = przy stole nie ma jeszcze żadnej postaci; najpierw jakąś wprowadź albo stwórz
error-moved-on = od twojego ostatniego spojrzenia gra poszła dalej (wpis { $base }, teraz { $now }); zmieniło się: { $what }; spójrz jeszcze raz i zdecyduj ponownie
error-no-adventure = przy tym stole nie toczy się żadna przygoda; zacznij jakąś, żeby w niej wybierać
error-not-to-choose-now = nie można teraz wybrać „{ $choice }”; do wyboru: { $allowed }
error-already-done = to polecenie już wykonano, jako wpis { $number }; nie trzeba nic więcej
error-no-such-policy = „{ $policy }” nie jest taktyką; do wyboru: { $allowed }
error-no-map-in-this-game = w tę grę gra się bez mapy; pomiń mapę
