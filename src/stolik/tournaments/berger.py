"""Round robins: everybody meets everybody, once or twice, by Berger's tables.

The tables are those of the *FIDE Handbook*, C.05 annex 1, reckoned by the circle method: the last entrant stays where
they are, the others move on by half of the circle each round. With an odd number one more place is nobody's: whoever
would meet it has a bye. Who is named first changes as evenly as in the tables; in the second leg it is the other one.
"""

from __future__ import annotations

from .refusals import TournamentError

Pair = tuple[int, int]


def berger(places: int, legs: int = 1) -> list[list[Pair]]:
    """All rounds for so many places (2 or more), numbered from 0: who meets whom, the one who is named first first. The
    number `places` in a pair is nobody (with an odd number of places). `legs` is 1 or 2. Raises TournamentError."""
    if places < 2:
        raise TournamentError("too-few", least=2, found=places)
    if legs not in (1, 2):
        raise TournamentError("bad-number", field="legs", least=1, most=2)
    last = places - 1 + places % 2
    rounds = [_round(at, last) for at in range(last)]
    return rounds + [[(b, a) for a, b in pairs] for pairs in rounds] * (legs - 1)


def _round(at: int, last: int) -> list[Pair]:
    """A round of the table: `last` is the place that stays, and as many are on the circle."""
    top = at * ((last + 1) // 2) % last
    turned = (last, top) if at % 2 else (top, last)
    return [turned, *(((top + n) % last, (top - n) % last) for n in range(1, (last + 1) // 2))]
