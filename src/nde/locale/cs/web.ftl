# HTTP strana serveru: co odmítne, ještě než se zeptá kteréhokoli stolu.

error-not-json = tohle není čitelný JSON ({ $reason }); pošli jednu hodnotu JSON jako text UTF-8
error-body-invalid = tady se čeká něco jiného: { $reason }; podívej se do /api/openapi.json
error-body-too-large = tohle je příliš dlouhé; pošli nejvýš { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}
error-body-too-slow = než všechno dorazilo, trvalo to příliš dlouho; zkus to znovu na lepším připojení
error-wrong-media-type = „{ $given }“ se tu nečte; pošli { $needed } a uveď to v Content-Type
error-bad-query = „{ $value }“ není hodnota pro { $name }; použij jednu z: { $allowed }
error-no-such-offer = nabídka číslo { $number } neexistuje (je jich { $most }); podívej se na stůl znovu
error-no-such-page = na „{ $path }“ nic není; začni na / nebo se podívej do /api/openapi.json
error-no-such-method = na { $method } se tu neodpovídá; podívej se do /api/openapi.json
error-foreign-origin = stránka odjinud tu nesmí nic měnit; otevři stránku tohoto serveru, nebo ať ji jeho hostitel povolí
error-key-needed = nikdo neví, kdo jsi; otevři svůj odkaz, nebo pošli jeho klíč jako „Authorization: Bearer …“
error-enter-first = tento odkaz je pozvánka, a ne místo u stolu; nejdřív se s ním posaď
error-too-fast = to bylo moc najednou; { $seconds ->
    [0] počkej chvilku
    [one] počkej { $seconds } sekundu
    [few] počkej { $seconds } sekundy
    [many] počkej { $seconds } sekundy
   *[other] počkej { $seconds } sekund
}
error-server-busy = server už počítá, co stačí; počkej chvilku a zkus to znovu
error-not-here = tohle je pro toho, kdo server provozuje; zeptej se na to na onom počítači
error-ask-one-thing = ptej se buď na kostky, nebo na situaci: pošli „expression“, nebo „game“ a „situation“
error-parameter-missing = chybí „{ $name }“; zadej hodnotu
error-too-much-to-tell = odpověď by byla příliš dlouhá: { $count }; požádej nejvýš o { $most }
error-no-such-stat-block = „{ $id }“ není blok hodnot této hry; podívej se na seznam jejích protivníků
error-no-such-link = „{ $id }“ není odkaz tohoto stolu, který ještě něco otevírá; podívej se na seznam odkazů
error-server-stopping = server se právě zastavuje; přijď za chvilku
error-address-taken = server nemůže naslouchat na „{ $address }“ ({ $reason }); zvol jinou adresu nebo port
error-sheet-unreadable = od znaku { $column } to nejde přečíst; piš TOML, na každém řádku klíč = a hodnota, nebo JSON
error-game-missing = není tu napsáno, ke které hře to patří; přidej řádek game = s jednou z hodnot: { $allowed }
