// What stands on the board, as drawings with an identity, and how one drawing becomes the next.
// All values come from views and events; nothing is reckoned here.

import { half, type Half, type OptionRow } from "../../../lib/protocol";
import type { Shown } from "../../../table/beats.svelte";
import { argOf } from "../../../table/options";
import { BEAT_MS, MOVE_MS } from "../../../table/pace";
import { GOLD, PLAIN } from "../kinds";
import type { TokenEvent, TokenBattleView } from "../types";

/** Where an option is drawn, as selectors: the card on its stack, and the field. */
export function drawnAs(option: OptionRow | undefined, stack = (n: number): string => `[data-own="${n}"]`): string[] {
  return [stack(argOf(option, 0)), `[data-cell="${argOf(option, 1)}"]`];
}

export interface Piece {
  id: number;
  cell: number;
  owner: number;
  value: number;
  type: number;
  boost: number;
}

export interface Beam {
  from: number;
  direction: number;
  hit: number;
}

/** One beat of a move: what is drawn, and for how long at the least. */
export interface Stage extends Shown {
  pieces: Piece[];
  near: Half;
  stacks: TokenBattleView["stacks"];
  scores: [number, number];
  growth: [number, number];
  lifted: { seat: number; stack: number } | null;
  laid: { cell: number; seat: number; stack: number } | null;
  beams: Beam[];
  fresh: number[];
  /** Where the last token was laid; -1: nowhere yet. */
  last: number;
  turn: number;
}

export function piecesOf(view: TokenBattleView): Piece[] {
  const found: Piece[] = [];
  view.token.forEach((id, cell) => {
    if (id > 0)
      found.push({
        id,
        cell,
        owner: view.owner[cell] ?? 0,
        value: view.value[cell] ?? 0,
        type: view.type[cell] ?? PLAIN,
        boost: view.boost[cell] ?? 0,
      });
  });
  return found;
}

/** Who sits at the near edge: the seat the view belongs to; a spectator sits with seat 0. */
export function nearOf(view: TokenBattleView): Half {
  return half(view.seat ?? 0);
}

export function still(view: TokenBattleView): Stage {
  return {
    pieces: piecesOf(view),
    near: nearOf(view),
    stacks: view.stacks,
    scores: view.scores,
    growth: view.growth,
    lifted: null,
    laid: null,
    beams: [],
    fresh: [],
    last: view.last_token > 0 ? view.token.indexOf(view.last_token) : -1,
    turn: view.turn,
    ms: 0,
  };
}

/** The pieces after one event; an event that moves nothing leaves them as they are. */
export function after(pieces: readonly Piece[], event: TokenEvent): Piece[] {
  const change = (more: Partial<Piece>): Piece[] =>
    pieces.map((piece) => (piece.id === event.token ? { ...piece, ...more } : piece));
  switch (event.e) {
    case "TokenLaid":
      return [
        ...pieces,
        {
          id: event.token ?? 0,
          cell: event.cell ?? 0,
          owner: event.seat ?? 0,
          value: event.value ?? 0,
          type: event.type ?? PLAIN,
          boost: 0,
        },
      ];
    case "StartTokenPlaced":
    case "TokenSpawned":
      return [
        ...pieces,
        {
          id: event.token ?? 0,
          cell: event.cell ?? 0,
          owner: event.owner ?? 0,
          value: event.value ?? 1,
          type: PLAIN,
          boost: 0,
        },
      ];
    case "TokenMoved":
      return change({ cell: event.to ?? 0 });
    case "TokenDestroyed":
      return pieces.filter((piece) => piece.id !== event.token);
    case "ValueLowered":
      return change({ value: event.value ?? 0 });
    case "TokenSurvived":
      return change({ value: 1, type: PLAIN });
    case "TokenGilded":
      return change({ type: GOLD });
    default:
      return [...pieces];
  }
}

const EFFECTS = new Set([
  "TokenMoved",
  "TokenDestroyed",
  "ValueLowered",
  "TokenSurvived",
  "TokenGilded",
  "TokenSpawned",
]);

/** The stacks once the laid card has gone under and the next one lies open. */
function turned(stacks: TokenBattleView["stacks"], event: TokenEvent): TokenBattleView["stacks"] {
  const turn = (cards: number[], n: number): number[] =>
    n === event.stack ? [event.card ?? -1, ...cards.slice(2), ...cards.slice(0, 1)] : cards;
  const [zero, one] = stacks;
  return event.seat === 0 ? [zero.map(turn), one] : [zero, one.map(turn)];
}

/**
 * The beats of one move, oldest first; the last one is the view itself.
 *
 * `own`: the player has just done it by hand, so it needs no lifting of the card.
 */
export function stagesOf(
  before: TokenBattleView,
  events: readonly TokenEvent[],
  next: TokenBattleView,
  own: boolean,
): Stage[] {
  const stages: Stage[] = [];
  const base = still(before);
  const laid = events.find((event) => event.e === "TokenLaid");
  if (!laid) return [still(next)];
  const from = { cell: laid.cell ?? 0, seat: laid.seat ?? 0, stack: laid.stack ?? 0 };
  if (!own) stages.push({ ...base, lifted: { seat: from.seat, stack: from.stack }, ms: BEAT_MS });
  const uncovered = events.find((event) => event.e === "TopUncovered");
  if (uncovered) base.stacks = turned(base.stacks, uncovered);
  base.last = from.cell;
  let pieces = after(base.pieces, laid);
  stages.push({ ...base, pieces, laid: from, fresh: [from.cell], ms: own ? MOVE_MS : BEAT_MS, sound: ["token"] });
  const beamsAt = events.findIndex((event) => event.e === "LaserFired");
  const acts = beamsAt < 0 ? events : events.slice(0, beamsAt);
  const shots = beamsAt < 0 ? [] : events.slice(beamsAt);
  const work = (list: readonly TokenEvent[]): number[] => {
    const touched: number[] = [];
    for (const event of list) {
      if (!EFFECTS.has(event.e)) continue;
      pieces = after(pieces, event);
      touched.push(event.to ?? event.cell ?? 0);
    }
    return touched;
  };
  const touched = work(acts);
  if (touched.length > 0) stages.push({ ...base, pieces, fresh: [from.cell, ...touched], ms: BEAT_MS });
  const beams = shots
    .filter((event) => event.e === "LaserFired" && (event.hit ?? -1) >= 0)
    .map((event) => ({ from: event.cell ?? 0, direction: event.direction ?? 0, hit: event.hit ?? 0 }));
  if (beams.length > 0) {
    const hurt = work(shots);
    stages.push({
      ...base,
      pieces,
      scores: next.scores,
      growth: next.growth,
      beams,
      fresh: [from.cell, ...hurt],
      ms: BEAT_MS,
    });
  }
  stages.push({ ...still(next), fresh: [from.cell] });
  return stages;
}
