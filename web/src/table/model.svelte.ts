import { ApiError, api } from "../lib/api";
import { words, t } from "../lib/l10n.svelte";
import type {
  Clocks,
  CouldGroup,
  EndNote,
  HintData,
  Incoming,
  Lang,
  LogEntry,
  PointNote,
  PreviewResult,
  RefuseData,
  Seat,
  SeatInfo,
  TableEvent,
  TableInfo,
  TalkLine,
  UndoAsk,
  View,
} from "../lib/protocol";
import { games } from "../lib/games.svelte";
import { parts } from "../lib/parts";
import { router } from "../lib/router.svelte";
import { habits, person } from "../lib/session.svelte";
import { shown } from "../lib/shown";
import { across, foeOf, inTeams, letterOf, type Sides, teamOf } from "../lib/sides";
import { TableSocket, type TableWire, type WireEvents } from "../lib/socket";
import type { Ending } from "../lib/wire";
import type { Mark, Pace } from "./beats.svelte";
import { sound } from "./hearing";
import type { Phrase } from "./phrases";

/** Why something may not be done. */
export interface Why {
  /** The thing asked about, as the game's own table calls it. */
  at: string;
  rule: string;
  text: string;
  scenario: string | null;
}

export type LinkState = "connecting" | "open" | "lost" | "restart";

/** What the slip says while something that others did is shown. */
export interface Telling {
  kind: string;
  aside: string;
  title: string;
  text: string;
}

/** How a move is drawn, behind the truth. */
interface Drawing {
  readonly busy: boolean;
  readonly behind: boolean;
  readonly mark: Mark | null;
  rest(): Promise<void>;
  skip(): void;
}

/** The half of a table that is the game's own: what is chosen, and how moves are drawn. */
export interface Play {
  /** A view is the truth now and is drawn at once. `first`: there was none before. */
  settle(view: View, first: boolean): void;
  /** One answer was given; `own`: by this player's hand. */
  move(before: View | null, events: readonly TableEvent[], next: View, own: boolean): void;
  /** Lets go of everything that is chosen: the question is another one. */
  drop(): void;
  /** The answer was not taken. */
  refused(): void;
  /** The line is up (again). */
  ready(): void;
  /** A turn has many answers: to take back more than one's own is asked about first. */
  readonly long?: boolean;
  /** What is asked will be answered by itself. */
  readonly passing?: boolean;
  readonly beats?: Drawing;
  /** What is shown, in the game's own words; without them it is the row of the log. */
  readonly telling?: Telling | null;
  /** What is asked is a chance to say something, and no turn. */
  readonly chance?: boolean;
  /** Somebody of the own team points at something: what they ask by it. */
  point?(note: PointNote): string;
  /** What the answer that waits for its second word would leave undone for nothing, in words. */
  readonly spared?: readonly string[];
  /** What an option is about, for a coach who need not say twice what was learned; without it the verb. */
  theme?(at: number): string;
  /** What is half chosen, as data to find again after a reload. */
  kept(): unknown;
  /** Chooses what one of these options begins with, as a click on the table would: nothing is answered by it. */
  begin?(picks: readonly number[]): void;
  /** What these options are about, as selectors of what is drawn. */
  things?(picks: readonly number[]): string[];
}

/** How a game by its id is played at a table. */
export type Games = (game: string) => (table: Table) => Play;

/** What stands beside a table at which somebody learns. */
export interface Course {
  /** A move is asked for now. */
  readonly asks: boolean;
  /** What was asked about last was answered by the coach, or needs no answer. */
  refused(): boolean;
}

/** One table as this browser sees it: what the server told, whatever the game. */
export class Table {
  link = $state<LinkState>("connecting");
  /** There is no such table. */
  gone = $state(false);
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  seat = $state.raw<Seat | null>(null);
  /** All seats for which we answer. */
  own = $state.raw<readonly Seat[]>([]);
  view = $state.raw<View | null>(null);
  v = $state(-1);
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** The last thing said, as long as nothing has happened since. */
  said = $state.raw<TalkLine | null>(null);
  clocks = $state.raw<{ at: number; told: Clocks } | null>(null);
  /** Whose answer the table waits for. */
  asked = $state<Seat | null>(null);
  undo = $state.raw<UndoAsk | null>(null);
  /** To take back would take back turns of others as well, and waits for a second word: what would be lost; or "". */
  farBack = $state("");
  end = $state.raw<EndNote | null>(null);
  /** The page of the game's end lies over the table. */
  unfolded = $state(false);
  spectators = $state(0);
  /** One line about the table itself: the wire, a refusal that belongs to no field. */
  note = $state("");
  sending = $state(false);
  /** Questions of ours that the server has still to answer: why not, and what would come of it. */
  asking = $state(0);

  /** What a computer player would do here, while it is shown. */
  hint = $state.raw<HintData | null>(null);
  /** One is thinking about that. */
  pondering = $state(false);
  /** What could be done here, once it was asked; the list stands open, and is being made. */
  could = $state.raw<readonly CouldGroup[] | null>(null);
  surveying = $state(false);
  listing = $state(false);

  why = $state.raw<Why | null>(null);
  /** The lesson that is learned here; null at a table where one plays. */
  course = $state.raw<Course | null>(null);
  play = $state.raw<Play | null>(null);

  game = $derived(this.info?.game ?? "");
  decision = $derived(this.view?.decision ?? null);
  hotseat = $derived(this.info?.hotseat ?? false);
  /** Who sits at the near edge: the seat the view belongs to; a spectator sits with seat 0. */
  near: Seat = $derived(this.view?.seat ?? 0);
  /** The side of each seat. */
  sides: Sides = $derived(games.sides(this.game, this.seats.length));
  far: Seat = $derived(foeOf(this.near, this.sides));
  over = $derived(this.info?.status === "over" || this.end !== null || Boolean(this.view?.outcome));
  /** The answer is ours to give. */
  mine = $derived(
    !this.over && this.decision !== null && this.view?.seat != null && this.decision.seat === this.view.seat,
  );
  /** Something that others did is still to be shown. */
  behind = $derived(this.play?.beats?.behind ?? false);
  /** Nothing is asked of the player, as far as they see: others do something, or it is being shown. */
  quiet = $derived(this.behind || (!this.over && (!this.mine || (this.play?.passing ?? false))));
  /** The computer does something, or it is being shown: how fast is the player's to say. */
  paced = $derived(this.quiet && (this.behind || this.seats[this.asked ?? -1]?.bot === true || this.mine));
  /** The log as far as it is shown. */
  told: LogEntry[] = $derived(this.behind ? this.log.slice(0, this.play?.beats?.mark?.log) : this.log);
  /** The row of the log that is shown, or was the last, if somebody else's. */
  teller: LogEntry | null = $derived.by(() => {
    const mark = this.play?.beats?.mark;
    return this.quiet && mark && !mark.own ? (this.log[mark.log - 1] ?? null) : null;
  });
  /** The player wants to see nothing before the next question of theirs. */
  hasty = $state(false);
  /** What the table waits for: the page marks itself with it. */
  stands = $derived(
    this.view === null
      ? "empty"
      : this.behind
        ? "plays"
        : this.over
          ? "over"
          : this.sending
            ? "sent"
            : !this.mine
              ? "waits"
              : this.play?.passing
                ? "passes"
                : "asked",
  );
  /** All seats are taken, and the cards are about to be dealt. */
  dealing = $derived(this.info?.status === "waiting" && this.info.deal !== null);
  watching = $derived(this.seat === null && !this.hotseat);
  /** There is somebody who must allow taking back. */
  accompanied = $derived(!this.hotseat && this.seats.some((seat, n) => !this.own.includes(n) && !seat.bot));
  /** An answer may be taken back, where the others allow it: not in a game that counts. */
  backable = $derived((this.seat !== null || this.hotseat) && !this.info?.rated);
  /** A computer player's advice may be asked: nobody sits here whose game that would be as well. */
  advised = $derived(this.mine && !this.accompanied && !this.info?.rated && this.course === null);
  /** The other people at the table, by name. */
  people = $derived(
    this.seats
      .filter((seat, n) => !this.own.includes(n) && !seat.bot)
      .map((seat) => seat.name)
      .join(t("list-and")),
  );
  /** More than two play, so that each seat has a letter. */
  many = $derived(this.seats.length > 2);
  /** Some of them play together. */
  teams = $derived(this.many && inTeams(this.sides));
  /** The person who plays for the same side, by name; "" for none. */
  partner = $derived.by(() => {
    const { seat, seats, own } = this;
    if (!this.teams || seat === null) return "";
    return seats.find((one, n) => !across(n, seat, this.sides) && !own.includes(n) && !one.bot)?.name ?? "";
  });

  /** How what happens here is shown. */
  readonly pace: Pace = {
    speed: () => (this.hasty ? "instant" : habits.speed),
    hurries: () => this.clocks !== null || this.people !== "",
    sound,
  };

  private report: { lang: Lang; found: Promise<Ending> } | null = null;
  private readonly socket: TableWire;
  private readonly dead = { now: false };
  private readonly slot: string;
  /** Of what we add to the luck of the next game, once we have asked for it. */
  private nextSeal = "";

  constructor(
    readonly id: string,
    private readonly games: Games,
    wire: (on: WireEvents) => TableWire = (on) => new TableSocket(id, () => words.lang, on),
  ) {
    this.slot = `stolik.choice.${id}`;
    this.socket = wire({
      link: (up) => this.linked(up),
      frame: (frame) => this.take(frame),
      answered: (refusal, v) => this.answered(refusal, v),
      gone: () => (this.gone = true),
      ended: person.cut,
    });
  }

  /** Keeps the half-made choice, so that it is still there after a reload or a look at the rules. */
  keep(): void {
    if (this.view) sessionStorage.setItem(this.slot, JSON.stringify([this.v, this.play?.kept() ?? null]));
  }

  /** The half-made choice of this very question, if one was kept. */
  found(): unknown {
    const [v, kept] = JSON.parse(sessionStorage.getItem(this.slot) ?? "[]") as unknown[];
    return v === this.v && this.mine ? kept : null;
  }

  /** Keeps what a player wishes for, over several questions, as long as this window is open; null: nothing. */
  remember(wish: string | null): void {
    if (wish === null) sessionStorage.removeItem(`${this.slot}.wish`);
    else sessionStorage.setItem(`${this.slot}.wish`, wish);
  }

  recalled(): string | null {
    return sessionStorage.getItem(`${this.slot}.wish`);
  }

  close(): void {
    this.dead.now = true;
    this.socket.close();
  }

  /** Asks for everything anew, in the language that is now the player's. */
  reread(): void {
    this.why = null;
    this.forgetAdvice();
    this.socket.again();
  }

  name(seat: number): string {
    return this.seats[seat]?.name || (this.many ? letterOf(seat) : seat === 0 ? t("seat-one") : t("seat-two"));
  }

  /** The name for labels: "You" where the seat is the only one that the player has. */
  called(seat: number): string {
    return seat === this.seat && this.own.length === 1 ? t("you") : this.name(seat);
  }

  /** That a computer sits there, and how it plays. */
  botNote(seat: number): string {
    const plays = this.seats[seat]?.plays;
    const name = games.info(this.game)?.bots.find(({ id }) => id === plays)?.name;
    return name ? t("seat-bot-plays", { name }) : t("seat-bot");
  }

  /** Everybody of the side of a seat. */
  party(seat: number): string {
    if (!this.teams) return this.name(seat);
    return teamOf(seat, this.sides)
      .sort()
      .map((one) => this.name(one))
      .join(t("list-and"));
  }

  // ---- answering and asking

  /** How the game went, which takes the server a moment to reckon: asked for once in each language. */
  reckoned(lang: Lang): Promise<Ending> {
    if (this.report?.lang === lang) return this.report.found;
    const found = api.ending(this.id, lang);
    const report = { lang, found };
    this.report = report;
    found.catch(() => {
      if (this.report === report) this.report = null;
    });
    return found;
  }

  /** Hears what the player answers, before it is sent. */
  heard: (picks: readonly number[]) => void = () => undefined;

  /** Sends positions in the options of the question, `auto` if no player chose them; false while another is on its way. */
  answer(picks: number[], auto = false): boolean {
    if (this.sending || !this.mine) return false;
    if (!auto) this.heard(picks);
    this.why = null;
    this.hint = null;
    this.note = "";
    this.sending = this.socket.line.answer(this.v, picks, auto);
    return this.sending;
  }

  /** Asks why an intent is not legal; the answer stands at `at`. */
  async ask(at: string, verb: string, args: readonly number[]): Promise<void> {
    if (!this.view || this.watching) return;
    this.asking += 1;
    const found = await this.socket.line.why(verb, args);
    this.asking -= 1;
    if (this.course?.refused()) return;
    if (found?.rule || found?.text) this.why = { at, rule: found.rule, text: found.text, scenario: found.scenario };
  }

  async foresee(picks: readonly number[]): Promise<PreviewResult[]> {
    const v = this.v;
    this.asking += 1;
    const found = await this.socket.line.preview(v, picks);
    this.asking -= 1;
    return found && this.v === v ? found.results : [];
  }

  /** Asks what a computer player would do; asked once more, the hint goes. */
  async askHint(): Promise<void> {
    if (this.hint || this.pondering || !this.advised) {
      this.hint = null;
      return;
    }
    const v = this.v;
    this.note = "";
    this.pondering = true;
    this.asking += 1;
    const found = await this.socket.line.hint(v);
    this.asking -= 1;
    this.pondering = false;
    if (this.v !== v) return;
    this.hint = found;
    if (!found) this.note = t("hint-failed");
  }

  /** Opens the list of what could be done. */
  async survey(): Promise<void> {
    this.surveying = true;
    if (!this.mine || this.could || this.listing) return;
    const v = this.v;
    this.listing = true;
    this.asking += 1;
    const found = await this.socket.line.could(v);
    this.asking -= 1;
    this.listing = false;
    if (this.v === v) this.could = found?.groups ?? null;
  }

  /** What was asked about another question. */
  private forgetAdvice(): void {
    this.hint = null;
    this.could = null;
    this.surveying = false;
  }

  // ---- talking to the table

  /** Shows nothing before one's own next question. */
  skip(): void {
    this.hasty = !this.mine || (this.play?.passing ?? false);
    this.play?.beats?.skip();
  }

  askUndo(far = !this.play?.long): void {
    if (!this.backable) return;
    this.farBack = "";
    this.note = "";
    this.socket.line.say("undo", far ? {} : { near: true });
  }

  replyUndo(allow: boolean): void {
    this.socket.line.say("undo-reply", { allow });
    this.undo = null;
  }

  concede(): void {
    this.socket.line.say("concede");
  }

  rematch(): void {
    this.nextSeal = parts.seal();
    this.socket.line.say("rematch", { seal: this.nextSeal });
  }

  /** Says something, in words or by a phrase: null once it is said, else why it was not; "" where nobody knows. */
  speak(more: { text: string } | { phrase: Phrase }): Promise<string | null> {
    return this.socket.line.speak("talk", more);
  }

  /** The same that only the own team hears. */
  whisper(more: { text: string } | { phrase: Phrase }): Promise<string | null> {
    return this.socket.line.speak("chat", more);
  }

  /** Shows the own team something. */
  point(what: string): void {
    if (this.partner) this.socket.line.say("point", { what });
  }

  /** Opens the position that shows a rule, on a table of its own with a way back. */
  async show(scenario: string, rule: string): Promise<void> {
    try {
      const from = this.info?.drawn ? router.table : this.id;
      const opened = await api.open({ scenario });
      router.go(`${opened.path}?rule=${rule}${from ? `&from=${from}` : ""}`);
    } catch (error) {
      this.note = error instanceof ApiError && error.message ? error.message : t("error-plain");
    }
  }

  // ---- hearing

  private linked(up: boolean): void {
    if (this.dead.now) return;
    if (up) this.link = "open";
    else if (this.link !== "restart") this.link = "lost";
    if (up) this.play?.ready();
  }

  private answered(refusal: RefuseData | null, v: number): void {
    // What was answered is told after it was taken: until then the question in sight is the old one, and not to answer.
    this.sending = !refusal && this.v < v;
    if (!refusal) return;
    this.play?.refused();
    if (refusal.code !== "stale") this.note = refusal.message;
  }

  /** Everything, as when the page is opened. */
  private begin(frame: Extract<Incoming, { t: "state" }>): void {
    const { d } = frame;
    const first = this.view === null;
    const turned = !first && this.v !== frame.v;
    this.info = d.table;
    this.seats = d.seats;
    this.seat = d.seat;
    this.own = d.own;
    this.talk = [...d.talk, ...d.chat.map((line) => ({ ...line, aside: true as const }))].sort((a, b) => a.n - b.n);
    this.undo = d.undo;
    this.spectators = d.table.spectators;
    this.log = d.log;
    this.asked = d.asked;
    this.tell(d.clocks);
    this.sending = this.socket.line.pending !== null;
    this.play ??= this.games(d.table.game)(this);
    if (turned) this.turn();
    this.v = frame.v;
    this.view = d.view;
    if (d.view) {
      shown.note(this.id, d.path, d.view, words.lang);
      this.play.settle(d.view, first);
    }
    if (d.table.deal)
      for (const part of parts.shown(this.id, d.table.deal, d.table.status === "waiting"))
        this.socket.line.say("part", { part });
    this.play.ready();
  }

  /** An answer was given, and this is what came of it. */
  private follow(frame: Extract<Incoming, { t: "move" }>): void {
    const before = this.view;
    const own = before?.decision != null && before.decision.seat === before.seat;
    this.v = frame.v;
    this.sending = this.socket.line.pending !== null;
    this.view = frame.d.view;
    shown.note(this.id, frame.d.path, frame.d.view, words.lang);
    this.log = [...this.log, ...frame.d.log];
    this.said = null;
    this.asked = frame.d.asked;
    this.tell(frame.d.clocks);
    this.turn();
    this.play?.move(before, frame.d.events, frame.d.view, own);
    if (this.mine && !this.play?.passing) this.hasty = false;
  }

  /** The game is over, or its rematch has a table. */
  private finish(frame: Extract<Incoming, { t: "end" }>): void {
    this.end = frame.d;
    if (typeof frame.v === "number") this.v = frame.v;
    this.sending = false;
    if (this.info) this.info = { ...this.info, status: "over" };
    this.clocks = null;
    this.why = null;
    this.forgetAdvice();
    this.note = "";
    this.play?.drop();
    const id = frame.d.rematch?.id;
    if (id && this.nextSeal) parts.brought(id, this.nextSeal);
    if (id) router.go(`/table/${id}`);
  }

  private take(frame: Incoming): void {
    switch (frame.t) {
      case "state":
        this.begin(frame);
        break;
      case "move":
        this.follow(frame);
        break;
      case "back":
        this.report = null;
        this.v = frame.v;
        this.sending = this.socket.line.pending !== null;
        this.view = frame.d.view;
        shown.note(this.id, frame.d.path, frame.d.view, words.lang, true);
        this.log = frame.d.log;
        this.talk = this.talk.map((line) => ({ ...line, n: Math.min(line.n, this.reached) }));
        this.undo = null;
        this.asked = frame.d.asked;
        this.tell(frame.d.clocks);
        this.turn();
        this.play?.settle(frame.d.view, false);
        break;
      case "people":
        this.seats = frame.d.seats;
        this.spectators = frame.d.spectators;
        break;
      case "talk":
        this.hear(frame.d);
        break;
      case "chat":
        this.hear({ ...frame.d, aside: true });
        break;
      case "point": {
        const text = this.play?.point?.(frame.d) ?? "";
        const more = { id: "", phrase: null, apart: false, aside: true } as const;
        if (text) this.hear({ seat: frame.d.seat, name: frame.d.name, text, n: this.reached, ...more });
        break;
      }
      case "undo":
        this.undo = frame.d;
        this.note = frame.why;
        break;
      case "end":
        this.finish(frame);
        break;
      case "restart":
        this.link = "restart";
        break;
      case "refuse":
        if (frame.d.code === "undo-far") this.farBack = frame.d.message;
        else this.note = frame.d.message;
        break;
      default:
        break;
    }
  }

  /** What there is to say of the line; "" while it holds. */
  get lineWords(): string {
    return this.link === "lost" ? t("line-lost") : this.link === "restart" ? t("line-restart") : "";
  }

  /** The last answer that the log tells of. */
  private get reached(): number {
    return this.log.at(-1)?.n ?? -1;
  }

  private hear(line: TalkLine): void {
    this.talk = [...this.talk, line];
    this.said = line;
  }

  private tell(clocks: Clocks | null): void {
    this.clocks = clocks ? { at: performance.now(), told: clocks } : null;
  }

  private turn(): void {
    this.forgetAdvice();
    this.farBack = "";
    this.why = null;
    this.note = "";
    this.play?.drop();
  }
}
