import { api } from "../lib/api";
import { told } from "../lib/told";
import type * as wire from "../lib/wire";

/** After so many milliseconds without a key it is read. */
const QUIET = 300;

/** What a card does at a place, in one's own words, as they are typed. */
export class Saying {
  text = $state("");
  /** What came of the last words that were read; while others are there, it is stale. */
  found = $state.raw<wire.PackSaid | null>(null);
  stale = $state(false);
  problem = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  constructor(
    private readonly pack: string,
    private readonly card: string,
    readonly place: string,
    text: string,
  ) {
    this.text = text;
  }

  /** Other words are there now. */
  write(text: string): void {
    this.text = text;
    this.stale = true;
    clearTimeout(this.timer);
    this.round += 1;
    if (text.trim()) this.timer = setTimeout(() => void this.read(false), QUIET);
    else this.found = null;
  }

  /** Have it read at once, and kept; of several readings the one that is meant. Whether it was. */
  async keep(reading: number | null = null): Promise<boolean> {
    clearTimeout(this.timer);
    await this.read(true, reading);
    return this.found?.reads === true && this.problem === "";
  }

  close(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }

  private async read(keep: boolean, reading: number | null = null): Promise<void> {
    const round = ++this.round;
    try {
      const said = { card: this.card, place: this.place, text: this.text };
      const found = await api.sayOfCard(this.pack, { ...said, keep, reading });
      if (round !== this.round) return;
      this.found = found;
      this.problem = "";
    } catch (error) {
      if (round !== this.round) return;
      this.found = null;
      this.problem = told(error);
    }
    this.stale = false;
  }
}
