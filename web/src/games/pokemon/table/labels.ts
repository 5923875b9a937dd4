import { t } from "../../../lib/l10n.svelte";
import { pokemonCards } from "../cards.svelte";
import type { Mon, PokemonCard } from "../types";
import { topOf } from "./choice";
import { conditionDoes, conditionName, lettersLabel, stageName, unitsOf } from "./dyes";

/** A card's name for the eye; a back is called one. */
export function cardName(kind: number): string {
  if (kind < 0) return t("card-back");
  const name = pokemonCards.at(kind)?.name ?? t("card-unknown");
  return pokemonCards.down(kind) ? t("card-turned", { name }) : name;
}

/** A card as one sentence for those who hear the table. */
export function cardLabel(card: PokemonCard | undefined): string {
  if (!card) return t("card-unknown");
  const parts = [card.name, stageName(card)];
  if (card.hp > 0) parts.push(t("hp-n", { n: card.hp }));
  if (card.evolves_from) parts.push(t("evolves-from", { name: card.evolves_from }));
  for (const attack of card.attacks)
    parts.push(attack.damage > 0 ? `${attack.name} ${attack.damage}${attack.sign}` : attack.name);
  return parts.join(t("list-comma"));
}

/** The letters of all Energy on a Pokémon. */
export function energyOf(mon: Mon): string {
  return mon.energy.map((kind) => (pokemonCards.down(kind) ? "C" : unitsOf(pokemonCards.at(kind)))).join("");
}

/** What the Special Conditions and the lasting effects on a Pokémon do, a line each. */
export function toldOf(mon: Mon, notes: readonly string[]): string {
  return [...mon.conditions.map((one) => `${conditionName(one)}: ${conditionDoes(one, mon.poison)}`), ...notes].join(
    "\n",
  );
}

export const left = (mon: Mon): number => Math.max(0, mon.hp - mon.damage);

/** A Pokémon in play as a sentence: what it is, how much it can take, what lies on it. */
export function monLabel(mon: Mon): string {
  if (mon.cards.length === 0) return t("mon-hidden");
  const card = pokemonCards.at(topOf(mon));
  const parts = [card?.name ?? t("card-unknown")];
  if (card) parts.push(stageName(card));
  parts.push(t("hp-of", { left: left(mon), hp: mon.hp }));
  const energy = energyOf(mon);
  parts.push(energy ? t("energy-list", { list: lettersLabel(energy) }) : t("energy-none"));
  for (const condition of mon.conditions) parts.push(conditionName(condition));
  for (const kind of mon.attached) parts.push(cardName(kind));
  if (mon.fresh) parts.push(t("new-this-turn"));
  return parts.join(t("list-comma"));
}

/** All that a Trainer says. */
export function textOf(kind: number): string {
  const card = pokemonCards.at(kind);
  return card ? (card.rules.length > 0 ? card.rules.join("\n") : card.text) : "";
}

/** What an attack of a Pokémon says, its damage first; "" where it stands on another card. */
export function attackText(kind: number, name: string): string {
  const attack = pokemonCards.at(kind)?.attacks.find((one) => one.name === name);
  if (!attack) return "";
  const damage = attack.damage > 0 ? `${attack.damage}${attack.sign}` : "";
  return [damage, attack.text].filter(Boolean).join(" · ");
}
