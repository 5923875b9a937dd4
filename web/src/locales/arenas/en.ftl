# Arenas: tournaments by time.

ar-format = arena
ar-lasts = { $n ->
    [one] one minute
   *[other] { $n } minutes
}

## How it stands
ar-state-playing = { $time } left
ar-state-last = { $n ->
    [0] time is over
    [one] time is over; one game still counts
   *[other] time is over; { $n } games still count
}
ar-standings = Standings
ar-playing = { $n ->
    [0] Nobody plays just now
    [one] One game is being played
   *[other] { $n } games are being played
}
ar-lately = Over lately
ar-match = Match { $n }

## How points count
ar-rule = How points count
ar-rule-streaks = A win is worth 2, a draw 1. Whoever has won twice in a row gets double for what follows, until they fail to win.
ar-rule-plain = A win is worth 2, a draw 1, a loss nothing.
ar-rule-ties = With equal points more wins decide, then the matches between them. Who still can’t be told apart shares a place.
ar-rule-end = When the time is over nobody is paired any more. Games that run then count if they end within { $time }.
ar-rule-come = Whoever is asked at their table and doesn’t answer for a minute, never having answered there, loses that match and pauses.
ar-rule-bots = A bot fills in for whoever has waited 10 seconds with nobody free.
ar-rule-source = Points and streaks as in the arenas of lichess.org (“How are scores calculated?”).

## I in it
ar-me-wait = You play as soon as somebody is free.
ar-me-pause = You pause: nobody is paired with you.
ar-me-removed = Whoever holds it has taken you off this arena.
ar-me-unfit = Your set can’t be played any more. Bring another one to play on.
ar-me-done = Time is over: you are not paired any more.
ar-me-last = When this match is over you pause.
ar-foe-points = They have { $points } so far.
ar-now = Your game
ar-come = Answer at your table within { $time }, or you lose this match and pause.
ar-pause = Pause
ar-pause-what = You are not paired until you come back. A match that runs you play to its end.
ar-go-on = Play on
ar-mine = Your matches
ar-sets-open = You may change it until the arena begins.
ar-sets-locked = Locked since { $when }. All are shown at the end.

## Said aloud
ar-said-begun = The arena has begun.
ar-said-table = You play against { $name }.
ar-said-come = You are awaited at your table: { $n ->
    [one] one second
   *[other] { $n } seconds
} left.
ar-said-up = Time is over.

## For whoever holds it
ar-do-start = Begin the arena
ar-do-start-what = Its time runs, and whoever is free is paired.
ar-do-stop = End its time
ar-do-stop-what = Nobody is paired any more; games that run still count.
ar-do-close = Close it now
ar-do-close-what = Games that still run count for nothing.
ar-do-bot-what = It fills in for whoever would have to wait.
ar-do-void = A match doesn’t count
ar-do-void-what = As if it had not been played.
ar-which-match = Match
ar-do-absent-what = They lose this match, and pause.
ar-do-back-what = They are paired again.
ar-do-remove-what = Their results stay, and they can’t come back by themselves.

## To hold one
ar-hold-lasts = It lasts
ar-hold-streaks = points double after two wins in a row
ar-hold-when-what = Without a time it begins when you say so.

## On a wall
ar-pj-left = left
ar-pj-last = for the last games
ar-pj-playing = Who plays
