"""A report to read and look at: one file of HTML with its styles and charts in it, without scripts, without a network.

The same findings give the same bytes: no time of day, no machine, no order of chance.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Any, Final

from stolik.game import Game
from stolik.simulation.tally import CardScore, Score
from stolik.text.words import slug

from .charts import Axis, bar, bins, histogram, pair, ticks, whisker
from .findings import FEW, Findings
from .nash import Part
from .words import percent, say, whole

LARGEST_MATRIX: Final = 16
"""With more entrants, who beats whom is a list."""
NAMED: Final = 8
"""With more columns than so many they are named by their numbers."""
BESIDE: Final = 0.25
"""How much of an axis the words at its line take to each side."""
FEW_OF_ONE: Final = 30
"""With fewer games a score is drawn dashed; a card or a pair with fewer is not drawn."""
CARDS: Final = 14
"""How many cards of a deck are drawn: those that tell most."""
OPENINGS: Final = 8
RARE: Final = 0.05
"""What is in the mix in no more of the drawn matrices is left out of its chart."""
_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|\*(.+?)\*")


@dataclass(frozen=True)
class Report:
    """Findings as a page in a language; `command` is what repeats the run."""

    found: Findings
    game: Game
    lang: str
    command: str

    def render(self) -> str:
        """The page."""
        title = self._title()
        body = [
            self._head(title),
            self._league(),
            self._mix(),
            self._matrix(),
            self._cards(),
            *self._length_and_ends(),
            self._begins(),
            self._failures(),
            self._how_sure(),
        ]
        css = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            f"<title>{escape(title)} – Stolik</title>\n<style>\n{css}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(part for part in body if part)
            + "\n</main>\n</body>\n</html>\n"
        )

    # ---- words

    def _say(self, key: str, **values: Any) -> str:
        return say(key, self.lang, **values)

    def _percent(self, rate: float, digits: int = 1, sign: bool = True) -> str:
        return percent(rate, self.lang, digits, sign)

    def _half(self, score: Score) -> str:
        return self._percent(score.half, sign=False)

    def _name(self, name: str) -> str:
        """An entrant: a deck by its title, a bot by its name."""
        bot, apart, deck = name.rpartition(" · ") if self.found.of == "both" else ("", "", name)
        return f"{bot}{apart}{self.game.spoken.deck_title(deck, self.lang)}" if self.found.of != "bots" else name

    def _deck(self, name: str) -> str:
        return self.game.spoken.deck_title(name, self.lang)

    def _card(self, key: str) -> str:
        name = self.game.spoken.card_name(key, self.lang)
        plain = slug(name) == key.casefold()  # such a key says nothing that the name doesn't
        mark = "" if plain else f" <small>{escape(key)}</small>"
        return f"<bdi>{escape(name)}</bdi>{mark}"

    def _rule(self, rule: str) -> str:
        """A rule's sentence as the ledger has it; its ID where there is none."""
        try:
            text = self.game.spoken.ledger(self.lang).rule(rule).text
        except KeyError:
            return self._say("ended failed") if rule == "failed" else rule
        plain = _MARKS.sub(lambda mark: next(one for one in mark.groups() if one), self.game.rule_text(text, self.lang))
        return f"{plain} ({rule})"

    def _list(self, items: Sequence[str]) -> str:
        return self._say("list and").join(items)

    # ---- the answer

    def _title(self) -> str:
        found = self.found
        begun = "" if found.complete else self._say("unfinished")
        if not found.games:
            return begun + self._say("nothing")
        if len(found.lines) < 2:
            return begun + self._say("alone title", games=whole(found.games, self.lang))
        if found.games < FEW:
            return begun + self._say("few title")
        name, score = found.lines[0]
        key = "wins most" if score.interval[0] > found.lines[1][1].interval[1] else "leads"
        if found.plan.get("gauntlet"):
            name = found.names[0]
            key, score = "gauntlet title", dict(found.lines)[name]
        return begun + self._say(key, name=self._name(name), rate=self._percent(score.rate), half=self._half(score))

    def _lead(self) -> str:
        """What else is worth saying first."""
        found = self.found
        told: list[str] = []
        if len(found.lines) > 2 and found.games >= FEW and found.pairs:
            first = found.names[0] if found.plan.get("gauntlet") else found.lines[0][0]
            every = {other: score for other in found.ranking if (score := found.score(first, other)) is not None}
            met = {other: score for other, score in every.items() if score.games >= FEW_OF_ONE}
            sure = [other for other, score in met.items() if score.interval[0] > 0.5]
            lost = [(self._name(other), score) for other, score in met.items() if score.interval[1] < 0.5]
            if met:
                told.append(self._say("beats", of=len(met), sure=len(sure)))
            if lost:
                name, score = min(lost, key=lambda one: one[1].rate)
                told.append(self._say("loses", name=name, rate=self._percent(score.rate)))
        if found.mix is not None:
            for n, side in enumerate(found.mix.sides[: 1 if found.mix.symmetric else 2]):
                parts = sorted(((found.mix.parts[one].share, one) for one in side), key=lambda one: (-one[0], one[1]))
                mix = self._list(
                    [
                        f"{self._percent(share, 0)} {self._name(found.names[one])}"
                        for share, one in parts
                        if share >= 0.005
                    ]
                )
                key = "would mix" if found.mix.symmetric else "would mix side"
                told.append(self._say(key, mix=mix, name=self._name(found.names[found.mix.sides[n][0]])))
        if found.tally.first.games:
            first_score = found.tally.first
            told.append(self._say("begins wins", rate=self._percent(first_score.rate), half=self._half(first_score)))
        return ("" if self.lang == "ja" else " ").join(told)

    def _head(self, title: str) -> str:
        found, plan = self.found, self.found.plan
        kind = self._say("gauntlet" if plan.get("gauntlet") else found.kind)
        over = f"{self._say('laboratory')} · {kind} · {self.game.spoken.name(self.lang)}"
        games = whole(found.games, self.lang)
        met = sum(1 for one, other in found.pairs if one < other)
        if found.kind == "arena" and met and found.complete:
            games = self._say("pairs of", games=games, pairs=met, each=whole(found.games // met, self.lang))
        facts = [(self._say("games"), games)]
        bots = list(dict.fromkeys(map(str, plan.get("bots", ()))))
        facts.append((self._say("players"), self._list(bots)))
        facts.append((self._say("paired"), self._say("paired yes" if plan.get("paired") else "paired no")))
        facts.append((self._say("ended when"), self._ended()))
        if plan.get("options"):
            said = [
                f"{self.game.spoken.option_label(key, self.lang)}: {value}" for key, value in plan["options"].items()
            ]
            facts.append((self._say("settings"), self._list(said)))
        listed = "".join(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in facts)
        return (
            f'<header class="head"><div><p class="small">{escape(over)}</p><h1>{escape(title)}</h1></div>'
            f'<dl class="facts">{listed}</dl></header>\n<p class="lead">{escape(self._lead())}</p>'
        )

    def _ended(self) -> str:
        until: Mapping[str, Any] | None = self.found.plan.get("until")
        if not self.found.complete:
            return self._say("until stop")
        if until is None:
            return self._say("until games")
        if until["reached"]:
            return self._say("until reached", half=self._percent(until["half"]))
        return self._say("until cap", widest=self._percent(until["widest"]))

    # ---- sections

    def _sheet(self, heading: str, *parts: str) -> str:
        inside = "\n".join(part for part in parts if part)
        return f'<section class="sheet"><h2>{escape(heading)}</h2>\n{inside}\n</section>'

    def _ticks(self, axis: Axis, dashed: float | None = 0.5) -> str:
        return ticks(axis, {tick: self._percent(tick, 0) for tick in axis.ticks}, dashed)

    def _deck_ticks(self, axis: Axis, rate: float) -> str:
        """The line of a deck that wins so much, and the numbers that it leaves room for."""
        room = BESIDE * (axis.high - axis.low)
        said = {tick: self._percent(tick, 0) for tick in axis.ticks if abs(tick - rate) > room}
        return ticks(axis, {**said, rate: self._say("deck line", rate=self._percent(rate))}, rate)

    def _league(self) -> str:
        found = self.found
        if not found.lines:
            return ""
        axis = Axis.over([end for _, score in found.lines for end in score.interval])
        mixed = found.mix is not None
        head = (
            f'<thead><tr><th scope="col">{self._say("name")}</th><th scope="col" class="chart">'
            f'<span class="hidden">{self._say("share")}</span>{self._ticks(axis)}</th>'
            f'<th scope="col" class="n">{self._say("won")}</th>'
            f'<th scope="col" class="n">{self._say("won lost")}</th>'
            + (f'<th scope="col" class="n">{self._say("in the mix")}</th>' if mixed else "")
            + "</tr></thead>"
        )
        rows = ""
        for place, (name, score) in enumerate(found.lines, 1):
            low, high = score.interval
            said = f"{self._percent(score.rate)} ± {self._half(score)}"
            mix = ""
            if found.mix is not None:
                part = found.mix.parts.get(found.names.index(name))
                share = self._percent(part.share, 0) if part is not None and part.share >= 0.005 else "–"
                kind = ' class="nil"' if share == "–" else ""
                mix = f'<td{kind} data-k="{escape(self._say("in the mix"))}">{share}</td>'
            rows += (
                f'<tr><th scope="row"><span class="place">{place}</span><bdi>{escape(self._name(name))}</bdi></th>'
                f'<td class="chart">{whisker(axis, score.rate, low, high, score.games < FEW_OF_ONE)}</td>'
                f"<td><b>{said}</b></td><td>{score.wins}–{score.draws}–{score.losses}</td>{mix}</tr>"
            )
        text = self._say("league say") + (f" {self._say('mix say')}" if mixed else "")
        table = f'<table class="rows">{head}<tbody>{rows}</tbody></table>'
        return self._sheet(self._say(f"league {found.of}"), f'<p class="say">{escape(text)}</p>', table)

    def _matrix(self) -> str:
        found = self.found
        met = [score for score in found.pairs.values() if score.games >= FEW_OF_ONE]
        if len(found.lines) < 3 or not found.pairs or found.plan.get("gauntlet"):
            return self._gauntlet() if found.plan.get("gauntlet") and len(found.lines) > 1 else ""
        heading = self._say("matrix")
        if not met or found.games < FEW:
            return (
                self._sheet(heading, f'<p class="say">{escape(self._say("matrix few"))}</p>')
                if (found.kind == "arena")
                else ""
            )
        rows, columns = self._two_sides()
        if max(len(rows), len(columns)) > LARGEST_MATRIX:
            return self._beaten(heading)
        far = max(abs(score.rate - 0.5) for score in met) or 0.01
        far = min(far, 0.25)
        place = {name: n for n, name in enumerate(found.ranking, 1)}
        head = "".join(
            f'<th scope="col"><span class="full"><bdi>{escape(self._name(name))}</bdi></span>'
            f'<span class="no" aria-hidden="true">{place[name]}</span></th>'
            for name in columns
        )
        body = ""
        for one in rows:
            cells = "".join(self._cell(one, other, far) for other in columns)
            number = f'<span class="no">{place[one]}&nbsp;</span>'
            body += f'<tr><th scope="row">{number}<bdi>{escape(self._name(one))}</bdi></th>{cells}</tr>'
        widest = max(score.half for score in met)
        many = " many" if len(columns) > NAMED else ""
        key = (
            f'<p class="key"><span>{escape(self._say("column wins"))}, {self._percent(0.5 - far, 0, False)}</span>'
            f'<span class="scale" aria-hidden="true"></span><span>{self._percent(0.5 + far, 0, False)}, '
            f'{escape(self._say("row wins"))}</span><span class="tri" aria-hidden="true"></span>'
            f"<span>{escape(self._say('sure'))}</span>"
            f'<span class="end">{escape(self._say("each pair", half=self._percent(widest, sign=False)))}</span></p>'
        )
        table = (
            f'<div class="wide"><table class="hm{many}"><thead><tr><td class="none"></td>'
            f"{head}</tr></thead><tbody>{body}</tbody></table></div>"
        )
        return self._sheet(heading, f'<p class="say">{escape(self._say("matrix say"))}</p>', table, key)

    def _two_sides(self) -> tuple[Sequence[str], Sequence[str]]:
        """What stands in rows and columns: all in both, or two sides where the games have them."""
        found = self.found
        if found.mix is not None and not found.mix.symmetric:
            sides = [{found.names[one] for one in side} for side in found.mix.sides]
            return tuple([[name for name in found.ranking if name in side] for side in sides])  # type: ignore[return-value]
        return found.ranking, found.ranking

    def _cell(self, one: str, other: str, far: float) -> str:
        score = self.found.score(one, other)
        if score is None:
            return '<td class="self">–</td>'
        low, high = score.interval
        sure = ' class="sure"' if low > 0.5 or high < 0.5 else ""
        away = min(1.0, abs(score.rate - 0.5) / far)
        colour = "near" if score.rate > 0.5 else "far"
        told = self._say(
            "against",
            one=self._name(one),
            other=self._name(other),
            rate=self._percent(score.rate),
            half=self._half(score),
        )
        certain = f'<span class="hidden">, {escape(self._say("sure"))}</span>' if sure else ""
        return (
            f'<td{sure} style="--hm:var(--{colour});--q:{100 * away:.0f}%" title="{escape(told)}">'
            f"{self._percent(score.rate, 0, False)}{certain}</td>"
        )

    def _beaten(self, heading: str) -> str:
        """Who beats whom, as a list."""
        told = ""
        for one in self.found.ranking:
            lists: dict[str, list[tuple[float, str]]] = {"beats list": [], "loses list": []}
            still = 0
            for other in self.found.ranking:
                score = self.found.score(one, other)
                if score is None or score.interval[0] <= 0.5 <= score.interval[1]:
                    still += score is not None
                    continue
                key = "beats list" if score.rate > 0.5 else "loses list"
                said = f"{self._name(other)} {self._percent(score.rate, 0, False)}"
                lists[key].append((-abs(score.rate - 0.5), said))
            said = "".join(
                f"<dd>{escape(self._say(key))}: {escape(self._list([text for _, text in sorted(rows)]))}</dd>"
                for key, rows in lists.items()
                if rows
            )
            told += (
                f"<dt><bdi>{escape(self._name(one))}</bdi></dt>{said}<dd>{escape(self._say('open list', n=still))}</dd>"
            )
        return self._sheet(heading, f'<dl class="list">{told}</dl>')

    def _gauntlet(self) -> str:
        """The first against each of the others."""
        found = self.found
        first = found.names[0]
        scores = [(other, score) for other in found.names[1:] if (score := found.score(first, other)) is not None]
        scores.sort(key=lambda one: (-one[1].rate, one[0]))
        return self._sheet(self._say("matrix"), self._scores(self._name(first), scores))

    def _scores(self, head: str, scores: Sequence[tuple[str, Score]], deck: bool = False) -> str:
        """Rows of names with their scores."""
        if not scores:
            return ""
        axis = Axis.over([end for _, score in scores for end in score.interval])
        rows = ""
        for name, score in scores:
            low, high = score.interval
            shown = (self._deck(name) if deck and name else self._name(name)) if name else self._say("all decks")
            rows += (
                f'<tr><th scope="row"><bdi>{escape(shown)}</bdi></th>'
                f'<td class="chart">{whisker(axis, score.rate, low, high, score.games < FEW_OF_ONE)}</td>'
                f"<td><b>{self._percent(score.rate)} ± {self._half(score)}</b></td>"
                f'<td data-k="{escape(self._say("games short"))}">{whole(score.games, self.lang)}</td></tr>'
            )
        return (
            f'<table class="rows"><thead><tr><th scope="col">{escape(head)}</th><th scope="col" class="chart">'
            f'<span class="hidden">{self._say("share")}</span>{self._ticks(axis)}</th>'
            f'<th scope="col" class="n">{self._say("won")}</th><th scope="col" class="n">'
            f"{self._say('games short')}</th></tr></thead><tbody>{rows}</tbody></table>"
        )

    def _mix(self) -> str:
        found = self.found
        if found.mix is None:
            return ""
        parts = ""
        for side in found.mix.sides[: 1 if found.mix.symmetric else 2]:
            parts += self._mix_of(side)
        return self._sheet(self._say("mix"), f'<p class="say">{escape(self._say("mix text"))}</p>', parts)

    def _mix_of(self, side: Sequence[int]) -> str:
        found = self.found
        assert found.mix is not None
        every: list[tuple[str, Part, float]] = [
            (self._name(found.names[one]), found.mix.parts[one], found.mix.against[one]) for one in side
        ]
        every.sort(key=lambda one: (-one[1].share, -one[1].often, one[0]))
        shown = [one for one in every if one[1].often > RARE or one[1].share > 0]
        rare = [name for name, part, _ in every if part.often <= RARE and part.share == 0]
        axis = Axis(0.0, max(0.1, min(1.0, max(max(part.share, part.high) for _, part, _ in shown) * 1.05)), 0.25)
        axis = Axis(0.0, axis.high, 0.25 if axis.high > 0.5 else 0.1)
        rows = ""
        for name, part, wins in shown:
            rows += (
                f'<tr><th scope="row"><bdi>{escape(name)}</bdi></th>'
                f'<td class="chart">{bar(axis, part.share, part.low, part.high)}</td>'
                f"<td><b>{self._percent(part.share, 0)}</b></td>"
                f"<td>{self._percent(part.low, 0, False)}–{self._percent(part.high, 0)}</td>"
                f'<td data-k="{escape(self._say("mix often"))}">{self._percent(part.often, 0)}</td>'
                f'<td data-k="{escape(self._say("mix wins"))}">{self._percent(wins)}</td></tr>'
            )
        head = ""
        if not found.mix.symmetric:
            head = f"<h3>{escape(self._say('mix of side', name=self._name(found.names[side[0]])))}</h3>"
        table = (
            f'{head}<table class="rows long"><thead><tr><th scope="col">{self._say("name")}</th>'
            f'<th scope="col" class="chart"><span class="hidden">{self._say("in the mix")}</span>'
            f"{self._ticks(axis, None)}</th>"
            f'<th scope="col" class="n">{self._say("in the mix")}</th><th scope="col" class="n">90 %</th>'
            f'<th scope="col" class="n">{self._say("mix often")}</th>'
            f'<th scope="col" class="n">{self._say("mix wins")}</th></tr></thead><tbody>{rows}</tbody></table>'
        )
        return table + (f'<p class="say">{escape(self._say("left out", names=self._list(rare)))}</p>' if rare else "")

    # ---- cards

    def _cards(self) -> str:
        tally = self.found.tally
        if not tally.cards:
            return ""
        decks = sorted(tally.decks, key=lambda name: (-tally.decks[name].rate, name))
        parts = []
        for n, deck in enumerate(decks):
            cards = {card: one for (name, card), one in tally.cards.items() if name == deck}
            openings = {card: score for (name, card), score in tally.openings.items() if name == deck}
            inside = self._cards_of(deck, cards) + self._openings_of(deck, openings)
            parts.append(
                f"<details{' open' if n == 0 else ''}><summary><b>"
                f"{escape(self._say('cards of', name=self._deck(deck)))}</b></summary>{inside}</details>"
            )
        return self._sheet(self._say("cards"), f'<p class="say">{escape(self._say("cards say"))}</p>', *parts)

    def _cards_of(self, deck: str, cards: Mapping[str, CardScore]) -> str:
        rate = self.found.tally.decks[deck].rate
        enough = [card for card, one in cards.items() if one.played.games >= FEW_OF_ONE]
        drawn = sorted(enough, key=lambda card: (-_worth(cards[card], rate), card))[:CARDS]
        drawn.sort(key=lambda card: (-cards[card].played.rate, card))
        charted = ""
        if drawn:
            ends = [share for card in drawn for share in _shares(cards[card]) if share is not None]
            axis = Axis.over([rate, *ends])
            rows = ""
            for card in drawn:
                ring, point = _shares(cards[card])
                said = f"{self._percent(cards[card].played.rate)} ± {self._half(cards[card].played)}"
                more = round(cards[card].played.rate - rate, 3)
                rows += (
                    f'<tr><th scope="row">{self._card(card)}</th><td class="chart">{pair(axis, ring, point, rate)}</td>'
                    f'<td data-k="{escape(self._say("drawn"))}">'
                    f"{'–' if ring is None else self._percent(ring)}</td>"
                    f'<td data-k="{escape(self._say("played"))}">{said}</td>'
                    f"<td><b>{'+' if more > 0 else ''}{self._percent(more or 0.0, 1, False)}</b></td></tr>"
                )
            named = self._deck_ticks(axis, rate)
            charted = (
                f'<table class="rows long"><thead><tr><th scope="col">{self._say("card")}</th>'
                f'<th scope="col" class="chart">{named}</th><th scope="col" class="n">{self._say("drawn")}</th>'
                f'<th scope="col" class="n">{self._say("played")}</th><th scope="col" class="n">'
                f"{self._say('to deck')}</th></tr></thead>"
                f"<tbody>{rows}</tbody></table>"
            )
        every = ""
        for card in sorted(cards, key=lambda card: (-cards[card].played.games, card)):
            one = cards[card]
            cells = "".join(
                f"<td>{whole(score.games, self.lang)}</td><td>"
                + (f"{self._percent(score.rate)} ± {self._half(score)}" if score.games else "–")
                + "</td>"
                for score in (one.drawn, one.played)
            )
            every += f'<tr><th scope="row">{self._card(card)}</th>{cells}</tr>'
        return charted + (
            f"<details><summary>{escape(self._say('all cards', n=len(cards)))}</summary>"
            f'<div class="wide"><table class="rows plain"><thead><tr><th scope="col">{self._say("card")}</th>'
            f'<th scope="col" class="n">{self._say("drawn")}</th><th scope="col" class="n">{self._say("won")}</th>'
            f'<th scope="col" class="n">{self._say("played")}</th><th scope="col" class="n">{self._say("won")}</th>'
            f"</tr></thead><tbody>{every}</tbody></table></div></details>"
        )

    def _openings_of(self, deck: str, openings: Mapping[str, Score]) -> str:
        often = sorted(openings, key=lambda card: (-openings[card].games, card))[:OPENINGS]
        enough = [card for card in often if openings[card].games >= FEW_OF_ONE]
        if len(enough) < 2:
            return ""
        rate = self.found.tally.decks[deck].rate
        axis = Axis.over([rate, *(end for card in enough for end in openings[card].interval)])
        rows = ""
        for card in sorted(enough, key=lambda card: (-openings[card].rate, card)):
            score = openings[card]
            low, high = score.interval
            rows += (
                f'<tr><th scope="row">{self._card(card)}</th>'
                f'<td class="chart">{whisker(axis, score.rate, low, high, dashed=rate)}</td>'
                f"<td><b>{self._percent(score.rate)} ± {self._half(score)}</b></td>"
                f'<td data-k="{escape(self._say("games short"))}">{whole(score.games, self.lang)}</td></tr>'
            )
        named = self._deck_ticks(axis, rate)
        return (
            f"<h3>{escape(self._say('openings'))}</h3>"
            f'<table class="rows"><thead><tr><th scope="col">{escape(self._say("card"))}</th>'
            f'<th scope="col" class="chart">{named}</th><th scope="col" class="n">{self._say("won")}</th>'
            f'<th scope="col" class="n">{self._say("games short")}</th></tr></thead><tbody>{rows}</tbody></table>'
        )

    # ---- how games go

    def _length_and_ends(self) -> list[str]:
        tally = self.found.tally
        if not tally.games:
            return []
        low, median, high = (tally.quantile(share) for share in (0.25, 0.5, 0.75))
        chart = histogram(tally.lengths, (low, high), median, self._say("median", n=median))
        text = self._say("half end", low=low, high=high, shortest=tally.shortest, longest=tally.longest)
        numbers = "".join(
            f'<tr><th scope="row">{first}{f"–{last}" if last > first else ""}</th>'
            f"<td>{whole(count, self.lang)}</td></tr>"
            for first, last, count in bins(tally.lengths)
        )
        table = (
            f"<details><summary>{escape(self._say('as numbers'))}</summary>"
            f'<table class="rows plain"><thead><tr><th scope="col">{self._say("turns")}</th>'
            f'<th scope="col" class="n">'
            f"{self._say('games')}</th></tr></thead><tbody>{numbers}</tbody></table></details>"
        )
        length = self._sheet(self._say("length"), chart, f'<p class="say">{escape(text)}</p>', table)
        ends = sorted(tally.ends.items(), key=lambda one: (-one[1], one[0]))
        strip = "".join(f'<i class="k{min(n, 4)}" style="flex:{count}"></i>' for n, (_, count) in enumerate(ends))
        keys = "".join(
            f'<li><i class="k{min(n, 4)}" aria-hidden="true"></i><span>{escape(self._rule(rule))}</span>'
            f"<b>{self._percent(count / tally.games)}</b></li>"
            for n, (rule, count) in enumerate(ends)
        )
        ended = self._sheet(
            self._say("ends"),
            f'<div class="ends" aria-hidden="true">{strip}</div>',
            f'<ul class="endkey">{keys}</ul>',
        )
        return [f'<div class="two">{length}\n{ended}</div>']

    def _begins(self) -> str:
        tally = self.found.tally
        if not tally.first.games:
            return ""
        by_deck = sorted(tally.begins.items(), key=lambda one: (-one[1].rate, one[0]))
        shown = [("", tally.first), *(by_deck if len(by_deck) > 1 else [])]
        return self._sheet(
            self._say("begins"),
            f'<p class="say">{escape(self._say("begins say"))}</p>',
            self._scores(self._say("begins"), shown, deck=True),
        )

    def _failures(self) -> str:
        if not self.found.tally.failures:
            return ""
        rows = "".join(
            f'<tr><th scope="row">{escape(_clean(what))}</th><td>{whole(count, self.lang)}</td></tr>'
            for what, count in sorted(self.found.tally.failures.items(), key=lambda one: (-one[1], one[0]))
        )
        return self._sheet(
            self._say("failures"),
            f'<p class="say">{escape(self._say("failures say"))}</p>',
            f'<table class="rows plain"><tbody>{rows}</tbody></table>',
        )

    def _how_sure(self) -> str:
        plan = self.found.plan
        told = [self._say("sure say")] + ([] if self.found.tally.failures else [self._say("no failure")])
        facts = [
            (self._say("version"), self._say("version n", n=self.game.rules.version)),
            (self._say("seed"), str(plan.get("seed", ""))),
        ]
        listed = "".join(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in facts)
        return self._sheet(
            self._say("how sure"),
            f'<p class="say">{escape(("" if self.lang == "ja" else " ").join(told))}</p>',
            f'<code class="cmd">{escape(self.command)}</code>',
            f'<dl class="facts">{listed}</dl>',
            f'<p class="small">{escape(self._say("unofficial"))}</p>',
        )


def _shares(one: CardScore) -> tuple[float | None, float | None]:
    """The shares of wins when drawn and when played; None where there were few games."""
    ring = one.drawn.rate if one.drawn.games >= FEW_OF_ONE else None
    return ring, one.played.rate if one.played.games >= FEW_OF_ONE else None


def _worth(one: CardScore, rate: float) -> float:
    """How much a card tells: how far from its deck's share it lies, by what may be chance."""
    return abs(one.played.rate - rate) / (one.played.half or 1.0)


def _clean(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
