# TKDS: Runden, Wachen, Lager, Essenz, Licht, Verbrauchtes.

## Nächte ohne rechte Ruhe

tkds-cause-rest-armour = Schlaf in Rüstung
tkds-cause-rest-bedroll = im Freien ohne Schlafrolle
tkds-cause-rest-tent = bei schlechtem Wetter ohne Zelt
tkds-cause-rest-disturbed = gestörter Schlaf
tkds-cause-rest-hungry = nichts zu essen

## Ereignisse und Tätigkeiten

tkds-event-encounter = eine Begegnung
tkds-event-loss = ein Verlust oder die Umgebung selbst
tkds-event-sign = ein Anzeichen von etwas
tkds-event-nothing = nichts
tkds-event-discovery = eine Entdeckung
tkds-activity-travel = Reise
tkds-activity-explore = Erkundung
tkds-activity-forage = Nahrungssuche
tkds-activity-camp = Lager
tkds-activity-sleepless = eine Nacht ohne Lager
tkds-activity-other = etwas anderes

## Schritte

tkds-step-turn-passes = eine Zehn-Minuten-Runde vergeht, Kampfrunden: { $rounds }
tkds-step-turn-interrupted = der Lärm lockt jemanden an: niemand bringt zu Ende, was er gerade tut
tkds-step-light-left = das Licht brennt weiter, Zehn-Minuten-Runden übrig: { $turns }
tkds-step-light-out = das Licht erlischt
tkds-step-searched = { $who } sucht und findet alles Verborgene in der Nähe
tkds-step-essence-refilled = { $who } hat Essenz verbraucht und holt sich in dieser Zehn-Minuten-Runde etwas zurück: { $points }
tkds-step-essence-restored = die Nacht bringt alle Essenz zurück ({ $who }): { $points }
tkds-step-event = Glückswurf { $face }: { $event }
tkds-step-watch-passes = eine Wache von acht Stunden: { $activity }
tkds-step-foraged = frische Rationen ({ $who }): { $rations }
tkds-step-rations-left-behind = für einen Teil der Rationen ist kein Platz: { $rations }
tkds-step-camp-skipped = { $who } lässt das Lager aus und ist erschöpft
tkds-step-ration-eaten = { $who } isst eine Ration
tkds-step-ration-shared = { $who } isst eine Ration, die { $other } abgibt
tkds-step-no-proper-rest = keine richtige Nachtruhe ({ $who }): { $cause }
tkds-step-salve-heals = die Salbe heilt ({ $who }): { $points }
tkds-step-regenerated = nach der Nachtruhe erhält { $who } LP zurück: { $points }
tkds-step-magic-regenerated = nach der Nachtruhe erhält { $who } magische Energie zurück: { $points }
tkds-step-skill-back = ein verlorener Punkt kehrt zurück ({ $who }): { $skill }
tkds-step-exhaustion-over = { $who } ist nicht mehr erschöpft
tkds-step-mortal-wound-over = { $who } begann die Ruhe mit vollen LP: die tödliche Wunde ist verheilt
tkds-step-downtime = { $who } ruht an einem sicheren Ort: gewöhnliche Wunden heilen, magische Energie und Essenz kehren zurück
tkds-step-went-to = die Gruppe { $where ->
        [home] ist zu Hause, zwischen zwei Abenteuern
        [market] ist auf einem Markt angekommen
       *[away] bricht auf
    }
tkds-step-item-used = { $who } benutzt etwas ({ $item }), Ziel: { $target }
tkds-step-kindling = { $who } macht Licht ({ $item }), Zehn-Minuten-Runden: { $turns }

## Fragen und Würfe

tkds-ask-camp-disturbed = Eine Begegnung in der Nacht: stört sie den Schlaf?
tkds-option-camp-disturbed-disturbed = sie stört den Schlaf
tkds-option-camp-disturbed-quiet = alle schlafen weiter
tkds-ask-skill-back = Welche Fertigkeit erhält einen verlorenen Punkt zurück?
tkds-option-skill-back-strength = Stärke
tkds-option-skill-back-dexterity = Geschick
tkds-option-skill-back-intelligence = Intelligenz
tkds-option-skill-back-will = Wille
tkds-roll-event = { $who }: würfle { $die } für ein Ereignis
tkds-roll-forage = { $who }: würfle { $die } für Rationen
tkds-roll-salve = { $who }: würfle { $die } für die Salbe

## Auswirkungen

tkds-effect-essence-used = { $who } verbraucht Essenz: { $points }
tkds-effect-essence-refilled = { $who } erhält Essenz zurück: { $points }
tkds-effect-essence-restored = { $who } hat wieder alle Essenz
tkds-effect-turn-passed = vergangene Zehn-Minuten-Runden: { $turns }
tkds-effect-went-to = die Gruppe { $where ->
        [home] ist zu Hause, zwischen zwei Abenteuern
        [market] ist auf einem Markt
       *[away] ist auf einem Abenteuer
    }
tkds-effect-area-searched = { $who } hat alles Verborgene in der Nähe gefunden
tkds-effect-event-came = Ereignis: { $event }
tkds-effect-light-kindled = { $who } hat Licht, Zehn-Minuten-Runden: { $turns }
tkds-effect-watch-passed = acht Stunden sind vergangen: { $activity }
tkds-effect-ration-eaten = { $who } hat eine Ration gegessen
tkds-effect-rations-found = { $who } packt frische Rationen ein: { $rations }
tkds-effect-skill-regained = { $who } gewinnt einen verlorenen Punkt zurück: { $skill }
tkds-effect-mortal-wound-healed = die tödliche Wunde ist verheilt ({ $who })
tkds-effect-exhaustion-ended = { $who } ist wieder bei Kräften: nicht mehr erschöpft
tkds-effect-night-passed = eine Nacht ist vorbei ({ $who })
tkds-effect-rest-spoilt = es war keine richtige Nachtruhe ({ $who }): { $cause }
tkds-effect-salve-applied = die Salbe wirkt nach der nächsten Nacht ({ $who })
tkds-effect-wounds-mended = { $who } ist wieder bei vollen Kräften
tkds-condition-salve = Salbe

## Situationen, Angaben, Angebote

tkds-situation-night = eine Nacht im Lager
tkds-situation-turn-event = eine Zehn-Minuten-Runde und was sie bringt
tkds-situation-forage = Nahrungssuche
tkds-param-most = der Höchstwert der LP
tkds-param-essence = wie viel Essenz da ist
tkds-param-essence-most = wie viel Essenz höchstens da sein kann
tkds-param-lost = wie viele Punkte Stärke verloren sind
tkds-param-outdoors = ob im Freien geschlafen wird
tkds-param-bad-weather = ob das Wetter schlecht ist
tkds-param-tent = ob es ein Zelt gibt
tkds-param-disturbed = ob der Schlaf gestört wird
tkds-param-is-disturbed = ob etwas den Schlaf stört
tkds-param-hungry = ob es nichts zu essen gibt
tkds-param-skipped = ob das Lager ausfällt
tkds-param-skips = wer das Lager auslässt
tkds-param-salve = ob eine Salbe aufgetragen ist
tkds-param-armour = die getragene Rüstung
tkds-param-loud = ob es laut wird
tkds-param-is-loud = ob jemand laut ist
tkds-param-light = wie viele Zehn-Minuten-Runden das Licht noch brennt
tkds-param-used = ob seit dem letzten Auffüllen Essenz verbraucht wurde
tkds-param-people = wie viele nach Nahrung suchen
tkds-param-water = ob sie mit Angelzeug fischen
tkds-param-by-water = ob es ein Gewässer zum Fischen gibt
tkds-param-who = wer mitmacht
tkds-offer-use-item = Etwas benutzen
tkds-offer-kindle = Fackel oder Laterne anzünden
tkds-offer-pass-turn = Eine Zehn-Minuten-Runde vergehen lassen
tkds-offer-search-turn = Alle zehn Minuten lang suchen lassen
tkds-offer-refill-turn = Alle zehn Minuten lang Essenz sammeln lassen
tkds-offer-travel = Eine Wache lang reisen
tkds-offer-explore = Eine Wache lang erkunden
tkds-offer-forage = Eine Wache lang Nahrung suchen
tkds-offer-camp = Eine Wache lang lagern
tkds-offer-wait = Eine Wache vergehen lassen
tkds-offer-downtime = Zwischen Abenteuern an einem sicheren Ort ruhen
tkds-offer-go-home = Die Gruppe zwischen Abenteuern heimbringen
tkds-offer-reach-market = Die Gruppe auf einen Markt bringen
tkds-offer-set-out = Die Gruppe aufbrechen lassen
tkds-item-potion = Trank

## Fehler

error-no-essence = „{ $who }“ hat zu wenig Essenz, nötig ist { $points }; verwende eine Zehn-Minuten-Runde oder eine Nacht auf das Auffüllen
error-there-already = die Gruppe ist schon dort; sag, wohin sie sonst geht
error-essence-not-used = „{ $who }“ hat seit dem letzten Auffüllen keine Essenz verbraucht; verbrauche zuerst welche
error-time-in-fight = ein Kampf ist im Gange; beende ihn, ehe Zeit vergeht
error-deed-twice = „{ $who }“ tut in einer Zehn-Minuten-Runde zweierlei; nenne für jede Figur nur eines
error-nobody-forages = niemand kann Nahrung suchen; nenne jemanden, der es kann
error-no-such-place-in-bag = „{ $number }“ ist kein Platz im Gepäck; zähle ab 0, Sachen: { $count }
error-not-usable = „{ $item }“ nützt hier nichts ({ $target }); nimm etwas anderes oder ein anderes Ziel
error-does-not-burn = „{ $item }“ gibt kein Licht; nimm Fackeln, eine Laterne oder Öl
error-light-needs = zum Licht fehlt „{ $item }“; beschaffe es zuerst
