# Typed sentences: what is asked back, and why one was not understood.
talk-small-words = the a an at on to with in of into onto toward towards against using by my your his her their and from for
talk-which = { $verb }: whom or what?
talk-try = try to { $line }
talk-which-choice = Which one?
talk-which-with = { $verb }: with what?
talk-which-for = { $verb }: for what?
talk-try-it =
    { $nearest ->
        [none] “{ $line }” is nothing the rules name. { $name } can try it: with what?
       *[other] “{ $line }” is nothing the rules name. Did you mean “{ $nearest }”? { $name } can try it: with what?
    }
talk-more-ways = { $count } more
talk-say-it = type a number, or say it: { $example }
error-verb-not-now =
    { $name } cannot do this now: “{ $verb }”; { $allowed ->
        [none] there is nothing else to do, either
       *[other] possible are: { $allowed }
    }
error-verb-refused =
    { $can ->
        [none] “{ $verb }” does not work: { $problem }
       *[other] “{ $verb }” does not work: { $problem }. Possible now: { $can }
    }
error-no-such-object =
    “{ $object }” does not fit “{ $verb }”; { $allowed ->
        [none] say the verb alone
       *[other] possible are: { $allowed }
    }
