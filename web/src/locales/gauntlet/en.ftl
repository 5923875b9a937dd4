# How a deck does against the bundled ones, played by a computer player.
gauntlet = Against { $bot }
gauntlet-try = How does it do against { $bot }?
gauntlet-again = Try it again
gauntlet-figure = Against { $bot }’s { $kind ->
    [set] sets
   *[deck] decks
}: { $rate } % ± { $half } ({ $games ->
    [one] 1 game
   *[other] { $shown } games
})
gauntlet-earlier = The list before your changes: { $figure }
gauntlet-begins = The first games are being played …
gauntlet-waits = Others are being tried. { $place ->
    [1] Yours is next.
   *[other] Yours is number { $place } in line.
}
gauntlet-heard = It is being tried. You will hear when that is done.
gauntlet-progress = Games played
gauntlet-so-far = { $n } of about { $of } games
gauntlet-stop = Stop
gauntlet-stopped = Stopped.
gauntlet-cut = It was cut short. Try it again.
gauntlet-best = Best against
gauntlet-worst = Worst against
gauntlet-met = { $rate } % ± { $half }
gauntlet-even = Against none of these { $kind ->
    [set] sets
   *[deck] decks
} does it do clearly better or worse.
gauntlet-how = { $bot } plays both sides, against { $kind ->
    [set] { $n } bundled sets
   *[deck] the { $n } bundled decks that it may meet
}. A draw counts half; ± is what chance leaves open (95 %).
gauntlet-failed = { $n ->
    [one] In one game
   *[other] In { $n } games
} a computer player failed; that counts as a loss.
gauntlet-not = Only { $kind ->
    [set] a set
   *[deck] a deck
} that may be played can be tried. { $why }
