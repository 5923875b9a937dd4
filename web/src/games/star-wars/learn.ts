// Where on the table of Star Wars things are that a lesson speaks of.

import { GO } from "../../learn/places";
import { starWarsCards } from "./cards.svelte";
import { subjectOf } from "./table/choice";
import type { StarWarsPlay } from "./table/play.svelte";
import { allUnits, ARENAS, topOf } from "./types";

const unit = (id: number): string => `[data-unit="${id}"]`;

/** What acts, then what it acts on, then the verb. */
export function spots(play: StarWarsPlay, at: number): string[] {
  const { decision, source } = play;
  if (!decision || play.pick === at) return [GO];
  const [by, on, kind] = subjectOf(decision, at);
  if (play.where === "table" || play.where === "tray") return play.picks.includes(at) ? [GO] : [unit(on || by)];
  if (kind >= 0 && by === 0) {
    if (source?.t !== "hand" || source.kind !== kind) return [`[data-zone="hand"] [data-kind="${kind}"]`];
    return on > 0 ? [unit(on)] : [];
  }
  // Who is the only one to do something need not be chosen, but where its verbs are listed only then.
  const chosen = source?.t === "unit" ? source.id : play.keys.has(at) || on > 0 ? play.actor : 0;
  return ofUnits(by, on, chosen);
}

/** The one that acts, if it is not the one that is chosen, then the one that it acts on. */
function ofUnits(by: number, on: number, chosen: number): string[] {
  if (by > 0 && by !== chosen) return [unit(by)];
  return on > 0 && on !== chosen ? [unit(on)] : [];
}

/** A unit by its name, an arena, or the order of speed. */
export function spot(play: StarWarsPlay, name: string): string {
  const arena = ARENAS.find((one) => one === name);
  if (arena) return `[data-zone="${arena}"]`;
  if (name === "queue") return ".queue";
  // The print behind a name is not on the card: "Clone Trooper 6/298".
  const wanted = name.replace(/ \d+\/\d+$/, "");
  const found = play.view ? allUnits(play.view).filter((one) => titleOf(topOf(one)) === wanted) : [];
  return found.map((one) => unit(one.id)).join(", ") || "[data-zone]";
}

function titleOf(kind: number): string {
  const card = starWarsCards.at(kind);
  return card ? `${card.title}${card.version ? ` (${card.version})` : ""}` : "";
}
