"""Setting up the table (PK-SETUP, PK-DOUBLE-1, PK-END-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.cardgame.ast import Static
from stolik.cardgame.choices import card_options
from stolik.cardgame.interpret import NO, YES
from stolik.games.pokemon.ast.nodes import BeginsGame, LaidInOpening
from stolik.kernel import luck
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from . import atoms, memory
from .asked import in_play, is_basic, scan
from .events import DieRolled, FirstDecided, PokemonRevealed, SideCalled, SuddenDeathBegan
from .meaning import holds
from .procedure import PROCEDURES, Procedure, again, ask, knock_outs, remember
from .state import NO_CARD, NOBODY, PokemonState, SeatState, SideState

HEADS: Final = Option("heads")
TAILS: Final = Option("tails")


def layable(s: PokemonState, kind: int) -> bool:
    """Whether a card may be laid in the opening: Basic Pokémon and Fossils (PK-SETUP-11), and what says so itself."""
    return must_open(s, kind) or says_so(s, kind)


def must_open(s: PokemonState, kind: int) -> bool:
    """Whether a hand with this card is one to begin with (PK-SETUP-6, 11)."""
    card = s.card(kind)
    return is_basic(card) or card.stage == "fossil"


def says_so(s: PokemonState, kind: int) -> bool:
    """Whether a card that is no Basic Pokémon may be laid in the opening by its own text."""
    return LaidInOpening in s.fixed.given and any(
        isinstance(part, Static)
        and isinstance(part.what, LaidInOpening)
        and (part.while_ is None or holds(s, part.while_, {}, None, s.fixed.kinds[kind][0]))
        for part in s.fixed.statics.get(kind, ())
    )


def may_open(s: PokemonState, seat: int) -> bool:
    """Whether a hand holds anything to lay (PK-SETUP-6, 8)."""
    return any(layable(s, kind) for kind in s.seats[seat].hand)


def is_free(s: PokemonState, seat: int) -> bool:
    """Whether a hand holds something to lay, but no Basic Pokémon: its player may begin with it, or deal again."""
    return may_open(s, seat) and not any(must_open(s, kind) for kind in s.seats[seat].hand)


def shuffle_decks(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-2."""
    for seat in range(len(s.seats)):
        atoms.shuffle_deck(s, seat)


def cut(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The opponent may cut, where the format has it (PK-SETUP-2)."""
    if not s.fixed.options.cut:
        return
    seats: tuple[int, ...] = f.data.get(memory.SEATS, tuple(range(len(s.seats))))
    if picks is not None:
        atoms.cut_deck(s, seats[0], picks[0].args[0])
        seats = seats[1:]
    if seats:
        options = tuple([Option("cut", (n,)) for n in range(len(s.seats[seats[0]].deck))])
        ask(s, f.with_data({memory.SEATS: seats}), Decision(s.foe(seats[0]), "cut", options))


def caller(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The program picks who calls (PK-SETUP-3)."""
    if s.fixed.options.start == "coin":
        remember(s, f, {memory.CALLER: luck.draw(s, 2)})


def who_starts(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-3: a coin that one calls and the other flips, or dice, or what the option says."""
    start = s.fixed.options.start
    if start in ("0", "1"):
        s.first = int(start)
    elif start == "die":
        rolls = [0, 0]
        while rolls[0] == rolls[1]:
            for seat in (0, 1):
                rolls[seat] = luck.draw(s, 6) + 1
                if s.sink is not None:
                    s.sink(DieRolled(seat, rolls[seat]))
        s.first = int(rolls[1] > rolls[0])
    elif picks is None:
        ask(s, f, Decision(f.data[memory.CALLER], "call", (HEADS, TAILS)))
        return
    else:
        calls = f.data[memory.CALLER]
        if s.sink is not None:
            s.sink(SideCalled(calls, picks[0] is HEADS))
        right = atoms.flip(s, s.foe(calls), "start") == (picks[0] is HEADS)
        s.first = calls if right else s.foe(calls)
    s.order = (s.first, s.foe(s.first))
    if s.sink is not None:
        s.sink(FirstDecided(s.first))


def deal_all(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-4."""
    for seat in range(len(s.seats)):
        deal(s, seat)


def deal(s: PokemonState, seat: int) -> None:
    """Seven cards to the hand, then the Prizes."""
    atoms.draw_cards(s, seat, s.fixed.format.hand)
    atoms.lay_prizes(s, seat, 1 if s.sudden else s.fixed.format.prizes)


def put_back(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-6: hand and Prizes go back into the deck, which is shuffled."""
    atoms.gather(s, f.seat)


def cut_again(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-6: it is cut anew."""
    cut(s, f if memory.SEATS in f.data else f.with_data({memory.SEATS: (f.seat,)}), picks)


def deal_again(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-6: and dealt."""
    deal(s, f.seat)


PROCEDURES["redeal"] = (put_back, cut_again, deal_again)


def failed_deals(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Deals without a Basic Pokémon, until both can lay (PK-SETUP-6..9). Who can lays before the other deals again,
    and is offered a card for each failed deal."""
    if picks is None:
        if not _asks_about_deals(s, f):
            _deal_anew(s, f)
        return
    keeps = f.data.get(memory.KEEPS, NOBODY)
    if keeps != NOBODY:
        again(s, f, {memory.KEEPS: NOBODY, memory.KEPT if picks[0] is YES else memory.REFUSED: (keeps,)})
        return
    if picks[0] is YES:
        atoms.draw_cards(s, s.foe(f.data[memory.FAILED]), 1)
    again(s, f, {memory.FAILED: -1})


def _asks_about_deals(s: PokemonState, f: Procedure) -> bool:
    """Whether a card is offered for the deal that failed, or somebody may keep a hand without a Basic Pokémon."""
    failed = f.data.get(memory.FAILED, -1)
    if failed >= 0 and s.fixed.options.extra_cards == "free" and s.seats[s.foe(failed)].deck:
        ask(s, f, Decision(s.foe(failed), "extra", (YES, NO)))
        return True
    answered = (*f.data.get(memory.REFUSED, ()), *f.data.get(memory.KEPT, ()))
    for seat in range(len(s.seats)):
        if not s.seats[seat].laid and seat not in answered and is_free(s, seat):
            ask(s, f.with_data({memory.KEEPS: seat}), Decision(seat, "keep", (YES, NO)))
            return True
    return False


def _deal_anew(s: PokemonState, f: Procedure) -> None:
    """Who can't lay, or doesn't want to, shows the hand and is dealt another; once all can, the setup goes on."""
    fails = f.data.get(memory.FAILS, (0,) * len(s.seats))
    refused = f.data.get(memory.REFUSED, ())
    lack = [
        seat for seat in range(len(s.seats)) if not s.seats[seat].laid and (seat in refused or not may_open(s, seat))
    ]
    for seat in lack:
        if not s.seats[seat].shown:
            atoms.show_hand(s, seat)
    if not lack:
        remember(s, f, {memory.FAILS: fails})
    elif len(lack) == len(s.seats):
        again(s, f, {memory.FAILED: -1, memory.REFUSED: ()})
        s.agenda.extend(Procedure("redeal", seat=seat) for seat in reversed(lack))
    elif not s.seats[s.foe(lack[0])].laid:
        again(s, f, {memory.FAILED: -1})
        s.agenda.append(Procedure("lay", seat=s.foe(lack[0])))
    else:
        counted = tuple([count + (n == lack[0]) for n, count in enumerate(fails)])
        again(s, f, {memory.FAILS: counted, memory.FAILED: lack[0], memory.REFUSED: ()})
        s.agenda.append(Procedure("redeal", seat=lack[0]))


def lay_rest(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Who has not laid yet does so now; who starts goes first, and neither sees the other's (PK-SETUP-5, 10)."""
    for seat in (s.foe(s.first), s.first):
        if not s.seats[seat].laid:
            s.agenda.append(Procedure("lay", seat=seat))


def relay(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Whose opponent's deal failed may lay everything anew, until the reveal (PK-SETUP-7)."""
    fails: tuple[int, ...] = f.data[memory.FAILS]
    done: tuple[int, ...] = f.data.get(memory.DONE, ())
    if picks is not None:
        seat = f.data[memory.ASKED]
        again(s, f, {memory.DONE: (*done, seat)})
        if picks[0] is YES:
            atoms.take_back(s, seat)
            s.seats[seat].laid = False
            s.agenda.append(Procedure("lay", seat=seat))
        return
    if s.fixed.options.extra_cards == "free":
        for seat in (s.first, s.foe(s.first)):
            if fails[s.foe(seat)] and seat not in done:
                ask(s, f.with_data({memory.ASKED: seat}), Decision(seat, "relay", (YES, NO)))
                return


def late_extras(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The narrower form: extra cards once the Prizes lie, and only the Bench grows (PK-SETUP-7)."""
    if s.fixed.options.extra_cards != "bench":
        return
    fails: tuple[int, ...] = f.data[memory.FAILS]
    drawn: tuple[int, ...] = f.data.get(memory.DRAWN, (0,) * len(s.seats))
    if picks is not None:
        seat = f.data[memory.ASKED]
        if picks[0] is YES:
            atoms.draw_cards(s, seat, 1)
        drawn = tuple([count + (n == seat) for n, count in enumerate(drawn)])
    for seat in (s.first, s.foe(s.first)):
        if drawn[seat] < fails[s.foe(seat)] and s.seats[seat].deck:
            ask(s, f.with_data({memory.ASKED: seat, memory.DRAWN: drawn}), Decision(seat, "extra", (YES, NO)))
            return
    for seat in (s.foe(s.first), s.first):
        if fails[s.foe(seat)]:
            s.agenda.append(Procedure("lay", 1, seat))


def reveal(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-SETUP-10, and the first turn."""
    s.hidden = False
    s.phase = "turn"
    for side in s.sides:
        for n in (*side.active, *side.bench):
            if s.sink is not None:
                s.sink(PokemonRevealed(s.mons[n].seat, n, s.mons[n].stack[-1]))
    _begin_as_cards_say(s)
    s.agenda.append(Procedure("turn", seat=s.first))
    s.agenda.append(knock_outs())  # a Pokémon that came late takes the second Active place (PK-DOUBLE-2)


def _begin_as_cards_say(s: PokemonState) -> None:
    """A Pokémon of one side may say that it goes first."""
    if BeginsGame not in s.fixed.given:
        return
    sides = {s.fixed.side_of[mon.seat] for mon in in_play(s) if scan(s, mon, BeginsGame)}
    if len(sides) != 1 or s.fixed.side_of[s.first] in sides:
        return
    ahead = [seat for seat in s.order if s.fixed.side_of[seat] in sides]
    others = [seat for seat in s.order if seat not in ahead]
    s.order = tuple([seat for pair in zip(ahead, others, strict=True) for seat in pair])
    s.first = s.order[0]
    if s.sink is not None:
        s.sink(FirstDecided(s.first))


PROCEDURES["setup"] = (
    shuffle_decks, cut, caller, who_starts, deal_all, failed_deals, lay_rest, relay, late_extras, reveal,
)  # fmt: skip
LAY_REST: Final = PROCEDURES["setup"].index(lay_rest)


# ---- what may not be done


def intents(s: PokemonState, seat: int) -> Iterator[Option]:
    """What a player might try while the table is set up: to lay cards of the hand; but for what is offered now."""
    offered = s.decision.options if s.decision is not None and s.decision.seat == seat else ()
    for kind in sorted(set(s.seats[seat].hand)):
        if (one := Option("card", (kind,))) not in offered:
            yield one


def why_not(s: PokemonState, seat: int, intent: Option) -> RuleId:
    """Why something that isn't offered can't be done before the first turn."""
    if s.ended:
        return s.ended
    if intent.verb in (YES.verb, NO.verb):
        return "PK-SETUP-8"  # who holds no Basic Pokémon must deal again, who holds one must not
    return "PK-SETUP-5" if intent.verb == "card" else "PK-TURN-1"


# ---- laying out


def lay_active(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """One Basic Pokémon (in `double` two, if there are two) becomes Active (PK-SETUP-5, PK-DOUBLE-1)."""
    if picks is not None:
        for option in picks:
            atoms.take_from_hand(s, f.seat, option.args[0])
            atoms.put_pokemon(s, f.seat, option.args[0], True)
        return
    kinds = [kind for kind in s.seats[f.seat].hand if layable(s, kind)]
    count = min(len(kinds), s.fixed.format.actives)
    options, counts = card_options(kinds)
    ask(s, f, Decision(f.seat, "lay-active", options, count, count, counts))


def lay_bench(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Others go to the Bench."""
    if picks is not None:
        for option in picks:
            atoms.take_from_hand(s, f.seat, option.args[0])
            atoms.put_pokemon(s, f.seat, option.args[0], False)
        s.seats[f.seat].laid = True
        return
    kinds = [kind for kind in s.seats[f.seat].hand if layable(s, kind)]
    room = min(len(kinds), s.fixed.format.bench - len(s.side(f.seat).bench))
    if room <= 0:
        s.seats[f.seat].laid = True
        return
    options, counts = card_options(kinds)
    ask(s, f, Decision(f.seat, "lay-bench", options, 0, room, counts))


PROCEDURES["lay"] = (lay_active, lay_bench)


# ---- Sudden Death


def sudden_death(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-END-5: a new game with one Prize card each, from whole decks and with a new coin."""
    s.sudden += 1
    if s.sink is not None:
        s.sink(SuddenDeathBegan(s.sudden))
    fixed = s.fixed
    s.turn, s.to_move, s.first, s.order = 0, -1, -1, ()
    s.phase, s.hidden = "setup", True
    s.stadium = NO_CARD
    s.shared, s.looking = (), ()
    s.lasting = ((),) * len(s.seats)
    s.seats = [SeatState(list(deck), len(fixed.side_of)) for deck in fixed.in_decks]
    s.sides = [SideState() for _ in s.sides]
    s.mons = {}
    s.agenda.append(Procedure("setup"))


PROCEDURES["sudden death"] = (sudden_death,)
