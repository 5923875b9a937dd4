// What a drawn table lets one do: everything in play, only reading in replays and rules.

import type { Arena, SwUnit } from "../types";

/** An open pile of a seat: its discard pile, or its cards that are out of the game. */
export type Pile = "discard" | "removed";

export type Mark = "" | "lit" | "soft" | "picked" | "aim" | "refused";

export interface Touch {
  unit: (unit: SwUnit) => Mark;
  /** What is added to a unit's sentence: "may be chosen". */
  said: (unit: SwUnit) => string;
  /** What changes it, in words. */
  notes: (unit: SwUnit) => string[];
  /** Dice that may be put in: whether the n-th one may, or is. */
  die: (n: number) => Mark;
  ondie: (n: number) => void;
  onunit: (unit: SwUnit) => void;
  onread: (kind: number, unit?: SwUnit) => void;
  onpeek: (kind: number | null, unit?: SwUnit) => void;
  onpile: (pile: Pile, seat: number) => void;
  onarena: (arena: Arena) => void;
}

/** Dice that are still to fall in an arena, and the power of the unit that rolls them. */
export interface Coming {
  arena: Arena;
  dice: number;
  power: number;
}

const nothing = (): void => undefined;

/** A table that can only be read. */
export function onlyReading(read: Touch["onread"], pile: Touch["onpile"], notes: Touch["notes"]): Touch {
  return {
    unit: () => "",
    said: () => "",
    notes,
    die: () => "",
    ondie: nothing,
    onunit: (unit) => read(unit.cards.at(-1) ?? -1, unit),
    onread: read,
    onpeek: nothing,
    onpile: pile,
    onarena: nothing,
  };
}
