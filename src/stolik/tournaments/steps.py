"""What may be done with a tournament: each step takes one and gives the next, or raises TournamentError and changes
nothing.

    open --pair--> paired --start--> playing --close--> between --pair--> paired … --close--> over

Entries are open until the first round is paired; Swiss tournaments take late ones until the last Swiss round is paired.
A pairing can be taken back until somebody has sat down or it is started. Results, and corrections of them, are those of
the round that is played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from . import pairing
from .entrants import MOST_ENTRANTS, Entrant, check_entry
from .matches import Match, Score
from .plan import BRACKET, DOUBLE
from .refusals import TournamentError
from .state import BETWEEN, OPEN, OVER, PAIRED, PLAYING, Round, Tournament


def enter(tournament: Tournament, new: Entrant) -> Tournament:
    """Somebody enters: before the first round, or later where it is Swiss. Whoever comes late plays from the next round
    on and has lost those that they missed. Raises TournamentError ("over", "full", "no-late-entry", "too-late",
    "entered-twice", "person-twice", "team-size")."""
    _not_over(tournament)
    if tournament.phase != OPEN:
        _late(tournament)
    check_entry(new, tournament.entrants, tournament.plan.team)
    if len(tournament.here) >= tournament.plan.full or len(tournament.entrants) >= MOST_ENTRANTS:
        raise TournamentError("full", most=min(tournament.plan.full, len(tournament.entrants)))
    return replace(
        tournament, entrants=(*tournament.entrants, replace(new, since=len(tournament.rounds) + 1, left=None))
    )


def leave(tournament: Tournament, entrant: str) -> Tournament:
    """Somebody leaves. Before the first round they are off the list. Later their results stay, a match of theirs that
    has no result is the other one's, and they are not paired any more; in a bracket and a round robin those who would
    meet them later win. Raises TournamentError ("over", "unknown-entrant", "has-left")."""
    _not_over(tournament)
    who = tournament.entrant(entrant)
    if not who.here:
        raise TournamentError("has-left", entrant=entrant)
    if tournament.phase == OPEN:
        return replace(tournament, entrants=tuple([one for one in tournament.entrants if one.id != entrant]))
    gone = _with_entrant(tournament, who.leaving(len(tournament.rounds)))
    match = None if gone.round is None else gone.round.of(entrant)
    if gone.round is None or match is None or match.bye or match.result is not None:
        return gone
    lost = replace(match.given(entrant, "left", gone.round.best_of), sits=match.sits)
    return _with_match(gone, lost)


def come_back(tournament: Tournament, entrant: str) -> Tournament:
    """Somebody who has left a Swiss tournament plays on, from this round if their match is still theirs to play, else
    from the next; what they missed is lost. Raises TournamentError ("over", "unknown-entrant", "has-not-left",
    "no-way-back", "too-late", "full")."""
    _not_over(tournament)
    who = tournament.entrant(entrant)
    if who.here:
        raise TournamentError("has-not-left", entrant=entrant)
    if not tournament.plan.swiss:
        raise TournamentError("no-way-back")
    match = None if tournament.round is None else tournament.round.of(entrant)
    waits = match is not None and match.loser() == entrant and match.reason == "left"
    if not waits and tournament.phase != OPEN:
        _late(tournament)
    if len(tournament.here) >= tournament.plan.full:
        raise TournamentError("full", most=tournament.plan.full)
    back = _with_entrant(tournament, replace(who, left=None))
    if match is not None and waits:
        return _with_match(back, replace(match, result=None, score=Score()))
    return back


def pair(tournament: Tournament, *, anyway: bool = False) -> Tournament:
    """The next round is paired. `anyway` pairs on where no more than half of those are left with whom the tournament
    began. Raises TournamentError ("over", "round-open", "too-few", "half-left", "no-pairing"), and ExtraError where
    Swiss rounds can't be paired without networkx."""
    _not_over(tournament)
    if tournament.round is not None:
        raise TournamentError("round-open", round=tournament.round.number)
    stage = pairing.stage(tournament)
    if len(tournament.here) < 2 and (stage != BRACKET or not tournament.order):
        raise TournamentError("too-few", least=2, found=len(tournament.here))
    if tournament.halved and stage != BRACKET and not anyway:
        raise TournamentError("half-left", found=len(tournament.here), began=tournament.began)
    return pairing.paired(tournament)


def unpair(tournament: Tournament) -> Tournament:
    """The pairing is taken back. Raises TournamentError ("no-round", "started", "somebody-sits")."""
    last = tournament.round
    if last is None:
        raise TournamentError("no-round")
    if tournament.phase != PAIRED:
        raise TournamentError("started", round=last.number)
    for match in last.matches:
        if match.sits:
            raise TournamentError("somebody-sits", table=match.table)
    before = tournament.rounds[:-1]
    # whoever came or went while it was paired did so before it now
    entrants = [
        replace(
            one,
            since=min(one.since, last.number),
            left=None if one.left is None else min(one.left, last.number - 1),
        )
        for one in tournament.entrants
    ]
    if not before:
        entrants = [one for one in entrants if one.here]
    drawn = any(one.stage == last.stage for one in before)
    return replace(
        tournament,
        entrants=tuple(entrants),
        rounds=before,
        phase=BETWEEN if before else OPEN,
        began=tournament.began if before else 0,
        order=tournament.order if drawn else (),
    )


def sit(tournament: Tournament, entrant: str) -> Tournament:
    """Somebody sits down at their table: from now on the pairing stays. Raises TournamentError ("no-round",
    "unknown-entrant", "has-left", "unknown-table" for somebody without a match, "a-bye")."""
    last = tournament.round
    if last is None:
        raise TournamentError("no-round")
    if not tournament.entrant(entrant).here:
        raise TournamentError("has-left", entrant=entrant)
    match = last.of(entrant)
    if match is None:
        raise TournamentError("unknown-table", table=0)
    if match.bye or (match.result is not None and not match.sits):
        raise TournamentError("a-bye", table=match.table)
    return _with_match(tournament, replace(match, sits=True))


def start(tournament: Tournament) -> Tournament:
    """The round that is paired begins. Raises TournamentError ("no-round", "started")."""
    if tournament.round is None:
        raise TournamentError("no-round")
    if tournament.phase != PAIRED:
        raise TournamentError("started", round=tournament.round.number)
    return replace(tournament, phase=PLAYING)


def game(tournament: Tournament, table: int, winner: str | None) -> Tournament:
    """A game of a match is over: who has won it, None for nobody. It ends the match where it decides it. Raises
    TournamentError ("no-round", "not-started", "round-closed", "unknown-table", "a-bye", "not-at-table", "decided")."""
    return _result(tournament, table, lambda match, one, draws: match.game(winner, one.best_of, draws=draws))


def result(tournament: Tournament, table: int, first: int, second: int, drawn: int = 0) -> Tournament:
    """A match is over with so many games won by its first, by its second, and drawn; in place of a result that was
    there. Whoever has more has won, also if time was called. Raises TournamentError as `game` does, and "bad-score",
    "no-games", "needs-winner"."""
    score = Score(first, second, drawn)
    return _result(tournament, table, lambda match, one, draws: match.ended(score, one.best_of, draws=draws))


def concede(tournament: Tournament, table: int, loser: str) -> Tournament:
    """One gives the match to the other. Raises TournamentError as `game` does."""
    return _result(tournament, table, lambda match, one, _: match.given(loser, "conceded", one.best_of))


def absent(tournament: Tournament, table: int, missing: str) -> Tournament:
    """One of the two did not come and has lost, the other has won all games that were needed. (Where neither came, both
    have lost: `double_loss`.) Raises TournamentError as `game` does."""
    return _result(tournament, table, lambda match, one, _: match.given(missing, "no-show", one.best_of))


def double_loss(tournament: Tournament, table: int) -> Tournament:
    """Both have lost. Raises TournamentError as `game` does, and "needs-winner" in a double elimination, where one of
    the two has to go on."""
    if tournament.plan.format == DOUBLE:
        raise TournamentError("needs-winner")
    return _result(tournament, table, lambda match, one, draws: match.nobody("double-loss", draws=draws))


def agree(tournament: Tournament, table: int) -> Tournament:
    """Both agree on a draw. Raises TournamentError as `game` does, and "needs-winner"."""
    return _result(tournament, table, lambda match, one, draws: match.nobody("agreed", draws=draws))


def erase(tournament: Tournament, table: int) -> Tournament:
    """What was entered for a match is taken back, games and all. Raises TournamentError as `game` does."""
    return _result(tournament, table, lambda match, one, _: match.erased())


def close(tournament: Tournament) -> Tournament:
    """The round is closed: its results stay, and standings follow from them. After the last one the tournament is over.
    Raises TournamentError ("no-round", "not-started", "unfinished")."""
    last = _played(tournament)
    open_ = [one.table for one in last.matches if one.result is None]
    if open_:
        raise TournamentError("unfinished", many=len(open_), table=open_[0])
    closed = replace(tournament, rounds=(*tournament.rounds[:-1], replace(last, closed=True)), phase=BETWEEN)
    return closed if pairing.more(closed) else replace(closed, phase=OVER)


def end(tournament: Tournament) -> Tournament:
    """The tournament ends here: between two rounds, or before the first. Raises TournamentError ("over",
    "round-open")."""
    _not_over(tournament)
    if tournament.round is not None:
        raise TournamentError("round-open", round=tournament.round.number)
    return replace(tournament, phase=OVER)


def _not_over(tournament: Tournament) -> None:
    if tournament.phase == OVER:
        raise TournamentError("over")


def _late(tournament: Tournament) -> None:
    """Raises TournamentError where nobody can come any more."""
    if not tournament.plan.swiss:
        raise TournamentError("no-late-entry")
    if pairing.stage(tournament) != tournament.plan.format:
        raise TournamentError("too-late")


def _played(tournament: Tournament) -> Round:
    """The round that is played. Raises TournamentError."""
    if tournament.phase == PLAYING:
        return tournament.rounds[-1]
    if tournament.phase == PAIRED:
        raise TournamentError("not-started", round=tournament.rounds[-1].number)
    if tournament.rounds:
        raise TournamentError("round-closed", round=tournament.rounds[-1].number)
    raise TournamentError("no-round")


def _result(tournament: Tournament, table: int, act: Callable[[Match, Round, bool], Match]) -> Tournament:
    last = _played(tournament)
    draws = tournament.plan.draws and last.stage != BRACKET
    return _with_match(tournament, act(last.match(table), last, draws))


def _with_match(tournament: Tournament, match: Match) -> Tournament:
    last = tournament.rounds[-1]
    matches = tuple([match if one.table == match.table else one for one in last.matches])
    return replace(tournament, rounds=(*tournament.rounds[:-1], replace(last, matches=matches)))


def _with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    return replace(
        tournament, entrants=tuple([entrant if one.id == entrant.id else one for one in tournament.entrants])
    )
