# Co mówi każda część klienta.

ui-common-title = Nano Dungeon Engine
ui-common-tagline = Stół, który zna zasady i szanse
ui-common-language = Język
ui-common-theme = Kolory
ui-common-theme-auto = jak w urządzeniu
ui-common-theme-light = jasne
ui-common-theme-dark = ciemne
ui-common-close = Zamknij
ui-common-cancel = Anuluj
ui-common-copy = Kopiuj
ui-common-copied = skopiowano
ui-common-save = Zapisz
ui-common-remove = Usuń
ui-common-add = Dodaj
ui-common-engine = program
ui-common-role-gm = mistrz gry
ui-common-role-player = gracz
ui-common-role-spectator = widz
ui-common-connecting = łączenie…
ui-common-connected = połączono
ui-common-reconnecting = ponowne łączenie…
ui-common-over = brak połączenia
ui-common-unreachable = serwer nie odpowiada; sprawdź, czy działa, i spróbuj ponownie
ui-common-rule = zasada { $rule }
ui-common-rule-word = zasada
ui-common-rule-open = Otwórz w zasadach
ui-common-source-book = z podręcznika
ui-common-source-companion = z innej książki tej gry
ui-common-source-draft = z późniejszego szkicu autora
ui-common-source-ours = nasz dodatek, nie z książek
ui-common-source-own = napisane przy tym stole
ui-common-die-face = { $die }: { $face }
ui-common-unanswered = { $count ->
    [one] { $count } polecenie czeka na wysłanie
    [few] { $count } polecenia czekają na wysłanie
    [many] { $count } poleceń czeka na wysłanie
   *[other] { $count } polecenia czeka na wysłanie
}
ui-common-odds = { $what } { $chance }
ui-common-fulfils-wholly = tak
ui-common-fulfils-partly = trochę
ui-common-fulfils-not = nie
