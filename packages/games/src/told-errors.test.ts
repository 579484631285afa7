import { measureInForm } from '@tryout/domain/score-cards/measure-in-form';
import { compositeUncertainty } from '@tryout/domain/score-cards/measurement-error';
import { describe, expect, it } from 'vitest';
import { TASK_FORMULAS } from './formulas.ts';
import type { TaskKey } from './registry.ts';

/**
 * What 150 people who played again after months differed by, in T of the norms that were shipped first (own computation,
 * Eisenberg et al. 2019 and Enkavi et al. 2019; forms cut from the long plays, valid plays only): the standard error over
 * time, and the first norm's spread, which turns it back into the unit of the data point.
 */
const RETESTED: readonly {
  game: TaskKey;
  data_point: string;
  trials: number;
  settings: object;
  sem: number;
  first_sd: number;
}[] = [
  {
    game: 'signal-tower',
    data_point: 'rcs_incong',
    trials: 48,
    settings: { share_incongruent: 0.5 },
    sem: 5.2,
    first_sd: 0.2435,
  },
  {
    game: 'signal-tower',
    data_point: 'rcs_all',
    trials: 96,
    settings: { share_incongruent: 0.5 },
    sem: 5.6,
    first_sd: 0.1817,
  },
  {
    game: 'signal-tower',
    data_point: 'rcs_all',
    trials: 24,
    settings: { share_incongruent: 0.5 },
    sem: 7.2,
    first_sd: 0.1817,
  },
  {
    game: 'signal-tower',
    data_point: 'rcs_incong',
    trials: 12,
    settings: { share_incongruent: 0.5 },
    sem: 7,
    first_sd: 0.2435,
  },
  { game: 'reflex-check', data_point: 'rcs_all', trials: 60, settings: {}, sem: 5.9, first_sd: 0.3589 },
  {
    game: 'mail-scanner',
    data_point: 'commission',
    trials: 21,
    settings: { share_go: 0.9 },
    sem: 8.4,
    first_sd: 0.1246,
  },
  {
    game: 'mail-scanner',
    data_point: 'go_rt_sd',
    trials: 189,
    settings: { share_go: 0.9 },
    sem: 7.2,
    first_sd: 35.5649,
  },
  { game: 'lantern-path', data_point: 'mean_span', trials: 28, settings: {}, sem: 6.1, first_sd: 0.7986 },
];

function told(game: TaskKey, data_point: string, trials: number, settings: object) {
  const formula = TASK_FORMULAS[game].find((each) => each.data_points[0] === data_point);
  if (!formula) throw new RangeError(`no formula counts ${data_point}`);
  const played = { trials, settings: { ...settings }, by_touch: false };
  const measure = measureInForm(formula.formula, formula.reliability, data_point, played, null);
  const shares = 'shares' in formula.reliability ? (formula.reliability.shares ?? []) : [];
  return { ...measure, shares };
}

describe.each(RETESTED)(
  '$game $data_point over $trials trials',
  ({ game, data_point, trials, settings, ...data }) => {
    it('is told with the error that people who played again had, within 10 %', () => {
      const { exactness, norm } = told(game, data_point, trials, settings);
      const inUnits = ((exactness?.sem ?? 0) * (norm?.sd ?? 0)) / 10;
      const observed = (data.sem * data.first_sd) / 10;
      expect(inUnits / observed).toBeGreaterThan(0.9);
      expect(inUnits / observed).toBeLessThan(1.1);
    });
  },
);

it('the letter form is told by length alone almost as by its data', () => {
  const { exactness, norm } = told('mail-scanner', 'commission', 24, { share_go: 0.9 });
  expect(((exactness?.sem ?? 0) * (norm?.sd ?? 0)) / 0.1246).toBeGreaterThan(7.4);
});

it.each([
  ['signal-tower', 'rcs_all', 96, { share_incongruent: 0.5 }, 0.67],
  ['signal-tower', 'rcs_incong', 48, { share_incongruent: 0.5 }, 0.615],
  ['reflex-check', 'rcs_all', 60, {}, 0.659],
  ['mail-scanner', 'commission', 21, { share_go: 0.9 }, 0.417],
  ['mail-scanner', 'go_rt_sd', 189, { share_go: 0.9 }, 0.484],
  ['lantern-path', 'mean_span', 28, {}, 0.62],
] as const)(
  '%s %s over %d trials has the reliability over time of its data',
  (game, point, trials, settings, r) => {
    const { exactness, is_estimated } = told(game, point, trials, settings);
    expect(is_estimated).toBe(false);
    expect(1 - ((exactness?.sem ?? 0) / (exactness?.sd ?? 1)) ** 2).toBeCloseTo(r, 3);
    expect(exactness?.kind).toBe('retest');
  },
);

it('the category Focus of the two rates is as reliable as in the data: .66, with an error of 5.03', () => {
  const settings = { share_incongruent: 0.5 };
  const [incongruent, all] = [
    told('signal-tower', 'rcs_incong', 48, settings),
    told('signal-tower', 'rcs_all', 96, settings),
  ];
  const part = (weight: number, data_point: string, { exactness, sd, shares }: typeof all) => ({
    weight,
    exactness,
    sd,
    shares,
    data_point,
    tasks: ['one'],
  });
  const focus = compositeUncertainty([part(55, 'rcs_incong', incongruent), part(45, 'rcs_all', all)]);
  expect(focus?.reliability).toBeCloseTo(0.66, 2);
  // In T of the first norms, as the 5.03 of the data: each part by the ratio of the spreads.
  const inFirst = compositeUncertainty(
    [part(55, 'rcs_incong', incongruent), part(45, 'rcs_all', all)].map((each, i) => {
      const ratio = i === 0 ? (incongruent.norm?.sd ?? 0) / 0.2435 : (all.norm?.sd ?? 0) / 0.1817;
      const { exactness } = each;
      return {
        ...each,
        exactness: exactness && { ...exactness, sem: exactness.sem * ratio, sd: exactness.sd * ratio },
      };
    }),
  );
  expect((inFirst?.sem ?? 0) / 5.03).toBeGreaterThan(0.95);
  expect((inFirst?.sem ?? 0) / 5.03).toBeLessThan(1.05);
});

it.each([
  ['signal-tower', 'rcs_all', 96, { share_incongruent: 0.5 }, 1.4794],
  ['mail-scanner', 'commission', 21, { share_go: 0.9 }, 0.1911],
  ['parcel-belt', 'mean_load', 8, {}, 2.0055],
  ['reflex-check', 'rcs_all', 60, {}, 2.0155],
] as const)(
  'the average person of %s %s over %d trials comes to T 50',
  (game, point, trials, settings, mean) => {
    expect(told(game, point, trials, settings).norm?.mean).toBe(mean);
  },
);

it.each([
  ['signal-tower', 'rcs_all', 48, { share_incongruent: 0.5 }],
  ['signal-tower', 'rcs_all', 96, { share_incongruent: 0.7 }],
  ['mail-scanner', 'commission', 21, { share_go: 0.8 }],
  ['parcel-belt', 'mean_load', 10, {}],
  ['crane-yard', 'graded_rate', 18, {}],
] as const)(
  '%s %s over %d trials in a form without data says that it is estimated',
  (game, point, trials, settings) => {
    expect(told(game, point, trials, settings).is_estimated).toBe(true);
  },
);
