import type { TownTime } from './scene/town-time.ts';

/** Moments that may be heard. None of them says whether an answer was right: a test tells nobody that. */
export type Cue =
  | 'on'
  | 'press'
  | 'arrive'
  | 'practice'
  | 'intro'
  | 'begin'
  | 'rest'
  | 'paused'
  | 'resume'
  | 'waiting'
  | 'loaded'
  | 'lamp'
  | 'done'
  | 'horn';

/** One tone: frequency in Hz, when it begins and how long it lasts, s, and how loud it is beside the others. */
type Tone = readonly [hertz: number, at: number, length?: number, loudness?: number];

/** A cue's tones: all of one scale, so that no two of them ever clash. */
export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  on: [
    [659.25, 0],
    [783.99, 0.1],
  ],
  press: [[392, 0, 0.09, 0.5]],
  arrive: [
    [329.63, 0, 0.4],
    [493.88, 0.16, 0.5],
  ],
  practice: [
    [440, 0],
    [523.25, 0.12],
  ],
  intro: [[493.88, 0, 0.3, 0.7]],
  begin: [[523.25, 0]],
  rest: [
    [523.25, 0],
    [392, 0.14],
  ],
  paused: [
    [392, 0],
    [329.63, 0.14],
  ],
  resume: [
    [329.63, 0],
    [392, 0.12],
  ],
  waiting: [[440, 0, 0.4, 0.5]],
  loaded: [
    [196, 0, 0.12],
    [146.83, 0.1, 0.2],
  ],
  lamp: [
    [783.99, 0, 0.5, 0.6],
    [987.77, 0.08, 0.6, 0.4],
  ],
  done: [
    [392, 0],
    [523.25, 0.12],
    [659.25, 0.24],
  ],
  horn: [
    [110, 0, 1.1, 0.9],
    [164.81, 0.02, 1.1, 0.6],
    [220, 0.04, 1.1, 0.3],
  ],
};

const LENGTH_S = 0.22;
const LOUDNESS = 0.06;
/** The water is under everything else. */
const WATER_LOUDNESS = 0.014;
/** Above which the water is cut off, Hz: it is calmer as the day goes on. */
const WATER_UP_TO: Readonly<Record<TownTime, number>> = { morning: 620, day: 700, dusk: 480, night: 340 };

let wanted = false;
let context: AudioContext | null = null;
let hour: TownTime | null = null;
let water: { readonly stop: () => void; readonly at: TownTime } | null = null;

/** Turns sounds on or off; they are off until somebody turns them on. */
export function setSounds(on: boolean): void {
  wanted = on;
  flow();
  if (!on) void context?.suspend();
}

/** Plays a cue where sounds are on; a browser that has no sound stays silent. */
export function playCue(cue: Cue): void {
  const audio = audible();
  if (!audio) return;
  for (const [hertz, at, length = LENGTH_S, loudness = 1] of TONES[cue])
    sound(audio, hertz, audio.currentTime + at, length, loudness * LOUDNESS);
}

/**
 * Lets the water be heard between the steps, null for silence. It is never heard in a step, so that everybody answers in
 * the same quiet.
 */
export function setAmbience(time: TownTime | null): void {
  hour = time;
  flow();
}

function audible(): AudioContext | null {
  if (!wanted || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Makes the water be what is wanted. */
function flow(): void {
  if (water !== null && (!wanted || water.at !== hour)) {
    water.stop();
    water = null;
  }
  if (hour === null || water !== null) return;
  const audio = audible();
  if (audio) water = { at: hour, stop: lap(audio, WATER_UP_TO[hour]) };
}

/** One soft tone that swells and fades, so that nothing clicks. */
function sound(audio: AudioContext, hertz: number, at: number, length: number, loudness: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + Math.min(0.02, length / 3));
  gain.gain.linearRampToValueAtTime(0, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Water that laps at the quay: soft noise that swells every eight seconds. Returns what ends it. */
function lap(audio: AudioContext, upTo: number): () => void {
  const seconds = 4;
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let [seed, level] = [1, 0];
  for (let i = 0; i < samples.length; i += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    level = (level + 0.04 * ((seed / 2_147_483_647) * 2 - 1)) / 1.02;
    // Fades at both ends, so that the loop has no seam.
    samples[i] = level * 6 * Math.sin((Math.PI * i) / samples.length);
  }
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  noise.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = upTo;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, audio.currentTime);
  gain.gain.linearRampToValueAtTime(WATER_LOUDNESS, audio.currentTime + 1.5);
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start();
  return () => {
    gain.gain.cancelScheduledValues(audio.currentTime);
    gain.gain.linearRampToValueAtTime(0, audio.currentTime + 0.2);
    noise.stop(audio.currentTime + 0.25);
  };
}
