// What the wire says about a Token Battle table and its cards.

import type { Half, TableEvent, View } from "../../lib/protocol";

export interface NamedText {
  key: string;
  name: string;
  text: string;
}

export interface CardInfo {
  n: number;
  id: string;
  key: string;
  name: string;
  value: number;
  ability: number;
  area: number;
  type: number;
  cost: number;
  text: string;
  words: string;
}

export interface Collection {
  abilities: NamedText[];
  types: NamedText[];
  cards: CardInfo[];
}

export interface TokenBattleView extends View {
  game: "token-battle";
  x: Half;
  scores: [number, number];
  growth: [number, number];
  bonus: [number, number];
  extra: [number, number];
  owner: number[];
  value: number[];
  type: number[];
  token: number[];
  boost: number[];
  stacks: [number[][], number[][]];
  recent: [number, number, number][];
  last_token: number;
}

/** The view, if it is one of these tables. */
export const asTokenBattle = (view: View | null | undefined): TokenBattleView | null => (view?.game === "token-battle" ? (view as TokenBattleView) : null);

export interface TokenEvent extends TableEvent {
  cell?: number;
  token?: number;
  owner?: number;
  value?: number;
  type?: number;
  card?: number;
  stack?: number;
  start?: number;
  to?: number;
  cause?: string;
  direction?: number;
  hit?: number;
  by?: number;
  turn?: number;
  total?: number;
  gains?: number[];
  scores?: number[];
  winner?: number;
  rule?: string;
}
