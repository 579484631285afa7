import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimateAbility,
  estimateReliability,
  type ItemParameters,
  itemInformation,
  personFit,
  probabilityCorrect,
  raschItem,
} from './irt.ts';

const ITEMS: readonly ItemParameters[] = [
  { a: 1.4, b: -1.5, c: 0.25, d: 0.98 },
  { a: 1.4, b: -0.5, c: 0.25, d: 0.98 },
  { a: 1, b: 0, c: 0, d: 1 },
  { a: 1.8, b: 0.4, c: 0.2, d: 1 },
  { a: 1.4, b: 1.2, c: 0.25, d: 0.98 },
  { a: 0.7, b: 2, c: 0.1, d: 0.95 },
];

function answers(pattern: string) {
  return ITEMS.map((item, i) => ({ item, correct: pattern[i] === '1' }));
}

const anItem = fc
  .record({
    a: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
    b: fc.double({ min: -3, max: 3, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
    d: fc.double({ min: 0.9, max: 1, noNaN: true }),
  })
  .map((item): ItemParameters => item);

describe('the chance of solving an item', () => {
  it.each([
    [raschItem(0), 0, 0.5],
    [raschItem(0), 1.5, 0.8175744761936437],
    [{ a: 1.4, b: 0.5, c: 0.25, d: 0.98 }, 0.5, 0.615],
    [{ a: 1.4, b: 0.5, c: 0.25, d: 0.98 }, -2, 0.2713979284484901],
    [{ a: 1.7, b: -1, c: 0.2, d: 1 }, 0.3, 0.9209151414574646],
  ])('%o at %d is %d', (item, theta, p) => {
    expect(probabilityCorrect(item, theta)).toBeCloseTo(p, 12);
  });

  it('rises with ability, from guessing to slips', () => {
    fc.assert(
      fc.property(anItem, fc.double({ min: -4, max: 4, noNaN: true }), (item, theta) => {
        const p = probabilityCorrect(item, theta);
        expect(p).toBeGreaterThan(item.c);
        expect(p).toBeLessThan(item.d);
        expect(probabilityCorrect(item, theta + 0.1)).toBeGreaterThan(p);
      }),
    );
  });
});

describe('information', () => {
  it.each([
    [raschItem(0), 0, 0.25],
    [raschItem(0), 1.5, 0.149146452],
    [{ a: 1.4, b: 0.5, c: 0.25, d: 0.98 }, 0.5, 0.275705839],
    [{ a: 1.4, b: 0.5, c: 0.25, d: 0.98 }, -2, 0.0042762365],
    [{ a: 1.7, b: -1, c: 0.2, d: 1 }, 0.3, 0.201539368],
  ])('of %o at %d is %d', (item, theta, information) => {
    expect(itemInformation(item, theta)).toBeCloseTo(information, 8);
  });

  it('is nothing where the chance no longer moves', () => {
    expect(itemInformation({ a: 1, b: 0, c: 0.5, d: 0.5 }, 0)).toBe(0);
    expect(itemInformation(raschItem(0), -1000)).toBe(0);
    expect(itemInformation(raschItem(0), 1000)).toBe(0);
  });
});

describe('ability', () => {
  // Adaptive numerical integration over -9 to 9 (SciPy 1.17, quad), an implementation of its own.
  it.each([
    ['111111', 1.310492880562, 0.764713267008],
    ['000000', -1.438010108572, 0.70182751403],
    ['111000', -0.046066965022, 0.644166714947],
    ['000111', -0.766629802044, 0.881553741707],
    ['110101', 0.287021776783, 0.73131211517],
  ])('after %s is %d with error %d', (pattern, theta, se) => {
    const estimate = estimateAbility(answers(pattern));
    expect(estimate.theta).toBeCloseTo(theta, 4);
    expect(estimate.se).toBeCloseTo(se, 4);
  });

  it('is that of the population without answers', () => {
    const { theta, se } = estimateAbility([]);
    expect(theta).toBeCloseTo(0, 12);
    expect(se).toBeCloseTo(1, 4);
    expect(estimateReliability(se)).toBeCloseTo(0, 4);
    expect(estimateReliability(0.4472)).toBeCloseTo(0.8, 4);
    expect(estimateReliability(1.2)).toBe(0);
  });

  const someAnswers = fc.array(fc.tuple(anItem, fc.boolean()), { minLength: 1, maxLength: 24 });

  it('rises with every item solved, and the error falls with more items', () => {
    fc.assert(
      fc.property(someAnswers, (given) => {
        const responses = given.map(([item, correct]) => ({ item, correct }));
        const { theta, se } = estimateAbility(responses);
        expect(Math.abs(theta)).toBeLessThan(5);
        expect(se).toBeGreaterThan(0);
        // With guessing and slips, answers may speak for two abilities at once: the error then exceeds that of none.
        expect(se).toBeLessThan(5);
        const missed = responses.findIndex(({ correct }) => !correct);
        if (missed < 0) return;
        const better = responses.map((each, i) => (i === missed ? { ...each, correct: true } : each));
        expect(estimateAbility(better).theta).toBeGreaterThan(theta);
      }),
      { numRuns: 60 },
    );
    const few = answers('110100');
    expect(estimateAbility([...few, ...few]).se).toBeLessThan(estimateAbility(few).se);
  });

  it('is never less certain than without answers where nobody guesses or slips (Brascamp & Lieb 1976)', () => {
    fc.assert(
      fc.property(someAnswers, (given) => {
        const responses = given.map(([item, correct]) => ({ item: { ...item, c: 0, d: 1 }, correct }));
        expect(estimateAbility(responses).se).toBeLessThan(estimateAbility([]).se);
      }),
    );
  });
});

describe('person fit', () => {
  it.each([
    ['111111', -0.108406486736],
    ['000000', -3.415060459275],
    ['111000', 0.863322887548],
    ['000111', -4.386789833559],
    ['110101', -0.048912671306],
  ])('of %s at 0.3 is %d', (pattern, lz) => {
    expect(personFit(answers(pattern), 0.3)).toBeCloseTo(lz, 9);
  });

  it('has nothing to say without answers', () => {
    expect(personFit([], 0)).toBeNull();
  });
});
