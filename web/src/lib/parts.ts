// What this browser adds to the luck of its tables, and what it was shown of them before the first card. It keeps both by
// itself: the server could tell another story afterwards.

import { drawPart, type Memory, partSeal } from "./fair";
import type { DealData } from "./wire";

/** Tables that are remembered. */
const MOST = 200;
const ORDER = "stolik.deals";
const tableSlot = (table: string): string => `stolik.deal.${table}`;
const partSlot = (seal: string): string => `stolik.part.${seal}`;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const NOTHING: Memory = { seal: "", mine: "", part: "", before: false };

export class Parts {
  constructor(private readonly shelf: () => Store = () => localStorage) {}

  private get store(): Store {
    return this.shelf();
  }

  /** Draws a part for a table that is about to be ordered, joined or asked for; its seal. */
  seal(): string {
    const part = drawPart();
    const seal = partSeal(part);
    this.keep(partSlot(seal), part);
    return seal;
  }

  /** This table got our seal. */
  brought(table: string, seal: string): void {
    this.remember(table, { ...(this.of(table) ?? NOTHING), mine: seal });
  }

  /** What is kept of a table; null if nothing is. */
  of(table: string): Memory | null {
    const text = this.store.getItem(tableSlot(table));
    return text === null ? null : (JSON.parse(text) as Memory);
  }

  /**
   * The table shows what is sealed, `waits` if it is not dealt yet: the first time it is kept. The parts of ours that may
   * be opened now, because what they are added to can't be changed any more. Each is opened to one seal of a server and
   * to no other, at whatever table: who knows it already could choose a secret that goes with it.
   */
  shown(table: string, deal: DealData, waits: boolean): string[] {
    if (deal.table !== table) return [];
    const kept = this.of(table) ?? NOTHING;
    const ours = deal.seals.flatMap((seal) => {
      const [part = "", to = ""] = (seal === null ? null : this.store.getItem(partSlot(seal)))?.split(" ") ?? [];
      return seal !== null && part ? [{ seal, part, to }] : [];
    });
    const first = ours[0];
    const next: Memory = {
      seal: kept.seal || ours.find(({ to }) => to)?.to || deal.seal,
      mine: kept.mine || (first?.seal ?? ""),
      part: kept.part || (first?.part ?? ""),
      before: kept.seal ? kept.before : waits,
    };
    // Only what is kept can be compared at the end: nothing is opened to a seal that this browser would not know again.
    if (!this.remember(table, next) || !waits || next.seal !== deal.seal) return [];
    const bound = ours.filter(({ seal, part }) => this.keep(partSlot(seal), `${part} ${deal.seal}`));
    return bound.map(({ part }) => part);
  }

  private remember(table: string, memory: Memory): boolean {
    if (!this.keep(tableSlot(table), JSON.stringify(memory))) return false;
    const order = (JSON.parse(this.store.getItem(ORDER) ?? "[]") as string[]).filter((one) => one !== table);
    order.push(table);
    for (const old of order.splice(0, Math.max(0, order.length - MOST))) this.forget(old);
    return this.keep(ORDER, JSON.stringify(order));
  }

  private forget(table: string): void {
    const mine = this.of(table)?.mine;
    if (mine) this.store.removeItem(partSlot(mine));
    this.store.removeItem(tableSlot(table));
  }

  /** False where the browser keeps nothing. */
  private keep(slot: string, value: string): boolean {
    try {
      this.store.setItem(slot, value);
      return true;
    } catch {
      return false;
    }
  }
}

export const parts = new Parts();
