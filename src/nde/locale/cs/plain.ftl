# Co mají hry na jednu stránku společné: účinky, tahy.
effect-lost = { $who } ztrácí { $points } v kolonce „{ $track }“
effect-regained = { $who } získává zpět { $points } v kolonce „{ $track }“
effect-condition-changed =
    { $is-on ->
        [yes] { $who } má teď stav „{ $condition }“
       *[no] { $who } už nemá stav „{ $condition }“
    }
effect-acted = { $who } už v tomto tahu nic neudělá
effect-turn-came =
    { $is-fight ->
        [yes]
            { $side ->
                [party] { $round }. kolo: jednají hrdinové
                [foes] { $round }. kolo: jednají protivníci
               *[other] { $round }. kolo: jedná { $side }
            }
       *[no] boj končí
    }
step-turn-came =
    { $what ->
        [fight] začíná boj
        [calm] boj končí
       *[turn]
            { $side ->
                [party] { $round }. kolo: jednají hrdinové
                [foes] { $round }. kolo: jednají protivníci
               *[other] { $round }. kolo: jedná { $side }
            }
    }
offer-end-fight = ukonči boj
error-not-the-time = to v boji nejde, nebo to jde jen v boji; nejprve boj začni nebo ukonči
game-told-in = Vlastní slova má tato hra jen v jazyce: { $languages }.
told-in-en = angličtina
told-in-pl = polština
told-in-de = němčina
told-in-cs = čeština
