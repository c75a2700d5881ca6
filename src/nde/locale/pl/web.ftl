# Strona HTTP serwera: czego odmawia, zanim zapyta jakikolwiek stół.

error-not-json = to nie jest poprawny JSON ({ $reason }); wyślij jedną wartość JSON jako tekst UTF-8
error-body-invalid = tu oczekuje się czego innego: { $reason }; zajrzyj do /api/openapi.json
error-body-too-large = to jest za długie; wyślij najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajta
}
error-body-too-slow = dane docierały zbyt długo; spróbuj ponownie na lepszym łączu
error-wrong-media-type = typ „{ $given }” nie jest tu obsługiwany; wyślij { $needed } i podaj to w Content-Type
error-bad-query = „{ $value }” nie jest wartością dla { $name }; do wyboru: { $allowed }
error-no-such-offer = nie ma propozycji o numerze { $number } (jest ich { $most }); spójrz na stół jeszcze raz
error-no-such-page = pod „{ $path }” niczego nie ma; zacznij od / albo zajrzyj do /api/openapi.json
error-no-such-method = metoda { $method } nie jest tu obsługiwana; zajrzyj do /api/openapi.json
error-foreign-origin = strony z innych witryn nie mogą tu niczego zmieniać; otwórz stronę tego serwera albo poproś gospodarza, by na to pozwolił
error-key-needed = nie masz tu jeszcze dostępu; otwórz swój link albo wyślij jego klucz jako „Authorization: Bearer …”
error-enter-first = ten link to zaproszenie, a nie miejsce przy stole; najpierw dołącz z nim do stołu
error-too-fast = za dużo żądań naraz; { $seconds ->
    [0] poczekaj chwilę
    [one] poczekaj { $seconds } sekundę
    [few] poczekaj { $seconds } sekundy
    [many] poczekaj { $seconds } sekund
   *[other] poczekaj { $seconds } sekundy
}
error-server-busy = serwer jest w pełni obciążony; poczekaj chwilę i spróbuj ponownie
error-not-here = to jest tylko dla osoby, która prowadzi serwer; zrób to na jej komputerze
error-ask-one-thing = zapytaj albo o kości, albo o sytuację: wyślij „expression” albo „game” i „situation”
error-parameter-missing = brakuje „{ $name }”; podaj wartość
error-too-much-to-tell = odpowiedź byłaby za długa, { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}; poproś najwyżej o { $most }
error-no-such-stat-block = „{ $id }” nie jest blokiem statystyk tej gry; zajrzyj na listę jej przeciwników
error-no-such-link = „{ $id }” nie jest ważnym linkiem tego stołu; zajrzyj na listę linków
error-server-stopping = serwer jest właśnie zatrzymywany; spróbuj za chwilę
error-address-taken = serwer nie może nasłuchiwać pod „{ $address }” ({ $reason }); wybierz inny adres albo port
error-sheet-unreadable = nie da się tego odczytać od znaku { $column }; napisz TOML, w każdym wierszu klucz = i wartość, albo JSON
error-game-missing = nie ma tu nazwy gry; dodaj wiersz game = z jedną z wartości: { $allowed }
