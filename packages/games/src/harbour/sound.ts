/** Moments that may be heard. None of them says whether an answer was right: a test tells nobody that. */
export type Cue = 'begin' | 'rest' | 'done';

/** A cue's tones: frequency in Hz and when it begins, s after the cue. */
const TONES: Readonly<Record<Cue, readonly (readonly [hertz: number, at: number])[]>> = {
  begin: [[523.25, 0]],
  rest: [
    [523.25, 0],
    [392, 0.14],
  ],
  done: [
    [392, 0],
    [523.25, 0.12],
    [659.25, 0.24],
  ],
};

const LENGTH_S = 0.22;
const LOUDNESS = 0.06;

let wanted = false;
let context: AudioContext | null = null;

/** Turns sounds on or off; they are off until somebody turns them on. */
export function setSounds(on: boolean): void {
  wanted = on;
  if (!on) void context?.suspend();
}

/** Plays a cue where sounds are on; a browser that has no sound stays silent. */
export function playCue(cue: Cue): void {
  if (!wanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, at] of TONES[cue]) sound(context, hertz, context.currentTime + at);
}

/** One soft tone that swells and fades, so that nothing clicks. */
function sound(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.linearRampToValueAtTime(0, at + LENGTH_S);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH_S);
}
