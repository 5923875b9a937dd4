## Amounts
reckoning-points = ビルドポイントの計算

## デッキ編集
pool-hint-sw = ことば、または side:dark
filter-sides = サイド
filter-keywords = キーワード能力
stat-arenas = アリーナごとのユニット
stat-arenas-note = それぞれ{ $n }枚以上、ほかのどれの2倍も超えないこと。
stat-missing = あと{ $n }枚
stat-over = { $n }枚多い
stat-build = ビルドコスト
stat-build-label = ビルドコストごとのカード：{ $list }
stat-build-note = 1枚ごとに数えます。バトルカードにはありません。
stat-units-drawn = 手札{ $of }枚のうちユニットは平均{ $n }枚。
side-both = 両方のサイドのカード
side-none = 中立のカードのみ

## The Star Wars table
force = フォース
force-n = フォース{ $n }
build-points = ビルドポイント
cost-n = コスト{ $n }
stat-speed = スピード
stat-power = パワー
stat-health = 耐久力
stats = スピード{ $speed }、パワー{ $power }、耐久力{ $health }
stats-now = スピード{ $speed }、パワー{ $power }、耐久力{ $health }中{ $left }
stats-printed = カードの数値：スピード{ $speed }、パワー{ $power }、耐久力{ $health }
now = いま
side-dark = ダークサイド
side-light = ライトサイド
side-neutral = 中立
sw-kind-space = 宇宙
sw-kind-ground = 地上
sw-kind-character = キャラクター
sw-kind-battle = バトル
sw-kind-mission = ミッション
sw-kind-location = ロケーション
arenas = アリーナ
arena-space = 宇宙
arena-ground = 地上
arena-character = キャラクター
arena-in-battle = { $name }、戦闘中
arena-held = { $name }が制圧中
arena-yours = あなたが制圧中
arena-contested = 争奪中
arena-empty = 空
arena-done = 戦闘ずみ
arena-now = 戦闘ステップ
arena-next = 次
units-of = { $name }のユニット{ $n }体
location = ロケーション
pilot = パイロット
pilot-on = パイロット：{ $name }
tapped = タップ
untapped = アンタップ
retreated = 撤退中
face-down = ウラ向き
stacked-n = { $n }枚のスタック
counters-n = ビルドカウンター{ $n }個
counters-of = ビルドカウンター{ $of }個中{ $n }個
builds = { $name }：ビルドゾーン
sw-discard-of = 捨て札：{ $name }、{ $n }枚
sw-tally-discard = 捨て札
tally-removed = ゲーム外
removed-of = ゲームから取りのぞかれたカード：{ $name }、{ $n }枚
zone-empty = なし
fray = 処理中
mode-bombard = 爆撃
mode-ion = イオン砲
roll-build = ビルドロール
roll-effect = ダイスロール
disrupted = 妨害され、効果なし
being-played = プレイ中
die-hit = { $n }、ヒット
die-miss = { $n }、ミス
dice-to-come = ダイスはこれから振ります。
may-reroll = まだ振り直しができます。
about-to-land = これから入る
about-to-land-on = これから入る：{ $name }
happens-here = ここで何か起きています
speed-order = スピード順
speed-order-of = スピード順、{ $name }
have-acted = 行動ずみ{ $n }
and-more = ほか{ $n }
order-now = いま行動
order-acted = 行動ずみ
order-yours = 自分
order-theirs = 相手
yours-to-answer = あなたの選択です
waits-open = { $name }さんは、まだ何か使うかパスできます。
waits-reroll = { $name }さんは、まだ振り直しができます。
waits-prevent = { $name }さんは、まだこれを軽減できます。
waits-disrupt = { $name }さんは、まだこのカードを妨害できます。
step-build = ビルド
step-retreat = 撤退
step-space = 宇宙
step-ground = 地上
step-character = キャラクター
ask-what-with = { $name }で何をしますか？
hint-units = 場から選んでください。
hint-dice = 場のダイスを選んでください。
hint-things = 光っているカードを選ぶと、できることが表示されます。
finished-waits = 完成したカードがビルドゾーンに残っています。先に場に出せます。
points-lost = 残りの{ $n }ポイントは失われます。
build-whole = { $kind ->
    [mission] ビルドして完成させる
    [location] ビルドして置く
   *[unit] ビルドして配備する
}：{ $name }（{ $n }）
seen-it = 確認した
stops = いつ尋ねるか
stops-now = いつ尋ねるか：{ $what }
stop-always = 機会ごとに
stop-mine = 自分が攻撃するか、されるときだけ
stop-never = この戦闘ではもう尋ねない
ask-me-again = また確認する
why-this-chance = この機会について
setting-confirm-sw = タップでの攻撃、ビッド、やり残しのあるステップ終了の前に確認する
setting-keys-sw = 1文字のキー（1～9、P、E、U、L …）
setting-always = 使えるものがない機会でも毎回確認する
key-pass = パスする
key-step = ステップを終える
key-arena = 手前のアリーナへ
key-across = 相手のビルドゾーンへ
sw-line = 2人用・30分
sw-more = ユニットを作り、ダイスを振り、3つのうち2つのアリーナをとる。
decks-text-sw = 片方のサイドのカード60枚以上。各アリーナのユニット12枚以上、同じ名前・バージョンは4枚まで。
part-space = 宇宙ユニット
part-ground = 地上ユニット
part-character = キャラクター
part-battle = バトルカード
part-mission = ミッション
part-location = ロケーション

## 戦闘の一拍
beat-battle = { $arena }の戦闘
beat-n = 攻撃{ $n }
beat-attacks = { $mode ->
    [bombard] { $a }が{ $b }を爆撃します。
    [ion] { $a }が{ $b }にイオン砲を撃ちます。
   *[plain] { $a }が{ $b }を攻撃します。
  }
beat-behind = ：{ $what }
beat-dice = ダイス{ $n }個
beat-reach = { $n }以上の目が命中
beat-critical = { $sum }＋クリティカル{ $n }
word-critical = クリティカル
unit-lost = { $name }を失いました。
unit-lost-to = { $by }に{ $name }を倒されました。
beat-hits = ヒット{ $n }回
beat-no-hit = ヒットなし。
beat-prevented = 軽減{ $n }
beat-landed = ダメージ{ $n }
beat-and-out = { $sum }。捨てられた。
beat-and-left = { $sum }。残り耐久力{ $left }/{ $health }。
beat-and-no-more = { $sum }。
word-hits = { $n ->
   *[other] ヒット
  }
word-prevented = 軽減
word-landed = ダメージ
chance-open = プレイ機会
chance-reroll = 振り直し機会
chance-prevent = 軽減機会
chance-disrupt = 妨害機会
partial-apart = 残りの{ $n }ポイントが全部のり、対戦準備が終わります。必要なのは{ $cost }だけです。

# レッスンで：3つの数字と、これから振るダイス。
figures = ユニットの3つの数字
figure-speed = 大きいほうが先に行動します。
figure-power = 振るダイスの数です。
figure-health = これだけのダメージで倒れます。
dice-to-fall = { $power ->
    [yes] パワー{ $n }：ダイス{ $n }個。
   *[no] ダイス{ $n }個。
}4、5、6が命中です。

# コーチが、し残しを知らせる。
spared-points = 使わないビルドポイントは消えます
spared-attack = このユニットは攻撃できます
