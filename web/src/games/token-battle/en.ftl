## Token Battle
nav-sets = Sets

## The table
board = Board, 6 by 6
score = Score
turn-step = Turn { $n } · lay one token
turn-step-short = { $n } · lay one token
to-limit = to { $n }
growth-a-turn = +{ $n } a turn
pending-bonus = next token +{ $n }
pending-extra = { $n ->
    [one] 1 extra turn
   *[other] { $n } extra turns
}
far-tops = Top cards: { $name }
far-hidden = What lies under { $name }'s cards is hidden.
your-stacks = Your four stacks
stack-card = Stack { $n }: { $card }
next-card = next: { $card }
card-label = { $name }, value { $value }
cell-empty = { $cell }, empty
cell-open = { $cell }, empty; a token may be laid here
cell-token = { $mine ->
    [yes] { $cell }, yours, value { $value }
   *[no] { $cell }, { $owner }, value { $value }
}
cell-boost = boosted by { $boost }
token-title = { $mine ->
    [yes] Your token on { $cell }
   *[no] { $owner }: token on { $cell }
}
token-boost = From boosters
token-pays = Pays
token-pays-n = { $n } a turn
cell-preview = { $cell }, empty. { $card } here: { $near } plus { $nearPlus }, { $far } plus { $farPlus }.
reckon-region = What this move does
reckon-title = If { $card } lands on { $cell }
reckon-next = Next turn: { $near } +{ $nearPlus }, { $far } +{ $farPlus }.

## The slip
step-of = { $a } of { $b }
ask-card = Choose a card.
ask-card-named = { $name }: choose a card.
card-first = Choose a card first.
ask-field = Choose a field.
ask-lay = Lay { $card } on { $cell }?
hint-card = One of your four top cards.
hint-card-keys = Keys 1–4 do it too.
hint-field = { $card } goes on any field with a gold lozenge. What happens is shown before it counts.
hint-confirm = Arrow keys try another field, 1–4 another card. Nothing is sent until you lay it.
lay-it = Lay it
other-field = Another field
other-card = Another card
end-won = You won, { $a } to { $b }. Once more?
end-lost = You lost, { $a } to { $b }. Once more?
end-draw = A draw, { $a } to { $b }. Once more?
end-name-won = { $name } won, { $a } to { $b }.

## Talk, menu, keys
my-set-note = The first card of a stack lies on top. A laid card goes to the bottom of its stack.
setting-confirm = Ask before a token is laid by touch or by key
setting-keys = Single keys (1–4, U, B, L …)
key-stacks = choose a stack, or another one
key-arrows = move on the board, or along the cards
key-enter = choose; on the chosen field, lay it
key-board = to the board
key-hand = to your stacks
key-set = look through your set

## Cards
filter-value = Value
filter-ability = Ability
filter-type = Type

## Lobby
tb-line = two players, 15 minutes
tb-more = Lay tokens, push the others off, score every turn.
which-set = With which set?
set-drawn = 12 cards that go together
sets-all = All sets
set-build = Build a set
other-set = The other seat's set
other-set-next = Another set

## Sets
sets-title = Your sets
sets-text = Four stacks, two to five cards each, in the order you want them.
sets-none = None yet. Start with an empty one, or with one drawn at random.
set-new = New set
editor-title = set editor
set-name = Name of the set
untitled-set = My set
set-text-hint = Write this set out to copy it, or paste one and take it over.
set-text-write = Write out this set
deck-region = The set, four stacks
deck-plays = This set can be played: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
set-legend = The number before a card is its value.
set-play = Play with it
lane-count = { $n } of 2–5
lane-card = { $at } of { $of }: { $card }
lane-acts = Move this card
lane-up = Up
lane-down = Down
lane-remove = Out of the set
lane-drop = lay a card here
collection = Collection
coll-count = { $n } of { $of } cards
coll-used = { $card }; in stack { $n }
filter-area = Area
filter-area-has = The area contains
in-stack = in stack { $n }
put-in = Put into a stack
put-in-n = Into stack { $n }
pages = Pages
page-n = Page { $n }
editor-hint = Carry a card to a stack, or choose it and press 1–4. Alt and arrows move a card in the set.

## Replay
turn-of = of { $n }

## Rules
example-score = X { $a }, O { $b }
tb-letters = X in these rules is the player who begins, O the other one.
