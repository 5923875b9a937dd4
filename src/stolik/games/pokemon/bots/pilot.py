"""Playing Pokémon by rules of thumb: cards that find cards first, then Pokémon and Energy, and an attack at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, NamedTuple
from zlib import crc32

from stolik.games.pokemon.rules.view import TYPES, CardFacts, PokemonSeen, PokemonView
from stolik.kernel.decision import Answer, Decision, Option

from .board import KNOCK_OUT, Board, Knowledge

NEVER: Final = -1.0
"""Less than ending the turn, which is 0."""
FIND: Final = ("draw", "draw until", "search", "bench", "energy", "evolve")
"""What brings cards."""
THIN: Final = 6
"""With no more cards in the deck than this, none are drawn that need not be."""
ATTACK: Final = 5.0
"""An attack comes last, and before ending the turn."""
FREE: Final = 70.0
"""From here on a play of a turn only brings cards."""
WIDE: Final = 14
"""How many actions of a turn are worth trying out at most."""
OTHERS: Final = 10
"""How many answers to another question are."""
MANY: Final = 200
LIGHT: Final = (
    "call",
    "cut",
    "prize",
    "choose:prize",
    "choose:turn prize",
    "extra",
    "choose:first",
    "choose:next",
    "choose:deck",
    "choose:trade",
    "choose:coin",
    "choose:cover",
    "choose:guess",
    "choose:type",
    "choose:sign",
)
"""Questions that are not worth thinking about."""
CONDITIONS: Final = {0: 14.0, 1: 12.0, 2: 26.0, 3: 14.0, 4: 14.0}
"""asleep, confused, paralyzed, poisoned, burned."""


class PokemonPilot:
    """Plays any legal position, from the view of the seat that is asked."""

    def __init__(self, printed: tuple[CardFacts, ...]) -> None:
        self.knows = Knowledge(printed)

    def clock(self, view: PokemonView) -> int:
        """How many turns have begun."""
        return view.turn

    def horizon(self, view: PokemonView, decision: Decision) -> int:
        """The beginning of the own turn, or a partner's, after the opponents' next one."""
        if not view.turn:
            return 4
        own = view.to_move >= 0 and (view.to_move - decision.seat) % len(view.sides) == 0
        return view.turn + (2 if own else 3)

    def candidates(self, view: PokemonView, decision: Decision) -> list[Answer]:
        """Its own answer, and others that may be better: not those that differ only in what comes first."""
        own = self.choose(view, decision)
        if decision.kind in LIGHT or not decision.options:
            return [own]
        if decision.kind != "turn":
            others = [answer for answer in islice(decision.answers(), MANY) if answer != own]
            return [own, *others[: OTHERS - 1]]
        board = Board(self.knows, view, decision.seat)
        worth = {option: TURN[option.verb].worth(board, option) for option in decision.options}
        chosen = own[0]
        step = {option: TURN[option.verb].step for option in decision.options}
        if step[chosen] == BENCHING:
            return [own]
        apart = [one for one in worth if one != chosen and not _again(board, one)]
        if step[chosen] == EVOLVING:
            return [own, *[(one,) for one in apart if step[one] == EVOLVING and one.args[0] == chosen.args[0]]]
        if worth[chosen] >= FREE:
            same = [one for one in apart if TURN[one.verb].finds and worth[one] >= FREE]
            return [own, *[(one,) for one in same[:3]]]
        rest = [one for one in apart if step[one] >= min(step[chosen], ACTING)]
        hits = [one for one in worth if step[one] == HITTING and worth[one] > ATTACK]
        if hits:  # a threat is worth nothing that is never carried out
            fells = [one for one in hits if worth[one] > ATTACK + 0.001 * KNOCK_OUT]
            rest = [one for one in rest if step[one] < HITTING or one in (fells or hits)]
        rest.sort(key=lambda one: -worth[one])
        return [own, *[(one,) for one in rest[: WIDE - 1]]]

    def choose(self, view: PokemonView, decision: Decision) -> Answer:
        """The answer of the first rule of thumb that fits."""
        if not decision.options:
            return ()
        board = Board(self.knows, view, decision.seat)
        if decision.kind == "turn":
            return (self.act(board, decision),)
        special = _SPECIAL.get(decision.kind)
        if special is not None:
            return special(board, decision)
        return _BY_VERB.get(decision.options[0].verb, _first)(board, decision)

    # ---- the turn

    def act(self, board: Board, decision: Decision) -> Option:
        """The action of a turn that should come next."""
        best, highest = decision.options[-1], NEVER * 1000
        for option in decision.options:
            worth = TURN[option.verb].worth(board, option)
            if worth > highest:
                best, highest = option, worth
        return best


def _bench(board: Board, option: Option) -> float:
    full = len(board.bench) >= 4
    card = board.knows.card(option.args[0])
    if full and not any(board.knows.card(kind).goes_on(card.name) for kind in board.hand):
        return NEVER
    return 60.0 + 0.05 * board.knows.reach(option.args[0] % board.knows.size, ())


def _evolve(board: Board, option: Option) -> float:
    kind, entity = option.args
    mon = board.pokemon(entity)
    if mon is None:
        return NEVER
    knows = board.knows
    have = board.units(mon.energy)
    gain = knows.reach(kind % knows.size, have) - knows.reach(mon.cards[-1] % knows.size, have)
    worth = 66.0 + 2 * len(mon.energy) + 0.05 * gain + (1.5 if mon in board.active else 0.0)
    return worth + (4.0 if mon in board.active and mon.conditions else 0.0)


def _attach(board: Board, option: Option) -> float:
    kind, entity = option.args
    mon = board.pokemon(entity)
    if mon is None:
        return NEVER
    if board.knows.card(kind).kind != "energy":
        return NEVER if any(board.knows.card(one).kind == "energy" for one in board.hand) else 12.0
    gain = board.attach_gain(kind, mon)
    return 30.0 + min(25.0, 0.5 * gain) + 0.01 * mon.hp if gain > 0 else 11.0


def _play(board: Board, option: Option) -> float:
    card = board.knows.card(option.args[0])
    does = card.does
    hand = len(board.hand)
    if "tool" in does:
        return _tool(board, card)
    if card.stage == "stadium":
        beside = board.view.stadium
        return 40.0 if beside < 0 or not board.ours(beside // board.knows.size) else NEVER
    if "hand away" in does:
        return 18.0 if hand <= 4 and board.deck > THIN else NEVER
    if "lift" in does:
        mon = board.active[0] if board.active else None
        return 22.0 if mon is not None and board.bench and board.doomed(mon) and mon.damage >= 40 else NEVER
    if "heal" in does or "cure" in does:
        return _cure(board, does.get("heal", 0.0), "lose" in does)
    if any(word in does for word in FIND):
        if board.deck <= THIN:
            return NEVER
        if "give" in does and "draw" not in does and hand < 3:
            return NEVER
        return 75.0 if card.stage != "supporter" else 72.0 + min(3.0, does.get("draw", 0.0) + does.get("search", 0.0))
    if "switch" in does:
        return 33.0 if _switch_gain(board, 0) > 20 else NEVER
    if "shift" in does:
        return 32.0 if _shift_helps(board) else NEVER
    if "stack" in does:
        return 24.0 if len(board.view.sides[board.side].discard) >= 8 else NEVER
    if "push" in does or "gust" in does:
        return 28.0 if board.target is not None and board.best_of_active() < 60 else NEVER
    return 41.0


def _tool(board: Board, card: CardFacts) -> float:
    boost = card.does.get("boost", 0.0)
    if not boost:
        return 40.0
    mon, target = (board.active[0] if board.active else None), board.target
    if mon is None or target is None or board.held(mon):
        return NEVER
    left = target.hp - target.damage
    hits = [board.damage(mon, board.facts(one), target) for one in mon.attacks if not one.missing]
    most = max(hits, default=0.0)
    return 16.0 if 0 < most < left <= most + 2 * boost else NEVER


def _cure(board: Board, heal: float, risky: bool) -> float:
    active = board.active[0] if board.active else None
    if active is not None and active.conditions and not heal:
        return 36.0
    hurt = max([mon.damage for mon in board.mine], default=0)
    return 35.0 if hurt >= (60 if risky else max(20.0, min(40.0, heal))) else NEVER


def _switch_gain(board: Board, cost: int) -> float:
    """How much better the best Benched Pokémon would do than the Active one, after paying so much Energy."""
    if not board.active or not board.bench:
        return 0.0
    active = board.active[0]
    spare = 1 if board.may_attach and _energy_in(board) else 0
    now = board.stands(active, spare)
    best = max([board.stands(mon, spare) for mon in board.bench])
    return best - now - 9 * min(cost, len(active.energy))


def _energy_in(board: Board) -> bool:
    return any(board.knows.card(kind).kind == "energy" for kind in board.hand)


def _shift_helps(board: Board) -> bool:
    """Whether one Energy more lets the Active Pokémon attack for more than it can now."""
    if not board.active:
        return False
    active = board.active[0]
    if not any(mon.energy for mon in board.bench):
        return False
    return board.best(active, board.target, 1) > board.best(active, board.target) + 15


def _power(board: Board, option: Option) -> float:
    entity, n = option.args
    if entity == 0:
        facts = [one for one in board.knows.card(board.view.stadium).abilities if one.power]
    else:
        mon = board.pokemon(entity)
        seen = mon.abilities[n] if mon is not None else None
        facts = [] if seen is None else [board.knows.card(seen.card).abilities[seen.place]]
    if not facts or (facts[0].limit == "often" and "energy" not in facts[0].does):
        return NEVER
    does = facts[0].does
    if any(word in does for word in ("recoil", "lose", "lift", "shift", "hurt own")):
        return NEVER
    if "switch" in does or "heal" in does:
        return NEVER if "switch" in does or not any(mon.damage for mon in board.mine) else 34.0
    if board.deck <= THIN and any(word in does for word in FIND):
        return NEVER
    return 74.0 if does else NEVER


def _again(board: Board, option: Option) -> bool:
    """Whether it is a Poké-Power that may be used as often as one likes, and was used this turn: what was not better
    before is not better now, and a turn has to end."""
    if option.verb != "power" or option.args[0] == 0:
        return False
    mon = board.pokemon(option.args[0])
    seen = mon.abilities[option.args[1]] if mon is not None else None
    return seen is not None and seen.used and board.knows.card(seen.card).abilities[seen.place].limit == "often"


def _retreat(board: Board, option: Option) -> float:
    mon = board.pokemon(option.args[0])
    if mon is None:
        return NEVER
    return 27.0 if _switch_gain(board, mon.retreat) > 20 else NEVER


def _attack(board: Board, option: Option) -> float:
    entity, n = option.args
    mon = board.pokemon(entity)
    if mon is None:
        return NEVER
    facts = board.facts(mon.attacks[n])
    worth = max([board.worth(mon, facts, foe) for foe in board.foes_active or (None,)])
    return ATTACK + 0.001 * worth if worth > 0 else 0.5 if worth == 0 else NEVER


def _never(board: Board, option: Option) -> float:
    return NEVER


def _end(board: Board, option: Option) -> float:
    return 0.0


class Thought(NamedTuple):
    """What the pilot thinks of a verb: how soon an option of it should be done (0: as little as ending the turn), at
    which step of a turn it comes, and whether it may bring cards."""

    worth: Callable[[Board, Option], float]
    step: int
    finds: bool = False


BENCHING, EVOLVING, CHARGING, ACTING, HITTING, ENDING = range(6)
"""The steps of a turn: what comes earlier is not tried out instead of what comes later."""
TURN: Final[dict[str, Thought]] = {
    "bench": Thought(_bench, BENCHING),
    "evolve": Thought(_evolve, EVOLVING),
    "attach": Thought(_attach, CHARGING),
    "play": Thought(_play, ACTING, finds=True),
    "power": Thought(_power, ACTING, finds=True),
    "throw": Thought(_never, ACTING),
    "retreat": Thought(_retreat, ACTING),
    "attack": Thought(_attack, HITTING),
    "end": Thought(_end, ENDING),
}
"""By the verb of an option."""


# ---- picks


def _take(decision: Decision, worth: Sequence[float], want: int) -> Answer:
    """The `want` options of most worth, as far as counts and the rule that binds them allow."""
    order = sorted(range(len(worth)), key=lambda n: (-worth[n], n))
    left = [1] * len(worth) if decision.counts is None else list(decision.counts)
    picked: list[int] = []
    want = max(decision.least, min(want, decision.most))
    for n in order:
        while left[n] and len(picked) < want:
            if decision.rule is not None and not decision.rule.allows([*picked, n]):
                break
            picked.append(n)
            left[n] -= 1
    if not decision.permits(picked):
        return next(iter(decision.answers()))
    return decision.at(picked)


def _first(board: Board, decision: Decision) -> Answer:
    return _take(decision, [0.0] * len(decision.options), decision.least)


def _yes(board: Board, decision: Decision) -> Answer:
    return _said(decision, "yes")


def _said(decision: Decision, verb: str) -> Answer:
    return (next((option for option in decision.options if option.verb == verb), decision.options[0]),)


def _relay(board: Board, decision: Decision) -> Answer:
    """Laying out anew costs nothing and may use what was drawn since."""
    more = [kind for kind in board.hand if board.knows.card(kind).stage == "basic"]
    return _said(decision, "yes" if any(board.knows.card(kind).kind == "pokemon" for kind in more) else "no")


def _may(board: Board, decision: Decision) -> Answer:
    """What a card offers is taken, unless it hurts a lot or would empty the deck."""
    kind = decision.about[0] if decision.about else -1
    if kind >= 0 and board.ours(kind // board.knows.size):
        card = board.knows.card(kind)
        does = [card.does, *[one.does for one in card.attacks], *[one.does for one in card.abilities if one.power]]
        if any(one.get("may", 0.0) and one.get("recoil", 0.0) >= 60 for one in does):
            return _said(decision, "no")
        if board.deck <= 3 and any("draw" in one for one in does):
            return _said(decision, "no")
    return _said(decision, "yes")


def _lay_active(board: Board, decision: Decision) -> Answer:
    """Who can take a blow, attack soon and retreat; not the one whose evolution is wanted most."""
    knows = board.knows
    worth = []
    for option in decision.options:
        card = knows.card(option.args[0])
        quick = max([40 * 0.6 ** len(one.cost) for one in card.attacks], default=0.0)
        follows = any(knows.card(kind).goes_on(card.name) for kind in board.hand)
        worth.append(0.5 * card.hp + quick - 6 * card.retreat - (6 if follows else 0))
    return _take(decision, worth, decision.least)


def _lay_bench(board: Board, decision: Decision) -> Answer:
    """All but the last place, which is for what is drawn."""
    worth = [board.use(option.args[0], board.hand) for option in decision.options]
    return _take(decision, worth, min(4, decision.most))


def _cards(board: Board, decision: Decision) -> Answer:
    """Cards: of the own hand the least useful go, from elsewhere the most useful come; the other way for the
    opponent's."""
    kinds = [option.args[0] for option in decision.options]
    size = board.knows.size
    about = board.knows.card(decision.about[0]) if decision.about and decision.about[0] >= 0 else None
    if not board.ours(kinds[0] // size):
        wants = [_plain(board, kind) for kind in kinds]
        if decision.kind == "choose:look":
            return _take(decision, [-worth for worth in wants], decision.least)
        return _take(decision, wants, decision.most)
    hand = board.hand
    if decision.kind not in ("choose:attach", "choose:evolve", "choose:search", "choose:look"):
        if all(kind in hand for kind in kinds) and not (about is not None and "keep" in about.does):
            rest = list(hand)
            spare = []
            for kind in kinds:
                rest.remove(kind)
                spare.append(-board.use(kind, tuple(rest)))
                rest.append(kind)
            return _take(decision, spare, decision.least)
    if decision.kind == "choose:attach":
        gains = [max([board.attach_gain(kind, mon) for mon in board.mine], default=0.0) for kind in kinds]
        return _take(decision, gains, decision.most)
    return _useful(board, decision, kinds)


def _useful(board: Board, decision: Decision, kinds: Sequence[int]) -> Answer:
    """One after the other what is missing most, what was taken before counted in."""
    among = list(board.hand)
    left = [1] * len(kinds) if decision.counts is None else list(decision.counts)
    picked: list[int] = []
    while len(picked) < decision.most:
        best, highest = -1, -100.0
        for n, kind in enumerate(kinds):
            if left[n] and (decision.rule is None or decision.rule.allows([*picked, n])):
                worth = board.use(kind, tuple(among))
                if worth > highest:
                    best, highest = n, worth
        if best < 0:
            break
        picked.append(best)
        left[best] -= 1
        among.append(kinds[best])
    if not decision.permits(picked):
        return next(iter(decision.answers()))
    return decision.at(picked)


def _plain(board: Board, kind: int) -> float:
    """How useful a card is to an opponent of whom little is known."""
    card = board.knows.card(kind)
    if card.kind == "energy":
        return 20.0
    if card.kind == "trainer":
        return 32.0 if card.stage == "supporter" else 24.0
    evolves = any(card.goes_on(board.name(mon)) for mon in board.theirs)
    return 50.0 if evolves else 28.0 if card.stage == "basic" else 15.0


def _pokemon(board: Board, decision: Decision) -> Answer:
    """Pokémon in play, by what the question is for and whose they are."""
    mons = [board.pokemon(option.args[0]) for option in decision.options]
    purpose = decision.kind.removeprefix("choose:")
    worth = [0.0 if mon is None else _target(board, mon, purpose, decision) for mon in mons]
    helps = purpose in ("heal", "hit", "inflict", "put", "knock out", "effect")
    own = any(mon is not None and board.ours(mon.seat) for mon in mons)
    want = decision.most if helps and not (own and purpose != "heal") else max(decision.least, 1)
    return _take(decision, worth, min(want, decision.most))


def _target(board: Board, mon: PokemonSeen, purpose: str, decision: Decision) -> float:
    left = mon.hp - mon.damage
    mine = board.ours(mon.seat)
    if purpose in ("switch", "promote"):
        if mine:
            return board.stands(mon, 1) + 0.1 * board.knows.reach(
                mon.cards[-1] % board.knows.size, mon_units(board, mon)
            )
        active = board.active[0] if board.active else None
        return (board.best(active, mon) if active is not None else 0.0) - 0.05 * left + 2 * len(mon.energy)
    if mine:
        if purpose in ("heal", "counters from", "pick", "leave"):
            return min(60, mon.damage) + 0.1 * board.standing(mon) + (5 if mon.conditions else 0)
        if purpose == "attach":
            kind = decision.about[0] if decision.about else -1
            energy = kind >= 0 and board.knows.card(kind).kind == "energy"
            if energy:
                return board.attach_gain(kind, mon)
            return 10.0 * (mon in board.active) + board.knows.reach(
                mon.cards[-1] % board.knows.size, mon_units(board, mon)
            )
        if purpose == "evolve":
            return 12.0 * len(mon.energy) + (5 if mon in board.active else 0)
        return -board.standing(mon)
    if purpose == "defending" and (attacker := board.pokemon(decision.about[1])) is not None:
        return board.best(attacker, mon)
    danger = board.threat(board.active[0], (mon,)) if board.active else 0.0
    if left <= _snipe(board, decision):
        return 200.0 + board.standing(mon)
    return 1.5 * max(0, 90 - left) + board.standing(mon) + 0.2 * danger + (8 if mon in board.foes_active else 0)


def _snipe(board: Board, decision: Decision) -> float:
    """How much damage the card that asks does to each of the Pokémon that are chosen, at most."""
    if not decision.about or decision.about[0] < 0:
        return 0.0
    card = board.knows.card(decision.about[0])
    texts = [card.does, *[one.does for one in card.attacks], *[one.does for one in card.abilities if one.power]]
    return max([does.get("snipe", 0.0) for does in texts]) / max(1, decision.most)


def mon_units(board: Board, mon: PokemonSeen) -> tuple[str, ...]:
    """The Energy that a Pokémon has."""
    return board.units(mon.energy)


def _attached(board: Board, decision: Decision) -> Answer:
    """Attached cards: own ones where they are missed least, the opponent's where they hurt most."""
    worth = []
    own = False
    for option in decision.options:
        mon = board.pokemon(option.args[0])
        if mon is None:
            worth.append(0.0)
            continue
        loss = board.loss(mon, option.args[1:])
        own = own or board.ours(mon.seat)
        worth.append(-loss if board.ours(mon.seat) else loss + (10 if mon in board.foes_active else 0))
    if own and not (decision.kind == "choose:move" and decision.least == 0):
        return _take(decision, worth, decision.least)
    return _take(decision, worth, decision.most)


def _numbers(board: Board, decision: Decision) -> Answer:
    return _take(decision, [float(option.args[0]) for option in decision.options], decision.least)


def _conditions(board: Board, decision: Decision) -> Answer:
    return _take(decision, [CONDITIONS.get(option.args[0], 0.0) for option in decision.options], decision.least)


def _attacks(board: Board, decision: Decision) -> Answer:
    """An attack to use or to forbid: the hardest one."""
    worth = []
    for option in decision.options:
        mon = board.pokemon(option.args[0])
        if mon is None or option.args[1] >= len(mon.attacks):
            worth.append(0.0)
            continue
        seen = mon.attacks[option.args[1]]
        target = board.target if board.ours(mon.seat) else (board.active[0] if board.active else None)
        worth.append(board.worth(mon, board.facts(seen), target) * 0.6 ** len(seen.missing))
    return _take(decision, worth, decision.least)


def _unforeseen(board: Board, decision: Decision) -> Answer:
    """What is hidden or shown at once must not be foreseen: it comes from what only this player sees, and from what
    the question is about, so that two who are alike don't show the same again and again."""
    view = board.view
    told = repr((decision.seat, view.turn, decision.about, sorted(board.hand), view.seats[decision.seat].deck))
    return (decision.options[crc32(told.encode()) % len(decision.options)],)


def _guessed_type(board: Board, decision: Decision) -> Answer:
    """The type that most of the opponent's Pokémon in play are of."""
    seen = [mon.types for mon in (*board.foes_active, *board.foes_bench)]
    worth = [float(sum(TYPES[option.args[0]] in types for types in seen)) for option in decision.options]
    return _take(decision, worth, decision.least)


def _seats(board: Board, decision: Decision) -> Answer:
    """A player: of the own side the one with more Prizes left to take, of the other the one with more cards in the
    hand."""
    worth = []
    for option in decision.options:
        if option.verb != "seat":
            worth.append(-1.0)
            continue
        one = board.view.seats[option.args[0]]
        worth.append(float(len(one.prizes) if board.ours(option.args[0]) else len(one.hand)))
    return _take(decision, worth, decision.least)


_SPECIAL: Final[dict[str, Callable[[Board, Decision], Answer]]] = {
    "extra": _yes, "keep": _yes, "relay": _relay, "choose:one": _first, "choose:may": _may,
    "choose:coin": _unforeseen, "choose:cover": _unforeseen, "choose:guess": _unforeseen, "choose:sign": _unforeseen,
    "choose:type": _guessed_type,
    "lay-active": _lay_active, "lay-bench": _lay_bench,
}  # fmt: skip
_BY_VERB: Final[dict[str, Callable[[Board, Decision], Answer]]] = {
    "yes": _yes, "no": _yes, "card": _cards, "pokemon": _pokemon, "attached": _attached, "pay": _attached,
    "number": _numbers, "condition": _conditions, "attack": _attacks, "place": _first, "heads": _first,
    "seat": _seats, "first": _first,
}  # fmt: skip


def make(printed: tuple[CardFacts, ...]) -> PokemonPilot:
    """A pilot over a pool."""
    return PokemonPilot(printed)
