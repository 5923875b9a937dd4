import { describe, expect, it } from "vitest";

import { before } from "../src/games/token-battle/table/gist";
import { teach } from "../src/lib/l10n.svelte";
import { WORDS } from "../src/games/token-battle/words";
import type { LogEntry } from "../src/lib/protocol";
import { turnsBefore } from "../src/table/rows";

teach(WORDS);

describe("what comes of a move in one line", () => {
  it("has no sign after a sentence that has ended, and one after a part", () => {
    const lines = [["You get an extra turn."], ["a1", " 9 leaves the board"], ["laser"]];
    expect(lines.map((_, n) => before(lines, n))).toEqual(["", " ", "; "]);
  });
});

describe("two turns of the other side in a row", () => {
  const entry = (n: number, turn: number, seat: number): LogEntry => ({ n, turn, seat, text: [], sum: null });

  it("are both told", () => {
    expect(turnsBefore([entry(0, 0, 0), entry(1, 1, 1), entry(2, 2, 1)], 0).map(({ n }) => n)).toEqual([1]);
  });
  it("are two turns, and no two things that were done in one", () => {
    expect(turnsBefore([entry(0, 0, 0), entry(1, 1, 1), entry(2, 1, 1)], 0)).toEqual([]);
  });
  it("are none of one's own", () => {
    expect(turnsBefore([entry(0, 0, 1), entry(1, 1, 0), entry(2, 2, 0)], 0)).toEqual([]);
  });
});
