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
ui-people-no-heroes = Zatím tu nejsou žádní hrdinové.
ui-people-you = ty
ui-people-played-by = hraje: { $name }
ui-people-card = { $who }: { $state }. Otevřít deník.
ui-people-card-able = { $who }: { $state }. Vybrat k jednání.
ui-people-card-acting = { $who }: { $state }. Vybráno k jednání; otevřít deník.
ui-people-sheet-of = Deník: { $name }
ui-people-close-sheet = Zavřít deník: { $name }
ui-people-no-sheet = Není tu vidět žádný deník.
ui-people-reading = Deník se načítá …
ui-people-conditions = Stavy
ui-people-chips = Stavy: stiskem dáš nebo odebereš
ui-people-less = { $title }: méně
ui-people-more = { $title }: více
ui-people-set = Určit rozhodnutím: { $title }
ui-people-advance = Zlepšit postavu
ui-people-save = Uložit do souboru
ui-people-print = Vytisknout
ui-people-decrees = Co může vypravěč udělat: { $name }
ui-people-hide = Skrýt
ui-people-show = Ukázat
ui-people-player = Hraje
ui-people-take-out = Odebrat ze scény
ui-people-remove = Odebrat ze scény: { $name }
ui-people-sure = Opravdu?
ui-people-sure-again = Stiskni znovu, a stane se to.
ui-people-my-heroes = Tví hrdinové
ui-people-none-mine = Zatím nehraješ za žádného hrdinu.
ui-people-dice = Mé kostky
ui-people-dice-engine = házené tady
ui-people-dice-typed = skutečné, zapisuji je
ui-people-keep = Uchovat v prohlížeči
ui-people-kept = uchováno: najdeš ho mezi svými hrdiny
