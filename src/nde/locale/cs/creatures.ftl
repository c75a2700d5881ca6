# Vlastní tvorové: jak se zapisují a co se o tom říká.

cli-source-own = Napsáno tebou nebo tvým stolem pro { $game }.
cli-source-brought = Z balíčku, dobrodružství nebo souboru, s nímž tento stůl hraje { $game }.
play-gm-creature = zapiš vlastního tvora: jméno a čím se liší od jiného
play-creatures-made = { $count ->
    [one] Vlastní tvor je připraven: { $names }
    [few] Vlastní tvorové jsou připraveni: { $names }
    [many] Vlastní tvorové jsou připraveni: { $names }
   *[other] Vlastní tvorové jsou připraveni: { $names }
    }
error-no-creatures = v této hře nelze zapisovat vlastní tvory; vyber některý z jejích bloků hodnot
error-no-creatures-given = není jmenován žádný tvor; zapiš aspoň jednoho
error-not-your-creature = „{ $id }“ není tvor tohoto stolu; vlastní jsou: { $allowed }
error-creature-known = „{ $id }“ je blok hodnot z této hry; dej svému jiné jméno, nebo ho od něj odvoď
error-creature-needed = „{ $other }“ vychází z „{ $id }“; nejdřív změň nebo smaž toho
error-attack-unclear = „{ $text }“ není útok; napiš jméno a kostky, třeba „kousnutí (k6)“
error-not-a-value = { $kind ->
    [number] „{ $text }“ není celé číslo; napiš nějaké, třeba 8
    [flag] „{ $text }“ není ani true, ani false; napiš jedno z nich
    [text] „{ $text }“ není text; dej ho do uvozovek
   *[table] „{ $text }“ sem nepatří; napiš tabulku jmen a hodnot
    }
error-too-many-items = seznam je příliš dlouhý; napiš nejvýš { $most }
cli-flag-creatures = přidej vlastní tvory: bloky hodnot, soubor, který zapsal „nde import … --out“, balíček nebo dobrodružství
error-no-stat-blocks-here = soubor „{ $file }“ pro tuto hru číst nelze, protože nemá zápis vkládaných bloků; napiš soubor .toml s tabulkami [foes.…]
error-creatures-of-other-game = tito tvorové patří ke hře { $game }, ne { $own }; uveď tu hru
error-creatures-of-several-games = soubory patří k více hrám: { $games }; načti je po jedné hře
play-comes-bystander = Je tu { $names } a nepřidává se na žádnou stranu
play-comes-friend = Je tu { $names } a přeje družině dobré
play-stands-bystander = { $name } stojí stranou
play-stands-friend = { $name } drží s družinou, ale nebojuje
play-took-sides = { $name } se obrací proti družině
play-gm-stance = urči, zda je někdo protivník (foe), bojuje za družinu (ally), je přítel (friend), nebo nezúčastněný (bystander)
error-stands-so-already = u „{ $id }“ to už tak je; uveď něco jiného
play-reshaped = { $name } má odteď jiné hodnoty
play-gm-reshape = změň cokoli na tvorovi, který tu je
error-no-such-creature-here = „{ $id }“ není tvor v této scéně; uveď někoho s blokem hodnot
error-no-pasted-blocks = tato hra nemá zápis vkládaných bloků; zapiš tvora čísly
error-nothing-pasted = v tomto textu není blok hodnot; vlož takový jako v příručce, anglicky a s čísly
error-text-takes-too-long = čtení tohoto textu trvalo déle než { $seconds } s; vlož jeho část
play-note-bystander = na žádné straně
play-note-friend = přítel družiny
sheet-can-shoot = Střílí
sheet-is-detachment = Oddíl
sheet-is-fearless = Nebojácný
