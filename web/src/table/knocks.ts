// What the table sounds like: wood, paper and felt, made of tones and noise that die away. No file, no music.

/** One sound, by what it tells. */
export type Sound = "card" | "token" | "coin" | "dice" | "turn" | "window" | "seconds" | "won" | "lost";

/** Every sound has died away after so many seconds. */
export const LONGEST = 0.29;

/** A part of a sound: when it begins and how long it takes to die away, in seconds; a tone of so many hertz, or noise around it. */
interface Knock {
  at: number;
  lasts: number;
  hertz: number;
  loud: number;
  noise?: true;
}

/** Wood: a low tone, and the tap that starts it. */
const wood = (at: number, hertz: number, loud: number): Knock[] => [
  { at, lasts: 0.09, hertz, loud },
  { at, lasts: 0.012, hertz: hertz * 5, loud: loud * 0.5, noise: true },
];

const SCORES: Readonly<Record<Exclude<Sound, "dice">, readonly Knock[]>> = {
  card: [
    { at: 0, lasts: 0.07, hertz: 2600, loud: 0.22, noise: true },
    { at: 0.05, lasts: 0.06, hertz: 420, loud: 0.3, noise: true },
  ],
  token: [...wood(0, 240, 0.4), { at: 0, lasts: 0.05, hertz: 300, loud: 0.2, noise: true }],
  coin: [
    { at: 0, lasts: 0.14, hertz: 2350, loud: 0.12 },
    { at: 0.07, lasts: 0.18, hertz: 2790, loud: 0.12 },
  ],
  turn: [...wood(0, 196, 0.42), ...wood(0.14, 220, 0.42)],
  window: wood(0, 262, 0.36),
  seconds: wood(0, 392, 0.36),
  won: [262, 330, 392].map((hertz) => ({ at: 0, lasts: 0.28, hertz, loud: 0.16 })),
  lost: [220, 262, 330].map((hertz) => ({ at: 0, lasts: 0.28, hertz: hertz / 1.5, loud: 0.16 })),
};

/** One knock for each die, closer together the more there are. */
function diceOf(n: number): Knock[] {
  const dice = Math.min(Math.max(n, 1), 12);
  const apart = Math.min(0.045, 0.18 / dice);
  return Array.from({ length: dice }, (_, die) => wood(die * apart, 300 + 40 * (die % 3), 0.3)).flat();
}

/** Noise that is the same each time. */
function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let n = 0; n < samples.length; n += 1) {
    state = (state * 48271) % 0x7fffffff;
    samples[n] = (state / 0x7fffffff) * 2 - 1;
  }
  return buffer;
}

/** Puts a sound before `out`, to begin at `when` of the context; `n` is how many dice fall. */
export function strike(context: BaseAudioContext, out: AudioNode, sound: Sound, n = 1, when = 0): void {
  for (const { at, lasts, hertz, loud, noise } of sound === "dice" ? diceOf(n) : SCORES[sound]) {
    const begin = when + at;
    const end = begin + lasts;
    const fade = context.createGain();
    fade.gain.setValueAtTime(0, begin);
    fade.gain.linearRampToValueAtTime(loud, begin + 0.003);
    fade.gain.exponentialRampToValueAtTime(0.0001, end);
    fade.connect(out);
    if (noise) {
      const source = context.createBufferSource();
      source.buffer = hiss(context, lasts);
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.value = hertz;
      source.connect(band).connect(fade);
      source.start(begin);
    } else {
      const tone = context.createOscillator();
      tone.type = "triangle";
      tone.frequency.value = hertz;
      tone.connect(fade);
      tone.start(begin);
      tone.stop(end);
    }
  }
}
