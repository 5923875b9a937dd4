import { beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError, api } from "../src/lib/api";
import { guestCards } from "../src/lib/beside.svelte";
import { missed } from "../src/lib/missed.svelte";
import { Pool, type Printed } from "../src/lib/pool.svelte";

const card = (n: number, id: string): Printed => ({ n, id, set: id.slice(0, 2), number: id.slice(3) });
const said = { stopped: [], said: [] };
const OWN = { cards: [card(0, "s1-1"), card(1, "s1-2"), card(2, "s2-1")], sets: { s1: "One", s2: "Two" }, ...said };

describe("a pool and the game that is looked at", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(api, "cards").mockResolvedValue(OWN);
    guestCards.none();
  });

  const read = async (pool: Pool<Printed>, over?: number): Promise<void> => {
    pool.want(over);
    await Promise.resolve();
    await Promise.resolve();
  };

  it("counts the cards of a game of an older edition", async () => {
    const pool = new Pool<Printed>("game");
    await read(pool, 2);
    expect([pool.at(1)?.id, pool.at(2)?.id, pool.at(3)?.id]).toEqual(["s1-2", "s1-1", "s1-2"]);
  });

  it("has what was brought into a game behind its edition, also what is bundled by now", async () => {
    guestCards.given("record", { cards: [card(2, "s2-1"), card(3, "zz-1")], sets: { zz: "Mine" }, ...said });
    const pool = new Pool<Printed>("game");
    await read(pool, 4);
    expect([0, 1, 2, 3, 4].map((kind) => pool.at(kind)?.id)).toEqual(["s1-1", "s1-2", "s2-1", "zz-1", "s1-1"]);
  });

  it("asks again for what could not be read, when one says so", async () => {
    vi.spyOn(api, "cards").mockRejectedValueOnce(new ApiError(503, "store", "", null));
    const pool = new Pool<Printed>("game");
    await read(pool);
    await Promise.resolve();
    expect([pool.now, missed.any]).toEqual([null, true]);
    missed.retry();
    await read(pool);
    expect([pool.all.length, missed.any]).toEqual([3, false]);
  });

  it("does not ask again for what there is not", async () => {
    vi.spyOn(api, "cards").mockRejectedValueOnce(new ApiError(404, "no-game", "", null));
    await read(new Pool<Printed>("game"));
    await Promise.resolve();
    expect(missed.any).toBe(false);
  });

  it("still has one's own cards after a table with others", async () => {
    vi.spyOn(api, "ownCards").mockResolvedValue({ cards: [card(3, "me-1")], sets: { me: "Me" }, ...said });
    const pool = new Pool<Printed>("game");
    guestCards.mine();
    await read(pool);
    guestCards.given("record", { cards: [card(3, "zz-1")], sets: {}, ...said });
    await read(pool);
    guestCards.mine();
    await read(pool);
    expect(pool.at(3)?.id).toBe("me-1");
  });
});
