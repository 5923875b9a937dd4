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

  private turned = $state(Infinity);

  /** From now on the cards of this game are meant, and of a table `over` so many of them (see Pool), where kinds from
   * `turned` on lie face down on a Pokémon; call it from an effect so that a new language is read at once. */
  want(game: PokemonGame, over?: number, turned = Infinity): void {
    this.game = game;
    this.turned = turned;
    this.pools[game].want(over);
  }

  place(card: PokemonCard): string {
    return this.pool.place(card);
  }

  /** Whether it is an Energy card that lies face down on a Pokémon: it provides Colorless Energy and nothing else. */
  down(kind: number): boolean {
    return kind >= this.turned;
  }

  at(kind: number): PokemonCard | undefined {
    return this.pool.at(kind);
  }
}

export const pokemonCards = new PokemonCards();
