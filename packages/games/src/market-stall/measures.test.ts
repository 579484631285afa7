import { describe, expect, it } from 'vitest';
import { type JudgedItem, measure } from './measures.ts';

function item(rt_ms: number | null, correct = rt_ms !== null, calculations = 0): JudgedItem {
  return { rt_ms, correct, calculations, usual_ms: 40_000, theta: 0.4, se: 0.5 };
}

function items(count: number, make: (i: number) => JudgedItem): readonly JudgedItem[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

describe('measures', () => {
  it('need eight questions', () => {
    const few = measure(items(7, () => item(30_000)));
    expect([few.theta, few.se, few.n_correct, few.p_correct, few.calc_use]).toEqual(
      Array(5).fill('too_few_trials'),
    );
    const enough = measure(items(8, (i) => item(30_000, i < 6)));
    expect(enough.theta).toEqual({ value: 0.4, trials: 8 });
    expect(enough.se).toEqual({ value: 0.5, trials: 8 });
    expect(enough.n_correct).toEqual({ value: 6, trials: 8 });
    expect(enough.p_correct).toEqual({ value: 0.75, trials: 8 });
  });

  it('take the usual time from correct answers, and count what ran out of time', () => {
    const mixed = measure([...items(4, (i) => item(20_000 + 2000 * i)), item(9000, false), item(null)]);
    expect(mixed.median_rt_correct).toEqual({ value: 23_000, trials: 4 });
    expect(mixed.timeouts).toBe(1);
    expect(measure(items(9, () => item(30_000, false))).median_rt_correct).toBe('too_few_trials');
  });

  it('call an answer a rapid guess within a tenth of the usual time; a missed one is none', () => {
    const rapid = measure(items(10, (i) => item(i < 2 ? 3999 : i === 2 ? null : 4000)));
    expect(rapid.rapid_guess_rate).toEqual({ value: 0.2, trials: 10 });
  });

  it('count questions in which something was calculated', () => {
    expect(measure(items(8, (i) => item(30_000, true, i % 4))).calc_use).toEqual({ value: 0.75, trials: 8 });
  });

  it('have nothing to say before the first question', () => {
    expect(measure([])).toEqual({});
  });
});
