// Where on a Pokémon table things are that a lesson speaks of.

import { GO } from "../../learn/places";
import { argOf, verbOf } from "../../table/options";
import { sideOf } from "../../lib/sides";
import { topOf } from "./table/choice";
import type { PokemonPlay } from "./table/play.svelte";
import type { Mon } from "./types";

const mon = (id: number): string => `[data-mon="${id}"]`;
const hand = (kind: number): string => `[data-zone="hand"] [data-kind="${kind}"]`;

/** The card or the Pokémon, then where it goes, then the verb. */
export function spots(play: PokemonPlay, at: number): string[] {
  const { decision, source } = play;
  const option = decision?.options[at];
  const [verb, first, second] = [verbOf(option), argOf(option, 0), argOf(option, 1)];
  if (play.pick === at) return [GO];
  if (play.where === "turn") return inTurn(play, verb, first, second, source?.t === "hand" && source.kind === first);
  if (play.picks.includes(at)) return [GO];
  if (play.where === "table") return [mon(first)];
  if (play.where === "hand") return [hand(first)];
  return [`[data-place="${decision?.seat ?? 0} ${first}"]`, `.tray [data-kind="${first}"]`];
}

function inTurn(play: PokemonPlay, verb: string, first: number, second: number, held: boolean): string[] {
  switch (verb) {
    case "attack":
      return [`[data-attack="${first} ${second}"]`, mon(first)];
    case "power":
      return [`[data-ability="${first} ${second}"]`, mon(first)];
    case "retreat":
      return [`[data-retreat="${first}"]`];
    case "attach":
    case "evolve":
      return [held ? mon(second) : hand(first)];
    case "bench":
      return held ? ["[data-slot]"] : [hand(first)];
    case "play":
      return held ? [] : [hand(first)];
    default:
      return play.source === null ? [] : [GO];
  }
}

/** A Pokémon by its name, of one side where it is said ("B's Turtwig"); a Bench, the Active Pokémon, the Prizes. */
export function spot(play: PokemonPlay, name: string): string {
  const [, owner, thing] = /^(?:([A-D])'s )?(.+)$/.exec(name) ?? [];
  const near = sideOf(play.table.near);
  const far = owner !== undefined && sideOf("ABCD".indexOf(owner)) !== near;
  if (thing === "Bench") return `[data-zone="${far ? "farbench" : "bench"}"]`;
  if (thing === "Active") return '[data-zone="active"], [data-zone="far"]';
  if (thing === "prizes") return '[data-zone="prizes"]';
  const sides = play.view?.sides ?? [];
  const some: Mon[] = owner === undefined ? sides.flatMap(all) : all(sides[far ? 1 - near : near]);
  const found = some.filter((one) => play.named(topOf(one)) === thing);
  return found.map((one) => mon(one.id)).join(", ");
}

function all(side: { active: Mon[]; bench: Mon[] } | undefined): Mon[] {
  return side ? [...side.active, ...side.bench] : [];
}
