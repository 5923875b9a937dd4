"""How a game is spoken of: its name, cards, settings, questions, log and refusals, in the player's language.

A game subclasses `Words` or fills it with a table of phrases. Whatever it does not say has a fallback: what the other
languages lack is said in English, what has no phrase by its key, a view by its fields. So a game that brings no words
at all can be played; each phrase makes it read better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from stolik.text import ledger, results
from stolik.text.goals import Goal, by_scores, scores_of
from stolik.text.ledger import Marks
from stolik.text.lexicon import COMMON, Lexicon
from stolik.text.phrase import LANGS, FlatGrammar, Sentence, join, plain, typeset
from stolik.text.phrase_table import PhraseTable, Said
from stolik.text.problems import KINDS, unknown
from stolik.text.shown import CardSeen, Fact, Shown, Zone
from stolik.text.slots import seen
from stolik.text.table import EventLine, doer

PEOPLE: Final = ("seat", "who", "to", "of", "by", "next", "winner", "owner", "victim", "thief")
"""Slots and fields of events that are filled with a person, where they hold a seat."""


def from_lexicon(lexicon: Lexicon, game: str) -> dict[str, dict[str, str]]:
    """The phrases of a game whose names stand in tables of a lexicon: NAMES, OPTIONS (label, help, choices), DECKS,
    PLANS and GISTS by keys. An option of its own among several games stands there as "game option"."""
    said: dict[str, dict[str, str]] = {}

    def put(key: str, lang: str, text: str) -> None:
        said.setdefault(key, {})[lang] = text

    for lang in LANGS:
        put("name", lang, lexicon.table("NAMES", lang)[game])
        options = lexicon.table("OPTIONS", lang)
        for key, (label, about, choices) in options.items():
            other, _, option = key.rpartition(" ")
            if other not in ("", game) or (not other and f"{game} {option}" in options):
                continue
            put(f"option {option}", lang, label)
            put(f"option {option} help", lang, about)
            for choice, text in choices.items():
                put(f"option {option} {choice}", lang, text)
        for table, word in (("DECKS", "deck"), ("PLANS", "plan"), ("GISTS", "gist")):
            for key, text in getattr(lexicon.modules[lang], table, {}).items():
                put(f"{word} {key}", lang, text)
    return said


class Words:
    """One game in words.

    `said` holds phrases by key; all of them are optional. Keys: "name" and "line" (what the game is called, and about);
    "option K", "option K help", "option K CHOICE" (settings); "deck K", "plan K" and "gist K" (a bundled deck by
    its name in lower case with hyphens, how to play it, and the same in four or five words); "type K" (what decks are
    made of, by the keys of `DeckFacts.types`); "goal" and "goal more" (how one wins in half a sentence, and the other
    half, with its punctuation; slots are the settings); "card K" and "card K text" (a card by its key); "zone F" and
    "fact F" (fields of the view); "ask KIND" (a question; slots least, most) and "verb V" (an option; slots card, n,
    place and who from its numbers); "event E" (slots are the fields of the event, seats as persons); "end RULE" (how a
    game ended); "how RULE" (the same in a plain sentence for whoever has just played: slots who, loser, n), "found
    CODE" and "found CODE name" (what decided it: slots who, other and those of the cause), "figure CODE" and "chart"
    (what is counted); "rule ID" (why something can't be done; slots are the rules' facts); "problem RULE" (of a deck).

    `sides` is the side that each seat plays for; `lexicon` has the words of a game that keeps them in tables,
    `marks` say where its rules come from."""

    lexicon: Lexicon | None = None
    marks: Marks = ledger.COMMON

    def __init__(self, said: Said | None = None, sides: Sequence[int] = (0, 1)) -> None:
        self.phrases = PhraseTable(said or {})
        self.sides = tuple(sides)

    # ---- what all rooms say of a game

    def name(self, lang: str) -> str:
        """What the game is called. Raises KeyError."""
        return self.phrases.word("name", lang)

    def line(self, lang: str) -> str:
        """What it is about, in a sentence; "" where nobody has said."""
        return self.phrases.typeset("line", lang) if "line" in self.phrases else ""

    def option_label(self, option: str, lang: str) -> str:
        """The label of a setting. Raises KeyError."""
        return self.phrases.word(f"option {option}", lang)

    def option_help(self, option: str, lang: str) -> str:
        """What a setting does. Raises KeyError."""
        return self.phrases.typeset(f"option {option} help", lang)

    def choice_label(self, option: str, choice: str, lang: str) -> str:
        """The label of one choice of a setting. Raises KeyError."""
        return self.phrases.word(f"option {option} {choice}", lang)

    def deck_name(self, name: str, lang: str) -> str:
        """The title of a bundled deck of that (English) name. Raises KeyError."""
        return self.phrases.word(f"deck {slug(name)}", lang)

    def deck_plan(self, name: str, lang: str) -> str:
        """How to play it, in a sentence. Raises KeyError."""
        return self.phrases.typeset(f"plan {slug(name)}", lang)

    def deck_gist(self, name: str, lang: str) -> str:
        """What it is about, in four or five words. Raises KeyError."""
        return self.phrases.typeset(f"gist {slug(name)}", lang)

    def deck_type(self, key: str, lang: str) -> str:
        """What a type of `DeckFacts` is called. Raises KeyError."""
        return self.phrases.word(f"type {key}", lang)

    def card_name(self, key: str, lang: str) -> str:
        """The name of a card by its key. Raises KeyError."""
        return self.phrases.word(f"card {key}", lang)

    def card_text(self, key: str, lang: str) -> str:
        """What a card does; "" where nobody has said."""
        return self.phrases.typeset(f"card {key} text", lang) if f"card {key} text" in self.phrases else ""

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """What keeps a deck from being played: by its rule, or the sentence that it brings. Raises KeyError where it
        has neither."""
        if getattr(problem, "what", "") == "unknown":
            return _unknown().text("unknown", lang, name=problem.card)
        given = {"count": getattr(problem, "count", 0), "stack": getattr(problem, "stack", 0)}
        values = {**(options or {}), **given, "card": getattr(problem, "card", "")}
        written = self.phrases.write(f"problem {problem.rule}", lang, **values)
        if written is not None:
            return plain(written)
        message = getattr(problem, "message", "")
        if not message:
            raise KeyError(problem.rule)
        return f"{message[0].upper()}{message[1:]}{'' if message.endswith('.') else '.'}"

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """Why something can't be done, by the rule that forbids it; rule "": the game is over by no rule. Raises
        KeyError where the game has no words for it."""
        if not rule:
            return OVER[LANGS.index(lang)]
        values = dict(facts or {})
        names = values.pop("names", ())
        viewer = values.get("seat")
        known = {key: self.told(key, value, names, viewer, lang) for key, value in values.items()}
        written = self.phrases.write(f"rule {rule}", lang, **known)
        if written is None:
            raise KeyError(rule)
        return plain(written)

    def rule_text(self, text: str, lang: str) -> str:
        """A sentence of the ledger as players read it, where the ledger speaks of things as the code does."""
        return text

    # ---- a table without a face of its own

    def prompt(self, decision: Any, view: Any, people: Sequence[str], lang: str) -> str:
        """What is asked, in one sentence."""
        written = self.phrases.write(f"ask {decision.kind}", lang, least=decision.least, most=decision.most)
        return decision.kind.replace(":", ": ") if written is None else plain(written)

    def label(self, verb: str, args: Sequence[int], view: Any, people: Sequence[str], lang: str) -> str:
        """An option, offered or not, as `view` may name it."""
        values = self.named(verb, args, view, people, lang)
        written = self.phrases.write(f"verb {verb}", lang, **values)
        if written is not None:
            return plain(written)
        return " ".join([verb, *map(str, args)])

    def named(self, verb: str, args: Sequence[int], view: Any, people: Sequence[str], lang: str) -> dict[str, Any]:
        """What the numbers of an option stand for, by slots. By themselves: n and n2 are the first two, place counts
        from 1, who is the seat, and card is the card of that number where the game knows one."""
        values: dict[str, Any] = dict(zip(("n", "n2"), args))
        if args:
            values["place"] = args[0] + 1
            if 0 <= args[0] < len(people):
                values["who"] = seen(people, args[0], getattr(view, "seat", None))
            card = self.card(args[0], lang)
            if card is not None:
                values["card"] = card.name
        return values

    def card(self, kind: int, lang: str) -> CardSeen | None:
        """The card that a number in views, options and events stands for; None where the game does not say."""
        return None

    def tell(
        self, events: Sequence[Mapping[str, Any]], people: Sequence[str], viewer: int | None, lang: str
    ) -> list[EventLine]:
        """Each event in a line, those without words left out. `events` are JSON data as the viewer sees them."""
        found = []
        for event in events:
            known = {key: self.told(key, value, people, viewer, lang) for key, value in event.items() if key != "e"}
            written = self.phrases.write(f"event {event['e']}", lang, **known)
            if written:
                found.append(EventLine(event["e"], written, seat=doer(event)))
        return found

    def told(self, key: str, value: Any, people: Sequence[str], viewer: int | None, lang: str) -> Any:
        """A field of an event as it stands in a slot: a seat as a person, a card by its name."""
        if key in PEOPLE and isinstance(value, int) and 0 <= value < len(people):
            return seen(people, value, viewer)
        if key in ("card", "kind") and isinstance(value, int):
            return self._card_part(value, lang)
        if key in ("cards", "kinds") and isinstance(value, list | tuple):
            return [self._card_part(kind, lang) for kind in value]
        return value

    def _card_part(self, kind: int, lang: str) -> Any:
        card = self.card(kind, lang)
        return kind if card is None else {"c": card.name}

    def outcome(
        self,
        kind: str,
        returns: Sequence[int],
        people: Sequence[str],
        viewer: int | None,
        lang: str,
        rule: str | None = None,
        loser: int | None = None,
    ) -> Sentence:
        """How a game ended, and who won. `kind` is "rules", or "resign", "time" or "left" where the seat `loser` gave
        up; `returns` has the result of each seat, 1, 0 or -1: who has 0 where others have lost shares the first place.
        """
        why = None
        if kind == "rules":
            why = self.phrases.write(f"end {rule}", lang)
        elif loser is not None:
            party = results.party(self.sides, self.sides[loser], people, viewer, lang)
            why = self.phrases.write(f"end {kind}", lang, who=party)
        result = results.result(self.phrases, self.sides, returns, people, viewer, lang)
        gap = "" if lang == "ja" else " "
        return result if why is None else join(why, gap, result)

    def how(
        self,
        kind: str,
        rule: str,
        of: str,
        winner: int,
        turn: int,
        people: Sequence[str],
        viewer: int | None,
        lang: str,
    ) -> Sentence | None:
        """How a game ended and why, in a plain sentence: by its rules in turn `turn`, where `of` tells apart how one
        rule did, or by "resign", "time" or "left"; None where nobody has said ("how RULE OF", "how resign").
        `winner` is the side that won or -1."""
        key = f"how {rule} {of}".rstrip() if kind == "rules" else f"how {kind}"
        values: dict[str, Any] = {"n": turn}
        if winner >= 0:
            values["who"] = results.party(self.sides, winner, people, viewer, lang)
            losers = [side for side in dict.fromkeys(self.sides) if side != winner]
            if len(losers) == 1:
                values["loser"] = results.party(self.sides, losers[0], people, viewer, lang)
        return self.phrases.write(key, lang, **values)

    def found(
        self, code: str, side: int, values: Mapping[str, int], people: Sequence[str], viewer: int | None, lang: str
    ) -> tuple[str, Sentence] | None:
        """Something that decided a game, as a word or two and as a sentence ("found CODE name", "found CODE"): `who` is
        the side that it is told of, `other` the other one. None where nobody has said."""
        known: dict[str, Any] = dict(values)
        if side >= 0:
            known["who"] = results.party(self.sides, side, people, viewer, lang)
            others = [one for one in dict.fromkeys(self.sides) if one != side]
            if len(others) == 1:
                known["other"] = results.party(self.sides, others[0], people, viewer, lang)
        name = self.phrases.write(f"found {code} name", lang)
        written = self.phrases.write(f"found {code}", lang, **known)
        return None if name is None or written is None else (plain(name), written)

    def zones(self, view: Any, people: Sequence[str], lang: str) -> list[Zone]:
        """Where things lie, seat by seat and in common, as `view` shows them: see `Shown.zones`."""
        return self._shown.zones(view, people, lang)

    def facts(self, view: Any, people: Sequence[str], lang: str) -> list[Fact]:
        """The figures of a view: see `Shown.facts`."""
        return self._shown.facts(view, people, lang)

    def goal(self, view: Any, lang: str) -> Goal | None:
        """How one wins, and how far each side is, as `view` shows it; None where nobody has said. By itself: the phrase
        "goal", and the scores of the view."""
        options = getattr(view, "options", {})
        head = self.phrases.write("goal", lang, **options)
        if head is None:
            return None
        rest = self.phrases.write("goal more", lang, **options)
        fact = next((f"fact {name}" for name in ("scores", "score") if f"fact {name}" in self.phrases), "")
        counted = self.phrases.word(fact, lang) if fact and scores_of(view) else ""
        return Goal(plain(head), "" if rest is None else plain(rest), counted, by_scores(view, self.sides))

    @property
    def _shown(self) -> Shown:
        return Shown(self.phrases, self.sides, self.card)


OVER: Final = ("The game is over.", "Partia jest skończona.", "対戦は終わっています。")


@cache
def _unknown() -> FlatGrammar:
    return unknown(FlatGrammar(KINDS))


def slug(name: str) -> str:
    """The key of a deck's or card's English name: lower case, words joined by hyphens."""
    return "-".join(name.lower().split())


def bot_name(bot: str, lang: str) -> str:
    """The name of a computer player of `stolik.bots.NAMES`, by how it plays; of one that a game brings, what it is
    called."""
    return str(COMMON.table("BOTS", lang).get(bot, (bot, ""))[0])


def bot_note(bot: str, lang: str) -> str:
    """How it plays, in one sentence; "" where nobody has said."""
    return typeset(str(COMMON.table("BOTS", lang).get(bot, (bot, ""))[1]), lang)


def bot_beats(share: float, weaker: str, lang: str) -> str:
    """How strong a computer player is, in one sentence: which share of its games it wins against a weaker one."""
    said = str(COMMON.modules[lang].BEATS)
    return typeset(said.format(n=round(10 * share), name=bot_name(weaker, lang)), lang)


def bot_own_name(bot: str, before: int, lang: str) -> str:
    """The own name of a computer player who has `before` others of its kind at the table; "" where no more names are
    known."""
    names = bot_own_names(bot, lang)
    return names[before] if before < len(names) else ""


def bot_own_names(bot: str, lang: str) -> tuple[str, ...]:
    """The own names of a computer player, in the order in which several of its kind have them; () for one that a game
    brings."""
    names: tuple[str, ...] = COMMON.table("BOT_NAMES", lang).get(bot, ())
    return names
