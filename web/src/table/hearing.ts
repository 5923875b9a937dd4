// The sounds of a table, where they are wanted: off until they are chosen, one at a time, none behind another page.

import { habits } from "../lib/session.svelte";
import { type Sound, strike } from "./knocks";

let context: AudioContext | null = null;
/** What sounds now: it is cut off by what comes after it. */
let sounding: GainNode | null = null;

/** Lets a sound be heard, if the player wants to hear any; `n` is how many dice fall. */
export function sound(what: Sound, n = 1): void {
  if (!habits.sound || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  sounding?.disconnect();
  sounding = context.createGain();
  sounding.connect(context.destination);
  strike(context, sounding, what, n, context.currentTime);
}
