import type {
  ClockBody,
  Deck,
  GameInfo,
  GuidePage,
  JoinInfo,
  Lang,
  Options,
  Replay,
  RuleBook,
  RuleShown,
  Session,
  Stacks,
  TableSummary,
} from "./protocol";
import type * as wire from "./wire";
import { AWAY, FROM_KEPT } from "../offline/shelves";

/** What is done when the server says that the session has ended. */
let ended = (): void => undefined;

export function whenEnded(act: () => void): void {
  ended = act;
}

/** What is done when the server says that one may not come in, and why. */
let banned: (why: string) => void = () => undefined;

export function whenBanned(act: (why: string) => void): void {
  banned = act;
}

/** What is done whenever the server was asked: it was there, or it was not. */
let heard: (there: boolean) => void = () => undefined;

export function whenHeard(act: (there: boolean) => void): void {
  heard = act;
}

/** What the server refused, in its own words. */
export class ApiError extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly status: number;

  constructor(status: number, code: string, message: string, rule: string | null) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

let credentials: RequestCredentials = "same-origin";

/** Inside a page of somebody else's nobody is anybody, whoever has a session here. */
export function askAsNobody(): void {
  credentials = "omit";
}

async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, headers, credentials, ...(signal ? { signal } : {}) };
  if (method !== "GET") headers["X-Stolik"] = "1";
  if (body instanceof Blob) {
    headers["Content-Type"] = "application/octet-stream";
    init.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    heard(false);
    throw new ApiError(0, "offline", "", null);
  }
  heard(!answer.headers.has(FROM_KEPT) && !AWAY.includes(answer.status));
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as Partial<wire.ErrorBody>;
    if (answer.status === 401) ended();
    if (told.error?.code === "banned") banned(told.error.message);
    throw new ApiError(answer.status, told.error?.code ?? "error", told.error?.message ?? "", told.error?.rule ?? null);
  }
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(method, path, body);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

/** An answer of lines, each JSON, as they come. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const reader = (await call("POST", path, body, signal)).body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    rest += decoder.decode(value, { stream: !done });
    const whole = rest.split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) yield JSON.parse(line) as T;
    if (done) return;
  }
}

const seg = encodeURIComponent;

export type Opponent = `bot:${string}` | "friend" | "hotseat";

/** The same, or whoever looks for the same game. */
export type Across = Opponent | "anyone";

/** Who is to sit at a seat, and with which set; null: one is drawn. */
export interface SeatOrder {
  who: `bot:${string}` | "friend" | "me";
  deck: string | null;
}

/** How a set is drawn for who sits across: as strong as one's own, lighter, or whatever comes. */
export type Rival = NonNullable<wire.TableBody["rival"]>;

export type TableOrder = {
  game: string;
  options: Options;
  clock: ClockBody | null;
  spectators: boolean;
  late: number;
  /** The game counts. */
  rated?: boolean;
  /** Whoever likes may take the seats of friends. */
  offer?: wire.OfferBody | null;
  /** Of what this browser adds to the luck. */
  seal: string;
} & (
  | { opponent: Opponent; deck: string | Stacks | null; other_deck?: string | null; rival?: Rival }
  | { seats: SeatOrder[] }
);

/** Which cards of a pack are asked for. */
export type PackShow = "all" | "playable" | "stopped";

/** Which of one's games: what is left out is any. `before` is the `next` of the page before. */
export type PastWanted = Partial<Record<"game" | "result" | "opponent" | "until" | "before", string>>;

/** What there is at the address of a study. */
const studyAt = (path: string) => ({
  read: (lang: Lang) => ask<wire.StudyShown>("GET", `${path}?lang=${lang}`),
  change: (order: wire.StudyChange) => ask<wire.Done>("PATCH", path, order),
  drop: () => ask<undefined>("DELETE", path),
  invite: () => ask<wire.InviteLink>("POST", `${path}/invite`),
  uninvite: () => ask<undefined>("DELETE", `${path}/invite`),
  addPerson: (person: string, writes: boolean) =>
    ask<wire.Done>("POST", `${path}/people`, { person, writes } satisfies wire.PersonBody),
  dropPerson: (person: string) => ask<undefined>("DELETE", `${path}/people/${seg(person)}`),
  report: (order: wire.StudyReport) => ask<undefined>("POST", `${path}/report`, order),
  addChapter: (order: wire.FromGame) => ask<wire.StudyMade>("POST", `${path}/chapters`, order),
  chapter: (id: string) => chapterAt(`${path}/chapters/${seg(id)}`),
  puzzle: (puzzle: string, lang: Lang) => ask<wire.PuzzleShown>("GET", `${path}/puzzles/${seg(puzzle)}?lang=${lang}`),
  tryPuzzle: (puzzle: string, lang: Lang, picks: wire.TriedBody["picks"]) =>
    ask<wire.PuzzleTold>("POST", `${path}/puzzles/${seg(puzzle)}/try?lang=${lang}`, {
      picks,
    } satisfies wire.TriedBody),
  answer: (puzzle: string, lang: Lang) =>
    ask<wire.PuzzleTold>("GET", `${path}/puzzles/${seg(puzzle)}/answer?lang=${lang}`),
});

/** And at that of one of its chapters. */
const chapterAt = (path: string) => ({
  path,
  read: (lang: Lang) => ask<wire.ChapterShown>("GET", `${path}?lang=${lang}`),
  line: (lang: Lang, seat: number | null) => ask<wire.MainLine>("GET", `${path}/line?lang=${lang}${eyes(seat)}`),
  place: (at: string, lang: Lang, seat: number | null) =>
    ask<wire.PlaceShown>("GET", `${path}/at/${seg(at)}?lang=${lang}${eyes(seat)}`),
  change: (order: wire.ChapterChange) => ask<wire.Done>("PATCH", path, order),
  drop: () => ask<undefined>("DELETE", path),
  branch: (at: string, picks: wire.BranchMade["picks"], lang: Lang) =>
    ask<wire.BranchShown>("POST", `${path}/nodes?lang=${lang}`, { at, picks } satisfies wire.BranchMade),
  changeNode: (node: string, order: wire.NodeChange) => ask<wire.Done>("PATCH", `${path}/nodes/${seg(node)}`, order),
  dropNode: (node: string, whole: boolean) =>
    ask<undefined>("DELETE", `${path}/nodes/${seg(node)}${whole ? "?whole=true" : ""}`),
  comment: (at: string, text: string) =>
    ask<wire.Added>("POST", `${path}/comments`, { at, text } satisfies wire.CommentBody),
  changeComment: (id: string, text: string) =>
    ask<wire.Done>("PATCH", `${path}/comments/${seg(id)}`, { text } satisfies wire.CommentChange),
  dropComment: (id: string) => ask<undefined>("DELETE", `${path}/comments/${seg(id)}`),
  pose: (order: wire.PuzzleBody) => ask<wire.Added>("POST", `${path}/puzzles`, order),
  dropPuzzle: (id: string) => ask<undefined>("DELETE", `${path}/puzzles/${seg(id)}`),
});

const eyes = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

export const api = {
  session: () => ask<Session>("GET", "/api/session"),
  setSession: (change: wire.SessionChange) => ask<Session>("PATCH", "/api/session", change),
  /** A key with which another browser becomes this guest, once. */
  makeKey: () => ask<wire.KeyMade>("POST", "/api/session/key"),
  comeBack: (key: string) => ask<Session>("POST", "/api/session/return", { key } satisfies wire.KeyBody),
  /** A newcomer comes in by an invitation: the host's, or one to a table. */
  enter: (by: wire.EnterBody) => ask<Session>("POST", "/api/session/enter", by),
  /** Ends the session of this browser. */
  leaveHouse: () => ask<undefined>("DELETE", "/api/session"),
  /** Where one is signed in, and which programs play for one. */
  entrances: () => ask<wire.Entrances>("GET", "/api/sessions"),
  endSession: (id: string) => ask<undefined>("DELETE", `/api/sessions/${seg(id)}`),
  endOthers: () => ask<wire.SessionsEnded>("DELETE", "/api/sessions"),
  makeToken: (name: string) => ask<wire.TokenMade>("POST", "/api/token", { name } satisfies wire.TokenBody),
  renewToken: (id: string) => ask<wire.TokenRenewed>("POST", `/api/tokens/${seg(id)}/renew`),
  endToken: (id: string) => ask<undefined>("DELETE", `/api/tokens/${seg(id)}`),
  /** Whom one does not hear in own words. */
  muted: () => ask<wire.Muted[]>("GET", "/api/muted"),
  mute: (whom: wire.MuteBody) => ask<wire.Muted>("POST", "/api/muted", whom),
  unmute: (id: string) => ask<undefined>("DELETE", `/api/muted/${seg(id)}`),
  /** Asks a host to look at somebody. */
  report: (report: wire.ReportBody) => ask<undefined>("POST", "/api/reports", report),
  /** What one has to read, and whether one is a host. */
  standing: () => ask<wire.Standing>("GET", "/api/standing"),
  acknowledge: (id: string) => ask<undefined>("POST", `/api/standing/${seg(id)}`),
  hostPage: () => ask<wire.HostPage>("GET", "/api/host"),
  sayToAll: (order: wire.SaidBody) => ask<wire.SaidToAll>("POST", "/api/host/said", order),
  sayNoMore: () => ask<unknown>("DELETE", "/api/host/said"),
  /** Does something about a report. */
  doAbout: (report: string, deed: wire.DeedBody) => ask<wire.Deed>("POST", `/api/host/reports/${seg(report)}`, deed),
  takeBack: (deed: string) => ask<wire.Deed>("POST", `/api/host/deeds/${seg(deed)}/back`),
  /** How notices stand; a browser that is told, or not any more; of what one does not want to hear. */
  notices: (lang: Lang) => ask<wire.NoticesData>("GET", `/api/notices?lang=${lang}`),
  tellBrowser: (browser: wire.BrowserBody) => ask<undefined>("PUT", "/api/notices/browser", browser),
  tellNoMore: () => ask<undefined>("DELETE", "/api/notices/browser"),
  silence: (silent: wire.SilentBody) => ask<undefined>("PUT", "/api/notices/silent", silent),
  /** What is kept of somebody. */
  account: (lang: Lang) => ask<wire.Account>("GET", `/api/account?lang=${lang}`),
  /** What an authenticator is asked for the first passkey of an account, for one more, and to sign in. */
  askFirstPasskey: (ask_: wire.PasskeyAsk) => ask<wire.PasskeyOptions>("POST", "/api/account/passkey-options", ask_),
  askNewPasskey: () => ask<wire.PasskeyOptions>("POST", "/api/account/passkeys/options"),
  askPasskey: () => ask<wire.PasskeyOptions>("POST", "/api/sign-in/passkey-options"),
  keepAccount: (body: wire.KeepBody) => ask<wire.CodesMade>("POST", "/api/account", body),
  addPasskey: (made: wire.PasskeyMade) => ask<undefined>("POST", "/api/account/passkeys", made),
  namePasskey: (id: string, name: wire.PasskeyName) =>
    ask<undefined>("PATCH", `/api/account/passkeys/${seg(id)}`, name),
  dropPasskey: (id: string) => ask<undefined>("DELETE", `/api/account/passkeys/${seg(id)}`),
  setPassword: (body: wire.PasswordBody) => ask<undefined>("PUT", "/api/account/password", body),
  dropPassword: () => ask<undefined>("DELETE", "/api/account/password"),
  writeCodes: () => ask<wire.CodesMade>("POST", "/api/account/codes"),
  leaveForGood: (body: wire.LeaveBody) => ask<undefined>("POST", "/api/account/leave", body),
  signInData: (lang: Lang) => ask<wire.SignInData>("GET", `/api/sign-in?lang=${lang}`),
  signInByPasskey: (body: wire.PasskeyIn) => ask<wire.SignedIn>("POST", "/api/sign-in/passkey", body),
  signInByPassword: (body: wire.PasswordIn) => ask<wire.SignedIn>("POST", "/api/sign-in/password", body),
  signInByCode: (body: wire.CodeIn) => ask<wire.SignedIn>("POST", "/api/sign-in/code", body),
  /** Where the provider is, with which one signs in; that one is back; that it opens the account no more. */
  goToProvider: (ask_: wire.ProviderAsk) => ask<wire.ProviderAsked>("POST", "/api/sign-in/provider", ask_),
  backFromProvider: (back: wire.ProviderBack) => ask<wire.ProviderDone>("POST", "/api/sign-in/provider/back", back),
  dropProvider: () => ask<undefined>("DELETE", "/api/account/provider"),
  games: (lang: Lang) => ask<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  /** The cards of a game, in the shape that is the game's own. */
  cards: <C>(game: string, lang: Lang) => ask<C>("GET", `/api/games/${seg(game)}/cards?lang=${lang}`),
  /** The cards of one's own packs that a game can be played with, in the same shape. */
  /** The cards of one's packs; of those that a deck holds, where one is named. */
  ownCards: <C>(game: string, lang: Lang, deck = "") =>
    ask<C>("GET", `/api/games/${seg(game)}/cards/mine?lang=${lang}${deck && `&deck=${seg(deck)}`}`),
  /** The cards of a table's game that are in no set. */
  tableCards: <C>(id: string, lang: Lang) => ask<C>("GET", `/api/tables/${seg(id)}/cards?lang=${lang}`),
  packs: () => ask<wire.PackInfo[]>("GET", "/api/packs"),
  /** A pack with some of its cards: `show` says which, `first` how many to pass over, `most` how many. */
  pack: (id: string, lang: Lang, show: PackShow, first: number, most: number) =>
    ask<wire.PackShown>("GET", `/api/packs/${seg(id)}?lang=${lang}&show=${show}&first=${first}&most=${most}`),
  /** A card of a pack, as its owner sees it. */
  packCard: (id: string, card: string, lang: Lang) =>
    ask<wire.PackCardShown>("GET", `/api/packs/${seg(id)}/cards/${seg(card)}?lang=${lang}`),
  renamePack: (id: string, name: string) =>
    ask<wire.PackInfo>("PATCH", `/api/packs/${seg(id)}`, { name } satisfies wire.PackName),
  dropPack: (id: string) => ask<undefined>("DELETE", `/api/packs/${seg(id)}`),
  sayOfCard: (id: string, say: wire.PackSay) => ask<wire.PackSaid>("POST", `/api/packs/${seg(id)}/say`, say),
  sharePack: async (id: string) => (await call("GET", `/api/packs/${seg(id)}/share`)).text(),
  /** Reads a card file: each line as it comes. */
  readCards: (
    file: Blob,
    more: { source: string; lang: Lang; replace?: string; until?: string },
    signal: AbortSignal,
  ) => lines<wire.PackLine>(`/api/card-files?${new URLSearchParams(more).toString()}`, file, signal),
  /** The sets of a game, judged under these settings. */
  decks: (game: string, lang: Lang, options: Options = {}) =>
    ask<Deck[]>("GET", `/api/games/${seg(game)}/decks?lang=${lang}&options=${seg(JSON.stringify(options))}`),
  addDeck: (game: string, deck: wire.DeckBody) => ask<Deck>("POST", `/api/games/${seg(game)}/decks`, deck),
  saveDeck: (game: string, id: string, deck: wire.DeckBody) =>
    ask<Deck>("PUT", `/api/games/${seg(game)}/decks/${seg(id)}`, deck),
  dropDeck: (game: string, id: string) => ask<undefined>("DELETE", `/api/games/${seg(game)}/decks/${seg(id)}`),
  checkDeck: (game: string, deck: wire.DeckCheck) =>
    ask<wire.DeckJudged>("POST", `/api/games/${seg(game)}/decks/check`, deck),
  /** Has a deck play against the bundled ones: each line as it comes. */
  tryDeck: (game: string, deck: wire.GauntletBody, lang: Lang, signal: AbortSignal) =>
    lines<wire.GauntletLine>(`/api/games/${seg(game)}/decks/gauntlet?lang=${lang}`, deck, signal),
  randomDeck: (game: string) => ask<wire.DeckDrawn>("POST", `/api/games/${seg(game)}/decks/random`, {}),
  deckText: async (game: string, id: string) =>
    (await call("GET", `/api/games/${seg(game)}/decks/${seg(id)}/text`)).text(),
  leave: (table: string) => ask<undefined>("POST", `/api/tables/${seg(table)}/leave`),
  /** Deletes a game that is over, or a record that was loaded. */
  dropTable: (table: string) => ask<undefined>("DELETE", `/api/tables/${seg(table)}`),
  tables: () => ask<TableSummary[]>("GET", "/api/tables"),
  /** A page of the games one has played. */
  past: (lang: Lang, wanted: PastWanted) =>
    ask<wire.Past>("GET", `/api/past?${new URLSearchParams({ lang, ...wanted }).toString()}`),
  open: (order: TableOrder | { scenario: string } | { guided: string }) =>
    ask<wire.TableMade>("POST", "/api/tables", order satisfies wire.TableBody),
  /** Sits down at an open table. */
  sit: (table: string, order: wire.SitBody) => ask<wire.Joined>("POST", `/api/tables/${seg(table)}/sit`, order),
  /** Asks somebody for a game. */
  challenge: (person: string, order: wire.ChallengeBody) =>
    ask<wire.AskMade>("POST", `/api/people/${seg(person)}/challenge`, order),
  acceptChallenge: (id: string, deck: string | null, seal: string) =>
    ask<wire.ChallengeTaken>("POST", `/api/challenge/${seg(id)}/accept`, { deck, seal } satisfies wire.JoinBody),
  declineChallenge: (id: string) => ask<wire.DeclinedData>("POST", `/api/challenge/${seg(id)}/decline`),
  /** Hears of no challenges of somebody for a week, or of them again. */
  rest: (person: string) => ask<undefined>("PUT", `/api/rests/${seg(person)}`),
  unrest: (person: string) => ask<undefined>("DELETE", `/api/rests/${seg(person)}`),
  /** How many people come at which hour. */
  hours: () => ask<wire.Hours>("GET", "/api/hours"),
  withdrawChallenge: (id: string) => ask<undefined>("DELETE", `/api/challenge/${seg(id)}`),
  follow: (person: string) => ask<wire.Done>("PUT", `/api/follows/${seg(person)}`),
  unfollow: (person: string) => ask<undefined>("DELETE", `/api/follows/${seg(person)}`),
  ladder: (ladder: string, lang: Lang) => ask<wire.Ladder>("GET", `/api/ladders?lang=${lang}&ladder=${seg(ladder)}`),
  ladders: (lang: Lang) => ask<wire.LadderInfo[]>("GET", `/api/ladders/all?lang=${lang}`),
  /** A person by the id, or "bot:" and that of a bot. */
  profile: (id: string, lang: Lang) => ask<wire.Profile>("GET", `/api/people/${seg(id)}?lang=${lang}`),
  ratingOf: (id: string, ladder: string, lang: Lang) =>
    ask<wire.RatingCourse>("GET", `/api/people/${seg(id)}/rating?lang=${lang}&ladder=${seg(ladder)}`),
  /** Games that are over, of somebody or ("") of everybody; `before` is the `next` of the page before. */
  found: (of: string, q: string, before: string, lang: Lang) => {
    const path = of === "" ? "/api/finished" : `/api/people/${seg(of)}/games`;
    return ask<wire.FoundGames>("GET", `${path}?${new URLSearchParams({ lang, q, before }).toString()}`);
  },
  /** What a game changed in the ratings of those who played it. */
  changes: (table: string, lang: Lang) => ask<wire.Changes>("GET", `/api/tables/${seg(table)}/rating?lang=${lang}`),
  tournaments: (lang: Lang) => ask<wire.TournamentSummary[]>("GET", `/api/tournaments?lang=${lang}`),
  tournament: (id: string, lang: Lang) => ask<wire.TournamentShown>("GET", `/api/tournaments/${seg(id)}?lang=${lang}`),
  holdTournament: (order: wire.TournamentBody) => ask<wire.TournamentMade>("POST", "/api/tournaments", order),
  /** Enters, or brings other sets while these are open. */
  enterTournament: (id: string, order: wire.EntryBody, lang: Lang) =>
    ask<wire.Done>("POST", `/api/tournaments/${seg(id)}/enter?lang=${lang}`, order),
  leaveTournament: (id: string) => ask<wire.Done>("POST", `/api/tournaments/${seg(id)}/leave`),
  /** What its host does. */
  leadTournament: (id: string, act: wire.ActBody) => ask<wire.Done>("POST", `/api/tournaments/${seg(id)}/act`, act),
  studies: (lang: Lang, q: string, skip: number) =>
    ask<wire.StudyList>("GET", `/api/studies?lang=${lang}&q=${seg(q)}&skip=${skip}`),
  makeStudy: (order: wire.StudyBody) => ask<wire.StudyMade>("POST", "/api/studies", order),
  joinStudy: (code: string) => ask<wire.StudyJoined>("POST", `/api/study-links/${seg(code)}`),
  studyLink: (code: string, lang: Lang) =>
    ask<wire.StudyInvitation>("GET", `/api/study-links/${seg(code)}?lang=${lang}`),
  study: (id: string) => studyAt(`/api/studies/${seg(id)}`),
  invitation: (code: string) => ask<JoinInfo>("GET", `/api/join/${seg(code)}`),
  /** `seal`: of what this browser adds to the luck. */
  join: (code: string, deck: string | null, seal: string) =>
    ask<wire.Joined>("POST", `/api/join/${seg(code)}`, { deck, seal } satisfies wire.JoinBody),
  /** `seat`: whose view; one's own where it is null. */
  replay: (id: string, lang: Lang, seat: number | null = null) =>
    ask<Replay>("GET", `/api/tables/${seg(id)}/replay?lang=${lang}${eyes(seat)}`),
  /** What choices cost, as far as it is reckoned. */
  analysis: (id: string, lang: Lang, seat: number | null) =>
    ask<wire.Analysis>("GET", `/api/tables/${seg(id)}/analysis?lang=${lang}${eyes(seat)}`),
  /** Have it reckoned. */
  analyse: (id: string, lang: Lang, seat: number | null) =>
    ask<wire.Analysis>("POST", `/api/tables/${seg(id)}/analysis?lang=${lang}${eyes(seat)}`),
  ending: (id: string, lang: Lang) => ask<wire.Ending>("GET", `/api/tables/${seg(id)}/ending?lang=${lang}`),
  record: <R>(id: string) => ask<R>("GET", `/api/tables/${seg(id)}/record`),
  branch: (id: string, at: number, opponent: Opponent) =>
    ask<wire.TableMade>("POST", `/api/tables/${seg(id)}/branch`, { at, opponent } satisfies wire.BranchBody),
  loadRecord: (record: wire.RecordBody["record"]) =>
    ask<wire.RecordLoaded>("POST", "/api/replays", { record } satisfies wire.RecordBody),
  rule: (game: string, id: string, lang: Lang) =>
    ask<RuleShown>("GET", `/api/rules/${seg(game)}/${seg(id)}?lang=${lang}`),
  lessons: (game: string, lang: Lang) => ask<wire.LessonPath>("GET", `/api/lessons/${seg(game)}?lang=${lang}`),
  /** Where one stands in a lesson after what was `done`, or what comes of one thing more. */
  lesson: (game: string, lesson: string, lang: Lang, done: readonly string[], tried: string | null) =>
    ask<wire.LessonStand>(
      "GET",
      `/api/lessons/${seg(game)}/${seg(lesson)}?lang=${lang}&done=${done.join()}${tried === null ? "" : `&tried=${tried}`}`,
    ),
  lessonWhy: (
    game: string,
    lesson: string,
    lang: Lang,
    done: readonly string[],
    verb: string,
    args: readonly number[],
  ) =>
    ask<wire.LessonWhy>(
      "GET",
      `/api/lessons/${seg(game)}/${seg(lesson)}/why?lang=${lang}&done=${done.join()}&verb=${seg(verb)}&args=${args.join()}`,
    ),
  lessonPreview: (game: string, lesson: string, lang: Lang, done: readonly string[], picks: readonly number[]) =>
    ask<wire.PreviewData>(
      "GET",
      `/api/lessons/${seg(game)}/${seg(lesson)}/preview?lang=${lang}&done=${done.join()}&picks=${picks.join()}`,
    ),
  /** All puzzles, with that of a day and of the day before. */
  puzzles: (lang: Lang, day: number) => ask<wire.PuzzleShelf>("GET", `/api/puzzles?lang=${lang}&day=${day}`),
  /** Where an attempt at a puzzle stands after what was `done`, or what comes of one answer more. */
  puzzle: (game: string, puzzle: string, lang: Lang, done: readonly string[], tried: string | null) =>
    ask<wire.PuzzleStand>(
      "GET",
      `/api/puzzles/${seg(game)}/${seg(puzzle)}?lang=${lang}&done=${done.join()}${tried === null ? "" : `&tried=${tried}`}`,
    ),
  puzzleAnswer: (game: string, puzzle: string, lang: Lang) =>
    ask<wire.PuzzleStand>("GET", `/api/puzzles/${seg(game)}/${seg(puzzle)}/answer?lang=${lang}`),
  puzzleWhy: (
    game: string,
    puzzle: string,
    lang: Lang,
    done: readonly string[],
    verb: string,
    args: readonly number[],
  ) =>
    ask<wire.WhyData>(
      "GET",
      `/api/puzzles/${seg(game)}/${seg(puzzle)}/why?lang=${lang}&done=${done.join()}&verb=${seg(verb)}&args=${args.join()}`,
    ),
  puzzlePreview: (game: string, puzzle: string, lang: Lang, done: readonly string[], picks: readonly number[]) =>
    ask<wire.PreviewData>(
      "GET",
      `/api/puzzles/${seg(game)}/${seg(puzzle)}/preview?lang=${lang}&done=${done.join()}&picks=${picks.join()}`,
    ),
  guide: (game: string, lang: Lang) => ask<GuidePage>("GET", `/api/how-to-play/${seg(game)}?lang=${lang}`),
  rules: (game: string, lang: Lang) => ask<RuleBook>("GET", `/api/rules/${seg(game)}?lang=${lang}`),
};
