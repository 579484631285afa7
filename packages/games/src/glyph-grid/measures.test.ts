import { describe, expect, it } from 'vitest';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import { correctCount, type JudgedItem, measure } from './measures.ts';

function item(rt_ms: number | null, correct = rt_ms !== null): JudgedItem {
  return { rt_ms, correct, usual_ms: 10_000, theta: 0.4, se: 0.5 };
}

function items(count: number, make: (i: number) => JudgedItem): readonly JudgedItem[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

describe('measures', () => {
  it('need nine grids', () => {
    const few = measure(items(8, () => item(9000)));
    expect([few.theta, few.se, few.n_correct, few.p_correct]).toEqual(Array(4).fill('too_few_trials'));
    const enough = measure(items(9, (i) => item(9000, i < 6)));
    expect(enough.theta).toEqual({ value: 0.4, trials: 9 });
    expect(enough.se).toEqual({ value: 0.5, trials: 9 });
    expect(enough.n_correct).toEqual({ value: 6, trials: 9 });
    expect(enough.p_correct).toEqual({ value: 6 / 9, trials: 9 });
  });

  it('take the usual time from correct answers, and count what ran out of time', () => {
    const mixed = measure([...items(4, (i) => item(8000 + 1000 * i)), item(2000, false), item(null)]);
    expect(mixed.median_rt_correct).toEqual({ value: 9500, trials: 4 });
    expect(mixed.timeouts).toBe(1);
    expect(measure(items(9, () => item(9000, false))).median_rt_correct).toBe('too_few_trials');
  });

  it('call an answer a rapid guess within a tenth of the usual time; a missed one is none', () => {
    const rapid = measure(items(10, (i) => item(i < 2 ? 999 : i === 2 ? null : 1000)));
    expect(rapid.rapid_guess_rate).toEqual({ value: 0.2, trials: 10 });
  });

  it('have nothing to say before the first grid', () => {
    expect(measure([])).toEqual({});
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published Raven scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published answers to Raven matrices', () => {
    const persons = referencePersons<[number, string, string, number]>(folder, 'ravens18');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published score: %s',
      (_, person) => {
        const judged = person.trials.map(([, response, key, rt]) => item(rt, response === key));
        expect(correctCount(judged)).toBe(person.expected.score);
        expect(measure(judged).n_correct).toEqual({ value: person.expected.score, trials: 18 });
      },
    );
  });
}
