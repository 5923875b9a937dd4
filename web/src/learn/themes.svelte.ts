// What a learner has done as the coach of a guided game advised, on this device: of that it need not speak again.

const SLOT = "stolik.themes";
/** So often, and it is learned. */
const ENOUGH = 2;

function read(text: string | null): Record<string, number> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (found === null || typeof found !== "object") return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}

class Themes {
  private done = $state.raw(read(localStorage.getItem(SLOT)));

  /** It was done often enough; what is about no theme never is. */
  known(game: string, theme: string): boolean {
    return theme !== "" && (this.done[`${game} ${theme}`] ?? 0) >= ENOUGH;
  }

  did(game: string, theme: string): void {
    const key = `${game} ${theme}`;
    this.done = { ...this.done, [key]: (this.done[key] ?? 0) + 1 };
    localStorage.setItem(SLOT, JSON.stringify(this.done));
  }
}

export const themes = new Themes();
