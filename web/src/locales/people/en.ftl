# Where people meet: looking for a game, open tables, challenges, friends, ratings.

## Against whom
foe-anyone = Somebody here
foe-anyone-note = found for you, by strength
play-now = Play now
play-looking = Looking …
play-anyone = Play now, with whoever comes
play-offer = Open a table
open-to-all = open to everybody
rated = rated
friendly = friendly
clock-days = { $n ->
    [one] a day a move
   *[other] { $n } days a move
}

## Who is here
here-people = { $n ->
    [one] You are here alone.
   *[other] { $n } people are here.
}
here-games = { $n ->
    [one] One game is on.
   *[other] { $n } games are on.
}

## Looking for an opponent
look-kind = Looking for an opponent
look-said = Looking for an opponent, { $time }
look-line = Looking
look-you = You are { $rating }.
look-taken = Taken now: { $low } to { $high }, wider every five seconds.
look-bot-at = At { $time } { $name } sits down.
look-bot = Let a bot take the seat.
look-bot-rated = Let a bot take the seat. A game with a bot is rated too.
look-bot-now = { $name } now
look-stop = Stop looking
found-kind = An opponent is found
found-title = { $names }: sit down?
found-said = { $names } is found: sit down?
found-sit = Sit down
found-pass = Not now
found-left = { $n ->
    [one] one second left
   *[other] { $n } seconds left
}

## Open tables
open-tables = Open tables
open-which = Which tables
open-all = All
open-speak = In my language
open-days = By the day
open-none = No table is open just now.
open-none-so = No such table is open just now.
open-sit = Sit down
open-sit-at = Sit at { $seat }
open-mine = To your table
open-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
open-taken = taken
open-new = { $n ->
    [one] One new table
   *[other] { $n } new tables
}
strength-new = new here
strength-even = about even
strength-more = stronger
strength-much = much stronger
strength-less = gentler
strength-much-less = much gentler

## Games to watch
to-watch = To watch
watching = { $n ->
    [one] one watches
   *[other] { $n } watch
}

## Challenges and friends
challenge-yours = { $name } asks you for a game
challenge-mine = You asked { $name } for a game
challenge-waits = asked, no answer yet
challenge-accept = Accept
challenge-withdraw = Take back
challenge-met = { $n ->
    [one] you met once
   *[other] you met { $n } times
}
not-now = Not now
friends = Friends
friend-here = here
ask-title = Ask { $name } for a game
ask-game = Which game
ask-rated = rated (needs a clock)
ask-send = Ask
friend-ask = ask for a game
friend-table = at a table, watch
friend-last = last here { $when }
friend-gone = not here

## After a game
counted = Rating
counted-first = This game counted: { $n } of { $of } for a first rating.
counted-now = Your rating is { $rating } now.
counted-provisional = provisional: { $n } of { $of } games
counted-waits = The game counts; your rating follows in a moment.
follow = follow
follow-not = no longer follow

## Games by the day
span-days = { $d ->
    [one] 1 day { $h } h
   *[other] { $d } days { $h } h
}
span-hours = { $h } h { $m } min
time-left = { $time } left
table-theirs = The other one's move, { $time }
awaited-line = Your clock runs: { $name }
asked-line = { $more ->
    [0] : a game?
   *[other] : a game? (+{ $more })
  }
