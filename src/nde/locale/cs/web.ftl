# HTTP strana serveru: co odmítne, ještě než se zeptá kteréhokoli stolu.

error-not-json = tohle není platný JSON ({ $reason }); pošli jednu hodnotu JSON jako text UTF-8
error-body-invalid = tady se čeká něco jiného: { $reason }; podívej se do /api/openapi.json
error-body-too-large = tohle je příliš dlouhé; pošli nejvýš { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}
error-body-too-slow = požadavek přicházel příliš dlouho; zkus to znovu na lepším připojení
error-wrong-media-type = „{ $given }“ se tu nepřijímá; pošli { $needed } a uveď to v Content-Type
error-bad-query = „{ $value }“ není hodnota pro { $name }; použij jednu z: { $allowed }
error-no-such-offer = nabídka číslo { $number } neexistuje (je jich { $most }); podívej se na stůl znovu
error-no-such-page = na „{ $path }“ nic není; začni na / nebo se podívej do /api/openapi.json
error-no-such-method = { $method } tu není povoleno; podívej se do /api/openapi.json
error-foreign-origin = stránky odjinud tu nesmějí nic měnit; otevři stránku tohoto serveru, nebo ať ji jeho hostitel povolí
error-key-needed = nemáš tu zatím přístup; otevři svůj odkaz, nebo pošli jeho klíč jako „Authorization: Bearer …“
error-enter-first = tento odkaz je pozvánka, a ne místo u stolu; nejdřív se s ním přidej ke stolu
error-too-fast = příliš mnoho požadavků; { $seconds ->
    [0] počkej chvilku
    [one] počkej { $seconds } sekundu
    [few] počkej { $seconds } sekundy
    [many] počkej { $seconds } sekundy
   *[other] počkej { $seconds } sekund
}
error-server-busy = server už počítá naplno; počkej chvilku a zkus to znovu
error-not-here = tohle je jen pro toho, kdo server provozuje; udělej to přímo na jeho počítači
error-ask-one-thing = ptej se buď na kostky, nebo na situaci: pošli „expression“, nebo „game“ a „situation“
error-parameter-missing = chybí „{ $name }“; zadej hodnotu
error-too-much-to-tell = odpověď by byla příliš dlouhá, { $count ->
    [one] { $count } položka
    [few] { $count } položky
    [many] { $count } položky
   *[other] { $count } položek
}; požádej nejvýš o { $most }
error-no-such-stat-block = „{ $id }“ není blok hodnot této hry; podívej se na seznam jejích protivníků
error-no-such-link = „{ $id }“ není platný odkaz tohoto stolu; podívej se na seznam odkazů
error-server-stopping = server se právě zastavuje; zkus to za chvilku
error-address-taken = server nemůže naslouchat na „{ $address }“ ({ $reason }); zvol jinou adresu nebo port
error-sheet-unreadable = od znaku { $column } to nejde přečíst; piš TOML, na každém řádku klíč = a hodnota, nebo JSON
error-game-missing = není tu napsáno, ke které hře to patří; přidej řádek game = s jednou z hodnot: { $allowed }
