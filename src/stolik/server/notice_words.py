"""What is said of notices, and of signing in with a provider."""

from __future__ import annotations

from typing import Final

NOTICES: Final[dict[str, tuple[str, str, str]]] = {
    "no-push": (
        "This server sends no notices.",
        "Ten serwer nie wysyła powiadomień.",
        "このサーバーは通知を送りません。",
    ),
    "push-address": (
        "This server does not send notices to the push service of your browser.",
        "Ten serwer nie wysyła powiadomień przez usługę push twojej przeglądarki.",
        "このサーバーは、お使いのブラウザーのプッシュサービスには通知を送りません。",
    ),
    "push-keys": (
        "The keys of the browser can't be read.",
        "Nie da się odczytać kluczy przeglądarki.",
        "ブラウザーの鍵を読み取れません。",
    ),
    # signing in with a provider
    "no-provider": (
        "At this server you can't sign in with a provider.",
        "Na tym serwerze nie można logować się przez dostawcę.",
        "このサーバーでは、ほかのサービスのアカウントでログインできません。",
    ),
    "provider-away": (
        "{} does not answer just now. Try again later, or sign in another way.",
        "{} teraz nie odpowiada. Spróbuj później albo zaloguj się inaczej.",
        "{}が今は応答しません。あとでもう一度試すか、別の方法でログインしてください。",
    ),
    "provider-code": (
        "{} did not confirm this sign-in. Begin anew.",
        "{} nie potwierdza tego logowania. Zacznij od nowa.",
        "{}でログインを確認できませんでした。もう一度はじめからお試しください。",
    ),
    "provider-wrong": (
        "What {} says of this sign-in can't be believed. Begin anew; if it happens again, tell the host.",
        "Odpowiedzi od {} nie można zaufać. Zacznij od nowa; jeśli to się powtórzy, daj znać gospodarzowi.",
        "{}からの応答を信頼できません。もう一度はじめからお試しください。繰り返す場合は主催者に知らせてください。",
    ),
    "provider-stale": (
        "{} did not ask anew who you are. Sign in another way.",
        "{} nie prosi o ponowne logowanie. Zaloguj się inaczej.",
        "{}で改めて本人確認が行われませんでした。別の方法でログインしてください。",
    ),
    "provider-late": (
        "This sign-in was used already, took too long, or was begun in another browser. Begin anew.",
        "To logowanie zostało już użyte, trwało zbyt długo albo zaczęło się w innej przeglądarce. Zacznij od nowa.",
        "このログインはすでに使われたか、時間切れか、別のブラウザーで始められたものです。もう一度はじめからお試しください。",
    ),
    "provider-nobody": (
        "No account here opens with this sign-in at {}. Keep a guest as an account first, or add it to yours.",
        "Żadne konto nie jest tu połączone z tym logowaniem ({}). Zachowaj najpierw gościa jako konto albo dodaj je do"
        " swojego.",
        "この{}のログインに結びついたアカウントはありません。先にゲストをアカウントにするか、自分のアカウントに追加してください。",
    ),
    "provider-taken": (
        "This sign-in at {} opens another account here.",
        "To logowanie ({}) otwiera tu inne konto.",
        "この{}のログインは、ここの別のアカウントに使われています。",
    ),
    "provider-have": (
        "Your account opens with {} already. Remove that first.",
        "To konto ma już logowanie przez {}. Najpierw je usuń.",
        "このアカウントにはすでに{}のログインがあります。先にそれを外してください。",
    ),
    "no-provider-way": (
        "Your account does not open with the provider.",
        "To konto nie jest połączone z dostawcą.",
        "このアカウントは、ほかのサービスのログインと結びついていません。",
    ),
}
