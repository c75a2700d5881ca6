# Stoły na żywo: linki, gniazdo, przenoszenie stołu.

error-no-such-key = ten link niczego tu nie otwiera; poproś o nowy osobę, która go przysłała
error-key-revoked = ten link został cofnięty; poproś mistrza gry o nowy
error-name-needed = to zaproszenie, a nikt nie zna jeszcze twojego imienia; powiedz, pod jakim imieniem siadasz
error-no-such-bot = nie ma bota „{ $policy }”; użyj jednego z: { $allowed }
error-table-busy = przy tym stole za dużo się dzieje; odczekaj chwilę i spróbuj ponownie
error-broken = coś się zepsuło w samym programie; nic się nie zmieniło, a dziennik gospodarza mówi, co to było
error-no-seed-inside = ta gra nie jest skończona, a brakuje w niej ziarna kości; wyeksportuj ją ponownie razem z ziarnem
error-wrong-seed-inside = ziarno w tym pliku nie jest tym, z którego losowano kości tej gry; wyeksportuj grę ponownie
error-half-a-file = plik urywa się w środku wiersza; { $bytes ->
    [one] pozostał { $bytes } bajt
    [few] pozostały { $bytes } bajty
   *[many] pozostało { $bytes } bajtów
}. Wyeksportuj grę ponownie
error-bad-message = serwer nie zna takiej wiadomości: { $reason }
error-hello-first = pierwszą wiadomością nie było „hello” albo nie nadeszło w dziesięć sekund; połącz się ponownie i zacznij od „hello”
error-too-slow = twoje połączenie jest wolniejsze niż ten stół; połącz się ponownie i kontynuuj od tego, co już masz
