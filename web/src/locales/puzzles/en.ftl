# Puzzles: the page of all of them, one at its table, and that of the day.

puzzle-word = Puzzle
puzzle-all = All puzzles
puzzle-kind =
    { $kind ->
        [win] winning
        [alive] defending
        [quiet] defending
        [relay] looking ahead
        [step] looking ahead
        [reply] looking ahead
        [trade] gaining
        [gap] gaining
        [sweep] gaining
        [again] gaining
       *[other] something else
    }
puzzle-back = Take back
puzzle-restart = Start over
puzzle-again = Try again
puzzle-reveal = Show the answer
puzzle-answer = The answer
puzzle-yourself = Try it yourself
puzzle-solved = Solved.
puzzle-missed = Not solved.
puzzle-ended = The turn is over, and what was asked for has not happened.
puzzle-refuted = That is not enough. This is what comes of it:
puzzle-stuck = That is not enough: nothing you do from here reaches what was asked for.
puzzle-less = Another move brings more.
puzzle-less-than = This brings { $own }. There is a move that brings { $most }.
puzzle-less-likely = The chance is { $own } % with this. There is a move with { $most } %.
puzzle-told = What happens
puzzle-next = Next: { $name }
puzzle-is-solved = solved

puzzle-of-day = Puzzle of the day
puzzle-played = from a played game
puzzle-yesterday = Yesterday’s:
puzzle-was-solved = – solved.
puzzle-not-yet = – not solved yet.
puzzle-solve = Solve it
puzzle-once-more = Solve it once more
puzzle-earlier = earlier ones

puzzles-title = Puzzles
puzzles-about = One question, one best answer. Nothing is hidden, and you may try as often as you like.
puzzles-none = No game here has puzzles yet.
puzzles-of = { $game }: { $done } of { $of } puzzles solved
puzzles-so-far = { $done } of { $of } solved
puzzles-today = today
puzzles-device = What you have solved is kept on this device.
puzzles-to-lessons = To the lessons

learn-guides = How to play, on one page
learn-side = Puzzle of the day, and how to play
