// The wire as the pages call it. Every shape on it is the server's (wire.ts is made from its schema in each build): here
// are shorter names, and what tells one game's part from the others'. Nothing here knows a rule of the game.

import type { DecisionData, EventData, LogEntry, Session, Sight, TalkData, Wire } from "./wire";

export type {
  BotInfo,
  ChallengeSeen,
  ClockBody,
  FoundData,
  Friend,
  MissedData,
  OpenTable,
  RatingData,
  SaidToAll,
  SeekData,
  Somebody,
  Watched,
  CouldData,
  CouldGroup,
  ClockData as Clocks,
  DecisionData as Decision,
  DeckData as Deck,
  Drawn,
  EndData as EndNote,
  EventData as TableEvent,
  Example,
  ForecastData as Forecast,
  GameInfo,
  HintData,
  GoalData as GoalSeen,
  GuidePage,
  Invitation,
  JoinInfo,
  LogEntry,
  LogLine,
  OptionInfo as GameOption,
  PointData as PointNote,
  PreviewData,
  PreviewResult,
  ProblemData as Problem,
  RefuseData,
  Replay,
  Reply as Answer,
  RuleBook,
  RuleData as RuleInfo,
  RuleShown,
  SeatData as SeatInfo,
  Session,
  Sight as View,
  StepData as ReckonStep,
  TableData as TableInfo,
  TableSummary,
  UndoData as UndoAsk,
  WhyData,
} from "./wire";

/** What the server says on the socket. */
export type Incoming = Wire["outgoing"];
/** What the pages say there. */
export type Outgoing = Wire["incoming"];
/** What the server says of the lobby. */
export type LobbyHeard = Wire["lobby_outgoing"];
/** What the pages say there. */
export type LobbySaid = Wire["lobby_incoming"];
/** The view of a game by the id under which it is drawn; that of a game from elsewhere is "generic". */
export type ViewOf<G extends Sight["game"]> = Extract<Sight, { game: G }>;

export type Lang = Session["lang"];
export type Theme = Session["theme"];
export type Stacks = string[][];
export type Sentence = LogEntry["text"];
export type OptionRow = DecisionData["options"][number];
export type Options = Sight["options"];
export type Seat = number;
/** A seat of a game that has two. */
export type Half = 0 | 1;
/** The same for a seat that can be no other. */
export const half = (seat: Seat): Half => (seat === 0 ? 0 : 1);

/** A line of talk; `aside`: only the own team heard it. */
export interface TalkLine extends TalkData {
  aside?: true;
}

type Keys<U> = U extends unknown ? keyof U : never;
type Of<U, K extends PropertyKey> = U extends { [k in K]: infer V } ? V : never;
/** An event of a game, whichever: what only some of its events have may be missing. */
export type Told<U extends Pick<EventData, "e">> = { e: U["e"] } & { [K in Exclude<Keys<U>, "e">]?: Of<U, K> };
