# Words of the page itself. Card texts, log, refusals and rules come from the server.

## Everywhere
list-comma = ,{" "}
close = Close
save = Save
saved = Saved.
send = Send
menu = Menu
language = Language
theme = Light
theme-system = as the system
theme-light = day
theme-dark = lamp
your-name = Your name
you = You
you-are = You are { $name }
main-nav = Main
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
your-turn = Your turn
playing = { $name } is playing
turn-n = Turn { $n }
turn-step = { $n } · lay one token
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
far-hidden = What lies under these cards is hidden. ({ $name })
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
reckon-before = If
reckon-after = lands on { $cell }
reckon-next = Next turn: { $near } +{ $nearPlus }, { $far } +{ $farPlus }.

## The slip
kind-move = Your move
kind-wait = Waiting
kind-undo = Taking back
kind-end = The game is over
step-of = { $a } of { $b }
ask-card = Choose a card.
ask-card-named = { $name }: choose a card.
ask-field = Choose a field.
ask-lay = Lay { $card } on { $cell }?
ask-wait = One moment, the table is being laid.
ask-waiting = The second seat is free.
hint-card = One of your four top cards. Keys 1–4 do it too.
hint-field = { $card } goes on any field with a gold lozenge. Pointing at one shows what happens.
hint-confirm = Arrow keys try another field, 1–4 another card. Nothing is sent until you lay it.
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
line-lost = The line dropped. Your table is kept.
end-won = You won, { $a } to { $b }. Once more?
end-lost = { $b } to { $a } against you. Once more?
end-draw = A draw, { $a } to { $b }. Once more?
end-name-won = { $name } won, { $a } to { $b }.
once-more = Once more
rematch-accept = Yes, once more
rematch-asked = You asked for another game. The other seat may accept.
to-replay = Replay
to-lobby = To the lobby
invite-hint = Send this link to a friend. The game begins when they sit down.
invite-link = Invitation link
copy-link = Copy link
copied = Copied.
why-not = Why not?
open-rule = open the rule
show-me = Show me

## Talk, menu, keys
talk-label = Say something
talk-hint = Say something to the table
my-set = My set
my-set-note = The first card of a stack lies on top. A laid card goes to the bottom of its stack.
setting-confirm = Ask before a token is laid
setting-keys = Single keys (1–4, U, B, L …)
keys = Keys
keys-note = Single keys can be switched off in the menu. No key needs two hands.
leave = Leave the table
leave-note = Leaving gives nothing up: the table is kept, and the lobby leads back to it.
resign = Resign
resign-sure = Resign this game?
resign-note = The other seat wins.
play-on = Play on
key-stacks = choose a stack, or another one
key-arrows = move on the board, or along the cards
key-enter = choose; on the chosen field, lay it
key-esc = let go, one step
key-space = read the card large
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
