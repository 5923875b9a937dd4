// From the events of a preview to signs on the board: ghosts, arrows, crosses, bars, beams.

import { col, row } from "../cells";
import type { TokenEvent, TokenBattleView } from "../types";
import { after, type Beam, type Piece } from "./pieces";

export interface Arrow {
  from: number;
  to: number;
  /** The token leaves the board in the direction from the laid field. */
  off: boolean;
  /** Two tokens change places: the arrows are bent so that both can be seen. */
  bent: boolean;
}

export interface Marks {
  cell: number;
  ghosts: Piece[];
  /** Identities of tokens that will be lost, with the field where they are lost. */
  gone: Map<number, number>;
  arrows: Arrow[];
  bars: { cell: number; toward: number }[];
  beams: Beam[];
  /** What happens to a value, by identity: "−2", "→ 1". */
  chips: Map<number, string>;
  gilded: Set<number>;
  landed: Set<number>;
}

/** What an event puts on the board at once; where a token comes to lie in the end is another matter. */
const SIGNS: Partial<Record<TokenEvent["e"], (marks: Marks, event: TokenEvent) => void>> = {
  TokenMoved: (marks, { start = 0, to = 0, cause }) => {
    marks.arrows.push({ from: start, to, off: false, bent: cause === "swap" || cause === "mirror" });
  },
  TokenDestroyed: (marks, { token = 0, cell = 0, cause }) => {
    marks.gone.set(token, cell);
    if (cause === "push" || cause === "mirror") marks.arrows.push({ from: cell, to: -1, off: true, bent: false });
  },
  TokenBlocked: (marks, { cell = 0, cause }) => {
    marks.bars.push({ cell, toward: cause === "mirror" ? 1 : -1 });
  },
  TokenSurvived: (marks, { token = 0 }) => {
    marks.chips.set(token, "→ 1");
  },
  TokenGilded: (marks, { token = 0 }) => {
    marks.gilded.add(token);
  },
  LaserFired: (marks, { cell = 0, direction = 0, hit = -1 }) => {
    if (hit >= 0) marks.beams.push({ from: cell, direction, hit });
  },
};

/** By how much each value is lowered, by identity. */
function losses(events: readonly TokenEvent[]): Map<number, number> {
  const lowered = new Map<number, number>();
  for (const { e, token = 0, by = 0 } of events)
    if (e === "ValueLowered") lowered.set(token, (lowered.get(token) ?? 0) + by);
  return lowered;
}

export function marksOf(pieces: readonly Piece[], events: readonly TokenEvent[]): Marks {
  const laid = events.find((event) => event.e === "TokenLaid");
  const marks: Marks = {
    cell: laid?.cell ?? -1,
    ghosts: [],
    gone: new Map(),
    arrows: [],
    bars: [],
    beams: [],
    chips: new Map(),
    gilded: new Set(),
    landed: new Set(),
  };
  const tokens = (...kinds: TokenEvent["e"][]): Set<number> =>
    new Set(events.filter((event) => kinds.includes(event.e)).map((event) => event.token ?? 0));
  const fresh = tokens("TokenLaid", "TokenSpawned");
  const moved = tokens("TokenMoved");
  const lowered = losses(events);
  for (const event of events) SIGNS[event.e]?.(marks, event);
  // What will be lost still lies there, under its cross.
  const now = events
    .filter((event) => event.e !== "TokenDestroyed")
    .reduce((before, event) => after(before, event), [...pieces]);
  for (const [id, by] of lowered) if (!marks.chips.has(id)) marks.chips.set(id, `−${by}`);
  const occupied = new Set(pieces.map((piece) => piece.cell));
  for (const piece of now) {
    if (fresh.has(piece.id)) {
      const start = laid?.token === piece.id ? (laid.cell ?? piece.cell) : piece.cell;
      marks.ghosts.push({ ...piece, cell: start, value: shownValue(piece, lowered) });
    } else if (moved.has(piece.id) && !occupied.has(piece.cell) && piece.cell !== marks.cell) {
      marks.ghosts.push({ ...piece, value: shownValue(piece, lowered) });
      marks.landed.add(piece.cell);
    }
  }
  return marks;
}

/** What boosters give to each token once all of it has happened, by identity; empty where that is not known yet. */
export function boostsAfter(view: unknown): Map<number, number> {
  const { token = [], boost = [] } = (view ?? {}) as Partial<TokenBattleView>;
  return new Map(token.flatMap((id, cell) => (id > 0 ? [[id, boost[cell] ?? 0] as const] : [])));
}

/** A ghost shows the value before what is lowered; the chip beside it says the rest. */
function shownValue(piece: Piece, lowered: ReadonlyMap<number, number>): number {
  return piece.value + (lowered.get(piece.id) ?? 0);
}

/** Where the middle of a field lies in the overlay, 100 units a field. */
export function middle(cell: number): { x: number; y: number } {
  return { x: col(cell) * 100 + 50, y: row(cell) * 100 + 50 };
}

/** The line of an arrow, from beside its token to just short of where it goes. */
export function arrowPath(arrow: Arrow, from: number): string {
  const a = middle(arrow.from);
  if (arrow.off) {
    const base = middle(from);
    const dx = Math.sign(a.x - base.x);
    const dy = Math.sign(a.y - base.y);
    return `M${a.x + dx * 36} ${a.y + dy * 36}L${a.x + dx * 54} ${a.y + dy * 54}`;
  }
  const b = middle(arrow.to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const start = { x: a.x + ux * 30, y: a.y + uy * 30 };
  const end = { x: b.x - ux * 34, y: b.y - uy * 34 };
  if (!arrow.bent) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const bend = 26 + length * 0.12;
  const mid = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  return `M${start.x - uy * 14} ${start.y + ux * 14}Q${mid.x} ${mid.y} ${end.x - uy * 14} ${end.y + ux * 14}`;
}

/** A short bar at the edge of the field where a token can't go on. */
export function barPath(cell: number, toward: number, laid: number): string {
  const a = middle(cell);
  const base = middle(laid);
  const dx = -toward * Math.sign(a.x - base.x);
  const dy = -toward * Math.sign(a.y - base.y);
  const x = a.x + dx * 46;
  const y = a.y + dy * 46;
  const half = dx !== 0 && dy !== 0 ? 17 : 24;
  return `M${x - dy * half} ${y + dx * half}L${x + dy * half} ${y - dx * half}`;
}

/** A beam runs from the tip of the laser to the token it hits. */
export function beamPath(beam: Beam): string {
  const a = middle(beam.from);
  const b = middle(beam.hit);
  const dx = Math.sign(b.x - a.x);
  const dy = Math.sign(b.y - a.y);
  return `M${a.x + dx * 42} ${a.y + dy * 42}L${b.x - dx * 22} ${b.y - dy * 22}`;
}
