// What this browser was shown of a table while the game was played, as short digests: at the end the same views are made of
// the record by the rules and compared (stolik/witness.py).

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import { canonical } from "./fair";
import type { View } from "./protocol";
import type { PathData } from "./wire";

/** After so many entries, when something had been taken back so often, with the eyes of this seat, in this language. */
export type Row = [n: number, undone: number, seat: number | null, lang: string, digest: string];

/** Tables that are remembered, and positions of one. */
const TABLES = 40;
const POSITIONS = 2_000;
const DIGITS = 16;
const ORDER = "stolik.seen";
const slotOf = (table: string): string => `stolik.seen.${table}`;

/** What says who looks, what is asked, and what follows from the rest, in words or as a number. */
const BESIDE = new Set(["game", "seat", "outcome", "decision", "notes", "forecast", "goal", "pays"]);

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** 64 bits of what a view shows. One of a game without a face of its own is words, all of which stand in its text. */
export function digestOf(view: View): string {
  const shown: unknown =
    view.game === "generic"
      ? (view as unknown as { text: string }).text
      : Object.fromEntries(Object.entries(view).filter(([name]) => !BESIDE.has(name)));
  return bytesToHex(sha256(utf8ToBytes(canonical(shown)))).slice(0, DIGITS);
}

/**
 * What is kept of one table once `row` is what it shows. `back`: something was taken back before our eyes, so that what
 * lies before it is as it was; else it may have been played in another way.
 */
export function noted(rows: readonly Row[], row: Row, back: boolean): Row[] {
  const [n, undone, seat] = row;
  const kept = rows
    .filter((old) => old[0] < n || (old[0] === n && old[2] !== seat))
    .map((old): Row => (back && old[1] === undone - 1 ? [old[0], undone, old[2], old[3], old[4]] : old));
  return [...kept, row].slice(-POSITIONS);
}

export class Shown {
  private now: { table: string; rows: Row[] } = { table: "", rows: [] };

  constructor(private readonly shelf: () => Store = () => localStorage) {}

  /** A view was sent; `back`: because something was taken back. */
  note(table: string, path: PathData | null, view: View, lang: string, back = false): void {
    if (!path) return;
    if (this.now.table !== table) this.now = { table, rows: this.of(table) };
    this.now.rows = noted(this.now.rows, [path.n, path.undone, view.seat, lang, digestOf(view)], back);
    this.keep(table, JSON.stringify(this.now.rows));
  }

  /** What is kept of a table. */
  of(table: string): Row[] {
    return JSON.parse(this.shelf().getItem(slotOf(table)) ?? "[]") as Row[];
  }

  /** Those of the oldest tables go first, also where the browser has no room left. */
  private keep(table: string, text: string): void {
    const store = this.shelf();
    const order = (JSON.parse(store.getItem(ORDER) ?? "[]") as string[]).filter((one) => one !== table);
    while (order.length >= TABLES) store.removeItem(slotOf(order.shift() ?? ""));
    for (;;) {
      try {
        store.setItem(ORDER, JSON.stringify([...order, table]));
        store.setItem(slotOf(table), text);
        return;
      } catch {
        const old = order.shift();
        if (old === undefined) return;
        store.removeItem(slotOf(old));
      }
    }
  }
}

export const shown = new Shown();
