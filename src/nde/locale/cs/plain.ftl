# Co mají hry na jednu stránku společné: účinky, tahy.
effect-lost = { $who } ztrácí { $points } ({ $track })
effect-regained = { $who } získává zpět { $points } ({ $track })
effect-condition-changed =
    { $is-on ->
        [yes] { $who } má nyní stav: { $condition }
       *[no] { $who } už nemá stav: { $condition }
    }
effect-acted = { $who } má akci za sebou
effect-turn-came =
    { $is-fight ->
        [yes] { $round }. kolo: { $side }
       *[no] tahy se už nepočítají
    }
step-turn-came =
    { $what ->
        [fight] začíná boj
        [calm] boj skončil
       *[turn] { $round }. kolo: { $side }
    }
offer-end-fight = ukončit boj
error-not-the-time = to v boji nejde, nebo to jde jen v boji; nejprve boj začni nebo ukonči
game-told-in = Vlastní slova má tato hra jen v jazyce: { $languages }.
told-in-en = angličtina
told-in-pl = polština
told-in-de = němčina
told-in-cs = čeština
