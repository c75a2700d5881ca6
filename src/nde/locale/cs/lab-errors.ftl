# Co se může pokazit, když se laboratoře ptáš na boj.

source-party = družina
source-wanted = žádané riziko
source-vary = co se má měnit
source-policy = způsob boje

## Způsoby boje

error-policy-unknown-key = „{ $key }“ není klíč způsobu boje; na výběr: { $allowed }
error-policy-not-one-of = „{ $value }“ tu být nemůže; na výběr: { $allowed }
error-policy-without-name = tento způsob boje nemá jméno; uveď je pod „name“
error-policy-without-lines = tento způsob boje je prázdný; napiš aspoň jeden řádek pod „lines“
error-policy-line-is-no-table = tento řádek není tabulka; napiš ho s „do“ a, chceš-li, s „when“, „target“, „price“ a „way“
error-no-such-policy-word = „{ $word }“ za názvem způsobu boje nic neznamená; na výběr: { $allowed }
error-policy-condition = „{ $text }“ není podmínka; napiš ji jako „party.down >= 1“ nebo „own.hearts <= 2“

## Kdo bojuje

error-no-such-kind-of-hero = „{ $word }“ není v této hře druh hrdiny; na výběr: { $allowed }
error-no-such-foe-block = „{ $word }“ není protivník z této hry; na výběr: { $allowed }
error-not-counted = „{ $text }“ neříká, kdo a kolik; napiš to jako „boss“ nebo „elite*2“
error-too-many-on-a-side =
    { $count ->
        [one] { $count } na jedné straně je příliš; ptej se nejvýše na { $most }
        [few] { $count } na jedné straně jsou příliš; ptej se nejvýše na { $most }
        [many] { $count } na jedné straně je příliš; ptej se nejvýše na { $most }
       *[other] { $count } na jedné straně je příliš; ptej se nejvýše na { $most }
    }
error-nobody-in-fight = nikdo v tomto boji se nejmenuje „{ $who }“; na výběr: { $allowed }
error-cannot-act-now = { $who } teď jednat nemůže; ptej se na někoho, kdo je na tahu
error-fight-is-over = tento boj skončil; ptej se na scénu, ve které mohou obě strany ještě bojovat

## Otázky

error-too-many-scenes = v tomto boji může nastat víc než { $most } scén; simuluj ho, nebo se ptej na menší
error-scenes-never-repeat = v tomto boji vznikají pořád nové scény: { $scenes } z nich se liší jen hodnotou „{ $fields }“; ptej se na něj bez nejlepší hry, nebo v „gist“ této hry vynech to, co na dalším průběhu boje nic nemění
error-nothing-wanted = není uvedeno riziko; uveď šanci na výhru, nebo kolik hrdinů padne
error-wanted-out-of-range = žádný boj nemá „{ $name }“ rovno { $value }; uveď číslo od 0 do { $most }
error-no-foes-to-count = nejsou uvedeni protivníci; uveď, které druhy protivníků smějí být v boji
error-not-a-variant = „{ $text }“ neříká, co měnit; napiš to jako „retaliation=core,off“ nebo „game=“ s hrami
error-too-many-variants =
    { $count ->
        [one] { $count } kombinace je příliš; ptej se nejvýše na { $most } najednou
        [few] { $count } kombinace jsou příliš; ptej se nejvýše na { $most } najednou
        [many] { $count } kombinace je příliš; ptej se nejvýše na { $most } najednou
       *[other] { $count } kombinací je příliš; ptej se nejvýše na { $most } najednou
    }
error-varied-twice = „{ $name }“ se mění dvakrát; napiš všechny hodnoty na jedno místo
error-variant-is-a-group = „{ $name }“ zahrnuje několik nastavení; měň jedno z nich: { $allowed }
error-variant-out-of-range = „{ $name }“ nemůže být { $value }; uveď číslo od { $least } do { $most }
error-party-of-one-game = tyto postavy patří do jedné hry; chceš-li porovnat hry, uveď druhy hrdinů místo deníků
error-no-such-goal = „{ $goal }“ nemůže být cílem nejlepší hry; na výběr: { $allowed }
error-parameter-without-value = „{ $parameter }“ nemá výchozí hodnotu; uveď ji
