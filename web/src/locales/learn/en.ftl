# Lessons, and the page of paths.

nav-learn = Learn
learn-title = Learn by playing.
learn-about = Each lesson is one small thing to do at the table. Start anywhere, leave any time.
learn-device = What you have done is kept on this device.
learn-path = { $game }: { $done } of { $of } lessons done
learn-none = No game here has lessons yet.
learn-count =
    { $n ->
        [one] 1 lesson
       *[other] { $n } lessons
    } · about { $minutes } min
learn-so-far = { $done } of { $of } done
learn-begin = Begin: lesson 1
learn-go-on = Go on: lesson { $n }
learn-station-done = done
learn-station-next = next
learn-guided = A guided game
learn-real = A real game

learn-lesson-of = Lesson { $n } of { $of }
learn-lessons = The lessons of this game
learn-dot-done = { $n }, done
learn-to-path = All lessons
learn-coach = The coach
learn-step = step { $n } of { $of }
learn-done-short = done
learn-taken-back = taken back
learn-goal = Goal:
learn-now-you = Now you
learn-try = Try this
learn-show = Show me
learn-let-me = Let me try
learn-leave = Leave this lesson
learn-seen = Go on
learn-next = Next
learn-again = Play it again
learn-right = That's it.
learn-done = Lesson done: { $name }
learn-all-done = That was the last one. You know enough for a real game now.
learn-then-guided = That was the last one. Next comes a whole game, with the coach beside you.
learn-next-lesson = Next: { $name }
learn-other = That is allowed. Here we want to try something else.
learn-look-here = look here
learn-now-here = now you
learn-dice = In lessons dice and coins are laid out beforehand. In a game they are thrown.
learn-fewer = Fewer hints
learn-no-more = No more hints
learn-when-asked = From now on I wait until you ask: the hint is one press away.
learn-alone = From here on you play by yourself. The hint stays, and I speak only if you leave something undone.

# what is shown, what was right; the coach of a guided game
learn-shown = Like this: { $what }.
learn-why = Why it counts:
learn-wait = Wait: { $what }. Your move may stand all the same.
