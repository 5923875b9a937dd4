// The shapes on the wire. They mirror the server's protocol; nothing here knows a rule of the game.

export type Lang = "en" | "pl" | "ja";
export type Theme = "system" | "light" | "dark";
export type Seat = number;
/** A seat of a game that has two. */
export type Half = 0 | 1;
/** The same for a seat that can be no other. */
export const half = (seat: Seat): Half => (seat === 0 ? 0 : 1);

export interface Session {
  id: string;
  name: string;
  lang: Lang;
  theme: Theme;
}

export interface GameOption {
  key: string;
  kind: "int" | "choice" | "bool";
  min: number | null;
  max: number | null;
  choices: { value: string; label: string }[] | null;
  default: number | string | boolean;
  label: string;
  help: string;
}

export interface BotInfo {
  id: string;
  name: string;
  note: string;
}

export interface GameInfo {
  id: string;
  name: string;
  seats: number;
  options: GameOption[];
  bots: BotInfo[];
  available: boolean;
  /** What it is about, in a sentence; "" where nobody has said. */
  line?: string;
  /** Under which id it is drawn. */
  face?: string;
  /** The letters that IDs of its rules begin with; "" where it has no ledger. */
  prefix?: string;
  /** The table draws sets by chance. */
  draws?: boolean;
  /** The side of each seat. */
  sides?: number[];
}

export interface Problem {
  rule: string;
  text: string;
  /** Counted from 1. */
  stack?: number;
}

export type Stacks = string[][];

export interface Deck {
  id: string;
  name: string;
  stacks: Stacks;
  own: boolean;
  bundled: boolean;
  playable: boolean;
  problems: Problem[];
  note: string;
  /** At which seat it must be played; null: at any. */
  seat: Seat | null;
}

export type SentencePart = string | { c: string; k?: number } | { p: number; s: string };
export type Sentence = SentencePart[];

/** A line of a reckoning: what, the change ("+10", "×2"), the number after it, the rule, and the card's kind or -1. */
export interface ReckonStep {
  label: string;
  change: string;
  result: number;
  rule: string;
  card: number;
}

export interface LogLine {
  e: string;
  text: Sentence;
  steps?: ReckonStep[];
}

export interface LogEntry {
  n: number;
  turn: number;
  seat: Seat | null;
  text: Sentence;
  sum: Sentence | null;
  /** Each event by itself, where the game tells them so; `text` is the first of them then. */
  lines?: LogLine[];
}

export type OptionRow = [verb: string, ...args: number[]];

export interface Decision {
  seat: Seat;
  kind: string;
  options: OptionRow[];
  least: number;
  most: number;
  /** How often each option may be picked; null: once. */
  counts?: number[] | null;
  /** The kind of the card that asks (-1: none), and what the question is about. */
  about?: number[];
  /** What is asked, and a verb for each option, in the player's language. */
  prompt?: string;
  labels?: string[];
  /** What each option is about: the thing that acts, the thing it acts on (0: none), and a card's kind (-1: none). */
  subjects?: [actor: number, target: number, kind: number][];
  /** What a chance to play is for. */
  chance?: Chance;
}

/** A chance to play or pass. */
export interface Chance {
  title: string;
  pending: string;
  if_pass: string;
  rule: string;
}

/** Events as drawn by the table. Each game has fields of its own. */
export interface TableEvent {
  e: string;
  seat?: number;
}

/** What every game's view tells. Each game has fields of its own. */
export interface View {
  /** What the rest of it is. */
  game: string;
  seat: Seat | null;
  turn: number;
  to_move: number;
  options: Record<string, number | string | boolean>;
  outcome: { winner: number; rule: string } | null;
  decision: Decision | null;
}

export interface SeatInfo {
  name: string;
  bot: boolean;
  here: boolean;
  away_since: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "running" | "waiting" | "over";
  hotseat: boolean;
  spectators: number;
  invite: string | null;
  rated: boolean;
  options: Record<string, number | string | boolean>;
  /** It is a drawn position, no game. */
  drawn: Drawn | null;
  /** The links to the free seats, for the host. */
  invites: Invitation[];
}

/** The link that leads to a free seat. */
export interface Invitation {
  seat: Seat;
  path: string;
}

/** Which drawn position it is ("game/id"), and the rules it shows, the one it is for first. */
export interface Drawn {
  scenario: string;
  rules: string[];
}

export interface Clocks {
  left: number[];
  running: Seat | null;
}

export interface UndoAsk {
  by: number;
  text: string;
  /** Seconds from now. */
  until: number;
}

export interface TalkLine {
  seat: number | null;
  name: string;
  text: string;
  /** After which answer it was said. */
  n: number;
  /** Only the own team heard it. */
  aside?: true;
}

/** Somebody of our team points at something. */
export interface PointNote {
  seat: Seat;
  name: string;
  what: string;
}

export interface Outcome {
  /** -1: a draw. */
  winner: number;
  kind: string;
  rule: string;
  text: string;
}

export interface EndNote {
  outcome: Outcome;
  /** `agreed`: the seats whose people want it too. */
  rematch: { by: number; id: string | null; agreed: Seat[] } | null;
}

export interface StateFrame {
  table: TableInfo;
  seat: Seat | null;
  /** All seats for which we answer. */
  own: Seat[];
  seats: SeatInfo[];
  view: View | null;
  log: LogEntry[];
  talk: TalkLine[];
  /** What our team has said among itself. */
  chat: TalkLine[];
  clocks: Clocks | null;
  /** Whose answer is awaited. */
  asked: Seat | null;
  undo: UndoAsk | null;
  auto: boolean;
}

export interface MoveFrame {
  view: View;
  log: LogEntry[];
  events: TableEvent[];
  clocks: Clocks | null;
  asked: Seat | null;
}

export interface WhyFrame {
  a: number;
  rule: string;
  text: string;
  scenario: string | null;
}

/** What an attack would roll, in words: for a button, in sentences, as a reckoning, and what else may come of it. */
export interface Forecast {
  short: string;
  said: string;
  steps: ReckonStep[];
  notes: string[];
}

export interface PreviewResult {
  pick: number;
  events: TableEvent[];
  lines: Sentence[];
  scores: [number, number];
  gains: [number, number];
  growth: [number, number];
  view: View | null;
  /** What the damage may be where luck decides, smallest first. */
  cases?: number[];
  /** What an attack would roll. */
  forecast?: Forecast;
  /** Chance or hidden cards decide what comes, and not an answer that is asked for next. */
  luck?: boolean;
}

export interface PreviewFrame {
  a: number;
  v: number;
  results: PreviewResult[];
}

export interface RefuseFrame {
  a: number;
  code: string;
  message: string;
  rule?: string;
}

export type Incoming =
  | { t: "state"; v: number; d: StateFrame }
  | { t: "move"; v: number; d: MoveFrame }
  | { t: "ack"; d: { a: number; v: number } }
  | { t: "refuse"; d: RefuseFrame }
  | { t: "why"; d: WhyFrame }
  | { t: "preview"; d: PreviewFrame }
  | { t: "people"; d: { seats: SeatInfo[]; spectators: number } }
  | { t: "talk"; d: TalkLine }
  | { t: "chat"; d: TalkLine }
  | { t: "point"; d: PointNote }
  | { t: "undo"; d: UndoAsk | null; why?: string }
  | { t: "back"; v: number; d: { view: View; log: LogEntry[]; clocks: Clocks | null; asked: Seat | null } }
  | { t: "end"; v: number; d: EndNote }
  | { t: "pong"; d: unknown };

export interface TableSummary {
  id: string;
  game: string;
  /** The names of the others; in a game of teams those of the other team. */
  opponent: string;
  /** How many these are. */
  foes: number;
  /** Who else plays for my team, "" for nobody. */
  partner: string;
  status: "running" | "waiting" | "over";
  yours: boolean;
  turn: number;
  scores: number[] | null;
  /** Seconds since 1970. */
  updated: number;
  drawn: Drawn | null;
}

export interface NewTable {
  id: string;
  path: string;
  invite: string | null;
  invites: Invitation[];
}

export interface JoinInfo {
  game: string;
  host: string;
  options: Record<string, number | string | boolean>;
  taken: boolean;
  /** The free seat. */
  seat: Seat | null;
  /** Who sits there, "" for nobody. */
  seats: string[];
}

export interface ReplayFrame {
  n: number;
  view: View;
  log: LogEntry | null;
}

export interface Replay {
  game: string;
  names: string[];
  frames: ReplayFrame[];
  record: unknown;
  outcome: Outcome | null;
}

export interface RuleInfo {
  id: string;
  text: string;
  source: string;
  scenarios: string[];
  /** What they are called, in the same order. */
  titles: string[];
}

/** A drawn table that shows a rule: as it is drawn, what is done, and as it then is. */
export interface Example {
  id: string;
  title: string;
  before: View;
  after: View;
  story: LogEntry[];
}

export interface RuleShown extends RuleInfo {
  examples: Example[];
}

export interface RuleChapter {
  key: string;
  title: string;
  rules: RuleInfo[];
}

export interface RuleBook {
  chapters: RuleChapter[];
}
