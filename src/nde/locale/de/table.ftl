# Der Tisch: was er ablehnt, und die Momente des Spiels.

moment-session = eine neue Sitzung
moment-fight = ein Kampf beginnt
moment-turn = der Zug endet
moment-calm = der Kampf ist vorbei
moment-breather = eine Atempause
moment-rest = eine Rast
moment-camp = ein Nachtlager
moment-time = Zeit vergeht
moment-loud-time = Zeit vergeht, mit Lärm
moment-morale = die Gegner wanken
error-wrong-value = „{ $value }“ passt nicht zu „{ $path }“ (jetzt: { $old }); gib einen Wert derselben Art an
error-not-playable = „{ $game }“ beantwortet einzelne Situationen, lässt sich aber nicht am Tisch spielen; wähle ein anderes Spiel
error-no-such-seat = auf Platz „{ $seat }“ sitzt niemand; nimm einen von: { $allowed }
error-no-such-person = niemand namens „{ $id }“ ist in der Szene; sieh nach, wer da ist, und nenne jemanden davon
error-no-such-question = keine offene Frage hat die Nummer { $number }; sie ist beantwortet oder wurde nie gestellt
error-no-such-note = du hast keine Notiz „{ $note }“ zu löschen; löschen kannst du: { $allowed }
error-clock-of-the-game = die Uhr „{ $clock }“ führen die Spielregeln; mit ihnen beginnt und endet sie
error-no-such-table-clock = es gibt keine Uhr „{ $clock }“; nimm eine von: { $allowed }
error-no-such-secret = kein geheimer Wurf mit der Nummer { $number } wartet darauf, aufgedeckt zu werden; sieh nach, welche warten
error-secret-overtaken = diese geheime Handlung ist jetzt nicht mehr möglich ({ $problem }); decke nur den Ausgang auf und leg die Folgen selbst fest, oder verwirf sie
error-not-yours = „{ $id }“ wird von jemand anderem gespielt; handle mit einem deiner Helden
error-growth-in-a-fight = mitten im Kampf lernt niemand; warte, bis er vorbei ist
error-growth-not-earned = { $id } muss darauf noch warten: Figuren werden besser, wenn ein Abenteuer gewonnen ist oder wenn die Spielleitung es sagt
error-has-grown = { $id } ist seit diesem Abenteuer schon besser geworden; das nächste Mal ist nach einem weiteren oder wenn die Spielleitung es sagt
error-not-your-question = diese Frage geht an { $seat }; warte auf die Antwort
error-only-the-gm = das darf nur die Spielleitung; bitte sie darum
error-only-watching = Zuschauer können nicht handeln; nimm zuerst einen Spielerplatz ein
error-ruling-not-yours = über „{ $name }“ entscheidet die Spielleitung; lass es weg oder bitte sie darum
error-not-offered = das kannst du jetzt nicht tun ({ $action }); wähle etwas aus der Liste
error-not-this-moment = das ist jetzt nicht möglich: { $moment }; sieh nach, was geht
error-name-empty = ein Held braucht einen Namen („{ $id }“); schreib einen hin
error-no-turn-of-yours = deine Seite ist gerade in keinem Kampf am Zug; sag das, wenn sie es ist
error-nobody-of-yours-acts = von deinen Figuren kann in diesem Zug keine handeln; die anderen beenden ihn
error-done-already = das hast du schon gesagt; der Zug endet, wenn alle fertig sind oder die Spielleitung ihn beendet
error-not-done-yet = keine deiner Figuren ist fertig, also gibt es nichts zurückzunehmen; handle einfach
error-others-not-done = um ihre Handlung kämen: { $who }; warte auf sie oder bestätige, dass der Zug für alle endet
error-something-in-the-way = etwas, das du nicht siehst, verhindert das; versuche etwas anderes
error-question-first = zuerst muss { $seat } eine Frage beantworten; danach geht es weiter
error-not-yet-time = für die Standardantwort ist es zu früh; warte noch { $seconds } s
error-nothing-to-undo = so viele Schritte lassen sich nicht rückgängig machen (möglich: { $possible }); nimm weniger
error-nothing-to-redo = so viele Schritte lassen sich nicht wiederholen (möglich: { $possible }): Nichts wurde rückgängig gemacht, oder seither geschah Neues
error-undo-not-yours = Eintrag { $number } darf nur { $seat } oder die Spielleitung rückgängig machen; bitte darum
error-undo-used-up = du hast in diesem Zug schon einen Wurf oder eine Entdeckung rückgängig gemacht; bitte die Spielleitung um Eintrag { $number }
error-nothing-to-overrule = der letzte Schritt war kein Wurf; mach ihn stattdessen rückgängig
error-overrule-too-far = Eintrag { $number } liegt zu weit zurück; stell von Hand ein, was er geändert hat
error-not-a-late-roll = Eintrag { $number } ist kein Wurf der letzten Runde; wähle einen, der es ist
error-hangs-on-the-roll = von diesem Wurf hängen Einträge ab, die rückgängig würden: { $entries }; bestätige das oder lass den Wurf, wie er ist
error-cannot-come-out-so = dieser Wurf kann nicht als „{ $outcome }“ ausgehen; er kann so ausgehen: { $allowed }
error-no-typed-dice = dieser Tisch würfelt selbst; lass die Augenzahlen weg
error-faces-left-over =
    { $count ->
        [one] ein Würfelergebnis zu viel; gib nur so viele an, wie gewürfelt wird
       *[other] { $count } Würfelergebnisse zu viel; gib nur so viele an, wie gewürfelt wird
    }
error-face-needed = der Tisch wartet auf einen echten Würfel; gib an, was dein { $sides } zeigt
error-bad-parameter = „{ $value }“ ist für „{ $name }“ nicht erlaubt; erlaubt: { $allowed }
error-no-such-parameter = diese Handlung hat keinen Parameter „{ $name }“; angeben lässt sich: { $allowed }
error-not-an-action = das ist keine Handlung von „{ $game }“: { $reason }; schicke eines der Angebote, wie es gegeben wurde
error-not-an-effect = „{ $effect }“ ist keine vollständige Wirkung dieses Spiels; nimm eine von: { $allowed }
error-not-a-place = „{ $text }“ ist hier kein Ort; gib eine Entfernung und jemanden an, etwa „near ada“
error-no-space = diese Szene hat keine Karte; leg zuerst eine an
error-no-fog = auf dieser Karte ist kein Nebel; füge zuerst welchen hinzu
error-fog-unchanged =
    { $what ->
        [lift] auf keinem dieser Felder ist Nebel; wähle andere
       *[lay] auf all diesen Feldern ist schon Nebel; wähle andere
    }
error-wrong-space = dieses Spiel wird nicht auf „{ $space }“ gespielt; nimm eines von: { $allowed }
error-id-taken = „{ $id }“ lässt sich hier nicht als Name verwenden; wähle einen anderen
error-bad-id = „{ $id }“ kann keine Kennung sein; nimm Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40
error-bad-salt = „{ $salt }“ ist kein gültiges Salz für die Würfel; gib 1 bis { $most } Bytes hexadezimal an
error-too-long = der Text hat { $length } Zeichen; nimm höchstens { $most }
error-number-too-large = „{ $value }“ ist zu groß für dieses Spiel; gib eine Zahl zwischen −{ $most } und { $most } an
error-too-many =
    { $what ->
        [lines] höchstens { $most } Linien lassen sich auf einmal bauen; zeichne kürzere
        [bystanders] eine Szene fasst höchstens { $most } Unbeteiligte; entferne zuerst einige
        [creatures] ein Tisch fasst höchstens { $most } eigene Kreaturen; lass einige weg
        [in-words] ein Tisch fasst höchstens { $most } Dinge in freien Worten; nimm zuerst einige weg
        [handouts] eine Szene hat höchstens { $most } Handzettel; lass einige weg oder mach zwei Szenen daraus
        [prepared-scenes] ein Tisch fasst höchstens { $most } vorbereitete Szenen; lösche zuerst einige
        [prepared-text] alle vorbereiteten Szenen eines Tisches fassen höchstens { $most } Zeichen; kürze oder lösche einige
        [shelf-items] ein Regal fasst höchstens { $most } Dinge; lösche zuerst einige
        [shelf-bytes] ein Regal fasst ohne Bilder höchstens { $most } MB; lösche zuerst etwas
        [shelf-pictures] ein Regal fasst höchstens { $most } MB Bilder; lösche zuerst eine Szene oder Karte, oder nimm kleinere Bilder
        [heroes] ein Spieler führt höchstens { $most } Figuren; bitte die Spielleitung, zuerst eine zu entfernen
        [party] an einen Tisch passen höchstens { $most } Spielerfiguren; bitte die Spielleitung, zuerst eine zu entfernen
        [figures] eine Szene fasst höchstens { $most } Figuren; entferne einige oder füge weniger hinzu
        [notes] eine Person kann höchstens { $most } Notizen haben; lösche zuerst eine
        [own-note-text] deine Notizen fassen zusammen höchstens { $most } Zeichen; kürze oder lösche einige
        [note-text] alle Notizen eines Tisches fassen höchstens { $most } Zeichen; kürze oder lösche einige
        [drawings] du kannst höchstens { $most } Zeichnungen auf einer Karte haben; wische zuerst einige weg
        [drawn-points] deine Zeichnungen gehen auf einer Karte durch höchstens { $most } Stellen; wische einige weg oder zeichne einfacher
        [salts] die Würfel nehmen höchstens { $most } Salze an; spiele mit denen, die sie haben
        [squares] höchstens { $most } Felder ändern sich auf einmal; wähle weniger oder füge Nebel auf der ganzen Karte hinzu
       *[seats] ein Tisch hat höchstens { $most } Plätze; warte, bis jemand geht
    }
error-unwritable = der Text hat beschädigte Zeichen, die sich nicht schreiben lassen; tippe ihn neu ein
error-table-closed = dieses Spiel ist zu Ende und seine Würfel sind aufgedeckt; beginne ein neues
error-nobody-there = noch ist keine Figur am Tisch; bring oder erschaffe zuerst eine
error-moved-on = das Spiel ist weitergegangen, seit du hingesehen hast (Eintrag { $base }, jetzt { $now }); geändert: { $what }; sieh noch einmal hin und entscheide neu
error-no-adventure = an diesem Tisch läuft kein Abenteuer; beginne eines, um darin zu wählen
error-not-to-choose-now = „{ $choice }“ lässt sich jetzt nicht wählen; nimm eines von: { $allowed }
error-already-done = dieser Befehl wurde schon ausgeführt, als Eintrag { $number }; mehr ist nicht zu tun
error-no-such-policy = „{ $policy }“ ist keine Taktik; nimm eine von: { $allowed }
error-no-map-in-this-game = dieses Spiel wird ohne Karte gespielt; lass die Karte weg
