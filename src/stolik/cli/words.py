"""What the command says in a game, in three languages. Cards, logs, refusals and rules are the text room's."""

from __future__ import annotations

from typing import Any, Final

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    # key: English, Polish, Japanese
    "you": ("You", "Ty", "あなた"),
    "player": ("Player {n}", "Gracz {n}", "プレイヤー{n}"),
    "per_turn": ("+{n} a turn", "+{n} na turę", "毎ターン+{n}"),
    "bonus": ("bonus +{n}", "premia +{n}", "ボーナス+{n}"),
    "extra": ("extra turns: {n}", "dodatkowe tury: {n}", "追加ターン：{n}"),
    "turn": ("Turn {n}", "Tura {n}", "ターン{n}"),
    "round": ("round {n}", "runda {n}", "{n}巡目"),
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
    "allowed": (
        "Nothing forbids it: {what} may be played.",
        "Nic tego nie zabrania: {what} – taki ruch jest dozwolony.",
        "できます：{what}。",
    ),
    "would": ("If it lands there:", "Po takim ruchu:", "そこに置くと："),
    "would_score": ("{name} {score} (+{gain})", "{name} {score} (+{gain})", "{name} {score}（+{gain}）"),
    "undone": ("Taken back to turn {n}.", "Cofnięto do tury {n}.", "ターン{n}まで戻しました。"),
    "undone_answer": ("Taken back to answer {n}.", "Cofnięto do odpowiedzi {n}.", "{n}手目まで戻しました。"),
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
    "your_turn": ("Your turn.", "Twoja kolej.", "あなたの番です。"),
    "their_turn": ("{name} to move.", "Ruch: {name}.", "{name}さんの番です。"),
    "intro": (
        "{you} against {them}. Type help for all commands.",
        "{you} kontra {them}. Wpisz help, aby zobaczyć polecenia.",
        "{you} 対 {them}。helpでコマンドの一覧が出ます。",
    ),
    "log_empty": ("Nothing has happened yet.", "Nic się jeszcze nie stało.", "まだ何も起きていません。"),
    "setup": ("start", "początek", "準備"),
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
        "Wybierz spośród numerów powyżej: {n}.",
        "上の番号から{n}個選んでください。",
    ),
    "pick_none": (
        "{what!r} is neither a number above nor a command. Type a number, words of a choice, or help.",
        "„{what}” to ani numer, ani polecenie. Wpisz numer, słowa z listy albo help.",
        "「{what}」は読み取れません。番号か、一覧の言葉を入力してください。helpで一覧が出ます。",
    ),
    "pick_many": ("Which one? {what}", "Co dokładnie? {what}", "どれですか？{what}"),
    "pick": ("Number (1-{n}): ", "Numer (1-{n}): ", "番号（1〜{n}）："),
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
    "why_none": (
        "Nothing with the words {what!r} can be tried at this point.",
        "W tej chwili nie da się spróbować niczego ze słowami „{what}”.",
        "いま「{what}」に当たることは試せません。",
    ),
    "may": ("that is allowed.", "to jest dozwolone.", "できます。"),
    "uncertain": (
        "Nothing is certain before it is done.",
        "Nic nie jest pewne z góry.",
        "やってみるまで分かりません。",
    ),
    "active": ("Active", "aktywny", "バトル場"),
    "bench": ("Bench", "ławka", "ベンチ"),
    "hand": ("Hand", "Ręka", "手札"),
    "deck": ("Deck", "Talia", "山札"),
    "prizes": ("Prize cards", "Nagrody", "サイド"),
    "discard": ("Discard pile", "Odrzucone", "トラッシュ"),
    "lost": ("Lost Zone", "Strefa Lost", "ロストゾーン"),
    "stadium": ("Stadium", "Stadion", "スタジアム"),
    "known": ("known", "znane", "分かっているカード"),
    "missing": ("missing: {what}", "brakuje: {what}", "不足：{what}"),
    "face_down": ("face down", "zakryty", "ウラ向き"),
    "sudden": ("Sudden Death", "nagła śmierć", "サドンデス"),
    "weakness": ("Weakness", "Słabość", "弱点"),
    "resistance": ("Resistance", "Odporność", "抵抗力"),
    "retreat": ("Retreat", "Wycofanie", "にげる"),
    "no_such_card": (
        "No card is called {what!r}.",
        "Nie ma karty „{what}”.",
        "「{what}」というカードはありません。",
    ),
    "discards": ("Discard pile", "Odrzucone", "捨て札"),
    "force": ("Force", "Moc", "フォース"),
    "points": ("Build points", "Punkty budowy", "ビルドポイント"),
    "build_zone": ("Build zone", "Strefa budowy", "ビルドゾーン"),
    "side_dark": ("Dark Side", "Ciemna Strona", "ダークサイド"),
    "side_light": ("Light Side", "Jasna Strona", "ライトサイド"),
    "side_neutral": ("Neutral", "neutralna", "中立"),
    "control": ("controlled: {name}", "kontrola: {name}", "支配：{name}"),
    "speed": ("S", "Pr", "速"),
    "power": ("P", "S", "力"),
    "health": ("H", "W", "耐"),
    "cost": ("cost", "koszt", "コスト"),
    "stack_of": ("cards in the stack: {n}", "kart w stosie: {n}", "スタック{n}枚"),
    "under": ("under other cards", "pod innymi kartami", "下に重なっているカード"),
    "strike": ("Attack: {a} → {b}", "Atak: {a} → {b}", "攻撃：{a} → {b}"),
    "dice": ("Dice: {dice}", "Kości: {dice}", "ダイス：{dice}"),
    "damage": ("Damage about to land: {what}", "Nadchodzące obrażenia: {what}", "これから入るダメージ：{what}"),
    "battle_card": ("Battle card: {what}", "Karta bitewna: {what}", "バトルカード：{what}"),
    "disrupted": ("Disrupted: {what}", "Przerwana: {what}", "妨害された：{what}"),
    "battle": ("Battle card", "karta bitewna", "バトルカード"),
    "mission": ("Mission", "misja", "ミッション"),
    "location": ("Location", "lokacja", "ロケーション"),
    "after": ("After {n} of {all} answers", "Po {n} z {all} odpowiedzi", "{all}手中{n}手目まで"),
}

HELP: Final = {
    "en": """\
2 e4          lay the top card of stack 2 on e4 (a card's name will do: gale e4)
2             choose stack 2, then the field; an empty line goes back
? 2 e4        why that may not be done (also: why 2 e4)
try 2 e4      what it would do and score
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
card 2        山2の一番上のカード。カード名やマス（card e4）でも可
stacks        見てよいカードすべて
board         盤面をもう一度表示
log           これまでの経過
undo          自分の最後の手を戻す
save ファイル 棋譜を保存
resign        投了
quit          ここで中断""",
}

HELP_CARDS: Final = {
    "en": """\
3             take choice 3; several: 1 4 4 (a number twice: two of that card); none: 0
{choice}the choice with these words in it
{asked}why that may not be done (also: why {two})
try 3         what it would do, as far as it is certain
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
{shown}カードの全文。カード名か番号で
stacks        手札、トラッシュなど、見てよいものすべて
board         盤面をもう一度表示
log           これまでの経過
undo          自分の最後の選択を戻す
save ファイル 棋譜を保存
resign        投了
quit          ここで中断""",
}

_LANGS: Final = ("en", "pl", "ja")


def say(key: str, lang: str, **values: Any) -> str:
    """A sentence or a few words in a language. Raises KeyError for an unknown key."""
    return WORDS[key][_LANGS.index(lang)].format(**values)
