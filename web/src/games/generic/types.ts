// What the wire says about a table of a game without a face: labelled lists.

import type { Seat, View } from "../../lib/protocol";

/** A card or another thing: what is printed on it, and what is worth standing on it now. */
export interface CardSeen {
  name: string;
  text: string;
  facts: string[];
  /** Its position among the options of the question; -1: it is none of them. */
  option: number;
  /** What choosing it would say, so that one may ask why not; null: it is no choice. */
  intent?: [verb: string, ...args: number[]] | null;
}

/** Things that lie together. */
export interface ZoneSeen {
  key: string;
  name: string;
  /** Whose they are; null: everybody's. */
  seat: Seat | null;
  count: number;
  /** `count` is all that is known. */
  hidden: boolean;
  note: string;
  cards: CardSeen[];
}

/** A figure of the table, or of a seat. */
export interface FactSeen {
  name: string;
  value: string;
  seat: Seat | null;
}

export interface GenericView extends View {
  game: "generic";
  /** The side of each seat. */
  sides: number[];
  zones: ZoneSeen[];
  facts: FactSeen[];
  /** All of the view. */
  text: string;
}

/** The view, if it is one of these tables. */
export const asGeneric = (view: View | null | undefined): GenericView | null => (view?.game === "generic" ? (view as GenericView) : null);

/** A card of the game's pool. */
export interface GenericCard {
  n: number;
  key: string;
  name: string;
  text: string;
  facts: string[];
}
