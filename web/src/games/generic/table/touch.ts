// What a drawn table lets one do: everything in play, only reading in replays and rules.

import type { CardSeen } from "../types";
import type { Place } from "./layout";
import type { Mark } from "./play.svelte";

export interface Touch {
  mark: (place: Place) => Mark;
  onpress: (place: Place) => void;
  onread: (card: CardSeen) => void;
  onpeek: (card: CardSeen | null) => void;
}

/** There is more to a card than its name. */
export const tells = ({ text, facts }: CardSeen): boolean => text !== "" || facts.length > 0;

/** A table that can only be read. */
export function onlyReading(read: (card: CardSeen) => void): Touch {
  const open = (card: CardSeen): void => {
    if (tells(card)) read(card);
  };
  return { mark: () => "", onpress: ({ card }) => open(card), onread: open, onpeek: () => undefined };
}
