import { describe, expect, it, vi } from "vitest";

import { drawn, type Fallback, type GameFace, type Variant } from "../src/lib/faces";
import type { Decision, GameInfo } from "../src/lib/protocol";
import { initials } from "../src/games/generic/initials";
import { chosen, foregone, keysOf, several, sought, wordsOf } from "../src/games/generic/table/answer";
import { placeOf, round, shownOf, spotsOf } from "../src/games/generic/table/layout";
import { onlyReading } from "../src/games/generic/table/touch";
import type { CardSeen, GenericView, ZoneSeen } from "../src/games/generic/types";

const card = (name: string, option = -1): CardSeen => ({ name, text: "", facts: [], option, intent: null });
const zone = (key: string, seat: number | null, ...cards: CardSeen[]): ZoneSeen => ({
  key,
  name: "",
  seat,
  count: cards.length,
  hidden: false,
  note: "",
  cards,
});
const asked = (options: Decision["options"], more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind: "turn",
  options,
  least: 1,
  most: 1,
  counts: null,
  about: [],
  ...more,
});
const seen = (zones: ZoneSeen[], more: Partial<GenericView> = {}): GenericView => ({
  game: "generic",
  seat: 0,
  turn: -1,
  to_move: -1,
  options: {},
  outcome: null,
  goal: null,
  decision: null,
  sides: [0, 1, 2],
  zones,
  facts: [],
  text: "",
  ...more,
});

describe("a view as groups", () => {
  const view = seen(
    [zone("hand", 0, card("Ring", 1), card("Ring", 1)), zone("hand", 2), zone("pile", null, card("Bell", 0))],
    {
      facts: [
        { name: "points", value: "3", seat: 2 },
        { name: "turn", value: "1", seat: null },
      ],
    },
  );
  const spots = spotsOf(view);

  it("has a place for each seat, and one for what is everybody's", () => {
    expect(spots.seats.map(({ zones, facts }) => [zones.length, facts.length])).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
    expect([spots.common.zones[0]?.zone.key, spots.common.facts[0]?.value]).toEqual(["pile", "1"]);
  });

  it("tells equal cards of one option apart, and finds a card by its place", () => {
    expect(spots.seats[0]?.zones[0]?.places.map(({ at, nth }) => [at, nth])).toEqual([
      ["0 0", 0],
      ["0 1", 1],
    ]);
    expect([placeOf(view, "2 0")?.name, placeOf(view, "9 9")]).toEqual(["Bell", undefined]);
  });

  it("takes no card of another seat for the option that one's own card is", () => {
    const both = seen([zone("tricks", 0, card("Feint", 0)), zone("tricks", 1, card("Feint", 0), card("Peck", 1))]);
    expect(
      spotsOf(both).seats.map(({ zones }) => zones.flatMap(({ places }) => places.map(({ option }) => option))),
    ).toEqual([[0], [-1, 1], []]);
  });

  it("shows few of many, and all that may be chosen", () => {
    const many =
      spotsOf(seen([zone("pile", null, ...Array.from({ length: 12 }, (_, n) => card(`c${n}`, n === 11 ? 4 : -1)))]))
        .common.zones[0]?.places ?? [];
    expect([shownOf(many, false).length, shownOf(many, true).length, shownOf(many, false).at(-1)?.card.name]).toEqual([
      9,
      12,
      "c11",
    ]);
  });

  it("goes round the table from the near seat on", () => {
    expect([round(4, 2), round(3, 0)]).toEqual([
      [2, 3, 0, 1],
      [0, 1, 2],
    ]);
  });
});

describe("a table that can only be read", () => {
  it("opens a card that says more than its name, and no other", () => {
    const opened: string[] = [];
    const touch = onlyReading(({ name }) => opened.push(name));
    for (const one of [card("Lamp"), { ...card("Bell"), text: "It rings." }, { ...card("Ring"), facts: ["worth 5"] }]) {
      touch.onpress({ card: one, at: "0 0", option: -1, nth: 0 });
      touch.onread(one);
    }
    expect(opened).toEqual(["Bell", "Bell", "Ring", "Ring"]);
  });
});

describe("a question as a list", () => {
  it("says an option without words by its verb and the cards that it is, else by its numbers", () => {
    const decision = asked([["lay", 7], ["pass"], ["bid", 3, 4]], { labels: ["", "Let it be", ""] });
    const view = seen([zone("hand", 0, card("Ring", 0), card("Ring", 0))]);
    expect([0, 1, 2].map((at) => wordsOf(decision, view, at))).toEqual(["lay Ring", "Let it be", "bid 3 4"]);
  });

  it("gives the first nine options a key, and none where one is looked for", () => {
    expect([...keysOf(asked(Array.from({ length: 10 }, () => ["x"]))).values()]).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "",
    ]);
    expect(keysOf(asked(Array.from({ length: 13 }, () => ["x"]))).size).toBe(0);
    expect(sought(["Lay the Łyżka", "Pass"], " lyz")).toEqual([0]);
  });

  it("knows what leaves nothing to choose, and what asks for several", () => {
    expect([asked([["pass"]]), asked([["a"], ["b"]]), asked([["a"]], { least: 0 })].map(foregone)).toEqual([
      true,
      false,
      false,
    ]);
    expect([asked([["a"]]), asked([["a"]], { least: 0 }), asked([["a"], ["b"]], { most: 2 })].map(several)).toEqual([
      false,
      true,
      true,
    ]);
    expect(chosen([2, 0, 2])).toEqual([
      { at: 2, count: 2 },
      { at: 0, count: 1 },
    ]);
  });
});

describe("the picture of a game without one", () => {
  it.each([
    ["Magpies for three", "MA"],
    ["Salt and Silver Rush", "SS"],
    ["カササギ（3人用）", "カサ"],
    ["go", "GO"],
    ["", "?"],
  ])("%s: %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("the games that are played here", () => {
  const info = (id: string, more: Partial<GameInfo> = {}): GameInfo => ({
    id,
    name: id,
    seats: 2,
    options: [],
    bots: [],
    line: "",
    face: "generic",
    prefix: "",
    draws: false,
    decked: true,
    sides: [0, 1],
    lessons: 0,
    guide: false,
    packs: false,
    ...more,
  });
  const variant = (title: string, prefix: string): Variant => ({ title, prefix }) as unknown as Variant;
  const face = (id: string, games: Record<string, Variant>): GameFace =>
    drawn({ id, games, words: { en: "", pl: "", ja: "" } } as unknown as Parameters<typeof drawn>[0]);
  const fallback: Fallback = {
    words: { en: "", pl: "", ja: "" },
    of: (one) => face("generic", { [one.id]: variant(one.name, one.prefix) }),
  };

  /** The module reads the address and what the browser keeps. */
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
    const { Games } = await import("../src/lib/games.svelte");
    const games = new Games();
    games.welcome(
      [face("chess", { chess: variant("Chess", "CH"), "chess-960": variant("Chess 960", "C9") })],
      fallback,
    );
    return games;
  }

  it("stand in the order in which the server tells them", async () => {
    const games = await fresh();
    expect(games.ids).toEqual(["chess", "chess-960"]);
    games.told = [
      info("chess-960"),
      info("magpies", { face: "generic", prefix: "MG", name: "Magpies", sides: [0, 0], seats: 2 }),
      info("chess"),
    ];
    expect(games.ids).toEqual(["chess-960", "magpies", "chess"]);
    expect(games.ids.map((id) => games.face(id).id)).toEqual(["chess", "generic", "chess"]);
    expect([games.has("unknown"), games.face("magpies").title, games.face("nonsense").title]).toEqual([
      false,
      "Magpies",
      "Chess 960",
    ]);
  });

  it("may borrow the face of another one", async () => {
    const games = await fresh();
    games.told = [info("chess-hexagonal", { face: "chess", name: "Hexagonal", prefix: "HX" })];
    expect([games.face("chess-hexagonal").id, games.face("chess-hexagonal").title]).toEqual(["chess", "Hexagonal"]);
  });

  it("say who sits on which side, by turns where they don't", async () => {
    const games = await fresh();
    games.told = [info("magpies", { face: "generic", sides: [0, 1, 2], seats: 3 }), info("chess")];
    expect([games.sides("magpies", 3), games.sides("chess", 2), games.sides("chess", 4)]).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 1, 0, 1],
    ]);
  });

  it("are played with decks, where the server does not say otherwise", async () => {
    const games = await fresh();
    games.told = [info("magpies", { decked: false }), info("chess")];
    expect(["magpies", "chess", "chess-960"].map((id) => games.decked(id))).toEqual([false, true, true]);
  });

  it("have ledgers by their letters, the longest first", async () => {
    const games = await fresh();
    games.told = [
      info("chess"),
      info("chx", { face: "generic", prefix: "CHX" }),
      info("none", { face: "generic", prefix: "" }),
    ];
    expect(games.ledgers).toEqual([
      ["CHX", "chx"],
      ["CH", "chess"],
    ]);
  });
});
