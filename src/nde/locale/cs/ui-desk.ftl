# Stůl na velké obrazovce.

ui-desk-people = Postavy a protivníci
ui-desk-log = Co se stalo
ui-desk-place = Kde jste
ui-desk-place-text = Co tu je vidět
ui-desk-turn-party = { $round }. kolo: na tahu je družina
ui-desk-turn-foes = { $round }. kolo: na tahu jsou protivníci
ui-desk-waiting = Čeká se na: { $names }
ui-desk-again = Hrát znovu
ui-desk-won = Vítězství
ui-desk-lost = Porážka
ui-desk-own-table = Otevřít vlastní stůl
