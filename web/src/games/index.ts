// The games whose pages we draw: each is its folder, and a line here.

export { pokemon } from "./pokemon";
export { starWars } from "./star-wars";
export { tokenBattle } from "./token-battle";
