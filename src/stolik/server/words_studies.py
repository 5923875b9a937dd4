"""What the server has to say of studies, in three languages."""

from __future__ import annotations

from typing import Final

STUDIES: Final[dict[str, tuple[str, str, str]]] = {
    "no-study": (
        "There is no such study, or it is not open to you.",
        "Nie ma takiego opracowania albo nie jest dla ciebie otwarte.",
        "その研究はないか、公開されていません。",
    ),
    "no-chapter": ("There is no such chapter.", "Nie ma takiego rozdziału.", "その章はありません。"),
    "no-place": (
        "This position is not in the chapter any more.",
        "Tej pozycji nie ma już w rozdziale.",
        "その局面は、もうこの章にありません。",
    ),
    "no-comment": ("There is no such comment.", "Nie ma takiego komentarza.", "そのコメントはありません。"),
    "study-writer": (
        "You may read this study; who is invited may write in it.",
        "To opracowanie możesz czytać; piszą w nim zaproszone osoby.",
        "この研究は閲覧のみです。書き込めるのは招待された人だけです。",
    ),
    "study-owner": (
        "Only the owner of the study can do that.",
        "To może zrobić tylko osoba, do której należy opracowanie.",
        "この操作は、研究の作成者だけができます。",
    ),
    "study-people": (
        "Programs read studies; people write them.",
        "Programy czytają opracowania; piszą je ludzie.",
        "プログラムは閲覧だけできます。研究を書くのは人です。",
    ),
    "study-large": (
        "This game is too long for a chapter.",
        "Ta partia jest za długa na rozdział.",
        "この対局は長すぎて、章にできません。",
    ),
    "many-studies": (
        "You have {} studies, which is as many as there may be; delete one first.",
        "Liczba twoich opracowań: {}; więcej się nie da. Najpierw usuń któreś.",
        "研究は{}件までです。先にどれかを削除してください。",
    ),
    "much-studies": (
        "Your studies take {} MB, which is as much as they may; delete a chapter first.",
        "Twoje opracowania zajmują już {} MB; więcej się nie da. Najpierw usuń jakiś rozdział.",
        "研究の容量が上限の{}MBに達しています。先に章を削除してください。",
    ),
    "many-chapters": (
        "A study has up to {} chapters.",
        "Liczba rozdziałów w opracowaniu: najwyżej {}.",
        "1つの研究に入る章は{}までです。",
    ),
    "many-nodes": (
        "A chapter has up to {} branch moves.",
        "Liczba ruchów w gałęziach jednego rozdziału: najwyżej {}.",
        "1つの章に入る分岐の手は{}までです。",
    ),
    "many-comments": (
        "A chapter has up to {} comments.",
        "Liczba komentarzy w rozdziale: najwyżej {}.",
        "1つの章に付けられるコメントは{}件までです。",
    ),
    "many-study-puzzles": (
        "A chapter has up to {} puzzles.",
        "Liczba zadań w rozdziale: najwyżej {}.",
        "1つの章に作れる問題は{}問までです。",
    ),
    "many-study-people": (
        "A study has up to {} people.",
        "Liczba osób w opracowaniu: najwyżej {}.",
        "1つの研究に参加できるのは{}人までです。",
    ),
    "study-children": (
        "Other branches go on from this one; say that they go as well.",
        "Z tej gałęzi wychodzą dalsze; potwierdź, że one też znikną.",
        "この分岐の先にも手があります。まとめて削除するか確認してください。",
    ),
    "study-nobody-asked": (
        "Nobody is asked anything in this position.",
        "W tej pozycji nikt nie ma nic do wyboru.",
        "この局面では、だれも選択を求められていません。",
    ),
    "study-not-followed": (
        "You invite whom you follow; to others, send the link of invitation.",
        "Zaprasza się osoby, które się obserwuje; innym wyślij link z zaproszeniem.",
        "直接招待できるのはフォローしている人だけです。ほかの人には招待リンクを送ってください。",
    ),
    "study-link-gone": (
        "This link of invitation is not valid any more.",
        "Ten link z zaproszeniem już nie działa.",
        "この招待リンクは、もう使えません。",
    ),
    "study-full": (
        "Too many people have this study open just now.",
        "To opracowanie ma teraz otwarte zbyt wiele osób.",
        "いまこの研究を開いている人が多すぎます。",
    ),
    "study-shut": (
        "This study is not open to you any more.",
        "To opracowanie nie jest już dla ciebie otwarte.",
        "この研究は、もう閲覧できません。",
    ),
    "study-text": (
        "The text is empty, or longer than {} characters.",
        "Tekst jest pusty albo ma więcej niż {} znaków.",
        "文章が空か、{}文字を超えています。",
    ),
}
