# Wpisane zdania: o co pyta gra i dlaczego zdania nie rozumie.
talk-small-words = z ze na w we do o od ode przy przeciw przeciwko po za pod nad i swoim swoją swój moim moją mój się ku dla
talk-which = { $verb }: kogo lub co?
talk-try = spróbuj: { $line }
talk-which-choice = Co wybierasz?
talk-which-with = { $verb }: czym?
talk-which-for = { $verb }: na co?
talk-try-it =
    { $nearest ->
        [none] Zasady nie nazywają „{ $line }”. { $name } może tego spróbować: czym?
       *[other] Zasady nie nazywają „{ $line }”. Chodziło ci o „{ $nearest }”? { $name } może tego spróbować: czym?
    }
talk-more-ways = jeszcze { $count }
talk-say-it = wpisz numer albo powiedz to słowami: { $example }
error-verb-not-now =
    { $name } nie może teraz tego zrobić: „{ $verb }”; { $allowed ->
        [none] nic innego też nie jest możliwe
       *[other] do wyboru: { $allowed }
    }
error-verb-refused =
    { $can ->
        [none] „{ $verb }” nie wchodzi w grę: { $problem }
       *[other] „{ $verb }” nie wchodzi w grę: { $problem }. Teraz możliwe: { $can }
    }
error-no-such-object =
    „{ $object }” nie pasuje do „{ $verb }”; { $allowed ->
        [none] wpisz sam czasownik
       *[other] do wyboru: { $allowed }
    }
