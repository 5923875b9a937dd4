// Pointing: what is under the focus or the pointer gets a name for the wire, and what a name means glows.

/** "mon 12" for a Pokémon, "card 31" for a card that lies open, "" for what has no name. */
export function nameOf(data: DOMStringMap): string {
  const mon = data["mon"] ?? (data["attack"] ?? data["ability"])?.split(" ")[0] ?? data["retreat"];
  if (mon !== undefined) return `mon ${mon}`;
  const kind = Number(data["kind"] ?? -1);
  return kind >= 0 ? `card ${kind}` : "";
}

/** What a name means, as a selector; "" for a name that means nothing here. */
export function placeOf(what: string): string {
  const [thing, number, ...more] = what.split(" ");
  if (more.length > 0 || number === undefined || !/^\d+$/.test(number)) return "";
  return thing === "mon" ? `[data-mon="${number}"]` : thing === "card" ? `[data-kind="${number}"]` : "";
}

/** How long something glows that was pointed at. */
const GLOW_MS = 6000;

/** Lets what is meant glow for a while; the way to end it sooner. */
export function glow(what: string): () => void {
  const place = placeOf(what);
  const found = place ? [...document.querySelectorAll<HTMLElement>(place)] : [];
  const end = (): void => {
    for (const node of found) node.removeAttribute("data-pointed");
  };
  for (const node of found) node.setAttribute("data-pointed", "");
  const timer = setTimeout(end, GLOW_MS);
  return () => {
    clearTimeout(timer);
    end();
  };
}
