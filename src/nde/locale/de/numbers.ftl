# Werte von Gegnern, die nur die Spielleitung kennt: wie es um Gegner steht und was davon gesagt wird.

sheet-faring = Zustand
faring-unhurt = unverletzt
faring-hurt = verletzt
faring-nearly-down = fast am Ende
play-fares-unhurt = { $name } ist wieder unverletzt
play-fares-hurt = { $name } ist verletzt
play-fares-nearly-down = { $name } ist fast am Ende
play-numbers-shown = Werte den Spielern gezeigt: { $names }
play-numbers-words = den Spielern nur in Worten gesagt, ohne Werte: { $names }
play-numbers-hidden = Werte vor den Spielern verborgen: { $names }
play-numbers-agreed = Werte wieder wie am Tisch vereinbart: { $names }
play-note-numbers-words = Spieler: nur in Worten
play-note-numbers-hidden = Spieler: keine Werte
play-gm-numbers = festlegen, wie die Spieler die Werte eines Gegners kennen: shown (offen), words (in Worten), hidden (verborgen), agreed (wie vereinbart)
error-not-a-foe = „{ $id }“ ist kein Gegner, und die Werte der Helden sind offen; wähle einen Gegner
