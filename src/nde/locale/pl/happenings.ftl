## Co spotyka drużynę, gdy mistrzem gry jest program

play-happening-clock-on = trwa to dłużej, niż powinno, a chwila na was nie czeka
    .b = zanim się z tym uporacie, czas biegnie dalej
    .c = to, czego się obawiacie, jest o krok bliżej
play-happening-lurkers-stir = coś w pobliżu to zauważa i zaczyna się ruszać
    .b = to budzi coś, co siedziało tu cicho
play-happening-somebody-comes = hałas kogoś zwabia
    .b = słychać kroki, coraz bliżej, i wcale nie zwalniają
    .c = coś porusza się na skraju wzroku i podchodzi bliżej
play-happening-way-jams = coś wali się z hukiem w poprzek jednej z waszych dróg: „{ $way }” będzie teraz kosztować czas
    .b = pęka drewno, osuwa się ziemia i jedna z dróg jest zawalona: „{ $way }”
play-happening-way-freed = napieracie ramionami, aż droga jest znowu wolna, ale to trwa
    .b = kawałek po kawałku oczyszczacie drogę
play-happening-clock-back = idzie to tak gładko, że zyskujecie na czasie
    .b = szybko i cicho: to, czego się obawiacie, cofa się o krok
play-happening-way-to-do = { $name } już widzi, jak zrobić coś, co wyglądało na trudniejsze: „{ $deed }”
    .b = { $name } dostrzega coś ważnego i to będzie teraz łatwiejsze: „{ $deed }”
play-happening-way-known-free = { $name } znajduje ślady tych, którzy szli przed wami: tam, dokąd prowadzi „{ $way }”, chyba nikt nie czeka
    .b = { $name } dostrzega, co kryje się za słowami „{ $way }”: nikogo tam nie widać
play-happening-way-known-held = { $name } znajduje ślady tych, którzy poszli tak: „{ $way }”. Prowadzą w jedną stronę, a z powrotem żadne
    .b = { $name } dostrzega, co kryje się za słowami „{ $way }”: ktoś tam jest i nie czeka z gościną
play-happening-lurkers-seen = { $name } spostrzega to przed innymi: ktoś obserwuje was z bliska
    .b = { $name } podnosi rękę: coś się tu czai
play-happening-foe-wavers = ktoś po tamtej stronie rozgląda się i nie podoba mu się nic z tego, co widzi
    .b = ktoś po tamtej stronie cofa się o krok
play-happening-lurkers-felt = czyjś oddech, ale nie wasz: coś tu jest i siedzi cicho
    .b = czujecie na plecach czyjś wzrok
play-happening-danger-ahead = najpierw słychać, dopiero potem widać: kto wybierze „{ $way }”, nie będzie tam sam
    .b = świeże ślady, i to nie wasze: prowadzą tam, dokąd wiedzie „{ $way }”
play-happening-wary = ktoś nadchodzi, staje na rzut kamieniem i nie podchodzi bliżej. Nie ufa wam: nikt tam nie uderzy pierwszy, ale wszyscy czekają, co zrobicie
    .b = ktoś wychodzi wam naprzeciw i natychmiast staje, z ręką przy pasie. Nie ufa wam: możecie porozmawiać, wycofać się albo uderzyć pierwsi
play-happening-stranger = ktoś nadchodzi, wzdryga się na wasz widok i nie ma złych zamiarów
    .b = z mroku wychodzi ktoś z otwartymi dłońmi
play-happening-drained = { $name } wkłada w to więcej sił, niż trzeba
    .b = { $name } musi sięgnąć głębiej, niż ktokolwiek by chciał
play-happening-grazed = bez zadrapania się nie obywa
    .b = było tam coś ostrego
play-happening-off-balance = grunt lekko się usuwa
    .b = kamień ucieka spod nogi
play-happening-gear-slips = pęka rzemień i obie ręce są zajęte
    .b = coś odczepia się od plecaka
play-happening-in-the-open = to było o krok za daleko
    .b = nic już was od nich nie dzieli
play-happening-caught-fast = coś chwyta i nie puszcza
    .b = materiał i klamra o coś zaczepiają
play-happening-light-out = podmuch powietrza i światło gaśnie
    .b = płomień kurczy się, syczy i gaśnie
play-happening-tired = to była długa droga
    .b = zimno wchodzi w każdą kość
play-happening-shaken = { $name } ma już za sobą więcej, niż komukolwiek służy
play-happening-second-wind = głęboki wdech i to pomaga
    .b = przez chwilę nic nie boli
play-happening-power-back = budzi się coś, co było już zużyte
    .b = samo powietrze jakby dodaje sił
play-happening-opening = przez chwilę wszystko układa się tak, jak trzeba
    .b = otwiera się luka
play-happening-swing = { $name } nabiera rozpędu
    .b = { $name } idzie jak burza
play-happening-provisions = ktoś coś tu po sobie zostawił
    .b = w kącie leży coś, o czym ktoś zapomniał
play-happening-rested = na chwilę można zrzucić ciężar z pleców i to dobrze robi
play-happening-breather = przez chwilę, długą jak piosenka, nikt nie przychodzi i możecie opatrzyć to, co krwawi
    .b = opieracie się o ścianę, ramię w ramię, aż ustaje drżenie
play-happening-left-for-dead = biorą was za martwych. Dużo później, po ciemku, jedno po drugim odzyskujecie przytomność i czołgacie się z powrotem
    .b = budzi was cisza. Nikt się już wami nie interesuje i na czworakach uchodzicie
play-happening-unease = nikt o tym nie mówi, ale wszystkim wam jest tu nieswojo
play-happening-heartened = taki widok dodaje wam wszystkim otuchy
play-happening-passes-by = ktoś przechodzi tuż obok i was nie zauważa
    .b = kroki, całkiem blisko, a potem cichną
play-happening-far-sound = gdzieś daleko coś spada i znowu jest cicho
    .b = przeciąg przynosi zapach dymu i zaraz go zabiera
play-happening-stillness = to miejsce jakby wstrzymuje oddech
    .b = przez chwilę nie porusza się nic oprócz kurzu
play-happening-asked-yes-and = tak, i to jeszcze nie wszystko
    .b = tak, a szczęście jeszcze pomaga
play-happening-asked-yes = tak, właśnie tak
    .b = tak, coś w tym jest
play-happening-asked-yes-but = tak, ale nie za darmo
    .b = tak, ale nie bez kłopotów
play-happening-asked-no-but = nie, ale to nie całkiem na próżno
    .b = nie, ale przy okazji zauważacie coś innego
play-happening-asked-no = nie, to do niczego nie prowadzi
    .b = nie, nic w tym nie ma
play-happening-asked-no-and = nie, i jest teraz jeszcze gorzej
    .b = nie, a to dopiero początek
play-happening-asked-spent = dobra robota, ale wszystko, co to miejsce ma do pokazania, już znacie
    .b = udaje się, ale nie dowiadujecie się niczego nowego
play-happening-nothing-here = { $name } rozgląda się: nie ma tu nic, czego byście już nie widzieli
    .b = { $name } zagląda pod każdy kamień, ale nic tu nie ma
play-left-wavers =
    { $is-many ->
        [yes] { $names } tracą ducha i uciekają
       *[no] { $names } traci ducha i ucieka
    }
play-left-wary =
    { $is-many ->
        [yes] { $names } idą w swoją stronę
       *[no] { $names } idzie w swoją stronę
    }
play-wary-talk = Porozmawiać z nimi
    .tried = robi krok naprzód i zaczyna z nimi rozmowę
    .works = Jedno słowo, drugie, i dłonie puszczają broń.
    .fails = To nie było właściwe słowo. Broń idzie w górę.
play-wary-leave = Wycofać się powoli i pozwolić im odejść
    .tried = powoli się wycofuje
    .works = Krok za krokiem wycofujecie się, a tamci tak samo.
    .fails = Krok za krokiem wycofujecie się, a tamci tak samo.
play-wary-strike = Uderzyć, zanim zrobią to oni
    .tried = uderza, nie czekając
    .works = Nie czekacie, aż tamci się namyślą.
    .fails = Nie czekacie, aż tamci się namyślą.
play-choice-jammed = { $choice } (zawalone)
error-nothing-left-open = ta gra nie zostawia niczego otwartego, co program mógłby rozstrzygnąć; powiedz bez niego, co się dzieje
error-does-not-fit-now =
    { $count ->
        [0] „{ $key }” nie pasuje tu i teraz i nic innego tego rodzaju też nie; wystarczy to pominąć, a zdarzy się coś drobnego
       *[other] „{ $key }” nie pasuje tu i teraz; możliwe: { $allowed }
    }
play-place-again = wszystko jest tu tak jak przedtem
    .b = znacie to miejsce: nic się nie zmieniło
    .c = od waszego wyjścia nic się tu nie poruszyło
play-first-minute = Twoja drużyna: { $names }. Cel wyprawy znasz z tekstu powyżej. Wybieraj z listy według numeru albo powiedz własnymi słowami, co robisz. Procent przy działaniu to szansa, że wyjdzie ono tak, jak chcesz; obok podano, o czym jeszcze rozstrzygną kości, albo powie to „szanse” z numerem. Przy imieniu widać, ile kto jeszcze wytrzyma, a z walki, która idzie źle, można się wycofać wszędzie tam, gdzie na liście jest wyjście. Program jest mistrzem gry: prowadzi przeciwników i rozstrzyga wszystko, co kości zostawiają otwarte.
play-heroes-own = { $count } postacie, z tego jedna stworzona przez ciebie, pytanie po pytaniu
play-gm-befall = niech stanie się coś, co wybiorą kości: bane, boon, encounter, sign, place, asked; dalej może stać imię i klucz
