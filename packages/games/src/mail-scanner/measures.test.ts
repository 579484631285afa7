import { median } from '@tryout/domain/statistics/statistics';
import { describe, expect, it } from 'vitest';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import { accuracy, detection, goTimes, measure, type SortedLetter, stampedShare } from './measures.ts';

function letter(marked: boolean, stamp_ms: number | null): SortedLetter {
  return { marked, stamped: stamp_ms !== null, stamp_ms };
}

function letters(count: number, marked: boolean, stampOf: (at: number) => number | null): SortedLetter[] {
  return Array.from({ length: count }, (_, at) => letter(marked, stampOf(at)));
}

describe('shares', () => {
  const mixed = [
    ...letters(20, false, (at) => (at < 19 ? 300 + at : null)),
    ...letters(4, true, (at) => (at < 1 ? 280 : null)),
  ];

  it('count marked letters that were stamped and unmarked ones that were not', () => {
    const values = measure(mixed);
    expect(values.commission).toEqual({ value: 0.25, trials: 4 });
    expect(values.omission).toMatchObject({ trials: 20 });
    expect(values.acc_all).toEqual({ value: 22 / 24, trials: 24 });
    expect(stampedShare([])).toBeNull();
    expect(accuracy([])).toBeNull();
  });

  it('take times from stamped unmarked letters only', () => {
    expect(goTimes(mixed)).toHaveLength(19);
    expect(measure(mixed).go_rt).toBe('too_few_trials');
  });

  it('need four marked and twenty unmarked letters', () => {
    const few = [...letters(19, false, () => 300), ...letters(3, true, () => null)];
    const values = measure(few);
    expect([values.commission, values.omission, values.dprime]).toEqual(
      Array.from({ length: 3 }, () => 'too_few_trials'),
    );
    expect(measure([])).toEqual({});
  });
});

describe('telling marked from unmarked', () => {
  it('is held half a trial away from 0 and 1, over all trials', () => {
    const perfect = [...letters(90, false, () => 300), ...letters(10, true, () => null)];
    expect(detection(perfect)?.dprime).toBeCloseTo(2 * 2.575829303549, 9);
    expect(detection(perfect)?.bias).toBeCloseTo(0, 9);
    expect(detection(letters(20, false, () => 300))).toBeNull();
  });

  it('leans below 0 for somebody who stamps much', () => {
    const eager = [...letters(90, false, () => 300), ...letters(10, true, (at) => (at < 8 ? 300 : null))];
    expect(detection(eager)?.bias).toBeLessThan(0);
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published go/no-go scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published trials of the go/no-go task', () => {
    const persons = referencePersons<['go' | 'nogo', number, number]>(folder, 'go_nogo');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published scores: %s',
      (_, person) => {
        const sorted = person.trials.map(([condition, rt]) =>
          letter(condition === 'nogo', rt === -1 ? null : rt),
        );
        const unmarked = sorted.filter((each) => !each.marked);
        const marked = sorted.filter((each) => each.marked);
        const hits = stampedShare(unmarked) ?? Number.NaN;
        const falseAlarms = stampedShare(marked) ?? Number.NaN;
        const computed = {
          acc: accuracy(sorted),
          go_acc: hits,
          nogo_acc: 1 - falseAlarms,
          commission_errors: falseAlarms,
          omission_errors: 1 - hits,
          go_rt: median(goTimes(sorted)),
          dprime: detection(sorted)?.dprime,
          bias: detection(sorted)?.bias,
        };
        expect(Object.keys(computed).toSorted()).toEqual(Object.keys(person.expected).toSorted());
        for (const [key, value] of Object.entries(computed)) {
          expect(value, key).toBeCloseTo(person.expected[key] ?? Number.NaN, 8);
        }
        const values = measure(sorted);
        expect(values.commission).toEqual({ value: computed.commission_errors, trials: 35 });
        expect(values.omission).toEqual({ value: computed.omission_errors, trials: 315 });
        expect(values.go_rt).toMatchObject({ value: computed.go_rt });
        expect(values.dprime).toMatchObject({ value: computed.dprime });
        expect(values.bias).toMatchObject({ value: computed.bias });
      },
    );
  });
}
