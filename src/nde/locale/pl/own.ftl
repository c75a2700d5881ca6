# Imiona, których gracze jeszcze nie znają, i stwory po stronie drużyny.

play-name-kept = dla graczy { $name } to tylko „{ $known-as }”
play-name-told = już wiadomo, co kryje się za słowami „{ $known-as }”: { $name }
play-note-known-as = dla graczy: „{ $name }”
play-gm-known = niech gracze znają kogoś tylko pod inną nazwą; bez nazwy: zdradź im, kto to jest
play-words-power-as = jako
play-words-clock-apart = osobno
error-known-so-already = „{ $id }” już tak się nazywa; podaj inną nazwę albo żadnej, żeby zdradzić, kto to jest
error-name-of-a-hero = bohaterowie noszą własne imiona; wybierz przeciwnika albo osobę postronną
error-id-tells-name = gracze widzą „{ $id }”, a to zdradza, kto to jest („{ $word }”); usuń go i wprowadź pod nazwą, którą gracze mają znać
play-comes-ally = Jest tu { $names } i walczy po stronie drużyny
play-stands-ally = { $name } walczy odtąd po stronie drużyny
play-note-ally = walczy po stronie drużyny
error-no-allies = w tej grze po stronie drużyny walczą tylko bohaterowie; niech „{ $id }” zostanie przyjacielem
error-side-of-a-hero = „{ $id }” to bohater i zostaje z drużyną; wybierz kogoś innego
setting-contest-tie = Gdy w pojedynku dwojgu pójdzie równie dobrze
setting-contest-tie-draw = nikt nie wygrywa
setting-contest-tie-again = oboje rzucają jeszcze raz
setting-contest-tie-first = wygrywa osoba wymieniona jako pierwsza
play-thing-given = { $kind ->
    [condition] { $name }: { $text }
    [note] { $name } ma notatkę: „{ $text }”
    [secret] { $name } dostaje notatkę
   *[thing] { $name } ma coś nowego: { $text }
    }
play-thing-handed = { $kind ->
    [note] { $giver } przekazuje dalej notatkę, którą ma teraz { $name }: „{ $text }”
    [secret] { $giver } przekazuje dalej notatkę, którą ma teraz { $name }
   *[thing] { $giver } przekazuje dalej: { $text }; teraz ma to { $name }
    }
play-thing-gone = { $kind ->
    [condition] { $name } ma to już za sobą: { $text }
    [note] { $name } nie ma już notatki „{ $text }”
    [secret] { $name } nie ma już notatki
   *[thing] { $name } już tego nie ma: { $text }
    }
play-free-thing = Inne przedmioty
play-free-note = Notatki
play-gm-thing = daj komuś przedmiot opisany własnymi słowami; „stan” albo „notatka” przed opisem zmienia go w stan lub notatkę
play-gm-away = usuń przedmiot, stan albo notatkę opisane własnymi słowami
play-words-thing-condition = stan condition
play-words-thing-note = notatka note
play-words-hand = przekaż przekaz
play-words-hand-to = dla do
play-help-hand = przekaż komuś przedmiot opisany własnymi słowami: „przekaż”, przedmiot i imię
error-thing-empty = nic nie wpisano; opisz to w kilku słowach
error-has-it-already = { $who } już to ma; podaj kogoś innego
error-no-such-thing = nie masz takiej rzeczy; wybierz którąś ze swojej karty
error-no-such-thing-here = nikt tu nie ma niczego takiego jak „{ $word }”; wybierz spośród: { $allowed }
