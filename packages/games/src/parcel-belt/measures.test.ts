import { median } from '@tryout/domain/statistics/statistics';
import { describe, expect, it } from 'vitest';
import { accuracyOfAnswered, correctTimes } from '../speeded-choice.ts';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import type { JudgedBelt, JudgedShelf } from './judging.ts';
import { discrimination, keepTrackScore, loadOfKeepTrack, meanLoad, measure } from './measures.ts';
import { nextBack } from './staircase.ts';

function belt(load: number, change: Partial<JudgedBelt> = {}): JudgedBelt {
  return {
    task: 'belt',
    load,
    parcels: 20 + load,
    targets: 6,
    hits: 5,
    false_alarms: 1,
    lures: 3,
    lure_false_alarms: 1,
    hit_rts: [600, 700, 800],
    ...change,
  };
}

function shelf(load: number, remembered: number): JudgedShelf {
  return { task: 'shelf', load, remembered };
}

describe('the load', () => {
  it('is the mean over the rounds, and says how many there were', () => {
    expect(measure([1, 2, 3, 4].map((load) => belt(load))).mean_load).toEqual({ value: 2.5, trials: 4 });
    expect(measure([1, 2, 3].map((load) => belt(load))).mean_load).toBe('too_few_trials');
  });

  it('is not told of somebody who presses at the same sign no more often than at others', () => {
    const never = [2, 1, 1, 1].map((load) => belt(load, { hits: 0, false_alarms: 0, hit_rts: [] }));
    const always = [2, 1, 1, 1].map((load) => belt(load, { hits: 6, false_alarms: 14 + load }));
    expect(measure(never).mean_load).toBe('invalid_range');
    expect(measure(always).mean_load).toBe('invalid_range');
  });

  it('goes up with at most two mistakes of twenty, down with six, and stays in between', () => {
    expect([0, 2, 3, 5, 6, 20].map((mistakes) => nextBack(3, mistakes))).toEqual([4, 4, 3, 3, 2, 2]);
    expect(nextBack(1, 20)).toBe(1);
    expect(nextBack(9, 0)).toBe(9);
  });
});

describe('the form without time', () => {
  it('counts the articles remembered of those asked for', () => {
    expect(keepTrackScore([shelf(3, 2), shelf(5, 1)])).toBe(3 / 8);
    expect(keepTrackScore([])).toBeNull();
  });

  it('puts the mean of the one form on the mean of the other, and a spread on a spread; never below 1', () => {
    expect(loadOfKeepTrack(0.5738)).toBeCloseTo(2.0843, 9);
    expect(loadOfKeepTrack(0.5738 + 0.1281)).toBeCloseTo(2.0843 + 0.6568, 9);
    expect(loadOfKeepTrack(0.1)).toBe(1);
  });

  it('rests on as many rounds as it is worth at the belt', () => {
    const rounds = [3, 4, 5, 3, 4, 5, 3, 4, 5].map((load) => shelf(load, 2));
    expect(measure(rounds).mean_load).toEqual({ value: loadOfKeepTrack(0.5), trials: 5 });
    expect(measure(rounds).dprime).toBeUndefined();
  });

  it('is not told where naming anything would do as well', () => {
    expect(measure([shelf(3, 0), shelf(4, 1), shelf(5, 1)]).mean_load).toBe('invalid_range');
    expect(measure([shelf(3, 3), shelf(4, 4)]).mean_load).toBe('too_few_trials');
  });
});

describe('details', () => {
  it('tell apart presses at same and at other signs', () => {
    const half = belt(2, { targets: 6, hits: 3, parcels: 22, false_alarms: 8 });
    expect(discrimination([half])).toBeCloseTo(0, 12);
    expect(discrimination([belt(2, { hits: 6, false_alarms: 0 })])).toBeGreaterThan(3.5);
    expect(discrimination([])).toBeNull();
  });

  it('share out decisions and lures, and take the usual time from ten hits', () => {
    const measured = measure([1, 2, 3, 4].map((load) => belt(load)));
    expect(measured.round_accuracy).toEqual({ value: 82 / 90, trials: 90 });
    expect(measured.lure_false_alarms).toEqual({ value: 1 / 3, trials: 12 });
    expect(measured.hit_rt).toBe(700);
    expect(measure([belt(1)]).hit_rt).toBe('too_few_trials');
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published trials of the adaptive n-back task', () => {
    const persons = referencePersons<[number, number, number, number]>(folder, 'adaptive_n_back');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published scores, by the same rule of adaptation: %s',
      (_, person) => {
        const rounds = Map.groupBy(person.trials, ([round]) => round);
        const loads = [...rounds.values()].map((trials) => trials[0]?.[1] ?? Number.NaN);
        const errors = [...rounds.values()].map(
          (trials) => trials.filter(([, , rt, correct]) => rt !== -1 && correct === 0).length,
        );
        loads.slice(1).forEach((load, at) => {
          expect(load).toBe(nextBack(loads[at] ?? 0, errors[at] ?? 0));
        });
        const answers = person.trials.map(([, , rt, correct]) => ({
          rt_ms: rt === -1 ? null : rt,
          correct: correct === 1,
        }));
        const computed = {
          mean_load: meanLoad(loads),
          acc: accuracyOfAnswered(answers),
          avg_rt: median(correctTimes(answers)),
        };
        expect(Object.keys(computed).toSorted()).toEqual(Object.keys(person.expected).toSorted());
        for (const [key, value] of Object.entries(computed)) {
          expect(value, key).toBeCloseTo(person.expected[key] ?? Number.NaN, 8);
        }
      },
    );
  });

  describe('published trials of the keep-track task', () => {
    const persons = referencePersons<[number, number]>(folder, 'keep_track');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published score: %s',
      (_, person) => {
        const rounds = person.trials.map(([remembered, load]) => ({ remembered, load }));
        expect(keepTrackScore(rounds)).toBeCloseTo(person.expected.score ?? Number.NaN, 8);
      },
    );
  });
}
