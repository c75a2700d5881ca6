# Stoły na żywo: linki, gniazdo, przenoszenie stołu.

error-no-such-key = ten link tu nie działa; poproś o nowy osobę, która go przysłała
error-key-revoked = ten link został unieważniony; poproś mistrza gry o nowy
error-name-needed = to zaproszenie i potrzebne jest imię; podaj imię, pod którym siadasz do stołu
error-name-of-the-gm = „{ $name }” to imię mistrza gry albo wygląda tak samo; wybierz inne
error-no-such-bot = nie ma bota „{ $policy }”; do wyboru: { $allowed }
error-table-busy = przy tym stole za dużo się dzieje; odczekaj chwilę i spróbuj ponownie
error-table-outgrown = przy tym stole grano już w nowszej wersji serwera; poczekaj, aż i ten zostanie zaktualizowany, albo wczytaj stronę ponownie
error-table-full = ten stół zużył swoje { $megabytes } MB; zamknij go i graj dalej przy nowym albo poproś gospodarza o więcej miejsca
error-disk-used-up = z twojego adresu wniesiono w ciągu doby { $megabytes } MB, a więcej nie wolno; poczekaj do jutra albo poproś gospodarza o więcej
error-broken = coś się zepsuło w samym programie; nic się nie zmieniło, a przyczyna jest w dzienniku serwera
error-no-seed-inside = ta gra nie jest skończona, a brakuje w niej ziarna kości; wyeksportuj ją ponownie razem z ziarnem
error-wrong-seed-inside = ziarno w tym pliku nie jest tym, z którego losowano kości tej gry; wyeksportuj grę ponownie
error-half-a-file = plik urywa się w środku wiersza, { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtów
   *[other] { $bytes } bajta
} po ostatnim pełnym; wyeksportuj grę ponownie
error-bad-message = serwer nie zna takiej wiadomości: { $reason }
error-hello-first = w ciągu dziesięciu sekund nie nadeszło „hello” jako pierwsza wiadomość; połącz się ponownie i zacznij od „hello”
error-too-slow = twoje połączenie nie nadąża za grą; połącz się ponownie i kontynuuj od tego, co już masz
