import type { Deck, GameInfo, JoinInfo, Lang, NewTable, Problem, Replay, RuleBook, RuleShown, Session, Stacks, TableSummary, Theme } from "./protocol";

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

interface ErrorBody {
  error?: { code?: string; message?: string; rule?: string | null };
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (method !== "GET") headers["X-Stolik"] = "1";
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, "offline", "", null);
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as ErrorBody;
    throw new ApiError(
      answer.status,
      told.error?.code ?? "error",
      told.error?.message ?? "",
      told.error?.rule ?? null,
    );
  }
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(method, path, body);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const seg = encodeURIComponent;

export type Opponent = `bot:${string}` | "friend" | "hotseat";

export type Options = Record<string, number | string | boolean>;

/** Who is to sit at a seat, and with which set; null: one is drawn. */
export interface SeatOrder {
  who: `bot:${string}` | "friend" | "me";
  deck: string | null;
}

export type TableOrder = {
  game: string;
  options: Options;
  clock: { minutes: number; increment: number } | null;
  spectators: boolean;
} & ({ opponent: Opponent; deck: string | Stacks | null; other_deck?: string | null } | { seats: SeatOrder[] });

export const api = {
  session: () => ask<Session>("GET", "/api/session"),
  setSession: (change: { name?: string; lang?: Lang; theme?: Theme }) =>
    ask<Session>("PATCH", "/api/session", change),
  /** A key with which another browser becomes this guest, once. */
  makeKey: () => ask<{ key: string }>("POST", "/api/session/key"),
  comeBack: (key: string) => ask<Session>("POST", "/api/session/return", { key }),
  games: (lang: Lang) => ask<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  /** The cards of a game, in the shape that is the game's own. */
  cards: <C>(game: string, lang: Lang) => ask<C>("GET", `/api/games/${seg(game)}/cards?lang=${lang}`),
  /** The sets of a game, judged under these settings. */
  decks: (game: string, lang: Lang, options: Options = {}) =>
    ask<Deck[]>("GET", `/api/games/${seg(game)}/decks?lang=${lang}&options=${seg(JSON.stringify(options))}`),
  addDeck: (game: string, deck: { name: string; stacks: Stacks }) =>
    ask<Deck>("POST", `/api/games/${seg(game)}/decks`, deck),
  saveDeck: (game: string, id: string, deck: { name: string; stacks: Stacks }) =>
    ask<Deck>("PUT", `/api/games/${seg(game)}/decks/${seg(id)}`, deck),
  dropDeck: (game: string, id: string) => ask<void>("DELETE", `/api/games/${seg(game)}/decks/${seg(id)}`),
  checkDeck: (game: string, deck: ({ stacks: Stacks } | { text: string }) & { options?: Options }) =>
    ask<{ stacks: Stacks; problems: Problem[] }>("POST", `/api/games/${seg(game)}/decks/check`, deck),
  randomDeck: (game: string) =>
    ask<{ name: string; stacks: Stacks }>("POST", `/api/games/${seg(game)}/decks/random`, {}),
  deckText: async (game: string, id: string) =>
    (await call("GET", `/api/games/${seg(game)}/decks/${seg(id)}/text`)).text(),
  leave: (table: string) => ask<void>("POST", `/api/tables/${seg(table)}/leave`),
  tables: () => ask<TableSummary[]>("GET", "/api/tables"),
  open: (order: TableOrder | { scenario: string }) => ask<NewTable>("POST", "/api/tables", order),
  invitation: (code: string) => ask<JoinInfo>("GET", `/api/join/${seg(code)}`),
  join: (code: string, deck: string | null) =>
    ask<{ id: string; path: string }>("POST", `/api/join/${seg(code)}`, { deck }),
  replay: (id: string, lang: Lang) => ask<Replay>("GET", `/api/tables/${seg(id)}/replay?lang=${lang}`),
  branch: (id: string, at: number, opponent: Opponent) =>
    ask<{ id: string; path: string }>("POST", `/api/tables/${seg(id)}/branch`, { at, opponent }),
  loadRecord: (record: unknown) => ask<{ id: string }>("POST", "/api/replays", { record }),
  rule: (game: string, id: string, lang: Lang) => ask<RuleShown>("GET", `/api/rules/${seg(game)}/${seg(id)}?lang=${lang}`),
  rules: (game: string, lang: Lang) => ask<RuleBook>("GET", `/api/rules/${seg(game)}?lang=${lang}`),
};
