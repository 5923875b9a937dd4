## How fast what others do is shown, and what is heard
speed = Speed
speed-calm = calm
speed-brisk = brisk
speed-instant = instant
skip-ahead = Skip to my turn
sounds = Sounds: cards, dice, your turn
key-skip = skip to your turn
key-speed = speed: calm, brisk, instant
key-sound = sounds on or off
now-speed = Speed: { $what }.
now-sound = Sounds are { $on ->
    [on] on
   *[off] off
  }.
laid-by = { $name } played

# marks of the log
log-table = The table
log-of = { $name }:
