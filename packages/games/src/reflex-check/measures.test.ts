import { describe, expect, it } from 'vitest';
import { type JudgedSignal, measure } from './measures.ts';

function signal(change: Partial<JudgedSignal>): JudgedSignal {
  return { part: 'choice', rt_ms: 500, correct: true, method: 'key', frame_ms: 16.7, ...change };
}

function times(count: number, change: (at: number) => Partial<JudgedSignal>): JudgedSignal[] {
  return Array.from({ length: count }, (_, at) => signal(change(at)));
}

describe('measures of the reflex check', () => {
  it('count the choice part alone; misses weigh on accuracy, errors on the rate', () => {
    const simple = times(10, () => ({ part: 'simple', rt_ms: 250 }));
    const choice = [...times(16, () => ({})), ...times(2, () => ({ correct: false }))];
    const missed = times(2, () => ({ rt_ms: null, correct: false, method: null }));
    const values = measure([...simple, ...choice, ...missed]);
    expect(values.acc_all).toEqual({ value: 0.8, trials: 20 });
    expect(values.rcs_all).toEqual({ value: 16 / 9, trials: 20 });
    expect(values.missed_share).toEqual({ value: 0.1, trials: 20 });
    expect(values.rt_correct).toEqual({ value: 500, trials: 16 });
    expect(values.simple_rt).toEqual({ value: 250, trials: 10 });
  });

  it('leave answers before the signal could be noticed out of the baseline', () => {
    const simple = times(5, (at) => ({ part: 'simple', rt_ms: at === 0 ? 99 : 200 + at }));
    expect(measure(simple).simple_rt).toEqual({ value: 202.5, trials: 4 });
    expect(measure(simple).anticipations).toBe(1);
    expect(measure(simple.slice(0, 4)).simple_rt).toBe('too_few_trials');
  });

  it('describe the device: frames and how answers were given', () => {
    const values = measure([
      ...times(6, () => ({ method: 'touch', frame_ms: 8.3 })),
      ...times(2, () => ({ method: 'mouse', frame_ms: null })),
      ...times(2, () => ({ rt_ms: null, correct: false, method: null })),
    ]);
    expect(values.touch_share).toEqual({ value: 0.75, trials: 8 });
    expect(values.mouse_share).toEqual({ value: 0.25, trials: 8 });
    expect(values.frame_ms).toMatchObject({ value: 8.3 });
  });

  it('need ten choice answers, and none is told before the first signal', () => {
    expect(measure(times(9, () => ({}))).rcs_all).toBe('too_few_trials');
    expect(measure([])).toEqual({});
  });
});
