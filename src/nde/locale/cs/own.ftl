# Jména, která hráči ještě neznají, a tvorové po boku družiny.

play-name-kept = hráči znají { $name } jen jako „{ $known-as }“
play-name-told = už je jasné, co se skrývá za slovy „{ $known-as }“: { $name }
play-note-known-as = pro hráče: „{ $name }“
play-gm-known = ať hráči znají někoho jen pod jiným jménem; bez jména: prozraď jim, kdo to je
play-words-power-as = jako
play-words-clock-apart = zvlášť
error-known-so-already = „{ $id }“ se tak už jmenuje; uveď jiné jméno, nebo žádné, a prozradíš, kdo to je
error-name-of-a-hero = hrdinové mají svá vlastní jména; vyber protivníka nebo nezúčastněného
error-id-tells-name = hráči vidí „{ $id }“, a to prozrazuje, kdo to je („{ $word }“); odeber ho a přiveď ho pod jménem, které mají hráči znát
play-comes-ally = Je tu { $names } a bojuje na straně družiny
play-stands-ally = { $name } odteď bojuje na straně družiny
play-note-ally = bojuje na straně družiny
error-no-allies = v této hře bojují po boku družiny jen hrdinové; nech „{ $id }“ stát opodál jako přítele
error-side-of-a-hero = „{ $id }“ je hrdina a zůstává s družinou; vyber někoho jiného
setting-contest-tie = Když v souboji dopadnou oba stejně dobře
setting-contest-tie-draw = nikdo nevyhrává
setting-contest-tie-again = oba hází znovu
setting-contest-tie-first = vyhrává ten, kdo byl jmenován první
play-thing-given = { $kind ->
    [condition] { $name }: { $text }
    [note] { $name } má vzkaz: „{ $text }“
    [secret] { $name } dostává vzkaz
   *[thing] { $name } má něco nového: { $text }
    }
play-thing-handed = { $kind ->
    [note] { $giver } předává vzkaz dál a teď ho má { $name }: „{ $text }“
    [secret] { $giver } předává vzkaz dál a teď ho má { $name }
   *[thing] { $giver } předává dál: { $text }; teď to má { $name }
    }
play-thing-gone = { $kind ->
    [condition] { $name } to už má za sebou: { $text }
    [note] { $name } už nemá vzkaz „{ $text }“
    [secret] { $name } už nemá vzkaz
   *[thing] { $name } už nemá: { $text }
    }
play-free-thing = Další předměty
play-free-note = Vzkazy
play-gm-thing = dej někomu předmět popsaný vlastními slovy; „stav“ nebo „vzkaz“ před slovy z něj udělá stav nebo vzkaz
play-gm-away = odeber předmět, stav nebo vzkaz popsaný vlastními slovy
play-words-thing-condition = stav condition
play-words-thing-note = vzkaz note
play-words-hand = předej predej
play-words-hand-to = pro
play-help-hand = předej někomu předmět popsaný vlastními slovy: „předej“, předmět a jméno
error-thing-empty = nic tu není napsáno; řekni pár slovy, co to je
error-has-it-already = { $who } to už má; uveď někoho jiného
error-no-such-thing = nic takového nemáš; vyber něco ze svého deníku
error-no-such-thing-here = nic takového jako „{ $word }“ tu nikdo nemá; vyber něco z: { $allowed }
