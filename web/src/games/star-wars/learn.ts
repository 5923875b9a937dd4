// Where on the table of Star Wars things are that a lesson speaks of.

import { GO } from "../../learn/places";
import type { Picked } from "../../lib/faces";
import type { Seat } from "../../lib/protocol";
import { handOf } from "../../table/options";
import { starWarsCards } from "./cards.svelte";
import { drawnAs, NOTHING, subjectOf } from "./table/choice";
import type { StarWarsPlay } from "./table/play.svelte";
import { allUnits, type Arena, ARENAS, type StarWarsView, topOf } from "./types";

const unit = (id: number): string => `[data-unit="${id}"]`;
/** A narrow screen shows one arena, and the others have a tab. */
const tab = (arena: Arena): string => `.arenatabs .${arena}`;

/** A unit, or the way to it. */
function wayTo(play: StarWarsPlay, id: number): string[] {
  const arena = ARENAS.find((one) => play.view?.arenas[one].some((there) => there.id === id));
  return arena ? [unit(id), tab(arena)] : [unit(id)];
}

/** What acts, then what it acts on, then the verb. */
export function spots(play: StarWarsPlay, at: number): string[] {
  const { decision, source } = play;
  if (!decision || play.pick === at) return [GO];
  const [by, on, kind] = subjectOf(decision, at);
  if (play.where === "table" || play.where === "tray") return play.picks.includes(at) ? [GO] : wayTo(play, on || by);
  if (kind >= 0 && by === 0) {
    if (source?.t !== "hand" || source.kind !== kind) return [`[data-zone="hand"] [data-kind="${kind}"]`];
    return on > 0 ? wayTo(play, on) : [];
  }
  // Who is the only one to do something need not be chosen, but where its verbs are listed only then.
  const chosen = source?.t === "unit" ? source.id : play.keys.has(at) || on > 0 ? play.actor : 0;
  const next = nextOf(by, on, chosen);
  return next > 0 ? wayTo(play, next) : [];
}

/** The one that acts, if it is not the one that is chosen, then the one that it acts on; 0 if both are. */
function nextOf(by: number, on: number, chosen: number): number {
  if (by > 0 && by !== chosen) return by;
  return on > 0 && on !== chosen ? on : 0;
}

/** In a replay: the card of the hand, the units, and where these stand in an arena behind, its tab. */
export function shows(picks: readonly Picked[], view: StarWarsView, seat: Seat): string[] {
  return picks.flatMap(({ subject = NOTHING }) => {
    const [by, on] = subject;
    const there = ARENAS.filter((one) => view.arenas[one].some(({ id }) => id === by || id === on));
    return [...drawnAs(subject, handOf(seat)), ...there.map((one) => `${tab(one)}[aria-selected="false"]`)];
  });
}

/** A unit by its name, an arena, or the order of speed. */
export function spot(play: StarWarsPlay, name: string): string[] {
  const arena = ARENAS.find((one) => one === name);
  if (arena) return [`[data-zone="${arena}"]`, tab(arena)];
  if (name === "queue") return [".queue"];
  const found = play.view ? allUnits(play.view).filter((one) => starWarsCards.at(topOf(one))?.name === name) : [];
  return [found.map((one) => unit(one.id)).join(", "), ...found.slice(0, 1).flatMap((one) => wayTo(play, one.id))];
}
