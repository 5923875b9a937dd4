/** What a game is called; its name is the same in every language. */
export function gameTitle(game: string): string {
  return game === "pokemon" ? "Pokémon TCG" : "Token Battle";
}
