// A game as the pages see it. Every game's folder makes one of these; the pages that all games share know no more of a
// game than what stands in it.

import type { Component } from "svelte";

import type { Group } from "../lobby/groups";
import type { Play, Table } from "../table/model.svelte";
import { type Texts, t } from "./l10n.svelte";
import type { Deck, GameInfo, Lang, LogEntry, OptionRow, Options, Seat, TableEvent, View } from "./protocol";

/** A game's own words for what all games have. */
export type Said = Readonly<
  Record<
    | "line"
    | "more"
    | "which"
    | "other"
    | "another"
    | "all"
    | "build"
    | "sets"
    | "title"
    | "text"
    | "new"
    | "none"
    | "play"
    | "hint"
    | "write",
    () => string
  >
>;

/** What two games that are drawn by the same parts do not share. */
export interface Variant {
  title: string;
  /** The language of its title, where it is the same in all of them. */
  lang?: Lang;
  /** Reads its cards; call it from an effect so that a new language is read at once. */
  want: () => void;
  /** How many play it. */
  seats: number;
  /** The letters that the IDs of its rules begin with. */
  prefix: string;
  /** The rule whose table shows best what the game is like: where one begins. */
  lesson: string;
  said: Said;
  /** Its picture in the lobby. */
  Mat: Component;
  /** What has to be known to read a rule, or, without one, the book. */
  note?: (rule?: string) => string;
}

/** An option that an answer picks, and what it is about where the server says so. */
export interface Picked {
  option: OptionRow;
  subject?: readonly [actor: number, target: number, kind: number] | undefined;
}

/** What a set is looked at with before it is chosen. */
export interface Looks {
  /** Its sign in a list: what it plays with, seen at a glance; as a strip it is the left edge of a tile. */
  Sign: Component<{ deck: Deck; large?: boolean; strip?: boolean }>;
  /** What is in it. */
  groups: (deck: Deck) => Group[];
  /** What the numbers before its cards are, where they don't say how many there are. */
  legend?: () => string;
  /** A card by its id in sets: its name, undefined for one that is not there, and the card in full. */
  named: (id: string) => string | undefined;
  Card: Component<{ id: string }>;
  /** What stands before its name in a list: its dye and sign. */
  Tag?: Component<{ id: string }>;
}

/** A game: its views are drawn by these parts, its players' choices are kept in these plays. */
export interface Parts<V extends View, P extends Play> extends Looks {
  /** The name of its folder; what is drawn of it has this class. */
  id: string;
  /** Its messages. */
  words: Texts;
  /** The games of this folder by their ids. */
  games: Readonly<Record<string, Variant>>;
  /** The table draws a set by chance, so that none has to be chosen. */
  draws: boolean;
  /** The set with which begins who has played nothing of it: its cards are those of the lessons. */
  first?: string;
  /** What a set is like that is drawn. */
  drawn?: () => string;
  /** What a set that sits at this seat is called; "" where sets may sit anywhere. */
  side: (seat: Seat | null) => string;
  /** In a list a set is told by what it says of itself. */
  noted?: boolean;
  /** A bot may look for a set against the one that was chosen. */
  counters?: boolean;
  /** What is settled by these options, in words. */
  terms?: (options: Options) => string;
  /** Values of options that its rules name beside their words. */
  values?: readonly string[];
  /** Where a set is built. */
  DeckPage: Component<{ id: string; game: string }>;
  play: (table: Table) => P;
  Table: Component<{ play: P; rule: string | null }>;
  /** A position in a replay, and one in the rulebook. */
  Replay: Component<{ view: V; names: readonly string[]; at: number; of: number }>;
  /** Where in a replay an answer is drawn that picks these options, as selectors; `seat` is who is asked. */
  shows?: (picks: readonly Picked[], view: V, seat: Seat) => string[];
  /** A position that is only looked at; `events`: what is done in it, to be drawn as what is to come. */
  Position: Component<{ view: V; called?: (seat: number) => string; events?: readonly TableEvent[] }>;
  /** Its positions in the rulebook need the whole width: one stands below the other. */
  wide?: boolean;
  /** The scores of a position, where a game is told by them. */
  scores?: (view: V) => readonly [number, number];
  /** Whose card is meant where its name alone doesn't tell: the seat, or null. */
  whose?: (view: V, log: readonly LogEntry[]) => (kind: number) => Seat | null;
  /** In a lesson: where on the page a move is made, from the first thing to click to the last, as selectors. */
  spots?: (play: P, at: number) => readonly string[];
  /** Where on the page a thing is that a lesson's drawing names, as selectors: the first at which something is drawn. */
  spot?: (play: P, name: string) => readonly string[];
  /** Events whose sentence itself says whose cards they are about. */
  plain?: ReadonlySet<string>;
}

/** A game whatever its views and plays are: it gets none but its own. */
export type GameFace = Parts<View, Play>;

/** What draws a game that no folder is for, by what the server tells of it. */
export interface Fallback {
  words: Texts;
  of: (info: GameInfo) => GameFace;
}

export function drawn<V extends View, P extends Play>(parts: Parts<V, P>): GameFace {
  return parts as unknown as GameFace;
}

/** What games that are played with decks call them. */
export const OF_DECKS = {
  which: () => t("which-deck"),
  other: () => t("other-deck"),
  another: () => t("end-other-deck"),
  all: () => t("deck-all"),
  build: () => t("deck-build"),
  sets: () => t("nav-decks"),
  title: () => t("decks-title"),
  new: () => t("deck-new"),
  none: () => t("decks-none"),
  play: () => t("deck-play"),
  hint: () => t("deck-text-hint"),
  write: () => t("deck-text-write"),
};

/** Where a set is built, for these settings. */
export function builder(game: string, options: Options): string {
  const format = options["format"];
  return format === undefined ? `/decks/${game}` : `/decks/${game}/new?format=${format}`;
}

/** Under which name the browser keeps the set that a game was played with last. */
export const slotOf = (game: string): string => `stolik.deck.${game}`;

/** Whether a set may be played at a seat; null: at any. */
export function fits(deck: Deck, seat: Seat | null): boolean {
  return seat === null || deck.seat === null || deck.seat === seat;
}
