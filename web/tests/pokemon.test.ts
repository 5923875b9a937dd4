import { describe, expect, it } from "vitest";

import { atLeastOne, sample } from "../src/editor/lines";
import { costs, energies } from "../src/games/pokemon/editor/odds";
import { INDEX, kindsIn } from "../src/games/pokemon/editor/query";
import { matches, NO_QUERY, toggled, unknownFields } from "../src/editor/query";
import type { Mon, PokemonCard, PokemonEvent, PokemonView } from "../src/games/pokemon/types";
import type { Decision, OptionRow, PreviewResult } from "../src/lib/protocol";
import { freeVerbs, keysOf, litHand, stillFree, targetsOf, verbsFor, whereOf } from "../src/games/pokemon/table/choice";
import { enough, grouped, roomFor, tapped } from "../src/table/options";
import { brought, does } from "../src/games/pokemon/table/reckon";
import { LAID_MS, STRUCK_MS } from "../src/table/pace";
import { nearest } from "../src/table/rove";
import { endsOf } from "../src/table/sideways";
import { lettersOf, widest } from "../src/games/pokemon/table/fit";
import { hitsOf, hurt, stagesOf, still } from "../src/games/pokemon/table/stages";
import { leaving } from "../src/games/pokemon/table/texts";
import { trayOf } from "../src/games/pokemon/table/tray";
import { twins } from "../src/games/pokemon/table/twins";
import { WORDS } from "../src/games/pokemon/words";
import { teach } from "../src/lib/l10n.svelte";

teach(WORDS);

const mon = (id: number, more: Partial<Mon> = {}): Mon => ({
  id,
  seat: 0,
  cards: [id],
  energy: [],
  attached: [],
  damage: 0,
  hp: 60,
  types: "G",
  conditions: [],
  poison: 1,
  weakness: null,
  resistance: null,
  retreat: 1,
  fresh: false,
  attacks: [],
  abilities: [],
  effects: [],
  ...more,
});

function view(more: Partial<PokemonView> = {}): PokemonView {
  const seat = {
    hand: [],
    known: [],
    deck: 40,
    prizes: [-1, -1],
    taken: 0,
    beside: -1,
    held: [],
    lasting: [],
    gx: false,
    aside: [],
  };
  return {
    game: "pokemon",
    seat: 0,
    format: "duel",
    prizes: 6,
    turn: 3,
    to_move: 0,
    first: 0,
    order: [0, 1],
    phase: "turn",
    cards: 10,
    turned: 20,
    sides: [
      { active: [mon(1)], bench: [mon(2)], discard: [], lost: [] },
      { active: [mon(3, { seat: 1 })], bench: [], discard: [], lost: [] },
    ],
    seats: [{ ...seat, hand: [4, 4, 5] }, seat],
    stadium: -1,
    used: { energy: false, supporter: false, stadium: false, retreat: false },
    looking: [],
    sudden: 0,
    ended: "",
    winner: -1,
    notes: {},
    options: {},
    outcome: null,
    goal: null,
    decision: null,
    ...more,
  };
}

function ask(kind: string, options: OptionRow[], more: Partial<Decision> = {}): Decision {
  return { seat: 0, kind, options, least: 1, most: 1, counts: null, about: [], ...more };
}

const card = (id: string, more: Partial<PokemonCard> = {}): PokemonCard => ({
  n: 0,
  id,
  name: id,
  sought: [id],
  set: "dp1",
  number: "1",
  kind: "pokemon",
  stage: "basic",
  hp: 60,
  types: "G",
  evolves_from: "",
  weakness: null,
  resistance: null,
  retreat: 1,
  level: "",
  tags: [],
  provides: "",
  abilities: [],
  attacks: [],
  rules: [],
  text: "",
  ...more,
});

describe("where the things asked for lie", () => {
  const cards: OptionRow[] = [
    ["card", 4],
    ["card", 5],
  ];

  it.each<[string, Decision, Partial<PokemonView>]>([
    ["turn", ask("turn", [["end"]]), {}],
    ["verbs", ask("extra", [["yes"], ["no"]]), {}],
    ["table", ask("choose:switch", [["pokemon", 2]]), {}],
    ["places", ask("prize", [["place", 0, 1]]), {}],
    ["tray", ask("choose:energy", [["attached", 1, 7]]), {}],
    ["hand", ask("choose:discard", cards, { counts: [2, 1] }), {}],
    ["tray", ask("choose:discard", cards, { counts: [1, 1] }), {}],
    ["tray", ask("choose:search", cards, { counts: [2, 1] }), { looking: [4, 4, 5] }],
    ["tray", ask("choose:search", [], { least: 0, most: 0 }), { looking: [4] }],
    ["hand", ask("lay-bench", cards, { counts: [1, 1] }), {}],
    [
      "cut",
      ask("cut", [
        ["cut", 0],
        ["cut", 1],
      ]),
      {},
    ],
  ])("%s", (where, decision, more) => {
    expect(whereOf(decision, view(more))).toBe(where);
  });
});

describe("a turn", () => {
  const foe = { active: [mon(3, { seat: 1 })], bench: [], discard: [], lost: [] };
  const turn = ask("turn", [
    ["bench", 4],
    ["attach", 5, 1],
    ["attach", 5, 2],
    ["power", 2, 0],
    ["retreat", 1],
    ["attack", 1, 0],
    ["end"],
  ]);

  it("what needs no card of the hand is in the slip", () => {
    expect(freeVerbs(turn)).toEqual([3, 4, 5, 6]);
    expect(verbsFor(turn, { t: "mon", id: 1 })).toEqual([4, 5]);
    expect(verbsFor(turn, { t: "hand", kind: 5 })).toEqual([1, 2]);
  });

  it("has things left that cost nothing, until they are done", () => {
    const poor = [{ n: 0, card: 1, place: 0, cost: "G", missing: "G", damage: 10, sign: "" }];
    const alone = view({ sides: [{ active: [mon(1, { attacks: poor })], bench: [], discard: [], lost: [] }, foe] });
    expect(stillFree(turn, alone, () => true)).toEqual(["bench", "attach", "attack"]);
    expect(stillFree(ask("turn", [["retreat", 1], ["end"]]), alone, () => true)).toEqual([]);
  });

  it("has nothing left where what is left is of no use: a full cost, a second one on the Bench, an idle attack", () => {
    expect(stillFree(turn, view(), () => false)).toEqual([]);
  });

  it("is over after an attack that is seen to do nothing before the turn ends", () => {
    const told = (...events: { e: string; amount?: number }[]): PreviewResult => ({
      pick: 0,
      events,
      lines: [],
      scores: [],
      gains: [],
      growth: [],
      view: null,
      luck: true,
    });
    expect(does(told({ e: "AttackUsed" }, { e: "DamageDealt", amount: 0 }, { e: "TurnEnded" }))).toBe(false);
    expect(does(told({ e: "AttackUsed" }, { e: "DamageDealt", amount: 10 }, { e: "TurnEnded" }))).toBe(true);
    expect(does(told({ e: "AttackUsed" }))).toBe(true);
  });

  it("a card of the hand lights where it may go", () => {
    expect([...litHand(turn)]).toEqual([4, 5]);
    expect(targetsOf(turn, 4)).toEqual({ mons: new Map(), bench: 0 });
    expect(targetsOf(turn, 5)).toEqual({
      mons: new Map([
        [1, 1],
        [2, 2],
      ]),
      bench: null,
    });
  });
});

describe("choosing several", () => {
  const two = ask(
    "choose:discard",
    [
      ["card", 4],
      ["card", 5],
    ],
    { least: 0, most: 2, counts: [2, 1] },
  );

  it("a tap puts in while there is room, and takes all of that kind out after that", () => {
    const once = tapped(two, [], 0);
    const twice = tapped(two, once, 0);
    expect([once, twice, tapped(two, twice, 0)]).toEqual([[0], [0, 0], []]);
    expect([roomFor(two, twice, 1), roomFor(two, once, 1)]).toEqual([0, 1]);
  });

  it("where one is asked for, another takes its place", () => {
    const one = ask("promote", [
      ["pokemon", 1],
      ["pokemon", 2],
    ]);
    expect(tapped(one, [0], 1)).toEqual([1]);
    expect([enough(one, []), enough(one, [1])]).toEqual([false, true]);
  });
});

describe("the tray", () => {
  const cardOf = (kind: number): PokemonCard =>
    kind === 5 ? card("Potion", { kind: "trainer" }) : kind === 6 ? card("Abra") : card("Zubat");

  it("shows all that is seen, what may be taken first, equal cards once", () => {
    const asked = ask("choose:search", [["card", 4]], { least: 0, counts: [2] });
    const items = trayOf(asked, view({ looking: [4, 4, 5, 6] }), "tray", cardOf);
    expect(items.map(({ kind, count, at }) => [kind, count, at])).toEqual([
      [4, 2, 0],
      [6, 1, null],
      [5, 1, null],
    ]);
  });

  it("keeps the order of a deck's top", () => {
    const asked = ask("choose:look", [["card", 5]], { least: 0 });
    expect(trayOf(asked, view({ looking: [6, 5, 4] }), "tray", cardOf).map((item) => item.kind)).toEqual([6, 5, 4]);
  });

  it("hidden cards are backs", () => {
    const items = trayOf(
      ask("prize", [
        ["place", 0, 0],
        ["place", 0, 1],
      ]),
      view(),
      "places",
      cardOf,
    );
    expect(items.map((item) => [item.back, item.place])).toEqual([
      [true, 0],
      [true, 1],
    ]);
  });
});

describe("stages", () => {
  const hit: PokemonEvent = { e: "DamageDealt", mon: 3, kind: 3, amount: 30, damage: 30, hp: 60, steps: [] };

  it("tell what was hit", () => {
    expect(hitsOf([hit, { e: "TurnEnded", seat: 0 }]).map(({ mon: id, amount }) => [id, amount])).toEqual([[3, 30]]);
    expect(hurt(view(), [hit]).sides[1].active[0]?.damage).toBe(30);
  });

  it("who attacks from across lies large first, and what was hit is seen as long as it takes to notice", () => {
    const used: PokemonEvent = { e: "AttackUsed", seat: 1, kind: 3, name: "Bite" };
    const stages = stagesOf(view(), [used, hit, { e: "PokemonKnockedOut", mon: 3 }], view(), false);
    expect(stages.map((stage) => [stage.laid?.attack, stage.ms])).toEqual([
      ["Bite", LAID_MS],
      [undefined, STRUCK_MS],
      [undefined, STRUCK_MS],
    ]);
    expect(stagesOf(view(), [used, hit], view(), true).map((stage) => stage.laid)).toEqual([null]);
  });

  it("who is Knocked Out is seen hit before it goes", () => {
    const before = view();
    const [a, b] = before.sides;
    const next = view({ sides: [a, { ...b, active: [] }] });
    const stages = stagesOf(before, [hit, { e: "PokemonKnockedOut", mon: 3 }], next, true);
    expect(stages.map((stage) => stage.view.sides[1].active.length)).toEqual([1, 0]);
    expect(stages[0]?.view.sides[1].active[0]?.damage).toBe(30);
  });

  it("coins stay in sight until the player's own next answer, or the next turn", () => {
    const shown = { ...still(view()), coins: [{ seat: 0, heads: true, why: "asleep" }] };
    expect(stagesOf(view(), [], view(), false, shown).at(-1)?.coins).toHaveLength(1);
    expect(stagesOf(view(), [], view(), true, shown).at(-1)?.coins).toHaveLength(0);
    expect(stagesOf(view(), [], view({ turn: 4 }), false, shown).at(-1)?.coins).toHaveLength(0);
  });
});

describe("arrow keys", () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));

  it.each([
    ["ArrowRight", 5],
    ["ArrowLeft", 3],
    ["ArrowUp", 1],
    ["ArrowDown", 7],
  ])("%s", (key, to) => {
    expect(nearest(grid[4] ?? { x: 0, y: 0 }, grid, key)).toBe(to);
  });

  it("the edge holds", () => expect(nearest({ x: 0, y: 0 }, grid, "ArrowLeft")).toBe(-1));
});

describe("the deck editor", () => {
  it("finds by words and fields", () => {
    const one = card("Infernape", {
      hp: 110,
      types: "R",
      stage: "stage 2",
      text: "The Defending Pokémon is now Burned.",
    });
    for (const words of ["infern", "type:fire", "hp>=100 stage:2", "text:burned", "set:diamond", "POKEMON burned"])
      expect([words, matches(INDEX, one, { ...NO_QUERY, words }, "Diamond & Pearl")]).toEqual([words, true]);
    for (const words of ["type:water", "hp<100", "stage:1", "set:stormfront"])
      expect(matches(INDEX, one, { ...NO_QUERY, words }, "Diamond & Pearl")).toBe(false);
    expect(matches(INDEX, one, toggled(NO_QUERY, "kinds", "basic"))).toBe(false);
    const team = { ...one, name: "ピカチュウ&ゼクロムGX", tags: ["gx", "tag team"] };
    expect(kindsIn([one, team])).toEqual([one.stage, "GX", "TAG TEAM"]);
    expect(matches(INDEX, one, toggled(NO_QUERY, "kinds", "GX"))).toBe(false);
    expect(unknownFields(INDEX, { ...NO_QUERY, words: "cost<=4 hp>=100 type:fire" })).toEqual(["cost"]);
  });

  it("finds a card by its name in another language, in whichever signs that is typed", () => {
    const one = card("ガブリアス", { sought: ["Garchomp", "ガブリアス"], text: "必要なエネルギー" });
    for (const words of ["garch", "ガブリアス", "がぶり", "ｶﾞﾌﾞﾘｱｽ", "ＧＡＲＣＨ", "name:がぶ"])
      expect([words, matches(INDEX, one, { ...NO_QUERY, words })]).toEqual([words, true]);
    expect(matches(INDEX, one, { ...NO_QUERY, words: "カフリ" })).toBe(false);
    expect(matches(INDEX, one, { ...NO_QUERY, words: "なえ" })).toBe(false);
  });

  it("counts the opening hand", () => {
    expect(atLeastOne(60, 10, 7)).toBeCloseTo(0.741, 3);
    expect([atLeastOne(60, 0, 7), atLeastOne(7, 1, 7)]).toEqual([0, 1]);
  });

  it("counts costs and Energy with every copy", () => {
    const attack = { name: "a", cost: "GG", damage: 10, sign: "", text: "" };
    const lines = [
      { card: card("a", { attacks: [attack, { ...attack, cost: "GGCCC" }] }), count: 3 },
      { card: card("e", { kind: "energy", provides: "G" }), count: 5 },
    ];
    expect(costs(lines)).toEqual([0, 0, 3, 0, 3]);
    expect(energies(lines)).toEqual([{ letter: "G", count: 5 }]);
    expect(sample(lines, 8, () => 0.999).filter((one) => one.id === "e")).toHaveLength(5);
  });

  it("groups equal cards in the order in which they come", () => {
    expect(grouped([5, 4, 5])).toEqual([
      { kind: 5, count: 2 },
      { kind: 4, count: 1 },
    ]);
  });
});

describe("the keys of a turn's verbs", () => {
  const fighting = [
    mon(1, { attacks: [0, 1].map((n) => ({ n, card: 1, place: n, cost: "", missing: "", damage: 0, sign: "" })) }),
  ];
  const keys = (...options: OptionRow[]): [string, string][] => {
    const asked: Decision = { seat: 0, kind: "turn", options, least: 1, most: 1, counts: null, about: [] };
    return [...keysOf(asked, freeVerbs(asked), fighting)].map(([at, key]) => [options[at]?.[0] ?? "", key]);
  };

  it("attacks stand first, and have the number of their row whatever else may be done", () => {
    expect(keys(["attack", 1, 1], ["end"])).toEqual([
      ["attack", "2"],
      ["end", "E"],
    ]);
    expect(keys(["retreat", 1], ["power", 2, 0], ["attack", 1, 0], ["attack", 1, 1], ["end"])).toEqual([
      ["attack", "1"],
      ["attack", "2"],
      ["power", "3"],
      ["retreat", "R"],
      ["end", "E"],
    ]);
  });
});

describe("a forecast", () => {
  const hit: PokemonEvent = { e: "DamageDealt", mon: 3, kind: 3, amount: 60, damage: 60, hp: 60, steps: [] };
  const future = (events: (typeof hit)[]) =>
    brought({ pick: 0, events, lines: [], scores: [0, 0], gains: [0, 0], growth: [0, 0], view: null });

  it("is a knock-out wherever no HP is left, told as an event or not", () => {
    expect(future([hit]).says.map((say) => say("Unknown card"))).toEqual(["Unknown card is Knocked Out."]);
    expect(future([{ ...hit, damage: 50 }]).says.map((say) => say("Unknown card"))).toEqual([
      "Unknown card has 10 HP left.",
    ]);
  });
});

describe("names that both sides share", () => {
  const named = (kind: number): PokemonCard => ({ name: `card ${kind % 10}`, kind: "pokemon" }) as PokemonCard;

  it("are those of Pokémon of both owners, in play or told of in the log", () => {
    const both = view();
    expect([...twins(both, [], named)]).toEqual([]);
    both.sides[1].active = [mon(3, { seat: 1, cards: [11] })];
    expect([...twins(both, [], named)]).toEqual(["card 1"]);
    const entry = { n: 1, turn: 1, seat: 1 as const, text: [{ c: "card 2", k: 12 }, " is Knocked Out."], sum: null };
    expect([...twins(both, [entry], named)]).toEqual(["card 1", "card 2"]);
  });
});

describe("a row of cards that is wider than its room", () => {
  it("tells at which end there are more", () => {
    expect(endsOf(0, 500, 500)).toEqual({ before: false, after: false });
    expect(endsOf(0, 500, 900)).toEqual({ before: false, after: true });
    expect(endsOf(200, 500, 900)).toEqual({ before: true, after: true });
    expect(endsOf(400, 500, 900)).toEqual({ before: true, after: false });
  });
});

describe("the texts of attacks", () => {
  it("all stay where there is room", () => expect(leaving([28, 14], 0)).toEqual([]));
  it("go from the longest on, and no more of them than must", () => {
    expect(leaving([14, 42, 28], 30)).toEqual([1]);
    expect(leaving([14, 42, 28], 43)).toEqual([1, 2]);
    expect(leaving([14, 14], 100)).toEqual([0, 1]);
  });
});

describe("the width of a name", () => {
  it("is that of its widest part, since lines break at blanks and hyphens", () => {
    expect(widest("Alolan Exeggutor")).toBe(widest("Exeggutor"));
    expect(widest("Turtonator-GX")).toBe(widest("Turtonator-"));
  });
  it("tells narrow letters from wide ones, and is never nothing", () => {
    expect(widest("Illili")).toBeLessThan(widest("Mawmom") / 2);
    expect(widest("")).toBe(1);
  });
  it("counts kana as wide as they are, and lets a long Japanese name be broken", () => {
    expect(widest("フシギダネ")).toBe(5);
    expect(widest("ミノムッチ くさきのミノ")).toBe(6);
    expect(widest("アローラナッシーGX")).toBe(widest("コイキング&オニゴーリアンGX"));
    expect(lettersOf("フシギダネ")).toBeLessThan(9);
    expect(lettersOf("ドダイトス LV.X")).toBeGreaterThan(9);
    expect(lettersOf("Turtwig")).toBe(7);
  });
});
