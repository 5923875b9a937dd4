# The lobby: games, opponents, decks, the Play bar; and what a table is watched by.

## Spectators
watch-link = Link for spectators
watch-copy = Copy for spectators
watch-note = Whoever opens it looks on: no seat, no hand, only what lies open.

## The offer to learn
offer-label = First time?
offer-text = New to { $game }? Learn it at the table.
offer-note = { $n } short lessons, about { $minutes } minutes, and you can play.
offer-show = Show me how
offer-not = not now
offer-next = What comes next
offer-on = Learning { $game }: go on with lesson { $n }, { $name }.
offer-on-show = Go on
offer-guided = Next: a whole game of { $game }, with a coach beside you.
offer-guided-show = A guided game
offer-puzzles = Next: puzzles of { $game }. One position, one best move.
offer-puzzles-show = Solve one

## Decks
deck-strength = strength
deck-strength-n = { $n } of 5
shelf-hint = name, type, plan
shelf-years = Year
shelf-any-year = any year
shelf-kinds = Type
shelf-any-kind = any type
shelf-found = { $n } of { $of }
shelf-none = Nothing here is like that.

## The Play bar
rival-equal = as strong as yours
rival-same = same years and strength
rival-lighter = a lighter one
rival-any = any that comes
limits = Limits, rules, spectators
limits-usual = as usual
limits-changed = changed: { $n }

# has to be short where it stands
chair-drawn = any deck
spectators-see = Spectators see it
late-none = at once
late-minutes = { $n ->
    [one] 1 minute later
   *[other] { $n } minutes later
}
late-seconds = { $n ->
    [one] 1 second later
   *[other] { $n } seconds later
}
