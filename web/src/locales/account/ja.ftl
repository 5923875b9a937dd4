# アカウント：保存しているもの、ログイン方法、回復コード、退会。

account-title = アカウント
account-kept = 保存しているのは、名前、デッキ、カードパック、対戦、卓での発言です。メールアドレス、生年月日、住所は保存しません。
account-name = 名前・言語・明るさ
account-ways = ログイン方法
account-data = あなたのデータ
account-data-text = あなたについて保存しているすべてを1つのファイルにまとめます（対戦{ $games }、デッキ{ $decks }、カードパック{ $packs }）。
account-take = データを持ち出す
account-sessions = 利用中のブラウザー：{ $sessions }{ $programs ->
    [0] {""}
   *[other] 、あなたの代わりに対戦するプログラム：{ $programs }
  }
account-out = ログアウト
account-none = このサーバーにはアカウントがありません。ゲストとして対戦でき、このブラウザーがあなたを覚えています。
account-none-host = 運営者は次のコマンドで追加できます：
account-passkey = この端末
account-no-passkey = パスキーが使われませんでした。もう一度試すか、ほかの方法でログインしてください。
account-passkeys-none = このブラウザーではパスキーが使えません。パスワードを使ってください。
account-proved = もう一度ログインしました。

## ゲストをアカウントとして残す
keep-title = アカウントとして残す
keep-text = 名前、デッキ、カードパック、対戦がどの端末でも使えるようになり、このブラウザーが忘れても残ります。アカウントがなくても、今までどおり使えます。
keep-name = 名前
keep-name-note = 24文字まで。ほかの人は同じ名前や、よく似た名前を使えなくなります。
keep-way = ログイン方法
keep-passkey = パスキー（端末の指紋・顔・PINで確認します）
keep-password = パスワード
keep-go = 残す
keep-done = アカウントができました。
keep-have = すでにアカウントがありますか？

## ログイン
signin-title = ログイン
signin-text = このサーバーのアカウントにログインします。
signin-new = まだアカウントがありませんか？
signin-passkey = パスキーでログイン
signin-name = 名前
signin-password = パスワード
signin-go = ログイン
signin-other = 回復コードでログイン
signin-code = 回復コード
signin-code-note = コードは1つにつき1回だけ使えます。大文字・小文字やハイフンの有無は問いません。
signin-code-go = このコードを使う
signin-done-code = { $name }さんとしてログインしました。そのコードはもう使えません。パスワードをなくしたときは、ここで新しく設定してください。
signin-done = { $name }さんとしてログインしました。
signin-things = このブラウザーのデータも移しますか？（対戦{ $games }、デッキ{ $decks }{ $packs ->
    [0] {""}
   *[other] 、カードパック{ $packs }
  }{ $programs ->
    [0] {""}
   *[other] 、プログラム{ $programs }
  }）
signin-take = アカウントに移す
signin-leave = 移さない（あとで戻るには、戻るためのリンクが必要です）
signin-say-first = 先に、このブラウザーのデータを移すかどうかを選んでください。
prove-title = もう一度ログイン
prove-text = この操作には、直近10分以内のログインが必要です。

## ログイン方法
passkey-called = パスキー「{ $name }」
passkey-used = 最後に使用：{ $date }
passkey-never = 作成：{ $date }（未使用）
passkey-site = （{ $site }専用）
passkey-add = パスキーを追加
passkey-added = パスキーを保存しました。
passkey-removed = 「{ $name }」を削除しました。端末からも削除してください。
passkey-rename = 名前を変える
passkey-rename-n = パスキーの名前を変える：{ $name }
passkey-remove-n = パスキーを削除：{ $name }
passkey-name = パスキーの名前
way-remove = 削除
password-none = 未設定
password-since = 設定：{ $date }
password-set-one = パスワードを設定
password-change = パスワードを変更
password-remove = パスワードを削除
password-removed = パスワードを削除しました。
password-new = 新しいパスワード
password-note = 10文字以上。自分しか思いつかない文がおすすめです。
password-set = パスワードを設定しました。ほかの端末はログインしたままです。なくした端末があれば、そのセッションを終了してください。
codes-left = { $n ->
    [0] 回復コードは残っていません。
   *[other] 回復コードは10個のうち{ $n }個残っています。
  }
codes-note = パスキーもパスワードも使えないときに、1つにつき1回だけ使えます。
codes-new = 新しく作る
codes-title = 回復コード
codes-text = 書き写すか、印刷してください。表示されるのは今だけです。パスキーもパスワードも使えなくなったときに、1つにつき1回だけ使えます。メールで戻る方法はありません。
codes-copy = コピー
codes-print = 印刷
codes-kept = 控えました
codes-not-copied = このブラウザーではコピーできません。書き写してください。

## 退会
erase-open = アカウントを削除
erase-open-guest = 自分のデータを削除
erase-note = 削除はすぐに行われ、取り消せません。対戦は相手のもとに残りますが、あなたの名前は残りません。
erase-title = アカウントを削除しますか？
erase-title-guest = 自分のデータを削除しますか？
erase-text = 名前、ログイン方法、セッション、プログラム、デッキ、カードパックはすぐに削除され、元に戻せません。
erase-stays = ほかの人との対戦は相手のもとに残り、名前は「退会した人」になります。進行中の対戦は負けになります。1人で行った対戦は削除されます。
erase-write = 確認のため、名前を入力してください：
erase-done = 削除しました
erase-done-account = アカウントと、それとともに保存されていたものはすべて消えました。これからこのページを開くと、新しいゲストになります。
erase-done-guest = 保存されていたものはすべて消えました。これからこのページを開くと、新しいゲストになります。
erase-go = 完全に削除する
erase-not = やめる
