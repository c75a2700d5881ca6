# Balíčky a změněná nastavení.

## Chyby v souboru balíčku

error-pack-unreadable = „{ $source }“ nelze od řádku { $line }, sloupce { $column } přečíst jako TOML; oprav to místo
error-pack-too-deep = tabulky v balíčku jsou vnořené hlouběji než { $most }; zploštěj je
error-newer-pack = balíček má formát „{ $number }“ a tato verze čte nejvýš { $newest }; použij novější verzi
error-no-such-base = „{ $text }“ není hra, kterou může balíček změnit; použij jednu z: { $allowed } (nastavení, volby a názvy se ověří, až bude základ správný)
error-no-such-pack = „{ $text }“ není přiložený balíček; použij jeden z: { $allowed }
error-not-a-pack-id = „{ $text }“ není označení; použij malá písmena, číslice a spojovníky
error-languages-missing = „{ $key }“ nemá slova v jazycích: { $languages }; doplň je
error-name-missing = „{ $key }“ je nové a nemá název; doplň ho ve všech jazycích
error-unknown-name = „{ $key }“ není nic, co může balíček v této hře pojmenovat; nejblíž jsou: { $nearest }
error-pack-twice = balíček „{ $pack }“ už tu je; uveď ho jednou
error-words-broken = „{ $text }“ má závorky, které k sobě nepatří; každou uzavři a vlož do ní proměnnou, číslo nebo výběr s každou možností na vlastním řádku
error-variable-unknown = tato slova neznají „${ $name }“; použij „${ $own }“ nebo žádnou proměnnou
error-variable-useless = tato slova neznají „${ $name }“; napiš je bez proměnné

## Chyby v nastavení

error-key-given-twice = „{ $key }“ je zadáno dvakrát; nech jen jedno
error-not-a-name = „{ $text }“ nemůže být název; použij malá písmena, číslice a spojovníky
error-ladder-not-ascending = kostky „{ $dice }“ nejsou seřazené; uveď je od nejmenší po největší, každou jednou
error-nothing-left = v „{ $key }“ nic nezbylo; nech aspoň jedno
error-same-number = „{ $number }“ už patří k „{ $other }“; zvol jiné číslo
error-not-on-ladder = „{ $die }“ není na žebříčku; použij jednu z: { $allowed }
error-not-three =
    { $count ->
        [one] „{ $count }“ hodnotu nelze rozdělit mezi tři vlastnosti; uveď tři
        [few] „{ $count }“ hodnoty nelze rozdělit mezi tři vlastnosti; uveď tři
        [many] „{ $count }“ hodnoty nelze rozdělit mezi tři vlastnosti; uveď tři
       *[other] „{ $count }“ hodnot nelze rozdělit mezi tři vlastnosti; uveď tři
    }
error-start-above-cap = začátek „{ $start }“ je nad maximem { $cap }; jedno sniž, nebo druhé zvyš
error-bands-out-of-order = „{ $numbers }“ nejsou seřazené; cena, úspěch a výjimečný úspěch mají jít po sobě
error-not-a-die-name = „{ $text }“ není kostka; zapiš ji jako k10
error-beyond-bounds = „{ $number }“ je mimo meze varianty; použij { $range }
error-variant-unprepared = „{ $variant }“ se zatím hrát nedá; nejdřív doplň: { $needs }
