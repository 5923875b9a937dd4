"""What the server has to say where people meet, in three languages."""

from __future__ import annotations

from typing import Final

PEOPLE: Final[dict[str, tuple[str, str, str]]] = {
    # looking for a game
    "seek-found": (
        "An opponent was found; answer first.",
        "Jest już przeciwnik; najpierw odpowiedz.",
        "対戦相手が見つかっています。先に返事をしてください。",
    ),
    "no-seek": ("You look for no game.", "Nie szukasz teraz gry.", "いまは対戦相手をさがしていません。"),
    "found-gone": (
        "That was too late: the seat is no longer kept.",
        "Za późno: miejsce nie jest już trzymane.",
        "時間切れです。この席はもう確保されていません。",
    ),
    "seek-pass": (
        "The other one does not sit down just now. Looking on.",
        "Druga osoba teraz nie siada. Szukanie trwa.",
        "相手は今は対戦しないそうです。引き続きさがします。",
    ),
    "seek-silent": (
        "The other one did not answer. Looking on.",
        "Druga osoba nie odpowiada. Szukanie trwa.",
        "相手から返事がありませんでした。引き続きさがします。",
    ),
    "seek-own": (
        "You look for no game any more.",
        "Szukanie gry zakończone.",
        "対戦相手をさがすのをやめました。",
    ),
    # open tables and challenges
    "no-offer": (
        "This table is not open any more.",
        "Ten stół nie jest już otwarty.",
        "この席はもう募集していません。",
    ),
    "no-person": ("There is nobody of that name here.", "Nie ma tu takiej osoby.", "その人は見つかりません。"),
    "many-challenges": (
        "You have asked {} people already; wait for an answer or take one back.",
        "Czekasz już na odpowiedź od {} osób; poczekaj albo wycofaj zaproszenie.",
        "すでに{}人に申し込んでいます。返事を待つか、申し込みを取り消してください。",
    ),
    "many-follows": (
        "You follow {} people already; that is as many as there may be.",
        "Obserwujesz już {} osób; więcej się nie da.",
        "フォローできるのは{}人までです。",
    ),
    # games that count
    "rated-options": (
        "A rated game is played by the game's own rules; change the settings back, or play a friendly one.",
        "Partia rankingowa toczy się według zwykłych zasad; przywróć ustawienia albo zagraj towarzysko.",
        "レート戦は標準のルールで行います。設定を元に戻すか、フリー対戦にしてください。",
    ),
    "rated-alone": (
        "In a rated game everybody has one seat.",
        "W partii rankingowej każdy ma jedno miejsce.",
        "レート戦では1人1席です。",
    ),
    "rated-clock": (
        "A rated game between people needs a clock.",
        "Partia rankingowa między ludźmi wymaga zegara.",
        "人どうしのレート戦には持ち時間が必要です。",
    ),
    "rated-hints": (
        "This game is rated, so nobody is told what a bot would do.",
        "To partia rankingowa, więc nikt nie dostaje podpowiedzi.",
        "レート戦なのでヒントは出せません。",
    ),
    "rated-undo": (
        "This game is rated, so nothing is taken back.",
        "To partia rankingowa, więc ruchów się nie cofa.",
        "レート戦なので待ったはできません。",
    ),
    "no-ladder": ("There is no such ladder.", "Nie ma takiego rankingu.", "そのランキングはありません。"),
}
