## Latarnia w piwnicy: mały loch

adventure-lantern-cellar = Latarnia w piwnicy
    .text = Wielka latarnia promu zniknęła, a tej nocy łodzie są na rzece, we mgle. Mokre ślady butów prowadzą do zrujnowanej komory celnej i w dół, po schodach do piwnicy. Przynieście światło z powrotem, zanim ktoś utonie.
adventure-lantern-cellar-clock-noise = Hałas
    .full = Gdzieś w dole przewraca się ława i milkną głosy. Wiedzą, że tu jesteście.

adventure-lantern-cellar-stairs = Schody do piwnicy
    .text = Deszcz spływa po wytartych stopniach w ciemność. Pachnie łojem, mokrym psem i rzecznym mułem.
adventure-lantern-cellar-stairs-listen = Wstrzymać oddech i nasłuchiwać
    .works = Dwa głosy kłócą się o racje. Trzeci, niski i powolny, chrapie jak młyńskie koło: herszt śpi przy latarni.
    .fails = Tylko deszcz i woda kapiąca gdzieś w dole.
    .tried = wstrzymuje oddech i nasłuchuje
adventure-lantern-cellar-stairs-down = Zejść po schodach

adventure-lantern-cellar-store = Magazyn
    .text = Pęknięte beczki, zgniłe liny, rząd filarów. Między nimi wasze światło odbija się w czyichś oczach, a coś warczy.
    .won = Ostatnia bestia leży bez ruchu między beczkami. Na jej wycie nikt nie odpowiada.
    .broken = Ostatnia z bestii wymyka się między beczkami. Jej wycie dobiega już z daleka.
adventure-lantern-cellar-store-search = Przeszukać beczki
    .works = Za regałem stoi dzban oleju do lamp, zapieczętowany i pełny.
    .fails = Stos klepek zsuwa się na podłogę z hukiem, który nie chce się skończyć.
    .tried = przeszukuje beczki
adventure-lantern-cellar-store-bind = Opatrzyć rany i złapać oddech
    .works = Drzecie żagiel na pasy i siedzicie przez chwilę plecami do ściany.
adventure-lantern-cellar-store-arch = Przez łuk do galerii
adventure-lantern-cellar-store-steps = Po mokrych stopniach do studni

adventure-lantern-cellar-well = Sala ze studnią
    .text = Niskie sklepienie nad zalaną studnią. Woda jest czarna i zupełnie nieruchoma. Na cembrowinie połyskuje coś żelaznego.
    .won = To, co wypełzło ze studni, opada w nią z powrotem, w kawałkach.
    .broken = To, co wypełzło ze studni, znowu się cofnęło. Woda jest czarna i gładka.
adventure-lantern-cellar-well-look = Sięgnąć po żelazo na cembrowinie
    .works = W porę dostrzegacie bladą dłoń pod wodą, chwytacie zardzewiały klucz i odskakujecie, gdy coś się podnosi.
    .fails = Macie klucz, ale zimne palce mają już czyjś nadgarstek. Coś wspina się z wody po wyciągniętej ręce.
    .tried = sięga po żelazo na cembrowinie
adventure-lantern-cellar-well-back = Z powrotem do magazynu

adventure-lantern-cellar-gallery = Zapadająca się galeria
    .text = Długie przejście, którego podłoga do połowy runęła. Za dziurą widać ciemną wnękę i żelazne drzwi z ciężkim zamkiem.
    .text-open = Długie przejście, którego podłoga do połowy runęła. Za dziurą widać ciemną wnękę i wejście, którego żelazne drzwi stoją otworem.
adventure-lantern-cellar-gallery-probe = Sprawdzać płyty jedną po drugiej i znaleźć drogę
    .works = Stuk, krok, stuk, krok: pewne płyty układają się w krzywą ścieżkę na drugą stronę.
    .fails = Akurat płyta, która brzmiała najpewniej, leci w dół. Ktoś wisi na krawędzi, zanim z trudem znajdzie się po drugiej stronie.
    .tried = bada płytę po płycie
adventure-lantern-cellar-gallery-leap = Przeskoczyć i rzucić linę pozostałym
    .works = Rozbieg, skok i jest druga strona. Lina utrzymuje pozostałych.
    .fails = Skok kończy się na samej krawędzi, a krawędź rusza w dół. Łoskot toczy się przez całą piwnicę.
    .tried = bierze rozbieg i skacze
adventure-lantern-cellar-gallery-unlock = Otworzyć żelazne drzwi zardzewiałym kluczem
    .works = Klucz obraca się, jakby wczoraj go naoliwiono. Drzwi otwierają się bez dźwięku.
adventure-lantern-cellar-gallery-force = Wyłamać żelazne drzwi
    .works = Zawiasy puszczają wcześniej niż zamek. Tego nie dało się nie usłyszeć.
    .fails = Drzwi huczą jak dzwon i ani drgną.
    .tried = napiera na żelazne drzwi
adventure-lantern-cellar-gallery-back = Z powrotem do magazynu
adventure-lantern-cellar-gallery-niche = Do ciemnej wnęki
adventure-lantern-cellar-gallery-door = Przez żelazne drzwi

adventure-lantern-cellar-chapel = Kaplica celników
    .text = Maleńka kaplica wykuta w skale, sucha i cicha. Jedną ścianę pokrywają imiona celników; ktoś dba o porządek wśród ogarków.
adventure-lantern-cellar-chapel-rest = Zastawić wnękę i odpocząć
    .works = Nikt nie przychodzi. Śpicie na zmianę i budzicie się z ciepłymi dłońmi.
adventure-lantern-cellar-chapel-read = Odczytać imiona na ścianie
    .works = Ostatnie imię jest świeże: herszt z dołu był tu kiedyś celnikiem i przysiągł, że każda łódź dostanie światło. Przysięgę można przypomnieć.
    .fails = Sadza i pleśń zjadły litery. Da się odczytać tylko daty.
    .tried = pochyla się nad imionami na ścianie
adventure-lantern-cellar-chapel-back = Z powrotem do galerii

adventure-lantern-cellar-guardroom = Wartownia
    .text = Przewrócone ławy, zimny koksownik, kości do gry na podłodze. Złodzieje chwytają za broń.
    .won = Złodzieje są pokonani. Poniżej ostatniego stopnia migocze ciepłe światło.
    .broken = Kto ze złodziei mógł jeszcze biec, ten uciekł. Poniżej ostatniego stopnia migocze ciepłe światło.
adventure-lantern-cellar-guardroom-bind = Opatrzyć rany, zanim pójdziecie dalej
    .works = W skrzyni jest czyste płótno i pół bochenka chleba. Jedno i drugie pomaga.
adventure-lantern-cellar-guardroom-back = Wycofać się do galerii
adventure-lantern-cellar-guardroom-down = Iść w dół za światłem

adventure-lantern-cellar-vault = Skarbiec z latarnią
    .text = Wielka latarnia wisi na łańcuchu nad stertą monet z cła. Obok, na krześle o wiele za małym na tak szerokie plecy, siedzi herszt złodziei.
    .won = Herszt pada na monety. Zdejmujecie latarnię z haka.
    .broken = Złodzieje rzucają się do ucieczki i zostawiają monety tam, gdzie leżą. Zdejmujecie latarnię z haka.
adventure-lantern-cellar-vault-bargain = Wystąpić i potargować się o latarnię
    .works = Herszt kładzie broń na kolanach i odchyla się do tyłu. „No, dalej. Ile jest dla was warta?”
    .fails = „Opowiedzcie to rzece” – mówi herszt i wstaje.
    .tried = występuje naprzód i targuje się o latarnię
adventure-lantern-cellar-vault-remind = Przypomnieć starą przysięgę celnika
    .works = Herszt długo patrzy w płomień. „Światło dla każdej łodzi” – pada wreszcie ochryple. „A kto nakarmi moich ludzi?”
    .fails = „Kto to przysięgał, już nie żyje” – mówi herszt i sięga po broń.
    .tried = przypomina dawną przysięgę celników
adventure-lantern-cellar-vault-terms = Podać warunki
    .works = Darmowa przeprawa i żadnych pytań, ilekroć zjawią się stróże prawa. Herszt liczy na grubych palcach, spluwa w dłoń i zdejmuje latarnię z haka.
    .fails = Proponujecie za mało, a potem za dużo. Herszt się śmieje i gwiżdże na pozostałych.
    .tried = stawia warunki
adventure-lantern-cellar-vault-snatch = Zdjąć latarnię, póki herszt drzemie
    .works = Jedno ogniwo, drugie, oddech wstrzymany na całą wieczność: macie ją, a chrapanie nie ustaje ani na chwilę.
    .fails = Łańcuch się wyślizguje i z brzękiem leci po monetach. Herszt jest na nogach, zanim brzęk ucichnie.
    .tried = skrada się do latarni
adventure-lantern-cellar-vault-burn = Rzucić olej w koksownik przy drzwiach
    .works = Ściana ognia zamyka boczne drzwi. Kto chciał przez nie wejść, biegnie w drugą stronę; herszt zostaje bez pomocy.
    .fails = Dzban pęka po złej stronie koksownika. Herszt ryczy, a strażnik już biegnie.
adventure-lantern-cellar-vault-attack = Zaatakować
    .works = Pędem zbiegacie z ostatnich stopni. Herszt kopniakiem odtrąca krzesło i gwiżdże na strażnika.
adventure-lantern-cellar-vault-back = Uciec do wartowni

adventure-lantern-cellar-ending-won = Światło znowu płonie
    .text = Wynosicie latarnię na deszcz i stawiacie ją na pomoście. We mgle stuka wiosło, potem drugie; łodzie jedna po drugiej wracają do domu.
adventure-lantern-cellar-ending-bargain = Światło dla każdej łodzi
    .text = Dość krwi na tę noc. Latarnia płonie na pomoście, łodzie wracają, a pod komorą celną ktoś wielki siedzi po ciemku i rozmyśla.
adventure-lantern-cellar-ending-lost = Mgła nie oddaje swoich
    .text = W piwnicy zapada cisza. Na rzece jeszcze przez jakiś czas się nawołują, a potem już nie.

## Solny szlak: pościg

adventure-salt-road = Solny szlak
    .text = Sole na gorączkę w waszej torbie ocaliłyby twierdzę na przełęczy; jeźdźcy pana soli chcą je odzyskać. Do mostu jest jedna noc biegu, a wy już słyszycie kopyta.
adventure-salt-road-clock-pursuit = Pościg
    .full = Kopyta za wami, kopyta obok was, a potem ściana koni z przodu. Mają was.

adventure-salt-road-yard = Dziedziniec solny
    .text = Białe hałdy w świetle księżyca, wysoki mur, brama z dwoma sennymi strażnikami. Pies zaczyna szczekać.
adventure-salt-road-yard-leap = Przeskoczyć przez mur
    .works = Dłonie, kolana, druga strona: zeskakujecie w zaułek, zanim pies zerwie się z łańcucha.
    .fails = Na murze jest potłuczone szkło. To bardziej upadek niż skok, a pies już wszystkim powiedział.
    .tried = biegnie do muru i skacze
adventure-salt-road-yard-creep = Wzdłuż hałd, od cienia do cienia
    .works = Liczycie kroki strażników i wychodzicie w przerwie między jednym a drugim.
    .fails = Hałda się osuwa, biały pył wzbija się jak chorągiew i ktoś krzyczy.
    .tried = skrada się wzdłuż hałd, od cienia do cienia
adventure-salt-road-yard-gate = Prosto przez bramę, ile sił w nogach

adventure-salt-road-road = Stara droga
    .text = Koleiny, kamienie milowe, żadnej osłony. Po lewej szepczą trzciny, po prawej kozia ścieżka pnie się na grań. Za wami zbierają się pochodnie.
adventure-salt-road-road-mislead = Zostawić fałszywy trop wiodący do młyna
    .works = Pochodnie zatrzymują się na rozstaju, zbijają się w grupę i ruszają w złą stronę.
    .fails = Trwa to za długo, a stary tropiciel śmieje się z pomieszanych śladów.
    .tried = zostawia fałszywy trop wiodący do młyna
adventure-salt-road-road-reeds = W lewo, w trzciny
adventure-salt-road-road-climb = W prawo, na grań

adventure-salt-road-marsh = Bagno
    .text = Czarna woda między trzcinami i grobla, którą ktoś dawno temu usypał, a której nikt od tamtej pory nie naprawiał.
adventure-salt-road-marsh-wade = Przejść w bród, najsilniejsi przodem
    .works = Po pierś, potem po kolana, potem trawa. Żaden koń tu za wami nie wejdzie.
    .fails = Błoto zabiera but i mało brakuje, a zabrałoby całą resztę. Tracicie czas i kawałek skóry.
    .tried = wchodzi do wody przed innymi
adventure-salt-road-marsh-feel = Odnaleźć pod wodą starą groblę
    .works = Wciąż tam jest, na dłoń pod powierzchnią. Niemal przebiegacie przez bagno.
    .fails = Urywa się w pół drogi. Zawracacie raz i drugi, a pochodnie są coraz bliżej.
    .tried = szuka pod wodą starej grobli

adventure-salt-road-ridge = Kozia ścieżka
    .text = Naga skała i wiatr. W najwęższym miejscu drogę zagradza wygłodniała sfora z nisko opuszczonymi łbami.
    .won = Sfora poszła w rozsypkę. Daleko w dole most wisi nad wąwozem jak nitka.
    .broken = Sfora uciekła. Daleko w dole most wisi nad wąwozem jak nitka.
adventure-salt-road-ridge-breath = Złapać oddech za skałami
    .works = Łyk wody, opatrunek, dziesięć spokojnych oddechów. Kopyta nie czekają.
adventure-salt-road-ridge-down = W dół, do mostu

adventure-salt-road-bridge = Most linowy
    .text = Deski, liny, przepaść. Po drugiej stronie płonie ognisko straży z twierdzy. Za wami pierwszy jeździec ściąga wodze.
adventure-salt-road-bridge-cut = Przebiec i przeciąć liny
    .works = Ostatnia lina pęka z trzaskiem. Most opada na przeciwległą ścianę, a jeźdźcy stoją i klną.
    .fails = Liny są smołowane i grube jak ramię, a ostrze się ześlizguje. Już zsiadają z koni.
    .tried = przebiega i rąbie liny
adventure-salt-road-bridge-swing = Wybijać za sobą deski kopniakami
    .works = Deska po desce leci w głębinę. Tej nocy nikt już za wami nie przejdzie.
    .fails = O jedną deskę za dużo. Ktoś wisi na linie, dopóki reszta nie wciągnie go dalej.
    .tried = kopie w deski, przebiegając
adventure-salt-road-bridge-run = Po prostu biec do ogniska
    .works = Biegniecie, a most wierzga pod wami jak źrebak.
    .tried = biegnie do ogniska

adventure-salt-road-caught = W okrążeniu
    .text = Krąg koni, potem krąg ludzi. Ich kapitan wyciąga po torbę dłoń w rękawicy.
    .won = Kapitan leży w pyle, a reszta stwierdza, że za sól nie warto umierać.
    .broken = Jeźdźcy dają za wygraną i zawracają: za sól nie warto umierać.

adventure-salt-road-ending-won = Na czas
    .text = Uzdrowiciele w twierdzy biorą torbę, zanim zdążycie coś powiedzieć. Nad ranem pierwsze dziecko prosi o zupę.
adventure-salt-road-ending-bloody = Na czas, ale nie za darmo
    .text = Wjeżdżacie przez bramę na pożyczonych koniach, z solą w ranach i z nietkniętą torbą. Najpierw zajmują się chorymi; o nic innego byście nie prosili.
adventure-salt-road-ending-lost = Sól na drodze
    .text = Jeźdźcy liczą sole, stwierdzają, że są wszystkie, i zostawiają was tam, gdzie leżycie. Na przełęczy czekają do rana.

## Młyn przy brodzie: obrona

adventure-mill-ford = Młyn przy brodzie
    .text = Łupieżcy idą w górę rzeki, a między nimi a doliną jest jeden młyn z podwórzem, płotem i wami. Utrzymajcie go do świtu; wtedy dolina będzie na nogach.
adventure-mill-ford-clock-night = Następny atak
    .full = Od brodu słychać róg. Nadchodzą.

adventure-mill-ford-mill = Podwórze młyna
    .text = Podwórze ze studnią, wozem i pochyłym płotem. Przy bramie leżą dwaj ranni przewoźnicy, ognisko sygnałowe na dachu nie płonie. Wszystko, co teraz robicie, zabiera czas.
    .won = Na podwórzu znowu jest cicho. Słyszycie młyńskie koło, a za brodem kogoś, kto liczy.
    .broken = Uciekli z powrotem za bród. Słyszycie młyńskie koło, a po drugiej stronie kogoś, kto liczy.
adventure-mill-ford-mill-barricade = Wtoczyć wóz w lukę w płocie
    .works = Wóz stoi w poprzek, zaklinowany kamieniami młyńskimi. Mniej ich wejdzie naraz.
    .fails = W połowie drogi pęka oś. Luka zostaje, a czas przepadł.
    .tried = pcha wóz
adventure-mill-ford-mill-pits = Wykopać doły wzdłuż brzegu i je zakryć
    .works = Słoma na patykach, patyki nad dołami. Od strony brodu wygląda to jak trawnik.
    .fails = Woda zalewa każdy dół równie szybko, jak kopiecie.
    .tried = kopie doły wzdłuż brzegu
adventure-mill-ford-mill-wounded = Przenieść rannych przez otwarte podwórze do młyna
    .works = W zatrzaśniętych drzwiach tkwi strzała, ale są w środku, obaj.
    .fails = Strzały zaganiają was z powrotem za studnię. Trzeba będzie spróbować jeszcze raz.
    .tried = wybiega po rannych na otwarte podwórze
adventure-mill-ford-mill-beacon = Wejść na dach i rozpalić ognisko sygnałowe
    .works = Ogień strzela w górę. Daleko w dolinie odpowiada drugi, a za brodem niektórym rzednie mina.
    .fails = Gonty są mokre. Droga w dół jest szybsza niż w górę.
    .tried = wspina się do ogniska sygnałowego
adventure-mill-ford-mill-bind = Opatrzyć rany i podzielić się wodą
    .works = Siedzicie na kamieniach młyńskich i niewiele mówicie.
adventure-mill-ford-mill-sleep = Spać na zmianę, póki na to pozwalają
    .works = Po godzinie na głowę, w butach. To więcej, niż można się było spodziewać.
adventure-mill-ford-mill-wait = Czekać na nich
    .works = Gasicie światło i słuchacie rzeki.

adventure-mill-ford-ending-won = Świt nad brodem
    .text = Słońce wschodzi nad stratowaną trawą. Dolina jest na nogach, łupieżców nie ma; przy bramie ktoś zakrywa dwie twarze płótnem.
adventure-mill-ford-ending-saved = Świt nad brodem, przewoźnicy żyją
    .text = Słońce wschodzi, dolina jest na nogach, łupieżców nie ma. Jeden z przewoźników już narzeka na owsiankę.
adventure-mill-ford-ending-lost = Dym nad doliną
    .text = Koło obraca się dalej, kiedy nie ma już nikogo, kto by je zatrzymał. W dolinie zaczynają szczekać psy.

## Czego przygoda odmawia

error-foes-stand = „{ $option }” nie jest możliwe, dopóki przeciwnicy trzymają się na nogach; najpierw ich pokonaj albo wybierz drogę ucieczki
error-flee-first = „{ $option }” nie jest możliwe w środku tej walki: pokonaj przeciwników albo niech każdy, kto chce odejść, ucieka według zasad gry
error-party-withdraws = „{ $option }” nie jest już możliwe: drużyna wycofuje się z walki i zniknie, gdy tylko przeciwnicy skończą swoją turę
error-nobody-of-yours = „{ $option }” ktoś musi zrobić, a żadna z twoich postaci nie może; najpierw weź lub stwórz bohatera albo zostaw to innym
error-hero-needed = „{ $option }” ktoś musi zrobić; do wyboru: { $allowed }
error-hero-is-out = „{ $hero }” nie może tego teraz zrobić; wskaż kogoś, kto może działać
error-adventure-over = przygoda się skończyła; zacznij inną albo coś cofnij
error-no-such-adventure = „{ $text }” nie jest wbudowaną przygodą; do wyboru: { $allowed }

## Błędy w pliku przygody

error-adventure-unreadable = „{ $source }” nie jest poprawnym TOML w wierszu { $line }, kolumnie { $column }; popraw to tam
error-newer-adventure = przygoda ma format „{ $number }”, a ta wersja czyta najwyżej { $newest }; użyj nowszej wersji
error-not-an-adventure-id = „{ $text }” nie jest identyfikatorem; użyj małych liter, cyfr i myślników
error-reserved-id = miejsce nie może się nazywać „{ $text }”, bo ten identyfikator jest zajęty przez inny tekst; wybierz inny
error-no-such-story-place = „{ $text }” nie jest miejscem tej przygody; do wyboru: { $allowed }
error-no-such-story-clock = „{ $text }” nie jest licznikiem tej przygody; do wyboru: { $allowed }
error-no-such-ending = „{ $text }” nie jest zakończeniem tej przygody; do wyboru: { $allowed }
error-adventure-for-other-game = „{ $text }” jest do gry { $game }: nie wiadomo, czym w { $own } są { $names }; graj w { $game } albo podaj przy każdym z nich kind
error-flag-never-set = nic nigdy nie ustawia „{ $text }”; ustaw to gdzieś albo wybierz: { $allowed }
error-place-unreachable = do „{ $text }” nic nie prowadzi; dodaj wyjście albo „go”, albo usuń to miejsce
error-ending-unreachable = do zakończenia „{ $text }” nic nie prowadzi; dodaj z nim „ending” albo je usuń
error-dead-end = z „{ $text }” nic nie prowadzi dalej; dodaj wyjście, „go” albo „ending”
error-no-way-to-win = żadne zakończenie nie jest zwycięstwem; wpisz „won = true” do jednego z nich
error-map-too-large = mapa ma { $width } × { $height } kratek; zmniejsz ją do najwyżej { $widest } × { $highest }
error-map-letter-unknown = na mapie nie ma „{ $text }”; narysuj to albo wybierz: { $allowed }
error-map-without-heroes = na mapie nie ma miejsca dla bohaterów; wpisz 1, 2, 3… tam, gdzie mają stanąć na początku
error-map-without-foes = na mapie nie ma miejsca dla przeciwników; wpisz a, b, c… tam, gdzie mają stanąć na początku
error-capital-on-map = na mapie są wielkie litery „{ $text }”; bohaterów oznacz cyframi, a przeciwników małymi literami
error-same-message = dwie rzeczy nazywają się tu „{ $text }”; daj jednej z nich inny identyfikator

## Bestie przy moście: jedna walka

adventure-old-bridge = Bestie przy moście
    .text = Ostatni most przed przełęczą, o zmierzchu. Muł nie chce iść dalej, a po chwili słychać dlaczego.

adventure-old-bridge-bridge = Stary most
    .text = Mokre deski, połamany wóz, trzciny po obu stronach. Wychodzą z nich cienie, nisko i bez pośpiechu, a za nimi coś większego: robią to nie pierwszy raz.
    .won = Ostatnia bestia wlecze się w trzciny. Za wami muł parska i rusza z miejsca.
    .broken = Bestie odskakują i znikają w trzcinach. Za wami muł parska i rusza z miejsca.

adventure-old-bridge-ending-won = Droga wolna
    .text = Wycieracie ostrza i przechodzicie. O zmroku płonie już ogień, bulgocze garnek, a opowieść z każdym powtórzeniem robi się lepsza.
adventure-old-bridge-ending-lost = Most milczy
    .text = Rano woźnica znajduje muła pasącego się na drugim brzegu i zastanawia się, czyj był.
