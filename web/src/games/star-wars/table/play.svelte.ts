import { t } from "../../../lib/l10n.svelte";
import type { Decision, Forecast, PreviewResult, View } from "../../../lib/protocol";
import { habits } from "../../../lib/session.svelte";
import { CardPlay } from "../../../table/cardPlay.svelte";
import type { Play, Telling } from "../../../table/model.svelte";
import { find, tapped, verbOf } from "../../../table/options";
import { fingered } from "../../../table/resting";
import { starWarsCards } from "../cards.svelte";
import {
  allUnits,
  type Arena,
  ARENAS,
  type StarWarsCard,
  type StarWarsView,
  type SwUnit,
  asStarWars,
  type StarWarsEvent,
} from "../types";
import type { Attack } from "./attack";
import { isBeyond, lacksOne, nextOf, type Rest, sensible, wholeOf } from "./building";
import {
  about,
  amountOf,
  atOnce,
  drawnAs,
  isApart,
  isWindow,
  leaves,
  listed,
  litHand,
  litUnits,
  soleActor,
  type Source,
  spends,
  subjectOf,
  whereOf,
} from "./choice";
import { arenaName, cardName, toldOf } from "./labels";
import { foregone, idle, passedOver, type Stop, STOPS } from "./passing";
import { type Lost, lostIn, type Stage, stagesOf, still } from "./stages";
import type { Coming } from "./touch";

export const atHand = (kind: number): string => `hand ${kind}`;
export const atUnit = (id: number): string => `unit ${id}`;

/** Verbs that end a step: they stand last, and have a key of their own. */
const ENDS = new Set(["done", "pass"]);
/** So soon an answer that could not go out is tried again. */
const AGAIN_MS = 300;
const ATTACKS = new Set(["attack", "bombard", "ion cannon"]);
const CARDS = (kind: number): StarWarsCard | undefined => starWarsCards.at(kind);
/** Verbs that say all that they do, and what it costs. */
const TOLD = new Set(["play", "use"]);

/** What a player at a Star Wars table is about to do. */
export class StarWarsPlay extends CardPlay<Stage> implements Play {
  source = $state.raw<Source | null>(null);
  /** When the player is asked, but for the turn in which they want to be asked no more. */
  private usual = $state<Stop>("always");
  private outIn = $state<number | null>(null);
  /** The question that was in sight when the player said so: it is theirs to answer all the same. */
  private staying = $state(-1);
  /** How many rows the log had before the attack that goes on. */
  private since: number | undefined = undefined;
  /** The answer on its way was given by the page itself. */
  private unasked = false;
  /** What the player has lost since they acted last: which card, and to which; -1: to no attack. */
  lost = $state.raw<readonly Lost[]>([]);
  /** The own attack that was shown in no time, until one acts again. */
  private struck = $state.raw<Attack | null>(null);
  /** What came of it, where something else is shown by now; "" for nothing. */
  came = $derived.by(() => {
    const { struck } = this;
    const now = this.beats.now?.battle.attack;
    if (!struck || (now?.n === struck.n && now.attacker === struck.attacker && now.arena === struck.arena)) return "";
    const { title, text } = toldOf(struck);
    return text && `${title} ${text}`;
  });
  /** The arena that a narrow screen shows; null: the one in which something happens. */
  shown = $state<Arena | null>(null);
  /** What the attacks that may be made would roll, by their places among the options. */
  previews = $state.raw<ReadonlyMap<number, PreviewResult>>(new Map());

  /** What is still to be said of a unit that is built in one go. */
  private rest = $state.raw<Rest | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  view: StarWarsView | null = $derived(asStarWars(this.table.view));
  where = $derived(this.decision && this.view ? whereOf(this.decision, this.view) : null);
  private readonly built = (id: number): SwUnit | undefined => this.unit(id);
  /** When the player wants to be asked now. */
  stop: Stop = $derived(this.outIn !== null && this.outIn === this.view?.turn ? "never" : this.usual);
  /** The next answer of what was said whole. */
  private following = $derived(this.rest && this.decision ? nextOf(this.rest, this.decision, this.built) : null);
  /** This is answered by itself. */
  passing = $derived.by(() => {
    const { decision } = this;
    if (this.following !== null) return true;
    if (decision === null || this.table.info?.drawn) return false;
    const { view } = this;
    const over =
      this.staying !== this.table.v &&
      view !== null &&
      isWindow(decision) &&
      passedOver(this.stop, view, decision.seat);
    const none = idle(decision, view?.vain ?? []) || foregone(decision) || lacksOne(decision, this.built, CARDS);
    return over || (none && !habits.askAlways);
  });
  chance = $derived(isWindow(this.decision));
  /** Who acts without having been chosen. */
  actor = $derived(this.decision ? soleActor(this.decision) : 0);
  litHand = $derived.by(() => {
    const { decision } = this;
    if (!decision || this.passing) return new Set<number>();
    if (this.where === "hand") return new Set(decision.options.map((option) => Number(option[1])));
    return this.where === "verbs" ? litHand(decision) : new Set<number>();
  });
  lit = $derived(
    this.decision && !this.passing && (this.where === "verbs" || this.where === "table")
      ? litUnits(this.decision, this.where === "table" ? null : this.source)
      : new Map<number, number[]>(),
  );
  /** The verbs of the slip, as positions of options, each with its key. */
  keys = $derived.by(() => {
    const { decision } = this;
    const keys = new Map<number, string>();
    if (!decision || this.where !== "verbs") return keys;
    // What hardly anybody means is listed where everything is that could be done.
    const verbs = listed(decision, this.source).filter(
      (at) => !isApart(decision, at) && !isBeyond(decision, at, this.built, CARDS),
    );
    let n = 0;
    for (const at of verbs) {
      const option = decision.options[at];
      if (ENDS.has(verbOf(option))) continue;
      // The key of an amount is the amount.
      const key = amountOf(option) ?? (n += 1);
      keys.set(at, key < 10 ? String(key) : "");
    }
    for (const at of verbs) {
      const verb = verbOf(decision.options[at]);
      if (ENDS.has(verb)) keys.set(at, verb === "pass" ? "P" : "E");
    }
    return keys;
  });
  /** The verb that Enter says: the only one, where nothing else is possible or it is not the one that ends a step. */
  sole = $derived.by(() => {
    const { decision, keys } = this;
    const [only] = keys.keys();
    if (!decision || only === undefined || this.chance) return null;
    const number = sensible(decision, this.built);
    if (number !== null || keys.size > 1) return number;
    return decision.options.length === 1 || verbOf(decision.options[only]) !== "done" ? only : null;
  });
  /** What the chosen card or thing can be brought to at once: the option that begins it, and what then follows. */
  whole = $derived.by(() => {
    const { decision, view, source } = this;
    if (!decision || !view || source === null || this.table.course !== null) return null;
    for (const at of about(decision, source)) {
      const rest = wholeOf(decision, at, view, CARDS);
      if (rest) return { at, rest };
    }
    return null;
  });
  /** Who acts next, or was chosen to; 0 while that is asked. */
  next = $derived.by(() => {
    const kind = this.decision?.kind;
    if (kind === "act" && this.actor > 0) return this.actor;
    return kind === "next unit" ? 0 : ((this.beats.now?.view ?? this.view)?.queue[0] ?? 0);
  });
  /** The arena in front: the one that was asked for, that of the battle step, or that of what is chosen. */
  front: Arena = $derived.by(() => {
    if (this.shown) return this.shown;
    const { view } = this;
    if (view?.arena) return view.arena;
    if (view && this.source?.t === "unit") {
      const { id } = this.source;
      const there = ARENAS.find((arena) => view.arenas[arena].some((unit) => unit.id === id));
      if (there) return there;
    }
    return "character";
  });

  /** The attack that the slip tells of, from who on whom to what landed. */
  telling: Telling | null = $derived.by(() => {
    const { now, mark } = this.beats;
    const attack = now?.tells === "attack" ? now.battle.attack : null;
    if (!attack || !mark) return null;
    return {
      kind: t("beat-battle", { arena: arenaName(attack.arena) }),
      aside: t("beat-n", { n: attack.n }),
      ...toldOf(attack),
    };
  });

  // ---- what the table tells

  settle(view: View, first = false): void {
    const seen = asStarWars(view);
    if (!seen) return;
    if (first) this.recall();
    this.rest = null;
    this.previews = new Map();
    this.beats.settle(still(seen));
    this.glance();
  }

  move(earlier: View | null, events: readonly StarWarsEvent[], later: View, own: boolean): void {
    const [before, next] = [asStarWars(earlier), asStarWars(later)];
    if (!next) return;
    if (before) {
      // After the last battle the arena in which it was stays in front.
      if (before.arena !== next.arena) this.shown = next.arena || !before.arena ? null : (this.shown ?? before.arena);
      const came = own ? events.findLast((event) => event.e === "UnitDeployed") : undefined;
      this.shown = ARENAS.find((arena) => arena === came?.place) ?? this.shown;
      const log = this.table.log.length;
      const rows = events.length > 0 ? 1 : 0;
      if (events.some((event) => event.e === "AttackDeclared")) this.since = log - rows;
      const stages = stagesOf({ before, events, next, own, shown: this.beats.last, since: this.since });
      if (next.strike === null) this.since = undefined;
      const attack = stages.findLast((stage) => stage.landing)?.battle.attack;
      if (attack?.seat === this.table.seat && this.table.pace.speed() === "instant") this.struck = attack;
      this.lost = [...this.lost, ...lostIn(events, this.table.seat, stages)];
      this.beats.play(stages, { log, own: this.byUs(own, stages) });
      this.unasked = false;
    } else this.beats.settle(still(next));
    this.glance();
  }

  /** What an answer brought is this player's doing: their attack, whoever passed in it, or an answer by hand. */
  private byUs(own: boolean, stages: readonly Stage[]): boolean {
    if (this.table.hotseat || this.table.watching) return own;
    const fights = [this.beats.last, ...stages].map((stage) => stage?.battle.attack);
    const attack = fights.findLast((one) => one && !one.done) ?? null;
    return attack ? attack.seat === this.table.near : own && !this.unasked;
  }

  /** When to ask was said before the page was loaded anew. */
  private recall(): void {
    const [usual, turn] = (this.table.recalled() ?? "").split(" ");
    this.usual = STOPS.find((one) => one === usual) ?? "always";
    this.outIn = turn ? Number(turn) : null;
  }

  ready(): void {
    this.glance();
    void this.wantPreviews();
  }

  drop(): void {
    clearTimeout(this.timer);
    this.source = null;
    this.pick = null;
    this.picks = [];
    this.previews = new Map();
    void this.wantPreviews();
  }

  /** Passes by itself at once, where that is wanted. */
  private glance(): void {
    clearTimeout(this.timer);
    if (this.decision && this.following === null) this.rest = null;
    if (!this.passing) return;
    const { v } = this.table;
    this.timer = setTimeout(() => {
      if (this.table.v !== v || !this.passing) return;
      if (this.follow()) return;
      this.unasked = this.table.answer([0], true);
      if (!this.unasked) this.timer = setTimeout(() => this.glance(), AGAIN_MS);
    }, 0);
  }

  /** Gives the next answer of what was said whole: a step back reaches over it to the first. */
  private follow(): boolean {
    const { rest, following, decision } = this;
    if (!rest || !decision || following === null) return false;
    if (!this.table.answer([following], true)) this.timer = setTimeout(() => this.glance(), AGAIN_MS);
    else this.rest = decision.kind === "counters" ? { ...rest, unit: decision.about[1] ?? 0 } : null;
    return true;
  }

  // ---- choosing

  /** Builds and deploys what is chosen. */
  build(): void {
    const { whole } = this;
    if (whole && this.send([whole.at])) this.rest = whole.rest;
  }

  override refused(): void {
    this.rest = null;
    super.refused();
  }

  /** A card of the hand was clicked, or taken to be carried somewhere. */
  chooseHand(kind: number, carried = false): void {
    this.beats.skip();
    this.table.note = "";
    if (this.where === "hand") {
      const at = find(this.decision, "card", kind);
      if (at !== null) this.tap(at);
      else
        this.table.why = { at: atHand(kind), rule: "", text: t("not-asked", { name: cardName(kind) }), scenario: null };
      return;
    }
    if (this.where !== "verbs" || !this.litHand.has(kind)) {
      void this.askHand(kind);
      return;
    }
    this.table.why = null;
    this.pick = null;
    const put = carried ? null : this.placed(kind);
    const again = this.source?.t === "hand" && this.source.kind === kind;
    if (put !== null) this.send([put]);
    else if (!again || carried) this.source = { t: "hand", kind };
    // Under a finger the second tap does what the first has shown, as the dark button or the only one.
    else if (fingered() && (this.whole !== null || this.sole !== null)) this.confirm();
    else this.source = null;
  }

  /**
   * The option by which this unit goes into its arena as soon as it is clicked, before the first turn: under a mouse it
   * is read before. To start building it instead stands among all that could be done.
   */
  private placed(kind: number): number | null {
    return this.seenBefore ? find(this.decision, "put", kind) : null;
  }

  /** A thing on the table was chosen. False: there is nothing to do with it. */
  chooseUnit(unit: SwUnit): boolean {
    this.beats.skip();
    this.table.note = "";
    const { decision } = this;
    const found = this.lit.get(unit.id);
    if (!decision || this.passing) return false;
    if (!found) return this.aimedAt(unit, decision) && this.askTarget(unit);
    this.table.why = null;
    const [only] = found;
    if (this.where === "table") {
      if (only !== undefined) this.tap(only);
      return true;
    }
    const actor = this.source?.t === "unit" ? this.source.id : this.actor;
    const aims = found.some(
      (at) =>
        subjectOf(decision, at)[1] === unit.id && (subjectOf(decision, at)[0] === actor || this.source?.t === "hand"),
    );
    const goes = decision.kind === "retreat" && !fingered();
    if ((aims || goes) && found.length === 1 && only !== undefined) this.choose(only);
    else this.source = this.source?.t === "unit" && this.source.id === unit.id ? null : { t: "unit", id: unit.id };
    return true;
  }

  /** A thing with which nothing can be done was meant as what another one acts on. */
  private aimedAt(unit: SwUnit, decision: Decision): boolean {
    if (this.where === "verbs" && this.source?.t === "unit" && this.actor !== unit.id) return true;
    return this.actor > 0 && decision.kind === "act" && unit.seat !== this.table.near;
  }

  /** A verb was chosen, `read` in the slip: what can't be seen through waits for a second word. */
  choose(at: number, read = false): void {
    this.beats.skip();
    this.table.why = null;
    const option = this.decision?.options[at];
    if (atOnce(option) || this.pick === at || !habits.confirm || this.plain(at, read)) {
      this.send([at]);
      return;
    }
    this.pick = at;
  }

  /**
   * What it does was seen before it was chosen: an attack, but on a unit that a finger has touched; a card or an ability
   * whose verb in the slip says it; the end of a step that leaves nothing behind; a unit that is begun where none could be
   * finished.
   */
  private plain(at: number, read: boolean): boolean {
    const { decision } = this;
    if (!decision) return false;
    const verb = verbOf(decision.options[at]);
    if (verb === "done") return !leaves(decision);
    if (verb === "partial") return !decision.options.some((option) => verbOf(option) === "put");
    return TOLD.has(verb) || (ATTACKS.has(verb) && (!this.touched || (read && this.previews.has(at))));
  }

  /** Of things on the table the one that is asked for is the answer, but where a finger can't look first. */
  override tap(at: number): void {
    super.tap(at);
    const { decision } = this;
    const one = decision?.least === 1 && decision.most === 1 && this.picks[0] === at;
    if (one && this.where === "table" && (!this.touched || decision.kind === "next unit")) this.confirm();
  }

  /** A finger has chosen it, which can't look first. In a lesson nothing is lost by that. */
  private get touched(): boolean {
    return fingered() && this.table.course === null;
  }

  begin(picks: readonly number[]): void {
    const { decision } = this;
    const [at] = picks;
    if (!decision || at === undefined || this.passing) return;
    this.beats.skip();
    this.table.why = null;
    this.source = null;
    this.pick = null;
    const [actor, , kind] = subjectOf(decision, at);
    if (this.where !== "verbs") this.picks = tapped(decision, [], at);
    else if (picks.length === 1) this.pick = at;
    else this.source = actor > 0 ? { t: "unit", id: actor } : { t: "hand", kind };
  }

  /** Build points that are left are lost, and so is what a unit does not do. */
  spared = $derived.by(() => {
    const { decision, pick } = this;
    if (!decision || pick === null) return [];
    const offered = new Set(decision.options.map(verbOf));
    const verb = verbOf(decision.options[pick]);
    if (verb === "done") return spends(decision) ? [t("spared-points")] : [];
    return verb === "rest" && offered.has("attack") ? [t("spared-attack")] : [];
  });

  things(picks: readonly number[]): string[] {
    const { decision } = this;
    if (!decision) return [];
    return picks.flatMap((at) => [...drawnAs(subjectOf(decision, at)), `[data-option="${at}"]`]);
  }

  /** Passes; true if that may be done. */
  pass(): boolean {
    const at = isWindow(this.decision) ? find(this.decision, "pass") : null;
    return at !== null && this.send([at]);
  }

  /** Says when to ask. It is kept until something else is said, and through a reload; "never" is for this turn's battle. */
  stopAt(stop: Stop): void {
    if (this.decision !== null && !this.passing) this.staying = this.table.v;
    if (stop !== "never") this.usual = stop;
    this.outIn = stop === "never" ? (this.view?.turn ?? null) : null;
    this.table.remember(`${this.usual} ${this.outIn ?? ""}`.trim());
    this.glance();
  }

  /** The next of these wishes, by key. */
  stopNext(): boolean {
    if (!this.chance || this.table.hotseat || this.table.watching) return false;
    this.stopAt(STOPS[(STOPS.indexOf(this.stop) + 1) % STOPS.length] ?? "always");
    return true;
  }

  end(): boolean {
    const at = find(this.decision, "done");
    if (at !== null) this.choose(at);
    return at !== null;
  }

  /** The second word: true if there was something to say it to. */
  confirm(): boolean {
    if (this.pick !== null) return this.send([this.pick]);
    if (this.whole) {
      this.build();
      return true;
    }
    if (this.sole !== null) {
      this.choose(this.sole);
      return true;
    }
    if (this.decision?.kind === "look") return this.send([0]);
    if (this.where !== null && this.where !== "verbs" && this.said) return this.send([...this.picks]);
    return false;
  }

  protected override send(picks: number[]): boolean {
    this.lost = [];
    this.struck = null;
    return super.send(picks);
  }

  /** One step back. False: there was none. */
  letGo(): boolean {
    if (this.table.why) this.table.why = null;
    else if (this.pick !== null) this.pick = null;
    else if (this.source !== null) this.source = null;
    else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else return false;
    return true;
  }

  // ---- asking

  /** Why a card of the hand may not be played: asked about what it is for. */
  async askHand(kind: number): Promise<void> {
    const card = starWarsCards.at(kind);
    if (card?.kind === "battle") await this.table.ask(atHand(kind), "play", [kind, 0]);
    else await this.table.ask(atHand(kind), this.view?.phase === "setup" ? "put" : "start", [kind]);
  }

  /** Why a thing is not the target of what acts. */
  private askTarget(unit: SwUnit): boolean {
    const actor = this.source?.t === "unit" ? this.source.id : this.actor;
    if (!actor) return false;
    const by = this.unit(actor);
    const across =
      by && by.place !== unit.place
        ? by.keywords.find(([name]) => name === "bombard" || name === "ion cannon")?.[0]
        : undefined;
    const verb = this.view?.phase === "build" ? "board" : (across ?? "attack");
    void this.table.ask(atUnit(unit.id), verb, [actor, unit.id]);
    return true;
  }

  /** Why nothing may be done with a thing of one's own. */
  askUnit(unit: SwUnit): void {
    const [first] = unit.abilities;
    if (this.view?.phase === "retreat") void this.table.ask(atUnit(unit.id), "retreat", [unit.id]);
    else if (unit.place === "built") void this.table.ask(atUnit(unit.id), "add", [unit.id]);
    else if (first) void this.table.ask(atUnit(unit.id), "use", [unit.id, first.n]);
    else void this.table.ask(atUnit(unit.id), "rest", [unit.id]);
  }

  /** What an attack would roll; undefined for everything else. */
  foreseen(at: number): Forecast | undefined {
    return this.previews.get(at)?.forecast;
  }

  /** Where the dice of the attack will fall that is the first of these options, and how many. */
  coming(picks: readonly number[]): Coming | null {
    const { decision, view } = this;
    const [at] = picks;
    if (at === undefined || !decision || !view || !ATTACKS.has(verbOf(decision.options[at]))) return null;
    const [actor, target] = subjectOf(decision, at);
    const arena = ARENAS.find((one) => view.arenas[one].some((unit) => unit.id === target));
    const dice = this.foreseen(at)?.dice;
    return arena && dice !== undefined ? { arena, dice, power: this.unit(actor)?.power ?? dice } : null;
  }

  private async wantPreviews(): Promise<void> {
    const { decision } = this;
    const picks =
      decision?.options.flatMap((option, at) => (ATTACKS.has(verbOf(option)) && !this.previews.has(at) ? [at] : [])) ??
      [];
    if (picks.length === 0) return;
    const found = await this.table.foresee(picks);
    if (decision === this.decision) this.previews = new Map(found.map((result) => [result.pick, result]));
  }

  unit(id: number): SwUnit | undefined {
    return this.view ? allUnits(this.view).find((unit) => unit.id === id) : undefined;
  }
}
