# Cairn 2e: tworzenie postaci i najemników, ich rozwój i karty.

## Słowa

cairn2e-attribute-strength = SIŁ
cairn2e-attribute-dexterity = ZRĘ
cairn2e-attribute-will = WOL
cairn2e-state-critical = umiera z powodu obrażeń krytycznych
cairn2e-state-stable = stan stabilny, poza walką
cairn2e-state-mortal = rana śmiertelna
cairn2e-state-dead = śmierć
cairn2e-station-hireling = najemnik
cairn2e-station-npc = postać Opiekuna
cairn2e-trade-own-life = ktoś z własną przeszłością
cairn2e-condition-deprived = niedostatek
cairn2e-condition-lacks-food = bez jedzenia
cairn2e-condition-lacks-sleep = bez snu
cairn2e-condition-lacks-rest = bez tchu
cairn2e-condition-lacks-healing = w potrzebie leczenia
cairn2e-condition-fatigue = Zmęczenie

## Pytania przy tworzeniu

cairn2e-option-roll = rzuć kośćmi
cairn2e-ask-name = Jak ma na imię postać?
cairn2e-ask-background = Jakie pochodzenie?
cairn2e-ask-swap = SIŁ { $strength }, ZRĘ { $dexterity }, WOL { $will }: które dwa atrybuty zamienić miejscami?
cairn2e-option-no-swap = żadnych
cairn2e-option-strength-dexterity = SIŁ i ZRĘ
cairn2e-option-strength-will = SIŁ i WOL
cairn2e-option-dexterity-will = ZRĘ i WOL
cairn2e-ask-traits = Rzucić na osiem cech czy wybierać po kolei?
cairn2e-option-choose-each = wybierać po kolei
cairn2e-ask-physique = Jaka sylwetka?
cairn2e-ask-skin = Jaka skóra?
cairn2e-ask-hair = Jakie włosy?
cairn2e-ask-features = Jaka twarz?
cairn2e-ask-speech = Jaka mowa?
cairn2e-ask-clothing = Jakie ubranie?
cairn2e-ask-virtue = Jaka zaleta?
cairn2e-ask-vice = Jaka wada?
cairn2e-ask-bond = Jaka więź?
cairn2e-ask-youngest = Czy to najmłodsza postać w drużynie?
cairn2e-option-youngest-no = nie
cairn2e-option-youngest-yes = tak, z omenem
cairn2e-ask-omen = Jaki omen?

## Rzuty przy tworzeniu

cairn2e-roll-strength = rzuć { $die } na SIŁ
cairn2e-roll-dexterity = rzuć { $die } na ZRĘ
cairn2e-roll-will = rzuć { $die } na WOL
cairn2e-roll-starting-hp = rzuć { $die } na HP
cairn2e-roll-age = rzuć { $die } na wiek
cairn2e-roll-starting-gold = rzuć { $die } na złoto
cairn2e-roll-background = rzuć { $die } na pochodzenie
cairn2e-roll-first-table = rzuć { $die } w pierwszej tabeli pochodzenia
cairn2e-roll-second-table = rzuć { $die } w drugiej tabeli pochodzenia
cairn2e-roll-bond = rzuć { $die } na więź
cairn2e-roll-second-bond = rzuć { $die } na drugą więź
cairn2e-roll-omen = rzuć { $die } na omen
cairn2e-roll-physique = rzuć { $die } na sylwetkę
cairn2e-roll-skin = rzuć { $die } na skórę
cairn2e-roll-hair = rzuć { $die } na włosy
cairn2e-roll-features = rzuć { $die } na twarz
cairn2e-roll-speech = rzuć { $die } na mowę
cairn2e-roll-clothing = rzuć { $die } na ubranie
cairn2e-roll-virtue = rzuć { $die } na zaletę
cairn2e-roll-vice = rzuć { $die } na wadę

## Kroki tworzenia

cairn2e-step-background = pochodzenie: { $background }
cairn2e-step-background-gear = wyposażenie z pochodzenia ({ $background }): { $item }
cairn2e-step-gift-note = z tabeli: { $note }
cairn2e-step-gift-items = do tego: { $item }
cairn2e-step-gift-gold = do tego { $gold } sz
cairn2e-step-attributes-rolled = rzucone po kolei: SIŁ { $strength }, ZRĘ { $dexterity }, WOL { $will }
cairn2e-step-attributes-swapped = po zamianie: SIŁ { $strength }, ZRĘ { $dexterity }, WOL { $will }
cairn2e-step-starting-hp = HP na początku: { $hp }
cairn2e-step-age-rolled = wiek: { $age }
cairn2e-step-starting-gold = złoto na początku: { $gold } sz
cairn2e-step-traits = sylwetka: { $physique }; skóra: { $skin }; włosy: { $hair }; twarz: { $features }; mowa: { $speech }; ubranie: { $clothing }; zaleta: { $virtue }; wada: { $vice }
cairn2e-step-bond = więź: { $bond }
cairn2e-step-omen = omen: { $omen }
cairn2e-step-hireling-hired = najemnik ({ $trade }) za { $gold } sz dziennie
cairn2e-step-hireling-background = najemnik z pochodzeniem: { $background }

## Rozwój

cairn2e-ask-growth = Co przyznaje Opiekun?
cairn2e-option-gain-ability = nowa umiejętność, własnymi słowami
cairn2e-option-gain-bond = druga więź
cairn2e-option-gain-item = coś z targu
cairn2e-ask-note = Czego, jednym zdaniem, nauczyła się postać?
cairn2e-ask-gained-item = Która rzecz?
cairn2e-step-gained-ability = nowe na karcie: { $note }
cairn2e-step-gained-item = nowe od Opiekuna: { $item }

## Karta

cairn2e-sheet-background = Pochodzenie
cairn2e-sheet-trade = Fach
cairn2e-sheet-station = Rola
cairn2e-sheet-state = Stan
cairn2e-sheet-age = Wiek
cairn2e-sheet-armor = Pancerz
cairn2e-sheet-gold = Złoto
cairn2e-sheet-physique = Sylwetka
cairn2e-sheet-skin = Skóra
cairn2e-sheet-hair = Włosy
cairn2e-sheet-features = Twarz
cairn2e-sheet-speech = Mowa
cairn2e-sheet-clothing = Ubranie
cairn2e-sheet-virtue = Zaleta
cairn2e-sheet-vice = Wada
cairn2e-sheet-omen = Omen
cairn2e-track-hp = HP
cairn2e-track-slots = Miejsca
cairn2e-track-stowed = Na zwierzętach i wozach
cairn2e-refill-moments = wraca po chwili odpoczynku
cairn2e-refill-needs = nic nie wraca, póki trwa niedostatek
cairn2e-refill-load = przy pełnym obciążeniu liczy się jako 0
cairn2e-refill-panic = w panice liczy się jako 0
cairn2e-refill-week = wraca po tygodniu opieki
cairn2e-refill-camp = obóz usuwa Zmęczenie
cairn2e-refill-carried = nie wlicza się do własnego obciążenia
cairn2e-list-items = Rzeczy
cairn2e-list-spells = Zaklęcia
cairn2e-list-conditions = Stany
cairn2e-list-scars = Blizny
cairn2e-list-bonds = Więzi
cairn2e-list-notes = Zapiski

## Odmowy i błędy

error-no-such-good = „{ $text }” nie jest rzeczą z tej gry; podaj klucz istniejącej rzeczy, na przykład „{ $nearest }”
error-no-such-trade = nikogo nie najmuje się jako „{ $text }”; do wyboru: { $allowed }
error-meant-another-thing = rzeczy „{ $text }” nie ma na targu; czy chodziło o „{ $nearest }”? Własną rzecz zapisz jako tabelę z key = i slots =
error-meant-another-word = „{ $text }” nie należy do słów gry; czy chodziło o „{ $nearest }”? Własne słowa zacznij wielką literą
error-too-heavy = rzeczy i Zmęczenie zajmują za dużo miejsc: „{ $used }”, a jest ich { $slots }; pomiń coś
error-not-damage-dice = „{ $text }” nie jest kością obrażeń; zapisz ją tak: k8
error-ability-without-words = nie podano, czego nauczyła się postać; napisz to jednym zdaniem

## Przykłady

example-cairn2e-m1 = Zegarmistrz prosto z tabel: sakiewka, kusza i siedem zajętych miejsc.
example-cairn2e-m2 = Wynajęty ochroniarz: miecz, przeszywanica i tarcza, a nic własnego.
