// The games that are played here: what the server tells of them, and what each looks like.

import { api } from "./api";
import type { Fallback, GameFace, Variant } from "./faces";
import { teach, words } from "./l10n.svelte";
import type { GameInfo } from "./protocol";
import { router } from "./router.svelte";
import { alternating, type Sides } from "./sides";

/** One game with everything that is drawn of it. */
export type Face = GameFace & Variant;

/** The one game of a face that is made for it. */
function faceFor({ of }: Fallback, info: GameInfo): Face | null {
  const face = of(info);
  const variant = face.games[info.id];
  return variant ? { ...face, ...variant } : null;
}

export class Games {
  /** The games that have a folder of their own. */
  private readonly known = new Map<string, Face>();
  private fallback: Fallback | null = null;
  told = $state.raw<readonly GameInfo[]>([]);

  /**
   * All games that can be drawn, in the order in which the server tells them. One that has no folder is drawn like the
   * game whose face it names, else from what its views say.
   */
  private faces: ReadonlyMap<string, Face> = $derived.by(() => {
    const found = new Map<string, Face>();
    for (const info of this.told) {
      const like = this.known.get(info.face);
      const face =
        this.known.get(info.id) ??
        (like ? { ...like, title: info.name, prefix: info.prefix } : null) ??
        (this.fallback ? faceFor(this.fallback, info) : null);
      if (face) found.set(info.id, face);
    }
    return found.size > 0 ? found : this.known;
  });
  ids: readonly string[] = $derived([...this.faces.keys()]);
  /** The letters of rules, the longest first: each with the game whose rulebook they lead to. */
  ledgers: readonly (readonly [letters: string, game: string])[] = $derived(
    [...this.faces]
      .map(([id, { prefix }]) => [prefix, id] as const)
      .filter(([letters]) => /^[A-Z0-9]+$/.test(letters))
      .sort(([a], [b]) => b.length - a.length),
  );

  /** Makes games known; before anything is drawn. */
  welcome(some: Iterable<GameFace>, fallback: Fallback | null = null): void {
    for (const face of some) {
      teach(face.words);
      for (const [id, variant] of Object.entries(face.games)) this.known.set(id, { ...face, ...variant });
    }
    if (fallback) teach(fallback.words);
    this.fallback = fallback;
  }

  async read(): Promise<void> {
    const { lang } = words;
    const told = await api.games(lang);
    // What is told anew word for word changes nothing that is drawn.
    if (lang === words.lang && JSON.stringify(told) !== JSON.stringify(this.told)) this.told = told;
  }

  has(id: string): boolean {
    return this.faces.has(id);
  }

  info(id: string): GameInfo | undefined {
    return this.told.find((one) => one.id === id);
  }

  /** It is played with decks. */
  decked(id: string): boolean {
    return this.info(id)?.decked ?? true;
  }

  /** There is a page on how to play it. */
  guided(id: string): boolean {
    return this.info(id)?.guide ?? false;
  }

  /** The side of each seat of a game of so many. */
  sides(id: string, seats: number): Sides {
    const told = this.info(id)?.sides ?? [];
    return told.length === seats ? told : alternating(seats);
  }

  /** What a game looks like; before one is known, any does. */
  face(id: string): Face {
    const found = this.faces.get(id) ?? this.faces.values().next().value ?? this.known.values().next().value;
    if (!found) throw new Error("no game is known");
    return found;
  }
}

export const games = new Games();

export const faceOf = (game: string): Face => games.face(game);

/**
 * The page of a rule, which its first letters lead to: a game may cite the ledger of another. Of several games with the
 * same ledger it is that of the game one is at.
 */
export function rulePage(rule: string, at = router.game): string {
  const found = games.ledgers.filter(([letters]) => rule.startsWith(`${letters}-`)).map(([, game]) => game);
  return `/rules/${found.includes(at) ? at : (found[0] ?? games.ids[0] ?? "")}/${rule}`;
}
