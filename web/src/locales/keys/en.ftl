# Keys of the pages beside the table.

page-key-play = play now: look for somebody
page-key-decks = sets
page-key-search = to the page’s search, where there is one
page-key-rows = from row to row in a list
page-key-does = to what can be done in a row; do the first
page-key-esc = close; stop looking
page-key-list = this list
page-key-single = Single letters are keys
asks-list = Challenges
