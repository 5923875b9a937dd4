"""What is said of arenas: tournaments by time."""

from __future__ import annotations

from typing import Final

ARENA: Final[dict[str, tuple[str, str, str]]] = {
    "arena-lasts": (
        "An arena needs a time: say how long it lasts.",
        "Arena gra na czas: podaj, ile ma trwać.",
        "アリーナには開催時間が必要です。長さを指定してください。",
    ),
    "arena-only": (
        "Only an arena has a time that it lasts.",
        "Czas trwania ma tylko arena.",
        "開催時間を指定できるのはアリーナだけです。",
    ),
    "arena-clock": (
        "An arena needs a clock with minutes: one game follows another.",
        "W arenie partie idą jedna po drugiej, więc potrzebny jest zegar z minutami.",
        "アリーナでは対戦が続くため、分単位の持ち時間が必要です。",
    ),
    "arena-rounds": (
        "An arena has neither rounds nor a final stage, and a match in it is one game.",
        "Arena nie ma rund ani fazy finałowej, a mecz to jedna partia.",
        "アリーナに回戦や決勝はなく、試合は1本勝負です。",
    ),
    "arena-removed": (
        "Whoever holds this arena has taken you off it.",
        "Osoba prowadząca skreśliła cię z tej areny.",
        "主催者により、このアリーナから除外されています。",
    ),
    "arena-unplayable": (
        "Your set can’t be played any more: enter with another one.",
        "Twoim zestawem nie da się już grać: zgłoś się z innym.",
        "今のセットはもう使えません。別のセットで参加してください。",
    ),
    "arena-act": (
        "In an arena that can’t be done: it has no rounds.",
        "W arenie nie da się tego zrobić: nie ma w niej rund.",
        "アリーナには回戦がないため、これはできません。",
    ),
    "tournament-act-arena-start": ("the arena began", "początek areny", "アリーナ開始"),
    "tournament-act-arena-end": (
        "the arena was ended by its host",
        "arena zakończona przez prowadzących",
        "主催者がアリーナを終了",
    ),
    "tournament-act-arena-over": ("the arena is over", "koniec areny", "アリーナ終了"),
    "tournament-act-arena-erase": (
        "match {} counts for nothing",
        "mecz {} się nie liczy",
        "第{}試合を無効に",
    ),
    "tournament-act-arena-late": (
        "{} did not come, and rests",
        "nieobecność i przerwa: {}",
        "{}が現れず、休憩に",
    ),
    "tournament-act-arena-unfit": (
        "the set of {} can’t be played any more",
        "zestawem nie da się już grać: {}",
        "{}のセットは使えなくなりました",
    ),
}
