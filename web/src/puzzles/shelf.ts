import { solved } from "../learn/progress.svelte";
import type { Named } from "./order";

export const addressOf = ({ game, id }: Named): string => `/puzzles/${game}/${id}`;

export const isSolved = ({ game, id }: Named): boolean => solved.of(game).includes(id);
