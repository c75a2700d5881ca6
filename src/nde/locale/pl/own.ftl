# Imiona, których gracze jeszcze nie znają, i stwory po stronie drużyny.

play-name-kept = dla graczy { $name } to tylko „{ $known-as }”
play-name-told = już wiadomo, co kryje się za słowami „{ $known-as }”: { $name }
play-note-known-as = dla graczy: „{ $name }”
play-gm-known = niech gracze znają kogoś tylko pod inną nazwą; bez nazwy: zdradź im, kto to jest
play-words-power-as = jako
error-known-so-already = „{ $id }” już tak się nazywa; podaj inną nazwę albo żadnej, żeby zdradzić, kto to jest
error-name-of-a-hero = bohaterowie noszą własne imiona; wybierz przeciwnika albo osobę postronną
error-id-tells-name = gracze widzą „{ $id }”, a to zdradza, kto to jest („{ $word }”); usuń go i wprowadź pod nazwą, którą gracze mają znać
play-comes-ally = Jest tu { $names } i walczy po stronie drużyny
play-stands-ally = { $name } walczy odtąd po stronie drużyny
play-note-ally = walczy po stronie drużyny
error-no-allies = w tej grze po stronie drużyny walczą tylko bohaterowie; niech „{ $id }” zostanie przyjacielem
error-side-of-a-hero = „{ $id }” to bohater i zostaje z drużyną; wybierz kogoś innego
setting-contest-tie = gdy w pojedynku dwojgu pójdzie równie dobrze
setting-contest-tie-draw = nikt nie wygrywa
setting-contest-tie-again = oboje rzucają jeszcze raz
setting-contest-tie-first = wygrywa osoba wymieniona jako pierwsza
