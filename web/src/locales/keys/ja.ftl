# 卓以外のページのキー操作。

page-key-play = 今すぐ対戦（相手をさがす）
page-key-decks = セット
page-key-search = ページの検索欄へ（ある場合）
page-key-rows = 一覧の行を移動
page-key-does = 行の中の操作へ／最初の操作を実行
page-key-esc = 閉じる、さがすのをやめる
page-key-list = このキー一覧
page-key-single = 文字キー1つで操作する
asks-list = 対戦の申し込み
