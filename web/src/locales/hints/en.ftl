## What to do: a hint, and everything that could be done

hint = Hint
hint-choose = Choose this
hint-thinking = Thinking …
hint-failed = No hint now.
could = What could I do?
could-wait = It is not your turn. { $name } is to answer now; what you can do then is listed here.
could-over = The game is over.
could-failed = The list could not be made. Try again.
could-choose = Choosing something here selects it at the table. Nothing is played yet.
could-not = Not now
could-more = and { $n } more
key-hint = a hint: what a computer player would do
key-could = what could I do?

# beside a reckoning
rule-called = Rule { $rule }
