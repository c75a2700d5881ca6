# Balíčky a změněná nastavení.

## Chyby v souboru balíčku

error-pack-unreadable = „{ $source }“ není na řádku { $line }, ve sloupci { $column } platný TOML; oprav to tam
error-pack-too-deep = tabulky v balíčku jsou vnořené hlouběji než { $most }; použij méně úrovní
error-newer-pack = balíček má formát „{ $number }“ a tato verze čte nejvýš { $newest }; použij novější verzi
error-no-such-base = „{ $text }“ není hra, kterou může balíček změnit; na výběr: { $allowed } (nastavení, volby a názvy se ověří, až bude základ správný)
error-no-such-pack = „{ $text }“ není vestavěný balíček; na výběr: { $allowed }
error-not-a-pack-id = „{ $text }“ není označení; použij malá písmena, číslice a spojovníky
error-languages-missing = „{ $key }“ nemá text v jazycích: { $languages }; doplň jej
error-name-missing = „{ $key }“ je nové a nemá název; doplň ho ve všech jazycích
error-unknown-name = „{ $key }“ balíček v této hře pojmenovat nemůže; podobné názvy: { $nearest }
error-pack-twice = balíček „{ $pack }“ se už používá; uveď ho jen jednou
error-words-broken = „{ $text }“ má neuzavřené složené závorky; každou uzavři a vlož do ní proměnnou, číslo nebo výběr s každou možností na vlastním řádku
error-variable-unknown = v tomto textu není proměnná „${ $name }“; použij „${ $own }“ nebo žádnou
error-variable-useless = v tomto textu není proměnná „${ $name }“; napiš jej bez proměnné

## Chyby v nastavení

error-key-given-twice = „{ $key }“ je zadáno dvakrát; nech jen jedno
error-not-a-name = „{ $text }“ nemůže být název; použij malá písmena, číslice a spojovníky
error-ladder-not-ascending = kostky „{ $dice }“ nejsou seřazené; uveď je od nejmenší po největší, každou jednou
error-nothing-left = v „{ $key }“ nic nezbylo; nech aspoň jednu položku
error-same-number = „{ $number }“ už patří k „{ $other }“; zvol jiné číslo
error-not-on-ladder = „{ $die }“ není na žebříčku; na výběr: { $allowed }
error-not-three =
    { $count ->
        [one] { $count } hodnotu nelze rozdělit mezi tři vlastnosti; uveď tři
        [few] { $count } hodnoty nelze rozdělit mezi tři vlastnosti; uveď tři
        [many] { $count } hodnoty nelze rozdělit mezi tři vlastnosti; uveď tři
       *[other] { $count } hodnot nelze rozdělit mezi tři vlastnosti; uveď tři
    }
error-start-above-cap = počáteční hodnota „{ $start }“ je nad maximem { $cap }; jedno sniž, nebo druhé zvyš
error-bands-out-of-order = „{ $numbers }“ nejsou seřazené; cena, úspěch a výjimečný úspěch mají jít vzestupně
error-not-a-die-name = „{ $text }“ není kostka; zapiš ji jako k10
error-beyond-bounds = „{ $number }“ je mimo meze varianty; použij { $range }
error-variant-unprepared = „{ $variant }“ se zatím hrát nedá; nejdřív doplň: { $needs }
