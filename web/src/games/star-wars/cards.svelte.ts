import { Pool } from "../../lib/pool.svelte";
import type { StarWarsCard, StarWarsCollection } from "./types";

export const starWarsCards = new Pool<StarWarsCard, StarWarsCollection>("star-wars");
