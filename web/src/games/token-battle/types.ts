// What the wire says about a Token Battle table and its cards.

import type { TableEvent, Told, View, ViewOf } from "../../lib/protocol";
import type { TokenBattleEvent } from "../../lib/wire";

export type { CardInfo, Collection, NamedText } from "../../lib/wire";

export type TokenBattleView = ViewOf<"token-battle">;
export type TokenEvent = Told<TokenBattleEvent>;

/** The view, if it is one of these tables. */
export const asTokenBattle = (view: View | null | undefined): TokenBattleView | null =>
  view?.game === "token-battle" ? view : null;

/** Events of one of these tables. */
export const tokenEvents = (events: readonly TableEvent[]): readonly TokenEvent[] => events as readonly TokenEvent[];
