## A game without a face
gen-line = { $n ->
    [one] one player
    [2] two players
    [3] three players
    [4] four players
   *[other] { $n } players
}
gen-hidden = hidden
gen-more = { $n } more
gen-fewer = Fewer
gen-common = What belongs to nobody
gen-own = What lies at your seat
gen-partner = your partner
gen-wanted = { $same ->
    [yes] { $n } of { $most } chosen
   *[no] { $n } chosen, { $least } to { $most } wanted
}
gen-search = Search { $n } options
gen-confirm = Ask before an answer is given
gen-keys = Single keys (1–9, U, L …)
gen-key-search = search the options
gen-key-own = to what lies at your seat
gen-key-common = to what belongs to nobody
gen-key-others = to the other seats
gen-cards = Cards
gen-decks = Decks of this game are built as text. What keeps one from being played is said as you write.
gen-deck-hint = Write or paste a deck, in the form of those that come with the game.
gen-unread = This can't be kept yet: no card of it could be read.
