// Who is meant at a table: who sits somewhere, or who has said something.

import type { Table } from "../table/model.svelte";
import { person } from "../lib/session.svelte";
import type { TalkLine } from "../lib/protocol";
import type { MuteBody } from "../lib/wire";

export interface Meant {
  name: string;
  at: Pick<MuteBody, "table" | "seat" | "line">;
}

/** A name in a sentence, whichever way it is written: it turns nothing around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Who sits at a seat, if that is somebody else, and no bot. */
export function sitting(table: Table, seat: number): Meant | null {
  const there = table.seats[seat];
  if (!there || there.bot || !there.name || table.hotseat || table.own.includes(seat)) return null;
  return { name: there.name, at: { table: table.id, seat } };
}

/** Who has said a line, if that is somebody else. */
export function speaker(table: Table, line: TalkLine): Meant | null {
  if (line.seat !== null) return sitting(table, line.seat);
  const own = table.watching && line.name === person.name;
  return line.id === "" || own ? null : { name: line.name, at: { table: table.id, line: line.id } };
}

/** Everybody else who plays here, or watches and has said something. */
export function others(table: Table): Meant[] {
  const seated = table.seats.flatMap((_, seat) => sitting(table, seat) ?? []);
  const watching = table.talk.flatMap((line) => (line.seat === null ? (speaker(table, line) ?? []) : []));
  const found = new Map([...seated, ...watching].map((one) => [one.name, one]));
  return [...found.values()];
}
