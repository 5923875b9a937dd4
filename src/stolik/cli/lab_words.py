"""What tables of the laboratory say in the terminal, in three languages. Cards and decks are the games' own words."""

from __future__ import annotations

from typing import Final

from stolik.cli.words import Speaker

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "bots": ("Bot", "Bot", "ボット"),
    "decks": ("Deck", "Talia", "デッキ"),
    "both": ("Bot and deck", "Bot i talia", "ボットとデッキ"),
    "card": ("Card", "Karta", "カード"),
    "games": ("Games", "Partie", "対戦数"),
    "won": ("Won", "Wygr.", "勝ち"),
    "drawn": ("Drawn", "Remisy", "分け"),
    "lost": ("Lost", "Przegr.", "負け"),
    "rate": ("Rate", "Udział", "勝率"),
    "interval": ("95 % interval", "Przedział 95%", "95%区間"),
    "card drawn": ("Drawn", "Dobrana", "引いた"),
    "card played": ("Played", "Zagrana", "使った"),
    "to deck": ("± deck", "± talia", "デッキ差"),
    "few cards": (
        "No card was played in {n} games: too few to say what cards do.",
        "Żadnej karty nie zagrano w {n} partiach: za mało, żeby powiedzieć, co dają karty.",
        "{n}ゲーム以上で使われたカードはありません。カードの働きを言うには少なすぎます。",
    ),
    "list": (", ", ", ", "、"),
    "many": ("{n} games", "partie: {n}", "{n}局"),
    "many stopped": (
        "{n} of {all} games (stopped)",
        "partie: {n} z {all} (przerwano)",
        "{all}局中{n}局（中断）",
    ),
    "simulation": (
        "{many} of {game}, seed {seed}; {mean} turns on average ({low} to {high})",
        "{game}, {many}, ziarno {seed}; średnio {mean} tury (od {low} do {high})",
        "{game}：{many}、乱数の種{seed}。平均{mean}ターン（{low}〜{high}）",
    ),
    "first": (
        "Who moved first scored {rate} ({low} to {high}).",
        "Kto zaczyna, wygrywa {rate} partii (od {low} do {high}).",
        "先攻の勝率は{rate}（{low}〜{high}）。",
    ),
    "ends": ("Ended by: {ends}.", "Zakończenia: {ends}.", "終わり方：{ends}。"),
    "reached": (
        "Every interval is ±{widest} or less; ±{half} was asked for.",
        "Każdy przedział ma ±{widest} lub mniej; celem było ±{half}.",
        "すべての区間が±{widest}以下です（目標は±{half}）。",
    ),
    "not reached": (
        "±{half} was not reached within {most} games; the widest interval is ±{widest}.",
        "Nie osiągnięto ±{half} (limit partii: {most}); najszerszy przedział to ±{widest}.",
        "上限の{most}局では±{half}に届きませんでした。最も広い区間は±{widest}です。",
    ),
    "not reached pair": (
        "±{half} was not reached within {most} games a pair; the widest interval is ±{widest}.",
        "Nie osiągnięto ±{half} (limit partii na parę: {most}); najszerszy przedział to ±{widest}.",
        "上限の1組{most}局では±{half}に届きませんでした。最も広い区間は±{widest}です。",
    ),
    "stopped": (" (stopped)", " (przerwano)", "（中断）"),
    "league": (
        "League of {of} in {game}, seed {seed}{stopped}",
        "Każdy z każdym: {of}, {game}, ziarno {seed}{stopped}",
        "{game}の総当たり（{of}）、乱数の種{seed}{stopped}",
    ),
    "gauntlet": (
        "Gauntlet of {of} in {game}, seed {seed}{stopped}",
        "Jeden przeciw wszystkim: {of}, {game}, ziarno {seed}{stopped}",
        "{game}の一対全（{of}）、乱数の種{seed}{stopped}",
    ),
    "of bots": ("bots", "boty", "ボット"),
    "of decks": ("decks", "talie", "デッキ"),
    "of both": ("both", "boty z taliami", "ボットとデッキ"),
    "half last": (
        "Half of the games last {low} to {high} turns.",
        "Połowa partii trwa od {low} do {high} tur.",
        "半分の対戦は{low}〜{high}ターンで終わります。",
    ),
    "matrix": ("Wins, % (* sure)", "Wygrane, % (* pewne)", "勝率%（*は確か）"),
    "mix": (
        "The mix that nobody beats (Nash)",
        "Mieszanka, której nikt nie pokona (Nash)",
        "負け越さない混合（ナッシュ）",
    ),
    "share": ("Share", "Udział", "割合"),
    "ninety": ("90 %", "90%", "90%"),
    "in it": ("In it", "W niej", "含まれる率"),
    "mix wins": ("Mix wins", "Wygrywa", "混合の勝率"),
    "go on": (
        "Stopped. To go on: the same command with --resume {path}",
        "Przerwano. Aby kontynuować: to samo polecenie z --resume {path}",
        "中断しました。続きから：同じコマンドに --resume {path} を付けてください",
    ),
    "ladder": ("{title}: {n} games", "{title}: partie: {n}", "{title}：{n}局"),
    "rating": ("Rating", "Ocena", "レート"),
    "won share": ("Won", "Wygrane", "勝率"),
    "expected": ("Expected", "Oczekiwane", "期待勝率"),
    "page title": ("The ladder", "Drabinka", "ラダー"),
    "page text": (
        "How strong bots and bundled decks are, on one scale for each game. Every two bots met with all decks; who "
        "sits at a seat is rated as a team of a bot and a deck, partners as one team (Thurstone and Mosteller's "
        "model, Weng and Lin 2011, by [openskill](https://openskill.me)). Everybody begins with 25, and who is 4 "
        "ahead wins about three games of four; ± is 95 %. *Expected* is what a bot should win against the next "
        "below it, each with the same deck. Ratings of different games say nothing about each other.",
        "Jak silne są boty i dołączone talie, na jednej skali dla każdej gry. Każde dwa boty spotkały się ze "
        "wszystkimi taliami; kto siedzi na miejscu, ten jest oceniany jako drużyna bota i talii, partnerzy jako "
        "jedna drużyna (model Thurstone'a i Mostellera, Weng i Lin 2011, z pakietu "
        "[openskill](https://openskill.me)). Każdy zaczyna z 25, a kto ma o 4 więcej, wygrywa około trzech partii "
        "na cztery; ± to 95 %. *Oczekiwane* mówi, ile bot powinien wygrywać z następnym poniżej, obaj z tą samą "
        "talią. Oceny różnych gier nic o sobie nie mówią.",
        "ボットと付属デッキの強さを、ゲームごとに1つの尺度で示します。どの2つのボットもすべてのデッキで対戦し、席についた"
        "ボットとデッキを1つのチームとして、パートナーどうしも1つのチームとして評価しました（ThurstoneとMostellerの"
        "モデル、WengとLin 2011年、[openskill](https://openskill.me)による）。全員が25から始まり、4高ければ4局中およそ3局"
        "勝ちます。±は95%です。*期待勝率*は、同じデッキで1つ下のボットに勝つはずの割合です。異なるゲームのレートは"
        "比べられません。",
    ),
    "page by": ("The page is written by", "Stronę zapisuje polecenie", "このページを書くコマンド："),
    "page games": ("{n} games.", "Partie: {n}.", "{n}局。"),
    "weight": ("Weight", "Waga", "重み"),
    "before": ("Before", "Przedtem", "前"),
    "after": ("After", "Potem", "後"),
    "surprise fitted": (
        "Surprise on {n} positions fitted to: {old} before, {new} after.",
        "Zaskoczenie w dopasowanych pozycjach ({n}): przedtem {old}, potem {new}.",
        "合わせた局面{n}個での意外さ：前{old}、後{new}。",
    ),
    "surprise unseen": (
        "Surprise on {n} positions unseen: {old} before, {new} after.",
        "Zaskoczenie w niewidzianych pozycjach ({n}): przedtem {old}, potem {new}.",
        "見せていない局面{n}個での意外さ：前{old}、後{new}。",
    ),
    "new against old": (
        "New against old: {rate} of {n} games ({low} to {high}).",
        "Nowe przeciw starym: {rate} wygranych, partie: {n} (od {low} do {high}).",
        "新しい重み対古い重み：{n}局で勝率{rate}（{low}〜{high}）。",
    ),
    "positions of": ("Positions of", "Pozycje z", "局面"),
    "count": ("Number", "Liczba", "数"),
    "surprise before": ("Surprise before", "Zaskoczenie przedtem", "意外さ（前）"),
    "surprise after": ("Surprise after", "Zaskoczenie potem", "意外さ（後）"),
    "held out": ("games held out", "odłożonych partii", "取り分けた対戦"),
    "decks apart": ("decks kept apart", "odłożonych talii", "取り分けたデッキ"),
    "learned from": (
        "The network learned from {n} other positions.",
        "Sieć uczyła się na innych pozycjach ({n}).",
        "ネットワークは別の局面{n}個から学びました。",
    ),
    "with network": (
        "With the network against without: {rate} of {n} games ({low} to {high}).",
        "Z siecią przeciw grze bez niej: {rate} wygranych, partie: {n} (od {low} do {high}).",
        "ネットワークあり対なし：{n}局で勝率{rate}（{low}〜{high}）。",
    ),
}

say: Final = Speaker(WORDS)
"""Says a sentence or the head of a column. Raises KeyError for an unknown key."""


def decimal(number: float, lang: str, form: str = ".1f") -> str:
    """A number with its fraction as the language writes it."""
    text = format(number, form)
    return text.replace(".", ",") if lang == "pl" else text


def percent(rate: float, lang: str, digits: int = 1) -> str:
    """A share in percent, as narrow as it can be: at a space, of whichever kind, a terminal's line would be broken."""
    return decimal(100 * rate, lang, f".{digits}f") + "%"
