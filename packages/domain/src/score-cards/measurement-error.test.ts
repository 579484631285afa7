import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandAround,
  type CompositePart,
  compositeUncertainty,
  differMeaningfully,
  isIndicativeOnly,
  SHARED_ERROR,
  semOf,
  spanOfError,
  steppedReliability,
} from './measurement-error.ts';

let next = 0;

/** A part of its own task, as exact as a T score with this reliability. */
function part(r: number, more: Partial<CompositePart> = {}): CompositePart {
  const exactness = { sem: semOf(10, r), sd: 10, kind: 'retest', is_estimated: false } as const;
  return { weight: 1, exactness, sd: 10, tasks: [`task ${next++}`], data_point: 'x', shares: [], ...more };
}

describe('length', () => {
  it.each([
    [0.79, 0.5, 0.653],
    [0.36, 2, 0.529],
    [0.62, 1, 0.62],
    [0, 5, 0],
    [1, 0.1, 1],
  ])('%d of %d times the length gives %d', (r, factor, expected) => {
    expect(steppedReliability(r, factor)).toBeCloseTo(expected, 3);
  });

  it('never falls when a form gets longer, and stays within 0 to 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (r, one, other) => {
          const [short, long] = one < other ? [one, other] : [other, one];
          expect(steppedReliability(r, long)).toBeGreaterThanOrEqual(steppedReliability(r, short) - 1e-12);
          expect(steppedReliability(r, long)).toBeLessThanOrEqual(1 + 1e-12);
        },
      ),
    );
  });
});

describe('the standard error of measurement', () => {
  it.each([
    [0.6, 6.3],
    [0.7, 5.5],
    [0.85, 3.9],
  ])('of a T score with a reliability of %d is %d', (r, sem) => {
    expect(semOf(10, r)).toBeCloseTo(sem, 1);
  });
});

describe('a composite', () => {
  it('of eight tasks that average .64 comes to the .859 that the formula predicts', () => {
    const eight = Array.from({ length: 8 }, () => part(0.64));
    expect(compositeUncertainty(eight)?.reliability).toBeCloseTo(0.859, 2);
  });

  it('of one part is as exact as that part', () => {
    expect(compositeUncertainty([part(0.7, { weight: 30 })])).toEqual({
      sem: 5.477,
      reliability: 0.7,
      known: 1,
      kinds: ['retest'],
      is_estimated: false,
    });
  });

  it('does not depend on the order or the scale of the weights', () => {
    const any = fc.record({
      weight: fc.integer({ min: 1, max: 100 }),
      r: fc.double({ min: 0, max: 1, noNaN: true }),
      task: fc.constantFrom('a', 'b', 'c'),
      known: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (drawn) => {
        const parts = drawn.map(({ weight, r, task, known }) =>
          part(r, { weight, tasks: [task], ...(known ? {} : { exactness: null }) }),
        );
        const plain = compositeUncertainty(parts);
        const turned = compositeUncertainty(
          parts.toReversed().map((each) => ({ ...each, weight: each.weight * 2 })),
        );
        expect(turned?.sem).toBeCloseTo(plain?.sem ?? Number.NaN, 2);
        expect(turned?.known).toBeCloseTo(plain?.known ?? Number.NaN, 2);
        if (plain?.reliability !== null)
          expect(turned?.reliability).toBeCloseTo(plain?.reliability ?? Number.NaN, 2);
      }),
    );
  });

  it('never looks more exact for taking its parts from one play', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 }),
        (coefficients) => {
          const apart = compositeUncertainty(coefficients.map((r) => part(r)));
          const together = compositeUncertainty(coefficients.map((r) => part(r, { tasks: ['one'] })));
          expect(together?.sem).toBeGreaterThanOrEqual(apart?.sem ?? Number.NaN);
        },
      ),
    );
  });

  it('takes errors of one play as going together, and those of two plays as independent', () => {
    const apart = compositeUncertainty([part(0.6), part(0.6)]);
    const together = compositeUncertainty([part(0.6, { tasks: ['one'] }), part(0.6, { tasks: ['one'] })]);
    expect(apart?.sem).toBeCloseTo(semOf(10, 0.6) * Math.sqrt(1 / 2), 2);
    expect(together?.sem).toBeCloseTo(semOf(10, 0.6) * Math.sqrt((1 + SHARED_ERROR) / 2), 2);
  });

  it('says what is unknown, leaves it out of the reliability, and counts its whole spread as error', () => {
    const unknown = part(0, { exactness: null, weight: 1 });
    const alone = compositeUncertainty([unknown]);
    expect(alone).toEqual({ sem: 10, reliability: null, known: 0, kinds: [], is_estimated: false });
    const mixed = compositeUncertainty([part(0.8, { weight: 3 }), unknown]);
    expect(mixed).toMatchObject({ reliability: 0.8, known: 0.75, kinds: ['retest'] });
    expect(mixed?.sem).toBeCloseTo(Math.sqrt((0.75 * semOf(10, 0.8)) ** 2 + 2.5 ** 2), 2);
  });

  it('keeps the kinds of reliability apart: over time only where all of it was measured over time', () => {
    const inside = part(0.9);
    const alpha = {
      ...inside,
      exactness: inside.exactness && { ...inside.exactness, kind: 'model' as const },
    };
    expect(spanOfError(compositeUncertainty([part(0.9), part(0.8)]) ?? { kinds: [] })).toBe('over_time');
    const both = compositeUncertainty([part(0.9), alpha]);
    expect(both?.kinds).toEqual(['retest', 'model']);
    expect(spanOfError(both ?? { kinds: [] })).toBe('within_sitting');
    expect(spanOfError({ kinds: [] })).toBeNull();
  });

  it('without weight is nothing', () => {
    expect(compositeUncertainty([])).toBeNull();
    expect(compositeUncertainty([part(0.9, { weight: 0 })])).toBeNull();
  });
});

describe('two people', () => {
  it.each([
    [0.6, 17.5],
    [0.7, 15.2],
    [0.85, 10.7],
  ])('with a reliability of %d differ only beyond %d points', (r, points) => {
    const sem = semOf(10, r);
    const apart = (difference: number) =>
      differMeaningfully({ score: 50, sem }, { score: 50 + difference, sem });
    expect(apart(points - 0.1)).toBe(false);
    expect(apart(points + 0.1)).toBe(true);
  });

  it('cannot be told apart without knowing how exact the scores are', () => {
    expect(differMeaningfully({ score: 10, sem: null }, { score: 90, sem: 3 })).toBeNull();
  });
});

it('a band is held within the scale and widened to whole points', () => {
  expect(bandAround(50, 5)).toEqual({ low: 40, high: 60 });
  expect(bandAround(97, 5)).toEqual({ low: 87, high: 100 });
  expect(bandAround(2, 5)).toEqual({ low: 0, high: 12 });
});

it.each([
  [0.69, 1, true],
  [0.7, 1, false],
  [0.9, 0.6, false],
  [0.9, 0.59, true],
  [0.9, null, false],
  [null, 0, true],
])(
  'a reliability of %s, known of %s of the weight, is indicative only: %s',
  (reliability, known, expected) => {
    expect(isIndicativeOnly({ reliability, known })).toBe(expected);
  },
);
