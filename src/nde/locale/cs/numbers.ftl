# Čísla protivníků, která zná jen vypravěč: jak na tom protivníci jsou a co se o tom říká.

sheet-faring = Stav
faring-unhurt = bez zranění
faring-hurt = se zraněním
faring-nearly-down = na pokraji sil
play-fares-unhurt = { $name } už nemá žádné zranění
play-fares-hurt = { $name } má už viditelné zranění
play-fares-nearly-down = { $name } se sotva drží
play-numbers-shown = čísla ukázaná hráčům: { $names }
play-numbers-words = hráčům jen slovy, bez čísel: { $names }
play-numbers-hidden = čísla skrytá před hráči: { $names }
play-numbers-agreed = čísla zase podle dohody u stolu: { $names }
play-note-numbers-words = hráči: jen slovy
play-note-numbers-hidden = hráči: bez čísel
play-gm-numbers = urči, jak hráči znají čísla protivníka: shown (viditelná), words (slovy), hidden (skrytá), agreed (podle dohody)
error-not-a-foe = „{ $id }“ není protivník a čísla hrdinů jsou veřejná; vyber protivníka
