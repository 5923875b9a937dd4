// What a drawn table lets one do: everything in play, only reading in replays and rules.

import type { Mon } from "../types";

export type Mark = "" | "lit" | "soft" | "picked" | "aim" | "refused";

export interface Touch {
  mon: (mon: Mon) => Mark;
  /** What is added to a Pokémon's sentence: "may be chosen". */
  said: (mon: Mon) => string;
  attack: (mon: Mon, n: number) => Mark;
  ability: (mon: Mon, n: number) => Mark;
  /** Its retreat; null where it is not one's own to ask about. */
  retreat: (mon: Mon) => Mark | null;
  /** The lasting effects on it, in words. */
  notes: (mon: Mon) => string[];
  /** A card may be laid on a free place of the near Bench. */
  bench: boolean;
  /** Backs that may be chosen, and those that are. */
  place: (seat: number, n: number) => Mark;
  onmon: (mon: Mon) => void;
  onattack: (mon: Mon, n: number) => void;
  onability: (mon: Mon, n: number) => void;
  onretreat: (mon: Mon) => void;
  onpoint: (mon: Mon, n: number | null) => void;
  onbench: () => void;
  onplace: (seat: number, n: number) => void;
  onread: (kind: number, mon?: Mon) => void;
  onpeek: (kind: number | null, mon?: Mon) => void;
  onpile: (pile: "discard" | "lost", side: number) => void;
}

const none = (): Mark => "";
const nothing = (): void => undefined;

/** A table that can only be read. */
export function onlyReading(read: Touch["onread"], pile: Touch["onpile"], notes: Touch["notes"]): Touch {
  return {
    mon: none,
    said: () => "",
    attack: none,
    ability: none,
    retreat: () => null,
    notes,
    bench: false,
    place: none,
    onmon: (mon) => read(mon.cards.at(-1) ?? -1, mon),
    onattack: (mon) => read(mon.cards.at(-1) ?? -1, mon),
    onability: (mon) => read(mon.cards.at(-1) ?? -1, mon),
    onretreat: nothing,
    onpoint: nothing,
    onbench: nothing,
    onplace: nothing,
    onread: read,
    onpeek: nothing,
    onpile: pile,
  };
}
