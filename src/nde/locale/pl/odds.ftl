# Co rozstrzyga rzut: czego chce ten, kto rzuca, i co jeszcze z tego wyniknie.  Dość krótko na przycisk.

odds-part = { $what } { $chance }
odds-fells = { $wish } i powala

wish-works = działa
wish-passes = udaje się
wish-harms = rani
wish-wounds = rani
    .partly = zużywa to, co go chroni
wish-hits = trafia
wish-holds = unieruchamia
wish-resists = obrona
wish-prevails = wygrywa
wish-lucky = szczęście
wish-acts-first = działa w pierwszej rundzie
wish-all-act-first = wszyscy działają w pierwszej rundzie
wish-gets-away = ucieka
wish-gets-free = uwalnia się
wish-gets-past = przechodzi
wish-gets-there = dociera
wish-keeps-spell = utrzymuje zaklęcie
wish-keeps-calm = zachowuje spokój
wish-masters-fear = opanowuje panikę
wish-stands = trwa w walce
wish-unharmed = bez szwanku
wish-unseen = nikt nie zauważa
wish-gains-ground = zyskuje przewagę
    .partly = utrzymuje odległość
wish-finds-clue = znajduje, co tu jest

also-partly = działa słabiej
also-target-out = wypada z walki
also-out = { $who } wypada z walki
also-falls = { $who } pada
also-others-flee = pozostali uciekają
also-foes-flee = przeciwnicy uciekają
also-one-caught = trafia też: { $who }
also-friends-caught =
    { $count ->
        [one] trafia też { $count } sojusznika
        [few] trafia też { $count } sojuszników
       *[many] trafia też { $count } sojuszników
    }
also-heart-lost = strata: { count-hearts }
also-armour-spent = zużyty żeton pancerza
also-cost = z kosztem
also-consequence = konsekwencja
also-complication = komplikacja
also-critical = obrażenia krytyczne
also-dead = śmierć
also-scar = blizna
also-one-critical = { $who }: obrażenia krytyczne
also-one-dead = { $who }: śmierć
also-one-scar = { $who }: blizna
also-one-unharmed = { $who }: bez szwanku
also-second-fatigue = drugie Zmęczenie
also-fatigue = Zmęczenie
also-item-destroyed = zniszczone źródło
also-ill-effect = zły skutek
also-one-acts-first = { $who } działa
also-one-gets-away = { $who } ucieka
also-critical-hit = trafienie krytyczne
also-backfires = obraca się przeciw tobie
also-tied = remis, nic się nie zmienia
also-unfelt = trafia bez skutku
also-patient-dies = śmierć rannego
also-poison-cured = trucizna wyleczona
also-worsens = pogorszenie
