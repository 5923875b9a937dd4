"""What is said of accounts: names, ways in, leaving."""

from __future__ import annotations

from typing import Final

ACCOUNT_SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    # names
    "left": ("somebody who left", "ktoś, kogo tu już nie ma", "退会した人"),
    "name-mixed": (
        "This name mixes letters of several scripts that look like each other; write it in one script.",
        "Ta nazwa miesza litery kilku pism, które wyglądają podobnie; zapisz ją jednym pismem.",
        "この名前には、見た目の似た文字が複数の文字体系から混ざっています。1種類の文字で書いてください。",
    ),
    "name-reserved": (
        "“{}” is, or looks like, a name of the host or of a computer player; nobody else is called so.",
        "„{}” to nazwa gospodarza lub bota albo coś bardzo do niej podobnego; nikt inny nie może się tak nazywać.",
        "「{}」は主催者やボットの名前か、それに似た名前なので使えません。",
    ),
    "name-of-account": (
        "“{}” is the name of an account, or looks like one; choose another.",
        "„{}” to nazwa czyjegoś konta albo coś bardzo do niej podobnego; wybierz inną.",
        "「{}」はほかのアカウントの名前か、それに似た名前です。別の名前にしてください。",
    ),
    "name-given": (
        "“{}” is a name as newcomers are given by chance; choose one of your own for an account.",
        "„{}” wygląda jak nazwa, którą nowi goście dostają losowo; wybierz dla konta własną.",
        "「{}」は新しいゲストに自動でつく名前と同じ形です。アカウントには自分の名前を決めてください。",
    ),
    "name-letters": (
        "The name of an account needs a letter or a digit.",
        "Nazwa konta musi mieć choć jedną literę lub cyfrę.",
        "アカウントの名前には、文字か数字が少なくとも1つ必要です。",
    ),
    # accounts
    "no-accounts": (
        "There are no accounts at this server. (Whoever runs it can install them: pip install 'stolik[accounts]'.)",
        "Na tym serwerze nie ma kont. (Prowadzący serwer może je doinstalować: pip install 'stolik[accounts]').",
        "このサーバーにはアカウントがありません（運営者は pip install 'stolik[accounts]' で追加できます）。",
    ),
    "no-account": (
        "You have no account yet; on the page of your account you can keep what you have as one.",
        "Nie masz jeszcze konta; na stronie konta możesz zachować w nim to, co masz.",
        "まだアカウントがありません。アカウントのページで、いまのデータをアカウントとして残せます。",
    ),
    "have-account": ("You have an account already.", "Masz już konto.", "すでにアカウントがあります。"),
    "one-way": (
        "Choose one way to sign in: a passkey or a password.",
        "Wybierz jeden sposób logowania: klucz dostępu albo hasło.",
        "ログイン方法を1つ選んでください：パスキーかパスワードです。",
    ),
    "not-in": (
        "Name and password don’t match.",
        "Nazwa i hasło nie pasują do siebie.",
        "名前とパスワードが一致しません。",
    ),
    "not-in-code": (
        "Name and code don’t match, or the code has been used.",
        "Nazwa i kod nie pasują do siebie albo kod był już użyty.",
        "名前とコードが一致しないか、コードは使用済みです。",
    ),
    "slow": (
        "That was wrong several times; try again in {} s.",
        "Kilka prób się nie powiodło; spróbuj ponownie za {} s.",
        "続けて失敗したため、{}秒後にもう一度試してください。",
    ),
    "fresh": (
        "Sign in once more first: for this you must have signed in within the last {} minutes.",
        "Najpierw zaloguj się jeszcze raz: do tego trzeba logowania w ciągu ostatnich {} minut.",
        "先にもう一度ログインしてください。この操作には直近{}分以内のログインが必要です。",
    ),
    "password-length": (
        "A password has {} to {} characters.",
        "Hasło ma od {} do {} znaków.",
        "パスワードは{}〜{}文字です。",
    ),
    "password-name": (
        "The password may not be the name itself.",
        "Hasło nie może być samą nazwą.",
        "パスワードに名前そのものは使えません。",
    ),
    "last-way": (
        "That is the last way to sign in. Write recovery codes first.",
        "To ostatni sposób logowania. Najpierw zapisz kody odzyskiwania.",
        "これが最後のログイン方法です。先に回復コードを控えてください。",
    ),
    "many-passkeys": (
        "You have {} passkeys, which is the most; remove one first.",
        "Masz już {} kluczy dostępu, więcej się nie da; najpierw usuń któryś.",
        "パスキーは{}個までです。先にどれかを削除してください。",
    ),
    "no-passkey": (
        "There is no such passkey.",
        "Nie ma takiego klucza dostępu.",
        "そのパスキーはありません。",
    ),
    "no-password": ("No password is set.", "Hasło nie jest ustawione.", "パスワードは設定されていません。"),
    "passkey-unknown": (
        "This passkey opens no account here; sign in another way.",
        "Ten klucz dostępu nie otwiera tu żadnego konta; zaloguj się inaczej.",
        "このパスキーで開けるアカウントはありません。ほかの方法でログインしてください。",
    ),
    "passkey-wrong": (
        "The passkey could not be checked; try again.",
        "Nie udało się sprawdzić klucza dostępu; spróbuj ponownie.",
        "パスキーを確認できませんでした。もう一度試してください。",
    ),
    "passkey-late": (
        "That took too long, or was answered already; try again.",
        "To trwało zbyt długo albo odpowiedź już przyszła; spróbuj ponownie.",
        "時間がかかりすぎたか、すでに使われています。もう一度試してください。",
    ),
    "passkey-ip": (
        "Passkeys need a domain: at the address {}, which is a number, browsers make none. Use a password here.",
        "Klucze dostępu wymagają domeny: pod adresem {}, który jest liczbą, przeglądarka ich nie utworzy. "
        "Użyj tu hasła.",
        "パスキーには名前のあるアドレスが必要です。数字のアドレス{}では作れないので、パスワードを使ってください。",
    ),
    "passkey-elsewhere": (
        "Passkeys work at {} only; open the page there, or use a password.",
        "Klucze dostępu działają tylko pod adresem {}; otwórz stronę tam albo użyj hasła.",
        "パスキーが使えるのは{}だけです。そちらでページを開くか、パスワードを使ってください。",
    ),
    "passkey-http": (
        "Passkeys need https, and this server is reached without it. Use a password here.",
        "Klucze dostępu wymagają https, a ten serwer działa bez niego. Użyj tu hasła.",
        "パスキーにはhttpsが必要ですが、このサーバーはhttpsではありません。パスワードを使ってください。",
    ),
    # taking along, and leaving
    "both-sit": (
        "You sit across from this account at a table that is not over yet; finish or leave that game first, "
        "or leave what is in this browser here.",
        "Siedzisz naprzeciw tego konta przy stole, przy którym gra jeszcze trwa; najpierw dokończ lub opuść tę grę "
        "albo nie zabieraj niczego z tej przeglądarki.",
        "このアカウントと対戦中の卓があります。先にその対戦を終えるか離れるか、このブラウザのデータを残したままにしてください。",
    ),
    "is-account": (
        "This browser is signed in to an account, and its things stay there.",
        "W tej przeglądarce jest zalogowane konto i jego rzeczy w nim zostają.",
        "このブラウザは別のアカウントでログインしていて、そのデータはそちらに残ります。",
    ),
    "wrong-name": (
        "That is not your name; write it as it stands on the page.",
        "To nie jest twoja nazwa; wpisz ją tak, jak stoi na stronie.",
        "名前が違います。ページに書かれているとおりに入力してください。",
    ),
    "much-data": (
        "What is kept about you is more than {} MB; ask whoever runs this server for it.",
        "Danych o tobie jest więcej niż {} MB; poproś o nie prowadzących serwer.",
        "あなたのデータは{}MBを超えています。サーバーの運営者に依頼してください。",
    ),
}
