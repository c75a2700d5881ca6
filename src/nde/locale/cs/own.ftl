# Jména, která hráči ještě neznají, a tvorové po boku družiny.

play-name-kept = hráči znají { $name } jen jako „{ $known-as }“
play-name-told = už je jasné, co se skrývá za slovy „{ $known-as }“: { $name }
play-note-known-as = pro hráče: „{ $name }“
play-gm-known = ať hráči znají někoho jen pod jiným jménem; bez jména: prozraď jim, kdo to je
play-words-power-as = jako
error-known-so-already = „{ $id }“ se tak už jmenuje; uveď jiné jméno, nebo žádné, a prozradíš, kdo to je
error-name-of-a-hero = hrdinové mají svá vlastní jména; vyber protivníka nebo nezúčastněného
error-id-tells-name = hráči vidí „{ $id }“, a to prozrazuje, kdo to je („{ $word }“); odeber ho a přiveď ho pod jménem, které mají hráči znát
play-comes-ally = Je tu { $names } a bojuje na straně družiny
play-stands-ally = { $name } odteď bojuje na straně družiny
play-note-ally = bojuje na straně družiny
error-no-allies = v této hře bojují po boku družiny jen hrdinové; nech „{ $id }“ stát opodál jako přítele
error-side-of-a-hero = „{ $id }“ je hrdina a zůstává s družinou; vyber někoho jiného
setting-contest-tie = když v souboji dopadnou oba stejně dobře
setting-contest-tie-draw = nikdo nevyhrává
setting-contest-tie-again = oba hází znovu
setting-contest-tie-first = vyhrává ten, kdo byl jmenován první
