"""The Pokémon TCG in a terminal: the table in lines, numbered choices, moves like "3" or "1 4 4"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text

from stolik.cli.faces.cards import CardFace, Standing
from stolik.cli.faces.lines import FAR, NEAR, wrap
from stolik.games.pokemon.cards.names import code_and_number
from stolik.games.pokemon.cards.sets import title_of
from stolik.games.pokemon.rules.view import HIDDEN, PokemonSeen, PokemonView, SideSeen
from stolik.games.pokemon.terminal_words import WORDS, say
from stolik.games.pokemon.text import cards as texts
from stolik.games.pokemon.text import log as log_pokemon
from stolik.games.pokemon.text.asks import Asking
from stolik.games.pokemon.text.names import called
from stolik.games.pokemon.text.table import CONDITIONS, TYPES, KindNames
from stolik.text.table import SIDES, TOGETHER, word

if TYPE_CHECKING:
    from stolik.game import Game
    from stolik.games.pokemon.ast.printed import Card


def mates_of(view: PokemonView, side: int) -> range:
    """The seats of a side: one, or two across from each other."""
    return range(side, len(view.seats), SIDES)


class PokemonFace(CardFace[KindNames]):
    """The table of two players or of two teams, drawn from a PokemonView."""

    asking = Asking
    log = log_pokemon
    uncertain = ("DeckShuffled", "CardsDrawn", "CardsLookedAt", "DeckSearched", "PrizeTaken", "DealRepeated")
    turn = "turn"
    deck_parts = ("pokemon", "trainer", "energy")
    examples = {
        "en": ("potion", "retreat", "attach fire"),
        "pl": ("potion", "wycofaj", "dołącz fire"),
        "ja": ("potion", "にげる", "炎"),
    }

    def __init__(self, game: Game, lang: str, near: int = 0, unicode: bool = True) -> None:
        super().__init__(game, KindNames, lang, near, unicode)

    # ---- the table

    def position(self, view: PokemonView, names: Sequence[str], width: int) -> list[Text]:
        """The far side, the Stadium between, the near side; each Pokémon is a line."""
        near = self.near % SIDES
        far = 1 - near
        return [
            self._status(view, names),
            *self._side(view, far, names, width),
            *self._middle(view, width),
            *self._side(view, near, names, width),
        ]

    def _status(self, view: PokemonView, names: Sequence[str]) -> Text:
        text = Text(say("turn", self.lang, n=view.turn) if view.turn else say("setup", self.lang))
        if view.turn and len(view.seats) > SIDES:
            text.append(f" · {say('round', self.lang, n=(view.turn - 1) // len(view.seats) + 1)}")
        if view.to_move >= 0:
            text.append(f" · {names[view.to_move]}")
        if view.sudden:
            text.append(f" · {say('sudden', self.lang)}")
        return text

    def _middle(self, view: PokemonView, width: int) -> list[Text]:
        line = Text((f"{'─' if self.unicode else '-'}" * 3) + " ", "dim")
        if view.stadium != HIDDEN:
            line.append(f"{say('stadium', self.lang)}: {self.names.name(view.stadium)} ")
        line.append(("─" if self.unicode else "-") * max(3, min(width, 76) - cell_len(line.plain)), "dim")
        return [line]

    def _side(self, view: PokemonView, n: int, names: Sequence[str], width: int) -> list[Text]:
        side, near = view.sides[n], n == self.near % SIDES
        style = NEAR if near else FAR
        heads = self._heads(view, n, names, style)
        bench = [
            self._mon(mon, f"{say('bench', self.lang)} {at}", style, width, view.turned)
            for at, mon in enumerate(side.bench, 1)
        ]
        active = [
            self._mon(mon, place, style, width, view.turned)
            for mon, place in zip(side.active, self._places(side), strict=True)
        ]
        hands = [Text(part) for line in self._hands(view, n, names) for part in wrap(line, width)]
        if not near:
            return [*heads, *hands, *bench, *active]
        front = [line for mon, drawn in zip(side.active, active, strict=True) for line in (drawn, *self._attacks(mon))]
        return [*front, *bench, *hands, *heads]

    def _places(self, side: SideSeen) -> list[str]:
        """What the Active places are called; of two each by its number."""
        place = say("active", self.lang)
        gap = "" if self.lang == "ja" else " "
        return [place] if len(side.active) == 1 else [f"{place}{gap}{at}" for at in range(1, len(side.active) + 1)]

    def _heads(self, view: PokemonView, n: int, names: Sequence[str], style: str) -> list[Text]:
        """Who plays there and how many cards are where: a line, or one for the team and one for each of it."""
        mates = mates_of(view, n)
        pile = f"{say('discard', self.lang)} {len(view.sides[n].discard)}"
        alone = len(mates) == 1
        heads = [] if alone else [Text(TOGETHER[self.lang].join(names[seat] for seat in mates), style)]
        if not alone:
            heads[0].append(f"  {pile}", "dim")
        for seat in mates:
            own = view.seats[seat]
            counts = [("hand", len(own.hand)), ("deck", own.deck), ("prizes", len(own.prizes))]
            counts += [("aside", len(own.aside))] if own.aside else []
            said = [f"{say(key, self.lang)} {count}" for key, count in counts] + ([pile] if alone else [])
            heads.append(Text(f"{'' if alone else '  '}{names[seat]}", style).append("  " + " · ".join(said), "dim"))
        return heads

    def _hands(self, view: PokemonView, n: int, names: Sequence[str]) -> list[str]:
        """The hands that lie open for the viewer: the own and a partner's (P2-SETUP-4)."""
        mates = mates_of(view, n)
        hands = [(seat, [kind for kind in view.seats[seat].hand if kind != HIDDEN]) for seat in mates]
        whose = {seat: f" ({names[seat]})" if len(mates) > 1 else "" for seat in mates}
        return [f"{say('hand', self.lang)}{whose[seat]}: {self._cards(hand)}" for seat, hand in hands if hand]

    def _mon(self, mon: PokemonSeen, place: str, style: str, width: int, turned: int) -> Text:
        line = Text(f"  {place} " + " " * max(0, 9 - cell_len(place)), "dim")
        if not mon.cards:
            return line.append(say("face_down", self.lang), style)
        line.append(self.names.name(mon.cards[-1]), style)
        line.append(f"  {mon.hp - mon.damage}/{mon.hp} HP", "bold" if mon.damage else "")
        energy = "".join(self._letters(kind) if kind < turned else "C" for kind in mon.energy)
        if energy:
            line.append(f"  {energy}", "green")
        for condition in mon.conditions:
            line.append(f"  {word(CONDITIONS[condition], self.lang)}", "yellow")
        if mon.attached:
            line.append("  + " + self._cards(mon.attached), "dim")
        line.truncate(width, overflow="ellipsis")
        return line

    def _letters(self, kind: int) -> str:
        provides = self.names.card(kind).provides
        return provides if len(provides) == 1 else f"({provides or '*'})"

    def _attacks(self, mon: PokemonSeen) -> list[Text]:
        return [self._attack_line(mon, n) for n in range(len(mon.attacks))]

    def _attack_line(self, mon: PokemonSeen, n: int) -> Text:
        seen = mon.attacks[n]
        attack = self.names.card(seen.card).attacks[seen.place]
        text = Text(" " * 12 + (f"{seen.cost} " if seen.cost else "") + attack.name)
        if attack.damage:
            text.append(f" {attack.damage}{attack.sign}", "bold")
        if seen.missing:
            text.append("  " + say("missing", self.lang, what=seen.missing), "dim")
        return text

    # ---- looking closer

    def question(self, view: PokemonView) -> str:
        """With what a power does that asks whether it is used: no card lies beside a question here."""
        asking = self._asking(view)
        return f"{asking.told()}{asking.prompt()}"

    def _asking(self, view: PokemonView) -> Asking:
        return Asking(view.decision, view, self.names, self.lang, self.people)

    def _turn(self, view: PokemonView) -> Asking:
        seat = view.decision.seat if view.decision is not None else self.near
        return Asking(Standing(seat, "turn"), view, self.names, self.lang, self.people)

    def _seen(self, view: PokemonView) -> list[int]:
        """All cards that lie open for the viewer."""
        found = [kind for seat in view.seats for kind in (*seat.hand, *seat.known, seat.beside)]
        for side in view.sides:
            found += [*side.discard, *side.lost]
            for mon in (*side.active, *side.bench):
                found += [*mon.cards, *mon.energy, *mon.attached]
        return [*found, view.stadium, *view.looking]

    def piles(self, view: PokemonView, names: Sequence[str]) -> list[Text]:
        """Hands as far as they are known, discard piles, Lost Zones, and the cards that are looked at."""
        lines = []
        near = self.near % SIDES
        for n in (near, 1 - near):
            side, style = view.sides[n], NEAR if n == near else FAR
            rows: list[tuple[str, Sequence[int]]] = []
            for seat in mates_of(view, n):
                own = view.seats[seat]
                lines += self._rows(rows)
                lines.append(Text(names[seat], style))
                rows = [("hand", [kind for kind in own.hand if kind != HIDDEN]), ("known", own.known)]
            lines += self._rows([*rows, ("discard", side.discard), ("lost", side.lost)])
        if view.looking:
            lines.append(Text(f"{say('deck', self.lang)}: {self._cards(view.looking)}"))
        return lines

    def _rows(self, rows: Sequence[tuple[str, Sequence[int]]]) -> list[Text]:
        return [Text(f"  {say(key, self.lang)}: {self._cards(kinds)}") for key, kinds in rows if kinds]

    # ---- the collection

    def code(self, key: str) -> str:
        """As PTCG Live writes it: "DP 17"."""
        return code_and_number(key)

    def haystack(self, key: str) -> str:
        """Names, set, kind, types and texts."""
        data = self.card_data(key)
        parts = [data[part] for part in ("id", "name", "set", "kind", "stage", "text")]
        types = [word(TYPES[letter], self.lang) for letter in data["types"] if letter in TYPES]
        kind = self._kind(data["kind"], data["stage"])
        return " ".join([*parts, kind, *types, *data["tags"]]).casefold()

    def _kind(self, kind: str, stage: str) -> str:
        """What kind of card it is; one of another era as its file has it."""
        known = f"{kind} {stage}"
        return say(known, self.lang) if known in WORDS else stage

    def _text(self, card: Card) -> texts.CardText:
        try:
            return texts.render(card, self.lang)
        except texts.Unsayable:
            return texts.CardText(attacks=tuple((attack.name, "") for attack in card.attacks))

    def card_data(self, key: str) -> dict[str, Any]:
        """What is printed, with the texts as one."""
        card = self.pool[key]
        text = self._text(card)
        said = [f"{label} {name}: {words}" for label, name, words in text.abilities]
        said += [f"{name}: {words}" if words else name for name, words in text.attacks]
        return {
            "n": self.keys.index(key),
            "id": key,
            "name": self.names.name(self.keys.index(key)),
            "set": title_of(key.rpartition("-")[0]),
            "number": key.rpartition("-")[2],
            "kind": card.kind,
            "stage": card.stage,
            "hp": card.hp,
            "types": card.types,
            "evolves_from": called(card.evolves_from, self.lang),
            "weakness": card.weakness,
            "resistance": card.resistance,
            "retreat": card.retreat,
            "level": card.level,
            "tags": list(card.tags),
            "attacks": [
                {"name": one.name, "cost": one.cost, "damage": one.damage, "sign": one.sign} for one in card.attacks
            ],
            "text": "\n".join([*said, *text.rules]),
        }

    def card_page(self, key: str) -> list[Text]:
        """All that is printed, and the texts."""
        card = self.pool[key]
        text = self._text(card)
        head = Text(self.names.name(self.keys.index(key)), "bold")
        head.append(f"  {title_of(key.rpartition('-')[0])} {key.rpartition('-')[2]} ({key})", "dim")
        lines = [head, Text("  " + " · ".join(self._facts(card)))]
        for label, name, words in text.abilities:
            lines.append(Text(f"  {label} ", "dim").append(name, "bold"))
            lines += [Text("    " + part) for part in wrap(words, 72)]
        for attack, (_, words) in zip(card.attacks, text.attacks, strict=True):
            line = Text(f"  {attack.cost or '–'} ", "green").append(attack.name, "bold")
            lines.append(line.append(f"  {attack.damage}{attack.sign}" if attack.damage else ""))
            lines += [Text("    " + part) for part in wrap(words, 72)]
        for rule in text.rules:
            lines += [Text("  " + part) for part in wrap(rule, 74)]
        against = [self._against("weakness", card.weakness, "+", "×2")]
        against.append(self._against("resistance", card.resistance, "\u2212", "\u221230"))
        if card.kind == "pokemon":
            against.append(f"{say('retreat', self.lang)} {card.retreat}")
        lines += [Text("  " + " · ".join(part for part in against if part), "dim")] if any(against) else []
        return lines

    def _facts(self, card: Card) -> list[str]:
        facts = [self._kind(card.kind, card.stage)]
        if card.evolves_from:
            facts.append(f"← {called(card.evolves_from, self.lang)}")
        if card.hp:
            facts.append(f"{card.hp} HP")
        types = card.types or card.provides
        return [*facts, types] if types else facts

    def _against(self, key: str, value: tuple[str, int | None] | None, sign: str, usual: str) -> str:
        if value is None:
            return ""
        return f"{say(key, self.lang)} {value[0]} {usual if value[1] is None else f'{sign}{value[1]}'}"

    def card_line(self, key: str) -> Text:
        """Name, id, kind, HP and types."""
        card = self.pool[key]
        name = self.names.name(self.keys.index(key))
        text = Text(name + " " * max(1, 26 - cell_len(name))).append(f"{key:<9}", "dim")
        return text.append(" " + " · ".join(self._facts(card)))
