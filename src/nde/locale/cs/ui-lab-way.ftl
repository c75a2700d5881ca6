# Cesta do laboratoře z jiných stránek.

ui-lab-start-go = Otevřít dílnu
ui-lab-start-text = Jak nebezpečný je tenhle boj? Postav hrdiny proti protivníkům a podívej se, kdo vyhraje, kdo padne a co zbude.
ui-lab-title = Dílna
ui-lab-what-if = Co kdyby?
ui-lab-what-if-about = Vzít současný stav do dílny; hráči to neuvidí
ui-lab-what-if-there = Dílna: co kdyby?
