import { api } from "./api";
import type { PokemonCard } from "./pokemon";
import { Pool } from "./pool.svelte";

export const pokemonCards = new Pool<PokemonCard>((lang) => api.pokemonCards(lang));
