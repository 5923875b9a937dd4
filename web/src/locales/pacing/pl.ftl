## Jak szybko widać, co robią inni, i co słychać
speed = Tempo
speed-calm = spokojnie
speed-brisk = żwawo
speed-instant = od razu
skip-ahead = Przejdź do mojej tury
sounds = Dźwięki: karty, kości, twoja kolej
key-skip = przejdź do swojej tury
key-speed = tempo: spokojnie, żwawo, od razu
key-sound = dźwięki: włącz, wyłącz
now-speed = Tempo: { $what }.
now-sound = Dźwięki są { $on ->
    [on] włączone
   *[off] wyłączone
  }.
laid-by = Gra: { $name }

# marks of the log
log-table = Stół
log-of = { $name }:
