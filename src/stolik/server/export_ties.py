"""What ties somebody to others, for the file of all that is kept of them: ratings, whom they follow or don't hear,
tournaments, what they reported and what hosts said to them. Others are told of by their ids, as the pages name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, select

from . import kept_people as kept
from . import store as db
from .conduct import deeds, hosts, muted, reports, said
from .kept_games import finished_seats
from .openid.kept import asks, links
from .push.kept import outbox, silent, subscriptions
from .store import Store
from .studies import kept as studies
from .tournaments.kept import acts, entries, tournaments

TOLD: Final[Mapping[str, str]] = {
    db.sessions.name: "sessions",
    db.decks.name: "decks",
    db.packs.name: "packs",
    db.challenges.name: "challenges",
    db.passkeys.name: "passkeys",
    db.passwords.name: "password",
    db.recovery.name: "recovery_codes",
    db.accounts.name: "you",
    db.account_names.name: "you",
    db.tokens.name: "programs",
    db.seats.name: "games",
    db.tables.name: "games",
    db.talk.name: "talk",
    subscriptions.name: "notices",
    silent.name: "notices",
    links.name: "provider",
    kept.ratings.name: "ratings",
    kept.rated_seats.name: "rated_games",
    kept.offers.name: "open_tables",
    kept.follows.name: "follows",
    kept.rests.name: "rests",
    kept.lookouts.name: "lookouts",
    muted.name: "muted",
    reports.name: "reports",
    deeds.name: "cautions",
    said.name: "said_to_all",
    tournaments.name: "tournaments",
    entries.name: "entries",
    acts.name: "tournament_acts",
    studies.studies.name: "studies",
    studies.comments.name: "study_comments",
    studies.members.name: "studies_of_others",
    studies.nodes.name: "study_branches",
    studies.puzzles.name: "study_puzzles",
}
"""Under which key of the file is what a table keeps of somebody."""
UNTOLD: Final[Mapping[str, str]] = {
    db.keys.name: "a link for coming back: a secret",
    db.ceremonies.name: "a sign-in that is being done",
    asks.name: "a sign-in that is being done",
    db.listening.name: "which process their programs listen to now",
    outbox.name: "notices that are being sent",
    db.formers.name: "the ids that became this account's: their games are in it",
    db.leavers.name: "who is being deleted",
    db.dropped.name: "games that they deleted",
    finished_seats.name: "the games once more, for searching",
    studies.seats.name: "who sits at the games of studies: these are in it",
    hosts.name: "who is a host: the page says so",
}
"""What of the same is in no file, and why."""


async def ties(store: Store, guest: str) -> dict[str, Any]:
    """What ties a guest to others, by key of the file: rows, times in seconds since 1970."""
    rated, rated_seats = kept.rated.c, kept.rated_seats.c
    counted = select(
        rated.table_id, rated.ladder, rated.at, rated_seats.seat, rated_seats.result,
        rated_seats.before_mu, rated_seats.before_sigma, rated_seats.mu, rated_seats.sigma,
    ).join(kept.rated_seats, rated_seats.n == rated.n)  # fmt: skip
    branches = select(studies.chapters.c.study, *_of(studies.nodes, "chapter", "parent", "n", "picks", "name"))
    puzzles = select(studies.chapters.c.study, *_of(studies.puzzles, "chapter", "node", "n", "ask", "answers"))
    asked: dict[str, Select[Any]] = {
        "ratings": _rows(kept.ratings, "player", guest, "ladder", "mu", "sigma", "games", "won", "drawn", "at"),
        "rated_games": counted.where(rated_seats.guest == guest).order_by(rated.n),
        "challenges": _rows(db.challenges, "guest", guest, "table_id", "status", "created"),
        "open_tables": _rows(kept.offers, "guest", guest, "table_id", "langs", "note", "created"),
        "follows": _rows(kept.follows, "guest", guest, "whom", "since"),
        "muted": _rows(muted, "guest", guest, "whom", "name", "blocked", "at"),
        "rests": _rows(kept.rests, "guest", guest, "whom", "until"),
        "lookouts": _rows(kept.lookouts, "guest", guest, "until"),
        "reports": _rows(reports, "reporter", guest, "name", "table_id", "reason", "words", "at", "closed"),
        "cautions": _rows(deeds, "guest", guest, "kind", "reason", "words", "at", "until", "back").where(
            deeds.c.kind != "dismiss"
        ),
        "said_to_all": _rows(said, "guest", guest, "text", "at", "until"),
        "tournaments": _rows(tournaments, "guest", guest, "id", "game", "name", "created"),
        "entries": _rows(entries, "guest", guest, "tournament", "name", "decks", "titles", "entered"),
        "tournament_acts": _rows(acts, "guest", guest, "tournament", "act", "why", "at"),
        "studies_of_others": _rows(studies.members, "member", guest, "study", "writes", "since"),
        "study_branches": branches.join(studies.chapters, studies.chapters.c.id == studies.nodes.c.chapter).where(
            studies.nodes.c.author == guest
        ),
        "study_puzzles": puzzles.join(studies.chapters, studies.chapters.c.id == studies.puzzles.c.chapter).where(
            studies.puzzles.c.author == guest
        ),
    }
    return {key: await store.read(query) for key, query in asked.items()}


def _of(table: Table, *names: str) -> list[ColumnElement[Any]]:
    return [table.c[name] for name in names]


def _rows(table: Table, whose: str, guest: str, *names: str) -> Select[Any]:
    """What a table keeps of a guest, whose id stands in a column."""
    return select(*_of(table, *names)).where(table.c[whose] == guest)
