# Der Weg ins Labor, von anderen Seiten aus.

ui-lab-start-go = Labor öffnen
ui-lab-start-text = Wie gefährlich ist dieser Kampf? Stelle Helden gegen Gegner und sieh, wer gewinnt, wer fällt und was übrig bleibt.
ui-lab-title = Das Labor
ui-lab-what-if = Was wäre, wenn?
ui-lab-what-if-about = Den jetzigen Stand ins Labor mitnehmen; die Spieler sehen es nicht
ui-lab-what-if-there = Labor: Was wäre, wenn?
