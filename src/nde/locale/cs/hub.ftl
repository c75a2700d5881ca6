# Živé stoly: odkazy, soket, stěhování stolu.

error-no-such-key = tenhle odkaz tu nic neotevírá; požádej o nový toho, kdo ti ho poslal
error-key-revoked = tenhle odkaz byl odvolán; požádej vypravěče o nový
error-name-needed = tohle je pozvánka a tvé jméno ještě nikdo nezná; řekni, pod jakým jménem si sedáš
error-no-such-bot = bot „{ $policy }“ není; použij jednoho z: { $allowed }
error-table-busy = u tohoto stolu se toho děje příliš; chvíli počkej a zkus to znovu
error-broken = něco se pokazilo uvnitř programu; nic se nezměnilo a záznam hostitele říká, co to bylo
error-no-seed-inside = tahle hra není dohraná a chybí v ní semínko kostek; vyexportuj ji znovu i se semínkem
error-wrong-seed-inside = semínko v tomto souboru není to, ze kterého se kostky té hry losovaly; vyexportuj hru znovu
error-half-a-file = soubor se utne uprostřed řádku; { $bytes ->
    [one] zbývá { $bytes } bajt
    [few] zbývají { $bytes } bajty
   *[other] zbývá { $bytes } bajtů
}. Vyexportuj hru znovu
error-bad-message = takovou zprávu server nezná: { $reason }
error-hello-first = první zpráva nebyla „hello“ nebo nepřišla do deseti sekund; připoj se znovu a začni zprávou „hello“
error-too-slow = tvé spojení je pomalejší než tenhle stůl; připoj se znovu a pokračuj od toho, co už máš
