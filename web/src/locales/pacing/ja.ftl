## 相手の動きの速さと音
speed = 速さ
speed-calm = ゆっくり
speed-brisk = 速め
speed-instant = すぐに
skip-ahead = 自分の番まで進む
sounds = 音を鳴らす（カード、ダイス、自分の番）
key-skip = 自分の番まで進む
key-speed = 速さ：ゆっくり、速め、すぐに
key-sound = 音のオン・オフ
now-speed = 速さ：{ $what }
now-sound = 音は{ $on ->
    [on] オン
   *[off] オフ
  }です。
laid-by = { $name }が使用

# marks of the log
log-table = 卓
log-of = { $name }：
