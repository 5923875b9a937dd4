import { describe, expect, it, vi } from "vitest";

import { namesFor, stepsOf } from "../src/replay/last";
import type { Replay } from "../src/lib/protocol";
import type { Played } from "../src/lib/wire";

/** What reads the browser's store is loaded with none. */
async function fresh() {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  return import("../src/past/told");
}

const GAME: Played = {
  id: "a",
  game: "g",
  opponent: "Hana",
  partner: "",
  foes: 1,
  result: "won",
  scores: [3, 0],
  ended: 1_764_000_000,
};

describe("a game one has played", () => {
  it("is told by the own result and the own figure first", async () => {
    const { resultTold } = await fresh();
    expect(resultTold(GAME)).toBe("Won, 3 to 0");
    expect(resultTold({ result: "lost", scores: [3, 6] })).toBe("Lost, 3 to 6");
    expect(resultTold({ result: "draw", scores: [4, 4, 4] })).toBe("Draw, 4 – 4 – 4");
  });

  it("is told by the word alone where there are no figures, or all are 0", async () => {
    const { resultTold } = await fresh();
    expect(resultTold({ result: "lost", scores: [0, 0] })).toBe("Lost");
    expect(resultTold({ result: "", scores: null })).toBe("Finished");
  });

  it("has the month above the first of it, and nothing above the others", async () => {
    const { byMonth } = await fresh();
    const games = [5, 4, -30].map((days) => ({ ...GAME, ended: GAME.ended + days * 86_400 }));
    expect(byMonth(games, "en").map(({ month }) => month)).toEqual(["November 2025", "", "October 2025"]);
  });
});

/** A replay of two steps that ended so. */
function replay(kind: string, returns: number[], seat: number | null = null): Replay {
  const frames = [0, 1].map((n) => ({ n, view: { seat }, log: { n, turn: n, seat: 0, text: ["a"], sum: null } }));
  const outcome = { kind, returns, winner: returns.indexOf(1), rule: "", text: "Bolek resigns. Ala wins." };
  return { frames, outcome, names: ["Ala", "Bolek"] } as unknown as Replay;
}

describe("the steps of a replay", () => {
  it("end with who resigned, by the seat that did", () => {
    const steps = stepsOf(replay("resign", [1, -1]));
    expect(steps.length).toBe(3);
    expect(steps.at(-1)?.log).toMatchObject({ seat: 1, text: ["Bolek resigns. Ala wins."] });
    expect(steps.at(-1)?.n).toBe(1);
  });

  it("are the answers alone where the rules ended the game", () => {
    expect(stepsOf(replay("rules", [1, -1])).length).toBe(2);
  });

  it("call whoever looks at their own game as the log does", () => {
    expect(namesFor(replay("rules", [1, -1], 1), "You")).toEqual(["Ala", "You"]);
    expect(namesFor(replay("rules", [1, -1]), "You")).toEqual(["Ala", "Bolek"]);
  });
});
