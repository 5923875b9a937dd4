# The end of a game: how long it took, and which decks met; marks of the log.
end-minutes = { $n ->
    [0] under a minute
    [one] 1 minute
   *[other] { $n } minutes
}
end-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
end-decks = { $near } against { $far }
end-deck-own = one of your own
end-deck-made = one of their own
end-deck-closed = one that stays closed
log-table = The table
log-of = { $name }:
