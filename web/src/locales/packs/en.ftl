# Packs: cards that one brings.

packs-title = Packs
packs-about = Bring the cards that you know: a set file (.json, .txt or .tsv). Drop it here, or choose it. Whoever plays with you needs no file.
packs-none = You have no packs yet.
packs-choose = Choose a card file
packs-drop = Let go: the file becomes a pack.
packs-since = yours since { $day }
packs-the-pack = The pack
packs-cards = Cards of the pack
packs-card = A card
packs-show = Show
packs-pick = Choose a card.
packs-filter-all = All { $n }
packs-filter-read = Read { $n }
packs-filter-stopped = Stopped { $n }
packs-n-read =
    { $n ->
        [one] 1 card read
       *[other] { $n } cards read
    }
packs-n-stopped = { $n } stopped at a sentence
packs-n-left =
    { $n ->
        [one] 1 entry is no card
       *[other] { $n } entries are no cards
    }
packs-why-left =
    { $n ->
        [one] Why 1 entry is no card
       *[other] Why { $n } entries are no cards
    }
packs-rename = Rename
packs-name = Name of the pack
packs-share = Pass on
packs-shared = Saved as a file: what the cards do, without any printed text. Whoever drops it here has the cards too.
packs-remove = Remove
packs-remove-sure = Remove “{ $name }”?
packs-deck = A deck of yours
packs-deck-none = Begin a deck of your own with the card that you look at.
packs-deck-open = Open in the editor
packs-unused = None of your decks and no game uses its cards.
packs-used =
    { $decks ->
        [0] { "" }
        [one] One of your decks has its cards and can’t be played without them.
       *[other] { $decks } of your decks have its cards and can’t be played without them.
    } { $games ->
        [0] { "" }
        [one] A game uses them; the game goes on.
       *[other] { $games } games use them; they go on.
    }
packs-bundled = is here by itself
packs-as-data = as data only
packs-own-words = in your words
packs-own-words-card = This card does what its owner says it does, in their own words.
packs-their-words = in their own words

## Reading
packs-here = Your pack is here
packs-reading = Reading { $name }
packs-progress = How far the file is read
packs-begins = The reader is being started …
packs-so-far = { $n } of { $of } entries
packs-stop = Stop
packs-stopped-at = Stopped after { $n } of { $of } entries. Nothing is kept yet.
packs-keep-read = Keep these { $n }
packs-keep-none = Keep nothing
packs-replace = Replace it
packs-leave = Leave it as it is
packs-counted =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    } can be played now.{ $stopped ->
        [0] { "" }
        [one] { " " }One is there as data only.
       *[other] { " " }{ $stopped } are there as data only.
    }
packs-go-on = Go on
packs-look = Look at the pack

## What stopped a card
packs-why-unknown = stopped at “{ $text }”
packs-why-ambiguous = can be read in two ways: “{ $text }”
packs-why-strange = has a field that is not known: { $text }
packs-why-era = is of a kind that this game doesn’t play: { $text }
packs-why-long = takes too long to read
packs-why-misfit = can’t be played as it was read: { $text }
packs-why-outdated = this version can’t hold it any more ({ $text }); add its file again
packs-stopped-here = Stopped here:
packs-cant-say = Other words don’t help here: what stopped the card is not a sentence of it.

## Own words
packs-say = Say it in other words
packs-say-text = Write what it does, in English, until the table understands it. What it understood stands beside it, in three languages.
packs-places = Which text
packs-in-words = { $place }, in your words
packs-reads = It reads.
packs-two-ways = It can be read in two ways. Choose the one that is meant, or say it more exactly.
packs-this-one = Keep this one: it does what the card says
packs-stops-at = Stopped at:
packs-the-end = the end
packs-near = What is near, from cards that read:
packs-understood = What the table understood
packs-keep-it = Keep it: it does what the card says
packs-kept = Kept, in your words.
packs-leave-data = Leave it as data only
packs-yours = The printed text stays with you. Others at your table are told what the card does, not how it is printed.

## At somebody else's table
packs-theirs =
    { $n ->
        [one] { $name } plays with a card that is in no set
       *[other] { $name } plays with { $n } cards that are in no set
    }
packs-theirs-text = Read what they do before you sit down. You need no file of them.

## Cards that could not be read
cards-missed = The cards could not be read.
cards-again = Try again
