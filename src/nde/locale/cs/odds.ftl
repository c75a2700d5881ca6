# O čem hod rozhoduje: co chce ten, kdo hází, a co na hodu ještě závisí.  Dost krátké na tlačítko.

odds-part = { $what } { $chance }
odds-fells = { $wish } a vyřadí

wish-works = zabere
wish-passes = povede se
wish-harms = zraní
wish-wounds = zraní
    .partly = spotřebuje to, co ho chrání
wish-hits = zasáhne
wish-holds = znehybní
wish-resists = ubrání se
wish-prevails = vyhraje
wish-lucky = štěstí
wish-acts-first = jedná v prvním kole
wish-all-act-first = všichni jednají v prvním kole
wish-gets-away = uteče
wish-gets-free = vyprostí se
wish-gets-past = projde
wish-gets-there = dojde
wish-keeps-spell = udrží kouzlo
wish-keeps-calm = zachová klid
wish-masters-fear = překoná paniku
wish-stands = vydrží
wish-unharmed = bez újmy
wish-unseen = nepozorovaně
wish-gains-ground = získá náskok
    .partly = udrží vzdálenost
wish-finds-clue = najde, co tu je

also-partly = zabere zčásti
also-target-out = mimo boj
also-out = { $who } mimo boj
also-falls = { $who } padne
also-others-flee = ostatní prchají
also-foes-flee = protivníci prchají
also-one-caught = zasáhne i: { $who }
also-friends-caught =
    { $count ->
        [one] zasáhne i { $count } spojence
        [few] zasáhne i { $count } spojence
       *[other] zasáhne i { $count } spojenců
    }
also-heart-lost = ztráta: { count-hearts }
also-armour-spent = žeton zbroje pryč
also-cost = za cenu
also-consequence = následek
also-complication = komplikace
also-critical = kritické zranění
also-dead = smrt
also-scar = jizva
also-one-critical = { $who }: kritické zranění
also-one-dead = { $who }: smrt
also-one-scar = { $who }: jizva
also-one-unharmed = { $who }: bez zranění
also-second-fatigue = druhá Únava
also-fatigue = Únava
also-item-destroyed = zdroj zničen
also-ill-effect = zlý následek
also-one-acts-first = { $who } jedná
also-one-gets-away = { $who } uteče
also-critical-hit = kritický zásah
also-backfires = obrátí se proti tobě
also-tied = remíza, nic se nemění
also-unfelt = zasáhne bez účinku
also-patient-dies = smrt raněného
also-poison-cured = jed vyléčen
also-worsens = zhoršení
