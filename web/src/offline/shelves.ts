// Which answers of the server may be kept for when there is no connection. What is not named here never is: nothing of a
// table that is played at, of sessions, tokens, invitations or the games one has played.

/** Where it is kept: with what is the same for everybody, or with what belongs to whoever sits here. */
export type Shelf = "all" | "own";

const KEPT: readonly (readonly [address: RegExp, shelf: Shelf])[] = [
  [/^\/api\/(games|puzzles)$/, "all"],
  [/^\/api\/games\/[^/]+\/cards$/, "all"],
  [/^\/api\/how-to-play\/[^/]+$/, "all"],
  [/^\/api\/(rules|lessons|puzzles)\/[^/]+(\/[^/]+){0,2}$/, "all"],
  // One's own sets lie among the others, and a game that is over may be one's own.
  [/^\/api\/games\/[^/]+\/decks$/, "own"],
  [/^\/api\/tables\/[^/]+\/replay$/, "own"],
];

/** So many answers lie on a shelf; those that were not asked for longest go first. */
export const MOST: Readonly<Record<Shelf, number>> = { all: 800, own: 40 };

/** The shelf for the answer at an address, if it may be kept. */
export function shelfOf(path: string): Shelf | null {
  return KEPT.find(([address]) => address.test(path))?.[1] ?? null;
}

/** It is an address of the pages, which all are one document. */
export function isPage(path: string): boolean {
  return !/^\/(api|ws|static)(\/|$)/.test(path) && !/^\/[^/]+\.[a-z]+$/.test(path);
}

const OURS = "stolik";

/** The cache of a shelf, or of the built pages, for one edition of the server. */
export function cacheName(of: Shelf | "pages", edition: string): string {
  return `${OURS} ${of} ${edition}`;
}

/** It is a cache of ours; with `of`, of this kind. */
export function isOurs(name: string, of?: Shelf | "pages"): boolean {
  return name.startsWith(of ? `${OURS} ${of} ` : `${OURS} `);
}

/** The header of an answer that was kept, and not asked of the server now. */
export const FROM_KEPT = "X-Stolik-Kept";

/** With these a proxy says that the server behind it is not there. */
export const AWAY: readonly number[] = [502, 504];
