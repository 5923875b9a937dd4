// A reckoning as rows to read, from what the events tell.

import { t } from "../../../lib/l10n.svelte";
import type { PreviewResult, ReckonStep } from "../../../lib/protocol";
import { type Hit, pokemonEvents } from "../types";
import { cardName } from "./labels";
import { hitsOf } from "./stages";

export interface Reckoning {
  title: string;
  rows: ReckonStep[];
  total: number;
}

function named(what: string): string {
  switch (what) {
    case "base":
      return t("reckon-base");
    case "times":
      return t("reckon-times");
    case "weakness":
      return t("reckon-weakness");
    case "resistance":
      return t("reckon-resistance");
    case "less":
      return t("reckon-less");
    case "prevented":
      return t("reckon-prevented");
    default:
      return t("reckon-more");
  }
}

/** A change with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function rowsOf(hit: Hit): ReckonStep[] {
  return hit.steps.map(([what, change, result, rule, kind], n) => ({
    label: named(what),
    change: n === 0 ? String(change) : what === "times" ? `×${change}` : signed(change),
    result,
    rule,
    card: kind,
  }));
}

/** How a hit came about, in a row: "40 − 20 (Resistance)"; "" where it is as printed. */
export function sumOf(hit: Hit): string {
  const [first, ...rest] = rowsOf(hit);
  if (!first || rest.length === 0) return "";
  const row = rest.map(({ label, change }) => `${change.replace(/^([+−×])/, "$1 ")} (${label})`);
  return [first.change, ...row].join(" ");
}

export function reckoningOf(hit: Hit): Reckoning {
  return { title: t("hit-on", { n: hit.amount, name: cardName(hit.kind) }), rows: rowsOf(hit), total: hit.amount };
}

export interface Brought {
  hits: Hit[];
  /** The reckoning of the only hit. */
  rows: ReckonStep[];
  /** Nothing of what it does is certain. */
  open: boolean;
  /** What becomes of each that is hit, around its name. */
  says: ((name: string) => string)[];
}

/** What an attack is told by that does nothing, and what comes behind an attack of which all is certain. */
const IDLE = new Set(["AttackUsed", "AttackStopped", "CoinFlipped"]);
const BEHIND = new Set(["TurnEnded", "TurnBegan", "GameEnded"]);

/** Whether an attack does anything, or may: it does nothing only where the turn is seen to end without that. */
export function does(preview: PreviewResult | undefined): boolean {
  const events = pokemonEvents(preview?.events ?? []);
  const end = events.findIndex(({ e }) => BEHIND.has(e));
  const own = end < 0 ? events : events.slice(0, end);
  return end < 0 || own.some(({ e, amount }) => (e === "DamageDealt" ? amount : !IDLE.has(e)));
}

/** What an answer in view will bring, as far as it is certain. */
export function brought(preview: PreviewResult | null): Brought {
  const events = pokemonEvents(preview?.events ?? []);
  const hits = hitsOf(events);
  const out = new Set(events.flatMap((event) => (event.e === "PokemonKnockedOut" ? [event.mon ?? 0] : [])));
  const says = hits.map((hit) => {
    const none = hit.hp > 0 && hit.hp <= hit.damage;
    return (name: string) =>
      none || out.has(hit.mon) ? t("will-be-out", { name }) : t("will-have", { name, n: hit.hp - hit.damage });
  });
  const [only] = hits;
  const open = events.every(({ e }) => e === "AttackUsed" || e === "CoinFlipped");
  return { hits, open, rows: only && hits.length === 1 ? rowsOf(only) : [], says };
}
