# Tvorové u stolu: jak stojí k družině a jak jim říkají hráči.

ui-own-side = Strana
ui-own-foe = protivník
ui-own-ally = bojuje za družinu
ui-own-friend = přítel
ui-own-bystander = nezúčastněný
ui-own-keep-name = Skrýt jméno
ui-own-tell-name = Odhalit jméno
ui-own-known-as = Pro hráče: něco velkého ve tmě
ui-own-dice = Kostky
ui-own-add-die = Přidat k{ $sides }
ui-own-secret = tajně
ui-own-odds = Ukázat šance
ui-own-roll = Hodit
ui-own-odds-of = Šance: { $dice }
ui-own-throw = Hodit kostkami
ui-own-things = Vlastními slovy
ui-own-hand = Předat: { $thing }
ui-own-hand-to = předat dál
ui-own-drop = Odebrat: { $thing }
ui-own-kind = Co to je
ui-own-kind-thing = předmět
ui-own-kind-condition = stav
ui-own-kind-note = vzkaz
ui-own-thing-hint = Rezavý klíč; prokletí studny
ui-own-give = Dát
