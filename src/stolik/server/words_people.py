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
    "asks-none": (
        "They take no challenges just now.",
        "Ta osoba nie przyjmuje teraz zaproszeń.",
        "この人は今は対戦の申し込みを受け付けていません。",
    ),
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
    # tournaments
    "no-tournament": ("There is no such tournament.", "Nie ma takiego turnieju.", "その大会はありません。"),
    "no-tournaments": (
        "Tournaments can't be paired here: {}",
        "Tu nie da się kojarzyć par turniejowych: {}",
        "ここでは大会の組み合わせを作れません：{}",
    ),
    "tournament-undealt": (
        "Table {} can't be dealt, since a set of theirs can't be played any more. Enter a result for it.",
        "Nie da się rozdać przy stole {}, bo któregoś zestawu nie da się już grać. Wpisz tam wynik.",
        "{}番テーブルでは、今は使えないデッキがあるため対戦を始められません。結果を入力してください。",
    ),
    "tournament-extra": (
        "The next round can't be paired: the host of this server has to install what is needed for it.",
        "Nie da się skojarzyć następnej rundy: osoba prowadząca serwer musi doinstalować potrzebną bibliotekę.",
        "次の回戦の組み合わせを作れません。サーバーの管理者が必要なライブラリーを入れる必要があります。",
    ),
    "many-tournaments": (
        "You hold {} tournaments already; end one first.",
        "Prowadzisz już turniejów: {}; najpierw zakończ któryś.",
        "すでに{}つの大会を開いています。先にどれかを終えてください。",
    ),
    "tournament-when": (
        "A tournament begins between now and a year from now.",
        "Turniej może się zacząć najwcześniej teraz, a najpóźniej za rok.",
        "開始時刻は、今から1年以内にしてください。",
    ),
    "tournament-decks": (
        "In this tournament one enters with {} sets.",
        "Do tego turnieju zgłasza się zestawów: {}.",
        "この大会には{}つのセットで参加します。",
    ),
    "tournament-cards": (
        "In a tournament one plays with bundled cards, and this set has others.",
        "W turnieju gra się kartami dołączonymi do gry, a w tym zestawie są inne.",
        "大会では収録カードだけを使います。このセットにはほかのカードがあります。",
    ),
    "tournament-why": (
        "Say in a few words why; it is shown in the log.",
        "Podaj krótko powód; będzie widoczny w dzienniku.",
        "理由を短く書いてください。記録に表示されます。",
    ),
    "decks-locked": (
        "The sets are locked since the first round was paired.",
        "Zestawy są zamknięte od skojarzenia pierwszej rundy.",
        "第1回戦の組み合わせが決まったため、セットは変更できません。",
    ),
    "not-entered": (
        "You are not in this tournament.",
        "Nie bierzesz udziału w tym turnieju.",
        "この大会には参加していません。",
    ),
    "not-host": (
        "Only whoever holds this tournament may do that.",
        "Może to zrobić tylko osoba, która prowadzi ten turniej.",
        "これができるのは大会の主催者だけです。",
    ),
    "no-team": (
        "There is no such team, or it is complete.",
        "Nie ma takiej drużyny albo jest już pełna.",
        "そのチームはないか、すでにそろっています。",
    ),
    "tournament-act-made": ("announced", "ogłoszenie turnieju", "大会を告知"),
    "tournament-act-entered": ("{} entered", "zgłoszenie: {}", "{}が参加"),
    "tournament-act-waits": ("{} looks for a partner", "{} szuka partnera lub partnerki", "{}がパートナーを募集"),
    "tournament-act-left": ("{} left", "rezygnacja: {}", "{}が離脱"),
    "tournament-act-back": ("{} is back", "powrót: {}", "{}が復帰"),
    "tournament-act-remove": ("{} was taken off", "skreślenie: {}", "{}を除外"),
    "tournament-act-pair": ("the round was paired", "skojarzenie rundy", "組み合わせを決定"),
    "tournament-act-pair-anyway": (
        "the round was paired with those who are left",
        "skojarzenie rundy z tymi, którzy zostali",
        "残った参加者で組み合わせを決定",
    ),
    "tournament-act-unpair": ("the pairing was taken back", "wycofanie kojarzenia", "組み合わせを取り消し"),
    "tournament-act-start": ("the round began", "początek rundy", "回戦開始"),
    "tournament-act-close": ("the round was closed", "zamknięcie rundy", "回戦終了"),
    "tournament-act-end": ("the tournament was ended", "zakończenie turnieju", "大会を終了"),
    "tournament-act-bot": ("a bot entered", "zgłoszenie bota", "ボットが参加"),
    "tournament-act-result": ("a result was entered, table {}", "wpis wyniku, stół {}", "結果を入力（{}番テーブル）"),
    "tournament-act-result-score": (
        "a result was entered, table {}: {}",
        "wpis wyniku, stół {}: {}",
        "結果を入力（{}番テーブル、{}）",
    ),
    "tournament-act-erase": (
        "a result was erased, table {}",
        "usunięcie wyniku, stół {}",
        "結果を削除（{}番テーブル）",
    ),
    "tournament-act-absent": ("{} did not come", "nieobecność: {}", "{}が不参加"),
    "tournament-act-double-loss": (
        "both lost, table {}",
        "obustronna przegrana, stół {}",
        "両者負け（{}番テーブル）",
    ),
}
