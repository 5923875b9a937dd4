// The games that are played here: what the server tells of them, and what each looks like.

import { api } from "./api";
import type { GameFace, Variant } from "./faces";
import { teach, words } from "./l10n.svelte";
import type { GameInfo } from "./protocol";

/** One game with everything that is drawn of it. */
export type Face = GameFace & Variant;

class Games {
  private readonly faces = new Map<string, Face>();
  told = $state.raw<readonly GameInfo[]>([]);

  /** The games that can be drawn, in the order in which the server tells them. */
  ids: readonly string[] = $derived.by(() => {
    const told = this.told.map(({ id }) => id).filter((id) => this.faces.has(id));
    return told.length > 0 ? told : [...this.faces.keys()];
  });
  /** The letters of rules, the longest first: each with the game whose rulebook they lead to. */
  ledgers: readonly (readonly [letters: string, game: string])[] = $derived.by(() =>
    this.ids
      .map((id) => [this.face(id).prefix, id] as const)
      .filter(([letters]) => letters !== "")
      .sort(([a], [b]) => b.length - a.length),
  );

  /** Makes games known; before anything is drawn. */
  welcome(some: Iterable<GameFace>): void {
    for (const face of some) {
      teach(face.words);
      for (const [id, variant] of Object.entries(face.games)) this.faces.set(id, { ...face, ...variant });
    }
  }

  async read(): Promise<void> {
    const { lang } = words;
    const told = await api.games(lang);
    if (lang === words.lang) this.told = told;
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  info(id: string): GameInfo | undefined {
    return this.told.find((one) => one.id === id);
  }

  /** What a game looks like; before one is known, any does. */
  face(id: string): Face {
    const found = this.faces.get(id) ?? this.faces.get(this.ids[0] ?? "");
    if (!found) throw new Error("no game is known");
    return found;
  }
}

export const games = new Games();

export const faceOf = (game: string): Face => games.face(game);

/** The page of a rule, which its first letters lead to: a game may cite the ledger of another. */
export function rulePage(rule: string): string {
  const [, game] = games.ledgers.find(([letters]) => rule.startsWith(`${letters}-`)) ?? [];
  return `/rules/${game ?? games.ids[0] ?? ""}/${rule}`;
}
