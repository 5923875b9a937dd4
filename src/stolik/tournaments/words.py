"""What is said of a tournament, in three languages. Names are left as they are: who shows them isolates them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGS: Final = ("en", "pl", "ja")
Said = tuple[str, str, str]

REFUSALS: Final[dict[str, Said]] = {
    # entering and leaving
    "bad-id": (
        "An entrant needs an id of 1 to {most} characters, all of them printable.",
        "Identyfikator uczestnika musi mieć od 1 do {most} znaków i tylko takie, które da się wydrukować.",
        "参加者のIDは、表示できる文字で1～{most}字にしてください。",
    ),
    "bad-name": (
        "The name of {entrant} must be printable and have at most {most} characters.",
        "Nazwa, którą podaje {entrant}, może mieć najwyżej {most} znaków i tylko takie, które da się wydrukować.",
        "{entrant}の名前は、表示できる文字で{most}字以内にしてください。",
    ),
    "bad-number": (
        "{field} must be a whole number from {least} to {most}.",
        "{field}: potrzebna jest liczba całkowita od {least} do {most}.",
        "{field}は{least}～{most}の整数にしてください。",
    ),
    "bad-choice": (
        "{field} is one of: {known}.",
        "{field}: możliwe wartości to {known}.",
        "{field}は次から選んでください：{known}。",
    ),
    "entered-twice": (
        "{entrant} has entered already.",
        "{entrant} jest już na liście.",
        "{entrant}はすでに参加しています。",
    ),
    "person-twice": (
        "{person} is already in the team {entrant}.",
        "{person} jest już w drużynie {entrant}.",
        "{person}はすでに{entrant}のメンバーです。",
    ),
    "team-size": (
        "{entrant} must be {size} people here, and there are {found}.",
        "Tutaj drużyna {entrant} musi liczyć osób: {size}, a liczy {found}.",
        "この大会では{entrant}は{size}人でなければなりません（いまは{found}人）。",
    ),
    "full": (
        "The tournament is full: it has places for {most}.",
        "Lista jest pełna (miejsca: {most}).",
        "定員（{most}）に達しています。",
    ),
    "no-late-entry": (
        "Nobody can enter any more: in this format all are paired from the beginning.",
        "Nie można już dołączyć: w tym systemie wszyscy grają od początku.",
        "この形式では途中から参加できません。",
    ),
    "too-late": (
        "Nobody can enter any more: the last round is paired.",
        "Nie można już dołączyć: ostatnia runda jest rozlosowana.",
        "最終回戦の組み合わせが決まったため、もう参加できません。",
    ),
    "unknown-entrant": (
        "There is no {entrant} in this tournament.",
        "W tym turnieju nie ma uczestnika {entrant}.",
        "この大会に{entrant}はいません。",
    ),
    "has-left": (
        "{entrant} has left the tournament.",
        "{entrant} nie gra już w tym turnieju.",
        "{entrant}は大会から抜けています。",
    ),
    "has-not-left": (
        "{entrant} has not left the tournament.",
        "{entrant} nadal gra w tym turnieju.",
        "{entrant}は大会から抜けていません。",
    ),
    "no-way-back": (
        "Whoever leaves this format can't come back.",
        "W tym systemie nie można wrócić po odejściu.",
        "この形式では、抜けた後に戻ることはできません。",
    ),
    # rounds
    "not-open": (
        "The tournament has begun already.",
        "Turniej już trwa.",
        "大会はすでに始まっています。",
    ),
    "not-begun": (
        "The tournament has not begun yet.",
        "Turniej jeszcze się nie zaczął.",
        "大会はまだ始まっていません。",
    ),
    "over": ("The tournament is over.", "Turniej jest skończony.", "大会は終わっています。"),
    "too-few": (
        "At least {least} are needed, and there are {found}.",
        "Potrzeba co najmniej {least} uczestników, a jest {found}.",
        "参加者は最低{least}必要です（いまは{found}）。",
    ),
    "half-left": (
        "{found} of {began} are left. Pair them, add a bot, or end here?",
        "Zostało {found} z {began}. Rozlosować rundę, dodać bota czy zakończyć?",
        "{began}のうち{found}が残っています。このまま組み合わせますか、ボットを加えますか、ここで終わりますか。",
    ),
    "round-open": (
        "Round {round} is not closed yet.",
        "Runda {round} nie jest jeszcze zamknięta.",
        "第{round}回戦はまだ終わっていません。",
    ),
    "no-round": (
        "No round is paired.",
        "Żadna runda nie jest rozlosowana.",
        "組み合わせの決まった回戦がありません。",
    ),
    "round-closed": (
        "Round {round} is closed: its results stay as they are.",
        "Runda {round} jest zamknięta, jej wyniki już się nie zmienią.",
        "第{round}回戦は終わりました。結果は変更できません。",
    ),
    "not-started": (
        "Round {round} has not started yet.",
        "Runda {round} jeszcze się nie zaczęła.",
        "第{round}回戦はまだ始まっていません。",
    ),
    "started": (
        "Round {round} has started.",
        "Runda {round} już się zaczęła.",
        "第{round}回戦はすでに始まっています。",
    ),
    "somebody-sits": (
        "Somebody has sat down at table {table}: the pairing stays.",
        "Przy stole {table} już ktoś usiadł, więc losowanie zostaje.",
        "{table}番テーブルに着席した人がいるため、組み合わせは取り消せません。",
    ),
    "no-pairing": (
        "No round can be paired: nobody may meet the same bot twice. Add a bot, or end here.",
        "Rundy nie da się rozlosować: nikt nie może dwa razy grać z tym samym botem. Dodaj bota albo zakończ turniej.",
        "同じボットとは一度しか対戦できないため、組み合わせを作れません。ボットを加えるか、ここで終わってください。",
    ),
    "unfinished": (
        "Matches without a result: {many}; the first is at table {table}.",
        "Mecze bez wyniku: {many}; pierwszy przy stole {table}.",
        "結果のない試合が{many}つあります。最初は{table}番テーブルです。",
    ),
    # results
    "unknown-table": (
        "There is no table {table} in this round.",
        "W tej rundzie nie ma stołu {table}.",
        "この回戦に{table}番テーブルはありません。",
    ),
    "a-bye": (
        "At table {table} nobody plays: its result is fixed.",
        "Przy stole {table} nikt nie gra, wynik jest ustalony.",
        "{table}番テーブルに対戦はなく、結果は決まっています。",
    ),
    "not-at-table": (
        "{entrant} does not play at table {table}.",
        "{entrant} nie gra przy stole {table}.",
        "{entrant}は{table}番テーブルの対戦者ではありません。",
    ),
    "bad-score": (
        "{first}:{second} with {drawn} drawn can't be the result of a best of {best_of}.",
        "{first}:{second} (remisy: {drawn}) nie może być wynikiem meczu, w którym liczy się najwyżej {best_of} partii.",
        "{first}対{second}（引き分け{drawn}）は、{best_of}本勝負の結果としてありえません。",
    ),
    "no-games": (
        "No game was played: say who conceded, did not come, or that both agreed on a draw.",
        "Nie rozegrano żadnej partii: zaznacz, kto oddał mecz, kto nie przyszedł albo że to umówiony remis.",
        "1本も対戦していません。棄権、不参加、合意の引き分けのどれかを選んでください。",
    ),
    "decided": (
        "The match at table {table} is decided.",
        "Mecz przy stole {table} jest rozstrzygnięty.",
        "{table}番テーブルの試合は決着しています。",
    ),
    "needs-winner": (
        "This match needs a winner.",
        "Ten mecz musi ktoś wygrać.",
        "この試合は勝者を決めなければなりません。",
    ),
    # the arena
    "time-up": (
        "The time of the arena is over: nobody is paired any more.",
        "Czas areny minął, nowych par już nie będzie.",
        "アリーナの時間が終わったため、新しい組み合わせはありません。",
    ),
    "clock-back": (
        "The time must not go back: it is {now} s, and was {then} s.",
        "Czas nie może się cofać: jest {now} s, a było {then} s.",
        "時刻が戻っています（{then}秒の後に{now}秒）。",
    ),
    # data
    "damaged": (
        "These data are cut short or damaged at {where}: {why}.",
        "Te dane są ucięte albo uszkodzone w miejscu {where}: {why}.",
        "データが途中で切れているか壊れています（{where}：{why}）。",
    ),
    "unknown-format": (
        "This version reads tournaments of format 1 to {most}, not {found}.",
        "Ta wersja czyta turnieje w formacie od 1 do {most}, a nie {found}.",
        "このバージョンで読めるのは形式1～{most}の大会です（データは{found}）。",
    ),
}
"""Why a step is refused, by code."""

REASONS: Final[dict[str, Said]] = {
    "played": ("played", "rozegrany", "対戦"),
    "conceded": ("conceded", "oddany", "投了"),
    "no-show": ("did not come", "nieobecność", "不参加"),
    "double-loss": ("both lose", "obustronna przegrana", "両者負け"),
    "agreed": ("agreed draw", "umówiony remis", "合意による引き分け"),
    "left": ("left the tournament", "odejście z turnieju", "大会から離脱"),
    "bye": ("bye, counts as a win", "wolny los, liczy się jak wygrana", "不戦勝"),
    "missed": ("missed, counts as a loss", "nieobecność w rundzie, liczy się jak przegrana", "欠場（負け扱い）"),
}
"""Why a result is what it is, by code."""

BREAKS: Final[dict[str, Said]] = {
    "opponents-wins": ("opponents’ wins", "wygrane rywali", "対戦相手の勝率"),
    "opponents-opponents-wins": (
        "wins of the opponents’ opponents",
        "wygrane przeciwników rywali",
        "対戦相手の相手の勝率",
    ),
    "opponents-points": ("opponents’ match points", "punkty meczowe rywali", "対戦相手の得点率"),
    "games": ("own game points", "własne punkty za partie", "ゲーム得点率"),
    "opponents-games": ("opponents’ game points", "punkty rywali za partie", "対戦相手のゲーム得点率"),
    "head-to-head": ("the match between them", "mecz między nimi", "直接対決"),
    "beaten": ("points of those who were beaten", "punkty pokonanych rywali", "勝った相手の得点"),
    "wins": ("matches won", "wygrane mecze", "勝ち数"),
    "stage": ("how far they came", "dokąd kto doszedł", "到達した段階"),
    "swiss": ("place after the Swiss rounds", "miejsce po rundach szwajcarskich", "スイス式での順位"),
}
"""What tells entrants with equal points apart, by code."""

APART: Final[dict[str, Said]] = {
    "share": ("{name}: {mine} % to {theirs} %", "{name}: {mine} % wobec {theirs} %", "{name}：{mine}%対{theirs}%"),
    "number": ("{name}: {mine} to {theirs}", "{name}: {mine} wobec {theirs}", "{name}：{mine}対{theirs}"),
    "head-to-head": ("beat {other}", "wygrana z {other}", "{other}に勝利"),
}
"""Why somebody stands above somebody with equal points."""

FORMATS: Final[dict[str, Said]] = {
    "swiss": ("Swiss", "system szwajcarski", "スイスドロー"),
    "swiss-cut": (
        "Swiss, then single elimination",
        "system szwajcarski, potem pucharowy",
        "スイスドロー＋決勝トーナメント",
    ),
    "round-robin": ("round robin", "każdy z każdym", "総当たり"),
    "single": ("single elimination", "system pucharowy", "シングルエリミネーション"),
    "double": ("double elimination", "pucharowy do dwóch porażek", "ダブルエリミネーション"),
    "arena": ("arena", "arena", "アリーナ"),
}
"""The formats, by code."""


def say(table: Mapping[str, Said], code: str, lang: str, **values: object) -> str:
    """What a table says for a code in a language (in English for a language that is not there)."""
    return filled(table[code], lang, values)


def filled(said: Said, lang: str, values: Mapping[str, object]) -> str:
    """A sentence with its values. What stands in them is never read as a pattern."""
    sentence = said[LANGS.index(lang) if lang in LANGS else 0]
    return sentence.format_map(values)
