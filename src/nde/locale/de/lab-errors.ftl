# Was schiefgehen kann, wenn das Labor nach einem Kampf gefragt wird.

source-party = die Gruppe
source-wanted = das gewünschte Risiko
source-vary = was sich ändern soll
source-policy = die Kampfweise

## Kampfweisen

error-policy-unknown-key = „{ $key }“ ist kein Schlüssel einer Kampfweise; nimm einen von: { $allowed }
error-policy-not-one-of = „{ $value }“ ist hier nicht erlaubt; nimm eines von: { $allowed }
error-policy-without-name = diese Kampfweise hat keinen Namen; gib ihr einen unter „name“
error-policy-without-lines = diese Kampfweise ist leer; schreibe mindestens eine Zeile unter „lines“
error-policy-line-is-no-table = diese Zeile ist keine Tabelle; schreibe sie mit „do“ und, wenn du magst, „when“, „target“, „price“ und „way“
error-no-such-policy-word = „{ $word }“ bedeutet hinter dem Namen einer Kampfweise nichts; nimm eines von: { $allowed }
error-policy-condition = „{ $text }“ ist keine Bedingung; schreibe sie wie „party.down >= 1“ oder „own.hearts <= 2“

## Wer kämpft

error-no-such-kind-of-hero = „{ $word }“ ist in diesem Spiel keine Art von Held; nimm eine von: { $allowed }
error-no-such-foe-block = „{ $word }“ ist kein Gegner dieses Spiels; versuche einen von: { $allowed }
error-not-counted = „{ $text }“ sagt nicht, wer und wie viele; schreibe es wie „boss“ oder „elite*2“
error-too-many-on-a-side =
    { $count ->
        [one] { $count } auf einer Seite ist zu viel; frage nach höchstens { $most }
       *[other] { $count } auf einer Seite sind zu viele; frage nach höchstens { $most }
    }
error-nobody-in-fight = niemand in diesem Kampf heißt „{ $who }“; nimm eine dieser Kennungen: { $allowed }
error-cannot-act-now = { $who } kann jetzt nicht handeln; frage nach jemandem, der am Zug ist
error-fight-is-over = dieser Kampf ist vorbei; frage nach einer Szene, in der beide Seiten noch kämpfen können

## Fragen

error-too-many-scenes = in diesem Kampf sind mehr als { $most } Szenen möglich; simuliere ihn, oder frage nach einem kleineren
error-scenes-never-repeat = in diesem Kampf gibt es immer neue Szenen: { $scenes } davon unterscheiden sich nur in „{ $fields }“; frage nach ihm ohne bestes Spiel, oder lass „gist“ dieses Spiels weglassen, was für den weiteren Kampf keinen Unterschied macht
error-nothing-wanted = es ist kein Risiko angegeben; nenne eine Siegchance oder wie viele Helden fallen
error-wanted-out-of-range = kein Kampf hat „{ $name }“ bei { $value }; gib eine Zahl von 0 bis { $most } an
error-no-foes-to-count = es sind keine Gegner angegeben; nenne, welche Arten von Gegnern im Kampf sein dürfen
error-not-a-variant = „{ $text }“ sagt nicht, was sich ändern soll; schreibe es wie „retaliation=core,off“ oder „game=“ mit Spielen
error-too-many-variants =
    { $count ->
        [one] { $count } Kombination ist zu viel; frage nach höchstens { $most } auf einmal
       *[other] { $count } Kombinationen sind zu viele; frage nach höchstens { $most } auf einmal
    }
error-varied-twice = „{ $name }“ ist doppelt angegeben; schreibe alle Werte an eine Stelle
error-variant-is-a-group = „{ $name }“ umfasst mehrere Werte; ändere einen davon: { $allowed }
error-variant-out-of-range = „{ $name }“ kann nicht { $value } sein; gib eine Zahl von { $least } bis { $most } an
error-party-of-one-game = diese Charaktere gehören zu einem Spiel; um Spiele zu vergleichen, gib Arten von Helden statt Bögen an
error-no-such-goal = „{ $goal }“ kann kein Ziel des besten Spiels sein; nimm eines von: { $allowed }
error-parameter-without-value = „{ $parameter }“ hat keinen Vorgabewert; gib einen an
