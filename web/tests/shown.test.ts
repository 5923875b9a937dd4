import { describe, expect, it } from "vitest";

import type { View } from "../src/lib/protocol";
import { digestOf, noted, type Row, Shown } from "../src/lib/shown";

/** A view that the server's own tests digest as well. */
const VIEW = {
  game: "ludo",
  seat: 0,
  outcome: null,
  decision: null,
  notes: {},
  hand: [3, -1],
  who: { b: "Żółw", a: true },
};
const DIGEST = "23bc092b2d604d5b";

const row = (n: number, undone = 0, seat: number | null = 0): Row => [n, undone, seat, "en", `${n}/${undone}`];

function shelf(room = 1_000_000): Pick<Storage, "getItem" | "setItem" | "removeItem"> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      const used = [...kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), value.length);
      if (used > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

describe("what was shown", () => {
  it("is told by a digest of all that depends on no language and on no question", () => {
    expect(digestOf(VIEW as unknown as View)).toBe(DIGEST);
    expect(digestOf({ ...VIEW, notes: { x: ["y"] }, decision: { seat: 0 } } as unknown as View)).toBe(DIGEST);
    expect(digestOf({ ...VIEW, hand: [3, 4] } as unknown as View)).not.toBe(DIGEST);
  });

  it("of a game without a face of its own is told by its words", () => {
    const plain = { game: "generic", zones: [], text: "Hand (2)" };
    const other = { ...plain, zones: [{ name: "Hand" }] };
    expect(digestOf(plain as unknown as View)).toBe(digestOf(other as unknown as View));
  });

  it("is forgotten from where something was taken back, and what lies before it holds on", () => {
    const rows = [row(0), row(1), row(2), row(3)];
    expect(noted(rows, row(2, 1), true)).toEqual([
      [0, 1, 0, "en", "0/0"],
      [1, 1, 0, "en", "1/0"],
      [2, 1, 0, "en", "2/1"],
    ]);
  });

  it("is not taken for what holds where something was taken back while nobody looked", () => {
    expect(noted([row(0), row(3)], row(5, 1), false)).toEqual([row(0), row(3), row(5, 1)]);
  });

  it("is kept for every pair of eyes", () => {
    expect(noted([row(2, 0, 0), row(2, 0, 1)], row(2, 0, 1), false)).toEqual([row(2, 0, 0), row(2, 0, 1)]);
  });

  it("of the oldest tables goes first where there is no room", () => {
    const store = shelf(100);
    const shown = new Shown(() => store);
    for (const table of ["T1", "T2", "T3"]) shown.note(table, { n: 0, undone: 0 }, VIEW as unknown as View, "en");
    expect(shown.of("T1")).toEqual([]);
    expect(shown.of("T3")).toEqual([[0, 0, 0, "en", DIGEST]]);
  });

  it("is not kept of a table that dealt nothing", () => {
    const store = shelf();
    new Shown(() => store).note("T1", null, VIEW as unknown as View, "en");
    expect(store.kept.size).toBe(0);
  });
});
