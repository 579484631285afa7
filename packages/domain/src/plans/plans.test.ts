import { describe, expect, it } from 'vitest';
import { byAnnualPrice, planChanges, yearlySaving } from './catalogue.ts';
import {
  type Entitlement,
  effectiveFeature,
  hasRoom,
  isInForce,
  monthOf,
  nextChange,
  useLevel,
} from './entitlements.ts';
import { BUILT_IN_FEATURES, featureKeyProblem, featureValueProblem } from './features.ts';

const given = (
  value: Entitlement['value'],
  source: Entitlement['source'] = 'plan',
  starts = 0,
  ends: number | null = null,
) => ({ value, source, starts, ends });

describe('what entitlements come to', () => {
  it.each([
    ['nothing', 'limit', [], { enabled: false, limit: 0, sources: [] }],
    ['a plan', 'limit', [given(5)], { enabled: true, limit: 5, sources: ['plan'] }],
    [
      'a plan and two add-ons',
      'limit',
      [given(2, 'addon'), given(5), given(2, 'addon')],
      { enabled: true, limit: 9, sources: ['plan', 'addon'] },
    ],
    [
      'one without a limit',
      'limit',
      [given(5), given(true, 'manual')],
      { enabled: true, limit: null, sources: ['plan', 'manual'] },
    ],
    [
      'zero and false',
      'metered',
      [given(0), given(false, 'manual')],
      { enabled: false, limit: 0, sources: [] },
    ],
    ['a flag that is off', 'flag', [given(false)], { enabled: false, limit: null, sources: [] }],
    [
      'a flag that one turns on',
      'flag',
      [given(false), given(true, 'group')],
      { enabled: true, limit: null, sources: ['group'] },
    ],
    ['one that is over', 'limit', [given(5, 'plan', 0, 100)], { enabled: false, limit: 0, sources: [] }],
    ['one that is to come', 'limit', [given(5, 'plan', 101)], { enabled: false, limit: 0, sources: [] }],
  ] as const)('%s', (_, kind, entitlements, expected) => {
    expect(effectiveFeature(kind, entitlements, 100)).toEqual(expected);
  });

  it('more entitlements never give less', () => {
    const values = [0, 1, 3, 7, true, false] as const;
    for (const a of values)
      for (const b of values) {
        const one = effectiveFeature('limit', [given(a)], 0);
        const both = effectiveFeature('limit', [given(a), given(b)], 0);
        for (const used of [0, 1, 2, 5, 9]) {
          if (hasRoom(one, used)) expect(hasRoom(both, used), `${a} and ${b} at ${used}`).toBe(true);
        }
      }
  });

  it('counts from its start on, up to but not at its end', () => {
    expect([9, 10, 19, 20].map((now) => isInForce({ starts: 10, ends: 20 }, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('stays the same until the next start or end', () => {
    expect(nextChange([given(1, 'plan', 10, 40), given(1, 'plan', 5, 30)], 10)).toBe(30);
    expect(nextChange([given(1, 'plan', 10)], 10)).toBe(null);
  });

  it('lets exactly as many in as there is room for', () => {
    expect([4, 5, 6].map((used) => hasRoom({ enabled: true, limit: 5 }, used))).toEqual([true, false, false]);
    expect(hasRoom({ enabled: false, limit: null }, 0)).toBe(false);
  });

  it.each([
    [null, 900, null],
    [10, 7, null],
    [10, 8, 'near'],
    [10, 10, 'near'],
    [10, 11, 'over'],
    [0, 0, null],
    [0, 1, 'over'],
  ] as const)('of %s a month, %s used: %s', (limit, used, level) => {
    expect(useLevel(limit, used)).toBe(level);
  });

  it('a month is one of UTC', () => {
    const { from, to } = monthOf(new Date('2026-12-31T23:59:59.999Z'));
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
  });
});

describe('features', () => {
  it.each([
    ['positions.active', null],
    ['support.phone', null],
    ['Support', 'shape'],
    ['a..b', 'shape'],
    ['', 'shape'],
    ['export.csv', 'never_sold'],
    ['compliance', 'never_sold'],
    ['reports.audit', 'never_sold'],
    ['candidate_rights.copy', 'never_sold'],
    ['accommodations', 'never_sold'],
    ['security_log.days', 'never_sold'],
    ['seats.recruiters', 'never_sold'],
  ])('%s: %s', (key, problem) => {
    expect(featureKeyProblem(key)).toBe(problem);
  });

  it('none of those that are built in is one of what everybody has', () => {
    expect(Object.keys(BUILT_IN_FEATURES).filter((key) => featureKeyProblem(key) !== null)).toEqual([]);
  });

  it.each([
    ['flag', true, null],
    ['flag', 1, 'not_a_flag'],
    ['limit', true, null],
    ['limit', false, 'not_an_amount'],
    ['metered', 0, null],
    ['limit', 1.5, 'not_an_amount'],
    ['limit', -1, 'not_an_amount'],
  ] as const)('%s %s: %s', (kind, value, problem) => {
    expect(featureValueProblem(kind, value)).toBe(problem);
  });
});

describe('plans', () => {
  it('are listed by ascending annual price, then in their own order, then by key', () => {
    const plan = (annual_price: number, position: number, key: string) => ({ annual_price, position, key });
    const plans = [plan(900, 0, 'c'), plan(0, 2, 'a'), plan(0, 1, 'b'), plan(0, 1, 'a')];
    expect(
      plans
        .sort(byAnnualPrice)
        .map(({ annual_price, position, key }) => `${annual_price} ${position} ${key}`),
    ).toEqual(['0 1 a', '0 1 b', '0 2 a', '900 0 c']);
  });

  it.each([
    [12_000, 1_200, 16],
    [10_800, 1_000, 10],
    [12_000, 1_000, 0],
    [13_000, 1_000, 0],
    [12_000, null, 0],
    [0, 0, 0],
  ])('%s a year instead of %s a month saves %s %%', (year, month, saved) => {
    expect(yearlySaving(year, month)).toBe(saved);
  });

  it('differ in what is given, an amount without a limit being more than any', () => {
    const features = [
      { key: 'a', kind: 'limit' },
      { key: 'b', kind: 'limit' },
      { key: 'c', kind: 'flag' },
      { key: 'd', kind: 'flag' },
    ] as const;
    expect(planChanges(features, { a: 5, b: true, c: true }, { a: true, b: 10, c: true, d: true })).toEqual([
      { key: 'a', kind: 'limit', from: 5, to: true, gains: true },
      { key: 'b', kind: 'limit', from: true, to: 10, gains: false },
      { key: 'd', kind: 'flag', from: false, to: true, gains: true },
    ]);
  });
});
