import { describe, expect, it } from 'vitest';
import type { Accommodations } from '../task-core.ts';
import type { SignalTowerStimulus } from './core.ts';
import { answerOfKey } from './keys.ts';
import { createSignalTowerPractice, middleLamp } from './practice.ts';

const none: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

function items(accommodations: Accommodations): SignalTowerStimulus[] {
  return [...createSignalTowerPractice(accommodations).stimuli.values()] as SignalTowerStimulus[];
}

describe('practice at the signal tower', () => {
  it('has as many rows against the middle lamp as with it, and as many to the left as to the right', () => {
    const rows = items(none);
    const against = rows.filter((row) => row.lamps[0] !== middleLamp(row.lamps));
    const left = rows.filter((row) => middleLamp(row.lamps) === 'left');
    expect(rows).toHaveLength(8);
    expect(against).toHaveLength(4);
    expect(left).toHaveLength(4);
    expect(rows.every((row) => row.fixation_ms >= 400 && row.fixation_ms <= 1600)).toBe(true);
  });

  it('tells whether an answer followed the middle lamp; a missed one did not', () => {
    const round = createSignalTowerPractice(none);
    const answer = (i: number, response: 'left' | 'right' | null) =>
      round.submit({ i, response, rt_ms: 400, method: 'key', frame_ms: 16.7 });
    expect(answer(2, 'right')).toEqual({ correct: true });
    expect(answer(2, 'left')).toEqual({ correct: false });
    expect(answer(2, null)).toEqual({ correct: false });
    expect(() => answer(8, 'left')).toThrow(RangeError);
  });

  it('gives the time that was asked for', () => {
    expect(items(none)[7]?.deadline_ms).toBe(2000);
    expect(items({ ...none, time_factor: 1.5 })[7]?.deadline_ms).toBe(3000);
    expect(items({ ...none, time_factor: null }).every((row) => row.deadline_ms === null)).toBe(true);
  });
});

describe('keys of the signal tower', () => {
  it('takes the arrows, and F and J by their place', () => {
    expect(answerOfKey({ key: 'ArrowLeft', code: 'ArrowLeft' })).toBe('left');
    expect(answerOfKey({ key: 'ArrowRight', code: 'ArrowRight' })).toBe('right');
    expect(answerOfKey({ key: 'f', code: 'KeyF' })).toBe('left');
    expect(answerOfKey({ key: 'ت', code: 'KeyJ' })).toBe('right');
    expect(answerOfKey({ key: ' ', code: 'Space' })).toBeNull();
    expect(answerOfKey({ key: 'ArrowUp', code: 'ArrowUp' })).toBeNull();
  });
});
