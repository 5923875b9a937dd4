# The end of a game: how long it took, and which decks met; marks of the log.
end-minutes = { $n ->
    [0] niecała minuta
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
end-turns = { $n ->
    [one] 1 tura
    [few] { $n } tury
   *[many] { $n } tur
}
end-decks = { $near } kontra { $far }
end-deck-own = własnego pomysłu
end-deck-made = własnego pomysłu
end-deck-closed = nieujawnionego składu
log-table = Stół
log-of = { $name }:
