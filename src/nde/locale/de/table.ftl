# Der Tisch: was er ablehnt, und die Momente des Spiels.

moment-session = eine neue Sitzung
moment-fight = ein Kampf beginnt
moment-turn = der Zug endet
moment-calm = der Kampf ist vorbei
moment-breather = eine Atempause
moment-rest = eine Rast
moment-camp = ein Nachtlager
moment-time = Zeit vergeht
moment-loud-time = Zeit vergeht, nicht leise
moment-morale = die Gegner wanken
error-wrong-value = „{ $value }“ passt nicht zu „{ $path }“ (jetzt: { $old }); gib einen Wert derselben Art an
error-not-playable = „{ $game }“ beantwortet einzelne Situationen, lässt sich aber nicht am Tisch spielen; wähle ein anderes Spiel
error-no-such-seat = an „{ $seat }“ sitzt niemand; nimm einen von: { $allowed }
error-no-such-person = niemand namens „{ $id }“ ist in der Szene; sieh nach, wer da ist, und nenne jemanden davon
error-no-such-question = keine offene Frage hat die Nummer { $number }; sie ist beantwortet oder wurde nie gestellt
error-no-such-note = du hast keine Notiz „{ $note }“ zu löschen; löschen kannst du: { $allowed }
error-no-such-table-clock = es gibt keine Uhr „{ $clock }“; nimm eine von: { $allowed }
error-no-such-secret = kein geheimer Wurf mit der Nummer { $number } wartet darauf, aufgedeckt zu werden; sieh nach, welche warten
error-secret-overtaken = diese geheime Tat kann so, wie jetzt alles steht, nicht mehr geschehen ({ $problem }); verrate nur, wie der Wurf ausging, und richte die Folgen selbst, oder gib ihn auf
error-not-yours = „{ $id }“ wird von jemand anderem gespielt; handle mit jemandem von dir
error-not-your-question = diese Frage geht an { $seat }; warte auf die Antwort
error-only-the-gm = das darf nur die Spielleitung; bitte sie darum
error-only-watching = wer nur zuschaut, handelt nicht; nimm zuerst einen Spielerplatz ein
error-ruling-not-yours = über „{ $name }“ entscheidet die Spielleitung; lass es weg oder bitte sie darum
error-not-offered = das ist jetzt nicht unter deinen Möglichkeiten ({ $action }); wähle etwas aus der Liste
error-not-this-moment = das lässt sich jetzt nicht ansagen: { $moment }; sieh nach, was geht
error-something-in-the-way = etwas, das du nicht siehst, verhindert das; versuch etwas anderes
error-question-first = zuerst muss { $seat } eine Frage beantworten; danach geht es weiter
error-not-yet-time = für die Standardantwort ist es zu früh; warte noch { $seconds } s
error-nothing-to-undo = so viel lässt sich nicht zurücknehmen (möglich: { $possible }); nimm weniger zurück
error-nothing-to-redo = so viel lässt sich nicht wiederholen (möglich: { $possible }): nichts wurde zurückgenommen, oder seither geschah Neues
error-undo-not-yours = Eintrag { $number } ist nicht deiner (Platz: { $seat }); nur diese Person oder die Spielleitung darf ihn zurücknehmen
error-nothing-to-overrule = der letzte Schritt war kein Wurf; nimm ihn stattdessen zurück
error-cannot-come-out-so = der letzte Wurf kann nicht als „{ $outcome }“ ausgehen; er kann so ausgehen: { $allowed }
error-no-typed-dice = dieser Tisch würfelt selbst; lass die Augenzahlen weg
error-faces-left-over =
    { $count ->
        [one] ein Würfelergebnis zu viel; gib nur so viele an, wie gewürfelt wird
       *[other] { $count } Würfelergebnisse zu viel; gib nur so viele an, wie gewürfelt wird
    }
error-face-needed = der Tisch wartet auf einen echten Würfel; gib an, was dein { $sides } zeigt
error-bad-parameter = „{ $value }“ geht nicht für „{ $name }“; erlaubt: { $allowed }
error-no-such-parameter = „{ $name }“ sagt nichts über diese Aktion; angeben lässt sich: { $allowed }
error-not-an-action = das ist keine Aktion von „{ $game }“: { $reason }; schick eins der Angebote, wie es gegeben wurde
error-not-an-effect = „{ $effect }“ ist keine vollständige Wirkung dieses Spiels; was passt: { $allowed }
error-not-a-place = „{ $text }“ ist hier kein Ort; gib eine Entfernung und jemanden an, etwa „near ada“
error-no-space = diese Szene hat keine Karte; leg zuerst eine aus
error-no-fog = auf dieser Karte liegt kein Nebel; leg zuerst welchen
error-fog-unchanged =
    { $what ->
        [lift] auf keinem dieser Felder liegt Nebel; wähl andere
       *[lay] auf all diesen Feldern liegt schon Nebel; wähl andere
    }
error-wrong-space = dieses Spiel wird nicht auf „{ $space }“ gespielt; nimm eins von: { $allowed }
error-id-taken = „{ $id }“ lässt sich hier nicht als Name verwenden; wähle einen anderen
error-bad-id = „{ $id }“ kann keine Kennung sein; nimm Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40
error-bad-salt = „{ $salt }“ ist kein Salz für die Würfel; gib 1 bis { $most } Bytes hexadezimal an
error-too-long = der Text hat { $length } Zeichen; bleib unter { $most }
error-number-too-large = „{ $value }“ liegt jenseits aller Zahlen im Spiel; gib eine zwischen -{ $most } und { $most } an
error-too-many =
    { $what ->
        [heroes] ein Spieler führt höchstens { $most } Figuren; bitte die Spielleitung, zuerst eine zu entfernen
        [party] an einen Tisch passen höchstens { $most } Spielerfiguren; bitte die Spielleitung, zuerst eine zu entfernen
        [figures] eine Szene fasst höchstens { $most } Figuren; entferne einige oder bring weniger
        [notes] niemand behält mehr als { $most } Notizen; lösch zuerst eine
        [own-note-text] deine Notizen fassen zusammen höchstens { $most } Zeichen; kürze oder lösch einige
        [note-text] alle Notizen eines Tisches fassen höchstens { $most } Zeichen; kürze oder lösch einige
        [salts] die Würfel nehmen höchstens { $most } Salze an; spiel mit denen, die sie haben
        [squares] höchstens { $most } Felder ändern sich auf einmal; nimm weniger oder leg Nebel über die ganze Karte
       *[seats] ein Tisch hat höchstens { $most } Plätze; warte, bis jemand geht
    }
error-unwritable = der Text hat beschädigte Zeichen, die sich nicht schreiben lassen; tipp ihn neu ein
error-table-closed = dieses Spiel ist zu Ende und seine Würfel sind aufgedeckt; beginne ein neues
error-nobody-there = noch ist keine Figur am Tisch; bring oder erschaffe zuerst eine
error-moved-on = das Spiel ist weitergegangen, seit du hingesehen hast (Eintrag { $base }, jetzt { $now }); geändert: { $what }; sieh noch einmal hin und entscheide neu
error-no-adventure = an diesem Tisch läuft kein Abenteuer; beginne eins, um darin zu wählen
error-not-to-choose-now = „{ $choice }“ lässt sich jetzt nicht wählen; nimm eins von: { $allowed }
error-already-done = dieser Befehl wurde schon ausgeführt, als Eintrag { $number }; mehr ist nicht zu tun
error-no-such-policy = „{ $policy }“ ist keine Kampfweise; nimm eine von: { $allowed }
error-no-map-in-this-game = dieses Spiel wird ohne Karte gespielt; lass die Karte weg
