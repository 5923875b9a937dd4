# The end of a game, and the page of one's games.
ended-won = You won.
ended-lost = You lost.
ended-draw = A draw.
ended-shared = You share the first place.
ended-over = The game is over.
end-page = The end of the game
end-finished = finished
end-see-table = See the table
end-reckoned = What decided it is being worked out …
end-causes = What decided it
end-cause = { $name }.
end-what = What decided it
end-moment = The moment that turned it
end-turned-here = it turned here
end-chance-own = Before it your chance was { $before } %, after it
end-chance = Before it the chance of { $name } was { $before } %, after it
end-better = It would have gone better like this:
end-kept-own = That would have left you about { $n } %.
end-kept = That would have left { $name } about { $n } %.
end-in-turn = Turn { $n }:
end-look = Look at it
end-next = Another one?
end-other-deck = Another deck
end-analysis = Analysis
end-quick = What stands here is judged at a glance. The analysis plays on from every choice, and may see it otherwise.
end-figures = In figures
end-of = { $n } of { $all }
end-turn = Turn
end-chart-side = { $name }: { $list }.
end-chart-at = { $figure } in turn { $turn }
end-percent = { $n } %.

# the page of one's games
past-title = Your games
past-lately = Played lately
past-all = All your games
past-filters = Which games
past-game = Game
past-result = Result
past-opponent = Opponent
past-until = Up to
past-any = any
past-won = Won
past-lost = Lost
past-draw = Draw
past-over = Finished
past-two = { $word }, { $a } to { $b }
past-many = { $word }, { $all }
past-older = Older games
past-none = You have not finished a game yet.
past-none-such = None of your games is like that.
past-count = { $n ->
    [one] One game
   *[other] { $n } games
}{ $more ->
    [0] .
   *[other] , and there are more.
}

# the replay and the deal
replay-won = You won, { $a } to { $b }
replay-lost = You lost, { $a } to { $b }
replay-closed = The deck lists of this game stay closed: cards that you never saw are backs, and nobody plays on from it.
deal-engine = What plays it is being loaded …
deal-step-of = Answer { $n } of { $of }

# how long it took, and which decks met
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
end-set-drawn = a set drawn at random
end-set-made = their own or a drawn set
end-sets-drawn = Both sets were drawn at random
end-deck-closed = one that stays closed

# the last words of the coach of a guided game
end-lines = Three things to take along
end-line-decided = What decided it:
end-line-proud = A move to be proud of:
end-line-otherwise = To try otherwise next time:
end-line-chance = In turn { $turn } your chance went from { $before } % to { $after } %.
end-line-none-decided = nothing on the table: the game ended before that.
end-line-none-proud = no single move of yours changed much for the better.
end-line-none-otherwise = no move of yours cost you much.
