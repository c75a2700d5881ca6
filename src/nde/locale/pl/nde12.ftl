# NDE 1.2: zasady ze spisu naszymi słowami, przykłady i słownictwo tej edycji.

game-nde12 = Nano Dungeon Engine 1.2
credit-nde12 = Nano Dungeon Engine (NDE): podręczniki opublikował blackMasoon, autora nie wymieniono; zasady podajemy tu własnymi słowami.

nde12-attribute-power = Magia
nde12-rung-heroic = Bohaterska
nde12-step-went-down = { $hero } nie ma już serc: Powalony
nde12-word-number = TN

rule-nde12-1-1 = Co jest potrzebne
    .text = Plansza w kratkę i znaczniki, ołówki, karta postaci dla każdego oraz kości k6, k8, k10, k12 i k20. Na cały stół starczy jedna kość każdego rodzaju, bo nigdy nie rzuca się dwiema. Kto ma same k6, gra wariantem z rozdziału 9.
rule-nde12-1-2 = Pojęcia
    .text = TN to liczba, której rzut ma co najmniej dorównać; maksymalny wynik na kości, choćby 12 na k12, oznacza sukces wyjątkowy z dodatkową korzyścią, a komplikacja to nowy kłopot po porażce. Osłona to przeszkoda, za którą stoi cel, i zazwyczaj zwiększa TN strzału; odwet to Serce, które tracisz po pudle, gdy przeciwnik może cię dosięgnąć; Rany mówią, ile trafień wytrzyma elita lub boss. W turze masz ruch i akcję, a akcja to jedna rzecz, która się liczy.

rule-nde12-2-1 = Role
    .text = Na postać składają się rola, trzy cechy i zasoby, a do tego ekwipunek i, jeśli chcecie, talenty. Wybierz jedną rolę: Wojownik (Siła), Łotr (Zręczność) albo Mag (Magia). To tylko etykiety: w każdym świecie mogą nazywać się inaczej.
rule-nde12-2-2 = Cechy i ich kości
    .text = Siła (S) to krzepa i wytrzymałość, Zręczność (Z) to szybkość, refleks, celność i skradanie się, Magia (M) to wszelkie niezwykłe efekty. Wojownik zaczyna z S k10, Z k6, M k6; Łotr z S k6, Z k10, M k6; Mag z S k6, Z k6, M k10.
rule-nde12-2-3 = Zasoby początkowe
    .text = Zaczynasz z 5 Sercami i 3 punktami Many.
rule-nde12-2-4 = Talenty
    .text = Nieobowiązkowe, ale warto: dwa własne, krótkie określenia tego, co postać umie najlepiej. Gdy talent naprawdę się przydaje, MG może zmniejszyć TN o 1 stopień. Sam talent nigdy nie wystarcza do sukcesu, a w jednym teście liczy się zazwyczaj tylko jeden.
rule-nde12-2-5 = Ekwipunek
    .text = Zapisz broń albo inne narzędzie walki, ochronę, jeśli ją nosisz, i 3 przydatne przedmioty. Dzięki sprzętowi można czegoś spróbować, ale premii liczbowej on nie daje. Do strzału potrzeba na karcie czegoś, czym da się strzelać lub rzucać.°
rule-nde12-2-6 = Przykład: gotowa postać
    .text = Kompletny początkujący Łotr: S k6, Z k10, M k6, 5 Serc, 3 punkty Many, dwa talenty, broń dystansowa i trzy przedmioty.

rule-nde12-3-1 = Kiedy rzucać
    .text = Rzucaj tylko wtedy, gdy nie wiadomo, jak się to skończy, a niepowodzenie naprawdę coś zmieni lub będzie kosztować. To, co łatwe i wolne od presji, za zgodą MG udaje się od razu.
rule-nde12-3-2 = Przebieg testu
    .text = Powiedz, co robisz i po co; MG wskazuje Siłę, Zręczność albo Magię i podaje TN wraz z wpływem okoliczności. Rzuć jedną kością tej cechy, zestaw wynik z TN i opiszcie, co z tego wyszło.
rule-nde12-3-3 = Trudność
    .text = TN wynosi 4 dla zadań łatwych, 6 dla normalnych, 8 dla trudnych i 12 dla bohaterskich. Normalne to chleb powszedni przygody; trudne wymagają przewagi, przygotowania lub specjalizacji; bohaterskie zwykle wymagają kości k12 lub k20, znakomitych warunków albo jednego i drugiego.
rule-nde12-3-4 = Odczytanie kości
    .text = Wynik równy TN lub wyższy to sukces; niższy to porażka i zamiar się nie udaje. Wynik 1 zawsze oznacza porażkę z komplikacją, choćby TN było najniższe. Maksymalny wynik na rzuconej kości to sukces wyjątkowy: udaje się i przynosi korzyść pasującą do sceny.
rule-nde12-3-5 = Lepsze i gorsze warunki
    .text = Do rzutu niczego się nie dodaje: to TN wędruje po skali 4, 6, 8, 12. Gorsze warunki (osłona, mrok, śliskie podłoże, pośpiech, zgiełk, rozproszenie) podnoszą je o 1 stopień, lepsze (przygotowanie, porządne narzędzia, dogodna pozycja, zaskoczenie, skupienie) o 1 stopień obniżają, a skrajne mogą je przesunąć o 2. Poniżej 4 rzecz jest niemal pewna i zwykle udaje się bez rzutu; powyżej 12 jest niemal niewykonalna i zwykle wymaga innego pomysłu.
rule-nde12-3-6 = Pomoc
    .text = Sojusznik oddaje akcję w swojej turze (poza walką po prostu się przyłącza) i mówi, jak pomaga: w tym jednym teście rzucasz kością o rozmiar większą, po kolei k6, k8, k10, k12, k20. Zwykle pomaga jedna osoba. Kość k20 już nie rośnie.°
rule-nde12-3-7 = Ponowna próba
    .text = Nieudanego testu nie powtarza się ot tak. Spróbuj inaczej (inna cecha, inny sprzęt, inny sposób), zgódź się na komplikację, na przykład stratę czasu lub alarm, albo odpuść.
rule-nde12-3-8 = Przykłady testów
    .text = Dwa testy poza walką: skradanie, które zawodzi i kończy się presją czasu, oraz próba siły z pomocą, która daje sukces wyjątkowy.

rule-nde12-4-1 = Kratki
    .text = Odległość liczy się w kratkach planszy. Krok na ukos to jedna kratka, tak samo jak każdy inny.
rule-nde12-4-2 = Poruszanie się
    .text = W swojej turze przechodzisz do 5 kratek: przed akcją, po niej albo trochę przed i resztę po.
rule-nde12-4-3 = Linia i osłona
    .text = Celu za pełną osłoną nie da się trafić z dystansu. Częściowa osłona podnosi TN ataku dystansowego o 1 stopień. MG może brać osłonę pod uwagę także w innych testach, na przykład przy wypatrywaniu kogoś. Czar rzucany na przeciwnika też wymaga wolnej linii, chyba że MG powie, że ten jej nie potrzebuje, a częściowa osłona utrudnia go tak jak strzał.°

rule-nde12-5-1 = Początek walki
    .text = Tury liczy się od chwili, gdy choć jedna strona chce zrobić krzywdę drugiej i ma znaczenie, kto kiedy działa. Krótkie, oczywiste starcie można rozstrzygnąć jednym testem.
rule-nde12-5-2 = Kto po kim
    .text = Najprostsza kolejność: zaczynają gracze, wszyscy po kolei, jak sami ustalą; po nich działają wszyscy przeciwnicy i zaczyna się nowa runda. Inicjatywa nie należy do rdzenia; kto chce więcej taktyki, może ją dodać. Kto wychodzi z walki, uchodzi, gdy przeciwnicy odbędą swoją turę.°
rule-nde12-5-3 = Twoja tura
    .text = W turze przechodzisz do 5 kratek i wykonujesz 1 akcję: atakujesz, testujesz cechę, używasz sprzętu, pomagasz sojusznikowi albo sięgasz po Magię.
rule-nde12-5-4 = Atakowanie
    .text = Wskaż cel w zasięgu i na czystej linii, po czym rzuć (w zwarciu na Siłę, z dystansu na Zręczność, przy czarze na Magię) przeciw TN przeciwnika: pachołek 6, elita 8, boss 12.
rule-nde12-5-5 = Trafienie
    .text = Trafiony pachołek wypada z walki; elita otrzymuje 1 Ranę i pada po 2, boss otrzymuje 1 Ranę i pada po 3. Wyjątkowe trafienie elity lub bossa daje jedną rzecz do wyboru: jeszcze 1 Ranę (razem 2) albo inną korzyść, na przykład odepchnięcie, rozbrojenie lub zajęcie pozycji. Rozbrojenie trwa do końca następnej rundy.° Trafiony bohater traci 1 Serce, chyba że cios przejmie pancerz, który się wtedy zużywa. Można też grać całkiem bez elit.
rule-nde12-5-6 = Chybiony atak i odwet
    .text = Jeśli atak chybił, a przeciwnik naprawdę może cię dosięgnąć, tracisz 1 Serce albo spotyka cię inna logiczna komplikacja, na przykład utrata broni lub upadek. W zwarciu może prawie zawsze; na dystans zwykle wtedy, gdy nic cię nie zasłania, a on ma jak odpowiedzieć atakiem; za pełną osłoną lub poza jego zasięgiem zwykle nic ci nie grozi. Wynik 1 to także komplikacja: najczęściej tracisz Serce i coś jeszcze się pogarsza, na przykład upadasz, gubisz broń albo wypadasz zza osłony; odwet należy do twojego pudła i nie zużywa tury przeciwnika. Nieudany czar zamiast odwetu przynosi własną drobną konsekwencję.°
rule-nde12-5-7 = Zasięg
    .text = W zwarciu sięgasz na sąsiednie kratki, na dystans wszędzie, gdzie na planszy widzisz cel. Opcjonalne ograniczenie: dalej niż 10 kratek TN rośnie o 1 stopień.
rule-nde12-5-8 = Wielu przeciwników naraz
    .text = Gdy kilku pachołków osaczy w zwarciu jedną postać, MG może zwiększyć TN o 1 stopień albo dołożyć do porażki komplikację, na przykład utratę pozycji, lecz nie jedno i drugie: z jednego rzutu wynika jeden skutek. Presja dotyczy także strzałów i czarów tej postaci, nie tylko ciosów.°
rule-nde12-5-9 = Przykłady walki
    .text = Dwa ataki: cios w pachołka, który chybia i kosztuje Serce, oraz strzał z pomocą i z dobrej pozycji, który zadaje bossowi dwie Rany.

rule-nde12-6-1 = Zapas Many
    .text = Na początku masz 3 punkty Many. Płacisz nimi za efekty, do których zwykły człowiek nie jest zdolny: czary, psionikę, technikę, cokolwiek w waszym świecie jest Magią.
rule-nde12-6-2 = Użycie Magii
    .text = Opisz efekt; MG podaje TN i koszt w Manie; zapłać, a potem rzuć kością Magii przeciw TN. Przy porażce nic się nie dzieje, Mana i tak jest stracona, a do tego dochodzi drobna konsekwencja. Komu nie starcza Many, ten nie może próbować.° Nieudany czar rzucony na przeciwnika nie ściąga do tego odwetu.° Czar, który się udał i nie mija od razu, działa do końca następnej rundy.°
rule-nde12-6-3 = Siła efektu
    .text = Sztuczka: TN 4, 0 lub 1 punkt Many (światło, odgłos, dym, chwilowe odwrócenie uwagi). Standardowa: TN 6, 1 punkt (pocisk, bariera, skok na 5 kratek, krótkie wzmocnienie). Silna: TN 8, 2 punkty (obszar, kontrola, unieruchomienie przeciwnika, leczenie 2 Serc). Wielka: TN 12, 3 punkty (odmienia całą scenę). Czar wymierzony w przeciwnika rzuca się przeciw jego TN, także gdy ma go unieruchomić, a obejmujący obszar przeciw najwyższemu TN w nim.° Unieruchomienie trwa do końca następnej rundy.°
rule-nde12-6-4 = Magia: sukces wyjątkowy
    .text = Gdy kość Magii pokaże maksymalny wynik, wybierz jedno: większy efekt (obszar, czas lub siła), zwrot 1 punktu Many, jeśli MG się zgodzi, albo dodatkową korzyść, na przykład ciszę, precyzję lub bezpieczeństwo sojuszników. Gdy czar rani kilku przeciwników, dodatkowa Rana lub korzyść dotyczy tego, w którego był wymierzony.°
rule-nde12-6-5 = Przykłady Magii
    .text = Dwa użycia Magii: standardowa bariera, która się udaje, i silna próba unieruchomienia elity, która zawodzi i pochłania Manę.

rule-nde12-7-1 = Serca
    .text = Standardowo masz 5 Serc. Strata Serca to prawdziwa krzywda albo wyczerpanie, zależnie od tego, co pasuje do świata.
rule-nde12-7-2 = Bez Serc
    .text = Przy 0 Serc padasz (stan: Powalony): nie masz akcji, możesz się tylko czołgać i mówić. Sojusznik może oddać akcję, by cię podnieść, i wracasz do gry z 1 Sercem. Na planszy musi stać obok.° Kolejne obrażenia w tym stanie oznaczają śmierć. Powalony nie rzuca, by oprzeć się ciosowi przeciwnika.° Pancerz, jeśli się z nim gra, może ten cios przejąć.° Podniesiony działa od następnej tury.°
rule-nde12-7-3 = Odpoczynek
    .text = Po walce lub konflikcie chwila bezpieczeństwa w znośnych warunkach przywraca wszystkie Serca i całą Manę.

rule-nde12-8 = Rozwój
    .text = Po przygodzie lub jej ważnym etapie wybierz jedno: zwiększ Siłę, Zręczność albo Magię o jeden rozmiar kości (k6, k8, k10, k12, k20); zyskaj 1 Serce, najwyżej do 7; zyskaj 1 punkt Many, najwyżej do 5.

rule-nde12-9-1 = Tylko k6: progi
    .text = W tym wariancie każda cecha ma poziom, czyli liczbę do wyrzucenia na jednej k6: Mistrz 3 lub więcej, Wyszkolony 4 lub więcej, Nowicjusz 5 lub więcej, Bez biegłości tylko 6. Kość k10 to Wyszkolony, k6 Bez biegłości, k8 Nowicjusz, a k12 i k20 Mistrz.°
rule-nde12-9-2 = Tylko k6: trudność i okoliczności
    .text = Przy normalnej trudności rzucasz na własny próg. Każdy stopień trudniej dodaje do progu 1, każdy stopień łatwiej odejmuje 1; próg nie spada poniżej 2 i nie przekracza 6. Granica obowiązuje dopiero po zsumowaniu wszystkiego.°
rule-nde12-9-3 = Tylko k6: pomoc
    .text = Dzięki pomocy sojusznika próg w tym rzucie jest o 1 niższy.
rule-nde12-9-4 = Tylko k6: walka
    .text = Pachołek nie zmienia progu, jak zadanie normalne, elita dodaje do niego 1 jak zadanie trudne, a boss 2 jak bohaterskie i ma 3 Rany. Elita zachowuje swoje 2 Rany.°
rule-nde12-9-5 = Tylko k6: rozwój
    .text = Wybierz jedno: podnieś cechę o poziom, na przykład z Nowicjusza na Wyszkolonego; zyskaj 1 Serce; zyskaj 1 punkt Many. Obowiązują granice z rozdziału 8: 7 Serc i 5 punktów Many.°

rule-nde12-10 = Ściąga dla MG
    .text = W razie wątpliwości pytaj po kolei: jaki jest cel, która cecha pasuje, jakie TN (4, 6, 8 czy 12) i czy okoliczności przesuwają je o 1 stopień, czy ktoś pomaga; potem rzut. Przy porażce ustal komplikację, a w walce odwet; przy sukcesie wyjątkowym ustal korzyść.

rule-nde12-11-1 = Pancerz
    .text = Opcjonalnie: postać z ochroną ma w każdej scenie 1 żeton pancerza. Kiedy cios lub odwet ma ją kosztować 1 Serce, może oddać żeton zamiast Serca.
rule-nde12-11-2 = Stoper
    .text = Opcjonalnie: gdy czas nagli, MG ustawia licznik, na przykład na 3 kroki. Każda porażka przesuwa go o 1 krok, a gdy się zapełni, następuje to, czym groził: alarm, ucieczka, zawalenie się stropu.

rule-nde12-gm-morale = Morale
    .text = Gdy padnie pierwszy pachołek albo elita zostanie ranna, MG rzuca za przeciwników k6: 1–2 cofają się lub kryją, 3–4 trzymają się, 5–6 nacierają. Dodaj lub odejmij 1 za przewagę, strach albo bliskość bossa.
rule-nde12-gm-complications = Komplikacje i korzyści
    .text = Gdy brak pomysłu, rzuć k6. Komplikacja: 1 strata czasu, 2 wykrycie, 3 strata Serca lub zasobu, 4 zła pozycja, 5 sprzęt zgubiony lub zacięty, 6 nowe zagrożenie. Korzyść: 1 szybciej, 2 ciszej, 3 bez kosztu, 4 większy efekt, 5 lepsza pozycja dla sojuszników, 6 dodatkowa wskazówka.
rule-nde12-gm-chase = Pościg
    .text = W pościgu liczy się dystans, na początku 3: przy 0 ścigany jest złapany, przy 5 ucieka. W każdej rundzie testuje jeden bohater; sukces zmienia dystans o 1 na korzyść bohaterów, porażka o 1 na niekorzyść.
rule-nde12-gm-alarm = Alarm
    .text = Podczas skradania się MG prowadzi licznik alarmu na 3 do 5 kroków. Każda porażka przesuwa go o 1 krok; gdy się zapełni, zjawia się patrol albo miejsce zostaje zamknięte.
rule-nde12-gm-encounters = Wielkość starcia
    .text = Dla 3–5 bohaterów. Łatwe: 3–5 pachołków albo 1 elita. Standardowe: 6–8 pachołków albo elita z 2–4 pachołkami. Trudne: boss z 2–4 pachołkami albo 2 elity z 3–5 pachołkami. Heroiczne: boss z 4–6 pachołkami, z elitą albo z jednym i drugim.
rule-nde12-gm-terrain = Trudny teren
    .text = Opcjonalnie: wejście na kratkę trudnego terenu zużywa 2 z 5 kratek ruchu.
rule-nde12-gm-shove = Odpychanie
    .text = Aby kogoś odepchnąć, rzuć na Siłę przeciw TN 6: sukces przesuwa go o 1 lub 2 kratki, sukces wyjątkowy o 1 kratkę dalej.
rule-nde12-clues = Szukanie wskazówek
    .text = Gdy przeszukujesz miejsce, wykonaj test cechy, która pasuje do tego, co robisz. Sukces znajduje to, co tam jest. Wskazówka, bez której historia utknęłaby w miejscu, nigdy nie przepada: porażka też ją znajduje, ale za cenę, którą określa MG; przy 1 tą ceną jest komplikacja.
rule-nde12-gm-powers = Więcej o Magii
    .text = Kilka celów naraz kosztuje 1 punkt Many więcej albo podnosi TN o 1 stopień. Podtrzymanie efektu kosztuje co turę 1 punkt Many albo twoją akcję. Bohater może odeprzeć czar lub go uniknąć, testując Zręczność albo Magię przeciw temu samemu TN. Z liczb kilku przeciwników dla wszystkich liczy się najwyższa.°

rule-nde12-monsters-turn = Działania przeciwników
    .text = Rzucają tylko gracze. Gdy przeciwnik działa przeciw tobie, testujesz Siłę, Zręczność albo Magię przeciw jego TN; porażka kosztuje 1 Serce, które może przejąć pancerz, albo sprowadza to, co opisuje jego manewr.
rule-nde12-monsters-blocks = Opisy przeciwników
    .text = Przeciwnik to nazwa, ranga, TN, Rany, rola (osiłek, harcownik, strzelec, kontroler lub wsparcie), ruch, zwykle 5 kratek, i to, co go wyróżnia. Elita ma 1 właściwość, boss 2 lub 3 manewry; bardzo słabi przeciwnicy mogą mieć TN 4, a twarde elity TN 10.
rule-nde12-monsters-traits = Właściwości przeciwników
    .text = Przeciwnik ma 1 lub 2 właściwości, które działają stale, na przykład naturalną osłonę (TN strzału wyższe o 1 stopień), lekki pancerz (pierwsze trafienie w scenie nie szkodzi), twardość (pierwsze trafienie nie zadaje Rany), szybkość (6 kratek) lub wrażliwość na coś (TN niższe o 1 stopień).
rule-nde12-monsters-moves = Manewry przeciwników
    .text = Elity i bossowie mają w swojej turze własne manewry: odepchnięcie bohatera o 1–2 kratki, rozbicie osłony, wymknięcie się ze zwarcia, salwę na 3×3 kratki, zakotwiczenie, zagrzanie sojusznika do walki, wezwanie 2 pachołków raz na walkę, barierę lub falę uderzeniową w promieniu 2 kratek. Jeśli bohater może się oprzeć, testuje przeciw TN przeciwnika.
rule-nde12-monsters-hazards = Zagrożenia
    .text = Zagrożenie ma TN, skutek i sposób unieszkodliwienia. Wieżyczka: TN 8, porażka kosztuje 1 Serce. Potrzask: TN 6, więzi lub kosztuje 1 Serce. Pole odpychające: TN 8, odrzuca o 2 kratki. Gaz: TN 6, na 3×3 kratkach oślepia lub kosztuje 1 Serce.
rule-nde12-monsters-generator = Generator starć
    .text = Rzuć pięć razy k6, a szybko powstanie starcie: cel, teren, przeciwnicy, przewaga przeciwników i przewaga bohaterów.

example-nde12-ex-a1 = Łotr z S k6, Z k10 i M k6, 5 Sercami i 3 punktami Many, talentami Zwiadowca i Negocjator, bronią dystansową, wytrychami, liną i latarką.
example-nde12-ex-a2 = Ciche przejście przez odkryty teren: Zręczność k10 przeciw TN 6, wypada 5, czyli porażka; ktoś coś usłyszał i teraz liczy się czas.
example-nde12-ex-a3 = Uruchomienie ciężkiego mechanizmu: Siła k10 dzięki pomocy staje się k12, TN 6, wypada 12: sukces wyjątkowy, mechanizm rusza natychmiast i bezgłośnie.
example-nde12-ex-a4 = Wojownik z Siłą k10 uderza pachołka na sąsiedniej kratce, TN 6, i rzuca 4: pudło, pachołek oddaje, Wojownikowi z 5 Serc zostają 4.
example-nde12-ex-a5 = Łotr strzela do bossa: pomoc zmienia k10 w k12, dogodna pozycja obniża TN z 12 na 8, wypada 12: wyjątkowe trafienie, boss otrzymuje 2 ze swoich 3 Ran.
example-nde12-ex-a6 = Krótka bariera, by przebiec 5 kratek: Magia standardowa, TN 6, 1 punkt Many; na k10 wypada 9, udaje się i z 3 punktów Many zostają 2.
example-nde12-ex-a7 = Unieruchomienie elity: Magia silna, TN 8, 2 punkty Many; wypada 3, nic się nie dzieje, z 3 punktów Many zostaje 1, a postać wystawia się na cios.
example-nde12-ex-a-harder = W ciemności TN 6 zmienia się w 8, więc 7 nie wystarcza.
example-nde12-ex-a-easier = Po dobrym przygotowaniu TN 8 zmienia się w 6, więc 7 wystarcza.
example-nde12-ex-a-top = 12 na k12 to maksymalny wynik: sukces wyjątkowy.
example-nde12-ex-a-die = Zręczność Łotra to k10, więc tą kością Łotr na nią rzuca.
example-nde12-ex-a-level = Przy samych k6 rozwój podnosi cechę z Nowicjusza na Wyszkolonego: z 5 lub więcej na 4 lub więcej.

foes-strike-nde12 = Przeciwnicy biją tego, kto stoi najpewniej; harcownicy i strzelcy najsłabszego, a kontrolerzy tego, komu zostało najwięcej mocy.
