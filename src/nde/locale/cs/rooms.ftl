# Místa dobrodružství, jen pro vypravěče.

rooms-here = družina je tady
rooms-visited = navštíveno
rooms-unseen = zatím nenavštíveno
rooms-fight-ahead = jsou tu protivníci
rooms-fight-won = boj je vyhrán
rooms-fight-broken = protivníci utekli
rooms-foe-there = { $name }
rooms-foe-hidden = { $name }, v záloze
rooms-foe-out = { $name }, mimo boj
rooms-group = { $count } × { $name }
rooms-group-hidden = { $count } × { $name }, v záloze
rooms-group-of-sizes = { $count } × { $name } (pro 3/4/5 hrdinů)
rooms-group-of-sizes-hidden = { $count } × { $name } (pro 3/4/5 hrdinů), v záloze
rooms-needs = jen je-li nastaveno: { $flags }
rooms-bars = ne, je-li nastaveno: { $flags }
rooms-jammed = zaseknuté: nejdřív se musí uvolnit
rooms-escape = otevřené i během boje
rooms-closed = zavřeno
rooms-done = hotovo
rooms-trial-might = { $difficulty ->
    [easy] Zkouška síly, snadná
    [hard] Zkouška síly, těžká
   *[other] Zkouška síly
    }
rooms-trial-agility = { $difficulty ->
    [easy] Zkouška obratnosti, snadná
    [hard] Zkouška obratnosti, těžká
   *[other] Zkouška obratnosti
    }
rooms-trial-wits = { $difficulty ->
    [easy] Zkouška důvtipu, snadná
    [hard] Zkouška důvtipu, těžká
   *[other] Zkouška důvtipu
    }
rooms-trial-nerve = { $difficulty ->
    [easy] Zkouška odvahy, snadná
    [hard] Zkouška odvahy, těžká
   *[other] Zkouška odvahy
    }
rooms-when-enter = Při první návštěvě: { $what }
rooms-when-won = Po vyhraném boji: { $what }
rooms-when-each-round = V každém kole boje: { $what }
rooms-when-then = Cestou: { $what }
rooms-when-works = Když se to povede: { $what }
rooms-when-fails = Když se to nepovede: { $what }
rooms-when-full = Až se zaplní: { $what }
rooms-above = jen má-li družina přes { $percent } % sil
rooms-below = jen má-li družina nejvýš { $percent } % sil
rooms-sets = nastaví { $flags }
rooms-clears = zruší { $flags }
rooms-ticks = hodiny „{ $title }“ se posunou o { $by }
rooms-shows = kdo je v záloze, je vidět
rooms-harm-light = lehká újma
rooms-harm-serious = vážná újma
rooms-comes = přijdou: { $names }
rooms-goes = družina se ocitne na tomto místě: „{ $place }“
rooms-ends = dobrodružství končí: „{ $ending }“
rooms-clock = { $title }, { $filled } z { $steps }
rooms-clock-secret = { $title }, { $filled } z { $steps }, tajné
rooms-way = { $text } → { $place }
rooms-flag-set = { $flag }: nastaveno
rooms-flag-clear = { $flag }: nenastaveno
rooms-about = „gm rooms“ s identifikátorem ukáže místo celé; „gm go“ s identifikátorem tam družinu přenese.
play-gm-rooms = ukaž všechna místa dobrodružství, nebo vše o jednom
play-gm-go = přenes družinu na kterékoli místo dobrodružství
play-gm-flag = nastav příznak dobrodružství; „off“ ho zruší
play-flag-set = nastavené příznaky: { $names }
play-flag-cleared = zrušené příznaky: { $names }
error-no-such-room = „{ $text }“ není místo tohoto dobrodružství; vyber jedno z: { $allowed }
error-in-that-room = družina už je v „{ $text }“; vyber jiné místo
error-no-such-story-flag = „{ $text }“ není příznak tohoto dobrodružství; použij jeden z: { $allowed }
error-not-set-out = dobrodružství ještě nezačalo; začni ho, nebo družinu nejdřív někam přenes
error-flags-so-already = { $names }: tak už to je; vyber jiné příznaky

# Dobrodružství otevřená u stolu.

play-adventure-opened = nové dobrodružství: „{ $title }“
play-adventure-changed = „{ $title }“ se teď hraje v nové verzi
play-gm-adventure = otevři dobrodružství ze souboru, nebo novou verzi toho nynějšího
error-room-is-needed = družina je na místě „{ $text }“ a nová verze ho nemá; nech ho tam, nebo družinu nejdřív přenes jinam
error-adventure-under-way = v dobrodružství se má ještě něco stát; počkej na to a pak otevři novou verzi

# Připravené scény.

play-scene-prepared = scéna „{ $title }“ je připravena
play-no-scenes = Zatím není připravená žádná scéna.
play-gm-scenes = ukaž připravené scény, nebo vše o jedné
play-gm-bring = uveď připravenou scénu
play-gm-handout = rozdej materiál z připravené scény: všem, nebo jmenovaným
play-gm-prepare = připrav scény ze souboru
error-no-such-prepared = „{ $text }“ není připravená scéna; vyber jednu z: { $allowed }
error-scenes-unreadable = { $source } nejde přečíst jako TOML ({ $reason }); oprav to tam
error-no-scenes-inside = v { $source } není žádná scéna; zapiš aspoň jednu jako [scenes.fork] s názvem
