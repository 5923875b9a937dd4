"""Whether the deal of a record was fair, in words (docs/fair-dealing.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stolik.cli.words import Speaker

if TYPE_CHECKING:
    from stolik.kernel.fair import Finding
    from stolik.kernel.replay import Record

FAIR: Final = "fair"
UNFAIR: Final = "unfair"
NOT_SHOWN: Final = "not-shown"
UNDONE: Final = "undone"
CLOSED: Final = "closed"
UNCOMPARED: Final = "uncompared"

OTHER_SEAL: Final = "other-seal"

say: Final = Speaker(
    {
        FAIR: (
            "This deal was fair: nobody could choose the cards.",
            "To rozdanie było uczciwe: nikt nie mógł wybrać kart.",
            "この配りは公正でした。だれもカードを選べませんでした。",
        ),
        UNDONE: (
            "Luck went on anew after steps back; the record tells of {n}. Whoever played knows whether that is so.",
            "Po cofnięciach los szedł dalej od nowa; zapis mówi o {n}. Kto grał, ten wie, czy tak było.",
            "待ったのあと、運は新しくなりました。記録では{n}回です。正しいかどうかは対局者が知っています。",
        ),
        UNCOMPARED: (
            "No seal was compared (--seal): that it is the deal of the table, only who was shown one there can say.",
            "Nie porównano pieczęci (--seal): czy to rozdanie tego stołu, powie tylko ten, komu ją tam pokazano.",
            "封は比べていません（--seal）。この卓の配りかどうかは、そこで封を示された人だけが言えます。",
        ),
        CLOSED: (
            "{n} cards that you never saw stay closed.",
            "Zakryte pozostają karty, których nie było widać: {n}.",
            "見ていないカード{n}枚は非公開のままです。",
        ),
        UNFAIR: (
            "This deal was not fair: {why}",
            "To rozdanie nie było uczciwe: {why}",
            "この配りは公正ではありませんでした：{why}",
        ),
        NOT_SHOWN: (
            "It can't be shown that this deal was fair: {why}",
            "Nie da się wykazać, że to rozdanie było uczciwe: {why}",
            "この配りが公正だったとは示せません：{why}",
        ),
        "no-deal": (
            "nothing was sealed before it.",
            "nic przed nim nie zapieczętowano.",
            "配る前に何も封をしていません。",
        ),
        "position": (
            "the game began from a position, and not with a deal.",
            "partia zaczęła się od pozycji, nie od rozdania.",
            "この対局は途中の局面から始まり、配りはありませんでした。",
        ),
        "no-part": (
            "{name}’s browser added nothing.",
            "przeglądarka gracza {name} nic nie dodała.",
            "{name}さんのブラウザーは何も加えていません。",
        ),
        "closed-part": (
            "{name}’s browser sealed a part and did not open it.",
            "przeglądarka gracza {name} zapieczętowała swoją część i jej nie otworzyła.",
            "{name}さんのブラウザーは封をした値を開けませんでした。",
        ),
        "terms": (
            "what was sealed is of another game.",
            "zapieczętowano coś z innej partii.",
            "封をした内容がこの対局のものではありません。",
        ),
        "deck": (
            "{name}’s deck is not the one that was sealed.",
            "talia gracza {name} nie jest tą, którą zapieczętowano.",
            "{name}さんのデッキは封をしたものと違います。",
        ),
        "part": (
            "{name}’s part does not fit its seal.",
            "część gracza {name} nie pasuje do swojej pieczęci.",
            "{name}さんの値が封と合いません。",
        ),
        "seal": (
            "the seal, or something that it binds, was changed.",
            "zmieniono pieczęć albo coś, co ona wiąże.",
            "封、または封に含まれる内容が変えられています。",
        ),
        "secret": (
            "the server opened another secret than it had sealed.",
            "serwer otworzył inny sekret, niż zapieczętował.",
            "サーバーが開けた秘密は、封をしたものと違います。",
        ),
        "seed": (
            "the luck of the game does not follow from the secret and the parts.",
            "los tej partii nie wynika z sekretu i z części graczy.",
            "対局の運が、秘密と各自の値から導かれるものと違います。",
        ),
        "again": (
            "after a step back, at entry {entry}, luck went on with a number that does not follow from them.",
            "po cofnięciu, przy wpisie {entry}, los poszedł dalej od liczby, która z nich nie wynika.",
            "待ったのあと（記録{entry}）の運が、それらから導かれるものと違います。",
        ),
        OTHER_SEAL: (
            "before the first card another seal was shown.",
            "przed pierwszą kartą pokazano inną pieczęć.",
            "最初のカードの前に示された封と違います。",
        ),
        "played": (
            "the numbers give another game: {problem}",
            "z tych liczb wynika inna partia: {problem}",
            "これらの数からは別の対局になります：{problem}",
        ),
    }
)


def findings(record: Record, seal: str | None, problem: str) -> list[Finding]:
    """What is not as a fair deal has it, what is unfair first: by the record's numbers, the `seal` that somebody was
    shown before the first card, and the `problem` that playing it anew has met ("": none)."""
    from stolik.kernel.fair import PLAYED, Finding, check

    found = list(check(record))
    if seal is not None and (record.deal is None or record.deal.seal != seal):
        found.insert(0, Finding(OTHER_SEAL, True))
    if problem and record.deal is not None:
        found.append(Finding(PLAYED, True))
    return sorted(found, key=lambda one: not one.unfair)


def verdict(found: list[Finding]) -> str:
    """FAIR, UNFAIR or NOT_SHOWN."""
    return FAIR if not found else UNFAIR if found[0].unfair else NOT_SHOWN


def told(record: Record, found: list[Finding], problem: str, lang: str, compared: bool) -> str:
    """The verdict in a sentence, with the first thing that was found; after it, what only the players can know.
    `compared`: with the seal that somebody was shown."""
    from stolik.closing import closed_in

    sentence = say(verdict(found), lang, why=_why(record, found[0], problem, lang) if found else "")
    if found or record.deal is None:
        return sentence
    closed = closed_in(record)
    more = [say(CLOSED, lang, n=closed)] if closed else []
    more += [say(UNDONE, lang, n=record.deal.undone)] if any(record.reseeds()) else []
    more += [] if compared else [say(UNCOMPARED, lang)]
    return " ".join([sentence, *more])


def as_data(record: Record, found: list[Finding], problem: str, lang: str) -> dict[str, Any]:
    """The verdict with all that was found, as JSON data."""
    reasons = [
        {"code": one.code, "seat": one.seat, "entry": one.entry, "text": _why(record, one, problem, lang)}
        for one in found
    ]
    return {"verdict": verdict(found), "reasons": reasons}


def _why(record: Record, one: Finding, problem: str, lang: str) -> str:
    name = "" if one.seat is None else _name(record, one.seat, lang)
    return say(one.code, lang, name=name, entry=one.entry, problem=problem)


def _name(record: Record, seat: int, lang: str) -> str:
    given = record.names[seat] if seat < len(record.names) else ""
    return given or say("player", lang, n=seat + 1)
