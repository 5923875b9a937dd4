# Pages of people, ladders, and finding games that are over.

## A person's page
profile-title = { $name } – people
profile-since = here since { $when }
profile-speaks = reads { $langs }
profile-games = { $n ->
    [one] one game
   *[other] { $n } games
}
profile-mine = This is your page as it is. Others see of it what counted and what you played with people.
profile-open = Your page
profile-bot = a bot: { $kind }
profile-program = a program
profile-ask = Ask for a game
profile-asked = Asked. The answer comes to the lobby.
profile-follow = Follow
profile-follow-not = Follow no longer
profile-more = Mute, block, report …
profile-blocked = You have blocked { $name }, so you do not meet.
profile-blocked-where = To take that back
profile-nobody = Nobody is here
profile-nobody-text = Whoever it was has left, or was never here. Games that they played with others stay, and say so.
ratings = Ratings
ratings-none = No rated game yet. Three are enough for a first number.
rating-said = Rating in { $ladder }: { $points } plus or minus { $spread }, { $n ->
    [one] one game
   *[other] { $n } games
   }{ $trend ->
    [up] , higher than at its beginning
    [down] , lower than at its beginning
   *[other] {""}
   }.
rating-provisional = provisional
rating-last = { $by } in the last game
rating-table = As a table
rating-when = When
rating-points = Rating
rating-now = now
decks-played = Decks played
decks-against = Decks against
decks-note = Share of games won, a draw as half of one; the line is the 95 % interval.
deck-share = { $share } % of { $n }, with 95 % between { $low } and { $high } %
deck-few = { $n ->
    [one] one game
   *[other] { $n } games
   }, { $won } won
deck-others = other decks
you-and = You and { $name }
you-met = { $n ->
    [one] One game
   *[other] { $n } games
   }: won { $won }, lost { $lost }, drawn { $drawn }.
you-last = The last one
profile-tournaments = Tournaments
tournament-place = place { $place } of { $of }
tournament-in = { $of } are in it

## Finding games
games-found = Games
found-all = All games that are over
found-all-text = Games that counted and games among people, of everybody here, where they could be watched.
found-yours = Your games
found-search = Search the games
found-example = Names, decks, fields: deck:tidal against:stern turns>30
found-fields = Fields
found-fields-text = Each narrows the list; words between quotation marks belong together.
found-field-game = of this game
found-field-deck = with this deck
found-field-against = against this deck, or who is called so
found-field-player = somebody who is called so
found-field-result = won, lost or drawn
found-field-turns = longer than that; < = too
found-field-rated = that counted
found-field-format = by this format
found-field-since = from that day on; until: up to it
found-chips = Narrow the list
found-any = All games
found-rated = Rated
found-won = Won
found-lost = Lost
found-count = { $n ->
    [0] No game was found.
    [one] One game was found{ $more ->
        [0] .
       *[other] , and there are older ones.
    }
   *[other] { $n } games were found{ $more ->
        [0] .
       *[other] , and there are older ones.
    }
}
found-none = No game is like that.
found-none-yet = No game yet.
found-older = Older games
found-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
found-with = with { $deck }
found-own-deck = another deck
found-winner = won
found-drawn = drawn
found-rating = { $by } rating
found-analysis = analysis
found-analysis-of = Analysis: { $names }

## Ladders
ladders = Ladders
ladders-text = Whoever plays rated games stands here by what is known of their strength; ± says how well. Bots are lines between them.
ladder-title = Ladder: { $ladder }
ladder-people = { $n ->
    [0] nobody yet
    [one] one person
   *[other] { $n } people
}
ladder-first = first: { $name }, { $rating }
ladder-you = you: { $rating }
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-results = Won, drawn, lost
ladder-place = Place
ladder-bot = a bot
ladder-own = You
ladder-none = Nobody's rating is settled here yet.
ladder-early = Provisional
ladder-early-text = Too few games to say much; whoever played last is first.
ladder-formats = Format
ladder-yours = Your place: { $place } of { $of }, { $rating }.
ladder-yours-early = Your rating here is { $rating }, provisional: { $n } of { $of } games.

## A game that is over
game-players = Players
game-before = { $before }, after it { $after }
game-share = Share
game-link = Copy the link
game-embed = Show it on another page
game-embed-text = Put this into the page: it shows the game, and nothing else of this place.
game-embed-copy = Copy this
game-private = Only those who played may look at this game.
game-open = Open the game here
game-framed = A finished game
