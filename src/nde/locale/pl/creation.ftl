# Tworzenie, odczyt i rozwój postaci.

## Pytania przy tworzeniu

ask-name = Jak nazywa się postać?
ask-concept = Kim jest postać, w jednym zdaniu?
ask-role = Jaka rola?
ask-strength-die = Która kość dla cechy { attribute-strength }?
ask-dexterity-die = Która kość dla cechy { attribute-dexterity }?
ask-power-die = Która kość dla cechy { attribute-power }?
ask-strength-modifier = Który modyfikator dla cechy { attribute-strength }?
ask-dexterity-modifier = Który modyfikator dla cechy { attribute-dexterity }?
ask-power-modifier = Który modyfikator dla cechy { attribute-power }?
ask-talent-1 = Pierwszy talent: w czym postać jest dobra?
ask-talent-2 = Drugi talent: w czym jeszcze?
ask-talent-3 = Trzeci talent: w czym jeszcze?
ask-talent-4 = Czwarty talent: w czym jeszcze?
ask-weapon = Jaka broń albo inne narzędzie do walki?
ask-protection = Jaka ochrona?
ask-gear-1 = Pierwsza przydatna rzecz?
ask-gear-2 = Druga przydatna rzecz?
ask-gear-3 = Trzecia przydatna rzecz?
ask-gear-4 = Czwarta przydatna rzecz?
ask-gear-5 = Piąta przydatna rzecz?
ask-gear-6 = Szósta przydatna rzecz?
option-protection-none = bez ochrony
option-d4 = k4
option-d6 = k6
option-d8 = k8
option-d10 = k10
option-d12 = k12
option-d20 = k20

## Kroki przy tworzeniu

step-starting-die = { $attribute } zaczyna od { $die }
step-starting-level = { $attribute } zaczyna od poziomu: { $level } ({ $threshold }+)
step-starting-modifier = { $attribute } zaczyna od { $modifier }
step-starting-resources =
    { $luck ->
        [0] na początek: { count-hearts }, { count-mana }
       *[other] na początek: { count-hearts }, { count-mana }, { count-luck }
    }
step-nothing-to-shoot-with = z niczego tutaj nie da się strzelić ani niczym rzucić: ataki z daleka wymagają łuku, procy lub czegoś podobnego

## Rozwój

ask-advance = W czym postać się rozwija?
option-advance-strength = { attribute-strength } o stopień wyżej
option-advance-dexterity = { attribute-dexterity } o stopień wyżej
option-advance-power = { attribute-power } o stopień wyżej
option-advance-heart = jedno Serce więcej
option-advance-mana = o punkt Many więcej
nde14-option-advance-mana = jeden Punkt Mocy więcej
option-advance-asset = nowy atut
ask-asset-text = Jaki to atut, w jednym zdaniu?
step-advanced-die = { $attribute } rośnie: { $old-die } → { $new-die }
step-advanced-level = { $attribute } rośnie: teraz { $level } ({ $threshold }+)
step-advanced-modifier = { $attribute } rośnie: { $old } → { $new }
step-advanced-heart = nowe maksimum: { count-hearts }
step-advanced-mana = nowe maksimum: { count-mana }
step-advanced-asset = nowy atut: { $asset }

## Karta

sheet-name = Imię
sheet-concept = Koncept
sheet-role = Rola
sheet-weapon = Broń lub narzędzie
sheet-protection = Ochrona
sheet-talents = Talenty
sheet-gear = Przydatne rzeczy
sheet-assets = Atuty
track-hearts = Serca
track-mana = Mana
nde14-track-mana = Punkty Mocy
track-luck = Łuty Szczęścia
track-armour = Żeton pancerza
track-wounds = Rany
nde14-track-wounds = Serca
refill-breather = powrót po konflikcie, gdy jest chwila oddechu
refill-one-then-rest = 1 wraca po konflikcie, wszystkie po bezpiecznym odpoczynku
refill-rest = powrót po bezpiecznym odpoczynku
refill-scene = powrót z każdą sceną
refill-session = powrót z każdą sesją
refill-never = bez samoczynnego powrotu

## Błędy w dokumencie

error-unknown-key = „{ $key }” nie jest tu kluczem; do wyboru: { $allowed }
error-misspelt-key = „{ $key }” nie jest tu kluczem; czy chodziło o „{ $nearest }”?
error-key-missing = brakuje „{ $key }”; dopisz ten klucz
error-choice-missing = brakuje „{ $key }”; dopisz ten klucz z wartością, do wyboru: { $allowed }
error-not-a-number = „{ $text }” nie jest liczbą całkowitą; wpisz liczbę, na przykład 3, bez cudzysłowu
error-number-outside = „{ $number }” wykracza poza dozwolony zakres; użyj { $range }
error-not-a-text = „{ $text }” nie jest tekstem; ujmij go w cudzysłów
error-text-empty = tekst jest pusty; wpisz coś albo go pomiń
error-text-too-long =
    { $most ->
        [one] „{ $text }” to za długi tekst; użyj najwyżej { $most } znaku
        [few] „{ $text }” to za długi tekst; użyj najwyżej { $most } znaków
       *[many] „{ $text }” to za długi tekst; użyj najwyżej { $most } znaków
    }
error-not-a-list = „{ $text }” nie jest listą; zapisz ją w nawiasach kwadratowych
error-not-a-table = „{ $text }” nie jest tabelą; zapisz klucze i wartości pod nagłówkiem w nawiasach kwadratowych
error-not-yes-or-no = „{ $text }” to ani true, ani false; wpisz jedno z nich
error-not-allowed = „{ $text }” nie jest tu dozwolone; do wyboru: { $allowed }
error-misspelt-value = „{ $text }” nie jest tu dozwolone; czy chodziło o „{ $nearest }”? Dozwolone: { $allowed }

## Błędy w postaci

error-talent-twice = „{ $talent }” jest już na liście; wybierz inny talent
error-unknown-variant = „{ $text }” nie jest wariantem tej gry; do wyboru: { $allowed }
error-not-a-sheet = „{ $text }” nie jest kartą postaci; wybierz plik z kind = 'character'
error-newer-sheet = karta ma format „{ $number }”, a ta wersja czyta najwyżej { $newest }; użyj nowszej wersji
error-sheet-of-other-game = karta należy do „{ $text }”, a nie do { $game }; odczytaj ją w jej własnej grze
error-more-than-most = „{ $number }” to więcej niż maksimum { $most }; zmniejsz wartość albo podnieś maksimum
error-no-luck-on-sheet = ta gra nie zna Łutów Szczęścia; usuń wartość „{ $number }”
error-no-assets-on-sheet =
    { $count ->
        [one] ta gra nie ma atutów, a na karcie jest { $count }; usuń go
        [few] ta gra nie ma atutów, a na karcie są { $count }; usuń je
        [many] ta gra nie ma atutów, a na karcie jest { $count }; usuń je
       *[other] ta gra nie ma atutów, a na karcie jest { $count }; usuń je
    }
error-too-many-talents =
    { $most ->
        [0] „{ $talent }” jest zbędny, bo ta gra nie ma talentów; pomiń go
        [one] „{ $talent }” jest zbędny: postać ma { $most } talent; pomiń go
        [few] „{ $talent }” jest zbędny: postać ma { $most } talenty; pomiń go
        [many] „{ $talent }” jest zbędny: postać ma { $most } talentów; pomiń go
       *[other] „{ $talent }” jest zbędny: postać ma { $most } talentu; pomiń go
    }
error-below-start = { $attribute } ma mniej, niż na początku daje rola { $role }; wpisz { $start } lub więcej
error-spread-too-low = rola { $role } nie zaczyna tak nisko; rozdziel { $values } i podnoś od tego miejsca
error-advances-differ = karta podaje liczbę rozwinięć „{ $number }”, a wynika z niej { $made }; popraw liczbę albo resztę
error-advances-too-few = karta podaje liczbę rozwinięć „{ $number }”, a wynika z niej co najmniej { $least }; popraw liczbę albo resztę

## Odrzucone rozwinięcia

error-growth-of-the-dead = postać nie żyje i już się nie rozwija; stwórz nową
error-nothing-to-advance = wszystko osiągnęło maksimum; nie ma już czego podnosić
error-no-such-advance = „{ $text }” nie jest rozwinięciem; do wyboru: { $allowed }
error-attribute-at-top = { $attribute } ma już „{ $value }” i wyżej się nie da; podnieś coś innego
error-hearts-at-cap =
    { $cap ->
        [one] więcej niż { $cap } Serce mieć nie można; podnieś coś innego
        [few] więcej niż { $cap } Serca mieć nie można; podnieś coś innego
        [many] więcej niż { $cap } Serc mieć nie można; podnieś coś innego
       *[other] więcej niż { $cap } Serca mieć nie można; podnieś coś innego
    }
error-mana-at-cap = więcej Many niż { $cap } mieć nie można; podnieś coś innego
nde14-error-mana-at-cap = więcej Punktów Mocy niż { $cap } mieć nie można; podnieś coś innego
error-no-assets-in-game = ta gra nie ma atutów; podnieś coś innego
error-asset-without-text = atut nie ma treści; powiedz jednym zdaniem, co daje

## Imiona

option-name-alder = Olszan
option-name-ash = Jesion
option-name-bryn = Bronka
option-name-cole = Kolman
option-name-dara = Dobrawa
option-name-eda = Edyta
option-name-fenn = Trzcin
option-name-garrick = Gniewko
option-name-hale = Halina
option-name-isolde = Izolda
option-name-jory = Juraś
option-name-kestrel = Pustułka
option-name-lark = Skowron
option-name-maren = Marzanna
option-name-nell = Nela
option-name-orla = Orlik
option-name-perrin = Przemko
option-name-quill = Lotka
option-name-rowan = Jarzębina
option-name-sable = Soból
option-name-tamsin = Tomira
option-name-ulric = Ulryk
option-name-vesper = Wieczorka
option-name-wren = Strzyżyk

## Koncepcje, każda w jednym zdaniu

option-concept-deserter = Ucieka przed armią, która nie wybacza.
option-concept-heir = Ostatnia krew rodu, po którym nie został nawet ślad.
option-concept-courier = Nosi wieści, których nikt inny nie śmie nosić.
option-concept-healer = Leczy obcych i nigdy nie pyta o imiona.
option-concept-gambler = Ma o wiele za duże długi u niewłaściwych ludzi.
option-concept-mapmaker = Rysuje miejsca, których nie ma na żadnej mapie.
option-concept-oathbound = Dotrzymuje słowa danego umarłym.
option-concept-last-of-crew = Jedyna ocalała dusza z zaginionej załogi.
option-concept-tinker = Naprawia to, co inni wyrzucają.
option-concept-exile = Żyje na wygnaniu za cudzą zbrodnię.

## Talenty

option-talent-scout = Zwiadowca
option-talent-negotiator = Negocjator
option-talent-climber = Wspinaczka
option-talent-tracker = Tropienie
option-talent-locksmith = Otwieranie zamków
option-talent-healer = Leczenie
option-talent-bluffer = Blef
option-talent-sentinel = Czujność
option-talent-shadow = Cień
option-talent-swimmer = Pływanie
option-talent-tinkerer = Majsterkowanie
option-talent-scholar = Erudycja
option-talent-brawler = Bijatyka
option-talent-rider = Jeździectwo
option-talent-trader = Handel
option-talent-navigator = Nawigacja
option-talent-performer = Sztuka sceniczna
option-talent-survivor = Przetrwanie

## Broń i narzędzia na czas konfliktu

option-weapon-long-axe = długi topór
option-weapon-hammer = młot bojowy
option-weapon-broadsword = szeroki miecz
option-weapon-spear = włócznia
    .acc = włócznię
option-weapon-chain = ciężki łańcuch
option-weapon-pickaxe = kilof
option-weapon-shield-and-club = tarcza i maczuga
    .acc = tarczę i maczugę
option-weapon-halberd = halabarda
    .acc = halabardę
option-weapon-crowbar = żelazny drąg
option-weapon-hunting-bow = łuk myśliwski
option-weapon-crossbow = kusza
    .acc = kuszę
option-weapon-sling = proca
    .acc = procę
option-weapon-throwing-knives = noże do rzucania
option-weapon-long-knife = długi nóż
option-weapon-rapier = szpada
    .acc = szpadę
option-weapon-blowpipe = dmuchawka
    .acc = dmuchawkę
option-weapon-javelins = oszczepy
option-weapon-short-bow = krótki łuk
option-weapon-throwing-axes = toporki do rzucania
option-weapon-whip = bicz
option-weapon-carved-staff = rzeźbiony kostur
option-weapon-crystal = czysty kryształ
option-weapon-bell = dzwon z brązu
option-weapon-rune-gloves = runiczne rękawice
option-weapon-lantern = latarnia, która nie gaśnie
    .acc = latarnię, która nie gaśnie
option-weapon-mask = drewniana maska
    .acc = drewnianą maskę
option-weapon-book-of-signs = księga znaków
    .acc = księgę znaków
option-weapon-bone-flute = kościany flet
option-weapon-mirror = czarne zwierciadło

## Ochrona

option-protection-padded-coat = przeszywanica
    .acc = przeszywanicę
option-protection-leather-jerkin = skórzany kaftan
option-protection-mail-shirt = kolczuga
    .acc = kolczugę
option-protection-breastplate = napierśnik
option-protection-round-shield = okrągła tarcza
    .acc = okrągłą tarczę
option-protection-thick-cloak = gruby płaszcz
option-protection-warded-charm = amulet ochronny
option-protection-steel-helmet = stalowy hełm

## Przydatne rzeczy

option-gear-rope = lina
    .acc = linę
option-gear-torch = pochodnia
    .acc = pochodnię
option-gear-lockpicks = wytrychy
option-gear-lantern-oil = flaszka oliwy do lampy
    .acc = flaszkę oliwy do lampy
option-gear-chalk = kawałek kredy
option-gear-mirror = lusterko
option-gear-whistle = gwizdek
option-gear-crowbar = łom
option-gear-needle-and-thread = igła z nitką
    .acc = igłę z nitką
option-gear-water-skin = bukłak
option-gear-dry-food = jedzenie na trzy dni
option-gear-tinderbox = krzesiwo
option-gear-map-case = tuba na mapy
    .acc = tubę na mapy
option-gear-ink-and-paper = atrament i papier
option-gear-fishing-line = żyłka i haczyki
    .acc = żyłkę i haczyki
option-gear-grappling-hook = kotwiczka
    .acc = kotwiczkę
option-gear-bandages = bandaże
option-gear-small-bell = dzwoneczek
option-gear-glass-vial = szklana fiolka
    .acc = szklaną fiolkę
option-gear-folding-spade = krótka łopata
    .acc = krótką łopatę
option-gear-wax-tablet = tabliczka woskowa
    .acc = tabliczkę woskową
option-gear-spyglass = luneta
    .acc = lunetę
option-gear-wedges = garść klinów
option-gear-bag-of-marbles = woreczek kulek
option-gear-soap = kostka mydła
    .acc = kostkę mydła
option-gear-blanket = wełniany koc

## Atuty, każdy w jednym zdaniu

option-asset-crushing-blow = Raz na scenę trafienie wręcz odbiera o jedno Serce więcej.
option-asset-from-hiding = Raz na scenę działanie z ukrycia podbija kość o stopień.
option-asset-at-any-price = Raz na scenę za jeden Punkt Mocy można kupić sukces z kosztem.
option-asset-known-face = W każdym mieście ktoś jest mi winien przysługę.
option-asset-never-lost = Zawsze znam drogę powrotną, nawet po ciemku.
option-asset-loyal-animal = Towarzyszy mi wierne zwierzę, które rozumie proste polecenia.
