import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS as none } from '../testing/plays.ts';
import type { ReflexCheckInput, ReflexCheckStimulus } from './core.ts';
import { answerOfKey } from './keys.ts';
import { createReflexCheckPractice } from './practice.ts';

function items(accommodations = none): ReflexCheckStimulus[] {
  return [...createReflexCheckPractice(accommodations).stimuli.values()] as ReflexCheckStimulus[];
}

function given(i: number, response: ReflexCheckInput['response']): ReflexCheckInput {
  return { i, response, rt_ms: response === null ? null : 400, method: 'key', frame_ms: 16.7 };
}

describe('practice of the reflex check', () => {
  it('begins with the simple part and goes on with as many balls as diamonds', () => {
    expect(items().map((item) => item.block)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(items().filter((item) => item.part === 'choice' && item.signal === 'ball')).toHaveLength(4);
  });

  it('takes any answer in the simple part, and the side of the signal in the choice part', () => {
    const { submit } = createReflexCheckPractice(none);
    expect(submit(given(0, 'right'))).toEqual({ correct: true });
    expect(submit(given(0, null))).toEqual({ correct: false });
    expect(submit(given(3, 'left'))).toEqual({ correct: true });
    expect(submit(given(4, 'left'))).toEqual({ correct: false });
    expect(() => submit(given(11, 'left'))).toThrow(RangeError);
  });

  it('gives the time that was asked for, and time to listen', () => {
    expect(items()[0]?.deadline_ms).toBe(4000);
    expect(items({ ...none, time_factor: 1.5 })[0]?.deadline_ms).toBe(6000);
    expect(items({ ...none, screen_reader: true })[0]?.deadline_ms).toBe(6500);
    expect(items({ ...none, time_factor: null })[0]?.deadline_ms).toBeNull();
  });
});

describe('keys of the reflex check', () => {
  it('are the arrows, F and J by their place, and the space bar in the simple part', () => {
    expect(answerOfKey({ key: 'ArrowLeft', code: 'ArrowLeft' }, 'choice')).toBe('left');
    expect(answerOfKey({ key: 'ت', code: 'KeyJ' }, 'choice')).toBe('right');
    expect(answerOfKey({ key: ' ', code: 'Space' }, 'choice')).toBeNull();
    expect(answerOfKey({ key: ' ', code: 'Space' }, 'simple')).toBe('left');
    expect(answerOfKey({ key: 'ArrowUp', code: 'ArrowUp' }, 'simple')).toBeNull();
  });
});
