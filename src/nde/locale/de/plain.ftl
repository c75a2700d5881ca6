# Was Spiele auf einer Seite gemeinsam haben: Folgen, Züge.
effect-lost = { $who } verliert { $points } { $track }
effect-regained = { $who } erhält { $points } { $track } zurück
effect-condition-changed =
    { $is-on ->
        [yes] { $who } hat jetzt den Zustand „{ $condition }“
       *[no] { $who } hat den Zustand „{ $condition }“ nicht mehr
    }
effect-acted = { $who } ist in diesem Zug fertig
effect-turn-came =
    { $is-fight ->
        [yes]
            { $side ->
                [party] Runde { $round }: Die Helden sind am Zug
                [foes] Runde { $round }: Die Gegner sind am Zug
               *[other] Runde { $round }: Am Zug ist { $side }
            }
       *[no] der Kampf ist vorbei
    }
step-turn-came =
    { $what ->
        [fight] ein Kampf beginnt
        [calm] der Kampf ist vorbei
       *[turn]
            { $side ->
                [party] Runde { $round }: Die Helden sind am Zug
                [foes] Runde { $round }: Die Gegner sind am Zug
               *[other] Runde { $round }: Am Zug ist { $side }
            }
    }
offer-end-fight = den Kampf beenden
error-not-the-time = das geht nicht im Kampf oder nur im Kampf; beginne oder beende ihn zuerst
game-told-in = Eigene Worte hat dieses Spiel nur auf: { $languages }.
told-in-en = Englisch
told-in-pl = Polnisch
told-in-de = Deutsch
told-in-cs = Tschechisch
