# Maps from drawing programs: what was assumed of them, and what is wrong with them.

map-assumed-size-rounded = Mapa kończy się w środku kratki; ta kratka liczy się jako cała.
map-assumed-origin = Mapa jest wycinkiem; kratki liczone są od jej własnego rogu.
map-assumed-no-picture = W pliku nie ma obrazu; wczytano tylko ściany i drzwi.
map-assumed-texts-as-numbers = Liczby zapisane jako tekst odczytano jako liczby: { $count }.
map-assumed-no-bounds = Drzwi i okna bez końców uznano za szerokie na jedną kratkę: { $count }.
map-assumed-open-is-window = Otwory, które nie są zamknięte, uznano za okna: { $count }.
map-assumed-cut-off = Linie wychodzące poza mapę ucięto na jej brzegu: { $count }.
map-assumed-wall-under-door = Odcinki ścian pod drzwiami i oknami pominięto: { $count }.
map-assumed-lights-left-out = Światła pominięto, bo żadna zasada ich nie używa: { $count }.
error-map-number-missing = czegoś tu brakuje; wyeksportuj mapę ponownie, z jej wielkością i wszystkimi miejscami
error-map-number = „{ $text }” nie jest czytelną liczbą; wpisz zwykłą liczbę
error-map-place = „{ $text }” nie jest miejscem; zapisz je przez x i y
error-map-list = to nie jest lista albo ma więcej niż { $most } pozycji; wyeksportuj mapę ponownie, z mniejszą liczbą linii
error-map-image = to nie jest obraz zapisany jako tekst (base64); wyeksportuj mapę ponownie
error-map-not-json = to nie jest mapa z programu do rysowania; wybierz plik .uvtt, .dd2vtt lub .df2vtt
error-map-file-too-large = plik ma więcej niż { $megabytes } MB; wyeksportuj mapę z mniejszą liczbą pikseli na kratkę
error-map-squares-on-picture = kratka miałaby na tym obrazie { $pixels } pikseli; wyeksportuj mapę z 8 do 4000
