// What the wire says about a table of a game without a face: labelled lists.

import type { View, ViewOf } from "../../lib/protocol";

export type {
  FactData as FactSeen,
  GenericCard as CardSeen,
  GenericCardInfo as GenericCard,
  GenericCollection,
  ZoneData as ZoneSeen,
} from "../../lib/wire";

export type GenericView = ViewOf<"generic">;

/** The view, if it is one of these tables. */
export const asGeneric = (view: View | null | undefined): GenericView | null =>
  view?.game === "generic" ? view : null;
