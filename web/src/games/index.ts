// The games whose pages we draw: each is its folder, and a line here. Whatever else is played is drawn by the last one.

export { pokemon } from "./pokemon";
export { starWars } from "./star-wars";
export { tokenBattle } from "./token-battle";
export { generic } from "./generic";
