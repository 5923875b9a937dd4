import { t } from "../../../lib/l10n.svelte";
import { type Half, half, type PreviewResult, type View } from "../../../lib/protocol";
import { habits } from "../../../lib/session.svelte";
import { Beats } from "../../../table/beats.svelte";
import type { Play, Table } from "../../../table/model.svelte";
import { pointed } from "../../../table/resting";
import { cards } from "../cards.svelte";
import { asTokenBattle, type TokenBattleView, type TokenEvent } from "../types";
import { drawnAs, type Stage, stagesOf, still } from "./pieces";

export const atCell = (cell: number): string => `cell ${cell}`;
export const atStack = (seat: number, stack: number): string => `stack ${seat} ${stack}`;

/** What a player of Token Battle is about to do: a stack, a field of the board, and what that would bring. */
export class TokenPlay implements Play {
  stack = $state<number | null>(null);
  cell = $state<number | null>(null);
  hover = $state<number | null>(null);
  previews = $state.raw<ReadonlyMap<number, PreviewResult>>(new Map());

  readonly beats: Beats<Stage>;

  view: TokenBattleView | null = $derived.by(() => asTokenBattle(this.table.view));
  /** stack → field → position in the list of options. */
  options = $derived.by(() => {
    const found = new Map<number, Map<number, number>>();
    this.table.decision?.options.forEach(([verb, stack, cell], at) => {
      if (verb !== "lay" || stack === undefined || cell === undefined) return;
      const cells = found.get(stack) ?? new Map<number, number>();
      cells.set(cell, at);
      found.set(stack, cells);
    });
    return found;
  });
  lit = $derived.by(() => {
    if (!this.table.mine || this.stack === null) return new Set<number>();
    return new Set(this.options.get(this.stack)?.keys() ?? []);
  });
  /** The field whose future is drawn: the one chosen, else the one pointed at. */
  target = $derived.by(() => {
    const cell = this.cell ?? this.hover;
    return cell !== null && this.lit.has(cell) ? cell : null;
  });
  preview = $derived.by(() => {
    if (this.stack === null || this.target === null) return null;
    const pick = this.options.get(this.stack)?.get(this.target);
    return pick === undefined ? null : (this.previews.get(pick) ?? null);
  });

  constructor(readonly table: Table) {
    this.beats = new Beats(table.pace);
  }

  // ---- what the table tells

  settle(view: View, first: boolean): void {
    const seen = asTokenBattle(view);
    if (!seen) return;
    this.previews = new Map();
    this.beats.settle(still(seen));
    if (first) this.restore();
  }

  move(before: View | null, events: readonly TokenEvent[], next: View, own: boolean): void {
    const [was, seen] = [asTokenBattle(before), asTokenBattle(next)];
    if (was && seen) this.beats.play(stagesOf(was, events, seen, own), { log: this.table.log.length, own });
    else if (seen) this.beats.settle(still(seen));
  }

  refused(): void {
    this.cell = null;
  }

  ready(): void {
    void this.wantPreviews();
  }

  kept(): unknown {
    return [this.stack, this.cell];
  }

  private restore(): void {
    const [stack, cell] = (this.table.found() ?? []) as unknown[];
    if (typeof stack !== "number" || !this.options.has(stack)) return;
    this.stack = stack;
    if (typeof cell === "number" && this.lit.has(cell)) this.cell = cell;
  }

  top(seat: Half, stack: number): number {
    return this.view?.stacks[seat][stack]?.[0] ?? -1;
  }

  // ---- choosing

  chooseStack(stack: number): void {
    this.beats.skip();
    this.table.why = null;
    if (!this.table.mine) {
      void this.askStack(stack);
      return;
    }
    if (this.stack === stack) {
      this.letGo();
      return;
    }
    this.stack = stack;
    this.table.note = "";
    if (this.cell !== null && !this.options.get(stack)?.has(this.cell)) this.cell = null;
    void this.wantPreviews();
  }

  /** A field was chosen: by a mouse, under which it is shown what happens, that is the answer, else the same one again. */
  chooseCell(cell: number): void {
    this.beats.skip();
    if (!this.table.mine || this.stack === null || !this.lit.has(cell)) {
      void this.askCell(cell);
      return;
    }
    this.table.why = null;
    if (this.cell === cell || pointed() || !habits.confirm) {
      this.lay(cell);
    } else {
      this.cell = cell;
    }
  }

  begin(picks: readonly number[]): void {
    const rows = picks.flatMap((at) => this.table.decision?.options[at] ?? []);
    const [, stack, cell] = this.table.decision?.options[picks[0] ?? -1] ?? [];
    if (rows.length === 0 || typeof stack !== "number") return;
    if (this.stack !== stack) this.chooseStack(stack);
    this.cell = picks.length === 1 && typeof cell === "number" ? cell : null;
  }

  /** What is laid is told by what it does. */
  theme(at: number): string {
    const stack = this.table.decision?.options[at]?.[1];
    const card = typeof stack === "number" ? this.top(half(this.table.near), stack) : -1;
    return `lay ${cards.at(card)?.ability ?? 0}`;
  }

  things(picks: readonly number[]): string[] {
    return picks.flatMap((at) => drawnAs(this.table.decision?.options[at]));
  }

  lay(cell = this.cell): void {
    if (this.stack === null || cell === null) return;
    const pick = this.options.get(this.stack)?.get(cell);
    if (pick === undefined) return;
    this.beats.skip();
    this.table.answer([pick]);
  }

  /** One step back: the question why, then the field, then the card. */
  letGo(): void {
    if (this.table.why) this.table.why = null;
    else if (this.cell !== null) {
      this.cell = null;
      this.hover = null;
    } else {
      this.stack = null;
      this.hover = null;
    }
  }

  drop(): void {
    this.previews = new Map();
    this.stack = null;
    this.cell = null;
    this.hover = null;
  }

  // ---- asking

  async askCell(cell: number): Promise<void> {
    if (this.table.mine && this.stack === null && (this.view?.owner[cell] ?? -1) < 0) {
      this.table.why = null;
      this.table.note = t("card-first");
      return;
    }
    await this.table.ask(atCell(cell), "lay", [this.stack ?? 0, cell]);
  }

  /** A card of one's own stacks: the top, or one that is seen but lies under it. */
  async askStack(stack: number, depth = 0): Promise<void> {
    const args = [stack, this.cell ?? this.firstEmpty(), ...(depth > 0 ? [depth] : [])];
    await this.table.ask(atStack(this.table.near, stack), "lay", args);
  }

  /** A card across the table is asked about as one that is not ours: it lies beyond the own four stacks. */
  async askFar(stack: number): Promise<void> {
    await this.table.ask(atStack(this.table.far, stack), "lay-theirs", [stack]);
  }

  private firstEmpty(): number {
    return Math.max(0, this.view?.owner.indexOf(-1) ?? 0);
  }

  private async wantPreviews(): Promise<void> {
    if (this.stack === null || !this.table.mine) return;
    const picks = [...(this.options.get(this.stack)?.values() ?? [])].filter((pick) => !this.previews.has(pick));
    if (picks.length === 0) return;
    const all = new Map(this.previews);
    for (const result of await this.table.foresee(picks)) all.set(result.pick, result);
    this.previews = all;
  }
}
