# Tournaments: their list, one of them, its projector, and how one is held.

tn-title = Tournaments
tn-running = Running
tn-announced = Announced
tn-lately = Over lately
tn-none = No tournament is announced just now. Hold one.
tn-all = All tournaments
tn-open = Open
tn-yours = yours
tn-when-now = now
tn-when-over = over
tn-when-host = soon
tn-players = { $n ->
    [one] one player
   *[other] { $n } players
}
tn-teams = { $n ->
    [one] one team
   *[other] { $n } teams
}
tn-round = Round { $n }
tn-round-of = Round { $n } of { $of }
tn-best-of = { $n ->
    [1] one game a match
   *[other] best of { $n }
}
tn-format-swiss = Swiss
tn-format-cut = Swiss, then a knockout
tn-format-robin = everybody meets everybody
tn-format-single = knockout
tn-format-double = double elimination
tn-bot = bot
tn-you = (you)

## How it stands
tn-state-open = Its host begins it.
tn-state-begins = begins { $when }
tn-state-begins-in = begins { $when }, in { $time }
tn-state-paired = paired; its host starts it
tn-state-starts = paired, starts in { $time }
tn-state-playing = { $n } of { $of } tables are done
tn-state-closes = all results are in; closed in { $time }
tn-state-between = its host pairs the next round
tn-state-next = next round in { $time }
tn-not-since = Not up to date since { $time }.

## Standings and tables
tn-standings-after = { $n ->
    [one] Standings after round 1
   *[other] Standings after round { $n }
}
tn-final = Final standings
tn-place = Place
tn-player = Player
tn-points = Points
tn-points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
}
tn-wdl = W–D–L
tn-wdl-said = Won, drawn, lost
tn-break-share = { $name }, %
tn-why = why
tn-entries = { $n ->
    [0] Nobody has entered yet
    [one] One has entered
   *[other] { $n } have entered
}
tn-entries-none = Whoever enters stands here.
tn-seats-left = { $n ->
    [0] All { $of } places are taken.
    [one] One of { $of } places is free.
   *[other] { $n } of { $of } places are free.
}
tn-fill = When it begins, bots fill it up to { $n }.
tn-tables-of = Tables of round { $n }
tn-which-round = Which round
tn-table = Table { $n }
tn-again = (again)
tn-watch = watch
tn-to-play = to play
tn-replay = replay
tn-game = game { $n }
tn-bye = bye, counts as a win
tn-sets-shown = What everybody played with
tn-set-unnamed = without a name

## I in it
tn-side = You in this tournament
tn-next-table = Your next table
tn-against = against
tn-met = You have met here before.
tn-not-met = You have not met here yet.
tn-not-begun = You can sit down when the round begins.
tn-dealt-soon = The next game is dealt in a moment.
tn-sit = Sit down
tn-to-table = To your table
tn-ready = Your table is ready: sit down
tn-me-in = You are in.
tn-me-waits = You wait for a partner.
tn-me-gone = You have left.
tn-me-bye = You have a bye: it counts as a win.
tn-me-won = You have won this round.
tn-me-lost = You have lost this round.
tn-me-played = Your match is over.
tn-me-next = You are in the next round.
tn-back = To the tournament
tn-leave = Leave the tournament
tn-leave-sure = Leave this tournament?
tn-leave-what = What you have played stays. A match of yours that has no result yet is lost.
tn-stay = Stay
tn-come-back = Come back
tn-my-sets = You play with
tn-my-rounds = Your rounds
tn-sets-open = You may change it until the first round is paired.
tn-sets-locked = Locked since { $when }. All are shown after the last round; who plays you sees what you play.
tn-change = Change it
tn-change-keep = Play with this
tn-won = won
tn-lost = lost
tn-drawn = drawn
tn-enter-title = Enter
tn-enter = Enter
tn-team-waits = looks for a partner
tn-team-join = Join
tn-team-begin = Enter and wait for a partner
tn-said-to-all = Said to all
tn-about = This tournament
tn-host = Held by
tn-projector = For a projector
tn-csv-standings = Standings as CSV
tn-csv-matches = Matches as CSV
tn-log = What was done
tn-log-all = Show all

## Said aloud
tn-said-paired = Round { $n } is paired.
tn-said-table = Table { $n }, against { $name }.
tn-said-starts = It starts in { $time }.
tn-said-begun = Round { $n } has begun.
tn-said-soon = Round { $round } starts in { $n ->
    [one] one second
   *[other] { $n } seconds
}.
tn-said-closed = Round { $n } is over.
tn-said-stand = You stand at { $n }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tn-said-over = The tournament is over.

## For whoever holds it
tn-lead = You run this
tn-half-left = { $n ->
    [one] One is left. Pair on, add a bot, or end here?
   *[other] { $n } are left. Pair them, add a bot, or end here?
}
tn-invite = Who has this link may enter
tn-do-pair = Pair round { $n }
tn-do-pair-first = Says who meets whom, and locks what everybody plays with.
tn-do-pair-what = Says who meets whom. You can take it back until it starts.
tn-do-anyway = Pair those who are left
tn-do-unpair = Take the pairing back
tn-do-unpair-what = As if it had not been paired.
tn-do-start = Start round { $n }
tn-do-start-what = All tables are dealt, and their clocks run.
tn-do-close = Close round { $n }
tn-do-close-what = Its results stay, and the standings are reckoned.
tn-do-close-open = { $n ->
    [one] One table still plays.
   *[other] { $n } tables still play.
}
tn-do-bot = Add a bot
tn-do-bot-what = It plays like the others, from the next round on.
tn-do-end = End here
tn-do-end-what = The standings as they are become final.
tn-do-end-sure = The tournament is over then, and can't be gone on with.
tn-do-off = Call it off
tn-do-off-what = It is over before it began.
tn-amend = Put something right
tn-do-result = Enter a result
tn-do-result-what = It counts instead of what was played at that table.
tn-do-erase = Erase a result
tn-do-erase-what = The match is played anew.
tn-do-absent = Somebody is not there
tn-do-absent-what = They lose this match, and stay in the tournament.
tn-do-double = Both lose
tn-do-double-what = Nobody wins the match at this table.
tn-do-remove = Somebody leaves
tn-do-remove-what = Their results stay, and they are not paired any more.
tn-do-back = Somebody is back
tn-do-back-what = They play from the next round on.
tn-which-table = Table
tn-games-won = Games won
tn-games-drawn = drawn
tn-who = Who
tn-reason = Why
tn-reason-log = It is shown to all, in the log.
tn-cancel = Not now

## To hold one
tn-hold = Hold one
tn-hold-name = Name
tn-hold-name-hint = Friday Swiss
tn-hold-unnamed = Give it a name.
tn-hold-game = Game
tn-hold-when = When
tn-hold-when-what = Without a time it begins when you pair the first round.
tn-hold-more = More settings
tn-hold-format = Who meets whom
tn-hold-rounds = Rounds
tn-hold-cut = How many go on
tn-hold-by-players = by players
tn-hold-legs = everybody twice
tn-hold-third = play for third place
tn-hold-best = A match
tn-hold-rated = rated
tn-hold-rules = Rules of the game
tn-hold-led = How rounds follow
tn-hold-auto = by themselves
tn-hold-hand = when you say so
tn-hold-pause = Between rounds
tn-hold-pause-none = no pause
tn-hold-pause-n = { $n } min
tn-hold-fill = Bots fill it up to
tn-hold-fill-none = no bots
tn-hold-bot = Which bot
tn-hold-most = At most
tn-hold-most-all = all who come
tn-hold-note = Words to all
tn-hold-it = Announce it

## On a wall
tn-pj-names = Players by name, with their tables
tn-pj-starts = starts in
tn-pj-begins = begins in
tn-pj-next = next round in
tn-pj-find = Find your name; the number is your table.
tn-pj-standings = Standings follow in { $time }
tn-pj-page = Next names in { $time }
tn-pj-follow = To follow on your phone:
