# Připravené scény v prohlížeči.

ui-scenes-title = Připravené scény
ui-scenes-bring = Uvést
ui-scenes-edit = Upravit: { $title }
ui-scenes-forget = Smazat: { $title }
ui-scenes-new = Připravit scénu
ui-scenes-name = Název
ui-scenes-text = Co všichni uslyší, až začne
ui-scenes-notes = Poznámky jen pro tebe
ui-scenes-map = Mapa jako text
ui-scenes-map-hint = # zeď, . podlaha, + krytí, ~ obtížný terén; hrdinové začínají na 1–9, protivníci na a–z.
ui-scenes-foes = Protivníci
ui-scenes-at = Na písmenech
ui-scenes-handouts = Materiály
ui-scenes-handout-new = Přidat materiál
ui-scenes-handout-title = Název materiálu
ui-scenes-handout-text = Text materiálu
ui-scenes-handout-shown = pro všechny, jakmile scéna začne
ui-scenes-handout-remove = Odebrat: { $title }
ui-scenes-hand-out = Rozdat všem „{ $title }“
ui-scenes-hand-to = Dát: { $name }
ui-scenes-keep = Uložit scénu
