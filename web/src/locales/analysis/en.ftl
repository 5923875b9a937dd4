# Analysis: what the choices of a finished game cost, and what was luck.

analysis-title = Analysis
analysis-data = As data
analysis-in-replay = In the replay
analysis-chance = Chance to win
analysis-now-own = Turn { $n }: your chance to win
analysis-now-of = Turn { $n }: chance of { $name } to win
analysis-percent = { $n } %
analysis-off = ± { $n }
analysis-minus = −{ $n } %
analysis-plot-own = Your chance to win, by turn
analysis-plot-of = The chance of { $name } to win, by turn
analysis-turn-button = Turn { $n }, { $name }: the chance is { $before } percent before the choices, { $after } after them
analysis-lost = lost
analysis-key-choice = by choice
analysis-key-luck = by luck, and what could not be foreseen
analysis-key-own = your loss
analysis-key-of = { $name }’s loss
analysis-key-keys = Click a turn, or
analysis-costly = costly
analysis-costly-back = Back to the last costly choice
analysis-costly-on = On to the next costly choice
analysis-back = One choice back
analysis-on = One choice on
analysis-runs = Turn { $n } of { $all } is reckoned.
analysis-left-seconds = About { $n } s left.
analysis-left-minutes = About { $n } min left.
analysis-this = This choice
analysis-turn-own = Turn { $n }, your choice
analysis-turn-of = Turn { $n }, { $name }
analysis-looked = { $n } of { $many } looked at
analysis-looked-more = { $n } of more than { $many } looked at
analysis-nothing-missed = Nothing was missed.
analysis-cost-own = Your choice cost { $n } %.
analysis-cost-of = This choice of { $name } cost { $n } %.
analysis-why = The best, { $best }: { $why }
analysis-luck-down =
    { $more ->
        [yes] What came then cost another { $n } %, and is nobody’s fault.
       *[no] What came then cost { $n } %, and is nobody’s fault.
    }
analysis-luck-up = What came then gave { $n } %.
analysis-options-own = Answers considered, with your chance to win
analysis-options-of = Answers considered, with the chance of { $name } to win
analysis-best = best
analysis-given = played
analysis-drawn = Outlined:
analysis-drawn-both = played, and best
analysis-unseen = a card that this seat never saw
analysis-others =
    { $n ->
        [one] One more was looked at, and was worse.
       *[other] { $n } more were looked at, and were worse.
    }
analysis-most = What cost most
analysis-in-turn = turn { $n }
analysis-missed = Missed:
analysis-none = No choice cost more than { $n } %.
analysis-none-yet = Nothing costly in what is reckoned so far.
analysis-seen = Each choice is judged from what its seat could see: { $hidden }. What fits was dealt anew, and a bot played on, in all { $n ->
        [one] once
       *[other] { $n } times
    }.
analysis-from = From { $name }’s seat
analysis-closed = Deck lists stay closed here, so that only your own choices are judged.
analysis-left-out =
    { $n ->
        [one] One choice took too long to judge, and is left out.
       *[other] { $n } choices took too long to judge, and are left out.
    }
analysis-decided = What decided it.
analysis-start = { $n } at the start
analysis-by-own = your choices
analysis-by = choices of { $name }
analysis-by-luck = luck and what could not be foreseen
analysis-outside = as it was ended from outside
analysis-result = : { $n }.
