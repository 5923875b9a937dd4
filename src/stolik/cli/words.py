"""What the command says in a game, in three languages. Cards, logs, refusals and rules are the text room's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "you": ("You", "Ty", "あなた"),
    "players": ("Players: {n}.", "Gracze: {n}.", "人数：{n}人。"),
    "player": ("Player {n}", "Gracz {n}", "プレイヤー{n}"),
    "turn": ("Turn {n}", "Tura {n}", "ターン{n}"),
    "allowed": (
        "Nothing forbids it: {what} may be played.",
        "Nic tego nie zabrania: {what} – taki ruch jest dozwolony.",
        "できます：{what}。",
    ),
    "undone": ("Taken back to turn {n}.", "Cofnięto do tury {n}.", "ターン{n}まで戻しました。"),
    "undone_answer": ("Taken back to answer {n}.", "Cofnięto do odpowiedzi {n}.", "{n}手目まで戻しました。"),
    "dealt_anew": (
        "Luck and all that nobody knew are dealt anew.",
        "Los i wszystko, czego nikt nie znał, rozdano na nowo.",
        "運と、だれも知らなかったカードを配り直しました。",
    ),
    "undo_none": ("There is nothing to take back yet.", "Nie ma jeszcze czego cofać.", "戻せる手はまだありません。"),
    "saved": ("Saved: {path}", "Zapisano: {path}", "保存しました：{path}"),
    "save_where": (
        "Name a file, like save game.json.",
        "Podaj nazwę pliku, np. save gra.json.",
        "「save game.json」のように、ファイル名を入力してください。",
    ),
    "stops": ("The game stops here.", "Gra zatrzymuje się tutaj.", "ここで中断します。"),
    "resume_with": (
        "To go on: stolik play {game} --from {path}",
        "Aby grać dalej: stolik play {game} --from {path}",
        "続きから：stolik play {game} --from {path}",
    ),
    "of_pack": ("From your pack “{name}”.", "Z Twojej paczki „{name}”.", "あなたのパック「{name}」のカード。"),
    "data_only_mark": ("data only", "same dane", "データのみ"),
    "data_only": (
        "As data only: it can’t be played until this is understood: {sentence}",
        "Same dane: nie da się nią grać, póki stół nie zrozumie zdania: {sentence}",
        "データのみ：次の文が読み取れるまで使えません：{sentence}",
    ),
    "your_turn": ("Your turn.", "Twoja kolej.", "あなたの番です。"),
    "their_turn": ("{name} to move.", "Ruch: {name}.", "{name}さんの番です。"),
    "intro": (
        "{you} against {them}. Type help for all commands.",
        "{you} kontra {them}. Wpisz help, aby zobaczyć polecenia.",
        "{you} 対 {them}。helpでコマンドの一覧が出ます。",
    ),
    "forfeit": (
        "{name} can't go on and loses: {why}.",
        "{name} nie może grać dalej i przegrywa: {why}.",
        "{name}は続けられないため負けになります：{why}。",
    ),
    "log_empty": ("Nothing has happened yet.", "Nic się jeszcze nie stało.", "まだ何も起きていません。"),
    "setup": ("start", "początek", "準備"),
    "decided_by": ("What decided it", "Co przesądziło", "決め手"),
    "turned_by": ("The moment that turned it", "Moment, który przesądził", "勝負の分かれ目"),
    "chance_went": (
        "Turn {n}. The chance of {name} was {before} % before it, {after} % after it.",
        "Tura {n}. Szansa gracza {name}: przedtem {before} %, potem {after} %.",
        "ターン{n}。{name}の勝ち目は、直前が{before}%、直後が{after}%。",
    ),
    "chance_kept": (
        "Better: {what} About {kept} % would have been left.",
        "Lepiej: {what} Zostałoby około {kept} %.",
        "よりよい手：{what} 勝ち目は約{kept}%だった。",
    ),
    "seen_at": (
        "To look at it: stolik replay step {file} --to {n}",
        "Zobacz: stolik replay step {file} --to {n}",
        "見る：stolik replay step {file} --to {n}",
    ),
    "not_over": ("The game is not over.", "Partia nie jest skończona.", "対戦は終わっていません。"),
    "step_prompt": (
        "Enter: next, b: back, a number: go there, q: quit: ",
        "Enter: dalej, b: wstecz, numer: skok, q: koniec: ",
        "Enter：次へ、b：戻る、番号：移動、q：終了：",
    ),
    "step_bad": (
        "{what!r}: there are states 0 to {n}.",
        "„{what}”: są stany od 0 do {n}.",
        "「{what}」：0から{n}までの番号を入力してください。",
    ),
    "pick_count": (
        "Choose {n} of the numbers above.",
        "Tyle numerów z listy powyżej trzeba wybrać: {n}.",
        "上の番号から{n}個選んでください。",
    ),
    "pick_together": (
        "These can't be chosen together.",
        "Tych nie można wybrać razem.",
        "この組み合わせでは選べません。",
    ),
    "pick_none": (
        "{what!r} is neither a number above nor a command. Type a number, words of a choice, or help.",
        "„{what}” to ani numer, ani polecenie. Wpisz numer, słowa z listy albo help.",
        "「{what}」は読み取れません。番号か、一覧の言葉を入力してください。helpで一覧が出ます。",
    ),
    "pick_many": ("Which one? {what}", "Co dokładnie? {what}", "どれですか？{what}"),
    "pick": ("Number (1-{n}): ", "Numer (1-{n}): ", "番号（1〜{n}）："),
    "pick_only": ("Number (1): ", "Numer (1): ", "番号（1）："),
    "pick_these": (
        "Numbers with spaces, {n}: ",
        "Numery ze spacjami, {n}: ",
        "番号をスペース区切りで{n}個：",
    ),
    "pick_some": (
        "Numbers with spaces, {n}; 0 for none: ",
        "Numery ze spacjami, {n}; 0: żaden: ",
        "番号をスペース区切りで{n}個。なしは0：",
    ),
    "pick_nothing": ("0 to go on: ", "0: dalej: ", "0で次へ："),
    "why_what": (
        "Type ? and words of what you want to do, like: ? {one}, or ? {two}.",
        "Wpisz ? i słowa tego, co chcesz zrobić, np. ? {one} albo ? {two}.",
        "「? {one}」「? {two}」のように、?に続けてしたいことの言葉を入力してください。",
    ),
    "why_how": (
        "Type ? and words of what you want to do, or ? alone for all commands.",
        "Wpisz ? i słowa tego, co chcesz zrobić; samo ? pokazuje polecenia.",
        "「?」に続けて、したいことの言葉を入力してください。「?」だけで一覧が出ます。",
    ),
    "why_none": (
        "Nothing with the words {what!r} can be tried at this point.",
        "W tej chwili nie da się spróbować niczego ze słowami „{what}”.",
        "いま「{what}」に当たることは試せません。",
    ),
    "may": ("that is allowed.", "to jest dozwolone.", "できます。"),
    "then_uncertain": (
        "What follows is not certain.",
        "Co dalej, nie jest pewne.",
        "その先は分かりません。",
    ),
    "uncertain": (
        "Nothing is certain before it is done.",
        "Nic nie jest pewne z góry.",
        "やってみるまで分かりません。",
    ),
    "hand": ("Hand", "Ręka", "手札"),
    "deck": ("Deck", "Talia", "山札"),
    "known": ("known", "znane", "分かっているカード"),
    "retreat": ("Retreat", "Wycofanie", "にげる"),
    "no_such_card": (
        "No card is called {what!r}.",
        "Nie ma karty „{what}”.",
        "「{what}」というカードはありません。",
    ),
    "after": ("After {n} of {all} answers", "Po {n} z {all} odpowiedzi", "{all}手中{n}手目まで"),
}

HELP_CARDS: Final = {
    "en": """\
3             take choice 3; several: 1 4 4 (a number twice: two of that card); none: 0
{choice}the choice with these words in it
{asked}why that may not be done (also: why {two})
try 3         what it would do, as far as it is certain
hint          what a bot would do, and why
could         all that you could do, and what the rest needs
{shown}a card in full, by its name or id
stacks        hands, discard piles and everything else that you may know
board         the table again
log           what has happened
undo          take back your last answer
save FILE     write the record of the game
resign        give up
quit          stop here""",
    "pl": """\
3             wybór numer 3; kilka: 1 4 4 (numer dwa razy: dwie takie karty); żaden: 0
{choice}wybór, w którym są te słowa
{asked}dlaczego tak nie można (także: why {two})
try 3         co by się stało, o ile to pewne
hint          co zrobiłby bot i dlaczego
could         co możesz zrobić i czego brakuje do reszty
{shown}cała karta, po nazwie albo numerze
stacks        ręce, karty odrzucone i wszystko, co możesz znać
board         stół jeszcze raz
log           co się wydarzyło
undo          cofnij swoją ostatnią odpowiedź
save PLIK     zapisz partię
resign        poddaj partię
quit          zakończ tutaj""",
    "ja": """\
3             3番を選ぶ。複数なら 1 4 4（同じ番号2回で2枚）、なしは0
{choice}その言葉を含む選択肢
{asked}できない理由（why も同じ）
try 3         するとどうなるか、分かる範囲で
hint          ボットならどうするかと、その理由
could         できること全部と、できないことに足りないもの
{shown}カードの全文。カード名か番号で
stacks        手札、トラッシュなど、見てよいものすべて
board         盤面をもう一度表示
log           これまでの経過
undo          自分の最後の選択を戻す
save ファイル 棋譜を保存
resign        投了
quit          ここで中断""",
}

HELP_PLAIN: Final = {
    "en": """\
3             take choice 3; several: 1 4 4 (a number twice: two of it); none: 0
words         the choice that has these words in it
? words       why that may not be done (also: why ...)
try 3         what it would do, as far as it is certain
hint          what a bot would do, and why
could         all that you could do, and what the rest needs
card NAME     a card in full, by its name or key
stacks        everything that you may know
board         the table again
log           what has happened
undo          take back your last answer
save FILE     write the record of the game
resign        give up
quit          stop here""",
    "pl": """\
3             wybór numer 3; kilka: 1 4 4 (numer dwa razy: dwa takie); żaden: 0
słowa         wybór, w którym są te słowa
? słowa       dlaczego tak nie można (także: why ...)
try 3         co by się stało, o ile to pewne
hint          co zrobiłby bot i dlaczego
could         co możesz zrobić i czego brakuje do reszty
card NAZWA    cała karta, po nazwie albo kluczu
stacks        wszystko, co możesz znać
board         stół jeszcze raz
log           co się wydarzyło
undo          cofnij swoją ostatnią odpowiedź
save PLIK     zapisz partię
resign        poddaj partię
quit          zakończ tutaj""",
    "ja": """\
3             3番を選ぶ。複数なら 1 4 4（同じ番号2回で2つ）、なしは0
言葉          その言葉を含む選択肢
? 言葉        できない理由（why も同じ）
try 3         するとどうなるか、分かる範囲で
hint          ボットならどうするかと、その理由
could         できること全部と、できないことに足りないもの
card 名前     カードの全文。カード名かキーで
stacks        見てよいものすべて
board         盤面をもう一度表示
log           これまでの経過
undo          自分の最後の選択を戻す
save ファイル 棋譜を保存
resign        投了
quit          ここで中断""",
}

_LANGS: Final = ("en", "pl", "ja")


class Speaker:
    """Says the words of all games, and those of one: `own` has them by key."""

    def __init__(self, own: Mapping[str, tuple[str, str, str]]) -> None:
        self._words = {**WORDS, **own}

    def __call__(self, key: str, lang: str, **values: Any) -> str:
        """A sentence or a few words in a language. Raises KeyError for an unknown key."""
        return self._words[key][_LANGS.index(lang)].format(**values)


say: Final = Speaker({})
