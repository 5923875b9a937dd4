import { describe, expect, it } from "vitest";

import { cacheName, isOurs, isPage, shelfOf } from "../src/offline/shelves";

describe("what is kept for when there is no connection", () => {
  it.each([
    ["/api/games", "all"],
    ["/api/games/g/cards", "all"],
    ["/api/rules/g", "all"],
    ["/api/rules/g/G-TURN-1", "all"],
    ["/api/how-to-play/g", "all"],
    ["/api/lessons/g/first/preview", "all"],
    ["/api/puzzles", "all"],
    ["/api/puzzles/g/today/answer", "all"],
    ["/api/games/g/decks", "own"],
    ["/api/tables/x/replay", "own"],
  ])("%s lies on the shelf %s", (path, shelf) => {
    expect(shelfOf(path)).toBe(shelf);
  });

  it.each([
    "/api/session",
    "/api/session/key",
    "/api/sessions",
    "/api/token",
    "/api/tables",
    "/api/tables/x",
    "/api/tables/x/record",
    "/api/tables/x/ending",
    "/api/past",
    "/api/join/x",
    "/api/games/g/engine",
    "/api/games/g/decks/x/text",
    "/api/rules",
    "/api/lessonsx/g",
    "/x/api/games",
    "/ws",
  ])("%s is not kept", (path) => {
    expect(shelfOf(path)).toBe(null);
  });

  it("every address of a page is the one document, and nothing else is", () => {
    for (const path of ["/", "/table/x", "/rules/g/G-TURN-1", "/join/a.b"]) expect(isPage(path)).toBe(true);
    for (const path of ["/api/schema", "/static/x", "/ws", "/offline.js", "/stolik.en.webmanifest"])
      expect(isPage(path)).toBe(false);
  });

  it("the caches of another program on this address are not ours", () => {
    expect(isOurs(cacheName("own", "1"), "own") && isOurs(cacheName("pages", "1"))).toBe(true);
    expect(isOurs(cacheName("all", "1"), "own") || isOurs("stolikx 1") || isOurs("other")).toBe(false);
  });
});
