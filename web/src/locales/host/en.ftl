## For hosts: how the house fares, reports, what was done; and what people are told of it
host-page = The host’s page
host-well = The house is well.
host-todo = { $n ->
    [one] One thing to do.
   *[other] { $n } things to do.
  }
host-worse = There is more to do: { $what }
host-stale = Not up to date since { $time }.
host-health = Health
host-servers = { $n ->
    [one] 24 hours to now; one server, up since { $date }
   *[other] 24 hours to now; { $n } servers, this one up since { $date }
  }
host-what = What
host-now = Now
host-day = 24 hours
host-bound = Bound
host-state = State
host-fine = well
host-soon = look soon
figure-tables = Tables awake
figure-people = People at tables
figure-refused = Refused in an hour
figure-commits = Kept in an hour
figure-most = at most { $n }
figure-of = of { $n } lines
figure-limits = too much at once
figure-aim = 50 ms; slower: { $slow }, failed: { $failed }
figure-course = { $what } in 24 hours, at most { $n } at a time
host-reports = Reports
host-open-n = { $n ->
    [0] none is open
    [one] one is open
   *[other] { $n } are open, the oldest first
  }
host-no-report = Nobody has reported anybody.
host-report = { $who } reports { $whom }: { $reason }.
host-reason = Reason
host-own-words = In their words: { $words }
host-waits = You play at that table: what was said is shown when the game is over.
host-no-lines = Nothing was said.
host-repute = { $name }: { $what }
repute-since = here since { $date }
repute-games = finished games: { $n }
repute-warned = warned: { $n }
repute-silenced = silenced: { $n }
repute-banned = banned: { $n }
repute-reported = reported: { $n }
repute-unfounded = own reports without cause: { $n }
repute-muted = { $who } does not hear them any more
host-see = See the game
host-warn = Warn
host-silence = Silence for 7 days
host-ban = Ban …
host-dismiss = Nothing wrong
host-ban-do = Ban
host-ban-not = Leave it
host-days = For how many days
host-words = What they are told beside that
host-elsewhere = Another host has seen to it.
host-back = Take back
host-done = What was done
host-none-done = Nothing yet.
deed-warn = { $host } warned { $name }: { $reason }.
deed-silence = { $host } silenced { $name } until { $until }: { $reason }.
deed-ban = { $host } banned { $name } until { $until }: { $reason }.
deed-dismiss = { $host } found nothing wrong with { $name }.
deed-seen = It was read.
deed-back = Taken back by { $host }, { $date }.
caution-title = A warning from the host
caution-text = A host warns you. The reason: { $reason }.
caution-words = The host adds: { $words }
caution-read = I have read it
banned-title = This house is closed to you for now
host-bounds = Limits
bound-new = Newcomers
bound-open = anybody
bound-invited = by an invitation
bound-closed = nobody new
bound-tables = Tables of one person
bound-tables-said = { $n } at once, { $hour } new ones in an hour
bound-kept = Games kept, each person
bound-any = any number
bound-games = { $n }
bound-ever = for ever
bound-days = { $n ->
    [one] for a day
   *[other] for { $n } days
  }
bound-talk = Talk
bound-talk-said = { $n } lines at once, then one in { $each } s
bound-watching = Watching games of people
bound-watching-said = { $late }; players may choose a longer delay
bound-packs = Packs, each person
bound-packs-said = { $n }, together { $mb } MB
bound-where = These are set where the server is started: stolik serve --print-settings shows them all.
host-say = Say something to all
said-by = From the host:
said-read = Close
say-what = It stands on every page, as you write it
say-instead = Say something else instead
say-for = For
say-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
  }
say-days = { $n ->
    [one] a day
   *[other] { $n } days
  }
say-do = Say it
say-stop = Say it no more
say-said = Everybody who is here sees it now.
say-ended = Nothing is said any more.
say-until = { $name }, until { $until }
