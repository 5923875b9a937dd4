"""What the terminal says of Token Battle alone: English, Polish, Japanese."""

from __future__ import annotations

from typing import Final

from stolik.cli.words import Speaker

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "per_turn": ("+{n} a turn", "+{n} na turę", "毎ターン+{n}"),
    "bonus": ("bonus +{n}", "premia +{n}", "ボーナス+{n}"),
    "extra": ("extra turns: {n}", "dodatkowe tury: {n}", "追加ターン：{n}"),
    "to_points": ("ends at {n} points", "do {n} punktów", "{n}点で終了"),
    "to_turns": ("or after {n} turns", "albo po {n} turach", "または{n}ターンで終了"),
    "last": ("[ ] last played", "[ ] zagrany ostatnio", "[ ] 直前に置かれたトークン"),
    "boosted": ("boosts: +{n}", "wzmocnienia: +{n}", "ブースト：+{n}"),
    "ask_stack": (
        "Stack (1-4), or stack and field like 2 e4: ",
        "Stos (1-4) albo stos i pole, np. 2 e4: ",
        "山（1〜4）、または「2 e4」のように山とマス：",
    ),
    "ask_field": ("Field for {card} (a1-f6): ", "Pole na kartę {card} (a1-f6): ", "「{card}」を置くマス（a1〜f6）："),
    "unread": (
        "{what!r} is neither a move nor a command. Type a stack and a field, like 2 e4, or help.",
        "„{what}” to ani ruch, ani polecenie. Wpisz stos i pole, np. 2 e4, albo help.",
        "「{what}」は読み取れません。「2 e4」のように山とマスを入力してください。helpで一覧が出ます。",
    ),
    "which_stack": (
        "Which stack? Type its number before the field, like 2 e4.",
        "Z którego stosu? Wpisz jego numer przed polem, np. 2 e4.",
        "どの山のカードですか？「2 e4」のように、マスの前に山の番号を入力してください。",
    ),
    "which_field": (
        "Name the field too, like {command} 2 e4.",
        "Podaj też pole, np. {command} 2 e4.",
        "「{command} 2 e4」のように、マスも入力してください。",
    ),
    "no_field": (
        "There is no such field: columns run from a to f, rows from 1 to 6.",
        "Nie ma takiego pola: kolumny to a–f, rzędy 1–6.",
        "そのマスはありません。列はaからf、行は1から6です。",
    ),
    "not_yours": (
        "{card} is in none of your stacks. Type stacks to see them.",
        "{card}: tej karty nie ma w twoich stosach. Wpisz stacks, aby je zobaczyć.",
        "「{card}」はあなたの山にありません。stacksで山を確認できます。",
    ),
    "no_card": (
        "No card is called {what!r}. Type card and the number of a stack, or a card's name.",
        "Nie ma karty „{what}”. Wpisz card i numer stosu albo nazwę karty.",
        "「{what}」というカードはありません。cardに続けて山の番号かカード名を入力してください。",
    ),
    "no_card_near": (
        "No card is called {what!r}. Perhaps {near}?",
        "Nie ma karty „{what}”. Może chodzi o: {near}?",
        "「{what}」というカードはありません。「{near}」のことですか？",
    ),
    "empty": ("{cell} is empty.", "Pole {cell} jest puste.", "{cell}は空きマスです。"),
    "would": ("If it lands there:", "Po takim ruchu:", "そこに置くと："),
    "would_score": ("{name} {score} (+{gain})", "{name} {score} (+{gain})", "{name} {score}（+{gain}）"),
}

say: Final = Speaker(WORDS)

HELP: Final = {
    "en": """\
2 e4          lay the top card of stack 2 on e4 (a card's name will do: gale e4)
2             choose stack 2, then the field; an empty line goes back
? 2 e4        why that may not be done (also: why 2 e4)
try 2 e4      what it would do and score
hint          what a bot would do, and why
could         all that you could do, and what the rest needs
card 2        the top card of stack 2; also a name, or a field: card e4
stacks        all cards that you may know, in order
board         the table again
log           what has happened
undo          take back your last move
save FILE     write the record of the game
resign        give up
quit          stop here""",
    "pl": """\
2 e4          zagraj wierzchnią kartę stosu 2 na e4 (albo po nazwie: gale e4)
2             wybierz stos 2, potem pole; pusty wiersz cofa wybór
? 2 e4        dlaczego tak nie można (także: why 2 e4)
try 2 e4      co by się stało i ile to punktów
hint          co zrobiłby bot i dlaczego
could         co możesz zrobić i czego brakuje do reszty
card 2        wierzchnia karta stosu 2; także nazwa albo pole: card e4
stacks        wszystkie karty, które możesz znać, po kolei
board         stół jeszcze raz
log           co się wydarzyło
undo          cofnij swój ostatni ruch
save PLIK     zapisz partię
resign        poddaj partię
quit          zakończ tutaj""",
    "ja": """\
2 e4          山2の一番上のカードをe4に置く（カード名でも可）
2             山2を選び、次にマスを選ぶ。空行で選び直し
? 2 e4        できない理由（why 2 e4 も同じ）
try 2 e4      置くとどうなるか、何点になるか
hint          ボットならどうするかと、その理由
could         できること全部と、できないことに足りないもの
card 2        山2の一番上のカード。カード名やマス（card e4）でも可
stacks        見てよいカードすべて
board         盤面をもう一度表示
log           これまでの経過
undo          自分の最後の手を戻す
save ファイル 棋譜を保存
resign        投了
quit          ここで中断""",
}
