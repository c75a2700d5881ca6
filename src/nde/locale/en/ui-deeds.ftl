# Actions as they stand in the bar, on the map and on a sheet: a verb, its objects, and what to do next.

ui-deeds-say = Say what { $name } does …
ui-deeds-try-with = Try it with
ui-deeds-try-now = Then
ui-deeds-do = { $verb }: { $objects }
ui-deeds-price = price { $count }
ui-deeds-find = Type to find
ui-deeds-find-for = Type to find an object for “{ $verb }”
ui-deeds-none-found = Nothing fits.
ui-deeds-ways = Options for “{ $verb }”
ui-deeds-role-whom = whom
ui-deeds-role-where = where
ui-deeds-role-with = with
ui-deeds-role-what = what
ui-deeds-role-for = for
ui-deeds-role-how = how
ui-deeds-fold-items = Items and powers
ui-deeds-items-on-sheet = Use items and powers
ui-deeds-fold-gm = For the game master
ui-deeds-fold-rare = { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}
ui-deeds-on-sheet = What you can do with it
ui-deeds-go-hint = or click a green square
ui-deeds-square = A square for “{ $verb }”

# Banners for whom it concerns.
ui-deeds-banner-asked = You are asked a question.
ui-deeds-banner-next = { $names }: your turn.
ui-deeds-banner-late =
    { $count ->
        [one] { $names } loses this turn.
       *[other] { $names } lose this turn.
    }
ui-deeds-banner-out = { $name } needs help: { $state }.
ui-deeds-banner-gone = { $name } is { $state }.
ui-deeds-banner-show = Show
ui-deeds-news = What has just happened
