import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaOfRow } from '../formulas/formula-rows.ts';
import { FORM_SHIFT, measureInForm, type PlayedForm, scaleOfFormula } from './measure-in-form.ts';
import { UNKNOWN_SD } from './measurement-error.ts';
import type { Reliability } from './reliability.ts';

const NORMED = formulaOfRow({
  data_point: 'rate',
  subtrait_id: 'pace',
  transform: 'norm_t',
  mean: 2,
  sd: 0.5,
  dir: 1,
});
const LONG: Reliability = { r: 0.64, trials: 100, kind: 'retest', source: 'x' };
const played = (trials: number | null, more: Partial<PlayedForm> = {}): PlayedForm => ({
  trials,
  settings: {},
  by_touch: false,
  ...more,
});
const inForm = (facts: Reliability, form: PlayedForm) => measureInForm(NORMED, facts, 'rate', form, null);

describe('a measure in the form of its source', () => {
  it('counts against its norm with the error of its reliability', () => {
    expect(inForm(LONG, played(100))).toMatchObject({
      scale: 'norm',
      norm: { mean: 2, sd: 0.5 },
      is_estimated: false,
      exactness: { sem: 6, sd: 10, kind: 'retest', is_estimated: false },
    });
    expect(inForm(LONG, played(null)).exactness).toEqual(inForm(LONG, played(100)).exactness);
  });
});

describe('a shorter form without data of its own', () => {
  it.each([
    [50, 8.4853],
    [25, 12],
  ])(
    'of %d trials has an error of 10 √((1 - r) L / k) on the scale of the norm, and that of the form',
    (k, sem) => {
      const { exactness, is_estimated } = inForm(LONG, played(k));
      expect(is_estimated).toBe(true);
      expect(exactness?.sem).toBeCloseTo(Math.hypot(sem, FORM_SHIFT), 3);
      expect(exactness?.sd).toBeCloseTo(Math.hypot(8, exactness?.sem ?? 0), 3);
    },
  );

  it('follows the data where two lengths are known', () => {
    const facts = { ...LONG, forms: [{ settings: {}, trials: 25, sem: 0.4 }] };
    const at = (k: number) => ((inForm(facts, played(k)).exactness?.sem ?? 0) ** 2 - FORM_SHIFT ** 2) / 400;
    expect(at(25)).toBeCloseTo(0.16, 6);
    // .09 at 100 and .16 at 25: a part of .0667 stays, 2.333 / k shrinks.
    expect(at(50)).toBeCloseTo(0.0666667 + 2.3333333 / 50, 5);
    expect(at(10)).toBeCloseTo(0.0666667 + 2.3333333 / 10, 5);
  });

  it('never has a smaller error than a longer one, and no form less than the longest that is known', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 1000 }),
        (r, one, other) => {
          const sem = (k: number) => inForm({ ...LONG, r }, played(k)).exactness?.sem ?? Number.NaN;
          const [short, long] = one < other ? [one, other] : [other, one];
          if (Math.abs(short - 100) > 5 && Math.abs(long - 100) > 5) {
            expect(sem(short)).toBeGreaterThanOrEqual(sem(long) - 1e-9);
          }
          expect(sem(long)).toBeGreaterThanOrEqual(sem(100) - 1e-9);
        },
      ),
    );
  });
});

describe('a form with data of its own', () => {
  const facts: Reliability = {
    ...LONG,
    settings: { mix: 0.33 },
    forms: [{ settings: { mix: 0.5 }, trials: 60, norm: { mean: 1.9, sd: 0.6 }, r: 0.5 }],
  };

  it('counts against its own norm', () => {
    const own = inForm(facts, played(60, { settings: { mix: 0.5 } }));
    expect(own).toMatchObject({ norm: { mean: 1.9, sd: 0.6 }, is_estimated: false });
    expect(own.exactness?.sem).toBeCloseTo(10 * Math.sqrt(0.5), 6);
  });

  it('is not that of another mix of conditions, of another length, or of touch', () => {
    const mix = inForm(facts, played(60, { settings: { mix: 0.7 } }));
    expect(mix).toMatchObject({ norm: { mean: 2, sd: 0.5 }, is_estimated: true });
    const length = inForm(facts, played(30, { settings: { mix: 0.5 } }));
    expect(length).toMatchObject({ norm: { mean: 1.9, sd: 0.6 }, is_estimated: true });
    const touch = inForm(facts, played(60, { settings: { mix: 0.5 }, by_touch: true }));
    expect(touch).toMatchObject({ norm: { mean: 1.9, sd: 0.6 }, is_estimated: true });
    expect(touch.exactness?.sem).toBeCloseTo(Math.hypot(10 * Math.sqrt(0.5), FORM_SHIFT), 6);
  });

  it('with a norm but no reliability has an error that its spread bounds', () => {
    const bounded = inForm(
      { ...LONG, forms: [{ settings: {}, trials: 40, norm: { mean: 1.9, sd: 0.5 } }] },
      played(40),
    );
    expect(bounded.is_estimated).toBe(true);
    // Spearman-Brown: .64 at 100 trials is .4156 at 40.
    expect(bounded.exactness?.sem).toBeCloseTo(10 * Math.sqrt(1 - 0.4156), 2);
  });
});

describe('what is unknown', () => {
  it('is said to be, with the spread of its scale', () => {
    expect(measureInForm(NORMED, null, 'rate', played(10), null)).toMatchObject({ exactness: null, sd: 10 });
    const share = formulaOfRow({ data_point: 'rate', subtrait_id: 'pace', transform: 'ratio', max: 1 });
    const unknown = { kind: 'unknown', source: 'x' } as const;
    expect(measureInForm(share, unknown, 'rate', played(10), null)).toMatchObject({
      scale: 'percent',
      exactness: null,
      sd: UNKNOWN_SD,
    });
    const place = { ...unknown, score_sd: 14, scale: 'place' } as const;
    expect(measureInForm(share, place, 'rate', played(10), null)).toMatchObject({ scale: 'place', sd: 14 });
  });
});

describe('an estimate with an error of its own', () => {
  const formula = formulaOfRow({ data_point: 'theta', subtrait_id: 'reasoning', transform: 'irt' });
  const own = { kind: 'standard_error', data_point: 'se', points: 10, source: 'x' } as const;

  it('tells it, widened where its model was not calibrated, and never wider than the scale spreads', () => {
    const told = (error: number | null, widened?: number) =>
      measureInForm(formula, { ...own, ...(widened && { widened }) }, 'theta', played(12), error);
    expect(told(0.44)).toMatchObject({ scale: 'model', exactness: { sem: 4.4, kind: 'model' } });
    expect(told(0.44, 1.36).exactness?.sem).toBeCloseTo(6, 1);
    expect(told(3).exactness?.sem).toBe(10);
    expect(told(null).exactness).toBeNull();
  });
});

it('a formula says what its numbers mean where its measure does not', () => {
  expect(scaleOfFormula(NORMED)).toBe('norm');
  const table = formulaOfRow({
    data_point: 'x',
    subtrait_id: 's',
    transform: 'table',
    points: [
      [0, 0],
      [1, 100],
    ],
  });
  expect(scaleOfFormula(table)).toBe('percent');
});
