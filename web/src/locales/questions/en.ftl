## Questions: what becomes of what is chosen, and the quiet way past it

deed = { $deed ->
    [active] Make { $what } Active
    [attach] Attach { $what }
    [attach-to] Attach to { $what }
    [attack] Attack { $what }
    [bench] Bench { $what }
    [bottom] Put { $what } at the bottom
    [build] Start building { $what }
    [discard] Discard { $what }
    [evolve] Evolve { $what }
    [evolve-into] Evolve into { $what }
    [exchange] Exchange { $what }
    [heal] Heal { $what }
    [hit] Damage { $what }
    [keep] Keep { $what }
    [move] Move { $what }
    [protect] Protect { $what }
    [reroll] Reroll { $what }
    [retreat] Retreat { $what }
    [return] Return { $what }
    [shuffle] Shuffle in { $what }
    [take] Take { $what }
    [tap] Tap { $what }
    [top] Put { $what } on top
    [untap] Untap { $what }
   *[choose] Choose { $what }
}
leave-it = { $deed ->
    [active] Change nothing
    [attach] Attach nothing
    [attach-to] Attach it to nobody
    [attack] Attack nobody
    [bench] Bench nobody
    [bottom] Put nothing at the bottom
    [build] Build nothing
    [discard] Discard nothing
    [evolve] Evolve nobody
    [evolve-into] Evolve nobody
    [exchange] Keep all
    [heal] Heal nobody
    [hit] Damage nobody
    [keep] Keep nothing
    [move] Move nothing
    [protect] Protect nobody
    [reroll] Reroll nothing
    [retreat] Retreat nobody
    [return] Return nothing
    [shuffle] Shuffle nothing in
    [take] Take nothing
    [tap] Tap nothing
    [top] Put nothing on top
    [untap] Untap nothing
   *[choose] Choose nothing
}
leave-costs = { $cost ->
    [attack] the attack is spent
   *[card] the card is spent
}
choose-range = { $least ->
    [0] { $most ->
        [1] Choose 1
       *[other] Choose 1 to { $most }
    }
   *[other] { $same ->
        [yes] Choose { $most }
       *[no] Choose { $least } to { $most }
    }
}
things-n = these { $n }
nothing-fits = Go on
printed-of = What { $name } says
your-choice = You choose, in the turn of { $name }

# why something in a tray cannot be chosen
tray-not-sought = { $what }, not what is sought
tray-full = No more may be chosen
tray-apart = Does not go with what is chosen

# there is no room for all of it at once
below-more = more
