# TKDS: Runden, Wachen, Lager, Essenz, Licht, Verbrauchtes.

## Nächte ohne rechte Ruhe

tkds-cause-rest-armour = Schlaf in Rüstung
tkds-cause-rest-bedroll = im Freien ohne Schlafrolle
tkds-cause-rest-tent = bei schlechtem Wetter ohne Zelt
tkds-cause-rest-disturbed = gestörter Schlaf
tkds-cause-rest-hungry = nichts zu essen

## Ereignisse und Tätigkeiten

tkds-event-encounter = jemand kommt des Weges
tkds-event-loss = etwas geht verloren, oder der Ort selbst schlägt zu; was es ist, sagt die Spielleitung
tkds-event-sign = es gibt ein Anzeichen von etwas
tkds-event-nothing = alles bleibt ruhig
tkds-event-discovery = es gibt etwas zu entdecken
tkds-activity-travel = Reise
tkds-activity-explore = Erkundung
tkds-activity-forage = Nahrungssuche
tkds-activity-camp = Lager
tkds-activity-sleepless = eine Nacht ohne Lager
tkds-activity-other = etwas anderes

## Schritte

tkds-step-turn-passes = zehn Minuten vergehen
tkds-step-turn-interrupted = der Lärm lockt jemanden an, und niemand wird fertig
tkds-step-light-left = das Licht brennt noch für { $turns ->
        [one] { $turns } Zehn-Minuten-Runde
       *[other] { $turns } Zehn-Minuten-Runden
    }
tkds-step-light-out = das Licht erlischt
tkds-step-searched = { $who } sucht und findet alles Verborgene in der Nähe
tkds-step-essence-refilled = { $who } nutzt die zehn Minuten und erhält { $points } Essenz zurück
tkds-step-essence-restored = nach der Nacht hat { $who } wieder alle { $points } Essenz
tkds-step-event = beim Glückswurf fällt eine { $face }: { $event }
tkds-step-watch-passes =
    { $spent ->
        [travel] die Gruppe reist acht Stunden lang
        [explore] die Gruppe erkundet acht Stunden lang die Gegend
        [forage] die Gruppe sucht acht Stunden lang Nahrung
        [camp] die Gruppe lagert acht Stunden lang
        [sleepless] die Nacht vergeht ohne Lager
       *[other] acht Stunden vergehen
    }
tkds-step-foraged = { $who } findet { $rations ->
        [one] { $rations } frische Ration
       *[other] { $rations } frische Rationen
    }
tkds-step-rations-left-behind = kein Platz für { $rations ->
        [one] { $rations } frische Ration
       *[other] { $rations } frische Rationen
    }
tkds-step-camp-skipped = { $who } lässt das Lager aus und ist erschöpft
tkds-step-ration-eaten = { $who } isst eine Ration
tkds-step-ration-eaten-all = { $ally } und { $who } essen je eine Ration
tkds-step-ration-shared = { $who } isst eine Ration, die { $other } abgibt
tkds-step-no-proper-rest = { $who } findet keine richtige Nachtruhe: { $cause }
tkds-step-no-proper-rest-all = { $ally } und { $who } finden keine richtige Nachtruhe: { $cause }
tkds-step-salve-heals = die Salbe gibt { $who-dat } { $points } LP zurück
tkds-step-regenerated = { $who } schläft und erhält { $points } LP zurück
tkds-step-regenerated-all = { $ally } und { $who } schlafen und erhalten je { $points } LP zurück
tkds-step-magic-regenerated = der Schlaf gibt { $who-dat } { $points } magische Energie zurück
    .after-regenerated = und dazu { $points } magische Energie
tkds-step-magic-regenerated-all = der Schlaf gibt { $ally-dat } und { $who-dat } je { $points } magische Energie zurück
tkds-step-skill-back = { $who } gewinnt einen verlorenen Punkt zurück: { $skill }
tkds-step-exhaustion-over = { $who } ist nicht mehr erschöpft
tkds-step-mortal-wound-over = { $who } beginnt die Ruhe mit vollen LP: Die tödliche Wunde verheilt
tkds-step-downtime = { $who } ruht an einem sicheren Ort: Wunden heilen, magische Energie und Essenz kehren zurück
tkds-step-went-to = die Gruppe { $where ->
        [home] kommt nach Hause
        [market] kommt auf einen Markt
       *[away] bricht auf
    }
tkds-step-item-used = { $who } benutzt { $item-acc } für { $target-acc }
tkds-step-kindling =
    { $turns ->
        [one] { $who } zündet { $item-acc } an, das gibt Licht für eine Zehn-Minuten-Runde
       *[other] { $who } zündet { $item-acc } an, das gibt Licht für { $turns } Zehn-Minuten-Runden
    }

## Fragen und Würfe

tkds-ask-camp-disturbed = Eine Begegnung in der Nacht: Stört sie den Schlaf?
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

tkds-effect-essence-used = das kostet { $who-acc } { $points } Essenz
    .then = das kostet { $points } Essenz
tkds-effect-essence-refilled = { $who } erhält { $points } Essenz zurück
tkds-effect-essence-refilled-all = { $ally } und { $who } erhalten je { $points } Essenz zurück
tkds-effect-essence-restored = { $who } hat wieder alle Essenz
tkds-effect-turn-passed =
    { $turns ->
        [1] zehn Minuten vergehen
        [144] ein Tag und eine Nacht vergehen
       *[other] { $turns } Zehn-Minuten-Runden vergehen
    }
tkds-effect-went-to = die Gruppe { $where ->
        [home] kommt nach Hause
        [market] kommt auf einen Markt
       *[away] bricht auf
    }
tkds-effect-area-searched = { $who } findet alles Verborgene in der Nähe
tkds-effect-event-came = { $event }
tkds-effect-light-went-out = das Licht geht aus
tkds-effect-light-kindled = { $who } hat Licht für { $turns ->
        [one] { $turns } Zehn-Minuten-Runde
       *[other] { $turns } Zehn-Minuten-Runden
    }
tkds-effect-watch-passed = acht Stunden vergehen: { $activity }
tkds-effect-ration-eaten = { $who } isst eine Ration
tkds-effect-rations-found = { $who } packt { $rations ->
        [one] { $rations } frische Ration
       *[other] { $rations } frische Rationen
    } ein
tkds-effect-skill-regained = { $who } gewinnt einen verlorenen Punkt zurück: { $skill }
tkds-effect-mortal-wound-healed = die tödliche Wunde { $who-von } verheilt
tkds-effect-exhaustion-ended = { $who } ist nicht mehr erschöpft
tkds-effect-night-passed = { $who } hat die Nacht hinter sich
tkds-effect-rest-spoilt = { $who } findet keine richtige Nachtruhe: { $cause }
tkds-effect-salve-applied = die Salbe auf den Wunden { $who-von } wirkt über Nacht
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
tkds-param-water = ob die erste Person Angelzeug hat und Wasser da ist
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
    .acc = den Trank

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
