## Talk, menu, keys
setting-confirm-pk = Ask once more before an attack, a retreat, a power or the end of the turn
setting-keys-pk = Single keys (1–9, E, R, U, L …)

## Rules
rules-letters = The letters of these rules are the order of play: A and C are the team that goes first (“team First”), B and D the other (“team Second”), and T1, T2 … are the turns in that order. At a table the letters are seats, and B or D may begin.

## The Pokémon table
type-grass = grass
type-fire = fire
type-water = water
type-lightning = lightning
type-psychic = psychic
type-fighting = fighting
type-darkness = darkness
type-metal = metal
type-colorless = colorless
type-any = any type
n-of-type = { $n } { $type }
none = none
stage-basic = Basic
stage-1 = Stage 1
stage-2 = Stage 2
stage-vmax = VMAX
stage-mega = MEGA
stage-break = BREAK
stage-legend = LEGEND
stage-restored = Restored
stage-baby = Baby
stage-vstar = VSTAR
stage-v-union = V-UNION
stage-level-up = LV.X
stage-trainer = Trainer
stage-supporter = Supporter
stage-stadium = Stadium
stage-tool = Pokémon Tool
stage-machine = Technical Machine
stage-fossil = Fossil
stage-basic-energy = Basic Energy
stage-special-energy = Special Energy
asleep = Asleep
confused = Confused
paralyzed = Paralyzed
poisoned = Poisoned
burned = Burned
does-asleep = can't attack or retreat. Between turns its owner flips a coin: heads, it wakes.
does-confused = when it attacks, a coin is flipped: on tails the attack doesn't happen, and it takes 30 damage itself.
does-paralyzed = can't attack or retreat; it ends after its owner's next turn.
does-poisoned = takes { $n } damage between turns.
does-burned = between turns its owner flips a coin: tails, it takes 20 damage.
hp-n = { $n } HP
hp-of = { $left } of { $hp } HP
evolves-from = evolves from { $name }
energy-list = Energy: { $list }
energy-none = no Energy
new-this-turn = new this turn
new-short = new
mon-hidden = A Pokémon, face down
effects-n = { $n ->
    [one] 1 effect
   *[other] { $n } effects
}
costs = costs { $list }
costs-nothing = costs no Energy
cost = Cost
missing = missing { $list }
missing-short = missing
power-used = used this turn
weak = weak
weakness = Weakness
resists = resists
resistance = Resistance
retreat = retreat
retreat-free = retreat free
retreat-not = Why can't it retreat?
retreat-cost = Retreat Cost
attached = Attached:
bench-of = Bench: { $name }, { $n } of { $of }
active-of = Active Pokémon: { $name }
active-none = no Active Pokémon
piles-of = Deck and discard pile: { $name }
prizes-of = Prizes: { $name }, { $n } left
prizes-left = Prizes · { $n } left
prize-n = Prize { $n } of { $of }
stadium-zone = Stadium
stadium-of = Stadium: { $card }, { $name }
stadium-whose = Stadium · { $name }
slot-free = free
slot-here = put it here
deck-n = { $n ->
    [one] Deck, 1 card
   *[other] Deck, { $n } cards
}
discard = Discard pile
discard-n = { $n ->
    [one] Discard pile, 1 card, on top { $top }
   *[other] Discard pile, { $n } cards, on top { $top }
}
discard-none = Discard pile, empty
lost-n = Lost Zone { $n }
lost-of = Lost Zone: { $name }, { $n }
used-energy = Energy attached
free-energy = Energy not yet attached
used-supporter = Supporter played
free-supporter = no Supporter yet
heads = Heads
tails = Tails
heads-of = heads: { $n } of { $of }
coin-for = { $what }: { $came }
sudden-death = Sudden Death
format-double = two Active Pokémon
format-half = half deck
format-dp-on = Diamond & Pearl on
format-sun-moon = Sun & Moon
ask-turn = What will you do?
ask-hand = Where does { $name } go?
ask-play = Play { $name }?
ask-retreat = { $n ->
    [0] { $what }? It is free.
   *[other] { $what }? It costs { $n } Energy.
}
attack-of = { $name }: { $attack }
attack-by = { $name } attacks
ask-comes = { $n ->
    [0] Who comes in for { $name }? The retreat is free.
   *[other] Who comes in for { $name }? The retreat costs { $n } Energy.
}
ask-mon = What should { $name } do?
hint-target = Choose a lit place, or carry the card there.
hint-turn = Choose a card of your hand, or one of these.
only-basics = Only Basic Pokémon are laid now. The rest of the hand is played in your turns.
hint-table = Choose on the table.
cut-n = { $n ->
    [one] Lift 1 card off
   *[other] Lift { $n } cards off
}
cut-it = Cut
on-name = { $n } on { $name }
attack-on = { $attack } on { $name }
hit-on = { $n } damage on { $name }
hit-how = { $n } damage: how it was reckoned
reckon-base = printed
reckon-more = more
reckon-less = less
reckon-times = what it counts
reckon-weakness = Weakness
reckon-resistance = Resistance
reckon-prevented = prevented
key-end = end the turn
key-retreat = retreat
key-active = to your Active Pokémon
pk-line = two players, half an hour
pk-more = Raise Pokémon, attack, take six Prize cards.
decks-text-pk = 60 cards, at most four of a name, basic Energy as many as you like.

## The deck editor
pool-hint = Words, or type:fire hp>=100
filter-types = Type
deck-for-half = A half deck: 30 cards, 3 Prize cards.
deck-for-dp-on = A deck of Diamond & Pearl and the sets after it: 60 cards.
deck-for-sun-moon = A deck of the Sun & Moon era: 60 cards.
part-pokemon = Pokémon
part-trainers = Trainers
part-energy = Energy
stat-costs = Cost of the attacks
stat-costs-label = Attacks by number of Energy: { $list }
stat-costs-note = Energy needed; each copy counts.
stat-holds-basic = hold a Basic
stat-basics = { $n } Basics in { $of }.
stat-holds-energy = { $share } hold Energy.
will-be-out = { $name } is Knocked Out.
will-have = { $name } has { $n } HP left.
luck-decides = Luck decides.

## Two against two
p2-line = two teams of two, an hour
p2-more = Two friends on one field, against two.
decks-text-p2 = A half deck has 30 cards, at most two of one name beside Basic Energy. Copy one that belongs to the game, or build your own.
deck-for-four = Built for two against two: 30 cards, at most two of one name.
discards-of = Discard pile: { $name }
card-of = of { $name }
turn-order = Order of turns
round-n = Round { $n }
gx-used = GX attack used
mate-hand = Hand of { $name }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
partner = partner
mate-hand-why = This is the hand of { $name }: you may look at it, but only { $name } plays it.
your-team = your team
key-point = point at it, for your partner
what-about = What about { $card }?
point-out = Show it to { $name }
mate-empty = no cards in hand
pk-steps = Steps of the turn
pk-step-draw = draw
pk-step-play = play
pk-step-attack = attack
pk-step-ends = ends the turn
pk-step-done = done:
still-free = You could still { $list }.
free-verb = { $verb ->
    [attack] attack
    [bench] bench a Pokémon
    [evolve] evolve
   *[attach] attach an Energy
}

# What the coach of a guided game says is left undone.
spared = { $verb ->
    [bench] you can still put a Pokémon on the Bench
    [evolve] one of your Pokémon can still evolve
   *[attach] you can still attach an Energy
}
