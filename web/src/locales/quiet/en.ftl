# Nobody else is here: waiting to be told, when people come, a rest from somebody's challenges.

quiet-title = Nobody else is here just now
quiet-others = When somebody looks for a game
quiet-text = A bot sits down at once. Or wait until somebody looks for a game.
quiet-ask-here = Tell me while I am here
quiet-ask-hour = Tell me for an hour
quiet-here = You will be told as long as a page is open.
quiet-until = You will be told until { $at }, also without a page, where this browser shows notices.
quiet-no = Tell me no more
quiet-note = Notices without an open page: in your account
looked-text = looks for a game:
looked-go = Play now
hours-title = When people are here
hours-now = now
hours-most = Most come at { $at }: { $n } in the mean. Now, at { $now }: { $k }.
hours-list = Hour by hour
hours-one = { $at }: { $n }
hours-note = { $n ->
    [one] By your clock, from one day. Only their number is counted.
   *[other] By your clock, from { $n } days. Only their number is counted.
  }
rest-ask = Don’t hear from { $name } for a week?
rest-note = Their challenges won’t reach you. They are not told why.
rest-yes = Yes, for a week
rest-no = No
rest-done = You hear no challenges of { $name } for a week.
rest-back = Hear them again
