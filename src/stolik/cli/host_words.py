"""What `stolik admin host` says, in three languages."""

from __future__ import annotations

from typing import Final

from stolik.cli.words import Speaker

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "host name": ("Host", "Gospodarz", "主催者"),
    "host id": ("Id", "Id", "ID"),
    "host since": ("Since", "Od", "開始"),
    "hosts": ("Hosts: {n}", "Gospodarze: {n}", "主催者：{n}人"),
    "named": (
        "{name} is a host now; the page is {page}",
        "{name} jest teraz gospodarzem; strona: {page}",
        "{name}さんは主催者になりました。ページ：{page}",
    ),
    "named already": (
        "{name} is a host already; the page is {page}",
        "{name} już jest gospodarzem; strona: {page}",
        "{name}さんはすでに主催者です。ページ：{page}",
    ),
    "removed": (
        "{name} is no host any more.",
        "{name} nie jest już gospodarzem.",
        "{name}さんは主催者ではなくなりました。",
    ),
    "no host": (
        "{name} is no host; stolik admin host lists them",
        "{name} nie jest gospodarzem; stolik admin host pokazuje listę",
        "{name}さんは主催者ではありません。stolik admin host で一覧を見られます",
    ),
    "remove whom": (
        "--remove: say who is no host any more",
        "--remove: podaj, kto ma już nie być gospodarzem",
        "--remove：主催者から外す人を指定してください",
    ),
    "no guest": (
        "there is no guest {name}; stolik admin sessions list shows names and ids",
        "nie ma gościa {name}; nazwy i id pokazuje stolik admin sessions list",
        "ゲスト{name}はいません。名前とIDは stolik admin sessions list で見られます",
    ),
    "several guests": (
        "{n} guests are called {name}; say which: {ids}",
        "goście o nazwie {name}: {n}; podaj, który: {ids}",
        "{name}という名前のゲストが{n}人います。IDで指定してください：{ids}",
    ),
}

say: Final = Speaker(WORDS)
