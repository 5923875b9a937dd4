// Fair dealing as docs/fair-dealing.md has it, byte by byte: what is sealed, what follows, and what is wrong with a record.
// All of it is reckoned here. It does not take the browser's own SHA-256, which is there on secure addresses only: a table
// in one's own network has none.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { DealData } from "./wire";

/** What a record holds of its deal once the game is over. */
export interface Opened extends DealData {
  form: number;
  /** What opens the decks; of a closed record `places` instead: for each card of each deck its salt, or its seal where the card is closed. */
  salts?: string[];
  places?: string[][];
  /** Of a closed record the seal of the fingerprint of all cards. */
  cards?: string;
  secret: string;
  parts: (string | null)[];
  undone: number;
}

/** What the check reads of a record. */
export interface Dealt {
  game: string;
  version: number;
  cards: string;
  seed: number | string;
  state: unknown;
  setup: { format: string; options: Record<string, unknown>; decks: string[][][] };
  entries: unknown[];
  deal?: Opened;
}

/** What this browser was shown of a table before the first card, and what it added. */
export interface Memory {
  /** The server's seal; "" if none was shown. */
  seal: string;
  /** The seal that this browser brought, and the part under it. */
  mine: string;
  part: string;
  /** It was shown before the cards were dealt. */
  before: boolean;
}

export type Code =
  | "no-deal"
  | "position"
  | "no-part"
  | "closed-part"
  | "form"
  | "terms"
  | "deck"
  | "part"
  | "seal"
  | "secret"
  | "seed"
  | "again"
  | "other-seal"
  | "left-out";

/** Something that is not as a fair deal has it; `unfair` if somebody changed it, else it is only missing. */
export interface Finding {
  code: Code;
  unfair: boolean;
  seat: number | null;
  entry: number | null;
}

const FORM = 1;
/** The same where deck lists stay closed: each card of a deck has a seal of its own. */
const CLOSED_FORM = 2;
/** How often something can have been taken back: as many numbers are reckoned at the most. */
const MOST_UNDONE = 1_000_000;

function digest(what: string, ...lines: string[]): string {
  return digestOf(FORM, what, ...lines);
}

function digestOf(form: number, what: string, ...lines: string[]): string {
  const text = [`stolik deal ${form} ${what}`, ...lines].map((line) => `${line}\n`).join("");
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** JSON on one line: keys in order, no blanks, nothing but printable ASCII. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (data !== null && typeof data === "object") {
    const fields = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, value]) => `${canonical(key)}:${canonical(value)}`).join(",")}}`;
  }
  return JSON.stringify(data).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** 256 bits that nobody knows. */
export function drawPart(): string {
  return bytesToHex(randomBytes(32));
}

export function partSeal(part: string): string {
  return digest("part", part);
}

export function deckSeal(salt: string, stacks: readonly (readonly string[])[]): string {
  return digest("deck", salt, canonical(stacks));
}

/** The key of the closed card at a place of a deck. */
const closedKey = (place: number): string => `closed:${place}`;

/** How many cards of a record are closed. */
export function closedIn({ setup }: Pick<Dealt, "setup">): number {
  return setup.decks.flat(2).filter((card) => card.startsWith("closed:")).length;
}

/** The seal of a deck whose list stays closed; "" where it has not as many places. */
function closedDeckSeal(stacks: readonly (readonly string[])[], opened: readonly string[]): string {
  if (stacks.flat().length !== opened.length) return "";
  let n = 0;
  const seals = stacks.map((stack) =>
    stack.map((card) => {
      const given = opened[n] ?? "";
      const shut = card === closedKey(n);
      n += 1;
      return shut ? given : digestOf(CLOSED_FORM, "place", given, canonical(card));
    }),
  );
  return digestOf(CLOSED_FORM, "deck", canonical(seals));
}

/** The seal of a seat's deck, by what the deal opens. */
function sealOfDeck({ form, salts, places }: Opened, seat: number, stacks: readonly (readonly string[])[]): string {
  const salt = salts?.[seat] ?? "";
  if (form === FORM) return deckSeal(salt, stacks);
  return closedDeckSeal(
    stacks,
    places?.[seat] ?? stacks.flat().map((_, n) => digestOf(CLOSED_FORM, "salt", salt, `${n}`)),
  );
}

/** All that the server's seal binds beside its secret. */
export function termsOf(deal: Opened, record: Pick<Dealt, "setup" | "cards">): string {
  const { table, version, seats, seals, decks } = deal;
  const { setup } = record;
  const cards =
    deal.form === FORM
      ? record.cards
      : (deal.cards ?? digestOf(CLOSED_FORM, "cards", ...(deal.salts ?? []), record.cards));
  return canonical({ table, game: setup.format, version, cards, options: setup.options, seats, seals, decks });
}

export function sealOf(deal: Opened, record: Pick<Dealt, "setup" | "cards">): string {
  return digestOf(deal.form, "seal", deal.secret, termsOf(deal, record));
}

/** The seed that follows, in hexadecimal digits. */
export function seedOf({ table, secret, parts }: Opened): string {
  return digest("seed", table, secret, ...parts.map((part) => part ?? "-"));
}

/** The seed after the n-th step back, from 0. */
export function againOf({ table, secret, parts }: Opened, n: number): string {
  return digest("again", table, secret, ...parts.map((part) => part ?? "-"), String(n));
}

/** Whether a seed as a record writes it is this number of 256 bits. */
export function isSeed(written: unknown, digits: string): boolean {
  return typeof written === "string" && written === `blake2b:${digits.replace(/^0+/, "")}`;
}

/** What is wrong with the deal of a record, what is unfair first; nothing of a fair one. */
export function check(record: Dealt, memory: Memory | null): Finding[] {
  const found: Finding[] = [];
  const add = (code: Code, unfair: boolean, seat: number | null = null, entry: number | null = null): void => {
    found.push({ code, unfair, seat, entry });
  };
  const { deal, setup } = record;
  if (memory?.seal && deal?.seal !== memory.seal) add("other-seal", true);
  if (!deal) add(record.state === null ? "no-deal" : "position", false);
  else if (!isKnown(deal)) add("form", false);
  else if (deal.seats.length !== setup.decks.length || record.state !== null) add("terms", true);
  else if (!isWhole(deal)) add("form", false);
  else {
    if (!fits(deal, record)) add("terms", true);
    if (memory?.mine && !deal.seals.includes(memory.mine)) add("left-out", true);
    setup.decks.forEach((stacks, seat) => {
      if (sealOfDeck(deal, seat, stacks) !== deal.decks[seat]) add("deck", true, seat);
    });
    deal.parts.forEach((part, seat) => {
      if (part !== null && partSeal(part) !== deal.seals[seat]) add("part", true, seat);
    });
    const follows = isSeed(record.seed, seedOf(deal));
    if (sealOf(deal, record) !== deal.seal) add(follows ? "seal" : "secret", true);
    if (!follows) add("seed", true);
    const wrong = notFollowing(record, deal);
    if (wrong !== null) add("again", true, null, wrong);
    missing(deal).forEach((seat) => add(deal.seals[seat] === null ? "no-part" : "closed-part", false, seat));
  }
  return found.sort((a, b) => Number(b.unfair) - Number(a.unfair));
}

/** Whether it is written in the form that this page reads. */
function isKnown({ form, seats }: Opened): boolean {
  return (form === FORM || form === CLOSED_FORM) && Array.isArray(seats);
}

/** Whether the deal has all that this page reads, one of each for each seat: what is not there can't be missed. */
function isWhole(deal: Opened): boolean {
  const hex = (value: unknown): boolean => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
  const shut = deal.form === CLOSED_FORM && deal.places !== undefined;
  const opened: unknown = shut ? deal.places : deal.salts;
  const lists: unknown[] = [deal.seats, deal.seals, deal.parts, deal.decks, opened];
  if (!lists.every((list) => Array.isArray(list) && list.length === deal.seats.length)) return false;
  return (
    [...deal.seals, ...deal.parts].every((value) => value === null || hex(value)) &&
    [...deal.decks, ...(opened as unknown[]).flat(), deal.seal, deal.secret].every(hex) &&
    (!shut || hex(deal.cards)) &&
    typeof deal.table === "string" &&
    !deal.table.includes("\n") &&
    Number.isInteger(deal.undone) &&
    deal.undone >= 0 &&
    deal.undone <= MOST_UNDONE
  );
}

/** Whether the game is the one that was sealed, by its rules or later ones, and each part stands where its player's first seat is. */
function fits({ form, version, seats, seals }: Opened, record: Dealt): boolean {
  return (
    record.game === record.setup.format &&
    record.version >= version &&
    (record.setup.options.closed_lists === true) === (form === CLOSED_FORM) &&
    seats.every((stands, seat) => stands === null || (stands <= seat && seats[stands] === stands)) &&
    seals.every((seal, seat) => seal === null || seats[seat] === seat)
  );
}

/** The seats whose players have added nothing; the first one where nobody has a seat. */
function missing({ seats, parts }: Opened): number[] {
  if (seats.every((stands) => stands === null)) return [0];
  return seats.flatMap((stands, seat) => (stands === seat && parts[seat] === null ? [seat] : []));
}

/** The first entry of new luck whose seed does not follow in its order; null if all do. */
function notFollowing(record: Dealt, deal: Opened): number | null {
  let n = 0;
  for (const [entry, said] of record.entries.entries()) {
    if (Array.isArray(said)) continue;
    const { redeal } = said as { redeal?: unknown };
    while (n < deal.undone && !isSeed(redeal, againOf(deal, n))) n += 1;
    if (n === deal.undone) return entry;
    n += 1;
  }
  return null;
}
