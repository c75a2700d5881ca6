# Cairn 2e: tvorba postav a pomocníků, jejich růst a karty.

## Slova

cairn2e-attribute-strength = SIL
cairn2e-attribute-dexterity = OBR
cairn2e-attribute-will = VŮL
cairn2e-state-critical = umírá na kritické zranění
cairn2e-state-stable = stabilní stav, mimo boj
cairn2e-state-mortal = smrtelná rána
cairn2e-state-dead = smrt
cairn2e-station-hireling = najatý pomocník
cairn2e-station-npc = postava Strážce
cairn2e-trade-own-life = někdo s vlastní minulostí
cairn2e-condition-deprived = strádání
cairn2e-condition-lacks-food = bez jídla
cairn2e-condition-lacks-sleep = bez spánku
cairn2e-condition-lacks-rest = bez dechu
cairn2e-condition-lacks-healing = potřebuje léčení
cairn2e-condition-fatigue = Únava

## Otázky při tvorbě

cairn2e-option-roll = hodit kostkami
cairn2e-ask-name = Jak se postava jmenuje?
cairn2e-ask-background = Jaké zázemí?
cairn2e-ask-swap = SIL { $strength }, OBR { $dexterity }, VŮL { $will }: které dvě se prohodí?
cairn2e-option-no-swap = žádné
cairn2e-option-strength-dexterity = SIL a OBR
cairn2e-option-strength-will = SIL a VŮL
cairn2e-option-dexterity-will = OBR a VŮL
cairn2e-ask-traits = Osm rysů vylosovat, nebo je vybrat jeden po druhém?
cairn2e-option-choose-each = vybrat je jeden po druhém
cairn2e-ask-physique = Jaká postava?
cairn2e-ask-skin = Jaká pleť?
cairn2e-ask-hair = Jaké vlasy?
cairn2e-ask-features = Jaká tvář?
cairn2e-ask-speech = Jaká mluva?
cairn2e-ask-clothing = Jaké oblečení?
cairn2e-ask-virtue = Jaká ctnost?
cairn2e-ask-vice = Jaká neřest?
cairn2e-ask-bond = Jaké pouto?
cairn2e-ask-youngest = Je to nejmladší postava v družině?
cairn2e-option-youngest-no = ne
cairn2e-option-youngest-yes = ano, se znamením
cairn2e-ask-omen = Jaké znamení?

## Hody při tvorbě

cairn2e-roll-strength = hoď { $die } na SIL
cairn2e-roll-dexterity = hoď { $die } na OBR
cairn2e-roll-will = hoď { $die } na VŮL
cairn2e-roll-starting-hp = hoď { $die } na OŽ
cairn2e-roll-age = hoď { $die } na věk
cairn2e-roll-starting-gold = hoď { $die } na zlato
cairn2e-roll-background = hoď { $die } na zázemí
cairn2e-roll-first-table = hoď { $die } na první tabulku zázemí
cairn2e-roll-second-table = hoď { $die } v druhé tabulce zázemí
cairn2e-roll-bond = hoď { $die } na pouto
cairn2e-roll-second-bond = hoď { $die } na druhé pouto
cairn2e-roll-omen = hoď { $die } na znamení
cairn2e-roll-physique = hoď { $die } na postavu
cairn2e-roll-skin = hoď { $die } na pleť
cairn2e-roll-hair = hoď { $die } na vlasy
cairn2e-roll-features = hoď { $die } na tvář
cairn2e-roll-speech = hoď { $die } na mluvu
cairn2e-roll-clothing = hoď { $die } na oblečení
cairn2e-roll-virtue = hoď { $die } na ctnost
cairn2e-roll-vice = hoď { $die } na neřest

## Kroky tvorby

cairn2e-step-background = zázemí: { $background }
cairn2e-step-background-gear = výbava ze zázemí ({ $background }): { $item }
cairn2e-step-gift-note = z tabulky: { $note }
cairn2e-step-gift-items = k tomu: { $item }
cairn2e-step-gift-gold = k tomu { $gold } zl
cairn2e-step-attributes-rolled = hozeno po řadě: SIL { $strength }, OBR { $dexterity }, VŮL { $will }
cairn2e-step-attributes-swapped = po prohození: SIL { $strength }, OBR { $dexterity }, VŮL { $will }
cairn2e-step-starting-hp = OŽ na začátku: { $hp }
cairn2e-step-age-rolled = věk: { $age }
cairn2e-step-starting-gold = zlato na začátku: { $gold } zl
cairn2e-step-traits = postava: { $physique }; pleť: { $skin }; vlasy: { $hair }; tvář: { $features }; mluva: { $speech }; oblečení: { $clothing }; ctnost: { $virtue }; neřest: { $vice }
cairn2e-step-bond = pouto: { $bond }
cairn2e-step-omen = znamení: { $omen }
cairn2e-step-hireling-hired = najatý pomocník ({ $trade }) za { $gold } zl na den
cairn2e-step-hireling-background = najatý pomocník se zázemím: { $background }

## Vývoj

cairn2e-ask-growth = Co Strážce udělí?
cairn2e-option-gain-ability = nová dovednost, vlastními slovy
cairn2e-option-gain-bond = druhé pouto
cairn2e-option-gain-item = něco z trhu
cairn2e-ask-note = Co se postava naučila, jednou větou?
cairn2e-ask-gained-item = Která věc?
cairn2e-step-gained-ability = nově na kartě: { $note }
cairn2e-step-gained-item = dar od Strážce: { $item }

## Deník

cairn2e-sheet-background = Zázemí
cairn2e-sheet-trade = Řemeslo
cairn2e-sheet-station = Postavení
cairn2e-sheet-state = Stav
cairn2e-sheet-age = Věk
cairn2e-sheet-armor = Zbroj
cairn2e-sheet-gold = Zlato
cairn2e-sheet-physique = Postava
cairn2e-sheet-skin = Pleť
cairn2e-sheet-hair = Vlasy
cairn2e-sheet-features = Tvář
cairn2e-sheet-speech = Mluva
cairn2e-sheet-clothing = Oblečení
cairn2e-sheet-virtue = Ctnost
cairn2e-sheet-vice = Neřest
cairn2e-sheet-omen = Znamení
cairn2e-track-hp = OŽ
cairn2e-track-slots = Místa
cairn2e-track-stowed = Na zvířatech a vozech
cairn2e-refill-moments = zpět po chvilce odpočinku
cairn2e-refill-needs = při strádání se nic nevrací
cairn2e-refill-load = s plným nákladem platí za 0
cairn2e-refill-panic = v panice platí za 0
cairn2e-refill-week = zpět po týdnu péče
cairn2e-refill-camp = tábor odstraní Únavu
cairn2e-refill-carried = nepočítá se do vlastního nákladu
cairn2e-list-items = Věci
cairn2e-list-spells = Kouzla
cairn2e-list-conditions = Stavy
cairn2e-list-scars = Jizvy
cairn2e-list-bonds = Pouta
cairn2e-list-notes = Poznámky

## Odmítnutí a chyby

error-no-such-good = „{ $text }“ není věc z této hry; použij klíč některé, třeba „{ $nearest }“
error-no-such-trade = jako „{ $text }“ se nikdo nenajímá; použij jedno z těchto: { $allowed }
error-meant-another-thing = „{ $text }“ na trhu není; myslíš „{ $nearest }“? Vlastní věc zapiš jako tabulku s key = a slots =
error-meant-another-word = „{ $text }“ nepatří ke slovům hry; myslíš „{ $nearest }“? Vlastní slova začni velkým písmenem
error-too-heavy = věci a Únava zabírají příliš mnoho míst: „{ $used }“, a je jich { $slots }; něco vynech
error-not-damage-dice = „{ $text }“ není kostka zranění; zapiš ji takto: k8
error-ability-without-words = chybí, co se postava naučila; napiš to jednou větou

## Příklady

example-cairn2e-m1 = Hodinář rovnou z tabulek: měšec, kuše a sedm zaplněných míst.
example-cairn2e-m2 = Najatý osobní strážce: meč, prošívanice a štít a nic vlastního.
