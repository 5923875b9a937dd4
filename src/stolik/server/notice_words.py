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
}
