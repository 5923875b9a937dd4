## Amounts
reckoning-points = How the build points were reckoned

## The deck editor
pool-hint-sw = Words, or side:dark text:evade
filter-sides = Side
filter-keywords = Keyword
stat-arenas = Units by arena
stat-arenas-note = At least { $n } of each, and none more than twice another.
stat-missing = { $n } missing
stat-over = { $n } too many
stat-build = Build costs
stat-build-label = Cards by build cost: { $list }
stat-build-note = Each copy counts; Battle cards have none.
stat-units-drawn = Units in a hand of { $of }, on average: { $n }.
side-both = Cards of both sides
side-none = Neutral cards only

## The Star Wars table
force = Force
force-n = { $n } Force
build-points = build points
cost-n = cost { $n }
stat-speed = Speed
stat-power = Power
stat-health = Health
stats = speed { $speed }, power { $power }, health { $health }
stats-now = speed { $speed }, power { $power }, { $left } of { $health } health
stats-printed = printed: speed { $speed }, power { $power }, health { $health }
now = Now
side-dark = Dark Side
side-light = Light Side
side-neutral = Neutral
sw-kind-space = Space
sw-kind-ground = Ground
sw-kind-character = Character
sw-kind-battle = Battle
sw-kind-mission = Mission
sw-kind-location = Location
arenas = Arenas
arena-space = Space
arena-ground = Ground
arena-character = Character
arena-in-battle = { $name }, in battle
arena-held = held by { $name }
arena-yours = yours
arena-contested = contested
arena-empty = empty
arena-done = done
arena-now = battle step
arena-next = next
units-of = { $name }: { $n ->
    [one] 1 unit
   *[other] { $n } units
}
location = Location
pilot = Pilot
pilot-on = Pilot: { $name }
tapped = tapped
untapped = untapped
retreated = retreated
face-down = face down
stacked-n = a stack of { $n } cards
counters-n = { $n ->
    [one] 1 build counter
   *[other] { $n } build counters
}
counters-of = { $of ->
    [one] { $n } of 1 build counter
   *[other] { $n } of { $of } build counters
}
builds = { $name }: build zone
sw-discard-of = Discard pile: { $name }, { $n }
sw-tally-discard = discard
tally-removed = out of the game
removed-of = Removed from the game: { $name }, { $n }
zone-empty = nothing
fray = What is pending
mode-bombard = Bombard
mode-ion = Ion Cannon
roll-build = Roll for build points
roll-effect = Roll
disrupted = disrupted: no effect
being-played = is being played
die-hit = { $n }, a hit
die-miss = { $n }, a miss
dice-to-come = The dice are still to come.
may-reroll = These dice may still be rerolled.
about-to-land = about to land
about-to-land-on = about to land: { $name }
happens-here = something happens here
speed-order = Speed order
speed-order-of = Speed order, { $name }
have-acted = acted: { $n }
and-more = { $n } more
order-now = acts now
order-acted = has acted
order-yours = yours
order-theirs = theirs
yours-to-answer = Yours to answer
waits-open = { $name } may still play something, or pass.
waits-reroll = { $name } may still reroll.
waits-prevent = { $name } may still prevent this.
waits-disrupt = { $name } may still disrupt this card.
step-build = build
step-retreat = retreat
step-space = Space
step-ground = Ground
step-character = Character
ask-what-with = What about { $name }?
hint-units = Choose on the table.
hint-dice = Choose dice on the table.
hint-things = Choose a lit card, and see what it may do.
finished-waits = A finished card still lies in your build zone: it can be put into play before.
points-lost = { $n ->
    [one] 1 point is left, and lost by it.
   *[other] { $n } points are left, and lost by it.
}
build-whole = { $kind ->
    [mission] Build and complete
    [location] Build and put in place
   *[unit] Build and deploy
}: { $name } ({ $n })
seen-it = Seen
stops = When to ask you
stops-now = When to ask you: { $what }
stop-always = in every chance
stop-mine = only when I attack or am attacked
stop-never = not again this battle
ask-me-again = Ask me again
why-this-chance = what this chance is for
setting-confirm-sw = Ask before an attack by touch, a bid, or the end of a step that leaves something
setting-keys-sw = Single keys (1–9, P, E, U, L …)
setting-always = Ask me in every chance, even where there is nothing to play
key-pass = pass
key-step = end the step
key-arena = to the arena in front
key-across = to the other build zone
sw-line = two players, half an hour
sw-more = Build units, throw dice, hold two arenas of three.
decks-text-sw = At least 60 cards of one side, at least 12 units for each arena, at most four of a name and version.
part-space = Space units
part-ground = Ground units
part-character = Characters
part-battle = Battle cards
part-mission = Missions
part-location = Locations

## A beat of battle
beat-battle = { $arena } battle
beat-n = attack { $n }
beat-attacks = { $mode ->
    [bombard] { $a } bombards { $b }.
    [ion] { $a } fires its Ion Cannon at { $b }.
   *[plain] { $a } attacks { $b }.
  }
beat-behind = : { $what }
beat-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
beat-reach = each die of { $n } or more hits
beat-critical = { $sum } + { $n } critical
word-critical = critical
unit-lost = You lost { $name }.
unit-lost-to = You lost { $name } to { $by }.
beat-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }
beat-no-hit = no hit.
beat-prevented = { $n } prevented
beat-landed = { $n } landed
beat-and-out = { $sum }. It is out.
beat-and-left = { $sum }. It has { $left } of { $health } health left.
beat-and-no-more = { $sum }.
word-hits = { $n ->
    [one] hit
   *[other] hits
  }
word-prevented = prevented
word-landed = landed
chance-open = play or pass
chance-reroll = reroll
chance-prevent = damage prevention
chance-disrupt = disrupt
partial-apart = { $n ->
    [one] The 1 point that is left goes onto it
   *[other] The { $n } points that are left all go onto it
}, and your setup is over. It needs only { $cost }.

# In lessons: the three figures, and dice that are still to fall.
figures = The three figures on every unit
figure-speed = The highest goes first.
figure-power = How many dice it rolls.
figure-health = How much damage removes it.
dice-to-fall = { $power ->
    [yes] Power { $n }: { $n ->
        [one] one die
       *[other] { $n } dice
    }.
   *[no] { $n ->
        [one] One die
       *[other] { $n } dice
    }.
} Each 4, 5 or 6 hits.

# What the coach of a guided game says is left undone.
spared-points = your build points are lost if you leave them
spared-attack = this unit could attack
