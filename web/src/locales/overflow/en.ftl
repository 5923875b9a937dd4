# Words that have to be short where they stand.

chair-drawn = any deck
