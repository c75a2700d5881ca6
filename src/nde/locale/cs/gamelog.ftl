# Záznam hry: co se v něm nedá přečíst a co najde jeho kontrola.

error-not-a-game-log =
    { $format ->
        [none] tohle není záznam hry: ten začíná „{ $known }“; vyber soubor, který zapsal stůl
       *[other] „{ $format }“ není záznam hry: ten začíná „{ $known }“; vyber soubor, který zapsal stůl
    }
error-game-line-unreadable = řádek { $line } nemá podobu řádku záznamu hry ({ $reason }); obnov záznam z nedotčené kopie
error-game-line-cut = řádek { $line } nebyl zapsán do konce; obnov záznam z nedotčené kopie, nebo ten řádek odstraň
error-entry-out-of-order = řádek { $line }: „{ $number }“ není číslo dalšího zápisu; mělo by tu být { $expected }
error-game-not-sealed = hra skončila, ale její záznam končí na řádku { $line } bez pečeti; z jeho konce něco chybí
error-game-dice-differ = řádek { $line }: pravidla dostala jiné hody, než jaké padly v zápisu { $number }; obnov záznam z nedotčené kopie
error-entry-impossible = řádek { $line }: zápis { $number } nemůže vyplývat z předchozích; obnov záznam z nedotčené kopie
error-rules-differ = zápis { $number } by podle pravidel této verze dopadl jinak; hrálo se podle starší
