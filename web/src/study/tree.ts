// The tree of a chapter: its main line by numbers, branches by the ids of their nodes; and the ways through it.

import type { NodeShown } from "../lib/wire";

/** A place: "12" on the main line, or the id of a node. */
export type At = string;

const NUMBER = /^\d+$/;

/** The entries of the main line at a place of it; null for a branch. */
export const mainOf = (at: At): number | null => (NUMBER.test(at) ? Number(at) : null);

export class Tree {
  readonly byId: ReadonlyMap<string, NodeShown>;
  private readonly begin = new Map<At, NodeShown[]>();

  constructor(
    readonly nodes: readonly NodeShown[],
    readonly turns: number,
  ) {
    this.byId = new Map(nodes.map((one) => [one.id, one]));
    for (const one of nodes) {
      const from = one.parent ?? String(one.n);
      this.begin.set(from, [...(this.begin.get(from) ?? []), one]);
    }
  }

  has(at: At): boolean {
    const n = mainOf(at);
    return n === null ? this.byId.has(at) : n <= this.turns;
  }

  /** The branches that begin at a place. */
  branches(at: At): readonly NodeShown[] {
    return this.begin.get(at) ?? [];
  }

  /** All ways on from a place: first along its line. */
  ways(at: At): At[] {
    const n = mainOf(at);
    const main = n !== null && n < this.turns ? [String(n + 1)] : [];
    return [...main, ...this.branches(at).map(({ id }) => id)];
  }

  /** Where a place comes from; null for the beginning. */
  before(at: At): At | null {
    const n = mainOf(at);
    if (n !== null) return n > 0 ? String(n - 1) : null;
    const node = this.byId.get(at);
    return node ? (node.parent ?? String(node.n)) : "0";
  }

  after(at: At): At | null {
    return this.ways(at)[0] ?? null;
  }

  /** Another way from where this one began, further down (1) or up (-1). */
  beside(at: At, by: 1 | -1): At | null {
    const from = this.before(at);
    if (from === null) return null;
    const ways = this.ways(from);
    return ways[ways.indexOf(at) + by] ?? null;
  }

  /** The end of the line on which a place is. */
  end(at: At): At {
    let last = at;
    for (let next = this.after(last); next !== null; next = this.after(last)) last = next;
    return last;
  }

  /** How many answers lie before a place. */
  depth(at: At): number {
    let deep = 0;
    let node = this.byId.get(at);
    if (!node) return mainOf(at) ?? 0;
    const { n } = node;
    for (; node; node = node.parent === null ? undefined : this.byId.get(node.parent)) deep += 1;
    return n + deep;
  }

  /** A node and how many go on from it, one way or another. */
  below(id: string): number {
    return this.branches(id).reduce((sum, one) => sum + 1 + this.below(one.id), 0);
  }
}
