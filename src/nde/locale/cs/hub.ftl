# Živé stoly: odkazy, soket, stěhování stolu.

error-no-such-key = tenhle odkaz tu nefunguje; požádej o nový toho, kdo ti ho poslal
error-key-revoked = tenhle odkaz byl zneplatněn; požádej vypravěče o nový
error-name-needed = tohle je pozvánka a je potřeba jméno; zadej, pod jakým jménem si sedáš
error-name-of-the-gm = „{ $name }“ už se jmenuje vypravěč, nebo to tak vypadá; zvol si jiné jméno
error-no-such-bot = bot „{ $policy }“ není; použij jednoho z: { $allowed }
error-table-busy = u tohoto stolu se toho děje příliš; chvíli počkej a zkus to znovu
error-table-outgrown = u tohoto stolu se už hrálo v novější verzi serveru; počkej, až bude aktualizován i tento, nebo načti stránku znovu
error-table-full = tento stůl spotřeboval svých { $megabytes } MB; zavři ho a hraj dál u nového, nebo požádej hostitele o víc místa
error-disk-used-up = z tvé adresy přišlo za den { $megabytes } MB a víc přinést nesmí; počkej do zítřka, nebo požádej hostitele o víc
error-broken = něco se pokazilo uvnitř programu; nic se nezměnilo a co to bylo, je v protokolu serveru
error-no-seed-inside = tahle hra není dohraná a chybí v ní semínko kostek; exportuj ji znovu i se semínkem
error-wrong-seed-inside = semínko v tomto souboru není to, ze kterého se kostky té hry losovaly; exportuj hru znovu
error-half-a-file = soubor se utne uprostřed řádku, { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtu
   *[other] { $bytes } bajtů
} za posledním celým; exportuj hru znovu
error-bad-message = takovou zprávu server nezná: { $reason }
error-hello-first = do deseti sekund nepřišlo „hello“ jako první zpráva; připoj se znovu a začni zprávou „hello“
error-too-slow = tvé spojení hře nestačí; připoj se znovu a pokračuj od toho, co už máš
