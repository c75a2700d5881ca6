# Server: kde stoly jsou, jak se k nim dostat a co se odmítá.

## store

error-no-such-table = stůl „{ $table }“ neexistuje; někdo ho smazal, nebo je v odkazu překlep
error-table-exists = stůl „{ $table }“ už existuje; zvol jiné označení, nebo ho nejdřív smaž
error-overtaken = někdo byl rychlejší: stůl „{ $table }“ je už u zápisu { $version }; podívej se na něj a zkus to znovu
error-store-unavailable =
    { $reason ->
        [full] disk je plný a nic se nedá uložit; uvolni místo a zkus to znovu
        [read-only] data nejdou zapsat ({ $said }); dej k tomu serveru právo a zkus to znovu
        [damaged] databáze je poškozená ({ $said }); zastav server a obnov zálohu, nebo to, co je celé: nde restore FILE --whole
        [locked] databázi blokuje jiný program ({ $said }); zavři ho a zkus to znovu
        [gone] databáze neodpovídá ({ $said }); zkus to znovu, až bude zpátky
        [lost] spojení s databází se přerušilo; ověř, jestli se změna uložila, a pak to zkus znovu
        [closed] server se právě vypíná; zkus to za chvíli
       *[fault] k datům se nedá dostat ({ $said }); zkus to znovu, a pokud to potrvá, podívej se do protokolu serveru
    }
error-store-in-use = „{ $folder }“ používá jiný server; zastav ho, nebo zvol jinou složku s daty
error-store-too-new = data mají formát { $version } a tahle verze nezná novější než { $known }; nainstaluj novější verzi
error-backup-exists = „{ $file }“ už existuje; zvol pro zálohu nové jméno
error-no-backup = „{ $file }“ není záloha; zvol soubor se zálohou
error-backup-damaged = soubor „{ $file }“ je poškozený a nic se z něj neobnovilo; přidej --whole a obnoví se stoly, které jsou v něm celé
error-unknown-database = „{ $scheme }“ není podporovaná databáze; napiš postgresql://…, sqlite: nebo memory:
error-library-missing = „{ $package }“ není nainstalováno; nainstaluj to příkazem: { $command }
error-not-on-this-system = tohle jde jen na Linuxu a macOS (je potřeba modul Pythonu { $module }); ve Windows použij podsystém WSL nebo kontejner

doctor-database-damaged = soubor databáze je poškozený ({ $said }); obnov zálohu, nebo do nové složky všechny stoly, které jsou celé: nde restore FILE --whole
doctor-table-damaged = stůl „{ $table }“ leží v poškozené části databáze a nedá se přečíst; obnov zálohu
doctor-lines-missing =
    stůl „{ $table }“: { $count ->
        [one] ze záznamu je tu jen jeden řádek
        [few] ze záznamu jsou tu jen { $count } řádky
       *[other] ze záznamu je tu jen { $count } řádků
    }, i když poslední má číslo { $highest }; obnov zálohu
doctor-version-differs = stůl „{ $table }“ uvádí { $version ->
    [one] { $version } zápis
    [few] { $version } zápisy
    [many] { $version } zápisu
   *[other] { $version } zápisů
}, ale jeho záznam jich má { $count }
doctor-header-unreadable = stůl „{ $table }“: první řádek záznamu se nedá přečíst; obnov zálohu
doctor-seed-differs = stůl „{ $table }“: semínko kostek není to, ke kterému se stůl zavázal; obnov zálohu
doctor-line-unreadable = stůl „{ $table }“: zápis { $number } se nedá přečíst; obnov zálohu
doctor-line-newer = stůl „{ $table }“: zápis { $number } říká něco, co tato verze nezná; pokud tu byla novější verze, nic se neztratilo: spusť její „nde doctor“ a neobnovuj zálohu
doctor-log-impossible = stůl „{ $table }“: záznam se dá přečíst, ale popisuje něco nemožného; obnov zálohu
doctor-cannot-be-opened = stůl „{ $table }“: tato verze ho neumí otevřít; exportuj ho a hraj dál ve verzi, ve které se hrál
doctor-cannot-be-shown = stůl „{ $table }“: tato verze ho neumí ukázat místu „{ $seat }“; exportuj ho a hraj dál ve verzi, ve které se hrál
doctor-other-rules = hra u stolu „{ $table }“ začala { $revision ->
    [0] v době, kdy pravidla ještě neměla čísla
   *[other] podle pravidel { $game } č. { $revision }
}; pokračuje podle č. { $now } a co se už odehrálo, zůstává beze změny
doctor-snapshot-ahead = stůl „{ $table }“: snímek je ze zápisu { $version }, který v záznamu není; může se smazat
doctor-snapshot-unreadable = stůl „{ $table }“: snímek ze zápisu { $version } se nedá přečíst; může se smazat
doctor-snapshot-differs = stůl „{ $table }“: snímek ze zápisu { $version } neodpovídá záznamu; může se smazat
doctor-keys-without-table =
    { $count ->
        [one] jeden odkaz vede ke stolu, který už není; může se smazat
        [few] { $count } odkazy vedou ke stolům, které už nejsou; mohou se smazat
       *[other] { $count } odkazů vede ke stolům, které už nejsou; mohou se smazat
    }
doctor-snapshots-without-table =
    { $count ->
        [one] jeden snímek patří stolu, který už není; může se smazat
        [few] { $count } snímky patří stolům, které už nejsou; mohou se smazat
       *[other] { $count } snímků patří stolům, které už nejsou; mohou se smazat
    }
doctor-lines-without-table =
    { $count ->
        [one] jeden řádek nepatří k žádnému stolu; pokud něco chybí, obnov zálohu
        [few] { $count } řádky nepatří k žádnému stolu; pokud něco chybí, obnov zálohu
       *[other] { $count } řádků nepatří k žádnému stolu; pokud něco chybí, obnov zálohu
    }
