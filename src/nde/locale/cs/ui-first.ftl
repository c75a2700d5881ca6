# První minuta, vysvětlená jednou.

ui-first-title = Vítej u stolu
ui-first-see-map = Na mapě jsou hrdinové kulatí a protivníci hranatí. Klikni na kohokoli a uvidíš, co se s ním dá dělat.
ui-first-see-scene = Scéna se vypráví uprostřed a všechno, co se stalo, najdeš v záznamu.
ui-first-see-phone = Nahoře je, co se právě stalo, a pod tím, co tvůj hrdina teď může udělat. Lišta dole vede k deníku postavy, mapě a záznamu.
ui-first-do = Řekni vlastními slovy, co tvůj hrdina dělá, nebo stiskni tlačítko. Zelená pole jsou v dosahu.
ui-first-lead = Tuto hru vedeš ty: nástroje jsou nad záznamem a každý žeton lze jedním kliknutím skrýt, přejmenovat nebo odebrat.
ui-first-odds = Procenta na tlačítku jsou přesná šance, že se povede, co chceš; ukaž na ně a uvidíš, o čem ještě rozhodnou kostky.
ui-first-odds-phone = Procenta na tlačítku jsou přesná šance, že se povede, co chceš. Klepni na slovo před nimi a uvidíš, o čem ještě kostky rozhodnou.
ui-first-turn = Modrý štítek nahoře říká, kdo je na tahu. Až tvůj hrdina skončí, stiskni „Mám hotovo“.
ui-first-close = Rozumím
