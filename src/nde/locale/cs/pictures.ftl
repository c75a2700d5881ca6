# Obrázky: co se nepřijímá a co je špatně s uloženými.

error-not-a-picture = tohle není obrázek PNG, JPEG ani WebP; vyber soubor jednoho z těchto druhů
error-picture-broken = obrázek je useknutý nebo poškozený; ulož ho znovu a vyber nový soubor
error-picture-too-large = obrázek má { $width } × { $height } pixelů; může jich mít nejvýš { $most } milionů a na jedné straně { $longest }: zmenši ho
error-picture-too-rich = obrázek by zabral víc než { $most } MB, ať se uloží jakkoli; zmenši ho
error-picture-takes-too-long = práce na obrázku trvala déle než { $seconds } s; zmenši ho
error-picture-not-ours = obrázek v tomto souboru není takový, jaký byl exportován; exportuj stůl znovu a soubor neměň
error-pictures-full = není pro něj místo: stůl uchová nejvýš tolik obrázků: { $most }, dohromady { $megabytes } MB; smaž některý nepotřebný
error-no-such-picture = u tohoto stolu není obrázek „{ $picture }“; vyber některý ze seznamu
error-too-many-shown = ukazuje se už tolik obrázků: { $most }; nejdřív některý z nich schovej
error-picture-in-use = „{ $picture }“ leží pod mapou, ukazuje se nebo je něčí portrét; nejdřív ho odtamtud vezmi
error-picture-differs = obrázek má { $width } × { $height } pixelů, jinak než bylo uvedeno; zkontroluj seznam obrázků
error-no-such-tile = takový kus obrázku pod mapou není; podívej se na stůl znovu
play-picture-shown =
    { $is-called ->
        [yes] Vypravěč ukazuje obrázek: { $title }.
       *[no] Vypravěč ukazuje obrázek.
    }
doctor-picture-missing = stůl „{ $table }“: obrázek „{ $picture }“ chybí; obnov zálohu, nebo ho přidej znovu
doctor-picture-damaged = stůl „{ $table }“: obrázek „{ $picture }“ není ten, který byl uložen; obnov zálohu
doctor-pictures-without-table =
    { $count ->
        [one] jeden obrázek patří stolu, který už není; může se smazat
        [few] { $count } obrázky patří stolům, které už nejsou; mohou se smazat
       *[other] { $count } obrázků patří stolům, které už nejsou; mohou se smazat
    }
error-two-maps = scéna má mapu jako text i celou mapu; nech jen jednu z nich
error-value-unfit = tohle se tu nedá přečíst: { $reason }; zapiš to tak, jak to bylo uložené
play-no-pictures = U tohoto stolu zatím není obrázek; přidává se v prohlížeči v části Obrázky.
play-picture-handed = ukázaný
play-picture-under = pod mapou
play-picture-face = portrét
play-gm-pictures = obrázky tohoto stolu
play-gm-lay = polož obrázek pod mapu: název, kolik bodů má strana pole a kde leží první roh
play-gm-portrait = dej někomu obrázek podle názvu; „off“ ho vezme
play-words-picture = obrázek obraz
error-picture-not-along = obrázek { $picture } není v souboru ani na polici; vezmi celý soubor, jak byl uložen
