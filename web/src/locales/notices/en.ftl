# Notices when no page is open.

notices-title = Notices
notices-text = When you have no page open here, this browser can tell you what waits for you.
notices-begin = Notify me in this browser
notices-end = No more notices in this browser
notices-begun = This browser will tell you.
notices-ended = This browser tells you no more.
notices-not-allowed = The browser was not allowed to show notices.
notices-denied = Notices of this page are blocked in the browser. You can allow them in its settings.
notices-insecure = Browsers show notices only of pages that come by https.
notices-no-browser = This browser can’t show notices.
notices-no-service = The browser’s push service did not answer. Try again later.
notices-browsers = { $n ->
    [0] None of your browsers is told.
    [one] One of your browsers is told.
   *[other] { $n } of your browsers are told.
  }
notices-of = Tell me when
notices-challenge = somebody asks me for a game
notices-turn = it is my turn in a game by the day
notices-seat = somebody sits down at my table
notices-round = my table of a tournament is ready
notices-look = somebody looks for a game, where I have asked for that
notices-note = They pass through your browser’s push service, encrypted. They name who and which game, never a card. Signing out ends them.
