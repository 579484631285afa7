import { describe, expect, it } from 'vitest';
import {
  audienceProblem,
  FLAG_KEYS,
  type FlagAudience,
  flagOfRoute,
  isOnFor,
  placeInShare,
  plainAudience,
} from './flags.ts';

const ORGANIZATIONS = Array.from({ length: 2_000 }, (_, n) => ({
  organization_id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  kind: n % 4 === 0 ? 'independent' : 'company',
}));
const [FIRST] = ORGANIZATIONS as [(typeof ORGANIZATIONS)[number]];

const some = (over: Partial<FlagAudience>): FlagAudience => ({
  kind: 'some',
  organization_ids: [],
  percent: 0,
  kinds: ['company', 'independent', 'staffing_agency'],
  ...over,
});
const reached = (audience: FlagAudience) =>
  ORGANIZATIONS.filter((one) => isOnFor('what_if', audience, one)).map((one) => one.organization_id);

describe('audiences of feature flags', () => {
  it('reach everyone, nobody, or those that are named', () => {
    expect(reached({ ...some({}), kind: 'everyone' })).toHaveLength(2_000);
    expect(reached({ ...some({ percent: 100 }), kind: 'none' })).toEqual([]);
    expect(reached(some({ organization_ids: [FIRST.organization_id] }))).toEqual([FIRST.organization_id]);
  });

  it('reach about the share that is asked for, and one that grows only adds organizations', () => {
    const shares = [0, 5, 25, 50, 100].map((percent) => reached(some({ percent })));
    // Four standard deviations of a binomial count around the share.
    for (const [at, percent] of [5, 25, 50].entries()) {
      const around = 20 * percent;
      const spread = 4 * Math.sqrt(2_000 * (percent / 100) * (1 - percent / 100));
      expect(Math.abs((shares[at + 1]?.length ?? 0) - around)).toBeLessThan(spread);
    }
    expect(shares[0]).toEqual([]);
    expect(shares[4]).toHaveLength(2_000);
    for (let at = 1; at < shares.length; at++)
      expect(shares[at]).toEqual(expect.arrayContaining(shares[at - 1] ?? []));
  });

  it('take the share of some kinds of workspaces alone, beside those that are named', () => {
    const ids = reached(some({ percent: 100, kinds: ['independent'], organization_ids: ['x'] }));
    expect(ids).toHaveLength(500);
    expect(
      isOnFor('what_if', some({ organization_ids: ['x'] }), { organization_id: 'x', kind: 'other' }),
    ).toBe(true);
  });

  it('put organizations in another order for each flag', () => {
    const orders = FLAG_KEYS.map((flag) => placeInShare(flag, FIRST.organization_id));
    expect(new Set(orders).size).toBe(FLAG_KEYS.length);
    expect(orders).toEqual(FLAG_KEYS.map((flag) => placeInShare(flag, FIRST.organization_id)));
    for (const place of orders) expect(place >= 0 && place < 100).toBe(true);
  });

  it('are refused where they reach nobody and do not say so', () => {
    expect(audienceProblem(some({}))).toBe('reaches_nobody');
    expect(audienceProblem(some({ percent: 5, kinds: [] }))).toBe('kinds_missing');
    expect(audienceProblem(some({ percent: 5 }))).toBeNull();
    expect(audienceProblem({ ...some({}), kind: 'none' })).toBeNull();
  });

  it('have one form', () => {
    expect(plainAudience({ ...some({ percent: 20 }), kind: 'everyone' })).toEqual({
      kind: 'everyone',
      organization_ids: [],
      percent: 0,
      kinds: [],
    });
    expect(plainAudience(some({ organization_ids: ['b', 'a', 'b'] }))).toMatchObject({
      organization_ids: ['a', 'b'],
      kinds: [],
    });
  });
});

it('a route is switched by its feature or by itself, and some stay', () => {
  const route = (method: string, path: string, feature: string) => flagOfRoute({ method, path, feature });
  expect(route('POST', '/ai/drafts/summary', 'ai-assist')).toBe('ai_drafts');
  expect(route('GET', '/ai/runs', 'ai-assist')).toBeNull();
  expect(route('GET', '/company/candidates/duplicates', 'talent-pool')).toBe('duplicates');
  expect(route('POST', '/company/candidates/merges/:person_merge_id/undo', 'talent-pool')).toBeNull();
});
