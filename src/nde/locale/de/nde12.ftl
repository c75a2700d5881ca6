# NDE 1.2: die Regeln des Verzeichnisses in eigenen Worten, die Beispiele und die Begriffe dieser Ausgabe.

game-nde12 = Nano Dungeon Engine 1.2
credit-nde12 = Nano Dungeon Engine (NDE): Regelbücher veröffentlicht von blackMasoon, ein Autor ist nicht genannt; die Regeln stehen hier in unseren eigenen Worten.

nde12-attribute-power = Magie
nde12-rung-heroic = Heldenhaft
nde12-step-went-down = { $hero } hat keine Herzen mehr und liegt am Boden
nde12-word-number = TN

rule-nde12-1-1 = Was man braucht
    .text = Ein Raster aus Feldern mit Spielfiguren, Bleistifte, für jede Person einen Charakterbogen und die Würfel W6, W8, W10, W12 und W20. Je ein Würfel genügt für den ganzen Tisch, denn geworfen wird immer nur einer. Wer nur W6 hat, spielt die Variante aus Kapitel 9.
rule-nde12-1-2 = Begriffe
    .text = Den Zielwert (TN) muss ein Wurf erreichen oder übertreffen; die höchste Seite des Würfels, etwa die 12 auf dem W12, ist ein außergewöhnlicher Erfolg mit einem zusätzlichen Nutzen, und eine Komplikation ist ein neues Problem nach einem Fehlschlag. Deckung zwischen dir und dem Ziel erhöht meist den TN von Fernangriffen; Vergeltung ist das Herz, das du verlierst, wenn dein Angriff danebengeht und der Gegner dich erreichen kann; Wunden sind die Treffer, die Elite-Gegner und Bosse aushalten. Ein Zug besteht aus Bewegung und Aktion, und eine Aktion ist eine einzige Sache, auf die es ankommt.

rule-nde12-2-1 = Rollen
    .text = Ein Charakter besteht aus einer Rolle, drei Attributen und Ressourcen, dazu Ausrüstung und, wenn ihr wollt, Talente. Wähle eine Rolle: Krieger (Stärke), Schurke (Geschick) oder Magier (Magie). Die Namen sind nur Etiketten und dürfen in jeder Welt anders lauten.
rule-nde12-2-2 = Attribute und Würfel
    .text = Stärke (S) ist Kraft und Ausdauer, Geschick (G) ist Tempo, Reflexe, Genauigkeit und Heimlichkeit, Magie (M) sind besondere Effekte jeder Art. Ein Krieger beginnt mit S W10, G W6, M W6, ein Schurke mit S W6, G W10, M W6, ein Magier mit S W6, G W6, M W10.
rule-nde12-2-3 = Ressourcen
    .text = Du beginnst mit 5 Herzen und 3 Mana.
rule-nde12-2-4 = Talente
    .text = Freiwillig, aber empfohlen: zwei kurze eigene Stichwörter für das, was du gut kannst. Hilft ein Talent wirklich, darf die Spielleitung den TN um 1 Stufe senken. Von allein gelingt dadurch nichts, und pro Probe zählt in der Regel nur ein Talent.
rule-nde12-2-5 = Ausrüstung
    .text = Notiere eine Waffe oder ein anderes Kampfwerkzeug, Schutz, falls du welchen trägst, und 3 nützliche Dinge. Ausrüstung macht Handlungen möglich, ist aber kein Bonus in Zahlen. Wer schießt, braucht etwas zum Schießen oder Werfen auf dem Charakterbogen.°
rule-nde12-2-6 = Beispiel: ein fertiger Charakter
    .text = Ein vollständiger Schurke zu Spielbeginn: S W6, G W10, M W6, 5 Herzen, 3 Mana, zwei Talente, eine Fernkampfwaffe und drei Gegenstände.

rule-nde12-3-1 = Wann gewürfelt wird
    .text = Würfle nur, wenn der Ausgang ungewiss ist und ein Fehlschlag wirklich etwas kostet oder verändert. Einfaches ohne Druck gelingt ohne Wurf, wenn die Spielleitung das so sieht.
rule-nde12-3-2 = Ablauf einer Probe
    .text = Sag, was du tust und was du damit erreichen willst; die Spielleitung bestimmt Stärke, Geschick oder Magie und nennt den TN samt allem, was die Lage daran ändert. Wirf den einen Würfel dieses Attributs, vergleiche ihn mit dem TN und spielt das Ergebnis aus.
rule-nde12-3-3 = Schwierigkeit
    .text = Der TN ist 4 für einfach, 6 für normal, 8 für schwierig und 12 für heldenhaft. Normal ist der Alltag eines Abenteuers; schwierig verlangt einen Vorteil, Vorbereitung oder Spezialisten; heldenhaft meist einen W12 oder W20, sehr gute Umstände oder beides.
rule-nde12-3-4 = Den Würfel lesen
    .text = Der TN oder mehr ist ein Erfolg; weniger ist ein Fehlschlag, und das Vorhaben gelingt nicht. Eine 1 misslingt immer und bringt eine Komplikation, wie niedrig der TN auch ist. Die höchste Seite des geworfenen Würfels ist ein außergewöhnlicher Erfolg: Es gelingt, und ein zusätzlicher Nutzen, der zur Szene passt, kommt hinzu.
rule-nde12-3-5 = Bessere und schlechtere Umstände
    .text = Zum Wurf wird nichts addiert: Der TN wandert in Stufen auf der Skala 4, 6, 8, 12. Schlechtere Umstände (Deckung, Dunkelheit, Glätte, Eile, Lärm, Ablenkung) erhöhen ihn um 1 Stufe, bessere (Vorbereitung, gutes Werkzeug, Stellung, Überraschung, volle Konzentration) senken ihn um 1 Stufe, extreme können ihn um 2 verschieben. Unter 4 ist es so gut wie sicher und gelingt meist ohne Wurf; über 12 ist es so gut wie unmöglich und verlangt meist einen anderen Plan.
rule-nde12-3-6 = Hilfe
    .text = Jemand aus der Gruppe gibt im eigenen Zug die Aktion her (außerhalb eines Kampfes genügt es mitzumachen) und sagt, worin die Hilfe besteht: Für diese eine Probe wird dein Würfel eine Größe größer, von W6 über W8, W10 und W12 bis W20. Meist hilft nur eine Person. Ein W20 wächst nicht weiter.°
rule-nde12-3-7 = Noch einmal versuchen
    .text = Eine misslungene Probe wird nicht einfach wiederholt. Geh es anders an (anderes Attribut, anderes Werkzeug, anderer Weg), nimm eine Komplikation wie Zeitverlust oder Alarm in Kauf oder lass es sein.
rule-nde12-3-8 = Beispiele für Proben
    .text = Zwei Proben außerhalb eines Kampfes: ein Schleichen, das misslingt und unter Zeitdruck setzt, und ein Kraftakt mit Hilfe, der zum außergewöhnlichen Erfolg wird.

rule-nde12-4-1 = Felder
    .text = Entfernungen werden in Feldern gezählt. Ein diagonaler Schritt zählt wie jeder andere als ein Feld.
rule-nde12-4-2 = Bewegung
    .text = In deinem Zug bewegst du dich bis zu 5 Felder: vor der Aktion, danach oder teils davor und teils danach.
rule-nde12-4-3 = Linie und Deckung
    .text = Ein Ziel in voller Deckung ist mit Fernangriffen nicht zu treffen. Teilweise Deckung erhöht den TN eines Fernangriffs um 1 Stufe. Die Spielleitung darf Deckung auch bei anderen Proben gelten lassen, etwa beim Entdecken. Auch ein Zauber gegen einen Gegner braucht freie Linie, außer die Spielleitung sagt, dass dieser keine braucht, und teilweise Deckung erschwert ihn wie einen Schuss.°

rule-nde12-5-1 = Wann ein Kampf beginnt
    .text = Züge werden gezählt, sobald mindestens eine Seite der anderen schaden will und es darauf ankommt, wer wann handelt. Ein kurzes, klares Gefecht darf eine einzige Probe entscheiden.
rule-nde12-5-2 = Reihenfolge
    .text = Die einfachste Reihenfolge: Zuerst handeln alle Spielenden, wie sie wollen, dann alle Gegner, und so fort. Initiative gehört nicht zum Kern; wer es taktischer mag, kann sie hinzufügen. Wer einen Ausweg aus dem Kampf nimmt, entkommt, sobald die Gegner an der Reihe waren.°
rule-nde12-5-3 = Dein Zug
    .text = In deinem Zug bewegst du dich bis zu 5 Felder und hast 1 Aktion: angreifen, eine Probe ablegen, Ausrüstung benutzen, jemandem helfen oder Magie wirken.
rule-nde12-5-4 = Angreifen
    .text = Wähle ein Ziel in Reichweite und freier Linie und wirf im Nahkampf Stärke, im Fernkampf Geschick oder für einen Zauber Magie gegen den TN des Gegners: Handlanger 6, Elite 8, Boss 12.
rule-nde12-5-5 = Treffer
    .text = Ein Treffer nimmt einen Handlanger aus dem Kampf; ein Elite-Gegner erleidet 1 Wunde und fällt bei 2, ein Boss erleidet 1 Wunde und fällt bei 3. Ein außergewöhnlicher Treffer gegen Elite-Gegner oder Boss bringt eines nach Wahl: 1 weitere Wunde (zusammen 2) oder einen anderen Nutzen wie den Gegner zurückstoßen, entwaffnen oder seine Stellung einnehmen. Entwaffnet bleibt ein Gegner bis zum Ende der nächsten Runde.° Ein getroffener Held verliert 1 Herz, außer seine Rüstung fängt den Treffer ab und ist damit verbraucht. Auf Elite-Gegner darf man auch ganz verzichten.
rule-nde12-5-6 = Verfehlen und Vergeltung
    .text = Geht dein Angriff daneben und kann der Gegner dich wirklich erreichen, verlierst du 1 Herz, oder stattdessen kommt eine andere passende Komplikation, etwa der Verlust der Waffe oder ein Sturz. Im Nahkampf kann er es fast immer; im Fernkampf meist dann, wenn du ohne Deckung stehst und er deinen Angriff erwidern kann; in voller Deckung oder außerhalb seiner Reichweite meist nicht. Eine 1 bringt eine Komplikation: meist das Herz und dazu etwas, das schlimmer wird, etwa ein Sturz, der Verlust der Waffe oder der Deckung; Vergeltung gehört zu deinem misslungenen Angriff und ist nicht der Zug des Gegners. Ein misslungener Zauber bringt statt der Vergeltung seine eigene kleine Folge.°
rule-nde12-5-7 = Reichweite
    .text = Im Nahkampf erreichst du die Nachbarfelder, im Fernkampf alles, was auf dem Plan zu sehen ist. Auf Wunsch begrenzt: Über 10 Felder hinaus ist der TN 1 Stufe höher.
rule-nde12-5-8 = Mehrere Gegner zugleich
    .text = Bedrängen mehrere Handlanger eine Person im Nahkampf, darf die Spielleitung entweder den TN um 1 Stufe erhöhen oder an einen Fehlschlag eine Komplikation hängen, etwa den Verlust der Stellung, aber nicht beides: ein Wurf, eine Wirkung. Das gilt auch für Schüsse und Zauber dieser Person, nicht nur für Hiebe.°
rule-nde12-5-9 = Kampfbeispiele
    .text = Zwei Angriffe: ein Hieb gegen einen Handlanger, der danebengeht und ein Herz kostet, und ein Schuss mit Hilfe aus guter Stellung, der einem Boss zwei Wunden schlägt.

rule-nde12-6-1 = Manavorrat
    .text = Du beginnst mit 3 Mana. Damit bezahlst du Effekte, die über das Übliche hinausgehen: Zauber, Psionik, Technik oder was in eurer Welt sonst Magie ist.
rule-nde12-6-2 = Magie wirken
    .text = Beschreibe den Effekt; die Spielleitung nennt TN und Kosten in Mana; bezahle das Mana und wirf dann Magie gegen den TN. Misslingt es, geschieht nichts, das Mana ist trotzdem weg, und eine kleine Folge kommt hinzu. Wer zu wenig Mana hat, kann es nicht versuchen.° Ein misslungener Zauber gegen einen Gegner zieht nicht auch noch Vergeltung nach sich.° Ein Zauber, der gelingt und nicht sofort vergeht, wirkt bis zum Ende der nächsten Runde.°
rule-nde12-6-3 = Stärke der Effekte
    .text = Trick: TN 4, 0 oder 1 Mana (Licht, Geräusch, Rauch, kurze Ablenkung). Standard: TN 6, 1 Mana (Geschoss, Barriere, Sprung über 5 Felder, kurze Stärkung). Stark: TN 8, 2 Mana (Fläche, Kontrolle, Festhalten, Heilung von 2 Herzen). Große Macht: TN 12, 3 Mana (verändert die ganze Szene). Ein Zauber gegen einen Gegner wird gegen dessen TN gewürfelt, auch wenn er ihn festhalten soll; einer, der eine Fläche füllt, gegen den höchsten TN darin.° Festgehalten bleibt ein Gegner bis zum Ende der nächsten Runde.°
rule-nde12-6-4 = Außergewöhnlicher Erfolg mit Magie
    .text = Zeigt der Magiewürfel die höchste Seite, wähle eines: einen größeren Effekt (Fläche, Dauer oder Stärke), 1 Mana zurück, wenn die Spielleitung zustimmt, oder einen zusätzlichen Nutzen, etwa dass der Effekt lautlos, genau oder für Verbündete ungefährlich ist. Verwundet ein Zauber mehrere Gegner, trifft die zusätzliche Wunde oder der Nutzen den, auf den er gezielt war.°
rule-nde12-6-5 = Beispiele für Magie
    .text = Zweimal Magie: eine gewöhnliche Barriere, die gelingt, und ein starker Versuch, einen Elite-Gegner festzuhalten, der misslingt und sein Mana kostet.

rule-nde12-7-1 = Herzen
    .text = Du hast normalerweise 5 Herzen. Ein verlorenes Herz ist wirklicher Schaden oder Erschöpfung, je nachdem, was zur Welt passt.
rule-nde12-7-2 = Keine Herzen mehr
    .text = Bei 0 Herzen liegst du am Boden: Du hast keine Aktionen und kannst nur kriechen und sprechen. Ein Verbündeter kann dir mit einer Aktion aufhelfen; du hast dann 1 Herz. Auf dem Spielfeld muss er neben dir stehen.° Erleidest du am Boden noch einmal Schaden, stirbst du. Wer am Boden liegt, würfelt nicht, um einem Hieb zu widerstehen.° Rüstung kann, wenn mit ihr gespielt wird, diesen Hieb abfangen.° Wer wieder steht, handelt erst ab dem nächsten Zug.°
rule-nde12-7-3 = Rast
    .text = Nach einem Kampf oder Konflikt bringen ein sicherer Moment und das Nötigste alle Herzen und alles Mana zurück.

rule-nde12-8 = Steigerung
    .text = Nach einem Abenteuer oder einem wichtigen Abschnitt wähle eines: Stärke, Geschick oder Magie um eine Würfelgröße erhöhen (W6, W8, W10, W12, W20); 1 Herz mehr, höchstens 7; 1 Mana mehr, höchstens 5.

rule-nde12-9-1 = Nur W6: Schwellen
    .text = In dieser Variante hat jedes Attribut eine Stufe mit einer Zahl, die ein W6 erreichen muss: Meister 3 oder mehr, Ausgebildet 4 oder mehr, Neuling 5 oder mehr, Ohne Fertigkeit nur 6. Aus einem W10 wird Ausgebildet, aus einem W6 Ohne Fertigkeit, aus einem W8 Neuling, aus einem W12 oder W20 Meister.°
rule-nde12-9-2 = Nur W6: Schwierigkeit und Lage
    .text = Bei normaler Schwierigkeit würfelst du gegen deine eigene Schwelle. Jede Stufe schwerer erhöht sie um 1, jede Stufe leichter senkt sie um 1; sie liegt nie unter 2 und nie über 6. Diese Grenze gilt erst, wenn alles zusammengezählt ist.°
rule-nde12-9-3 = Nur W6: Hilfe
    .text = Hilfe aus der Gruppe senkt die Schwelle für diesen Wurf um 1.
rule-nde12-9-4 = Nur W6: Kampf
    .text = Ein Handlanger ist normal und ändert nichts, ein Elite-Gegner ist schwierig und erhöht die Schwelle um 1, ein Boss ist heldenhaft und erhöht sie um 2 und hat 3 Wunden. Ein Elite-Gegner behält seine 2 Wunden.°
rule-nde12-9-5 = Nur W6: Steigerung
    .text = Wähle eines: ein Attribut um eine Stufe erhöhen, etwa von Neuling auf Ausgebildet; 1 Herz mehr; 1 Mana mehr. Es gelten die Grenzen aus Kapitel 8: 7 Herzen und 5 Mana.°

rule-nde12-10 = Spickzettel für die Spielleitung
    .text = Im Zweifel der Reihe nach: Was ist das Ziel, welches Attribut passt, welcher TN (4, 6, 8 oder 12) gilt und verschieben ihn die Umstände um 1 Stufe, hilft jemand; dann der Wurf. Bei einem Fehlschlag die Komplikation bestimmen, im Kampf die Vergeltung; bei einem außergewöhnlichen Erfolg den Nutzen.

rule-nde12-11-1 = Rüstung
    .text = Auf Wunsch: Wer Schutz trägt, hat pro Szene 1 Rüstungsmarke. Würde ein Hieb oder die Vergeltung 1 Herz kosten, darf stattdessen die Marke abgegeben werden.
rule-nde12-11-2 = Uhr
    .text = Auf Wunsch: Wird die Zeit knapp, stellt die Spielleitung eine Uhr, zum Beispiel mit 3 Schritten. Jeder Fehlschlag rückt sie 1 Schritt vor, und ist sie voll, tritt die Folge ein: Alarm, Flucht, Einsturz.

rule-nde12-gm-morale = Moral
    .text = Fällt der erste Handlanger oder wird ein Elite-Gegner verwundet, wirft die Spielleitung für die Gegner einen W6: 1–2 sie weichen oder verstecken sich, 3–4 sie halten stand, 5–6 sie setzen nach. Rechne 1 dazu oder ab für einen Vorteil, für Angst oder für einen Boss in der Nähe.
rule-nde12-gm-complications = Komplikationen und Nutzen
    .text = Fehlt die Idee, wirf einen W6. Komplikation: 1 Zeit verloren, 2 entdeckt, 3 Herz oder Ressource verloren, 4 schlechte Stellung, 5 Ausrüstung verloren oder verklemmt, 6 neue Bedrohung. Nutzen: 1 schneller, 2 leiser, 3 ohne Kosten, 4 größere Wirkung, 5 bessere Stellung für Verbündete, 6 ein weiterer Hinweis.
rule-nde12-gm-chase = Verfolgung
    .text = Eine Verfolgung hat einen Abstand, der bei 3 beginnt: Bei 0 ist man gefasst, bei 5 entkommen. In jeder Runde legt ein Held eine Probe ab; ein Erfolg ändert den Abstand um 1 zugunsten der Helden, ein Fehlschlag um 1 zu ihren Ungunsten.
rule-nde12-gm-alarm = Alarm
    .text = Beim Einschleichen läuft eine Alarmuhr mit 3 bis 5 Schritten. Jeder Fehlschlag rückt sie 1 Schritt vor; ist sie voll, kommt eine Streife oder alles wird abgeriegelt.
rule-nde12-gm-encounters = Größe einer Begegnung
    .text = Für 3 bis 5 Helden. Leicht: 3–5 Handlanger oder 1 Elite-Gegner. Standard: 6–8 Handlanger oder ein Elite-Gegner mit 2–4 Handlangern. Schwer: ein Boss mit 2–4 Handlangern oder 2 Elite-Gegner mit 3–5 Handlangern. Heldenhaft: ein Boss mit 4–6 Handlangern, mit einem Elite-Gegner oder mit beidem.
rule-nde12-gm-terrain = Schwieriges Gelände
    .text = Auf Wunsch: Ein Feld mit schwierigem Gelände zu betreten kostet 2 der 5 Felder Bewegung.
rule-nde12-gm-shove = Stoßen
    .text = Um jemanden wegzustoßen, wirf Stärke gegen TN 6: Ein Erfolg schiebt 1 oder 2 Felder weit, ein außergewöhnlicher Erfolg 1 Feld weiter.
rule-nde12-clues = Nach Hinweisen suchen
    .text = Wer sucht, legt eine Probe auf das Attribut ab, das zum Vorgehen passt. Ein Erfolg findet, was da ist. Ein Hinweis, ohne den die Geschichte stecken bliebe, geht nie verloren: Auch ein Fehlschlag findet ihn, zu einem Preis, den die Spielleitung nennt; bei einer 1 ist dieser Preis eine Komplikation.
rule-nde12-gm-powers = Mehr zur Magie
    .text = Mehrere Ziele kosten 1 Mana mehr oder erhöhen den TN um 1 Stufe. Einen Effekt aufrechtzuerhalten kostet 1 Mana pro Zug oder deine Aktion. Ein Held darf einen Zauber mit Geschick oder Magie gegen denselben TN abwehren oder ihm ausweichen. Von den Zahlen mehrerer Gegner gilt für alle die höchste.°

rule-nde12-monsters-turn = Die Gegner handeln
    .text = Es würfeln nur die Spielenden. Handelt ein Gegner gegen dich, legst du eine Probe auf Stärke, Geschick oder Magie gegen seinen TN ab; misslingt sie, verlierst du 1 Herz, das eine Rüstung auffangen kann, oder erleidest, was sein Manöver sagt.
rule-nde12-monsters-blocks = Gegnerwerte
    .text = Ein Gegner hat Namen, Rang, TN, Wunden, eine Rolle (Schläger, Plänkler, Schütze, Lenker oder Unterstützer), Bewegung, meist 5 Felder, und eine Besonderheit. Ein Elite-Gegner hat 1 Eigenschaft, ein Boss 2 oder 3 Manöver; sehr schwache Gegner können TN 4 haben, zähe Elite-Gegner TN 10.
rule-nde12-monsters-traits = Eigenschaften
    .text = Ein Gegner hat 1 oder 2 Eigenschaften, die immer wirken, etwa natürliche Deckung (TN im Fernkampf 1 Stufe höher), leichte Rüstung (der erste Treffer der Szene schadet nicht), zäh (der erste Treffer schlägt keine Wunde), schnell (6 Felder) oder eine Anfälligkeit (TN 1 Stufe niedriger).
rule-nde12-monsters-moves = Manöver
    .text = Elite-Gegner und Bosse haben in ihrem Zug eigene Manöver: 1–2 Felder wegstoßen, Deckung brechen, sich aus dem Nahkampf lösen, eine Salve auf 3×3 Felder, Standhalten, Verbündete anfeuern, einmal pro Kampf 2 Handlanger rufen, eine Schutzwand oder eine Druckwelle im Umkreis von 2 Feldern. Wo man widerstehen kann, gilt eine Probe gegen den TN des Gegners.
rule-nde12-monsters-hazards = Gefahren
    .text = Eine Gefahr hat TN, Wirkung und einen Weg, sie auszuschalten. Geschützturm: TN 8, ein Fehlschlag kostet 1 Herz. Schnappfalle: TN 6, sie hält fest oder kostet 1 Herz. Abstoßungsfeld: TN 8, schiebt 2 Felder weg. Giftgas: TN 6, auf 3×3 Feldern blendet es oder kostet 1 Herz.
rule-nde12-monsters-generator = Begegnungsgenerator
    .text = Wirf fünfmal einen W6 für eine schnelle Begegnung: Ziel, Gelände, Gegner, Vorteil der Gegner und Vorteil der Helden.

example-nde12-ex-a1 = Ein Schurke mit S W6, G W10 und M W6, 5 Herzen und 3 Mana, den Talenten Kundschafter und Unterhändler, einer Fernkampfwaffe, Dietrichen, einem Seil und einer Fackel.
example-nde12-ex-a2 = Ungesehen über freies Gelände: Geschick W10 gegen TN 6, es fällt eine 5, ein Fehlschlag; jemand hat etwas gehört, und nun drängt die Zeit.
example-nde12-ex-a3 = Ein schweres Getriebe in Gang setzen: Stärke W10 wird durch Hilfe zum W12, TN 6, es fällt eine 12: ein außergewöhnlicher Erfolg, es läuft sofort und lautlos.
example-nde12-ex-a4 = Ein Krieger mit Stärke W10 schlägt nach einem Handlanger auf dem Nachbarfeld, TN 6, und wirft eine 4: daneben, der Handlanger schlägt zurück, und von 5 Herzen bleiben 4.
example-nde12-ex-a5 = Ein Schurke schießt auf einen Boss: Hilfe macht aus dem W10 einen W12, die gute Stellung senkt TN 12 auf 8, es fällt eine 12: ein außergewöhnlicher Treffer, der Boss erleidet 2 seiner 3 Wunden.
example-nde12-ex-a6 = Eine kurze Barriere, um 5 Felder zu überqueren: Magie, Standard, TN 6, 1 Mana; der W10 zeigt 9, es gelingt, und von 3 Mana bleiben 2.
example-nde12-ex-a7 = Einen Elite-Gegner festhalten: starke Magie, TN 8, 2 Mana; es fällt eine 3, nichts geschieht, von 3 Mana bleibt 1, und wer gezaubert hat, steht ohne Schutz da.
example-nde12-ex-a-harder = Im Dunkeln wird aus TN 6 eine 8, also reicht eine 7 nicht.
example-nde12-ex-a-easier = Gut vorbereitet wird aus TN 8 eine 6, also reicht eine 7.
example-nde12-ex-a-top = Eine 12 auf dem W12 ist die höchste Seite: ein außergewöhnlicher Erfolg.
example-nde12-ex-a-die = Das Geschick eines Schurken ist ein W10, also wirft er dafür diesen Würfel.
example-nde12-ex-a-level = Nur mit W6 hebt eine Steigerung ein Attribut von Neuling auf Ausgebildet: von 5 oder mehr auf 4 oder mehr.

foes-strike-nde12 = Gegner schlagen, wer am festesten steht; Plänkler und Schützen den Schwächsten, Lenker, wer am meisten Macht übrig hat.
