import { t } from "../../../lib/l10n.svelte";
import type { PointNote, PreviewResult, Sentence, View } from "../../../lib/protocol";
import { habits } from "../../../lib/session.svelte";
import { sideOf } from "../../../lib/sides";
import { CardPlay } from "../../../table/cardPlay.svelte";
import type { Play, Why } from "../../../table/model.svelte";
import { argOf, find, tapped, verbOf } from "../../../table/options";
import { pokemonCards } from "../cards.svelte";
import { asPokemon, HIDDEN, type Hit, type Mon, type PokemonEvent, type PokemonView } from "../types";
import {
  atOnce,
  benchOf,
  drawnAs,
  type Free,
  keysOf,
  litHand,
  losing,
  monOf,
  type Source,
  stillFree,
  targetsOf,
  topOf,
  verbsFor,
  whereOf,
} from "./choice";
import { does } from "./reckon";
import { type Stage, stagesOf, still } from "./stages";

export const atHand = (kind: number): string => `hand ${kind}`;
export const atMon = (id: number): string => `mon ${id}`;
export const atAttack = (id: number, n: number): string => `attack ${id} ${n}`;
export const atRetreat = (id: number): string => `retreat ${id}`;
export const atAbility = (id: number, n: number): string => `ability ${id} ${n}`;

/** Verbs by which a card of the hand only comes to lie somewhere. */
const PLACING = new Set(["bench", "evolve", "attach"]);

/** What an attack of somebody else is told by, until the player acts. */
const STRUCK = new Set(["AttackUsed", "AttackStopped", "DamageDealt", "ConditionGained", "PokemonKnockedOut"]);

/** What a player at a Pokémon table is about to do. */
export class PokemonPlay extends CardPlay<Stage> implements Play {
  /** What was chosen first in a turn. */
  source = $state.raw<Source | null>(null);
  /** The option that is pointed at. */
  hover = $state<number | null>(null);
  /** How many cards are lifted off a deck that is cut. */
  cut = $state(0);
  previews = $state.raw<ReadonlyMap<number, PreviewResult>>(new Map());
  /** What somebody of the own team pointed at last; each time an object of its own. */
  pointed = $state.raw<{ what: string } | null>(null);
  /** A reckoning that was opened. */
  opened = $state.raw<Hit | null>(null);
  /** What others' attacks did since the player's own last answer, in rows of the log. */
  news = $state.raw<readonly Sentence[]>([]);
  /** So many rows of the log were looked through for that. */
  private read = 0;
  /** Who comes in for a Pokémon that retreats: chosen together with it, said when that is asked. */
  private comes: number | null = $state(null);
  /** A card of the hand that was chosen while an answer was on its way. */
  private later: number | null = null;

  view: PokemonView | null = $derived(asPokemon(this.table.view));
  where = $derived(this.decision && this.view ? whereOf(this.decision, this.view) : null);
  /** The verbs of the slip, as positions of options, each with its key. */
  keys = $derived.by(() => {
    const { decision } = this;
    if (!decision) return new Map<number, string>();
    const plain = (verbs: readonly number[]): Map<number, string> => new Map(verbs.map((at, n) => [at, String(n + 1)]));
    if (this.where === "verbs") return plain(decision.options.map((_, at) => at));
    if (this.where !== "turn") return new Map<number, string>();
    const { source } = this;
    if (source?.t === "hand") return plain(verbsFor(decision, source));
    const free = keysOf(decision, verbsFor(decision, null), this.fighting);
    const some = source ? new Set(verbsFor(decision, source)) : null;
    return new Map([...free].filter(([at]) => some === null || some.has(at)));
  });
  verbs = $derived([...this.keys.keys()]);
  /** One's own Active Pokémon. */
  fighting = $derived.by(() => this.view?.sides[sideOf(this.table.near)]?.active ?? []);
  /** An Active Pokémon of whose retreat one may be told why it is not offered. */
  stays = $derived.by(() => {
    if (this.where !== "turn" || this.source?.t === "hand") return null;
    const { source } = this;
    const mons = this.fighting.filter((mon) => !source || source.id === mon.id);
    return mons.some((mon) => find(this.decision, "retreat", mon.id) !== null) ? null : (mons[0] ?? null);
  });
  /** Kinds of the hand that may be chosen. */
  litHand = $derived.by(() => {
    const { decision } = this;
    if (!decision) return new Set<number>();
    if (this.where === "turn") return litHand(decision);
    return this.where === "hand" ? new Set(decision.options.map((option) => argOf(option, 0))) : new Set<number>();
  });
  /** Where the chosen card of the hand may go. */
  targets = $derived.by(() => {
    const none = { mons: new Map<number, number>(), bench: null as number | null };
    if (!this.decision || this.where !== "turn" || this.source?.t !== "hand") return none;
    return targetsOf(this.decision, this.source.kind);
  });
  /** Who may come in for the Pokémon that is about to retreat → position of its retreat. Null: none is, or only one may. */
  swaps = $derived.by(() => {
    const { decision, pick } = this;
    if (this.where !== "turn" || !decision || pick === null || this.table.course !== null) return null;
    const bench = verbOf(decision.options[pick]) === "retreat" ? benchOf(this.view, decision.seat) : [];
    return bench.length > 1 ? new Map(bench.map((mon) => [mon.id, pick])) : null;
  });
  /** The answer that was chosen together with the retreat. */
  private following = $derived.by(() => {
    const { decision, comes } = this;
    return comes !== null && decision?.kind === "choose:switch" ? find(decision, "pokemon", comes) : null;
  });
  passing = $derived(this.following !== null);
  /** What is still of use in the turn that would end. */
  free: Free[] = $derived.by(() => {
    const { decision, where } = this;
    if (!decision || where !== "turn") return [];
    return stillFree(decision, this.view, (at) => does(this.previews.get(at)));
  });
  /** Pokémon that may be chosen now → position of the option, or of none (a source in a turn). */
  litMons = $derived.by(() => {
    const found = new Map<number, number | null>();
    const { decision } = this;
    if (!decision) return found;
    if (this.where === "table") decision.options.forEach((option, at) => found.set(argOf(option, 0), at));
    else if (this.swaps !== null) return this.swaps;
    else if (this.where === "turn" && this.source?.t === "hand") return this.targets.mons;
    else if (this.where === "turn")
      for (const at of verbsFor(decision, null)) {
        const option = decision.options[at];
        if (verbOf(option) !== "end") found.set(argOf(option, 0), null);
      }
    return found;
  });
  /** The option whose future is shown: the one that waits, else the one pointed at. */
  target = $derived(this.pick ?? this.hover);
  preview = $derived(this.target === null ? null : (this.previews.get(this.target) ?? null));

  // ---- what the table tells

  settle(view: View): void {
    const seen = asPokemon(view);
    if (!seen) return;
    this.previews = new Map();
    this.news = [];
    this.read = this.table.log.length;
    this.beats.settle(still(seen));
  }

  move(before: View | null, events: readonly PokemonEvent[], next: View, own: boolean): void {
    const [was, seen] = [asPokemon(before), asPokemon(next)];
    if (!seen) return;
    const struck = this.struck();
    this.news = own ? [] : [...this.news, ...struck];
    if (was) this.beats.play(stagesOf(was, events, seen, own, this.beats.last), { log: this.table.log.length, own });
    else this.beats.settle(still(seen));
    this.follow();
  }

  /** What the new rows of the log say of an attack and what came of it. */
  private struck(): Sentence[] {
    const lines = this.table.log.slice(this.read).flatMap((entry) => entry.lines ?? []);
    this.read = this.table.log.length;
    const some = lines.some(({ e }) => e === "AttackUsed" || e === "PokemonKnockedOut");
    return some ? lines.filter(({ e }) => STRUCK.has(e)).map(({ text }) => text) : [];
  }

  ready(): void {
    void this.wantPreviews();
  }

  override refused(): void {
    super.refused();
    this.comes = null;
    this.later = null;
  }

  /** Gives the answer that was chosen together with the retreat: taking back reaches over it. */
  private follow(): void {
    const { following, decision } = this;
    if (following !== null) this.table.answer([following], true);
    // Which Energy is discarded is asked between the two, or goes without saying: then nobody is asked for a moment.
    if (decision && decision.kind !== "pay") this.comes = null;
  }

  point({ what }: PointNote): string {
    this.pointed = { what };
    const [thing, number] = what.split(" ");
    const kind = thing === "mon" ? topOf(this.mon(Number(number))) : Number(number);
    return t("what-about", { card: this.named(kind) });
  }

  drop(): void {
    this.source = null;
    this.pick = null;
    this.picks = [];
    this.hover = null;
    this.cut = 0;
    this.previews = new Map();
    void this.wantPreviews();
    const { later } = this;
    if (later === null || this.table.sending) return;
    this.later = null;
    if (this.where === "turn") this.chooseHand(later);
  }

  // ---- choosing

  protected override get atOnce(): boolean {
    return this.where === "table" || this.where === "places" ? !habits.careful : super.atOnce;
  }

  /** A card of the hand was clicked, or taken to be carried somewhere. What is quicker than the table waits for it. */
  chooseHand(kind: number, carried = false): void {
    if (this.table.sending) {
      this.later = kind;
      return;
    }
    this.beats.skip();
    this.table.why = null;
    this.table.note = "";
    if (this.where === "hand") {
      const at = find(this.decision, "card", kind);
      if (at !== null) this.tap(at);
      else void this.askHand(kind);
      return;
    }
    if (this.where !== "turn" || !this.litHand.has(kind)) {
      void this.askHand(kind);
      return;
    }
    this.pick = null;
    const put = carried ? null : this.placed(kind);
    if (put !== null) this.send([put]);
    else this.source = this.source?.t === "hand" && this.source.kind === kind ? null : { t: "hand", kind };
  }

  /**
   * The option by which a card goes to its only place as soon as it is clicked: under a mouse it is read before. What is
   * played for its effect is asked about.
   */
  private placed(kind: number): number | null {
    if (this.decision === null || habits.careful || !this.seenBefore) return null;
    const [only, ...more] = verbsFor(this.decision, { t: "hand", kind });
    return only !== undefined && more.length === 0 && PLACING.has(verbOf(this.decision.options[only])) ? only : null;
  }

  /** A Pokémon was chosen: as a target, as one of the things asked for, or to see what it can do. False: it does nothing. */
  chooseMon(mon: Mon): boolean {
    this.beats.skip();
    this.table.note = "";
    const at = this.litMons.get(mon.id);
    if (typeof at === "number") {
      this.table.why = null;
      if (this.where === "table") this.tap(at);
      else {
        const comes = this.swaps === null ? null : mon.id;
        if (this.send([at])) this.comes = comes;
      }
      return true;
    }
    if (this.where === "turn" && this.source?.t === "hand") {
      void this.askTarget(this.source.kind, mon);
      return true;
    }
    if (at === null) {
      this.table.why = null;
      this.pick = null;
      this.source = this.source?.t === "mon" && this.source.id === mon.id ? null : { t: "mon", id: mon.id };
      return true;
    }
    return false;
  }

  /** A free place of the own Bench was chosen. */
  chooseBench(): void {
    this.beats.skip();
    if (this.targets.bench !== null) this.send([this.targets.bench]);
  }

  /** An attack of a Pokémon was chosen on its card. */
  chooseAttack(mon: Mon, n: number): void {
    this.beats.skip();
    const at = find(this.decision, "attack", mon.id, n);
    if (this.where === "turn" && at !== null) this.choose(at);
    else if (this.where === "verbs" && at !== null) this.send([at]);
    else void this.table.ask(atAttack(mon.id, n), "attack", [mon.id, n]);
  }

  chooseAbility(mon: Mon, n: number): void {
    this.beats.skip();
    const at = find(this.decision, "power", mon.id, n);
    if (this.where === "turn" && at !== null) this.choose(at);
    else void this.table.ask(atAbility(mon.id, n), "power", [mon.id, n]);
  }

  /** A verb was chosen. What would leave something of use undone, or lose something, waits for a second word. */
  choose(at: number): void {
    const option = this.decision?.options[at];
    this.beats.skip();
    this.table.why = null;
    if (this.where !== "turn" || atOnce(option) || (this.pick === at && this.swaps === null) || !this.asksFirst(at)) {
      this.send([at]);
      return;
    }
    this.pick = at;
    if (verbOf(option) === "end" || verbOf(option) === "retreat") this.source = null;
  }

  /** Whether a verb of the turn is asked about once more, or needs a second thing to be chosen. */
  private asksFirst(at: number): boolean {
    const { decision, table } = this;
    const option = decision?.options[at];
    if (habits.careful || losing(option)) return true;
    if (verbOf(option) === "end") return this.free.length > 0;
    // Who comes in is chosen before anything is paid.
    if (verbOf(option) === "retreat")
      return table.course === null && benchOf(this.view, decision?.seat ?? 0).length > 1;
    // Whoever is guided through their first game is told what an attack would leave undone.
    return verbOf(option) === "attack" && Boolean(table.info?.guided?.length) && this.leaves(at).length > 0;
  }

  begin(picks: readonly number[]): void {
    const { decision } = this;
    const [at] = picks;
    if (!decision || at === undefined) return;
    this.beats.skip();
    this.table.why = null;
    const option = decision.options[at];
    this.source = null;
    this.pick = null;
    if (this.where === "turn" && picks.length > 1) this.source = { t: "hand", kind: argOf(option, 0) };
    else if (this.where === "turn" || this.where === "verbs") this.pick = at;
    else if (this.where === "cut") this.cut = argOf(option, 0);
    else this.picks = tapped(decision, [], at);
  }

  /** Whoever attacks ends the turn. What is left by ending it at once, the slip says at every table. */
  spared = $derived(this.pick === null ? [] : this.leaves(this.pick));

  private leaves(at: number): string[] {
    if (verbOf(this.decision?.options[at]) !== "attack") return [];
    return this.free.flatMap((verb) => (verb === "attack" ? [] : [t("spared", { verb })]));
  }

  things(picks: readonly number[]): string[] {
    return picks.flatMap((at) => [...drawnAs(this.decision?.options[at]), `[data-option="${at}"]`]);
  }

  /** Ends the turn; true if that may be done. */
  end(): boolean {
    const at = this.where === "turn" ? find(this.decision, "end") : null;
    if (at !== null) this.choose(at);
    return at !== null;
  }

  /** Retreats, or says why not. */
  retreat(mon = this.fighting.find((one) => this.retreatOf(one) !== null) ?? this.fighting[0]): void {
    const at = mon ? this.retreatOf(mon) : null;
    if (at !== null) this.choose(at);
    else if (mon) void this.table.ask(atRetreat(mon.id), "retreat", [mon.id]);
  }

  /** The position of the option with which a Pokémon retreats, or null. */
  retreatOf(mon: Mon): number | null {
    return this.where === "turn" ? find(this.decision, "retreat", mon.id) : null;
  }

  /** Takes one of a kind out again. */
  untap(at: number): void {
    const last = this.picks.lastIndexOf(at);
    if (last >= 0) this.picks = this.picks.filter((_, n) => n !== last);
  }

  /** The second word: true if there was something to say it to. */
  confirm(): boolean {
    if (this.swaps !== null) return true;
    if (this.pick !== null) return this.send([this.pick]);
    const [only] = this.verbs;
    if (this.where === "verbs" && only !== undefined && this.verbs.length === 1) return this.send([only]);
    // What a card was chosen for, if there is but one thing; a card that was clicked is not let go by Enter.
    if (this.where === "turn" && this.source !== null) {
      if (only !== undefined && this.verbs.length === 1) this.choose(only);
      return true;
    }
    if (this.where === "cut") return this.send([this.cut]);
    if (this.where !== "turn" && this.where !== "verbs" && this.said) return this.send([...this.picks]);
    return false;
  }

  /** One step back. False: there was none. */
  letGo(): boolean {
    if (this.opened) this.opened = null;
    else if (this.table.why) this.table.why = null;
    else if (this.pick !== null) this.pick = null;
    else if (this.source !== null) this.source = null;
    else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else return false;
    return true;
  }

  // ---- asking

  /** Why a card of the hand may not be played: asked about what it is for. */
  async askHand(kind: number): Promise<void> {
    if (this.where === "hand") {
      if (!this.litHand.has(kind)) this.table.why = this.notAsked(kind);
      return;
    }
    const own = this.view?.sides[sideOf(this.table.near)];
    const card = pokemonCards.at(kind);
    const mons = [...(own?.active ?? []), ...(own?.bench ?? [])];
    const first = mons[0]?.id ?? 0;
    const at = atHand(kind);
    if (card?.kind === "energy") await this.table.ask(at, "attach", [kind, first]);
    else if (card?.kind === "trainer" && card.stage !== "fossil") await this.table.ask(at, "play", [kind]);
    else if (card?.evolves_from) {
      const fit = mons.find((mon) => pokemonCards.at(topOf(mon))?.name === card.evolves_from);
      await this.table.ask(at, "evolve", [kind, fit?.id ?? first]);
    } else await this.table.ask(at, "bench", [kind]);
  }

  /** Why a card of the hand is not among those that are asked for. */
  private notAsked(kind: number): Why {
    const laying = this.view?.phase === "setup";
    return {
      at: atHand(kind),
      rule: laying ? "PK-SETUP-5" : "",
      text: laying ? t("only-basics") : t("not-asked", { name: this.named(kind) }),
      scenario: null,
    };
  }

  private async askTarget(kind: number, mon: Mon): Promise<void> {
    const card = pokemonCards.at(kind);
    if (card?.kind === "energy") await this.table.ask(atMon(mon.id), "attach", [kind, mon.id]);
    else if (card?.kind === "pokemon" && card.evolves_from)
      await this.table.ask(atMon(mon.id), "evolve", [kind, mon.id]);
  }

  private async wantPreviews(): Promise<void> {
    const { decision } = this;
    if (!decision || this.where !== "turn") return;
    const picks = decision.options.flatMap((option, at) =>
      verbOf(option) === "attack" && !this.previews.has(at) ? [at] : [],
    );
    if (picks.length === 0) return;
    const all = new Map(this.previews);
    for (const result of await this.table.foresee(picks)) all.set(result.pick, result);
    if (decision === this.decision) this.previews = all;
  }

  /** What the player may know of a Pokémon by its id. */
  mon(id: number): Mon | undefined {
    return monOf(this.view, id);
  }

  /** The name of a card by its kind. */
  named(kind: number): string {
    return kind === HIDDEN ? "" : (pokemonCards.at(kind)?.name ?? "");
  }
}
