import { Pool } from "../../lib/pool.svelte";
import type { PokemonCard, PokemonGame } from "./types";

/** The cards of the Pokémon games. Each game has a pool of its own; meant is that of the page one looks at. */
class PokemonCards {
  private readonly pools = {
    pokemon: new Pool<PokemonCard>("pokemon"),
    "pokemon-2v2": new Pool<PokemonCard>("pokemon-2v2"),
  };
  private game = $state<PokemonGame>("pokemon");
  private pool = $derived(this.pools[this.game]);

  all = $derived(this.pool.all);
  sets = $derived(this.pool.sets);
  homes = $derived(this.pool.homes);
  byId = $derived(this.pool.byId);
  stopped = $derived(this.pool.stopped);
  said = $derived(this.pool.said);

  /** From now on the cards of this game are meant, and of a table `over` so many of them (see Pool); call it from an effect so that a new language is read at once. */
  want(game: PokemonGame, over?: number): void {
    this.game = game;
    this.pools[game].want(over);
  }

  place(card: PokemonCard): string {
    return this.pool.place(card);
  }

  at(kind: number): PokemonCard | undefined {
    return this.pool.at(kind);
  }
}

export const pokemonCards = new PokemonCards();
