import { afterEach, expect, it, vi } from "vitest";

import { ApiError, api } from "../src/lib/api";
import type * as wire from "../src/lib/wire";
import { CardReading } from "../src/packs/reading.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("what was read is kept as soon as the server has ended the reading that was stopped", async () => {
  vi.useFakeTimers();
  const pack = { id: "p", name: "Harbour Lights", cards: 2, playable: 2 } as wire.PackInfo;
  const asked: string[] = [];
  vi.spyOn(api, "readCards").mockImplementation(async function* (_file, more) {
    asked.push(more.until ?? "");
    await Promise.resolve();
    if (asked.length === 1) yield { of: 9, n: 2, cards: [], pack: null, error: null };
    if (asked.length === 1) await new Promise(() => undefined);
    if (asked.length < 4) throw new ApiError(429, "pack-reading", "Wait.", null);
    yield { of: 9, n: 2, cards: [], pack, error: null };
  });
  const reading = new CardReading(new File(["[]"], "harbour-lights.json"));
  await vi.advanceTimersByTimeAsync(1);
  reading.stop();
  reading.keep();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(["0", "2", "2", "2"]);
  expect(reading.state).toBe("kept");
});
