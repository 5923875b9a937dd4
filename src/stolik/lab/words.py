"""What reports say, in three languages. Decks, cards and rules are the games' own words."""

from __future__ import annotations

from typing import Any, Final

from stolik.text.phrase import LANGS

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "laboratory": ("Stolik laboratory", "Laboratorium Stolika", "Stolikの研究室"),
    "arena": ("arena", "arena", "総当たり"),
    "gauntlet": ("gauntlet", "jeden przeciw wszystkim", "一対全"),
    "simulate": ("simulation", "symulacja", "シミュレーション"),
    "wins most": (
        "{name} wins most: {rate} of its games, ± {half}.",
        "Najczęściej wygrywa {name}: {rate} partii, ± {half}.",
        "最もよく勝つのは「{name}」：勝率{rate}（± {half}）。",
    ),
    "leads": (
        "{name} leads with {rate}, ± {half}: not enough to be sure.",
        "Prowadzi {name}: {rate}, ± {half}. To za mało, by mieć pewność.",
        "首位は「{name}」の{rate}（± {half}）。まだ確かではありません。",
    ),
    "gauntlet title": (
        "{name} wins {rate} against all others, ± {half}.",
        "{name} przeciw wszystkim: {rate} wygranych, ± {half}.",
        "「{name}」は全員を相手に勝率{rate}（± {half}）。",
    ),
    "alone title": ("Games played: {games}", "Rozegrane partie: {games}", "対戦数：{games}"),
    "few title": (
        "Too few games to say who beats whom.",
        "Za mało partii, by powiedzieć, kto z kim wygrywa.",
        "対戦数が少なく、優劣はまだ言えません。",
    ),
    "unfinished": ("Unfinished: ", "Niedokończone: ", "途中経過："),
    "nothing": ("No game was finished.", "Żadna partia nie została dokończona.", "終わった対戦はありません。"),
    "beats": (
        "Of {of} others it beats {sure} for sure.",
        "Na {of} innych na pewno wygrywa z tyloma: {sure}.",
        "ほかの{of}のうち、{sure}には確実に勝ち越しています。",
    ),
    "loses": (
        "It loses to {name} ({rate}).",
        "Przegrywa z: {name} ({rate}).",
        "「{name}」には負け越しています（{rate}）。",
    ),
    "would mix": (
        "Somebody who knows what others bring would mix: {mix}.",
        "Kto wie, co przyniosą inni, mieszałby tak: {mix}.",
        "相手の持ち込みを読むなら、この割合で混ぜます：{mix}。",
    ),
    "would mix side": (
        "{name} and its side would mix: {mix}.",
        "Strona, po której stoi {name}, mieszałaby tak: {mix}.",
        "「{name}」の側は、この割合で混ぜます：{mix}。",
    ),
    "begins wins": (
        "Whoever begins wins {rate} (± {half}).",
        "Kto zaczyna, wygrywa {rate} partii (± {half}).",
        "先攻の勝率は{rate}（± {half}）。",
    ),
    "games": ("Games", "Partie", "対戦数"),
    "pairs of": (
        "{games}: {pairs} pairs, {each} each",
        "{games}: pary: {pairs}, w każdej {each}",
        "{games}（{pairs}組×{each}）",
    ),
    "players": ("Players", "Gracze", "プレイヤー"),
    "paired": ("Paired", "Parami", "組合せ"),
    "paired yes": (
        "same seeds, seats swapped",
        "te same ziarna, zamiana miejsc",
        "同じ乱数で席を入れ替え",
    ),
    "paired no": ("a seed a game, seats swapped", "ziarno na partię, zamiana miejsc", "対戦ごとの乱数、席は交互"),
    "ended when": ("Ended when", "Koniec, gdy", "終了条件"),
    "until reached": (
        "every interval was ± {half} or less",
        "każdy przedział miał ± {half} lub mniej",
        "すべての区間が± {half}以下",
    ),
    "until cap": (
        "the cap was reached; the widest interval is ± {widest}",
        "osiągnięto limit; najszerszy przedział to ± {widest}",
        "上限に到達。最も広い区間は± {widest}",
    ),
    "until games": ("all games were played", "rozegrano wszystkie partie", "全対戦が終了"),
    "until stop": ("it was stopped", "przerwano", "中断"),
    "settings": ("Settings", "Ustawienia", "設定"),
    "league decks": ("Which deck wins", "Która talia wygrywa", "どのデッキが勝つか"),
    "league bots": ("Which bot wins", "Który bot wygrywa", "どのボットが勝つか"),
    "league both": ("Who wins", "Kto wygrywa", "だれが勝つか"),
    "league say": (
        "Point: share of games won, a draw as half. Line: 95 % interval.",
        "Punkt: udział wygranych, remis to połowa. Linia: przedział 95 %.",
        "点：勝率（引き分けは半分）。線：95%区間。",
    ),
    "mix say": (
        "In the mix: how often to bring it when all others choose well (Nash).",
        "W mieszance: jak często ją brać, gdy inni wybierają dobrze (Nash).",
        "混合：全員がうまく選ぶときに持ち込む割合（ナッシュ均衡）。",
    ),
    "place": ("Place", "Miejsce", "順位"),
    "name": ("Name", "Nazwa", "名前"),
    "share": ("Share, 95 %", "Udział, 95 %", "勝率と95%区間"),
    "won": ("won", "wygrane", "勝率"),
    "won lost": ("won–drawn–lost", "wygrane–remisy–przegrane", "勝–分–敗"),
    "in the mix": ("in the mix", "w mieszance", "混合"),
    "between": ("{rate}, between {low} and {high}", "{rate}, od {low} do {high}", "{rate}（{low}〜{high}）"),
    "matrix": ("Who beats whom", "Kto z kim wygrywa", "対戦相性"),
    "matrix say": (
        "The row’s share of wins against the column, in percent. A corner marks what is sure at 95 %; without it, more "
        "games might turn it round.",
        "Udział wygranych wiersza z kolumną, w procentach. Róg oznacza to, co pewne na 95 %; bez niego więcej partii "
        "mogłoby to odwrócić.",
        "行が列に勝つ割合（%）。角の印は95%確か。印のないものは、対戦が増えると逆転するかもしれません。",
    ),
    "matrix few": (
        "Too few games to say who beats whom.",
        "Za mało partii, by powiedzieć, kto z kim wygrywa.",
        "対戦数が少なく、相性はまだ言えません。",
    ),
    "column wins": ("column wins", "wygrywa kolumna", "列が勝つ"),
    "row wins": ("row wins", "wygrywa wiersz", "行が勝つ"),
    "sure": ("sure at 95 %", "pewne na 95 %", "95%確か"),
    "each pair": ("± {half} at most", "najwyżej ± {half}", "最大± {half}"),
    "against": (
        "{one} against {other}: {rate} ± {half}",
        "{one} przeciw {other}: {rate} ± {half}",
        "{one} 対 {other}：{rate} ± {half}",
    ),
    "beats list": ("Beats for sure", "Na pewno wygrywa z", "確実に勝ち越し"),
    "loses list": ("Loses for sure", "Na pewno przegrywa z", "確実に負け越し"),
    "open list": ("Open: {n}", "Nierozstrzygnięte: {n}", "未確定：{n}"),
    "nobody": ("nobody", "nikim", "なし"),
    "mix": ("The mix that nobody beats", "Mieszanka, której nikt nie pokona", "だれにも負け越さない混合"),
    "mix of side": (
        "The mix of {name} and its side",
        "Mieszanka strony, po której stoi {name}",
        "「{name}」の側の混合",
    ),
    "mix text": (
        "Bar: its share. Line: where the share lies in nine of ten matrices that these games leave open. Last "
        "column: what the mix wins against it.",
        "Słupek: udział. Linia: gdzie leży udział w dziewięciu na dziesięć macierzy zgodnych z tymi partiami. Ostatnia "
        "kolumna: ile mieszanka z nią wygrywa.",
        "棒：割合。線：この結果と矛盾しない行列の9割で割合が収まる範囲。右端：混合がそれに勝つ割合。",
    ),
    "mix wins": ("mix wins", "mieszanka wygrywa", "混合の勝率"),
    "mix often": ("in it", "jest w niej", "含まれる率"),
    "left out": (
        "In no more than one of twenty such matrices: {names}.",
        "Najwyżej w jednej na dwadzieścia takich macierzy: {names}.",
        "そのような行列の20分の1以下にしか現れないもの：{names}。",
    ),
    "cards": ("Cards", "Karty", "カード"),
    "cards of": ("Cards of {name}", "Karty talii {name}", "「{name}」のカード"),
    "cards say": (
        "Share of wins when the card was drawn (ring) and when it was played (point); the dashed line is the deck’s. "
        "It goes together with winning and need not cause it: in long games more is drawn, and who is ahead plays "
        "more.",
        "Udział wygranych, gdy kartę dobrano (pierścień) i gdy ją zagrano (punkt); linia przerywana to cała talia. To "
        "idzie w parze z wygraną, a nie musi jej powodować: w długich partiach dobiera się więcej, a kto prowadzi, "
        "zagrywa więcej.",
        "カードを引いたとき（輪）と使ったとき（点）の勝率。破線はデッキ全体。勝ちと共に現れるだけで、原因とは限りません。"
        "長い対戦ほど多く引き、優勢な側ほど多く使います。",
    ),
    "deck line": ("deck {rate}", "talia {rate}", "デッキ {rate}"),
    "drawn": ("drawn", "dobrana", "引いた"),
    "played": ("played", "zagrana", "使った"),
    "to deck": ("to deck", "do talii", "デッキ差"),
    "card": ("Card", "Karta", "カード"),
    "games short": ("games", "partie", "対戦"),
    "all cards": ("All cards: {n}", "Wszystkie karty: {n}", "全カード：{n}"),
    "openings": ("First card played", "Pierwsza zagrana karta", "最初に使ったカード"),
    "length": ("How long it takes", "Jak długo to trwa", "対戦の長さ"),
    "median": ("median {n} turns", "mediana: tury {n}", "中央値{n}ターン"),
    "half end": (
        "Half of the games end between turn {low} and {high} (strong bars). The shortest: {shortest}, the "
        "longest: {longest}.",
        "Połowa partii kończy się między turą {low} a {high} (mocne słupki). Najkrótsza: {shortest}, "
        "najdłuższa: {longest}.",
        "半分の対戦は{low}〜{high}ターンで終わります（強調した棒）。最短{shortest}、最長{longest}。",
    ),
    "turns": ("Turns", "Tury", "ターン"),
    "as numbers": ("As numbers", "W liczbach", "数値で"),
    "ends": ("How it ends", "Jak się kończy", "終わり方"),
    "ended failed": ("a bot failed", "bot zawiódł", "ボットの失敗"),
    "begins": ("Who begins", "Kto zaczyna", "先攻の有利"),
    "begins say": (
        "Share of games won by the side that begins, by its deck.",
        "Udział wygranych strony, która zaczyna, według jej talii.",
        "先攻側の勝率（そのデッキごと）。",
    ),
    "all decks": ("all decks", "wszystkie talie", "全デッキ"),
    "failures": ("Bots that failed", "Boty, które zawiodły", "失敗したボット"),
    "failures say": (
        "A bot that fails has lost that game.",
        "Bot, który zawiódł, przegrywa tę partię.",
        "失敗したボットはその対戦に負けたものとします。",
    ),
    "how sure": ("How sure, and how to repeat it", "Jak pewne i jak to powtórzyć", "確かさと再現方法"),
    "sure say": (
        "Bots play both sides, so this is about decks as they play them. Intervals are Wilson’s, 95 %.",
        "Po obu stronach grają boty, więc chodzi o talie w ich rękach. Przedziały są Wilsona, 95 %.",
        "両側ともボットが操作するので、ボットが使ったときの強さです。区間はウィルソンの95%区間。",
    ),
    "no failure": (
        "No game ended by a bot’s error.",
        "Żadna partia nie skończyła się błędem bota.",
        "ボットのエラーで終わった対戦はありません。",
    ),
    "no nash": (
        "There is no mix here: SciPy is not installed.",
        "Mieszanki tu nie ma: brak SciPy.",
        "SciPyがないため混合はありません。",
    ),
    "version": ("Rules", "Zasady", "ルール"),
    "version n": ("version {n}", "wersja {n}", "バージョン{n}"),
    "seed": ("Seed", "Ziarno", "乱数の種"),
    "unofficial": (
        "Made with Stolik, an unofficial fan project.",
        "Zrobione w Stoliku, nieoficjalnym projekcie fanów.",
        "非公式ファンプロジェクトStolikで作成。",
    ),
    "list and": (", ", ", ", "、"),
}


def say(key: str, lang: str, **values: Any) -> str:
    """A sentence or a few words in a language. Raises KeyError for an unknown key."""
    return WORDS[key][LANGS.index(lang)].format(**values)


def percent(rate: float, lang: str, digits: int = 1, sign: bool = True) -> str:
    """A share in percent as the language writes it."""
    number = f"{100 * rate:.{digits}f}".replace("-", "\u2212")
    if lang == "pl":
        number = number.replace(".", ",")
    return number + ({"ja": "%"}.get(lang, "\u00a0%") if sign else "")


def whole(number: int, lang: str) -> str:
    """A whole number with its thousands apart."""
    return f"{number:,}".replace(",", "\u00a0") if lang == "pl" else f"{number:,}"
