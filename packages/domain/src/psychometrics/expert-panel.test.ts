import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyProblems,
  lowestAgreement,
  PANEL_RULE,
  panelEvidence,
  type RatedItem,
  withinGroupAgreement,
} from './expert-panel.ts';

const rated = (key: string, counts: RatedItem['counts'], group = key, scale: string = counts): RatedItem => ({
  key,
  group,
  scale,
  counts,
});
const RATED = ['a', 'b', 'c', 'd'].map((key) => rated(key, 'rating'));

/** Experts who all rate alike, but for one item on which half of them say the opposite. */
const divided = (item: string) =>
  Array.from({ length: 10 }, (_, i) => ({ a: 6, b: 2, c: 4, d: 7, [item]: i % 2 === 0 ? 1 : 7 }));

describe('within-group agreement', () => {
  it('is as James, Demaree & Wolf define it: 1 less the variance over that of random ratings, 4 on seven points', () => {
    expect(withinGroupAgreement([5, 5, 5, 5])).toBe(1);
    expect(withinGroupAgreement([4, 5, 6])).toBeCloseTo(1 - 1 / 4, 12);
    expect(withinGroupAgreement([1, 7, 1, 7])).toBe(0);
  });
});

describe('a panel', () => {
  it('keeps an item by the mean and leaves out what experts do not agree on', () => {
    const { items, experts } = panelEvidence(RATED, divided('c'));
    expect(experts).toBe(10);
    expect(items.a).toEqual({ mean: 6, sd: 0, agreement: 1, use: 'kept' });
    expect(items.c).toMatchObject({ mean: 4, agreement: 0, use: 'left_out' });
  });

  it('counts nobody who has not rated everything', () => {
    const [first, ...others] = divided('c');
    const { experts, items } = panelEvidence(RATED, [{ a: 1, b: 7 }, ...others]);
    expect(experts).toBe(9);
    expect(items.a?.mean).toBe(6);
    expect(panelEvidence(RATED, first ? [{ ...first, a: 5 }] : []).items.a?.mean).toBe(5);
  });

  it('makes an order of mean ranks, the highest rating first, ties sharing their ranks', () => {
    const order = ['x', 'y', 'z'].map((key) => rated(key, 'order'));
    const { items } = panelEvidence(order, [
      { x: 7, y: 5, z: 1 },
      { x: 6, y: 6, z: 2 },
    ]);
    expect([items.x?.rank, items.y?.rank, items.z?.rank]).toEqual([1.25, 1.75, 3]);
  });

  it('chooses the best of each situation, and drops the situation when experts do not agree on it', () => {
    const choices = ['now', 'later'].flatMap((each) => [
      rated(`one.${each}`, 'choice', 'one'),
      rated(`two.${each}`, 'choice', 'two'),
    ]);
    const { items, scales } = panelEvidence(
      choices,
      Array.from({ length: 4 }, (_, i) => ({
        'one.now': 6,
        'one.later': 3,
        'two.now': i % 2 === 0 ? 7 : 1,
        'two.later': 2,
      })),
    );
    expect(Object.fromEntries(Object.entries(items).map(([key, { use }]) => [key, use]))).toEqual({
      'one.now': 'kept',
      'one.later': 'not_chosen',
      'two.now': 'left_out',
      'two.later': 'not_chosen',
    });
    expect(scales).toMatchObject([{ scale: 'choice', kept: 1, of: 2 }]);
  });

  it('makes a key from ten experts on who agree well, on at least half of each scale', () => {
    const alike = divided('none');
    expect(keyProblems(panelEvidence(RATED, alike))).toEqual([]);
    expect(keyProblems(panelEvidence(RATED, alike.slice(1)))).toEqual([
      { code: 'too_few_experts', scale: '' },
    ]);
    const apart = Array.from({ length: PANEL_RULE.experts }, (_, i) => ({
      a: 1 + (i % 7),
      b: 1 + ((i + 2) % 7),
      c: 1 + ((i + 4) % 7),
      d: 1 + ((i + 5) % 7),
    }));
    expect(keyProblems(panelEvidence(RATED, apart)).map(({ code }) => code)).toEqual([
      'too_little_agreement',
      'too_few_items',
    ]);
  });

  it('tells the lowest agreement among its scales, and none while one is unknown', () => {
    const items = [...RATED, ...['x', 'y', 'z'].map((key) => rated(key, 'order'))];
    const experts = divided('c').map((each, i) => ({ ...each, x: 7, y: 4 + (i % 2), z: 1 }));
    const evidence = panelEvidence(items, experts);
    const lowest = lowestAgreement(evidence);
    expect(lowest?.w).toBe(Math.min(...evidence.scales.map(({ w }) => w ?? 1)));
    expect(lowest?.icc.value).toBeLessThan(evidence.scales[1]?.icc?.value ?? 0);
    expect(lowestAgreement(panelEvidence(items, []))).toBeNull();
  });

  it('gives the same key whatever the order of the experts', () => {
    const someone = fc.record({
      a: fc.integer({ min: 1, max: 7 }),
      b: fc.integer({ min: 1, max: 7 }),
      c: fc.integer({ min: 1, max: 7 }),
      d: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(fc.array(someone, { minLength: 2, maxLength: 14 }), (experts) => {
        expect(panelEvidence(RATED, experts.toReversed()).items).toEqual(panelEvidence(RATED, experts).items);
      }),
    );
  });
});
