# Pravidla v prohlížeči: ke čtení, hledání a zkoušení.

ui-rules-rules = Pravidla
ui-rules-loading = Načítají se pravidla…
ui-rules-search = Hledat pravidla, tabulky, kouzla, výbavu a protivníky
ui-rules-ways = Navigace
ui-rules-back = Zpět ke stolu
ui-rules-game = Hra
ui-rules-contents = Obsah
ui-rules-count = { $count ->
    [one] nalezeno { $count } místo
    [few] nalezena { $count } místa
    [many] nalezeno { $count } místa
   *[other] nalezeno { $count } míst
}
ui-rules-none = Nic se nenašlo: „{ $word }“.
ui-rules-near = Možná jde o:
ui-rules-explains = vysvětluje: { $terms }
ui-rules-more-hits = { $count ->
    [one] a ještě { $count }; dopiš zbytek slova
    [few] a ještě { $count }; dopiš zbytek slova
    [many] a ještě { $count }; dopiš zbytek slova
   *[other] a ještě { $count }; dopiš zbytek slova
}
ui-rules-link = Odkaz na toto pravidlo
ui-rules-try = Vyzkoušet šance: { $title }
ui-rules-more = Co dalšího se dá změnit
ui-rules-fractions = Přesné zlomky
ui-rules-at-table = Tak, jak se hraje u tohoto stolu, s jeho volbami a balíčky.
ui-rules-on-paper = Na papíře:
ui-rules-paper-rules = kniha pravidel (PDF)
ui-rules-paper-cheat-sheet = taháky (PDF)
ui-rules-paper-cards = karty (PDF)
ui-rules-paper-sheet = prázdný deník postavy (PDF)
ui-rules-foe-cards = Karty k vystřižení (PDF)
ui-rules-choose = zaškrtni bloky, které chceš vytisknout
ui-rules-chosen = { $count ->
    [one] { $count } blok
    [few] { $count } bloky
    [many] { $count } bloku
   *[other] { $count } bloků
}
