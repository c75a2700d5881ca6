# Gry na kościach stopniowanych: zdania opowieści, jedno o tym, co kto robi i z jakim skutkiem.

word-power = moc
    .gen = mocy
    .acc = moc
    .ins = mocą
nde12-word-power = magia
    .gen = magii
    .acc = magię
    .ins = magią

nde12-tale-roll =
    { $is-beyond ->
        [yes] ({ $face } na { $die } przeciw { $number }: udaje się tylko { $needed })
       *[no] ({ $face } na { $die }, potrzeba { $needed })
    }
nde14-tale-roll =
    { $is-beyond ->
        [yes] ({ $face } na { $die } przeciw { $number }: udaje się tylko { $needed })
       *[no] ({ $face } na { $die }, potrzeba { $needed })
    }

## Ataki

tale-melee-success = { $who } uderza celnie, { $foe } zasłania się za późno
    .b = { $who } uderza, { $foe } przyjmuje cios
    .c = { $who } trafia, { $foe } zatacza się od ciosu
    .d = { $who } znajduje lukę w obronie, { $foe } obrywa
tale-melee-cost = { $who } trafia, ale nie za darmo; { $foe } obrywa
tale-melee-exceptional = { $who } uderza bezbłędnie, { $foe } nie ma jak się zasłonić
    .b = { $who } uderza z całej siły, { $foe } przyjmuje pełny cios
    .c = { $who } zadaje cios jak z podręcznika, { $foe } nie ma szans
tale-melee-fails = { $who } uderza, ale { $foe } unika ciosu
    .b = { $who } nic nie może wskórać, { $foe } odbija cios
    .c = { $who } bije w powietrze, { $foe } jest już gdzie indziej
tale-ranged-success = { $who } mierzy i trafia, { $foe } aż się chwieje
    .b = { $who } strzela, { $foe } uskakuje za późno
    .c = { $who } trafia z daleka, { $foe } nie ma gdzie się skryć
tale-ranged-cost = { $who } trafia z daleka, ale nie za darmo; { $foe } obrywa
tale-ranged-exceptional = { $who } trafia z daleka w sam środek, { $foe } nie ma szans
    .b = { $who } oddaje strzał, jakich mało, { $foe } obrywa
tale-ranged-fails = { $who } strzela i pudłuje, { $foe } wychodzi z tego cało
    .b = { $who } chybia o włos, { $foe } słyszy tylko świst
    .c = { $who } marnuje strzał, { $foe } w porę chowa głowę
tale-power-strike-success = { $who } uderza { word-power.ins }, { $foe } aż się zatacza
    .b = { $who } sięga po { word-power.acc }, { $foe } zasłania się za późno
    .c = { $who } ciska { word-power.ins }, { $foe } przyjmuje cios
tale-power-strike-cost = { $who } uderza { word-power.ins }, ale nie za darmo; { $foe } obrywa
tale-power-strike-exceptional = { $who } uderza { word-power.ins } z całą siłą, { $foe } nie ma szans
    .b = { $who } uderza { word-power.ins } jak taranem, { $foe } przyjmuje pełny cios
tale-power-strike-fails = { $who } uderza { word-power.ins } i chybia, { $foe } wychodzi z tego cało
    .b = { $who } sięga po { word-power.acc }, ale { $foe } nawet nie drgnie
tale-power-hold-works = { $who } pęta { word-power.ins }, { $foe } szarpie się na próżno
    .b = { $who } zagradza drogę { word-power.ins }, { $foe } zamiera
tale-power-hold-fails = { $who } próbuje spętać cel { word-power.ins }, ale { $foe } się wyrywa
tale-power-area-works = { $who } razi { word-power.ins } wszystko wokół, w samym środku stoi { $foe }
    .b = { $who } uwalnia { word-power.acc } na wszystkich wokół, a w samym środku jest { $foe }
tale-power-area-partly = { $who } razi { word-power.ins } wszystko wokół, w samym środku stoi { $foe }
    .b = { $who } uwalnia { word-power.acc } na wszystkich wokół, a w samym środku jest { $foe }
tale-power-area-fails = { $who } razi { word-power.ins } wszystko wokół, ale { $foe } i reszta wychodzą z tego cało

## Próby

tale-test-success = { $who } próbuje i daje radę, { $attribute } nie zawodzi
    .b = { $who } próbuje, a { $attribute } wystarcza
tale-test-cost = { $who } próbuje i ledwo daje radę, { $attribute } prawie zawodzi
tale-test-exceptional = { $who } próbuje i dokonuje tego po mistrzowsku, { $attribute } nie zawodzi
tale-test-fails = { $who } próbuje, ale { $attribute } nie wystarcza
    .b = { $who } próbuje i nic z tego: zawodzi { $attribute }
tale-test-task-success = „{ $task }”: { $who } daje radę
    .b = „{ $task }” – i { $who } dopina swego
    .c = „{ $task }”: { $who } bierze się do rzeczy i to działa
tale-test-task-cost = „{ $task }”: { $who } ledwo daje radę
tale-test-task-exceptional = „{ $task }”: { $who } robi to po mistrzowsku
    .b = „{ $task }” – { $who } radzi sobie, jakby to było nic
tale-test-task-fails = „{ $task }”: { $who } nie daje rady
    .b = „{ $task }” – { $who } próbuje i nic z tego
tale-power-works = { $who } sięga po { word-power.acc } i to działa
    .b = { $who } używa { word-power.gen } z dobrym skutkiem
tale-power-fails = { $who } sięga po { word-power.acc } i nic z tego
    .b = { $who } używa { word-power.gen }, ale nic się nie dzieje
tale-power-task-works = „{ $task }”: { $who } sięga po { word-power.acc } i dopina swego
    .b = „{ $task }” – { $who } dokonuje tego { word-power.ins }
tale-power-task-fails = „{ $task }”: { $who } sięga po { word-power.acc }, ale to za mało
tale-sneak-works = { $who } przemyka i nikt tego nie widzi
    .b = { $who } idzie od cienia do cienia, nikt niczego nie zauważa
tale-sneak-fails = { $who } próbuje przemknąć, ale ktoś to widzi
tale-investigate-works = { $who } szuka i znajduje wskazówkę
tale-investigate-fails = { $who } szuka i nic nie znajduje
tale-parley-works = { $who } znajduje właściwe słowa i przekonuje rozmówców
tale-parley-fails = { $who } próbuje przekonywać, ale nikt nie słucha
tale-calm-alarm-works = { $who } uspokaja sytuację
tale-calm-alarm-fails = { $who } próbuje uspokoić sytuację, a tylko ją pogarsza
tale-run-chase-works = { $who } zyskuje w pościgu przewagę
tale-run-chase-partly = { $who } utrzymuje w pościgu odległość
tale-run-chase-fails = { $who } traci w pościgu przewagę
tale-shove-works = { $who } napiera całym ciężarem, { $foe } się ugina
tale-shove-fails = { $who } napiera całym ciężarem, ale { $foe } ani drgnie
tale-disable-hazard-fails = { $who } nie radzi sobie z zagrożeniem „{ $hazard }”
tale-counter-power-works = { $who } unika { word-power.gen }
tale-counter-power-fails = { $who } nie może uniknąć { word-power.gen }

## Pomoc, przedmioty, ruch

tale-heal-works = { $who } leczy { word-power.ins }, siły odzyskuje { $heals }
tale-heal-fails = { $who } próbuje leczyć, ale na próżno; pomocy wciąż potrzebuje { $heals }
tale-heal-self-works = { $who } leczy własne rany { word-power.ins }
tale-heal-self-fails = { $who } na próżno próbuje leczyć własne rany
tale-raise = { $who } podaje rękę i { $ally } wstaje
tale-gear = { $who } sięga po { $item-acc }
tale-approach = { $who } podchodzi bliżej
tale-withdraw = { $who } się odsuwa

## Co robią przeciwnicy i świat

tale-foe-strike-success = { $foe } atakuje, { $hero } odpiera cios
    .b = { $hero } trzyma się dzielnie, { $foe } nic nie może wskórać
    .c = { $foe } rzuca się naprzód, ale { $hero } jest o krok dalej
tale-foe-strike-cost = { $foe } atakuje, { $hero } ledwo odpiera cios
tale-foe-strike-exceptional = { $foe } atakuje, { $hero } odpiera cios bez trudu
tale-foe-strike-fails = { $foe } atakuje i trafia, { $hero } nie odpiera ciosu
    .b = { $foe } przełamuje obronę, a { $hero } obrywa
    .c = { $foe } rzuca się naprzód, { $hero } odskakuje za późno
nde12-tale-fall = { $hero } spada z wysokości
nde14-tale-fall = { $hero } spada z wysokości
tale-safe-rest = drużyna odpoczywa w bezpiecznym miejscu
