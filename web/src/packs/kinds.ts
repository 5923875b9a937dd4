import { games } from "../lib/games.svelte";

/** Whether cards can be brought to a game. */
export const packed = (game: string): boolean => games.info(game)?.packs ?? false;
