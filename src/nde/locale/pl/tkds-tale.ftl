# TKDS: co się stało i co z tego wyszło, jak się to opowiada.
tkds-step-morale-holds =
    { $count ->
        [one] { $who } walczy dalej
        [few] { $who } walczą dalej
        [many] { $who } walczą dalej
       *[other] { $who } walczą dalej
    }
tkds-step-took-flight =
    { $count ->
        [one] { $who } ma dość i ucieka
        [few] { $who } mają dość i uciekają
        [many] { $who } mają dość i uciekają
       *[other] { $who } mają dość i uciekają
    }
tkds-step-laid-down-arms =
    { $count ->
        [one] { $who } ma dość i się poddaje
        [few] { $who } mają dość i się poddają
        [many] { $who } mają dość i się poddają
       *[other] { $who } mają dość i się poddają
    }
tkds-step-tripped = { $other } podcina celnie, a { $who } ląduje na ziemi
tkds-step-seized = { $other } chwyta mocno, a { $who } nie może się wyrwać
tkds-step-got-free = { $who } się wyrywa
tkds-step-torn-free = { $who } rozrywa korzenie, a { $other } znów może się ruszać
tkds-step-mounted = { $who } wskakuje na siodło
tkds-step-dismounted = { $who } zeskakuje z siodła
tkds-tale-roll = ({ $is-plain ->
        [yes] { $face } na kości
       *[no] { $face } na kości, razem { $total }
    }, próg { $hu })
tkds-tale-attack-critical-success = { $who } zadaje straszliwy cios, { $target } obrywa podwójnie
    .b = { $who } trafia w najczulsze miejsce, { $target } aż się zatacza
tkds-tale-attack-works = { $who } atakuje i trafia, { $target } zasłania się za późno
    .b = { $who } uderza celnie, { $target } obrywa
    .c = { $who } trafia, { $target } spóźnia się z unikiem
    .d = { $who } znajduje lukę w obronie, { $target } przyjmuje cios
tkds-tale-attack-fails = { $who } atakuje, ale { $target } się uchyla
    .b = { $who } chybia, { $target } wychodzi z tego bez szwanku
    .c = { $who } uderza w powietrze, { $target } jest już gdzie indziej
    .d = { $target } odbija cios, { $who } musi próbować od nowa
tkds-tale-attack-critical-failure = { $who } atakuje na oślep, { $target } nawet nie musi się uchylać
tkds-tale-shoot-critical-success = { $who } oddaje idealny strzał, { $target } obrywa podwójnie
tkds-tale-shoot-works = { $who } strzela i trafia, { $target } obrywa
    .b = { $who } posyła celny strzał, { $target } uskakuje za późno
    .c = { $who } strzela znienacka, { $target } obrywa
tkds-tale-shoot-fails = { $who } strzela i chybia, { $target } wychodzi z tego bez szwanku
    .b = { $who } strzela, pocisk leci bokiem, { $target } tylko się schyla
    .c = { $target } kryje się w porę, { $who } strzela w pustkę
tkds-tale-throw-works = { $who } rzuca { $weapon-acc } prosto do celu, { $target } obrywa
    .b = { $who } ciska { $weapon-acc } i trafia, { $target } uskakuje za późno
tkds-tale-throw-fails = { $who } rzuca { $weapon-acc } obok celu, { $target } wychodzi z tego bez szwanku
    .b = { $who } rzuca { $weapon-acc } za daleko, { $target } nawet nie drgnie
tkds-tale-attack-with-two-works = { $who } uderza obiema broniami i trafia, { $target } obrywa
    .b = { $who } naciera z dwóch stron naraz, { $target } nie ma jak się zasłonić
tkds-tale-attack-with-two-fails = { $who } uderza obiema broniami, ale { $target } się uchyla
    .b = { $target } odbija oba ciosy, { $who } nic nie zyskuje
tkds-tale-trip-fails = { $who } próbuje podciąć, ale { $target } stoi pewnie
tkds-tale-push-fails = { $who } napiera barkiem, ale { $target } ani drgnie
tkds-tale-hold-fails = { $who } próbuje chwycić, ale { $target } się wyślizguje
tkds-tale-disarm-fails = { $who } próbuje rozbroić, ale { $target } trzyma broń mocno
tkds-tale-break-free-fails = { $who } się szarpie, ale na próżno
tkds-tale-tear-roots-fails = { $who } szarpie korzenie, ale { $target } dalej w nich tkwi
tkds-tale-surge = { $who } zrywa się do walki
tkds-tale-heal = { $who } leczy dotykiem
    .b = { $who } kładzie leczące dłonie na ranach
tkds-tale-hurl-bolt-works = { $who } ciska magicznym pociskiem i trafia, { $target } obrywa
    .b = z dłoni strzela magiczny pocisk: { $who } trafia, { $target } obrywa
tkds-tale-hurl-bolt-fails = { $who } ciska magicznym pociskiem, ale { $target } się uchyla
    .b = { $who } ciska magicznym pociskiem, { $target } czuje tylko podmuch
tkds-tale-cast-critical-success = { $who } rzuca czar „{ $spell }” z pełną mocą
tkds-tale-cast-works = { $who } rzuca czar „{ $spell }”
    .b = { $who } wypowiada słowa czaru „{ $spell }” i magia słucha
    .c = { $who } kreśli znaki i „{ $spell }” działa
tkds-tale-cast-partly = { $who } rzuca czar „{ $spell }”, ale z marnym skutkiem
    .b = { $who } myli słowa i „{ $spell }” działa tylko na pół gwizdka
tkds-tale-cast-fails = { $who } rzuca czar „{ $spell }” i nic się nie dzieje
    .b = { $who } sięga po czar „{ $spell }”, ale magia wymyka się z rąk
tkds-tale-cast-exhausting-works = { $who } ostatkiem sił rzuca czar „{ $spell }”
tkds-tale-cast-exhausting-partly = { $who } ostatkiem sił rzuca czar „{ $spell }”, ale z marnym skutkiem
tkds-tale-cast-exhausting-fails = { $who } wkłada wszystkie siły w czar „{ $spell }”, na próżno
tkds-tale-read-scroll-works = { $who } sięga po { $scroll-acc } i rzuca czar „{ $spell }”
tkds-tale-read-scroll-partly = { $who } sięga po { $scroll-acc } i rzuca czar „{ $spell }”, ale z marnym skutkiem
tkds-tale-read-scroll-fails = { $who } sięga po { $scroll-acc }, ale czar „{ $spell }” nie działa
tkds-tale-check-critical-success = { $who } radzi sobie wspaniale
    .b = { $who } robi to jak od niechcenia
tkds-tale-check-works = { $who } próbuje i daje radę
    .b = { $who } dopina swego
    .c = { $who } radzi sobie z tym
tkds-tale-check-fails = { $who } próbuje, ale nie daje rady
    .b = { $who } sobie z tym nie radzi
    .c = { $who } ponosi porażkę
tkds-tale-check-critical-failure = { $who } ponosi sromotną porażkę
    .b = { $who } zawodzi, i to fatalnie
tkds-tale-check-task-critical-success = { $who } próbuje: „{ $words }”, i wychodzi lepiej, niż ktokolwiek się spodziewał
tkds-tale-check-task-works = { $who } próbuje: „{ $words }”, i daje radę
    .b = „{ $words }”: { $who } dopina swego
tkds-tale-check-task-fails = { $who } próbuje: „{ $words }”, ale nie daje rady
    .b = „{ $words }”: { $who } sobie z tym nie radzi
tkds-tale-check-task-critical-failure = { $who } próbuje: „{ $words }”, i kończy się to fatalnie
tkds-tale-contest-works = { $who } i { $other } mierzą się ze sobą; górą jest { $who }
    .b = { $other } musi ustąpić, { $who } wygrywa
tkds-tale-contest-fails = { $who } i { $other } mierzą się ze sobą; górą jest { $other }
    .b = { $other } nie ustępuje, { $who } przegrywa
tkds-tale-stabilise-works = { $who } pomaga w ostatniej chwili, { $target } ma szczęście
    .b = { $who } tamuje krew, { $target } oddycha
tkds-tale-stabilise-fails = { $who } robi, co może, ale to nie wystarcza; { $target } dalej gaśnie
tkds-tale-treat-wounds-works = { $who } oczyszcza i opatruje rany, ulgę czuje { $target }
tkds-tale-treat-wounds-fails = { $who } opatruje rany przez dziesięć minut, ale { $target } nic z tego nie ma
tkds-tale-treat-poison-works = { $who } walczy z trucizną, ulgę czuje { $target }
tkds-tale-treat-poison-fails = { $who } nic nie może zrobić, trucizna działa dalej; cierpi { $target }
tkds-tale-treat-wounds-self-works = { $who } oczyszcza i opatruje własne rany
tkds-tale-treat-wounds-self-fails = { $who } przez dziesięć minut opatruje własne rany, ale bez skutku
tkds-tale-treat-poison-self-works = { $who } walczy z trucizną we własnej krwi i czuje ulgę
tkds-tale-treat-poison-self-fails = { $who } nic nie może zrobić z trucizną we własnej krwi
tkds-tale-keep-spell-fails = { $who } traci skupienie
tkds-tale-keep-spell-works = { $who } prawie traci skupienie
tkds-tale-kindle-fails = { $who } na próżno krzesze ogień
tkds-tale-use-item-works = { $who } celnie rzuca { $item-acc }, { $target } obrywa
tkds-tale-use-item-fails = { $who } rzuca { $item-acc } obok celu, { $target } wychodzi z tego bez szwanku
tkds-tale-use-item = { $who } sięga po { $item-acc }, skutek czuje { $target }
