# Doors, and whatever else stands between squares.

play-words-open = otevři otevri
play-words-shut = zavři zavri
play-words-door = dveře dvere okno bránu branu
play-help-open = otevři dveře vedle sebe: „otevři dveře“ nebo pole, u kterého stojí
play-help-shut = zavři dveře vedle sebe: „zavři dveře“ nebo pole, u kterého stojí
play-door-open-by = { $name } otevírá dveře u { $at }
play-door-shut-by = { $name } zavírá dveře u { $at }
play-door-open = Dveře u { $at } se otevírají.
play-door-shut = Dveře u { $at } se zavírají.
play-map-walls = zdi: { $where }
play-map-objects = předměty: { $where }
play-map-windows = okna: { $where }
play-map-door-open = otevřené dveře u { $at }
play-map-door-shut = zavřené dveře u { $at }
play-map-door-hidden = skryté dveře u { $at }
error-not-at-the-door = u dveří na { $at } nestojí nikdo z tvých, kdo může jednat; nejdřív tam jdi
error-door-so-already = 
    { $is-open ->
    [yes] dveře u { $at } už jsou otevřené; dají se zavřít
   *[no] dveře u { $at } už jsou zavřené; dají se otevřít
    }
error-which-door = „{ $word }“ neříká, které dveře; uveď pole jedněch z těchto: { $allowed }
