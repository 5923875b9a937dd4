# 人のページ、ランキング、終わった対戦の検索。

## 人のページ
profile-title = { $name } – プレイヤー
profile-since = { $when }から
profile-speaks = 言語：{ $langs }
profile-games = { $n }局
profile-mine = あなたのページです。ほかの人に見えるのは、レート戦と、人どうしの対戦だけです。
profile-open = あなたのページ
profile-bot = ボット（{ $kind }）
profile-program = プログラム
profile-ask = 対戦を申し込む
profile-asked = 申し込みました。返事はロビーに届きます。
profile-follow = フォローする
profile-follow-not = フォローをやめる
profile-more = ミュート・ブロック・通報…
profile-blocked = { $name }さんをブロックしているため、対戦しません。
profile-blocked-where = 取り消しはこちら
profile-nobody = この人はいません
profile-nobody-text = 退会したか、はじめからいなかった人です。ほかの人との対戦は残り、退会した人として表示されます。
ratings = レート
ratings-none = レート戦はまだありません。3局で最初の数字が出ます。
rating-said = { $ladder }のレート：{ $points }、誤差{ $spread }、{ $n }局{ $trend ->
    [up] 、はじめより高い
    [down] 、はじめより低い
   *[other] {""}
   }。
rating-provisional = 仮レート
rating-last = 最後の対戦で{ $by }
rating-table = 表で見る
rating-when = 日時
rating-points = レート
rating-now = 現在
decks-played = 使ったデッキ
decks-against = 相手のデッキ
decks-note = 勝率です。引き分けは半分と数えます。線は95％の範囲です。
deck-share = { $n }局で{ $share }％（95％の確からしさで{ $low }～{ $high }％）
deck-few = { $n }局、{ $won }勝
deck-others = そのほかのデッキ
you-and = あなたと{ $name }さん
you-met = { $n }局：{ $won }勝{ $lost }敗{ $drawn }分。
you-last = 最後の対戦
profile-tournaments = 大会
tournament-place = { $of }人中{ $place }位
tournament-in = { $of }人が参加

## 対戦の検索
games-found = 対戦
found-all = 終わった対戦すべて
found-all-text = ここでのレート戦と人どうしの対戦のうち、観戦できたもの。
found-yours = あなたの対戦
found-search = 対戦を検索
found-example = 名前、デッキ、項目：deck:tidal against:stern turns>30
found-fields = 項目
found-fields-text = 項目を足すほど絞り込まれます。引用符の中の語はひとまとまりです。
found-field-game = このゲーム
found-field-deck = このデッキを使った対戦
found-field-against = このデッキ、またはこの名前の相手
found-field-player = この名前の人
found-field-result = 勝ち、負け、引き分け
found-field-turns = これより長い（< と = も使えます）
found-field-rated = レート戦
found-field-format = この形式
found-field-since = この日から（until: はこの日まで）
found-chips = 絞り込み
found-any = すべてのゲーム
found-rated = レート戦
found-won = 勝ち
found-lost = 負け
found-count = { $n ->
    [0] 対戦は見つかりませんでした。
   *[other] { $n }局見つかりました{ $more ->
        [0] 。
       *[other] 。もっと前のものもあります。
    }
}
found-none = そのような対戦はありません。
found-none-yet = 対戦はまだありません。
found-older = もっと前の対戦
found-turns = { $n }ターン
found-with = デッキ：{ $deck }
found-own-deck = そのほかのデッキ
found-winner = 勝ち
found-drawn = 引き分け
found-rating = レート{ $by }
found-analysis = 分析
found-analysis-of = 分析：{ $names }

## ランキング
ladders = ランキング
ladders-text = レート戦をした人が、わかっている強さの順に並びます。±は確からしさです。ボットは目安の線です。
ladder-title = ランキング：{ $ladder }
ladder-people = { $n ->
    [0] まだだれもいません
   *[other] { $n }人
}
ladder-first = 首位：{ $name }さん（{ $rating }）
ladder-you = あなた：{ $rating }
ladder-player = プレイヤー
ladder-rating = レート
ladder-games = 対戦数
ladder-results = 勝ち・分け・負け
ladder-place = 順位
ladder-bot = ボット
ladder-own = あなた
ladder-none = レートの決まった人はまだいません。
ladder-early = 仮レート
ladder-early-text = 対戦数が少なく、まだ目安です。最近対戦した人から並びます。
ladder-formats = 形式
ladder-yours = あなたの順位：{ $of }人中{ $place }位（{ $rating }）
ladder-yours-early = ここでのあなたのレートは{ $rating }です（仮レート、{ $of }局中{ $n }局）。

## 終わった対戦
game-players = プレイヤー
game-before = { $before }、対戦後{ $after }
game-share = 共有
game-link = リンクをコピー
game-embed = ほかのページに表示する
game-embed-text = これをページに貼ると、この対戦だけが表示されます。
game-embed-copy = これをコピー
game-private = この対戦を見られるのは、対戦した人だけです。
game-open = この対戦をここで開く
game-framed = 終わった対戦
