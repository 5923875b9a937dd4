import { api } from "./api";
import { Pool } from "./pool.svelte";
import type { StarWarsCard, StarWarsCollection } from "./starWars";

export const starWarsCards = new Pool<StarWarsCard, StarWarsCollection>((lang) => api.starWarsCards(lang));
