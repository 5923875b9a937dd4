# Words of the page itself. Card texts, log, refusals and rules come from the server.

## Everywhere
list-comma = ,{" "}
close = Close
save = Save
saved = Saved.
send = Send
menu = Menu
language = Language
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
your-name = Your name
you = You
you-are = You are { $name }
main-nav = Main
back-to-table = Back to the table
nav-play = Play
nav-decks = Sets
nav-rules = Rules
error-plain = That did not work. Try again in a moment.
error-offline = The server does not answer.
loading = One moment…
lost-title = There is nothing here.
lost-text = The address leads to no table, set or rule.

## The table
table = Table
table-nav = Table
board = Board, 6 by 6
score = Score
side = Prompt and log
slip = What the table asks
log = Log
latest = What happened last
your-turn = Your turn
playing = { $name } is playing
turn-n = Turn { $n }
turn-step = Turn { $n } · lay one token
turn-step-short = { $n } · lay one token
to-limit = to { $n }
turns-at-most = { $n } turns at most
goal = to { $n } or a full board
goal-board = until the board is full
growth-a-turn = +{ $n } a turn
pending-bonus = next token +{ $n }
pending-extra = { $n ->
    [one] 1 extra turn
   *[other] { $n } extra turns
}
spectators-n = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
seat-one = First seat
seat-two = Second seat
seat-bot = bot
seat-here = here
seat-away = away
clock-of = { $time } left
clock-left = { $n } seconds left
far-tops = Top cards: { $name }
far-hidden = What lies under { $name }'s cards is hidden.
your-stacks = Your four stacks
stack-n = Stack { $n }
stack-card = Stack { $n }: { $card }
next-card = next: { $card }
card-label = { $name }, value { $value }
card-unknown = Unknown card
cell-empty = { $cell }, empty
cell-open = { $cell }, empty; a token may be laid here
cell-token = { $mine ->
    [yes] { $cell }, yours, value { $value }
   *[no] { $cell }, { $owner }, value { $value }
}
cell-boost = boosted by { $boost }
cell-preview = { $cell }, empty. { $card } here: { $near } plus { $nearPlus }, { $far } plus { $farPlus }.
reckon-region = What this move does
reckon-title = If { $card } lands on { $cell }
reckon-next = Next turn: { $near } +{ $nearPlus }, { $far } +{ $farPlus }.

## The slip
kind-move = Your move
kind-wait = Waiting
kind-undo = Taking back
kind-end = The game is over
step-of = { $a } of { $b }
ask-card = Choose a card.
ask-card-named = { $name }: choose a card.
card-first = Choose a card first.
ask-field = Choose a field.
ask-lay = Lay { $card } on { $cell }?
ask-wait = One moment, the table is being laid.
ask-waiting = The second seat is free.
hint-card = One of your four top cards.
hint-card-keys = Keys 1–4 do it too.
hint-field = { $card } goes on any field with a gold lozenge. What happens is shown before it counts.
hint-confirm = Arrow keys try another field, 1–4 another card. Nothing is sent until you lay it.
hint-waiting = The game begins as soon as somebody sits down. You may leave and come back.
hint-watching = You are watching this table.
lay-it = Lay it
other-field = Another field
other-card = Another card
undo = Take back
undo-ask = Ask to take back
undo-asked = { $name } asks to take back a move.
undo-allow = Allow
undo-refuse = Not this time
undo-waiting = You asked to take back. The other seat may allow it.
undo-far = This takes back { $name }'s turn as well. Take back?
undo-not = Leave it
lesson = Position from the rules
lesson-what = This is for trying the rule out, and counts for nothing: you play both sides, and U takes back.
lesson-story = What the rulebook does here
lesson-rule = open this rule
lesson-back = back to your table
away-note = { $name } is not at the table just now.
line-lost = The line dropped. Your table is kept.
end-won = You won, { $a } to { $b }. Once more?
end-lost = You lost, { $a } to { $b }. Once more?
end-draw = A draw, { $a } to { $b }. Once more?
end-name-won = { $name } won, { $a } to { $b }.
once-more = Once more
rematch-accept = Yes, once more
rematch-asked = You asked for another game. The other seat may accept.
to-replay = Replay
to-lobby = To the lobby
invite-hint = Send this link to a friend. The game begins when they sit down.
invite-alone = This link works on this computer only. For friends elsewhere, start Stolik with --host 0.0.0.0 and give them its address.
invite-link = Invitation link
copy-link = Copy link
copied = Copied.
return-make = Make a link for coming back
return-why = For the day this browser forgets you, or to go on in another one: your seats and decks come along.
return-link = Your link for coming back
return-note = Keep it to yourself: who opens it is you. It works once, and a new one ends this one.
return-title = Come back
return-text = With this link this browser becomes who made it, with all their seats and decks. What belongs to { $name } here stays behind. Go on only if you made the link yourself.
return-enter = Come back
return-not = Not now
return-none = There is no key in this link. Copy it whole, from the menu of the browser that still knows you.
why-not = Why not?
open-rule = open the rule
show-me = Show me

## Talk, menu, keys
talk-label = Say something
talk-hint = Say something to the table
my-set = My set
my-set-note = The first card of a stack lies on top. A laid card goes to the bottom of its stack.
setting-confirm = Ask before a token is laid
setting-confirm-pk = Ask before an attack, a retreat, a power or the end of the turn
setting-keys = Single keys (1–4, U, B, L …)
setting-keys-pk = Single keys (1–9, E, R, U, L …)
keys = Keys
keys-note = Single keys can be switched off in the menu. No key needs two hands.
leave = Leave the table
leave-note = You lose nothing by leaving: the game waits, and the lobby leads back to it.
resign = Resign
resign-sure = Resign this game?
resign-note = The other seat wins.
play-on = Play on
key-stacks = choose a stack, or another one
key-arrows = move on the board, or along the cards
key-enter = choose; on the chosen field, lay it
key-esc = let go, one step
key-space = read the card large
key-name-space = Space
key-why = why not? On nothing: this list
key-undo = take back, or ask to
key-board = to the board
key-hand = to your stacks
key-far = to the other side
key-log = to the log
key-set = look through your set
key-menu = menu
key-tab = from zone to zone

## Cards
filter-value = Value
filter-ability = Ability
filter-type = Type

## Lobby
site-line = a table for card and board games
sit-down = Sit down.
which-game = What shall we play?
tb-line = two players, 15 minutes
tb-more = Lay tokens from four stacks on a 6×6 board. Every turn each token scores.
against-whom = Against whom?
which-set = With which set?
foe-friend = A friend
foe-friend-note = you get a link to send
foe-both = Both seats
foe-both-note = you play both sides
play-bot = Play against { $name }
play-friend = Lay the table for a friend
play-both = Play both seats
laying = Laying the table…
laying-counter = Looking for a set against yours…
no-account = no account needed
deck-drawn = Drawn at random
deck-counter = one that counters yours
deck-drawn-note = 12 cards that go together
deck-own = yours · { $n } cards
deck-bundled = comes with the table · { $n } cards
deck-all = All sets
deck-all-pk = All decks
deck-all-note = { $n } more
deck-build = Build a set
deck-build-note = or paste one
deck-look = What is in it
deck-look-n = What is in { $name }
deck-open = Open in the deck editor
deck-none-fits = No deck here fits these settings.
deck-none-build = Build one that does
more-options = limits, rules, clock, spectators
as-preset = as the preset says
other-set = The other seat's set
clock = Clock
clock-none = no clock
clock-each = { $m } min + { $s } s a turn
clock-help = Time runs only while an answer is due.
spectators-allowed = Spectators may watch
lobby-side = Your tables and links
your-tables = Your tables
no-tables = No game is under way.
over-tables = Finished
drawn-tables = { $n ->
    [one] 1 position from the rules
   *[other] { $n } positions from the rules
}
put-away = Put away
put-away-n = Put away: { $rule }
against = against { $name }
table-waiting = waiting for the other seat
table-yours = Your answer is awaited
join-title = Join by link
join-label = Table link or code
join-hint = link or code
join = Join
join-invites = { $name } invites you.
join-taken = Both seats are taken.
join-sit = Sit down
new-title = New to the game?
new-text = Every rule opens as a small position on the table.
first-lesson = A first position
record-open = Open a record
record-bad = This file is no record.

## Sets
decks-title = Your sets
decks-text = Four stacks, two to five cards each, in the order you want them.
decks-own = Built by you
decks-none = None yet. Start with an empty one, or with one drawn at random.
decks-bundled = Come with the table
deck-new = New set
deck-random = Draw at random
deck-draft = draft, not playable yet
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
delete = Delete
delete-sure = Delete { $name }?
keep = Keep it
editor-title = set editor
deck-name = Name of the set
untitled = My set
deck-text = As text
deck-text-hint = Write this set out to copy it, or paste one and take it over.
deck-text-write = Write out this set
deck-text-read = Take this text over
copy = Copy
save-draft = Save draft
saved-draft = Saved as a draft.
deck-region = The set, four stacks
deck-plays = This set can be played: { $n } cards.
deck-play = Play with it
deck-back = Take that back
checking = Checking…
problems-more = and { $n } more
lane-count = { $n } of 2–5
lane-card = { $at } of { $of }: { $card }
lane-acts = Move this card
lane-up = Up
lane-down = Down
lane-remove = Out of the set
lane-drop = lay a card here
collection = Collection
coll-count = { $n } of { $of } cards
coll-none = No card fits. Drop a filter?
coll-used = { $card }; in stack { $n }
filters-clear = clear the filters
filter-area = Area
filter-area-has = The area contains
search = Search
in-stack = in stack { $n }
put-in = Put into a stack
put-in-n = Into stack { $n }
pages = Pages
page-n = Page { $n }
editor-hint = Carry a card to a stack, or choose it and press 1–4. Alt and arrows move a card in the set.

## Replay
moves = Moves
timeline = Timeline
chart-label = Points over the turns. Now { $near } { $a }, { $far } { $b }.
chart-lead = lead of { $name }: { $n }
board-after = Board after turn { $n }
turn-of = of { $n }
to-start = To the start
step-back = One turn back
step-on = One turn on
to-end = To the end
play = Play
pause = Pause
play-from = Play on from here
play-from-title = Play on from turn { $n }
play-from-note = The position is laid on a new table. The game you are looking at stays as it is.
copy-turn = Copy link to turn { $n }
result-won = { $name } won, { $a } to { $b }
result-draw = a draw, { $a } to { $b }

## Rules
rules-title = The rules of { $game }
rules-lead = Every rule has a number. Refusals at the table cite it, and many open as a small position.
rules-all = All rules
rules-chapters = Chapters
rules-search = Search the rules
rules-search-hint = Search, or type an ID
rules-hits = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-none = There is no rule { $id }.
rules-source = Where it comes from
rules-steps = Neighbours
example-before = before
example-after = after
example-table = the table
example-score = X { $a }, O { $b }
examples-more = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
show-on-table = Show me on the table
show-n = Show me { $n }: { $title }

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
list-semi = ;{" "}
none = none
stage-basic = Basic
stage-1 = Stage 1
stage-2 = Stage 2
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
may-be-chosen = may be chosen
mon-hidden = A Pokémon, face down
card-back = a card, face down
effects-n = { $n ->
    [one] 1 effect
   *[other] { $n } effects
}
of-whom = {" "}({ $name })
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
retreat-not = No retreat: why not?
retreat-cost = Retreat Cost
attached = Attached:
lies-on = Evolved from:
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
deck = Deck
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
discard-of = Discard pile: { $name }, { $n }
lost-n = Lost Zone { $n }
lost-of = Lost Zone: { $name }, { $n }
pile-empty = There is nothing in it.
tally-hand = hand
tally-deck = deck
tally-prizes = Prizes
tally-discard = discard
used-energy = Energy attached
free-energy = Energy not yet attached
used-supporter = Supporter played
free-supporter = no Supporter yet
hand-of = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
hand-empty = Your hand is empty.
copies = { $n } copies
chosen-n = { $n } chosen
tray = Cards to choose from
tray-none = No card fits.
tray-empty = There is no card here.
back-n = Card { $n }, face down
heads = Heads
tails = Tails
heads-of = { $n } of { $of } heads
setting-up = Setting up
sudden-death = Sudden Death
format-double = two Active Pokémon
format-half = half deck
ask-turn = What will you do?
ask-choose = Choose.
ask-sure = { $what }?
ask-hand = Where does { $name } go?
ask-play = Play { $name }?
ask-retreat = { $n ->
    [0] { $what }? It is free.
   *[other] { $what }? It costs { $n } Energy.
}
ask-mon = What should { $name } do?
esc-lets-go = Esc lets go
count-of = { $a } of { $b }
count-up-to = { $a } of up to { $b }
other-choice = Something else
nothing-to-do = There is nothing it can do now.
verbs = What can be done
hint-target = Choose a lit place, or carry the card there.
hint-turn = Choose a card of your hand, or one of these.
hint-hand = Choose in your hand.
only-basics = Only Basic Pokémon are laid now. The rest of the hand is played in your turns.
not-asked = { $name } is not among the cards that are asked for now.
hint-table = Choose on the table.
hint-tray = Choose from the cards laid out.
choose-none = Choose none
choose-these = { $n ->
    [0] Choose
   *[other] Choose { $n }
}
choose-this = Choose it
choose-anew = Choose anew
cut-n = Lift { $n } cards off
cut-it = Cut
cases = { $list } damage
cases-or = {" "}or{" "}
on-name = { $n } on { $name }
attack-on = { $attack } on { $name }
hit-on = { $n } damage on { $name }
hit-how = { $n } damage: how it was reckoned
how-much = how?
reckoning = How the damage was reckoned
reckon-base = printed
reckon-more = more
reckon-less = less
reckon-times = what it counts
reckon-weakness = Weakness
reckon-resistance = Resistance
reckon-prevented = prevented
reckon-damage = damage
pk-won = You won. Once more?
pk-lost = You lost. Once more?
pk-draw = A draw. Once more?
pk-name-won = { $name } won.
key-verbs = the verbs of the slip
key-walk = from card to card in a zone
key-choose = choose; a second time, confirm
key-end = end the turn
key-retreat = retreat
key-search = search in the tray
key-active = to your Active Pokémon
key-cards = to your hand, or to the cards laid out
step-n = Step { $n } of { $of }
pk-drawn = a draw
pk-line = two players, half an hour
pk-more = Theme decks of 2005 to 2009: evolve, attach Energy, attack, take six Prizes.
which-deck = With which deck?
other-deck = The other seat's deck
deck-build-pk = Build a deck
decks-title-pk = Your decks
decks-text-pk = 60 cards, at most four of a name, basic Energy as many as you like.
deck-new-pk = New deck
nav-decks-pk = Decks

## The deck editor
deck-editor = deck editor
deck-name-pk = Name of the deck
untitled-deck = My deck
pool = All cards
pool-hint = Words, or type:fire hp>=100 stage:2 text:burned
filter-types = Type
filter-kinds = Kind
filter-sets = Set
in-deck = { $n } in the deck
more-cards = Show { $n } more
read-card = Read { $name }
one-more = One { $name } more
one-fewer = One { $name } fewer
deck-ready = { $n } cards. Ready to play.
deck-for-half = A half deck: 30 cards, 3 Prize cards.
deck-stats = How it draws
part-pokemon = Pokémon
part-trainers = Trainers
part-energy = Energy
part-none = none yet
stat-costs = Cost of the attacks
stat-costs-label = Attacks by number of Energy: { $list }
stat-costs-note = Energy needed; each copy counts.
stat-opening = Opening hand
stat-holds-basic = hold a Basic
stat-basics = { $n } Basics in { $of }.
stat-holds-energy = { $share } hold Energy.
stat-deal = Deal a hand
stat-parts = What it is made of
will-be-out = { $name } is Knocked Out.
will-have = { $name } has { $n } HP left.
luck-decides = Luck decides.
