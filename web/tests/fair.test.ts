import { describe, expect, it } from "vitest";

import {
  againOf,
  check,
  type Dealt,
  deckSeal,
  type Memory,
  type Opened,
  partSeal,
  sealOf,
  seedOf,
} from "../src/lib/fair";
import { Parts } from "../src/lib/parts";

const PARTS = ["a".repeat(64), "b".repeat(64)];
const SETUP = { format: "thieves", options: { first: "0", turns: 6 }, decks: [[["a", "b"]], [["c"], ["é"]]] };
const SALTS = ["1".repeat(64), "2".repeat(64)];

/** The record of a table at which two browsers have added their parts; the server's own tests have the same one. */
function dealt(change: (record: Dealt & { deal: Opened }) => void = () => undefined): Dealt & { deal: Opened } {
  const deal: Opened = {
    form: 1,
    table: "T1",
    version: 3,
    seats: [0, 1],
    seals: PARTS.map(partSeal),
    decks: SETUP.decks.map((stacks, seat) => deckSeal(SALTS[seat] ?? "", stacks)),
    seal: "",
    salts: [...SALTS],
    secret: "5".repeat(64),
    parts: [...PARTS],
    undone: 0,
  };
  const record = {
    game: "thieves",
    version: 3,
    cards: "c0ffee",
    seed: "",
    state: null,
    setup: structuredClone(SETUP),
    entries: [],
    deal,
  };
  deal.seal = sealOf(deal, record);
  const made = { ...record, seed: `blake2b:${seedOf(deal).replace(/^0+/, "")}` };
  change(made);
  return made;
}

/** The server's seal, the seed and the one after the fifth step back, as the server reckons them of this record. */
const VECTORS = [
  "fe9a8e7326eea23f5a1bc18dc00be04324a8e6b82ce9298f36eed4b95190f0c6",
  "03cac7176777a896bd68377706a7a945c6b428b6567d7813427b4d709b264eef",
  "32d5be73934e55d6dd151e804989a474bd447d53062634a02df1ba0eb96152c8",
];

const codes = (record: Dealt, memory: Memory | null = null): string[] =>
  check(record, memory).map(({ code, unfair }) => (unfair ? code : `(${code})`));
const kept = (more: Partial<Memory>): Memory => ({ seal: "", mine: "", part: "", before: true, ...more });

describe("the deal of a record", () => {
  it("is reckoned as the server reckons it", () => {
    const { deal } = dealt();
    expect([deal.seal, seedOf(deal), againOf(deal, 4)]).toEqual(VECTORS);
  });

  it("is fair if all agrees", () => {
    const record = dealt();
    expect(codes(record)).toEqual([]);
    expect(codes(record, kept({ seal: record.deal.seal, mine: record.deal.seals[0] ?? "" }))).toEqual([]);
  });

  it.each([
    ["another secret", (r: { deal: Opened }) => void (r.deal.secret = "6".repeat(64)), ["secret", "seed"]],
    ["another seal", (r: { deal: Opened }) => void (r.deal.seal = "6".repeat(64)), ["seal"]],
    ["another part", (r: { deal: Opened }) => void (r.deal.parts[1] = "c".repeat(64)), ["part", "seed"]],
    ["a part's seal", (r: { deal: Opened }) => void (r.deal.seals[1] = "c".repeat(64)), ["part", "seal"]],
    ["a card", (r: Dealt) => void (r.setup.decks[1] = [["c"], ["d"]]), ["deck"]],
    ["an option", (r: Dealt) => void (r.setup.options["first"] = "1"), ["seal"]],
    ["the luck", (r: Dealt) => void (r.seed = 7), ["seed"]],
    ["a deal of more seats", (r: { deal: Opened }) => void r.deal.seats.push(null), ["terms"]],
    ["another game", (r: Dealt) => void (r.game = "pairs"), ["terms"]],
    ["older rules", (r: Dealt) => void (r.version = 2), ["terms"]],
    ["a seat that nobody stands for", (r: { deal: Opened }) => void (r.deal.seats = [1, 0]), ["terms", "seal"]],
    ["luck after no step back", (r: Dealt) => void r.entries.push({ reseed: "blake2b:1f" }), ["again"]],
  ])("is not fair with %s", (_, change, found) => {
    expect(codes(dealt(change))).toEqual(found);
  });

  it("goes on after steps back in their order", () => {
    const turned = (order: number[]): Dealt =>
      dealt((r) => {
        r.deal.undone = 3;
        for (const n of order)
          r.entries.push([["lay", 1]], { redeal: `blake2b:${againOf(r.deal, n).replace(/^0+/, "")}` });
      });
    expect([codes(turned([0, 2])), codes(turned([2, 0]))]).toEqual([[], ["again"]]);
  });

  it("is not fair if old cards stay after a step back", () => {
    const kept = dealt((r) => {
      r.deal.undone = 1;
      r.entries.push({ reseed: `blake2b:${againOf(r.deal, 0).replace(/^0+/, "")}` });
    });
    expect(codes(kept)).toEqual(["again"]);
  });

  it("can't be shown where nobody has added a part, however the seats are written", () => {
    const alone = (change: (deal: Opened) => void): string[] =>
      codes(
        dealt((r) => {
          change(r.deal);
          r.deal.seal = sealOf(r.deal, r);
          r.seed = `blake2b:${seedOf(r.deal).replace(/^0+/, "")}`;
        }),
      );
    const none = { seals: [null, null], parts: [null, null] };
    expect(alone((deal) => Object.assign(deal, none, { seats: [null, null] }))).toEqual(["(no-part)"]);
    expect(alone((deal) => Object.assign(deal, none, { seats: [1, 0] }))).toEqual(["terms"]);
    expect(alone((deal) => Object.assign(deal, { parts: [null, null], seats: [null, null] }))).toContain("terms");
    expect(alone((deal) => void (deal.parts = []))).toEqual(["(form)"]);
    expect(alone((deal) => void (deal.undone = 1e9))).toEqual(["(form)"]);
  });

  it("can't be shown where something is missing", () => {
    const bare = dealt();
    expect(codes({ ...bare, deal: undefined } as unknown as Dealt)).toEqual(["(no-deal)"]);
    expect(codes({ ...bare, deal: undefined, state: {} } as unknown as Dealt)).toEqual(["(position)"]);
    expect(codes(dealt((r) => void (r.deal.form = 3)))).toEqual(["(form)"]);
  });

  it("is another one than this browser has seen", () => {
    const record = dealt();
    expect(codes(record, kept({ seal: "d".repeat(64) }))).toEqual(["other-seal"]);
    expect(codes(record, kept({ seal: record.deal.seal, mine: "d".repeat(64) }))).toEqual(["left-out"]);
    expect(codes({ ...record, deal: undefined } as unknown as Dealt, kept({ seal: record.deal.seal }))).toEqual([
      "other-seal",
      "(no-deal)",
    ]);
  });
});

/** A browser's store of paper. */
function shelf(): Pick<Storage, "getItem" | "setItem" | "removeItem"> & { slots: Map<string, string> } {
  const slots = new Map<string, string>();
  return {
    slots,
    getItem: (key) => slots.get(key) ?? null,
    setItem: (key, value) => void slots.set(key, value),
    removeItem: (key) => void slots.delete(key),
  };
}

/** A store that is not looked into. */
function paper(): () => ReturnType<typeof shelf> {
  const made = shelf();
  return () => made;
}

describe("what a browser adds", () => {
  const shown = (mine: string, seal = "5".repeat(64), table = "T1") => ({
    table,
    version: 3,
    seats: [0, 1],
    seals: [mine, partSeal(PARTS[1] ?? "")],
    decks: [],
    seal,
  });

  it("is opened once everything is sealed, and kept first", () => {
    const parts = new Parts(paper());
    const mine = parts.seal();
    const [part = ""] = parts.shown("T1", shown(mine), true);
    expect(partSeal(part)).toBe(mine);
    expect(parts.of("T1")).toEqual({ seal: "5".repeat(64), mine, part, before: true });
  });

  it("is not opened to a second seal, and the first is kept", () => {
    const parts = new Parts(paper());
    const mine = parts.seal();
    parts.shown("T1", shown(mine), true);
    expect(parts.shown("T1", shown(mine, "6".repeat(64)), true)).toEqual([]);
    expect(parts.of("T1")?.seal).toBe("5".repeat(64));
  });

  it("is opened to one seal only, also at another table, and that seal is the one to compare", () => {
    const parts = new Parts(paper());
    const mine = parts.seal();
    expect(parts.shown("T0", shown(mine, "5".repeat(64), "T0"), true)).toHaveLength(1);
    expect(parts.shown("T1", shown(mine, "6".repeat(64)), true)).toEqual([]);
    expect(parts.of("T1")?.seal).toBe("5".repeat(64));
  });

  it("is opened again to the same seal, after a line broke", () => {
    const parts = new Parts(paper());
    const mine = parts.seal();
    expect(parts.shown("T1", shown(mine), true)).toEqual(parts.shown("T1", shown(mine), true));
  });

  it("is not opened for a table that calls itself another one", () => {
    const parts = new Parts(paper());
    expect(parts.shown("T1", shown(parts.seal(), "5".repeat(64), "T0"), true)).toEqual([]);
    expect([parts.of("T0"), parts.of("T1")]).toEqual([null, null]);
  });

  it("is not opened where nothing can be kept", () => {
    const kept = shelf();
    const parts = new Parts(() => kept);
    const mine = parts.seal();
    kept.setItem = () => {
      throw new Error("full");
    };
    expect(parts.shown("T1", shown(mine), true)).toEqual([]);
  });

  it("forgets tables of long ago with their parts", () => {
    const kept = shelf();
    const parts = new Parts(() => kept);
    for (let n = 0; n < 205; n += 1) parts.brought(`T${n}`, parts.seal());
    expect([parts.of("T4"), parts.of("T5") !== null, kept.slots.size]).toEqual([null, true, 401]);
  });

  it("is nobody else's", () => {
    const parts = new Parts(paper());
    expect(parts.shown("T1", shown("e".repeat(64)), true)).toEqual([]);
    expect(parts.of("T1")?.mine).toBe("");
  });
});
