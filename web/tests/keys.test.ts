import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The keys of all pages on that of tournaments, and where they led. */
async function there() {
  const { router } = await import("../src/lib/router.svelte");
  const { pageKeys } = await import("../src/keys/pages.svelte");
  const led = vi.spyOn(router, "go").mockImplementation(() => undefined);
  return { led, pageKeys };
}

beforeEach(() => {
  const keep = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const browser = { localStorage: keep, sessionStorage: keep, history: { state: null } };
  const page = { location: { pathname: "/tournaments" }, addEventListener: () => undefined };
  for (const [name, value] of Object.entries({ ...browser, ...page })) vi.stubGlobal(name, value);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it("counts a letter as soon as a page is there", async () => {
  const { led, pageKeys } = await there();
  expect(pageKeys.press("?", 20)).toBe(true);
  expect(pageKeys.listed).toBe(true);
  expect(pageKeys.press("n", 30)).toBe(true);
  expect(pageKeys.wish).toBe(true);
  expect(led).toHaveBeenCalledWith("/");
});

it.each([
  [1400, [["/games"]]],
  [1600, []],
])("waits a moment for the letter after g, and no longer: %d ms", async (after, where) => {
  const { led, pageKeys } = await there();
  pageKeys.press("g", 10_000);
  pageKeys.press("g", 10_000 + after);
  expect(led.mock.calls).toEqual(where);
});

it("leaves to the browser what nothing listens to", async () => {
  const { led, pageKeys } = await there();
  expect(["x", "g", "x", "t"].map((key, n) => pageKeys.press(key, 5 + n))).toEqual([false, true, false, false]);
  expect(led).not.toHaveBeenCalled();
});
