# Příchod ke stolu, co je nad ním, kdo u něj sedí, a pozvánky.

ui-door-connecting = Připojuješ se ke stolu…
ui-door-enter-title = Máš pozvánku
ui-door-enter-text = Jak ti máme u tohoto stolu říkat?
ui-door-your-name = Tvé jméno
ui-door-enter = Posadit se
ui-door-farewell-title = K tomuto stolu se nelze připojit
ui-door-to-start = Přejít na úvodní stránku
ui-door-try-again = Zkusit znovu
ui-door-lost = Spojení se přerušilo.
ui-door-lost-text = Obnovuje se samo; co zatím uděláš, se neztratí.
ui-door-lost-waiting = { $count ->
    [one] Obnovuje se samo; pak se odešle { $count } příkaz.
    [few] Obnovuje se samo; pak se odešlou { $count } příkazy.
    [many] Obnovuje se samo; pak se odešle { $count } příkazu.
   *[other] Obnovuje se samo; pak se odešle { $count } příkazů.
}
ui-door-skip = Přejít ke stolu
ui-door-menu = Nabídka
ui-door-closed = zavřeno
ui-door-looks = Vzhled
ui-door-view = Zobrazení
ui-door-view-auto = zobrazení: automatické
ui-door-view-desk = zobrazení: počítač
ui-door-view-phone = zobrazení: telefon
ui-door-view-text = zobrazení: text
ui-door-animated = Ukazovat kutálející se kostky
ui-door-device = Tvé místo na jiném zařízení
ui-door-device-text = Tento odkaz je jen tvůj: otevře tvé místo na telefonu nebo jiném počítači.
ui-door-device-make = Vytvořit odkaz
ui-door-device-ask = Svůj odkaz máš od příchodu. Jestli se ztratil, vypravěč ti dá nový.
ui-door-help = Nápověda
ui-door-help-text = Vyber, kdo jedná, a pak akci: každé tlačítko ukazuje, jaké jsou šance. Skoro všechno jde vzít zpět.
ui-door-leave = Odejít
ui-door-leave-sure = Vrátit se můžeš jen se svým odkazem. Odejít?
ui-door-invite = Pozvat
ui-door-invite-player = Pro hráče
ui-door-invite-spectator = Pro diváky
ui-door-invite-gm = Pro vypravěče
ui-door-invite-make = Vytvořit pozvánku
ui-door-copy = Kopírovat odkaz
ui-door-copied = Zkopírováno!
ui-door-code = QR kód
ui-door-code-of = QR kód: { $title }
ui-door-links = { $count ->
    [one] { $count } platný odkaz
    [few] { $count } platné odkazy
    [many] { $count } platného odkazu
   *[other] { $count } platných odkazů
}
ui-door-link-of = Místo: { $name }
ui-door-invitation-gm = Odkaz vypravěče
ui-door-invitation-player = Pozvánka pro hráče
ui-door-invitation-spectator = Pozvánka pro diváky
ui-door-revoke = Zneplatnit
ui-door-revoke-of = Zneplatnit: { $title }
ui-door-next = První kroky
ui-door-next-away = Skrýt
ui-door-next-fold = Sbalit
ui-door-next-unfold = Rozbalit
ui-door-next-invite = Pozvi hráče
ui-door-next-invite-text = Tlačítko „Pozvat“ nahoře vytvoří odkaz, který jim pošleš.
ui-door-next-hero = Vyber si hrdinu
ui-door-next-heroes = Jsou potřeba hrdinové
ui-door-next-heroes-text = Hráči si mohou vytvořit nebo přivést vlastní, jakmile si sednou. Ty taky.
ui-door-next-hand-out = Rozdej hrdiny
ui-door-next-begin = Začít
ui-door-next-begin-go = Začít dobrodružství
ui-door-next-begin-text = Všechno je připraveno; počkej na hráče, nebo vyražte hned.
ui-door-next-begin-alone = Začít se dá, jakmile bude aspoň jeden hrdina.
ui-door-next-scene = Kde to začíná?
ui-door-next-scene-hint = hospoda, rozcestí, sklep
ui-door-next-scene-set = Připravit scénu
ui-door-next-scene-text = Protivníky, mapy a hodiny najdeš mezi nástroji vypravěče.
ui-door-seats = U stolu
ui-door-seat-you = (ty)
ui-door-seat-here = u stolu
ui-door-seat-away = pryč
ui-door-seat-typing = píše…
ui-door-seat-bot = hraje program
ui-door-seat-plays = hraje: { $heroes }
ui-door-seat-free = volní hrdinové: { $heroes }
ui-door-seat-manage = Změnit místo: { $name }
ui-door-seat-name = Jméno u stolu
ui-door-seat-player = Kdo tu hraje
ui-door-seat-person = člověk
ui-door-bot-best = program, jak nejlépe umí
ui-door-bot-bold = program, odvážně
ui-door-bot-careful = program, opatrně
ui-door-bot-healer = program, hlavně léčí
ui-door-bot-random = program, náhodně
ui-door-seat-link = Vytvořit nový odkaz k tomuto místu
ui-door-seat-send-away = Poslat od stolu
ui-door-seat-away-sure = Odkazy této osoby přestanou platit. Poslat od stolu?
ui-door-hand-over = Kdo za koho hraje
ui-door-played-by = Kdo hraje: { $hero }
ui-door-needs-hero = Zatím nemáš hrdinu.
ui-door-take = Hrát za: { $hero }
ui-door-bring = Přivést: { $hero }
ui-door-create = Vytvořit hrdinu
ui-door-heroes = Vytvořit hrdinu v klidu
