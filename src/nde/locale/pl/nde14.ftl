# NDE 1.4: zasady ze spisu własnymi słowami, przykłady i słowa tej edycji.

game-nde14 = Nano Dungeon Engine 1.4
credit-nde14 = Nano Dungeon Engine (NDE): podręczniki opublikował blackMasoon, autora nie wymieniono; zasady opisujemy tu własnymi słowami.

rule-nde14-0-1 = Co przygotować
    .text = Każdy potrzebuje ołówka i karty postaci, a cały stół po jednej kości k4, k6, k8, k12 i k20, bo zawsze rzuca się tylko jedną. Mapa lub siatka ze znacznikami oraz k100 do tabel przydają się, ale nie są konieczne. Kto ma same k6, gra w wariant 2k6.
rule-nde14-0-2 = Pojęcia
    .text = Siła (S), Zręczność (Z) i Moc (M) to cechy; każda ma swoją kość; Trudność T to liczba, której trzeba dorównać lub ją przebić, a Obrona przeciwnika znaczy to samo przy atakach. Sukces wyjątkowy daje maksymalny wynik na kości, na przykład 12 na k12 albo 20 na k20, a przy sukcesie z kosztem cel zostaje osiągnięty, lecz trzeba za to zapłacić. Osłona między postaciami przeszkadza zwykle w strzelaniu i obserwacji.

rule-nde14-1-1 = Koncept
    .text = Na postać składają się koncept, rola, trzy cechy, zasoby i ekwipunek, a jeśli stół ich używa, także talenty. Zacznij od konceptu: w jednym zdaniu opisz swoją postać i rodzaj opowieści, w której bierze udział.
rule-nde14-1-2 = Role
    .text = Wybierz rolę: Szturm (nacisk i walka), Specjalista (skrytość, precyzja i technika) albo Adept (moce, wpływ i wiedza). Nazwy pasują do każdego świata i w każdym wolno je zmienić.
rule-nde14-1-3 = Cechy i kości
    .text = Siła, Zręczność i Moc dostają na początku kości k12, k8 i k6, każda inną, w dowolnym układzie. Podpowiedź: Szturm S k12, Z k8, M k6; Specjalista Z k12, M k8, S k6; Adept M k12, Z k8, S k6.
rule-nde14-1-4 = Zasoby i Łut Szczęścia
    .text = Masz 5 Serc i 3 Punkty Mocy, a każdą sesję zaczynasz z 2 Łutami Szczęścia. Za 1 Łut wybierasz jedno z trzech: przerzucasz swój test i zachowujesz lepszy wynik, podbijasz kość o stopień na ten rzut albo zamieniasz porażkę w sukces z kosztem, który MG od razu określa. Podbicie kupuje się przed rzutem, pozostałe dwa po nim; jeden Łut na test.° Za śmiałe ryzyko, dobrą decyzję lub granie konsekwencjami MG może dać jeszcze 1 Łut.
rule-nde14-1-5 = Talenty
    .text = Talenty są opcjonalne: to dwa krótkie hasła mówiące, w czym postać jest dobra. Gdy któryś naprawdę się przydaje, MG może podnieść kość o stopień albo znieść jedno utrudnienie; talent nigdy nie zastępuje rzutu i na ogół liczy się tylko jeden w teście.
rule-nde14-1-6 = Ekwipunek
    .text = Zapisz jedno najważniejsze narzędzie lub broń, jedną ochronę i trzy drobne przedmioty. Sprzęt jest głównie pozwoleniem, by czegoś spróbować, a nie premią liczbową. Do strzału potrzeba na karcie czegoś, czym da się strzelać lub rzucać.°
rule-nde14-1-7 = Przykład: gotowa postać
    .text = Pełna postać początkowa: koncept, rola, kości k12, k8 i k6, 5 Serc, 3 Punkty Mocy, 2 Łuty Szczęścia, dwa talenty i pięć rzeczy.

rule-nde14-2-1 = Kiedy testować
    .text = Rzucaj tylko wtedy, gdy nie wiadomo, jak się skończy, a niepowodzenie coś zmieni lub będzie kosztować. Drobiazgi bez żadnej presji za zgodą MG udają się bez rzutu.
rule-nde14-2-2 = Przebieg testu
    .text = Powiedz, co robisz i jaki masz cel; MG wskazuje Siłę, Zręczność lub Moc, podaje Trudność T oraz skutek porażki. Potem rzuć raz kością tej cechy i zestaw wynik z T.
rule-nde14-2-3 = Trudność
    .text = T wynosi 3 dla zadań łatwych, 4 dla standardowych, 5 dla trudnych, 6 dla bardzo trudnych, 8 dla heroicznych i 12 dla legendarnych. Trudne wymagają kompetencji albo przewagi, heroiczne najlepszych lub dobrego przygotowania, a legendarne rzadko udają się bez planu, rytuału lub wielkich warunków. Kiedy się wahasz, weź mniejszą liczbę i zaostrz skutki.
rule-nde14-2-4 = Odczyt kości
    .text = T lub więcej oznacza sukces; mniej to porażka, po której sytuacja się zmienia: dochodzi komplikacja albo koszt. Naturalna 1 to zawsze porażka, a komplikacja jest wtedy nieunikniona. Maksymalny wynik na kości daje sukces wyjątkowy, czyli powodzenie z dodatkową korzyścią.
rule-nde14-2-5 = Ułatwienia i utrudnienia
    .text = Do rzutu niczego się nie dodaje: okoliczności zmieniają kość. Dobre podnoszą ją o stopień, złe o stopień obniżają na drabinie k4, k6, k8, k12, k20. W jednym teście zwykle liczy się najwyżej jedno ułatwienie i jedno utrudnienie, które mogą się znosić. Poniżej k4 i powyżej k20 kość już się nie zmienia.°
rule-nde14-2-6 = Pomoc
    .text = Sojusznik, który oddaje swoją akcję (poza walką: swój czas) i mówi, w jaki sposób pomaga, podnosi twoją kość o stopień w jednym teście. Pomoc liczy się jako jedyne ułatwienie w tym teście.°
rule-nde14-2-7 = Ponowne próby
    .text = Nieudanego testu nie ponawia się, dopóki nic się nie zmieniło: spróbuj w inny sposób, zgódź się na koszt, taki jak czas, alarm lub zasób, albo odpuść.
rule-nde14-2-8 = Przykłady testów
    .text = Dwa testy poza walką: w pierwszym talent podbija kość, a rzut i tak kończy się porażką; w drugim pomoc sojusznika prowadzi do sukcesu wyjątkowego.

rule-nde14-3-1 = Strefy
    .text = Bez mapy odległość określa jedna z czterech stref: Blisko (zasięg ręki, walka wręcz), Niedaleko (parę kroków), Daleko (drugi koniec sceny) i Bardzo daleko (skraj sceny). W swojej turze zmieniasz zwykle jedną odległość o jedną strefę.
rule-nde14-3-2 = Gra na siatce
    .text = Opcja: kratka ma bok od jednego do dwóch metrów, w turze przechodzisz najwyżej 5 kratek, a krok na ukos liczy się jako jedna.
rule-nde14-3-3 = Osłona i linia działania
    .text = Pełna osłona uniemożliwia wszystko, co wymaga wolnej linii: strzały, obserwację i wiele mocy. Częściowa osłona jest utrudnieniem i zwykle obniża o stopień kość tego, kto atakuje lub patrzy. Utrudnia strzały i moce, a nie ciosy w zwarciu.°

rule-nde14-4-1 = Początek walki
    .text = Licz tury, gdy któraś ze stron chce wyrządzić krzywdę i liczy się, kto kiedy działa. Krótkie i oczywiste starcie MG może załatwić jednym testem.
rule-nde14-4-2 = Kolejność tur
    .text = Najprościej: pierwsi działają bohaterowie, w kolejności, jaką sami wybiorą, po nich przeciwnicy, i tak runda za rundą. Kto wychodzi z walki, uchodzi, gdy przeciwnicy odbędą swoją turę.°
rule-nde14-4-3 = Twoja tura
    .text = W turze przemieszczasz się o jedną strefę (na siatce najwyżej o 5 kratek) i wykonujesz jedną akcję: możesz zaatakować, podjąć test, pomóc, użyć mocy lub sprzętu albo wykorzystać otoczenie.
rule-nde14-4-4 = Atak
    .text = Wskaż cel i rzuć: w zwarciu na Siłę, z dystansu na Zręczność, a gdy atakujesz mocą, zwykle na Moc. Trafiasz, gdy wynik jest równy Obronie celu albo wyższy.
rule-nde14-4-5 = Obrona
    .text = Dla orientacji: słabi przeciwnicy mają Obronę 4, typowi i pachołkowie 5, elita 6, boss 8, a boss legendarny 12. Osłona i okoliczności zwykle wpływają na kość atakującego, nie na Obronę.
rule-nde14-4-6 = Obrażenia
    .text = Trafienie odbiera 1 Serce; wyjątkowe odbiera 2 albo daje jeden mocny efekt: rozbraja, przewraca lub wypycha zza osłony. Efekt przychodzi razem z 1 Sercem zwykłego trafienia.° Rozbrojenie i brak osłony trwają do końca następnej rundy, przewrócenie do końca tej.° Pachołek wypada z walki po jednym trafieniu; Serc ma elita 2, boss 3, a w finale 5. Wypaść z walki nie musi znaczyć zginąć. Słabi i typowi przeciwnicy mają po 1 Sercu.° Boss legendarny ma 5 Serc.†
rule-nde14-4-7 = Przykłady walki
    .text = Trzy ataki: na zaskoczonego pachołka, na elitę w częściowej osłonie i na bossa, którego pomaga trafić Łut Szczęścia.

rule-nde14-5-1 = Punkty Mocy
    .text = Punktami Mocy (PM) płacisz za efekty wykraczające poza zwykłe możliwości, czy to będzie magia, technika, czy wyczyn jak z filmu.
rule-nde14-5-2 = Użycie mocy
    .text = Opisz efekt, dowiedz się od MG, jakie są T i koszt, zapłać Punkty Mocy i rzuć na Moc. Przy porażce nic się nie dzieje, punkty są stracone i dochodzi komplikacja. Bez dość punktów próby nie ma.° Moc, która atakuje przeciwnika, mierzy się z jego Obroną. Nieudana moc nie ściąga do tego odwetu.° Moc, która się udała i nie mija od razu, działa do końca następnej rundy.°
rule-nde14-5-3 = Poziomy mocy
    .text = Sztuczka to T 4 i 0 lub 1 PM (światło, odgłos, odwrócenie uwagi); standardowa moc T 5 za 1 (pocisk, tarcza, skok, wzmocnienie); silna T 6 za 2 (obszar, kontrola, paraliż, leczenie); wielka T od 8 do 12 za 3 i odmienia scenę albo bieg kampanii. Leczenie przywraca 2 Serca.° Moc, która ma przytrzymać przeciwnika, też rzuca się przeciw jego Obronie, a obejmującą obszar przeciw najwyższej Obronie w nim.° Przytrzymanie trwa do końca następnej rundy.°
rule-nde14-5-4 = Sukces wyjątkowy mocy
    .text = Przy najwyższej ściance wybierz jedno: większą skalę, dodatkową korzyść albo, jeśli MG uzna to za stosowne, zwrot 1 Punktu Mocy. Gdy moc rani kilku przeciwników, drugie Serce albo mocny efekt dotyczy tego, w którego była wymierzona.°
rule-nde14-5-5 = Powrót Punktów Mocy
    .text = Każda zakończona scena konfliktu oddaje ci 1 Punkt Mocy, a bezpieczny odpoczynek oddaje wszystkie.
rule-nde14-5-6 = Przykłady mocy
    .text = Dwie moce: tarcza, która chroni podczas biegu, i silna moc, którą naturalna 1 obraca przeciw postaci.

rule-nde14-6-1 = Zero Serc
    .text = Przy 0 Serc nie możesz działać. Sojusznik może przeznaczyć akcję na to, żeby przywrócić cię do gry z 1 Sercem. Zasad śmierci nie ma. Podniesiony działa od następnej tury.°
rule-nde14-6-2 = Odpoczynek
    .text = Gdy po konflikcie jest chwila spokoju i znośne warunki, możesz odzyskać wszystkie Serca. W surowej kampanii MG może uzależnić to od bezpiecznego miejsca.

rule-nde14-7 = Rozwój
    .text = Po przygodzie, misji albo rozdziale, mniej więcej co jedną do trzech sesji, wybierz jedno: cechę większą o stopień kości (najwyżej k20), 1 Serce więcej (najwyżej 7), 1 Punkt Mocy więcej (najwyżej 5) albo nowy Atut, czyli jedną konkretną zdolność opisaną zdaniem, na które zgodził się MG.

rule-nde14-8-1 = 2k6: cechy
    .text = Zamiast kości trzy cechy otrzymują modyfikatory +2, +1 i +0, każda inny.
rule-nde14-8-2 = 2k6: test
    .text = Rzuć 2k6 i dodaj modyfikator: do 6 włącznie to porażka ze skutkami, od 7 do 9 sukces z kosztem, od 10 pełny sukces, a 12 sukces wyjątkowy. Suma ponad 12 też jest wyjątkowa.°
rule-nde14-8-3 = 2k6: sytuacja
    .text = Progi się nie zmieniają. Ułatwienie lub dobry plan dodaje 1, utrudnienie, presja lub osłona odejmuje 1. Jedno i drugie liczy się raz, a T i Obrony się nie używa; łatwa próba w przygodzie daje +1, trudna −1.°
rule-nde14-8-4 = 2k6: Łut Szczęścia
    .text = Za 1 Łut Szczęścia możesz ponowić rzut 2k6, podnieść wynik o 1 albo uznać porażkę za sukces z kosztem. Wszystkie trzy wybiera się po rzucie.°
rule-nde14-8-5 = 2k6: przeliczanie postaci
    .text = Jeśli chcecie, postać można przeliczyć w przybliżeniu: k6 to mniej więcej +0, k8 +1, k12 +2, a u bardzo doświadczonych k20 +3. To, która kość odpowiada której liczbie, zginęło w druku i wynika z drabiny.° Kość k4 daje −1.° Rozwój podnosi jeden modyfikator o 1, najwyżej do +3.°

rule-nde14-9-1 = Opcja: pancerz
    .text = Postać z ochroną ma w każdej scenie 1 żeton pancerza i może go oddać, żeby nie stracić 1 Serca.
rule-nde14-9-2 = Opcja: licznik
    .text = Gdy brakuje czasu, MG wprowadza licznik, na przykład na 3 kroki. Z każdą porażką przybywa jeden krok, a po zapełnieniu licznika spełnia się to, czym groził.
rule-nde14-9-3 = Opcja: odwet
    .text = W zasadach podstawowych pudło kosztuje tyle, ile wynika z opowieści i decyzji MG. W tym wariancie pudło w zwarciu odbiera ci 1 Serce, jeśli przeciwnik rzeczywiście mógł cię dosięgnąć. Nieudana moc przynosi zamiast tego własną komplikację.°

rule-nde14-gm-morale = Morale
    .text = Gdy pada pierwszy pachołek, elita traci pierwsze Serce albo boss drugie, rzuć k6: przy 1–2 przeciwnicy cofają się lub pertraktują, przy 3–4 trwają, przy 5–6 nacierają. Dodaj 1, jeśli są górą; odejmij 1, jeśli się boją albo są odcięci.
rule-nde14-gm-complications = Komplikacje i korzyści
    .text = Gdy brak pomysłu na komplikację, rzuć k6: 1 strata czasu, 2 wykrycie, 3 utrata Serca lub zasobu, 4 zła pozycja, 5 sprzęt zgubiony lub zacięty, 6 nowe zagrożenie. Korzyści: 1 szybciej, 2 ciszej, 3 bez kosztu, 4 mocniej, 5 następna kość sojusznika o stopień wyżej, 6 dodatkowa wskazówka.
rule-nde14-gm-chase = Pościg
    .text = Dystans zaczyna się mniej więcej od 3. Co rundę jeden bohater wykonuje test: sukces zmienia dystans o 1 na korzyść bohaterów, porażka o 1 na ich niekorzyść. Przy 0 uciekający zostaje złapany, przy 5 jest bezpieczny.
rule-nde14-gm-alarm = Alarm
    .text = Skradaniu towarzyszy licznik alarmu na 3 do 5 kroków. Porażki, hałas i zwłoka go zapełniają, odpowiedni test może go cofnąć, a jeśli stół tak chce, sukces wyjątkowy zdejmuje jeden krok; pełny licznik ściąga straże.
rule-nde14-gm-encounters = Wielkość starć
    .text = Dla trzech do pięciu bohaterów: łatwe to 3–5 pachołków albo elita; standardowe 6–8 pachołków, elita z 2–4 albo zagrożenie; trudne boss z 2–4 pachołkami, dwie elity z 3–5 albo licznik na 3; heroiczne boss ze wsparciem, trudnym terenem i licznikiem na 3–5.
rule-nde14-gm-terrain = Trudny teren
    .text = Opcja na siatce: wejście na kratkę trudnego terenu kosztuje 2 kratki ruchu.
rule-nde14-gm-shove = Odpychanie
    .text = Żeby odepchnąć przeciwnika, wykonaj test Siły przeciw T 4: sukces cofa go o jedną strefę, na siatce o 1–2 kratki, a sukces wyjątkowy o kratkę dalej. Książki tej edycji nie podają tu liczby: T 4 to trudność standardowa.°
rule-nde14-gm-clues = Szukanie wskazówek
    .text = Gdy przeszukujesz miejsce, wykonaj test cechy, która pasuje do tego, co robisz. Sukces znajduje to, co tam jest. Wskazówka, bez której historia utknęłaby w miejscu, nigdy nie przepada: porażka też ją znajduje, ale za cenę, którą określa MG; przy 1 tą ceną jest komplikacja.
rule-nde14-gm-powers = Więcej o mocach
    .text = Kilka celów kosztuje 1 Punkt Mocy więcej albo obniża kość o stopień. Podtrzymanie efektu wymaga 1 punktu na turę albo akcji. Jeśli to ożywi scenę, bohater może oprzeć się mocy testem Zręczności lub Mocy przeciw tej samej T. Z liczb kilku przeciwników dla wszystkich liczy się najwyższa.°

rule-nde14-monsters-turn = Tura przeciwników
    .text = Przeciwnicy nigdy nie rzucają. Kiedy któryś działa przeciw bohaterowi, bohater testuje Siłę, Zręczność lub Moc przeciw jego Obronie; porażka kosztuje 1 Serce albo sprowadza to, co mówi manewr przeciwnika. Manewry obszarowe mają T 6 albo 8.
rule-nde14-monsters-blocks = Przeciwnicy w liczbach
    .text = Pachołek ma Obronę 5 (4–6) i 1 Serce, elita 6 (5–8) i 2, boss 8 i 3, a w finale 5, boss legendarny 12 i 5. Pachołek ma najwyżej jeden manewr, elita jeden, boss dwa lub trzy, legendarny trzy lub cztery. Z każdym Sercem, które traci boss, walka wchodzi w nową fazę.
rule-nde14-monsters-traits = Właściwości
    .text = Przeciwnik ma jedną lub dwie stałe właściwości, boss dwie lub trzy, na przykład lekki pancerz (pierwsze trafienie nic nie robi), ciężki pancerz (atakujący mają utrudnienie, póki go nie obejdą), szybkość (2 strefy na rundę) albo wrażliwość na coś (atakujący mają ułatwienie). Lepiej zmieniać kości bohaterów niż Obronę.
rule-nde14-monsters-moves = Manewry
    .text = Manewr ma wyzwalacz, test i skutek porażki. Napór: Siła lub Zręczność przeciw Obronie, inaczej tracisz 1 Serce albo cofasz się o strefę. Salwa w dwóch lub więcej bohaterów bez osłony: Zręczność przeciw T 6, inaczej tracisz 1 Serce i musisz się przemieścić.
rule-nde14-monsters-hazards = Zagrożenia
    .text = Zagrożenie ma T, wyzwalacz, efekt i sposób unieszkodliwienia: wieżyczka T 6, pułapka T 5, gaz T 5, alarm. Nieudany test kosztuje zwykle 1 Serce albo unieruchamia.
rule-nde14-monsters-generator = Generator starć
    .text = Rzuć pięć razy k6: na cel, teren, przeciwników, przewagę przeciwników i przewagę bohaterów, a potem połącz pięć wyników w scenę.

example-nde14-ex-b1 = Zręczność k12: na strzał, skradanie i uniki rzuca się k12, a jej maksymalny wynik to 12.
example-nde14-ex-b2 = Specjalista: S k6, Z k12, M k8; 5 Serc, 3 Punkty Mocy, 2 Łuty Szczęścia; talenty Haker i Cień; pistolet, lekki pancerz, zestaw do włamań, linka i latarka.
example-nde14-ex-b3 = Drzwi ustępują, lecz hałas kogoś zaalarmował: sukces z kosztem.
example-nde14-ex-b4 = Przejście przez podwórze przed powrotem światła, pod presją czasu, więc T 5: talent Cień podbija k8 do k12, wypada 4: porażka.
example-nde14-ex-b5 = Wyważanie stalowych drzwi z S k8, T 6: pomoc zmienia kość w k12, wypada 12: sukces wyjątkowy.
example-nde14-ex-b6 = Bohater w roli Szturm uderza zaskoczonego pachołka, Obrona 5: k12 zmienia się w k20, wypada 7: pachołek odpada.
example-nde14-ex-b7 = Specjalista strzela do elity w częściowej osłonie, Obrona 6: k12 zmienia się w k8, wypada 6: elicie zostaje 1 Serce.
example-nde14-ex-b8 = Adept kieruje moc na bossa, Obrona 8: na k12 wypada 4, Łut Szczęścia daje drugi rzut i wypada 10: bossowi zostają 2 Serca.
example-nde14-ex-b9 = Krótka tarcza, moc standardowa, T 5, 1 Punkt Mocy: na k12 wypada 9: sukces, zostają 2 punkty.
example-nde14-ex-b10 = Zatrzymanie elity, moc silna, T 6, 2 Punkty Mocy: wypada 1: porażka i komplikacja, zostaje 1 punkt.
example-nde14-ex-b11 = Po przygodzie Specjalista podnosi Zręczność z k12 na k20.
example-nde14-ex-b12 = W jednej turze bohater przechodzi ze strefy Daleko do strefy Niedaleko.

nde14-attribute-power = Moc
nde14-word-number = T

## O czym rozstrzygają opcje

nde14-setting-talents = Ile talentów ma postać; 0, jeśli gracie bez nich
nde14-setting-talent-cap = Ile talentów może się liczyć w jednym teście; drugi ma znaczenie dopiero, gdy advantage_cap dopuszcza dwa ułatwienia
nde14-setting-luck-per-test = Ile Łutów Szczęścia można wydać na jeden test; 0 oznacza brak limitu
nde14-setting-luck-after = Po jakich wynikach można ponowić rzut za Łut Szczęścia: tylko po porażce czy po każdym
nde14-setting-luck-cap = Ile Łutów Szczęścia można mieć najwyżej; 0 oznacza brak limitu w trakcie sesji
nde14-setting-advance-raises = Czy nowe Serce lub nowy Punkt Mocy jest dostępny od razu, czy tylko podnosi maksimum
nde14-setting-contest-tie = Kto wygrywa, gdy dwoje rzuca przeciwko sobie i pójdzie im równie dobrze
nde14-setting-top-face = Czy maksymalny wynik zawsze daje sukces, czy tylko wtedy, gdy osiąga wymaganą liczbę
nde14-setting-advantage-cap = Ile ułatwień i ile utrudnień liczy się w jednym teście
nde14-setting-help-counts = Czy pomoc mieści się w limicie ułatwień, czy podnosi kość ponad ten limit
nde14-setting-helpers = Ilu sojuszników może pomagać w jednym teście; drugi ma znaczenie dopiero, gdy advantage_cap dopuszcza dwa ułatwienia albo pomoc liczy się osobno
nde14-setting-spare-step = Stopień, o który kość nie może się już zmienić: przepada czy zmienia Trudność
nde14-setting-distance = Czy odległość określają strefy, czy kratki siatki
nde14-setting-ranks-minion-tn = Obrona pachołka
nde14-setting-retaliation = Kto oddaje cios po pudle: nikt, przeciwnik w zwarciu czy każdy, kto dosięgnie
nde14-setting-retaliation-swap = Czy MG może zastąpić utratę Serca inną komplikacją
nde14-setting-reach-question = Kiedy pyta się MG, czy przeciwnik może oddać cios
nde14-setting-armour = Żeton pancerza: nieużywany, wydawany z wyboru czy zużywany samoczynnie
nde14-setting-death = Czy obrażenia przy 0 Serc zabijają
nde14-setting-clock-steps = Ile kroków ma licznik, jeśli nie podano inaczej
nde14-setting-power-number = Z czym porównuje się moc skierowaną na przeciwnika: z jego Obroną, z Trudnością poziomu mocy czy z wyższą z nich
nde14-setting-power-failure = Czy nieudany atak mocą przynosi jeden skutek, czy także odwet
nde14-setting-held = Czego nie może przeciwnik przytrzymany mocą: działać i się ruszać czy tylko się ruszać
nde14-setting-area-harms = Czy moc obejmująca obszar rani wszystkich na nim, czy tylko przeciwników
nde14-setting-shots = Czy strzelanie wymaga na karcie czegoś do strzelania lub rzucania
nde14-setting-raised = Czy kto został postawiony na nogi, działa od następnej tury, czy od razu
nde14-setting-boon-harm = Czy mocny efekt wyjątkowego trafienia dochodzi do 1 Serca zwykłego trafienia, czy je zastępuje
nde14-setting-heal = Ile Serc przywraca moc lecząca
nde14-setting-rest-breather-hearts = Czy chwila oddechu przywraca wszystkie Serca, czy dopiero bezpieczny odpoczynek
nde14-setting-variant = Jak się rzuca: jedną kością cechy czy 2k6 z modyfikatorem
nde14-setting-two-dice-exceptional = Co znaczy dwanaście na 2k6: suma co najmniej 12, dwie szóstki czy dokładnie 12
nde14-setting-two-dice-numbers = Czy Trudność i Obrona zmieniają rzut 2k6
nde14-setting-difficult-cost = Ile kosztuje wejście na kratkę trudnego terenu
nde14-setting-chase-rolls = Kto rzuca podczas pościgu: jeden bohater na rundę czy obie strony

foes-strike-nde14 = Przeciwnicy biją tego, kto stoi najpewniej; harcownicy i strzelcy najsłabszego, a kontrolerzy tego, komu zostało najwięcej mocy.
