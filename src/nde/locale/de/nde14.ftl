# NDE 1.4: die Regeln des Verzeichnisses in eigenen Worten, die Beispiele und die Begriffe dieser Ausgabe.

game-nde14 = Nano Dungeon Engine 1.4
credit-nde14 = Nano Dungeon Engine (NDE): Regelbücher veröffentlicht von blackMasoon, ein Autor ist nicht genannt; die Regeln sind hier in eigenen Worten wiedergegeben.

rule-nde14-0-1 = Was man braucht
    .text = Stift und Charakterbogen für alle und für den ganzen Tisch je einen W4, W6, W8, W12 und W20, denn es wird immer nur ein Würfel geworfen. Karte oder Raster mit Figuren und ein W100 für Zufallstabellen sind möglich, aber nicht nötig. Wer nur W6 hat, spielt die Variante mit 2W6.
rule-nde14-0-2 = Begriffe
    .text = Stärke (S), Geschick (G) und Macht (M) sind Würfel; die Schwierigkeit T ist die Zahl, die man mindestens erreichen muss, und die Verteidigung eines Gegners ist dasselbe für Angriffe. Ein außergewöhnlicher Erfolg ist die höchste Seite des Würfels, etwa 12 auf dem W12 oder 20 auf dem W20; bei einem Erfolg mit Preis gelingt es, aber man zahlt dafür. Deckung zwischen zweien erschwert meist Schüsse und Beobachtung.

rule-nde14-1-1 = Konzept
    .text = Ein Charakter besteht aus Konzept, Rolle, drei Attributen, Ressourcen und Ausrüstung, dazu Talenten, wenn der Tisch sie benutzt. Am Anfang steht das Konzept: ein Satz darüber, wer du bist und in was für einer Geschichte du spielst.
rule-nde14-1-2 = Rollen
    .text = Wähle eine Rolle: Vorkämpfer (Druck und Kampf), Spezialist (Heimlichkeit, Präzision und Technik) oder Adept (Kräfte, Einfluss und Wissen). Die Namen passen in jede Welt, und jede Welt darf sie ändern.
rule-nde14-1-3 = Attribute und Würfel
    .text = Stärke, Geschick und Macht beginnen mit W12, W8 und W6, je einem Würfel in beliebiger Verteilung. Vorschlag: Vorkämpfer S W12, G W8, M W6; Spezialist G W12, M W8, S W6; Adept M W12, G W8, S W6.
rule-nde14-1-4 = Ressourcen und Glück
    .text = Du hast 5 Herzen und 3 Machtpunkte und beginnst jede Sitzung mit 2 Glücksgriffen. Für 1 Glücksgriff wählst du eines von dreien: Du wiederholst deine Probe und behältst das bessere Ergebnis, du hebst den Würfel für diesen Wurf um eine Stufe, oder du machst aus einem Fehlschlag einen Erfolg mit Preis, den die Spielleitung sofort nennt. Die Stufe kauft man vor dem Wurf, die beiden anderen danach; einen Glücksgriff pro Probe.° Für ein kühnes Wagnis, eine starke Entscheidung oder ausgespielte Folgen kann die Spielleitung 1 Glücksgriff mehr vergeben.
rule-nde14-1-5 = Talente
    .text = Talente sind freiwillig: zwei kurze Stichworte für das, was du gut kannst. Hilft eines wirklich, kann die Spielleitung den Würfel um eine Stufe heben oder eine Erschwernis aufheben; von selbst gelingt dadurch nichts, und meist zählt nur eines pro Probe.
rule-nde14-1-6 = Ausrüstung
    .text = Notiere ein wichtiges Werkzeug oder eine Waffe, einen Schutz und drei Kleinigkeiten. Ausrüstung ist vor allem die Erlaubnis, etwas zu versuchen, kein Bonus in Zahlen. Wer schießt, braucht etwas zum Schießen oder Werfen auf dem Charakterbogen.°
rule-nde14-1-7 = Beispiel: ein fertiger Charakter
    .text = Ein vollständiger Anfangscharakter: Konzept, Rolle, die Würfel W12, W8 und W6, 5 Herzen, 3 Machtpunkte, 2 Glücksgriffe, zwei Talente und fünf Gegenstände.

rule-nde14-2-1 = Wann gewürfelt wird
    .text = Würfle nur, wenn der Ausgang offen ist und ein Fehlschlag etwas ändert oder kostet. Was einfach ist und ohne Druck geschieht, gelingt ohne Wurf, wenn die Spielleitung es sagt.
rule-nde14-2-2 = Ablauf einer Probe
    .text = Sag, was du tust und wozu; die Spielleitung wählt Stärke, Geschick oder Macht, legt die Schwierigkeit T fest und sagt, was ein Fehlschlag bedeutet. Dann wirf den Würfel des Attributs einmal und vergleiche mit T.
rule-nde14-2-3 = Schwierigkeit
    .text = T ist 3 für einfache Aufgaben, 4 für den Standard, 5 für schwierige, 6 für sehr schwierige, 8 für heldenhafte und 12 für legendäre. Schwierige verlangen Können oder einen Vorteil, heldenhafte die Besten oder gute Vorbereitung, und legendäre gelingen selten ohne Plan, Ritual oder große Umstände. Im Zweifel nimm die kleinere Zahl und mach dafür die Folgen hart.
rule-nde14-2-4 = Den Würfel lesen
    .text = T oder mehr ist ein Erfolg; weniger ist ein Fehlschlag, und die Lage ändert sich durch eine Komplikation oder einen Preis. Eine natürliche 1 misslingt immer und bringt sicher eine Komplikation. Die höchste Seite des Würfels ist ein außergewöhnlicher Erfolg: Es gelingt und bringt zusätzlichen Nutzen.
rule-nde14-2-5 = Vorteile und Erschwernisse
    .text = Zum Wurf wird nichts addiert: Umstände ändern den Würfel. Gute heben ihn um eine Stufe, schlechte senken ihn um eine, auf der Leiter W4, W6, W8, W12, W20. Pro Probe zählen meist höchstens ein Vorteil und eine Erschwernis, und sie können sich aufheben. Unter W4 und über W20 bewegt sich der Würfel nicht.°
rule-nde14-2-6 = Hilfe
    .text = Wer seine Aktion aufgibt (außerhalb des Kampfes: seine Zeit) und beschreibt, wie er hilft, hebt den Würfel eines Verbündeten für eine Probe um eine Stufe. Hilfe zählt als der eine Vorteil dieser Probe.°
rule-nde14-2-7 = Noch einmal versuchen
    .text = Eine misslungene Probe wird nicht wiederholt, solange sich nichts geändert hat: Geh anders vor, nimm einen Preis in Kauf, etwa Zeit, Alarm oder eine Ressource, oder lass es sein.
rule-nde14-2-8 = Beispiele für Proben
    .text = Zwei Proben außerhalb des Kampfes: In der einen vergrößert ein Talent den Würfel, und der Wurf misslingt dennoch; in der anderen führt Hilfe zu einem außergewöhnlichen Erfolg.

rule-nde14-3-1 = Zonen
    .text = Ohne Karte ist jede Entfernung eine von vier Zonen: Nah (Armlänge, Nahkampf), In der Nähe (ein paar Schritte), Weit (am anderen Ende der Szene) und Sehr weit (am Rand der Szene). Ein Zug ändert eine Entfernung gewöhnlich um eine Zone.
rule-nde14-3-2 = Spiel auf dem Raster
    .text = Auf Wunsch: Ein Feld misst ein bis zwei Meter, du bewegst dich im Zug bis zu 5 Felder, und ein schräger Schritt zählt als ein Feld.
rule-nde14-3-3 = Deckung und Linie
    .text = Volle Deckung verhindert alles, was freie Linie braucht: Schüsse, Beobachtung und viele Kräfte. Teilweise Deckung ist eine Erschwernis und senkt meist den Würfel dessen, der angreift oder beobachtet, um eine Stufe. Sie erschwert Schüsse und Kräfte, nicht Hiebe.°

rule-nde14-4-1 = Wann ein Kampf beginnt
    .text = Zählt Züge, sobald eine Seite der anderen schaden will und es darauf ankommt, wer wann handelt. Eine kurze, klare Auseinandersetzung kann die Spielleitung mit einer einzigen Probe entscheiden.
rule-nde14-4-2 = Reihenfolge
    .text = Am einfachsten handeln zuerst alle Helden in beliebiger Reihenfolge, danach die Gegner, und so Runde für Runde. Wer einen Ausweg aus dem Kampf nimmt, entkommt, sobald die Gegner an der Reihe waren.°
rule-nde14-4-3 = Dein Zug
    .text = In deinem Zug bewegst du dich um eine Zone (auf dem Raster bis zu 5 Felder) und hast eine Aktion: Angriff, Probe, Hilfe, Einsatz einer Kraft, Gebrauch von Ausrüstung oder etwas mit der Umgebung.
rule-nde14-4-4 = Angriff
    .text = Nenne das Ziel und würfle Stärke im Nahkampf, Geschick auf Entfernung oder in der Regel Macht für eine Kraft, die angreift. Du triffst, wenn du die Verteidigung des Ziels erreichst.
rule-nde14-4-5 = Verteidigung
    .text = Richtwerte: Schwache Gegner haben Verteidigung 4, typische und Handlanger 5, Elite-Gegner 6, Bosse 8, legendäre Bosse 12. Deckung und Umstände ändern meist den Würfel des Angreifers, nicht die Verteidigung.
rule-nde14-4-6 = Schaden
    .text = Ein Treffer nimmt 1 Herz; ein außergewöhnlicher nimmt 2 oder hat eine starke Wirkung: entwaffnen, umwerfen oder aus der Deckung stoßen. Die Wirkung kommt zu dem 1 Herz jedes Treffers hinzu.° Entwaffnet oder ohne Deckung bleibt ein Gegner bis zum Ende der nächsten Runde, am Boden bis zum Ende dieser.° Ein Handlanger scheidet nach einem Treffer aus, ein Elite-Gegner hat 2 Herzen, ein Boss 3, im Finale 5. Ausgeschieden heißt nicht unbedingt tot. Schwache und typische Gegner haben 1 Herz.° Ein legendärer Boss hat 5 Herzen.†
rule-nde14-4-7 = Beispiele für den Kampf
    .text = Drei Angriffe: auf einen überraschten Handlanger, auf einen Elite-Gegner in teilweiser Deckung und auf einen Boss, der nur dank eines Glücksgriffs getroffen wird.

rule-nde14-5-1 = Machtpunkte
    .text = Machtpunkte (MP) gibst du aus, wenn du eine Wirkung jenseits des Gewöhnlichen willst, sei es Magie, Technik oder ein Kunststück wie im Film.
rule-nde14-5-2 = Eine Kraft einsetzen
    .text = Beschreibe die Wirkung, lass dir T und Kosten nennen, zahle die Machtpunkte und würfle Macht. Bei einem Fehlschlag geschieht nichts, die Punkte sind verloren, und eine Komplikation kommt dazu. Ohne genug Punkte geht es nicht.° Greift die Kraft einen Gegner an, wird gegen seine Verteidigung gewürfelt. Eine misslungene Kraft zieht nicht auch noch Vergeltung nach sich.° Eine Kraft, die gelingt und nicht sofort vergeht, wirkt bis zum Ende der nächsten Runde.°
rule-nde14-5-3 = Stufen der Kräfte
    .text = Ein Trick hat T 4 und kostet 0 oder 1 MP (Licht, Geräusch, Ablenkung); Standard hat T 5 für 1 (Geschoss, Schild, Sprung, Verstärkung); stark T 6 für 2 (Fläche, Kontrolle, Lähmung, Heilung); große Macht hat T 8 bis 12 für 3 und verändert die Szene oder den Lauf der Kampagne. Heilung bringt 2 Herzen zurück.° Auch eine Kraft, die festhält, wird gegen die Verteidigung des Gegners gewürfelt, eine, die eine Fläche füllt, gegen die höchste Verteidigung darin.° Festgehalten bleibt ein Gegner bis zum Ende der nächsten Runde.°
rule-nde14-5-4 = Außergewöhnlicher Erfolg mit einer Kraft
    .text = Bei der höchsten Seite wähle eines: einen größeren Umfang, einen zusätzlichen Nutzen oder, wenn die Spielleitung es passend findet, 1 Machtpunkt zurück. Verletzt eine Kraft mehrere Gegner, trifft das zweite Herz oder die starke Wirkung den, auf den sie gezielt war.°
rule-nde14-5-5 = Machtpunkte zurückgewinnen
    .text = Nach jeder Konfliktszene bekommst du 1 Machtpunkt zurück, nach einer sicheren Rast alle.
rule-nde14-5-6 = Beispiele für Kräfte
    .text = Zwei Kräfte: ein Schild, der einen Lauf lang hält, und eine starke Kraft, die sich mit einer natürlichen 1 gegen den Anwender kehrt.

rule-nde14-6-1 = Null Herzen
    .text = Bei 0 Herzen bist du außer Gefecht. Ein Verbündeter kann dich mit einer Aktion wieder auf die Beine bringen, mit 1 Herz. Eine Regel für den Tod gibt es nicht. Wer wieder steht, handelt erst ab dem nächsten Zug.°
rule-nde14-6-2 = Rast
    .text = Nach einer Konfliktszene mit einer Atempause und dem Nötigsten darfst du zu vollen Herzen zurückkehren. In härteren Kampagnen kann die Spielleitung dafür einen sicheren Ort verlangen.

rule-nde14-7 = Steigerung
    .text = Nach einem Abenteuer, Auftrag oder Kapitel, etwa alle ein bis drei Sitzungen, wähle eines: ein Attribut um eine Würfelstufe höher (höchstens W20), 1 Herz mehr (höchstens 7), 1 Machtpunkt mehr (höchstens 5) oder einen neuen Trumpf: eine bestimmte Fähigkeit in einem Satz, mit der Spielleitung abgesprochen.

rule-nde14-8-1 = 2W6: Attribute
    .text = Statt Würfeln bekommen die drei Attribute die Modifikatoren +2, +1 und +0, jedes einen.
rule-nde14-8-2 = 2W6: die Probe
    .text = Wirf 2W6 und zähle den Modifikator dazu: bis 6 ist es ein Fehlschlag mit Folgen, von 7 bis 9 ein Erfolg mit Preis, ab 10 ein voller Erfolg, und bei 12 ist er außergewöhnlich. Eine Summe über 12 ist es ebenso.°
rule-nde14-8-3 = 2W6: die Lage
    .text = Die Grenzen bleiben. Ein Vorteil oder guter Plan gibt +1, eine Erschwernis, Druck oder Deckung −1. Beides zählt je einmal, und T und Verteidigung werden nicht benutzt; eine leichte Probe eines Abenteuers gibt +1, eine schwierige −1.°
rule-nde14-8-4 = 2W6: Glücksgriffe
    .text = Mit 1 Glücksgriff wirfst du die 2W6 neu, erhöhst das Ergebnis um 1 oder machst aus einem Fehlschlag einen Erfolg mit Preis. Alle drei wählt man nach dem Wurf.°
rule-nde14-8-5 = 2W6: Umrechnung
    .text = Wer mag, kann eine Figur ungefähr umrechnen: Ein W6 ist etwa +0, ein W8 +1, ein W12 +2 und bei sehr Erfahrenen ein W20 +3. Welcher Würfel zu welcher Zahl gehört, fehlt im Druck und folgt aus der Leiter.° Ein W4 wird zu −1.° Eine Steigerung erhöht einen Modifikator um 1, höchstens auf +3.°

rule-nde14-9-1 = Wahlregel: Rüstung
    .text = Ein Charakter mit Schutz hat pro Szene 1 Rüstungsmarke und darf sie ausgeben, statt 1 Herz zu verlieren.
rule-nde14-9-2 = Wahlregel: die Uhr
    .text = Drängt die Zeit, stellt die Spielleitung eine Uhr auf, zum Beispiel mit 3 Schritten. Jeder Fehlschlag rückt sie einen Schritt vor; ist sie voll, tritt ein, womit sie droht.
rule-nde14-9-3 = Wahlregel: Vergeltung
    .text = Im Grundspiel richtet sich der Preis eines verfehlten Angriffs nach der Geschichte und der Spielleitung. In dieser Variante kostet dich ein verfehlter Nahkampfangriff 1 Herz, wenn der Gegner dich wirklich erreichen konnte. Eine misslungene Kraft bringt stattdessen ihre eigene Komplikation.°

rule-nde14-gm-morale = Moral
    .text = Wenn der erste Handlanger fällt, ein Elite-Gegner das erste oder ein Boss das zweite Herz verliert, wirf einen W6: Bei 1–2 ziehen sich die Gegner zurück oder verhandeln, bei 3–4 halten sie stand, bei 5–6 greifen sie an. Mit Oberhand +1, verängstigt oder abgeschnitten −1.
rule-nde14-gm-complications = Komplikationen und Nutzen
    .text = Fällt dir keine Komplikation ein, wirf einen W6: 1 Zeit verloren, 2 entdeckt, 3 ein Herz oder eine Ressource verloren, 4 schlechte Stellung, 5 Ausrüstung verloren oder verklemmt, 6 neue Bedrohung. Als Nutzen: 1 schneller, 2 leiser, 3 ohne Preis, 4 stärker, 5 der nächste Würfel eines Verbündeten eine Stufe höher, 6 ein weiterer Hinweis.
rule-nde14-gm-chase = Verfolgung
    .text = Der Abstand beginnt bei etwa 3. Jede Runde legt ein Held eine Probe ab: Ein Erfolg ändert den Abstand um 1 zugunsten der Helden, ein Fehlschlag um 1 gegen sie. Bei 0 ist der Fliehende gefasst, bei 5 entkommen.
rule-nde14-gm-alarm = Alarm
    .text = Zum Schleichen gehört eine Alarmuhr mit 3 bis 5 Schritten. Fehlschläge, Lärm und verlorene Zeit rücken sie vor, eine passende Probe kann sie zurückstellen, und wenn der Tisch will, nimmt ein außergewöhnlicher Erfolg einen Schritt weg; ist sie voll, kommen die Wachen.
rule-nde14-gm-encounters = Größe von Begegnungen
    .text = Für drei bis fünf Helden: leicht sind 3–5 Handlanger oder ein Elite-Gegner; Standard 6–8 Handlanger, ein Elite-Gegner mit 2–4 oder eine Gefahr; schwer ein Boss mit 2–4 Handlangern, zwei Elite-Gegner mit 3–5 oder eine Uhr mit 3 Schritten; heldenhaft ein Boss mit Unterstützung, Gelände und einer Uhr mit 3–5 Schritten.
rule-nde14-gm-terrain = Schwieriges Gelände
    .text = Auf Wunsch, auf dem Raster: Ein Feld mit schwierigem Gelände zu betreten kostet 2 Felder Bewegung.
rule-nde14-gm-shove = Stoßen
    .text = Um einen Gegner wegzustoßen, leg eine Stärke-Probe gegen T 4 ab: Ein Erfolg treibt ihn eine Zone zurück, auf dem Raster 1–2 Felder; ein außergewöhnlicher Erfolg ein Feld weiter. Die Bücher dieser Ausgabe nennen dafür keine Zahl: T 4 ist die übliche.°
rule-nde14-gm-clues = Nach Hinweisen suchen
    .text = Wer sucht, legt eine Probe auf das Attribut ab, das zum Vorgehen passt. Ein Erfolg findet, was da ist. Ein Hinweis, ohne den die Geschichte stecken bliebe, geht nie verloren: Auch ein Fehlschlag findet ihn, zu einem Preis, den die Spielleitung nennt; bei einer 1 ist dieser Preis eine Komplikation.
rule-nde14-gm-powers = Mehr über Kräfte
    .text = Mehrere Ziele kosten 1 Machtpunkt mehr oder senken den Würfel um eine Stufe. Eine Wirkung aufrechtzuerhalten kostet 1 Punkt pro Zug oder die Aktion. Wo es die Szene bereichert, darf ein Held einer Kraft mit Geschick oder Macht gegen dieselbe T widerstehen. Von den Zahlen mehrerer Gegner gilt für alle die höchste.°

rule-nde14-monsters-turn = Der Zug der Gegner
    .text = Gegner würfeln nie. Handelt einer gegen einen Helden, legt der Held eine Probe auf Stärke, Geschick oder Macht gegen dessen Verteidigung ab; ein Fehlschlag kostet 1 Herz oder bringt, was das Manöver des Gegners sagt. Manöver gegen eine Fläche haben T 6 oder 8.
rule-nde14-monsters-blocks = Gegner in Zahlen
    .text = Ein Handlanger hat Verteidigung 5 (4–6) und 1 Herz, ein Elite-Gegner 6 (5–8) und 2, ein Boss 8 und 3, im Finale 5, ein legendärer Boss 12 und 5. Handlanger haben höchstens ein Manöver, Elite-Gegner eines, Bosse zwei oder drei, legendäre drei oder vier. Mit jedem Herz, das ein Boss verliert, beginnt eine neue Phase des Kampfes.
rule-nde14-monsters-traits = Eigenschaften
    .text = Ein Gegner hat eine oder zwei Eigenschaften, die immer wirken, ein Boss zwei oder drei, etwa leichte Rüstung (der erste Treffer bleibt wirkungslos), schwere Rüstung (Angriffe sind erschwert, bis man sie umgeht), schnell (2 Zonen pro Runde) oder eine Anfälligkeit (Angreifer haben einen Vorteil). Ändere lieber die Würfel der Helden als die Verteidigung.
rule-nde14-monsters-moves = Manöver
    .text = Ein Manöver hat einen Auslöser, eine Probe und eine Folge bei Fehlschlag. Bedrängen: Stärke oder Geschick gegen Verteidigung, sonst 1 Herz verlieren oder eine Zone weichen. Salve auf zwei oder mehr Helden ohne Deckung: Geschick gegen T 6, sonst 1 Herz verlieren und die Stellung wechseln.
rule-nde14-monsters-hazards = Gefahren
    .text = Eine Gefahr hat T, Auslöser, Wirkung und einen Weg, sie auszuschalten: Geschützturm T 6, Falle T 5, Giftgas T 5, Alarm. Eine misslungene Probe kostet meist 1 Herz oder hält dich fest.
rule-nde14-monsters-generator = Begegnungsgenerator
    .text = Wirf fünfmal einen W6: für Ziel, Gelände, Gegner, Vorteil der Gegner und Vorteil der Helden, und füge die fünf Zeilen zu einer Szene zusammen.

example-nde14-ex-b1 = Geschick W12: Schießen, Schleichen und Ausweichen würfelt man mit dem W12, und seine höchste Seite ist die 12.
example-nde14-ex-b2 = Ein Spezialist: S W6, G W12, M W8; 5 Herzen, 3 Machtpunkte, 2 Glücksgriffe; Talente Hacker und Schatten; Pistole, leichte Rüstung, Einbruchswerkzeug, Leine und Taschenlampe.
example-nde14-ex-b3 = Die Tür gibt nach, aber der Lärm ruft jemanden herbei: Erfolg mit Preis.
example-nde14-ex-b4 = Über den Hof, bevor das Licht zurückkommt, unter Zeitdruck, also T 5: Das Talent Schatten macht aus dem W8 einen W12, er zeigt 4: Fehlschlag.
example-nde14-ex-b5 = Eine Stahltür aufbrechen mit S W8, T 6: Hilfe macht daraus einen W12, er zeigt 12: außergewöhnlicher Erfolg.
example-nde14-ex-b6 = Ein Vorkämpfer greift einen überraschten Handlanger an, Verteidigung 5: Aus dem W12 wird ein W20, er zeigt 7: Der Handlanger scheidet aus.
example-nde14-ex-b7 = Ein Spezialist schießt auf einen Elite-Gegner in teilweiser Deckung, Verteidigung 6: Aus dem W12 wird ein W8, er zeigt 6: Dem Elite-Gegner bleibt 1 Herz.
example-nde14-ex-b8 = Ein Adept richtet eine Kraft gegen einen Boss, Verteidigung 8: Der W12 zeigt 4, ein Glücksgriff bringt einen zweiten Wurf mit 10: Dem Boss bleiben 2 Herzen.
example-nde14-ex-b9 = Ein kurzer Schild, Standard, T 5, 1 Machtpunkt: Der W12 zeigt 9: Erfolg, 2 Punkte bleiben.
example-nde14-ex-b10 = Einen Elite-Gegner festhalten, starke Kraft, T 6, 2 Machtpunkte: Es fällt eine 1: Fehlschlag und Komplikation, 1 Punkt bleibt.
example-nde14-ex-b11 = Nach einem Abenteuer hebt ein Spezialist Geschick von W12 auf W20.
example-nde14-ex-b12 = In einem Zug kommt ein Held aus der Zone „Weit“ in die Zone „In der Nähe“.

nde14-attribute-power = Macht
nde14-word-number = T

## Was die Wahlmöglichkeiten entscheiden

nde14-setting-talents = Wie viele Talente ein Charakter hat; 0, wenn ihr ohne spielt
nde14-setting-talent-cap = Wie viele Talente in einer Probe zählen dürfen; ein zweites wirkt erst, wenn advantage_cap zwei Vorteile erlaubt
nde14-setting-luck-per-test = Wie viele Glücksgriffe in eine Probe gehen dürfen; 0 für beliebig viele
nde14-setting-luck-after = Nach welchen Ergebnissen ein Glücksgriff den Wurf wiederholen darf: nur nach einem Fehlschlag oder nach jedem
nde14-setting-luck-cap = Wie viele Glücksgriffe man höchstens haben darf; 0 für keine Grenze innerhalb der Sitzung
nde14-setting-advance-raises = Ob ein neues Herz oder ein neuer Machtpunkt sofort da ist oder nur das Maximum anhebt
nde14-setting-contest-tie = Wer gewinnt, wenn zwei gegeneinander würfeln und gleich gut sind
nde14-setting-top-face = Ob die höchste Seite immer ein Erfolg ist oder nur, wenn sie die Zahl erreicht
nde14-setting-advantage-cap = Wie viele Vorteile und wie viele Erschwernisse in einer Probe zählen
nde14-setting-help-counts = Ob Hilfe zu den begrenzten Vorteilen zählt oder den Würfel zusätzlich hebt
nde14-setting-helpers = Wie viele Verbündete bei einer Probe helfen dürfen; ein zweiter wirkt erst, wenn advantage_cap zwei Vorteile erlaubt oder Hilfe für sich zählt
nde14-setting-spare-step = Eine Stufe, die der Würfel nicht mehr nehmen kann: verloren, oder sie verschiebt die Schwierigkeit
nde14-setting-distance = Ob Entfernungen in Zonen angegeben oder auf dem Raster gezählt werden
nde14-setting-ranks-minion-tn = Die Verteidigung eines Handlangers
nde14-setting-retaliation = Wer bei einem Fehlschlag zurückschlägt: niemand, ein Gegner im Nahkampf oder jeder in Reichweite
nde14-setting-retaliation-swap = Ob die Spielleitung statt des verlorenen Herzens eine andere Komplikation setzen darf
nde14-setting-reach-question = Wann die Spielleitung gefragt wird, ob ein Gegner zurückschlagen kann
nde14-setting-armour = Die Rüstungsmarke: nicht benutzt, nach Wahl ausgegeben oder von selbst verbraucht
nde14-setting-death = Ob Schaden bei 0 Herzen tötet
nde14-setting-clock-steps = Wie viele Schritte eine Uhr hat, wenn nichts anderes gesagt ist
nde14-setting-power-number = Wogegen eine Kraft gegen einen Gegner gewürfelt wird: Verteidigung, Schwierigkeit der Stufe oder das Höhere von beiden
nde14-setting-power-failure = Ob ein misslungener Angriff mit einer Kraft eine Folge hat oder dazu noch Vergeltung
nde14-setting-held = Was ein Gegner nicht kann, den eine Kraft festhält: handeln und sich bewegen, oder nur sich bewegen
nde14-setting-area-harms = Ob eine Kraft, die eine Fläche füllt, alle darin verletzt oder nur Gegner
nde14-setting-shots = Ob man zum Schießen etwas auf dem Bogen braucht, womit man schießt oder wirft
nde14-setting-raised = Ob jemand, der wieder auf die Beine gestellt wurde, vom nächsten Zug an handelt oder sofort
nde14-setting-boon-harm = Ob die starke Wirkung eines außergewöhnlichen Treffers zu dem 1 Herzen jedes Treffers hinzukommt oder an seine Stelle tritt
nde14-setting-heal = Wie viele Herzen eine heilende Kraft zurückgibt
nde14-setting-rest-breather-hearts = Ob eine Atempause alle Herzen zurückgibt oder erst eine sichere Rast
nde14-setting-variant = Wie gewürfelt wird: mit einem Attributwürfel oder mit 2W6 und Modifikator
nde14-setting-two-dice-exceptional = Was bei 2W6 als zwölf gilt: eine Summe ab 12, zwei Sechsen oder genau 12
nde14-setting-two-dice-numbers = Ob Schwierigkeit und Verteidigung einen Wurf mit 2W6 verschieben
nde14-setting-difficult-cost = Was das Betreten eines Feldes mit schwierigem Gelände kostet
nde14-setting-chase-rolls = Wer bei einer Verfolgung würfelt: ein Held pro Runde oder beide Seiten

foes-strike-nde14 = Gegner schlagen, wer am festesten steht; Plänkler und Schützen den Schwächsten, Lenker, wer am meisten Macht übrig hat.
