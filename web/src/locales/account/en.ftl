# The account: what is kept of somebody, ways to sign in, recovery codes, leaving.

account-title = Your account
account-kept = Kept here: your name, your decks, card packs, games and what you said at tables. No e-mail, no birthday, no address.
account-name = Name, language and light
account-ways = Signing in
account-data = Your data
account-data-text = A file with all that is kept about you: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $decks ->
    [one] one deck
   *[other] { $decks } decks
  }, { $packs ->
    [one] one card pack
   *[other] { $packs } card packs
  }.
account-take = Take it with you
account-sessions = { $sessions ->
    [one] You are in here in one browser
   *[other] You are in here in { $sessions } browsers
  }{ $programs ->
    [0] .
    [one] , and one program plays for you.
   *[other] , and { $programs } programs play for you.
  }
account-out = Sign out
account-none = There are no accounts at this server. You play as a guest, and this browser remembers you.
account-none-host = Whoever runs it can add them:
account-passkey = this device
account-no-passkey = No passkey was given. Try again, or sign in another way.
account-passkeys-none = This browser can’t use passkeys. Use a password here.
account-proved = You have signed in anew.

## Keeping a guest
keep-title = Keep this as an account
keep-text = Your name, decks, packs and games are then there on every device, also when this browser forgets you. Without an account all stays as it is.
keep-name = Name
keep-name-note = Up to 24 characters. Nobody else can then be called so, nor nearly so.
keep-way = How you will sign in
keep-passkey = With a passkey: your device asks for your finger, face or PIN
keep-password = With a password
keep-go = Keep it
keep-done = You have an account now.
keep-have = You have one already?

## Signing in
signin-title = Sign in
signin-text = To the account that you keep at this server.
signin-new = No account yet?
signin-passkey = Sign in with a passkey
signin-name = Name
signin-password = Password
signin-go = Sign in
signin-other = Sign in with a recovery code
signin-code = Recovery code
signin-code-note = Each code opens the account once. Capitals and hyphens don’t matter.
signin-code-go = Use this code
signin-done-code = You are signed in as { $name }; that code is used up. If the password is lost, set a new one here.
signin-done = You are signed in as { $name }.
signin-things = Take along what is in this browser ({ $games ->
    [one] one game
   *[other] { $games } games
  }, { $decks ->
    [one] one deck
   *[other] { $decks } decks
  }{ $packs ->
    [0] {""}
    [one] , one card pack
   *[other] , { $packs } card packs
  }{ $programs ->
    [0] {""}
    [one] , one program
   *[other] , { $programs } programs
  })?
signin-take = Take it along into the account
signin-leave = Leave it; only a link for coming back leads there then
signin-say-first = Say first whether what is in this browser goes along.
prove-title = Sign in once more
prove-text = For this you must have signed in within the last ten minutes.

## Ways in
passkey-called = Passkey “{ $name }”
passkey-used = used: { $date }
passkey-never = made: { $date }, never used
passkey-site = , for { $site } only
passkey-add = Add a passkey
passkey-added = The passkey is kept.
passkey-removed = Removed: { $name }. Delete it on the device too.
passkey-rename = Rename
passkey-rename-n = Rename the passkey: { $name }
passkey-remove-n = Remove the passkey: { $name }
passkey-name = What is this passkey called?
way-remove = Remove
password-none = none set
password-since = set: { $date }
password-set-one = Set a password
password-change = Change the password
password-remove = Remove the password
password-removed = The password is removed.
password-new = New password
password-note = At least 10 characters. A sentence that only you would say is good.
password-set = The password is set. Other devices stay signed in; where one is lost, end its session.
codes-left = { $n ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $n } of 10 recovery codes are left.
  }
codes-note = Each opens the account once, if passkeys and password are gone.
codes-new = Write new ones
codes-title = Your recovery codes
codes-text = Write these down or print them: they are shown only now. Each opens your account once, on the day when passkeys and password are gone. There is no e-mail by which you could come back.
codes-copy = Copy
codes-print = Print
codes-kept = I have them
codes-not-copied = This browser does not let them be copied; write them down.

## Leaving
erase-open = Delete the account
erase-open-guest = Delete what is kept of me
erase-note = Deleting takes effect at once and can’t be undone. Your games stay for those you played with, without your name.
erase-title = Delete the account?
erase-title-guest = Delete what is kept of you?
erase-text = Your name, ways to sign in, sessions, programs, decks and packs are deleted at once. Nobody can bring them back.
erase-stays = Games with others stay for them and say “somebody who left”. A game that is running is lost. What you played alone is deleted.
erase-write = To be sure, write your name:
erase-done = It is deleted
erase-done-account = The account and all that was kept with it are gone. Whoever opens this page now comes as a new guest.
erase-done-guest = All that was kept of you is gone. Whoever opens this page now comes as a new guest.
erase-go = Delete for good
erase-not = Keep it
