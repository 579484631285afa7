import { describe, expect, it } from 'vitest';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import type { PathDirection } from './core.ts';
import { type JudgedPath, measure } from './measures.ts';
import { nextStair, spanOf } from './staircase.ts';

function paths(direction: PathDirection, lengths: readonly number[], correct = true): JudgedPath[] {
  return lengths.map((length) => ({ direction, length, correct, first_tap_ms: 900, taken_back: 0 }));
}

const EIGHT = [3, 4, 5, 6, 6, 6, 5, 7];

describe('the span', () => {
  it('is the mean length from the fifth path on', () => {
    expect(spanOf(EIGHT)).toBe(6);
    expect(spanOf([3, 4, 5, 6])).toBeNull();
  });

  it('of both directions is their mean, and says how many paths it rests on', () => {
    const measured = measure([...paths('forward', EIGHT), ...paths('backward', [3, 4, 5, 5, 5, 5, 5, 5])]);
    expect(measured.fwd_span).toEqual({ value: 6, trials: 8 });
    expect(measured.mean_span).toEqual({ value: 5.5, trials: 16 });
  });

  it('is missing before eight paths of each direction', () => {
    const seven = EIGHT.slice(0, 7);
    expect(measure(paths('forward', EIGHT)).mean_span).toBe('too_few_trials');
    expect(measure([...paths('forward', EIGHT), ...paths('backward', seven)]).mean_span).toBe(
      'too_few_trials',
    );
  });

  it('is not told where not one path of a direction was right', () => {
    const measured = measure([...paths('forward', EIGHT), ...paths('backward', EIGHT, false)]);
    expect([measured.fwd_span, measured.rev_span, measured.mean_span]).toEqual([
      { value: 6, trials: 8 },
      'invalid_range',
      'invalid_range',
    ]);
  });
});

describe('details', () => {
  it('take the usual first tap from paths without a fault, five at least', () => {
    const wrong = paths('forward', EIGHT, false).map((path) => ({ ...path, first_tap_ms: 9000 }));
    expect(measure([...wrong, ...paths('forward', EIGHT.slice(0, 5))]).first_tap_latency).toBe(900);
    expect(measure([...wrong, ...paths('forward', EIGHT.slice(0, 4))]).first_tap_latency).toBe(
      'too_few_trials',
    );
  });

  it('count paths without a fault, the longest of them, and taps taken back', () => {
    const measured = measure([
      ...paths('forward', [3, 4]),
      ...paths('forward', [9], false).map((path) => ({ ...path, taken_back: 3 })),
    ]);
    expect([measured.paths_correct, measured.longest_path, measured.self_corrections]).toEqual([2, 4, 3]);
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published spans were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe.each(['spatial_span', 'digit_span'])('published trials of %s', (task) => {
    const persons = referencePersons<['forward' | 'reverse', number, number, number]>(folder, task);
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published spans, on the same staircase: %s',
      (_, person) => {
        const computed: Record<string, number | null> = {};
        for (const condition of ['forward', 'reverse']) {
          const trials = person.trials.filter(([each]) => each === condition);
          const lengths = trials.map(([, length]) => length);
          computed[`${condition}_span`] = spanOf(lengths);
          let stair = { length: 3, errors: 0 };
          for (const [, length, correct] of trials) {
            expect(stair.length).toBe(length);
            stair = nextStair(stair, correct === 1, 1, 30);
          }
        }
        expect(Object.keys(computed).toSorted()).toEqual(Object.keys(person.expected).toSorted());
        for (const [key, value] of Object.entries(computed)) {
          expect(value, key).toBeCloseTo(person.expected[key] ?? Number.NaN, 8);
        }
      },
    );
  });
}
