import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareApplicants,
  isWithinError,
  type RankedApplicant,
  subtraitScoresByRank,
} from '../applicants/ranking.ts';
import { readClock } from '../plays/play-clock.ts';
import { CanonicalJsonError, canonicalJson } from '../records/canonical-json.ts';
import { CHAIN_START, chainDigest, chainText, digestOfAll, verifyChain } from '../records/hash-chain.ts';
import { exponential, logarithm } from './elementary.ts';
import { childSeed, randomFrom } from './random.ts';
import { inversePhi, mean, median, pearson, phi, quantile, sd } from './statistics.ts';

describe('statistics', () => {
  it('describes lists, and has nothing to say about empty ones', () => {
    expect([mean([1, 2, 6]), median([5, 1, 3]), median([4, 1, 3, 2]), sd([2, 4, 4, 4, 5, 5, 7, 9])]).toEqual([
      3,
      3,
      2.5,
      expect.closeTo(2.13809, 5),
    ]);
    expect([
      mean([]),
      median([]),
      sd([1]),
      quantile([], 0.5),
      pearson([1], [1]),
      pearson([1, 1], [1, 2]),
    ]).toEqual([null, null, null, null, null, null]);
    expect([quantile([1, 2, 3, 4], 0), quantile([1, 2, 3, 4], 0.25), quantile([1, 2, 3, 4], 1)]).toEqual([
      1, 1.75, 4,
    ]);
    expect(() => quantile([1], 1.1)).toThrow(RangeError);
    expect(pearson([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
    expect(pearson([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 12);
    expect(() => pearson([1], [1, 2])).toThrow(RangeError);
  });

  it.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [1.959963984540054, 0.975],
    [-2, 0.0227501319481792],
    [-3, 0.0013498980316301],
    [-5, 2.866515718791939e-7],
    [-8, 6.220960574271785e-16],
    [40, 1],
    [-40, 0],
  ])('phi(%s) is %s', (z, p) => {
    expect(phi(z)).toBeCloseTo(p, 14);
    if (p > 0 && p < 1e-3) expect(phi(z) / p).toBeCloseTo(1, 9);
  });

  it('inverts phi', () => {
    expect(inversePhi(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect([inversePhi(0.5), inversePhi(0), inversePhi(1), inversePhi(2)]).toEqual([
      0,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NaN,
    ]);
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (z) => {
        expect(phi(inversePhi(phi(z)))).toBeCloseTo(phi(z), 12);
      }),
    );
  });

  it('exponential and logarithm agree with the engine', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 11);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
        expect(logarithm(x)).toBeCloseTo(Math.log(x), 9);
      }),
    );
    expect([exponential(0), exponential(-800), exponential(800), logarithm(1), logarithm(0)]).toEqual([
      1,
      0,
      Number.POSITIVE_INFINITY,
      0,
      Number.NEGATIVE_INFINITY,
    ]);
    expect([exponential(Number.NaN), logarithm(-1)]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('random', () => {
  const seed = '00112233445566778899aabbccddeeff';

  it('repeats for a seed and differs between seeds', () => {
    const draw = (from: string) => Array.from({ length: 5 }, randomFrom(from).next);
    expect(draw(seed)).toEqual(draw(seed));
    expect(draw(seed)).not.toEqual(draw(`${seed}0`));
    expect(childSeed(seed, 'order')).toMatch(/^[0-9a-f]{32}$/);
    const children = new Set(Array.from({ length: 2000 }, (_, i) => childSeed(seed, String(i))));
    expect(children.size).toBe(2000);
    expect(childSeed('ab', 'c')).not.toBe(childSeed('a', 'bc'));
  });

  it('is even: means, spread, and each face of a die', () => {
    const random = randomFrom(seed);
    const uniform = Array.from({ length: 20_000 }, () => random.next());
    expect(uniform.every((x) => x >= 0 && x < 1)).toBe(true);
    expect(mean(uniform)).toBeCloseTo(0.5, 2);
    const normal = Array.from({ length: 20_000 }, () => random.normal());
    expect(Math.abs(mean(normal) ?? 1)).toBeLessThan(0.03);
    expect(Math.abs((sd(normal) ?? 0) - 1)).toBeLessThan(0.03);
    const faces = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const face = random.int(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    expect(faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });

  it('shuffles without loss and picks from the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (from, items) => {
        const random = randomFrom(from);
        expect(random.shuffle(items).sort()).toEqual([...items].sort());
        expect(items).toContain(random.pick(items));
      }),
    );
    const orders = new Map<string, number>();
    const random = randomFrom(seed);
    for (let i = 0; i < 6000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.int(0)).toThrow(RangeError);
  });
});

describe('canonical JSON and hash chains', () => {
  /** Stands in for SHA-256: any function that tells texts apart will do here. */
  const digest = (text: string) => childSeed('chain', text) + childSeed('hash', text);

  it('writes one text per value', () => {
    expect(canonicalJson({ b: 1, a: [true, null, -0, 'é"'], c: undefined })).toBe(
      '{"a":[true,null,0,"é\\""],"b":1}',
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });

  it.each([
    [{ a: [Number.NaN] }, '$.a[0]'],
    [[Number.POSITIVE_INFINITY], '$[0]'],
    [undefined, '$'],
    [[undefined], '$[0]'],
    [{ at: new Date(0) }, '$.at'],
    [{ f: () => 1 }, '$.f'],
    [{ big: 1n }, '$.big'],
  ])('refuses %o at %s', (value, path) => {
    expect(() => canonicalJson(value)).toThrow(CanonicalJsonError);
    expect(() => canonicalJson(value)).toThrow(path);
  });

  it('refuses a cycle', () => {
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    expect(() => canonicalJson(loop)).toThrow(CanonicalJsonError);
  });

  it('names the first row that was changed, left out or moved', () => {
    const rows = [{ seq: 1 }, { seq: 2 }, { seq: 3 }];
    let last = CHAIN_START;
    const stored = rows.map((row) => {
      last = chainDigest(last, row, digest);
      return { row: row as unknown, digest: last };
    });
    expect(chainText(CHAIN_START, { b: 1, a: 2 })).toBe(`${CHAIN_START}\n{"a":2,"b":1}`);
    expect(digestOfAll(rows, digest)).toBe(last);
    expect(verifyChain(stored, digest)).toEqual({ intact: true, broken_at: null, rows: 3, digest: last });
    expect(
      verifyChain(stored.with(1, { row: { seq: 9 }, digest: stored[1]?.digest ?? '' }), digest).broken_at,
    ).toBe(1);
    expect(verifyChain(stored.toSpliced(1, 1), digest).broken_at).toBe(1);
    expect(verifyChain([...stored].reverse(), digest).broken_at).toBe(0);
    expect(verifyChain([], digest)).toMatchObject({ intact: true, digest: CHAIN_START });
  });
});

describe('the play clock (product §2.14)', () => {
  const at = (at_ms: number, kind: 'interaction' | 'pause' | 'interrupt' | 'resume' | 'end') => ({
    at_ms,
    kind,
  });

  it('stands until the first interaction, while interrupted, and after a resume until the next one', () => {
    expect(readClock([], 60_000, 5_000)).toEqual({
      active_ms: 0,
      remaining_ms: 60_000,
      running: false,
      used_up: false,
    });
    const stamps = [
      at(1_000, 'interaction'),
      at(4_000, 'interaction'),
      at(11_000, 'interrupt'),
      at(50_000, 'resume'),
    ];
    expect(readClock(stamps, 60_000, 90_000)).toEqual({
      active_ms: 10_000,
      remaining_ms: 50_000,
      running: false,
      used_up: false,
    });
    const back = [...stamps, at(95_000, 'interaction')];
    expect(readClock(back, 60_000, 100_000)).toMatchObject({
      active_ms: 15_000,
      remaining_ms: 45_000,
      running: true,
    });
    expect(
      readClock([...back, at(99_000, 'end'), at(100_000, 'interaction')], 60_000, 200_000).active_ms,
    ).toBe(14_000);
  });

  it('ends at the limit, and never without one', () => {
    const stamps = [at(0, 'interaction')];
    expect(readClock(stamps, 1_000, 5_000)).toEqual({
      active_ms: 1_000,
      remaining_ms: 0,
      running: false,
      used_up: true,
    });
    expect(readClock(stamps, null, 5_000)).toEqual({
      active_ms: 5_000,
      remaining_ms: null,
      running: true,
      used_up: false,
    });
  });

  it('never runs backwards', () => {
    const stamp = fc.record({
      at_ms: fc.nat(10_000),
      kind: fc.constantFrom('interaction', 'pause', 'interrupt', 'resume', 'end'),
    } as const);
    fc.assert(
      fc.property(fc.array(stamp), fc.nat(20_000), fc.nat(20_000), (stamps, now, later) => {
        const first = readClock(stamps, 5_000, now);
        const second = readClock(stamps, 5_000, now + later);
        expect(first.active_ms).toBeGreaterThanOrEqual(0);
        expect(second.active_ms).toBeGreaterThanOrEqual(first.active_ms);
        expect(second.active_ms).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe('ranking (product §2.17)', () => {
  const person = (id: string, over: Partial<RankedApplicant> = {}): RankedApplicant => ({
    id,
    job_fit_score: 50,
    coverage: 1,
    subtrait_scores: [50, 50],
    applied_at: '2026-01-01T00:00:00Z',
    ...over,
  });

  it('sorts by job fit, coverage, important subtraits, first come, id', () => {
    const wanted = [
      person('best', { job_fit_score: 90 }),
      person('subtrait', { subtrait_scores: [60, 0] }),
      person('early', { applied_at: '2025-12-31T00:00:00Z' }),
      person('a'),
      person('b'),
      person('gap', { subtrait_scores: [50, null] }),
      person('thin', { coverage: 0.7 }),
      person('zero', { job_fit_score: 0, applied_at: null }),
      person('none', { job_fit_score: null }),
    ];
    expect(
      [...wanted]
        .reverse()
        .sort(compareApplicants)
        .map((each) => each.id),
    ).toEqual(wanted.map((each) => each.id));
  });

  it('is a total order', () => {
    const anyone = fc.record<RankedApplicant>({
      id: fc.constantFrom('a', 'b', 'c'),
      job_fit_score: fc.option(fc.constantFrom(0, 50, 99.9)),
      coverage: fc.option(fc.constantFrom(0.6, 1)),
      subtrait_scores: fc.array(fc.option(fc.constantFrom(0, 50)), { maxLength: 3 }),
      applied_at: fc.option(fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')),
    });
    fc.assert(
      fc.property(anyone, anyone, anyone, (a, b, c) => {
        expect(Math.sign(compareApplicants(a, b)) + Math.sign(compareApplicants(b, a))).toBe(0);
        if (compareApplicants(a, b) <= 0 && compareApplicants(b, c) <= 0) {
          expect(compareApplicants(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('orders subtraits by rank, then weight, and knows measurement error', () => {
    const scores = subtraitScoresByRank([
      { rank: 2, score: 1, overall_weight: 0.9 },
      { rank: 1, score: 2, overall_weight: 0.1 },
      { rank: 1, score: 3, overall_weight: 0.3 },
    ]);
    expect(scores).toEqual([3, 2, 1]);
    expect([isWithinError(60, 70, 3.9), isWithinError(60, 71, 3.9), isWithinError(60, 60, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
