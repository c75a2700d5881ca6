# Kostky: chyby v zápisu hodu, v zadaných výsledcích a v záznamu hodů.

error-dice-unreadable = „{ $text }“ nelze od sloupce { $at } přečíst; napiš třeba 2k6+1
error-dice-empty = v „{ $text }“ nejsou žádné kostky; napiš třeba k20 nebo 2k6+1
error-dice-too-long = zápis „{ $text }“ je příliš dlouhý (znaků: { $length }, nejvýše { $limit }); zkrať jej
error-dice-strange-sign = „{ $text }“, sloupec { $at }: znak „{ $found }“ v zápisu kostek nic neznamená; smaž jej nebo napiš třeba 2k6+1
error-dice-other-digits = „{ $text }“, sloupec { $at }: „{ $found }“ není číslice 0 až 9; zapiš číslo těmito číslicemi
error-dice-misplaced = „{ $text }“, sloupec { $at }: „{ $found }“ tu být nemůže; patří sem číslo, kostka jako k6 nebo závorka
error-dice-unfinished = „{ $text }“ ve sloupci { $at } končí předčasně; doplň číslo, kostku jako k6 nebo závorku
error-dice-no-sides = „{ $text }“, sloupec { $at }: kostce chybí počet stěn; napiš třeba k6 nebo k%
error-dice-sides = „{ $text }“, sloupec { $at }: kostka s tolika stěnami není; zadej 1 až { $limit }
error-no-such-die = kostka s tolika stěnami ({ $sides }) není; zadej 1 až { $most }
error-dice-count = „{ $text }“, sloupec { $at }: kostek je příliš málo nebo příliš mnoho; v jednom zápisu jich házej 1 až { $limit }
error-dice-no-operator = „{ $text }“, sloupec { $at }: není jasné, co s „{ $found }“; dej před to +, -, * nebo /
error-dice-ambiguous = „{ $text }“, sloupec { $at }: „{ $found }“ za kostkou lze číst dvojím způsobem; před další kostku dej +, nebo piš kh, kl, dh či dl, chceš-li kostky ponechat nebo vyřadit
error-dice-keep =
    „{ $text }“, sloupec { $at }: { $count ->
        [one] z jediné kostky nelze nic vyřadit; ponech ji, nebo hoď více kostkami
        [few] ze { $count } kostek ponech 1 až { $count }, nebo vyřaď aspoň 1, ale ne všechny
        [many] z { $count } kostky ponech 1 až { $count }, nebo vyřaď aspoň 1, ale ne všechny
       *[other] z celkem { $count } kostek ponech 1 až { $count }, nebo vyřaď aspoň 1, ale ne všechny
    }
error-dice-face = „{ $text }“, sloupec { $at }: takové číslo na kostce { $sides } není; zadej číslo od 1 do { $highest }
error-dice-endless = „{ $text }“, sloupec { $at }: kostka by se přehazovala při každém nebo téměř každém výsledku; uveď jich méně
error-dice-by-zero = „{ $text }“, sloupec { $at }: tady by se mohlo dělit nulou; děl něčím, co nikdy není 0
error-dice-bracket-open = „{ $text }“, sloupec { $at }: závorka „{ $found }“ není uzavřena; uzavři ji
error-dice-one-option = „{ $text }“, sloupec { $at }: „{ $found }“ nemá z čeho vybírat; zadej více hodnot, třeba max(k8,k8)
error-dice-label = „{ $text }“, sloupec { $at }: popisek je prázdný, příliš dlouhý nebo netisknutelný; napiš 1 až { $limit } znaků
error-dice-too-deep = „{ $text }“, sloupec { $at }: závorky nebo minusy jsou vnořené příliš hluboko; použij nejvýše { $limit }
error-dice-too-large = „{ $text }“, sloupec { $at }: číslo je tu příliš velké; nepřekračuj { $limit }
error-face-not-on-die = „{ $face }“ na kostce { $sides } není; zadej číslo od 1 do { $highest }
error-faces-ran-out =
    { $given ->
        [0] nebyl zadán žádný výsledek
        [one] byl zadán jen 1 výsledek
        [few] byly zadány jen { $given } výsledky
        [many] bylo zadáno jen { $given } výsledku
       *[other] bylo zadáno jen { $given } výsledků
    } a ještě je třeba hodit kostkou { $sides }; zadej další
error-reroll-without-end = kostka { $sides } se přehazovala bez konce (více než { $limit }krát); ověř, odkud její výsledky pocházejí
error-odds-too-large = „{ $text }“ je na přesné šance příliš velké; použij méně kostek, méně stěn nebo méně výbuchů
error-not-a-dice-log = toto není záznam hodů: řádek { $line } nevypadá jako začátek záznamu; vyber soubor zapsaný pomocí --log
error-log-line-ends = od řádku { $line } končí řádky návratem vozíku a koncem řádku (CRLF); převeď je na samotné konce řádků
error-log-line-unreadable = řádek { $line } nemá podobu řádku záznamu hodů; obnov záznam z nedotčené kopie
error-log-version-unknown = řádek { $line }: „{ $version }“ je neznámá verze záznamu; tento program zná verzi { $known }; použij novější verzi programu
error-log-out-of-order = řádek { $line }: „{ $draw }“ není číslo hodu, který má následovat; má tu být { $expected }
error-log-face-differs = řádek { $line }: „{ $face }“ pro hod { $draw } ze semínka nevychází; vychází { $expected }
error-log-face-not-on-die = řádek { $line }: „{ $face }“ na kostce { $sides } není; obnov záznam z nedotčené kopie
error-log-seed-differs = řádek { $line }: to není semínko, ke kterému se stůl zavázal; vyžádej si to správné
error-log-seal-differs = řádek { $line }: pečeť nesouhlasí s předchozími řádky; některý byl změněn, přidán nebo odebrán
error-log-line-after-end = řádek { $line } je až za koncem záznamu; odstraň jej
