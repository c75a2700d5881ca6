# Typed sentences: what is asked back, and why one was not understood.
talk-small-words = the a an at on to with in of into onto toward towards against using by my your his her their and from for
talk-which = { $verb }: which one?
talk-which-choice = Which one?
talk-which-with = { $verb }: with what?
talk-say-it = type a number, or say it: { $example }
error-verb-not-now =
    { $verb } is not possible for { $name } now; { $allowed ->
        [none] nothing else is, either
       *[other] what is: { $allowed }
    }
error-no-such-object =
    there is no “{ $object }” for “{ $verb }”; { $allowed ->
        [none] say it without an object
       *[other] there is: { $allowed }
    }
