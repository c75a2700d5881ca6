# Příchod ke stolu, co je nad ním, kdo u něj sedí, a pozvánky.

ui-door-connecting = Přicházíš ke stolu …
ui-door-enter-title = Máš pozvánku
ui-door-enter-text = Jak ti máme u tohoto stolu říkat?
ui-door-your-name = Tvé jméno
ui-door-enter = Posadit se
ui-door-farewell-title = Tyhle dveře jsou zavřené
ui-door-to-start = Na úvodní stránku
ui-door-try-again = Zkusit znovu
ui-door-lost = Spojení vypadlo.
ui-door-lost-text = Vrátí se samo; co zatím uděláš, se neztratí.
ui-door-lost-waiting = { $count ->
    [one] Vrátí se samo; { $count } příkaz čeká a pak se odešle.
    [few] Vrátí se samo; { $count } příkazy čekají a pak se odešlou.
    [many] Vrátí se samo; { $count } příkazu čeká a pak se odešle.
   *[other] Vrátí se samo; { $count } příkazů čeká a pak se odešle.
}
ui-door-skip = Ke stolu
ui-door-menu = Nabídka
ui-door-closed = zavřeno
ui-door-looks = Jak to vypadá
ui-door-view = Zobrazení
ui-door-view-auto = zobrazení: automatické
ui-door-view-desk = zobrazení: stůl
ui-door-view-phone = zobrazení: telefon
ui-door-view-text = zobrazení: text
ui-door-animated = Ukazovat kutálející se kostky
ui-door-device = Tvé místo na jiném zařízení
ui-door-device-text = Tento odkaz je jen tvůj: otevře tvé místo na telefonu nebo jiném počítači.
ui-door-device-make = Vytvořit odkaz
ui-door-device-ask = Svůj odkaz máš od příchodu. Jestli se ztratil, vypravěč ti dá nový.
ui-door-help = Nápověda
ui-door-help-text = Vyber, kdo jedná, a stiskni, co udělá: každé tlačítko ukazuje, jaké jsou šance. Nic není navždy: skoro všechno jde vzít zpět.
ui-door-leave = Odejít
ui-door-leave-sure = Zpátky tě pustí jen tvůj odkaz. Odejít?
ui-door-invite = Pozvat
ui-door-invite-player = Pro hráče
ui-door-invite-spectator = Pro diváky
ui-door-invite-gm = Když chceš stůl vést ty
ui-door-invite-make = Vytvořit pozvánku
ui-door-copy = Kopírovat odkaz
ui-door-copied = Zkopírováno!
ui-door-code = QR kód
ui-door-code-of = QR kód: { $title }
ui-door-links = { $count ->
    [one] platí { $count } odkaz
    [few] platí { $count } odkazy
    [many] platí { $count } odkazu
   *[other] platí { $count } odkazů
}
ui-door-link-of = Místo: { $name }
ui-door-invitation-gm = Odkaz vypravěče
ui-door-invitation-player = Pozvánka pro hráče
ui-door-invitation-spectator = Pozvánka pro diváky
ui-door-revoke = Zneplatnit
ui-door-revoke-of = Zneplatnit: { $title }
ui-door-next = První kroky
ui-door-next-away = Odložit
ui-door-next-fold = Sbalit
ui-door-next-unfold = Ukázat
ui-door-next-invite = Pozvi hráče
ui-door-next-invite-text = Tlačítko „Pozvat“ nahoře vytvoří odkaz, který jim pošleš.
ui-door-next-hero = Vyber si hrdinu
ui-door-next-heroes = Jsou potřeba hrdinové
ui-door-next-heroes-text = Hráči si mohou vytvořit nebo přinést vlastní, jakmile si sednou. Ty taky.
ui-door-next-hand-out = Rozdej hrdiny
ui-door-next-begin = Začít
ui-door-next-begin-go = Začít dobrodružství
ui-door-next-begin-text = Všechno je připraveno; počkej na hráče, nebo vyražte hned.
ui-door-next-begin-alone = Začít jde, jakmile bude aspoň jeden hrdina.
ui-door-next-scene = Kde to začíná?
ui-door-next-scene-hint = hospoda, rozcestí, sklep
ui-door-next-scene-set = Připravit scénu
ui-door-next-scene-text = Protivníci, mapy a hodiny jsou mezi nástroji vypravěče.
ui-door-seats = U stolu
ui-door-seat-you = (ty)
ui-door-seat-here = tady
ui-door-seat-away = pryč
ui-door-seat-typing = píše …
ui-door-seat-bot = hraje engine
ui-door-seat-plays = hraje: { $heroes }
ui-door-seat-free = volní hrdinové: { $heroes }
ui-door-seat-manage = Místo: { $name } – změnit
ui-door-seat-name = Jméno u stolu
ui-door-seat-player = Kdo tu hraje
ui-door-seat-person = člověk
ui-door-bot-best = engine, jak nejlépe umí
ui-door-bot-bold = engine, odvážně
ui-door-bot-careful = engine, opatrně
ui-door-bot-healer = engine, léčí
ui-door-bot-random = engine, náhodně
ui-door-seat-link = Nový odkaz k tomuto místu
ui-door-seat-send-away = Poslat pryč
ui-door-seat-away-sure = Odkazy přestanou platit. Opravdu?
ui-door-hand-over = Kdo za koho hraje
ui-door-played-by = Kdo hraje: { $hero }
ui-door-needs-hero = Zatím nemáš hrdinu.
ui-door-take = Hrát: { $hero }
ui-door-bring = Přinést: { $hero }
ui-door-create = Vytvořit hrdinu
ui-door-heroes = Vytvořit v klidu
