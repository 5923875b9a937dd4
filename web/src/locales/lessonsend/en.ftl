# Lessons: what is shown, what was right, what the figures say.

learn-shown = Like this: { $what }.
learn-why = Why it counts:

# The coach of a guided game, and its last words.
learn-wait = Wait: { $what }. Your move may stand all the same.
end-lines = Three things to take along
end-line-decided = What decided it:
end-line-proud = A move to be proud of:
end-line-otherwise = To try otherwise next time:
end-line-chance = In turn { $turn } your chance went from { $before } % to { $after } %.
end-line-none-proud = no single move of yours changed much for the better.
end-line-none-otherwise = no move of yours cost you much.

# What cannot be chosen in a tray says why.
tray-not-sought = { $what }, not what is sought
tray-full = No more may be chosen
tray-apart = Does not go with what is chosen
