# Gra na papierze: `nde book`, ściągi, karty, podręcznik, karty postaci, kroniki.

book-cheat-sheet = Ściąga · { $game }
book-for-players = dla graczy
book-for-gm = dla MG
book-computed = Każdą liczbę i szansę na tej stronie obliczył program z zasad, według których się gra.
book-odds-wish = { $what }: { $wish }
book-corner = { $down } / { $across }

book-chronicle = Kronika · { $title }
book-map = Mapa. Są na niej: { $who }
book-cards = Karty · { $game }
book-card-foes = przeciwnik
book-card-spells = czar
book-card-items = przedmiot
book-card-hirelings = najemnik
book-card-conditions = stan
book-card-hazards = zagrożenie

book-rulebook = Podręcznik · { $game }
book-as-played = zasady, według których się gra
book-contents = Spis treści
book-index = Indeks słów
book-options = Opcje
book-example = Przykład
book-stat-blocks = Bloki przeciwników
book-changed = Inaczej niż zwykle
book-with-packs = Z pakietami: { $packs }
book-credits = Autorzy i licencje
book-licence = Zasady należą do gry i są tu podane własnymi słowami; kod i nasze teksty są na licencji MIT, a liczby bestiariusza Cairn na CC-BY-SA 4.0.
book-yes = tak
book-no = nie
book-option = { $option }: { $value }
book-option-changed = { $option }: { $value } (zwykle { $default })
book-chapter-basics = Podstawy
book-chapter-characters = Bohaterowie
book-chapter-tests = Testy
book-chapter-board = Na planszy
book-chapter-fighting = Walka
book-chapter-powers = Magia i moce
book-chapter-recovery = Rany i odpoczynek
book-chapter-advancement = Rozwój
book-chapter-only-d6 = Tylko k6
book-chapter-two-dice = 2k6
book-chapter-gm = Dla MG
book-chapter-optional = Zasady opcjonalne
book-chapter-companion = Z książek towarzyszących
book-chapter-monsters = Przeciwnicy
book-chapter-load = Co się niesie
book-chapter-people = Ludzie
book-chapter-exploration = Eksploracja
book-chapter-creation = Tworzenie postaci
book-chapter-equipment = Ekwipunek

## Czego są to wartości w tabeli szans

axis-die = kość
axis-tn = TN
axis-t = T
axis-foe = przeciwnik
axis-tier = stopień
cairn2e-axis-attribute = atrybut
axis-dice = kości
axis-skill = umiejętność
axis-hu = próg
axis-defence = obrona
axis-other = rywal
tkds-axis-will = wola

## Polecenie

cli-about-book = Przenosi grę na papier: ściągi, karty, podręcznik, karty postaci, kroniki.
cli-about-book-cheat-sheet = Drukuje grę na jednej stronie dla graczy i jednej dla MG.
cli-details-book-cheat-sheet = O formacie decyduje końcówka pliku: .pdf albo .html. Bez --out plik PDF powstaje w bieżącym katalogu. Szanse są obliczane według tego, jak się gra, z pakietami i opcjami.
cli-flag-book-cheat-sheet-out = zapisuje do tego nowego pliku
cli-value-paper = PAPIER
cli-flag-paper = format papieru: a4 albo letter
cli-example-book-cheat-sheet-1 = book cheat-sheet nde12
cli-example-book-cheat-sheet-2 = book cheat-sheet cairn2e --paper letter --out cairn.html
cli-book-printed = { $title }: zapisano w { $file }
error-no-such-paper = „{ $paper }” nie jest formatem papieru; do wyboru: { $allowed }
error-book-format = końcówka „{ $file }” nie oznacza formatu; do wyboru: { $allowed }
cli-about-book-cards = Drukuje karty do wycięcia: przeciwników, czary, przedmioty, najemników, stany.
cli-details-book-cards = Można podać rodzaje (foes, spells, items, hirelings, conditions, hazards) albo pojedyncze karty; bez nich drukowane są wszystkie karty gry, po dziewięć na stronie, ze znacznikami cięcia.
cli-flag-book-cards-out = zapisuje do tego nowego pliku
cli-place-card = KARTA
cli-example-book-cards-1 = book cards cairn2e goblin troll spells
cli-example-book-cards-2 = book cards tkds conditions --paper letter
error-no-such-card = „{ $name }” nie jest kartą tej gry ani rodzajem kart; rodzaje to: { $allowed }
cli-about-book-rules = Drukuje podręcznik gry, tak jak się w nią gra.
cli-details-book-rules = Każda zasada z identyfikatorem, ustawione opcje, tabele, szanse i przykłady rozegrane przez program, bloki przeciwników, spis treści i indeks słów.
cli-flag-book-rules-out = zapisuje do tego nowego pliku
cli-example-book-rules-1 = book rules nde14
cli-example-book-rules-2 = book rules tkds --lang cs --out pravidla.html
cli-about-book-evening = Drukuje rozegraną grę jako kronikę.
cli-details-book-evening = Plik to ten, w którym zapisano grę albo do którego wyeksportowano stół. --as opowiada to, co wie wybrane miejsce, a bez niego to, co wie MG. Końcówka --out to .pdf, .html albo .md.
cli-flag-book-evening-out = zapisuje do tego nowego pliku
cli-example-book-evening-1 = book evening wieczor.nde
cli-example-book-evening-2 = book evening wieczor.nde --as p1 --out wieczor.md
