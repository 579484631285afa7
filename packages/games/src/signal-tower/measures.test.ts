import { median } from '@tryout/domain/statistics/statistics';
import { describe, expect, it } from 'vitest';
import {
  accuracyOfAll,
  accuracyOfAnswered,
  answeredTimes,
  correctPerSecond,
  correctTimes,
  missedShare,
} from '../speeded-choice.ts';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import { type JudgedTrial, measure } from './measures.ts';

function trial(rt_ms: number | null, correct = rt_ms !== null, congruent = false, block = 0): JudgedTrial {
  return { rt_ms, correct, congruent, block };
}

describe('rates', () => {
  it('divide correct answers by the time of all answers', () => {
    expect(correctPerSecond([trial(500), trial(500), trial(1000, false), trial(null)])).toBe(1);
    expect(correctPerSecond([trial(null)])).toBeNull();
  });

  it('count a miss against the accuracy of all trials, not of answered ones', () => {
    const trials = [trial(500), trial(500, false), trial(null), trial(500)];
    expect(accuracyOfAll(trials)).toBe(0.5);
    expect(accuracyOfAnswered(trials)).toBeCloseTo(2 / 3, 12);
    expect(missedShare(trials)).toBe(0.25);
    expect([accuracyOfAll([]), accuracyOfAnswered([]), missedShare([])]).toEqual([null, null, null]);
  });

  it('are not told where answers are hardly better than guesses: pressing fast must not pay', () => {
    const guesses = Array.from({ length: 96 }, (_, i) => trial(200, i % 2 === 0, i % 4 < 2));
    const values = measure(guesses);
    expect([values.rcs_all, values.rcs_incong]).toEqual(['invalid_range', 'invalid_range']);
    expect(values.acc_all).toEqual({ value: 0.5, trials: 96 });
  });

  it('need ten trials', () => {
    const nine = Array.from({ length: 9 }, () => trial(500));
    expect(measure(nine).rcs_all).toBe('too_few_trials');
    expect(measure([...nine, trial(500)]).rcs_all).toEqual({ value: 2, trials: 10 });
  });
});

describe('details', () => {
  it('take the effect from medians of correct answers', () => {
    const slow = Array.from({ length: 6 }, (_, i) => trial(700 + i, true, false));
    const fast = Array.from({ length: 6 }, (_, i) => trial(600 + i, true, true));
    expect(measure([...slow, ...fast]).effect_rt).toEqual({ value: 100, trials: 6 });
    expect(measure(slow).effect_rt).toBe('too_few_trials');
  });

  it('compare correct answers after errors with those after correct ones, within a block', () => {
    const pattern = [trial(500, false), trial(650), trial(600), trial(600)];
    const trials = [...pattern, ...pattern, ...pattern];
    expect(measure(trials).post_error_slowing).toEqual({ value: 50, trials: 3 });
    const apart = trials.map((each, i) => ({ ...each, block: i }));
    expect(measure(apart).post_error_slowing).toBe('too_few_trials');
  });

  it('count answers too fast to have been seen', () => {
    expect(measure([trial(149, false), trial(150), trial(null)]).anticipations).toBe(1);
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published Stroop scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published trials of the Stroop task', () => {
    const persons = referencePersons<[string, number, number]>(folder, 'stroop');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published scores: %s',
      (_, person) => {
        const trials = person.trials.map(([condition, rt, correct]) =>
          trial(rt === -1 ? null : rt, correct === 1, condition === 'congruent'),
        );
        const congruent = trials.filter((each) => each.congruent);
        const incongruent = trials.filter((each) => !each.congruent);
        const difference = (of: (some: readonly JudgedTrial[]) => number | null) =>
          (of(incongruent) ?? Number.NaN) - (of(congruent) ?? Number.NaN);
        const computed = {
          acc: accuracyOfAnswered(trials),
          avg_rt: median(correctTimes(trials)),
          congruent_rt: median(answeredTimes(congruent)),
          incongruent_rt: median(answeredTimes(incongruent)),
          stroop_rt: difference((some) => median(correctTimes(some))),
          stroop_acc: difference(accuracyOfAnswered),
          missed_percent: missedShare(trials),
        };
        expect(Object.keys(computed).toSorted()).toEqual(Object.keys(person.expected).toSorted());
        for (const [key, value] of Object.entries(computed)) {
          expect(value, key).toBeCloseTo(person.expected[key] ?? Number.NaN, 8);
        }
        expect(measure(trials).rt_correct).toMatchObject({ value: computed.avg_rt });
        expect(measure(trials).effect_rt).toMatchObject({ value: computed.stroop_rt });
      },
    );
  });
}
