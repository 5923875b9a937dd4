import { ApiError } from "../lib/api";
import { t } from "../lib/l10n.svelte";
import type { WireEvents } from "../lib/socket";
import type { MoveFrame, StateFrame } from "../lib/wire";

/**
 * What a table hears whose game nobody keeps, as that of a lesson or a puzzle: how it stands, and what happened. Its
 * question is there only while a move is asked for.
 */
export class Scene {
  /** How the table stood when it was told last. */
  last: StateFrame | null = null;

  constructor(
    private readonly on: WireEvents,
    /** A move is asked for now. */
    private readonly asks: () => boolean,
  ) {}

  /** The table stands so. */
  restore(frame: StateFrame): void {
    const first = this.last === null;
    this.last = frame;
    const { view, asked } = frame.d;
    const held = view === null ? view : this.held(view);
    if (first || held === null) this.on.frame({ ...frame, d: { ...frame.d, view: held } });
    else this.on.frame({ t: "back", v: frame.v, d: { view: held, log: [], clocks: null, asked, path: null } });
    this.on.answered(null, frame.v);
  }

  /**
   * What happened, move by move. `turned`: what may be done is not what it was, even if nothing happened; `over`: it is
   * played out only to be seen, so that nothing is asked.
   */
  follow(frames: readonly (StateFrame | MoveFrame)[], turned: boolean, over = false): void {
    for (const frame of frames) {
      if (frame.t !== "move") continue;
      const { view, asked } = frame.d;
      if (this.last) this.last = { ...this.last, v: frame.v, d: { ...this.last.d, view, asked } };
      this.on.frame({ ...frame, d: { ...frame.d, view: this.held(view, over) } });
    }
    if (turned && frames.length === 0 && this.last) this.restore(this.last);
    this.on.answered(null, frames.at(-1)?.v ?? this.last?.v ?? 0);
  }

  /** What was asked of the server did not come: what there is to say of it. */
  failed(error: unknown): string {
    const told = error instanceof ApiError ? error : null;
    if (told?.status === 404) this.on.gone();
    else if (told?.status === 0) this.on.link(false);
    this.on.answered({ a: 0, code: "scene", message: "" }, 0);
    return told?.message || t("error-plain");
  }

  private held<V extends { decision: unknown }>(view: V, over = false): V {
    return this.asks() && !over ? view : { ...view, decision: null };
  }
}
