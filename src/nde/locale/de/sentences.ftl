# Getippte Sätze: wonach zurückgefragt wird und warum einer nicht verstanden wurde.
talk-small-words = den dem der die das des ein eine einen einem einer mit auf an am zu zum zur gegen in im ins nach von vom und aus für bei meinem meinen meine seinem seinen seine ihrem ihren ihre
talk-which = { $verb }: wen oder was?
talk-try = versuche: { $line }
talk-which-choice = Was davon?
talk-which-with = { $verb }: womit?
talk-which-for = { $verb }: wofür?
talk-try-it =
    { $nearest ->
        [none] „{ $line }“ nennen die Regeln nicht. { $name } kann es versuchen: womit?
       *[other] „{ $line }“ nennen die Regeln nicht. Meintest du „{ $nearest }“? { $name } kann es versuchen: womit?
    }
talk-more-ways = noch { $count }
talk-say-it = gib eine Nummer ein oder sag es: { $example }
error-verb-not-now =
    „{ $verb }“ geht für { $name } gerade nicht; { $allowed ->
        [none] sonst geht auch nichts
       *[other] möglich ist: { $allowed }
    }
error-verb-refused =
    { $can ->
        [none] „{ $verb }“ geht nicht: { $problem }
       *[other] „{ $verb }“ geht nicht: { $problem }. Jetzt möglich: { $can }
    }
error-no-such-object =
    „{ $object }“ passt nicht zu „{ $verb }“; { $allowed ->
        [none] sag das Verb allein
       *[other] zur Wahl stehen: { $allowed }
    }
