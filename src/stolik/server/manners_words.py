"""What the server says of how people treat each other, in three languages; `words.py` has all of it."""

from __future__ import annotations

from typing import Final

MANNERS: Final[dict[str, tuple[str, str, str]]] = {
    "said-already": (
        "You have said that already.",
        "To samo już tu padło z twojej strony.",
        "同じ発言が続いています。",
    ),
    "talk-slowly": (
        "That is a lot at once; say it in {} s.",
        "Za dużo naraz; napisz to za {} s.",
        "発言が続いています。{}秒後に送ってください。",
    ),
    "silenced": (
        "Until {}, a host lets you say nothing in your own words; the phrases stay.",
        "Do {} nie możesz pisać własnymi słowami, tak zdecydował gospodarz; gotowe zwroty działają.",
        "主催者により、{}まで自由な発言はできません。定型文は使えます。",
    ),
    "banned": (
        "A host has closed this house to you until {}. The reason: {}.",
        "Gospodarz zamknął ci dostęp do tego domu do {}. Powód: {}.",
        "主催者により、{}までここは利用できません。理由：{}。",
    ),
    "banned-words": (
        "A host has closed this house to you until {}. The reason: {} – {}",
        "Gospodarz zamknął ci dostęp do tego domu do {}. Powód: {} – {}",
        "主催者により、{}までここは利用できません。理由：{}（{}）",
    ),
    "reason-talk": ("what you said at a table", "wypowiedzi przy stole", "卓での発言"),
    "reason-name": ("your name", "nazwa", "名前"),
    "reason-leaving": (
        "stalling, or leaving games",
        "przeciąganie lub porzucanie partii",
        "遅延行為または途中離席",
    ),
    "reason-cheating": ("suspected cheating", "podejrzenie oszustwa", "不正の疑い"),
    "reason-other": ("something else", "coś innego", "その他"),
    "nobody-there": (
        "There is no other person to whom that applies.",
        "Nie ma tu innej osoby, której by to dotyczyło.",
        "対象となる人がいません。",
    ),
    "many-muted": (
        "You have muted {} people; take one from the list first.",
        "Wyciszone osoby: {}; najpierw usuń kogoś z listy.",
        "ミュートできるのは{}人までです。先に一覧から誰かを外してください。",
    ),
    "blocked-here": (
        "You have blocked whom you would play with.",
        "Blokujesz osobę, z którą byłaby ta partia.",
        "ブロックしている相手とは対戦できません。",
    ),
    "reported-already": (
        "You have reported that already; a host will look at it.",
        "To już zgłoszone; gospodarz się temu przyjrzy.",
        "すでに通報済みです。主催者が確認します。",
    ),
    "many-reports": (
        "You have made {} reports within an hour; wait a while.",
        "Zgłoszenia w ciągu godziny: {}; odczekaj trochę.",
        "1時間に通報できるのは{}件までです。しばらく待ってください。",
    ),
    "report-words": (
        "Say in a few words what it is.",
        "Napisz w kilku słowach, o co chodzi.",
        "内容を短く書いてください。",
    ),
    "no-report": (
        "This report is not open any more.",
        "To zgłoszenie nie jest już otwarte.",
        "この通報はすでに処理されています。",
    ),
    "no-deed": (
        "There is nothing to take back.",
        "Nie ma tu czego cofać.",
        "取り消せるものがありません。",
    ),
    "ban-reason": (
        "Say for what reason.",
        "Podaj powód.",
        "理由を指定してください。",
    ),
    "deed-days": (
        "Say for how many days.",
        "Podaj, na ile dni.",
        "日数を指定してください。",
    ),
}
