// Whose a card is, where its name alone doesn't tell.

import { getContext, setContext } from "svelte";

import type { LogEntry, LogLine, Seat } from "../lib/protocol";
import { across, type Sides } from "../lib/sides";

const KEY = "whose";

export interface Owner {
  far: boolean;
  name: string;
}

export interface Whose {
  /** Who has a card, where that has to be said. */
  of: (kind: number) => Owner | null;
  /** Whether it matters on which side the cards of a line are. */
  matters: (line: LogLine | LogEntry) => boolean;
}

/** What `tellWhose` looks at, each time anew. */
export interface Seen {
  /** The seat of a card whose name alone doesn't tell; null: there are no such cards. */
  owner: ((kind: number) => Seat | null) | null;
  /** Events whose sentence itself says whose cards they are about. */
  plain: ReadonlySet<string>;
  near: number;
  sides?: Sides | undefined;
  called: (seat: number) => string;
}

/** Everything below the component that calls this marks the names that two cards share. */
export function tellWhose(seen: () => Seen): Whose {
  const now = $derived(seen());
  const told: Whose = {
    of: (kind) => {
      const seat = now.owner?.(kind) ?? null;
      return seat === null ? null : { far: across(seat, now.near, now.sides), name: now.called(seat) };
    },
    matters: (line) => !("e" in line && now.plain.has(line.e)),
  };
  return setContext(KEY, told);
}

const NOBODY: Whose = { of: () => null, matters: () => true };

export function askWhose(): Whose {
  return getContext<Whose | undefined>(KEY) ?? NOBODY;
}
