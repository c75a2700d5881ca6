# Bilder: was nicht angenommen wird und was den aufbewahrten fehlt.

error-not-a-picture = das ist kein Bild in PNG, JPEG oder WebP; wähl eine Datei von einer dieser Arten
error-picture-broken = das Bild ist abgeschnitten oder beschädigt; speichere es noch einmal und wähl die neue Datei
error-picture-too-large = das Bild hat { $width } × { $height } Pixel; höchstens { $most } Millionen sind möglich, und { $longest } auf einer Seite: verkleinere es
error-picture-too-rich = das Bild bräuchte mehr als { $most } MB, wie man es auch packt; verkleinere es
error-picture-takes-too-long = die Arbeit an dem Bild hat länger als { $seconds } Sekunden gedauert; verkleinere es
error-picture-not-ours = ein Bild in dieser Datei ist nicht so, wie es exportiert wurde; exportiere den Tisch noch einmal und lass die Datei, wie sie ist
error-pictures-full = dafür ist kein Platz: ein Tisch bewahrt höchstens { $most } Bilder auf, zusammen { $megabytes } MB; lösche eines, das niemand braucht
error-no-such-picture = an diesem Tisch gibt es kein Bild „{ $picture }“; wähl eines aus der Liste
error-too-many-shown = es werden schon { $most } Bilder gezeigt; nimm zuerst eines davon weg
error-picture-in-use = „{ $picture }“ ist unter einer Karte, wird gezeigt oder ist ein Porträt; entferne es zuerst dort
error-picture-differs = das Bild hat { $width } × { $height } Pixel, anders als angegeben; prüfe die Liste der Bilder
error-no-such-tile = so ein Stück des Bildes unter der Karte gibt es nicht; sieh den Tisch noch einmal an
play-picture-shown =
    { $is-called ->
        [yes] Die Spielleitung zeigt ein Bild: { $title }.
       *[no] Die Spielleitung zeigt ein Bild.
    }
doctor-picture-missing = Tisch „{ $table }“: das Bild „{ $picture }“ ist weg; spiele eine Sicherung ein oder bring es noch einmal
doctor-picture-damaged = Tisch „{ $table }“: das Bild „{ $picture }“ ist nicht das, was aufbewahrt wurde; spiele eine Sicherung ein
doctor-pictures-without-table =
    { $count ->
        [one] ein Bild gehört zu einem Tisch, den es nicht mehr gibt; es kann gelöscht werden
       *[other] { $count } Bilder gehören zu Tischen, die es nicht mehr gibt; sie können gelöscht werden
    }
error-two-maps = die Szene hat eine Karte als Text und eine ganze; behalte eine von beiden
error-value-unfit = das ist hier nicht lesbar: { $reason }; schreib es so, wie es gespeichert war
play-no-pictures = An diesem Tisch gibt es noch kein Bild; eines bringt man im Browser unter „Bilder“.
play-picture-handed = gezeigt
play-picture-under = unter der Karte
play-picture-face = ein Porträt
play-gm-pictures = die Bilder dieses Tisches
play-gm-lay = ein Bild unter die Karte legen: Name, wie viele Punkte ein Feld breit ist, und wo die erste Ecke liegt
play-gm-portrait = jemandem ein Bild geben, mit seinem Namen; „off“ nimmt es weg
play-words-picture = bild
error-picture-not-along = das Bild { $picture } ist weder in der Datei noch im Regal; nimm die ganze Datei, wie sie gespeichert wurde
