"""What is said of an analysis, in three languages; what options do, and what lay hidden, are the games' own words."""

from __future__ import annotations

from typing import Any, Final

from stolik.text.phrase import LANGS

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "decided": ("What decided it", "Co przesądziło", "勝敗を分けたもの"),
    "start": ("{name}: {p} % at the start", "{name}: {p} % na początku", "{name}：開始時 {p}%"),
    "own choices": ("{p} by choices of {name}", "{p} przez wybory: {name}", "{name}の選択 {p}"),
    "by luck": (
        "{p} by luck, and what could not be foreseen",
        "{p} przez los i to, czego nie dało się przewidzieć",
        "運と、読めなかったこと {p}",
    ),
    "given up": (
        "{p} as the game was ended from outside",
        "{p}, bo partię przerwano z zewnątrz",
        "途中で終了したため {p}",
    ),
    "result": ("in the end {p} %", "na końcu {p} %", "結果 {p}%"),
    "cost most": ("What cost most", "Co kosztowało najwięcej", "もっとも響いた選択"),
    "nothing": (
        "No choice cost more than {p} %.",
        "Żaden wybór nie kosztował więcej niż {p} %.",
        "{p}%より多く勝ち目を減らした選択はありません。",
    ),
    "turn": ("turn {n}", "tura {n}", "ターン{n}"),
    "missed": ("Missed: {what}", "Przeoczone: {what}", "見のがした手：{what}"),
    "unseen": (
        "with a card that this seat never saw",
        "z kartą, której z tego miejsca nie było widać",
        "この席から見えなかったカードを使う手",
    ),
    "best": ("best", "najlepsze", "最善"),
    "given": ("played", "zagrane", "実際の手"),
    "looked at": (
        "{n} of {many} answers looked at",
        "rozważone odpowiedzi: {n} z {many}",
        "{many}通りのうち{n}通りを検討",
    ),
    "looked at more": (
        "{n} of more than {many} answers looked at",
        "rozważone odpowiedzi: {n} z ponad {many}",
        "{many}通り以上のうち{n}通りを検討",
    ),
    "luck down": (
        "What came then cost another {p} %, and is nobody’s fault.",
        "To, co nastąpiło, zabrało kolejne {p} %, i to niczyja wina.",
        "その後の成り行きで、さらに{p}%下がりました。だれのせいでもありません。",
    ),
    "luck up": (
        "What came then gave {p} % back.",
        "To, co nastąpiło, oddało {p} %.",
        "その後の成り行きで{p}%戻りました。",
    ),
    "course": (
        "The chance of {name} to win, turn by turn",
        "Szansa na wygraną, tura po turze: {name}",
        "{name}の勝ち目の移り変わり",
    ),
    "lost": ("lost by choice", "stracone wyborem", "選択で失った勝ち目"),
    "luck": ("luck", "los", "運"),
    "before": ("before", "przed", "前"),
    "seen from": (
        "Judged from what the seat that was asked could see: {hidden}. Deals that fit were dealt anew, and {games} "
        "games played on.",
        "Ocenione z tego, co widać było z pytanego miejsca: {hidden}. Rozdano na nowo to, czego nie było widać, i "
        "rozegrano dalej partii: {games}.",
        "答えた席から見えた情報だけで判断：{hidden}。合う配り方をあらためて配り、{games}回続きを打ちました。",
    ),
    "how good": (
        "How likely a win is says the bot that played on; another player may get more or less out of it.",
        "Jak bliska jest wygrana, mówi bot, który grał dalej; ktoś inny może zdziałać więcej albo mniej.",
        "勝ち目は、続きを打ったボットから見たものです。人が打てば変わることもあります。",
    ),
    "look": (
        "To look at it: stolik replay step {file} --to {n}",
        "Zobacz: stolik replay step {file} --to {n}",
        "見る：stolik replay step {file} --to {n}",
    ),
}


def say(key: str, lang: str, **values: Any) -> str:
    """A phrase in a language. Raises KeyError."""
    return WORDS[key][LANGS.index(lang)].format(**values)
