import { describe, expect, it } from "vitest";

import { cellName, reach, step } from "../src/games/token-battle/cells";
import type { TokenBattleView, TokenEvent } from "../src/games/token-battle/types";
import { hurried } from "../src/table/pace";
import { after, type Piece, piecesOf, stagesOf } from "../src/games/token-battle/table/pieces";
import { arrowPath, barPath, boostsAfter, marksOf } from "../src/games/token-battle/table/preview";

const piece = (id: number, cell: number, more: Partial<Piece> = {}): Piece => ({
  id,
  cell,
  owner: 1,
  value: 3,
  type: 0,
  boost: 0,
  ...more,
});

function view(pieces: readonly Piece[], more: Partial<TokenBattleView> = {}): TokenBattleView {
  const column = (fill: number): number[] => Array<number>(36).fill(fill);
  const board = { owner: column(-1), value: column(0), type: column(0), token: column(0), boost: column(0) };
  for (const one of pieces) {
    board.owner[one.cell] = one.owner;
    board.value[one.cell] = one.value;
    board.type[one.cell] = one.type;
    board.token[one.cell] = one.id;
    board.boost[one.cell] = one.boost;
  }
  return {
    game: "token-battle",
    seat: 0,
    x: 0,
    turn: 0,
    to_move: 0,
    scores: [0, 0],
    growth: [0, 0],
    bonus: [0, 0],
    extra: [0, 0],
    ...board,
    pays: column(0),
    stacks: [[], []],
    recent: [],
    last_token: 0,
    ended: "",
    winner: -1,
    options: {},
    outcome: null,
    goal: null,
    decision: null,
    ...more,
  };
}

const LAID: TokenEvent = { e: "TokenLaid", seat: 0, card: 25, stack: 2, cell: 10, value: 3, type: 0, token: 9 };

describe("fields", () => {
  it("are named by column and row", () => {
    expect([0, 5, 30, 35].map(cellName)).toEqual(["a1", "f1", "a6", "f6"]);
  });

  it("an area is cut at the edge, clockwise from north", () => {
    expect(reach(0, 0b11111111)).toEqual([1, 7, 6]);
    expect(reach(14, 1)).toEqual([8]);
  });

  it.each([
    ["ArrowUp", 2, 2],
    ["ArrowDown", 2, 8],
    ["ArrowLeft", 6, 6],
    ["End", 6, 11],
    ["PageDown", 3, 33],
  ])("%s from %i leads to %i", (key, from, to) => {
    expect(step(from, key)).toBe(to);
  });
});

describe("pieces", () => {
  it("keep their identity while they move", () => {
    const moved = after([piece(4, 9), piece(5, 11)], { e: "TokenMoved", token: 4, start: 9, to: 8 });
    expect(moved.map((one) => [one.id, one.cell])).toEqual([
      [4, 8],
      [5, 11],
    ]);
  });

  it.each<[string, TokenEvent, Partial<Piece>]>([
    ["lowered", { e: "ValueLowered", token: 4, by: 1, value: 2 }, { value: 2 }],
    ["survived", { e: "TokenSurvived", token: 4 }, { value: 1, type: 0 }],
    ["gilded", { e: "TokenGilded", token: 4 }, { type: 7 }],
  ])("are drawn as %s", (_name, event, change) => {
    expect(after([piece(4, 9, { type: 1 })], event)[0]).toEqual(piece(4, 9, { type: 1, ...change }));
  });

  it("are read from the columns of a view", () => {
    expect(piecesOf(view([piece(4, 9, { boost: 2 })]))).toEqual([piece(4, 9, { boost: 2 })]);
  });
});

describe("stages", () => {
  const push: TokenEvent[] = [LAID, { e: "TokenMoved", token: 4, start: 9, to: 8, cause: "push" }];
  const before = view([piece(4, 9)]);
  const next = view([piece(4, 8), piece(9, 10, { owner: 0 })], { scores: [3, 3] });

  it("of another's move begin with the card that is lifted, and end with the view", () => {
    const stages = stagesOf(before, push, next, false);
    expect(stages[0]?.lifted).toEqual({ seat: 0, stack: 2 });
    expect(stages.map((stage) => stage.pieces.length)).toEqual([1, 2, 2, 2]);
    expect(stages.at(-1)?.pieces).toEqual(piecesOf(next));
    expect(stages.at(-1)?.scores).toEqual([3, 3]);
  });

  it("of one's own move begin with the token on the board", () => {
    expect(stagesOf(before, push, next, true)[0]?.laid).toEqual({ cell: 10, seat: 0, stack: 2 });
  });

  it("tell the turn and the last token that they show, whatever has come since", () => {
    const later = view([piece(4, 8), piece(9, 10)], { turn: 1, last_token: 9 });
    const stages = stagesOf(view([piece(4, 9)], { last_token: 4 }), push, later, false);
    expect(stages.map(({ last }) => last)).toEqual([9, 10, 10, 10]);
    expect(stages.map(({ turn }) => turn)).toEqual([0, 0, 0, 1]);
  });

  it("uncover the next card with the token that is laid", () => {
    const held = view([], { stacks: [[[1], [2], [25, 7, 8]], []] });
    const stages = stagesOf(held, [LAID, { e: "TopUncovered", seat: 0, stack: 2, card: 7 }], next, false);
    expect(stages[0]?.stacks[0][2]).toEqual([25, 7, 8]);
    expect(stages[1]?.stacks[0][2]).toEqual([7, 8, 25]);
  });

  it("show beams after the ability, with the tokens as they are after the shot", () => {
    const shot: TokenEvent[] = [
      LAID,
      { e: "LaserFired", cell: 6, direction: 2, hit: 9 },
      { e: "TokenDestroyed", cell: 9, token: 4, cause: "laser" },
    ];
    const stages = stagesOf(before, shot, view([piece(9, 10)]), true);
    expect(stages[1]?.beams).toEqual([{ from: 6, direction: 2, hit: 9 }]);
    expect(stages[1]?.pieces.map((one) => one.id)).toEqual([9]);
  });

  it("without a laid token are the view at once", () => {
    expect(stagesOf(before, [{ e: "GameEnded" }], next, false)).toHaveLength(1);
  });

  it("are never more than a second and a half behind", () => {
    const long = hurried([...stagesOf(before, push, next, false), ...stagesOf(before, push, next, false)]);
    expect(long.reduce((sum, stage) => sum + stage.ms, 0)).toBeCloseTo(1500);
  });
});

describe("marks of a preview", () => {
  it("a push draws an arrow, the ghost where it goes, and the laid ghost", () => {
    const marks = marksOf([piece(4, 9)], [LAID, { e: "TokenMoved", token: 4, start: 9, to: 8, cause: "push" }]);
    expect(marks.arrows).toEqual([{ from: 9, to: 8, off: false, bent: false }]);
    expect(marks.ghosts.map((ghost) => [ghost.id, ghost.cell])).toEqual([
      [4, 8],
      [9, 10],
    ]);
    expect(marks.landed.has(8)).toBe(true);
  });

  it("a token pushed off gets a cross and an arrow over the edge", () => {
    const marks = marksOf([piece(4, 4)], [LAID, { e: "TokenDestroyed", cell: 4, token: 4, owner: 1, cause: "push" }]);
    expect(marks.gone.get(4)).toBe(4);
    expect(marks.arrows.map((arrow) => arrowPath(arrow, marks.cell))).toEqual(["M450 14L450 -4"]);
  });

  it("boosts are those after the move, wherever a token has come to lie", () => {
    const token = Array.from({ length: 36 }, (_, cell) => ({ 8: 4, 9: 7, 10: 9 })[cell] ?? 0);
    const boost = Array.from({ length: 36 }, (_, cell) => ({ 8: 1, 9: 2 })[cell] ?? 0);
    expect([...boostsAfter({ token, boost })]).toEqual([
      [4, 1],
      [7, 2],
      [9, 0],
    ]);
    expect(boostsAfter(null).size).toBe(0);
  });

  it("a stuck token gets a bar on its far edge", () => {
    const marks = marksOf([piece(4, 16)], [LAID, { e: "TokenBlocked", cell: 16, token: 4, cause: "push" }]);
    expect(marks.bars).toEqual([{ cell: 16, toward: -1 }]);
    expect(barPath(16, -1, 10)).toBe("M426 296L474 296");
  });

  it("losses of one token are added up, and a survivor's say what is left", () => {
    const marks = marksOf(
      [piece(4, 9), piece(5, 11, { type: 1 })],
      [
        LAID,
        { e: "ValueLowered", token: 4, by: 1, value: 2 },
        { e: "ValueLowered", token: 4, by: 1, value: 1 },
        { e: "TokenSurvived", token: 5, cell: 11 },
      ],
    );
    expect(marks.chips.get(4)).toBe("−2");
    expect(marks.chips.get(5)).toBe("→ 1");
  });

  it("a swap leaves the laid ghost on the chosen field and bends both arrows", () => {
    const marks = marksOf(
      [piece(4, 2)],
      [
        LAID,
        { e: "TokenMoved", token: 9, start: 10, to: 2, cause: "swap" },
        { e: "TokenMoved", token: 4, start: 2, to: 10, cause: "swap" },
      ],
    );
    expect(marks.ghosts.map((ghost) => [ghost.id, ghost.cell])).toEqual([[9, 10]]);
    expect(marks.arrows.map((arrow) => arrow.bent)).toEqual([true, true]);
  });

  it("only beams that hit are drawn", () => {
    const marks = marksOf(
      [piece(4, 9)],
      [LAID, { e: "LaserFired", cell: 6, direction: 6, hit: -1 }, { e: "LaserFired", cell: 6, direction: 2, hit: 9 }],
    );
    expect(marks.beams).toEqual([{ from: 6, direction: 2, hit: 9 }]);
  });
});
