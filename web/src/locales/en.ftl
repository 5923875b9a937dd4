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
nav-rules = Rules
error-plain = That did not work. Try again in a moment.
error-offline = The server does not answer.
loading = One moment…
lost-title = There is nothing here.
lost-text = The address leads to no table, set or rule.

## The table
table = Table
table-nav = Table
side = Prompt and log
slip = What the table asks
log = Log
latest = What happened last
your-turn = Your turn
playing = { $name } is playing
choosing = { $name } is choosing
turn-n = Turn { $n }
spectators-n = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
seat-one = First seat
seat-two = Second seat
seat-bot = bot
seat-bot-plays = bot · { $name }
seat-here = here
seat-away = away
clock-of = { $time } left
clock-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
card-unknown = Unknown card

## The slip
kind-move = Your move
kind-wait = Waiting
kind-undo = Taking back
kind-end = The game is over
ask-wait = One moment, the table is being laid.
ask-waiting = The second seat is free.
hint-waiting = The game begins as soon as somebody sits down. You may leave and come back.
hint-watching = You are watching this table.
hint-late = You see it { $late } than the players.
undo = Take back
undo-ask = Ask to take back
undo-asked = { $name } asks to take back a move.
undo-allow = Allow
undo-refuse = Not this time
undo-waiting = You asked to take back. { $name } may allow it.
undo-far = { $what } Take back?
undo-not = Leave it
lesson = Position from the rules
lesson-what = This is for trying the rule out, and counts for nothing: you play both sides, and U takes back.
lesson-what-four =
    This is for trying the rule out, and counts for nothing: you play all { $n ->
        [4] four
       *[other] { $n }
    } seats, and U takes back.
lesson-story = What the rulebook does here
lesson-rule = open this rule
lesson-back = back to your table
away-note = { $name } is not at the table just now.
line-lost = The line dropped. Your table is kept.
line-restart = The table is being restarted; it comes back by itself.
once-more = Once more
rematch-accept = Yes, once more
rematch-wished = { $name } would like to play once more.
rematch-asked = You asked for another game. { $name } may accept.
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
return-outside = With this link this browser becomes who made it, with all their seats and decks. Go on only if you made the link yourself.
return-enter = Come back
return-not = Not now
return-none = There is no key in this link. Copy it whole, from the menu of the browser that still knows you.
door-invited = You come in here by invitation
door-invited-text = Open the link that the host gave you, or a friend’s invitation to a table.
door-closed = Nobody new comes in right now
door-closed-text = The host lets nobody new in for the time being. Who was here before goes on playing.
door-back = If you have been here before, open your link for coming back.
door-read = Read the rules:
enter-title = You are invited
enter-text = There is no account to make: this browser will remember you.
enter-go = Come in
enter-inside = This browser is in already, so the invitation is still good for somebody else.
enter-none = There is no invitation in this link. Copy it whole, as it was sent to you.
entrances-open = Sessions and tokens
entrances-title = Sessions and tokens
entrances-kept = Kept here: your name, your decks and your games. No e-mail, no address.
sessions-title = Where you are signed in
sessions-note = What is ended here is closed at once: a table that is open there goes on without you, as when a line drops. “End all but this one” also withdraws your link for coming back.
device = { $browser } on { $system }
device-unknown = Some browser or program
since = since { $date }
until = until { $date }
used = last used { $date }
used-here = now, this one
used-never = never used
end = End it
end-n = End it: { $name }
end-this = End it here
end-this-sure = End the session of this browser?
end-this-text = This browser forgets who you are. Without a link for coming back, your seats and decks can't be reached any more.
end-not = Leave it
end-others = End all but this one
ended = ended
ended-n = Ended: { $name }
ended-none = There is no other one.
ended-others = { $n ->
    [one] 1 session was ended.
   *[other] { $n } sessions were ended.
}
ended-title = Your session has ended
ended-text = It was ended here or in another browser, or nobody used it for long. Unless an account was deleted, what you had played is kept; this page is answered no more.
ended-back = With an account, sign in; with a link for coming back, open it: you are who you were.
ended-anew = Begin anew
tokens-title = Tokens for programs
tokens-note = With a token a program of yours plays here under a name of its own. If a token is ended, its program keeps its games, and you may make another one for the same name.
token-name = Name of the program
token-name-help = 2 to 24 letters, digits, - and _; others challenge it by this name.
token-make = Make a token
token-made = A token for { $name } is made; it stands below.
token-shown = The token of { $name }
token-once = It is shown only now. Keep it where your program finds it, and nobody else.
token-copy = Copy the token
token-past = ran out { $date }
token-renew = Renew
token-renew-n = Renew: { $name }
token-renewed = { $name } runs until { $date }.
why-not = Why not?
open-rule = open the rule
show-me = Show me

## Talk, menu, keys
talk-label = Say something
talk-hint = Say something to the table
my-set = My set
view-text = All you see, as text
keys = Keys
keys-note = Single keys can be switched off in the menu. No key needs two hands.
leave = Leave the table
leave-note = You lose nothing by leaving: the game waits, and the lobby leads back to it.
leave-note-clock = You may leave, and the lobby leads back to the game; but the clock goes on meanwhile.
resign = Resign
resign-sure = Resign this game?
resign-note = { $name } wins.
resign-note-team = Your whole team gives up: { $name } win.
resign-note-many = The game ends, and you have lost it.
play-on = Play on
key-esc = let go, one step
key-space = read the card large
key-name-space = Space
key-why = why not? On nothing: this list
key-undo = take back, or ask to
key-far = to the other side
key-log = to the log
key-menu = menu
key-tab = from zone to zone

## Lobby
site-line = a table for card and board games
sit-down = Sit down.
which-game = What shall we play?
against-whom = Against whom?
foe-friend = A friend
foe-friend-note = you get a link to send
foe-both = Both seats
foe-both-note = you play both sides
play-bot = Play against { $name }
play-bots = Play with and against { $name }, on all other seats
play-friend = Lay the table for a friend
play-both = Play both seats
play-all =
    Play all { $n ->
        [4] four
       *[other] { $n }
    } seats
laying = Laying the table…
laying-counter = Looking for a set against yours…
deck-drawn = Drawn at random
deck-counter = one that counters yours
deck-own = yours · { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-comes = comes with the table
deck-bundled = comes with the table · { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-all = All decks
deck-look = What is in it
deck-look-n = What is in { $name }
deck-open = Open in the deck editor
deck-none-fits = No deck here fits these settings.
deck-none-build = Build one that does
as-preset = as the preset says
clock = Clock
clock-none = no clock
clock-each = { $m } min + { $s } s a turn
clock-help = Time runs only while an answer is due.
spectators-allowed = Spectators may watch
lobby-side = Your tables and links
your-tables = Your tables
no-tables = No game is under way.
drop = Delete
drop-n = Delete: { $name }
drop-sure = Delete this game?
drop-text = It is gone from your list for good. Others who played it keep theirs.
drop-not = Keep it
drawn-tables = { $n ->
    [one] 1 position from the rules
   *[other] { $n } positions from the rules
}
put-away = Put away
put-away-n = Put away: { $rule }
against = { $foes ->
    [one] against { $name }
   *[other] against { $name }
}
with-against = with { $partner } against { $name }
table-waiting = a seat is still free
table-yours = Your answer is awaited
join-title = Join by link
join-label = Table link or code
join-hint = link or code
join = Join
join-invites = { $name } invites you.
join-watched = others may watch
join-taken = No seat is free any more.
join-sit = Sit down
new-title = How it is played
new-text = Every rule opens as a small position on the table.
first-lesson = A first position
record-open = Open a record
record-bad = This file is no record.

## Sets
decks-own = Built by you
decks-bundled = Come with the table
deck-random = Draw at random
deck-draft = draft, not playable yet
stack-n = Stack { $n }
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
delete = Delete
delete-sure = Delete { $name }?
keep = Keep it
deck-text = As text
deck-text-read = Take this text over
copy = Copy
save-draft = Save draft
saved-draft = Saved as a draft.
unsaved = The changes are not saved yet
save-and-leave = Save and leave
leave-unsaved = Leave without saving
deck-back = Take that back
checking = Checking…
problems-more = and { $n } more
coll-none = No card fits. Drop a filter?
filters-clear = clear the filters
search = Search

## Replay
moves = Moves
timeline = Timeline
chart-label = Points over the turns. Now { $near } { $a }, { $far } { $b }.
chart-lead = lead of { $name }: { $n }
board-after = Board after turn { $n }
to-start = To the start
step-back = One turn back
step-on = One turn on
to-end = To the end
passes-quiet = nobody answered
passes-after = no further answer
passes-n = { $n ->
    [one] 1 pass
   *[other] { $n } passes
  }
passes-open = Show steps { $a }–{ $b } one by one
passes-fold = Fold steps { $a }–{ $b }
play = Play
pause = Pause
play-from = Play on from here
play-from-title = Play on from turn { $n }
play-from-step = Play on from step { $n }
play-from-note = The position is laid on a new table. The game you are looking at stays as it is.
copy-step = Copy link to step { $n }
copy-turn = Copy link to turn { $n }
result-won = { $name } won, { $a } to { $b }
result-draw = a draw, { $a } to { $b }

## Rules
rules-title = The rules of { $game }
rules-lead = Every rule has a number. Refusals at the table cite it, and many open as a small position.
rules-all = All rules
rules-chapters = Chapters
rules-search = Search the rules
rules-search-hint = Search, or an ID
rules-hits = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-none = There is no rule { $id }.
rules-empty = This game brings no written rules.
rules-source = Where it comes from
rules-steps = Neighbours
example-before = before
example-after = after
example-table = the table
examples-more = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
show-on-table = Show me on the table
show-n = Show me { $n }: { $title }

## Tables of card games
list-semi = ;{" "}
may-be-chosen = may be chosen
card-back = a card, face down
card-turned = { $name }, face down
aside-card = aside: { $name }
aside-n = { $n } set aside
of-whom = {" "}({ $name })
lies-on = Evolved from:
deck = Deck
discard-of = Discard pile: { $name }, { $n }
pile-empty = There is nothing in it.
tally-hand = hand
tally-deck = deck
tally-discard = discard
hand-of = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
hand-empty = Your hand is empty.
copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
chosen-n = { $n } chosen
tray = Cards to choose from
tray-none = No card fits.
tray-empty = There is no card here.
back-n = Card { $n }, face down
setting-up = Setting up
ask-choose = Choose.
ask-sure = { $what }?
esc-lets-go = Esc takes it back
count-of = { $a } of { $b }
count-up-to = { $a } of up to { $b }
other-choice = Something else
nothing-to-do = There is nothing it can do now.
verbs = What can be done
hint-hand = Choose in your hand.
not-asked = { $name } is not among the cards that are asked for now.
hint-tray = Choose from the cards laid out.
choose-these = { $n ->
    [0] Choose
   *[other] Choose { $n }
}
choose-this = Choose it
choose-anew = Choose anew
how-much = how?
reckoning = How the damage was reckoned
reckon-damage = damage
over-won = You won. Once more?
over-lost = You lost. Once more?
over-draw = A draw. Once more?
over-shared = You share the first place. Once more?
name-won = { $name } won.
names-won = { $names } won.
names-shared = { $names } share the first place.
nobody-won = Nobody won.
key-verbs = the verbs of the slip
key-walk = from card to card in a zone
key-choose = choose; a second time, confirm
key-search = search in the tray
key-cards = to your hand, or to the cards laid out
step-n = Step { $n } of { $of }
result-drawn = a draw
which-deck = With which deck?
other-deck = The other seat's deck
deck-build = Build a deck
decks-title = Your decks
deck-new = New deck
decks-none = None yet. Build one, or paste a list.
deck-play = Play with it
deck-text-hint = Write this deck out to copy it, or paste one and take it over.
deck-text-write = Write out this deck
nav-decks = Decks

## The deck editor
deck-editor = deck editor
deck-name = Name of the deck
untitled-deck = My deck
pool = All cards
query-unknown = Not known here: { $list }. You can search by: { $known }.
filter-kinds = Kind
filter-sets = Set
in-deck = { $n } in the deck
more-cards = Show { $n } more
read-card = Read { $name }
one-more = One { $name } more
one-fewer = One { $name } fewer
deck-ready = { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Ready to play.
deck-stats = How it draws
part-none = none yet
stat-opening = Opening hand
stat-deal = Deal a hand
stat-parts = What it is made of

## Tables of four
list-and = {" "}and{" "}
to-team = (to the team)
invite-hint-four = Each free seat has a link of its own. The game begins when all have sat down.
invite-others = The game begins when all have sat down.
invite-link-seat = Invitation link to seat { $seat }
seat-free = still free
ask-waiting-four = The table waits for its players.
hint-waiting-four = The game begins as soon as every seat is taken. You may leave and come back.
talk-to = Who hears it
talk-team = Team
talk-all = All
talk-hint-team = Say something to { $name } alone
who-sits = Who sits where?
who-sits-note = Seats A and C are one team, B and D the other. The two teams take turns, and either may begin.
who-sits-alone = Everybody plays for themselves.
who-sits-together = Those who share a box play together.
team-of = Team { $seats }
chair-who = Who sits at seat { $seat }
chair-me = Me
chair-friend = A friend, by a link
chair-bot = Computer: { $name }
chair-friend-note = brings a deck
chair-deck = Deck of seat { $seat }
chair-mine = plays the deck that you choose here
chairs-none = Take at least one seat yourself.
chairs-both =
    Play for one team, or take all { $n ->
        [4] four
       *[other] { $n }
    } seats.
chairs-some = Take one seat, or all of them.
play-four = Lay the table
play-friends = Lay the table and invite
join-seat = You would sit at seat { $seat }.
join-mate = Partner: { $name }.
join-foes = Opponents: { $names }.
deal-ask = Was the deal fair?
deal-back = Back to the replay
deal-result = Result of the check
deal-fair = This deal was fair.
deal-fair-luck = The luck of this deal was fair.
deal-agree = The record agrees with itself.
deal-playing = The game is being played anew …
deal-unfair = This deal was not fair.
deal-unshown = Not to be shown.
deal-fair-text = Nobody could choose the cards: not the server, and no player.
deal-fair-luck-text = Nobody could choose it: not the server, and no player. That each card follows from it could not be checked here; the command checks it.
deal-agree-text = The game follows from its numbers. Whether they are those of the table, only who was there can say: this browser was shown no seal of it.
deal-playing-text = The numbers agree. Now your browser plays the game from them by its rules. The first time it fetches Python for that, 6 MB.
deal-closed = { $n ->
    [one] One card that you never saw stays closed.
   *[other] { $n } cards that you never saw stay closed.
}
deal-player = Player { $n }
deal-no-deal = Nothing was sealed before the cards were dealt.
deal-position = This game began from a position, and not with a deal.
deal-form = This deal is written in a form that this page does not know.
deal-no-part = The browser of { $name } added nothing. The server could have chosen; it can’t be shown that it did not.
deal-no-part-own = Your browser added nothing. The server could have chosen; it can’t be shown that it did not.
deal-closed-part = The browser of { $name } sealed a part and did not open it in time. A dropped line is enough for that.
deal-closed-part-own = Your browser sealed a part and did not open it in time. A dropped line is enough for that.
deal-terms = What was sealed is of another game.
deal-deck = The deck of { $name } is not the one that was sealed.
deal-part = The part of { $name } does not fit its seal.
deal-seal = The seal of step 1, or something that it binds, was changed.
deal-secret = Another secret was opened: the seal of step 1 does not fit.
deal-seed = The luck of the game does not follow from the secret and the parts.
deal-again = After a step back, at entry { $n } of the record, luck went on with a number that does not follow from them.
deal-other-seal = Before the first card this browser was shown another seal than the record has.
deal-left-out = The server has left out what your browser sealed.
deal-played = At entry { $n } of the record the game comes out differently than the record says.
deal-shown = At position { $n } this browser was shown something else than what follows from the numbers.
deal-when-1 = before the first card
deal-step-1 = The server sealed a secret
deal-step-1-text = Its seal was shown to all at the table. It can’t be opened, and can’t be changed later.
deal-when-2 = then
deal-step-2 = Each browser added a part of its own
deal-step-2-text = Sealed as well before, and opened only when all seals lay there.
deal-when-3 = the deal
deal-step-3 = All of them made every shuffle and coin
deal-step-3-text = Change one of them, and all cards come out otherwise.
deal-when-4 = after the last move
deal-step-4 = The secret was opened
deal-step-4-text = Sealed again here, it has to give the seal of step 1.
deal-checked = What was checked
deal-agrees = agrees
deal-differs = differs
deal-check-seal = the secret and all that was settled fit the server’s seal
deal-check-parts = players’ parts that fit their seals: { $n }
deal-check-decks = decks that fit their seals: { $n }
deal-check-seed = the luck of the game follows from the secret and the parts
deal-check-again = the luck after steps back follows from them too; steps back: { $n } – whoever played knows whether there were that many
deal-check-kept = it is the seal that this browser was shown before the first card
deal-check-kept-later = it is the seal that this browser was shown during the game
deal-check-not-kept = this browser was not there, and has kept no seal to compare
deal-check-own = the part of this browser is among them
deal-check-played = played anew by the rules, the game comes out as recorded, entry by entry: { $n }
deal-check-shown = it shows what this browser was shown during the game; positions compared: { $n }
deal-check-apart = positions that can’t be compared, since they were taken back while this page was closed, or the rules are newer: { $n }
deal-check-unseen = this browser has kept nothing of what was shown during the game
deal-check-unplayed = the game was not played anew: this browser can’t, or the rules and cards here are others
deal-check-again-here = Check again, here
deal-checked-n = Checked { $n } times, with the same result.
deal-more = More about the check
deal-found = All that was found
deal-what = What this page checks
deal-what-text = Your browser reckons the numbers of the record anew, and compares them with what it has kept since before the first card. Then it plays the whole game from them by its rules, and compares each position with the one that it was shown. Of the server it asks the record and the programs for that, and nothing else.
deal-took = Playing it took { $seconds } s.
deal-elsewhere = Check it elsewhere
deal-elsewhere-text = Save the record, and check it in a terminal with a Stolik of your own:
deal-numbers = The numbers in full
deal-number-table = Table
deal-number-seal = Seal of the server
deal-number-version = Version of the rules
deal-number-secret = Secret of the server
deal-number-part-seal = Seal: { $name }
deal-number-part = Part: { $name }
deal-number-deck = Seal of the deck: { $name }
deal-number-salt = Salt of the deck: { $name }
deal-number-seed = Seed of the game
deal-limits = What this can’t show
deal-limits-text = That the server told somebody a hidden card, that two players told each other theirs, or that a program helped.
