"""The words of questions and buttons at a Star Wars table. Names are not inflected: in Polish they stand behind a colon
or as the subject."""

from __future__ import annotations

from typing import Final

from stolik.text.table import Wording

#: Questions that are not about a number of things to choose.
QUESTIONS: Final[dict[str, Wording]] = {
    "exchange": (
        "Which cards do you discard to draw as many? Only Battle cards, Missions and Locations, once.",
        "Które karty odrzucasz, żeby dobrać tyle samo? Tylko karty bitewne, misje i lokacje, jeden raz.",
        "捨てて同じ枚数を引くカードを選んでください。バトルカード、ミッション、ロケーションだけ、1回だけです。",
    ),
    "setup": (
        "Put a unit into its arena: {left} of {most}~points are left.",
        "Wystaw jednostkę do jej areny. Zostało punktów: {left} z~{most}.",
        "ユニットをアリーナに出してください。残り{left}点（全{most}点）です。",
    ),
    "setup partial": (
        "Start building a unit: all {left} of {most}~points that are left go onto it.",
        "Zacznij budować jednostkę. Dostanie wszystkie pozostałe punkty: {left} z~{most}.",
        "ユニットのビルドを始めてください。残りの{left}点（全{most}点）はすべてそのユニットに置かれます。",
    ),
    "setup done": (
        "There is nothing more to put into an arena: end your setup.",
        "Nie ma już czego wystawić: zakończ przygotowanie.",
        "これ以上アリーナに出せるものはありません。対戦準備を終えてください。",
    ),
    "build": (
        "Your build step. Build points: {points}.",
        "Twój etap budowy. Punkty budowy: {points}.",
        "あなたのビルドステップです。ビルドポイントは{points}点です。",
    ),
    "counters": (
        "How many build counters go on {unit}?",
        "Ile żetonów budowy? Karta: {unit}.",
        "{unit}にビルドカウンターをいくつ置きますか？",
    ),
    "refit": (
        "{unit} can't pilot its unit any more. Where does it go?",
        "{unit} nie może już pilotować swojej jednostki. Dokąd idzie?",
        "{unit}はいまのユニットを操縦できなくなりました。どこへ移しますか？",
    ),
    "next unit": (
        "These units are equally fast. Which acts first?",
        "Te jednostki mają równą prędkość. Która działa pierwsza?",
        "スピードが同じユニットです。先に行動するのはどれですか？",
    ),
    "act": ("What should {unit} do?", "Co robi {unit}?", "{unit}で何をしますか？"),
    "overkill": (
        "Overkill: how many of the hits beyond the health of {unit} go to a second unit?",
        "Nadmiar: ile trafień ponad wytrzymałość przechodzi na drugą jednostkę? Cel ataku: {unit}.",
        "オーバーキル：{unit}の耐久力を超えたヒットを、別のユニットにいくつ割り振りますか？",
    ),
    "retreat": (
        "Retreat a unit? Retreating taps it.",
        "Wycofać jednostkę? Wycofanie ją tapuje.",
        "ユニットを撤退させますか？撤退したユニットはタップします。",
    ),
    "retreat none": (
        "No unit can retreat now.",
        "Żadna jednostka nie może się teraz wycofać.",
        "いま撤退できるユニットはありません。",
    ),
    "contest": (
        "Which contest of uniques is settled first?",
        "Który spór o unikalną kartę rozstrzyga się pierwszy?",
        "どのユニークの競合から処理しますか？",
    ),
    "bid": (
        "{unit} (cost {cost}) and {foe} (cost {foes}) contest: one of them retreats. Cost and Force together decide, "
        "the Dark Side wins ties, and only the winner pays. How much Force do you bid?",
        "Spór: {unit} (koszt {cost}) i {foe} (koszt {foes}). Jedna z tych jednostek się wycofa. Liczy się koszt razem "
        "z~Mocą, przy remisie wygrywa Ciemna Strona, płaci tylko zwycięzca. Ile Mocy oferujesz?",
        "{unit}（コスト{cost}）と{foe}（コスト{foes}）の競合：どちらかが撤退します。コストとフォースの合計で決まり、同点ならダークサイドの勝ち、払うのは勝者だけです。フォースを何点ビッドしますか？",
    ),
    "bid again": (
        "{unit}: cost {cost} and your {mine} make {sum}. {foe}: cost {foes} and {theirs} make {foesum}. Raise it?",
        "{unit}: koszt {cost} i twoje {mine} to razem {sum}. {foe}: koszt {foes} i {theirs} to razem {foesum}. Podbić?",
        "{unit}：コスト{cost}＋あなたの{mine}＝{sum}。{foe}：コスト{foes}＋{theirs}＝{foesum}。ビッドを上げますか？",
    ),
    "trigger": (
        "Several of your effects wait. Which comes first?",
        "Czeka kilka twoich efektów. Który będzie pierwszy?",
        "あなたの効果がいくつか待っています。どれから処理しますか？",
    ),
    "look": ("You look at these cards.", "Oglądasz te karty.", "これらのカードを見ています。"),
    "choose:may": ("Use the effect?", "Skorzystać z efektu?", "効果を使いますか？"),
    "choose:may of": ("Use the effect? {what}", "Skorzystać z efektu? {what}", "効果を使いますか？{what}"),
    "choose:number": ("How many?", "Ile?", "いくつにしますか？"),
    "choose:number force": ("How much Force do you pay?", "Ile Mocy płacisz?", "フォースを何点支払いますか？"),
    "choose:number hits": (
        "How many hits do you predict?",
        "Ile trafień przewidujesz?",
        "ヒットはいくつと予想しますか？",
    ),
    "choose:number hurt": (
        "How much damage do you predict?",
        "Ile obrażeń przewidujesz?",
        "ダメージはいくつと予想しますか？",
    ),
    "choose:number points": (
        "How many build points do you pay?",
        "Ile punktów budowy płacisz?",
        "ビルドポイントを何点支払いますか？",
    ),
    "choose:number heal": (
        "How many damage counters are removed?",
        "Ile żetonów obrażeń zdejmujesz?",
        "ダメージカウンターをいくつ取りのぞきますか？",
    ),
    "choose:one": ("Choose one.", "Wybierz jedno.", "次のうち1つを選んでください。"),
    "choose:upkeep": ("Which upkeep do you pay?", "Którą cenę utrzymania płacisz?", "どの維持コストを支払いますか？"),
    "choose:type": ("Name a type of cards.", "Wymień typ kart.", "カードの種類を1つ言ってください。"),
    "choose:arena": ("Choose an arena.", "Wybierz arenę.", "アリーナを選んでください。"),
    "choose:prevent": (
        "How much of the damage to {unit} do you prevent?",
        "Ilu obrażeniom zapobiegasz? Jednostka: {unit}.",
        "{unit}へのダメージをいくつ軽減しますか？",
    ),
}

#: What things are chosen for: behind the noun in English and Polish, before it in Japanese.
PURPOSES: Final[dict[str, Wording]] = {
    "choose:unit": ("", "", ""),
    "choose:target": ("", "", ""),
    "choose:each": ("", "", ""),
    "choose:search": ("", "", ""),
    "choose:order": (" that lies on top next", ", która leży dalej na wierzchu", "次に上に置く"),
    "choose:pilot": (
        " to move to the Character arena",
        " do przeniesienia do areny postaci",
        "キャラクターアリーナに移す",
    ),
    "choose:tap": (" to tap", " do tapnięcia", "タップする"),
    "choose:untap": (" to untap", " do odtapowania", "アンタップする"),
    "choose:retreat": (" to retreat", " do wycofania", "撤退させる"),
    "choose:discard": (" to discard", " do odrzucenia", "捨てる"),
    "choose:remove": (" to remove from the game", " do usunięcia z gry", "ゲームから取りのぞく"),
    "choose:return": (" to return", " do zwrócenia", "もどす"),
    "choose:put": (" to put into the arena", " do wystawienia do areny", "アリーナに出す"),
    "choose:counters": (" for the build counters", " na żetony budowy", "ビルドカウンターの数が変わる"),
    "choose:put counters": (" for the damage counters", " na żetony obrażeń", "ダメージカウンターを置く"),
    "choose:heal": (" to remove damage counters from", " do zdjęcia żetonów obrażeń", "ダメージカウンターを取りのぞく"),
    "choose:effect": (" for the effect", " jako cel efektu", "効果を受ける"),
    "choose:damage": (" to damage", " jako cel obrażeń", "ダメージを与える"),
    "choose:prevent": (" to protect from the damage", " do ochrony przed obrażeniami", "ダメージを軽減する"),
    "choose:prevent from": (" whose damage is prevented", ", której obrażeniom zapobiegasz", "ダメージを軽減される"),
    "choose:stay": (" that stay tapped", ", które zostają tapnięte", "タップしたままにする"),
    "choose:ship": (" to pilot", " do pilotowania", "操縦する"),
    "choose:control": (" to gain control of", " do przejęcia", "コントロールを得る"),
    "choose:deflect": (" for the deflected damage", " jako cel odbitych obrażeń", "反射したダメージを与える"),
    "choose:dice": (" to reroll", " do przerzutu", "振り直す"),
}

#: The same where only the card that asks tells it: where cards go, and what stays where all others go.
ENDS: Final[dict[str, Wording]] = {
    "hand": (" to put into the hand", " do wzięcia do ręki", "手札に加える"),
    "built": (" to start building", " do rozpoczęcia budowy", "ビルドを始める"),
    "deck": (" to shuffle into the deck", " do wtasowania w talię", "山札にもどす"),
    "arena": (" for its arena", " do jej areny", "アリーナに出す"),
    "deck top": (" for the top of the deck", " na wierzch talii", "山札の上に置く"),
    "stack": (" to put under the unit", " do położenia pod jednostką", "ユニットの下に置く"),
    "deck bottom": (" for the bottom of the deck", " na spód talii", "山札の下に置く"),
    "discard": (" to discard", " do odrzucenia", "捨てる"),
    "kept": (" that stays", ", która zostaje", "残す"),
    "stacked": (" to stack cards under", ", pod którą trafią karty", "カードを下に入れる"),
    "moved": (" for moving damage counters", " do przeniesienia żetonów obrażeń", "ダメージカウンターを移す"),
}

#: What becomes of what is chosen, in one word, by the same keys: pages have the verb of it.
DEEDS: Final[dict[str, str]] = {
    "exchange": "exchange", "hand": "take", "built": "build", "deck": "shuffle", "deck top": "top",
    "deck bottom": "bottom", "discard": "discard", "choose:discard": "discard", "choose:tap": "tap",
    "choose:untap": "untap", "choose:retreat": "retreat", "choose:return": "return", "choose:heal": "heal",
    "choose:damage": "hit", "choose:deflect": "hit", "choose:prevent": "protect", "choose:dice": "reroll",
}  # fmt: skip

#: Nouns: singular and plural (en), accusative for 1, 2-4, 5 and more (pl), noun and counter (ja).
NOUNS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, str]]]] = {
    "card": (("card", "cards"), ("kartę", "karty", "kart"), ("カード", "枚")),
    "unit": (("unit", "units"), ("jednostkę", "jednostki", "jednostek"), ("ユニット", "体")),
    "built": (
        ("partially built card", "partially built cards"),
        ("kartę w budowie", "karty w budowie", "kart w budowie"),
        ("ビルド中のカード", "枚"),
    ),
    "die": (("die", "dice"), ("kość", "kości", "kości"), ("ダイス", "個")),
}

#: What is counted: singular and plural (en), accusative behind 1, 2-4, 5 and more (pl), with its counter (ja).
COUNTED: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], str]]] = {
    "counters": (("counter", "counters"), ("żeton", "żetony", "żetonów"), "カウンター{n}個"),
    "damage": (
        ("damage counter", "damage counters"),
        ("żeton obrażeń", "żetony obrażeń", "żetonów obrażeń"),
        "ダメージカウンター{n}個",
    ),
    "heal": (
        ("damage counter", "damage counters"),
        ("żeton obrażeń", "żetony obrażeń", "żetonów obrażeń"),
        "ダメージカウンター{n}個",
    ),
    "hurt": (("damage", "damage"), ("obrażenie", "obrażenia", "obrażeń"), "{n}ダメージ"),
    "force": (("Force", "Force"), ("punkt Mocy", "punkty Mocy", "punktów Mocy"), "フォース{n}点"),
    "points": (
        ("build point", "build points"),
        ("punkt budowy", "punkty budowy", "punktów budowy"),
        "ビルドポイント{n}点",
    ),
    "dice": (("die", "dice"), ("kością", "kośćmi", "kośćmi"), "ダイス{n}個"),
    "hits": (("hit", "hits"), ("trafienie", "trafienia", "trafień"), "ヒット{n}回"),
}

#: Short labels.
LABELS: Final[dict[str, Wording]] = {
    "": ("", "", ""),
    "yes": ("Yes", "Tak", "はい"),
    "no": ("No", "Nie", "いいえ"),
    "pass": ("Pass", "Pas", "パス"),
    "done": ("Done", "Gotowe", "完了"),
    "done setup": ("End setup", "Zakończ przygotowanie", "対戦準備を終える"),
    "done build": ("End build step", "Zakończ etap budowy", "ビルドステップを終える"),
    "done retreat": ("End retreat step", "Zakończ etap wycofywania", "撤退ステップを終える"),
    "none overkill": ("All on {unit}", "Wszystkie: {unit}", "すべて{unit}に"),
    "rest": ("Do nothing (tap)", "Nic nie rób (tapnij)", "何もしない（タップ）"),
    "put": (
        "Put into the arena: {card} (costs {points})",
        "Wystaw: {card} (koszt: {points})",
        "アリーナに出す：{card}（コスト：{points}）",
    ),
    "partial": (
        "Start building: {card} (needs {n}, gets {gets}: all that is left, which ends your setup)",
        "Zacznij budować: {card} (potrzebuje~{n}, dostaje {gets}: wszystko, co zostało; to kończy ustawianie)",
        "ビルドを始める：{card}（必要{n}個、残りの{gets}をすべて置き、準備を終える）",
    ),
    "start": (
        "Start building: {card} (needs {counters})",
        "Zacznij budować: {card} (potrzebuje: {counters})",
        "ビルドを始める：{card}（必要：{counters}）",
    ),
    "add": (
        "Add counters: {unit} (has {n}, needs {most})",
        "Dołóż żetony: {unit} (ma {n}, potrzebuje~{most})",
        "カウンターを置く：{unit}（いま{n}個、必要{most}個）",
    ),
    "deploy": ("Deploy: {unit}", "Wystaw: {unit}", "配備する：{unit}"),
    "deploy second": (
        "Deploy: {unit} (it would be discarded: another of that name is in play)",
        "Wystaw: {unit} (zostanie odrzucona: jednostka o~tej nazwie jest już w~grze)",
        "配備する：{unit}（同じ名前のユニットが場にあるので捨てられる）",
    ),
    "keep": (
        "Complete, keep retreated: {unit}",
        "Ukończ, zostaw wycofaną: {unit}",
        "完成させて撤退中にしておく：{unit}",
    ),
    "complete mission": ("Complete the mission: {unit}", "Wykonaj misję: {unit}", "ミッションを完成させる：{unit}"),
    "complete location": ("Put the Location in place: {unit}", "Połóż lokację: {unit}", "ロケーションを置く：{unit}"),
    "return": ("Return to the arena: {unit}", "Wróć do areny: {unit}", "アリーナにもどす：{unit}"),
    "retreat": ("Retreat: {unit}", "Wycofaj: {unit}", "撤退させる：{unit}"),
    "stack top": (
        "Stack on top: {unit} (one unit, this card shows)",
        "Połóż na wierzch stosu: {unit} (jedna jednostka, liczy się ta karta)",
        "スタックの上に重ねる：{unit}（1つのユニットになり、このカードが使われる）",
    ),
    "stack under": (
        "Stack underneath: {unit} (one unit, the card there shows)",
        "Wsuń pod stos: {unit} (jedna jednostka, liczy się karta, która leży)",
        "スタックの下に入れる：{unit}（1つのユニットになり、いまのカードが使われる）",
    ),
    "put top": (
        "Stack on top: {unit} (costs {points}; one unit, this card shows)",
        "Połóż na wierzch stosu: {unit} (koszt: {points}; jedna jednostka, liczy się ta karta)",
        "スタックの上に重ねる：{unit}（コスト：{points}。1つのユニットになり、このカードが使われる）",
    ),
    "put under": (
        "Stack underneath: {unit} (costs {points}; one unit, the card there shows)",
        "Wsuń pod stos: {unit} (koszt: {points}; jedna jednostka, liczy się karta, która leży)",
        "スタックの下に入れる：{unit}（コスト：{points}。1つのユニットになり、いまのカードが使われる）",
    ),
    "top": ("Bring on top: {card}", "Przełóż na wierzch: {card}", "一番上にする：{card}"),
    "board": ("Pilot: {unit} → {ship}", "Pilot: {unit} → {ship}", "乗せる：{unit} → {ship}"),
    "leave": (
        "Off to the Character arena: {unit}",
        "Zdejmij do areny postaci: {unit}",
        "降ろしてキャラクターアリーナへ：{unit}",
    ),
    "leave build": (
        "Off to the build zone: {unit}",
        "Zdejmij do strefy budowy: {unit}",
        "降ろしてビルドゾーンへ：{unit}",
    ),
    "attack": ("Attack: {unit}", "Zaatakuj: {unit}", "攻撃する：{unit}"),
    "bombard": ("Bombard: {unit}", "Bombarduj: {unit}", "爆撃：{unit}"),
    "ion cannon": ("Ion Cannon: {unit}", "Działo jonowe: {unit}", "イオン砲：{unit}"),
    "ability": ("{unit}: ability", "{unit}: zdolność", "{unit}：能力"),
    "of": ("{unit}: {what}", "{unit}: {what}", "{unit}：{what}"),
    "divide": ("{n} to {unit}", "{n}: {unit}", "{unit}に{n}"),
    "pair": ("{a} against {b}", "{a} przeciw {b}", "{a}対{b}"),
    "bid": ("Bid {n}", "Oferta: {n}", "ビッド：{n}"),
    "bid keep": ("Keep {n}", "Bez zmian: {n}", "そのまま：{n}"),
    "trigger": ("{card}", "{card}", "{card}"),
    "die": ("Die {n}: {face}", "Kość {n}: {face}", "ダイス{n}：{face}"),
    "counters": (
        "Add {n} (then it has {total}, needs {most})",
        "Dołóż {n} (będzie {total}, potrzebuje~{most})",
        "{n}を置く（{total}個になる、必要{most}個）",
    ),
    "counters done": ("Add {n}: that completes it", "Dołóż {n}: to cały koszt", "{n}を置く：これで完成"),
    "counters over": (
        "Add {n} ({over} more than it needs)",
        "Dołóż {n} (o {over} więcej, niż potrzeba)",
        "{n}を置く（必要より{over}多い）",
    ),
    "prevent": ("Prevent {n}", "Zapobiegnij: {n}", "{n}軽減する"),
    "free": ("Pay nothing", "Nic nie płać", "何も支払わない"),
    "way": ("Way {n}", "Sposób {n}", "方法{n}"),
    "gone": ("A unit", "Jednostka", "ユニット"),
    "face down": ("Face-down card, {n}", "Zakryta karta, {n}", "ウラ向きのカード、{n}"),
    "theirs": ("opponent", "przeciwnik", "相手"),
    "retreated": ("retreated", "wycofana", "撤退中"),
    "built": ("partially built", "w~budowie", "ビルド中"),
    "on ship": ("on {unit}", "na jednostce {unit}", "{unit}に搭乗"),
    "tapped": ("tapped", "tapnięta", "タップ状態"),
    "marked": ("{what} · {mark}", "{what} · {mark}", "{what}・{mark}"),
    "again": ("{what} · no.~{n}", "{what} · nr~{n}", "{what}・{n}番目"),
}
