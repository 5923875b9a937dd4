// Where on a Pokémon table things are that a lesson speaks of.

import { GO } from "../../learn/places";
import { verbOf } from "../../table/options";
import { sideOf } from "../../lib/sides";
import { drawnAs, topOf } from "./table/choice";
import type { PokemonPlay } from "./table/play.svelte";
import type { Mon } from "./types";

const mon = (id: number): string => `[data-mon="${id}"]`;

/** The card or the Pokémon, then where it goes, then the verb. */
export function spots(play: PokemonPlay, at: number): string[] {
  const option = play.decision?.options[at];
  if (play.pick === at || play.picks.includes(at)) return [GO];
  return verbOf(option) === "end" && play.source !== null ? [GO] : drawnAs(option);
}

/** A Pokémon by its name, of one side where it is said ("B's Turtwig"); a Bench, the Active Pokémon, the Prizes. */
export function spot(play: PokemonPlay, name: string): string[] {
  const [, owner, thing] = /^(?:([A-D])'s )?(.+)$/.exec(name) ?? [];
  const near = sideOf(play.table.near);
  const far = owner !== undefined && sideOf("ABCD".indexOf(owner)) !== near;
  if (thing === "Bench") return [`[data-zone="${far ? "farbench" : "bench"}"]`];
  if (thing === "Active") return ['[data-zone="active"], [data-zone="far"]'];
  if (thing === "prizes") return ['[data-zone="prizes"]', ".hand .pz", ".goalline"];
  const sides = play.view?.sides ?? [];
  const some: Mon[] = owner === undefined ? sides.flatMap(all) : all(sides[far ? 1 - near : near]);
  const found = some.filter((one) => play.named(topOf(one)) === thing);
  return [found.map((one) => mon(one.id)).join(", ")];
}

function all(side: { active: Mon[]; bench: Mon[] } | undefined): Mon[] {
  return side ? [...side.active, ...side.bench] : [];
}
