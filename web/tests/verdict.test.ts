import { afterEach, describe, expect, it, vi } from "vitest";

const ALONE = [0, 1, 2];
const PAIRS = [0, 1, 0, 1];

/** The modules read what the browser keeps. */
async function fresh() {
  const keep = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  for (const [name, value] of Object.entries({
    localStorage: keep,
    sessionStorage: keep,
    location: { pathname: "/" },
    history: { state: null },
    addEventListener: () => undefined,
  }))
    vi.stubGlobal(name, value);
  return { ...(await import("../src/table/verdict")), ...(await import("../src/lib/l10n.svelte")) };
}

/** What somebody at this seat reads where the game came off so; null only looks. */
async function read(
  returns: number[] | undefined,
  seat: number | null,
  more: { sides?: number[]; hotseat?: boolean } = {},
) {
  const { verdictOf } = await fresh();
  const table = {
    end: returns ? { outcome: { returns } } : null,
    view: null,
    seat,
    hotseat: false,
    sides: ALONE,
    name: (one: number) => "ABCD"[one] ?? "",
    ...more,
  };
  return verdictOf(table as unknown as Parameters<typeof verdictOf>[0]);
}

afterEach(async () => {
  const { words } = await import("../src/lib/l10n.svelte");
  words.lang = "en";
});

describe("how a game came off", () => {
  it("is told everybody by their own result, whoever won first", async () => {
    const told = await Promise.all([0, 1, 2].map((seat) => read([1, -1, 1], seat)));
    expect(told).toEqual(["You won. Once more?", "You lost. Once more?", "You won. Once more?"]);
  });

  it("names all who won where one only looks, or plays all seats", async () => {
    expect(await read([1, -1, 1], null)).toBe("A and C won.");
    expect(await read([1, -1, 1], 0, { hotseat: true })).toBe("A and C won.");
    expect(await read([-1, 1, -1], null)).toBe("B won.");
    expect(await read([1, 1, 1, -1], null, { sides: [0, 1, 2, 3] })).toBe("A, B and C won.");
  });

  it("may be a shared first place, of more than one side", async () => {
    expect([await read([0, -1, 0], 0), await read([0, -1, 0], 1), await read([0, -1, 0], null)]).toEqual([
      "You share the first place. Once more?",
      "You lost. Once more?",
      "A and C share the first place.",
    ]);
    expect([await read([0, -1, 0, -1], 2, { sides: PAIRS }), await read([0, -1, -1], null)]).toEqual([
      "You won. Once more?",
      "A won.",
    ]);
  });

  it("may be nobody's, or a draw", async () => {
    expect([await read([-1, -1, -1], null), await read([-1, -1, -1], 2)]).toEqual([
      "Nobody won.",
      "You lost. Once more?",
    ]);
    expect([await read([0, 0, 0], null), await read([0, 0], 1, { sides: [0, 1] })]).toEqual([
      "A draw. Once more?",
      "A draw. Once more?",
    ]);
  });

  it("is left open as long as it is not told", async () => {
    expect(await read(undefined, 0)).toBe("The game is over");
  });

  it("lists names as each language does", async () => {
    const { words } = await fresh();
    const told: string[] = [];
    for (const lang of ["pl", "ja"] as const) {
      words.lang = lang;
      told.push(await read([1, 1, 1, -1], null, { sides: [0, 1, 2, 3] }), await read([0, -1, 0], null));
    }
    expect(told).toEqual([
      "Wygrywają A, B i C.",
      "Pierwsze miejsce dzielą A i C.",
      "A、B、Cさんの勝ちです。",
      "A、Cさんが同点で1位です。",
    ]);
  });
});

describe("the heading of the end", () => {
  async function heading(returns: number[], seat: number | null, near = 0) {
    const { resultOf } = await fresh();
    const table = {
      end: { outcome: { returns } },
      view: null,
      seat,
      hotseat: false,
      sides: [0, 1],
      name: (n: number) => "AB"[n],
    };
    return resultOf(table as unknown as Parameters<typeof resultOf>[0], near);
  }

  it("has the shape of the winner, whoever looks", async () => {
    expect(await heading([1, -1], 0)).toEqual({ text: "You won.", of: "near" });
    expect(await heading([1, -1], 1, 1)).toEqual({ text: "You lost.", of: "far" });
    expect(await heading([-1, 1], null)).toEqual({ text: "B won.", of: "far" });
  });

  it("has both shapes where nobody won alone", async () => {
    expect(await heading([0, 0], 0)).toEqual({ text: "A draw.", of: "both" });
  });
});
