# Napsané věty: na co se hra doptá a proč větě nerozumí.
talk-small-words = s se na v ve do k ke o u od proti po za pod nad i a svým svou svůj mým mou můj si pro ku
talk-which = { $verb }: koho nebo co?
talk-try = zkus: { $line }
talk-which-choice = Co z toho?
talk-which-with = { $verb }: čím?
talk-which-for = { $verb }: za co?
talk-try-it =
    { $nearest ->
        [none] „{ $line }“ pravidla neznají. { $name } to může zkusit: čím?
       *[other] „{ $line }“ pravidla neznají. Myslíš „{ $nearest }“? { $name } to může zkusit: čím?
    }
talk-more-ways = ještě { $count }
talk-say-it = napiš číslo, nebo to řekni slovy: { $example }
error-verb-not-now =
    „{ $verb }“ teď { $name } udělat nemůže; { $allowed ->
        [none] nic jiného také ne
       *[other] může: { $allowed }
    }
error-verb-refused =
    { $can ->
        [none] „{ $verb }“ nejde: { $problem }
       *[other] „{ $verb }“ nejde: { $problem }. Teď je možné: { $can }
    }
error-no-such-object =
    „{ $object }“ se k „{ $verb }“ nehodí; { $allowed ->
        [none] napiš samotné sloveso
       *[other] na výběr: { $allowed }
    }
