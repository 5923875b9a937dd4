"""Studies: /api/studies, and the line to one. Any process may read and change one; the line is where its circle is."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, websocket
from litestar.params import Parameter

from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server.guests import Guest, Visit
from stolik.server.house import House
from stolik.server.listeners import Bucket, Listener
from stolik.server.protocol import Lang, PingMessage
from stolik.server.render import Viewer
from stolik.server.replies import Refused, refusal
from stolik.server.studies import bodies as sb
from stolik.server.studies import frames as f
from stolik.server.studies.circles import Circle
from stolik.server.studies.desk import Desk

from .common import Asked, asker, delete, get, house_of, patch, post, while_here
from .lines import Socket, carry, last_words, led, messages

Id = Annotated[str, Parameter(min_length=1, max_length=24)]
Seat = Annotated[int | None, Parameter(ge=0, le=7, description="Whose eyes; by default those of an onlooker.")]
Skip = Annotated[int, Parameter(ge=0, le=10_000)]
Words = Annotated[str, Parameter(max_length=80)]

STUDY = "/api/studies/{study:str}"
CHAPTER = f"{STUDY}/chapters/{{chapter:str}}"
NODE = f"{CHAPTER}/nodes/{{node:str}}"
COMMENT = f"{CHAPTER}/comments/{{comment:str}}"
PUZZLE = f"{STUDY}/puzzles/{{puzzle:str}}"


def desk_of(request: Asked) -> Desk:
    """Where changes are taken."""
    return house_of(request).studies.desk


async def hosts(request: Asked, guest: Guest) -> bool:
    """Whether it is a host who asks."""
    found: bool = await request.app.state.deeds.is_host(guest.id)
    return found


def as_json(body: bytes) -> Response[Any]:
    """What a worker made."""
    told: Any = body
    return Response(told, media_type=MediaType.JSON)


# ---- lists and studies


@get("/api/studies", summary="Studies: mine, those I was invited to, and public ones.")
async def read_studies(
    request: Asked,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    q: Words = "",
    game: Words = "",
    skip: Skip = 0,
) -> sb.StudyList:
    """The last changed first. `q` is a part of a title or of a game's name; `skip` so many public ones."""
    return await house_of(request).studies.reader.list(visitor, tongue, q, game, skip)


@post("/api/studies", summary="Begin a study.", status_code=201)
async def make_study(request: Asked, guest: Guest, data: sb.StudyBody) -> sb.StudyMade:
    """Of a game that is over, or of a drawn position."""
    return await while_here(request, desk_of(request).make(guest, data))


@get(STUDY, summary="A study: its people and chapters.")
async def read_study(
    request: Asked, study: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> sb.StudyShown:
    """For whoever may read it."""
    return await house_of(request).studies.reader.one(study, visitor, tongue)


@patch(STUDY, summary="Change a study's title, or who may read it.")
async def change_study(request: Asked, study: Id, guest: Guest, data: sb.StudyChange) -> b.Done:
    """Its owner may."""
    await desk_of(request).change(guest, study, data)
    return b.Done(True)


@delete(STUDY, summary="Delete a study.")
async def drop_study(request: Asked, study: Id, guest: Guest) -> None:
    """Its owner may, and a host."""
    await desk_of(request).drop(guest, study, await hosts(request, guest))


# ---- people


@post(f"{STUDY}/invite", summary="A link by which one becomes a writer.")
async def invite_to_study(request: Asked, study: Id, guest: Guest) -> sb.InviteLink:
    """An older one ends."""
    return sb.InviteLink(await desk_of(request).invite(guest, study))


@delete(f"{STUDY}/invite", summary="End the link of invitation.")
async def end_study_link(request: Asked, study: Id, guest: Guest) -> None:
    """Who came by it stays."""
    await desk_of(request).uninvite(guest, study)


@get("/api/study-links/{code:str}", summary="To which study a link leads.")
async def study_link(request: Asked, code: Id, guest: Guest, tongue: Lang) -> sb.StudyInvitation:
    """Its title, and who invites."""
    return await house_of(request).studies.reader.invitation(guest, code, tongue)


@post("/api/study-links/{code:str}", summary="Become a writer of a study, by a link.")
async def join_study(request: Asked, code: Id, guest: Guest) -> sb.StudyJoined:
    """Where it is."""
    return sb.StudyJoined(await desk_of(request).join(guest, code))


@post(f"{STUDY}/people", summary="Let somebody whom I follow read or write a study.")
async def add_to_study(request: Asked, study: Id, guest: Guest, data: sb.PersonBody) -> b.Done:
    """Its owner may."""
    await desk_of(request).add_person(guest, study, data)
    return b.Done(True)


@delete(f"{STUDY}/people/{{person:str}}", summary="Take somebody off a study, or leave it.")
async def leave_study(request: Asked, study: Id, person: Id, guest: Guest) -> None:
    """What they have written stays."""
    await desk_of(request).drop_person(guest, study, person)


# ---- chapters


@post(f"{STUDY}/chapters", summary="Add a chapter.", status_code=201)
async def add_chapter(request: Asked, study: Id, guest: Guest, data: sb.FromGame) -> sb.StudyMade:
    """Where it is."""
    return await while_here(request, desk_of(request).add_chapter(guest, study, data))


@get(CHAPTER, summary="A chapter's branches, comments and puzzles.")
async def read_chapter(
    request: Asked, study: Id, chapter: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> sb.ChapterShown:
    """Its main line has an address of its own."""
    return await house_of(request).studies.reader.chapter(study, chapter, visitor, tongue)


@patch(CHAPTER, summary="Change a chapter's title or place.")
async def change_chapter(request: Asked, study: Id, chapter: Id, guest: Guest, data: sb.ChapterChange) -> b.Done:
    """Who writes may."""
    await desk_of(request).change_chapter(guest, study, chapter, data)
    return b.Done(True)


@delete(CHAPTER, summary="Delete a chapter.")
async def drop_chapter(request: Asked, study: Id, chapter: Id, guest: Guest) -> None:
    """The study's owner may."""
    await desk_of(request).drop_chapter(guest, study, chapter)


@get(f"{CHAPTER}/line", summary="A chapter's main line, position by position.")
async def read_line(
    request: Asked,
    study: Id,
    chapter: Id,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    seat: Seat = None,
) -> Response[sb.MainLine]:
    """From one seat's eyes."""
    who = asker(request, visitor)
    made = house_of(request).studies.line(who, study, chapter, visitor, seat, tongue)
    return as_json(await while_here(request, made))


@get(f"{CHAPTER}/at/{{place:str}}", summary="One place of a chapter, and what may be done there.")
async def read_place(
    request: Asked,
    study: Id,
    chapter: Id,
    place: Id,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    seat: Seat = None,
) -> Response[sb.PlaceShown]:
    """A number of the main line, or the id of a branch."""
    who = asker(request, visitor)
    made = house_of(request).studies.place(who, study, chapter, place, visitor, seat, tongue)
    return as_json(await while_here(request, made))


@get(f"{CHAPTER}/record", summary="The record of a chapter, without branches.")
async def read_chapter_record(request: Asked, study: Id, chapter: Id, visitor: Guest | None, tongue: Lang) -> p.Json:
    """All that it takes to play it again."""
    return await house_of(request).studies.record(study, chapter, visitor, tongue)


@get(f"{CHAPTER}/text", summary="A chapter as a text.", media_type="text/plain")
async def read_chapter_text(
    request: Asked, study: Id, chapter: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> Response[str]:
    """Moves, branches and comments."""
    made = house_of(request).studies.text(asker(request, visitor), study, chapter, visitor, tongue)
    name = 'attachment; filename="study.txt"'
    text = await while_here(request, made)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


# ---- branches


@post(f"{CHAPTER}/nodes", summary="Go on from a place by an answer.", status_code=201)
async def add_branch(
    request: Asked, study: Id, chapter: Id, guest: Guest, tongue: Lang, data: sb.BranchMade
) -> sb.BranchShown:
    """Where it leads: what is there already is followed."""
    return await while_here(request, desk_of(request).branch(guest, study, chapter, data, tongue))


@patch(NODE, summary="Name a branch, or move it up.")
async def change_branch(request: Asked, study: Id, chapter: Id, node: Id, guest: Guest, data: sb.NodeChange) -> b.Done:
    """Who writes may."""
    await desk_of(request).change_node(guest, study, chapter, node, data)
    return b.Done(True)


@delete(NODE, summary="Delete a branch.")
async def drop_branch(request: Asked, study: Id, chapter: Id, node: Id, guest: Guest, whole: bool = False) -> None:
    """With what goes on from it, if the `whole` is meant."""
    await desk_of(request).drop_node(guest, study, chapter, node, whole)


# ---- comments


@post(f"{CHAPTER}/comments", summary="Comment a place.", status_code=201)
async def add_comment(request: Asked, study: Id, chapter: Id, guest: Guest, data: sb.CommentBody) -> sb.Added:
    """Its id."""
    return sb.Added(await desk_of(request).comment(guest, study, chapter, data))


@patch(COMMENT, summary="Change a comment of mine.")
async def change_comment(
    request: Asked, study: Id, chapter: Id, comment: Id, guest: Guest, data: sb.CommentChange
) -> b.Done:
    """It says that it was changed."""
    await desk_of(request).change_comment(guest, study, chapter, comment, data.text)
    return b.Done(True)


@delete(COMMENT, summary="Delete a comment.")
async def drop_comment(request: Asked, study: Id, chapter: Id, comment: Id, guest: Guest) -> None:
    """Its author may, the study's owner, and a host."""
    await desk_of(request).drop_comment(guest, study, chapter, comment, await hosts(request, guest))


@post(f"{STUDY}/report", summary="Ask a host to look at a comment, or at a study's title.", status_code=204)
async def report_study(request: Asked, study: Id, guest: Guest, tongue: Lang, data: sb.StudyReport) -> None:
    """Nobody is told."""
    about = await house_of(request).studies.reader.reported(study, guest, data, tongue)
    await request.app.state.reports.file(guest, about, data.reason, data.words)


# ---- puzzles


@post(f"{CHAPTER}/puzzles", summary="Make a puzzle of a place.", status_code=201)
async def add_puzzle(
    request: Asked, study: Id, chapter: Id, guest: Guest, tongue: Lang, data: sb.PuzzleBody
) -> sb.Added:
    """Its id."""
    return sb.Added(await while_here(request, desk_of(request).pose(guest, study, chapter, data, tongue)))


@delete(f"{CHAPTER}/puzzles/{{puzzle:str}}", summary="Delete a puzzle.")
async def drop_study_puzzle(request: Asked, study: Id, chapter: Id, puzzle: Id, guest: Guest) -> None:
    """Its author may, and the study's owner."""
    await desk_of(request).drop_puzzle(guest, study, chapter, puzzle)


@get(PUZZLE, summary="A puzzle of a study.")
async def read_study_puzzle(
    request: Asked, study: Id, puzzle: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> Response[sb.PuzzleShown]:
    """From the eyes of whoever is asked; nothing of what comes after."""
    who = asker(request, visitor)
    made = house_of(request).studies.puzzle(who, study, puzzle, visitor, tongue)
    return as_json(await while_here(request, made))


@post(f"{PUZZLE}/try", summary="Answer a puzzle of a study.")
async def try_study_puzzle(
    request: Asked, study: Id, puzzle: Id, visitor: Guest | None, tongue: Lang, data: sb.TriedBody
) -> sb.PuzzleTold:
    """Whether it was found. Nothing is kept."""
    who = asker(request, visitor)
    made = house_of(request).studies.try_puzzle(who, study, puzzle, visitor, data.picks, tongue)
    return await while_here(request, made)


@get(f"{PUZZLE}/answer", summary="The answers of a puzzle of a study.")
async def read_study_answer(
    request: Asked, study: Id, puzzle: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> sb.PuzzleTold:
    """For whoever asks."""
    who = asker(request, visitor)
    return await house_of(request).studies.try_puzzle(who, study, puzzle, visitor, None, tongue)


# ---- the line


@websocket("/ws/study/{study:str}")
async def follow_study(socket: Socket, study: str) -> None:
    """Who is here, that something has changed, and where the one who leads is."""
    house: House = socket.app.state.house
    studies = house.studies

    async def find(visit: Visit) -> tuple[Circle, bool]:
        known = await studies.gate.reads(study, visit.guest)
        return await studies.circles.at(known.row["id"], known), known.writes and not visit.guest.bot

    opened = await led(socket, find)
    if opened is None:
        return
    visit, lang, (circle, writes) = opened
    line = Listener(visit.guest.id, visit.guest.name, Viewer(None, lang))

    async def read() -> None:
        bucket = Bucket(house.settings.limits.messages)
        async for message in messages(socket, line, bucket, f.read, lambda: studies.circles.closed(circle)):
            assert not isinstance(message, PingMessage)  # it is answered by the line itself
            try:
                circle.hear(line, message)
            except Refused as refused:
                socket.app.state.measures.refuse("socket", refused.code)
                line.say(refusal(message.d.a, refused, lang))
        await last_words(line)

    await carry(
        socket,
        visit,
        line,
        lambda: studies.circles.join(circle, line, writes),
        lambda: studies.circles.leave(circle, line),
        read,
    )


ROUTES = [
    read_studies,
    make_study,
    read_study,
    change_study,
    drop_study,
    invite_to_study,
    end_study_link,
    join_study,
    study_link,
    add_to_study,
    leave_study,
    add_chapter,
    read_chapter,
    change_chapter,
    drop_chapter,
    read_line,
    read_place,
    read_chapter_record,
    read_chapter_text,
    add_branch,
    change_branch,
    drop_branch,
    add_comment,
    change_comment,
    drop_comment,
    report_study,
    add_puzzle,
    drop_study_puzzle,
    read_study_puzzle,
    try_study_puzzle,
    read_study_answer,
    follow_study,
]
