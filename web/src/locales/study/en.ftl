# Studies: their list, one of them, a puzzle of one.

studies-title = Studies
studies-text = A game or a position, commented and branched by several people together. Make one from the replay of a game.
studies-all = All studies
studies-find = Search by title or game
studies-mine = Yours, and those you were invited to
studies-public = Open to everybody
studies-none-mine = You have no study yet. Open the replay of a game and choose “Study”.
studies-none-all = Nobody has opened a study to everybody yet.
studies-none-found = Nothing fits.
studies-more = More
study-make = Study
study-chapters-n = { $n ->
    [one] one chapter
   *[other] { $n } chapters
}
study-is-owner = owner
study-is-writer = writes
study-is-reader = reads
study-place = Position
study-tree = Moves and branches
study-branches = Branches
study-begin = Beginning
study-chapter = Chapter
study-chapters = Chapter
study-eyes = Seen by
study-eyes-table = onlookers
study-in-branch = In a branch
study-comments = Comments
study-comments-n = { $n ->
    [one] one comment
   *[other] { $n } comments
}
study-comments-none = Nobody has said anything about this position yet.
study-comments-none-read = No comments on this position.
study-comment-yours = Your comment
study-comment-hint = What is there to say about this position?
study-comment-say = Comment
study-edited = changed
study-edit = Edit
study-delete = Delete
study-keep = Keep
study-leave-it = Leave it
study-muted = From somebody you have muted.
study-report = Report
study-report-text = A host will look at it. Nobody else is told.
study-report-title = Report this study’s title
study-here = What may be done here
study-asked = To choose:
study-their-eyes = See it as they do
study-nobody = Nobody has a choice here.
study-nothing = Nothing
study-choose-n = Choose { $least } to { $most }
study-take = Choose these
study-by = by
study-branch-name = Name
study-up = Move up
study-drop-branch = Delete this branch?
study-drop-below = { $n ->
    [one] One move goes on from it, and is deleted too, with what is said there.
   *[other] { $n } moves go on from it, and are deleted too, with what is said there.
}
study-pose = Make a puzzle of this
study-ask = What you ask
study-ask-plain = Find the best answer.
study-answers = Right answers; any one of them solves it
study-answer-of = Everything that belongs to the right answer
study-posed = The puzzle is made. Whoever may read this study can solve it; its link is beside the position.
study-pose-do = Make the puzzle
study-solve = Solve the puzzle
study-puzzle-here = puzzle
study-puzzle = Puzzle
study-puzzle-for = To move:
study-found = That is it!
study-missed = { $n ->
    [one] That is not it. Try again.
   *[other] Not that either. Try again.
}
study-reveal = Show the answer
study-answer-is = This was meant:
study-puzzle-again = Once more
study-to-it = To the study
study-share = Share and more
study-link = Link to this position
study-copy = Copy
study-copied = Copied.
study-readers = Who may read
study-readers-people = Only the people below
study-readers-link = Whoever has the link
study-readers-all = Everybody; it is listed
study-people = People
study-take-off = Remove
study-invite = Make a link that invites to write
study-invite-link = Whoever opens this link may write
study-invite-end = End this link
study-follows = People you follow
study-may-write = May write
study-may-read = May read
study-go-off = Leave this study
study-files = Take it with you
study-as-record = Game record
study-as-text = Text with comments
study-chapter-title = Title of this chapter
study-add-game = Add a finished game, by its address
study-add = Add
study-chapter-up = Move chapter up
study-drop-chapter = Delete chapter
study-whole = The whole study
study-title = Title
study-drop = Delete the study
study-drop-sure = Everything in it goes, for everybody.
study-who = Who is here
study-here-too = Here too:
study-alone = Nobody else is here just now.
study-no-line = Not up to date: there is no connection just now.
study-follow = Follow along
study-follow-end = Stop following
study-lead = Lead
study-lead-end = Stop leading
study-new = { $n } new
study-new-mark = new
study-join = Invitation to a study
study-join-text = You are invited to comment and branch together with others.
study-join-do = Join
