# Stół jako pisane wiersze. Słowa do wpisania są te same co w wierszu poleceń.

ui-text-title = Widok tekstowy stołu
ui-text-log = Co powiedziano i zrobiono
ui-text-line = Polecenie
ui-text-send = Wyślij
ui-text-often = Częste polecenia
ui-text-hint = Wpisz liczbę, kratkę albo słowo; „{ $help }” pokaże wszystko. Sam Enter przyjmuje propozycję albo pokazuje scenę jeszcze raz. Strzałki przywołują wcześniejsze wiersze.
ui-text-error = Nie udało się.
ui-text-waiting = czeka na wysłanie
ui-text-map = Mapa
ui-text-map-words = Opisz słowami
ui-text-map-read = Odczytaj na głos
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
