# The end of a game: how long it took, and which decks met; marks of the log.
end-minutes = { $n ->
    [0] 1分未満
   *[other] { $n }分
}
end-turns = { $n }ターン
end-decks = { $near } 対 { $far }
end-deck-own = 自作
end-deck-made = 自作
end-deck-closed = 非公開
log-table = 卓
log-of = { $name }：
