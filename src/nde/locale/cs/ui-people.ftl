# Postavy u stolu a jejich deníky.

ui-people-party = Družina
ui-people-foes = { $count ->
    [one] { $count } protivník
    [few] { $count } protivníci
    [many] { $count } protivníka
   *[other] { $count } protivníků
}
ui-people-beaten = { $count ->
    [one] { $count } mimo boj
    [few] { $count } mimo boj
    [many] { $count } mimo boj
   *[other] { $count } mimo boj
}
ui-people-turn = je na tahu
ui-people-done = hotovo
ui-people-no-heroes = Zatím tu nejsou žádní hrdinové.
ui-people-you = ty
ui-people-played-by = hraje: { $name }
ui-people-card = { $who }: { $state }. Otevřít deník.
ui-people-card-able = { $who }: { $state }. Vybrat a jednat.
ui-people-card-acting = { $who }: { $state }. Teď jedná; otevřít deník.
ui-people-sheet-of = Deník: { $name }
ui-people-close-sheet = Zavřít deník: { $name }
ui-people-no-sheet = Není tu žádný deník, který by šlo ukázat.
ui-people-reading = Deník se načítá…
ui-people-conditions = Stavy
ui-people-chips = Stavy: stiskem přidáš nebo odebereš
ui-people-less = { $title }: méně
ui-people-more = { $title }: více
ui-people-set = Změnit hodnotu: { $title }
ui-people-advance = Zlepšit hrdinu
ui-people-save = Uložit do souboru
ui-people-print = Vytisknout
ui-people-decrees = Zásahy vypravěče: { $name }
ui-people-hide = Skrýt
ui-people-show = Ukázat
ui-people-player = Kdo hraje
ui-people-take-out = Odebrat ze scény
ui-people-name-of = Jméno: { $name }; prázdné vrátí obvyklé
ui-people-remove = Odebrat ze scény: { $name }
ui-people-sure = Opravdu?
ui-people-sure-again = Stiskni znovu a potvrď.
ui-people-my-heroes = Tví hrdinové
ui-people-none-mine = Zatím nemáš hrdinu.
ui-people-dice = Mé kostky
ui-people-dice-engine = hází je program
ui-people-dice-typed = skutečné, výsledky zapisuji
ui-people-keep = Uložit do prohlížeče
ui-people-kept = uloženo mezi tvými hrdiny
