import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GauntletLine } from "../src/lib/wire";

const DECK = { stacks: [["a", "b"]] };
const PLAYS: GauntletLine = {
  state: "plays",
  place: 0,
  decks: 2,
  games: 4,
  of: 40,
  rate: 0.5,
  half: 0.3,
  best: [],
  worst: [],
  failed: 0,
  error: null,
};

/** Answers with these lines, in pieces that end where they like. */
function answers(lines: readonly GauntletLine[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const pieces = text.match(/[^]{1,50}/g) ?? [];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(stream) {
            for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
            stream.close();
          },
        }),
      ),
    ),
  );
}

async function begun() {
  const { Gauntlet } = await import("../src/editor/gauntlet.svelte");
  const trial = new Gauntlet("token-battle");
  await trial.begin(DECK);
  return trial;
}

beforeEach(() => {
  const keep = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  for (const [name, value] of Object.entries({ localStorage: keep, sessionStorage: keep, location: { pathname: "/" } }))
    vi.stubGlobal(name, value);
});
afterEach(() => vi.unstubAllGlobals());

describe("a deck that is tried", () => {
  it("is told of until it is done", async () => {
    answers([{ ...PLAYS, state: "waits", place: 2 }, PLAYS, { ...PLAYS, state: "done", games: 40 }]);
    const trial = await begun();
    expect([trial.state, trial.line?.games, trial.runs]).toEqual(["done", 40, false]);
  });

  it("keeps what is known where an answer ends it or is cut short", async () => {
    const error = { code: "gauntlet-failed", message: "No." };
    answers([PLAYS, { ...PLAYS, state: "ended", games: 0, error }]);
    const refused = await begun();
    expect([refused.state, refused.message, refused.line?.games]).toEqual(["ended", "No.", 4]);
    answers([PLAYS]);
    const cut = await begun();
    expect([cut.state, cut.line?.games]).toEqual(["ended", 4]);
    expect(cut.message).not.toBe("");
  });

  it("is another one with other cards", async () => {
    answers([PLAYS, { ...PLAYS, state: "done" }]);
    const trial = await begun();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    void trial.begin({ stacks: [["a", "c"]] });
    expect([trial.state, trial.line]).toEqual(["asked", null]);
    trial.stop("Stopped.");
    expect([trial.state, trial.message]).toEqual(["ended", "Stopped."]);
  });
});
