/** The letters that stand for a game on its mat: of its first words, or the beginning of its only one. */
export function initials(name: string): string {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  // Small words in between say little.
  const great = all.filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
  const words = great.length > 0 ? great : all;
  const [only = "?"] = words;
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => Array.from(word)[0] ?? "") : Array.from(only).slice(0, 2);
  return letters.join("").toLocaleUpperCase();
}
