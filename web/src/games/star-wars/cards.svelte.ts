import { api } from "../../lib/api";
import { Pool } from "../../lib/pool.svelte";
import type { StarWarsCard, StarWarsCollection } from "./types";

export const starWarsCards = new Pool<StarWarsCard, StarWarsCollection>((lang) => api.cards("star-wars", lang));
