// What a drawn table lets one do: everything in play, only reading in replays and rules.

import type { CardSeen } from "../types";
import type { Place } from "./layout";
import type { Mark } from "./play.svelte";

export interface Touch {
  mark: (place: Place) => Mark;
  onpress: (place: Place, own: boolean) => void;
  onread: (card: CardSeen) => void;
  onpeek: (card: CardSeen | null) => void;
}

/** A table that can only be read. */
export function onlyReading(read: (card: CardSeen) => void): Touch {
  return { mark: () => "", onpress: ({ card }) => read(card), onread: read, onpeek: () => undefined };
}
