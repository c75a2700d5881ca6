# Droga do laboratorium z innych stron.

ui-lab-start-go = Otwórz pracownię
ui-lab-start-text = Jak groźna jest ta walka? Ustaw bohaterów i przeciwników, a zobaczysz, kto wygra, kto padnie i co zostanie.
ui-lab-title = Pracownia
ui-lab-what-if = A gdyby…?
ui-lab-what-if-about = Zabierz obecny stan do pracowni; gracze tego nie widzą
ui-lab-what-if-there = Pracownia: a gdyby…?
