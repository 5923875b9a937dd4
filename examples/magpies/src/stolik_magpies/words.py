"""Magpies in English, Polish and Japanese: one table of phrases, and what the cards and the table look like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from stolik.text.shown import CardSeen, Fact, Zone
from stolik.text.words import Words
from stolik_magpies.cards import KEYS, WORTH
from stolik_magpies.events import HIDDEN

SAID: Final[dict[str, dict[str, str]]] = {
    "name": {"en": "Magpies", "pl": "Sroki", "ja": "カササギ"},
    "name 2": {"en": "Magpies for two", "pl": "Sroki dla dwojga", "ja": "カササギ（2人用）"},
    "name 3": {"en": "Magpies for three", "pl": "Sroki dla trojga", "ja": "カササギ（3人用）"},
    "name 4": {"en": "Magpies for four", "pl": "Sroki dla czworga", "ja": "カササギ（4人用）"},
    "line": {
        "en": "Lay what shines, snatch what others lay, peck at what they hold.",
        "pl": "Wykładaj błyskotki, porywaj cudze i wydziobuj je z ręki.",
        "ja": "光るものを出し、人のものをさらい、手札をつつく。",
    },
    "goal": {"en": "Have the most points", "pl": "Miej najwięcej punktów", "ja": "得点の多いほうが勝ち"},
    "goal more": {
        "en": " after {rounds} rounds",
        "pl": " po {rounds} rundach",
        "ja": "（{rounds}ラウンド）",
    },
    "option rounds": {"en": "Rounds", "pl": "Rundy", "ja": "ラウンド数"},
    "option rounds help": {
        "en": "After so many turns of each player the game ends.",
        "pl": "Po tylu turach każdego gracza gra się kończy.",
        "ja": "各プレイヤーがこの回数の番を終えると対戦が終わります。",
    },
    # trinkets and tricks
    "card button": {"en": "Button", "pl": "Guzik", "ja": "ボタン"},
    "card spoon": {"en": "Spoon", "pl": "Łyżeczka", "ja": "スプーン"},
    "card key": {"en": "Key", "pl": "Klucz", "ja": "鍵"},
    "card bell": {"en": "Bell", "pl": "Dzwonek", "ja": "鈴"},
    "card ring": {"en": "Ring", "pl": "Pierścionek", "ja": "指輪"},
    "card sparkle": {"en": "Sparkle", "pl": "Blask", "ja": "きらめき"},
    "card sparkle text": {
        "en": "This turn your trinkets shine without a toss.",
        "pl": "W tej turze twoje błyskotki lśnią bez rzutu monetą.",
        "ja": "この番に出すものは、コインを投げなくても光る。",
    },
    "card feint": {"en": "Feint", "pl": "Zmyłka", "ja": "フェイント"},
    "card feint text": {
        "en": "This turn nobody may snatch.",
        "pl": "W tej turze nikt nie może porywać.",
        "ja": "この番は、だれもさらえない。",
    },
    "card big-beak": {"en": "Big Beak", "pl": "Wielki dziób", "ja": "大きなくちばし"},
    "card big-beak text": {
        "en": "This turn two trinkets may be worth 10 together.",
        "pl": "W tej turze dwie błyskotki mogą być razem warte 10.",
        "ja": "この番は、2枚の合計が10まで出せる。",
    },
    "card deep-pocket": {"en": "Deep Pocket", "pl": "Głęboka kieszeń", "ja": "深いポケット"},
    "card deep-pocket text": {
        "en": "At the end of this turn draw until you hold five.",
        "pl": "Na koniec tej tury dobierz do pięciu kart.",
        "ja": "この番の終わりに、手札が5枚になるまで引く。",
    },
    "card fresh-feathers": {"en": "Fresh Feathers", "pl": "Nowe piórka", "ja": "新しい羽"},
    "card fresh-feathers text": {
        "en": "Discard your hand and draw three.",
        "pl": "Odrzuć rękę i dobierz trzy karty.",
        "ja": "手札をすべて捨て、3枚引く。",
    },
    "worth": {"en": "worth {n}", "pl": "wartość {n}", "ja": "価値{n}"},
    # kits
    "deck show-off": {"en": "Show-off", "pl": "Pozerka", "ja": "見せたがり"},
    "plan show-off": {
        "en": "Two great turns that nobody can spoil.",
        "pl": "Dwie wspaniałe tury, których nikt nie zepsuje.",
        "ja": "だれにもじゃまされない見せ場を2回つくる。",
    },
    "deck hoarder": {"en": "Hoarder", "pl": "Chomik", "ja": "ためこみ屋"},
    "plan hoarder": {
        "en": "Hold many cards, then lay big ones.",
        "pl": "Zbierz dużo kart, potem wykładaj duże.",
        "ja": "手札をふやしてから、大きいものを出す。",
    },
    "deck careful": {"en": "Careful", "pl": "Ostrożna", "ja": "慎重派"},
    "plan careful": {
        "en": "Lay rings only when they are safe.",
        "pl": "Pierścionki wykładaj tylko bezpiecznie.",
        "ja": "指輪は安全なときにだけ出す。",
    },
    "deck gambler": {"en": "Gambler", "pl": "Hazardzistka", "ja": "勝負師"},
    "plan gambler": {
        "en": "Change a bad hand, and bet on the good one.",
        "pl": "Słabą rękę wymień, na dobrą postaw wszystko.",
        "ja": "悪い手札は取りかえ、よい手札にかける。",
    },
    "problem MG-KIT-1": {
        "en": "A kit holds three tricks and nothing else.",
        "pl": "Zestaw to trzy sztuczki i nic więcej.",
        "ja": "キットは技3枚だけです。",
    },
    "problem MG-KIT-2": {
        "en": "The tricks of a kit are three different ones.",
        "pl": "Sztuczki w zestawie muszą być różne.",
        "ja": "キットの技は3枚とも別のものです。",
    },
    # the table
    "zone hand": {"en": "Hand", "pl": "Ręka", "ja": "手札"},
    "zone kit": {"en": "Tricks left", "pl": "Zostałe sztuczki", "ja": "残りの技"},
    "zone laid": {"en": "Laid this turn", "pl": "Wyłożone w tej turze", "ja": "この番に出されたもの"},
    "zone discard": {"en": "Discard pile, newest first", "pl": "Odrzucone, od ostatniej", "ja": "捨て札（新しい順）"},
    "zone hoard": {"en": "Hoard", "pl": "Skarbiec", "ja": "山札"},
    "fact score": {"en": "points", "pl": "punkty", "ja": "得点"},
    "fact turn": {"en": "turn", "pl": "tura", "ja": "番"},
    "fact turns": {"en": "{n} of {all}", "pl": "{n} z {all}", "ja": "{all}のうち{n}"},
    "fact limit": {"en": "two may be worth", "pl": "dwie mogą być warte", "ja": "2枚の合計の上限"},
    "fact trick": {"en": "trick this turn", "pl": "sztuczka w tej turze", "ja": "この番の技"},
    # questions and options
    "ask trick": {
        "en": "Use a trick before you lay?",
        "pl": "Użyjesz sztuczki, zanim coś wyłożysz?",
        "ja": "出す前に技を使いますか？",
    },
    "ask turn": {
        "en": "Lay one or two trinkets.",
        "pl": "Wyłóż jedną albo dwie błyskotki.",
        "ja": "1枚か2枚を出してください。",
    },
    "ask turn limit": {
        "en": "Lay one trinket, or two that are worth at most {n} together.",
        "pl": "Wyłóż jedną błyskotkę albo dwie warte razem najwyżej {n}.",
        "ja": "1枚、または合計{n}までの2枚を出してください。",
    },
    "ask snatch none": {
        "en": "A {card} was laid, and you have none to snatch it with.",
        "pl": "Wyłożono: {card}. Nie masz takiej karty, więc nie porwiesz.",
        "ja": "「{card}」が出されました。同じ札がないので、さらえません。",
    },
    "ask snatch": {
        "en": "A {card} was laid. Snatch it with a {card} of your own?",
        "pl": "Wyłożono: {card}. Porwiesz, pokazując taką samą kartę?",
        "ja": "「{card}」が出されました。同じ札を見せてさらいますか？",
    },
    "ask peck": {
        "en": "Peck at {who}: which card do you take?",
        "pl": "Dziobiesz: {who}. Którą kartę bierzesz?",
        "ja": "{who}の手札をつつきます。どの札を取りますか？",
    },
    "verb pass": {"en": "Pass", "pl": "Pas", "ja": "パス"},
    "verb snatch": {"en": "Snatch it", "pl": "Porywam", "ja": "さらう"},
    "verb trick": {"en": "Use {card}", "pl": "Użyj: {card}", "ja": "「{card}」を使う"},
    "verb lay": {"en": "{card}, worth {worth}", "pl": "{card}, wartość {worth}", "ja": "{card}（価値{worth}）"},
    "verb peck": {"en": "Card {place}", "pl": "Karta {place}", "ja": "{place}枚目"},
    # the log
    "event TrickUsed": {
        "en": "{seat|You used|# used} {card}.",
        "pl": "{seat|Używasz|# używa} sztuczki {card}.",
        "ja": "{seat|あなた|#}は「{card}」を使った。",
    },
    "event TrinketsLaid": {
        "en": "{seat|You laid|# laid} {cards}.",
        "pl": "{seat|Wykładasz|# wykłada}: {cards}.",
        "ja": "{seat|あなた|#}は{cards}を出した。",
    },
    "event TrinketSnatched": {
        "en": "{seat|You snatched|# snatched} the {card}: {points|# point|# points}.",
        "pl": "{seat|Porywasz|# porywa}: {card}. Punkty: {points}.",
        "ja": "{seat|あなた|#}が「{card}」をさらった：{points}点。",
    },
    "event TrinketScored": {
        "en": "The {card} {shone}: {points|# point|# points} for {seat|you|#}.",
        "pl": "{card}: {shone}. Punkty, {seat|ty|#}: {points}.",
        "ja": "「{card}」は{shone}：{seat|あなた|#}に{points}点。",
    },
    "event CardPecked": {
        "en": "{seat|You pecked|# pecked} {card} from {of|your hand|#}.",
        "pl": "{seat|Wydziobujesz|# wydziobuje}: {card}. Z ręki: {of|twojej|#}.",
        "ja": "{seat|あなた|#}が{of|あなた|#}の手札から{card}をつついた。",
    },
    "event CardsDrawn": {
        "en": "{seat|You drew|# drew} {cards}.",
        "pl": "{seat|Dobierasz|# dobiera}: {cards}.",
        "ja": "{seat|あなた|#}は{cards}を引いた。",
    },
    "event HandChanged": {
        "en": "{seat|You discarded|# discarded} {cards}.",
        "pl": "{seat|Odrzucasz|# odrzuca}: {cards}.",
        "ja": "{seat|あなた|#}は{cards}を捨てた。",
    },
    "some card": {"en": "a card", "pl": "zakryta karta", "ja": "1枚"},
    "some cards": {"en": "{n|a card|# cards}", "pl": "{n|kartę|# karty|# kart}", "ja": "{n:枚}"},
    "shone": {"en": "shone", "pl": "lśni", "ja": "光った"},
    "plain": {"en": "did not shine", "pl": "bez blasku", "ja": "光らなかった"},
    "end MG-END-1": {
        "en": "All rounds are played.",
        "pl": "Rozegrano wszystkie rundy.",
        "ja": "すべてのラウンドが終わった。",
    },
    "end MG-END-2": {
        "en": "The hoard and all hands are empty.",
        "pl": "Skarbiec i wszystkie ręce są puste.",
        "ja": "山札と全員の手札がなくなった。",
    },
    # why not
    "rule MG-TURN-1": {
        "en": "It is not your turn: {who} is to answer.",
        "pl": "To nie twoja tura, teraz odpowiada {who}.",
        "ja": "いまはあなたの番ではありません。{who}が答えています。",
    },
    "rule MG-TURN-2": {
        "en": "First comes one trick, or passing it up; then you lay.",
        "pl": "Najpierw jedna sztuczka albo pas, potem wykładanie.",
        "ja": "先に技を1枚使うかパスし、それから出します。",
    },
    "rule MG-TURN-3": {
        "en": "That trick is not in your kit any more.",
        "pl": "Tej sztuczki nie ma już w twoim zestawie.",
        "ja": "その技はもうあなたのキットにありません。",
    },
    "rule MG-LAY-1": {
        "en": "You lay one or two trinkets from your hand, and there is no pass.",
        "pl": "Wykładasz jedną albo dwie błyskotki z ręki; nie można spasować.",
        "ja": "手札から1枚か2枚を出します。パスはできません。",
    },
    "rule MG-SNATCH-1": {
        "en": "Only the next magpie may snatch, right after something was laid.",
        "pl": "Porywać może tylko następna sroka, zaraz po wyłożeniu.",
        "ja": "さらえるのは次のカササギだけで、出された直後だけです。",
    },
    "rule MG-SNATCH-2": {
        "en": "To snatch it you must show an equal trinket, and you hold none.",
        "pl": "Żeby porwać, trzeba pokazać taką samą kartę, a nie masz jej w ręce.",
        "ja": "さらうには同じ札を見せる必要がありますが、手札にありません。",
    },
    "rule MG-PECK-1": {
        "en": "Who laid a single trinket pecks once, at one card of the next magpie.",
        "pl": "Kto wyłożył jedną błyskotkę, dziobie raz, w jedną kartę następnej sroki.",
        "ja": "1枚だけ出した人が、次のカササギの手札を1枚だけつつきます。",
    },
    "rule MG-END-1": {
        "en": "The game is over: all rounds are played.",
        "pl": "Gra skończona: rozegrano wszystkie rundy.",
        "ja": "対戦は終わっています。すべてのラウンドが終わりました。",
    },
    "rule MG-END-2": {
        "en": "The game is over: the hoard and all hands are empty.",
        "pl": "Gra skończona: skarbiec i ręce są puste.",
        "ja": "対戦は終わっています。山札と手札がなくなりました。",
    },
    "rule MG-END-4": {
        "en": "The game is over: somebody gave up.",
        "pl": "Gra skończona: ktoś się poddał.",
        "ja": "対戦は終わっています。だれかが降りました。",
    },
}


class MagpiesWords(Words):
    """See Words. What is overridden here is what the table of phrases alone can't say."""

    def __init__(self, sides: Sequence[int]) -> None:
        super().__init__(SAID, sides)

    def name(self, lang: str) -> str:
        """With the number of players."""
        return self.phrases.word(f"name {len(self.sides)}", lang)

    def card(self, kind: int, lang: str) -> CardSeen | None:
        """A trinket can be laid, a trick used: that is what choosing it says."""
        if not 0 <= kind < len(KEYS):
            return None
        key = KEYS[kind]
        facts = (str(WORTH[kind]),) if kind < len(WORTH) else ()
        verb = "lay" if kind < len(WORTH) else "trick"
        return CardSeen(self.card_name(key, lang), self.card_text(key, lang), facts, (verb, (kind,)))

    def card_text(self, key: str, lang: str) -> str:
        """What a trick does, what a trinket is worth."""
        kind = KEYS.index(key)
        if kind < len(WORTH):
            return self.phrases.text("worth", lang, n=WORTH[kind])
        return super().card_text(key, lang)

    def named(self, verb: str, args: Sequence[int], view: Any, people: Sequence[str], lang: str) -> dict[str, Any]:
        """What a trinket is worth stands on its option."""
        values = super().named(verb, args, view, people, lang)
        if verb == "lay" and args and 0 <= args[0] < len(WORTH):
            values["worth"] = WORTH[args[0]]
        return values

    def prompt(self, decision: Any, view: Any, people: Sequence[str], lang: str) -> str:
        """With the limit, the card or the victim that the question is about."""
        if decision.kind == "turn":
            return self.phrases.text("ask turn limit", lang, n=view.limit)
        if decision.kind == "snatch":
            # It is asked in any case, so that nobody learns what is in a hand; to the asked one it says what is so.
            asked = "ask snatch" if len(decision.options) > 1 else "ask snatch none"
            return self.phrases.text(asked, lang, card=self.card_name(KEYS[decision.about[0]], lang))
        if decision.kind == "peck":
            return self.phrases.text("ask peck", lang, who=people[(decision.seat + 1) % len(people)])
        return super().prompt(decision, view, people, lang)

    def told(self, key: str, value: Any, people: Sequence[str], viewer: int | None, lang: str) -> Any:
        """Hidden cards are counted; whether a trinket shone is said in words."""
        if key == "shone":
            return self.phrases.word("shone" if value else "plain", lang)
        if key == "card" and value == HIDDEN:
            return self.phrases.word("some card", lang)
        if key == "cards" and value and value[0] == HIDDEN:
            return self.phrases.text("some cards", lang, n=len(value))
        return super().told(key, value, people, viewer, lang)

    def zones(self, view: Any, people: Sequence[str], lang: str) -> list[Zone]:
        """Hands and kits by seat, then what lies in the middle. Only the viewer's own cards can be chosen: an equal one
        elsewhere would look as if it were what is laid or used."""
        found = []
        for seat, size in enumerate(view.sizes):
            own = seat == view.seat
            hand = self._cards(view.hand, lang, own) if own else ()
            found.append(Zone("hand", self.phrases.word("zone hand", lang), seat, size, hand, hidden=not own))
            kit = self._cards(view.kits[seat], lang, own)
            if kit:
                found.append(Zone("kit", self.phrases.word("zone kit", lang), seat, len(kit), kit))
        for key, kinds in (("laid", view.laid), ("discard", view.discard[::-1])):
            found.append(Zone(key, self.phrases.word(f"zone {key}", lang), None, len(kinds), self._cards(kinds, lang)))
        found.append(Zone("hoard", self.phrases.word("zone hoard", lang), None, view.hoard, hidden=True))
        return found

    def _cards(self, kinds: Sequence[int], lang: str, own: bool = False) -> tuple[CardSeen, ...]:
        cards = [card for kind in kinds if (card := self.card(kind, lang)) is not None]
        return tuple(card if own else replace(card, intent=None) for card in cards)

    def facts(self, view: Any, people: Sequence[str], lang: str) -> list[Fact]:
        """Points by seat, partners the same; the turn, how much may be laid, and the trick that holds."""
        found = [
            Fact(self.phrases.word("fact score", lang), str(view.score[side]), seat)
            for seat, side in enumerate(self.sides)
        ]
        turns = view.rounds * len(self.sides)
        told = self.phrases.text("fact turns", lang, n=min(view.turn + 1, turns), all=turns)
        found.append(Fact(self.phrases.word("fact turn", lang), told))
        found.append(Fact(self.phrases.word("fact limit", lang), str(view.limit)))
        if view.trick >= 0:
            found.append(Fact(self.phrases.word("fact trick", lang), self.card_name(KEYS[view.trick], lang)))
        return found
