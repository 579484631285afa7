import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playCue, setAmbience, setSounds, TONES } from './sound.ts';

/** Counts what is begun and what is to end; hears nothing. */
const heard = { tones: 0, waters: 0, ended: 0 };
const param = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  cancelScheduledValues: () => undefined,
});
const node = () => ({ gain: param(), frequency: param(), connect: (next: unknown) => next });

class SilentContext {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = async () => undefined;
  suspend = async () => undefined;
  createGain = node;
  createBiquadFilter = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => ({
    ...node(),
    start: () => {
      heard.tones += 1;
    },
    stop: () => undefined,
  });
  createBufferSource = () => ({
    ...node(),
    start: () => {
      heard.waters += 1;
    },
    stop: () => {
      heard.ended += 1;
    },
  });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', SilentContext);
  Object.assign(heard, { tones: 0, waters: 0, ended: 0 });
});
afterEach(() => {
  setAmbience(null);
  setSounds(false);
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it('are silent until somebody turns them on', () => {
    playCue('begin');
    setAmbience('day');
    expect(heard).toEqual({ tones: 0, waters: 0, ended: 0 });
  });
  it('begin and end with the one switch', () => {
    setAmbience('day');
    setSounds(true);
    playCue('rest');
    setSounds(false);
    playCue('rest');
    expect(heard).toEqual({ tones: 2, waters: 1, ended: 1 });
  });
  it('change the water with the hour and leave it out of the steps', () => {
    setSounds(true);
    setAmbience('day');
    setAmbience('day');
    setAmbience('dusk');
    setAmbience(null);
    expect(heard).toEqual({ tones: 0, waters: 2, ended: 2 });
  });
  it('are at least twelve, soft and short, and none is of a right or a wrong answer', () => {
    const cues = Object.entries(TONES);
    expect(cues.length).toBeGreaterThanOrEqual(12);
    for (const [cue, tones] of cues) {
      expect(cue).not.toMatch(/right|wrong|correct|good|bad|win|lose|miss/);
      for (const [hertz, at, length = 0.22, loudness = 1] of tones) {
        expect(hertz, cue).toBeLessThanOrEqual(1000);
        expect(at + length, cue).toBeLessThanOrEqual(1.2);
        expect(loudness, cue).toBeLessThanOrEqual(1);
      }
    }
  });
});
