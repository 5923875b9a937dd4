# 主催者が選んだサービスでのログイン。

provider-go = { $name }でログイン
provider-keep = { $name }を使う
provider-since = { $date }から
provider-none = 未連携
provider-add = 連携する
provider-busy = ログインを確認しています。
provider-not = ログインに必要な情報が戻ってきませんでした。もう一度はじめからお試しください。
provider-again = はじめからやり直す
provider-removed = { $name }ではログインできなくなりました。
provider-note = いったんそのサービスに移動し、戻ってきます。保存されるのはそこでの識別番号だけで、名前やメールアドレスは受け取りません。
